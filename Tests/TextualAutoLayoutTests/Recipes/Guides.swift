//  A chapter of the article Recipes. RecipeTests.swift says how it is written.

import Testing
import TestSupport

extension RecipeTests {
  /// ## Direction and guides

  /// ### Leading and trailing against left and right
  @Test func direction() {
    parent.makeRightToLeft()
    place(a, 0, 0, 10, 10)
    b.widthAnchor =&= 10
    b.anchor([.top, .bottom], to: a)
    begin()
    // recipe
    a.leadingAnchor =&= parent.leadingAnchor + 5
    b.leftAnchor =&= parent.leftAnchor + 5
    // end
    /// In a right-to-left language a lies 5 points from the right, and b still lies 5 points from the left.
    made("a.leading = parent.leading + 5", "b.left = parent.left + 5")
    #if canImport(UIKit)
    expect(a, 385, 0, 10, 10)
    expect(b, 5, 0, 10, 10)
    #endif
  }

  /// ### A layout guide as a spacer
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
    /// The gap between a and b is half as wide as a. A guide has the anchors of a view but for the baselines.
    made("guide.leading = a.trailing", "guide.width = 0.500 × a.width", "b.leading = guide.trailing")
    place(b, 0, 0, 10, 10)
    expect(b, 80, 0, 10, 10)
  }

  /// ### The safe area
  @Test func safeArea() {
    begin()
    // recipe
    a.anchor(.edges, to: parent.safeAreaLayoutGuide)
    // end
    /// In a window a keeps clear of bars and notches. Without a window a fills the parent.
    made("a.top = guide.top", "a.leading = guide.leading", "guide.bottom = a.bottom", "guide.trailing = a.trailing")
    let insets = parent.safeAreaInsets
    expect(a, insets.left, insets.top, 400 - insets.left - insets.right, 300 - insets.top - insets.bottom)
    #if os(Linux)
    parent.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    expect(a, 0, 20, 400, 270)
    #endif
  }

  #if !canImport(AppKit) || canImport(UIKit)
  /// ### Margins
  @Test func margins() {
    begin()
    // recipe
    a.anchor(.edges, to: parent.layoutMarginsGuide)
    b.anchor([.leadingMargin, .trailingMargin], to: parent)
    // end
    /// a keeps the parent's margins, which are 8 points here, and b aligns its own margins with the parent's. AppKit
    /// has the guide, but not the attributes.
    made(
      "a.top = guide.top", "a.leading = guide.leading", "guide.bottom = a.bottom", "guide.trailing = a.trailing",
      "b.leadingMargin = parent.leadingMargin", "parent.trailingMargin = b.trailingMargin")
    place(b, 0, 0, 1, 10)
    let (outer, inner) = (parent.layoutMargins, b.layoutMargins)
    expect(a, outer.left, outer.top, 400 - outer.left - outer.right, 300 - outer.top - outer.bottom)
    expect(b, outer.left - inner.left, 0, 400 - outer.left - outer.right + inner.left + inner.right, 10)
  }

  /// ### Readable content
  @Test func readableContent() {
    begin()
    // recipe
    a.anchor([.leading, .trailing], to: parent.readableContentGuide)
    // end
    /// Lines of text in this guide stay short enough to read. This parent is narrow, so that a is as wide as the parent
    /// less its margins. AppKit has no such guide.
    made("a.leading = guide.leading", "guide.trailing = a.trailing")
    place(a, 0, 0, 1, 10)
    parent.layOut()
    let guide = parent.readableContentGuide.rectangle
    compare(a.frame, CGRect(x: guide.minX, y: 0, width: guide.width, height: 10))
    #expect(guide.minX >= parent.layoutMargins.left && guide.width > 0)
  }

  #if !os(tvOS)
  /// ### Above the keyboard
  @Test func keyboard() {
    begin()
    // recipe
    a.bottomAnchor =&= parent.keyboardLayoutGuide.topAnchor - 8
    // end
    /// The top of this guide follows the keyboard. Without a keyboard a ends 8 points above the lower edge of the safe
    /// area. tvOS and AppKit do not have the guide.
    made("a.bottom = guide.top − 8")
    place(a, 0, 0, 10, 10)
    #if os(Linux)  // Without a window UIKit's guide is only somewhere below the safe area's top.
    expect(a, 0, 282, 10, 10)
    #endif
  }
  #endif
  #endif
}
