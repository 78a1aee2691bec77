//  Anchors, and their methods that create constraints. (NSLayoutAnchor.h)

/// One side of a constraint: a position or a size of an item, or a distance between two positions.
public struct Side {
  /// It is nil for a distance (assumed). Constraints don't retain their items. (SnapKit/SnapKit#573)
  weak var item: AnyObject?

  /// It is `notAnAttribute` for a distance (assumed).
  let attribute: NSLayoutConstraint.Attribute

  /// The start and the end of a distance. A position or a size has none.
  var ends: [Side] = []

  /// The view of each item. A guide counts as its owning view. (Apple: UILayoutGuide.owningView)
  @MainActor var views: [UIView?] {
    ends.isEmpty ? [item as? UIView ?? (item as? UILayoutGuide)?.owningView] : ends.flatMap(\.views)
  }
}

/// Creates constraints. `AnchorType` is the class of the anchors that may be related to this one.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let side: Side

  init(_ side: Side) { self.side = side }

  package init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    side = Side(item: item, attribute: attribute)
  }

  /// A distance.
  init(from start: Side, to end: Side) {
    side = Side(attribute: .notAnAttribute, ends: [start, end])
  }

  fileprivate func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, relation, anchor?.side, multiplier, constant)
  }

  // UIKit has two methods instead of each method with a default argument.

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: c)
  }
}

@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side)
  }
}

@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side)
  }
}

@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, constant: c)
  }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: c)
  }

  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: c)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
