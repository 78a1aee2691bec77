//  `anchor` with its default arguments, and its lists.

import Testing
import TestSupport

@Suite @MainActor struct AnchorMethodTests: FamilyTests {
  let family = Family()

  /// An attribute that is listed twice is related twice.
  @Test func defaultIsEqualRequiredAndWithoutPadding() {
    let constraints = a.anchor([.bottom, .leading, .bottom], to: b)
    let (bottom, leading) = (b.bottomAnchor, a.leadingAnchor)
    let expected = [
      bottom.constraint(equalTo: a.bottomAnchor), leading.constraint(equalTo: b.leadingAnchor),
      bottom.constraint(equalTo: a.bottomAnchor),
    ]
    #expect(constraints.map(ConstraintFacts.init) == expected.map { ConstraintFacts(activated($0)) })
  }

  @Test func namedListsHaveTheirDocumentedOrder() {
    let lists: [[NSLayoutConstraint.Attribute]] = [
      .edges, .horizontal, .vertical, .center, .size, .top, .bottom, .leading, .trailing, .left, .right, .centerX,
      .centerY, .width, .height, .firstBaseline, .lastBaseline,
    ]
    let expected: [[NSLayoutConstraint.Attribute]] = [
      [.top, .leading, .bottom, .trailing], [.leading, .trailing], [.top, .bottom], [.centerX, .centerY],
      [.width, .height], [.top], [.bottom], [.leading], [.trailing], [.left], [.right], [.centerX], [.centerY],
      [.width], [.height], [.firstBaseline], [.lastBaseline],
    ]
    #expect(lists == expected)
    #expect(a.anchor(.horizontal + .top, to: b).map(\.firstAttribute) == [.leading, .trailing, .top])
    #expect(container.guide.anchor(.size, to: a).map(\.firstAttribute) == [.width, .height])
  }
}
