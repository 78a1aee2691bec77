//  A chapter of the article Recipes. RecipeTests.swift says how it is written.

import Testing
import TestSupport

extension RecipeTests {
  /// ## Content

  /// ### Hugging and compression resistance
  @Test func hugging() {
    let label = Box("label", width: 40, height: 20)
    // recipe
    label.constrainHuggingCompression(.horizontal, .required)
    label.constrainHuggingCompression(.vertical, TALPriority(600))
    label.setContentHuggingPriority(.defaultLow, for: .vertical)
    // end
    /// The first two lines set both priorities of an axis, and the third one is the platform's own method, which
    /// changes one of them.
    #expect(label.contentHuggingPriority(for: .horizontal) == .required)
    #expect(label.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(label.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == TALPriority(600))
  }

  /// ### Adding a subview and constraining it
  @Test func adding() {
    begin()
    // recipe
    let child = Box("child")
    parent.addSubview(child)
    child.anchor(.edges, to: parent, padding: 8)
    // end
    /// The child leaves 8 points on every side. Add a view before its first relation, because a constraint can be
    /// active only where its views have a common ancestor.
    made(
      "child.top = parent.top + 8", "child.leading = parent.leading + 8", "parent.bottom = child.bottom + 8",
      "parent.trailing = child.trailing + 8")
    expect(child, 8, 8, 384, 284)
  }

  /// ### Constraints written before the view has a parent
  @Test func beforeTheParent() {
    let child = Box("child")
    begin()
    // recipe
    let later = [NSLayoutConstraint].inactive { child.anchor(.edges, to: parent) }
    parent.addSubview(child)
    later.setActive(true)
    // end
    /// The child fills the parent. In `inactive` the constraints wait, and outside of it the platform would raise an
    /// exception.
    made(
      "child.top = parent.top", "child.leading = parent.leading", "parent.bottom = child.bottom",
      "parent.trailing = child.trailing")
    expect(child, 0, 0, 400, 300)
  }

  #if !canImport(AppKit) || canImport(UIKit)
  /// ### Scroll views
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
    /// The content is as wide as the scroll view and scrolls vertically. The platform's guides are items like views.
    names = [
      ObjectIdentifier(scroll): "scroll", ObjectIdentifier(scroll.contentLayoutGuide): "contentLayoutGuide",
      ObjectIdentifier(scroll.frameLayoutGuide): "frameLayoutGuide",
    ]
    made(
      "scroll.top = parent.top", "scroll.leading = parent.leading", "parent.bottom = scroll.bottom",
      "parent.trailing = scroll.trailing", "content.top = contentLayoutGuide.top",
      "content.leading = contentLayoutGuide.leading", "contentLayoutGuide.bottom = content.bottom",
      "contentLayoutGuide.trailing = content.trailing", "content.width = frameLayoutGuide.width")
    parent.layOut()
    scroll.layOut()
    compare(CGRect(origin: .zero, size: scroll.contentSize), CGRect(x: 0, y: 0, width: 400, height: 900))
  }

  /// ### A table cell, whose content view is not yours
  @Test func cell() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let label = Box("label")
    parent.addSubview(cell)
    begin()
    // recipe
    cell.contentView.addSubview(label)
    label.anchor(.edges, to: cell.contentView, padding: 4)
    // end
    /// The label lies 4 points inside of the content view. `anchor` clears `translatesAutoresizingMaskIntoConstraints`
    /// of its receiver only, so the content view is autoresized by its cell as before.
    names[ObjectIdentifier(cell.contentView)] = "contentView"
    made(
      "label.top = contentView.top + 4", "label.leading = contentView.leading + 4",
      "contentView.bottom = label.bottom + 4", "contentView.trailing = label.trailing + 4")
    #expect(cell.contentView.translatesAutoresizingMaskIntoConstraints)
    #expect(label.superview === cell.contentView)
    parent.layOut()
    cell.layOut()
    compare(label.frame, cell.contentView.bounds.insetBy(dx: 4, dy: 4))
  }
  #endif
}
