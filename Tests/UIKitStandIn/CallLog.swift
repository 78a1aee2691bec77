//  A log of the calls that the stand-in receives, which UIKit doesn't have.

import Foundation

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

  /// The name that MainThreadTests gives to another thread. In its processes, the main queue isn't on the main thread.
  package nonisolated static let otherThread = "other thread"

  /// Records a call, or if it is nil, only checks its thread. On another thread, the library has to end the process with
  /// a failure first, so the call ends it with success.
  static func record(_ call: @autoclosure () -> Call? = nil) {
    if Thread.current.name == otherThread { exit(EXIT_SUCCESS) }
    if calls != nil, let call = call() { calls?.append(call) }
  }
}
