//  A chapter of Tests/Guide/Recipes.md. RecipeTests.swift explains how it becomes a page.

import Testing
import TestSupport

extension RecipeTests {
  /// ## Positions

  /// ### A photo up to the edges, and text inside the margins
  @Test func photoReachesEdgesAndTitleKeepsMargins() {
    title.content.height = 20
    // recipe
    photo.anchor(.edges, to: container)
    title.anchor(.horizontal + [.bottom], to: container.layoutMarginsGuide)
    // end
    /// The photo reaches the edges of the screen, also behind the bars. The title stays inside the margins, which begin
    /// at the safe area. Still open: the title's height, which comes from its text.
    expect(photo, 0, 0, 400, 300)
    let margins = container.layoutMarginsGuide.rectangle
    expect(title, margins.minX, margins.maxY - 20, margins.width, 20)
    #if STAND_IN && canImport(UIKit)
    container.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    expect(photo, 0, 0, 400, 300)
    expect(title, 8, 262, 384, 20)
    #endif
  }

  #if canImport(UIKit)
  /// ### Text below a photo
  @Test func textWrapsBelowPhoto() {
    let title = container.addLabel("A title that is longer than one line on a narrow screen, as titles are")
    // recipe
    title.font = .preferredFont(forTextStyle: .title2)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    photo.anchor(.horizontal + [.top], to: container.safeAreaLayoutGuide)
    photo.heightAnchor =&= photo.widthAnchor * 9 / 16 | (.required - 1)
    photo.heightAnchor =<= container.heightAnchor / 2
    title.topAnchor =&= photo.bottomAnchor + 8
    title.anchor(.horizontal, to: container.layoutMarginsGuide)
    // end
    /// The photo keeps its shape, but in landscape it leaves half of the height for the title. The title starts 8 points
    /// below the photo. It follows the user's text size and has as many lines as it needs. So nothing fixes its height
    /// or its bottom.
    expect(photo, 0, 0, 400, 150)
    #expect(isNear(title.frame.minY, 158) && isNear(title.frame.width, container.layoutMarginsGuide.rectangle.width))
    #expect(title.frame.height > 1.5 * title.font.lineHeight)
    #if STAND_IN
    let height = title.frame.height
    StandIn.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    defer { StandIn.contentSizeCategory = .large }
    container.layOut()
    #expect(title.frame.height > 3 * height)
    #endif
  }
  #endif

  /// ### A button in the corner
  @Test func buttonStaysInsideCorner() {
    button.content = CGSize(width: 80, height: 40)
    // recipe
    button.anchor([.bottom, .trailing], to: container.safeAreaLayoutGuide, padding: 20)
    button.leadingAnchor =>= container.safeAreaLayoutGuide.leadingAnchor + 20
    // end
    /// The button is 20 points inside the corner. The safe area keeps it away from the home indicator. The second line
    /// keeps it on the screen if its title is long. Still open: its size, which comes from its title.
    expect(button, 300, 240, 80, 40)
    button.content.width = 500
    expect(button, 20, 240, 360, 40)
  }

  /// ### A badge on a corner
  @Test func badgeIsCenteredOnCorner() {
    fillIn(photo, 100, 100, 80, 80)
    badge.content = CGSize(width: 20, height: 20)
    // recipe
    badge.centerXAnchor =&= photo.trailingAnchor
    badge.centerYAnchor =&= photo.topAnchor
    // end
    /// The center of the badge is on the top trailing corner of the photo. Still open: the badge's size.
    expect(badge, 170, 90, 20, 20)
  }

  #if canImport(UIKit)
  /// ### Lines that are not too long to read
  @Test func linesAreAtMostReadablyWide() {
    let text = container.addLabel(String(repeating: "text ", count: 60))
    // recipe
    text.numberOfLines = 0
    text.anchor([.top], to: container.layoutMarginsGuide)
    text.anchor(.horizontal, to: container.readableContentGuide)
    // end
    /// On a narrow screen the text is as wide as the margins allow. On an iPad its lines stay short enough to read, and
    /// they become longer with the user's text size. Still open: the text's height, which comes from its lines. AppKit
    /// doesn't have this guide.
    container.layOut()
    let guide = container.readableContentGuide.rectangle
    #expect(isNear(text.frame.minX, guide.minX) && isNear(text.frame.width, guide.width) && guide.width > 0)
    #expect(text.frame.height > 1.5 * text.font.lineHeight)
    #expect(text.frame.minY == container.layoutMargins.top && guide.minX >= container.layoutMargins.left)
  }

