//  Layout, for the examples and the tests of the stand-in. The tests of the library don't need it.

import Foundation

@MainActor extension TALView {
  /// Lays out the tree below this view now.
  public func layOut() {
    #if canImport(UIKit)
    #if !STAND_IN
    _ = reportsConflicts
    setNeedsLayout()
    layoutIfNeeded()  // In case a text wraps at another width after the first pass.
    #endif
    setNeedsLayout()
    layoutIfNeeded()
    #else
    // Wide content would enlarge a root without a window, because AppKit holds its size at just under 500.
    let width = widthAnchor.constraint(equalToConstant: frame.width)
    let size = [width, heightAnchor.constraint(equalToConstant: frame.height)]
    NSLayoutConstraint.activate(size)
    defer { NSLayoutConstraint.deactivate(size) }
    needsLayout = true
    layoutSubtreeIfNeeded()
    #endif
  }
}

#if canImport(UIKit) && !STAND_IN
/// UIKit writes conflicts to the console only if this setting is on. Xcode's debugger turns it on, but other ways to
/// run the tests may not.
@MainActor private let reportsConflicts: Void = UserDefaults.standard.register(
  defaults: ["_UIConstraintBasedLayoutLogUnsatisfiable": true])
#endif

/// Returns the conflicts that the stand-in logs while the body runs.
///
/// The console of UIKit and AppKit can't be read, so the list is empty there. The workflow searches its log instead.
@MainActor public func logged(_ body: () -> Void) -> [String] {
  var log: [String] = []
  #if STAND_IN
  let kept = StandIn.log
  StandIn.log = { log.append($0) }
  defer { StandIn.log = kept }
  #endif
  body()
  return log
}
