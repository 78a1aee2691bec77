//  Ten thousand random relations, written through the operators, equal the constraints of the plain API.

import Examples
import Testing

@Suite @MainActor struct RandomTests {
  nonisolated static let seeds: Range<UInt64> = 0..<100
  private static let relations: [NSLayoutConstraint.Relation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]

  private func relate<Right: TALRight>(
    _ left: NSLayoutAnchor<Right.TALKind>, _ relation: NSLayoutConstraint.Relation, _ right: Right
  ) -> NSLayoutConstraint {
    switch relation {
    case .equal: return left =&= right
    case .greaterThanOrEqual: return left =>= right
    default: return left =<= right
    }
  }

  /// With a priority in half of the cases, lowered in half of those.
  private func relate<Right: TALLinear>(
    _ left: NSLayoutAnchor<Right.TALKind>, _ relation: NSLayoutConstraint.Relation, _ right: Right,
    _ random: inout Seeded
  ) -> (NSLayoutConstraint, TALPriority) {
    let value = 2 + random.next(999)
    switch random.next(4) {
    case 0: return (relate(left, relation, right | TALPriority(Float(value))), TALPriority(Float(value)))
    case 1: return (relate(left, relation, right | TALPriority(Float(value)) - 1), TALPriority(Float(value - 1)))
    default: return (relate(left, relation, right), .required)
    }
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

  private func location<Anchor: TALLinear>(
    _ left: NSLayoutAnchor<Anchor.TALKind>, _ right: Anchor, plain anchor: NSLayoutAnchor<Anchor.TALKind>,
    _ random: inout Seeded
  ) -> (NSLayoutConstraint, NSLayoutConstraint) {
    let relation = random.pick(Self.relations)
    let steps = random.next(4)
    var constant: CGFloat = 0
    var term = right.talTerm
    for _ in 0..<steps {
      let number = CGFloat(random.next(41) - 20)
      switch random.next(3) {
      case 0:
        term = term + number
        constant += number
      case 1:
        term = number + term
        constant += number
      default:
        term = term - number
        constant -= number
      }
    }
    let made = steps == 0 ? relate(left, relation, right, &random) : relate(left, relation, term, &random)
    return (made.0, plain(plainLocation(left, relation, anchor, constant), made.1))
  }

  private func dimension(
    _ left: NSLayoutDimension, _ right: NSLayoutDimension, _ random: inout Seeded
  ) -> (NSLayoutConstraint, NSLayoutConstraint) {
    let relation = random.pick(Self.relations)
    var (factor, constant): (CGFloat, CGFloat) = (1, 0)
    var term = right.talTerm
    for _ in 0..<random.next(5) {
      let number = CGFloat(1 + random.next(8))
      switch random.next(5) {
      case 0: (term, constant) = (term + number, constant + number)
      case 1: (term, constant) = (term - number, constant - number)
      case 2: (term, factor, constant) = (term * number, factor * number, constant * number)
      case 3: (term, factor, constant) = (number * term, factor * number, constant * number)
      default: (term, factor, constant) = (term / 2, factor / 2, constant / 2)
      }
    }
    let (made, priority) = relate(left, relation, term, &random)
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
    let value = random.next(500)
    let (made, priority): (NSLayoutConstraint, TALPriority)
    switch random.next(4) {
    case 0: (made, priority) = (relate(left, relation, value | .defaultLow), .defaultLow)
    case 1: (made, priority) = (relate(left, relation, Double(value) | .defaultHigh), .defaultHigh)
    case 2: (made, priority) = (relate(left, relation, CGFloat(value)), .required)
    default: (made, priority) = (relate(left, relation, value), .required)
    }
    let expected: NSLayoutConstraint
    switch relation {
    case .equal: expected = left.constraint(equalToConstant: CGFloat(value))
    case .greaterThanOrEqual: expected = left.constraint(greaterThanOrEqualToConstant: CGFloat(value))
    default: expected = left.constraint(lessThanOrEqualToConstant: CGFloat(value))
    }
    return (made, plain(expected, priority))
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
