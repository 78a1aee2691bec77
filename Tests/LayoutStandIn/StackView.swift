//  A simple stack view. It arranges its views with constraints, as UIKit's does. [PlatformRules, "Stack view"]

import Foundation

@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable { case fill, fillEqually }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrange() } }
  open var distribution = Distribution.fill { didSet { arrange() } }
  open var alignment = Alignment.fill { didSet { arrange() } }
  open var spacing: CGFloat = 0 { didSet { arrange() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrange() } }

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

  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    arrange()
  }

  // MARK: Constraints

  private var arrangement: [NSLayoutConstraint] = []

  /// Makes all constraints anew.
  func arrange() {
    NSLayoutConstraint.deactivate(arrangement)
    arrangement = []
    defer { NSLayoutConstraint.activate(arrangement) }
    guard let first = arrangedSubviews.first, let last = arrangedSubviews.last else { return }
    let isRow = axis == .horizontal
    let (start, end, size): (Attribute, Attribute, Attribute) =
      isRow ? (.leading, .trailing, .width) : (.top, .bottom, .height)

    // Along the axis each view follows the view before it. A hidden view has no size, and no spacing before it.
    // [braintree_ios #237]
    add("UISV-canvas-connection", first, start, canvas, start)
    add("UISV-canvas-connection", canvas, end, last, end)
    var gap: CGFloat?
    for (view, next) in zip(arrangedSubviews, arrangedSubviews.dropFirst()) {
      if !view.isHidden { gap = customSpacing[ObjectIdentifier(view)] ?? spacing }
      add("UISV-spacing", next, start, view, end, constant: next.isHidden ? 0 : gap ?? 0)
    }
    let shown = arrangedSubviews.filter { !$0.isHidden }
    for view in arrangedSubviews where view.isHidden { add("UISV-hiding", view, size, nil, .notAnAttribute) }
    if distribution == .fillEqually {
      for view in shown.dropFirst() { add("UISV-fill-equally", view, size, shown[0], size) }
    }
    align(arrangedSubviews)
  }

  /// Across the axis the stack view is at least as large as each view, and as small as that allows. Hidden views count.
  private func align(_ views: [UIView]) {
    let isRow = axis == .horizontal
    let (start, end, size): (Attribute, Attribute, Attribute) =
      isRow ? (.top, .bottom, .height) : (.leading, .trailing, .width)
    let aligned: [Attribute] =
      switch alignment {
      case .fill: [start, end]
      case .leading: [start]
      case .center: [isRow ? .centerY : .centerX]
      case .trailing: [end]
      case .firstBaseline: [.firstBaseline]
      case .lastBaseline: [.lastBaseline]
      }
    let isOnBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    for view in views {
      if alignment != .fill {
        add("UISV-ambiguity-suppression", view, size, nil, .notAnAttribute, priority: UILayoutPriority(25))
      }
      for attribute in aligned {
        add("UISV-alignment", view, attribute, isOnBaseline ? views[0] : canvas, attribute)
      }
      for attribute in [start, end] where !aligned.contains(attribute) {
        add(
          "UISV-spanning-boundary", view, attribute, canvas, attribute,
          attribute == start ? .greaterThanOrEqual : .lessThanOrEqual)
      }
    }
    add("UISV-spanning-fit", self, size, nil, .notAnAttribute, priority: UILayoutPriority(51))
  }

  private typealias Attribute = NSLayoutConstraint.Attribute
  private var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

  private func add(
    _ identifier: String, _ item: AnyObject, _ attribute: Attribute, _ other: AnyObject?, _ otherAttribute: Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    if item === other { return }
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute, multiplier: 1,
      constant: constant)
    (constraint.identifier, constraint.priority) = (identifier, priority)
    arrangement.append(constraint)
  }
}
