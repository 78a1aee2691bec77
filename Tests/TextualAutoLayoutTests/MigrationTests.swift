//  Code written for the original Textual Auto Layout 1.1 compiles and means the same, but for its errors, which are
//  mended, and the forms that went: those are in the platform's words.

import Testing
import TestSupport

@Suite @MainActor struct MigrationTests {
  @Test func relations() {
    let family = Family()
    let (RedView, BlueView) = (family.a, family.b)
    let constraint = RedView.leadingAnchor =&= BlueView.trailingAnchor + 8.0
    #expect(constraint.constant == 8)
    #expect(constraint.isActive)
  }

  @Test func dimensions() {
    let View = Family().a
    let double = View.widthAnchor =>= 2 * View.heightAnchor
    let maximum = View.widthAnchor =<= 250
    #expect(double.multiplier == 2)
    #expect(double.relation == .greaterThanOrEqual)
    #expect(maximum.constant == 250)
    #expect(maximum.relation == .lessThanOrEqual)
    #expect((View.widthAnchor =&= 250 | .defaultHigh).priority == .defaultHigh)
  }

  @Test func helper() {
    let family = Family()
    let (Child, Parent) = (family.a, family.parent)
    let made = Child.anchor([.top, .bottom, .left, .right], to: Parent, padding: 5).map(Facts.init)
    let written = [
      Child.topAnchor =&= Parent.topAnchor + 5,
      Parent.bottomAnchor =&= Child.bottomAnchor + 5,
      Child.leftAnchor =&= Parent.leftAnchor + 5,
      Parent.rightAnchor =&= Child.rightAnchor + 5,
    ]
    #expect(made == written.map(Facts.init))
  }

  @Test func lists() {
    let family = Family()
    let (Child, Parent, View) = (family.a, family.parent, family.b)
    let x: [NSLayoutConstraint]
    x = Child.anchor([.left, .right], to: Parent)
    x | .defaultLow
    #expect(x.map(\.priority) == [.defaultLow, .defaultLow])
    let compactConstraints = [
      View.widthAnchor =&= 120,
      View.heightAnchor =&= 35,
    ].setActive(false)
    let regularConstraints = [
      View.widthAnchor =<= 250,
      View.heightAnchor =<= 50,
    ]
    regularConstraints | TALPriority(50)
    #expect(compactConstraints.map(\.isActive) == [false, false])
    #expect(regularConstraints.map(\.priority.rawValue) == [50, 50])
    #expect(regularConstraints.map(\.isActive) == [true, true])
  }

  @Test func contentPriorities() {
    let family = Family()
    family.a.constrainHuggingCompression(.vertical, .required)
    #expect(family.a.contentHuggingPriority(for: .vertical) == .required)
  }

  // MARK: What the platform's own words say now

  @Test func theFirstRelationInThePlatformsWords() {
    let family = Family()
    let (red, blue) = (family.a, family.b)
    red.leadingAnchor =&= blue.trailingAnchor + 8
    red.leadingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 8).isActive = true
    let facts = family.parent.constraints.map(Facts.init)
    #expect(facts.count == 2)
    #expect(facts.first == facts.last)
  }

  @Test func oneConstraintIsSwitchedByIsActive() {
    let View = Family().a
    let constraint = View.widthAnchor =<= 250
    constraint.isActive = false
    #expect(View.constraints.isEmpty)
    constraint.isActive = true
    #expect(View.constraints == [constraint])
  }

  @Test func theConstantOfAConstraintIsSet() {
    let constraint = Family().a.widthAnchor =<= 250
    constraint.constant = 8
    #expect(constraint.constant == 8)
    constraint.constant = -8
    #expect(constraint.constant == -8)
  }

  @Test func aCalculatedPriorityHasParentheses() {
    let a = Family().a
    let constraint = a.widthAnchor =&= 250 | (.required - 1)
    #expect(constraint.priority.rawValue == 999)
    #expect(constraint.constant == 250)
  }

  @Test func theRelationOfTheHelperHasItsName() {
    let family = Family()
    let (a, b) = (family.a, family.b)
    a.anchor([.top], to: b, relation: .greaterThanOrEqual)
    #expect(family.parent.constraints.map(\.relation) == [.greaterThanOrEqual])
  }

  @Test(arguments: [true, false]) func eitherOfTwoRelationsIsOneOfTwoNumbers(isWide: Bool) {
    let a = Family().a
    let constraint = a.widthAnchor =&= isWide ? 1 : 2
    #expect(constraint.constant == (isWide ? 1 : 2))
  }

  @available(iOS 11, tvOS 11, macOS 11, *)
  private func space(_ a: Box, _ b: Box) {
    a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1).isActive = true
  }

  @Test func systemSpacingIsThePlatforms() {
    guard #available(iOS 11, tvOS 11, macOS 11, *) else { return }
    let family = Family()
    space(family.a, family.b)
    #expect(family.parent.constraints.map(\.firstAttribute) == [.leading])
  }

  // MARK: Where the original was wrong

  @Test func aDifferenceOfNumbersIsOneNumber() {
    let margin: CGFloat = 10
    #expect((Family().a.widthAnchor =&= 250 - margin).constant == 240)
  }

  @Test func constantsAddUp() {
    let family = Family()
    #expect((family.a.topAnchor =&= family.b.topAnchor + 8 + 4).constant == 12)
  }

  @Test func anActiveConstraintMayBecomeOptional() {
    let family = Family()
    let constraint = family.a.widthAnchor =&= 250
    #expect((constraint | .defaultLow).isActive)
    #expect(family.a.constraints == [constraint])
  }
}
