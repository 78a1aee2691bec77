//  Textual Auto Layout (TAL) 2.0.0-dev: constraints as equations, for UIKit and AppKit.
//  SPDX-FileCopyrightText: 2026 The Textual Auto Layout maintainers
//  SPDX-License-Identifier: MIT
//      red.leadingAnchor =&= blue.trailingAnchor + 8
//      view.widthAnchor  =>= 2 * view.heightAnchor - 4 | .defaultHigh
//      child.anchor(.edges, to: parent, padding: 5)
//  A relation reads its whole right side, `multiplier * anchor + constant | priority`, makes a constraint and activates
//  it; what `NSLayoutConstraint.inactive { … }` lists ends inactive. Only the helper, `anchor(…)`, clears
//  `translatesAutoresizingMaskIntoConstraints`. Lengths are in points. All of it is for the main thread.
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
// `*` and `/` bind tightest; then `+`, `-` and `|`, left to right; relations last, like `=`. Like there, an optional
// chain may stand on the left; where it is nil, nothing is made.
infix operator =&= : AssignmentPrecedence
infix operator =>= : AssignmentPrecedence
infix operator =<= : AssignmentPrecedence
/// Makes and activates `lhs = rhs`, by the anchor's `constraint(equalTo…)`. Mixing x, y and size does not compile.
/// Exceptions of the platform: no common ancestor; leading or trailing with left or right; a number that is not finite.
@preconcurrency @MainActor @discardableResult
public func =&= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .equal, rhs.talSum, rhs.talPriority)
}
/// Makes and activates `lhs ≥ rhs`, by the anchor's `constraint(greaterThanOrEqualTo…)`; otherwise like `=&=`.
@preconcurrency @MainActor @discardableResult
public func =>= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .atLeast, rhs.talSum, rhs.talPriority)
}
/// Makes and activates `lhs ≤ rhs`, by the anchor's `constraint(lessThanOrEqualTo…)`; otherwise like `=&=`.
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
/// What may stand right of a relation besides a bare number: an anchor or linear expression, or any with `| priority`.
@preconcurrency @MainActor public protocol TALRightSide<TALKind> {
  associatedtype TALKind: AnyObject  // NSLayoutXAxisAnchor, NSLayoutYAxisAnchor or NSLayoutDimension
  var talSum: TALSum<TALKind> { get }
  var talPriority: TALPriority { get }
}
/// An anchor or a linear expression: the operand of `+`, `-` and `|`, and, where it is a size, of `*` and `/`.
@preconcurrency @MainActor public protocol TALOperand<TALKind>: TALRightSide {}
public extension TALOperand { var talPriority: TALPriority { .required } }  // as no `|` follows
// Three, and not their superclass: a Swift extension of NSLayoutAnchor, an Objective-C class, cannot use its parameter.
extension NSLayoutXAxisAnchor: TALOperand { public var talSum: TALSum<NSLayoutXAxisAnchor> { TALSum(anchor: self) } }
extension NSLayoutYAxisAnchor: TALOperand { public var talSum: TALSum<NSLayoutYAxisAnchor> { TALSum(anchor: self) } }
extension NSLayoutDimension: TALOperand { public var talSum: TALSum<NSLayoutDimension> { TALSum(anchor: self) } }
/// A linear expression: multiplier × anchor + constant.
public struct TALSum<TALKind: AnyObject>: TALOperand {
  fileprivate let anchor: NSLayoutAnchor<TALKind>?  // nil: the constant alone, of a width or height
  fileprivate var multiplier: CGFloat = 1  // `var`: the memberwise initializer leaves out a `let` with a value
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
  /// Adds points, as `constant:` does: a location moves downwards, or towards trailing or right, and a size grows.
  static func + (lhs: Self, rhs: CGFloat) -> TALSum<TALKind> {
    let sum = lhs.talSum
    return TALSum(anchor: sum.anchor, multiplier: sum.multiplier, constant: sum.constant + rhs)
  }
  /// Subtracts points, as from a bottom, trailing or right edge to inset.
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
// `@inline(never)`, here and at `anchor`, keeps the callers' code small.
@MainActor @inline(never) private func makeConstraint<Kind>(
  _ lhs: NSLayoutAnchor<Kind>, _ relation: Relation, _ sum: TALSum<Kind>, _ priority: TALPriority
) -> NSLayoutConstraint {
  // Only a size has a multiplier, and only a size stands against a number alone, so the casts hold.
  // swiftlint:disable:next force_cast
  func size(_ anchor: NSLayoutAnchor<Kind>) -> NSLayoutDimension { anchor as! NSLayoutDimension }
  let (times, plus) = (sum.multiplier, sum.constant)
  let constraint =
    switch (relation, sum.anchor) {
    case (.equal, nil): size(lhs).constraint(equalToConstant: plus)
    case (.equal, let rhs?) where times == 1: lhs.constraint(equalTo: rhs, constant: plus)
    case (.equal, let rhs?): size(lhs).constraint(equalTo: size(rhs), multiplier: times, constant: plus)
    case (.atLeast, nil): size(lhs).constraint(greaterThanOrEqualToConstant: plus)
    case (.atLeast, let rhs?) where times == 1: lhs.constraint(greaterThanOrEqualTo: rhs, constant: plus)
    case (.atLeast, let rhs?): size(lhs).constraint(greaterThanOrEqualTo: size(rhs), multiplier: times, constant: plus)
    case (.atMost, nil): size(lhs).constraint(lessThanOrEqualToConstant: plus)
    case (.atMost, let rhs?) where times == 1: lhs.constraint(lessThanOrEqualTo: rhs, constant: plus)
    case (.atMost, let rhs?): size(lhs).constraint(lessThanOrEqualTo: size(rhs), multiplier: times, constant: plus)
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
  /// Makes one constraint per attribute, the same of both items, by `NSLayoutConstraint(item:…)`, and activates all in
  /// one batch. Padding insets edges, shifts a center right or down, enlarges a size. For right, bottom, trailing,
  /// their margins and lastBaseline the items are swapped, `other = self + padding`. So `.greaterThanOrEqual` keeps
  /// edges inside. Clears the receiver's `translatesAutoresizingMaskIntoConstraints`. Raises like `=&=`.
  @discardableResult @inline(never) func anchor(
    _ attributes: [NSLayoutConstraint.Attribute], to other: any TALItem, padding: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal, priority: TALPriority = .required
  ) -> [NSLayoutConstraint] {
    (self as? TALView)?.translatesAutoresizingMaskIntoConstraints = false
    let made = attributes.map {
      let (lhs, rhs): (any TALItem, any TALItem) = swappedAttributes.contains($0) ? (other, self) : (self, other)
      return NSLayoutConstraint(
        item: lhs, attribute: $0, relatedBy: relation, toItem: rhs, attribute: $0, multiplier: 1, constant: padding)
    }
    if deferred == nil { NSLayoutConstraint.activate(made | priority) } else { deferred? += made | priority }
    return made  // the same constraints: `|` has changed them
  }
}

// MARK: Activation, deferred
// What relations and `anchor` made in `inactive`, and no list of `setActive` had. Else nil: then they activate.
@MainActor private var deferred: [NSLayoutConstraint]?
/// Makes a list of a closure's lines, each a constraint or a list, also an optional one: nil adds nothing. `if`,
/// `switch` and `for` work. A `let` is listed by a line with its name; an explicit `return` lists its value alone.
@resultBuilder public enum TALConstraintBuilder {
  public static func buildExpression(_ line: NSLayoutConstraint?) -> [NSLayoutConstraint] { line.map { [$0] } ?? [] }
  public static func buildExpression(_ line: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { line ?? [] }
  @available(*, unavailable, message: "a line here is a constraint or a list of constraints")  // chosen last
  public static func buildExpression<Other>(_ line: Other) -> [NSLayoutConstraint] { [] }
  public static func buildBlock(_ lines: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { lines.flatMap { $0 } }
  public static func buildArray(_ lines: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { lines.flatMap { $0 } }
  public static func buildOptional(_ lines: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { lines ?? [] }
  public static func buildEither(first lines: [NSLayoutConstraint]) -> [NSLayoutConstraint] { lines }
  public static func buildEither(second lines: [NSLayoutConstraint]) -> [NSLayoutConstraint] { lines }
}
public extension NSLayoutConstraint {
  /// Returns what the closure lists, line by line, inactive, even what was active before. What relations and
  /// `anchor` make in it and no call lists, as for a `let` that no line names, or in a lazy view, is activated when the
  /// outermost call ends; `[constraint].setActive(false)` there prevents that, `isActive` does not. An exception raised
  /// in the closure must end the program: where it is caught, as by AppKit's event loop, all made later waits for ever.
  @preconcurrency @MainActor
  static func inactive(@TALConstraintBuilder _ lines: () -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    let outer = deferred
    deferred = outer ?? []
    let listed = lines().setActive(false)  // which takes them out of `deferred`
    guard outer == nil, let others = deferred else { return listed }
    deferred = nil  // before `activate`, which may run an override, or raise
    activate(others)
    return listed
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
  /// Activates or deactivates all, by one call of `activate` or `deactivate`, inside `inactive` too and at once.
  @preconcurrency @MainActor @discardableResult func setActive(_ active: Bool) -> Self {
    deferred?.removeAll(where: NSSet(array: self).contains)  // by hash: both lists may be long
    if active { NSLayoutConstraint.activate(self) } else { NSLayoutConstraint.deactivate(self) }
    return self
  }
  /// Changes the priority of each constraint itself. To set it before `anchor` activates, pass `priority:` there.
  @preconcurrency @MainActor @discardableResult
  static func | (lhs: Self, rhs: TALPriority) -> Self { lhs.map { $0 | rhs } }
}
#endif
