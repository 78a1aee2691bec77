//  The text of a relation means the same as the same text in a call of Apple's API.

import Foundation
import Testing
import TestSupport

@Suite @MainActor struct RelationTests: FamilyTests {
  let family = Family()
  let x: CGFloat = 10
  let third: CGFloat = 1 / 3
  let double = 120.5
  let count = 3
  let strong = TALPriority(600)

  /// Compares the one constraint that a test has just created with Apple's, and the view that has both. Then it
  /// deactivates them.
  private func same(
    as constraint: NSLayoutConstraint, _ priority: TALPriority = .required,
    at location: SourceLocation = #_sourceLocation
  ) {
    let made = container.allConstraints
    let expected = activated(constraint, priority)
    #expect(made.map(ConstraintFacts.init) == [ConstraintFacts(expected)], sourceLocation: location)
    let counts = [container, a, b].map { $0.ownConstraints.count }
    #expect(counts.filter { $0 > 0 } == [2], sourceLocation: location)
    NSLayoutConstraint.deactivate(made + [expected])
  }

  private func same(
    _ made: NSLayoutConstraint, _ expected: NSLayoutConstraint, _ priority: TALPriority = .required,
    at location: SourceLocation = #_sourceLocation
  ) {
    same(as: expected, priority, at: location)
  }

  // MARK: The same text

  // Each pair has the same text in a relation and in a call of Apple's API, because the type checker decides what a
  // text means: `375 / 2` is 187.5 as a `CGFloat`, and 187 as an `Int`.

