//  A chapter of the article Recipes. RecipeTests.swift says how it is written.

import Testing
import TestSupport

extension RecipeTests {
  /// ## Several views

  /// ### The same for several views: size, alignment
  @Test func sameSize() {
    place(a, 10, 20, 60, 40)
    begin()
    // recipe
    for view in [b, c] {
      view.anchor([.width, .height, .centerY], to: a)
    }
    // end
    /// b and c are as large as a, and their centers are as high as a's.
    made(
      "b.width = a.width", "b.height = a.height", "b.centerY = a.centerY", "c.width = a.width", "c.height = a.height",
      "c.centerY = a.centerY")
    place(b, 100, 0, 1, 1)
    place(c, 200, 0, 1, 1)
    expect(b, 100, 20, 60, 40)
    expect(c, 200, 20, 60, 40)
  }

  /// ### A row with a fixed gap
  @Test func row() {
    for view in [a, b, c] { place(view, 0, 0, 50, 30) }
    begin()
    // recipe
    let row = [a, b, c]
    for (left, right) in zip(row, row.dropFirst()) {
      right.leadingAnchor =&= left.trailingAnchor + 8
    }
    for view in row {
      view.anchor([.top], to: parent, padding: 10)
    }
    // end
    /// The views begin at 0, 58 and 116 points, as each is 50 points wide. `zip` makes the pairs of neighbors.
    made(
      "b.leading = a.trailing + 8", "c.leading = b.trailing + 8", "a.top = parent.top + 10", "b.top = parent.top + 10",
      "c.top = parent.top + 10")
    expect(a, 0, 10, 50, 30)
    expect(b, 58, 10, 50, 30)
    expect(c, 116, 10, 50, 30)
  }

  /// ### A column with a fixed gap
  @Test func column() {
    for view in [a, b, c] { place(view, 0, 0, 50, 30) }
    begin()
    // recipe
    let column = [a, b, c]
    for (upper, lower) in zip(column, column.dropFirst()) {
      lower.topAnchor =&= upper.bottomAnchor + 8
    }
    // end
    /// The views begin at 0, 38 and 76 points, as each is 30 points high.
    made("b.top = a.bottom + 8", "c.top = b.bottom + 8")
    expect(a, 0, 0, 50, 30)
    expect(b, 0, 38, 50, 30)
    expect(c, 0, 76, 50, 30)
  }

  /// ### Equal widths that fill a container
  @Test func equalWidths() {
    for view in [a, b, c] { place(view, 0, 0, 1, 30) }
    begin()
    // recipe
    a.leadingAnchor =&= parent.leadingAnchor + 10
    b.leadingAnchor =&= a.trailingAnchor + 10
    c.leadingAnchor =&= b.trailingAnchor + 10
    c.trailingAnchor =&= parent.trailingAnchor - 10
    b.widthAnchor =&= a.widthAnchor
    c.widthAnchor =&= a.widthAnchor
    // end
    /// Each view is 120 points wide, because three of them and four gaps of 10 points fill the parent. A stack view
    /// does it too, if nothing else is wanted.
    made(
      "a.leading = parent.leading + 10", "b.leading = a.trailing + 10", "c.leading = b.trailing + 10",
      "c.trailing = parent.trailing − 10", "b.width = a.width", "c.width = a.width")
    expect(a, 10, 0, 120, 30)
    expect(b, 140, 0, 120, 30)
    expect(c, 270, 0, 120, 30)
  }

  /// ### Weights 1 : 2
  @Test func weights() {
    for view in [a, b] { place(view, 0, 0, 1, 30) }
    begin()
    // recipe
    a.leadingAnchor =&= parent.leadingAnchor
    b.leadingAnchor =&= a.trailingAnchor
    b.trailingAnchor =&= parent.trailingAnchor
    b.widthAnchor =&= 2 * a.widthAnchor
    // end
    /// a is 133⅓ points wide and b is 266⅔ points wide.
    made(
      "a.leading = parent.leading", "b.leading = a.trailing", "b.trailing = parent.trailing", "b.width = 2 × a.width")
    expect(a, 0, 0, 400 / 3, 30, isRounded: true)
    expect(b, 400 / 3, 0, 800 / 3, 30, isRounded: true)
  }

  /// ### A spacer of flexible width
  @Test func flexibleSpacer() {
    for view in [a, b] { place(view, 0, 0, 60, 30) }
    begin()
    // recipe
    a.leadingAnchor =&= parent.leadingAnchor
    b.leadingAnchor =>= a.trailingAnchor + 8
    b.trailingAnchor =&= parent.trailingAnchor
    // end
    /// a lies at the leading edge and b at the trailing one, with at least 8 points between them.
    made("a.leading = parent.leading", "b.leading ≥ a.trailing + 8", "b.trailing = parent.trailing")
    expect(a, 0, 0, 60, 30)
    expect(b, 340, 0, 60, 30)
  }

  /// ### Equal gaps by guides
  @Test func equalGaps() {
    for view in [a, b] {
      view.anchor([.top], to: parent)
      view.widthAnchor =&= 50
      view.heightAnchor =&= 30
    }
    begin()
    // recipe
    let gaps = [TALGuide(), TALGuide(), TALGuide()]
    for gap in gaps { parent.addLayoutGuide(gap) }
    for gap in gaps.dropFirst() { gap.widthAnchor =&= gaps[0].widthAnchor }
    gaps[0].leadingAnchor =&= parent.leadingAnchor
    a.leadingAnchor =&= gaps[0].trailingAnchor
    gaps[1].leadingAnchor =&= a.trailingAnchor
    b.leadingAnchor =&= gaps[1].trailingAnchor
    gaps[2].leadingAnchor =&= b.trailingAnchor
    gaps[2].trailingAnchor =&= parent.trailingAnchor
    // end
    /// Each of the three gaps is 100 points wide, because they are guides of equal width.
    for (index, gap) in gaps.enumerated() { names[ObjectIdentifier(gap)] = "gaps[\(index)]" }
    made(
      "gaps[1].width = gaps[0].width", "gaps[2].width = gaps[0].width", "gaps[0].leading = parent.leading",
      "a.leading = gaps[0].trailing", "gaps[1].leading = a.trailing", "b.leading = gaps[1].trailing",
      "gaps[2].leading = b.trailing", "gaps[2].trailing = parent.trailing")
    expect(a, 100, 0, 50, 30)
    expect(b, 250, 0, 50, 30)
  }
}
