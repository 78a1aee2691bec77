//  Textual Auto Layout (TAL) 2.0.0-dev: constraints as equations, for UIKit and AppKit.
//  SPDX-FileCopyrightText: 2026 The Textual Auto Layout maintainers
//  SPDX-License-Identifier: MIT
//  `=&=` means equal, `=>=` at least, `=<=` at most. `|` sets the priority of a right side, a constraint or an array.
//      red.leadingAnchor =&= blue.trailingAnchor + 8
//      view.widthAnchor =>= 2 * view.heightAnchor - 4 | .defaultHigh
//      child.anchor(.edges, to: parent, padding: 5)
//      let wide = NSLayoutConstraint.inactive { photo.widthAnchor =&= 250 }  // later: wide.setActive(true)
//  Relations and `anchor` activate what they make, unless `inactive` collects it. `anchor` clears its receiver's
//  `translatesAutoresizingMaskIntoConstraints`. Relations never clear it, so clear it yourself for each view that is
//  placed and never receives `anchor`. Lengths are in points. Use all of it on the main thread.
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
// `*` and `/` bind tightest. Next come `+`, `-` and `|`, from left to right. A relation binds last, like `=`.
// An optional chain may stand on the left. Where it is nil, nothing is made. Run again, a relation adds a constraint.
infix operator =&= : AssignmentPrecedence
infix operator =>= : AssignmentPrecedence
infix operator =<= : AssignmentPrecedence
/// Makes the constraint `lhs = rhs` by the anchor's `constraint(equalTo…)`, and activates it outside of `inactive`.
/// Mixed kinds of anchors, such as x with y, do not compile. The platform raises an exception for a number that is not
/// finite, and for leading or trailing with left or right. At activation it raises one if the views of the two
/// anchors have no common ancestor. A guide needs an owning view, and counts as that view.
@preconcurrency @MainActor @discardableResult
public func =&= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .equal, rhs.talExpression, rhs.talPriority)
}
/// Makes `lhs ≥ rhs` by the anchor's `constraint(greaterThanOrEqualTo…)`. All else is as with `=&=`.
@preconcurrency @MainActor @discardableResult
public func =>= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .atLeast, rhs.talExpression, rhs.talPriority)
}
/// Makes `lhs ≤ rhs` by the anchor's `constraint(lessThanOrEqualTo…)`. All else is as with `=&=`.
@preconcurrency @MainActor @discardableResult
public func =<= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .atMost, rhs.talExpression, rhs.talPriority)
}
// `| .required` makes the number a `TALRightSide`, so that each function here calls the generic one, and not itself.
/// Makes a width or height equal to `rhs` points, by `NSLayoutDimension.constraint(equalToConstant:)`.
@preconcurrency @MainActor @discardableResult
public func =&= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint { lhs =&= rhs | .required }
/// Makes a width or height at least `rhs` points, by `constraint(greaterThanOrEqualToConstant:)`.
@preconcurrency @MainActor @discardableResult
public func =>= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint { lhs =>= rhs | .required }
/// Makes a width or height at most `rhs` points, by `constraint(lessThanOrEqualToConstant:)`.
@preconcurrency @MainActor @discardableResult
public func =<= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint { lhs =<= rhs | .required }

