//  `anchor` with its default arguments, and its lists.

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
      let made = a.anchor(list, to: b)
      let expected = Attributes.expected(attributes, a, .equal, b, 0).map { activated($0) }
      #expect(made.map(ConstraintFacts.init) == expected.map(ConstraintFacts.init))
      NSLayoutConstraint.deactivate(made + expected)
    }
  }
}
