//  Small trees are laid out as well as possible: for each priority, from the highest one down, the sum of the
//  violations is the least one that scipy's `linprog` finds where the sums above it are fixed.
//
//  To add a tree, give `linprog` for each view the variables left, top, width and height, the last two at least 0, and
//  for the root 0, 0, 400 and 300. A required constraint is a row of `A_eq` or `A_ub`. Any other one has a variable
//  more, its violation, which is at least 0 and at least what is wrong, with either sign where the relation is equal. A
//  box that has a size wants it at most at 250 and at least at 750. Minimise the sum of the violations of the highest
//  priority, make that sum a row of `A_eq`, and go on with the next priority.

import Foundation
import Testing
import TestSupport

@testable import UIKit

/// Views with constraints, and the least sum of violations at each priority. Intrinsic sizes count too.
private struct Tree {
  let least: [Float: CGFloat]
  let build: @MainActor @Sendable (Box) -> Void

  init(_ least: [Float: CGFloat], _ build: @escaping @MainActor @Sendable (Box) -> Void) {
    (self.least, self.build) = (least, build)
  }
}

private let middle = TALPriority(500)

private let trees = [
  Tree([750: 89.6, 500: 39.6, 250: 0]) { root in
    let a = root.box("a")
    let b = a.box("b", width: 110, height: 10)
    let c = a.box("c")
    b.widthAnchor =&= 0.1 * c.widthAnchor | middle
    a.widthAnchor =>= 0
    c.topAnchor =<= a.centerYAnchor | .defaultHigh
    a.rightAnchor =&= root.leftAnchor - 8 | .defaultHigh
    b.widthAnchor =&= 0.001 * root.widthAnchor + 20
    a.heightAnchor =>= 0.001 * root.widthAnchor - 8
    b.widthAnchor =&= 0.1 * root.widthAnchor + 20 | middle
  },
  Tree([750: 48, 500: 110, 250: 0]) { root in
    let a = root.box("a")
    let b = root.box("b", width: 10, height: 10)
    let c = root.box("c")
    c.widthAnchor =&= -8 | .defaultHigh
    c.centerYAnchor =<= a.bottomAnchor + 100
    b.leftAnchor =&= a.centerXAnchor + 10 | .defaultHigh
    c.widthAnchor =&= 0.1 * root.widthAnchor
    b.heightAnchor =>= 3 * a.widthAnchor - 8 | .defaultHigh
    c.widthAnchor =>= 2 * a.heightAnchor + 10 | .defaultHigh
    c.widthAnchor =<= 100 * b.widthAnchor
    b.leftAnchor =&= b.rightAnchor + 100 | middle
  },
  Tree([750: 0, 500: 110, 250: 3760]) { root in
    let a = root.box("a", width: 40, height: 10)
    let b = root.box("b", width: 10, height: 10)
    let c = b.box("c")
    c.widthAnchor =&= 0.1 * c.heightAnchor + 20
    a.widthAnchor =&= 0.5 * b.widthAnchor + 20 | middle
    a.widthAnchor =&= 3 * root.widthAnchor + 10 | middle
    a.widthAnchor =&= 0.001 * c.widthAnchor - 8 | middle
    a.rightAnchor =&= b.rightAnchor + 10
    b.centerYAnchor =&= root.bottomAnchor + 20 | .defaultHigh
    a.leftAnchor =&= b.centerXAnchor + 100
    b.bottomAnchor =<= a.bottomAnchor - 8
  },
  Tree([750: 899.6, 500: 0, 250: 990]) { root in
    let a = root.box("a")
    let b = root.box("b", width: 10, height: 20)
    let c = root.box("c")
    b.widthAnchor =>= 3 * c.widthAnchor
    c.widthAnchor =&= 10 | middle
    b.widthAnchor =<= 0.001 * root.widthAnchor | .defaultHigh
    a.topAnchor =&= a.bottomAnchor + 100 | .defaultLow
    a.centerYAnchor =>= root.topAnchor + 10 | .defaultHigh
    b.widthAnchor =&= 2 * root.widthAnchor + 100
    a.centerXAnchor =>= root.leftAnchor | .defaultHigh
  },
  Tree([750: 0, 500: 1017.8, 250: 910]) { root in
    let a = root.box("a", width: 110, height: 20)
    let b = a.box("b", width: 10, height: 10)
    let c = a.box("c")
    b.centerXAnchor =&= c.rightAnchor
    a.widthAnchor =<= 0.1 * c.widthAnchor | middle
    c.widthAnchor =&= 3 * b.widthAnchor - 8
    b.widthAnchor =<= 20 | .defaultHigh
    c.topAnchor =&= c.bottomAnchor
    a.widthAnchor =>= 100 * b.widthAnchor + 20
    a.centerYAnchor =>= a.topAnchor
    c.topAnchor =&= c.centerYAnchor
  },
  Tree([750: 0, 500: 213, 250: 1190]) { root in
    let a = root.box("a", width: 10, height: 20)
    let b = root.box("b")
    let c = a.box("c")
    a.widthAnchor =&= 2 * root.widthAnchor
    c.centerXAnchor =>= root.centerXAnchor
    a.leftAnchor =&= a.centerXAnchor | .defaultLow
    a.heightAnchor =&= 20
    c.widthAnchor =&= 0.5 * root.widthAnchor + 20 | middle
    a.widthAnchor =>= 100 * c.widthAnchor + 100 | middle
    b.heightAnchor =<= 0.001 * c.widthAnchor + 10 | middle
    a.widthAnchor =>= 3 * c.widthAnchor - 8 | middle
  },
]

@Suite @MainActor struct TreeTests {
  @Test(arguments: trees.indices) func noSumOfViolationsIsLargerThanItHasToBe(index: Int) {
    let root = Box.root(width: 400, height: 300)
    trees[index].build(root)
    #expect(logged { unrounded { root.layOut() } }.isEmpty)
    var sums: [Float: CGFloat] = [:]
    func add(_ excess: CGFloat, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority) {
      let violation = relation == .equal ? abs(excess) : max(0, -excess * CGFloat(relation.rawValue))
      sums[priority.rawValue, default: 0] += violation
    }
    for constraint in root.allConstraints {
      let right = constraint.multiplier * value(constraint.secondItem, constraint.secondAttribute)
      let left = value(constraint.firstItem, constraint.firstAttribute)
      add(left - right - constraint.constant, constraint.relation, constraint.priority)
    }
    for view in boxes(root) where view.content.width >= 0 {
      for excess in [view.frame.width - view.content.width, view.frame.height - view.content.height] {
        add(excess, .lessThanOrEqual, .defaultLow)
        add(excess, .greaterThanOrEqual, .defaultHigh)
      }
    }
    for (priority, least) in trees[index].least.merging([1000: 0], uniquingKeysWith: max) {
      #expect(abs(sums[priority, default: 0] - least) < 1e-3, "priority \(priority)")
    }
  }

  private func boxes(_ view: UIView) -> [Box] { [view as? Box].compactMap { $0 } + view.subviews.flatMap(boxes) }

  /// An attribute's value in the root's coordinates.
  private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    guard let view = item as? UIView else { return 0 }
    let place = sequence(first: view, next: \.superview).dropLast().reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.frame.minX, y: $0.y + $1.frame.minY)
    }
    let frame = CGRect(origin: place, size: view.frame.size)
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .centerX: frame.midX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.midY
    case .width: frame.width
    case .height: frame.height
    default: preconditionFailure("a tree has no \(attribute)")
    }
  }
}
