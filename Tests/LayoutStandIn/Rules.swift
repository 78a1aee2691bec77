//  These equations hold without a constraint of the user. They are about frames, intrinsic sizes and system guides.

import Foundation

extension LayoutEngine {
  func rules(for view: UIView) -> [Equation] {
    var rules: [Equation] = []
    func add(
      _ item: AnyObject, _ name: String, _ sum: Sum, _ relation: NSLayoutConstraint.Relation = .equal,
      _ priority: UILayoutPriority = .required
    ) {
      rules.append(equation(.rule(ObjectIdentifier(item), name), sum, relation, priority))
    }
    func add(_ guide: UILayoutGuide, insideOf frame: Unknowns, _ insets: UIEdgeInsets) {
      let own = unknowns(of: guide)
      add(guide, "left", own.left - frame.left - insets.left)
      add(guide, "top", own.top - frame.top - insets.top)
      add(guide, "right", frame.right - own.right - insets.right)
      add(guide, "bottom", frame.bottom - own.bottom - insets.bottom)
    }
    let own = unknowns(of: view)
    let parent = view.superview.map { unknowns(of: $0) }
    if parent == nil || view.translatesAutoresizingMaskIntoConstraints {
      // Measuring starts at a root's corner, wherever that is.
      add(view, "left", own.left - (parent?.left ?? Sum()) - (parent == nil ? 0 : view.frame.minX))
      add(view, "top", own.top - (parent?.top ?? Sum()) - (parent == nil ? 0 : view.frame.minY))
    }
    if view.translatesAutoresizingMaskIntoConstraints {
      add(view, "width", own.width - view.frame.width)
      add(view, "height", own.height - view.frame.height)
    } else {
      addIntrinsic(view.intrinsicContentSize.width, own.width, .horizontal)
      addIntrinsic(view.intrinsicContentSize.height, own.height, .vertical)
    }
    /// [PlatformRules, "Intrinsic size"]
    func addIntrinsic(_ size: CGFloat, _ sum: Sum, _ axis: NSLayoutConstraint.Axis) {
      guard size != UIView.noIntrinsicMetric else { return }
      guard size.isFinite else {
        // UIKit logs NaN since iOS 10. [mapbox-gl-native #8909] Before, it raised. [mapbox-gl-native #8854]
        // To treat infinity alike is our choice.
        let source = Source.rule(ObjectIdentifier(view), "intrinsic \(axis) size")
        return reports.numbers.append(
          "[LayoutConstraints] \(describe(source)): not finite. Using UIViewNoIntrinsicMetric instead.")
      }
      let hugging = view.contentHuggingPriority(for: axis)
      let resistance = view.contentCompressionResistancePriority(for: axis)
      // [PlatformRules, "Hugging out of range"]
      let none = UILayoutPriority(0)
      if hugging != none { add(view, "hugging \(axis)", sum - size, .lessThanOrEqual, hugging) }
      if resistance != none { add(view, "compression resistance \(axis)", sum - size, .greaterThanOrEqual, resistance) }
    }
    for guide in view.layoutGuides {
      let inside = unknowns(of: guide)
      switch guide.role {
      case .custom:
        break
      case .margins:
        add(guide, insideOf: own, margins(view))
      case .safeArea:
        add(guide, insideOf: own, view.safeAreaInsets)
      case .frame:
        add(guide, insideOf: own, .zero)
      case .content:
        // The content begins at the view's corner. Its size comes from the constraints. [doc, contentLayoutGuide]
        add(guide, "left", inside.left - own.left)
        add(guide, "top", inside.top - own.top)
      case .readable:
        // It is centred inside of the margins, and as wide as they allow up to the readable width.
        // [doc, readableContentGuide]
        let insets = margins(view)
        add(guide, "top", inside.top - own.top - insets.top)
        add(guide, "bottom", own.bottom - inside.bottom - insets.bottom)
        add(guide, "center", 2 * inside.left + inside.width - 2 * own.left - own.width - (insets.left - insets.right))
        let room = own.width - (insets.left + insets.right)
        add(guide, "margins", inside.width - room, .lessThanOrEqual)
        add(guide, "readable", inside.width - UIView.readableWidth, .lessThanOrEqual)
        add(guide, "fill", inside.width - room, .equal, UILayoutPriority(999))
      case .keyboard:
        // Without a keyboard it lies at the bottom of the safe area and has no height. [doc, keyboardLayoutGuide]
        add(guide, "left", inside.left - own.left)
        add(guide, "right", inside.right - own.right)
        add(guide, "bottom", own.bottom - inside.bottom - view.safeAreaInsets.bottom)
        add(guide, "height", inside.height)
      }
    }
    return rules
  }

  func margins(_ view: UIView) -> UIEdgeInsets {
    // The margins begin at the safe area. [doc, insetsLayoutMarginsFromSafeArea]
    let (margins, safe) = (view.layoutMargins, view.safeAreaInsets)
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
  }
}
