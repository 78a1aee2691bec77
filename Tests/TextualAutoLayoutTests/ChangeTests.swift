//  Changes of what exists: `setActive` and `|` for each kind of constraint, and the content priorities of a view. Each
//  change is tried outside sets and inside a set. At the end, the order of the library's calls of UIKit.

import Testing
import TestSupport

@Suite @MainActor struct ChangeTests: FamilyTests {
  let family = Family()

  /// New inactive constraints of Apple's API: of a number, views, guides and a distance.
  private func makeConstraints() -> [NSLayoutConstraint] {
    [
      a.widthAnchor.constraint(equalToConstant: 44),
      a.bottomAnchor.constraint(lessThanOrEqualTo: container.bottomAnchor, constant: -8),
      container.guide.leadingAnchor.constraint(greaterThanOrEqualTo: b.guide.leadingAnchor),
      a.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalTo: a.heightAnchor, multiplier: 2),
    ]
  }

  private func outsideAndInsideASet(_ test: @MainActor () -> Void) {
    test()
    #expect([NSLayoutConstraint].inactive(test).isEmpty)
  }

  @Test func setActiveSwitchesEachConstraint() {
    outsideAndInsideASet {
      let all = makeConstraints()
      for list in [[], [all[0]], [all[3]], all] {
        for (wasActive, isActive) in [(true, true), (true, false), (false, true), (false, false)] {
          for (oneDiffers, priority) in [(true, TALPriority.required), (false, .required), (false, .defaultLow)] {
            for constraint in list { _ = activated(constraint, priority, if: wasActive) }
            if oneDiffers { list.last?.isActive = !wasActive }
            #expect(list.setActive(isActive) == list)
            let expected = makeConstraints().filter { new in list.contains { $0.firstAttribute == new.firstAttribute } }
            #expect(
              list.map(ConstraintFacts.init) == expected.map { ConstraintFacts(activated($0, priority, if: isActive)) })
            NSLayoutConstraint.deactivate(list + expected)
          }
        }
      }
    }
  }

  /// The effect of a new priority on an active constraint: it is deactivated for the change, it changes while it is
  /// active, or it already has this priority.
  private enum Effect { case pauses, changes, nothing }

  private let changes: [(old: TALPriority, new: TALPriority, effect: Effect)] = [
    (.required, .required, .nothing), (.required, TALPriority(999), .pauses), (.required, .defaultHigh, .pauses),
    (.defaultLow, .required, .pauses), (.defaultLow, TALPriority(999), .changes), (.defaultLow, .defaultHigh, .changes),
    (.defaultHigh, .required, .pauses), (.defaultHigh, .defaultHigh, .nothing),
  ]

  @Test func priorityOfEachConstraintCanChange() {
    outsideAndInsideASet {
      for index in makeConstraints().indices {
        for isActive in [true, false] {
          for (old, new, _) in changes {
            let constraint = activated(makeConstraints()[index], old, if: isActive)
            expectOneBatch([constraint], to: new, by: { [constraint | new] })
            let expected = activated(makeConstraints()[index], new, if: isActive)
            #expect(ConstraintFacts(constraint) == ConstraintFacts(expected))
            NSLayoutConstraint.deactivate([constraint, expected])
          }
        }
      }
    }
  }

  /// In each list, one of the constraints is listed twice.
  @Test func prioritiesOfAListCanChange() {
    let different: [TALPriority] = [.required, .defaultLow, .defaultHigh, .required]
    outsideAndInsideASet {
      for pattern in 0..<16 {  // Each bit is the activity of one constraint.
        let areActive = (0..<4).map { pattern >> $0 & 1 == 1 }
        for old in [Array(repeating: .required, count: 4), Array(repeating: .defaultLow, count: 4), different] {
          for new: TALPriority in [.defaultHigh, .required] {
            let all = makeConstraints().indices.map { activated(makeConstraints()[$0], old[$0], if: areActive[$0]) }
            let list = all + [all[pattern % 4]]
            expectOneBatch(list, to: new, by: { list | new })
            let expected = makeConstraints().indices.map { activated(makeConstraints()[$0], new, if: areActive[$0]) }
            #expect(all.map(ConstraintFacts.init) == expected.map(ConstraintFacts.init))
            NSLayoutConstraint.deactivate(all + expected)
          }
        }
      }
      expectOneBatch([], to: .defaultLow, by: { [] | .defaultLow })
    }
  }

  /// `|` has to return its list. On the stand-in, also compares the calls of UIKit: the active constraints that change
  /// from or to required are deactivated together, and activated together after the change.
  private func expectOneBatch(
    _ list: [NSLayoutConstraint], to new: TALPriority, by change: () -> [NSLayoutConstraint],
    at location: SourceLocation = #_sourceLocation
  ) {
    var result: [NSLayoutConstraint] = []
    #if STAND_IN
    let active = { (effect: Effect) in
      list.filter { each in each.isActive && changes.contains { $0 == (each.priority, new, effect) } }
    }
    let paused = active(.pauses).map(ObjectIdentifier.init), changed = Set(active(.changes))
    let calls = CallLog.calls { result = change() }
    let expected =
      [.deactivate(paused)] + changed.map { _ in CallLog.Call.setPriorityWhileActive } + [.activate(paused)]
    #expect(calls == expected, sourceLocation: location)
    #else
    result = change()
    #endif
    #expect(result == list, sourceLocation: location)
  }

  @Test func constrainHuggingCompressionSetsOneAxis() {
    outsideAndInsideASet {
      let (view, expected) = (Box("view"), Box("expected"))
      for priority in [1, 600.5, 250, 750, 1000, 999].map({ TALPriority(rawValue: $0) }) {
        for axis: TALAxis in [.vertical, .horizontal] {
          view.constrainHuggingCompression(axis, priority)
          expected.setContentHuggingPriority(priority, for: axis)
          expected.setContentCompressionResistancePriority(priority, for: axis)
          #expect(contentPriorities(of: view) == contentPriorities(of: expected))
        }
      }
    }
  }

  private func contentPriorities(of view: TALView) -> [TALPriority] {
    [TALAxis.horizontal, .vertical].flatMap {
      [view.contentHuggingPriority(for: $0), view.contentCompressionResistancePriority(for: $0)]
    }
  }

  // MARK: Calls of UIKit

  #if STAND_IN
  @Test func relationActivatesOnceWhenComplete() throws {
    a.translatesAutoresizingMaskIntoConstraints = true
    var constraint: NSLayoutConstraint?
    let log = CallLog.calls { constraint = a.widthAnchor =&= 2 * container.widthAnchor - 4 | .defaultLow }
    let identifier = ObjectIdentifier(try #require(constraint))
    #expect(log == [.create, .setAutoresizing(ObjectIdentifier(a), false), .activate([identifier])])
  }

  @Test func anchorActivatesOneBatch() {
    a.translatesAutoresizingMaskIntoConstraints = true
    var constraints: [NSLayoutConstraint] = []
    let log = CallLog.calls { constraints = a.anchor(.edges, to: container, priority: .defaultLow) }
    let all = constraints.map(ObjectIdentifier.init)
    #expect(log == [.create, .create, .create, .create, .setAutoresizing(ObjectIdentifier(a), false), .activate(all)])
  }

  @Test func setActiveIsOneCall() {
    var constraints: [NSLayoutConstraint] = []
    let log = CallLog.calls {
      constraints = [NSLayoutConstraint].inactive {
        for width in 0..<1000 { a.widthAnchor =>= CGFloat(width) | .defaultHigh }
        a.anchor(.vertical, to: container)
      }
    }
    #expect(log == Array(repeating: .create, count: 1002))
    let identifiers = constraints.map(ObjectIdentifier.init)
    let switched = CallLog.calls { constraints.setActive(true).setActive(false) }
    #expect(switched == [.activate(identifiers), .deactivate(identifiers)])
  }

  @Test func libraryRetainsNothing() {
    var areAlive: [() -> Bool] = []
    func watch(_ objects: [AnyObject]) { areAlive += objects.map { object in { [weak object] in object != nil } } }
    do {
      let family = Family(), width = family.a.widthAnchor
      watch([family.a, family.b, width, width =&= 2 * family.b.widthAnchor | .defaultLow])
      watch(family.a.anchor(.edges, to: family.b))
      watch([NSLayoutConstraint].inactive { family.b.heightAnchor =&= 8 }.setActive(true) | .defaultHigh)
      family.b.constrainHuggingCompression(.vertical, .required)
    }
    #expect(!areAlive.contains { $0() })
  }
  #endif
}
