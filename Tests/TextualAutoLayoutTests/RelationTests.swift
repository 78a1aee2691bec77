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
    let w = a.widthAnchor
    same(w =&= 375 / 2, w.constraint(equalToConstant: 375 / 2))
    same(w =>= -3 / 8, w.constraint(greaterThanOrEqualToConstant: -3 / 8))
    same(w =<= 25 / 16 - x, w.constraint(lessThanOrEqualToConstant: 25 / 16 - x))
    same(w =&= x * 375 / 2, w.constraint(equalToConstant: x * 375 / 2))
    same(w =>= min(375 / 2, x), w.constraint(greaterThanOrEqualToConstant: min(375 / 2, x)))
    same(w =<= (x + 1) / 3, w.constraint(lessThanOrEqualToConstant: (x + 1) / 3))
    same(w =&= -(x - 375 / 2), w.constraint(equalToConstant: -(x - 375 / 2)))
    same(w =>= flag ? 375 / 2 : x, w.constraint(greaterThanOrEqualToConstant: flag ? 375 / 2 : x))
    same(
      w =<= CGFloat(count) * 44 + CGFloat(count - 1) * 8,
      w.constraint(lessThanOrEqualToConstant: CGFloat(count) * 44 + CGFloat(count - 1) * 8))
    same(
      w =&= CGFloat(count) * 44 + CGFloat(count) * 8 + CGFloat(count) * 2,
      w.constraint(equalToConstant: CGFloat(count) * 44 + CGFloat(count) * 8 + CGFloat(count) * 2))
    same(
      w =>= flag ? CGFloat(count) * 44 : 0, w.constraint(greaterThanOrEqualToConstant: flag ? CGFloat(count) * 44 : 0))
    same(w =<= max(x, double) - 2 * third, w.constraint(lessThanOrEqualToConstant: max(x, double) - 2 * third))
    same(w =&= double, w.constraint(equalToConstant: double))
    same(w =>= double / 2 + x, w.constraint(greaterThanOrEqualToConstant: double / 2 + x))
    same(w =<= 2 * x - 25 / 2, w.constraint(lessThanOrEqualToConstant: 2 * x - 25 / 2))
    same(w =&= 375 / 2 | .defaultHigh, w.constraint(equalToConstant: 375 / 2), .defaultHigh)
    same(
      w =>= 25 / 2 + x | TALPriority.defaultLow, w.constraint(greaterThanOrEqualToConstant: 25 / 2 + x),
      TALPriority.defaultLow)
    same(
      w =<= min(375 / 2, x) | .init(rawValue: 421), w.constraint(lessThanOrEqualToConstant: min(375 / 2, x)),
      .init(rawValue: 421))
    same(
      w =&= (flag ? 375 / 2 : x) | TALPriority(300), w.constraint(equalToConstant: (flag ? 375 / 2 : x)),
      TALPriority(300))
    same(w =>= CGFloat(count) * x | strong, w.constraint(greaterThanOrEqualToConstant: CGFloat(count) * x), strong)
    same(w =<= -double | .required, w.constraint(lessThanOrEqualToConstant: -double), .required)
  }

  @Test(arguments: [true, false]) func positionMeansTheSameAsTheConstant(flag: Bool) {
    let (ax, bx, ay, by) = (a.leadingAnchor, b.trailingAnchor, a.topAnchor, b.bottomAnchor)
    same(ax =&= bx + 375 / 2, ax.constraint(equalTo: bx, constant: 375 / 2))
    same(ay =>= by + x + 25 / 2, ay.constraint(greaterThanOrEqualTo: by, constant: x + 25 / 2))
    same(ax =<= bx + 25 / 2 - x, ax.constraint(lessThanOrEqualTo: bx, constant: 25 / 2 - x))
    same(ay =&= by + (flag ? 375 / 2 : x), ay.constraint(equalTo: by, constant: (flag ? 375 / 2 : x)))
    same(ax =>= bx + min(x, 375 / 2), ax.constraint(greaterThanOrEqualTo: bx, constant: min(x, 375 / 2)))
    same(ay =<= by + CGFloat(count) * 8, ay.constraint(lessThanOrEqualTo: by, constant: CGFloat(count) * 8))
    same(ax =&= bx + double, ax.constraint(equalTo: bx, constant: double))
    same(ax =>= bx - 375 / 2, ax.constraint(greaterThanOrEqualTo: bx, constant: -(375 / 2)))
    same(ay =<= by - x - 25 / 2, ay.constraint(lessThanOrEqualTo: by, constant: -x - 25 / 2))
    same(ax =&= bx - (x - 25 / 2), ax.constraint(equalTo: bx, constant: -(x - 25 / 2)))
    same(ay =>= by - 2 * x, ay.constraint(greaterThanOrEqualTo: by, constant: -2 * x))
    same(ay =&= (by - 8) + double, ay.constraint(equalTo: by, constant: -8 + double))
    same(
      ay =>= by + 15 / 2 - x | .defaultLow, ay.constraint(greaterThanOrEqualTo: by, constant: 15 / 2 - x), .defaultLow)
    same(ax =<= bx | strong, ax.constraint(lessThanOrEqualTo: bx), strong)
    same(ay =&= 8 + by, ay.constraint(equalTo: by, constant: 8))
    same(ax =>= 375 / 2 + bx, ax.constraint(greaterThanOrEqualTo: bx, constant: 375 / 2))
    same(
      ay =<= x - 25 / 2 + by - 3 | .defaultLow, ay.constraint(lessThanOrEqualTo: by, constant: x - 25 / 2 - 3),
      .defaultLow)
  }

  @Test(arguments: [true, false]) func sizeMeansTheSameAsTheMultiplierAndConstant(flag: Bool) {
    let (w, v) = (a.widthAnchor, b.heightAnchor)
    same(w =&= v * 9 / 16, w.constraint(equalTo: v, multiplier: 9 / 16))
    same(w =>= 9 / 16 * v, w.constraint(greaterThanOrEqualTo: v, multiplier: 9 / 16))
    same(w =<= v / 3, w.constraint(lessThanOrEqualTo: v, multiplier: 1 / 3))
    same(w =&= -1 * v + 375 / 2, w.constraint(equalTo: v, multiplier: -1, constant: 375 / 2))
    same(w =>= third * v - x, w.constraint(greaterThanOrEqualTo: v, multiplier: third, constant: -x))
    same(w =<= (v - 25 / 2) * 2, w.constraint(lessThanOrEqualTo: v, multiplier: 2, constant: -(25 / 2) * 2))
    same(w =&= 2 * (v + x) + 8, w.constraint(equalTo: v, multiplier: 2, constant: x * 2 + 8))
    same(w =>= (v + x) / 4, w.constraint(greaterThanOrEqualTo: v, multiplier: 1 / 4, constant: x / 4))
    same(w =<= v * min(x, 375 / 2), w.constraint(lessThanOrEqualTo: v, multiplier: min(x, 375 / 2)))
    same(w =&= v * (flag ? 3 / 4 : 4 / 3), w.constraint(equalTo: v, multiplier: flag ? 3 / 4 : 4 / 3))
    same(
      w =>= CGFloat(count) * v + CGFloat(count - 1) * x,
      w.constraint(greaterThanOrEqualTo: v, multiplier: CGFloat(count), constant: CGFloat(count - 1) * x))
    same(w =<= v * double / x, w.constraint(lessThanOrEqualTo: v, multiplier: double / x))
    same(w =&= v * 3 / 4 | .defaultHigh, w.constraint(equalTo: v, multiplier: 3 / 4), .defaultHigh)
    same(w =>= v / 3 | (.required - 1), w.constraint(greaterThanOrEqualTo: v, multiplier: 1 / 3), .required - 1)
    same(w =<= third * v | strong, w.constraint(lessThanOrEqualTo: v, multiplier: third), strong)
    same(w =&= 4 + 2 * v, w.constraint(equalTo: v, multiplier: 2, constant: 4))
    same(w =>= 300 - v, w.constraint(greaterThanOrEqualTo: v, multiplier: -1, constant: 300))
    same(w =<= x - 3 * (v - double), w.constraint(lessThanOrEqualTo: v, multiplier: -3, constant: x + 3 * double))
    same(
      w =&= double - v / 2 | .defaultHigh, w.constraint(equalTo: v, multiplier: -1 / 2, constant: double), .defaultHigh)
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

  // MARK: Priorities

  /// `talExpression` is public, so arithmetic and another priority can follow a priority, even that of a number.
  @Test(arguments: Operation.Sign.allCases) func arithmeticKeepsThePriority(sign: Operation.Sign) {
    let (plain, stronger) = (Operation(sign: sign, priority: nil), Operation(sign: sign, priority: strong))
    let required = Operation(sign: sign, priority: .required)
    let cases: [(TALExpression<NSLayoutDimension>, NSLayoutDimension?, CGFloat, CGFloat)] = [
      ((3 * b.widthAnchor - 4 | .defaultLow).talExpression, b.widthAnchor, 3, -4),
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
      for number: CGFloat in [-2, 0, 0.5, 1, 10] {
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
