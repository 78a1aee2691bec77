//  Textual Auto Layout (TAL) 2.0.0-dev: constraints as equations, for UIKit and AppKit.
//  SPDX-FileCopyrightText: 2026 The Textual Auto Layout maintainers
//  SPDX-License-Identifier: MIT
//  `=&=` means equal, `=>=` at least, `=<=` at most. `|` sets the priority of a right side, a constraint or a list.
//      red.leadingAnchor =&= blue.trailingAnchor + 8
//      view.widthAnchor =>= 2 * view.heightAnchor - 4 | .defaultHigh
//      child.anchor(.edges, to: parent, padding: 5)
//      let wide = NSLayoutConstraint.inactive { photo.widthAnchor =&= 250 }  // later: wide.setActive(true)
//  Relations and `anchor` activate at once what they make, but not within `inactive`, which returns it. `anchor` clears
//  `translatesAutoresizingMaskIntoConstraints` of its receiver. A relation clears it of no view, so do that yourself
//  where relations alone place a view. Lengths are in points. All of it is for the main thread.
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
// As with `=`, an optional chain may stand on the left. Where the chain is nil, nothing is made.
infix operator =&= : AssignmentPrecedence
infix operator =>= : AssignmentPrecedence
infix operator =<= : AssignmentPrecedence
/// Makes the constraint `lhs = rhs` by the anchor's `constraint(equalTo…)`, and activates it unless within `inactive`.
/// Mixed kinds of anchors, such as x with y, do not compile. The platform raises an exception for a number that is not
/// finite, and for leading or trailing with left or right. At activation it raises one where the views of the two
/// anchors have no common ancestor. For a guide its owning view counts, and it has to have one.
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
// `| .required` makes the number a `TALRightSide`. So each function here calls the generic one, and not itself.
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
/// A right side other than a bare number: an anchor, a linear expression, or anything with a priority.
@preconcurrency @MainActor public protocol TALRightSide<TALKind> {
  associatedtype TALKind: AnyObject = Self  // NSLayoutXAxisAnchor, NSLayoutYAxisAnchor or NSLayoutDimension
  var talExpression: TALExpression<TALKind> { get }
  var talPriority: TALPriority { get }
}
/// An anchor or a linear expression, which arithmetic and `|` take. What has a priority already is none: otherwise
/// `44 | .required - 1` would be read from left to right, and subtract a point instead of lowering the priority.
@preconcurrency @MainActor public protocol TALOperand<TALKind>: TALRightSide {}
// Each kind of anchor conforms by itself, as an extension of their Objective-C class cannot use its type parameter.
extension NSLayoutXAxisAnchor: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }
extension NSLayoutYAxisAnchor: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }
extension NSLayoutDimension: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }
/// A linear expression: multiplier × anchor + constant.
public struct TALExpression<TALKind: AnyObject>: TALOperand {
  fileprivate let anchor: NSLayoutAnchor<TALKind>?  // nil where a constant stands alone, for a width or height
  fileprivate var multiplier: CGFloat = 1  // `var`, because the initializer could not give a `let` another value
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
  /// Adds points, as `constant:` does. A location moves downwards, or towards trailing or right. A size grows.
  static func + (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> {
    let left = lhs.talExpression
    return TALExpression(anchor: left.anchor, multiplier: left.multiplier, constant: left.constant + rhs)
  }
  /// Subtracts points. This is how a bottom, trailing or right edge is inset.
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
// These declarations exist to be rejected. In a wrong line the compiler would otherwise search for the mistake, for
// seconds. Now it soon finds that one of these functions fits but for a conformance that is unavailable, and prints the
// message of that. The functions are not unavailable themselves, because the compiler tries such ones last.
/// Named in the error for two kinds in a relation, as in `a.leadingAnchor =&= b.topAnchor`. Nothing else uses it.
public protocol TALMixed {}
@available(*, unavailable, message: "x goes with x, y with y, a width or height with a width, a height or a number")
extension NSLayoutAnchor: TALMixed {}
public func =&= <Kind: TALMixed>(_: NSLayoutAnchor<Kind>, _: some TALRightSide) -> NSLayoutConstraint { fatalError() }
public func =>= <Kind: TALMixed>(_: NSLayoutAnchor<Kind>, _: some TALRightSide) -> NSLayoutConstraint { fatalError() }
public func =<= <Kind: TALMixed>(_: NSLayoutAnchor<Kind>, _: some TALRightSide) -> NSLayoutConstraint { fatalError() }
// In `a.widthAnchor =&= 44 | .required - 1` it is the minus that fits:
@available(*, unavailable, message: "a priority ends the right side; calculate it in parentheses: `| (.required - 1)`")
extension TALPrioritized: TALOperand {}

// MARK: The constraint, and the helper for several
// What relations and `anchor` have made in the closure of `inactive` so far. They activate only where this is nil.
@MainActor private var collected: [NSLayoutConstraint]?
private enum Relation { case equal, atLeast, atMost }  // a switch over the platform's own would need a default
@MainActor @inline(never) private func makeConstraint<Kind>(  // here and below, not inlined for smaller callers
  _ lhs: NSLayoutAnchor<Kind>, _ relation: Relation, _ right: TALExpression<Kind>, _ priority: TALPriority
) -> NSLayoutConstraint {
  // Only a size is multiplied or stands against a bare number, unless a caller gives an anchor a false type by a cast.
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
  /// The two sides are leading and trailing, not left and right.
  static var edges: Self { [.top, .leading, .bottom, .trailing] }
  static var center: Self { [.centerX, .centerY] }
  static var size: Self { [.width, .height] }
}
public extension TALItem {
  /// Relates each attribute to the same one of `other`, by constraints of `NSLayoutConstraint(item:…)`, and activates
  /// them in one batch unless within `inactive`. Clears `translatesAutoresizingMaskIntoConstraints` of the receiver.
  /// Padding insets an edge, moves a center to the right or down, and enlarges a size. For right, bottom, trailing,
  /// their margins and lastBaseline the items are swapped: `other = self + padding`. So `.greaterThanOrEqual` makes the
  /// padding of each edge a minimum, and `.lessThanOrEqual` a maximum. The platform raises the exceptions of `=&=`, one
  /// for `.notAnAttribute`, and one at layout for a guide's baseline or margin.
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
// The body of `inactive`. It is not in `inactive` because the optimizer copies a public function for each closure.
@MainActor @inline(never) private func collect(_ make: () throws -> Void) rethrows -> [NSLayoutConstraint] {
  let outer = collected
  defer { collected = outer }
  collected = []
  try make()
  return (collected ?? []).filter { !$0.isActive }
}
public extension NSLayoutConstraint {
  /// Returns what relations and `anchor` make in the closure, in order, for they activate nothing there. What is active
  /// when the closure ends is left out, and so is what a call of `inactive` in the closure returns. A view that the
  /// closure is the first to load, as a lazy variable, adds its own constraints to the list, which switches them off
  /// too. So add views before, and write only constraints in the closure. If an Objective-C exception leaves the closure
  /// and is caught, as by XCTest or AppKit's event loop, relations and `anchor` activate nothing any more.
  @preconcurrency @MainActor
  static func inactive(_ make: () throws -> Void) rethrows -> [NSLayoutConstraint] { try collect(make) }
  /// Sets the priority of `lhs` itself. If active, it is deactivated before a change from or to required and activated
  /// after it, because Apple documents an exception. Unless 0 < `rhs` ≤ 1000, this raises one; `lhs` may stay inactive.
  @discardableResult static func | (lhs: NSLayoutConstraint, rhs: TALPriority) -> NSLayoutConstraint {
    let pauses = lhs.isActive && (lhs.priority == .required) != (rhs == .required)
    if pauses { lhs.isActive = false }
    lhs.priority = rhs
    if pauses { lhs.isActive = true }
    return lhs
  }
}
public extension [NSLayoutConstraint] {
  /// Activates or deactivates all at once, by one call of `activate` or `deactivate`. It does so within `inactive` too.
  @preconcurrency @MainActor @discardableResult func setActive(_ active: Bool) -> Self {
    if active { NSLayoutConstraint.activate(self) } else { NSLayoutConstraint.deactivate(self) }
    return self
  }
  /// Sets the priority of each constraint itself. To set it before `anchor` activates, pass `priority:` to `anchor`.
  @preconcurrency @MainActor @discardableResult
  static func | (lhs: Self, rhs: TALPriority) -> Self { lhs.map { $0 | rhs } }
}
#endif
