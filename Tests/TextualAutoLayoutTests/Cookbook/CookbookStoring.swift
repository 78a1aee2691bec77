//  Recipes of Tests/Cookbook.md: storing and changing. CookbookTests.swift says how they are written.

import Testing
import TestSupport

extension CookbookTests {
  // ## Storing and changing

  // ### A constraint to animate, or to move by some points
  // Elsewhere: you keep the result, or "update" finds the constraint by a description of it. Here you keep it and set the platform's `constant`. There is no "update". The view moves when a layout takes place, also when that is in an animation.
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
  // Elsewhere: an "offset" counts to the right and downwards. So it is negative at the right and at the bottom, as in a relation `=&= … - 10`. Here padding counts inwards on every edge, and so does the `constant` of what `anchor` made.
  @Test func inwards() {
    begin()
    // recipe
    let edges = a.anchor(.edges, to: parent, padding: 10)
    for edge in edges { edge.constant = 30 }
    // end
    made(
      "a.top = parent.top + 30", "a.leading = parent.leading + 30", "parent.bottom = a.bottom + 30",
      "parent.trailing = a.trailing + 30")
    // Result: a leaves 30 points on every side. At the bottom and trailing edges the parent is the first item.
    #expect(edges.map { $0.firstItem === parent } == [false, false, true, true])
    expect(a, 30, 30, 340, 240)
  }

