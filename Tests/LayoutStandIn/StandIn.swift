//  Here is what only the stand-in has. It serves the tests, which look at exceptions, the log and the journal.

import Foundation

/// Stops the process where UIKit raises an Objective-C exception. Nobody can catch it here.
func raise(_ name: String, _ reason: String) -> Never {
  fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}

@MainActor package enum StandIn {
  /// Receives what UIKit would write to the console, which is the report of constraints that cannot all hold.
  package static var log: (String) -> Void = { try? FileHandle.standardError.write(contentsOf: Data(($0 + "\n").utf8)) }

  /// So many pixels make a point. [PlatformRules, "Pixels"] Tests of the solver set it higher, to see what was not
  /// rounded.
  package static var scale = 2.0
  package static var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified

  /// An activation, a deactivation, or a priority that was set while the constraint was active.
  package enum Event: Equatable {
    case activate([ObjectIdentifier])
    case deactivate([ObjectIdentifier])
    case isActive(ObjectIdentifier, Bool)
    case setPriorityWhileActive
  }
  /// Events are kept, in their order, while this is not `nil`. Nothing checks for exclusive access, because the check
  /// would cost what UIKit does not.
  @exclusivity(unchecked) package static var journal: [Event]?
  static func note(_ event: @autoclosure () -> Event) { if journal != nil { journal?.append(event()) } }
}
