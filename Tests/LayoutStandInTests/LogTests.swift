//  The stand-in describes constraints and logs conflicts in UIKit's words.

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
    let distance = child.topAnchor.anchorWithOffset(to: child.bottomAnchor) =&= child.widthAnchor
    let name = "Box:\(NSLayoutConstraint.address(child))"
    #expect(distance.description.hasSuffix(" (\(name).bottom - \(name).top) == \(name).width   (active)>"))
  }

  @Test func conflictNamesBothAndBreaksTheLast() {
    let (container, child) = pair()
    child.anchor(.vertical + .leading, to: container)
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
    child.anchor(.left, to: child)
    #expect(logged { container.layOut() }.isEmpty)
    child.anchor(.left, to: child, padding: 5, priority: .defaultHigh)
    child.anchor(.left, to: child, padding: 5, relation: .lessThanOrEqual)
    #expect(logged { container.layOut() }.isEmpty)
    child.anchor(.left, to: child, padding: 5)
    #expect(logged { container.layOut() }.count == 1)
  }

  @Test func remainingConflictIsLoggedOnce() {
    let (container, child) = pair()
    child.anchor(.horizontal + .top, to: container)
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
}
