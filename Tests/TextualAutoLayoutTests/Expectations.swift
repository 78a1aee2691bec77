//  The constraints of Apple's API that several suites expect, and the places where tests call the library.

import Foundation
import Testing
import TestSupport

@MainActor private var issues = 0

/// Records an issue. One fault may cause thousands of them, so only the first hundred in a run are recorded.
@MainActor func record(_ message: String, at location: SourceLocation = #_sourceLocation) {
  issues += 1
  if issues <= 100 { Issue.record("\(message)", sourceLocation: location) }
}

/// Where a call runs.
enum CallSite: CaseIterable {
  case withoutSet, inSet, inNestedSet, afterNestedSet, activatedInSet

  /// Whether constraints that are created there are active.
  var activates: Bool { self == .withoutSet || self == .activatedInSet }

  /// Runs a call there, compares its constraints with Apple's, and deactivates both.
  @MainActor func compare(
    _ call: () -> [NSLayoutConstraint], with expected: [NSLayoutConstraint], _ priority: TALPriority?,
    at location: SourceLocation = #_sourceLocation
  ) {
    let made = constraints(of: call)
    let facts = made.map { ConstraintFacts($0) }
    let right = expected.map { ConstraintFacts(activated($0, priority ?? .required, if: activates)) }
    if facts != right { record("\(facts), expected \(right)", at: location) }
    NSLayoutConstraint.deactivate(made + expected)
  }

  /// Runs a call there and returns its constraints. A set has to consist of those that aren't active.
  @MainActor private func constraints(of call: () -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var set: [NSLayoutConstraint] = []
    switch self {
    case .withoutSet: return call()
    case .inSet: set = .inactive { made = call() }
    case .inNestedSet:
      let outer = [NSLayoutConstraint].inactive { set = .inactive { made = call() } }
      set += outer
    case .afterNestedSet:
      set = .inactive {
        _ = [NSLayoutConstraint].inactive {}
        made = call()
      }
    case .activatedInSet: set = .inactive { made = call().setActive(true) }
    }
    if set != (activates ? [] : made) { record("the set has \(set.map { ConstraintFacts($0) })") }
    return made
  }
}

/// One of the three operators, with or without a priority.
struct Operation {
  enum Sign: CaseIterable { case equal, atLeast, atMost }
  let sign: Sign
  let priority: TALPriority?
}

@MainActor extension Operation {
  // MARK: Our relations

  func relate<Kind>(_ left: NSLayoutAnchor<Kind>, _ right: some TALOperand<Kind>) -> NSLayoutConstraint {
    switch (sign, priority) {
    case (.equal, nil): left =&= right
    case (.equal, let priority?): left =&= right | priority
    case (.atLeast, nil): left =>= right
    case (.atLeast, let priority?): left =>= right | priority
    case (.atMost, nil): left =<= right
    case (.atMost, let priority?): left =<= right | priority
    }
  }

  func relate(_ left: NSLayoutDimension, _ number: CGFloat) -> NSLayoutConstraint {
    switch (sign, priority) {
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
    _ left: NSLayoutAnchor<Kind>, _ right: NSLayoutAnchor<Kind>, _ number: CGFloat = 0
  ) -> NSLayoutConstraint {
    switch sign {
    case .equal: left.constraint(equalTo: right, constant: number)
    case .atLeast: left.constraint(greaterThanOrEqualTo: right, constant: number)
    case .atMost: left.constraint(lessThanOrEqualTo: right, constant: number)
    }
  }

  func expected(
    _ left: NSLayoutDimension, _ right: NSLayoutDimension, _ times: CGFloat, _ number: CGFloat
  ) -> NSLayoutConstraint {
    switch sign {
    case .equal: left.constraint(equalTo: right, multiplier: times, constant: number)
    case .atLeast: left.constraint(greaterThanOrEqualTo: right, multiplier: times, constant: number)
    case .atMost: left.constraint(lessThanOrEqualTo: right, multiplier: times, constant: number)
    }
  }

  func expected(_ left: NSLayoutDimension, _ number: CGFloat) -> NSLayoutConstraint {
    switch sign {
    case .equal: left.constraint(equalToConstant: number)
    case .atLeast: left.constraint(greaterThanOrEqualToConstant: number)
    case .atMost: left.constraint(lessThanOrEqualToConstant: number)
    }
  }
}

/// The attributes that layout guides have, too, and those of views alone.
///
/// For the near ones `anchor` creates `self = other + padding`, and for the far ones `other = self + padding`. So a
/// positive padding points inwards at every edge.
enum Attributes {
  static let near: [NSLayoutConstraint.Attribute] = [.left, .top, .leading, .width, .height, .centerX, .centerY]
  static let far: [NSLayoutConstraint.Attribute] = [.right, .bottom, .trailing]
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

  /// Apple's constraints for a call of `anchor`.
  @MainActor static func expected(
    _ attributes: [NSLayoutConstraint.Attribute], _ item: any TALItem, _ relation: NSLayoutConstraint.Relation,
    _ other: any TALItem, _ padding: CGFloat
  ) -> [NSLayoutConstraint] {
    attributes.map { attribute in
      let isFar = (far + farOfViews).contains(attribute)
      return NSLayoutConstraint(
        item: isFar ? other : item, attribute: attribute, relatedBy: relation, toItem: isFar ? item : other,
        attribute: attribute, multiplier: 1, constant: padding)
    }
  }
}