  /// ### A different inset on each side
  @Test func marginsInsetEachSideDifferently() {
    // recipe
    container.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 16, bottom: 8, trailing: 32)
    card.anchor(.edges, to: container.layoutMarginsGuide)
    // end
    /// Change the margins later, and the card follows. UIKit adds the safe area to the margins, and mirrors them
    /// right-to-left. In the view of a controller the leading and trailing margins are at least the system's. To change
    /// that, set the controller's `viewRespectsSystemMinimumLayoutMargins` to false. On AppKit you can't set a view's
    /// margins, so use [a helper](#pin-with-a-different-inset-on-each-side).
    expect(card, 16, 24, 352, 268)
    container.directionalLayoutMargins.leading = 40
    expect(card, 40, 24, 328, 268)
    #if STAND_IN
    container.semanticContentAttribute = .forceRightToLeft
    expect(card, 32, 24, 328, 268)
    #endif
  }
  #endif

  /// ### In the middle between two views
  @Test func titleIsInTheMiddle() {
    for (view, y) in [(photo, 0), (button, 240)] as [(Box, CGFloat)] { fillIn(view, 0, y, 100, 60) }
    title.content = CGSize(width: 100, height: 20)
    title.leadingAnchor =&= container.leadingAnchor
    // recipe
    let above = photo.bottomAnchor.anchorWithOffset(to: title.centerYAnchor)
    let below = title.centerYAnchor.anchorWithOffset(to: button.topAnchor)
    above =&= below
    // end
    /// `anchorWithOffset(to:)` makes a size anchor of the distance between two anchors. So you can relate and multiply
    /// distances. Still open: the title's width and leading edge.
    expect(title, 0, 140, 100, 20)
  }

  /// ### Equal gaps before, between and after two views
  @Test func gapsAroundViewsAreEqual() {
    for view in [photo, button] {
      view.content = CGSize(width: 50, height: 30)
      view.constrainHuggingCompression(.horizontal, .required)
      view.anchor([.top], to: container)
    }
    // recipe
    let before = container.leadingAnchor.anchorWithOffset(to: photo.leadingAnchor)
    let between = photo.trailingAnchor.anchorWithOffset(to: button.leadingAnchor)
    let after = button.trailingAnchor.anchorWithOffset(to: container.trailingAnchor)
    between =&= before
    after =&= before
    // end
    /// Each gap is 100 points wide, because each view is 50 points wide. A stack view with the distribution
    /// `.equalSpacing` has gaps only between its views. Still open: the sizes of the views, and their y.
    expect(photo, 100, 0, 50, 30)
    expect(button, 250, 0, 50, 30)
    #if STAND_IN && canImport(UIKit)
    container.semanticContentAttribute = .forceRightToLeft
    button.content.width = 80
    expect(photo, 260, 0, 50, 30)
    expect(button, 90, 0, 80, 30)
    #endif
  }

  /// ### A center at a third of the width
  @Test func centerIsAtThirdOfWidth() {
    fillIn(button, 0, 0, 20, 20)
    // recipe
    let center = container.leadingAnchor.anchorWithOffset(to: button.centerXAnchor)
    let width = container.leadingAnchor.anchorWithOffset(to: container.trailingAnchor)
    center =&= width / 3
    // end
    /// The button's center is at 133⅓ points. Anchors of positions can't be multiplied, but distances can.
    /// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)` can multiply a position,
    /// too, but it doesn't mirror the result right-to-left. Still open: the button's size and y.
    expect(button, 400 / 3 - 10, 0, 20, 20, isRounded: true)
    #if STAND_IN && canImport(UIKit)
    container.semanticContentAttribute = .forceRightToLeft
    expect(button, 800 / 3 - 10, 0, 20, 20, isRounded: true)
    #endif
  }
}
