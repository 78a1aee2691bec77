//  Constraints, and priorities. (NSLayoutConstraint.h)

@_exported import Foundation

/// First attribute = multiplier × second attribute + constant. A constraint keeps these as it was given them (assumed).
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    #if !APPKIT
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    #endif
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public enum Axis: Int, Sendable { case horizontal, vertical }

  private let first: Side
  private let second: Side?
  open var firstItem: AnyObject? { first.item }
  open var firstAttribute: Attribute { first.attribute }
  public let relation: Relation
  public let multiplier: CGFloat
  open var secondItem: AnyObject? { second?.item }
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { .init($0) } }
  open var constant: CGFloat
  open var identifier: String?

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = Side(item: view1 as AnyObject, attribute: attr1)
    let second = view2.map { Side(item: $0 as AnyObject, attribute: attr2) }
    self.init(first, relation, second, multiplier, c)
  }

  public init(_ first: Side, _ relation: Relation, _ second: Side?, _ multiplier: CGFloat, _ constant: CGFloat) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    CallLog.record(.create)
  }

  open var priority = UILayoutPriority.required {
    didSet { if isActive && priority != oldValue { CallLog.record(.setPriorityWhileActive) } }
  }

  // MARK: Activity

  /// The view that has the constraint as long as it is active.
  weak var owner: UIView?

  open var isActive: Bool {
    get {
      CallLog.record()
      return owner != nil
    }
    set {
      CallLog.record(.isActive(ObjectIdentifier(self), newValue))
      setInstalled(newValue)
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    CallLog.record(.activate(constraints.map { ObjectIdentifier($0) }))
    for constraint in constraints { constraint.setInstalled(true) }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    CallLog.record(.deactivate(constraints.map { ObjectIdentifier($0) }))
    for constraint in constraints { constraint.setInstalled(false) }
  }

  /// Calls `addConstraint(_:)` on the closest common ancestor, or `removeConstraint(_:)`, if that changes anything.
  /// (Apple: NSLayoutConstraint.isActive) UIKit doesn't always call the latter. (SnapKit/Masonry#537)
  private func setInstalled(_ active: Bool) {
    guard active != isActive else { return }
    if active { commonAncestor.addConstraint(self) } else { owner?.removeConstraint(self) }
  }

  /// A view is its own ancestor. (UIView.h, Installing Constraints)
  private var commonAncestor: UIView {
    let views = first.views + (second?.views ?? [])
    var candidate = views[0]
    while let ancestor = candidate {
      if views.allSatisfy({ $0?.isDescendant(of: ancestor) == true }) { return ancestor }
      candidate = ancestor.superview
    }
    // UIKit raises an NSGenericException with these words (SnapKit/SnapKit#478), which nothing can catch here. That a guide
    // without an owner has no common ancestor with another item, or with itself, is assumed.
    fatalError("Unable to activate constraint … because they have no common ancestor.")
  }
}

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let defaultLow = Self(250)
}

// The operators of priorities. The compiler considers each `+` and `-` on a line, so they count in the work that
// `messages.py` measures. (UIKit.swiftinterface of the iOS 16.4 SDK)

public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs)! }
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue)! }
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs)! }
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
