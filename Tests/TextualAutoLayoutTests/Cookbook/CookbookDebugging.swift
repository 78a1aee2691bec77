//  Recipes of Tests/Cookbook.md: debugging. CookbookTests.swift says how they are written.

import Testing
import TestSupport

extension CookbookTests {
  // ## Debugging

  // ### Naming a constraint and reading its padding
  // Elsewhere: a "labelled" method. Here the platform's `identifier`.
  @Test func naming() {
    begin()
    // recipe
    let bottom = a.anchor([.bottom], to: parent, padding: 5)[0]
    bottom.identifier = "a at the bottom"
    // end
    made("parent.bottom = a.bottom + 5")
    // Result: where the constraint conflicts, the log has this name in its line. The padding is its `constant`, and its first item is the parent.
    #expect(bottom.description.contains("'a at the bottom'"))
    #expect(bottom.firstItem === parent && bottom.constant == 5)
    #if os(Linux)
    let (kept, other) = (StandIn.log, a.anchor([.bottom], to: parent, padding: 6))
    var log = ""
    StandIn.log = { log += $0 }
    parent.layOut()
    StandIn.log = kept
    #expect(log.contains("\(bottom)") && log.contains("\(other[0])"))
    #endif
  }

  // ### A view stays where it was, or keeps its frame
  // Elsewhere: most libraries clear `translatesAutoresizingMaskIntoConstraints` with every constraint. Here `anchor` does it for its receiver. A relation does not: without the first line the frames would be constraints too.
  @Test func autoresizing() {
    for view in [a, b] { view.translatesAutoresizingMaskIntoConstraints = true }
    begin()
    // recipe
    for view in [a, b] { view.translatesAutoresizingMaskIntoConstraints = false }
    a.topAnchor =&= parent.topAnchor + 8
    b.topAnchor =&= a.bottomAnchor + 8
    // end
    made("a.top = parent.top + 8", "b.top = a.bottom + 8")
    // Result: the views lie where the relations say.
    place(a, 0, 0, 50, 30)
    place(b, 0, 0, 50, 30)
    expect(b, 0, 46, 50, 30)
  }

  // ### Relations in a method that runs again
  // Elsewhere: "update" looks for a constraint that is alike. Here `layoutSubviews`, `updateConstraints` or `updateProperties` would make new ones each time: make them once, and change the `constant`.
  @Test func runsAgain() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    lazy var top = a.topAnchor =&= parent.topAnchor
    func update() { top.constant += 10 }
    update()
    update()
    // end
    made("a.top = parent.top + 20")
    // Result: one constraint, however often `update` runs.
    expect(a, 0, 20, 50, 30)
  }
}