  // ### Switching one constraint
  // Elsewhere: the words are "activate" and "deactivate", or "on" and "off". Here you set the platform's `isActive`. `inactive` makes a list that waits, and `[0]` is its one constraint.
  @Test func switching() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    let narrow = a.widthAnchor =&= 120
    let wide: NSLayoutConstraint = .inactive { a.widthAnchor =&= 250 }[0]
    narrow.isActive = false
    wide.isActive = true
    // end
    made("a.width = 250")
    // Result: a is 250 points wide. The other constraint waits until its `isActive` is set again.
    #expect(!narrow.isActive)
    expect(a, 0, 0, 250, 30)
  }

  // ### Many constraints at once
  // Elsewhere: there is `activate([…])`, which Apple documents as often more efficient than activating one by one. Here one call of `setActive` activates what the closure has made. What the platform's own methods make is not in the set, so it is added.
  @Test func manyAtOnce() {
    guard #available(macOS 11, *) else { return }
    begin()
    // recipe
    let gap = b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
    let set = NSLayoutConstraint.inactive {
      a.topAnchor =&= parent.topAnchor + 10
      a.leadingAnchor =&= parent.leadingAnchor + 10
      a.widthAnchor =&= 100 | .defaultHigh
      b.topAnchor =&= a.topAnchor
      b.trailingAnchor =<= parent.trailingAnchor - 10
    }
    (set + [gap]).setActive(true)
    // end
    made(
      "a.top = parent.top + 10", "a.leading = parent.leading + 10", "b.top = a.top",
      "b.trailing ≤ parent.trailing − 10", "b.leading = a.trailing + 8", "a.width = 100 @750")
    // Result: all six constraints are active, ours and the platform's alike.
    // `PlatformCallTests` shows that one call activates them.
    place(a, 0, 0, 1, 30)
    place(b, 0, 0, 1000, 30)
    expect(a, 10, 10, 100, 30)
    expect(b, 118, 10, 272, 30)
  }

  // ### A set that is inactive at creation, and a switch between two sets
  // Elsewhere: the words are "prepare" or "batch", and "remake". Here one set is switched off before the other is switched on, so that they never conflict.
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
    // Result: a is 250 points wide and 50 high. The compact set waits.
    #expect(compact.allSatisfy { !$0.isActive })
    expect(a, 0, 0, 250, 50)
  }

  // ### A set that is remade by state: a condition, a loop, a member that is kept
  // Elsewhere: "remake constraints" takes a closure. Here the closure is ordinary Swift too, and an assignment in it keeps a member of the set. swift-format's default rules ask for parentheses around the relation that is assigned: `top = (a.topAnchor =&= parent.topAnchor)`.
  @Test func remaking() {
    begin()
    // recipe
    var top: NSLayoutConstraint?
    var set: [NSLayoutConstraint] = []
    func remake(isWide: Bool, below views: [Box]) {
      set.setActive(false)
      set = NSLayoutConstraint.inactive {
        top = (a.topAnchor =&= parent.topAnchor)
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
      }
      set.setActive(true)
    }
    remake(isWide: false, below: [])
    remake(isWide: true, below: [b])
    top?.constant = 20
    // end
    made(
      "a.top = parent.top + 20", "a.leading = parent.leading + 10", "parent.trailing = a.trailing + 10",
      "b.leading = a.leading", "b.width = a.width", "b.height = a.height", "b.top = a.bottom + 8", "a.height = 30")
    // Result: a is 380 points wide and lies 20 points below the parent's top. b is as large and lies 8 points below a.
    expect(a, 10, 20, 380, 30)
    expect(b, 10, 58, 380, 30)
  }

  // ### Replacing a list
  // Elsewhere: the word is "remake". Here one line takes the old list away, and one makes the new list.
  @Test func replacing() {
    begin()
    // recipe
    var pinned = a.anchor([.top, .leading], to: parent)
    pinned.setActive(false)
    pinned = a.anchor([.bottom, .trailing], to: parent)
    // end
    made("parent.bottom = a.bottom", "parent.trailing = a.trailing")
    // Result: a moves from one corner to the opposite one.
    place(a, 0, 0, 50, 30)
    expect(a, 350, 270, 50, 30)
  }

  // ### A constraint that several sets share
  // Elsewhere: a constraint is put into each list by its name. Here it is made before the sets, and added to each of them. A lazy variable would belong to the first set that reads it, and be missing in the second.
  @Test func shared() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    let height = NSLayoutConstraint.inactive { a.heightAnchor =&= 44 }
    let compact = NSLayoutConstraint.inactive { a.widthAnchor =&= 120 } + height
    let regular = NSLayoutConstraint.inactive { a.widthAnchor =&= 250 } + height
    compact.setActive(true)
    compact.setActive(false)
    regular.setActive(true)
    // end
    made("a.width = 250", "a.height = 44")
    // Result: a is 250 points wide and 44 high. In the compact set it would be as high.
    #expect(compact.last === regular.last)
    expect(a, 0, 0, 250, 44)
  }

  // ### A set in parts, by functions of one's own
  // Elsewhere: a closure is stored, or a result builder has functions. Here a function has no attribute. Its relations belong to the set that calls it, and are active at once where no set does.
  @Test func ownSet() {
    begin()
    // recipe
    func placeInCorner(_ view: Box) {
      view.anchor([.top, .leading], to: parent, padding: 10)
      view.widthAnchor =&= 50
      view.heightAnchor =&= 30
    }
    var set = NSLayoutConstraint.inactive { placeInCorner(a) }
    set += NSLayoutConstraint.inactive { c.anchor(.size, to: a) }
    placeInCorner(b)
    // end
    made("b.top = parent.top + 10", "b.leading = parent.leading + 10", "b.width = 50", "b.height = 30")
    // Result: b lies in the corner. The six constraints of the set, for a and c, wait.
    #expect(set.map(\.isActive) == Array(repeating: false, count: 6))
    expect(b, 10, 10, 50, 30)
  }

  // ### A view that a set is the first to load
  // Elsewhere: a batch holds back what a view makes for itself as well, or a builder takes only what is written in it. Here a set has everything that relations and `anchor` make in its closure. So the set that is the first to load a view owns what the view has made for itself, and switches it off. Add views before, and write only constraints in the closure: here, `_ = bar` before the first set is enough.
  @Test func lazyView() {
    begin()
    // recipe
    let toolbar = Box("toolbar")
    lazy var bar: Box = {
      let bar = parent.box("bar")
      bar.addSubview(toolbar)
      toolbar.anchor(.edges, to: bar)
      toolbar.heightAnchor =&= 44
      return bar
    }()
    let above = NSLayoutConstraint.inactive { bar.anchor([.leading, .trailing, .top], to: parent) }
    let below = NSLayoutConstraint.inactive { bar.anchor([.leading, .trailing, .bottom], to: parent) }
    above.setActive(true)
    above.setActive(false)
    below.setActive(true)
    // end
    made("bar.leading = parent.leading", "parent.trailing = bar.trailing", "parent.bottom = bar.bottom")
    // Result: the first set has eight constraints, five of which are the toolbar's. At the top the toolbar was 44 points high, and at the bottom it is empty.
    #expect(above.count == 8 && below.count == 3)
    parent.layOut()
    #expect(toolbar.frame.height == 0)
  }

  // ### A view that keeps its own constraints, whoever loads it
  // Elsewhere: the view activates its constraints itself. Here it does so too, at once, by a set of its own in its initialiser.
  @Test func ownConstraints() {
    begin()
    // recipe
    final class Bar: TALView {
      let toolbar = Box("toolbar")
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(toolbar)
        NSLayoutConstraint.inactive {
          toolbar.anchor(.edges, to: self)
          toolbar.heightAnchor =&= 44
        }.setActive(true)
      }
      required init?(coder: NSCoder) { nil }
    }
    lazy var bar = Bar(frame: .zero)
    let above = NSLayoutConstraint.inactive {
      parent.addSubview(bar)
      bar.anchor([.leading, .trailing, .top], to: parent)
    }
    for isShown in [true, false, true] { above.setActive(isShown) }
    // end
    // Result: the set has only the three constraints of its own line. The toolbar fills the bar, also the second time.
    #expect(above.count == 3)
    expect(bar, 0, 0, 400, 44)
    expect(bar.toolbar, 0, 0, 400, 44)
  }

  // ### A relation that stands alone in a closure
  // Elsewhere: nothing is returned. Here a relation is the result of a closure if it is the only expression in it. So are a call of `anchor` and one of `setActive`.
  // - **In a `Task` and in `await MainActor.run`** Swift 6 mode refuses such a result on AppKit, with words about 'Sendable'.
  // - **Elsewhere** the compiler warns that nobody uses the result of `await MainActor.run`.
  // - **Without a result** all this compiles. `_ =` before the relation drops it, and so does another statement before it. The type `() -> Void` drops it too.
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
    // Result: both constraints are active when the closures have run.
    place(a, 0, 0, 50, 30)
    expect(a, 8, 8, 50, 30)
  }
}
