//  What the stand-in stops at, in UIKit's words, as the platform does by an exception.

import Foundation
import Testing
import TestSupport

@testable import UIKit

@Suite @MainActor struct ExceptionTests {
  @Test func noCommonAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (a, b) = (Box("a"), Box("b"))
      withExtendedLifetime((a, b)) { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true }
    }
    #expect(message(result).contains("NSGenericException"))
    #expect(message(result).contains("because they have no common ancestor.  Does the constraint or its anchors"))
  }

  @Test func noCommonAncestorAtARelation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (a, b) = (Box("a"), Box("b"))
      withExtendedLifetime((a, b)) { _ = a.topAnchor =&= b.topAnchor }
    }
    #expect(message(result).contains("no common ancestor"))
  }

  /// What `inactive` lists does not look for an ancestor until it is activated; what it does not list does at its end.
  @Test func noCommonAncestorAfterInactive() async {
    let (a, b) = (Box("a"), Box("b"))
    #expect(NSLayoutConstraint.inactive { a.topAnchor =&= b.topAnchor }.count == 1)
    let listed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (a, b) = (Box("a"), Box("b"))
      withExtendedLifetime((a, b)) { _ = NSLayoutConstraint.inactive { a.topAnchor =&= b.topAnchor }.setActive(true) }
    }
    #expect(message(listed).contains("no common ancestor"))
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (a, b) = (Box("a"), Box("b"))
      withExtendedLifetime((a, b)) { _ = NSLayoutConstraint.inactive { let _ = a.topAnchor =&= b.topAnchor } }
    }
    #expect(message(other).contains("no common ancestor"))
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

  @Test func aMarginOfAGuide() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (parent, child) = pair()
      child.anchor([.leadingMargin], to: parent.layoutMarginsGuide)
      parent.layOut()
    }
    #expect(message(result).contains("Unexpected use of internal layout attribute"))
  }
}
