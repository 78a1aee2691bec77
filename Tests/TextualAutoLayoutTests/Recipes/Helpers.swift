//  A chapter of Tests/Guide/Recipes.md. RecipeTests.swift explains how it becomes a page.

import Testing
import TestSupport

/// ## Helpers of your own

/// Functions like these make your code shorter. They are yours: change them as you like.

/// ### Add subviews and turn their autoresizing mask off
// recipe
extension TALView {
  func addSubviews(_ views: TALView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}
// end
/// Then no view keeps its `translatesAutoresizingMaskIntoConstraints` by accident: `view.addSubviews(photo, title)`.
/// `TALView` is `UIView` or `NSView`.

/// ### Pin with a different inset on each side
// recipe
extension TALView {
  @discardableResult
  func pin(to item: any TALItem, insets: NSDirectionalEdgeInsets) -> [NSLayoutConstraint] {
    anchor([.top], to: item, padding: insets.top)
      + anchor([.leading], to: item, padding: insets.leading)
      + anchor([.bottom], to: item, padding: insets.bottom)
      + anchor([.trailing], to: item, padding: insets.trailing)
  }
}
// end
/// `any TALItem` is a view or a layout guide. To change an inset later, keep the constraints and change a `constant`: it
/// is the inset, on every side. The insets mirror right-to-left.

/// ### Relate several anchors to one
// recipe
@discardableResult
@MainActor func align<Kind>(
  _ anchors: [NSLayoutAnchor<Kind>], to other: some TALRightSide<Kind>
) -> [NSLayoutConstraint] {
  anchors.map { $0 =&= other }
}
// end
/// For example `align([title.leadingAnchor, subtitle.leadingAnchor], to: photo.trailingAnchor + 8)`. The left side of a
/// relation is an `NSLayoutAnchor<Kind>`. The right side is `some TALRightSide<Kind>`: an anchor of the same kind, or
/// arithmetic on one, with or without a priority. Anchors of two kinds, such as leading and top, don't compile.
///
/// If your helper adds points to the right side or gives it a priority, write `some TALOperand<Kind>`. It excludes right
/// sides that end with a priority. A plain number is neither. So a caller writes `44 | .required`, or the helper has a
/// second function with a `CGFloat`. For one kind only, write `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor` or
/// `NSLayoutDimension` in place of `Kind`.

/// ### Names for a set
// recipe
extension [NSLayoutConstraint] {
  @discardableResult
  @MainActor func named(_ name: String) -> Self {
    for (index, constraint) in enumerated() { constraint.identifier = "\(name) \(index)" }
    return self
  }
}
// end
/// With `wide = .inactive { … }.named("wide")` you recognize each constraint of the set in the console.

/// ### One of several sets
// recipe
@MainActor func switchOn(_ set: [NSLayoutConstraint], of sets: [[NSLayoutConstraint]]) {
  for other in sets where other != set { other.setActive(false) }
  set.setActive(true)
}
// end
/// `switchOn(wide, of: [narrow, wide, huge])` switches the other sets off first, because two sets contradict each other.

/// ### Where to write `@MainActor`
///
/// Relations, `anchor` and `inactive` are on the main actor, as views are. Your helpers have to be there, too. Views and
/// view controllers, and extensions of them, already are. So is everything in a module whose default isolation is
/// `MainActor`. Otherwise write `@MainActor` in front of functions, and in extensions of `[NSLayoutConstraint]`. On
/// AppKit, write it also in extensions of anchors, layout guides and constraints.
///
/// If you forget it, Swift 6 mode reports an error or a warning. Swift 5 mode reports a warning at most.

extension RecipeTests {
  @Test func addedSubviewsHaveNoMask() {
    let (first, second) = (TALView(), TALView())
    container.addSubviews(first, second)
    #expect(first.superview === container && second.superview === container)
    #expect(!first.translatesAutoresizingMaskIntoConstraints && !second.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func eachSideHasItsInset() {
    let pinned = card.pin(
      to: container.safeAreaLayoutGuide, insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    expect(card, 2, 1, 394, 296)
    pinned[3].constant = 10
    expect(card, 2, 1, 388, 296)
  }

  @Test func anchorsAlignWithOne() {
    fillIn(photo, 10, 10, 50, 30)
    for view in [title, subtitle] { view.content = CGSize(width: 20, height: 20) }
    let made = align([title.leadingAnchor, subtitle.leadingAnchor], to: photo.trailingAnchor + 8 | .defaultHigh)
    align([title.heightAnchor], to: 44 | .required)
    container.layOut()
    #expect([title, subtitle].map(\.frame.minX) == [68, 68] && title.frame.height == 44)
    #expect(made.map(\.priority) == [.defaultHigh, .defaultHigh])
  }

  @Test func switchingOnEndsOtherSets() {
    let sets = [100, 200, 300].map { width in
      [NSLayoutConstraint].inactive { card.widthAnchor =&= width }.named("width \(width)")
    }
    for (index, set) in sets.enumerated() {
      switchOn(set, of: sets)
      #expect(sets.map { $0[0].isActive } == sets.indices.map { $0 == index })
    }
    #expect(sets[1][0].identifier == "width 200.0 0")
  }
}
