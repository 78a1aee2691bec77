//  A table of the guide. UIKit often prints constraints in the visual format, so this is about the stand-in only.

import Foundation
import Testing
import TestSupport

#if STAND_IN
@Suite @MainActor struct ArticleTests {
  /// The article's table "Your lines in the console" has a constraint's equation in the second column.
  @Test func consoleArticleShowsTheEquations() throws {
    let container = Box.root("container")
    let (a, b) = (container.box("a"), container.box("b"))
    let constraints = [
      b.topAnchor =&= a.bottomAnchor + 8,
      b.topAnchor =>= a.bottomAnchor + 8,
      a.leadingAnchor =&= container.leadingAnchor + 16,
      a.trailingAnchor =&= container.trailingAnchor - 16,
      a.anchor([.trailing], to: container, padding: 16)[0],
      a.anchor([.bottom], to: container, padding: 16)[0],
      a.bottomAnchor =<= container.bottomAnchor - 16,
      a.widthAnchor =&= 44,
      a.heightAnchor =&= a.widthAnchor * 9 / 16,
      a.widthAnchor =&= (b.widthAnchor - 50) / 2,
    ]
    let equations = constraints.map { constraint in
      let words = constraint.description.components(separatedBy: " ").dropFirst().dropLast(3).joined(separator: " ")
      return [container, a, b].reduce(words) { text, box in
        let address = String(UInt(bitPattern: ObjectIdentifier(box)), radix: 16)
        return text.replacingOccurrences(of: "Box:0x\(address)", with: box.name)
      }
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Guide/When-the-console-complains.md").standardized
    let article = try String(contentsOf: file, encoding: .utf8)
    let rows = article.components(separatedBy: "| In the visual format |\n")[1].components(separatedBy: "\n\n")[0]
    #expect(rows.components(separatedBy: "\n").dropFirst().map { $0.components(separatedBy: "`")[3] } == equations)
  }
}
#endif
