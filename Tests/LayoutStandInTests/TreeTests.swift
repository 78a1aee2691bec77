//  The stand-in lays out random trees as well as another solver does.
//
//  `Tests/Checks/make_trees.py` made the trees. For each priority, from the highest one down, it minimised the sum of the
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

  /// If `Rounding.ofMultipliers` is 1e-12, frames of this tree are 5e15 points away. It is the rest of a random tree,
  /// without the lines that the fault doesn't need.
  @Test func smallMultipliersKeepRequiredSizes() {
    let root = UIView(frame: CGRect(x: 10.5, y: -22, width: 285.5, height: 358.5))
    root.semanticContentAttribute = .forceRightToLeft
    var v: [UIView] = [root]
    let label = UILabel()
    label.text = "xxxxxxxxxxxxxxxxx"
    label.font = .systemFont(ofSize: 20)
    let tall = Box("tall", width: 21, height: 299)
    for (index, parent) in [0, 1, 2, 0, 4, 1, 2, 1].enumerated() {
      let view = index == 5 ? label : UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      v[parent].addSubview(view)
      v.append(view)
    }
    let guide = UILayoutGuide()
    v[8].addLayoutGuide(guide)
    v[2].widthAnchor =&= 3 * v[7].heightAnchor - 599.5
    v[3].widthAnchor =>= 0.5 * label.widthAnchor + 232.25
    v[5].leadingAnchor =<= label.trailingAnchor + 106.5
    v[5].centerXAnchor =&= v[8].leftAnchor - 178.25
    label.trailingAnchor =&= guide.leadingAnchor + 225
    v[7].widthAnchor =>= 60.5
    v[7].leadingAnchor =&= v[2].leadingAnchor + 28
    v[2].widthAnchor =>= v[7].widthAnchor / 2 - 3.75
    v[5].widthAnchor =&= (v[3].widthAnchor + 11.5) * 0.01 + 138.83
    guide.anchor([.trailing], to: v[8], padding: 22.5)
    v[7].anchor([.centerXWithinMargins], to: label, padding: 77, relation: .lessThanOrEqual)
    label.widthAnchor =<= 0.25 * v[7].heightAnchor * 0.5 - 34 | UILayoutPriority(426.5)
    v[3].anchor([.width], to: guide, padding: 3, relation: .lessThanOrEqual, priority: UILayoutPriority(764))
    v[2].anchor(
      [.width, .right, .rightMargin, .centerXWithinMargins], to: label, padding: 2, relation: .lessThanOrEqual,
      priority: UILayoutPriority(2))
    v[2].leftAnchor =&= root.leftAnchor + 126 | UILayoutPriority(4.3125)
    v[5].leftAnchor =&= root.leftAnchor + 68.5 | UILayoutPriority(5)
    v[7].widthAnchor =&= 193.5 | UILayoutPriority(5.5625)
    tall.translatesAutoresizingMaskIntoConstraints = false
    label.addSubview(tall)
    tall.setContentCompressionResistancePriority(UILayoutPriority(999), for: .vertical)
    tall.heightAnchor =&= v[7].heightAnchor / 10 + 36.2
    #expect(logged { unrounded { root.layoutIfNeeded() } }.isEmpty)
    // Each of these sizes follows from required constraints: 2628 is 10 × (299 - 36.2), for example.
    #expect(abs(tall.frame.height - 299) < 1e-3)
    #expect(abs(v[7].frame.height - 2628) < 1e-3)
    #expect(abs(v[2].frame.width - 7284.5) < 1e-3)
    #expect(abs(v[3].frame.width - 232.25) < 1e-3)
    #expect(abs(v[5].frame.width - 141.2675) < 1e-3)
    #expect(v.allSatisfy { abs($0.frame.minX) < 1e4 && abs($0.frame.maxX) < 1e4 })
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
