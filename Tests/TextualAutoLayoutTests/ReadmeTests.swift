//  The README says what is true: its code is compiled, its pictures are those of the gallery.

import Examples
import Foundation
import Testing

#if canImport(AppKit) || os(Linux)
private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

private func contents(_ path: String) throws -> String {
  try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
}

private func normalized(_ line: Substring) -> String {
  line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
}

@Suite @MainActor struct ReadmeTests {
  @Test func everyLineOfCodeIsCompiledAndRunByATest() throws {
    let blocks = try contents("README.md").components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(blocks.count > 5)
    let compiled = try Example.source + contents("Tests/Migration/MigrationTests.swift")
    let known = Set(compiled.split(separator: "\n").map(normalized))
    for line in blocks.flatMap({ $0.split(separator: "\n") }).map(normalized) where !line.hasPrefix("//") {
      #expect(known.contains(line), "README: \(line)")
    }
  }

  @Test func everyFormOfTheTableIsCompiledAndRunByATest() throws {
    let cells = try contents("README.md").split(separator: "\n").filter {
      $0.hasPrefix("| ") && $0.contains("Anchor =")
    }
    #expect(cells.count >= 7)
    for cell in cells {
      let parts = cell.components(separatedBy: "`")
      for code in stride(from: 1, to: parts.count, by: 2).map({ parts[$0].replacingOccurrences(of: "\\|", with: "|") })
      {
        #expect(Example.source.contains(code), "README: \(code)")
      }
    }
  }

  @Test func everyPictureIsShown() throws {
    let readme = try contents("README.md")
    for example in Example.all { #expect(readme.contains("Tests/Gallery/Pictures/\(example.name).svg")) }
  }

  @Test func everyExampleHasStatements() {
    for example in Example.all { #expect(example.statements.contains { $0.contains("nchor") }) }
  }

  @Test func everyExampleIsLaidOutWithoutAmbiguity() {
    for example in Example.all {
      for (view, frame) in example.laidOut().placedViews {
        #expect(!view.hasAmbiguousLayout, "\(example.name): \(view.label)")
        #expect(frame.width > 0 && frame.height > 0, "\(example.name): \(view.label)")
      }
    }
  }
}
#endif
