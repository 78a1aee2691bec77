//  Textual Auto Layout (TAL): constraints as equations. MIT License, © 2026 The Textual Auto Layout maintainers.
//      red.leadingAnchor =&= blue.trailingAnchor + 8
//      view.widthAnchor  =>= 2 * view.heightAnchor - 4 | .defaultHigh
//      child.anchor([.top, .bottom, .left, .right], to: parent, padding: 5)
//  A relation reads its whole right side, `multiplier * anchor + constant | priority` in points, makes a constraint and
//  activates it; what `inactive(…)` returns waits. Only `anchor` clears `translatesAutoresizingMaskIntoConstraints`.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit) || canImport(LayoutStandIn)
#if canImport(AppKit) && !canImport(UIKit)
import AppKit
public typealias TALView = NSView
public typealias TALGuide = NSLayoutGuide
public typealias TALPriority = NSLayoutConstraint.Priority
public typealias TALAxis = NSLayoutConstraint.Orientation
private let farEdges: [NSLayoutConstraint.Attribute] = [.right, .bottom, .trailing, .lastBaseline]
#else
#if canImport(UIKit)
import UIKit
#else
import LayoutStandIn  // only in this package's own tests
#endif
public typealias TALView = UIView
public typealias TALGuide = UILayoutGuide
public typealias TALPriority = UILayoutPriority
public typealias TALAxis = NSLayoutConstraint.Axis
private let farEdges: [NSLayoutConstraint.Attribute] =
  [.right, .bottom, .trailing, .lastBaseline, .rightMargin, .bottomMargin, .trailingMargin]
#endif

// MARK: Relations
// They bind less tightly than `*` and `/`, and than `+`, `-` and `|` (one level, left to right): `(2 * b - 4) | p`.
infix operator =&= : ComparisonPrecedence
infix operator =>= : ComparisonPrecedence
infix operator =<= : ComparisonPrecedence
/// Makes and activates `lhs = rhs` by `NSLayoutAnchor.constraint(equalTo:…)`. Anchors of two kinds do not compile.
/// UIKit (or AppKit) raises an exception for no common ancestor, leading/trailing with left/right, a non-finite number.
@preconcurrency @MainActor @discardableResult
public func =&= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .equal, rhs.talSum, rhs.talPriority)
}
/// Makes and activates `lhs ≥ rhs` by `constraint(greaterThanOrEqualTo:…)`; otherwise like `=&=`.
@preconcurrency @MainActor @discardableResult
public func =>= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .greaterThanOrEqual, rhs.talSum, rhs.talPriority)
}
/// Makes and activates `lhs ≤ rhs` by `constraint(lessThanOrEqualTo:…)`; otherwise like `=&=`.
@preconcurrency @MainActor @discardableResult
public func =<= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .lessThanOrEqual, rhs.talSum, rhs.talPriority)
}
/// A width or height equal to a number of points, by `NSLayoutDimension.constraint(equalToConstant:)`.
@preconcurrency @MainActor @discardableResult
public func =&= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint { lhs =&= rhs | .required }
/// A width or height of at least a number of points, by `constraint(greaterThanOrEqualToConstant:)`.
@preconcurrency @MainActor @discardableResult
public func =>= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint { lhs =>= rhs | .required }
/// A width or height of at most a number of points, by `constraint(lessThanOrEqualToConstant:)`.
@preconcurrency @MainActor @discardableResult
public func =<= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint { lhs =<= rhs | .required }

// MARK: The right side
/// What may stand right of a relation: an anchor or a linear expression; with `| priority`, these or a number.
@preconcurrency @MainActor public protocol TALRightSide<TALKind> {
  associatedtype TALKind: AnyObject  // NSLayoutXAxisAnchor, NSLayoutYAxisAnchor or NSLayoutDimension
  var talSum: TALSum<TALKind> { get }
  var talPriority: TALPriority { get }
}
/// What `+`, `-`, `*`, `/` and `|` take: an anchor or a linear expression. Without `|` the constraint is required.
@preconcurrency @MainActor public protocol TALOperand: TALRightSide {}
public extension TALOperand { var talPriority: TALPriority { .required } }
// Not NSLayoutAnchor, their superclass: a Swift extension cannot use the type parameter of an Objective-C class.
extension NSLayoutXAxisAnchor: TALOperand { public var talSum: TALSum<NSLayoutXAxisAnchor> { TALSum(anchor: self) } }
extension NSLayoutYAxisAnchor: TALOperand { public var talSum: TALSum<NSLayoutYAxisAnchor> { TALSum(anchor: self) } }
extension NSLayoutDimension: TALOperand { public var talSum: TALSum<NSLayoutDimension> { TALSum(anchor: self) } }
/// A linear expression: multiplier × anchor + constant.
public struct TALSum<TALKind: AnyObject>: TALOperand {
  fileprivate let anchor: NSLayoutAnchor<TALKind>?  // nil: the constant alone, of a width or height
  fileprivate var multiplier: CGFloat = 1
  fileprivate var constant: CGFloat = 0
  public var talSum: Self { self }
}
/// A right side that ends with its priority.
public struct TALPrioritized<TALKind: AnyObject>: TALRightSide {
  public let talSum: TALSum<TALKind>
  public let talPriority: TALPriority
}

