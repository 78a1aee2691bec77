//  The pictures are what the code yields, and every text in them can be read.

import Examples
import Foundation
import Testing
import UIKit

@Suite @MainActor struct PictureTests {
  @Test func thePicturesAreWhatTheCodeYields() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Gallery/Pictures")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(Example.all.map { $0.name + ".svg" }))
    for example in Example.all {
      let picture = try String(contentsOf: folder.appendingPathComponent(example.name + ".svg"), encoding: .utf8)
      let isCurrent = picture == example.svg()
      #expect(isCurrent, "swift run Gallery draws \(example.name) anew")
    }
  }

  @Test(arguments: [nil, 320] as [CGFloat?], [false, true])
  func noTextLiesOnAnotherOrOnALine(width: CGFloat?, isRightToLeft: Bool) throws {
    for example in Example.all {
      let picture = try Seen(example.svg(width: width, isRightToLeft: isRightToLeft))
      #expect(picture.texts.count > 1 && picture.lines.count > 4, "\(example.name)")
      for (index, text) in picture.texts.enumerated() {
        #expect(picture.bounds.contains(text.place), "\(example.name): \(text.string) is outside")
        for other in picture.texts[(index + 1)...] where other.place.intersects(text.place) {
          Issue.record("\(example.name): \(text.string) on \(other.string)")
        }
        for line in picture.lines where line.intersects(text.place) {
          Issue.record("\(example.name): \(text.string) on a line at \(line)")
        }
      }
    }
  }

  @Test func theREADMEsPicturesFitItsPage() throws {
    for example in Example.all { #expect(try Seen(example.svg()).bounds.width <= 800, "\(example.name)") }
  }

  @Test func linesTellWhatIsOptionalOrBroken() throws {
    let pictures = Dictionary(uniqueKeysWithValues: Example.all.map { ($0.name, $0.svg()) })
    let (padding, ratio) = try (#require(pictures["padding"]), #require(pictures["ratio"]))
    #expect(!padding.contains("dash") && !padding.contains(">required<"))
    for color in ["#dc2626", "#6b7280"] {
      #expect(ratio.contains("stroke=\"\(color)\" stroke-width=\"1\" stroke-dasharray"))
    }
    for meaning in ["required", "optional", "broken"] { #expect(ratio.contains(">\(meaning)<")) }
  }

  @Test(arguments: [1, 50, 10_000] as [CGFloat])
  func everyWidthThatAScreenHasCanBeDrawn(width: CGFloat) throws {
    // What cannot hold there is of no interest here.
    let log = StandIn.log
    StandIn.log = { _ in }
    defer { StandIn.log = log }
    for example in Example.all {
      for isRightToLeft in [false, true] {
        #expect(try !Seen(example.svg(width: width, isRightToLeft: isRightToLeft)).lines.isEmpty)
      }
    }
  }
}

/// What a reader sees of a picture, taken from its file alone: how it was made does not count.
private struct Seen {
  let bounds: CGRect
  private(set) var texts: [(string: String, place: CGRect)] = []
  /// Those of constraints and the edges of boxes; dots as their squares.
  private(set) var lines: [CGRect] = []

  init(_ file: String) throws {
    func elements(_ name: String) -> [(attributes: [String: String], content: String)] {
      file.components(separatedBy: "<\(name) ").dropFirst().map { rest in
        let (tag, content) = (rest.prefix { $0 != ">" }, rest.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
        let parts = tag.components(separatedBy: "\"")
        let names = stride(from: 0, to: parts.count - 1, by: 2).map {
          (parts[$0].filter { $0.isLetter || "-0123456789".contains($0) }, parts[$0 + 1])
        }
        return (Dictionary(uniqueKeysWithValues: names), String(content))
      }
    }
    func rectangle(_ attributes: [String: String]) throws -> CGRect {
      func value(_ name: String) throws -> CGFloat { try CGFloat(#require(Double(attributes[name] ?? "0"))) }
      return try CGRect(x: value("x"), y: value("y"), width: value("width"), height: value("height"))
    }
    let boxes = try elements("rect").map { try rectangle($0.attributes) }
    // The first is the background.
    bounds = try #require(boxes.first)
    for box in boxes.dropFirst() {
      for y in [box.minY, box.maxY] { lines.append(CGRect(x: box.minX, y: y, width: box.width, height: 0)) }
      for x in [box.minX, box.maxX] { lines.append(CGRect(x: x, y: box.minY, width: 0, height: box.height)) }
    }
    for path in elements("path") {
      let numbers = try #require(path.attributes["d"]).split { "ML ".contains($0) }
        .map { try CGFloat(#require(Double($0))) }
      for start in stride(from: 0, to: numbers.count, by: 4) {
        let (x, y) = (numbers[start], numbers[start + 1])
        lines.append(CGRect(x: x, y: y, width: numbers[start + 2] - x, height: numbers[start + 3] - y).standardized)
      }
    }
    for dot in elements("circle").map(\.attributes) {
      let (x, y) = try (#require(Double(dot["cx"] ?? "")), #require(Double(dot["cy"] ?? "")))
      lines.append(CGRect(x: x - 2, y: y - 2, width: 4, height: 4))
    }
    for (attributes, content) in elements("text") {
      let string = content.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&amp;", with: "&")
      let size = try CGFloat(#require(Double(attributes["font-size"] ?? "")))
      let isMonospaced = attributes["font-family"] == "monospace"
      let width = size * string.reduce(0) { $0 + (isMonospaced ? 0.6 : Self.width(of: $1)) }
      let before = ["start": 0, "end": width][attributes["text-anchor"] ?? ""] ?? width / 2
      let start = try rectangle(attributes).offsetBy(dx: -before, dy: -0.75 * size).origin
      texts.append((string, CGRect(origin: start, size: CGSize(width: width, height: size))))
    }
  }

  /// In the size of the text: as wide as in DejaVu Sans, which is wider than what most readers have.
  private static func width(of character: Character) -> CGFloat {
    switch character {
    case "m", "w", "M", "W", "…": return 1
    case "=", "≠", "<", ">", "≤", "≥", "+", "−", "×": return 0.84
    case " ", ".", ":", ",", "i", "j", "l", "f", "t", "r", "I": return 0.4
    default: return character.isUppercase ? 0.77 : 0.635
    }
  }
}