  @Test(arguments: [true, false]) func numberMeansTheSameAsTheConstant(flag: Bool) {
    same(a.widthAnchor =&= 375 / 2, a.widthAnchor.constraint(equalToConstant: 375 / 2))
    same(a.widthAnchor =>= -3 / 8, a.widthAnchor.constraint(greaterThanOrEqualToConstant: -3 / 8))
    same(a.widthAnchor =<= 25 / 16 - x, a.widthAnchor.constraint(lessThanOrEqualToConstant: 25 / 16 - x))
    same(a.widthAnchor =&= x * 375 / 2, a.widthAnchor.constraint(equalToConstant: x * 375 / 2))
    same(a.widthAnchor =>= min(375 / 2, x), a.widthAnchor.constraint(greaterThanOrEqualToConstant: min(375 / 2, x)))
    same(a.widthAnchor =<= (x + 1) / 3, a.widthAnchor.constraint(lessThanOrEqualToConstant: (x + 1) / 3))
    same(a.widthAnchor =&= -(x - 375 / 2), a.widthAnchor.constraint(equalToConstant: -(x - 375 / 2)))
    same(
      a.widthAnchor =>= flag ? 375 / 2 : x,
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: flag ? 375 / 2 : x))
    same(
      a.widthAnchor =<= CGFloat(count) * 44 + CGFloat(count - 1) * 8,
      a.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat(count) * 44 + CGFloat(count - 1) * 8))
    same(
      a.widthAnchor =&= CGFloat(count) * 44 + CGFloat(count) * 8 + CGFloat(count) * 2,
      a.widthAnchor.constraint(equalToConstant: CGFloat(count) * 44 + CGFloat(count) * 8 + CGFloat(count) * 2))
    same(
      a.widthAnchor =>= flag ? CGFloat(count) * 44 : 0,
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: flag ? CGFloat(count) * 44 : 0))
    same(
      a.widthAnchor =<= max(x, double) - 2 * third,
      a.widthAnchor.constraint(lessThanOrEqualToConstant: max(x, double) - 2 * third))
    same(a.widthAnchor =&= double, a.widthAnchor.constraint(equalToConstant: double))
    same(a.widthAnchor =>= double / 2 + x, a.widthAnchor.constraint(greaterThanOrEqualToConstant: double / 2 + x))
    same(a.widthAnchor =<= 2 * x - 25 / 2, a.widthAnchor.constraint(lessThanOrEqualToConstant: 2 * x - 25 / 2))
    same(a.heightAnchor =&= 375 / 2 | .defaultHigh, a.heightAnchor.constraint(equalToConstant: 375 / 2), .defaultHigh)
    same(
      a.heightAnchor =>= 25 / 2 + x | TALPriority.defaultLow,
      a.heightAnchor.constraint(greaterThanOrEqualToConstant: 25 / 2 + x), TALPriority.defaultLow)
    same(
      a.heightAnchor =<= min(375 / 2, x) | .init(rawValue: 421),
      a.heightAnchor.constraint(lessThanOrEqualToConstant: min(375 / 2, x)), .init(rawValue: 421))
    same(
      a.heightAnchor =&= (flag ? 375 / 2 : x) | TALPriority(300),
      a.heightAnchor.constraint(equalToConstant: (flag ? 375 / 2 : x)), TALPriority(300))
    same(
      a.heightAnchor =>= CGFloat(count) * x | strong,
      a.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(count) * x), strong)
    same(
      a.heightAnchor =<= -double | .required,
      a.heightAnchor.constraint(lessThanOrEqualToConstant: -double), .required)
  }

  @Test(arguments: [true, false]) func positionMeansTheSameAsTheConstant(flag: Bool) {
    same(
      a.leadingAnchor =&= b.trailingAnchor + 375 / 2,
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 375 / 2))
    same(
      a.topAnchor =>= b.bottomAnchor + x + 25 / 2,
      a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: x + 25 / 2))
    same(
      a.centerXAnchor =<= b.leftAnchor + 25 / 2 - x,
      a.centerXAnchor.constraint(lessThanOrEqualTo: b.leftAnchor, constant: 25 / 2 - x))
    same(
      a.firstBaselineAnchor =&= b.centerYAnchor + (flag ? 375 / 2 : x),
      a.firstBaselineAnchor.constraint(equalTo: b.centerYAnchor, constant: (flag ? 375 / 2 : x)))
    same(
      a.rightAnchor =>= b.leftAnchor + min(x, 375 / 2),
      a.rightAnchor.constraint(greaterThanOrEqualTo: b.leftAnchor, constant: min(x, 375 / 2)))
    same(
      a.bottomAnchor =<= b.lastBaselineAnchor + CGFloat(count) * 8,
      a.bottomAnchor.constraint(lessThanOrEqualTo: b.lastBaselineAnchor, constant: CGFloat(count) * 8))
    same(
      a.trailingAnchor =&= b.centerXAnchor + double,
      a.trailingAnchor.constraint(equalTo: b.centerXAnchor, constant: double))
    same(
      a.leadingAnchor =>= b.trailingAnchor - 375 / 2,
      a.leadingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: -(375 / 2)))
    same(
      a.topAnchor =<= b.bottomAnchor - x - 25 / 2,
      a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor, constant: -x - 25 / 2))
    same(
      a.centerXAnchor =&= b.leftAnchor - (x - 25 / 2),
      a.centerXAnchor.constraint(equalTo: b.leftAnchor, constant: -(x - 25 / 2)))
    same(
      a.firstBaselineAnchor =>= b.centerYAnchor - 2 * x,
      a.firstBaselineAnchor.constraint(greaterThanOrEqualTo: b.centerYAnchor, constant: -2 * x))
    same(
      a.topAnchor =&= (b.bottomAnchor - 8) + double,
      a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: -8 + double))
    same(
      a.topAnchor =>= b.topAnchor + 15 / 2 - x | .defaultLow,
      a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: 15 / 2 - x), .defaultLow)
    same(a.leftAnchor =<= b.rightAnchor | strong, a.leftAnchor.constraint(lessThanOrEqualTo: b.rightAnchor), strong)
    same(a.topAnchor =&= 8 + b.topAnchor, a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8))
    same(
      a.leadingAnchor =>= 375 / 2 + b.trailingAnchor,
      a.leadingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: 375 / 2))
    same(
      a.topAnchor =<= x - 25 / 2 + b.bottomAnchor - 3 | .defaultLow,
      a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor, constant: x - 25 / 2 - 3), .defaultLow)
  }

  @Test(arguments: [true, false]) func sizeMeansTheSameAsTheMultiplierAndConstant(flag: Bool) {
    same(a.widthAnchor =&= b.widthAnchor * 9 / 16, a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 9 / 16))
    same(
      a.widthAnchor =>= 9 / 16 * b.widthAnchor,
      a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 9 / 16))
    same(
      a.widthAnchor =<= b.heightAnchor / 3,
      a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 1 / 3))
    same(
      a.widthAnchor =&= -1 * b.widthAnchor + 375 / 2,
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: -1, constant: 375 / 2))
    same(
      a.widthAnchor =>= third * b.widthAnchor - x,
      a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: third, constant: -x))
    same(
      a.widthAnchor =<= (b.widthAnchor - 25 / 2) * 2,
      a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: -(25 / 2) * 2))
    same(
      a.widthAnchor =&= 2 * (b.heightAnchor + x) + 8,
      a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: x * 2 + 8))
    same(
      a.widthAnchor =>= (b.heightAnchor + x) / 4,
      a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 1 / 4, constant: x / 4))
    same(
      a.widthAnchor =<= b.widthAnchor * min(x, 375 / 2),
      a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: min(x, 375 / 2)))
    same(
      a.widthAnchor =&= b.widthAnchor * (flag ? 3 / 4 : 4 / 3),
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: flag ? 3 / 4 : 4 / 3))
    same(
      a.widthAnchor =>= CGFloat(count) * b.heightAnchor + CGFloat(count - 1) * x,
      a.widthAnchor.constraint(
        greaterThanOrEqualTo: b.heightAnchor, multiplier: CGFloat(count), constant: CGFloat(count - 1) * x))
    same(
      a.widthAnchor =<= b.heightAnchor * double / x,
      a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: double / x))
    same(
      a.heightAnchor =&= b.widthAnchor * 3 / 4 | .defaultHigh,
      a.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 3 / 4), .defaultHigh)
    same(
      a.heightAnchor =>= b.heightAnchor / 3 | (.required - 1),
      a.heightAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 1 / 3), .required - 1)
    same(
      a.heightAnchor =<= third * b.widthAnchor | strong,
      a.heightAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: third), strong)
    same(
      a.widthAnchor =&= 4 + 2 * b.widthAnchor,
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 4))
    same(
      a.widthAnchor =>= 300 - b.widthAnchor,
      a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: -1, constant: 300))
    same(
      a.widthAnchor =<= x - 3 * (b.heightAnchor - double),
      a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: -3, constant: x + 3 * double))
    same(
      a.widthAnchor =&= double - b.widthAnchor / 2 | .defaultHigh,
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: -1 / 2, constant: double), .defaultHigh)
  }

  // MARK: Like `=`

  @Test(arguments: [true, false]) func ternaryCanBeTheRightSide(isWide: Bool) {
    a.widthAnchor =&= isWide ? 200 : 300
    same(as: a.widthAnchor.constraint(equalToConstant: isWide ? 200 : 300))
    a.widthAnchor =>= isWide ? double : x
    same(as: a.widthAnchor.constraint(greaterThanOrEqualToConstant: isWide ? double : x))
    a.topAnchor =<= isWide ? b.topAnchor : b.bottomAnchor
    same(as: a.topAnchor.constraint(lessThanOrEqualTo: isWide ? b.topAnchor : b.bottomAnchor))
    a.widthAnchor =&= isWide ? 200 | .defaultHigh : 300 | .defaultLow
    same(as: a.widthAnchor.constraint(equalToConstant: isWide ? 200 : 300), isWide ? .defaultHigh : .defaultLow)
  }

  /// The second relation needs its parentheses, as an assignment does.
  @Test(arguments: [true, false]) func ternaryCanChooseARelation(isWide: Bool) {
    let equal = isWide ? (a.widthAnchor =&= 2) : (a.widthAnchor =&= 1)
    let least = isWide ? (a.widthAnchor =>= 2) : (a.widthAnchor =>= 1)
    let most = isWide ? (a.widthAnchor =<= 2) : (a.widthAnchor =<= 1)
    #expect([equal, least, most].map(\.constant) == Array(repeating: isWide ? 2 : 1, count: 3))
  }

  @Test func nilOptionalChainSkipsTheRelation() {
    var maybe: Box? = a
    let made: NSLayoutConstraint? = maybe?.widthAnchor =&= 44
    #expect(made?.constant == 44)
    same(as: a.widthAnchor.constraint(equalToConstant: 44))
    maybe?.topAnchor =>= b.topAnchor + 8 | .defaultLow
    same(as: a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: 8), .defaultLow)
    maybe = nil
    func unreached() -> CGFloat {
      Issue.record("the right side was evaluated")
      return 0
    }
    let skipped: NSLayoutConstraint? = maybe?.widthAnchor =&= unreached()
    maybe?.heightAnchor =>= b.heightAnchor * unreached()
    maybe?.widthAnchor =<= unreached() | .defaultLow
    #expect(skipped == nil)
    #expect(container.allConstraints.isEmpty)
  }

  @Test func tryWorksOnTheRightSide() throws {
    a.widthAnchor =&= try width(40)
    same(as: a.widthAnchor.constraint(equalToConstant: 40))
    a.widthAnchor =>= try b.widthAnchor + width(2) | .defaultHigh
    same(as: a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, constant: 2), .defaultHigh)
    #expect(throws: Missing.self) { a.widthAnchor =<= try width(nil) }
    #expect(container.allConstraints.isEmpty)
  }

  @Test func awaitWorksOnTheRightSide() async {
    func width() async -> CGFloat { 40 }
    a.widthAnchor =&= await width()
    same(as: a.widthAnchor.constraint(equalToConstant: 40))
    a.widthAnchor =<= await 2 * b.heightAnchor + width()
    same(as: a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: 40))
  }

  @Test func relationCanBeAssigned() {
    var constraint = a.widthAnchor =&= 1
    constraint = b.widthAnchor =&= 2 * a.widthAnchor + 8 | .defaultLow
    #expect(constraint.constant == 8)
    #expect(constraint.priority == .defaultLow)
  }

  #if STAND_IN
  /// UIKit raises an exception for these values.
  @Test func divisionByZeroIsInfinite() {
    let constraint = a.widthAnchor =&= (b.widthAnchor + 8) / 0
    #expect(constraint.multiplier == .infinity && constraint.constant == .infinity)
  }
  #endif

  // MARK: Priorities

  /// `talExpression` is public, so arithmetic and another priority can follow a priority, even that of a number.
  @Test(arguments: Operation.Sign.allCases) func arithmeticKeepsThePriority(sign: Operation.Sign) {
    let (plain, stronger) = (Operation(sign: sign, priority: nil), Operation(sign: sign, priority: strong))
    let required = Operation(sign: sign, priority: .required)
    let cases: [(TALExpression<NSLayoutDimension>, NSLayoutDimension?, CGFloat, CGFloat)] = [
      ((2 * b.widthAnchor - 4 | .defaultLow).talExpression, b.widthAnchor, 2, -4),
      ((0 * b.widthAnchor + 4 | .defaultLow).talExpression, b.widthAnchor, 0, 4),
      ((b.heightAnchor | .defaultLow).talExpression, b.heightAnchor, 1, 0),
      ((6 | .defaultLow).talExpression, nil, 0, 6),
    ]
    for (low, anchor, times, plus) in cases {
      func compareAll(
        _ right: TALExpression<NSLayoutDimension>, _ times: CGFloat, _ plus: CGFloat,
        at location: SourceLocation = #_sourceLocation
      ) {
        for (operation, priority) in [(plain, TALPriority.defaultLow), (stronger, strong), (required, .required)] {
          let left = a.widthAnchor
          let expected = anchor.map { operation.expected(left, $0, times, plus) } ?? operation.expected(left, plus)
          same(operation.relate(left, right), expected, priority, at: location)
        }
      }
      compareAll(low, times, plus)
      for number: CGFloat in [-2, 0, 0.5, 1, 8] {
        compareAll(low + number, times, plus + number)
        compareAll(low - number, times, plus - number)
        compareAll(number + low, times, number + plus)
        compareAll(number - low, -times, number - plus)
        compareAll(low * number, times * number, plus * number)
        compareAll(number * low, times * number, plus * number)
        if number != 0 { compareAll(low / number, times / number, plus / number) }
      }
    }
    let low = (b.topAnchor - 4 | .defaultLow).talExpression
    same(plain.relate(a.topAnchor, low + 8), plain.expected(a.topAnchor, b.topAnchor, 4), .defaultLow)
    same(stronger.relate(a.topAnchor, low), plain.expected(a.topAnchor, b.topAnchor, -4), strong)
  }
}
