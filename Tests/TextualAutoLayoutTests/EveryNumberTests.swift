//  A table of numbers: relations of each kind of anchor, and `anchor` with every attribute, with many numbers and
//  priorities, compared with Apple's API.

import Foundation
import Testing
import TestSupport

/// No priority at all, then small, middle and large ones.
private let priorities: [TALPriority?] = [nil] + [1, 250, 749.5, 999, 1000].map { TALPriority(rawValue: $0) }

@Suite @MainActor struct EveryNumberTests: FamilyTests {
  static let multipliers: [CGFloat] = [-2, -1, -0.5, 0, 0.25, 0.999, 1, 1.001, 1.5, 3]
  static let constants: [CGFloat] = [-7.25, -1, 0, 0.3, 1, 8]
  let family = Family()

  @Test(arguments: Operation.Sign.allCases, CallSite.allCases)
  func relationEqualsApplesConstraint(sign: Operation.Sign, callSite: CallSite) {
    for priority in priorities {
      var table = RelationTable(operation: Operation(sign: sign, priority: priority))
      table.addPositions(a.leadingAnchor, b.trailingAnchor)
      table.addPositions(container.guide.rightAnchor, b.leftAnchor)
      table.addPositions(a.firstBaselineAnchor, container.guide.bottomAnchor)
      table.addPositions(container.guide.topAnchor, b.centerYAnchor)
      table.addSizes(a.widthAnchor, container.guide.heightAnchor)
      table.addSizes(container.guide.heightAnchor, b.widthAnchor)
      table.addNumbers(a.widthAnchor)
      table.addNumbers(container.guide.heightAnchor)
      for (name, call, apples) in table.cases {
        let made = callSite.constraints(of: call)
        let expected = [ConstraintFacts(activated(apples, priority ?? .required, if: callSite.activates))]
        let facts = made.map { ConstraintFacts($0) }
        if facts != expected { Issue.record("\(name()): \(facts), expected \(expected)") }
        NSLayoutConstraint.deactivate(made + [apples])
      }
    }
  }

  @Test(arguments: CallSite.allCases) func anchorEqualsApplesConstraints(callSite: CallSite) {
    let common = Attributes.near + Attributes.far
    let guide = container.guide
    let pairs: [(any TALItem, any TALItem, [NSLayoutConstraint.Attribute])] = [
      (a, container, common + Attributes.nearOfViews + Attributes.farOfViews), (a, b, common.reversed()),
      (guide, a, common), (b, guide, common), (b.guide, guide, common),
    ]
    for (item, other, attributes) in pairs {
      for relation: NSLayoutConstraint.Relation in [.equal, .greaterThanOrEqual, .lessThanOrEqual] {
        for padding: CGFloat in [-7.25, 0, 0.3, 1, 8] {
          for priority in priorities.compactMap(\.self) {
            let created = callSite.constraints {
              item.anchor(attributes, to: other, padding: padding, relation: relation, priority: priority)
            }
            let expected = Attributes.apples(attributes, item, relation, other, padding)
            let facts = expected.map { ConstraintFacts(activated($0, priority, if: callSite.activates)) }
            #expect(created.map(ConstraintFacts.init) == facts)
            NSLayoutConstraint.deactivate(created + expected)
          }
        }
      }
    }
  }
}

/// Cases for one operator and one priority.
@MainActor private struct RelationTable {
  typealias Case = (name: () -> String, call: () -> [NSLayoutConstraint], apples: NSLayoutConstraint)
  let operation: Operation
  var cases: [Case] = []

  private mutating func add(
    _ name: @autoclosure @escaping () -> String, _ call: @escaping () -> NSLayoutConstraint,
    _ apples: NSLayoutConstraint
  ) {
    cases.append((name, { [call()] }, apples))
  }

  mutating func addPositions<Kind, Anchor: TALOperand>(_ left: NSLayoutAnchor<Kind>, _ right: Anchor)
  where Anchor: NSLayoutAnchor<Kind>, Anchor.TALKind == Kind {
    let each = operation
    add("anchor", { each.relate(left, right) }, each.apples(left, right))
    for number in EveryNumberTests.constants {
      add("+ \(number)", { each.relate(left, right + number) }, each.apples(left, right, number))
      add("- \(number)", { each.relate(left, right - number) }, each.apples(left, right, -number))
      add("\(number) +", { each.relate(left, number + right) }, each.apples(left, right, number))
      add(
        "(- \(number)) + 1.5", { each.relate(left, (right - number) + 1.5) }, each.apples(left, right, -number + 1.5))
    }
  }

  mutating func addSizes(_ left: NSLayoutDimension, _ right: NSLayoutDimension) {
    addPositions(left, right)
    let each = operation
    for times in EveryNumberTests.multipliers {
      add("\(times) *", { each.relate(left, times * right) }, each.apples(left, right, times, 0))
      add("* \(times)", { each.relate(left, right * times) }, each.apples(left, right, times, 0))
      add("* -0.3 * \(times)", { each.relate(left, right * -0.3 * times) }, each.apples(left, right, -0.3 * times, 0))
      for number in EveryNumberTests.constants {
        add(
          "\(times) * + \(number)", { each.relate(left, times * right + number) },
          each.apples(left, right, times, number))
        add(
          "\(number) - \(times) *", { each.relate(left, number - times * right) },
          each.apples(left, right, -times, number))
        add(
          "(+ \(number)) * \(times)", { each.relate(left, (right + number) * times) },
          each.apples(left, right, times, number * times))
      }
      guard times != 0 else { continue }
      add("/ \(times)", { each.relate(left, right / times) }, each.apples(left, right, 1 / times, 0))
      add("* -0.3 / \(times)", { each.relate(left, right * -0.3 / times) }, each.apples(left, right, -0.3 / times, 0))
      for number in EveryNumberTests.constants {
        add(
          "(3 * - \(number)) / \(times) + 4", { each.relate(left, (3 * right - number) / times + 4) },
          each.apples(left, right, 3 / times, -number / times + 4))
      }
    }
  }

  mutating func addNumbers(_ left: NSLayoutDimension) {
    let each = operation
    for number in EveryNumberTests.constants {
      add("\(number)", { each.relate(left, number) }, each.apples(left, number))
      add("2 * \(number) - 1", { each.relate(left, 2 * number - 1) }, each.apples(left, 2 * number - 1))
    }
  }
}
