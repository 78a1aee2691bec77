//  The stand-in obeys the platform's run-time rules: what it stops at, in UIKit's words, and what it logs.

import Examples
import Foundation
import Testing

@testable import UIKit

/// A parent with a child, in which constraints may be made.
@MainActor private func pair() -> (parent: Box, child: Box) {
  let parent = Box.root("parent")
  return (parent, parent.box("child"))
}

private func message(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@Suite @MainActor struct ExceptionTests {
  @Test func noCommonAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (a, b) = (Box("a"), Box("b"))
      withExtendedLifetime((a, b)) { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true }
    }
    #expect(message(result).contains("NSGenericException"))
    #expect(message(result).contains("because they have no common ancestor.  Does the constraint or its anchors"))
  }

  @Test func aGuideWithoutAnOwnerHasNoAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let guide = UILayoutGuide()
      withExtendedLifetime(guide) { guide.widthAnchor.constraint(equalToConstant: 1).isActive = true }
    }
    #expect(message(result).contains("no common ancestor"))
  }

  @Test func priorityAcrossRequired() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let child = pair().child
      let constraint = child.widthAnchor.constraint(equalToConstant: 1)
      constraint.isActive = true
      child.constraints[0].priority = .defaultLow
    }
    #expect(message(result).contains("NSInternalInconsistencyException"))
    #expect(message(result).contains("You passed priority 250 and the existing priority was 1000."))
  }

  @Test func priorityOutOfRange() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      pair().child.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(0)
    }
    #expect(message(result).contains("NSInternalInconsistencyException"))
  }

  @Test func priorityOutOfRangeAtARelation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      pair().child.widthAnchor =&= 1 | UILayoutPriority(1001)
    }
    #expect(message(result).contains("It's illegal to set priority:1001"))
  }

  @Test func constantNotFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = pair().child.widthAnchor.constraint(equalToConstant: .nan)
    }
    #expect(message(result).contains("NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan"))
  }

  @Test func constantSetNotFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      pair().child.widthAnchor.constraint(equalToConstant: 1).constant = .infinity
    }
    #expect(message(result).contains("constant:inf"))
  }

  @Test func multiplierNotFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let child = pair().child
      child.widthAnchor =&= child.heightAnchor / 0
    }
    #expect(message(result).contains("is not finite!  That's illegal."))
  }

  @Test func locationWithoutASecondItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = NSLayoutConstraint(
        item: Box("a"), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 1)
    }
    #expect(message(result).contains("NSInvalidArgumentException"))
    #expect(message(result).contains("Location attributes must be specified in pairs."))
  }

  @Test func leadingWithLeft() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (parent, child) = pair()
      child.leadingAnchor =&= parent.leftAnchor
    }
    #expect(message(result).contains("because their units are not compatible."))
  }

  @Test func leadingWithLeftByItems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = NSLayoutConstraint(
        item: Box("a"), attribute: .leading, relatedBy: .equal, toItem: Box("b"), attribute: .right, multiplier: 1,
        constant: 1)
    }
    #expect(message(result).contains("Use leading/trailing for both or neither."))
  }

  @Test func sizeWithLocation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = NSLayoutConstraint(
        item: Box("a"), attribute: .width, relatedBy: .equal, toItem: Box("b"), attribute: .top, multiplier: 1,
        constant: 1)
    }
    #expect(message(result).contains("Invalid pairing of layout attributes."))
  }

  @Test func noAttribute() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (parent, child) = pair()
      child.anchor([.notAnAttribute], to: parent)
    }
    #expect(message(result).contains("Unknown layout attribute"))
  }

  @Test func xWithYStopsAtLayout() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (parent, child) = pair()
      NSLayoutConstraint(
        item: child, attribute: .top, relatedBy: .equal, toItem: parent, attribute: .left, multiplier: 1, constant: 0
      ).isActive = true
      parent.layOut()
    }
    #expect(message(result).contains("Constraint improperly relates anchors of incompatible types"))
  }

  @Test func aGuideHasNoBaseline() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (parent, child) = pair()
      child.anchor([.firstBaseline], to: parent.layoutMarginsGuide)
      parent.layOut()
    }
    #expect(message(result).contains("Unexpected use of internal layout attribute"))
  }
}

