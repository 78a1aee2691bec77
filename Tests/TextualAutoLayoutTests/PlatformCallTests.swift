//  How often and when the product calls the platform, which the stand-in records, and what runs while it does.

import Testing
import TestSupport

#if os(Linux)
import UIKit

@Suite @MainActor struct PlatformCallTests {
  private let family = Family()
  private var parent: Box { family.parent }
  private var child: Box { family.a }

  private func journal(_ body: () -> Void) -> [StandIn.Event] {
    StandIn.journal = []
    defer { StandIn.journal = nil }
    body()
    return StandIn.journal ?? []
  }

  @Test func aRelationSetsIsActiveOnceWhenItsConstraintIsComplete() throws {
    var constraint: NSLayoutConstraint?
    let events = journal { constraint = child.widthAnchor =&= 2 * parent.widthAnchor - 4 | .defaultLow }
    let identifier = ObjectIdentifier(try #require(constraint))
    #expect(events == [.isActive(identifier, true)])
  }

  @Test func theHelperActivatesOneBatch() {
    var constraints: [NSLayoutConstraint] = []
    let events = journal { constraints = child.anchor(.edges, to: parent, padding: 5) }
    #expect(events == [.activate(constraints.map(ObjectIdentifier.init))])
  }

  @Test func inactiveActivatesNothingAndSetActiveAllByOneCall() {
    var constraints: [NSLayoutConstraint] = []
    let events = journal {
      constraints = NSLayoutConstraint.inactive {
        child.leadingAnchor =&= parent.leadingAnchor + 8
        child.widthAnchor =&= 50 | .defaultHigh
        child.heightAnchor.constraint(equalToConstant: 30)
        child.anchor([.top, .bottom], to: parent)
      }.setActive(true)
    }
    let identifiers = constraints.map(ObjectIdentifier.init)
    #expect(events == [.deactivate(identifiers), .activate([]), .activate(identifiers)])
    #expect(constraints.map(\.isActive) == [true, true, true, true, true])
  }

  /// Notes the priority that each constraint has when it is installed.
  private final class Noting: UIView {
    var priorities: [UILayoutPriority] = []
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      priorities.append(constraint.priority)
      super.addConstraint(constraint)
    }
  }

  /// Once by a statement, once as a line of a set, and once in a closure whose lines do not list it.
  @Test func eachConstraintHasItsPriorityBeforeItIsActivated() {
    let view = Noting()
    let inner = UIView()
    view.addSubview(inner)
    func make() -> [NSLayoutConstraint] {
      [view.widthAnchor =&= 2 * view.heightAnchor - 4 | .defaultLow, view.heightAnchor =>= 9 | TALPriority(749.5)]
        + inner.anchor(.center, to: view, priority: .defaultHigh)
    }
    let priorities: [UILayoutPriority] = [.defaultLow, UILayoutPriority(749.5), .defaultHigh, .defaultHigh]
    _ = make()
    #expect(view.priorities == priorities)
    NSLayoutConstraint.inactive { make() }.setActive(true)
    #expect(view.priorities == priorities + priorities)
    _ = NSLayoutConstraint.inactive { let _ = make() }
    #expect(view.priorities == priorities + priorities + priorities)
  }

  // MARK: What runs while constraints are activated

  /// A view that makes constraints when one is installed on it.
  private final class Reacting: UIView {
    var react: () -> Void = {}
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      super.addConstraint(constraint)
      (react, _) = ({}, react())
    }
  }

  @Test func whatAnOverrideMakesWhileInactiveActivatesIsActiveAtOnce() {
    let view = Reacting()
    parent.addSubview(view)
    var (activity, left): ([Bool], [NSLayoutConstraint]) = ([], [])
    view.react = {
      let made = [child.widthAnchor =&= 1] + child.anchor([.top, .left], to: parent)
      let inactive = NSLayoutConstraint.inactive {
        let height = child.heightAnchor =&= 2
        let _: Void = left = [height]
        child.bottomAnchor =&= view.topAnchor
      }
      activity = (made + left + inactive).map(\.isActive)
    }
    let listed = NSLayoutConstraint.inactive {
      let _ = view.widthAnchor =&= 10
      view.heightAnchor =&= 20
    }
    #expect(activity == [true, true, true, true, false])
    #expect((listed + view.constraints).map(\.isActive) == [false, true])
    #expect((child.topAnchor =>= parent.topAnchor).isActive)
  }

  @Test func setActiveIsOneCall() {
    let constraints = child.anchor(.edges, to: parent)
    let identifiers = constraints.map(ObjectIdentifier.init)
    let events = journal { constraints.setActive(false).setActive(true) }
    #expect(events == [.deactivate(identifiers), .activate(identifiers)])
  }

  @Test func thePriorityPausesOnlyAcrossRequired() {
    let constraint = child.widthAnchor =&= 10
    let identifier = ObjectIdentifier(constraint)
    #expect(journal { constraint | .defaultLow } == [.isActive(identifier, false), .isActive(identifier, true)])
    #expect(journal { constraint | .defaultHigh } == [.setPriorityWhileActive])
    #expect(journal { constraint | .required } == [.isActive(identifier, false), .isActive(identifier, true)])
    #expect(journal { constraint | .required } == [])
    #expect(child.constraints == [constraint])
    constraint.isActive = false
    #expect(journal { constraint | .defaultLow } == [])
  }
}
#endif
