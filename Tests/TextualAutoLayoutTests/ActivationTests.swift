//  How often the library activates constraints, and that they are complete by then. The stand-in records the calls.

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
    let log = CallLog.calls { constraints = child.anchor(.edges, to: container, priority: .defaultLow) }
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
}
#endif
