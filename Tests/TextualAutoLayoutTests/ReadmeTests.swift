//  The README says what is true: its code is compiled, its pictures are those of the gallery.

import Examples
import Foundation
import Testing
import TestSupport

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
    #expect(blocks.count > 4)
    let recipes = try contents("Tests/TextualAutoLayoutTests/Cookbook/CookbookDebugging.swift")
    let compiled = Example.source + recipes
    let known = Set(compiled.split(separator: "\n").map(normalized))
    for line in blocks.flatMap({ $0.split(separator: "\n") }).map(normalized) where !line.hasPrefix("//") {
      let isKnown = known.contains(line)
      #expect(isKnown, "README: \(line)")
    }
  }

  @Test func everyFormIsCompiledAndRunByATest() throws {
    let forms = try contents("README.md").components(separatedBy: "## The forms\n")[1].components(separatedBy: "\n## ")[
      0
    ]
    .replacingOccurrences(of: "\\|", with: "|").components(separatedBy: "`").filter { $0.contains("Anchor =") }
    #expect(forms.count > 10)
    for form in forms { #expect(Example.source.contains(" \(form) "), "README: \(form)") }
  }

  /// What stands for a form of the original TAL 1.1, in the cookbook, and the platform's words for the first relation.
  @Test func everyPlatformsWordIsCompiledAndRunByATest() throws {
    let cookbook = try contents("Tests/Cookbook.md").components(separatedBy: "| 1.1 | here |\n")
    let rows = try #require(cookbook.last).components(separatedBy: "\n\n")[0].split(separator: "\n")
    #expect(cookbook.count == 2 && rows.count == 13)
    var words = rows.flatMap { row in
      (row.components(separatedBy: " | ").last ?? "").components(separatedBy: "`").filter {
        $0.hasPrefix("a.") || $0.hasPrefix("constraint.")
      }
    }
    #expect(words.count == 8)
    words.append(
      try #require(try contents("README.md").components(separatedBy: "`").first { $0.hasSuffix(".isActive = true") }))
    let tests = try contents("Tests/TextualAutoLayoutTests/MigrationTests.swift")
    for word in words { #expect(tests.contains(word.replacingOccurrences(of: "\\|", with: "|")), "\(word)") }
  }

  @Test func everyLinkAndPictureIsThere() throws {
    let readme = try contents("README.md")
    let links = readme.components(separatedBy: "](").dropFirst().compactMap { $0.components(separatedBy: ")").first }
    for link in links { #expect(throws: Never.self) { try contents(link) } }
    for example in Example.all { #expect(links.contains("Tests/Gallery/Pictures/\(example.name).svg")) }
  }

  @Test func everyExampleHasStatements() {
    for example in Example.all { #expect(example.statements.contains { $0.contains("nchor") }) }
  }

  @Test func everyExampleIsLaidOutWithoutAmbiguity() {
    for example in Example.all {
      for (view, frame) in example.scenes().flatMap({ $0.laidOut().placedViews }) {
        #expect(!view.hasAmbiguousLayout, "\(example.name): \(view.label)")
        #expect(frame.width > 0 && frame.height > 0, "\(example.name): \(view.label)")
      }
    }
  }
}
#endif
