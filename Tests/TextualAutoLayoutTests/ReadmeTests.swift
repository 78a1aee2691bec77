//  The code of README and of two articles is run by tests, and so are the examples that README shows.

import Examples
import Foundation
import Testing
import TestSupport

#if os(macOS) || os(Linux)
/// The lines of code, without their indentation and their comments.
private func lines(of code: String) -> [String] {
  code.components(separatedBy: "\n").map { $0.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces) }
    .filter { !$0.isEmpty }
}

@Suite @MainActor struct ReadmeTests {
  @Test(arguments: ["README.md", "Helpers-of-your-own.md", "Moving-to-it.md"])
  func everyLineOfCodeIsRunByATest(page: String) throws {
    let (parts, source) = try read(page)
    // No test has a view controller of its own.
    let shown = parts.filter { $0.hasPrefix("swift\n") }.flatMap { lines(of: String($0.dropFirst(6))) }
      .filter { !$0.contains("viewDidLoad()") }
    let run = Set(lines(of: source))
    #expect(shown.count > 10)
    for line in shown where !run.contains(line) { Issue.record("\(page): no test has the line `\(line)`") }
  }

  /// In README also those of its text. The article has a table of all forms.
  @Test(arguments: ["README.md", "Writing-relations.md"])
  func everyStatementOfATableIsRunByATest(page: String) throws {
    let (parts, source) = try read(page)
    let prose = stride(from: 0, to: parts.count, by: 2).flatMap { parts[$0].components(separatedBy: "\n") }
    let words = prose.filter { page == "README.md" || $0.hasPrefix("| ") }.flatMap {
      $0.replacingOccurrences(of: "\\|", with: "|").components(separatedBy: "`")
    }
    let statements = words.filter { $0.contains("nchor") && ($0.contains(" =") || $0.contains(", to: ")) }
    #expect(statements.count > 10)
    for words in statements where !source.contains(words) { Issue.record("\(page): no test has `\(words)`") }
  }

  /// A page, parted at the marks of its blocks, and the text of all tests and examples.
  private func read(_ page: String) throws -> (parts: [String], source: String) {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let folder = tests.appendingPathComponent(page == "README.md" ? "../.." : "../TextualAutoLayout.docc").standardized
    let text = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
    let sources = try FileManager.default.subpathsOfDirectory(atPath: tests.path).filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8) }
    return (text.components(separatedBy: "```"), (sources + [Example.source]).joined(separator: "\n"))
  }

  /// What README makes first by the platform's anchors and then by the operators is the same.
  @Test func theFirstLines() {
    let parent = Box.root()
    let (photo, caption) = (parent.box("photo"), parent.box("caption"))
    func platforms() {
      caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8).isActive = true
      photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 1.5, constant: -4).isActive = true
      let limit = photo.widthAnchor.constraint(lessThanOrEqualToConstant: 250)
      limit.priority = .defaultHigh
      limit.isActive = true
    }
    func operators() {
      caption.leadingAnchor =&= photo.trailingAnchor + 8
      photo.widthAnchor =&= 1.5 * photo.heightAnchor - 4
      photo.widthAnchor =<= 250 | .defaultHigh
    }
    let facts = [platforms, operators].map { write in
      write()
      defer { parent.allConstraints.setActive(false) }
      return parent.allConstraints.map(Facts.init)
    }
    #expect(facts[0] == facts[1] && facts[0].count == 3)
  }

  @Test func statementsThatNoOtherTestHas() {
    let family = Family()
    let (parent, a, b) = (family.parent, family.a, family.b)
    a.widthAnchor =>= 44
    a.heightAnchor =&= (3 * 44 + 2 * 8 - 1 as CGFloat) | .defaultHigh
    b.trailingAnchor =&= parent.trailingAnchor - 20
    #expect(parent.allConstraints.map(\.constant) == [-20, 44, 147])
    #if !canImport(AppKit) || canImport(UIKit)
    @MainActor @discardableResult func stack(_ lower: UIView, below upper: UIView) -> NSLayoutConstraint {
      lower.topAnchor =&= upper.bottomAnchor + 8
    }
    #expect(stack(b, below: a).constant == 8)
    #endif
  }

  @Test func everyExampleHasStatements() {
    for example in Example.all { #expect(example.statements.contains { $0.contains("nchor") }) }
  }

  @Test func everyExampleIsLaidOut() {
    for example in Example.all {
      for (view, frame) in example.scenes.flatMap({ $0.laidOut().placedViews }) {
        #if os(Linux)  // Without a window the platforms have an answer to this that is always the same.
        #expect(!view.hasAmbiguousLayout, "\(example.name): \(view.label)")
        #endif
        #expect(frame.width > 0 && frame.height > 0, "\(example.name): \(view.label)")
      }
    }
  }
}
#endif
