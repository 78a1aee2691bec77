//  `anchor` with its default arguments, its lists and autoresizing, and `constrainHuggingCompression`.

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

  @Test func emptyListOnlyClearsAutoresizing() {
    a.translatesAutoresizingMaskIntoConstraints = true
    #expect(a.anchor([], to: b).isEmpty)
    #expect(container.allConstraints.isEmpty)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func anchorClearsAutoresizingOfItsReceiverOnly() {
    a.translatesAutoresizingMaskIntoConstraints = true
    a.anchor(.edges, to: container)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    family.guide.anchor(.edges, to: container)
    #expect(container.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func anchorInsideInactiveClearsAutoresizingAtOnce() {
    a.translatesAutoresizingMaskIntoConstraints = true
    let constraints = [NSLayoutConstraint].inactive { a.anchor(.size, to: container, priority: .defaultLow) }
    #expect(constraints.map(\.isActive) == [false, false])
    #expect(constraints.map(\.priority) == [.defaultLow, .defaultLow])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func constrainHuggingCompressionSetsOneAxis() {
    let before = contentPriorities(of: .horizontal)
    a.constrainHuggingCompression(.vertical, TALPriority(600.5))
    #expect(contentPriorities(of: .vertical) == [TALPriority(600.5), TALPriority(600.5)])
    #expect(contentPriorities(of: .horizontal) == before)
    a.constrainHuggingCompression(.horizontal, .defaultLow)
    #expect(contentPriorities(of: .horizontal) == [.defaultLow, .defaultLow])
  }

  private func contentPriorities(of axis: TALAxis) -> [TALPriority] {
    [a.contentHuggingPriority(for: axis), a.contentCompressionResistancePriority(for: axis)]
  }
}
