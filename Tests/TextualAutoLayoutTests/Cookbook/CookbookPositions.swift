//  Recipes of Tests/Cookbook.md: positions and distances. CookbookTests.swift says how they are written.

import Testing
import TestSupport

extension CookbookTests {
  // ## Positions and distances

  // ### A location against a bare number
  // Elsewhere: `top.equalTo(8)` means 8 points from the superview's top. For a bottom or trailing edge the number is negative. Here a number alone is a width, a height or a distance. A location names what it is measured from.
  @Test func locationAgainstNumber() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    a.topAnchor =&= parent.topAnchor + 8
    a.anchor([.trailing], to: parent, padding: 8)
    // end
    made("a.top = parent.top + 8", "parent.trailing = a.trailing + 8")
    // Result: a lies 8 points below the parent's top and 8 points inside of its trailing edge.
    expect(a, 342, 8, 50, 30)
  }

  // ### At a third of the container; half is the centre
  // Elsewhere: a centre or an edge has a multiplier. The anchor of a location cannot have one. Here a guide is as wide as the fraction.
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
    made("guide.leading = parent.leading", "guide.width = 0.333 × parent.width", "a.centerX = guide.trailing")
    // Result: a's centre lies at 133⅓ points.
    expect(a, 400 / 3 - 10, 0, 20, 20)
  }

  // ### The gap between two views equals the height of a third
  // Elsewhere: it is rarely possible. Here the platform's `anchorWithOffset(to:)` makes a dimension of the distance.
  @Test func compositeDistance() {
    place(a, 0, 0, 50, 30)
    place(c, 200, 0, 50, 70)
    begin()
    // recipe
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let distance = gap =&= c.heightAnchor
    // end
    #expect(distance.isActive && distance.relation == .equal && distance.priority == .required)
    #expect(distance.multiplier == 1 && distance.constant == 0)
    // Result: b begins 70 points after a.
    place(b, 0, 0, 10, 10)
    expect(b, 120, 0, 10, 10)
  }
}
