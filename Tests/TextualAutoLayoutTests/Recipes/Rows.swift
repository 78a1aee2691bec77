//  A chapter of Tests/Guide/Recipes.md. RecipeTests.swift explains how it becomes a page.

import Testing
import TestSupport

extension RecipeTests {
  /// ## Rows and columns

  /// Try a stack view first. It arranges its views, makes them equally wide or high, and closes the gap of a view that
  /// you hide. Constrain the stack view like any other view. Its own views can have more constraints, such as a height.
  /// Use only constraints if views of several rows line up, or if the layout isn't a row or a column.

  #if canImport(UIKit)
  /// ### Hide a view and close the gap
  @Test func stackClosesGapOfHiddenView() {
    (title.content.height, subtitle.content.height) = (20, 30)
    photo.content.height = 40
    // recipe
    let stack = UIStackView(arrangedSubviews: [photo, title, subtitle])
    stack.axis = .vertical
    stack.spacing = 8
    container.addSubview(stack)
    stack.anchor(.horizontal + [.top], to: container.layoutMarginsGuide)

    title.isHidden = true
    // end
    /// The subtitle is now 8 points below the photo. The stack view turns off the
    /// `translatesAutoresizingMaskIntoConstraints` of its views, and `anchor` that of the stack view. Still open: the
    /// views' heights.
    container.layOut()
    compare(subtitle.frame, CGRect(x: 0, y: 48, width: stack.frame.width, height: 30))
    #expect(stack.frame.height == 78)
    title.isHidden = false
    container.layOut()
    #expect(subtitle.frame.minY == 76 && stack.frame.height == 106)
  }
  #endif

  /// ### Hide a view outside a stack view
  @Test func titleMovesWhenBadgeIsHidden() {
    for view in [badge, title] { fillIn(view, 0, 0, 30, 20) }
    badge.anchor([.leading], to: container, padding: 16)
    // recipe
    let withBadge = [NSLayoutConstraint].inactive { title.leadingAnchor =&= badge.trailingAnchor + 8 }
    let withoutBadge = [NSLayoutConstraint].inactive { title.anchor([.leading], to: badge) }

    func showBadge(_ isShown: Bool) {
      badge.isHidden = !isShown
      (isShown ? withoutBadge : withBadge).setActive(false)
      (isShown ? withBadge : withoutBadge).setActive(true)
    }
    showBadge(true)
    // end
    /// A hidden view keeps its place in the layout. So without the badge the title has another leading edge.
    /// [Sets that are switched](Sets-that-are-switched.md) explains sets.
    expect(title, 54, 0, 30, 20)
    showBadge(false)
    expect(title, 16, 0, 30, 20)
    #expect(badge.isHidden)
  }

  /// ### Which of two labels gives way
  @Test func nameGivesWayToValue() {
    let (name, value) = (container.addLabel("A name"), container.addLabel("And a value that is a bit longer"))
    // UIKit's defaults. Those of AppKit's labels aren't documented.
    value.setContentHuggingPriority(.defaultLow, for: .horizontal)
    name.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    // recipe
    name.anchor([.leading, .top], to: container.layoutMarginsGuide)
    value.leadingAnchor =&= name.trailingAnchor + 8
    value.anchor([.firstBaseline], to: name)
    value.anchor([.trailing], to: container.layoutMarginsGuide)
    name.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    value.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    // end
    /// If there is too much room, the value becomes wider, because the name hugs its text more firmly. If there isn't
    /// enough room, the name is cut off, because the value resists more. Without the last two lines both labels
    /// have the same priorities, and you can't know which of them changes. At large text sizes
    /// [turn the row into a column](#a-row-that-becomes-a-column-at-large-text-sizes). Still open: the labels' heights.
    let (nameWidth, valueWidth) = (name.intrinsicContentSize.width, value.intrinsicContentSize.width)
    container.frame.size.width = nameWidth + valueWidth + 120
    container.layOut()
    // The frame of a label on AppKit is wider than its alignment rectangle.
    func width(_ label: TextView) -> CGFloat { label.alignmentRect(forFrame: label.frame).width }
    #expect(abs(width(name) - nameWidth) < 1 && width(value) > valueWidth + 1)
    #expect(abs(name.frame.minY - value.frame.minY) < 1)
    let margins = container.frame.width - container.layoutMarginsGuide.rectangle.width
    container.frame.size.width = margins + nameWidth / 2 + 8 + valueWidth
    container.layOut()
    #expect(width(name) < nameWidth - 1 && abs(width(value) - valueWidth) < 1)
  }

  /// ### Names beside fields that start at one edge
  @Test func fieldsStartAtOneEdge() {
    let (names, fields) = ([title, subtitle], [button, badge])
    (title.content, subtitle.content) = (CGSize(width: 60, height: 20), CGSize(width: 90, height: 20))
    for (index, field) in fields.enumerated() {
      field.content = CGSize(width: 100, height: 20)
      field.topAnchor =&= container.topAnchor + CGFloat(index) * 40
    }
    // recipe
    let column = TALGuide()
    container.addLayoutGuide(column)
    column.anchor(.vertical + [.leading], to: container.layoutMarginsGuide)
    column.widthAnchor =&= 0 | (.defaultLow + 1)
    for (name, field) in zip(names, fields) {
      name.constrainHuggingCompression(.horizontal, .required - 1)
      name.anchor([.leading], to: column)
      name.trailingAnchor =<= column.trailingAnchor
      field.leadingAnchor =&= column.trailingAnchor + 8
      field.anchor([.trailing], to: container.layoutMarginsGuide)
      field.anchor([.firstBaseline], to: name)
    }
    // end
    /// The column is a layout guide: `TALGuide` is `UILayoutGuide` or `NSLayoutGuide`. Its width is 0 at a low priority.
    /// So it shrinks until it is just as wide as the widest name. Long fields give way to the names. At large text sizes
    /// put the names above the fields. On AppKit an `NSGridView` does the same. Still open: the y of each row.
    for width in [100, 500] as [CGFloat] {
      badge.content.width = width
      container.layOut()
      let margins = container.layoutMarginsGuide.rectangle
      let start = margins.minX + 98
      compare(button.frame, CGRect(x: start, y: 0, width: margins.maxX - start, height: 20))
      compare(badge.frame, CGRect(x: start, y: 40, width: margins.maxX - start, height: 20))
      #expect(isNear(column.rectangle.width, 90))
      #expect(title.frame.origin == CGPoint(x: margins.minX, y: 0) && subtitle.frame.minY == 40)
    }
  }

  #if canImport(AppKit) && !canImport(UIKit) && !APPKIT_COPY
  /// ### A stack view on AppKit
  @Test func stackOnAppKitDetachesHiddenViews() {
    for view in [photo, title, subtitle] { view.content = CGSize(width: 50, height: 20) }
    // recipe
    let stack = NSStackView(views: [photo, title, subtitle])
    stack.orientation = .vertical
    stack.alignment = .leading
    container.addSubview(stack)
    stack.anchor(.horizontal + [.top], to: container.layoutMarginsGuide)
    // end
    /// An `NSStackView` closes the gap of a hidden view, too. (No test on Linux runs this recipe.)
    container.layOut()
    #expect(isNear(stack.frame.width, container.layoutMarginsGuide.rectangle.width))
    let height = stack.frame.height
    title.isHidden = true
    container.layOut()
    #expect(isNear(stack.frame.height, height - 20 - stack.spacing) && isNear(subtitle.frame.height, 20))
  }
  #endif
}
