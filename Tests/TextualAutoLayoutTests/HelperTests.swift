//  anchor(_:to:padding:relation:priority:), on views and guides.

import Testing
import TestSupport

@Suite @MainActor struct HelperTests {
  nonisolated static let near: [NSLayoutConstraint.Attribute] = [
    .left, .top, .leading, .width, .height, .centerX, .centerY, .firstBaseline,
  ]
  nonisolated static let far: [NSLayoutConstraint.Attribute] = [.right, .bottom, .trailing, .lastBaseline]
  #if !canImport(AppKit) || canImport(UIKit)
  nonisolated static let nearMargins: [NSLayoutConstraint.Attribute] = [
    .leftMargin, .topMargin, .leadingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]
  nonisolated static let farMargins: [NSLayoutConstraint.Attribute] = [.rightMargin, .bottomMargin, .trailingMargin]
  #else
  nonisolated static let nearMargins: [NSLayoutConstraint.Attribute] = []
  nonisolated static let farMargins: [NSLayoutConstraint.Attribute] = []
  #endif
  nonisolated static let relations: [NSLayoutConstraint.Relation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]

  @Test(arguments: near + nearMargins, relations)
  func paddingOnTheLeftOrAtAnotherNearAttributeHasTheReceiverFirst(
    attribute: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation
  ) {
    let family = Family()
    let constraints = family.a.anchor([attribute], to: family.parent, padding: 5, relation: relation)
    let expected = NSLayoutConstraint(
      item: family.a, attribute: attribute, relatedBy: relation, toItem: family.parent, attribute: attribute,
      multiplier: 1, constant: 5)
    #expect(constraints.map(Facts.init) == [Facts(plain(expected))])
  }

  @Test(arguments: far + farMargins, relations)
  func paddingOnTheRightOrAtAnotherFarAttributeHasTheOtherFirst(
    attribute: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation
  ) {
    let family = Family()
    let constraints = family.a.anchor([attribute], to: family.parent, padding: 5, relation: relation)
    let expected = NSLayoutConstraint(
      item: family.parent, attribute: attribute, relatedBy: relation, toItem: family.a, attribute: attribute,
      multiplier: 1, constant: 5)
    #expect(constraints.map(Facts.init) == [Facts(plain(expected))])
  }

  @Test func oneConstraintForEachAttributeInOrder() {
    let family = Family()
    let constraints = family.a.anchor([.bottom, .leading, .bottom], to: family.b)
    #expect(constraints.map(\.firstAttribute) == [.bottom, .leading, .bottom])
    #expect(constraints.map(\.constant) == [0, 0, 0])
    #expect(family.parent.constraints == constraints)
  }

  @Test func theEmptyListMakesNothing() {
    let family = Family()
    family.a.translatesAutoresizingMaskIntoConstraints = true
    #expect(family.a.anchor([], to: family.b).isEmpty)
    #expect(family.parent.constraints.isEmpty)
    #expect(!family.a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func listsOfAttributesHaveNames() {
    #expect([NSLayoutConstraint.Attribute].edges == [.top, .leading, .bottom, .trailing])
    #expect([NSLayoutConstraint.Attribute].center == [.centerX, .centerY])
    #expect([NSLayoutConstraint.Attribute].size == [.width, .height])
  }

  @Test func theHelperClearsAutoresizingOfTheReceiverOnly() {
    let family = Family()
    family.a.translatesAutoresizingMaskIntoConstraints = true
    family.a.anchor(.edges, to: family.parent)
    #expect(!family.a.translatesAutoresizingMaskIntoConstraints)
    #expect(family.parent.translatesAutoresizingMaskIntoConstraints)
    family.parent.translatesAutoresizingMaskIntoConstraints = true
    family.guide.anchor(.edges, to: family.parent)
    #expect(family.parent.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func theHelperWorksOnGuidesAndToGuides() {
    let family = Family()
    family.guide.anchor(.edges, to: family.parent, padding: 10)
    family.a.anchor(.edges, to: family.guide, padding: 5)
    family.b.anchor(.center, to: family.guide)
    family.b.anchor(.size, to: family.a, padding: -30)
    family.parent.layOut()
    #expect(family.guide.rectangle == CGRect(x: 10, y: 10, width: 380, height: 280))
    #expect(family.a.frame == CGRect(x: 15, y: 15, width: 370, height: 270))
    #expect(family.b.frame == CGRect(x: 30, y: 30, width: 340, height: 240))
  }

