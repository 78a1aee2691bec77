//  A chapter of the article Recipes. RecipeTests.swift says how it is written.

import Testing
import TestSupport

extension RecipeTests {
  /// ## Priorities

  /// ### Named, numeric, one below required
  @Test func priorities() {
    place(a, 0, 0, 1, 30)
    begin()
    // recipe
    let named = a.widthAnchor =&= 300 | .defaultHigh
    let numeric = a.widthAnchor =&= 200 | TALPriority(300)
    let below = a.widthAnchor =<= 250 | (.required - 1)
    // end
    /// The priorities are 750, 300 and 999. The width is 250, because that is as near to 300 as the stronger limit
    /// allows. The parentheses of `(.required - 1)` are needed, because the bar and the minus bind alike.
    made("a.width = 300 @750", "a.width = 200 @300", "a.width ≤ 250 @999")
    #expect([named, numeric, below].map(\.priority.rawValue) == [750, 300, 999])
    expect(a, 0, 0, 250, 30)
  }

  /// ### A priority for several edges
  @Test func priorityOfEdges() {
    begin()
    // recipe
    a.anchor([.leading, .trailing], to: parent, priority: .defaultHigh)
    b.anchor([.leading, .trailing], to: parent, priority: .defaultLow)
    // end
    /// Both are as wide as the parent unless something stronger forbids it, and b gives way before a does. Each
    /// constraint has its priority before it is activated, so that no edge is required even for a moment.
    made(
      "a.leading = parent.leading @750", "parent.trailing = a.trailing @750", "b.leading = parent.leading @250",
      "parent.trailing = b.trailing @250")
    // `PlatformCallTests` shows the moment, in `eachConstraintHasItsPriorityBeforeItIsActivated`.
    for view in [a, b] { view.widthAnchor =&= 300 | TALPriority(400) }
    place(a, 0, 0, 50, 30)
    place(b, 0, 0, 50, 30)
    expect(a, 0, 0, 400, 30)
    parent.layOut()
    #expect(b.frame.width == 300)
  }

  /// ### Changing the priority of a constraint or a list that is active
  @Test func changingPriorities() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    let width = a.widthAnchor =&= 300
    let edges = a.anchor([.leading, .trailing], to: parent)
    width | .defaultLow
    edges | .defaultHigh
    // end
    /// The width gives way to the edges, and a is 400 points wide. Apple documents an exception for an active
    /// constraint that becomes required, or is required no longer. So `|` makes the constraint
    /// inactive meanwhile.
    made("a.leading = parent.leading @750", "parent.trailing = a.trailing @750", "a.width = 300 @250")
    #expect(width.isActive && edges.allSatisfy { $0.isActive })
    expect(a, 0, 0, 400, 30)
  }
}
