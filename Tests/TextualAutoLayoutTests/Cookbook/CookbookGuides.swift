//  Recipes of Tests/Cookbook.md: direction and guides. CookbookTests.swift says how they are written.

import Testing
import TestSupport

extension CookbookTests {
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
    // Result: without a window a fills the parent; in one it keeps clear of bars and notches.
    expect(a, 0, 0, 400, 300)
    #if os(Linux)
    parent.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    expect(a, 0, 20, 400, 270)
    #endif
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
  // Elsewhere: "readable content guide", in which lines of text stay short enough to read. AppKit has none.
  @Test func readableContent() {
    begin()
    // recipe
    a.anchor([.leading, .trailing], to: parent.readableContentGuide)
    // end
    made("a.leading = guide.leading", "guide.trailing = a.trailing")
    // Result: in this parent, which is narrow, a is as wide as the parent less its margins.
    place(a, 0, 0, 1, 10)
    expect(a, 8, 0, 384, 10)
  }

  #if !os(tvOS)
  // ### Above the keyboard
  // Elsewhere: "keyboard layout guide", from iOS 15 on. Its top follows the keyboard. tvOS and AppKit have none.
  @Test func keyboard() {
    guard #available(iOS 15, *) else { return }
    begin()
    // recipe
    a.bottomAnchor =&= parent.keyboardLayoutGuide.topAnchor - 8
    // end
    made("a.bottom = guide.top − 8")
    // Result: without a keyboard a ends 8 points above the lower edge of the safe area.
    place(a, 0, 0, 10, 10)
    expect(a, 0, 282, 10, 10)
  }
  #endif
  #endif
}
