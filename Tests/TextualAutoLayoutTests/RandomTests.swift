//  Ten thousand random relations, written through the operators, equal the constraints of the plain API.

import Testing
import TestSupport

@Suite @MainActor struct RandomTests {
  nonisolated static let seeds: Range<UInt64> = 0..<100
  private static let relations: [NSLayoutConstraint.Relation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]

  private func relate<Right: TALRightSide>(
    _ left: NSLayoutAnchor<Right.TALKind>, _ relation: NSLayoutConstraint.Relation, _ right: Right
  ) -> NSLayoutConstraint {
    switch relation {
    case .equal: return left =&= right
    case .greaterThanOrEqual: return left =>= right
    default: return left =<= right
    }
  }

  /// With a priority in half of the cases.
  private func relate<Right: TALOperand>(
    _ left: NSLayoutAnchor<Right.TALKind>, _ relation: NSLayoutConstraint.Relation, _ right: Right,
    _ random: inout Seeded
  ) -> (NSLayoutConstraint, TALPriority) {
    guard random.next(2) == 0 else { return (relate(left, relation, right), .required) }
    let priority = TALPriority(Float(1 + random.next(1000)))
    return (relate(left, relation, right | priority), priority)
  }

  private func plainLocation<Kind>(
    _ left: NSLayoutAnchor<Kind>, _ relation: NSLayoutConstraint.Relation, _ right: NSLayoutAnchor<Kind>,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .equal: return left.constraint(equalTo: right, constant: constant)
    case .greaterThanOrEqual: return left.constraint(greaterThanOrEqualTo: right, constant: constant)
    default: return left.constraint(lessThanOrEqualTo: right, constant: constant)
    }
  }

  private func location<Anchor: TALOperand>(
    _ left: NSLayoutAnchor<Anchor.TALKind>, _ right: Anchor, plain anchor: NSLayoutAnchor<Anchor.TALKind>,
    _ random: inout Seeded
  ) -> (NSLayoutConstraint, NSLayoutConstraint) {
    let relation = random.pick(Self.relations)
    let steps = random.next(4)
    var constant: CGFloat = 0
    var sum = right.talSum
    for _ in 0..<steps {
      let number = CGFloat(random.next(41) - 20)
      if random.next(2) == 0 {
        sum = sum + number
        constant += number
      } else {
        sum = sum - number
        constant -= number
      }
    }
    let made = steps == 0 ? relate(left, relation, right, &random) : relate(left, relation, sum, &random)
    return (made.0, plain(plainLocation(left, relation, anchor, constant), made.1))
  }

  private func dimension(
    _ left: NSLayoutDimension, _ right: NSLayoutDimension, _ random: inout Seeded
  ) -> (NSLayoutConstraint, NSLayoutConstraint) {
    let relation = random.pick(Self.relations)
    var (factor, constant): (CGFloat, CGFloat) = (1, 0)
    var sum = right.talSum
    for _ in 0..<random.next(5) {
      let number = CGFloat(1 + random.next(8))
      switch random.next(5) {
      case 0: (sum, constant) = (sum + number, constant + number)
      case 1: (sum, constant) = (sum - number, constant - number)
      case 2: (sum, factor, constant) = (sum * number, factor * number, constant * number)
      case 3: (sum, factor, constant) = (number * sum, factor * number, constant * number)
      default: (sum, factor, constant) = (sum / 2, factor / 2, constant / 2)
      }
    }
    let (made, priority) = relate(left, relation, sum, &random)
    let expected: NSLayoutConstraint
    switch relation {
    case .equal: expected = left.constraint(equalTo: right, multiplier: factor, constant: constant)
    case .greaterThanOrEqual:
      expected = left.constraint(greaterThanOrEqualTo: right, multiplier: factor, constant: constant)
    default: expected = left.constraint(lessThanOrEqualTo: right, multiplier: factor, constant: constant)
    }
    return (made, plain(expected, priority))
  }

  private func constant(_ left: NSLayoutDimension, _ random: inout Seeded) -> (NSLayoutConstraint, NSLayoutConstraint) {
    let relation = random.pick(Self.relations)
    let value = CGFloat(random.next(500))
    let priority: TALPriority? = random.pick([nil, .defaultLow, .defaultHigh, .required])
    let made: NSLayoutConstraint
    switch (priority, relation) {
    case (let priority?, _): made = relate(left, relation, value | priority)
    case (nil, .equal): made = left =&= value
    case (nil, .greaterThanOrEqual): made = left =>= value
    case (nil, _): made = left =<= value
    }
    let expected: NSLayoutConstraint
    switch relation {
    case .equal: expected = left.constraint(equalToConstant: value)
    case .greaterThanOrEqual: expected = left.constraint(greaterThanOrEqualToConstant: value)
    default: expected = left.constraint(lessThanOrEqualToConstant: value)
    }
    return (made, plain(expected, priority ?? .required))
  }

  @Test(arguments: seeds) func hundredRelationsOfASeed(seed: UInt64) {
    var random = Seeded(seed)
    let root = Box("root")
    var boxes = [root]
    for index in 1..<8 { boxes.append(random.pick(boxes).box("\(index)")) }
    let guides = (0..<3).map { _ in TALGuide() }
    for guide in guides { random.pick(boxes).addLayoutGuide(guide) }
    var x = boxes.flatMap { [$0.leadingAnchor, $0.trailingAnchor, $0.centerXAnchor] }
    x += guides.flatMap { [$0.leadingAnchor, $0.trailingAnchor, $0.centerXAnchor] }
    var y = boxes.flatMap { [$0.topAnchor, $0.bottomAnchor, $0.firstBaselineAnchor, $0.lastBaselineAnchor] }
    y += guides.flatMap { [$0.topAnchor, $0.bottomAnchor, $0.centerYAnchor] }
    let sizes =
      boxes.flatMap { [$0.widthAnchor, $0.heightAnchor] } + guides.flatMap { [$0.widthAnchor, $0.heightAnchor] }
    for step in 0..<100 {
      let pair: (NSLayoutConstraint, NSLayoutConstraint)
      switch random.next(4) {
      case 0:
        let right = random.pick(x)
        pair = location(random.pick(x), right, plain: right, &random)
      case 1:
        let right = random.pick(y)
        pair = location(random.pick(y), right, plain: right, &random)
      case 2: pair = dimension(random.pick(sizes), random.pick(sizes), &random)
      default: pair = constant(random.pick(sizes), &random)
      }
      #expect(Facts(pair.0) == Facts(pair.1), "seed \(seed), step \(step)")
    }
  }
}
