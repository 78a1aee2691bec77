//  The stand-in's own API. Tests use it to read the logs, and to set the scale and the text size.

import Foundation

/// Ends the program where UIKit raises an Objective-C exception. Nothing can catch it here.
func raise(_ name: String, _ reason: String) -> Never {
  fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}

/// Ends the program where UIKit would do something that the stand-in doesn't model.
func refuse(_ what: String) -> Never { fatalError("The stand-in for UIKit doesn't model this: \(what)") }

@MainActor package enum StandIn {
  /// Receives the reports of conflicts, which UIKit writes to the console.
  package static var log: (String) -> Void = { try? FileHandle.standardError.write(contentsOf: Data(($0 + "\n").utf8)) }

  /// Pixels per point. Tests of frames increase it, to see numbers that are not rounded.
  static var scale = 2.0

  /// The user's text size. Labels with `adjustsFontForContentSizeCategory` follow it at the next layout.
  package static var contentSizeCategory = UIContentSizeCategory.large

  /// An activation, a deactivation, or a priority that was set while the constraint was active.
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
