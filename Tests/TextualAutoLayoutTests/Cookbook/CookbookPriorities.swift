//  Recipes of Tests/Cookbook.md: priorities. CookbookTests.swift says how they are written.

import Testing
import TestSupport

extension CookbookTests {
  // ## Priorities

  // ### Named, numeric, one below required
  // Elsewhere: a "priority" method ends the chain, with a name, with a number or with "required" minus one. Here the priority stands after the bar. The bar binds like the minus, so `(.required - 1)` needs its parentheses.
  @Test func priorities() {
    place(a, 0, 0, 1, 30)
    begin()
    // recipe
    let named = a.widthAnchor =&= 300 | .defaultHigh
    let numeric = a.widthAnchor =&= 200 | TALPriority(300)
    let below = a.widthAnchor =<= 250 | (.required - 1)
    // end
    made("a.width = 300 @750", "a.width = 200 @300", "a.width ≤ 250 @999")
    // Result: the priorities are 750, 300 and 999. The width is 250, as near to 300 as the stronger limit allows.
    #expect([named, numeric, below].map(\.priority.rawValue) == [750, 300, 999])
    expect(a, 0, 0, 250, 30)
  }

  // ### A priority for several edges
  // Elsewhere: a "priority" method follows the edges. Here the priority is the last argument. Each constraint has it before it is activated. So no edge is required, not even for a moment.
  @Test func priorityOfEdges() {
    begin()
    // recipe
    a.anchor([.leading, .trailing], to: parent, priority: .defaultHigh)
    b.anchor([.leading, .trailing], to: parent, priority: .defaultLow)
    // end
    made(
      "a.leading = parent.leading @750", "parent.trailing = a.trailing @750", "b.leading = parent.leading @250",
      "parent.trailing = b.trailing @250")
    // Result: both are as wide as the parent where nothing stronger forbids it. b gives way before a does.
    // `PlatformCallTests` shows the moment, in `eachConstraintHasItsPriorityBeforeItIsActivated`.
    for view in [a, b] { view.widthAnchor =&= 300 | TALPriority(500) }
    place(a, 0, 0, 50, 30)
    place(b, 0, 0, 50, 30)
    expect(a, 0, 0, 400, 30)
    parent.layOut()
    #expect(b.frame.width == 300)
  }

  // ### Changing the priority of one constraint and of a group, while active
  // Elsewhere: you keep the constraint and set its `priority`. For a change to or from required, Apple documents an exception while the constraint is active. Here `|` makes it inactive meanwhile.
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
    // Result: the width gives way to the edges, so that a is 400 points wide.
    #expect(width.isActive && edges.allSatisfy { $0.isActive })
    expect(a, 0, 0, 400, 30)
  }
}
