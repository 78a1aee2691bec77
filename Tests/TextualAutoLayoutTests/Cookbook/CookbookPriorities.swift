//  Recipes of Tests/Cookbook.md: priorities. CookbookTests.swift says how they are written.

import Testing
import TestSupport

extension CookbookTests {
  // ## Priorities

  // ### Named, numeric, one below required
  // Elsewhere: a "priority" method with a name or a number at the end of the chain, or "required" minus one.
  @Test func priorities() {
    place(a, 0, 0, 1, 30)
    begin()
    // recipe
    let named = a.widthAnchor =&= 300 | .defaultHigh
    let numeric = a.widthAnchor =&= 200 | TALPriority(300)
    let below = a.widthAnchor =<= 250 | (.required - 1)
    // end
    made("a.width = 300 @750", "a.width = 200 @300", "a.width ≤ 250 @999")
    // Result: 750, 300 and 999; the width is 250, as near to 300 as the stronger limit allows.
    #expect([named, numeric, below].map(\.priority.rawValue) == [750, 300, 999])
    expect(a, 0, 0, 250, 30)
  }

  // ### A priority for several edges
  // Elsewhere: a "priority" method after the edges. Here the last argument: no edge is active as a required one, not even for a moment.
  @Test func priorityOfEdges() {
    begin()
    // recipe
    a.anchor([.leading, .trailing], to: parent, priority: .defaultHigh)
    b.anchor([.leading, .trailing], to: parent, priority: .defaultLow)
    // end
    made(
      "a.leading = parent.leading @750", "parent.trailing = a.trailing @750", "b.leading = parent.leading @250",
      "parent.trailing = b.trailing @250")
    // Result: both are as wide as the parent where nothing stronger forbids it; b gives way before a.
    for view in [a, b] { view.widthAnchor =&= 300 | TALPriority(500) }
    place(a, 0, 0, 50, 30)
    place(b, 0, 0, 50, 30)
    expect(a, 0, 0, 400, 30)
    parent.layOut()
    #expect(b.frame.width == 300)
  }

  // ### Changing the priority of one constraint and of a group, while active
  // Elsewhere: keep the constraint and set its priority, which UIKit forbids across required.
  @Test func changingPriorities() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    let width = a.widthAnchor =&= 300
    let edges = a.anchor([.leading, .trailing], to: parent)
    width | .defaultLow
    edges | .defaultHigh
    // end
    made("a.leading = parent.leading @750", "parent.trailing = a.trailing @750", "a.width = 300 @250")
    // Result: the width gives way to the edges: 400 points.
    #expect(width.isActive && edges.allSatisfy { $0.isActive })
    expect(a, 0, 0, 400, 30)
  }
}
