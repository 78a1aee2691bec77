import Testing
import TestSupport

extension RecipeTests {
  /// ## Positions

  /// ### Fill the screen, inside of the safe area
  @Test func safeArea() {
    begin()
    // recipe
    photo.anchor(.edges, to: parent.safeAreaLayoutGuide, padding: 16)
    // end
    /// The photo leaves 16 points on every side, and keeps clear of bars and notches.
    made(
      "photo.top = guide.top + 16", "photo.leading = guide.leading + 16", "guide.bottom = photo.bottom + 16",
      "guide.trailing = photo.trailing + 16")
    let insets = parent.safeAreaInsets
    expect(
      photo, 16 + insets.left, 16 + insets.top, 368 - insets.left - insets.right, 268 - insets.top - insets.bottom)
    #if STAND_IN
    parent.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    expect(photo, 16, 36, 368, 238)
    #endif
  }

  /// ### A title below a photo
  @Test func below() {
    place(photo, 20, 20, 1, 100)
    title.content = CGSize(width: 120, height: 20)
    begin()
    // recipe
    photo.widthAnchor =&= 200
    title.topAnchor =&= photo.bottomAnchor + 8
    title.anchor([.leading], to: photo)
    title.trailingAnchor =<= photo.trailingAnchor
    // end
    /// The title begins 8 points below the photo, at the photo's leading edge. A longer title is cut off at the photo's
    /// trailing edge, because the photo's width is fixed; it would widen one as wide as its image.
    made(
      "photo.width = 200", "title.top = photo.bottom + 8", "title.leading = photo.leading",
      "title.trailing ≤ photo.trailing")
    expect(title, 20, 128, 120, 20)
    title.content.width = 500
    expect(title, 20, 128, 200, 20)
  }

  /// ### A button in the corner
  @Test func corner() {
    button.content = CGSize(width: 80, height: 40)
    begin()
    // recipe
    button.anchor([.bottom, .trailing], to: parent, padding: 20)
    // end
    /// The button lies 20 points inside of the corner.
    made("parent.bottom = button.bottom + 20", "parent.trailing = button.trailing + 20")
    expect(button, 300, 240, 80, 40)
  }

  /// ### A badge on a corner
  @Test func badgeOnACorner() {
    place(photo, 100, 100, 80, 80)
    badge.content = CGSize(width: 20, height: 20)
    begin()
    // recipe
    badge.centerXAnchor =&= photo.trailingAnchor
    badge.centerYAnchor =&= photo.topAnchor
    // end
    /// The badge's center lies on the photo's top trailing corner.
    made("badge.centerX = photo.trailing", "badge.centerY = photo.top")
    expect(badge, 170, 90, 20, 20)
  }

  #if canImport(UIKit)
  /// ### Text in the margins, and not too wide
  @Test func readable() {
    title.content.height = 20
    begin()
    // recipe
    title.anchor([.top], to: parent.layoutMarginsGuide)
    title.anchor([.leading, .trailing], to: parent.readableContentGuide)
    // end
    /// The title keeps the parent's margins. On a wide screen its lines stay short enough to read. AppKit has
    /// `layoutMarginsGuide` alone.
    made("title.top = guide.top", "title.leading = guide.leading", "guide.trailing = title.trailing")
    parent.layOut()
    let (guide, margins) = (parent.readableContentGuide.rectangle, parent.layoutMargins)
    compare(title.frame, CGRect(x: guide.minX, y: margins.top, width: guide.width, height: 20))
    #expect(guide.minX >= margins.left && guide.width > 0)
  }
  #endif

  /// ### A view at a third of the width
  @Test func third() {
    place(button, 0, 0, 20, 20)
    begin()
    // recipe
    let third = TALGuide()
    parent.addLayoutGuide(third)
    third.leadingAnchor =&= parent.leadingAnchor
    third.widthAnchor =&= parent.widthAnchor / 3
    button.centerXAnchor =&= third.trailingAnchor
    // end
    /// The button's center lies at a third of the parent's width, 133⅓ points. The anchor of a location cannot be
    /// multiplied, but the width of a layout guide can.
    made("guide.leading = parent.leading", "guide.width = 0.333 × parent.width", "button.centerX = guide.trailing")
    expect(button, 400 / 3 - 10, 0, 20, 20, isRounded: true)
  }
}
