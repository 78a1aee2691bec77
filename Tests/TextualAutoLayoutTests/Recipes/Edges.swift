//  A chapter of the article Recipes. RecipeTests.swift says how it is written.

import Testing
import TestSupport

extension RecipeTests {
  /// ## Edges, size and center

  /// ### All edges, without and with a padding
  @Test func edges() {
    begin()
    // recipe
    a.anchor(.edges, to: parent)
    b.anchor(.edges, to: parent, padding: 20)
    // end
    /// a fills the parent, and b leaves 20 points on every side. `.edges` is top, leading, bottom and trailing.
    made(
      "a.top = parent.top", "a.leading = parent.leading", "parent.bottom = a.bottom", "parent.trailing = a.trailing",
      "b.top = parent.top + 20", "b.leading = parent.leading + 20", "parent.bottom = b.bottom + 20",
      "parent.trailing = b.trailing + 20")
    expect(a, 0, 0, 400, 300)
    expect(b, 20, 20, 360, 260)
  }

  /// ### A different padding for one edge
  @Test func insets() {
    begin()
    // recipe
    a.anchor([.top, .leading, .trailing], to: parent, padding: 20)
    a.anchor([.bottom], to: parent, padding: 40)
    // end
    /// a leaves 20 points at the top and at both sides, and 40 points below. Each padding has a line that names its
    /// edges.
    made(
      "a.top = parent.top + 20", "a.leading = parent.leading + 20", "parent.trailing = a.trailing + 20",
      "parent.bottom = a.bottom + 40")
    expect(a, 20, 20, 360, 240)
  }

  /// ### The two sides; top and bottom
  @Test func sides() {
    place(a, 0, 7, 1, 30)
    place(b, 7, 0, 30, 1)
    begin()
    // recipe
    a.anchor([.leading, .trailing], to: parent, padding: 16)
    b.anchor([.top, .bottom], to: parent)
    // end
    /// a is as wide as the parent less 32 points, and b is as high as the parent.
    made(
      "a.leading = parent.leading + 16", "parent.trailing = a.trailing + 16", "b.top = parent.top",
      "parent.bottom = b.bottom")
    expect(a, 16, 7, 368, 30)
    expect(b, 7, 0, 30, 300)
  }

  /// ### The four corners
  @Test func corners() {
    let d = parent.box("d")
    for view in [a, b, c, d] { place(view, 5, 5, 10, 10) }
    begin()
    // recipe
    a.anchor([.top, .leading], to: parent)
    b.anchor([.top, .trailing], to: parent)
    c.anchor([.bottom, .leading], to: parent, padding: 8)
    d.anchor([.bottom, .trailing], to: parent, padding: 8)
    // end
    /// Each view lies in its corner, c and d 8 points inside of theirs.
    made(
      "a.top = parent.top", "a.leading = parent.leading", "b.top = parent.top", "parent.trailing = b.trailing",
      "parent.bottom = c.bottom + 8", "c.leading = parent.leading + 8", "parent.bottom = d.bottom + 8",
      "parent.trailing = d.trailing + 8")
    expect(a, 0, 0, 10, 10)
    expect(b, 390, 0, 10, 10)
    expect(c, 8, 282, 10, 10)
    expect(d, 382, 282, 10, 10)
  }

  /// ### Size and center
  @Test func sizeAndCenter() {
    place(a, 0, 0, 60, 40)
    begin()
    // recipe
    b.anchor(.size, to: a)
    b.anchor(.center, to: parent)
    // end
    /// b is as large as a and lies in the middle of the parent.
    made("b.width = a.width", "b.height = a.height", "b.centerX = parent.centerX", "b.centerY = parent.centerY")
    expect(b, 170, 130, 60, 40)
  }

  /// ### A fixed size
  @Test func fixedSize() {
    begin()
    // recipe
    a.widthAnchor =&= 44
    a.heightAnchor =&= 30
    // end
    /// a is 44 points wide and 30 high.
    made("a.width = 44", "a.height = 30")
    a.anchor([.top, .leading], to: parent)
    expect(a, 0, 0, 44, 30)
  }

  /// ### At least a padding on every side
  @Test func atLeast() {
    place(a, 100, 100, 1000, 20)
    begin()
    // recipe
    a.anchor(.edges, to: parent, padding: 10, relation: .greaterThanOrEqual)
    // end
    /// However wide a wants to be, at least 10 points remain on every side. Padding leads inwards on every edge, so one
    /// relation is right for all four. You need not turn it round for bottom and trailing.
    made(
      "a.top ≥ parent.top + 10", "a.leading ≥ parent.leading + 10", "parent.bottom ≥ a.bottom + 10",
      "parent.trailing ≥ a.trailing + 10")
    expect(a, 10, 100, 380, 20)
  }
}
