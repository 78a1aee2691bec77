//  A relation turns autoresizing off for the view on its left, if its right side belongs to something outside of it.

import Testing
import TestSupport

@Suite @MainActor struct AutoresizingTests: FamilyTests {
  let family = Family()
  let inner: Box
  let innerGuide = TALGuide()
  let guideOfB = TALGuide()

  init() {
    inner = family.a.box("inner")
    family.a.addLayoutGuide(innerGuide)
    family.b.addLayoutGuide(guideOfB)
  }

  /// Returns the views for which the relation turns autoresizing off. Before that, it is on for all of them.
  private func changed(_ callSite: CallSite, by relation: @escaping () -> NSLayoutConstraint) -> [Box] {
    let views = [container, a, b, inner]
    for view in views { view.translatesAutoresizingMaskIntoConstraints = true }
    _ = callSite.constraints(of: [{ [relation()] }])
    return views.filter { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  @Test(arguments: CallSite.allCases) func rightSideOutsideOfTheViewTurnsItOff(callSite: CallSite) {
    #expect(changed(callSite) { a.topAnchor =&= container.topAnchor } == [a])
    #expect(changed(callSite) { a.topAnchor =>= 8 + container.safeAreaLayoutGuide.topAnchor } == [a])
    #expect(changed(callSite) { a.leadingAnchor =<= b.trailingAnchor - 8 | .defaultLow } == [a])
    #expect(changed(callSite) { a.widthAnchor =&= 2 * guideOfB.heightAnchor + 8 } == [a])
    #expect(changed(callSite) { inner.centerXAnchor =>= container.centerXAnchor } == [inner])
    #expect(changed(callSite) { inner.widthAnchor =<= 300 - b.widthAnchor } == [inner])
    #expect(changed(callSite) { b.topAnchor =&= inner.bottomAnchor } == [b])
    #expect(changed(callSite) { b.topAnchor =&= innerGuide.bottomAnchor } == [b])
  }

  @Test(arguments: CallSite.allCases) func numberLeavesItAsItIs(callSite: CallSite) {
    #expect(changed(callSite) { a.heightAnchor =&= 276 } == [])
    #expect(changed(callSite) { a.heightAnchor =>= 276 | TALPriority(999) } == [])
  }

  @Test(arguments: CallSite.allCases) func rightSideInsideOfTheViewLeavesItAsItIs(callSite: CallSite) {
    #expect(changed(callSite) { a.heightAnchor =&= a.widthAnchor * 9 / 16 } == [])
    #expect(changed(callSite) { a.widthAnchor =>= a.safeAreaLayoutGuide.widthAnchor } == [])
    #expect(changed(callSite) { a.bottomAnchor =&= inner.bottomAnchor + 8 } == [])
    #expect(changed(callSite) { a.bottomAnchor =&= innerGuide.bottomAnchor + 8 } == [])
    #expect(changed(callSite) { container.widthAnchor =<= inner.widthAnchor } == [])
  }

  /// A view or a guide that isn't added yet is outside of every view.
  @Test func viewThatIsAddedLaterCountsAsOutside() {
    let (later, guide) = (Box("later"), TALGuide())
    later.translatesAutoresizingMaskIntoConstraints = true
    #expect(changed(.inSet) { container.topAnchor =&= later.topAnchor } == [container])
    #expect(changed(.inSet) { a.topAnchor =&= guide.topAnchor } == [a])
    #expect(changed(.inSet) { later.topAnchor =&= container.topAnchor } == [])
    #expect(!later.translatesAutoresizingMaskIntoConstraints)
  }

  /// `anchor` follows the same rule.
  @Test(arguments: CallSite.allCases) func anchorLeavesTheViewAloneForItsContent(callSite: CallSite) {
    #expect(changed(callSite) { a.anchor(.bottom, to: inner, padding: 8)[0] } == [])
    #expect(changed(callSite) { a.anchor(.bottom, to: innerGuide)[0] } == [])
    #expect(changed(callSite) { a.anchor(.top, to: a.safeAreaLayoutGuide)[0] } == [])
    #expect(changed(callSite) { a.anchor(.width, to: a)[0] } == [])
    #expect(changed(callSite) { a.anchor(.top, to: guideOfB)[0] } == [a])
  }

  @Test(arguments: CallSite.allCases) func guideOnTheLeftChangesNoView(callSite: CallSite) {
    #expect(changed(callSite) { innerGuide.topAnchor =&= container.topAnchor } == [])
    #expect(changed(callSite) { family.guide.widthAnchor =&= b.widthAnchor } == [])
  }

  /// That a constraint of a distance has no view as an item is assumed. If a Mac says otherwise, correct the library.
  @Test(arguments: CallSite.allCases) func distanceChangesNoView(callSite: CallSite) {
    let distance = a.topAnchor.anchorWithOffset(to: b.topAnchor)
    #expect(changed(callSite) { distance =&= container.heightAnchor / 3 } == [])
    #expect(changed(callSite) { a.heightAnchor =&= distance } == [])
    #expect(changed(callSite) { distance =>= 8 } == [])
  }
}
