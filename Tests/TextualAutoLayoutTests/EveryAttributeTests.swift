//  Two tables compare our calls with Apple's API: relations of each kind of anchor, and `anchor` with every attribute,
//  with many numbers and priorities, outside sets and in sets.

import Foundation
import Testing
import TestSupport

/// Where the calls of a table run.
enum CallSite: CaseIterable {
  case outside, inSet, inNestedSet, afterSet

  /// Runs the calls there and returns their constraints in order: active outside sets, inactive in a set.
  @MainActor func constraints(of calls: [() -> [NSLayoutConstraint]]) -> [NSLayoutConstraint] {
    switch self {
    case .outside: return calls.flatMap { $0() }
    case .inSet: return [NSLayoutConstraint].inactive { _ = calls.flatMap { $0() } }
    case .inNestedSet:
      var inner: [NSLayoutConstraint] = []
      // The last call runs after the inner set has ended, so the outer set collects it.
      let outer = [NSLayoutConstraint].inactive {
        inner = .inactive { for call in calls.dropLast() { _ = call() } }
        _ = calls.last?()
      }
      return inner + outer
    case .afterSet:
      _ = [NSLayoutConstraint].inactive {}
      return calls.flatMap { $0() }
    }
  }

  /// Gives Apple's constraints the priority, and the activity that ours should have there.
  @MainActor func facts(of constraints: [NSLayoutConstraint], _ priority: TALPriority?) -> [ConstraintFacts] {
    for constraint in constraints {
      constraint.priority = priority ?? .required
      constraint.isActive = self == .outside || self == .afterSet
    }
    return constraints.map(ConstraintFacts.init)
  }
}

/// No priority at all, then small, middle and large ones.
private let priorities: [TALPriority?] = [nil] + [1, 250, 749.5, 999, 1000].map { TALPriority(rawValue: $0) }

@Suite @MainActor struct EveryRelationTests {
  enum Comparison: CaseIterable { case equal, atLeast, atMost }
  static let multipliers: [CGFloat] = [-2, -1, -0.5, 0, 0.25, 0.999, 1, 1.001, 1.5, 3]
  static let constants: [CGFloat] = [-7.25, -1, 0, 0.3, 8]

  @Test(arguments: Comparison.allCases, CallSite.allCases)
  func relationEqualsApplesConstraint(comparison: Comparison, callSite: CallSite) {
    let family = Family()
    let (view, guide, other) = (family.a, family.guide, family.b)
    for priority in priorities {
      var table = RelationTable(comparison: comparison, priority: priority)
      table.addPositions(view.leadingAnchor, other.trailingAnchor)
      table.addPositions(guide.rightAnchor, other.leftAnchor)
      table.addPositions(view.firstBaselineAnchor, guide.bottomAnchor)
      table.addPositions(guide.topAnchor, other.centerYAnchor)
      table.addSizes(view.widthAnchor, guide.heightAnchor)
      table.addSizes(guide.heightAnchor, other.widthAnchor)
      table.addNumbers(view.widthAnchor)
      table.addNumbers(guide.heightAnchor)

      let views = [view, other, family.container]
      for each in views { each.translatesAutoresizingMaskIntoConstraints = true }
      let created = callSite.constraints(of: table.cases.map(\.call))
      // Only `view` is on the left of relations, and some of them place it.
      #expect(views.map(\.translatesAutoresizingMaskIntoConstraints) == [false, true, true])
      let expected = callSite.facts(of: table.cases.map(\.expected), priority)
      #expect(created.count == table.cases.count)
      for (each, facts) in zip(table.cases, zip(created.map(ConstraintFacts.init), expected)) where facts.0 != facts.1 {
        Issue.record("\(comparison) \(each.name()) @\(String(describing: priority)): \(facts.0), expected \(facts.1)")
        break
      }
      NSLayoutConstraint.deactivate(created + table.cases.map(\.expected))
    }
  }
}

