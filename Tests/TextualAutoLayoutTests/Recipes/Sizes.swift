import Testing
import TestSupport

extension RecipeTests {
  /// ## Sizes

  /// ### A photo that keeps its shape
  @Test func aspectRatio() {
    photo.anchor([.top, .leading], to: parent)
    photo.widthAnchor =&= 160
    begin()
    // recipe
    photo.heightAnchor =&= photo.widthAnchor * 9 / 16
    // end
    /// The photo is 90 points high where it is 160 wide. Write `photo.heightAnchor =&= photo.widthAnchor` for a square.
    /// In a cell that sizes itself the photo's bottom has the priority `(.required - 1)`.
    made("photo.height = 0.562 × photo.width")
    expect(photo, 0, 0, 160, 90)
  }

  /// ### A dialog in the middle, with room around it
  @Test func dialog() {
    card.content = CGSize(width: 900, height: 100)
    begin()
    // recipe
    card.anchor(.center, to: parent)
    card.widthAnchor =<= 300
    card.anchor(.edges, to: parent, padding: 20, relation: .greaterThanOrEqual)
    // end
    /// The card is as large as its content asks for, but at most 300 points wide, and at least 20 points remain on
    /// every side. Padding goes inwards on every edge, so `.greaterThanOrEqual` is right for all four.
    made(
      "card.centerX = parent.centerX", "card.centerY = parent.centerY", "card.width ≤ 300",
      "card.top ≥ parent.top + 20",
      "card.leading ≥ parent.leading + 20", "parent.bottom ≥ card.bottom + 20", "parent.trailing ≥ card.trailing + 20")
    expect(card, 50, 100, 300, 100)
  }

  /// ### As wide as the screen, up to a limit
  @Test func upToALimit() {
    card.content.height = 50
    begin()
    // recipe
    card.anchor([.top, .centerX], to: parent)
    card.widthAnchor =<= 250
    card.widthAnchor =&= parent.widthAnchor - 40 | (.required - 1)
    // end
    /// The card is 250 points wide, because the parent is wider. Below 290 it leaves 20 points at each side.
    /// The limit is required, so the other width yields to it, but not to the card's content, which resists at 750.
    made(
      "card.top = parent.top", "card.centerX = parent.centerX", "card.width ≤ 250",
      "card.width = parent.width − 40 @999")
    expect(card, 75, 0, 250, 50)
    parent.frame.size.width = 200
    expect(card, 20, 0, 160, 50)
  }

  /// ### Columns of equal width
  @Test func equalWidths() {
    for view in [photo, title, button] { place(view, 0, 0, 1, 30) }
    begin()
    // recipe
    let columns = [photo, title, button]
    for (left, right) in zip(columns, columns.dropFirst()) {
      right.leadingAnchor =&= left.trailingAnchor + 10
      right.widthAnchor =&= left.widthAnchor
    }
    photo.leadingAnchor =&= parent.leadingAnchor + 10
    button.trailingAnchor =&= parent.trailingAnchor - 10
    // end
    /// Each view is 120 points wide, because three of them and four gaps of 10 points fill the parent. `zip` makes the
    /// pairs of neighbors. A stack view does it too, if nothing else is wanted.
    made(
      "photo.leading = parent.leading + 10", "title.leading = photo.trailing + 10", "title.width = photo.width",
      "button.leading = title.trailing + 10", "button.width = title.width", "button.trailing = parent.trailing − 10")
    expect(photo, 10, 0, 120, 30)
    expect(title, 140, 0, 120, 30)
    expect(button, 270, 0, 120, 30)
  }

  /// ### One third and two thirds
  @Test func weights() {
    for view in [photo, title] { place(view, 0, 0, 1, 30) }
    begin()
    // recipe
    photo.anchor([.leading], to: parent)
    title.leadingAnchor =&= photo.trailingAnchor
    title.anchor([.trailing], to: parent)
    title.widthAnchor =&= 2 * photo.widthAnchor
    // end
    /// The photo is 133⅓ points wide, and the title 266⅔.
    made(
      "photo.leading = parent.leading", "title.leading = photo.trailing", "parent.trailing = title.trailing",
      "title.width = 2 × photo.width")
    expect(photo, 0, 0, 400 / 3, 30, isRounded: true)
    expect(title, 400 / 3, 0, 800 / 3, 30, isRounded: true)
  }
}
