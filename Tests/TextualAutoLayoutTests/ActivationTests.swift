//  When and how often the library activates constraints: its calls of UIKit, which the stand-in records.

import Testing
import TestSupport

#if STAND_IN
import UIKit

@Suite @MainActor struct ActivationTests {
  private let family = Family()
  private var container: Box { family.container }
  private var child: Box { family.a }

  @Test func relationActivatesOnceWhenComplete() throws {
    var constraint: NSLayoutConstraint?
    let log = CallLog.calls { constraint = child.widthAnchor =&= 2 * container.widthAnchor - 4 | .defaultLow }
    let identifier = ObjectIdentifier(try #require(constraint))
    #expect(log == [.activate([identifier])])
  }

  @Test func anchorActivatesOneBatch() {
    var constraints: [NSLayoutConstraint] = []
    let log = CallLog.calls { constraints = child.anchor(.edges, to: container, padding: 5) }
    #expect(log == [.activate(constraints.map(ObjectIdentifier.init))])
  }

  @Test func setActiveIsOneCall() {
    var constraints: [NSLayoutConstraint] = []
    let log = CallLog.calls {
      constraints = [NSLayoutConstraint].inactive {
        child.leadingAnchor =&= container.leadingAnchor + 8
        child.widthAnchor =&= 50 | .defaultHigh
        child.anchor(.vertical, to: container)
      }
    }
    #expect(log == [] && constraints.count == 4)
    let identifiers = constraints.map(ObjectIdentifier.init)
    let switched = CallLog.calls { constraints.setActive(true).setActive(false) }
    #expect(switched == [.activate(identifiers), .deactivate(identifiers)])
    #expect(constraints.map(\.isActive) == [false, false, false, false])
  }

  /// A view that notes the priority of each constraint when it is installed.
  private final class Noting: UIView {
    var priorities: [UILayoutPriority] = []
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      priorities.append(constraint.priority)
      super.addConstraint(constraint)
    }
  }

  /// This holds outside a set and in a set.
  @Test func prioritiesAreSetBeforeActivation() {
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
    [NSLayoutConstraint].inactive { _ = make() }.setActive(true)
    #expect(view.priorities == priorities + priorities)
  }

  /// A view that creates constraints when one is installed on it.
  private final class Reacting: UIView {
    var react: () -> Void = {}
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      super.addConstraint(constraint)
      (react, _) = ({}, react())
    }
  }

  /// UIKit can call code of yours while it activates constraints. Relations in that code are collected only if the call
  /// happens inside `inactive`.
  @Test func relationsDuringActivationAreActiveAtOnce() {
    let view = Reacting()
    container.addSubview(view)
    var made: [NSLayoutConstraint] = []
    view.react = { made = [child.widthAnchor =&= 1] + child.anchor([.top, .left], to: container) }
    let set = [NSLayoutConstraint].inactive { view.widthAnchor =&= 10 }
    set.setActive(true)
    #expect(made.map(\.isActive) == [true, true, true])
    view.react = { made = [child.heightAnchor =&= 1] }
    let other = [NSLayoutConstraint].inactive { [view.heightAnchor =&= 10].setActive(true) }
    #expect(other == made && other.map(\.isActive) == [false])
  }
}
#endif
