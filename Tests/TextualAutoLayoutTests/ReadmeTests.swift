//  The README's code is compiled and run by tests. What it links to is there, and its pictures are those of the gallery.

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

/// The lines of code of a page or a file, without their indentation.
private func lines(of code: String) -> [String] {
  code.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
}

/// The lines of the Swift code that a page shows.
private func shownLines(_ path: String) throws -> [String] {
  try contents(path).components(separatedBy: "```swift\n").dropFirst()
    .flatMap { lines(of: $0.components(separatedBy: "```")[0]) }
}

@Suite @MainActor struct ReadmeTests {
  @Test func everyLineOfCodeIsCompiledAndRunByATest() throws {
    let shown = try shownLines("README.md")
    let known = try Set(lines(of: Example.source) + shownLines("Tests/Cookbook.md"))
    #expect(shown.count > 20)
    for line in shown where !known.contains(line) { Issue.record("README: \(line)") }
  }

  @Test func everyFormIsCompiledAndRunByATest() throws {
    let section = try contents("README.md").components(separatedBy: "## The forms\n")[1]
    let table = section.components(separatedBy: "\n## ")[0].replacingOccurrences(of: "\\|", with: "|")
    let forms = table.components(separatedBy: "`").filter { $0.contains("Anchor =") }
    #expect(forms.count > 10)
    for form in forms { #expect(Example.source.contains(" \(form) "), "README: \(form)") }
  }

  /// A relation in the text of README is a line of an example, of a recipe, or of a test of sets.
  @Test func everyRelationInTheTextIsCompiledAndRunByATest() throws {
    let text = try contents("README.md").replacingOccurrences(of: "\\|", with: "|").components(separatedBy: "`")
    let relations = text.filter { $0.contains("Anchor =") && !$0.contains("\n") }
    let recipes = try shownLines("Tests/Cookbook.md").joined(separator: "\n")
    let known = try Example.source + recipes + contents("Tests/TextualAutoLayoutTests/SetTests.swift")
    #expect(relations.count > 15)
    for relation in relations where !known.contains(relation) { Issue.record("README: \(relation)") }
  }

  /// What stands for a form of the original TAL 1.1, in the cookbook, and the platform's words for the first relation.
  @Test func everyPlatformsWordIsCompiledAndRunByATest() throws {
    let cookbook = try contents("Tests/Cookbook.md").components(separatedBy: "| 1.1 | here |\n")
    let rows = try #require(cookbook.last).components(separatedBy: "\n\n")[0].split(separator: "\n")
    #expect(cookbook.count == 2 && rows.count == 13)
    let words = rows.flatMap { ($0.components(separatedBy: " | ").last ?? "").components(separatedBy: "`") }
    let statements = words.filter { $0.hasPrefix("a.") || $0.hasPrefix("b.") || $0.hasPrefix("constraint.") }
    #expect(statements.count == 9)
    let known = try Set(shownLines("Tests/Cookbook.md"))
    for word in statements where !known.contains(word.replacingOccurrences(of: "\\|", with: "|")) {
      Issue.record("\(word)")
    }
    let labels = words.filter { $0.hasSuffix("SpacingAfter:") }
    #expect(labels.count == 2)
    for label in labels.flatMap({ [$0, $0.replacingOccurrences(of: "After", with: "Below")] }) {
      #expect(known.contains { $0.contains("(\(label) ") }, "\(label)")
    }
    let first = try #require(try contents("README.md").components(separatedBy: ".isActive = true`").first)
    let platforms = try #require(first.components(separatedBy: "`").last)
    let tests = try contents("Tests/TextualAutoLayoutTests/RelationTests.swift")
    #expect(tests.contains("same(as: \(platforms))\n"), "\(platforms)")
  }

  @Test func everyLinkAndPictureIsThere() throws {
    let readme = try contents("README.md")
    let links = readme.components(separatedBy: "](").dropFirst().compactMap { $0.components(separatedBy: ")").first }
    for link in links {
      let parts = link.components(separatedBy: "#")
      let page = try contents(parts[0])
      // The cookbook has a table of contents, with a link to each of its headings.
      #expect(parts.count == 1 || page.contains("](#\(parts[1]))"), "\(link)")
    }
    for example in Example.all { #expect(links.contains("Tests/Gallery/Pictures/\(example.name).svg")) }
  }

  @Test func everyExampleHasStatements() {
    for example in Example.all { #expect(example.statements.contains { $0.contains("nchor") }) }
  }

  @Test func everyExampleIsLaidOutWithoutAmbiguity() {
    for example in Example.all {
      for (view, frame) in example.scenes.flatMap({ $0.laidOut().placedViews }) {
        #expect(!view.hasAmbiguousLayout, "\(example.name): \(view.label)")
        #expect(frame.width > 0 && frame.height > 0, "\(example.name): \(view.label)")
      }
    }
  }
}
#endif
