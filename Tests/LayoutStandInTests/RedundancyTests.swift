//  Required constraints that say the same, and edits: no wrong frame without a word.

import Examples
import Foundation
import Testing

@testable import UIKit

/// A tree and its constraints as plain values, from which equal trees are made.
private struct Plan {
  struct Relation {
    var first: Int
    var attribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: Int?
    var multiplier: CGFloat = 1
    var constant: CGFloat
    var priority: UILayoutPriority
    var isActive = true
  }

  var rootSize = CGSize(width: 400, height: 300)
  /// For each view its superview; the root is the first.
  var parents: [Int] = []
  var isPresent: [Bool] = []
  var relations: [Relation] = []

  private static let attributes: [NSLayoutConstraint.Attribute] = [
    .left, .right, .top, .bottom, .centerX, .centerY, .width, .height,
  ]

  /// A tree of four views with relations that hold in one layout in which the views have random frames.
  init(_ random: inout Seeded) {
    var frames = [CGRect(origin: .zero, size: rootSize)]
    parents = [0]
    for index in 1..<4 {
      parents.append(random.next(index))
      frames.append(
        CGRect(
          x: random.next(20) * 10, y: random.next(20) * 10, width: random.next(30) * 5, height: random.next(30) * 5))
    }
    isPresent = parents.map { _ in true }
    for _ in 0..<30 {
      let first = 1 + random.next(3)
      let attribute = random.pick(Self.attributes)
      let isSize = attribute == .width || attribute == .height
      let second = isSize && random.next(2) == 0 ? nil : random.next(4)
      let multiplier: CGFloat = isSize ? random.pick([1, 2, 0.5, 1 / 3]) : 1
      let right = second.map { multiplier * Self.value(attribute, frames[$0]) } ?? 0
      let relation = random.pick([
        NSLayoutConstraint.Relation.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
      ])
      let slack = CGFloat(relation.rawValue * random.next(2) * random.next(30))
      let priority = random.pick([
        .required, .required, .required, .defaultHigh, UILayoutPriority(Float(1 + random.next(998))),
      ])
      relations.append(
        Relation(
          first: first, attribute: attribute, relation: relation, second: second, multiplier: multiplier,
          constant: Self.value(attribute, frames[first]) - right - slack + (random.next(60) == 0 ? 7 : 0),
          priority: priority, isActive: random.next(5) > 0))
    }
  }

  static func value(_ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect) -> CGFloat {
    switch attribute {
    case .left: frame.minX
    case .right: frame.minX + frame.width
    case .top: frame.minY
    case .bottom: frame.minY + frame.height
    case .centerX: frame.minX + frame.width / 2
    case .centerY: frame.minY + frame.height / 2
    case .width: frame.width
    default: frame.height
    }
  }
}

/// The views and constraints of a plan.
@MainActor private final class Tree {
  let views: [UIView]
  let constraints: [NSLayoutConstraint]

  init(_ plan: Plan) {
    let views = plan.parents.map { _ in Box() }
    self.views = views
    views[0].translatesAutoresizingMaskIntoConstraints = true
    views[0].frame.size = plan.rootSize
    for (index, parent) in plan.parents.enumerated() where index > 0 && plan.isPresent[index] {
      views[parent].addSubview(views[index])
    }
    constraints = plan.relations.map { relation in
      let constraint = NSLayoutConstraint(
        item: views[relation.first], attribute: relation.attribute, relatedBy: relation.relation,
        toItem: relation.second.map { views[$0] },
        attribute: relation.second == nil ? .notAnAttribute : relation.attribute,
        multiplier: relation.multiplier, constant: relation.constant)
      constraint.priority = relation.priority
      constraint.isActive = relation.isActive
      return constraint
    }
  }

  func isInTree(_ view: UIView) -> Bool { view.isDescendant(of: views[0]) }

  /// In the root's coordinates.
  func frame(_ view: UIView) -> CGRect {
    let outer = view.superview.map { frame($0).origin } ?? .zero
    return CGRect(
      x: (view === views[0] ? 0 : view.frame.minX) + outer.x, y: (view === views[0] ? 0 : view.frame.minY) + outer.y,
      width: view.frame.width, height: view.frame.height)
  }

  /// Active required constraints of this tree that their frames do not satisfy.
  func violated(_ plan: Plan) -> [NSLayoutConstraint] {
    zip(plan.relations, constraints).filter { relation, constraint in
      guard constraint.isActive, constraint.priority == .required, isInTree(views[relation.first]) else { return false }
      let right = relation.second.map { relation.multiplier * Plan.value(relation.attribute, frame(views[$0])) } ?? 0
      let error = Plan.value(relation.attribute, frame(views[relation.first])) - right - constraint.constant
      return relation.relation == .equal ? abs(error) > 1e-6 : error * CGFloat(relation.relation.rawValue) < -1e-6
    }.map(\.1)
  }
}

