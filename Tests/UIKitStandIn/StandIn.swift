//  What UIKit doesn't have: a log of calls, and the end of the program where UIKit raises an exception.

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

/// Ends the program where UIKit raises an Objective-C exception. Nothing can catch it here.
func raise(_ name: String, _ reason: String) -> Never {
  fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}
