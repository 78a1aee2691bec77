//  Recipes of Tests/Cookbook.md: storing and changing. CookbookTests.swift says how they are written.

import Testing
import TestSupport

extension CookbookTests {
  // ## Storing and changing

  // ### A constraint to animate, or to move by some points
  // Elsewhere: keep the result, or "update" by describing it again; "update offset", or `+=` and `-=` on the constraint. Here keep it, and set the platform's `constant`; there is no "update". The view moves when the layout takes place, also in an animation.
  @Test func animate() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    let top = a.topAnchor =&= parent.topAnchor + 10
    top.constant = 80
    top.constant += 8
    // end
    made("a.top = parent.top + 88")
    // Result: a lies 88 points below the parent's top.
    #expect(top.isActive)
    expect(a, 0, 88, 50, 30)
  }

  // ### Changing the padding of a constraint that `anchor` made
  // Elsewhere: an "offset" counts to the right and downwards, so that it is negative at the right and the bottom. Here what `anchor` made counts inwards on every edge, and so does its `constant`.
  @Test func inwards() {
    begin()
    // recipe
    let edges = a.anchor(.edges, to: parent, padding: 10)
    for edge in edges { edge.constant = 30 }
    // end
    made(
      "a.top = parent.top + 30", "a.leading = parent.leading + 30", "parent.bottom = a.bottom + 30",
      "parent.trailing = a.trailing + 30")
    // Result: 30 points on every side. At the bottom and trailing the parent is the first item.
    #expect(edges.map { $0.firstItem === parent } == [false, false, true, true])
    expect(a, 30, 30, 340, 240)
  }

  // ### Switching one constraint
  // Elsewhere: "activate", "deactivate", "on", "off". Here the platform's `isActive`; `inactive` makes those that wait.
  @Test func switching() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    let narrow = a.widthAnchor =&= 120
    let wide = NSLayoutConstraint.inactive { a.widthAnchor =&= 250 }
    narrow.isActive = false
    wide.setActive(true)
    // end
    made("a.width = 250")
    // Result: 250 points; the other constraint waits until its `isActive` is set again.
    #expect(!narrow.isActive)
    expect(a, 0, 0, 250, 30)
  }

  // ### Many constraints at once
  // Elsewhere: `activate([…])`, which Apple recommends over activating one by one. Here one call activates what the lines list.
  @Test func manyAtOnce() {
    guard #available(macOS 11, *) else { return }
    begin()
    // recipe
    NSLayoutConstraint.inactive {
      a.topAnchor =&= parent.topAnchor + 10
      a.leadingAnchor =&= parent.leadingAnchor + 10
      a.widthAnchor =&= 100 | .defaultHigh
      b.topAnchor =&= a.topAnchor
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
      b.trailingAnchor =<= parent.trailingAnchor - 10
    }.setActive(true)
    // end
    made(
      "a.top = parent.top + 10", "a.leading = parent.leading + 10", "b.top = a.top", "b.leading = a.trailing + 8",
      "b.trailing ≤ parent.trailing − 10", "a.width = 100 @750")
    // Result: all six are active, ours and the platform's alike.
    // That one call activates them, PlatformCallTests shows.
    place(a, 0, 0, 1, 30)
    place(b, 0, 0, 1000, 30)
    expect(a, 10, 10, 100, 30)
    expect(b, 118, 10, 272, 30)
  }

  // ### A set that is inactive at creation, and a switch between two sets
  // Elsewhere: "prepare" or a batch, "remake". Here switch one off before the other is on: they never conflict.
  @Test func sets() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    let compact = NSLayoutConstraint.inactive {
      a.widthAnchor =&= 120
      a.heightAnchor =&= 35
    }
    let regular = NSLayoutConstraint.inactive {
      a.widthAnchor =&= 250
      a.heightAnchor =&= 50
    }
    compact.setActive(true)
    compact.setActive(false)
    regular.setActive(true)
    // end
    made("a.width = 250", "a.height = 50")
    // Result: 250 by 50 points; the compact set waits.
    #expect(compact.allSatisfy { !$0.isActive })
    expect(a, 0, 0, 250, 50)
  }

  // ### A set that is remade by state: a condition, a loop, a member that is kept
  // Elsewhere: "remake constraints" in a closure. Here the old set is switched off *before* the closure, as a line of it would list the old one too. The member that is kept is made before it as well, and named in it.
  @Test func remaking() {
    begin()
    // recipe
    let top = a.topAnchor =&= parent.topAnchor
    var set: [NSLayoutConstraint] = []
    func remake(isWide: Bool, below views: [Box]) {
      set.setActive(false)
      set = NSLayoutConstraint.inactive {
        top
        a.heightAnchor =&= 30
        if isWide {
          a.anchor([.leading, .trailing], to: parent, padding: 10)
        } else {
          a.leadingAnchor =&= parent.leadingAnchor
          a.widthAnchor =&= 100
        }
        for view in views {
          view.anchor([.leading, .width, .height], to: a)
          view.topAnchor =&= a.bottomAnchor + 8
        }
      }.setActive(true)
    }
    remake(isWide: false, below: [])
    remake(isWide: true, below: [b])
    top.constant = 20
    // end
    made(
      "a.top = parent.top + 20", "a.leading = parent.leading + 10", "parent.trailing = a.trailing + 10",
      "b.leading = a.leading", "b.width = a.width", "b.height = a.height", "b.top = a.bottom + 8", "a.height = 30")
    // Result: a is 380 points wide, 20 points below the parent's top, b as large and 8 points below it.
    expect(a, 10, 20, 380, 30)
    expect(b, 10, 58, 380, 30)
  }

  // ### Replacing a list
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

  // ### What a set lists, and what it does not
  // Elsewhere: what a closure or a batch makes belongs to it. Here the value of each line does: so a `let` belongs to the set where a line names it, and `isActive = false` in a function that is called there keeps nothing inactive; a list with `setActive(false)` does. A constraint of the plain API that no line names stays as it is.
  @Test func listed() {
    begin()
    // recipe
    let old = [a.widthAnchor =&= 50]
    let set = NSLayoutConstraint.inactive {
      let _ = a.heightAnchor =&= 30
      let left = a.leftAnchor =&= parent.leftAnchor
      a.topAnchor =&= parent.topAnchor
      left
      old | .defaultHigh
      [b.widthAnchor =&= 10].setActive(true)
    }
    // end
    made("a.height = 30")
    // Result: four constraints are listed and inactive: top, left, and the two widths, of which one was active before and one was activated by its line. The height, which no line names, is active.
    #expect(set.map(\.firstAttribute) == [.top, .left, .width, .width])
    #expect(set.allSatisfy { !$0.isActive } && set.contains(old[0]))
  }

  // ### A set as a function of one's own
  // Elsewhere: a closure that is stored. Here `@TALConstraintBuilder`: called outside of `inactive` its relations activate at once, as everywhere.
  @Test func ownSet() {
    begin()
    // recipe
    @TALConstraintBuilder func corner(of view: Box) -> [NSLayoutConstraint] {
      view.anchor([.top, .leading], to: parent, padding: 10)
      view.widthAnchor =&= 50
      view.heightAnchor =&= 30
    }
    let waiting = NSLayoutConstraint.inactive { corner(of: a) }
    let active = corner(of: b)
    // end
    made("b.top = parent.top + 10", "b.leading = parent.leading + 10", "b.width = 50", "b.height = 30")
    // Result: b lies in the corner, a's four constraints wait.
    #expect(waiting.map(\.isActive) == [false, false, false, false] && active.count == 4)
    expect(b, 10, 10, 50, 30)
  }

  // ### A view that is built while a set is created
  // Elsewhere: a batch also holds back what a lazy view makes for itself, or activates all. Here only the set waits.
  @Test func lazyView() {
    begin()
    // recipe
    lazy var header: Box = {
      let header = parent.box("header")
      header.heightAnchor =&= 44
      header.anchor([.leading, .trailing], to: parent)
      return header
    }()
    let pinned = NSLayoutConstraint.inactive { header.topAnchor =&= parent.topAnchor }
    // end
    made("header.leading = parent.leading", "parent.trailing = header.trailing", "header.height = 44")
    // Result: what the header needs for itself, its height and both sides, is active after the call; its place waits.
    #expect(pinned.map(\.isActive) == [false])
    pinned.setActive(true)
    expect(header, 0, 0, 400, 44)
  }

  // ### A relation that stands alone in a closure
  // Elsewhere: nothing is returned. A single expression in a closure is its result: on AppKit a task may not hand on a constraint, which Swift 6 mode refuses with words about 'Sendable', and a result that nobody uses is a warning. With a second statement before it there is no result.
  @Test func closures() async {
    let (a, parent) = (a, parent)
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
