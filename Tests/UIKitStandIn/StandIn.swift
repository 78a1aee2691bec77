//  What UIKit doesn't have: a log of calls.

@MainActor package enum StandIn {
  /// An activation, a deactivation, or a new priority of an active constraint. For the last one, UIKit may raise an
  /// exception. (Apple: NSLayoutConstraint.priority)
  package enum Call: Equatable {
    case activate([ObjectIdentifier])
    case deactivate([ObjectIdentifier])
    case isActive(ObjectIdentifier, Bool)
    case setPriorityWhileActive
  }

  /// The calls since a test set this to an empty list. Nothing is recorded while it is nil.
  package static var callLog: [Call]?

  static func record(_ call: @autoclosure () -> Call) { callLog?.append(call()) }
}
