//  `anchor` with its lists: with default arguments, and each with all relations and several paddings.

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
      let expected = Attributes.expected(attributes, a, .equal, b, 0)
      CallSite.withoutSet.compare({ a.anchor(list, to: b) }, with: expected, nil)
      for relation: NSLayoutConstraint.Relation in [.equal, .greaterThanOrEqual, .lessThanOrEqual] {
        for padding: CGFloat in [-400, -1, -0.5, 0, 0.5, 1, 400] {
          for priority: TALPriority in [.required, .defaultLow] {
            let call = { a.anchor(list, to: b, padding: padding, relation: relation, priority: priority) }
            let expected = Attributes.expected(attributes, a, relation, b, padding)
            CallSite.withoutSet.compare(call, with: expected, priority)
          }
        }
      }
    }
  }
}
