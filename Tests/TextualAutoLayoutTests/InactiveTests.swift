//  What `inactive` lists stays inactive, what else is made in its closure does not; setActive.
//  How a closure is written line by line is in SetTests.swift; exceptions are in ExceptionTests.swift, and the one that
//  is raised in the closure and caught, which no test can show here, is in AUDIT.md, Bad input.

import Testing
import TestSupport

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
    own = NSLayoutConstraint.inactive { [drawer.widthAnchor =&= 200] }
    own += [drawer.heightAnchor =&= 100].setActive(false)
    return drawer
  }()
}

@Suite @MainActor struct InactiveTests {
  @Test func inactiveCoversEverythingThatCreates() {
    let family = Family()
    let (a, b) = (family.a, family.b)
    let constraints = NSLayoutConstraint.inactive {
      [a.topAnchor =&= b.topAnchor, a.widthAnchor =>= 10 | .defaultLow] + a.anchor(.edges, to: family.parent)
    }
    #expect(constraints.count == 6)
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(constraints[1].priority == .defaultLow)
    #expect(family.parent.constraints.isEmpty && a.constraints.isEmpty)
  }

  @Test func afterInactiveARelationActivatesAtOnceAgain() {
    let family = Family()
    _ = NSLayoutConstraint.inactive { [family.a.widthAnchor =&= 10] }
    #expect((family.a.widthAnchor =&= 10).isActive)
    #expect(family.a.anchor(.edges, to: family.parent).allSatisfy { $0.isActive })
  }

  /// It is a closure like any other: with constants, loops and several returns.
  @Test(arguments: [0, 1, 3]) func theClosureMayHaveStatements(count: Int) {
    let family = Family()
    let constraints = NSLayoutConstraint.inactive {
      let limit: CGFloat = 100
      guard count > 0 else { return [] }
      var widths: [NSLayoutConstraint] = []
      for index in 1...count { widths.append(family.a.widthAnchor =<= limit * CGFloat(index)) }
      return widths
    }
    #expect(constraints.map(\.constant) == Array([100, 200, 300].prefix(count)))
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(family.a.constraints.isEmpty)
  }

  @Test func whatALazyViewMadeForItselfIsActivated() {
    let screen = Screen()
    let constraints = NSLayoutConstraint.inactive { [screen.header.topAnchor =&= screen.family.parent.topAnchor] }
    #expect(screen.own.map(\.isActive) == [true, true, true])
    #expect(constraints.map(\.isActive) == [false])
    #expect(screen.family.parent.constraints == Array(screen.own.prefix(2)))
    #expect(screen.header.constraints == Array(screen.own.suffix(1)))
  }

  @Test func whatIsMadeMeanwhileWaitsWhateverItsIsActiveSays() {
    let family = Family()
    var width: NSLayoutConstraint?
    let constraints = NSLayoutConstraint.inactive {
      width = family.a.widthAnchor =&= 10
      #expect(width?.isActive == false)
      width?.isActive = false
      return []
    }
    #expect(constraints.isEmpty)
    #expect(width?.isActive == true)
  }

  @Test func whatALazyViewKeptInactiveStaysSo() {
    let screen = Screen()
    let constraints = NSLayoutConstraint.inactive { [screen.drawer.topAnchor =&= screen.family.parent.topAnchor] }
    #expect(screen.own.map(\.isActive) == [false, false])
    #expect(constraints.map(\.isActive) == [false])
    #expect(screen.drawer.constraints.isEmpty)
  }

  @Test func anOuterCallActivatesWhatAnInnerOneLeft() {
    let screen = Screen()
    var duringOuter: [Bool] = []
    let constraints = NSLayoutConstraint.inactive {
      let inner = NSLayoutConstraint.inactive { [screen.header.topAnchor =&= screen.family.parent.topAnchor] }
      duringOuter = screen.own.map(\.isActive)
      return inner + [screen.family.a.heightAnchor =&= 2]
    }
    #expect(duringOuter == [false, false, false])
    #expect(screen.own.map(\.isActive) == [true, true, true])
    #expect(constraints.map(\.isActive) == [false, false])
  }

