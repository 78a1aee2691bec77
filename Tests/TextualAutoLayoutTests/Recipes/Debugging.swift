//  A chapter of the article Recipes. RecipeTests.swift says how it is written.

import Testing
import TestSupport

extension RecipeTests {
  /// ## Debugging

  /// ### Naming a constraint and reading its padding
  @Test func naming() {
    begin()
    // recipe
    let bottom = a.anchor([.bottom], to: parent, padding: 5)[0]
    bottom.identifier = "a at the bottom"
    // end
    /// Where the constraint conflicts, the platform's log has this name in its line. The padding is the `constant`, and
    /// the parent is the first item.
    made("parent.bottom = a.bottom + 5")
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

  /// ### A view stays where it was, or keeps its frame
  @Test func autoresizing() {
    for view in [a, b] { view.translatesAutoresizingMaskIntoConstraints = true }
    begin()
    // recipe
    for view in [a, b] { view.translatesAutoresizingMaskIntoConstraints = false }
    a.topAnchor =&= parent.topAnchor + 8
    b.topAnchor =&= a.bottomAnchor + 8
    // end
    /// The views lie where the relations say. A relation clears `translatesAutoresizingMaskIntoConstraints` of no view,
    /// and `anchor` clears it of its receiver. Without the first line the frames of a and b would be constraints too.
    made("a.top = parent.top + 8", "b.top = a.bottom + 8")
    place(a, 0, 0, 50, 30)
    place(b, 0, 0, 50, 30)
    expect(b, 0, 46, 50, 30)
  }

  /// ### Relations in a method that runs again
  @Test func runsAgain() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    lazy var top = a.topAnchor =&= parent.topAnchor
    func update() { top.constant += 10 }
    update()
    update()
    // end
    /// There is one constraint, however often `update` runs, and after two runs its `constant` is 20. A relation in a
    /// method that runs again, such as `layoutSubviews`, `updateConstraints` or `updateProperties`, makes one more
    /// constraint each time. So make the constraint once, and change its `constant` there.
    made("a.top = parent.top + 20")
    expect(a, 0, 20, 50, 30)
  }
}
