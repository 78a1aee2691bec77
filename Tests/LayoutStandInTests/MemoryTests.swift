//  The stand-in keeps nothing of a tree that is gone, and no item of a constraint.

import Foundation
import Testing
import TestSupport

@testable import UIKit

@Suite @MainActor struct MemoryTests {
  /// It does not keep its object alive.
  private final class Weakly {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }

  /// Makes a tree with constraints of all kinds and lays it out.
  private func tree() -> (root: Box, child: Box, parts: [Weakly]) {
    let root = Box.root()
    let child = root.box("child", width: 10, height: 10)
    let guide = UILayoutGuide()
    child.addLayoutGuide(guide)
    let distance = root.leadingAnchor.anchorWithOffset(to: child.leadingAnchor)
    let constraints: [NSLayoutConstraint] = [
      child.topAnchor =&= root.layoutMarginsGuide.topAnchor, guide.widthAnchor =&= 2 * root.widthAnchor,
      child.widthAnchor =&= 30, child.widthAnchor =&= 40, distance =&= 8,
    ]
    #expect(logged { root.layOut() }.count == 1)
    #expect(child.frame.minX == 8)
    return (
      root, child,
      [Weakly(root), Weakly(child), Weakly(guide), Weakly(root.layoutMarginsGuide), Weakly(root.engine)]
        + constraints.map { Weakly($0) }
    )
  }

  @Test func withTheRootGoesTheTree() {
    let parts = tree().parts
    #expect(parts.count == 10)
    #expect(parts.allSatisfy { $0.object == nil })
  }

  @Test func aViewThatLeftIsNotKept() {
    let (root, parts) = { () -> (Box, [Weakly]) in
      let (root, child, parts) = tree()
      child.removeFromSuperview()
      return (root, parts)
    }()
    #expect(parts[1].object == nil)
    root.layOut()
    #expect(parts.compactMap(\.object).count == 3)
  }

  @Test func aHeldConstraintKeepsNoView() {
    let (constraints, parts) = { () -> ([NSLayoutConstraint], [Weakly]) in
      let (root, child, parts) = tree()
      return (child.constraints + root.constraints, parts)
    }()
    #expect(constraints.count == 5)
    #expect(parts.prefix(5).allSatisfy { $0.object == nil })
    for constraint in constraints {
      #expect(constraint.firstItem == nil)
      #expect(!constraint.isActive)
      constraint.isActive = true
      #expect(!constraint.isActive)
      #expect(constraint.description.contains("(null)"))
      #expect(constraint.description.hasSuffix("(inactive)>"))
    }
  }
}
