//  The code of README and of two articles is run by tests, and so are the examples that README shows.

import Examples
import Foundation
import Testing
import TestSupport

@Suite @MainActor struct ReadmeTests {
  /// What README makes first by the platform's anchors and then by the operators is the same.
  @Test func theFirstLines() {
    let parent = Box.root()
    let (photo, caption, card) = (parent.box("photo"), parent.box("caption"), parent.box("card"))
    func platforms() {
      let limit = card.widthAnchor.constraint(lessThanOrEqualToConstant: 400)
      limit.priority = .defaultHigh
      NSLayoutConstraint.activate([
        caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 1.5, constant: -4),
        limit,
      ])
    }
    func operators() {
      caption.leadingAnchor =&= photo.trailingAnchor + 8
      photo.widthAnchor =&= 1.5 * photo.heightAnchor - 4
      card.widthAnchor =<= 400 | .defaultHigh
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
    a.heightAnchor =&= 44 | (.required - 1)
    a.anchor([.leading, .trailing], to: parent, padding: 16)
    a.anchor([.bottom], to: parent)
    a.anchor(.edges, to: parent, padding: 10, relation: .greaterThanOrEqual)
    a.anchor(.edges, to: parent, padding: 10, priority: .defaultHigh)
    a.anchor(.edges, to: parent.safeAreaLayoutGuide)
    a.leftAnchor =&= b.leftAnchor
    b.anchor(.center, to: parent)
    b.anchor(.size, to: a)
    b.topAnchor =&= a.bottomAnchor + 8
    b.trailingAnchor =&= parent.trailingAnchor - 20
    let top = a.topAnchor =&= parent.topAnchor + 10
    top.constant = 80
    let made = parent.allConstraints
    let constants: [CGFloat: Int] = [-20: 1, 0: 10, 8: 1, 10: 8, 16: 2, 44: 2, 80: 1]
    #expect(made.reduce(into: [:]) { $0[$1.constant, default: 0] += 1 } == constants)
    #expect(made.filter { $0.priority == .defaultHigh }.count == 4)
    #expect(made.filter { $0.relation == .greaterThanOrEqual }.count == 5)
    #expect(a.constraints.map(\.priority.rawValue).sorted() == [999, 1000])
  }

  #if canImport(UIKit)
  /// The last size is the first one again, and what is wide becomes upright.
  @Test func theScreenTurns() {
    let screen = PhotoScreen()
    let view: UIView = screen.controller.view
    for (width, height) in [(320, 568), (568, 320), (500, 500), (2000, 500), (320, 568)] as [(CGFloat, CGFloat)] {
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      #if STAND_IN
      view.safeAreaInsets = UIEdgeInsets(top: 20, left: width / 20, bottom: 10, right: width / 20)
      #endif
      #expect(logged { view.layOut() } == [])
      let (on, off) = width > height ? (screen.wide, screen.upright) : (screen.upright, screen.wide)
      #expect(on.allSatisfy(\.isActive) && !off.contains(where: \.isActive), "\(width) × \(height)")
      let safe = view.safeAreaLayoutGuide.rectangle.insetBy(dx: -0.5, dy: -0.5)
      let frames = view.subviews.map(\.frame)
      #expect(frames.count == 3 && frames.allSatisfy(safe.contains), "\(width) × \(height): \(frames)")
      for (index, frame) in frames.enumerated() {
        #expect(!frames[..<index].contains { $0.intersects(frame) }, "\(width) × \(height): \(frames)")
      }
    }
  }
  #endif

  @Test func everyExampleIsLaidOut() {
    for example in Example.all {
      for (view, frame) in example.scenes.flatMap({ $0.laidOut().placedViews }) {
        #if STAND_IN  // Without a window the platforms have an answer to this that is always the same.
        #expect(!view.hasAmbiguousLayout, "\(example.name): \(view.label)")
        #endif
        #expect(frame.width > 0 && frame.height > 0, "\(example.name): \(view.label)")
      }
    }
  }
}

#if os(macOS) || os(Linux)
/// The lines of code, without their indentation and their comments.
private func lines(of code: String) -> [String] {
  code.components(separatedBy: "\n").map { $0.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces) }
    .filter { !$0.isEmpty }
}

extension ReadmeTests {
  /// README's screen is not looked for here, but compared as a whole.
  @Test(arguments: ["README.md", "Helpers-of-your-own.md", "Moving-to-it.md"])
  func everyLineOfCodeStandsInATest(page: String) throws {
    let (parts, source) = try read(page)
    let blocks = parts.filter { $0.hasPrefix("swift\n") && !$0.contains("class ") }
    let shown = blocks.flatMap { lines(of: String($0.dropFirst(6))) }
    let run = Set(lines(of: source))
    #expect(shown.count > 9)
    for line in shown where !run.contains(line) { Issue.record("\(page): no test has the line `\(line)`") }
  }

  @Test func theScreenIsThatOfTheExamples() throws {
    let screens = try [read("README.md").parts.joined(), Example.source].map { text in
      let begin = try #require(text.range(of: "final class PhotoViewController"))
      let end = try #require(text.range(of: "\n}\n", range: begin.lowerBound..<text.endIndex))
      return text[begin.lowerBound..<end.upperBound]
    }
    #expect(screens[0] == screens[1])
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
    let folder = tests.appendingPathComponent(page == "README.md" ? "../.." : "../Guide").standardized
    let text = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
    let sources = try FileManager.default.subpathsOfDirectory(atPath: tests.path).filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8) }
    return (text.components(separatedBy: "```"), (sources + [Example.source]).joined(separator: "\n"))
  }
}
#endif
