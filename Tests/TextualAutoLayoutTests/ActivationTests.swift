//  inactive, setActive; hugging and compression resistance.

import Examples
import Testing

private struct Failure: Error {}

/// A view that constrains itself when it is built, which may happen at its first mention.
@MainActor private final class Screen {
  let family = Family()
  private(set) var own: [NSLayoutConstraint] = []
  private(set) lazy var header: Box = {
    let header = family.parent.box("header")
    own = header.anchor([.leading, .trailing], to: family.parent)
    own.append(header.heightAnchor =&= 44)
    return header
  }()
  /// A view whose own group waits for its turn.
  private(set) lazy var drawer: Box = {
    let drawer = family.parent.box("drawer")
    own = NSLayoutConstraint.inactive([drawer.widthAnchor =&= 200])
    own += [drawer.heightAnchor =&= 100].setActive(false)
    return drawer
  }()
}

@Suite @MainActor struct ActivationTests {
  @Test func inactiveCoversEverythingThatCreates() {
    let family = Family()
    let (a, b) = (family.a, family.b)
    let constraints = NSLayoutConstraint.inactive(
      [a.topAnchor =&= b.topAnchor, a.widthAnchor =>= 10 | .defaultLow] + a.anchor(.edges, to: family.parent))
    #expect(constraints.count == 6)
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(constraints[1].priority == .defaultLow)
    #expect(family.parent.constraints.isEmpty && a.constraints.isEmpty)
  }

  @Test func creationActivatesAgainAfterwards() {
    let family = Family()
    _ = NSLayoutConstraint.inactive([family.a.widthAnchor =&= 10])
    #expect((family.a.widthAnchor =&= 10).isActive)
    #expect(family.a.anchor(.edges, to: family.parent).allSatisfy { $0.isActive })
  }

  @Test func whatALazyViewMadeForItselfIsActivated() {
    let screen = Screen()
    let constraints = NSLayoutConstraint.inactive([screen.header.topAnchor =&= screen.family.parent.topAnchor])
    #expect(screen.own.map(\.isActive) == [true, true, true])
    #expect(constraints.map(\.isActive) == [false])
    #expect(screen.family.parent.constraints == Array(screen.own.prefix(2)))
    #expect(screen.header.constraints == Array(screen.own.suffix(1)))
  }

  @Test func whatIsMadeMeanwhileWaitsWhateverItsIsActiveSays() {
    let family = Family()
    var width: NSLayoutConstraint?
    func make() -> [NSLayoutConstraint] {
      width = family.a.widthAnchor =&= 10
      width?.isActive = false
      return []
    }
    #expect(NSLayoutConstraint.inactive(make()).isEmpty)
    #expect(width?.isActive == true)
  }

  @Test func whatALazyViewKeptInactiveStaysSo() {
    let screen = Screen()
    let constraints = NSLayoutConstraint.inactive([screen.drawer.topAnchor =&= screen.family.parent.topAnchor])
    #expect(screen.own.map(\.isActive) == [false, false])
    #expect(constraints.map(\.isActive) == [false])
    #expect(screen.drawer.constraints.isEmpty)
  }

  @Test func anOuterCallActivatesWhatAnInnerOneLeft() {
    let screen = Screen()
    var duringOuter: [Bool] = []
    func inner() -> [NSLayoutConstraint] {
      let constraints = NSLayoutConstraint.inactive([screen.header.topAnchor =&= screen.family.parent.topAnchor])
      duringOuter = screen.own.map(\.isActive)
      return constraints
    }
    let constraints = NSLayoutConstraint.inactive(inner() + [screen.family.a.heightAnchor =&= 2])
    #expect(duringOuter == [false, false, false])
    #expect(screen.own.map(\.isActive) == [true, true, true])
    #expect(constraints.map(\.isActive) == [false, false])
  }

  @Test func aGroupMadeInsideStaysInactiveWhereItIsNotReturned() {
    let family = Family()
    var group: [NSLayoutConstraint] = []
    func make() -> NSLayoutConstraint {
      group = NSLayoutConstraint.inactive([family.a.widthAnchor =&= 1])
      return family.a.heightAnchor =&= 2
    }
    let constraints = NSLayoutConstraint.inactive([make()])
    #expect((group + constraints).map(\.isActive) == [false, false])
  }

