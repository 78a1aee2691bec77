//  A set written line by line: what a line may be in the closure of `inactive`, and in a function with its builder.

import Testing
import TestSupport

@Suite @MainActor struct SetTests {
  let family = Family()
  var a: Box { family.a }
  var b: Box { family.b }
  var parent: Box { family.parent }

  /// A set is what its lines are, in their order, and nothing of it is active.
  private func expect(
    _ set: [NSLayoutConstraint], _ expected: [NSLayoutConstraint], at location: SourceLocation = #_sourceLocation
  ) {
    expected.setActive(false)
    #expect(set.map(Facts.init) == expected.map(Facts.init), sourceLocation: location)
    #expect(parent.allConstraints.isEmpty, sourceLocation: location)
  }

  @Test func aLineIsAConstraintOrAList() {
    let kept = b.widthAnchor.constraint(equalToConstant: 1)
    let list = b.anchor(.size, to: parent)
    let set = NSLayoutConstraint.inactive {
      a.topAnchor =&= b.bottomAnchor + 10
      a.widthAnchor =<= 200 | .defaultHigh
      kept
      a.anchor([.leading, .trailing], to: parent, padding: 10)
      list
    }
    #expect(set.count == 7 && set[2] === kept && Array(set[5...]) == list)
    expect(
      set,
      [
        plain(a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 10)),
        plain(a.widthAnchor.constraint(lessThanOrEqualToConstant: 200), .defaultHigh), plain(kept),
        plain(a.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10)),
        plain(parent.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10)),
      ] + list)
  }

  @Test func anEmptyClosureIsAnEmptyList() {
    #expect(NSLayoutConstraint.inactive {}.isEmpty)
    #expect(NSLayoutConstraint.inactive { [] }.isEmpty)
  }

  @Test func aLineThatIsNilAddsNothing() {
    for view in [a, nil] {
      let set = NSLayoutConstraint.inactive {
        view?.widthAnchor =&= 44
        view?.anchor(.size, to: b)
      }
      #expect(set.map(\.firstAttribute) == (view == nil ? [] : [.width, .width, .height]))
      #expect(set.allSatisfy { !$0.isActive } && parent.allConstraints.isEmpty)
    }
  }

  @Test(arguments: [true, false]) func ifAndElseChooseLines(isWide: Bool) {
    let limit: CGFloat? = isWide ? 500 : nil
    let set = NSLayoutConstraint.inactive {
      if isWide { a.widthAnchor =&= 300 } else { a.widthAnchor =<= 200 | .defaultHigh }
      if isWide { a.heightAnchor =&= 1 }
      if let limit { b.widthAnchor =<= limit }
      if #available(iOS 12, macOS 10.13, *) { b.heightAnchor =&= 2 }
    }
    #expect(set.map(\.constant) == (isWide ? [300, 1, 500, 2] : [200, 2]))
    #expect(set.allSatisfy { !$0.isActive } && parent.allConstraints.isEmpty)
  }

  @Test(arguments: [0, 1, 2]) func switchForAndLetMayStandAmongTheLines(count: Int) {
    let set = NSLayoutConstraint.inactive {
      let height = CGFloat(count) * 10
      switch count {
      case 0: a.widthAnchor =&= 100
      case 1: a.anchor(.size, to: parent, padding: height)
      default: []
      }
      for index in 0..<count {
        a.heightAnchor =>= height + CGFloat(index)
        b.heightAnchor =>= 5
      }
    }
    #expect(set.map(\.constant) == [[100], [10, 10, 10, 5], [20, 5, 21, 5]][count])
    #expect(set.allSatisfy { !$0.isActive } && parent.allConstraints.isEmpty)
  }

  /// Each line's value is listed: also what the line has just activated, or was made before.
  @Test func aLineThatActivatesOrChangesAPriorityIsListedTooAndInactive() {
    let old = [a.widthAnchor =&= 1]
    let other = a.heightAnchor =&= 2
    let set = NSLayoutConstraint.inactive {
      old.setActive(true)
      other | .defaultLow
    }
    #expect(set == old + [other] && other.priority == .defaultLow)
    #expect(set.map(\.isActive) == [false, false])
  }

  @Test func aLetThatNoLineNamesIsActiveAtTheEnd() {
    var named: NSLayoutConstraint?
    let set = NSLayoutConstraint.inactive {
      let width = a.widthAnchor =&= 1
      let height = a.heightAnchor =&= 2
      let _: Void = named = height
      width
    }
    #expect(set.map(\.constant) == [1])
    #expect(a.constraints == [named])
  }

  /// `return` switches the builder off: what stands before it is listed only if it is returned.
  @Test func anExplicitReturnListsWhatItReturnsAlone() {
    let set = NSLayoutConstraint.inactive {
      a.widthAnchor =&= 1
      return [a.heightAnchor =&= 2]
    }
    #expect(set.map(\.constant) == [2] && set.map(\.isActive) == [false])
    #expect(a.constraints.map(\.constant) == [1])
  }

  @TALConstraintBuilder private func compact(height: CGFloat?) -> [NSLayoutConstraint] {
    a.widthAnchor =&= 1
    if let height { a.heightAnchor =&= height }
  }

  @Test func aFunctionMayHaveTheBuilder() {
    let set = NSLayoutConstraint.inactive {
      compact(height: 2)
      b.widthAnchor =&= 3
    }
    #expect(set.map(\.constant) == [1, 2, 3] && set.allSatisfy { !$0.isActive })
    #expect(NSLayoutConstraint.inactive { compact(height: nil) }.map(\.isActive) == [false])
  }

  @Test func aFunctionWithTheBuilderMakesActiveConstraintsOutsideOfInactive() {
    #expect(compact(height: 2).map(\.isActive) == [true, true])
  }

  /// Only relations and `anchor` wait.
  @Test func aConstraintOfThePlainAPIIsNobodys() {
    var (own, active): (NSLayoutConstraint?, NSLayoutConstraint?)
    let set = NSLayoutConstraint.inactive {
      let plain = a.widthAnchor.constraint(equalToConstant: 1)
      let activated = b.widthAnchor.constraint(equalToConstant: 1)
      let _: Void = (own, active) = (plain, activated)
      let _: Void = activated.isActive = true
    }
    #expect(set.isEmpty && own?.isActive == false && active?.isActive == true)
  }

  /// A set that is remade: `setActive(false)` of the old one stands before the closure, as a line of it would list it.
  @Test func aSetIsRemade() {
    var set = a.anchor([.top, .leading], to: parent)
    let old = set
    set.setActive(false)
    set = NSLayoutConstraint.inactive { a.anchor([.bottom, .trailing], to: parent) }.setActive(true)
    #expect(parent.constraints == set)
    let both = NSLayoutConstraint.inactive {
      set.setActive(false)
      old
    }
    #expect(both == set + old && parent.constraints.isEmpty)
  }

  @Test func aSetIsLaidOut() {
    let set = NSLayoutConstraint.inactive {
      a.anchor([.top, .leading], to: parent, padding: 10)
      for (view, width) in [(a, 50), (b, 70)] as [(Box, CGFloat)] { view.widthAnchor =&= width }
      a.heightAnchor =&= 30
      b.topAnchor =&= a.bottomAnchor + 8
      b.anchor([.leading, .height], to: a)
    }
    set.setActive(true)
    parent.layOut()
    #expect([a.frame.minX, a.frame.minY, a.frame.width, a.frame.height] == [10, 10, 50, 30])
    #expect([b.frame.minX, b.frame.minY, b.frame.width, b.frame.height] == [10, 48, 70, 30])
  }
}
