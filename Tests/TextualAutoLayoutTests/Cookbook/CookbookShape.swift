//  Recipes of Tests/Cookbook.md: text and shape. CookbookTests.swift says how they are written.

import Testing
import TestSupport

extension CookbookTests {
  // ## Text and shape

  // ### Baselines
  // Elsewhere: the attributes are "first baseline" and "last baseline".
  @Test func baselines() {
    let (title, body) = (parent.text("Title"), parent.text("Body"))
    for label in [title, body] { label.anchor([.leading], to: parent) }
    title.topAnchor =&= parent.topAnchor
    begin()
    // recipe
    body.firstBaselineAnchor =&= title.lastBaselineAnchor + 24
    // end
    made("Body.firstBaseline = Title.lastBaseline + 24")
    // Result: the lines of text are 24 points apart, whatever their fonts are.
    parent.layOut()
    #expect(abs(body.frame.minY - title.frame.minY - 24) < 1)
  }

  // ### Aspect ratio, square, golden ratio
  // Elsewhere: the words are "aspect ratio", or the width is equal to the height "multiplied by" a number.
  @Test func ratios() {
    for (view, height) in [(a, 90.0), (b, 50), (c, 100)] {
      view.heightAnchor =&= height
      view.anchor([.top, .leading], to: parent)
    }
    begin()
    // recipe
    a.widthAnchor =&= a.heightAnchor * 16 / 9
    b.widthAnchor =&= b.heightAnchor
    c.widthAnchor =&= 1.618 * c.heightAnchor
    // end
    made("a.width = 1.778 × a.height", "b.width = b.height", "c.width = 1.618 × c.height")
    // Result: the widths and heights are as 16 : 9, 1 : 1 and 1.618 : 1.
    expect(a, 0, 0, 160, 90)
    expect(b, 0, 0, 50, 50)
    parent.layOut()
    #expect(abs(c.frame.width / c.frame.height - 1.618) < 0.001)
  }

  // ### At most two thirds of the parent
  // Elsewhere: the words are "less than or equal to superview", "multiplied by" a fraction.
  @Test func twoThirds() {
    begin()
    // recipe
    a.widthAnchor =<= 2 * parent.widthAnchor / 3
    // end
    made("a.width ≤ 0.667 × parent.width")
    // Result: a is at most 266⅔ points wide, as the parent is 400 points wide.
    a.widthAnchor =&= 1000 | .defaultLow
    a.heightAnchor =&= 10
    a.anchor([.top, .leading], to: parent)
    expect(a, 0, 0, 800 / 3, 10)
  }
}
