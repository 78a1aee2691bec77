//  A chapter of Tests/Cookbook.md: coming from the original TAL 1.1. CookbookTests.swift says how it is written; what
//  compiles in both is in MigrationTests, what is gone in Tests/Checks/misuse.py.

import Testing
import TestSupport

extension CookbookTests {
  // ## Coming from the original TAL 1.1

  // ### What means the same, and what is written in another way
  // Elsewhere: relations, numbers, multiples, priorities and `anchor` of 1.1 compile and mean the same here, but for what it got wrong: `250 - margin` was −margin, `+ 8 + 4` added 4, `250 | .required - 1` was −1, and an active constraint that became optional raised an exception up to iOS 12. These are written in another way:
  // | 1.1 | here |
  // |---|---|
  // | `ConstraintView`, `ConstraintPriority`, `ConstraintAxis` | `TALView`, `TALPriority`, `TALAxis` |
  // | `250 \| .required - 1` | `a.widthAnchor =&= 250 \| (.required - 1)` |
  // | `b.topAnchor \| .defaultLow + 8` | `b.topAnchor + 8 \| .defaultLow` |
  // | `constraint + 8`, `constraint - 8` | `constraint.constant = 8`, `constraint.constant = -8` |
  // | `constraint.on()`, `constraint.off()` | `constraint.isActive = true`, `constraint.isActive = false` |
  // | `[…].setActive(false)`, to make a list that waits | `NSLayoutConstraint.inactive { … }`; what is written in 1.1 works too, and activates first |
  // | `a.anchor([.top], to: b, if: .greaterThanOrEqual)` | `a.anchor([.top], to: b, relation: .greaterThanOrEqual)` |
  // | `a.anchor(…, to:)` of anything | a view or a layout guide; a view controller does not compile |
  // | `a.leadingAnchor.systemSpacing(b.trailingAnchor)` | `a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1).isActive = true` |
  // | `systemSpacing(lessThan:)`, `systemSpacing(greaterThan:)` | `lessThanOrEqualToSystemSpacingAfter:`, `greaterThanOrEqualToSystemSpacingAfter:`; of y anchors `…Below:` |
  // | `isWide ? a.widthAnchor =&= 1 : a.widthAnchor =&= 2` | `a.widthAnchor =&= isWide ? 1 : 2` |
  // | `AnchorMultiplier`, `ReadableLayoutPrecedence` | no longer there |
  @Test func fromTheOriginal() {
    let isWide = true
    place(a, 10, 10, 90, 30)
    begin()
    // recipe
    let constraint = a.widthAnchor =&= isWide ? 1 : 2
    constraint.constant = 8
    a.anchor([.top], to: b, relation: .greaterThanOrEqual)
    // end
    made("a.top ≥ b.top", "a.width = 8")
    // Result: what 1.1 wrote as `constraint + 8` and `if:`.
    expect(a, 10, 10, 8, 30)
  }
}