  @Test func aGroupMadeInsideStaysInactiveWhereItIsNotReturned() {
    let family = Family()
    var group: [NSLayoutConstraint] = []
    let constraints = NSLayoutConstraint.inactive {
      group = NSLayoutConstraint.inactive { [family.a.widthAnchor =&= 1] }
      return [family.a.heightAnchor =&= 2]
    }
    #expect((group + constraints).map(\.isActive) == [false, false])
  }

  /// What an inner call returns waits no more, whoever made it.
  @Test func anInnerCallKeepsWhatTheOuterOneMade() {
    let family = Family()
    let constraints = NSLayoutConstraint.inactive {
      let width = family.a.widthAnchor =&= 1
      let height = family.a.heightAnchor =&= 2
      _ = NSLayoutConstraint.inactive { [width] }
      return [height]
    }
    #expect(constraints.map(\.isActive) == [false])
    #expect(family.a.constraints.isEmpty)
  }

  @Test func anInnerCallLosesNothingThatWaitsInTheOuterOne() {
    let family = Family()
    let set = NSLayoutConstraint.inactive {
      let _ = family.a.widthAnchor =&= 1
      NSLayoutConstraint.inactive { family.a.heightAnchor =&= 2 }
    }
    #expect(set.map(\.isActive) == [false])
    #expect(family.a.constraints.map(\.constant) == [1])
  }

  @Test func whatAnInnerCallDoesNotReturnIsActivatedByTheOuterOne() {
    let family = Family()
    var duringOuter: Bool?
    let constraints = NSLayoutConstraint.inactive {
      let inner = NSLayoutConstraint.inactive {
        family.b.widthAnchor =&= 1
        return []
      }
      duringOuter = family.b.constraints.isEmpty
      return inner
    }
    #expect(constraints.isEmpty)
    #expect(duringOuter == true)
    #expect(family.b.constraints.map(\.isActive) == [true])
  }

  @Test func whatWasActiveIsReturnedInactive() {
    let family = Family()
    let edges = family.a.anchor(.edges, to: family.parent)
    #expect(NSLayoutConstraint.inactive { edges }.allSatisfy { !$0.isActive })
    #expect(NSLayoutConstraint.inactive { [family.a.widthAnchor =&= 1].setActive(true) }.allSatisfy { !$0.isActive })
  }

  @Test func setActiveDecidesInsideToo() {
    let family = Family()
    var (on, off): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
    let constraints = NSLayoutConstraint.inactive {
      on = [family.a.widthAnchor =&= 1].setActive(true)
      #expect(on.map(\.isActive) == [true])
      off = [family.b.widthAnchor =&= 1].setActive(false)
      return []
    }
    #expect(constraints.isEmpty)
    #expect(on.map(\.isActive) == [true])
    #expect(off.map(\.isActive) == [false])
  }

  /// What may fail comes before it: the closure does not throw.
  @Test func whatThrowsComesBefore() throws {
    let family = Family()
    func limit() throws -> CGFloat { 40 }
    let width = try limit()
    let constraints = NSLayoutConstraint.inactive { [family.a.widthAnchor =<= width] }
    #expect(constraints.map(\.constant) == [40])
    #expect(constraints.map(\.isActive) == [false])
  }

  @Test func constraintsCanBeWrittenBeforeTheirViewsMeet() {
    let (a, b) = (Box("a"), Box("b"))
    let constraints = NSLayoutConstraint.inactive {
      [a.leadingAnchor =&= b.trailingAnchor + 8, a.topAnchor =&= b.topAnchor]
    }
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

  @Test func setActiveSwitchesBetweenTwoSets() {
    let family = Family()
    family.a.anchor([.leading, .top], to: family.parent)
    family.a.heightAnchor =&= 10
    let compact = [family.a.widthAnchor =&= 120]
    let regular = NSLayoutConstraint.inactive { [family.a.widthAnchor =&= 250] }
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
}
