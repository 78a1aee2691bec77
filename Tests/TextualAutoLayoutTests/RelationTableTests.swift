//  One table for what a relation makes: each relation, right side, multiplier, constant, priority, kind of anchor, item
//  and place. Beside each relation stands the platform's own method with the same numbers.

import Foundation
import Testing
import TestSupport

@Suite @MainActor struct RelationTableTests {
  enum Relation: CaseIterable { case equal, atLeast, atMost }
  static let multipliers: [CGFloat] = [-2, -1, -0.5, 0, 0.25, 0.999, 1, 1.001, 1.5, 3]
  static let constants: [CGFloat] = [-7.25, -1, 0, 0.3, 8]

  /// A relation, and the platform's constraint that it should be.
  private typealias Row = (text: () -> String, call: () -> [NSLayoutConstraint], platforms: NSLayoutConstraint)
  private let family = Family()

  @Test(arguments: Relation.allCases, Place.allCases)
  func aRelationIsThePlatformsConstraint(relation: Relation, place: Place) {
    for priority in priorities {
      let table = Table(relation: relation, priority: priority)
      var rows: [Row] = []
      func add(
        _ text: @autoclosure @escaping () -> String, _ call: @escaping () -> NSLayoutConstraint,
        _ platforms: NSLayoutConstraint
      ) {
        rows.append((text, { [call()] }, platforms))
      }
      let (view, guide, other) = (family.a, family.guide, family.b)
      addLocations(view.leadingAnchor, other.trailingAnchor)
      addLocations(guide.rightAnchor, other.leftAnchor)
      addLocations(view.firstBaselineAnchor, guide.bottomAnchor)
      addLocations(guide.topAnchor, other.centerYAnchor)
      addSizes(view.widthAnchor, guide.heightAnchor)
      addSizes(guide.heightAnchor, other.widthAnchor)
      addNumbers(view.widthAnchor)
      addNumbers(guide.heightAnchor)

      func addLocations<Kind, Anchor: TALOperand>(_ left: NSLayoutAnchor<Kind>, _ right: Anchor)
      where Anchor: NSLayoutAnchor<Kind>, Anchor.TALKind == Kind {
        add("anchor", { table.relate(left, right) }, table.platforms(left, right, 0))
        for number in Self.constants {
          add("+ \(number)", { table.relate(left, right + number) }, table.platforms(left, right, number))
          add("- \(number)", { table.relate(left, right - number) }, table.platforms(left, right, -number))
          add(
            "(- \(number)) + 1.5", { table.relate(left, (right - number) + 1.5) },
            table.platforms(left, right, -number + 1.5))
        }
      }

      func addSizes(_ left: NSLayoutDimension, _ right: NSLayoutDimension) {
        addLocations(left, right)
        for times in Self.multipliers {
          add("\(times) *", { table.relate(left, times * right) }, table.platforms(left, right, times, 0))
          add("* \(times)", { table.relate(left, right * times) }, table.platforms(left, right, times, 0))
          add(
            "* -0.3 * \(times)", { table.relate(left, right * -0.3 * times) },
            table.platforms(left, right, -0.3 * times, 0))
          for number in Self.constants {
            add(
              "\(times) * + \(number)", { table.relate(left, times * right + number) },
              table.platforms(left, right, times, number))
            add(
              "(+ \(number)) * \(times)", { table.relate(left, (right + number) * times) },
              table.platforms(left, right, times, number * times))
          }
          guard times != 0 else { continue }
          add("/ \(times)", { table.relate(left, right / times) }, table.platforms(left, right, 1 / times, 0))
          add(
            "* -0.3 / \(times)", { table.relate(left, right * -0.3 / times) },
            table.platforms(left, right, -0.3 / times, 0))
          for number in Self.constants {
            add(
              "(3 * - \(number)) / \(times) + 4", { table.relate(left, (3 * right - number) / times + 4) },
              table.platforms(left, right, 3 / times, -number / times + 4))
          }
        }
      }

      func addNumbers(_ left: NSLayoutDimension) {
        for number in Self.constants {
          add("\(number)", { table.relate(left, number) }, table.platforms(left, number))
          add("2 * \(number) - 1", { table.relate(left, 2 * number - 1) }, table.platforms(left, 2 * number - 1))
        }
      }

      let made = place.constraints(of: rows.map(\.call))
      let expected = place.expected(rows.map(\.platforms), priority)
      #expect(made.count == rows.count)
      for (row, facts) in zip(rows, zip(made.map(Facts.init), expected)) where facts.0 != facts.1 {
        Issue.record("\(relation) \(row.text()) @\(String(describing: priority)): \(facts.0), expected \(facts.1)")
        break
      }
      NSLayoutConstraint.deactivate(made + rows.map(\.platforms))
    }
  }
}

/// A relation and a priority, written with the operators and with the platform's methods.
@MainActor private struct Table {
  let relation: RelationTableTests.Relation
  let priority: TALPriority?

  func relate<Kind>(_ left: NSLayoutAnchor<Kind>, _ right: some TALOperand<Kind>) -> NSLayoutConstraint {
    switch (relation, priority) {
    case (.equal, nil): left =&= right
    case (.equal, let priority?): left =&= right | priority
    case (.atLeast, nil): left =>= right
    case (.atLeast, let priority?): left =>= right | priority
    case (.atMost, nil): left =<= right
    case (.atMost, let priority?): left =<= right | priority
    }
  }

  func relate(_ left: NSLayoutDimension, _ number: CGFloat) -> NSLayoutConstraint {
    switch (relation, priority) {
    case (.equal, nil): left =&= number
    case (.equal, let priority?): left =&= number | priority
    case (.atLeast, nil): left =>= number
    case (.atLeast, let priority?): left =>= number | priority
    case (.atMost, nil): left =<= number
    case (.atMost, let priority?): left =<= number | priority
    }
  }

  func platforms<Kind>(
    _ left: NSLayoutAnchor<Kind>, _ right: NSLayoutAnchor<Kind>, _ number: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .equal: left.constraint(equalTo: right, constant: number)
    case .atLeast: left.constraint(greaterThanOrEqualTo: right, constant: number)
    case .atMost: left.constraint(lessThanOrEqualTo: right, constant: number)
    }
  }

  func platforms(
    _ left: NSLayoutDimension, _ right: NSLayoutDimension, _ times: CGFloat, _ number: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .equal: left.constraint(equalTo: right, multiplier: times, constant: number)
    case .atLeast: left.constraint(greaterThanOrEqualTo: right, multiplier: times, constant: number)
    case .atMost: left.constraint(lessThanOrEqualTo: right, multiplier: times, constant: number)
    }
  }

  func platforms(_ left: NSLayoutDimension, _ number: CGFloat) -> NSLayoutConstraint {
    switch relation {
    case .equal: left.constraint(equalToConstant: number)
    case .atLeast: left.constraint(greaterThanOrEqualToConstant: number)
    case .atMost: left.constraint(lessThanOrEqualToConstant: number)
    }
  }
}
