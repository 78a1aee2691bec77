//  anchor(_:to:padding:relation:priority:): its default arguments, its lists, autoresizing, and the frames that follow;
//  and constrainHuggingCompression.

import Testing
import TestSupport

@Suite @MainActor struct AnchorTests: FamilyTests {
  let family = Family()

  /// An attribute that is listed twice is related twice.
  @Test func withoutFurtherArgumentsAnEdgeIsEqualWithoutPaddingAndRequired() {
    let constraints = a.anchor([.bottom, .leading, .bottom], to: b)
    let (bottom, leading) = (b.bottomAnchor, a.leadingAnchor)
    let expected = [
      bottom.constraint(equalTo: a.bottomAnchor), leading.constraint(equalTo: b.leadingAnchor),
      bottom.constraint(equalTo: a.bottomAnchor),
    ]
    #expect(constraints.map(Facts.init) == expected.map { Facts(plain($0)) })
  }

  @Test func theListsOfAttributes() {
    #expect([NSLayoutConstraint.Attribute].edges == [.top, .leading, .bottom, .trailing])
    #expect([NSLayoutConstraint.Attribute].center == [.centerX, .centerY])
    #expect([NSLayoutConstraint.Attribute].size == [.width, .height])
  }

  @Test func theEmptyListMakesNothing() {
    a.translatesAutoresizingMaskIntoConstraints = true
    #expect(a.anchor([], to: b).isEmpty)
    #expect(parent.allConstraints.isEmpty)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func theHelperClearsAutoresizingOfTheReceiverOnly() {
    a.translatesAutoresizingMaskIntoConstraints = true
    a.anchor(.edges, to: parent)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    family.guide.anchor(.edges, to: parent)
    #expect(parent.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func insideInactiveTheHelperWaitsButAutoresizingIsCleared() {
    a.translatesAutoresizingMaskIntoConstraints = true
    let constraints = [NSLayoutConstraint].inactive { a.anchor(.size, to: parent, priority: .defaultLow) }
    #expect(constraints.map(\.isActive) == [false, false])
    #expect(constraints.map(\.priority) == [.defaultLow, .defaultLow])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func theHelperWorksOnGuidesAndToGuides() {
    family.guide.anchor(.edges, to: parent, padding: 10)
    a.anchor(.edges, to: family.guide, padding: 5)
    b.anchor(.edges, to: family.guide)  // AppKit may not know a guide's frame without a window.
    parent.layOut()
    #expect(b.frame == CGRect(x: 10, y: 10, width: 380, height: 280))
    #expect(a.frame == CGRect(x: 15, y: 15, width: 370, height: 270))
  }

  @Test(arguments: [20, -20]) func paddingShiftsACenterAndEnlargesASize(padding: CGFloat) {
    a.anchor(.center + .size, to: parent, padding: padding)
    parent.layOut()
    #expect(a.frame == CGRect(x: padding / 2, y: padding / 2, width: 400 + padding, height: 300 + padding))
  }

  @Test func constrainHuggingCompressionSetsBothPrioritiesOfOneAxis() {
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
