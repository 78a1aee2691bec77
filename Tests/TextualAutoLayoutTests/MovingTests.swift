//  The lines of Guide/Moving-to-it.md create the same constraints as the other libraries' lines.
//
//  What another library creates is written as Apple's calls, in the order of our line. It comes from the sources of
//  SnapKit 5.7.1, Anchorage 4.5.0, Cartography 4.0.2, Material 3.1.8, Mortar 2.0.7 and 3.3.0, PureLayout 3.1.9,
//  TinyConstraints 4.0.2 and TAL 1.1.0. They make the view on the left the first item, except TAL 1.1's `anchor`.

import Testing
import TestSupport

@Suite @MainActor struct MovingTests: FamilyTests {
  let family = Family()
  typealias Attribute = NSLayoutConstraint.Attribute
  typealias Relation = NSLayoutConstraint.Relation

  /// A constraint of `a`, as another library creates it.
  private func theirs(
    _ attribute: Attribute, _ relation: Relation = .equal, to item: TALView? = nil, _ other: Attribute? = nil,
    times: CGFloat = 1, plus: CGFloat = 0, at priority: TALPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: a, attribute: attribute, relatedBy: relation, toItem: item,
      attribute: item == nil ? .notAnAttribute : other ?? attribute, multiplier: times, constant: plus)
    constraint.priority = priority
    return constraint
  }

  /// Four edges in our order, each with its distance from the same edge of the container.
  private func edges(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, relation: Relation = .equal,
    sides: [Attribute] = [.leading, .trailing]
  ) -> [NSLayoutConstraint] {
    zip([.top, sides[0], .bottom, sides[1]], [top, left, bottom, right]).map {
      theirs($0, relation, to: container, plus: $1)
    }
  }

  /// The facts of a constraint with `a` as its first item. At the far edges, `anchor` puts the container first.
  private func facts(_ constraint: NSLayoutConstraint) -> Facts {
    guard constraint.firstItem === container, let second = constraint.secondItem as? TALView else {
      return Facts(constraint)
    }
    let opposite: [Relation: Relation] = [.lessThanOrEqual: .greaterThanOrEqual, .greaterThanOrEqual: .lessThanOrEqual]
    let swapped = NSLayoutConstraint(
      item: second, attribute: constraint.secondAttribute, relatedBy: opposite[constraint.relation] ?? .equal,
      toItem: container, attribute: constraint.firstAttribute, multiplier: 1, constant: -constraint.constant)
    swapped.priority = constraint.priority
    return Facts(swapped)
  }

  private func facts(of line: () -> [NSLayoutConstraint]) -> [Facts] {
    let constraints = line()
    NSLayoutConstraint.deactivate(constraints)
    return constraints.map(facts)
  }

  /// `right` has to create the other library's constraints, and `wrong`, which looks like its line, other ones.
  private func compare(
    _ theirs: [NSLayoutConstraint], not wrong: (() -> [NSLayoutConstraint])? = nil,
    but right: () -> [NSLayoutConstraint], at location: SourceLocation = #_sourceLocation
  ) {
    #expect(facts(of: right) == theirs.map(Facts.init), sourceLocation: location)
    if let wrong { #expect(facts(of: wrong) != theirs.map(Facts.init), sourceLocation: location) }
  }

  // MARK: Plain anchors

  @Test func plainAnchors() {
    // trailing.constant = -20, later
    compare([theirs(.trailing, to: container, plus: -20)]) {
      let trailing = a.anchor(.trailing, to: container, padding: 16)
      trailing[0].constant = -20
      return trailing
    } but: {
      let trailing = a.anchor(.trailing, to: container, padding: 16)
      trailing[0].constant = 20
      return trailing
    }
  }

  // MARK: SnapKit

  @Test func snapKitLooksTheSame() {
    // make.trailing.equalToSuperview().offset(-20); TinyConstraints: a.trailing(to: container, offset: -20)
    compare([theirs(.trailing, to: container, plus: -20)]) {
      a.anchor(.trailing, to: container, padding: -20)
    } but: {
      a.anchor(.trailing, to: container, padding: 20)
    }
    // make.trailing.lessThanOrEqualToSuperview().inset(20)
    compare([theirs(.trailing, .lessThanOrEqual, to: container, plus: -20)]) {
      a.anchor(.trailing, to: container, padding: 20, relation: .lessThanOrEqual)
    } but: {
      a.anchor(.trailing, to: container, padding: 20, relation: .greaterThanOrEqual)
    }
    // make.top.equalTo(b.snp.bottom).inset(-8)
    compare([theirs(.top, to: b, .bottom, plus: 8)]) {
      [a.topAnchor =&= b.bottomAnchor - 8]
    } but: {
      [a.topAnchor =&= b.bottomAnchor + 8]
    }
    // make.edges.greaterThanOrEqualToSuperview().inset(13)
    let atLeast = edges(13, 13, -13, -13, relation: .greaterThanOrEqual, sides: [.left, .right])
    compare(atLeast) {
      a.anchor([.top, .left, .bottom, .right], to: container, padding: 13, relation: .greaterThanOrEqual)
    } but: {
      let near = a.anchor(.top + .left, to: container, padding: 13, relation: .greaterThanOrEqual)
      return near + a.anchor(.bottom + .right, to: container, padding: 13, relation: .lessThanOrEqual)
    }
    // make.edges.equalToSuperview().offset(8)
    compare(edges(8, 8, 8, 8, sides: [.left, .right])) {
      a.anchor([.top, .left, .bottom, .right], to: container, padding: 8)
    } but: {
      a.anchor(.top + .left, to: container, padding: 8) + a.anchor(.bottom + .right, to: container, padding: -8)
    }
    // make.size.equalTo(b).inset(16)
    compare([theirs(.width, to: b, plus: -32), theirs(.height, to: b, plus: -32)]) {
      a.anchor(.size, to: b, padding: 16)
    } but: {
      a.anchor(.size, to: b, padding: -32)
    }
    // make.center.equalTo(b).inset(5)
    compare([theirs(.centerX, to: b), theirs(.centerY, to: b)]) {
      a.anchor(.center, to: b, padding: 5)
    } but: {
      a.anchor(.center, to: b)
    }
    // make.width.equalTo(b).offset(10).dividedBy(2); Anchorage: a.widthAnchor == (b.widthAnchor + 10) / 2;
    // Mortar: a.m_width |=| (b.m_width + 10) / 2, or a.layout.width == (b.layout.width + 10) / 2
    compare([theirs(.width, to: b, times: 0.5, plus: 10)]) {
      [a.widthAnchor =&= (b.widthAnchor + 10) / 2]
    } but: {
      [a.widthAnchor =&= b.widthAnchor / 2 + 10]
    }
  }

  @Test func snapKit() {
    // make.size.equalTo(CGSize(width: 200, height: 44))
    compare([theirs(.width, plus: 200), theirs(.height, plus: 44)]) { [a.widthAnchor =&= 200, a.heightAnchor =&= 44] }
    // make.width.equalTo(44).priority(.medium)
    compare([theirs(.width, plus: 44, at: TALPriority(500))]) { [a.widthAnchor =&= 44 | TALPriority(500)] }
    // make.top.equalTo(8)
    compare([theirs(.top, to: container, plus: 8)]) { [a.topAnchor =&= container.topAnchor + 8] }
    // make.center.equalTo(CGPoint(x: 50, y: 80))
    compare([theirs(.centerX, to: container, .left, plus: 50), theirs(.centerY, to: container, .top, plus: 80)]) {
      [a.centerXAnchor =&= container.leftAnchor + 50, a.centerYAnchor =&= container.topAnchor + 80]
    }
  }

  // MARK: Anchorage

  @Test func anchorageLooksTheSame() {
    // a.widthAnchor == 2 * (b.widthAnchor + 10)
    compare([theirs(.width, to: b, times: 2, plus: 10)]) {
      [a.widthAnchor =&= 2 * (b.widthAnchor + 10)]
    } but: {
      [a.widthAnchor =&= 2 * b.widthAnchor + 10]
    }
    // a.widthAnchor == 300 - b.widthAnchor; Cartography: a.width == 300 - b.width
    compare([theirs(.width, to: b, plus: -300)]) {
      [a.widthAnchor =&= -1 * b.widthAnchor + 300]
    } but: {
      [a.widthAnchor =&= b.widthAnchor - 300]
    }
  }

  @Test func anchorage() {
    // a.edgeAnchors >= container.edgeAnchors + 16: the far edges are turned around, as here
    let near = [Attribute.top, .leading].map { theirs($0, .greaterThanOrEqual, to: container, plus: 16) }
    let far = [Attribute.bottom, .trailing].map { theirs($0, .lessThanOrEqual, to: container, plus: -16) }
    compare([near[0], near[1], far[0], far[1]]) {
      a.anchor(.edges, to: container, padding: 16, relation: .greaterThanOrEqual)
    }
    // a.bottomAnchor <= container.bottomAnchor - 20 ~ .required - 1
    compare([theirs(.bottom, .lessThanOrEqual, to: container, plus: -20, at: TALPriority(999))]) {
      [a.bottomAnchor =<= container.bottomAnchor - 20 | (.required - 1)]
    }
    // Anchorage.batch(active: false) { a.widthAnchor == 120 }
    compare([theirs(.width, plus: 120)]) { [NSLayoutConstraint].inactive { a.widthAnchor =&= 120 } }
  }

  // MARK: The table of the others

  /// Each library's gap, edges, and width with a priority. All create what our three lines create.
  @Test func tableOfTheOthers() {
    // SnapKit: make.top.equalTo(b.snp.bottom).offset(8);
    // Cartography: a.top == b.bottom + 8; Material: a.layout.top(b.anchor.bottom, 8);
    // Mortar: a.m_top |=| b.m_bottom + 8, or a.layout.top == b.layout.bottom + 8;
    // PureLayout: a.autoPinEdge(.top, to: .bottom, of: b, withOffset: 8)
    // TinyConstraints: a.topToBottom(of: b, offset: 8)
    compare([theirs(.top, to: b, .bottom, plus: 8)]) { [a.topAnchor =&= b.bottomAnchor + 8] }
    // Cartography: a.edges == inset(container.edges, 16); Mortar: a |=| container.m_edges ~ (16, 16, 16, 16),
    // or a.layout.edges == container.layout.edges + UIEdgeInsets(…);
    // PureLayout: a.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(…))
    compare(edges(16, 16, -16, -16)) { a.anchor(.edges, to: container, padding: 16) }
    // SnapKit: make.edges.equalToSuperview().inset(16); Material: container.layout(a).edges(top: 16, …);
    // TinyConstraints: a.edgesToSuperview(insets: .uniform(16)). With `.edges`, our frame is the same.
    compare(edges(16, 16, -16, -16, sides: [.left, .right])) {
      a.anchor([.top, .left, .bottom, .right], to: container, padding: 16)
    }
    // Cartography: a.width == 44 ~ .defaultHigh; Material: a.layout.width(44).priority(750);
    // Mortar: a.m_width |=| 44 ! .high; TinyConstraints: a.width(44, priority: .defaultHigh);
    // PureLayout: NSLayoutConstraint.autoSetPriority(.defaultHigh) { a.autoSetDimension(.width, toSize: 44) }, whose
    // multiplier is 0, which means nothing without a second item
    compare([theirs(.width, plus: 44, at: .defaultHigh)]) { [a.widthAnchor =&= 44 | .defaultHigh] }
  }

  @Test func othersLookTheSame() {
    // Cartography: a.edges >= inset(container.edges, 13); Mortar: a.m_edges |>| container.m_edges ~ (13, 13, 13, 13)
    compare(edges(13, 13, -13, -13, relation: .greaterThanOrEqual)) {
      a.anchor(.edges, to: container, padding: 13, relation: .greaterThanOrEqual)
    } but: {
      let near = a.anchor(.top + .leading, to: container, padding: 13, relation: .greaterThanOrEqual)
      return near + a.anchor(.bottom + .trailing, to: container, padding: 13, relation: .lessThanOrEqual)
    }
    // PureLayout: a.autoPinEdge(toSuperviewEdge: .trailing, withInset: 13, relation: .greaterThanOrEqual)
    compare([theirs(.trailing, .lessThanOrEqual, to: container, plus: -13)]) {
      a.anchor(.trailing, to: container, padding: 13, relation: .greaterThanOrEqual)
    }
    // PureLayout: a.autoAlignAxis(toSuperviewAxis: .horizontal)
    compare([theirs(.centerY, to: container)]) {
      a.anchor(.horizontal, to: container)
    } but: {
      a.anchor(.centerY, to: container)
    }
    // Mortar 3: a.layout.width == 44 ^ .high, which creates a required constraint
    compare([theirs(.width, plus: 44)]) {
      [a.widthAnchor =&= 44 | .defaultHigh]
    } but: {
      [a.widthAnchor =&= 44]
    }
    // Material: a.layout.width(44), and later a.layout.width(60), which changes the same constraint
    compare([theirs(.width, plus: 60)]) {
      [a.widthAnchor =&= 44, a.widthAnchor =&= 60]
    } but: {
      let width = a.widthAnchor =&= 44
      width.constant = 60
      return [width]
    }
  }

  // MARK: TAL 1.1

  @Test func earlierVersionLooksTheSame() {
    // a.heightAnchor =&= 250 - 10
    compare([theirs(.height, plus: -10)]) {
      [a.heightAnchor =&= 250 - 10]
    } but: {
      [a.heightAnchor =&= -10]
    }
    // a.topAnchor =&= b.topAnchor + 8 + 4
    compare([theirs(.top, to: b, plus: 4)]) {
      [a.topAnchor =&= b.topAnchor + 8 + 4]
    } but: {
      [a.topAnchor =&= b.topAnchor + 4]
    }
  }

  @Test func earlierVersion() {
    // a.widthAnchor =&= 2 * b.heightAnchor + 8 | .defaultLow
    compare([theirs(.width, to: b, .height, times: 2, plus: 8, at: .defaultLow)]) {
      [a.widthAnchor =&= 2 * b.heightAnchor + 8 | .defaultLow]
    }
    // a.anchor([.trailing], to: container, padding: 5, if: .greaterThanOrEqual): the container comes first, as here
    let created = a.anchor([.trailing], to: container, padding: 5, relation: .greaterThanOrEqual)
    #expect(created[0].firstItem === container && created[0].constant == 5)
    compare([theirs(.trailing, .lessThanOrEqual, to: container, plus: -5)]) { created }
  }
}
