//  A log of the calls that the stand-in receives, which UIKit doesn't have.

@MainActor package enum CallLog {
  /// A new constraint, an activation, a deactivation, autoresizing of a view that changes, or a new priority of an active
  /// constraint. For the last one, UIKit may raise an exception. (Apple: NSLayoutConstraint.priority)
  package enum Call: Equatable {
    case create
    case activate([ObjectIdentifier])
    case deactivate([ObjectIdentifier])
    case isActive(ObjectIdentifier, Bool)
    case setAutoresizing(ObjectIdentifier, Bool)
    case setPriorityWhileActive
  }

  private static var calls: [Call]?

  /// Returns the calls that the closure makes.
  package static func calls(_ body: () -> Void) -> [Call] {
    calls = []
    defer { calls = nil }
    body()
    return calls ?? []
  }

  static func record(_ call: @autoclosure () -> Call) { calls?.append(call()) }
}
