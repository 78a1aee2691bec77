//  Changes of what exists: `setActive` and `|` for each kind of constraint, and the content priorities of a view. Each
//  change is tried outside sets and inside a set.

import Testing
import TestSupport

#if STAND_IN
import UIKit
#endif

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

  @Test func priorityOfEachConstraintCanChange() {
    outsideAndInsideASet {
      for index in makeConstraints().indices {
        for isActive in [true, false] {
          for old: TALPriority in [.defaultLow, .defaultHigh, .required] {
            for new: TALPriority in [TALPriority(1), .defaultLow, TALPriority(999), .required] {
              let constraint = activated(makeConstraints()[index], old, if: isActive)
              changePriority(of: constraint, to: new)
              let expected = activated(makeConstraints()[index], new, if: isActive)
              #expect(ConstraintFacts(constraint) == ConstraintFacts(expected))
              NSLayoutConstraint.deactivate([constraint, expected])
            }
          }
        }
      }
    }
  }

  /// On the stand-in, also compares the calls of UIKit: only a change from or to required pauses an active constraint.
  private func changePriority(of constraint: NSLayoutConstraint, to new: TALPriority) {
    var result: NSLayoutConstraint?
    #if STAND_IN
    let (old, identifier) = (constraint.priority, ObjectIdentifier(constraint))
    var expected: [CallLog.Call] = old == new ? [] : [.setPriorityWhileActive]
    if (old == .required) != (new == .required) {
      expected = [.isActive(identifier, false), .isActive(identifier, true)]
    }
    if !constraint.isActive { expected = [] }
    let calls = CallLog.calls { result = constraint | new }
    #expect(calls == expected)
    #else
    result = constraint | new
    #endif
    #expect(result === constraint)
  }

  @Test func prioritiesOfAListCanChange() {
    outsideAndInsideASet {
      for count in 0...4 {
        let list = Array(makeConstraints().prefix(count))
        list.last?.isActive = true
        for priority: TALPriority in [.defaultHigh, TALPriority(999), .required] {
          #expect(list | priority == list)
          #expect(list.allSatisfy { $0.priority == priority && $0.isActive == ($0 === list.last) })
        }
        NSLayoutConstraint.deactivate(list)
      }
    }
  }

  /// The constraint was added to a view above the closest common ancestor of its items.
  @Test func priorityAcrossRequiredMovesConstraint() {
    let width = a.widthAnchor.constraint(equalToConstant: 1)
    container.addConstraint(width)
    width | .defaultLow
    #expect(!container.constraints.contains(width) && a.constraints.contains(width))
  }

  @Test func constrainHuggingCompressionSetsOneAxis() {
    outsideAndInsideASet {
      for view in [a, Box("alone")] {
        var expected: [TALAxis: [TALPriority]] = [:]
        for axis: TALAxis in [.horizontal, .vertical] { expected[axis] = contentPriorities(of: view, axis) }
        for priority in [1, 600.5, 250, 750, 1000, 999].map({ TALPriority(rawValue: $0) }) {
          for axis: TALAxis in [.vertical, .horizontal] {
            view.constrainHuggingCompression(axis, priority)
            expected[axis] = [priority, priority]
            #expect(contentPriorities(of: view, .horizontal) == expected[.horizontal])
            #expect(contentPriorities(of: view, .vertical) == expected[.vertical])
          }
        }
      }
    }
  }

  private func contentPriorities(of view: TALView, _ axis: TALAxis) -> [TALPriority] {
    [view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis)]
  }
}
