//  `anchor` with its lists: with default arguments, and each with all relations and many paddings.

import Testing
import TestSupport

@Suite @MainActor struct AnchorMethodTests: FamilyTests {
  let family = Family()

  /// An attribute that is listed twice is related twice.
  @Test func eachListMeansItsAttributes() {
    let lists: [([NSLayoutConstraint.Attribute], [NSLayoutConstraint.Attribute])] = [
      (.edges, [.top, .leading, .bottom, .trailing]), (.horizontal, [.leading, .trailing]),
      (.vertical, [.top, .bottom]), (.center, [.centerX, .centerY]), (.size, [.width, .height]),
      (.horizontal + .top, [.leading, .trailing, .top]), ([.bottom] + .top + .bottom, [.bottom, .top, .bottom]),
      (.top, [.top]), (.bottom, [.bottom]), (.leading, [.leading]), (.trailing, [.trailing]), (.left, [.left]),
      (.right, [.right]), (.centerX, [.centerX]), (.centerY, [.centerY]),
      (.width, [.width]), (.height, [.height]), (.firstBaseline, [.firstBaseline]), (.lastBaseline, [.lastBaseline]),
    ]
    for (list, attributes) in lists {
      compare(a.anchor(list, to: b), attributes, .equal, 0, .required)
      for relation: NSLayoutConstraint.Relation in [.equal, .greaterThanOrEqual, .lessThanOrEqual] {
        for padding: CGFloat in stride(from: -9, through: 9, by: 0.5) {
          for priority: TALPriority in [.required, .defaultLow] {
            let made = a.anchor(list, to: b, padding: padding, relation: relation, priority: priority)
            compare(made, attributes, relation, padding, priority)
          }
        }
      }
    }
  }

  private func compare(
    _ made: [NSLayoutConstraint], _ attributes: [NSLayoutConstraint.Attribute], _ relation: NSLayoutConstraint.Relation,
    _ padding: CGFloat, _ priority: TALPriority
  ) {
    let expected = Attributes.expected(attributes, a, relation, b, padding).map { activated($0, priority) }
    let (facts, right) = (made.map(ConstraintFacts.init), expected.map(ConstraintFacts.init))
    if facts != right { record("\(facts), expected \(right)") }
    NSLayoutConstraint.deactivate(made + expected)
  }
}
