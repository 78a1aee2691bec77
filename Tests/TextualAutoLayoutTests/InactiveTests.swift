//  What `inactive` lists stays inactive, what else is made in its closure does not; setActive.
//  How a closure is written line by line, and a switch between sets, are in SetTests.swift; a view that is built meanwhile
//  or has no parent yet are recipes: Cookbook/CookbookStoring, -Content; what raises when it is activated is in
//  ExceptionTests.swift. No test raises in the closure: where that is caught, AUDIT.md says what follows, in Bad input.

import Testing
import TestSupport

@Suite @MainActor struct InactiveTests {
  let family = Family()
  var a: Box { family.a }
  var b: Box { family.b }

  @Test func afterInactiveARelationActivatesAtOnceAgain() {
    _ = NSLayoutConstraint.inactive { [a.widthAnchor =&= 10] }
    #expect((a.widthAnchor =&= 10).isActive)
    #expect(a.anchor(.edges, to: family.parent).allSatisfy { $0.isActive })
  }

  @Test func whatIsMadeMeanwhileWaitsWhateverItsIsActiveSays() {
    var width: NSLayoutConstraint?
    let constraints = NSLayoutConstraint.inactive {
      width = a.widthAnchor =&= 10
      #expect(width?.isActive == false)
      width?.isActive = false
      return []
    }
    #expect(constraints.isEmpty)
    #expect(width?.isActive == true)
  }

  @Test func aGroupMadeInsideStaysInactiveWhereItIsNotReturned() {
    var group: [NSLayoutConstraint] = []
    let constraints = NSLayoutConstraint.inactive {
      group = NSLayoutConstraint.inactive { [a.widthAnchor =&= 1] }
      return [a.heightAnchor =&= 2]
    }
    #expect((group + constraints).map(\.isActive) == [false, false])
  }

  /// What an inner call returns waits no more, whoever made it.
  @Test func anInnerCallKeepsWhatTheOuterOneMade() {
    let constraints = NSLayoutConstraint.inactive {
      let width = a.widthAnchor =&= 1
      let height = a.heightAnchor =&= 2
      _ = NSLayoutConstraint.inactive { [width] }
      return [height]
    }
    #expect(constraints.map(\.isActive) == [false])
    #expect(a.constraints.isEmpty)
  }

  @Test func anInnerCallLosesNothingThatWaitsInTheOuterOne() {
    let set = NSLayoutConstraint.inactive {
      let _ = a.widthAnchor =&= 1
      NSLayoutConstraint.inactive { a.heightAnchor =&= 2 }
    }
    #expect(set.map(\.isActive) == [false])
    #expect(a.constraints.map(\.constant) == [1])
  }

  @Test func whatAnInnerCallDoesNotReturnIsActivatedByTheOuterOne() {
    var duringOuter: Bool?
    let constraints = NSLayoutConstraint.inactive {
      let inner = NSLayoutConstraint.inactive {
        b.widthAnchor =&= 1
        return []
      }
      duringOuter = b.constraints.isEmpty
      return inner
    }
    #expect(constraints.isEmpty)
    #expect(duringOuter == true)
    #expect(b.constraints.map(\.isActive) == [true])
  }

  @Test func setActiveDecidesInsideToo() {
    var (on, off): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
    let constraints = NSLayoutConstraint.inactive {
      on = [a.widthAnchor =&= 1].setActive(true)
      #expect(on.map(\.isActive) == [true])
      off = [b.widthAnchor =&= 1].setActive(false)
      return []
    }
    #expect(constraints.isEmpty)
    #expect(on.map(\.isActive) == [true])
    #expect(off.map(\.isActive) == [false])
  }
}
