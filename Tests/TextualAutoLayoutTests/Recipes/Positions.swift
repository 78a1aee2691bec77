//  A chapter of the article Recipes. RecipeTests.swift says how it is written.

import Testing
import TestSupport

extension RecipeTests {
  /// ## Positions and distances

  /// ### A location at a number of points
  @Test func locationAgainstNumber() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    a.topAnchor =&= parent.topAnchor + 8
    a.anchor([.trailing], to: parent, padding: 8)
    // end
    /// a lies 8 points below the parent's top and 8 points inside of its trailing edge. A location names what it is
    /// measured from, because a number alone says only how wide or high something is.
    made("a.top = parent.top + 8", "parent.trailing = a.trailing + 8")
    expect(a, 342, 8, 50, 30)
  }

  /// ### At a third of the container
  @Test func third() {
    place(a, 0, 0, 20, 20)
    begin()
    // recipe
    let third = TALGuide()
    parent.addLayoutGuide(third)
    third.leadingAnchor =&= parent.leadingAnchor
    third.widthAnchor =&= parent.widthAnchor / 3
    a.centerXAnchor =&= third.trailingAnchor
    // end
    /// a's center lies at 133⅓ points. A location has no multiplier in the anchor API, but the width of a guide has
    /// one.
    made("guide.leading = parent.leading", "guide.width = 0.333 × parent.width", "a.centerX = guide.trailing")
    expect(a, 400 / 3 - 10, 0, 20, 20, isRounded: true)
  }

  /// ### A gap between two views that equals the height of a third
  @Test func compositeDistance() {
    place(a, 0, 0, 50, 30)
    place(c, 200, 0, 50, 70)
    begin()
    // recipe
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let distance = gap =&= c.heightAnchor
    // end
    /// b begins 70 points after a, as c is 70 points high. The platform's `anchorWithOffset(to:)` makes a size of the
    /// distance.
    #expect(distance.isActive && distance.relation == .equal && distance.priority == .required)
    #expect(distance.multiplier == 1 && distance.constant == 0)
    place(b, 0, 0, 10, 10)
    expect(b, 120, 0, 10, 10)
  }
}
