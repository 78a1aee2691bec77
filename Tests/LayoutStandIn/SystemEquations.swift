//  The equations that UIKit adds itself, for frames, intrinsic sizes and its own guides.

import Foundation

extension LayoutEngine {
  func systemEquations(for view: UIView) -> [Equation] {
    cornerEquations(of: view) + sizeEquations(of: view) + view.layoutGuides.flatMap { guideEquations(of: $0, in: view) }
  }

  private func equation(
    _ item: AnyObject, _ name: String, _ sum: Sum, _ relation: NSLayoutConstraint.Relation = .equal,
    _ priority: UILayoutPriority = .required
  ) -> Equation {
    Equation(source: .system(ObjectIdentifier(item), name), sum: sum, relation: relation, priority: priority)
  }

  private func cornerEquations(of view: UIView) -> [Equation] {
    let (own, parent) = (unknowns(of: view), view.superview.map { unknowns(of: $0) })
    guard parent == nil || view.translatesAutoresizingMaskIntoConstraints else { return [] }
    // The corner of a root is the origin, wherever the root is.
    let corner = parent == nil ? .zero : view.frame.origin
    return [
      equation(view, "left", own.left - (parent?.left ?? Sum()) - corner.x),
      equation(view, "top", own.top - (parent?.top ?? Sum()) - corner.y),
    ]
  }

  private func sizeEquations(of view: UIView) -> [Equation] {
    let own = unknowns(of: view)
    if view.translatesAutoresizingMaskIntoConstraints {
      return [
        equation(view, "width", own.width - view.frame.width), equation(view, "height", own.height - view.frame.height),
      ]
    }
    let size = view.contentSize(atWidth: layoutWidths[ObjectIdentifier(view)])
    return contentEquations(of: view, size.width, own.width, .horizontal)
      + contentEquations(of: view, size.height, own.height, .vertical)
  }

  /// [PlatformRules, "Intrinsic size"]
  private func contentEquations(
    of view: UIView, _ size: CGFloat, _ sum: Sum, _ axis: NSLayoutConstraint.Axis
  ) -> [Equation] {
    if size == UIView.noIntrinsicMetric { return [] }
    let hugging = view.contentHuggingPriority(for: axis)
    let resistance = view.contentCompressionResistancePriority(for: axis)
    return [
      equation(view, "hugging \(axis)", sum - size, .lessThanOrEqual, hugging),
      equation(view, "compression resistance \(axis)", sum - size, .greaterThanOrEqual, resistance),
    ].filter { $0.priority != UILayoutPriority(0) }  // [PlatformRules, "Hugging out of range"]
  }

  private func guideEquations(of guide: UILayoutGuide, in view: UIView) -> [Equation] {
    let (own, inside) = (unknowns(of: view), unknowns(of: guide))
    let left = inside.left - own.left
    let top = inside.top - own.top
    let right = own.right - inside.right
    let bottom = own.bottom - inside.bottom
    func inset(_ insets: UIEdgeInsets) -> [Equation] {
      [
        equation(guide, "left", left - insets.left), equation(guide, "top", top - insets.top),
        equation(guide, "right", right - insets.right), equation(guide, "bottom", bottom - insets.bottom),
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
      return [equation(guide, "left", left), equation(guide, "top", top)]
    case .readable:
      // In the center, and as wide as the margins allow, up to the readable width. [doc, readableContentGuide]
      let insets = margins(view)
      let room = own.width - (insets.left + insets.right)
      return [
        equation(guide, "top", top - insets.top), equation(guide, "bottom", bottom - insets.bottom),
        equation(guide, "center", left - right - (insets.left - insets.right)),
        equation(guide, "margins", inside.width - room, .lessThanOrEqual),
        equation(guide, "readable", inside.width - UIView.readableWidth, .lessThanOrEqual),
        equation(guide, "fill", inside.width - room, .equal, UILayoutPriority(999)),
      ]
    case .keyboard:
      // Without a keyboard: at the bottom of the safe area, with no height. [doc, keyboardLayoutGuide]
      return [
        equation(guide, "left", left), equation(guide, "right", right),
        equation(guide, "bottom", bottom - view.safeAreaInsets.bottom), equation(guide, "height", inside.height),
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