/// Cases for one comparison and one priority.
@MainActor private struct RelationTable {
  typealias Case = (name: () -> String, call: () -> [NSLayoutConstraint], expected: NSLayoutConstraint)
  let comparison: EveryRelationTests.Comparison
  let priority: TALPriority?
  var cases: [Case] = []

  init(comparison: EveryRelationTests.Comparison, priority: TALPriority?) {
    (self.comparison, self.priority) = (comparison, priority)
  }

  private mutating func add(
    _ name: @autoclosure @escaping () -> String, _ call: @escaping () -> NSLayoutConstraint,
    _ expected: NSLayoutConstraint
  ) {
    cases.append((name, { [call()] }, expected))
  }

  // MARK: Cases

  mutating func addPositions<Kind, Anchor: TALOperand>(_ left: NSLayoutAnchor<Kind>, _ right: Anchor)
  where Anchor: NSLayoutAnchor<Kind>, Anchor.TALKind == Kind {
    let table = self
    add("anchor", { table.relate(left, right) }, expected(left, right, 0))
    for number in EveryRelationTests.constants {
      add("+ \(number)", { table.relate(left, right + number) }, expected(left, right, number))
      add("- \(number)", { table.relate(left, right - number) }, expected(left, right, -number))
      add("\(number) +", { table.relate(left, number + right) }, expected(left, right, number))
      add("(- \(number)) + 1.5", { table.relate(left, (right - number) + 1.5) }, expected(left, right, -number + 1.5))
    }
  }

  mutating func addSizes(_ left: NSLayoutDimension, _ right: NSLayoutDimension) {
    addPositions(left, right)
    let table = self
    for times in EveryRelationTests.multipliers {
      add("\(times) *", { table.relate(left, times * right) }, expected(left, right, times, 0))
      add("* \(times)", { table.relate(left, right * times) }, expected(left, right, times, 0))
      add("* -0.3 * \(times)", { table.relate(left, right * -0.3 * times) }, expected(left, right, -0.3 * times, 0))
      for number in EveryRelationTests.constants {
        add(
          "\(times) * + \(number)", { table.relate(left, times * right + number) }, expected(left, right, times, number)
        )
        add(
          "\(number) - \(times) *", { table.relate(left, number - times * right) },
          expected(left, right, -times, number))
        add(
          "(+ \(number)) * \(times)", { table.relate(left, (right + number) * times) },
          expected(left, right, times, number * times))
      }
      guard times != 0 else { continue }
      add("/ \(times)", { table.relate(left, right / times) }, expected(left, right, 1 / times, 0))
      add("* -0.3 / \(times)", { table.relate(left, right * -0.3 / times) }, expected(left, right, -0.3 / times, 0))
      for number in EveryRelationTests.constants {
        add(
          "(3 * - \(number)) / \(times) + 4", { table.relate(left, (3 * right - number) / times + 4) },
          expected(left, right, 3 / times, -number / times + 4))
      }
    }
  }

  mutating func addNumbers(_ left: NSLayoutDimension) {
    let table = self
    for number in EveryRelationTests.constants {
      add("\(number)", { table.relate(left, number) }, expected(left, number))
      add("2 * \(number) - 1", { table.relate(left, 2 * number - 1) }, expected(left, 2 * number - 1))
    }
  }

  // MARK: Our calls

  func relate<Kind>(_ left: NSLayoutAnchor<Kind>, _ right: some TALOperand<Kind>) -> NSLayoutConstraint {
    switch (comparison, priority) {
    case (.equal, nil): left =&= right
    case (.equal, let priority?): left =&= right | priority
    case (.atLeast, nil): left =>= right
    case (.atLeast, let priority?): left =>= right | priority
    case (.atMost, nil): left =<= right
    case (.atMost, let priority?): left =<= right | priority
    }
  }

  func relate(_ left: NSLayoutDimension, _ number: CGFloat) -> NSLayoutConstraint {
    switch (comparison, priority) {
    case (.equal, nil): left =&= number
    case (.equal, let priority?): left =&= number | priority
    case (.atLeast, nil): left =>= number
    case (.atLeast, let priority?): left =>= number | priority
    case (.atMost, nil): left =<= number
    case (.atMost, let priority?): left =<= number | priority
    }
  }

