//  Sets: `inactive` returns the constraints that its closure creates.

import Testing
import TestSupport

@Suite @MainActor struct SetTests: FamilyTests {
  let family = Family()

  // MARK: The constraints in a set

  @Test func setHasItsConstraintsInOrderAndInactive() {
    let set = [NSLayoutConstraint].inactive {
      a.topAnchor =&= b.bottomAnchor + 10
      a.widthAnchor =<= 200 | .defaultHigh
      a.anchor(.horizontal, to: container, padding: 10)
      b.heightAnchor =>= 2 * a.heightAnchor
    }
    #expect(container.allConstraints.isEmpty)
    let limit = a.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    limit.priority = .defaultHigh
    let expected = [
      a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 10), limit,
      a.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      container.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      b.heightAnchor.constraint(greaterThanOrEqualTo: a.heightAnchor, multiplier: 2),
    ]
    #expect(set.map(ConstraintFacts.init) == expected.map(ConstraintFacts.init))
  }

  /// Only the state at the end of the closure counts: a constraint that was active for a while is in the set.
  @Test func constraintsThatTheClosureActivatesAreLeftOut() {
    var activity: [Bool] = []
    let set = [NSLayoutConstraint].inactive {
      let mine = a.widthAnchor =&= 1
      mine.isActive = true
      [a.heightAnchor =&= 2].setActive(true)
      b.anchor([.top, .left], to: container).setActive(true)[0].isActive = false
      NSLayoutConstraint.activate([b.widthAnchor =&= 3])
      b.heightAnchor =&= 4
      activity = a.ownConstraints.map(\.isActive)
    }
    #expect(set.map(\.firstAttribute) == [.top, .height] && set.map(\.isActive) == [false, false])
    #expect(activity == [true, true])
    #expect(a.ownConstraints.map(\.constant).sorted() == [1, 2] && b.ownConstraints.map(\.constant) == [3])
  }

  // MARK: Errors

  /// Outside, later relations are active again. In an outer closure they are collected again.
  @Test func throwingClosureRestoresOuterState() {
    struct LayoutError: Error {}
    var made: NSLayoutConstraint?
    func failWithAnyError() throws {
      _ = try [NSLayoutConstraint].inactive {
        made = a.widthAnchor =&= 1
        a.heightAnchor =&= try width(nil)
      }
    }
    func failWithLayoutError() throws(LayoutError) {
      _ = try [NSLayoutConstraint].inactive { () throws(LayoutError) in
        made = a.widthAnchor =&= 1
        throw LayoutError()
      }
    }
    let failures: [@MainActor () throws -> Void] = [failWithAnyError, failWithLayoutError]
    for fail in failures {
      #expect(throws: (any Error).self) { try fail() }
      #expect(made?.isActive == false)
      #expect((b.widthAnchor =&= 2).isActive)
      let outer = [NSLayoutConstraint].inactive {
        b.heightAnchor =&= 3
        #expect(throws: (any Error).self) { try fail() }
        b.heightAnchor =&= 4
      }
      #expect(outer.map(\.constant) == [3, 4] && made?.isActive == false)
    }
  }

  // MARK: Nested sets

  @Test func nestedSetKeepsItsOwnConstraints() {
    var (inner, innermost, last): ([NSLayoutConstraint], [NSLayoutConstraint], [NSLayoutConstraint]) = ([], [], [])
    let outer = [NSLayoutConstraint].inactive {
      a.widthAnchor =&= 1
      inner = [NSLayoutConstraint].inactive {
        a.widthAnchor =&= 2
        innermost = [NSLayoutConstraint].inactive {
          a.widthAnchor =&= 3
          last = [NSLayoutConstraint].inactive { a.widthAnchor =&= 8 }
          [a.widthAnchor =&= 6].setActive(true)
        }
        a.widthAnchor =&= 4
        [a.widthAnchor =&= 7].setActive(true)
      }
      a.widthAnchor =&= 5
    }
    #expect([outer, inner, innermost, last].map { $0.map(\.constant) } == [[1, 5], [2, 4], [3], [8]])
    #expect(a.ownConstraints.map(\.constant).sorted() == [6, 7])
  }
}
