//  Recipes of Tests/Cookbook.md: storing and changing. CookbookTests.swift says how they are written.

import Examples
import Testing

extension CookbookTests {
  // ## Storing and changing

  // ### A constraint to animate
  // Elsewhere: keep the result, or "update" by describing it again. Here keep it; there is no "update".
  @Test func animate() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    let top = a.topAnchor =&= parent.topAnchor + 10
    top.constant = 80
    // end
    made("a.top = parent.top + 80")
    // Result: a moves from 10 to 80, in an animation if the layout takes place in one.
    expect(a, 0, 80, 50, 30)
  }

  // ### Moving a constraint that exists by some points
  // Elsewhere: "update offset", or `+=` and `-=` on the constraint. Here the platform's `constant`.
  @Test func moving() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    let top = a.topAnchor =&= parent.topAnchor + 10
    top.constant += 8
    // end
    made("a.top = parent.top + 18")
    // Result: a moves from 10 to 18.
    #expect(top.isActive)
    expect(a, 0, 18, 50, 30)
  }

  // ### Switching one constraint
  // Elsewhere: "activate", "deactivate", "on", "off". Here the platform's `isActive`; to create one that waits, put it in a list.
  @Test func switching() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    let narrow = a.widthAnchor =&= 120
    let wide = NSLayoutConstraint.inactive { [a.widthAnchor =&= 250] }
    narrow.isActive = false
    wide.setActive(true)
    // end
    made("a.width = 250")
    // Result: 250 points; the other constraint waits until its `isActive` is set again.
    #expect(!narrow.isActive)
    expect(a, 0, 0, 250, 30)
  }

  // ### Many constraints at once
  // Elsewhere: `activate([…])`, which Apple recommends over activating one by one. Here it is called once, for all.
  @Test func manyAtOnce() {
    guard #available(macOS 11, *) else { return }
    begin()
    #if os(Linux)
    StandIn.journal = []
    defer { StandIn.journal = nil }
    #endif
    // recipe
    NSLayoutConstraint.inactive {
      [
        a.topAnchor =&= parent.topAnchor + 10,
        a.leadingAnchor =&= parent.leadingAnchor + 10,
        a.widthAnchor =&= 100 | .defaultHigh,
        b.topAnchor =&= a.topAnchor,
        b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
        b.trailingAnchor =<= parent.trailingAnchor - 10,
      ]
    }.setActive(true)
    // end
    #if os(Linux)
    var batches: [Int] = []
    for case .activate(let constraints) in StandIn.journal ?? [] where !constraints.isEmpty {
      batches.append(constraints.count)
    }
    #expect(batches == [6])
    #endif
    made(
      "a.top = parent.top + 10", "a.leading = parent.leading + 10", "b.top = a.top", "b.leading = a.trailing + 8",
      "b.trailing ≤ parent.trailing − 10", "a.width = 100 @750")
    // Result: all six become active in one batch, ours and the platform's alike.
    place(a, 0, 0, 1, 30)
    place(b, 0, 0, 1000, 30)
    expect(a, 10, 10, 100, 30)
    expect(b, 118, 10, 272, 30)
  }

  // ### A group that is inactive at creation, and a switch between two groups
  // Elsewhere: "prepare" or a batch, "remake". Here switch one off before the other is on: they never conflict.
  @Test func groups() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    let compact = NSLayoutConstraint.inactive { [a.widthAnchor =&= 120, a.heightAnchor =&= 35] }
    let regular = NSLayoutConstraint.inactive { [a.widthAnchor =&= 250, a.heightAnchor =&= 50] }
    compact.setActive(true)
    compact.setActive(false)
    regular.setActive(true)
    // end
    made("a.width = 250", "a.height = 50")
    // Result: 250 by 50 points; the compact group waits.
    #expect(compact.allSatisfy { !$0.isActive })
    expect(a, 0, 0, 250, 50)
  }

  // ### Replacing a group
  // Elsewhere: "remake". Here two lines: what goes and what comes.
  @Test func replacing() {
    begin()
    // recipe
    var pinned = a.anchor([.top, .leading], to: parent)
    pinned.setActive(false)
    pinned = a.anchor([.bottom, .trailing], to: parent)
    // end
    made("parent.bottom = a.bottom", "parent.trailing = a.trailing")
    // Result: a moves from one corner to the other.
    place(a, 0, 0, 50, 30)
    expect(a, 350, 270, 50, 30)
  }

  // ### A view that is built while a group is created
  // Elsewhere: a batch also holds back what a lazy view makes for itself, or activates all. Here only the group waits.
  @Test func lazyView() {
    begin()
    // recipe
    lazy var header: Box = {
      let header = parent.box("header")
      header.heightAnchor =&= 44
      return header
    }()
    let pinned = NSLayoutConstraint.inactive { header.anchor([.top, .leading, .trailing], to: parent) }
    // end
    made("header.height = 44")
    // Result: what the header needs for itself is active at once, its height of 44 points; its place waits.
    #expect(pinned.count == 3 && pinned.allSatisfy { !$0.isActive })
    pinned.setActive(true)
    expect(header, 0, 0, 400, 44)
  }

  // ### A relation at the end of a closure
  // Elsewhere: nothing is returned. What stands last in a closure is its result: in Swift 6 mode a task may not hand on a constraint, and a result that nobody uses is a warning.
  @Test func closures() async {
    begin()
    // recipe
    let task = Task { _ = a.topAnchor =&= parent.topAnchor + 8 }
    let block: () -> Void = { a.anchor([.leading], to: parent, padding: 8) }
    // end
    await task.value
    block()
    made("a.top = parent.top + 8", "a.leading = parent.leading + 8")
    // Result: both are active when the closures have run; `_ =` drops the result, and so does the type `() -> Void`.
    place(a, 0, 0, 50, 30)
    expect(a, 8, 8, 50, 30)
  }
}
