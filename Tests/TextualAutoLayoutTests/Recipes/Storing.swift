//  A chapter of the article Recipes. RecipeTests.swift says how it is written.

import Testing
import TestSupport

extension RecipeTests {
  /// ## Storing and changing

  /// ### A constraint to animate, or to move by some points
  @Test func animate() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    let top = a.topAnchor =&= parent.topAnchor + 10
    top.constant = 80
    top.constant += 8
    // end
    /// a lies 88 points below the parent's top. Keep the constraint that the relation returns, and set its `constant`.
    /// The view moves at the next layout, also when that takes place in an animation.
    made("a.top = parent.top + 88")
    #expect(top.isActive)
    expect(a, 0, 88, 50, 30)
  }

  /// ### Changing the padding of constraints that `anchor` made
  @Test func inwards() {
    begin()
    // recipe
    let edges = a.anchor(.edges, to: parent, padding: 10)
    for edge in edges { edge.constant = 30 }
    // end
    /// a leaves 30 points on every side. A larger `constant` moves each edge inwards, because at the bottom and
    /// trailing edges the parent is the first item. With `a.trailingAnchor =&= parent.trailingAnchor - 10` the constant
    /// is −10, and a larger one moves the edge outwards.
    made(
      "a.top = parent.top + 30", "a.leading = parent.leading + 30", "parent.bottom = a.bottom + 30",
      "parent.trailing = a.trailing + 30")
    #expect(edges.map { $0.firstItem === parent } == [false, false, true, true])
    expect(a, 30, 30, 340, 240)
  }

  /// ### Switching one constraint
  @Test func switching() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    let narrow = a.widthAnchor =&= 120
    let wide = [NSLayoutConstraint].inactive { a.widthAnchor =&= 250 }[0]
    narrow.isActive = false
    wide.isActive = true
    // end
    /// a is 250 points wide, and `narrow` waits until its `isActive` is set again. `inactive` makes a list, and `[0]`
    /// is the one constraint in it.
    made("a.width = 250")
    #expect(!narrow.isActive)
    expect(a, 0, 0, 250, 30)
  }

  /// ### Many constraints at once
  @Test func manyAtOnce() {
    begin()
    // recipe
    let gap = b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
    let set = [NSLayoutConstraint].inactive {
      a.topAnchor =&= parent.topAnchor + 10
      a.leadingAnchor =&= parent.leadingAnchor + 10
      a.widthAnchor =&= 100 | .defaultHigh
      b.topAnchor =&= a.topAnchor
      b.trailingAnchor =<= parent.trailingAnchor - 10
    }
    (set + [gap]).setActive(true)
    // end
    /// All six constraints are active, ours and the platform's alike, by one call of the platform's `activate`. Apple
    /// says that one call is often more efficient than activating one by one. What the platform's own methods make does
    /// not belong to the set, so it is added.
    made(
      "a.top = parent.top + 10", "a.leading = parent.leading + 10", "b.top = a.top",
      "b.trailing ≤ parent.trailing − 10", "b.leading = a.trailing + \(Int(spacing))", "a.width = 100 @750")
    // `PlatformCallTests` shows that one call activates them.
    place(a, 0, 0, 1, 30)
    place(b, 0, 0, 1000, 30)
    expect(a, 10, 10, 100, 30)
    expect(b, 110 + spacing, 10, 280 - spacing, 30)
  }

  /// ### A switch between two sets
  @Test func sets() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    let compact = [NSLayoutConstraint].inactive {
      a.widthAnchor =&= 120
      a.heightAnchor =&= 35
    }
    let regular = [NSLayoutConstraint].inactive {
      a.widthAnchor =&= 250
      a.heightAnchor =&= 50
    }
    compact.setActive(true)
    compact.setActive(false)
    regular.setActive(true)
    // end
    /// a is 250 points wide and 50 high, and the compact set waits. Switch one set off before you switch the other one
    /// on, because otherwise they conflict.
    made("a.width = 250", "a.height = 50")
    #expect(compact.allSatisfy { !$0.isActive })
    expect(a, 0, 0, 250, 50)
  }

  /// ### A set that is made anew by state: a condition, a loop, a constraint that is kept
  @Test func remaking() {
    begin()
    // recipe
    var top: NSLayoutConstraint?
    var set: [NSLayoutConstraint] = []
    func remake(isWide: Bool, below views: [Box]) {
      set.setActive(false)
      set = [NSLayoutConstraint].inactive {
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
    /// a is 380 points wide and lies 20 points below the parent's top, and b is as large and lies 8 points below a. The
    /// closure is ordinary Swift, and an assignment in it keeps one constraint of the set. The assignment compiles
    /// without the parentheses too, but swift-format's default rules ask for them.
    made(
      "a.top = parent.top + 20", "a.leading = parent.leading + 10", "parent.trailing = a.trailing + 10",
      "b.leading = a.leading", "b.width = a.width", "b.height = a.height", "b.top = a.bottom + 8", "a.height = 30")
    expect(a, 10, 20, 380, 30)
    expect(b, 10, 58, 380, 30)
  }

  /// ### Replacing a list
  @Test func replacing() {
    begin()
    // recipe
    var pinned = a.anchor([.top, .leading], to: parent)
    pinned.setActive(false)
    pinned = a.anchor([.bottom, .trailing], to: parent)
    // end
    /// a moves from one corner to the opposite one. The old list is switched off before its variable gets the
    /// new one, because nobody else keeps the old one.
    made("parent.bottom = a.bottom", "parent.trailing = a.trailing")
    place(a, 0, 0, 50, 30)
    expect(a, 350, 270, 50, 30)
  }

  /// ### A constraint that several sets share
  @Test func shared() {
    place(a, 0, 0, 50, 30)
    begin()
    // recipe
    let height = [NSLayoutConstraint].inactive { a.heightAnchor =&= 44 }
    let compact = [NSLayoutConstraint].inactive { a.widthAnchor =&= 120 } + height
    let regular = [NSLayoutConstraint].inactive { a.widthAnchor =&= 250 } + height
    compact.setActive(true)
    compact.setActive(false)
    regular.setActive(true)
    // end
    /// a is 250 points wide and 44 high, and with the compact set a would be as high. The height is made before the sets
    /// and added to both. If it were a lazy variable that is first read in a set, it would belong to that set alone.
    made("a.width = 250", "a.height = 44")
    #expect(compact.last === regular.last)
    expect(a, 0, 0, 250, 44)
  }

  /// ### A set in parts, by functions of your own
  @Test func ownSet() {
    begin()
    // recipe
    func placeInCorner(_ view: Box) {
      view.anchor([.top, .leading], to: parent, padding: 10)
      view.widthAnchor =&= 50
      view.heightAnchor =&= 30
    }
    var set = [NSLayoutConstraint].inactive { placeInCorner(a) }
    set += [NSLayoutConstraint].inactive { c.anchor(.size, to: a) }
    placeInCorner(b)
    // end
    /// b lies in the corner, and the six constraints of the set, for a and c, wait. What the function makes belongs to
    /// the set that calls it, and is active at once where no set does.
    made("b.top = parent.top + 10", "b.leading = parent.leading + 10", "b.width = 50", "b.height = 30")
    #expect(set.map(\.isActive) == Array(repeating: false, count: 6))
    expect(b, 10, 10, 50, 30)
  }

  /// ### A view that a set is the first to load
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
    let above = [NSLayoutConstraint].inactive { bar.anchor([.leading, .trailing, .top], to: parent) }
    let below = [NSLayoutConstraint].inactive { bar.anchor([.leading, .trailing, .bottom], to: parent) }
    above.setActive(true)
    above.setActive(false)
    below.setActive(true)
    // end
    /// The first set has eight constraints, five of which are the toolbar's. At the top the toolbar was 44 points high,
    /// and at the bottom it is empty, because the first set has taken its constraints along. So add views before, and
    /// write only constraints in the closure. Here `_ = bar` before the first set is enough.
    made("bar.leading = parent.leading", "parent.trailing = bar.trailing", "parent.bottom = bar.bottom")
    #expect(above.count == 8 && below.count == 3)
    parent.layOut()
    #expect(toolbar.frame.height == 0)
  }

  #if !canImport(AppKit) || canImport(UIKit)
  /// ### A view that keeps its own constraints, whoever loads it
  @Test func ownConstraints() {
    begin()
    // recipe
    final class Bar: UIView {
      let toolbar = Box("toolbar")
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(toolbar)
        [NSLayoutConstraint].inactive {
          toolbar.anchor(.edges, to: self)
          toolbar.heightAnchor =&= 44
        }.setActive(true)
      }
      required init?(coder: NSCoder) { nil }
    }
    lazy var bar = Bar(frame: .zero)
    let above = [NSLayoutConstraint].inactive {
      parent.addSubview(bar)
      bar.anchor([.leading, .trailing, .top], to: parent)
    }
    for isShown in [true, false, true] { above.setActive(isShown) }
    // end
    /// The set has only the three constraints of its own line, and the toolbar fills the bar also the second time. The
    /// view activates its own constraints in its initializer, by a set of its own, and a set leaves out what is active
    /// already when its closure ends.
    #expect(above.count == 3)
    expect(bar, 0, 0, 400, 44)
    expect(bar.toolbar, 0, 0, 400, 44)
  }
  #endif

  /// ### A relation that stands alone in a closure
  @Test func closures() async {
    let (a, parent) = (a, parent)
    begin()
    // recipe
    let task = Task { _ = a.topAnchor =&= parent.topAnchor + 8 }
    let block: () -> Void = { a.anchor([.leading], to: parent, padding: 8) }
    // end
    /// Both constraints are active when the closures have run. A relation that is the only expression in a closure is
    /// the closure's result, and so is a call of `anchor` or `setActive`. In Swift 6 mode AppKit's constraint cannot be
    /// the result of a `Task` or of `MainActor.run`, and the compiler says so with words about 'Sendable'. `_ =` before
    /// the relation drops the result, and so does the type `() -> Void`.
    await task.value
    block()
    made("a.top = parent.top + 8", "a.leading = parent.leading + 8")
    place(a, 0, 0, 50, 30)
    expect(a, 8, 8, 50, 30)
  }
}
