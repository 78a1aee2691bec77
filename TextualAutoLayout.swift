//  Textual Auto Layout (TAL): constraints as equations. MIT License, © 2026 The Textual Auto Layout maintainers.
//      red.leadingAnchor =&= blue.trailingAnchor + 8
//      view.widthAnchor  =>= 2 * view.heightAnchor - 4 | .defaultHigh
//      child.anchor([.top, .bottom, .left, .right], to: parent, padding: 5)
//  A relation reads its whole right side, `multiplier * anchor + constant | priority`, makes a constraint and activates
//  it; `NSLayoutConstraint.inactive { … }` defers that. Only the helper, `anchor(…)`, clears
//  `translatesAutoresizingMaskIntoConstraints`. Lengths are in points.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
#if canImport(UIKit)
public import UIKit
public typealias TALView = UIView
public typealias TALGuide = UILayoutGuide
public typealias TALPriority = UILayoutPriority
public typealias TALAxis = NSLayoutConstraint.Axis
private let swappedAttributes: [NSLayoutConstraint.Attribute] =
  [.right, .bottom, .trailing, .lastBaseline, .rightMargin, .bottomMargin, .trailingMargin]
#else
public import AppKit
public typealias TALView = NSView
public typealias TALGuide = NSLayoutGuide
public typealias TALPriority = NSLayoutConstraint.Priority
public typealias TALAxis = NSLayoutConstraint.Orientation
private let swappedAttributes: [NSLayoutConstraint.Attribute] = [.right, .bottom, .trailing, .lastBaseline]
#endif

