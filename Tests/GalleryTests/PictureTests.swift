//  The pictures in the repository are up to date, and every text in them can be read.

import Foundation
import Testing

import Examples
@testable import Gallery

@Suite @MainActor struct PictureTests {
  @Test func picturesAreUpToDate() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Gallery/Pictures")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    // anatomy.svg was drawn by hand.
    #expect(Set(files) == Set(Example.all.map { $0.name + ".svg" } + ["anatomy.svg"]))
    for example in Example.all {
      let file = folder.appendingPathComponent(example.name + ".svg")
      let isCurrent = try String(contentsOf: file, encoding: .utf8) == example.svg
      #expect(isCurrent, "\(example.name) has changed. To draw it again, run: swift run Gallery")
    }
  }

  @Test func noTextOverlapsTextOrLine() {
    for example in Example.all {
      let (canvas, size) = example.drawn()
      #expect(canvas.texts.count > 1 && canvas.lines.count > 4, "\(example.name)")
      for (index, text) in canvas.texts.enumerated() {
        #expect(CGRect(origin: .zero, size: size).contains(text.frame), "\(example.name): \(text.string) is outside")
        for other in canvas.texts[(index + 1)...] where other.frame.intersects(text.frame) {
          Issue.record("\(example.name): \(text.string) overlaps \(other.string)")
        }
        for line in canvas.lines where line.intersects(text.frame) {
          Issue.record("\(example.name): \(text.string) overlaps a line at \(line)")
        }
      }
    }
  }

  @Test func tableListsEachFrame() throws {
    let ratio = try #require(Example.all.first { $0.name == "ratio" })
    let lines = Gallery.frames(of: ratio).components(separatedBy: "\n")
    #expect(lines[0] == "A priority gives way" && lines.count == 8)
    #expect(lines[4] == "       x       y   width  height  it gives way")
    #expect(lines[6] == "      10      10     110      76  view")
  }
}
