//  Anchors, and the constraints that they create. (NSLayoutAnchor.h)

/// What an anchor names: a position or a size of one item, or a distance between two positions.
struct Quantity {
  /// It is nil for a distance, and when the item is gone. (NSLayoutAnchor.h: AppKit's `item` is weak)
  weak var item: AnyObject?
  /// It is `notAnAttribute` for a distance (assumed).
  let attribute: NSLayoutConstraint.Attribute
  /// The start and the end of a distance. A position or a size has none.
  let ends: [Quantity]

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute, ends) = (item, attribute, [])
  }

  init(from start: Quantity, to end: Quantity) {
    if start.mixesDirections(with: end) {
      // Both the exception and its words are assumed.
      raise("NSInternalInconsistencyException", "A distance between leading or trailing and left or right.")
    }
    (item, attribute, ends) = (nil, .notAnAttribute, [start, end])
  }

  /// The item's own position or size, or the two positions of a distance.
  var parts: [Quantity] { ends.isEmpty ? [self] : ends }

  var isSize: Bool { attribute == .width || attribute == .height || !ends.isEmpty }

  /// The items, as far as they still exist.
  var items: [AnyObject] { parts.compactMap(\.item) }

  /// Whether all items still exist.
  var allItemsExist: Bool { parts.allSatisfy { $0.item != nil } }

  /// Whether one of the two follows the layout direction, and the other one is a left or a right.
  func mixesDirections(with other: Quantity) -> Bool {
    let (one, two) = (attribute, other.attribute)
    return one.followsDirection && two.isLeftOrRight || one.isLeftOrRight && two.followsDirection
  }
}

extension NSLayoutConstraint.Attribute {
  var followsDirection: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }
  var isLeftOrRight: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }
}

/// Creates constraints. `AnchorType` is the concrete class, so that anchors of different kinds can't be mixed.
/// (Apple: NSLayoutAnchor)
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let quantity: Quantity

  init(_ quantity: Quantity) { self.quantity = quantity }

  convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(Quantity(item, attribute))
  }

  fileprivate func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(quantity, relation, anchor?.quantity, multiplier: multiplier, constant: constant)
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { relate(.equal, anchor) }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor)
  }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor)
  }
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: c)
  }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: c) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: c) }
}

@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to the other one. (Apple: anchorWithOffset)
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(Quantity(from: quantity, to: otherAnchor.quantity))
  }
}

@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to the other one. (Apple: anchorWithOffset)
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(Quantity(from: quantity, to: otherAnchor.quantity))
  }
}

@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, constant: c) }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: c)
  }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: c)
  }
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m)
  }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: m)
  }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: m)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: m, constant: c) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}