// MARK: Relations
// `*` and `/` bind tightest; then `+`, `-` and `|`, left to right; relations last, like `=`: a left side may be nil.
infix operator =&= : AssignmentPrecedence
infix operator =>= : AssignmentPrecedence
infix operator =<= : AssignmentPrecedence
/// Makes and activates `lhs = rhs` by `constraint(equalTo:…)`. An x, a y and a size anchor do not mix. UIKit or AppKit
/// raises an exception if the items share no ancestor, leading or trailing meets left or right, a number is not finite.
@preconcurrency @MainActor @discardableResult
public func =&= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .equal, rhs.talSum, rhs.talPriority)
}
/// Makes and activates `lhs ≥ rhs` by `constraint(greaterThanOrEqualTo:…)`; otherwise like `=&=`.
@preconcurrency @MainActor @discardableResult
public func =>= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .atLeast, rhs.talSum, rhs.talPriority)
}
/// Makes and activates `lhs ≤ rhs` by `constraint(lessThanOrEqualTo:…)`; otherwise like `=&=`.
@preconcurrency @MainActor @discardableResult
public func =<= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .atMost, rhs.talSum, rhs.talPriority)
}
// `| .required` makes the number a `TALPrioritized`, so that the relation of the same sign above is called.
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
/// What may stand right of a relation: an anchor or linear expression, with or without `| priority`; a number with it.
@preconcurrency @MainActor public protocol TALRightSide<TALKind> {
  associatedtype TALKind: AnyObject  // NSLayoutXAxisAnchor, NSLayoutYAxisAnchor or NSLayoutDimension
  var talSum: TALSum<TALKind> { get }
  var talPriority: TALPriority { get }
}
/// What `+`, `-`, `*`, `/` and `|` take: an anchor or a linear expression.
@preconcurrency @MainActor public protocol TALOperand<TALKind>: TALRightSide {}
public extension TALOperand { var talPriority: TALPriority { .required } }  // as no `|` follows
// Three, and not their superclass: a Swift extension of NSLayoutAnchor, an Objective-C class, cannot use its parameter.
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
  /// Adds points, as `constant:` does: downwards, or towards trailing or right. To inset from those edges, subtract.
  static func + (lhs: Self, rhs: CGFloat) -> TALSum<TALKind> {
    let sum = lhs.talSum
    return TALSum(anchor: sum.anchor, multiplier: sum.multiplier, constant: sum.constant + rhs)
  }
  /// Subtracts points: upwards, or towards leading or left.
  static func - (lhs: Self, rhs: CGFloat) -> TALSum<TALKind> { lhs + -rhs }
  /// Adds the priority. If it is not above 0 and at most 1000, the relation raises an exception.
  static func | (lhs: Self, rhs: TALPriority) -> TALPrioritized<TALKind> { .init(talSum: lhs.talSum, talPriority: rhs) }
}
public extension TALOperand where TALKind == NSLayoutDimension {
  /// A multiple of the width or height, and of any constant added before. Of an x or y anchor it does not compile.
  static func * (lhs: Self, rhs: CGFloat) -> TALSum<TALKind> {
    let sum = lhs.talSum
    return TALSum(anchor: sum.anchor, multiplier: sum.multiplier * rhs, constant: sum.constant * rhs)
  }
  /// The same multiple, with the number first.
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
private enum Relation { case equal, atLeast, atMost }  // a switch over the platform's own would need a default
// Only sizes have a multiplier, or no anchor: the casts hold. `@inline(never)`, as at `anchor`, is for code size alone.
@MainActor @inline(never) private func makeConstraint<Kind>(
  _ a: NSLayoutAnchor<Kind>, _ relation: Relation, _ sum: TALSum<Kind>, _ priority: TALPriority
) -> NSLayoutConstraint {
  func size(_ anchor: NSLayoutAnchor<Kind>) -> NSLayoutDimension { anchor as! NSLayoutDimension }
  let (m, c) = (sum.multiplier, sum.constant)
  let constraint =
    switch (relation, sum.anchor, m == 1) {
    case (.equal, nil, _): size(a).constraint(equalToConstant: c)
    case (.equal, let b?, true): a.constraint(equalTo: b, constant: c)
    case (.equal, let b?, _): size(a).constraint(equalTo: size(b), multiplier: m, constant: c)
    case (.atLeast, nil, _): size(a).constraint(greaterThanOrEqualToConstant: c)
    case (.atLeast, let b?, true): a.constraint(greaterThanOrEqualTo: b, constant: c)
    case (.atLeast, let b?, _): size(a).constraint(greaterThanOrEqualTo: size(b), multiplier: m, constant: c)
    case (.atMost, nil, _): size(a).constraint(lessThanOrEqualToConstant: c)
    case (.atMost, let b?, true): a.constraint(lessThanOrEqualTo: b, constant: c)
    case (.atMost, let b?, _): size(a).constraint(lessThanOrEqualTo: size(b), multiplier: m, constant: c)
    }
  constraint.priority = priority
  if deferred == nil { constraint.isActive = true } else { deferred?.append(constraint) }
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
  /// Makes one constraint per attribute, between that attribute of both items, by `NSLayoutConstraint(item:…)`.
  /// Activates all in one batch. Clears the receiver's `translatesAutoresizingMaskIntoConstraints`, in `inactive` too.
  /// Right, bottom, trailing, their margins and lastBaseline swap the items, `other = self + padding`, in points: so
  /// padding insets edges, shifts a center, enlarges a size. With `.greaterThanOrEqual` edges stay inside.
  @discardableResult @inline(never) func anchor(
    _ attributes: [NSLayoutConstraint.Attribute], to other: any TALItem, padding: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal, priority: TALPriority = .required
  ) -> [NSLayoutConstraint] {
    (self as? TALView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraints = attributes.map { attribute in
      let isSwapped = swappedAttributes.contains(attribute)
      return NSLayoutConstraint(
        item: isSwapped ? other : self, attribute: attribute, relatedBy: relation, toItem: isSwapped ? self : other,
        attribute: attribute, multiplier: 1, constant: padding) | priority
    }
    if deferred == nil { NSLayoutConstraint.activate(constraints) } else { deferred? += constraints }
    return constraints
  }
}

// MARK: Activation
// What relations and `anchor` make while a call of `inactive` is under way; nil where none is, and they activate.
@MainActor private var deferred: [NSLayoutConstraint]?
public extension NSLayoutConstraint {
  /// Returns what the closure lists, inactive, even what was active before. What else relations and `anchor` make in
  /// it, such as a lazy view's own layout, is activated when the outermost call ends: to keep one inactive there, use
  /// `[constraint].setActive(false)`, not `isActive`. Do not catch an exception raised in it: later ones would wait.
  @preconcurrency @MainActor static func inactive(_ make: () -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    guard deferred == nil else { return make().setActive(false) }
    deferred = []
    let returned = make().setActive(false)
    if let others = deferred.take() { activate(others) }  // nil first: `activate` may run an override, or raise
    return returned
  }
  /// Changes the priority of `lhs` itself. To or from required an active one is inactive meanwhile, as UIKit demands.
  @discardableResult static func | (lhs: NSLayoutConstraint, rhs: TALPriority) -> NSLayoutConstraint {
    let pauses = lhs.isActive && (lhs.priority == .required) != (rhs == .required)
    if pauses { lhs.isActive = false }
    lhs.priority = rhs
    if pauses { lhs.isActive = true }
    return lhs
  }
}
public extension [NSLayoutConstraint] {
  /// Activates or deactivates all, now, by one call of `activate` or `deactivate`; no `inactive` under way undoes it.
  @preconcurrency @MainActor @discardableResult func setActive(_ active: Bool) -> Self {
    deferred?.removeAll(where: NSSet(array: self).contains)  // by hash, in less code than with Set
    if active { NSLayoutConstraint.activate(self) } else { NSLayoutConstraint.deactivate(self) }
    return self
  }
  /// Changes the priority of each constraint itself. For what `anchor` made it is after activation, unlike `priority:`.
  @preconcurrency @MainActor @discardableResult
  static func | (lhs: Self, rhs: TALPriority) -> Self { lhs.map { $0 | rhs } }
}
#endif
