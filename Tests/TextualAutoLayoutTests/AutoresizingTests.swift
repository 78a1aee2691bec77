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

  enum Place: CaseIterable { case outside, inSet }

  /// Returns the views for which the call turns autoresizing off. Before it, it is on for all of them.
  private func changed(_ place: Place, by relation: () -> NSLayoutConstraint) -> [Box] {
    let views = [container, a, b, inner]
    for view in views { view.translatesAutoresizingMaskIntoConstraints = true }
    switch place {
    case .outside: _ = relation()
    case .inSet: _ = [NSLayoutConstraint].inactive { _ = relation() }
    }
    return views.filter { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  @Test(arguments: Place.allCases) func rightSideOutsideOfTheViewTurnsItOff(place: Place) {
    #expect(changed(place) { a.topAnchor =&= container.topAnchor } == [a])
    #expect(changed(place) { a.topAnchor =>= 8 + container.safeAreaLayoutGuide.topAnchor } == [a])
    #expect(changed(place) { a.leadingAnchor =<= b.trailingAnchor - 8 | .defaultLow } == [a])
    #expect(changed(place) { a.widthAnchor =&= 2 * guideOfB.heightAnchor + 8 } == [a])
    #expect(changed(place) { inner.centerXAnchor =>= container.centerXAnchor } == [inner])
    #expect(changed(place) { inner.widthAnchor =<= 300 - b.widthAnchor } == [inner])
    #expect(changed(place) { b.topAnchor =&= inner.bottomAnchor } == [b])
    #expect(changed(place) { b.topAnchor =&= innerGuide.bottomAnchor } == [b])
  }

  @Test(arguments: Place.allCases) func numberLeavesItAsItIs(place: Place) {
    #expect(changed(place) { a.heightAnchor =&= 276 } == [])
    #expect(changed(place) { a.heightAnchor =>= 276 | TALPriority(999) } == [])
  }

  @Test(arguments: Place.allCases) func rightSideInsideOfTheViewLeavesItAsItIs(place: Place) {
    #expect(changed(place) { a.heightAnchor =&= a.widthAnchor * 9 / 16 } == [])
    #expect(changed(place) { a.widthAnchor =>= a.safeAreaLayoutGuide.widthAnchor } == [])
    #expect(changed(place) { a.bottomAnchor =&= inner.bottomAnchor + 8 } == [])
    #expect(changed(place) { a.bottomAnchor =&= innerGuide.bottomAnchor + 8 } == [])
    #expect(changed(place) { container.widthAnchor =<= inner.widthAnchor } == [])
  }

  /// Until the views are added, nobody knows which of the two will contain the other one.
  @Test func viewsWithoutACommonAncestorLeaveItAsItIs() {
    let (later, guide) = (Box("later"), TALGuide())
    later.translatesAutoresizingMaskIntoConstraints = true
    #expect(changed(.inSet) { container.topAnchor =&= later.topAnchor } == [])
    #expect(changed(.inSet) { a.topAnchor =&= guide.topAnchor } == [])
    #expect(changed(.inSet) { later.topAnchor =&= container.topAnchor } == [])
    #expect(later.translatesAutoresizingMaskIntoConstraints)
  }

  @Test(arguments: Place.allCases) func guideOnTheLeftChangesNoView(place: Place) {
    #expect(changed(place) { innerGuide.topAnchor =&= container.topAnchor } == [])
    #expect(changed(place) { family.guide.widthAnchor =&= b.widthAnchor } == [])
  }

  /// That a constraint of a distance has no view as an item is assumed. If a Mac says otherwise, correct the library.
  @Test(arguments: Place.allCases) func distanceChangesNoView(place: Place) {
    let distance = a.topAnchor.anchorWithOffset(to: b.topAnchor)
    #expect(changed(place) { distance =&= container.heightAnchor / 3 } == [])
    #expect(changed(place) { a.heightAnchor =&= distance } == [])
    #expect(changed(place) { distance =>= 8 } == [])
  }
}
