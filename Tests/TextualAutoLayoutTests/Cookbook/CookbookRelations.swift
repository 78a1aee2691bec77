//  Recipes of Tests/Cookbook.md: relations. CookbookTests.swift says how they are written.

import Testing
import TestSupport

extension CookbookTests {
  // ## Relations

  // ### Equal, at least, at most
  // Elsewhere: a chained method says "equal to", "greater than or equal to" or "less than or equal to". Some libraries have `==`, `>=` and `<=`.
  @Test func relations() {
    place(a, 10, 10, 90, 30)
    begin()
    // recipe
    b.leadingAnchor =&= a.trailingAnchor
    b.widthAnchor =>= a.widthAnchor
    b.heightAnchor =<= a.heightAnchor
    // end
    made("b.leading = a.trailing", "b.width ≥ a.width", "b.height ≤ a.height")
    // Result: b begins where a ends. It is at least as wide as a and at most as high.
    place(b, 0, 0, 20, 500)
    expect(b, 100, 0, 90, 30)
  }

  // ### Constants
  // Elsewhere: an "offset" or "inset" method adds the constant, or `+` and `-` do. Here the anchor comes first and the constant second.
  @Test func constants() {
    place(a, 10, 10, 90, 30)
    begin()
    // recipe
    b.topAnchor =&= a.bottomAnchor + 8
    b.trailingAnchor =&= a.trailingAnchor - 20
    b.widthAnchor =&= 50
    // end
    made("b.top = a.bottom + 8", "b.trailing = a.trailing − 20", "b.width = 50")
    // Result: b lies 8 points below a and ends 20 points before a does. It is 50 points wide.
    place(b, 0, 0, 1, 30)
    expect(b, 30, 48, 50, 30)
  }

  // ### Multipliers and linear combinations
  // Elsewhere: "multiplied by" and "offset" follow each other.
  @Test func multipliers() {
    place(a, 0, 0, 90, 30)
    begin()
    // recipe
    b.widthAnchor =&= 2 * a.widthAnchor
    b.heightAnchor =&= (a.widthAnchor - 50) / 2
    // end
    made("b.width = 2 × a.width", "b.height = 0.500 × a.width − 25")
    // Result: b is 2 × 90 = 180 points wide and 0.5 × (90 − 50) = 20 points high.
    place(b, 0, 0, 1, 1)
    expect(b, 0, 0, 180, 20)
  }