// MARK: Arithmetic and priority
public extension TALOperand {
  /// The expression plus points, as in `constraint(equalTo:constant:)`: inwards from bottom or trailing it is `-`.
  static func + (lhs: Self, rhs: CGFloat) -> TALSum<TALKind> {
    let sum = lhs.talSum
    return TALSum(anchor: sum.anchor, multiplier: sum.multiplier, constant: sum.constant + rhs)
  }
  static func - (lhs: Self, rhs: CGFloat) -> TALSum<TALKind> { lhs + -rhs }
  /// The right side with its priority, above 0 and up to 1000; for any other UIKit or AppKit raises an exception.
  static func | (lhs: Self, rhs: TALPriority) -> TALPrioritized<TALKind> { .init(talSum: lhs.talSum, talPriority: rhs) }
}
public extension TALOperand where TALKind == NSLayoutDimension {
  /// A multiple of the width or height, and of any constant added before. A multiple of a location does not compile.
  static func * (lhs: Self, rhs: CGFloat) -> TALSum<TALKind> {
    let sum = lhs.talSum
    return TALSum(anchor: sum.anchor, multiplier: sum.multiplier * rhs, constant: sum.constant * rhs)
  }
  static func * (lhs: CGFloat, rhs: Self) -> TALSum<TALKind> { rhs * lhs }
  /// The quotient, also of any constant added before. After a division by zero the relation raises an exception.
  static func / (lhs: Self, rhs: CGFloat) -> TALSum<TALKind> {
    let sum = lhs.talSum
    return TALSum(anchor: sum.anchor, multiplier: sum.multiplier / rhs, constant: sum.constant / rhs)
  }
}
/// A number of points with a priority, for a width or height.
@preconcurrency @MainActor public func | (lhs: CGFloat, rhs: TALPriority) -> TALPrioritized<NSLayoutDimension> {
  TALPrioritized(talSum: TALSum(anchor: nil, constant: lhs), talPriority: rhs)
}

// MARK: The constraint
private enum Relation { case equal, greaterThanOrEqual, lessThanOrEqual }
// The casts hold: only an NSLayoutDimension can have a multiplier, or a constant alone. For `waiting` see `inactive`.
@MainActor private func makeConstraint<Kind>(
  _ a: NSLayoutAnchor<Kind>, _ relation: Relation, _ sum: TALSum<Kind>, _ priority: TALPriority
) -> NSLayoutConstraint {
  func size(_ anchor: NSLayoutAnchor<Kind>) -> NSLayoutDimension { anchor as! NSLayoutDimension }
  let (m, c) = (sum.multiplier, sum.constant)
  let constraint =
    switch (relation, sum.anchor, m == 1) {
    case (.equal, nil, _): size(a).constraint(equalToConstant: c)
    case (.equal, let b?, true): a.constraint(equalTo: b, constant: c)
    case (.equal, let b?, _): size(a).constraint(equalTo: size(b), multiplier: m, constant: c)
    case (.greaterThanOrEqual, nil, _): size(a).constraint(greaterThanOrEqualToConstant: c)
    case (.greaterThanOrEqual, let b?, true): a.constraint(greaterThanOrEqualTo: b, constant: c)
    case (.greaterThanOrEqual, let b?, _): size(a).constraint(greaterThanOrEqualTo: size(b), multiplier: m, constant: c)
    case (.lessThanOrEqual, nil, _): size(a).constraint(lessThanOrEqualToConstant: c)
    case (.lessThanOrEqual, let b?, true): a.constraint(lessThanOrEqualTo: b, constant: c)
    case (.lessThanOrEqual, let b?, _): size(a).constraint(lessThanOrEqualTo: size(b), multiplier: m, constant: c)
    }
  constraint.priority = priority
  if waiting.isEmpty { constraint.isActive = true } else { waiting[waiting.count - 1].append(constraint) }
  return constraint
}

