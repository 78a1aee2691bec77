//  The equations that UIKit adds itself, for frames, intrinsic sizes and its own guides.

import Foundation

extension LayoutEngine {
  func rules(for view: UIView) -> [Equation] {
    placeRules(of: view) + sizeRules(of: view) + view.layoutGuides.flatMap { frameRules(of: $0, in: view) }
  }

  private func rule(
    _ item: AnyObject, _ name: String, _ sum: Sum, _ relation: NSLayoutConstraint.Relation = .equal,
    _ priority: UILayoutPriority = .required
  ) -> Equation {
    equation(.rule(ObjectIdentifier(item), name), sum, relation, priority)
  }

  private func placeRules(of view: UIView) -> [Equation] {
    let (own, parent) = (unknowns(of: view), view.superview.map { unknowns(of: $0) })
    guard parent == nil || view.translatesAutoresizingMaskIntoConstraints else { return [] }
    // The corner of a root is the origin, wherever the root is.
    let corner = parent == nil ? .zero : view.frame.origin
    return [
      rule(view, "left", own.left - (parent?.left ?? Sum()) - corner.x),
      rule(view, "top", own.top - (parent?.top ?? Sum()) - corner.y),
    ]
  }

  private func sizeRules(of view: UIView) -> [Equation] {
    let own = unknowns(of: view)
    if view.translatesAutoresizingMaskIntoConstraints {
      return [
        rule(view, "width", own.width - view.frame.width), rule(view, "height", own.height - view.frame.height),
      ]
    }
    let size = view.contentSize(atWidth: layoutWidths[ObjectIdentifier(view)])
    return contentRules(of: view, size.width, own.width, .horizontal)
      + contentRules(of: view, size.height, own.height, .vertical)
  }

  /// [PlatformRules, "Intrinsic size"]
  private func contentRules(
    of view: UIView, _ size: CGFloat, _ sum: Sum, _ axis: NSLayoutConstraint.Axis
  ) -> [Equation] {
    if size == UIView.noIntrinsicMetric { return [] }
    let hugging = view.contentHuggingPriority(for: axis)
    let resistance = view.contentCompressionResistancePriority(for: axis)
    return [
      rule(view, "hugging \(axis)", sum - size, .lessThanOrEqual, hugging),
      rule(view, "compression resistance \(axis)", sum - size, .greaterThanOrEqual, resistance),
    ].filter { $0.priority != UILayoutPriority(0) }  // [PlatformRules, "Hugging out of range"]
  }

  private func frameRules(of guide: UILayoutGuide, in view: UIView) -> [Equation] {
    let (own, inside) = (unknowns(of: view), unknowns(of: guide))
    let left = inside.left - own.left
    let top = inside.top - own.top
    let right = own.right - inside.right
    let bottom = own.bottom - inside.bottom
    func inset(_ insets: UIEdgeInsets) -> [Equation] {
      [
        rule(guide, "left", left - insets.left), rule(guide, "top", top - insets.top),
        rule(guide, "right", right - insets.right), rule(guide, "bottom", bottom - insets.bottom),
      ]
    }
    switch guide.role {
    case .custom:
      return []
    case .margins:
      return inset(margins(view))
    case .safeArea:
      return inset(view.safeAreaInsets)
    case .frame:
      return inset(.zero)
    case .content:
      // The content starts at the view's corner. Constraints determine its size. [doc, contentLayoutGuide]
      return [rule(guide, "left", left), rule(guide, "top", top)]
    case .readable:
      // In the center, and as wide as the margins allow, up to the readable width. [doc, readableContentGuide]
      let insets = margins(view)
      let room = own.width - (insets.left + insets.right)
      return [
        rule(guide, "top", top - insets.top), rule(guide, "bottom", bottom - insets.bottom),
        rule(guide, "center", left - right - (insets.left - insets.right)),
        rule(guide, "margins", inside.width - room, .lessThanOrEqual),
        rule(guide, "readable", inside.width - UIView.readableWidth, .lessThanOrEqual),
        rule(guide, "fill", inside.width - room, .equal, UILayoutPriority(999)),
      ]
    case .keyboard:
      // Without a keyboard: at the bottom of the safe area, with no height. [doc, keyboardLayoutGuide]
      return [
        rule(guide, "left", left), rule(guide, "right", right),
        rule(guide, "bottom", bottom - view.safeAreaInsets.bottom), rule(guide, "height", inside.height),
      ]
    }
  }

  func margins(_ view: UIView) -> UIEdgeInsets {
    // The margins start at the safe area. [doc, insetsLayoutMarginsFromSafeArea]
    let (margins, safe) = (view.layoutMargins, view.safeAreaInsets)
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
  }
}
