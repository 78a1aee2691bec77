//  The recipes of Tests/Cookbook.md, run. The page is this file's recipes with their words: `// ##` begins a group,
//  `// ###` a recipe, `// Elsewhere:` says how other libraries put it, the lines between `// recipe` and `// end` are
//  ours, `// Result:` is what the assertions below check.

import Examples
import Foundation
import Testing

@Suite @MainActor struct CookbookTests {
  let parent = Box.root("parent", width: 400, height: 300)
  let a: Box
  let b: Box
  let c: Box
  private final class Order {
    var priority: Float = 100
    var before: Set<ObjectIdentifier> = []
    /// Of items that have none of their own.
    var names: [ObjectIdentifier: String] = [:]
  }
  private let order = Order()

  init() {
    a = parent.box("a")
    b = parent.box("b")
    c = parent.box("c")
  }

  /// Gives views what the recipe leaves open, so that they can be laid out.
  private func place(_ view: Box, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    // The first view placed is the firmest, and sizes are firmer than places.
    order.priority -= 2
    let (size, location) = (TALPriority(order.priority), TALPriority(order.priority - 1))
    view.widthAnchor =&= width | size
    view.heightAnchor =&= height | size
    view.leadingAnchor =&= parent.leadingAnchor + x | location
    view.topAnchor =&= parent.topAnchor + y | location
  }

  private func begin(_ root: TALView? = nil) {
    order.before = Set((root ?? parent).allConstraints.map { ObjectIdentifier($0) })
  }

  /// The constraints that the recipe installed, in words. The order is that of the views that hold them. Not counted:
  /// what a platform installs for its own guides, under names such as `UIViewSafeAreaLayoutGuide-top`.
  private func made(
    in root: TALView? = nil, _ expected: String..., at location: SourceLocation = #_sourceLocation
  ) {
    let new = (root ?? parent).allConstraints.filter { constraint in
      let name = constraint.identifier ?? ""
      return !order.before.contains(ObjectIdentifier(constraint)) && !name.hasPrefix("UI") && !name.hasPrefix("NS")
    }
    #expect(new.map(text) == expected, sourceLocation: location)
  }