// MARK: The helper
/// A view or a layout guide.
@preconcurrency @MainActor public protocol TALItem: AnyObject {}
extension TALGuide: TALItem {}
extension TALView: TALItem {
  /// Sets both priorities of an axis: `setContentHuggingPriority` and `setContentCompressionResistancePriority`.
  public func constrainHuggingCompression(_ axis: TALAxis, _ priority: TALPriority) {
    setContentHuggingPriority(priority, for: axis)
    setContentCompressionResistancePriority(priority, for: axis)
  }
}
public extension [NSLayoutConstraint.Attribute] {
  static var edges: Self { [.top, .leading, .bottom, .trailing] }
  static var center: Self { [.centerX, .centerY] }
  static var size: Self { [.width, .height] }
}
public extension TALItem {
  /// Makes one constraint per attribute, the same on both sides, by `NSLayoutConstraint(item:…)`; activates them in one
  /// batch. Clears `translatesAutoresizingMaskIntoConstraints`, of the receiver only and even in `inactive(…)`. Right,
  /// bottom, trailing, their margins and lastBaseline are `other = self + padding`: padding, in points, insets edges,
  /// and `.greaterThanOrEqual` keeps them inside; it shifts a center and enlarges a size. Required until `|` follows,
  /// too late for a conflict inside a window: write `(NSLayoutConstraint.inactive(…) | p).setActive(true)` there.
  @discardableResult func anchor(
    _ attributes: [NSLayoutConstraint.Attribute], to other: any TALItem, padding: CGFloat = 0,
    if relation: NSLayoutConstraint.Relation = .equal
  ) -> [NSLayoutConstraint] {
    (self as? TALView)?.translatesAutoresizingMaskIntoConstraints = false
    var constraints: [NSLayoutConstraint] = []
    for attribute in attributes {
      let isFar = farEdges.contains(attribute)
      constraints.append(
        NSLayoutConstraint(
          item: isFar ? other : self, attribute: attribute, relatedBy: relation, toItem: isFar ? self : other,
          attribute: attribute, multiplier: 1, constant: padding))
    }
    if waiting.isEmpty { NSLayoutConstraint.activate(constraints) } else { waiting[waiting.count - 1] += constraints }
    return constraints
  }
}

// MARK: Constraints that exist
@MainActor private var waiting: [[NSLayoutConstraint]] = []  // per `inactive` under way: made, to be activated
public extension NSLayoutConstraint {
  /// Returns `constraints` inactive, even those active before. What else relations and `anchor` made meanwhile, say in
  /// a lazy view's initialiser, the outermost call activates at its end in one batch, even after `isActive = false`;
  /// `setActive(false)` or an inner `inactive` prevents that. A call that throws activates nothing that it collected.
  @preconcurrency @MainActor
  static func inactive(_ constraints: @autoclosure () throws -> [NSLayoutConstraint]) rethrows -> [NSLayoutConstraint] {
    waiting.append([])
    defer { waiting.removeLast() }
    let returned = try constraints().setActive(false)
    if waiting.count == 1 { activate(waiting[0]) } else { waiting[waiting.count - 2] += waiting[waiting.count - 1] }
    return returned
  }
  /// Sets the priority of `lhs` itself. To or from required it deactivates an active one meanwhile, as UIKit demands.
  @discardableResult static func | (lhs: NSLayoutConstraint, rhs: TALPriority) -> NSLayoutConstraint {
    let pauses = lhs.isActive && (lhs.priority == .required) != (rhs == .required)
    if pauses { lhs.isActive = false }
    lhs.priority = rhs
    if pauses { lhs.isActive = true }
    return lhs
  }
}
public extension [NSLayoutConstraint] {
  /// Activates or deactivates all, now, by one call of `activate` or `deactivate`; `inactive(…)` then lets go of them.
  @preconcurrency @MainActor @discardableResult func setActive(_ active: Bool) -> Self {
    for call in waiting.indices { waiting[call].removeAll(where: Set(self).contains) }
    if active { NSLayoutConstraint.activate(self) } else { NSLayoutConstraint.deactivate(self) }
    return self
  }
}
/// Sets the priority of each constraint itself.
@preconcurrency @MainActor @discardableResult
public func | (lhs: [NSLayoutConstraint], rhs: TALPriority) -> [NSLayoutConstraint] { lhs.map { $0 | rhs } }
#endif
