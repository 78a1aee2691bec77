//  A chapter of the article Recipes. RecipeTests.swift says how it is written.

import Testing
import TestSupport

extension RecipeTests {
  /// ## Relations

  /// ### Equal, at least, at most
  @Test func relations() {
    place(a, 10, 10, 90, 30)
    begin()
    // recipe
    b.leadingAnchor =&= a.trailingAnchor
    b.widthAnchor =>= a.widthAnchor
    b.heightAnchor =<= a.heightAnchor
    // end
    /// b begins where a ends. It is at least as wide as a, and at most as high.
    made("b.leading = a.trailing", "b.width ≥ a.width", "b.height ≤ a.height")
    place(b, 0, 0, 20, 500)
    expect(b, 100, 0, 90, 30)
  }

  /// ### Constants
  @Test func constants() {
    place(a, 10, 10, 90, 30)
    begin()
    // recipe
    b.topAnchor =&= a.bottomAnchor + 8
    b.trailingAnchor =&= a.trailingAnchor - 20
    b.widthAnchor =&= 50
    // end
    /// b lies 8 points below a, ends 20 points before a does, and is 50 points wide. The anchor comes before its
    /// constant, because `8 + a.bottomAnchor` does not compile.
    made("b.top = a.bottom + 8", "b.trailing = a.trailing − 20", "b.width = 50")
    place(b, 0, 0, 1, 30)
    expect(b, 30, 48, 50, 30)
  }

  /// ### Multipliers
  @Test func multipliers() {
    place(a, 0, 0, 90, 30)
    begin()
    // recipe
    b.widthAnchor =&= 2 * a.widthAnchor
    b.heightAnchor =&= (a.widthAnchor - 50) / 2
    // end
    /// b is 2 × 90 = 180 points wide and (90 − 50) / 2 = 20 points high, as a is 90 points wide. Only a size can
    /// be multiplied. For a location at a fraction see "At a third of the container".
    made("b.width = 2 × a.width", "b.height = 0.500 × a.width − 25")
    place(b, 0, 0, 1, 1)
    expect(b, 0, 0, 180, 20)
  }

  /// ### One of two values, a value that may fail, a view that may be missing
  @Test func likeAssignment() throws {
    let isWide = true
    let maybe: Box? = nil
    func limit() throws -> CGFloat { 80 }
    place(a, 10, 10, 90, 30)
    begin()
    // recipe
    a.widthAnchor =&= isWide ? 200 : 300
    a.heightAnchor =<= try limit()
    maybe?.widthAnchor =&= a.widthAnchor
    // end
    /// a is 200 points wide and at most 80 high, and the view that is missing gets no constraint. A relation binds as
    /// loosely as `=`, so that all of `isWide ? 200 : 300` is its right side, and an optional chain may stand on its
    /// left. `try` may stand in the closure of `inactive` too, if `try` stands before `[NSLayoutConstraint].inactive` as
    /// well.
    made("a.width = 200", "a.height ≤ 80")
    expect(a, 10, 10, 200, 30)
  }

  /// ### The system's spacing
  @Test func systemSpacing() {
    place(a, 10, 10, 90, 30)
    begin()
    // recipe
    b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1).isActive = true
    b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 2).isActive = true
    c.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 1).isActive = true
    c.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 3).isActive = true
    c.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 4).isActive = true
    // end
    /// b begins one spacing of the system after a, which is 8 points here, and lies at least two spacings below a. c
    /// begins one to three spacings after b and lies at most four below it. These are the platform's own methods,
    /// because the distance is the system's to choose.
    let (one, two, three, four) = (Int(spacing), Int(2 * spacing), Int(3 * spacing), Int(4 * spacing))
    made(
      "b.leading = a.trailing + \(one)", "b.top ≥ a.bottom + \(two)", "c.leading ≥ b.trailing + \(one)",
      "c.leading ≤ b.trailing + \(three)", "c.top ≤ b.bottom + \(four)")
    place(b, 0, 0, 20, 30)
    place(c, 400, 300, 20, 30)
    expect(b, 100 + spacing, 40 + 2 * spacing, 20, 30)
    expect(c, 120 + 4 * spacing, 70 + 6 * spacing, 20, 30)
  }
}
