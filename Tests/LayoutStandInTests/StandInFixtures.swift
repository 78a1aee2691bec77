//  What the suites of the stand-in share.

import Foundation
import TestSupport

@testable import UIKit

/// A parent with a child, in which constraints may be made.
@MainActor func pair() -> (parent: Box, child: Box) {
  let parent = Box.root("parent")
  return (parent, parent.box("child"))
}

/// Runs the body where frames are not rounded to pixels, but to a hundred-millionth of a point.
@MainActor func unrounded(_ body: () -> Void) {
  let kept = StandIn.scale
  StandIn.scale = 1e8
  defer { StandIn.scale = kept }
  body()
}