@Suite @MainActor struct RedundancyTests {
  let root = Box.root()
  let child: Box

  init() { child = root.box("child") }

  @Test func ofTwoEqualsOneRemains() {
    for goes in 0..<2 {
      let pair = [child.widthAnchor =&= 10, child.widthAnchor =&= 10]
      root.layOut()
      pair[goes].isActive = false
      root.layOut()
      #expect(child.frame.width == 10)
      pair[1 - goes].isActive = false
      root.layOut()
      #expect(child.hasAmbiguousLayout)
    }
  }

  @Test func whatFollowsFromOthersTakesTheirPlace() {
    child.leadingAnchor =&= root.leadingAnchor + 10
    let trailing = child.trailingAnchor =&= root.trailingAnchor - 10
    let width = child.widthAnchor =&= 180
    root.layOut()
    trailing.isActive = false
    root.layOut()
    #expect(child.frame.width == 180)
    trailing.isActive = true
    width.isActive = false
    root.layOut()
    #expect(child.frame.width == 180)
  }

  /// After every layout each active required constraint holds within 1e-6 or has been logged as broken since it was
  /// last switched on or changed. Where an equal tree made anew breaks none, this one breaks none either, and every
  /// frame is the same unless it is ambiguous.
  @Test(arguments: 0..<300) func randomTreesAndEdits(seed: UInt64) {
    var random = Seeded(seed)
    var plan = Plan(&random)
    let tree = Tree(plan)
    var broken: Set<NSLayoutConstraint> = []
    for step in 0..<8 {
      if step > 0 { edit(tree, &plan, &broken, &random) }
      for report in logged({ tree.views[0].layOut() }) {
        let victim = report.components(separatedBy: "breaking constraint\n")[1]
        broken.formUnion(tree.constraints.filter { $0.description == victim })
      }
      let violated = tree.violated(plan)
      #expect(violated.filter { !broken.contains($0) }.isEmpty, "seed \(seed), step \(step)")

      let fresh = Tree(plan)
      guard logged({ fresh.views[0].layOut() }).isEmpty else { continue }
      #expect(violated.isEmpty, "seed \(seed), step \(step)")
      for (view, other) in zip(tree.views, fresh.views) where tree.isInTree(view) {
        let (frame, expected) = (tree.frame(view), fresh.frame(other))
        let differences = [
          frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
          frame.height - expected.height,
        ]
        guard differences.contains(where: { abs($0) > 1e-6 }) else { continue }
        #expect(other.hasAmbiguousLayout, "seed \(seed), step \(step): \(frame), made anew \(expected)")
      }
    }
  }

  /// Switches, constants, priorities, views that leave and return, root sizes: the same in the tree and its plan.
  private func edit(
    _ tree: Tree, _ plan: inout Plan, _ broken: inout Set<NSLayoutConstraint>, _ random: inout Seeded
  ) {
    let index = random.next(plan.relations.count)
    let constraint = tree.constraints[index]
    let canBeActive = ([plan.relations[index].first] + [plan.relations[index].second].compactMap { $0 })
      .allSatisfy { tree.isInTree(tree.views[$0]) }
    switch random.next(10) {
    case 0...5:
      guard canBeActive else { break }
      constraint.isActive.toggle()
      broken.remove(constraint)
    case 6:
      constraint.constant += constraint.constant.rounded() == constraint.constant ? 0.25 : -0.25
      broken.remove(constraint)
    case 7:
      let isActive = constraint.isActive
      constraint.isActive = false
      constraint.priority =
        constraint.priority == .required ? UILayoutPriority(Float(1 + random.next(998))) : .required
      constraint.isActive = isActive
      broken.remove(constraint)
    case 8:
      let view = 1 + random.next(3)
      if tree.views[view].superview == nil {
        tree.views[plan.parents[view]].addSubview(tree.views[view])
      } else {
        tree.views[view].removeFromSuperview()
      }
      plan.isPresent[view].toggle()
    default:
      plan.rootSize.width += CGFloat(random.next(9) - 4)
      tree.views[0].frame.size = plan.rootSize
    }
    for (index, constraint) in tree.constraints.enumerated() {
      plan.relations[index].isActive = constraint.isActive
      plan.relations[index].constant = constraint.constant
      plan.relations[index].priority = constraint.priority
    }
  }
}