  // ### One of two values, a value that may fail, a view that may be missing
  // Elsewhere: the two values stand in the argument, and `?` or an `if` guards the view. In SnapKit a value that may fail is calculated before, as its closure does not throw. Here a relation binds like `=`.
  // - **On its right** may stand `? :`, `try` and `await`. An `if` expression does not compile there.
  // - **On its left** may stand an optional chain. Where the chain is nil, no constraint is made.
  // - **In the closure of `inactive`** `try` may stand too, with `try` before `NSLayoutConstraint.inactive`. `await` does not compile there.
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
    made("a.width = 200", "a.height ≤ 80")
    // Result: a is 200 points wide and 30 high. The view that is missing gets no constraint.
    expect(a, 10, 10, 200, 30)
  }

  // ### A helper of your own, for anchors of every kind, views and guides
  // Elsewhere: such a function takes the library's own types. Here it takes the platform's anchors and items.
  // - **A right side that the function adds to,** or gives a priority, is `some TALOperand<Kind>`.
  // - **A right side that may have its priority already** is `some TALRightSide<Kind>`. A number alone is neither of the two.
  // - **`Kind`** is `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor` or `NSLayoutDimension`.
  // - **An item** that `anchor` takes is `any TALItem`. It has no anchors of its own.
  // - **`@MainActor`** is needed at file scope. In Swift 6 mode the compiler warns of each relation in a function without it.
  @Test func ownHelpers() {
    let guide = TALGuide()
    parent.addLayoutGuide(guide)
    place(a, 10, 10, 90, 30)
    begin()
    // recipe
    @MainActor func relate<Kind>(_ one: NSLayoutAnchor<Kind>, after other: some TALOperand<Kind>, by gap: CGFloat) {
      one =&= other + gap
    }
    @MainActor func limit<Kind>(_ one: NSLayoutAnchor<Kind>, to right: some TALRightSide<Kind>) { one =<= right }
    @MainActor func fill(_ parent: any TALItem, with items: [any TALItem]) {
      for item in items { item.anchor(.edges, to: parent, padding: 8) }
    }
    relate(b.leadingAnchor, after: a.trailingAnchor, by: 12)
    relate(b.widthAnchor, after: 2 * a.widthAnchor, by: 4)
    limit(b.bottomAnchor, to: parent.bottomAnchor - 20 | .defaultHigh)
    fill(parent, with: [c, guide])
    // end
    made(
      "b.leading = a.trailing + 12", "b.width = 2 × a.width + 4", "b.bottom ≤ parent.bottom − 20 @750",
      "c.top = parent.top + 8", "c.leading = parent.leading + 8", "parent.bottom = c.bottom + 8",
      "parent.trailing = c.trailing + 8", "guide.top = parent.top + 8", "guide.leading = parent.leading + 8",
      "parent.bottom = guide.bottom + 8", "parent.trailing = guide.trailing + 8")
    // Result: b begins 12 points after a and is 184 points wide. c and the guide leave 8 points on every side.
    place(b, 0, 20, 20, 30)
    expect(b, 112, 20, 184, 30)
    expect(c, 8, 8, 384, 284)
    #expect(guide.rectangle == c.frame)
  }

  // ### A helper of your own that takes an anchor by its key path
  // Elsewhere: such a function takes an attribute, or the library's own key paths. Here it takes key paths of the platform's anchors. Each of these anchors is both an `NSLayoutAnchor<Kind>` and a `TALOperand<Kind>`.
  @Test func keyPaths() {
    place(a, 0, 20, 60, 30)
    begin()
    // recipe
    @MainActor func align<Kind, Anchor: NSLayoutAnchor<Kind> & TALOperand<Kind>>(
      _ anchor: KeyPath<TALView, Anchor>, of views: [TALView], with other: TALView
    ) {
      for view in views { view[keyPath: anchor] =&= other[keyPath: anchor] }
    }
    align(\.topAnchor, of: [b, c], with: a)
    align(\.widthAnchor, of: [b, c], with: a)
    // end
    made("b.top = a.top", "c.top = a.top", "b.width = a.width", "c.width = a.width")
    // Result: the tops of b and c lie where a's lies, and both are as wide as a.
    place(b, 100, 0, 1, 10)
    place(c, 200, 0, 1, 10)
    expect(b, 100, 20, 60, 10)
    expect(c, 200, 20, 60, 10)
  }

  // ### The system's spacing
  // Elsewhere: a format string has a hyphen for it, or a method has this name. Here the platform's own method makes it. AppKit has that from macOS 11 on.
  @Test func systemSpacing() {
    guard #available(macOS 11, *) else { return }
    place(a, 10, 10, 90, 30)
    begin()
    // recipe
    b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1).isActive = true
    b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 2).isActive = true
    c.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 1).isActive = true
    c.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 3).isActive = true
    c.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 4).isActive = true
    // end
    made(
      "b.leading = a.trailing + 8", "b.top ≥ a.bottom + 16", "c.leading ≥ b.trailing + 8",
      "c.leading ≤ b.trailing + 24",
      "c.top ≤ b.bottom + 32")
    // Result: b begins one spacing of the system after a, and that is 8 points. It lies at least two spacings below a. c begins one to three spacings after b, and at most four below it.
    place(b, 0, 0, 20, 30)
    place(c, 400, 300, 20, 30)
    expect(b, 108, 56, 20, 30)
    expect(c, 152, 118, 20, 30)
  }
}

// ### A helper of your own for the anchors of views and guides
// Elsewhere: the library's wrapper has the anchors of both. Here a protocol of your own has those that the helper uses.
// recipe
@MainActor protocol Anchored: TALItem {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}
extension TALView: Anchored {}
extension TALGuide: Anchored {}
@MainActor func stack(_ items: [any Anchored], by gap: CGFloat) {
  for (upper, lower) in zip(items, items.dropFirst()) { lower.topAnchor =&= upper.bottomAnchor + gap }
}
// end

extension CookbookTests {
  @Test func anchored() {
    let guide = TALGuide()
    parent.addLayoutGuide(guide)
    place(a, 10, 10, 90, 30)
    guide.heightAnchor =&= 20
    begin()
    // recipe
    stack([a, guide, b], by: 8)
    // end
    made("guide.top = a.bottom + 8", "b.top = guide.bottom + 8")
    // Result: a ends at 40 points, the guide lies from 48 to 68, and b begins at 76.
    place(b, 0, 0, 50, 30)
    expect(b, 0, 76, 50, 30)
    #expect(guide.rectangle.minY == 48 && guide.rectangle.maxY == 68)
  }
}