  @Test func aNestedCallKeepsWhatTheOuterOneMade() {
    let family = Family()
    func make() -> [NSLayoutConstraint] {
      let width = family.a.widthAnchor =&= 1
      let height = family.a.heightAnchor =&= 2
      _ = NSLayoutConstraint.inactive([width])
      return [height]
    }
    #expect(NSLayoutConstraint.inactive(make()).map(\.isActive) == [false])
    #expect(family.a.constraints.isEmpty)
  }

  @Test func whatWasActiveIsReturnedInactive() {
    let family = Family()
    let edges = family.a.anchor(.edges, to: family.parent)
    #expect(NSLayoutConstraint.inactive(edges).allSatisfy { !$0.isActive })
    #expect(NSLayoutConstraint.inactive([family.a.widthAnchor =&= 1].setActive(true)).allSatisfy { !$0.isActive })
  }

  @Test func setActiveDecidesInsideToo() {
    let family = Family()
    var (on, off): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
    func make() -> [NSLayoutConstraint] {
      on = [family.a.widthAnchor =&= 1].setActive(true)
      #expect(on.map(\.isActive) == [true])
      off = [family.b.widthAnchor =&= 1].setActive(false)
      return []
    }
    #expect(NSLayoutConstraint.inactive(make()).isEmpty)
    #expect(on.map(\.isActive) == [true])
    #expect(off.map(\.isActive) == [false])
  }

  @Test func afterAThrownErrorNothingThatWasMadeIsActive() {
    let screen = Screen()
    func fail() throws -> NSLayoutConstraint { throw Failure() }
    #expect(throws: Failure.self) {
      _ = try NSLayoutConstraint.inactive([
        screen.header.topAnchor =&= screen.family.parent.topAnchor, try fail(),
      ])
    }
    #expect(screen.own.map(\.isActive) == [false, false, false])
    #expect(screen.family.parent.allConstraints.isEmpty)
    #expect((screen.family.a.widthAnchor =&= 10).isActive)
  }

  @Test func anErrorInsideLeavesTheOuterCallAsItWas() {
    let family = Family()
    func fail() throws -> NSLayoutConstraint { throw Failure() }
    func make() -> [NSLayoutConstraint] {
      family.b.widthAnchor =&= 1
      _ = try? NSLayoutConstraint.inactive([family.b.heightAnchor =&= 2, try fail()])
      return [family.a.widthAnchor =&= 3]
    }
    let constraints = NSLayoutConstraint.inactive(make())
    #expect(constraints.map(\.isActive) == [false])
    #expect(family.b.constraints.map(\.firstAttribute) == [.width])
  }

  @Test func anErrorTakesWhatTheHelperAndCallsInsideMade() {
    let screen = Screen()
    let family = screen.family
    func fail() throws -> NSLayoutConstraint { throw Failure() }
    func make() throws -> [NSLayoutConstraint] {
      family.b.anchor(.size, to: family.parent)
      _ = NSLayoutConstraint.inactive([screen.header.topAnchor =&= family.parent.topAnchor])
      return [try fail()]
    }
    let constraints = NSLayoutConstraint.inactive(
      (try? NSLayoutConstraint.inactive(make())) ?? [family.a.widthAnchor =&= 3])
    #expect(constraints.map(\.isActive) == [false])
    #expect(screen.own.map(\.isActive) == [false, false, false])
    #expect(family.parent.allConstraints.isEmpty)
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

  /// One constraint is switched by the platform's own property.
  @Test func isActiveSwitchesOne() {
    let family = Family()
    let constraint = family.a.widthAnchor =&= 10
    constraint.isActive = false
    #expect(family.a.constraints.isEmpty)
    constraint.isActive = true
    #expect(family.a.constraints == [constraint])
  }

  @Test func huggingAndCompressionResistanceTogether() {
    let box = Box("box", width: 10, height: 10)
    box.constrainHuggingCompression(.vertical, .required)
    #expect(box.contentHuggingPriority(for: .vertical) == .required)
    #expect(box.contentCompressionResistancePriority(for: .vertical) == .required)
    #expect(box.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(box.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }
}
