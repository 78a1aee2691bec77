//  A simple stack view. It arranges its views with constraints, as UIKit's does. [PlatformRules, "Stack view"]

import Foundation

@preconcurrency @MainActor open class UIStackView: UIView {
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrange() } }
  open var spacing: CGFloat = 0 { didSet { arrange() } }

  /// They are always among the subviews. [doc, addArrangedSubview]
  public private(set) var arrangedSubviews: [UIView] = []
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.append(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrange()
  }
  /// The view remains a subview. [doc, removeArrangedSubview]
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrange()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  // MARK: Constraints

  private var arrangement: [NSLayoutConstraint] = []

  /// Replaces all constraints.
  func arrange() {
    NSLayoutConstraint.deactivate(arrangement)
    arrangement = []
    defer { NSLayoutConstraint.activate(arrangement) }
    guard let first = arrangedSubviews.first, let last = arrangedSubviews.last else { return }
    // Along the axis each view follows the view before it. A hidden view has no size, and no spacing before it.
    // [braintree_ios #237]
    let (start, end, size) = Self.attributes(axis)
    add("UISV-canvas-connection", first, start, self, start)
    add("UISV-canvas-connection", self, end, last, end)
    var gap: CGFloat = 0
    for (view, next) in zip(arrangedSubviews, arrangedSubviews.dropFirst()) {
      if !view.isHidden { gap = spacing }
      add("UISV-spacing", next, start, view, end, constant: next.isHidden ? 0 : gap)
    }
    for view in arrangedSubviews where view.isHidden { add("UISV-hiding", view, size, nil, .notAnAttribute) }

    // Across the axis each view fills the stack view, which is as small as that allows. Hidden views count.
    let (near, far, width) = Self.attributes(axis == .horizontal ? .vertical : .horizontal)
    for view in arrangedSubviews {
      add("UISV-alignment", view, near, self, near)
      add("UISV-alignment", view, far, self, far)
    }
    add("UISV-spanning-fit", self, width, nil, .notAnAttribute, priority: UILayoutPriority(51))
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private static func attributes(_ axis: NSLayoutConstraint.Axis) -> (start: Attribute, end: Attribute, size: Attribute)
  {
    axis == .horizontal ? (.leading, .trailing, .width) : (.top, .bottom, .height)
  }

  private func add(
    _ identifier: String, _ item: AnyObject, _ attribute: Attribute, _ other: AnyObject?, _ otherAttribute: Attribute,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: otherAttribute, multiplier: 1,
      constant: constant)
    (constraint.identifier, constraint.priority) = (identifier, priority)
    arrangement.append(constraint)
  }
}
