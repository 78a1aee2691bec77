//  Anchors, and the constraints that they create. [NSLayoutAnchor.h]

import Foundation

/// The quantity that an anchor names: a position or a size of one item, or a distance between two positions.
struct AnchorValue {
  /// It is nil for a distance, and when the item is gone. [PlatformRules, "Items are not kept"]
  weak var item: AnyObject?
  /// It is `notAnAttribute` for a distance. [PlatformRules, "Distances"]
  let attribute: NSLayoutConstraint.Attribute
  /// The start and the end of a distance. A position or a size has none.
  let ends: [AnchorValue]

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute, ends) = (item, attribute, [])
  }

  init(from start: AnchorValue, to end: AnchorValue) {
    if start.mixesDirections(with: end) {
      // UIKit returns nil after an assertion. The words are ours.
      raise("NSInternalInconsistencyException", "A distance between leading or trailing and left or right.")
    }
    (item, attribute, ends) = (nil, .notAnAttribute, [start, end])
  }

  var isSize: Bool { attribute == .width || attribute == .height || !ends.isEmpty }

  /// The items, as far as they still exist.
  var items: [AnyObject] { ends.isEmpty ? [item].compactMap { $0 } : ends.flatMap(\.items) }

  /// Whether all items still exist.
  var allItemsExist: Bool { ends.isEmpty ? item != nil : ends.allSatisfy(\.allItemsExist) }

  /// Whether one of the two follows the layout direction, and the other one is a left or a right.
  func mixesDirections(with other: AnchorValue) -> Bool {
    Self.direction(attribute) * Self.direction(other.attribute) < 0
  }

  /// Left and right, and their margins, are the same in each layout direction.
  var isLeftOrRight: Bool { Self.direction(attribute) < 0 }

  /// 1 for an attribute that follows the layout direction, -1 for left and right, and 0 for all others.
  private static func direction(_ attribute: NSLayoutConstraint.Attribute) -> Int {
    switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: 1
    case .left, .right, .leftMargin, .rightMargin: -1
    default: 0
    }
  }
}

/// Creates constraints. `AnchorType` is the concrete class, so that anchors of different kinds can't be mixed.
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

/// The standard distance between siblings. [PlatformRules, "System spacing"] Tests call only one of the methods that use
/// it. All exist because the compiler tries every overload of `constraint`, which costs.py measures.
private let systemSpacing: CGFloat = 8

@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to the other one. [PlatformRules, "Distances"]
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorValue(from: value, to: otherAnchor.value))
  }
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: systemSpacing * multiplier) }
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier) }
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier) }
}

@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to the other one. [PlatformRules, "Distances"]
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorValue(from: value, to: otherAnchor.value))
  }
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: systemSpacing * multiplier) }
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier) }
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier) }
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
