//  Where relations and `anchor` are called, for the tables of what they make.

import TestSupport

enum Place: CaseIterable {
  case statement, set, setInASet, afterASet

  /// Calls the functions there and returns their constraints in order: active after statements, inactive in a set.
  @MainActor func constraints(of calls: [() -> [NSLayoutConstraint]]) -> [NSLayoutConstraint] {
    var inner: [NSLayoutConstraint] = []
    switch self {
    case .statement: return calls.flatMap { $0() }
    case .set: return [NSLayoutConstraint].inactive { _ = calls.flatMap { $0() } }
    case .setInASet:
      // What the last function makes is in the outer set, after the inner one has ended.
      let outer = [NSLayoutConstraint].inactive {
        inner = .inactive { for call in calls.dropLast() { _ = call() } }
        _ = calls.last?()
      }
      return inner + outer
    case .afterASet:
      _ = [NSLayoutConstraint].inactive {}
      return calls.flatMap { $0() }
    }
  }

  /// The platform's own constraints as they should be there.
  @MainActor func expected(_ constraints: [NSLayoutConstraint], _ priority: TALPriority?) -> [Facts] {
    for constraint in constraints {
      constraint.priority = priority ?? .required
      constraint.isActive = self == .statement || self == .afterASet
    }
    return constraints.map(Facts.init)
  }
}

/// None, and the ends and the middle of what is legal.
let priorities: [TALPriority?] = [nil] + [1, 250, 749.5, 999, 1000].map { TALPriority(rawValue: $0) }
