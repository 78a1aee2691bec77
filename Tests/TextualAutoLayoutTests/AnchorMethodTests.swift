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

  @Test func attributeListsHaveTheirDocumentedOrder() {
    #expect([NSLayoutConstraint.Attribute].edges == [.top, .leading, .bottom, .trailing])
    #expect([NSLayoutConstraint.Attribute].horizontal == [.leading, .trailing])
    #expect([NSLayoutConstraint.Attribute].vertical == [.top, .bottom])
    #expect([NSLayoutConstraint.Attribute].center == [.centerX, .centerY])
    #expect([NSLayoutConstraint.Attribute].size == [.width, .height])
  }

  @Test func singleAttributesAreListsToo() {
    let lists: [[NSLayoutConstraint.Attribute]] = [
      .top, .bottom, .leading, .trailing, .left, .right, .centerX, .centerY, .width, .height, .firstBaseline,
      .lastBaseline,
    ]
    let expected: [NSLayoutConstraint.Attribute] = [
      .top, .bottom, .leading, .trailing, .left, .right, .centerX, .centerY, .width, .height, .firstBaseline,
      .lastBaseline,
    ]
    #expect(lists == expected.map { [$0] })
  }

  @Test func listsAndSingleAttributesCanBeJoined() {
    #expect(a.anchor(.trailing, to: b).map(\.firstAttribute) == [.trailing])
    #expect(a.anchor(.horizontal + .top, to: b).map(\.firstAttribute) == [.leading, .trailing, .top])
  }
}