// MARK: The right side: arithmetic and priority
/// A right side other than a bare number: an anchor, a linear expression, or what ends with `|` and a priority.
@preconcurrency @MainActor public protocol TALRightSide<TALKind> {
  associatedtype TALKind: AnyObject = Self  // an anchor's kind is its own class, say NSLayoutDimension
  var talExpression: TALExpression<TALKind> { get }
  var talPriority: TALPriority { get }
}
/// An anchor or a linear expression, for arithmetic and `|`. What ends with a priority must not be one, because then
/// `44 | .required - 1`, which means `(44 | .required) - 1`, would silently subtract 1 from 44.
@preconcurrency @MainActor public protocol TALOperand<TALKind>: TALRightSide {}
// Three extensions, because a single one, of the Objective-C class `NSLayoutAnchor`, could not use its type parameter.
extension NSLayoutXAxisAnchor: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }
extension NSLayoutYAxisAnchor: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }
extension NSLayoutDimension: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }
/// A linear expression: multiplier × anchor + constant.
public struct TALExpression<TALKind: AnyObject>: TALOperand {
  fileprivate let anchor: NSLayoutAnchor<TALKind>?  // nil where a constant stands alone, for a width or height
  fileprivate var multiplier: CGFloat = 1  // `var`, because the memberwise initializer skips a `let` with a value
  fileprivate var constant: CGFloat = 0
  public var talExpression: Self { self }
}
/// A right side that ends with its priority.
public struct TALPrioritized<TALKind: AnyObject>: TALRightSide {
  public let talExpression: TALExpression<TALKind>
  public let talPriority: TALPriority
}
public extension TALOperand {
  var talPriority: TALPriority { .required }
  /// Adds points, as `constant:` does. Leading and trailing move to the trailing side, other x anchors right, y down.
  static func + (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> {
    let left = lhs.talExpression
    return TALExpression(anchor: left.anchor, multiplier: left.multiplier, constant: left.constant + rhs)
  }
  /// Subtracts points, say to inset a view's bottom, trailing or right edge from its parent's.
  static func - (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> { lhs + -rhs }
  /// Multiplies a width or height, and any constant added before. A multiple of an x or y anchor does not compile.
  static func * (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> where TALKind == NSLayoutDimension {
    let left = lhs.talExpression
    return TALExpression(anchor: left.anchor, multiplier: left.multiplier * rhs, constant: left.constant * rhs)
  }
  /// Multiplies likewise, with the number first.
  static func * (lhs: CGFloat, rhs: Self) -> TALExpression<TALKind> where TALKind == NSLayoutDimension { rhs * lhs }
  /// Divides likewise, the constant too. After a division by zero the relation raises an exception.
  static func / (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> where TALKind == NSLayoutDimension {
    let left = lhs.talExpression
    return TALExpression(anchor: left.anchor, multiplier: left.multiplier / rhs, constant: left.constant / rhs)
  }
  /// Sets the priority. The relation raises an exception unless 0 < `rhs` ≤ 1000.
  static func | (lhs: Self, rhs: TALPriority) -> TALPrioritized<TALKind> {
    TALPrioritized(talExpression: lhs.talExpression, talPriority: rhs)
  }
}
/// A number of points with a priority, for a width or height.
@preconcurrency @MainActor public func | (lhs: CGFloat, rhs: TALPriority) -> TALPrioritized<NSLayoutDimension> {
  TALPrioritized(talExpression: TALExpression(anchor: nil, constant: lhs), talPriority: rhs)
}

// MARK: Wrong lines
// These declarations exist to be rejected. For two kinds of wrong lines the compiler would otherwise take seconds.
// Now it soon picks an overload that needs an unavailable conformance, whose message is the error.
// The functions themselves are available, because the compiler tries unavailable ones last.
/// Serves only the error for a relation of two kinds of anchors, as in `a.leadingAnchor =&= b.topAnchor`.
public protocol TALMixed {}
@available(*, unavailable, message: "x goes with x, y with y, a width or height with a width, a height or a number")
extension NSLayoutAnchor: TALMixed {}
public func =&= <Kind: TALMixed>(_: NSLayoutAnchor<Kind>, _: some TALRightSide) -> NSLayoutConstraint { fatalError() }
public func =>= <Kind: TALMixed>(_: NSLayoutAnchor<Kind>, _: some TALRightSide) -> NSLayoutConstraint { fatalError() }
public func =<= <Kind: TALMixed>(_: NSLayoutAnchor<Kind>, _: some TALRightSide) -> NSLayoutConstraint { fatalError() }
// The error for `a.widthAnchor =&= 44 | .required - 1`, where the minus needs a `TALOperand` on its left:
@available(*, unavailable, message: "a priority ends the right side; calculate it in parentheses: `| (.required - 1)`")
extension TALPrioritized: TALOperand {}

// MARK: The constraint, and the helper for several
// What relations and `anchor` have made so far in the innermost closure of `inactive`. Where it is nil, they activate.
@MainActor private var collected: [NSLayoutConstraint]?
// The body of `inactive`, kept apart so that the optimizer does not copy it for each closure that is passed.
@MainActor @inline(never) private func collect(_ make: () throws -> Void) rethrows -> [NSLayoutConstraint] {
  let outer = collected
  defer { collected = outer }
  collected = []
  try make()
  return (collected ?? []).filter { !$0.isActive }
}
private enum Relation { case equal, atLeast, atMost }  // the platform's own would need a default in a switch
@MainActor @inline(never) private func makeConstraint<Kind>(  // never inlined, so that callers stay small
  _ lhs: NSLayoutAnchor<Kind>, _ relation: Relation, _ right: TALExpression<Kind>, _ priority: TALPriority
) -> NSLayoutConstraint {
  // Only a size has a multiplier or a bare number, so this fails only if a caller has cast an anchor to a false type.
  // swiftlint:disable:next force_cast
  func size(_ anchor: NSLayoutAnchor<Kind>) -> NSLayoutDimension { anchor as! NSLayoutDimension }
  let (times, plus) = (right.multiplier, right.constant)
  let constraint =
    switch (relation, right.anchor) {
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
  if collected == nil { constraint.isActive = true } else { collected?.append(constraint) }
  return constraint
}
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
  /// The horizontal ones are leading and trailing, not left and right.
  static var edges: Self { [.top, .leading, .bottom, .trailing] }
  static var center: Self { [.centerX, .centerY] }
  static var size: Self { [.width, .height] }
}
public extension TALItem {
  /// Relates each attribute to the same one of `other`, by constraints of `NSLayoutConstraint(item:…)`, and activates
  /// them in one batch outside of `inactive`. Clears the receiver's `translatesAutoresizingMaskIntoConstraints`, even
  /// within `inactive`. Padding insets an edge, moves a center right or down, and enlarges a size. For right, bottom,
  /// trailing, their margins and lastBaseline the items are swapped: `other = self + padding`. So `.greaterThanOrEqual`
  /// makes the padding of each edge a minimum, and `.lessThanOrEqual` a maximum. The platform raises the exceptions of
  /// `=&=` and `|`, one for `.notAnAttribute`, and one at layout for a guide's baseline or margin.
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
    for constraint in made { constraint.priority = priority }
    if collected == nil { NSLayoutConstraint.activate(made) } else { collected? += made }
    return made
  }
}

// MARK: Activation and priority
public extension NSLayoutConstraint {
  /// Returns, in order, what relations and `anchor` make while the closure runs. They do not activate it. What is
  /// active when the closure ends is left out, and so is what a nested `inactive` returns. If the closure is the first
  /// to load a view, say a lazy variable, the list also has, inactive, what that view makes for itself. So add views
  /// before, and write only constraints in the closure. If it throws, what it has made is lost. If XCTest or AppKit
  /// catches an Objective-C exception from the closure, relations and `anchor` never activate anything again.
  @preconcurrency @MainActor
  static func inactive(_ make: () throws -> Void) rethrows -> [NSLayoutConstraint] { try collect(make) }
  /// Changes `lhs` itself. To become or cease to be required, an active `lhs` is deactivated and activated again, as
  /// Apple documents an exception otherwise. Unless 0 < `rhs` ≤ 1000, the platform raises one; `lhs` may stay inactive.
  @discardableResult static func | (lhs: NSLayoutConstraint, rhs: TALPriority) -> NSLayoutConstraint {
    let pauses = lhs.isActive && (lhs.priority == .required) != (rhs == .required)
    if pauses { lhs.isActive = false }
    lhs.priority = rhs
    if pauses { lhs.isActive = true }
    return lhs
  }
}
public extension [NSLayoutConstraint] {
  /// Activates or deactivates all in one batch, by `activate` or `deactivate`. It does so within `inactive` too.
  @preconcurrency @MainActor @discardableResult func setActive(_ active: Bool) -> Self {
    if active { NSLayoutConstraint.activate(self) } else { NSLayoutConstraint.deactivate(self) }
    return self
  }
  /// Changes each constraint itself. To set the priority before `anchor` activates, pass `priority:` to `anchor`.
  @preconcurrency @MainActor @discardableResult
  static func | (lhs: Self, rhs: TALPriority) -> Self { lhs.map { $0 | rhs } }
}
#endif
