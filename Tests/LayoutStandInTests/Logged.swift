//  What the stand-in writes where UIKit writes to the console, for the suites beside.

@testable import UIKit

/// What the body makes the stand-in log.
@MainActor func logged(_ body: () -> Void) -> [String] {
  var log: [String] = []
  let kept = StandIn.log
  StandIn.log = { log.append($0) }
  defer { StandIn.log = kept }
  body()
  return log
}
