import Testing
import TestSupport

extension RecipeTests {
  /// ## Rows and columns

  /// ### A column with equal gaps
  @Test func column() {
    for view in [photo, title, button] { place(view, 16, 10, 50, 30) }
    begin()
    // recipe
    let column = [photo, title, button]
    for (upper, lower) in zip(column, column.dropFirst()) {
      lower.topAnchor =&= upper.bottomAnchor + 8
      lower.anchor([.leading], to: upper)
    }
    // end
    /// Each view begins 8 points below the one before, at the same leading edge. `zip` makes the pairs of neighbors.
    made(
      "title.top = photo.bottom + 8", "title.leading = photo.leading", "button.top = title.bottom + 8",
      "button.leading = title.leading")
    expect(photo, 16, 10, 50, 30)
    expect(title, 16, 48, 50, 30)
    expect(button, 16, 86, 50, 30)
  }

  /// ### Names beside fields that begin at one edge
  @Test func fields() {
    let (names, fields) = ([title, subtitle], [button, badge])
    (title.content, subtitle.content) = (CGSize(width: 60, height: 20), CGSize(width: 90, height: 20))
    for (index, field) in fields.enumerated() {
      field.content = CGSize(width: 100 + 300 * CGFloat(index), height: 20)
      field.topAnchor =&= parent.topAnchor + CGFloat(index) * 40
    }
    begin()
    // recipe
    let column = TALGuide()
    parent.addLayoutGuide(column)
    column.leadingAnchor =&= parent.leadingAnchor + 16
    column.widthAnchor =&= 0 | (.defaultLow + 1)
    for (name, field) in zip(names, fields) {
      name.constrainHuggingCompression(.horizontal, .required - 1)
      name.anchor([.leading], to: column)
      name.trailingAnchor =<= column.trailingAnchor
      field.leadingAnchor =&= column.trailingAnchor + 8
      field.trailingAnchor =&= parent.trailingAnchor - 16
      field.firstBaselineAnchor =&= name.firstBaselineAnchor
    }
    // end
    /// The column, a layout guide, is as wide as the widest name, because a width of 0 pulls it together, harder than
    /// the fields hug. Long fields give way to the names.
    made(
      "guide.leading = parent.leading + 16", "guide.width = 0 @251", "title.leading = guide.leading",
      "title.trailing ≤ guide.trailing", "button.leading = guide.trailing + 8",
      "button.trailing = parent.trailing − 16", "button.firstBaseline = title.firstBaseline",
      "subtitle.leading = guide.leading", "subtitle.trailing ≤ guide.trailing", "badge.leading = guide.trailing + 8",
      "badge.trailing = parent.trailing − 16", "badge.firstBaseline = subtitle.firstBaseline")
    expect(button, 114, 0, 270, 20)
    expect(badge, 114, 40, 270, 20)
  }

  /// ### One view at each end of a row
  @Test func flexibleSpacer() {
    (title.content, button.content) = (CGSize(width: 60, height: 60), CGSize(width: 180, height: 30))
    begin()
    // recipe
    title.anchor([.leading, .centerY], to: parent)
    button.anchor([.trailing, .centerY], to: parent)
    button.leadingAnchor =>= title.trailingAnchor + 8
    button.constrainHuggingCompression(.horizontal, .required - 1)
    // end
    /// The title lies at the leading edge, the button at the trailing one, and at least 8 points are between them.
    /// Where there is no room for both, the title gives way.
    made(
      "title.leading = parent.leading", "title.centerY = parent.centerY", "parent.trailing = button.trailing",
      "button.centerY = parent.centerY", "button.leading ≥ title.trailing + 8")
    #expect(button.contentHuggingPriority(for: .horizontal) == .required - 1)
    expect(title, 0, 120, 60, 60)
    expect(button, 220, 135, 180, 30)
    title.content.width = 300
    expect(title, 0, 120, 212, 60)
  }

  /// ### Equal gaps around two views
  @Test func equalGaps() {
    for view in [photo, button] {
      view.content = CGSize(width: 50, height: 30)
      view.constrainHuggingCompression(.horizontal, .required)
      view.anchor([.top], to: parent)
    }
    begin()
    // recipe
    let gaps = [TALGuide(), TALGuide(), TALGuide()]
    for gap in gaps { parent.addLayoutGuide(gap) }
    for gap in gaps.dropFirst() { gap.widthAnchor =&= gaps[0].widthAnchor }
    gaps[0].leadingAnchor =&= parent.leadingAnchor
    photo.leadingAnchor =&= gaps[0].trailingAnchor
    gaps[1].leadingAnchor =&= photo.trailingAnchor
    button.leadingAnchor =&= gaps[1].trailingAnchor
    gaps[2].leadingAnchor =&= button.trailingAnchor
    gaps[2].trailingAnchor =&= parent.trailingAnchor
    // end
    /// Each gap is a `TALGuide`, UIKit's or AppKit's layout guide, of 100 points, as the views have 50.
    for (index, gap) in gaps.enumerated() { names[ObjectIdentifier(gap)] = "gaps[\(index)]" }
    made(
      "gaps[1].width = gaps[0].width", "gaps[2].width = gaps[0].width",
      "gaps[0].leading = parent.leading", "photo.leading = gaps[0].trailing", "gaps[1].leading = photo.trailing",
      "button.leading = gaps[1].trailing", "gaps[2].leading = button.trailing", "gaps[2].trailing = parent.trailing")
    expect(photo, 100, 0, 50, 30)
    expect(button, 250, 0, 50, 30)
  }

  /// ### A value on the baseline of its name
  @Test func baselines() {
    let (name, value) = (parent.text("Name"), parent.text("Value"))
    name.anchor([.top, .leading], to: parent)
    begin()
    // recipe
    name.constrainHuggingCompression(.horizontal, .required - 1)
    value.firstBaselineAnchor =&= name.firstBaselineAnchor
    value.leadingAnchor =&= name.trailingAnchor + 8
    value.trailingAnchor =<= parent.trailingAnchor
    // end
    /// The first lines of the two labels share a baseline, whatever their fonts are. A long value is cut off.
    made(
      "Value.firstBaseline = Name.firstBaseline", "Value.leading = Name.trailing + 8",
      "Value.trailing ≤ parent.trailing")
    parent.layOut()
    #expect(abs(value.frame.minY - name.frame.minY) < 1)
  }

  /// ### The distance that the system has between siblings
  @Test func systemSpacing() {
    place(photo, 10, 10, 90, 30)
    begin()
    // recipe
    title.leadingAnchor.constraint(equalToSystemSpacingAfter: photo.trailingAnchor, multiplier: 1).isActive = true
    title.anchor([.centerY], to: photo)
    // end
    /// How far the title is from the photo is for the system to choose, so the first line is the platform's own method.
    made("title.leading = photo.trailing + \(Int(spacing))", "title.centerY = photo.centerY")
    place(title, 0, 0, 20, 30)
    expect(title, 100 + spacing, 10, 20, 30)
  }
}
