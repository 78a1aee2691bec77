//  Recipes of Tests/Cookbook.md: edges, size, centre. CookbookTests.swift says how they are written.

import Testing
import TestSupport

extension CookbookTests {
  // ## Edges, size, centre

  // ### All edges, without and with one padding
  // Elsewhere: the words are "edges equal to superview", with an "inset". Here `.edges` is top, leading, bottom and trailing.
  @Test func edges() {
    begin()
    // recipe
    a.anchor(.edges, to: parent)
    b.anchor(.edges, to: parent, padding: 20)
    // end
    made(
      "a.top = parent.top", "a.leading = parent.leading", "parent.bottom = a.bottom", "parent.trailing = a.trailing",
      "b.top = parent.top + 20", "b.leading = parent.leading + 20", "parent.bottom = b.bottom + 20",
      "parent.trailing = b.trailing + 20")
    // Result: a fills the parent. b leaves 20 points on every side.
    expect(a, 0, 0, 400, 300)
    expect(b, 20, 20, 360, 260)
  }

  // ### A different padding for each edge, different paddings
  // Elsewhere: the edges have insets of 20, 20, 40 and 20. Here each padding has a line that names its edges.
  @Test func insets() {
    begin()
    // recipe
    a.anchor([.top, .leading, .trailing], to: parent, padding: 20)
    a.anchor([.bottom], to: parent, padding: 40)
    // end
    made(
      "a.top = parent.top + 20", "a.leading = parent.leading + 20", "parent.trailing = a.trailing + 20",
      "parent.bottom = a.bottom + 40")
    // Result: a leaves 20 points at the top and at both sides. It leaves 40 points below.
    expect(a, 20, 20, 360, 240)
  }

  // ### The two sides; top and bottom
  // Elsewhere: the words are "horizontal edges" and "vertical edges". Here a list has the attributes.
  @Test func sides() {
    place(a, 0, 7, 1, 30)
    place(b, 7, 0, 30, 1)
    begin()
    // recipe
    a.anchor([.leading, .trailing], to: parent, padding: 16)
    b.anchor([.top, .bottom], to: parent)
    // end
    made(
      "a.leading = parent.leading + 16", "parent.trailing = a.trailing + 16", "b.top = parent.top",
      "parent.bottom = b.bottom")
    // Result: a is as wide as the parent less 32 points. b is as high as the parent.
    expect(a, 16, 7, 368, 30)
    expect(b, 7, 0, 30, 300)
  }

  // ### The four corners
  // Elsewhere: each corner has a name, such as "top left". Here a list has its two edges.
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
    made(
      "a.top = parent.top", "a.leading = parent.leading", "b.top = parent.top", "parent.trailing = b.trailing",
      "parent.bottom = c.bottom + 8", "c.leading = parent.leading + 8", "parent.bottom = d.bottom + 8",
      "parent.trailing = d.trailing + 8")
    // Result: each view lies in its corner. c and d lie 8 points inside of theirs.
    expect(a, 0, 0, 10, 10)
    expect(b, 390, 0, 10, 10)
    expect(c, 8, 282, 10, 10)
    expect(d, 382, 282, 10, 10)
  }

  // ### Size and centre
  // Elsewhere: the words are "size equal to" and "center equal to". Here `.size` and `.center` are lists of attributes.
  @Test func sizeAndCentre() {
    place(a, 0, 0, 60, 40)
    begin()
    // recipe
    b.anchor(.size, to: a)
    b.anchor(.center, to: parent)
    // end
    made("b.width = a.width", "b.height = a.height", "b.centerX = parent.centerX", "b.centerY = parent.centerY")
    // Result: b is as large as a and lies in the middle of the parent.
    expect(b, 170, 130, 60, 40)
  }

  // ### A fixed size
  // Elsewhere: "size equal to" takes a width and a height. Here each of them has a line.
  @Test func fixedSize() {
    begin()
    // recipe
    a.widthAnchor =&= 44
    a.heightAnchor =&= 30
    // end
    made("a.width = 44", "a.height = 30")
    // Result: a is 44 points wide and 30 high.
    a.anchor([.top, .leading], to: parent)
    expect(a, 0, 0, 44, 30)
  }

  // ### At least a padding on every side
  // Elsewhere: you often write "greater" for top and leading, and "less" for the other edges. Anchorage and PureLayout invert the relation for you. Here padding leads inwards on every edge, so that `.greaterThanOrEqual` makes it the least.
  @Test func atLeast() {
    place(a, 100, 100, 1000, 20)
    begin()
    // recipe
    a.anchor(.edges, to: parent, padding: 10, relation: .greaterThanOrEqual)
    // end
    made(
      "a.top ≥ parent.top + 10", "a.leading ≥ parent.leading + 10", "parent.bottom ≥ a.bottom + 10",
      "parent.trailing ≥ a.trailing + 10")
    // Result: however wide a wants to be, at least 10 points remain on every side.
    expect(a, 10, 100, 380, 20)
  }
}