  // MARK: Apple's constraints

  func expected<Kind>(
    _ left: NSLayoutAnchor<Kind>, _ right: NSLayoutAnchor<Kind>, _ number: CGFloat
  ) -> NSLayoutConstraint {
    switch comparison {
    case .equal: left.constraint(equalTo: right, constant: number)
    case .atLeast: left.constraint(greaterThanOrEqualTo: right, constant: number)
    case .atMost: left.constraint(lessThanOrEqualTo: right, constant: number)
    }
  }

  func expected(
    _ left: NSLayoutDimension, _ right: NSLayoutDimension, _ times: CGFloat, _ number: CGFloat
  ) -> NSLayoutConstraint {
    switch comparison {
    case .equal: left.constraint(equalTo: right, multiplier: times, constant: number)
    case .atLeast: left.constraint(greaterThanOrEqualTo: right, multiplier: times, constant: number)
    case .atMost: left.constraint(lessThanOrEqualTo: right, multiplier: times, constant: number)
    }
  }

  func expected(_ left: NSLayoutDimension, _ number: CGFloat) -> NSLayoutConstraint {
    switch comparison {
    case .equal: left.constraint(equalToConstant: number)
    case .atLeast: left.constraint(greaterThanOrEqualToConstant: number)
    case .atMost: left.constraint(lessThanOrEqualToConstant: number)
    }
  }
}

@Suite @MainActor struct EveryAttributeTests {
  /// For these `anchor` creates `self = other + padding`, and for the far ones `other = self + padding`. So a
  /// positive padding points inwards at every edge.
  static let near: [NSLayoutConstraint.Attribute] = [.left, .top, .leading, .width, .height, .centerX, .centerY]
  static let far: [NSLayoutConstraint.Attribute] = [.right, .bottom, .trailing]
  // Layout guides have none of these.
  #if canImport(UIKit)
  static let nearOfViews: [NSLayoutConstraint.Attribute] = [
    .firstBaseline, .leftMargin, .topMargin, .leadingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]
  static let farOfViews: [NSLayoutConstraint.Attribute] = [
    .lastBaseline, .rightMargin, .bottomMargin, .trailingMargin,
  ]
  #else
  static let nearOfViews: [NSLayoutConstraint.Attribute] = [.firstBaseline]
  static let farOfViews: [NSLayoutConstraint.Attribute] = [.lastBaseline]
  #endif
  static let paddings: [CGFloat] = [-7.25, 0, 0.3, 8]
  static let relations: [NSLayoutConstraint.Relation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]

  @Test(arguments: CallSite.allCases) func anchorEqualsApplesConstraints(callSite: CallSite) {
    let family = Family()
    let common = Self.near + Self.far
    let pairs: [(any TALItem, any TALItem, [NSLayoutConstraint.Attribute])] = [
      (family.a, family.container, common + Self.nearOfViews + Self.farOfViews),
      (family.a, family.b, common.reversed()), (family.guide, family.a, common), (family.b, family.guide, common),
    ]
    for (item, other, attributes) in pairs {
      for relation in Self.relations {
        for padding in Self.paddings {
          for priority in priorities {
            // Two calls, because a nested set needs a call after it.
            let calls = [attributes.dropLast(), attributes.suffix(1)].map { part in
              {
                item.anchor(
                  Array(part), to: other, padding: padding, relation: relation, priority: priority ?? .required)
              }
            }
            let created = callSite.constraints(of: calls)
            let constraints = attributes.map { attribute in
              let isFar = (Self.far + Self.farOfViews).contains(attribute)
              return NSLayoutConstraint(
                item: isFar ? other : item, attribute: attribute, relatedBy: relation,
                toItem: isFar ? item : other, attribute: attribute, multiplier: 1, constant: padding)
            }
            #expect(created.map(ConstraintFacts.init) == callSite.facts(of: constraints, priority))
            NSLayoutConstraint.deactivate(created + constraints)
          }
        }
      }
    }
  }
}
