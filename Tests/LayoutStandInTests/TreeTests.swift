//  The stand-in lays out random trees as well as another solver does.
//
//  `Tests/Checks/trees.py` made the trees. For each priority, from the highest one down, it minimised the sum of the
//  errors with scipy's `linprog`. The frames of the stand-in must have the same sums.

import Foundation
import Testing
import TestSupport

@testable import UIKit

/// Views with constraints, and the least sum of errors at each priority. Intrinsic sizes count, too.
struct Tree: Sendable {
  let least: [Float: CGFloat]
  let build: @MainActor @Sendable (Box) -> Void

  init(_ least: [Float: CGFloat], _ build: @escaping @MainActor @Sendable (Box) -> Void) {
    (self.least, self.build) = (least, build)
  }
}

@Suite @MainActor struct TreeTests {
  @Test(arguments: trees.indices) func errorsAreLeastAtEachPriority(index: Int) {
    let root = Box.root(width: 400, height: 300)
    trees[index].build(root)
    #expect(logged { unrounded { root.layOut() } }.isEmpty)
    var sums: [Float: CGFloat] = [:]
    func add(_ excess: CGFloat, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority) {
      let error = relation == .equal ? abs(excess) : max(0, -excess * CGFloat(relation.rawValue))
      sums[priority.rawValue, default: 0] += error
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
    let origin = sequence(first: view, next: \.superview).dropLast().reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.frame.minX, y: $0.y + $1.frame.minY)
    }
    let frame = CGRect(origin: origin, size: view.frame.size)
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
