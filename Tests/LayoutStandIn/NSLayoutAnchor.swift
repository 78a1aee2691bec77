//  Anchors, and the constraints that they create. (NSLayoutAnchor.h)

/// The quantity that an anchor names: a position or a size of one item, or a distance between two positions.
struct AnchorValue {
  /// It is nil for a distance, and when the item is gone. (NSLayoutAnchor.h: AppKit's `item` is weak)
  weak var item: AnyObject?
  /// It is `notAnAttribute` for a distance (assumed).
  let attribute: NSLayoutConstraint.Attribute
  /// The start and the end of a distance. A position or a size has none.
  let ends: [AnchorValue]

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute, ends) = (item, attribute, [])
  }

  init(from start: AnchorValue, to end: AnchorValue) {
    if start.mixesDirections(with: end) {
      // Both the exception and its words are assumed.
      raise("NSInternalInconsistencyException", "A distance between leading or trailing and left or right.")
    }
    (item, attribute, ends) = (nil, .notAnAttribute, [start, end])
  }

  /// The item's own position or size, or the two positions of a distance.
  var positions: [AnchorValue] { ends.isEmpty ? [self] : ends }

  var isSize: Bool { attribute == .width || attribute == .height || !ends.isEmpty }

  /// The items, as far as they still exist.
  var items: [AnyObject] { positions.compactMap(\.item) }

  /// Whether all items still exist.
  var allItemsExist: Bool { positions.allSatisfy { $0.item != nil } }

  /// Whether one of the two follows the layout direction, and the other one is a left or a right.
  func mixesDirections(with other: AnchorValue) -> Bool {
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
  let value: AnchorValue

  init(_ value: AnchorValue) { self.value = value }

  convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(AnchorValue(item, attribute))
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .equal, anchor.value)
  }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .greaterThanOrEqual, anchor.value)
  }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .lessThanOrEqual, anchor.value)
  }
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .equal, anchor.value, constant: c)
  }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(value, .greaterThanOrEqual, anchor.value, constant: c) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(value, .lessThanOrEqual, anchor.value, constant: c) }
}

@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to the other one. (Apple: anchorWithOffset)
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorValue(from: value, to: otherAnchor.value))
  }
}

@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to the other one. (Apple: anchorWithOffset)
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorValue(from: value, to: otherAnchor.value))
  }
}

@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .equal, nil, multiplier: 1, constant: c)
  }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .greaterThanOrEqual, nil, multiplier: 1, constant: c)
  }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .lessThanOrEqual, nil, multiplier: 1, constant: c)
  }
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .equal, anchor.value, multiplier: m)
  }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .greaterThanOrEqual, anchor.value, multiplier: m)
  }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .lessThanOrEqual, anchor.value, multiplier: m)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(value, .equal, anchor.value, multiplier: m, constant: c) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(value, .greaterThanOrEqual, anchor.value, multiplier: m, constant: c) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(value, .lessThanOrEqual, anchor.value, multiplier: m, constant: c) }
}
