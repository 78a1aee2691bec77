//  anchor(_:to:padding:relation:priority:), on views and guides. Its lists, priorities, several views in a loop, and
//  constrainHuggingCompression are shown by recipes: Cookbook/CookbookEdges, -Priorities, -SeveralViews, -Content.

import Testing
import TestSupport

@Suite @MainActor struct HelperTests {
  let family = Family()
  var a: Box { family.a }
  var b: Box { family.b }
  var parent: Box { family.parent }

  nonisolated static let near: [NSLayoutConstraint.Attribute] = [
    .left, .top, .leading, .width, .height, .centerX, .centerY, .firstBaseline,
  ]
  nonisolated static let far: [NSLayoutConstraint.Attribute] = [.right, .bottom, .trailing, .lastBaseline]
  #if canImport(UIKit)
  nonisolated static let nearMargins: [NSLayoutConstraint.Attribute] = [
    .leftMargin, .topMargin, .leadingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]
  nonisolated static let farMargins: [NSLayoutConstraint.Attribute] = [.rightMargin, .bottomMargin, .trailingMargin]
  #else
  nonisolated static let nearMargins: [NSLayoutConstraint.Attribute] = []
  nonisolated static let farMargins: [NSLayoutConstraint.Attribute] = []
  #endif
  nonisolated static let relations: [NSLayoutConstraint.Relation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]

  /// At the right, the bottom and what else is far, the other item is the first: so the padding counts inwards there too.
  @Test(arguments: near + nearMargins + far + farMargins, relations)
  func paddingIsInsideOnEveryEdge(attribute: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation) {
    let isFar = (Self.far + Self.farMargins).contains(attribute)
    let constraints = a.anchor([attribute], to: parent, padding: 5, relation: relation)
    let expected = NSLayoutConstraint(
      item: isFar ? parent : a, attribute: attribute, relatedBy: relation, toItem: isFar ? a : parent,
      attribute: attribute, multiplier: 1, constant: 5)
    #expect(constraints.map(Facts.init) == [Facts(plain(expected))])
  }

  @Test func oneConstraintForEachAttributeInOrder() {
    let constraints = a.anchor([.bottom, .leading, .bottom], to: b)
    #expect(constraints.map(\.firstAttribute) == [.bottom, .leading, .bottom])
    #expect(constraints.map(\.constant) == [0, 0, 0])
    #expect(parent.constraints == constraints)
  }

  @Test func theEmptyListMakesNothing() {
    a.translatesAutoresizingMaskIntoConstraints = true
    #expect(a.anchor([], to: b).isEmpty)
    #expect(parent.constraints.isEmpty)
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
    let constraints = NSLayoutConstraint.inactive { a.anchor(.size, to: parent, priority: .defaultLow) }
    #expect(constraints.map(\.isActive) == [false, false])
    #expect(constraints.map(\.priority) == [.defaultLow, .defaultLow])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func theHelperWorksOnGuidesAndToGuides() {
    family.guide.anchor(.edges, to: parent, padding: 10)
    a.anchor(.edges, to: family.guide, padding: 5)
    parent.layOut()
    #expect(family.guide.rectangle == CGRect(x: 10, y: 10, width: 380, height: 280))
    #expect(a.frame == CGRect(x: 15, y: 15, width: 370, height: 270))
  }

  @Test(arguments: [20, -20]) func paddingShiftsACenterAndEnlargesASize(padding: CGFloat) {
    a.anchor(.center + .size, to: parent, padding: padding)
    parent.layOut()
    #expect(a.frame == CGRect(x: padding / 2, y: padding / 2, width: 400 + padding, height: 300 + padding))
  }
}
