//  A chapter of Tests/Cookbook.md: coming from the original TAL 1.1. CookbookTests.swift says how it is written.

import Testing
import TestSupport

extension CookbookTests {
  // ## Coming from the original TAL 1.1

  // ### What compiles and means the same
  // Elsewhere: this is code of 1.1. It means the same here. In 1.1 each `|` in it raised an exception up to iOS 12.
  @Test func sameAsInTheOriginal() {
    begin()
    // recipe
    a.leadingAnchor =&= b.trailingAnchor + 8.0
    a.widthAnchor =>= 2 * a.heightAnchor
    a.widthAnchor =&= 250 | .defaultHigh
    b.anchor([.top, .bottom, .left, .right], to: parent, padding: 5)
    b.constrainHuggingCompression(.vertical, .required)
    let compactConstraints = [c.widthAnchor =&= 120, c.heightAnchor =&= 35].setActive(false)
    let regularConstraints = [c.widthAnchor =<= 250, c.heightAnchor =<= 50]
    regularConstraints | .init(rawValue: 50)
    // end
    made(
      "a.leading = b.trailing + 8", "b.top = parent.top + 5", "parent.bottom = b.bottom + 5",
      "b.left = parent.left + 5", "parent.right = b.right + 5", "a.width ≥ 2 × a.height", "a.width = 250 @750",
      "c.width ≤ 250 @50", "c.height ≤ 50 @50")
    // Result: relations, `anchor` and lists are what they were. The compact list waits.
    #expect(b.contentHuggingPriority(for: .vertical) == .required)
    #expect(compactConstraints.map(\.isActive) == [false, false])
    expect(b, 5, 5, 390, 290)
  }

  // ### What 1.1 got wrong
  // Elsewhere: in 1.1 `250 - margin` was −margin, and `+ 8 + 4` added 4. A `|` that made an active constraint optional raised an exception up to iOS 12. Here the right side is calculated first, and `|` makes an active constraint inactive meanwhile.
  @Test func mendedHere() {
    let margin: CGFloat = 10
    begin()
    // recipe
    a.heightAnchor =&= 250 - margin
    a.topAnchor =&= parent.topAnchor + 8 + 4
    let width = a.widthAnchor =&= 250
    width | .defaultLow
    // end
    made("a.top = parent.top + 12", "a.height = 240", "a.width = 250 @250")
    // Result: a is 250 points wide and 240 high. It lies 12 points below the parent's top.
    place(a, 0, 0, 250, 1)
    expect(a, 0, 12, 250, 240)
  }

  // ### What is written in another way
  // Elsewhere: the left column has what was written in 1.1.
  // | 1.1 | here |
  // |---|---|
  // | `ConstraintView`, `ConstraintPriority`, `ConstraintAxis` | `TALView`, `TALPriority`, `TALAxis` |
  // | `250 \| .required - 1`; it was −1 | `a.widthAnchor =&= 250 \| (.required - 1)` |
  // | `b.topAnchor \| .defaultLow + 8` | `a.topAnchor =>= b.topAnchor + 8 \| .defaultLow` |
  // | `constraint + 8`, `constraint - 8` | `constraint.constant = 8`, `constraint.constant = -8` |
  // | `constraint.on()`, `constraint.off()` | `constraint.isActive = true`, `constraint.isActive = false` |
  // | `[…].setActive(false)`, to make a list that waits | `NSLayoutConstraint.inactive { … }`. What was written in 1.1 works too, but activates the list first |
  // | `a.anchor([.top], to: b, if: .greaterThanOrEqual)` | `a.anchor([.top], to: b, relation: .greaterThanOrEqual)` |
  // | `a.anchor(…, to:)` of anything | a view or a layout guide. A view controller does not compile |
  // | `b.leadingAnchor.systemSpacing(a.trailingAnchor)` | `b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1).isActive = true` |
  // | `systemSpacing(lessThan:)`, `systemSpacing(greaterThan:)` | `lessThanOrEqualToSystemSpacingAfter:`, `greaterThanOrEqualToSystemSpacingAfter:`, and for y anchors `…Below:` |
  // | `isWide ? a.widthAnchor =&= 1 : a.widthAnchor =&= 2` | `a.widthAnchor =&= isWide ? 1 : 2` |
  // | `AnchorMultiplier`, `ReadableLayoutPrecedence` | these are gone |
  @Test func fromTheOriginal() {
    let isWide = true
    begin()
    // recipe
    a.widthAnchor =&= 250 | (.required - 1)
    a.topAnchor =>= b.topAnchor + 8 | .defaultLow
    a.anchor([.top], to: b, relation: .greaterThanOrEqual)
    a.widthAnchor =&= isWide ? 1 : 2
    let constraint = a.leadingAnchor =&= parent.leadingAnchor
    constraint.constant = -8
    constraint.constant = 8
    constraint.isActive = false
    constraint.isActive = true
    // end
    made(
      "a.top ≥ b.top + 8 @250", "a.top ≥ b.top", "a.leading = parent.leading + 8", "a.width = 250 @999", "a.width = 1")
    // Result: a lies 8 points after the parent's leading edge and is 1 point wide.
    place(a, 0, 0, 50, 30)
    place(b, 0, 0, 50, 30)
    expect(a, 8, 0, 1, 30)
  }
}
