//  A table of numbers: relations of each kind of anchor, and `anchor` with every attribute, with many numbers and
//  priorities, compared with Apple's API.

import Foundation
import Testing
import TestSupport

/// No priority at all, then small, middle and large ones.
private let priorities: [TALPriority?] = [nil] + [1, 250, 500, 749.5, 999, 1000].map { TALPriority(rawValue: $0) }

@Suite @MainActor struct EveryNumberTests: FamilyTests {
  static let multipliers: [CGFloat] = [-2, -1, -0.5, 0, 0.25, 0.999, 1, 1.001, 1.5, 3]
  static let constants: [CGFloat] = [-7.25, -1, 0, 0.3, 1, 8, 400]
  let family = Family()

  @Test(arguments: Operation.Sign.allCases, CallSite.allCases)
  func relationEqualsApplesConstraint(sign: Operation.Sign, callSite: CallSite) {
    let guide = container.guide
    for priority in priorities {
      let table = NumberTable(operation: Operation(sign: sign, priority: priority), callSite: callSite)
      table.comparePositions(a.leadingAnchor, b.trailingAnchor)
      table.comparePositions(guide.rightAnchor, b.leftAnchor)
      table.comparePositions(a.firstBaselineAnchor, guide.bottomAnchor)
      table.comparePositions(guide.topAnchor, b.centerYAnchor)
      table.compareSizes(a.widthAnchor, guide.heightAnchor)
      table.compareSizes(guide.heightAnchor, b.widthAnchor)
      table.compareNumbers(a.widthAnchor)
      table.compareNumbers(guide.heightAnchor)
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
        for padding: CGFloat in [-7.25, 0, 0.3, 1, 8, 400] {
          for priority in priorities.compactMap(\.self) {
            let call = {
              item.anchor(attributes, to: other, padding: padding, relation: relation, priority: priority)
            }
            callSite.compare(call, with: Attributes.expected(attributes, item, relation, other, padding), priority)
          }
        }
      }
    }
  }
}

/// All numbers with one operator and one priority, at one place.
@MainActor private struct NumberTable {
  let operation: Operation
  let callSite: CallSite

  private func compare(
    _ call: () -> NSLayoutConstraint, _ expected: NSLayoutConstraint, at location: SourceLocation = #_sourceLocation
  ) {
    callSite.compare({ [call()] }, with: [expected], operation.priority, at: location)
  }

  func comparePositions<Kind, Anchor: TALOperand>(_ left: NSLayoutAnchor<Kind>, _ right: Anchor)
  where Anchor: NSLayoutAnchor<Kind>, Anchor.TALKind == Kind {
    compare({ operation.relate(left, right) }, operation.expected(left, right))
    compare({ operation.relate(left, TALExpression(right)) }, operation.expected(left, right))
    for number in EveryNumberTests.constants {
      compare({ operation.relate(left, right + number) }, operation.expected(left, right, number))
      compare({ operation.relate(left, right - number) }, operation.expected(left, right, -number))
      compare({ operation.relate(left, TALExpression(right) - number) }, operation.expected(left, right, -number))
      compare({ operation.relate(left, number + right) }, operation.expected(left, right, number))
      compare({ operation.relate(left, (right - number) + 1.5) }, operation.expected(left, right, -number + 1.5))
    }
  }

  func compareSizes(_ left: NSLayoutDimension, _ right: NSLayoutDimension) {
    comparePositions(left, right)
    for times in EveryNumberTests.multipliers {
      compare({ operation.relate(left, times * right) }, operation.expected(left, right, times, 0))
      compare({ operation.relate(left, right * times) }, operation.expected(left, right, times, 0))
      compare({ operation.relate(left, times * TALExpression(right)) }, operation.expected(left, right, times, 0))
      compare({ operation.relate(left, right * -0.3 * times) }, operation.expected(left, right, -0.3 * times, 0))
      for number in EveryNumberTests.constants {
        compare({ operation.relate(left, times * right + number) }, operation.expected(left, right, times, number))
        compare({ operation.relate(left, number - times * right) }, operation.expected(left, right, -times, number))
        compare(
          { operation.relate(left, (right + number) * times) }, operation.expected(left, right, times, number * times))
      }
      guard times != 0 else { continue }
      compare({ operation.relate(left, right / times) }, operation.expected(left, right, 1 / times, 0))
      compare({ operation.relate(left, right * -0.3 / times) }, operation.expected(left, right, -0.3 / times, 0))
      for number in EveryNumberTests.constants {
        let expected = operation.expected(left, right, 3 / times, -number / times + 4)
        compare({ operation.relate(left, (3 * right - number) / times + 4) }, expected)
      }
    }
  }

  func compareNumbers(_ left: NSLayoutDimension) {
    for number in EveryNumberTests.constants {
      compare({ operation.relate(left, number) }, operation.expected(left, number))
      compare({ operation.relate(left, 2 * number - 1) }, operation.expected(left, 2 * number - 1))
    }
  }
}
