//  The code of the article Helpers-of-your-own, run.

import Testing
import TestSupport

@discardableResult
@MainActor func pin<Kind>(
  _ anchor: NSLayoutAnchor<Kind>, after other: some TALOperand<Kind>, by gap: CGFloat = 8
) -> NSLayoutConstraint {
  anchor =&= other + gap
}

@discardableResult
@MainActor func cap<Kind>(_ anchor: NSLayoutAnchor<Kind>, at limit: some TALRightSide<Kind>) -> NSLayoutConstraint {
  anchor =<= limit
}

@MainActor func fill(_ outer: any TALItem, with items: [any TALItem], padding: CGFloat = 0) {
  for item in items { item.anchor(.edges, to: outer, padding: padding) }
}

extension RecipeTests {
  @Test func anchorsOfEveryKind() {
    place(a, 10, 10, 90, 30)
    begin()
    pin(b.leadingAnchor, after: a.trailingAnchor)
    let width = pin(b.widthAnchor, after: 2 * a.widthAnchor, by: 4)
    cap(b.bottomAnchor, at: parent.bottomAnchor - 20 | .defaultHigh)
    cap(b.heightAnchor, at: 44 | .required)
    made(
      "b.leading = a.trailing + 8", "b.width = 2 × a.width + 4", "b.bottom ≤ parent.bottom − 20 @750", "b.height ≤ 44")
    #expect(width.constant == 4)
    place(b, 0, 20, 20, 300)
    expect(b, 108, 20, 184, 44)
  }

  @Test func viewsAndGuides() {
    let (child, guide) = (c, TALGuide())
    parent.addLayoutGuide(guide)
    fill(parent, with: [child, guide], padding: 8)
    a.anchor(.edges, to: guide)
    expect(child, 8, 8, 384, 284)
    expect(a, 8, 8, 384, 284)
  }
}
