//  A chapter of Tests/Guide/Recipes.md. RecipeTests.swift explains how it becomes a page.

import Testing
import TestSupport

extension RecipeTests {
  /// ## Sizes

  /// ### A view that keeps its shape
  @Test func photoKeepsItsShape() {
    photo.anchor([.top, .leading], to: container)
    photo.widthAnchor =&= 160
    // recipe
    photo.heightAnchor =&= photo.widthAnchor * 9 / 16
    // end
    /// The photo is 90 points high where it is 160 wide. For a square write `photo.heightAnchor =&= photo.widthAnchor`.
    /// If the shape has to change later, see [A ratio that changes](#a-ratio-that-changes). Still open: the photo's width and
    /// position.
    expect(photo, 0, 0, 160, 90)
  }

  /// ### A square that is as large as possible
  @Test func squareGrowsUntilItTouches() {
    card.content = CGSize(width: 1000, height: 1000)
    // recipe
    card.anchor(.center, to: container.layoutMarginsGuide)
    card.heightAnchor =&= card.widthAnchor
    card.anchor(.edges, to: container.layoutMarginsGuide, relation: .greaterThanOrEqual)
    card.anchor(.size, to: container.layoutMarginsGuide, priority: .defaultHigh)
    // end
    /// The required constraints keep the square inside the margins. The last line makes it grow until it touches two of
    /// the four sides.
    for size in [CGSize(width: 400, height: 300), CGSize(width: 200, height: 600)] {
      container.frame.size = size
      container.layOut()
      let margins = container.layoutMarginsGuide.rectangle
      let side = min(margins.width, margins.height)
      compare(
        card.frame, CGRect(x: margins.midX - side / 2, y: margins.midY - side / 2, width: side, height: side),
        isRounded: true)
    }
  }

  /// ### As wide as the screen, up to a limit
  @Test func buttonIsAtMostAsWideAsLimit() {
    button.content.height = 50
    // recipe
    button.anchor([.bottom, .centerX], to: container.layoutMarginsGuide)
    button.widthAnchor =<= 300
    button.anchor([.width], to: container.layoutMarginsGuide, priority: .required - 1)
    // end
    /// The button is 300 points wide, or as wide as the margins if they have less room. The limit is required, so the
    /// other width yields to it. Still open: the button's height, which comes from its title.
    container.layOut()
    #expect(button.frame.width == 300 && abs(button.frame.midX - 200) < 0.51)
    container.frame.size.width = 200
    container.layOut()
    let margins = container.layoutMarginsGuide.rectangle
    compare(button.frame, CGRect(x: margins.minX, y: margins.maxY - 50, width: margins.width, height: 50))
  }

  #if canImport(UIKit)
  /// ### A dialog in the middle, with room around it
  @Test func dialogFitsItsMessage() {
    let message = UILabel()
    message.text = "Short"
    card.addSubview(message)
    // recipe
    message.numberOfLines = 0
    message.anchor(.edges, to: card, padding: 20)
    card.anchor(.center, to: container.safeAreaLayoutGuide)
    card.anchor(.horizontal, to: container.readableContentGuide, relation: .greaterThanOrEqual)
    card.anchor(.vertical, to: container.safeAreaLayoutGuide, padding: 20, relation: .greaterThanOrEqual)
    // end
    /// The card is as large as the message and 20 points on each side of it. With `.greaterThanOrEqual` the padding is a
    /// minimum on every edge. So a long message has several lines. If it can be higher than the screen, put it into a
    /// scroll view.
    func check(_ location: SourceLocation = #_sourceLocation) {
      #expect(logged { container.layOut() }.isEmpty, sourceLocation: location)
      let (outer, inner) = (card.frame, message.frame)
      #expect(abs(outer.midX - 200) < 0.51 && abs(outer.midY - 150) < 0.51, sourceLocation: location)
      #expect(abs(outer.width - inner.width - 40) < 0.51, sourceLocation: location)
      #expect(abs(outer.height - inner.height - 40) < 0.51, sourceLocation: location)
      let guide = container.readableContentGuide.rectangle
      #expect(outer.minX >= guide.minX - 0.01 && outer.maxX <= guide.maxX + 0.01, sourceLocation: location)
    }
    check()
    #expect(message.frame.width < 200 && message.frame.height < 1.5 * message.font.lineHeight)
    message.text = "A message that needs several lines, because the screen is not that wide, and here is more of it"
    check()
    #expect(message.frame.width > 200 && message.frame.height > 1.5 * message.font.lineHeight)
    message.text = String(repeating: "A message that is higher than the screen. ", count: 60)
    check()
    #expect(card.frame.minY >= 19.49)
  }
  #endif

  /// ### One third and two thirds
  @Test func titleIsTwiceAsWideAsPhoto() {
    for view in [photo, title] { fillIn(view, 0, 0, 1, 30) }
    // recipe
    photo.anchor([.leading], to: container.layoutMarginsGuide)
    title.leadingAnchor =&= photo.trailingAnchor
    title.anchor([.trailing], to: container.layoutMarginsGuide)
    title.widthAnchor =&= 2 * photo.widthAnchor
    // end
    /// The photo has a third of the width between the margins, and the title two thirds. Still open: their y and heights.
    container.layOut()
    let margins = container.layoutMarginsGuide.rectangle
    let third = margins.width / 3
    expect(photo, margins.minX, 0, third, 30, isRounded: true)
    expect(title, margins.minX + third, 0, 2 * third, 30, isRounded: true)
  }
}
