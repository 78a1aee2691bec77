//  A set written line by line: what a line may be in the closure of `inactive`; a switch between sets. A constraint in a
//  `let` among the lines, a function with the builder, and a set that is remade are recipes: Cookbook/CookbookStoring.

import Testing
import TestSupport

@Suite @MainActor struct SetTests {
  let family = Family()
  var a: Box { family.a }
  var b: Box { family.b }
  var parent: Box { family.parent }

  /// A set is what its lines are, in their order, and nothing of it is active.
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
    #expect(parent.allConstraints.isEmpty)
    let limit = a.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    limit.priority = .defaultHigh
    let expected = [
      a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 10), limit, kept,
      a.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      parent.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
    ]
    #expect(set.map(Facts.init) == (expected + list).map(Facts.init))
  }

  @Test func oneConstraintThatWaitsIsTheFirstOfItsSet() throws {
    var wide: NSLayoutConstraint?
    wide = .inactive { a.widthAnchor =&= 250 }[0]
    let constraint = try #require(wide)
    #expect(Facts(constraint) == Facts(a.widthAnchor.constraint(equalToConstant: 250)))
    #expect(!constraint.isActive && parent.allConstraints.isEmpty)
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
      if isWide {
        a.widthAnchor =&= 300
        a.widthAnchor =>= 299
      } else {
        a.widthAnchor =<= 200 | .defaultHigh
        a.widthAnchor =>= 199
      }
      if isWide {
        a.heightAnchor =&= 1
        a.heightAnchor =>= 0
      }
      if let limit { b.widthAnchor =<= limit }
      if #available(iOS 12, macOS 10.13, *) { b.heightAnchor =&= 2 }
    }
    #expect(set.map(\.constant) == (isWide ? [300, 299, 1, 0, 500, 2] : [200, 199, 2]))
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
    let on = [a.widthAnchor =&= 1]
    let off = [b.widthAnchor =&= 1]
    let other = a.heightAnchor =&= 2
    let set = NSLayoutConstraint.inactive {
      on.setActive(true)
      off.setActive(false)
      other | .defaultLow
    }
    #expect(set == on + off + [other] && other.priority == .defaultLow)
    #expect(set.map(\.isActive) == [false, false, false])
  }

  /// Its result is a list where a line calls it, and `TALLines` where it is passed. Alone, its relations are active.
  @Test func aFunctionWithTheBuilderIsCalledInALineOrPassed() {
    @TALConstraintBuilder func size(of view: Box) -> [NSLayoutConstraint] {
      view.widthAnchor =&= 1
      view.heightAnchor =&= 2
    }
    @TALConstraintBuilder func lines() -> TALLines {
      size(of: a)
      b.widthAnchor =&= 3
    }
    let called = NSLayoutConstraint.inactive {
      size(of: a)
      b.widthAnchor =&= 3
    }
    let passed = NSLayoutConstraint.inactive(lines)
    #expect(called.map(\.constant) == [1, 2, 3] && passed.map(\.constant) == [1, 2, 3])
    #expect(parent.allConstraints.isEmpty)
    #expect(size(of: a).map(\.isActive) == [true, true])
  }

  /// The one explicit `return` that compiles is that of `TALLines`. What stands before it is not listed.
  @Test func aReturnOfLinesListsThoseAlone() {
    @TALConstraintBuilder func lines() -> TALLines { a.widthAnchor =&= 1 }
    let set = NSLayoutConstraint.inactive {
      a.heightAnchor =&= 2
      return lines()
    }
    #expect(set.map(\.constant) == [1] && set.map(\.isActive) == [false])
    #expect(a.constraints.map(\.constant) == [2])
  }

  @Test func aSwitchBetweenSetsMovesTheViews() {
    a.anchor([.leading, .top], to: parent)
    a.heightAnchor =&= 10
    let compact = [a.widthAnchor =&= 120]
    let regular = NSLayoutConstraint.inactive { a.widthAnchor =&= 250 }
    parent.layOut()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 120, height: 10))
    #expect(compact.setActive(false) == compact && regular.setActive(true) == regular)
    parent.layOut()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 250, height: 10))
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
}
