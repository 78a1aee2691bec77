//  Where relations and `anchor` are called, for the tables of what they make.

import TestSupport

enum Place: CaseIterable {
  case statement, lineOfASet, listInASet, setInASet, functionThatALineCalls

  /// Calls the functions there and returns their constraints in order: active after statements, inactive in a set.
  @MainActor func constraints(of calls: [() -> [NSLayoutConstraint]]) -> [NSLayoutConstraint] {
    @TALConstraintBuilder func lines() -> [NSLayoutConstraint] { for call in calls { call() } }
    return switch self {
    case .statement: calls.flatMap { $0() }
    case .lineOfASet: NSLayoutConstraint.inactive { for call in calls { call() } }
    case .listInASet: NSLayoutConstraint.inactive { calls.flatMap { $0() } }
    case .setInASet: NSLayoutConstraint.inactive { NSLayoutConstraint.inactive { for call in calls { call() } } }
    case .functionThatALineCalls: NSLayoutConstraint.inactive { lines() }
    }
  }

  /// The platform's own constraints as they should be there.
  @MainActor func expected(_ constraints: [NSLayoutConstraint], _ priority: TALPriority?) -> [Facts] {
    for constraint in constraints {
      constraint.priority = priority ?? .required
      constraint.isActive = self == .statement
    }
    return constraints.map(Facts.init)
  }
}

/// None, and the ends and the middle of what is legal.
let priorities: [TALPriority?] = [nil] + [1, 250, 749.5, 999, 1000].map { TALPriority(rawValue: $0) }
