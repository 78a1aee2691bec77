//  Recipes of Tests/Cookbook.md: content. CookbookTests.swift says how they are written.

import Testing
import TestSupport

extension CookbookTests {
  // ## Content

  // ### Hugging and compression resistance
  // Elsewhere: the platform's setters, for an axis each.
  @Test func hugging() {
    let label = Box("label", width: 40, height: 20)
    // recipe
    label.constrainHuggingCompression(.horizontal, .required)
    label.constrainHuggingCompression(.vertical, TALPriority(600))
    label.setContentHuggingPriority(.defaultLow, for: .vertical)
    // end
    // Result: both priorities of each axis; then one of them by the platform's own method.
    #expect(label.contentHuggingPriority(for: .horizontal) == .required)
    #expect(label.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(label.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == TALPriority(600))
  }

  // ### Adding a subview and constraining it
  // Elsewhere: one call does both. The view hierarchy is not our business: `addSubview` stays a line.
  @Test func adding() {
    begin()
    // recipe
    let child = Box("child")
    parent.addSubview(child)
    child.anchor(.edges, to: parent, padding: 8)
    // end
    made(
      "child.top = parent.top + 8", "child.leading = parent.leading + 8", "parent.bottom = child.bottom + 8",
      "parent.trailing = child.trailing + 8")
    // Result: the child leaves 8 points on every side.
    expect(child, 8, 8, 384, 284)
  }

  // ### Constraints written before the view has a parent
  // Elsewhere: made and activated later, or not possible by the library.
  @Test func beforeTheParent() {
    let child = Box("child")
    begin()
    // recipe
    let later = NSLayoutConstraint.inactive { child.anchor(.edges, to: parent) }
    parent.addSubview(child)
    later.setActive(true)
    // end
    made(
      "child.top = parent.top", "child.leading = parent.leading", "parent.bottom = child.bottom",
      "parent.trailing = child.trailing")
    // Result: the child fills the parent.
    expect(child, 0, 0, 400, 300)
  }

  #if !canImport(AppKit) || canImport(UIKit)
  // ### Scroll views
  // Elsewhere: "content layout guide" and "frame layout guide".
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
    names = [
      ObjectIdentifier(scroll): "scroll", ObjectIdentifier(scroll.contentLayoutGuide): "contentLayoutGuide",
      ObjectIdentifier(scroll.frameLayoutGuide): "frameLayoutGuide",
    ]
    made(
      "scroll.top = parent.top", "scroll.leading = parent.leading", "parent.bottom = scroll.bottom",
      "parent.trailing = scroll.trailing", "content.top = contentLayoutGuide.top",
      "content.leading = contentLayoutGuide.leading", "contentLayoutGuide.bottom = content.bottom",
      "contentLayoutGuide.trailing = content.trailing", "content.width = frameLayoutGuide.width")
    // Result: the content is as wide as the scroll view and scrolls vertically.
    parent.layOut()
    #expect(scroll.contentSize == CGSize(width: 400, height: 900))
  }

  // ### A table cell whose content view is not ours
  // Elsewhere: edges of the content view. `anchor` clears autoresizing of its receiver only: the cell's view keeps it.
  @Test func cell() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let label = Box("label")
    parent.addSubview(cell)
    begin()
    // recipe
    cell.contentView.addSubview(label)
    label.anchor(.edges, to: cell.contentView, padding: 4)
    // end
    names[ObjectIdentifier(cell.contentView)] = "contentView"
    made(
      "label.top = contentView.top + 4", "label.leading = contentView.leading + 4",
      "contentView.bottom = label.bottom + 4", "contentView.trailing = label.trailing + 4")
    // Result: the label lies 4 points inside; the content view is still autoresized.
    #expect(cell.contentView.translatesAutoresizingMaskIntoConstraints)
    #expect(label.superview === cell.contentView)
    expect(label, 4, 4, 192, 36)
  }
  #endif
}
