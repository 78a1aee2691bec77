//  The stand-in describes constraints and logs conflicts in UIKit's words.

import Foundation
import Testing
import TestSupport

@testable import UIKit

@Suite @MainActor struct LogTests {
  @Test func descriptionsReadLikeUIKits() {
    let (container, child) = pair()
    let constraint = child.heightAnchor =>= 330
    constraint.identifier = "tall"
    #expect(constraint.description.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(constraint.description.contains(" 'tall' Box:0x"))
    #expect(constraint.description.hasSuffix(".height >= 330   (active)>"))
    let many = child.widthAnchor =&= 2.5 * container.widthAnchor - 1e19 | .defaultLow
    #expect(many.description.contains(".width == 2.5*Box:0x"))
    #expect(many.description.hasSuffix(".width - 1e+19 @250   (active)>"))
  }

  /// [PlatformRules, "Required constraints that cannot all hold"]
  @Test func conflictNamesBothAndBreaksTheLast() {
    let (container, child) = pair()
    child.anchor(.vertical + [.leading], to: container)
    (child.widthAnchor =&= 50).identifier = "narrow"
    (child.widthAnchor =&= 100).identifier = "wide"
    let log = logged { container.layOut() }
    #expect(log.count == 1)
    #expect(log.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
    #expect(log.first?.contains("'narrow' Box") == true)
    #expect(log.first?.contains("'wide' Box") == true)
    #expect(log.first?.components(separatedBy: "Will attempt to recover by breaking constraint").count == 2)
    #expect(child.frame.width == 50)
  }

  @Test func autoresizingConflictsAreLogged() {
    let (container, child) = pair()
    child.translatesAutoresizingMaskIntoConstraints = true
    child.widthAnchor =&= 10
    let log = logged { container.layOut() }
    #expect(log.count == 1)
    #expect(child.frame.width == 0)
  }

  @Test func anchorToItselfIsIdleOrLogged() {
    let (container, child) = pair()
    child.anchor([.left], to: child)
    #expect(logged { container.layOut() }.isEmpty)
    child.anchor([.left], to: child, padding: 5, priority: .defaultHigh)
    child.anchor([.left], to: child, padding: 5, relation: .lessThanOrEqual)
    #expect(logged { container.layOut() }.isEmpty)
    child.anchor([.left], to: child, padding: 5)
    #expect(logged { container.layOut() }.count == 1)
  }

  @Test(arguments: [true, false]) func optionalBeforeLayoutIsNotLogged(usesOperator: Bool) {
    let (container, child) = pair()
    child.anchor(.edges, to: container)
    if usesOperator {
      child.anchor(.size, to: container, padding: 10) | .defaultHigh
    } else {
      child.anchor(.size, to: container, padding: 10, priority: .defaultHigh)
    }
    #expect(logged { container.layOut() }.isEmpty)
    #expect(child.frame == container.bounds)
  }

  @Test func remainingConflictIsLoggedOnce() {
    let (container, child) = pair()
    child.anchor(.horizontal + [.top], to: container)
    (child.widthAnchor =&= 50).identifier = "narrow"
    let height = child.heightAnchor =&= 10
    #expect(logged { container.layOut() }.count == 1)
    for step in 1...10 {
      height.constant = CGFloat(10 + step)
      container.frame.size.width += 10
      #expect(logged { container.layOut() }.isEmpty)
      #expect(child.frame == CGRect(x: 0, y: 0, width: 200 + 10 * step, height: 10 + step))
    }
  }

  /// The second column of "Your lines in the console" in the article on the console. UIKit often prints constraints in
  /// the visual format instead.
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