@Suite(.serialized) @MainActor struct LogTests {
  @Test func anUnsatisfiableSetIsNamedAndOneIsBroken() {
    let (parent, child) = pair()
    child.anchor([.top, .leading, .bottom], to: parent)
    (child.widthAnchor =&= 50).identifier = "narrow"
    (child.widthAnchor =&= 100).identifier = "wide"
    let log = logged { parent.layOut() }
    #expect(log.count == 1)
    #expect(log.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
    #expect(log.first?.contains("'narrow' Box") == true)
    #expect(log.first?.contains("'wide' Box") == true)
    #expect(log.first?.components(separatedBy: "Will attempt to recover by breaking constraint").count == 2)
    #expect(child.frame.width == 50)
  }

  @Test func autoresizingConflictsAreLoggedNotRaised() {
    let (parent, child) = pair()
    child.translatesAutoresizingMaskIntoConstraints = true
    child.widthAnchor =&= 10
    let log = logged { parent.layOut() }
    #expect(log.count == 1)
    #expect(child.frame.width == 0)
  }

  @Test func anchorToItselfIsIdleOrReported() {
    let (parent, child) = pair()
    child.anchor([.left], to: child)
    #expect(logged { parent.layOut() }.isEmpty)
    child.anchor([.left], to: child, padding: 5)
    #expect(logged { parent.layOut() }.count == 1)
  }

  @Test func aBrokenConstraintComesBackWhenTheOtherGoes() {
    let (parent, child) = pair()
    child.anchor([.top, .leading, .bottom], to: parent)
    let narrow = child.widthAnchor =&= 50
    child.widthAnchor =&= 100
    #expect(logged { parent.layOut() }.count == 1)
    narrow.isActive = false
    #expect(logged { parent.layOut() }.isEmpty)
    #expect(child.frame.width == 100)
  }

  /// The second alone contradicts "width >= 0"; the third holds once the second is broken.
  @Test func whatWasBrokenForABrokenOneHolds() {
    let (parent, b) = pair()
    let a = parent.box("a")
    a.leftAnchor =&= b.centerXAnchor
    let second = a.leftAnchor =&= b.rightAnchor + 5
    let third = b.widthAnchor =&= 50
    let log = logged { parent.layOut() }
    #expect(b.frame.width == 50)
    #expect(log.count == 1)
    #expect(log.first?.contains("width >= 0") == true)
    #expect(log.first?.hasSuffix("breaking constraint\n\(second)") == true)
    third.isActive = false
    #expect(logged { parent.layOut() }.isEmpty)
  }

  @Test func aConflictThatStaysIsLoggedOnce() {
    let (parent, child) = pair()
    child.anchor([.top, .leading, .trailing], to: parent)
    (child.widthAnchor =&= 50).identifier = "narrow"
    let height = child.heightAnchor =&= 10
    #expect(logged { parent.layOut() }.count == 1)
    for step in 1...10 {
      height.constant = CGFloat(10 + step)
      parent.frame.size.width += 10
      #expect(logged { parent.layOut() }.isEmpty)
      #expect(child.frame == CGRect(x: 0, y: 0, width: 200 + 10 * step, height: 10 + step))
    }
  }

  @Test func aConflictIsLoggedAgainWhenItsSetChanges() {
    let (parent, child) = pair()
    child.anchor([.top, .leading, .bottom], to: parent)
    let narrow = child.widthAnchor =&= 50
    let wide = child.widthAnchor =&= 100
    #expect(logged { parent.layOut() }.count == 1)
    // Others contradict it now.
    narrow.isActive = false
    let trailing = child.trailingAnchor =&= parent.trailingAnchor
    wide.constant = 101
    let log = logged { parent.layOut() }
    #expect(log.count == 1)
    #expect(log.first?.contains("\(trailing)") == true)
    #expect(log.first?.contains("\(narrow)") == false)
    // Nothing does, and then again something.
    wide.constant = 200
    #expect(logged { parent.layOut() }.isEmpty)
    wide.constant = 101
    #expect(logged { parent.layOut() }.count == 1)
  }

  @Test func optionalConstraintsNeverConflict() {
    let (parent, child) = pair()
    child.anchor([.top, .leading, .bottom], to: parent)
    child.widthAnchor =&= 50
    child.widthAnchor =&= 100 | UILayoutPriority(999)
    let log = logged { parent.layOut() }
    #expect(log.isEmpty)
    #expect(child.frame.width == 50)
  }
}
