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
    _ = NSLayoutConstraint.inactive { a.widthAnchor =&= 10 }
    #expect((a.widthAnchor =&= 10).isActive)
    #expect(a.anchor(.edges, to: family.parent).allSatisfy { $0.isActive })
  }

  /// A line that lists nothing: what the closure makes waits for the end of the outermost call.
  private func unlisted(_ make: () -> Void) -> [NSLayoutConstraint] {
    make()
    return []
  }

  @Test func whatNoLineListsIsActivatedAtTheEnd() {
    var made: [NSLayoutConstraint] = []
    let set = NSLayoutConstraint.inactive {
      unlisted {
        made = [a.widthAnchor =&= 10] + a.anchor([.top, .left], to: family.parent)
        #expect(made.map(\.isActive) == [false, false, false])
      }
    }
    #expect(set.isEmpty)
    #expect(made.map(\.isActive) == [true, true, true])
  }

  @Test func isActiveKeepsNothingInactive() {
    var width: NSLayoutConstraint?
    _ = NSLayoutConstraint.inactive {
      unlisted {
        width = a.widthAnchor =&= 10
        width?.isActive = false
      }
    }
    #expect(width?.isActive == true)
  }

  @Test func isActiveActivatesAtOnce() {
    var width: NSLayoutConstraint?
    _ = NSLayoutConstraint.inactive {
      unlisted {
        width = a.widthAnchor =&= 10
        width?.isActive = true
        #expect(width?.isActive == true)
      }
    }
    #expect(width?.isActive == true)
  }

  @Test func setActiveDecidesInsideToo() {
    var (on, off): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
    _ = NSLayoutConstraint.inactive {
      unlisted {
        on = [a.widthAnchor =&= 1].setActive(true)
        #expect(on.map(\.isActive) == [true])
        off = [b.widthAnchor =&= 1].setActive(false)
      }
    }
    #expect(on.map(\.isActive) == [true])
    #expect(off.map(\.isActive) == [false])
  }

  // MARK: A call within another

  /// Also where the outer call has no line with it.
  @Test(arguments: [true, false]) func whatAnInnerCallListsStaysInactive(isListed: Bool) {
    var inner: [NSLayoutConstraint] = []
    let outer = NSLayoutConstraint.inactive {
      unlisted { inner = NSLayoutConstraint.inactive { a.widthAnchor =&= 1 } }
      if isListed { inner }
      a.heightAnchor =&= 2
    }
    #expect(outer.map(\.constant) == (isListed ? [1, 2] : [2]))
    #expect((inner + outer).allSatisfy { !$0.isActive } && inner.count == 1)
    #expect(a.constraints.isEmpty)
  }

  /// What an inner call lists waits no more, also where the outer one made it.
  @Test func anInnerCallListsWhatTheOuterOneMade() {
    let outer = NSLayoutConstraint.inactive {
      let width = a.widthAnchor =&= 1
      let height = a.heightAnchor =&= 2
      unlisted { _ = NSLayoutConstraint.inactive { width } }
      height
    }
    #expect(outer.map(\.isActive) == [false])
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

  @Test func whatAnInnerCallDoesNotListIsActivatedByTheOuterOne() {
    let set = NSLayoutConstraint.inactive {
      NSLayoutConstraint.inactive { unlisted { b.widthAnchor =&= 1 } }
      unlisted { #expect(b.constraints.isEmpty) }
    }
    #expect(set.isEmpty)
    #expect(b.constraints.map(\.isActive) == [true])
  }
}
