//  The pictures are what the code yields, and every text in them can be read.

import Examples
import Foundation
import Testing

@testable import Gallery

@Suite @MainActor struct PictureTests {
  @Test func thePicturesAreWhatTheCodeYields() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Gallery/Pictures")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    // The anatomy was drawn by hand.
    #expect(Set(files) == Set(Example.all.map { $0.name + ".svg" } + ["anatomy.svg"]))
    for example in Example.all {
      let picture = try String(contentsOf: folder.appendingPathComponent(example.name + ".svg"), encoding: .utf8)
      let isCurrent = picture == example.svg
      #expect(isCurrent, "swift run Gallery draws \(example.name) anew")
    }
  }

  @Test func noTextLiesOnAnotherOrOnALine() throws {
    for example in Example.all {
      let picture = try Seen(example.svg)
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

  @Test func aTableShowsTheFrames() throws {
    let ratio = try #require(Example.all.first { $0.name == "ratio" })
    let lines = Gallery.frames(of: ratio).components(separatedBy: "\n")
    #expect(lines[0] == "A priority gives way" && lines.count == 8)
    #expect(lines[4] == "       x       y   width  height  it gives way")
    #expect(lines[6] == "      10      10     110      76  view")
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
      let pairs = tag.matches(of: #/([a-zA-Z0-9-]+)="([^"]*)"/#).map { (String($0.1), String($0.2)) }
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
        lines.append(CGRect(x: try value("cx") - 2.5, y: try value("cy") - 2.5, width: 5, height: 5))
      case "text":
        let string = content.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&amp;", with: "&")
        let size = try value("font-size")
        // A reader that does not know `textLength` sees most monospaced fonts as wide as this.
        let width = max(try value("textLength"), 0.6 * size * CGFloat(string.count))
        texts.append((string, CGRect(x: try value("x"), y: try value("y") - 0.75 * size, width: width, height: size)))
      default:
        Issue.record("\(name) is not looked at")
      }
    }
  }
}
