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

@MainActor func align<Kind, Anchor: NSLayoutAnchor<Kind> & TALOperand<Kind>>(
  _ anchor: KeyPath<TALView, Anchor>, of views: [TALView], with other: TALView
) {
  for view in views { view[keyPath: anchor] =&= other[keyPath: anchor] }
}

@MainActor protocol Anchored: TALItem {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}
extension TALView: Anchored {}
extension TALGuide: Anchored {}

@MainActor func stack(_ items: [any Anchored], by gap: CGFloat) {
  for (upper, lower) in zip(items, items.dropFirst()) { lower.topAnchor =&= upper.bottomAnchor + gap }
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
    expect(child, 8, 8, 384, 284)
    compare(guide.rectangle, child.frame)
  }

  @Test func keyPaths() {
    place(a, 0, 20, 60, 30)
    begin()
    align(\.topAnchor, of: [b, c], with: a)
    align(\.widthAnchor, of: [b, c], with: a)
    made("b.top = a.top", "c.top = a.top", "b.width = a.width", "c.width = a.width")
    place(b, 100, 0, 1, 10)
    place(c, 200, 0, 1, 10)
    expect(b, 100, 20, 60, 10)
    expect(c, 200, 20, 60, 10)
  }

  @Test func anchorsOfViewsAndGuides() {
    let guide = TALGuide()
    parent.addLayoutGuide(guide)
    place(a, 10, 10, 90, 30)
    guide.heightAnchor =&= 20
    begin()
    stack([a, guide, b], by: 8)
    made("guide.top = a.bottom + 8", "b.top = guide.bottom + 8")
    place(b, 0, 0, 50, 30)
    expect(b, 0, 76, 50, 30)
    compare(guide.rectangle, CGRect(x: guide.rectangle.minX, y: 48, width: guide.rectangle.width, height: 20))
  }
}
