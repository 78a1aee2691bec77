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

  /// A character is five points wide and ten high.
  @Test func theTerminalShowsTheFramesInCharacters() throws {
    let scene = Example.all.first { $0.name == "ratio" }?.scenes().last
    let lines = try drawing(of: #require(scene)).components(separatedBy: "\n")
    #expect(lines.first == "    ┌─────────────────────────┐")
    #expect(lines[1] == "    │ ┌─────────────────────┐ │")
    #expect(lines.contains("    │ │         view        │ │"))
    #expect(lines.count == 11)
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

/// What a reader sees of a picture. It is taken from the file alone, because it does not matter how it was made.
private struct Seen {
  private(set) var bounds = CGRect.zero
  private(set) var texts: [(string: String, place: CGRect)] = []
  /// The lines of constraints and the edges of boxes. A dot is its square.
  private(set) var lines: [CGRect] = []

  init(_ file: String) throws {
    for (_, name, tag, content) in file.matches(of: #/<([a-z]+)([^>]*)>([^<]*)/#).map(\.output) {
      let pairs = tag.matches(of: #/([a-z0-9-]+)="([^"]*)"/#).map { (String($0.1), String($0.2)) }
      let attributes = Dictionary(uniqueKeysWithValues: pairs)
      func value(_ name: String) throws -> CGFloat { try CGFloat(#require(Double(attributes[name] ?? ""))) }
      switch name {
      case "title": break
      case "svg":
        bounds = try CGRect(x: 0, y: 0, width: value("width"), height: value("height"))
      case "rect":
        // The background has no coordinates.
        if attributes["x"] == nil { continue }
        let box = try CGRect(x: value("x"), y: value("y"), width: value("width"), height: value("height"))
        for y in [box.minY, box.maxY] { lines.append(CGRect(x: box.minX, y: y, width: box.width, height: 0)) }
        for x in [box.minX, box.maxX] { lines.append(CGRect(x: x, y: box.minY, width: 0, height: box.height)) }
      case "path":
        let numbers = try #require(attributes["d"]).split { "ML ".contains($0) }
          .map { try CGFloat(#require(Double($0))) }
        for start in stride(from: 0, to: numbers.count, by: 4) {
          let (x, y) = (numbers[start], numbers[start + 1])
          lines.append(CGRect(x: x, y: y, width: numbers[start + 2] - x, height: numbers[start + 3] - y).standardized)
        }
      case "circle":
        lines.append(CGRect(x: try value("cx") - 2, y: try value("cy") - 2, width: 4, height: 4))
      case "text":
        let string = content.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&amp;", with: "&")
        let (size, isMonospaced) = (try value("font-size"), attributes["font-family"] == "monospace")
        let width = size * string.reduce(0) { $0 + (isMonospaced ? 0.6 : Self.width(of: $1)) }
        let shifts: [String: CGFloat] = ["start": 0, "end": width]
        let before = shifts[attributes["text-anchor"] ?? ""] ?? width / 2
        let place = CGRect(x: try value("x") - before, y: try value("y") - 0.75 * size, width: width, height: size)
        texts.append((string, place))
      default:
        Issue.record("\(name) is not looked at")
      }
    }
  }

  /// The width is in sizes of the text. It is that of DejaVu Sans, which is wider than what most readers have.
  private static func width(of character: Character) -> CGFloat {
    switch character {
    case "m", "w", "M", "W", "…": return 1
    case "=", "≠", "<", ">", "≤", "≥", "+", "−", "×": return 0.84
    case " ", ".", ":", ",", "i", "j", "l", "f", "t", "r", "I": return 0.4
    default: return character.isUppercase ? 0.77 : 0.635
    }
  }
}
