//  A chapter of the article Recipes. RecipeTests.swift says how it is written.

import Testing
import TestSupport

extension RecipeTests {
  /// ## Text and shape

  /// ### Baselines
  @Test func baselines() {
    let (title, body) = (parent.text("Title"), parent.text("Body"))
    for label in [title, body] { label.anchor([.leading], to: parent) }
    title.topAnchor =&= parent.topAnchor
    begin()
    // recipe
    body.firstBaselineAnchor =&= title.lastBaselineAnchor + 24
    // end
    /// The first line of the body stands 24 points below the last line of the title, from baseline to baseline, whatever
    /// their fonts are.
    made("Body.firstBaseline = Title.lastBaseline + 24")
    parent.layOut()
    #expect(abs(body.frame.minY - title.frame.minY - 24) < 1)
  }

  /// ### Aspect ratio, square, golden ratio
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
    /// Widths and heights are as 16 : 9, 1 : 1 and 1.618 : 1.
    made("a.width = 1.778 × a.height", "b.width = b.height", "c.width = 1.618 × c.height")
    expect(a, 0, 0, 160, 90)
    expect(b, 0, 0, 50, 50)
    parent.layOut()
    #expect(abs(c.frame.width / c.frame.height - 1.618) < 0.01)
  }

  /// ### At most two thirds of the parent
  @Test func twoThirds() {
    begin()
    // recipe
    a.widthAnchor =<= 2 * parent.widthAnchor / 3
    // end
    /// a is at most 266⅔ points wide, as the parent is 400 points wide.
    made("a.width ≤ 0.667 × parent.width")
    a.widthAnchor =&= 1000 | .defaultLow
    a.heightAnchor =&= 10
    a.anchor([.top, .leading], to: parent)
    expect(a, 0, 0, 800 / 3, 10, isRounded: true)
  }
}