  /// Several views: a loop, as there is no helper on lists of views.
  @Test func severalViewsAreAnchoredInALoop() {
    let family = Family()
    for view in [family.a, family.b] { view.anchor([.top, .trailing], to: family.parent, padding: 7) }
    let constraints = family.parent.constraints
    #expect(constraints.map(\.firstItem).map { $0 === family.parent } == [false, true, false, true])
    #expect(constraints[0].firstItem === family.a)
    #expect(constraints[2].firstItem === family.b)
    #expect(constraints.allSatisfy { $0.isActive && $0.constant == 7 })
  }

  @Test func paddingShiftsACenterAndEnlargesASize() {
    let family = Family()
    family.a.anchor(.center + .size, to: family.parent, padding: 20)
    family.parent.layOut()
    #expect(family.a.frame == CGRect(x: 10, y: 10, width: 420, height: 320))
  }

  @Test func thePriorityOfTheHelperIsThatOfEachConstraint() {
    let family = Family()
    let constraints = family.a.anchor([.top, .trailing, .width], to: family.parent, padding: 4, priority: .defaultHigh)
    #expect(constraints.map(\.priority) == [.defaultHigh, .defaultHigh, .defaultHigh])
    #expect(family.parent.constraints == constraints)
    #expect(family.a.anchor([.left], to: family.parent).map(\.priority) == [.required])
  }

  @Test func anOptionalPaddingGivesWay() {
    let family = Family()
    family.a.anchor(.edges, to: family.parent, priority: .defaultLow)
    family.a.anchor([.leading, .top], to: family.parent, padding: 10)
    family.a.widthAnchor =&= 100
    family.parent.layOut()
    #expect(family.a.frame == CGRect(x: 10, y: 10, width: 100, height: 290))
  }

  @Test func insideInactiveTheHelperWaitsButAutoresizingIsCleared() {
    let family = Family()
    family.a.translatesAutoresizingMaskIntoConstraints = true
    let constraints = NSLayoutConstraint.inactive { family.a.anchor(.size, to: family.parent, priority: .defaultLow) }
    #expect(constraints.map(\.isActive) == [false, false])
    #expect(constraints.map(\.priority) == [.defaultLow, .defaultLow])
    #expect(!family.a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func paddingIsInsideOnEveryEdge() {
    let family = Family()
    family.a.anchor(.edges, to: family.parent, padding: 5, relation: .greaterThanOrEqual)
    family.a.widthAnchor =&= 1000 | .defaultHigh
    family.a.heightAnchor =&= 100
    family.a.centerYAnchor =&= family.parent.centerYAnchor
    family.parent.layOut()
    #expect(family.a.frame == CGRect(x: 5, y: 100, width: 390, height: 100))
  }

  @Test func theBarChangesThePriorityOfTheWholeListAfterwards() {
    let family = Family()
    let constraints = family.a.anchor([.left, .right, .top], to: family.parent, padding: 76) | .defaultHigh
    #expect(constraints.map(\.priority) == [.defaultHigh, .defaultHigh, .defaultHigh])
    #expect(constraints.allSatisfy { $0.isActive })
  }

  @Test func huggingAndCompressionResistanceTogether() {
    let box = Box("box", width: 10, height: 10)
    box.constrainHuggingCompression(.vertical, .required)
    #expect(box.contentHuggingPriority(for: .vertical) == .required)
    #expect(box.contentCompressionResistancePriority(for: .vertical) == .required)
    #expect(box.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(box.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }
}
