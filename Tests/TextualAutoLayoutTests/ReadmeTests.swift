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
    #expect(blocks.count > 4)
    let compiled = try Example.source + contents("Tests/MigrationTests/MigrationTests.swift")
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

  @Test func everyPlatformsWordIsCompiledAndRunByATest() throws {
    let readme = try contents("README.md")
    let rows = readme.components(separatedBy: "| before | now |\n|---|---|\n")[1].split(separator: "\n")
    #expect(rows.count == 8)
    let words = rows.compactMap { $0.components(separatedBy: " | `").last?.components(separatedBy: "`").first }
    let first = readme.components(separatedBy: "`").first { $0.hasSuffix(".isActive = true") }
    let tests = try contents("Tests/MigrationTests/MigrationTests.swift")
    for word in try words + [#require(first)] {
      #expect(tests.contains(word.replacingOccurrences(of: "\\|", with: "|")), "README: \(word)")
    }
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
