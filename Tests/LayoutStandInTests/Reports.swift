//  What the suites beside share: a small tree, and what the stand-in says of it.

import Foundation
import Testing
import TestSupport

@testable import UIKit

/// A parent with a child, in which constraints may be made.
@MainActor func pair() -> (parent: Box, child: Box) {
  let parent = Box.root("parent")
  return (parent, parent.box("child"))
}

/// What the body makes the stand-in log.
@MainActor func logged(_ body: () -> Void) -> [String] {
  var log: [String] = []
  let kept = StandIn.log
  StandIn.log = { log.append($0) }
  defer { StandIn.log = kept }
  body()
  return log
}
