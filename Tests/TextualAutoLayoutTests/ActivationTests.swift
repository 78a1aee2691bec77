//  inactive, on, off, setActive; hugging and compression resistance; system spacing.

import Examples
import Testing

private struct Failure: Error {}

@Suite @MainActor struct ActivationTests {
  @Test func inactiveCoversEverythingThatCreates() {
    let family = Family()
    let (a, b) = (family.a, family.b)
    let constraints = NSLayoutConstraint.inactive(
      [a.topAnchor =&= b.topAnchor, a.widthAnchor =>= 10 | .defaultLow] + a.anchor(.edges, to: family.parent)
        + [a, b].anchor([.width], to: family.parent))
    #expect(constraints.count == 8)
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(constraints[1].priority == .defaultLow)
    #expect(family.parent.constraints.isEmpty && a.constraints.isEmpty)
  }

  @Test func inactiveReturnsWhatItWasGiven() {
    let family = Family()
    let constraint: NSLayoutConstraint = NSLayoutConstraint.inactive(family.a.widthAnchor =&= 10)
    #expect(!constraint.isActive)
    let pair = NSLayoutConstraint.inactive((family.a.widthAnchor =&= 1, family.a.heightAnchor =&= 2))
    #expect(!pair.0.isActive && !pair.1.isActive)
  }

  @Test func creationActivatesAgainAfterwards() {
    let family = Family()
    _ = NSLayoutConstraint.inactive(family.a.widthAnchor =&= 10)
    #expect((family.a.widthAnchor =&= 10).isActive)
  }

  @Test func inactiveNests() {
    let family = Family()
    func inner() -> NSLayoutConstraint { NSLayoutConstraint.inactive(family.a.widthAnchor =&= 1) }
    let constraints = NSLayoutConstraint.inactive([inner(), family.a.heightAnchor =&= 2])
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test func aThrownErrorLeavesTheStateAsItWas() {
    let family = Family()
    func fail() throws -> NSLayoutConstraint { throw Failure() }
    #expect(throws: Failure.self) { _ = try NSLayoutConstraint.inactive(try fail()) }
    #expect((family.a.widthAnchor =&= 10).isActive)
  }

  @Test func constraintsCanBeWrittenBeforeTheirViewsMeet() {
    let (a, b) = (Box("a"), Box("b"))
    let constraints = NSLayoutConstraint.inactive([
      a.leadingAnchor =&= b.trailingAnchor + 8, a.topAnchor =&= b.topAnchor,
    ])
    let family = Family()
    family.parent.addSubview(a)
    family.parent.addSubview(b)
    b.anchor([.top, .leading], to: family.parent)
    b.widthAnchor =&= 40
    constraints.setActive(true)
    family.parent.layOut()
    #expect(a.frame.minX == 48)
  }

  @Test func onAndOffReturnTheConstraint() {
    let family = Family()
    let constraint = family.a.widthAnchor =&= 10
    #expect(constraint.off() === constraint)
    #expect(!constraint.isActive)
    #expect(constraint.off().on() === constraint)
    #expect(constraint.isActive)
  }

  @Test func setActiveReturnsTheList() {
    let family = Family()
    let constraints = family.a.anchor(.edges, to: family.parent)
    #expect(constraints.setActive(false) == constraints)
    #expect(family.parent.constraints.isEmpty)
    #expect(constraints.setActive(true) == constraints)
    #expect(family.parent.constraints == constraints)
  }

  @Test func switchesBetweenTwoSets() {
    let family = Family()
    family.a.anchor([.leading, .top], to: family.parent)
    family.a.heightAnchor =&= 10
    let compact = [family.a.widthAnchor =&= 120]
    let regular = NSLayoutConstraint.inactive([family.a.widthAnchor =&= 250])
    family.parent.layOut()
    #expect(family.a.frame.width == 120)
    compact.setActive(false)
    regular.setActive(true)
    family.parent.layOut()
    #expect(family.a.frame.width == 250)
  }

  @Test func huggingAndCompressionResistanceTogether() {
    let box = Box("box", width: 10, height: 10)
    box.constrainHuggingCompression(.vertical, .required)
    #expect(box.contentHuggingPriority(for: .vertical) == .required)
    #expect(box.contentCompressionResistancePriority(for: .vertical) == .required)
    #expect(box.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(box.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }

  @available(iOS 11, tvOS 11, macOS 11, *)
  static func spacings(_ family: Family) -> [(NSLayoutConstraint, NSLayoutConstraint)] {
    let (a, b) = (family.a, family.b)
    return [
      (
        a.topAnchor.systemSpacing(b.bottomAnchor),
        a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1)
      ),
      (
        a.topAnchor.systemSpacing(b.bottomAnchor, multiplier: 2),
        a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 2)
      ),
      (
        a.topAnchor.systemSpacing(lessThan: b.bottomAnchor, multiplier: 2),
        a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 2)
      ),
      (
        a.topAnchor.systemSpacing(greaterThan: b.bottomAnchor, multiplier: 2),
        a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 2)
      ),
      (
        a.leadingAnchor.systemSpacing(b.trailingAnchor),
        a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1)
      ),
      (
        a.leadingAnchor.systemSpacing(b.trailingAnchor, multiplier: 3),
        a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 3)
      ),
      (
        a.leadingAnchor.systemSpacing(lessThan: b.trailingAnchor, multiplier: 3),
        a.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 3)
      ),
      (
        a.leadingAnchor.systemSpacing(greaterThan: b.trailingAnchor, multiplier: 3),
        a.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 3)
      ),
    ]
  }

  @Test func systemSpacingIsThePlatforms() {
    guard #available(iOS 11, tvOS 11, macOS 11, *) else { return }
    let family = Family()
    for (made, expected) in Self.spacings(family) { #expect(Facts(made) == Facts(plain(expected))) }
  }

  @Test func systemSpacingDefaultsToOne() {
    guard #available(iOS 11, tvOS 11, macOS 11, *) else { return }
    let family = Family()
    let (a, b) = (family.a, family.b)
    #expect(
      a.topAnchor.systemSpacing(lessThan: b.topAnchor).constant == a.topAnchor.systemSpacing(b.topAnchor).constant)
    #expect(
      a.leftAnchor.systemSpacing(greaterThan: b.leftAnchor).constant
        == a.leftAnchor.systemSpacing(b.leftAnchor).constant)
    #expect(
      a.topAnchor.systemSpacing(greaterThan: b.topAnchor).constant
        == a.leftAnchor.systemSpacing(lessThan: b.leftAnchor).constant)
  }

  @Test func systemSpacingCanBeCreatedInactive() {
    guard #available(iOS 11, tvOS 11, macOS 11, *) else { return }
    let family = Family()
    for (made, _) in NSLayoutConstraint.inactive(Self.spacings(family)) { #expect(!made.isActive) }
  }
}
