//  What only the stand-in has, for the tests: where an exception ends, the log, and the journal.

import Foundation

/// What stops the process where UIKit raises an Objective-C exception that nobody catches.
func raise(_ name: String, _ reason: String) -> Never {
  fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}

@MainActor package enum StandIn {
  /// Receives what UIKit writes to the console, the report of constraints that cannot all hold.
  package static var log: (String) -> Void = { try? FileHandle.standardError.write(contentsOf: Data(($0 + "\n").utf8)) }

  /// What was done to constraints, in order, for tests of how often and when.
  package enum Event: Equatable {
    case activate([ObjectIdentifier])
    case deactivate([ObjectIdentifier])
    case isActive(ObjectIdentifier, Bool)
    case setPriorityWhileActive
  }
  /// Events are kept while this is not `nil`. No check of exclusive access: it would cost what UIKit does not.
  @exclusivity(unchecked) package static var journal: [Event]?
  static func note(_ event: @autoclosure () -> Event) { if journal != nil { journal?.append(event()) } }
}