  private func text(_ constraint: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      item.flatMap { order.names[ObjectIdentifier($0)] } ?? (item as? TALView)?.label ?? "guide"
    }
    var text = name(constraint.firstItem) + "." + self.text(constraint.firstAttribute)
    text += [" ≤ ", " = ", " ≥ "][constraint.relation.rawValue + 1]
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += rounded(constraint.multiplier) + " × " }
      text += name(second) + "." + self.text(constraint.secondAttribute)
      if constraint.constant != 0 { text += constraint.constant < 0 ? " − " : " + " }
    }
    if constraint.secondItem == nil || constraint.constant != 0 { text += rounded(abs(constraint.constant)) }
    return constraint.priority == .required ? text : text + " @\(Int(constraint.priority.rawValue))"
  }

  private func rounded(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : String(format: "%.3f", Double(value))
  }

  private func text(_ attribute: NSLayoutConstraint.Attribute) -> String {
    let names = [
      "", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
      "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
      "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]
    return names[attribute.rawValue]
  }

  private func expect(
    _ view: TALView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    at location: SourceLocation = #_sourceLocation
  ) {
    parent.layOut()
    let frame = view.frame
    for (value, expected) in [(frame.minX, x), (frame.minY, y), (frame.width, width), (frame.height, height)] {
      #expect(abs(value - expected) < 0.01, "\(frame)", sourceLocation: location)
    }
  }

  // ## Relations

  // ### Equal, at least, at most
  // Elsewhere: a chained "equal to", "greater than or equal to", "less than or equal to", or `==`, `>=`, `<=`.
  @Test func relations() {
    place(a, 10, 10, 90, 30)
    begin()
    // recipe
    b.leadingAnchor =&= a.trailingAnchor
    b.widthAnchor =>= a.widthAnchor
    b.heightAnchor =<= a.heightAnchor
    // end
    made("b.leading = a.trailing", "b.width ≥ a.width", "b.height ≤ a.height")
    // Result: b begins where a ends, at least as wide, at most as high.
    place(b, 0, 0, 20, 500)
    expect(b, 100, 0, 90, 30)
  }

  // ### Constants
  // Elsewhere: an "offset" or "inset" method, or `+` and `-`. Here the anchor comes first, then the constant.
  @Test func constants() {
    place(a, 10, 10, 90, 30)
    begin()
    // recipe
    b.topAnchor =&= a.bottomAnchor + 8
    b.trailingAnchor =&= a.trailingAnchor - 20
    b.widthAnchor =&= 50
    // end
    made("b.top = a.bottom + 8", "b.trailing = a.trailing − 20", "b.width = 50")
    // Result: b lies 8 points below a, ends 20 points before it and is 50 points wide.
    place(b, 0, 0, 1, 30)
    expect(b, 30, 48, 50, 30)
  }

  // ### Multipliers and linear combinations
  // Elsewhere: "multiplied by" and "offset" one after the other.
  @Test func multipliers() {
    place(a, 0, 0, 90, 30)
    begin()
    // recipe
    b.widthAnchor =&= 2 * a.widthAnchor
    b.heightAnchor =&= (a.widthAnchor - 50) / 2
    // end
    made("b.width = 2 × a.width", "b.height = 0.500 × a.width − 25")
    // Result: 2 × 90 = 180 points wide, 0.5 × (90 − 50) = 20 points high.
    place(b, 0, 0, 1, 1)
    expect(b, 0, 0, 180, 20)
  }

  // ### One of two values, a value that may fail, a view that may be missing
  // Elsewhere: an `if` around the whole line. A relation binds like `=`, so that all this may stand around it.
  @Test func likeAssignment() throws {
    let isWide = true
    let maybe: Box? = nil
    func limit() throws -> CGFloat { 80 }
    place(a, 10, 10, 90, 30)
    begin()
    // recipe
    a.widthAnchor =&= isWide ? 200 : 300
    a.heightAnchor =<= try limit()
    maybe?.widthAnchor =&= a.widthAnchor
    // end
    made("a.width = 200", "a.height ≤ 80")
    // Result: a is 200 points wide and 30 high; the view that is missing gets no constraint.
    expect(a, 10, 10, 200, 30)
  }

  // ### A helper of your own, for anchors of every kind, views and guides
  // Elsewhere: functions over the library's wrappers. Here over the platform's anchors: `some TALOperand` can be calculated with, `some TALRightSide` may have a priority too.
  @Test func ownHelpers() {
    let guide = TALGuide()
    parent.addLayoutGuide(guide)
    place(a, 10, 10, 90, 30)
    begin()
    // recipe
    func relate<Kind>(_ one: NSLayoutAnchor<Kind>, after other: some TALOperand<Kind>, by gap: CGFloat) {
      one =&= other + gap
    }
    func limit<Kind>(_ one: NSLayoutAnchor<Kind>, to right: some TALRightSide<Kind>) { one =<= right }
    func fill(_ parent: any TALItem, with items: [any TALItem]) {
      for item in items { item.anchor(.edges, to: parent, padding: 8) }
    }
    relate(b.leadingAnchor, after: a.trailingAnchor, by: 12)
    relate(b.widthAnchor, after: 2 * a.widthAnchor, by: 4)
    limit(b.bottomAnchor, to: parent.bottomAnchor - 20 | .defaultHigh)
    fill(parent, with: [c, guide])
    // end
    made(
      "b.leading = a.trailing + 12", "b.width = 2 × a.width + 4", "b.bottom ≤ parent.bottom − 20 @750",
      "c.top = parent.top + 8", "c.leading = parent.leading + 8", "parent.bottom = c.bottom + 8",
      "parent.trailing = c.trailing + 8", "guide.top = parent.top + 8", "guide.leading = parent.leading + 8",
      "parent.bottom = guide.bottom + 8", "parent.trailing = guide.trailing + 8")
    // Result: b is 12 points after a and 184 wide; c and the guide leave 8 points on every side.
    place(b, 0, 20, 20, 30)
    expect(b, 112, 20, 184, 30)
    expect(c, 8, 8, 384, 284)
    #expect(guide.rectangle == c.frame)
  }

  // ### The system's spacing
  // Elsewhere: a hyphen in a format string, or a method of this name. Here the platform's, on AppKit from macOS 11 on.
  @Test func systemSpacing() {
    guard #available(macOS 11, *) else { return }
    place(a, 10, 10, 90, 30)
    begin()
    // recipe
    b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1).isActive = true
    b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 2).isActive = true
    // end
    made("b.leading = a.trailing + 8", "b.top ≥ a.bottom + 16")
    // Result: b begins one spacing of the system, 8 points, after a, and lies at least two below it.
    place(b, 0, 0, 20, 30)
    expect(b, 108, 56, 20, 30)
  }

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
  // Elsewhere: a "priority" method after the edges. Here the last argument: no edge is required, not even for a moment.
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
    b.widthAnchor =&= 300 | TALPriority(500)
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

  // ## Edges, size, centre

  // ### All edges, without and with one padding
  // Elsewhere: "edges equal to superview", with "inset".
  @Test func edges() {
    begin()
    // recipe
    a.anchor(.edges, to: parent)
    b.anchor(.edges, to: parent, padding: 20)
    // end
    made(
      "a.top = parent.top", "a.leading = parent.leading", "parent.bottom = a.bottom", "parent.trailing = a.trailing",
      "b.top = parent.top + 20", "b.leading = parent.leading + 20", "parent.bottom = b.bottom + 20",
      "parent.trailing = b.trailing + 20")
    // Result: a fills the parent; b leaves 20 points on every side.
    expect(a, 0, 0, 400, 300)
    expect(b, 20, 20, 360, 260)
  }

  // ### A different padding for each edge
  // Elsewhere: edges with insets of 20, 20, 40, 20. Here a line for each padding, so that it is seen which is which.
  @Test func insets() {
    begin()
    // recipe
    a.anchor([.top, .leading, .trailing], to: parent, padding: 20)
    a.anchor([.bottom], to: parent, padding: 40)
    // end
    made(
      "a.top = parent.top + 20", "a.leading = parent.leading + 20", "parent.trailing = a.trailing + 20",
      "parent.bottom = a.bottom + 40")
    // Result: 20 points at the top and the sides, 40 below.
    expect(a, 20, 20, 360, 240)
  }

  // ### The two sides; top and bottom
  // Elsewhere: "horizontal edges" and "vertical edges".
  @Test func sides() {
    place(a, 0, 7, 1, 30)
    place(b, 7, 0, 30, 1)
    begin()
    // recipe
    a.anchor([.leading, .trailing], to: parent, padding: 16)
    b.anchor([.top, .bottom], to: parent)
    // end
    made(
      "a.leading = parent.leading + 16", "parent.trailing = a.trailing + 16", "b.top = parent.top",
      "parent.bottom = b.bottom")
    // Result: a is as wide as the parent less 32; b as high as the parent.
    expect(a, 16, 7, 368, 30)
    expect(b, 7, 0, 30, 300)
  }

  // ### The four corners
  // Elsewhere: "top left", "bottom right" and so on.
  @Test func corners() {
    let d = parent.box("d")
    for view in [a, b, c, d] { place(view, 5, 5, 10, 10) }
    begin()
    // recipe
    a.anchor([.top, .leading], to: parent)
    b.anchor([.top, .trailing], to: parent)
    c.anchor([.bottom, .leading], to: parent, padding: 8)
    d.anchor([.bottom, .trailing], to: parent, padding: 8)
    // end
    made(
      "a.top = parent.top", "a.leading = parent.leading", "b.top = parent.top", "parent.trailing = b.trailing",
      "parent.bottom = c.bottom + 8", "c.leading = parent.leading + 8", "parent.bottom = d.bottom + 8",
      "parent.trailing = d.trailing + 8")
    // Result: each view lies in its corner, c and d 8 points inside.
    expect(a, 0, 0, 10, 10)
    expect(b, 390, 0, 10, 10)
    expect(c, 8, 282, 10, 10)
    expect(d, 382, 282, 10, 10)
  }

  // ### Size and centre
  // Elsewhere: "size equal to", "center equal to".
  @Test func sizeAndCentre() {
    place(a, 0, 0, 60, 40)
    begin()
    // recipe
    b.anchor(.size, to: a)
    b.anchor(.center, to: parent)
    // end
    made("b.width = a.width", "b.height = a.height", "b.centerX = parent.centerX", "b.centerY = parent.centerY")
    // Result: b is as large as a, in the middle of the parent.
    expect(b, 170, 130, 60, 40)
  }

  // ### A fixed size
  // Elsewhere: "size equal to" a width and a height. Here two lines: one number a line.
  @Test func fixedSize() {
    begin()
    // recipe
    a.widthAnchor =&= 44
    a.heightAnchor =&= 30
    // end
    made("a.width = 44", "a.height = 30")
    // Result: 44 by 30 points.
    a.anchor([.top, .leading], to: parent)
    expect(a, 0, 0, 44, 30)
  }

  // ### At least a padding on every side
  // Elsewhere: "edges less than or equal to superview" with an inset.
  @Test func atLeast() {
    place(a, 100, 100, 1000, 20)
    begin()
    // recipe
    a.anchor(.edges, to: parent, padding: 10, relation: .greaterThanOrEqual)
    // end
    made(
      "a.top ≥ parent.top + 10", "a.leading ≥ parent.leading + 10", "parent.bottom ≥ a.bottom + 10",
      "parent.trailing ≥ a.trailing + 10")
    // Result: however wide a wants to be, 10 points remain on every side.
    parent.layOut()
    #expect(a.frame.minX >= 10 && a.frame.maxX <= 390)
  }

  // ## Direction and guides

  // ### Leading and trailing against left and right
  // Elsewhere: the same attributes.
  @Test func direction() {
    place(a, 0, 0, 10, 10)
    b.widthAnchor =&= 10
    b.anchor([.top, .bottom], to: a)
    begin()
    // recipe
    a.leadingAnchor =&= parent.leadingAnchor + 5
    b.leftAnchor =&= parent.leftAnchor + 5
    // end
    made("a.leading = parent.leading + 5", "b.left = parent.left + 5")
    // Result: in a right-to-left language a lies 5 points from the right, b from the left.
    parent.makeRightToLeft()
    expect(a, 385, 0, 10, 10)
    expect(b, 5, 0, 10, 10)
  }

  // ### Layout guides as spacers
  // Elsewhere: a guide's anchors or a helper view.
  @Test func guides() {
    place(a, 20, 20, 40, 40)
    begin()
    // recipe
    let spacer = TALGuide()
    parent.addLayoutGuide(spacer)
    spacer.leadingAnchor =&= a.trailingAnchor
    spacer.widthAnchor =&= a.widthAnchor / 2
    b.leadingAnchor =&= spacer.trailingAnchor
    // end
    made("guide.leading = a.trailing", "guide.width = 0.500 × a.width", "b.leading = guide.trailing")
    // Result: between a and b lies half of a's width.
    place(b, 0, 0, 10, 10)
    expect(b, 80, 0, 10, 10)
  }

  // ### Safe area
  // Elsewhere: "safe area layout guide", or "safe area" before the edges. On AppKit from macOS 11 on.
  @Test func safeArea() {
    guard #available(macOS 11, *) else { return }
    begin()
    // recipe
    a.anchor(.edges, to: parent.safeAreaLayoutGuide)
    // end
    made("a.top = guide.top", "a.leading = guide.leading", "guide.bottom = a.bottom", "guide.trailing = a.trailing")
    // Result: a keeps clear of bars and notches; without a window it fills the parent.
    expect(a, 0, 0, 400, 300)
  }

  #if !canImport(AppKit) || canImport(UIKit)
  // ### Margins
  // Elsewhere: "margins" or "layout margins guide". AppKit has the guide from macOS 11 on, the attributes not at all.
  @Test func margins() {
    begin()
    // recipe
    a.anchor(.edges, to: parent.layoutMarginsGuide)
    b.anchor([.leadingMargin, .trailingMargin], to: parent)
    // end
    made(
      "a.top = guide.top", "a.leading = guide.leading", "guide.bottom = a.bottom", "guide.trailing = a.trailing",
      "b.leadingMargin = parent.leadingMargin", "parent.trailingMargin = b.trailingMargin")
    // Result: a keeps the parent's margins, 8 points; b aligns its own margins with the parent's.
    place(b, 0, 0, 1, 10)
    expect(a, 8, 8, 384, 284)
    expect(b, 0, 0, 400, 10)
  }

  // ### Readable content
  // Elsewhere: "readable content guide". AppKit has none.
  @Test func readableContent() {
    begin()
    // recipe
    a.anchor([.leading, .trailing], to: parent.readableContentGuide)
    // end
    made("a.leading = guide.leading", "guide.trailing = a.trailing")
    // Result: lines of text stay short enough to read: here as wide as the parent less its margins.
    place(a, 0, 0, 1, 10)
    expect(a, 8, 0, 384, 10)
  }

  #if !os(tvOS)
  // ### Above the keyboard
  // Elsewhere: "keyboard layout guide", from iOS 15 on. tvOS and AppKit have none.
  @Test func keyboard() {
    guard #available(iOS 15, *) else { return }
    begin()
    // recipe
    a.bottomAnchor =&= parent.keyboardLayoutGuide.topAnchor - 8
    // end
    made("a.bottom = guide.top − 8")
    // Result: 8 points above the keyboard; without one, above the lower edge of the safe area.
    place(a, 0, 0, 10, 10)
    expect(a, 0, 282, 10, 10)
  }
  #endif
  #endif

  // ## Text and shape

  // ### Baselines
  // Elsewhere: "first baseline" and "last baseline", as attributes.
  @Test func baselines() {
    let (title, body) = (parent.text("Title"), parent.text("Body"))
    for label in [title, body] { label.anchor([.leading], to: parent) }
    title.topAnchor =&= parent.topAnchor
    begin()
    // recipe
    body.firstBaselineAnchor =&= title.lastBaselineAnchor + 24
    // end
    made("Body.firstBaseline = Title.lastBaseline + 24")
    // Result: the lines of text are 24 points apart, whatever their fonts.
    parent.layOut()
    #expect(abs(body.frame.minY - title.frame.minY - 24) < 1)
  }

  // ### Aspect ratio, square, golden ratio
  // Elsewhere: "aspect ratio", or width equal to height multiplied.
  @Test func ratios() {
    for (view, height) in [(a, 90.0), (b, 50), (c, 100)] {
      view.heightAnchor =&= height
      view.anchor([.top, .leading], to: parent)
    }
    begin()
    // recipe
    a.widthAnchor =&= a.heightAnchor * 16 / 9
    b.widthAnchor =&= b.heightAnchor
    c.widthAnchor =&= 1.618 * c.heightAnchor
    // end
    made("a.width = 1.778 × a.height", "b.width = b.height", "c.width = 1.618 × c.height")
    // Result: 16 : 9, 1 : 1 and 1.618 : 1.
    expect(a, 0, 0, 160, 90)
    expect(b, 0, 0, 50, 50)
    parent.layOut()
    #expect(abs(c.frame.width / c.frame.height - 1.618) < 0.001)
  }

  // ### At most two thirds of the parent
  // Elsewhere: "less than or equal to superview, multiplied by".
  @Test func twoThirds() {
    begin()
    // recipe
    a.widthAnchor =<= 2 * parent.widthAnchor / 3
    // end
    made("a.width ≤ 0.667 × parent.width")
    // Result: up to 266⅔ points of 400.
    a.widthAnchor =&= 1000 | .defaultLow
    a.heightAnchor =&= 10
    a.anchor([.top, .leading], to: parent)
    expect(a, 0, 0, 800 / 3, 10)
  }

  // ## Several views

  // ### The same for several views: size, alignment
  // Elsewhere: an array of views, or a variadic "same size", "align". Here a `for` loop.
  @Test func sameSize() {
    place(a, 10, 20, 60, 40)
    begin()
    // recipe
    for view in [b, c] {
      view.anchor([.width, .height, .centerY], to: a)
    }
    // end
    made(
      "b.width = a.width", "b.height = a.height", "b.centerY = a.centerY", "c.width = a.width", "c.height = a.height",
      "c.centerY = a.centerY")
    // Result: b and c are as large as a and centred on its height.
    place(b, 100, 0, 1, 1)
    place(c, 200, 0, 1, 1)
    expect(b, 100, 20, 60, 40)
    expect(c, 200, 20, 60, 40)
  }

  // ### A row with a fixed gap
  // Elsewhere: "distribute" or a format string such as a row with gaps. Here a loop over neighbours.
  @Test func row() {
    for view in [a, b, c] { place(view, 0, 0, 50, 30) }
    begin()
    // recipe
    let row = [a, b, c]
    for (left, right) in zip(row, row.dropFirst()) {
      right.leadingAnchor =&= left.trailingAnchor + 8
    }
    for view in row {
      view.anchor([.top], to: parent, padding: 10)
    }
    // end
    made(
      "b.leading = a.trailing + 8", "c.leading = b.trailing + 8", "a.top = parent.top + 10", "b.top = parent.top + 10",
      "c.top = parent.top + 10")
    // Result: the views begin at 0, 58 and 116.
    expect(a, 0, 10, 50, 30)
    expect(b, 58, 10, 50, 30)
    expect(c, 116, 10, 50, 30)
  }

  // ### A column with a fixed gap
  // Elsewhere: the same, vertically.
  @Test func column() {
    for view in [a, b, c] { place(view, 0, 0, 50, 30) }
    begin()
    // recipe
    let column = [a, b, c]
    for (upper, lower) in zip(column, column.dropFirst()) {
      lower.topAnchor =&= upper.bottomAnchor + 8
    }
    // end
    made("b.top = a.bottom + 8", "c.top = b.bottom + 8")
    // Result: the views begin at 0, 38 and 76.
    expect(c, 0, 76, 50, 30)
  }

  // ### Equal widths that fill a container
  // Elsewhere: "fill equally". A stack view does it too, where nothing else is wanted.
  @Test func equalWidths() {
    for view in [a, b, c] { place(view, 0, 0, 1, 30) }
    begin()
    // recipe
    a.leadingAnchor =&= parent.leadingAnchor + 10
    b.leadingAnchor =&= a.trailingAnchor + 10
    c.leadingAnchor =&= b.trailingAnchor + 10
    c.trailingAnchor =&= parent.trailingAnchor - 10
    b.widthAnchor =&= a.widthAnchor
    c.widthAnchor =&= a.widthAnchor
    // end
    made(
      "a.leading = parent.leading + 10", "b.leading = a.trailing + 10", "c.leading = b.trailing + 10",
      "c.trailing = parent.trailing − 10", "b.width = a.width", "c.width = a.width")
    // Result: three times 120 points with gaps of 10.
    expect(a, 10, 0, 120, 30)
    expect(c, 270, 0, 120, 30)
  }

  // ### Weights 1 : 2
  // Elsewhere: "proportional" or a multiplied width.
  @Test func weights() {
    for view in [a, b] { place(view, 0, 0, 1, 30) }
    begin()
    // recipe
    a.leadingAnchor =&= parent.leadingAnchor
    b.leadingAnchor =&= a.trailingAnchor
    b.trailingAnchor =&= parent.trailingAnchor
    b.widthAnchor =&= 2 * a.widthAnchor
    // end
    made(
      "a.leading = parent.leading", "b.leading = a.trailing", "b.trailing = parent.trailing", "b.width = 2 × a.width")
    // Result: 133⅓ and 266⅔ points.
    expect(b, 400 / 3, 0, 800 / 3, 30)
  }

  // ### A spacer of flexible width
  // Elsewhere: "flexible space" or an inequality.
  @Test func flexibleSpacer() {
    for view in [a, b] { place(view, 0, 0, 60, 30) }
    begin()
    // recipe
    a.leadingAnchor =&= parent.leadingAnchor
    b.leadingAnchor =>= a.trailingAnchor + 8
    b.trailingAnchor =&= parent.trailingAnchor
    // end
    made("a.leading = parent.leading", "b.leading ≥ a.trailing + 8", "b.trailing = parent.trailing")
    // Result: a at the left, b at the right, at least 8 points between.
    expect(b, 340, 0, 60, 30)
  }

  // ### Equal gaps by guides
  // Elsewhere: "distribute with equal spacing".
  @Test func equalGaps() {
    for view in [a, b] {
      view.anchor([.top], to: parent)
      view.widthAnchor =&= 50
      view.heightAnchor =&= 30
    }
    begin()
    // recipe
    let gaps = [TALGuide(), TALGuide(), TALGuide()]
    for gap in gaps { parent.addLayoutGuide(gap) }
    for gap in gaps.dropFirst() { gap.widthAnchor =&= gaps[0].widthAnchor }
    gaps[0].leadingAnchor =&= parent.leadingAnchor
    a.leadingAnchor =&= gaps[0].trailingAnchor
    gaps[1].leadingAnchor =&= a.trailingAnchor
    b.leadingAnchor =&= gaps[1].trailingAnchor
    gaps[2].leadingAnchor =&= b.trailingAnchor
    gaps[2].trailingAnchor =&= parent.trailingAnchor
    // end
    for (index, gap) in gaps.enumerated() { order.names[ObjectIdentifier(gap)] = "gaps[\(index)]" }
    made(
      "gaps[1].width = gaps[0].width", "gaps[2].width = gaps[0].width", "gaps[0].leading = parent.leading",
      "a.leading = gaps[0].trailing", "gaps[1].leading = a.trailing", "b.leading = gaps[1].trailing",
      "gaps[2].leading = b.trailing", "gaps[2].trailing = parent.trailing")
    // Result: three gaps of 100 points.
    expect(a, 100, 0, 50, 30)
    expect(b, 250, 0, 50, 30)
  }

  // ## Positions and distances

  // ### At a third of the container; half is the centre
  // Elsewhere: a multiplied centre or edge, which anchors do not have. Here a guide is as wide as the fraction.
  @Test func third() {
    place(a, 0, 0, 20, 20)
    begin()
    // recipe
    let third = TALGuide()
    parent.addLayoutGuide(third)
    third.leadingAnchor =&= parent.leadingAnchor
    third.widthAnchor =&= parent.widthAnchor / 3
    a.centerXAnchor =&= third.trailingAnchor
    // end
    made("guide.leading = parent.leading", "guide.width = 0.333 × parent.width", "a.centerX = guide.trailing")
    // Result: a's centre lies at 133⅓ points.
    expect(a, 400 / 3 - 10, 0, 20, 20)
  }

  // ### The gap between two views equals the height of a third
  // Elsewhere: rarely possible.
  @Test func compositeDistance() {
    place(a, 0, 0, 50, 30)
    place(c, 200, 0, 50, 70)
    begin()
    // recipe
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let distance = gap =&= c.heightAnchor
    // end
    #expect(distance.isActive && distance.relation == .equal && distance.priority == .required)
    #expect(distance.multiplier == 1 && distance.constant == 0)
    // Result: b begins 70 points after a.
    place(b, 0, 0, 10, 10)
    expect(b, 120, 0, 10, 10)
  }

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

  // ## Content

  // ### Hugging and compression resistance
  // Elsewhere: the platform's setters, for an axis each.
  @Test func hugging() {
    let label = Box("label", width: 40, height: 20)
    begin()
    // recipe
    label.constrainHuggingCompression(.horizontal, .required)
    label.constrainHuggingCompression(.vertical, .defaultHigh)
    label.setContentHuggingPriority(.defaultLow, for: .vertical)
    // end
    made()
    // Result: both priorities of each axis; then one of them by the platform's own method.
    #expect(label.contentHuggingPriority(for: .horizontal) == .required)
    #expect(label.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(label.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  // ### Adding a subview and constraining it
  // Elsewhere: one call does both. The view hierarchy is not our business: `addSubview` stays a line.
  @Test func adding() {
    begin()
    // recipe
    let child = Box("child")
    parent.addSubview(child)
    child.anchor(.edges, to: parent, padding: 8)
    // end
    made(
      "child.top = parent.top + 8", "child.leading = parent.leading + 8", "parent.bottom = child.bottom + 8",
      "parent.trailing = child.trailing + 8")
    // Result: the child leaves 8 points on every side.
    expect(child, 8, 8, 384, 284)
  }

  // ### Constraints written before the view has a parent
  // Elsewhere: not possible, or deferred by the library.
  @Test func beforeTheParent() {
    let child = Box("child")
    begin()
    // recipe
    let later = NSLayoutConstraint.inactive { child.anchor(.edges, to: parent) }
    parent.addSubview(child)
    later.setActive(true)
    // end
    made(
      "child.top = parent.top", "child.leading = parent.leading", "parent.bottom = child.bottom",
      "parent.trailing = child.trailing")
    // Result: the child fills the parent.
    expect(child, 0, 0, 400, 300)
  }

  #if !canImport(AppKit) || canImport(UIKit)
  // ### Scroll views
  // Elsewhere: "content layout guide" and "frame layout guide".
  @Test func scrollView() {
    let (scroll, content) = (UIScrollView(), Box("content", height: 900))
    parent.addSubview(scroll)
    scroll.addSubview(content)
    begin()
    // recipe
    scroll.anchor(.edges, to: parent)
    content.anchor(.edges, to: scroll.contentLayoutGuide)
    content.widthAnchor =&= scroll.frameLayoutGuide.widthAnchor
    // end
    order.names = [
      ObjectIdentifier(scroll): "scroll", ObjectIdentifier(scroll.contentLayoutGuide): "contentLayoutGuide",
      ObjectIdentifier(scroll.frameLayoutGuide): "frameLayoutGuide",
    ]
    made(
      "scroll.top = parent.top", "scroll.leading = parent.leading", "parent.bottom = scroll.bottom",
      "parent.trailing = scroll.trailing", "content.top = contentLayoutGuide.top",
      "content.leading = contentLayoutGuide.leading", "contentLayoutGuide.bottom = content.bottom",
      "contentLayoutGuide.trailing = content.trailing", "content.width = frameLayoutGuide.width")
    // Result: the content is as wide as the scroll view and scrolls vertically.
    parent.layOut()
    #expect(scroll.contentSize == CGSize(width: 400, height: 900))
  }

  // ### A table cell whose content view is not ours
  // Elsewhere: edges of the content view. `anchor` clears autoresizing of its receiver only: the cell's view keeps it.
  @Test func cell() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let label = Box("label")
    begin(cell)
    // recipe
    cell.contentView.addSubview(label)
    label.anchor(.edges, to: cell.contentView, padding: 4)
    // end
    order.names[ObjectIdentifier(cell.contentView)] = "contentView"
    made(
      in: cell, "label.top = contentView.top + 4", "label.leading = contentView.leading + 4",
      "contentView.bottom = label.bottom + 4", "contentView.trailing = label.trailing + 4")
    // Result: the label lies 4 points inside; the content view is still autoresized.
    #expect(cell.contentView.translatesAutoresizingMaskIntoConstraints)
    #expect(label.superview === cell.contentView)
  }
  #endif

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
    // Result: the log says parent.bottom = a.bottom + 5, under that name.
    #expect(bottom.description.contains("'a at the bottom'"))
    #expect(bottom.firstItem === parent && bottom.constant == 5)
  }

  // MARK: The page

  #if canImport(AppKit) || os(Linux)
  @Test func thePageIsMadeOfTheseRecipes() throws {
    let source = URL(fileURLWithPath: #filePath)
    let page = source.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Cookbook.md")
    let rendered = try Self.page(from: String(contentsOf: source, encoding: .utf8))
    if ProcessInfo.processInfo.environment["TAL_WRITE_COOKBOOK"] != nil {
      try rendered.write(to: page, atomically: true, encoding: .utf8)
    }
    let isWritten = try String(contentsOf: page, encoding: .utf8) == rendered
    #expect(isWritten, "TAL_WRITE_COOKBOOK=1 swift test --filter Cookbook writes the page anew")
    #expect(rendered.components(separatedBy: "\n### ").count > 40)
    #expect(!rendered.contains("```text\n```"), "a list of constraints is empty")
    let links = rendered.components(separatedBy: "](#").dropFirst().map { $0.prefix { $0 != ")" } }
    #expect(Set(links).count == links.count, "two headings have the same words")
  }

  private static func page(from source: String) -> String {
    var contents: [String] = []
    var lines: [String] = []
    var (isCode, isList, constraints) = (false, false, [String]())
    for line in source.components(separatedBy: "\n") {
      let text = line.trimmingCharacters(in: .whitespaces)
      switch text {
      case "// recipe":
        lines += ["", "```swift"]
        isCode = true
      case "// end" where isCode:
        lines += ["```", ""]
        isCode = false
      case _ where text.hasPrefix("made(") || isList:
        let words = text.components(separatedBy: "\"")
        constraints += stride(from: 1, to: words.count, by: 2).map { words[$0] }
        isList = !text.hasSuffix(")")
        guard !isList, !constraints.isEmpty else { continue }
        lines += ["Constraints:", "", "```text"] + constraints + ["```", ""]
        constraints = []
      case _ where isCode: lines.append(String(line.dropFirst(4)))
      case _ where text.hasPrefix("// ## ") || text.hasPrefix("// ### "):
        lines += (lines.last == "" ? [] : [""]) + [String(text.dropFirst(3)), ""]
        let title = text.drop { "/# ".contains($0) }
        contents.append((text.hasPrefix("// ## ") ? "- " : "  - ") + "[\(title)](#\(anchor(of: title)))")
      case _ where text.hasPrefix("// Elsewhere: ") || text.hasPrefix("// Result: "):
        lines.append(String(text.dropFirst(3)))
      default: break
      }
    }
    return (introduction + contents + lines).joined(separator: "\n") + "\n"
  }

  /// What GitHub makes of a heading: lower case, no punctuation, a hyphen for each space.
  private static func anchor(of title: Substring) -> String {
    let kept = title.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
    return kept.replacingOccurrences(of: " ", with: "-")
  }

  private static let introduction = [
    "# Cookbook", "",
    "For people who come from another layout library or the plain API: what is said there in one way is said here in",
    "another. Every recipe is compiled and run by `CookbookTests.swift`, from which this page is made.", "",
    "In the recipes `a`, `b` and `c` are subviews of `parent`, which is 400 points wide and 300 high; a `Box` is a",
    "view with a name. Below a recipe stand the constraints that it leaves active: `guide` is a layout guide there,",
    "`@750` a priority; without one a constraint is required.", "",
  ]
  #endif
}
