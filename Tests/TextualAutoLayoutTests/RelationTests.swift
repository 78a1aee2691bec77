//  Every form of the right side, and every relation with an anchor, a sum, a product and a number: the same constraint as
//  the platform's own API makes. Two lines a form: ours, then the platform's. The frames that follow are in the cookbook.

import Testing
import TestSupport

@Suite @MainActor struct RelationTests {
  let family = Family()
  var a: Box { family.a }
  var b: Box { family.b }
  var parent: Box { family.parent }
  var guide: TALGuide { family.guide }
  let margin: CGFloat = 10
  let limit: CGFloat = 300
  let double = 120.5

  /// The one constraint that was just written is what the platform makes, sits where the platform puts it, and goes.
  private func same(
    as constraint: NSLayoutConstraint, _ priority: TALPriority = .required,
    at location: SourceLocation = #_sourceLocation
  ) {
    let made = parent.allConstraints
    let expected = plain(constraint, priority)
    #expect(made.map(Facts.init) == [Facts(expected)], sourceLocation: location)
    #expect([parent, a, b].map(\.constraints.count).filter { $0 > 0 } == [2], sourceLocation: location)
    NSLayoutConstraint.deactivate(made + [expected])
  }

  /// Between two anchors. `same` expects each to be installed and active.
  @Test func aRelationActivatesAtOnce() {
    let constraint = a.topAnchor =&= b.topAnchor
    #expect(constraint.isActive)
    same(as: a.topAnchor.constraint(equalTo: b.topAnchor))
    a.topAnchor =>= b.bottomAnchor
    same(as: a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor))
    a.topAnchor =<= b.bottomAnchor
    same(as: a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor))
    a.leadingAnchor =&= b.trailingAnchor
    same(as: a.leadingAnchor.constraint(equalTo: b.trailingAnchor))
    a.leftAnchor =&= guide.rightAnchor
    same(as: a.leftAnchor.constraint(equalTo: guide.rightAnchor))
    guide.centerXAnchor =&= b.centerXAnchor
    same(as: guide.centerXAnchor.constraint(equalTo: b.centerXAnchor))
    a.widthAnchor =&= b.heightAnchor
    same(as: a.widthAnchor.constraint(equalTo: b.heightAnchor))
    a.widthAnchor =>= a.heightAnchor
    same(as: a.widthAnchor.constraint(greaterThanOrEqualTo: a.heightAnchor))
    a.widthAnchor =<= parent.widthAnchor
    same(as: a.widthAnchor.constraint(lessThanOrEqualTo: parent.widthAnchor))
  }

  @Test func aConstantOfALocationKeepsItsSign() {
    let (red, blue) = (a, b)  // README's first relation
    red.leadingAnchor =&= blue.trailingAnchor + 8
    same(as: red.leadingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 8))
    a.topAnchor =&= b.bottomAnchor + 8
    same(as: a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8))
    a.topAnchor =>= b.bottomAnchor - 8
    same(as: a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: -8))
    a.leadingAnchor =<= b.trailingAnchor + margin
    same(as: a.leadingAnchor.constraint(lessThanOrEqualTo: b.trailingAnchor, constant: margin))
    a.firstBaselineAnchor =&= b.lastBaselineAnchor + 8
    same(as: a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor, constant: 8))
    a.topAnchor =&= b.bottomAnchor + 1 + 8 + 4 - margin
    same(as: a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 1 + 8 + 4 - margin))
    a.topAnchor =&= (b.bottomAnchor - 8) + double
    same(as: a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: -8 + double))
    a.topAnchor =&= b.bottomAnchor + 15 / 2
    same(as: a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 15 / 2))
  }

  @Test func aSizeHasAMultiplierAndAConstant() {
    a.widthAnchor =>= b.widthAnchor + 8
    same(as: a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, constant: 8))
    a.widthAnchor =>= 2 * b.heightAnchor
    same(as: a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 2))
    a.widthAnchor =<= b.heightAnchor * 2
    same(as: a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 2))
    a.widthAnchor =&= b.heightAnchor / 2
    same(as: a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 1 / 2))
    a.widthAnchor =&= b.widthAnchor * 9 / 16
    same(as: a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 9 / 16))
    a.widthAnchor =&= 9 / 16 * b.widthAnchor
    same(as: a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 9 / 16))
    a.widthAnchor =&= 1 * b.heightAnchor
    same(as: a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 1))
    a.widthAnchor =&= 0 * b.heightAnchor + 5
    same(as: a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0, constant: 5))
    a.widthAnchor =&= (b.widthAnchor - 50) * 0.5 + 4
    same(as: a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: -50 * 0.5 + 4))
    a.widthAnchor =>= 3 * (b.widthAnchor * 2 + 8) / 2 - 1
    same(as: a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 3 * 2 / 2, constant: 11))
    a.widthAnchor =<= 2 * guide.heightAnchor - 4
    same(as: a.widthAnchor.constraint(lessThanOrEqualTo: guide.heightAnchor, multiplier: 2, constant: -4))
  }

  /// A tenth cannot be written exactly: to divide by 10 is not to multiply by 0.1.
  @Test func divisionDividesMultiplierAndConstant() {
    a.widthAnchor =&= (b.widthAnchor * 3 + 3) / 10
    same(as: a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 3 / 10, constant: 3 / 10))
    #expect(CGFloat(3) / 10 != CGFloat(3) * 0.1)
  }

  @Test func aSizeMayBeANumber() {
    a.widthAnchor =&= 250
    same(as: a.widthAnchor.constraint(equalToConstant: 250))
    a.widthAnchor =<= 250.5
    same(as: a.widthAnchor.constraint(lessThanOrEqualToConstant: 250.5))
    guide.heightAnchor =>= limit
    same(as: guide.heightAnchor.constraint(greaterThanOrEqualToConstant: limit))
    a.widthAnchor =&= double
    same(as: a.widthAnchor.constraint(equalToConstant: double))
    a.widthAnchor =&= 250 - margin
    same(as: a.widthAnchor.constraint(equalToConstant: 250 - margin))
    a.widthAnchor =&= 375 / 2
    same(as: a.widthAnchor.constraint(equalToConstant: 375 / 2))
    a.widthAnchor =&= min(375 / 2, limit)
    same(as: a.widthAnchor.constraint(equalToConstant: min(375 / 2, limit)))
    a.widthAnchor =&= CGFloat([a, b].count)
    same(as: a.widthAnchor.constraint(equalToConstant: CGFloat([a, b].count)))
  }

  @Test func aPriorityStandsAfterTheBar() {
    a.topAnchor =&= b.bottomAnchor | .defaultHigh
    same(as: a.topAnchor.constraint(equalTo: b.bottomAnchor), .defaultHigh)
    a.topAnchor =>= b.topAnchor + 8 | .defaultLow
    same(as: a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: 8), .defaultLow)
    a.leadingAnchor =<= b.leadingAnchor + 8 | TALPriority(999)
    same(as: a.leadingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor, constant: 8), TALPriority(999))
    a.widthAnchor =>= 2 * a.heightAnchor - 4 | .defaultHigh
    same(as: a.widthAnchor.constraint(greaterThanOrEqualTo: a.heightAnchor, multiplier: 2, constant: -4), .defaultHigh)
    a.widthAnchor =&= 250 | .defaultHigh
    same(as: a.widthAnchor.constraint(equalToConstant: 250), .defaultHigh)
    a.widthAnchor =>= 250.5 | .defaultHigh
    same(as: a.widthAnchor.constraint(greaterThanOrEqualToConstant: 250.5), .defaultHigh)
    a.widthAnchor =<= limit | TALPriority(300)
    same(as: a.widthAnchor.constraint(lessThanOrEqualToConstant: limit), TALPriority(300))
    a.widthAnchor =&= double | .init(rawValue: 421)
    same(as: a.widthAnchor.constraint(equalToConstant: double), .init(rawValue: 421))
    a.widthAnchor =&= 250 - 2 * margin | .defaultLow
    same(as: a.widthAnchor.constraint(equalToConstant: 250 - 2 * margin), .defaultLow)
    a.widthAnchor =&= 375 / 2 | .defaultHigh
    same(as: a.widthAnchor.constraint(equalToConstant: 375 / 2), .defaultHigh)
    a.widthAnchor =&= 250 | .required
    same(as: a.widthAnchor.constraint(equalToConstant: 250))
  }

  // MARK: Like `=`

  @Test(arguments: [true, false]) func theTernaryIsTheRightSide(isWide: Bool) {
    a.widthAnchor =&= isWide ? 200 : 300
    same(as: a.widthAnchor.constraint(equalToConstant: isWide ? 200 : 300))
    a.widthAnchor =>= isWide ? limit : margin
    same(as: a.widthAnchor.constraint(greaterThanOrEqualToConstant: isWide ? limit : margin))
    a.topAnchor =<= isWide ? b.topAnchor : b.bottomAnchor
    same(as: a.topAnchor.constraint(lessThanOrEqualTo: isWide ? b.topAnchor : b.bottomAnchor))
    a.widthAnchor =&= isWide ? 200 | .defaultHigh : 300 | .defaultLow
    same(as: a.widthAnchor.constraint(equalToConstant: isWide ? 200 : 300), isWide ? .defaultHigh : .defaultLow)
  }

  /// As with `=`, each needs its parentheses.
  @Test(arguments: [true, false]) func eitherOfTwoRelations(isWide: Bool) {
    let equal = isWide ? (a.widthAnchor =&= 2) : (a.widthAnchor =&= 1)
    let least = isWide ? (a.widthAnchor =>= 2) : (a.widthAnchor =>= 1)
    let most = isWide ? (a.widthAnchor =<= 2) : (a.widthAnchor =<= 1)
    #expect([equal, least, most].map(\.constant) == Array(repeating: isWide ? 2 : 1, count: 3))
  }

  @Test func anOptionalChainOnTheLeftIsSkippedWhereItIsNil() {
    var maybe: Box? = a
    let made: NSLayoutConstraint? = maybe?.widthAnchor =&= 44
    #expect(made?.constant == 44)
    same(as: a.widthAnchor.constraint(equalToConstant: 44))
    maybe?.topAnchor =>= b.topAnchor + 8 | .defaultLow
    same(as: a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: 8), .defaultLow)
    maybe = nil
    func unreached() -> CGFloat {
      Issue.record("the right side was read")
      return 0
    }
    let skipped: NSLayoutConstraint? = maybe?.widthAnchor =&= unreached()
    maybe?.heightAnchor =>= b.heightAnchor * unreached()
    maybe?.widthAnchor =<= unreached() | .defaultLow
    #expect(skipped == nil)
    #expect(parent.allConstraints.isEmpty)
  }

  private struct Failure: Error {}
  private func width(_ width: CGFloat?) throws -> CGFloat {
    guard let width else { throw Failure() }
    return width
  }

  @Test func tryMayStandOnTheRight() throws {
    a.widthAnchor =&= try width(40)
    same(as: a.widthAnchor.constraint(equalToConstant: 40))
    a.widthAnchor =>= try b.widthAnchor + width(2) | .defaultHigh
    same(as: a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, constant: 2), .defaultHigh)
    #expect(throws: Failure.self) { a.widthAnchor =<= try width(nil) }
    #expect(parent.allConstraints.isEmpty)
  }

  @Test func awaitMayStandOnTheRight() async {
    func width() async -> CGFloat { 40 }
    a.widthAnchor =&= await width()
    same(as: a.widthAnchor.constraint(equalToConstant: 40))
    a.widthAnchor =<= await 2 * b.heightAnchor + width()
    same(as: a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: 40))
  }

  @Test func aRelationIsAssignedWhole() {
    var constraint = a.widthAnchor =&= 1
    constraint = b.widthAnchor =&= 2 * a.widthAnchor + 8 | .defaultLow
    #expect(constraint.constant == 8)
    #expect(constraint.priority == .defaultLow)
  }

  @Test func leavesAutoresizingAlone() {
    a.translatesAutoresizingMaskIntoConstraints = true
    a.topAnchor =&= b.topAnchor
    #expect(a.translatesAutoresizingMaskIntoConstraints)
  }
}
