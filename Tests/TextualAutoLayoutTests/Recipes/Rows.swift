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

  /// ### Two labels in a row, of which one gives way
  @Test func labels() {
    (title.content, subtitle.content) = (CGSize(width: 300, height: 20), CGSize(width: 180, height: 20))
    for view in [title, subtitle] { view.anchor([.top], to: parent) }
    title.anchor([.leading], to: parent)
    subtitle.anchor([.trailing], to: parent)
    begin()
    // recipe
    subtitle.leadingAnchor =>= title.trailingAnchor + 8
    subtitle.constrainHuggingCompression(.horizontal, .required)
    // end
    /// The subtitle keeps its 180 points, and the title, which asks for 300, is cut off. `constrainHuggingCompression`
    /// sets both priorities of an axis, and the platform's two setters set one of them.
    made("subtitle.leading ≥ title.trailing + 8")
    #expect(subtitle.contentHuggingPriority(for: .horizontal) == .required)
    expect(subtitle, 220, 0, 180, 20)
    expect(title, 0, 0, 212, 20)
  }

  /// ### Names beside fields that begin at one edge
  @Test func fields() {
    let (names, fields) = ([title, subtitle], [button, badge])
    (title.content, subtitle.content) = (CGSize(width: 60, height: 20), CGSize(width: 90, height: 20))
    for (index, field) in fields.enumerated() { place(field, 0, CGFloat(index) * 40, 1, 20) }
    begin()
    // recipe
    let column = TALGuide()
    parent.addLayoutGuide(column)
    column.leadingAnchor =&= parent.leadingAnchor + 16
    column.widthAnchor =&= 0 | .defaultLow
    for (name, field) in zip(names, fields) {
      name.anchor([.leading], to: column)
      name.trailingAnchor =<= column.trailingAnchor
      field.leadingAnchor =&= column.trailingAnchor + 8
      field.trailingAnchor =&= parent.trailingAnchor - 16
      field.firstBaselineAnchor =&= name.firstBaselineAnchor
    }
    // end
    /// The column, a layout guide, is as wide as the widest name, because a width of 0 pulls it together and gives way to
    /// what the names contain. The fields begin 8 points behind it.
    made(
      "guide.leading = parent.leading + 16", "guide.width = 0 @250", "title.leading = guide.leading",
      "title.trailing ≤ guide.trailing", "button.leading = guide.trailing + 8",
      "button.trailing = parent.trailing − 16", "button.firstBaseline = title.firstBaseline",
      "subtitle.leading = guide.leading", "subtitle.trailing ≤ guide.trailing", "badge.leading = guide.trailing + 8",
      "badge.trailing = parent.trailing − 16", "badge.firstBaseline = subtitle.firstBaseline")
    expect(button, 114, 0, 270, 20)
    expect(badge, 114, 40, 270, 20)
  }

  /// ### One view at each end of a row
  @Test func flexibleSpacer() {
    for view in [title, button] { place(view, 0, 0, 60, 30) }
    begin()
    // recipe
    title.anchor([.leading], to: parent)
    button.anchor([.trailing, .top], to: parent)
    button.leadingAnchor =>= title.trailingAnchor + 8
    button.centerYAnchor =&= title.centerYAnchor
    // end
    /// The title lies at the leading edge, the button at the trailing one, and at least 8 points are between them.
    made(
      "title.leading = parent.leading", "parent.trailing = button.trailing", "button.top = parent.top",
      "button.leading ≥ title.trailing + 8", "button.centerY = title.centerY")
    expect(title, 0, 0, 60, 30)
    expect(button, 340, 0, 60, 30)
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
    /// Each of the three gaps is a layout guide of 100 points. `TALGuide` is `UILayoutGuide`, or `NSLayoutGuide` on AppKit.
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
    value.firstBaselineAnchor =&= name.firstBaselineAnchor
    value.leadingAnchor =&= name.trailingAnchor + 8
    // end
    /// The two labels stand on one line, whatever their fonts are.
    made("Value.firstBaseline = Name.firstBaseline", "Value.leading = Name.trailing + 8")
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
