//  Textual Auto Layout (TAL) 2.0.0-dev: constraints as equations, for UIKit and AppKit. Needs Swift 6.0 (Xcode 16).
//  SPDX-FileCopyrightText: 2026 The Textual Auto Layout maintainers
//  SPDX-License-Identifier: MIT
//      red.leadingAnchor =&= blue.trailingAnchor + 8
//      view.widthAnchor =>= 2 * view.heightAnchor - 4 | .defaultHigh
//      child.anchor(.edges, to: parent, padding: 5)
//      let wide = [NSLayoutConstraint].inactive { photo.widthAnchor =&= 250 }  // later: wide.setActive(true)
//  A line with `=&=` (equal), `=>=` (at least) or `=<=` (at most) is a relation, and `|` sets its priority.
//  Relations and `anchor` activate what they make, unless `inactive` collects it. `anchor` clears its receiver's
//  `translatesAutoresizingMaskIntoConstraints`. Nothing else does, so clear it yourself for every subview that you
//  constrain and on which you never call `anchor`. Lengths are in points. Use all of it on the main thread.
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
// An optional chain may stand on the left of a relation. Where it is nil, nothing is made. A relation that runs twice
// makes two constraints. (`==` compares two anchors and makes none.)
infix operator =&= : AssignmentPrecedence
infix operator =>= : AssignmentPrecedence
infix operator =<= : AssignmentPrecedence
/// Makes the constraint `lhs = rhs` by the anchor's `constraint(equalTo…)`, and activates it unless within `inactive`.
/// Leaves `translatesAutoresizingMaskIntoConstraints` as it is. Anchors of two kinds, such as x and y, do not compile.
/// The platform raises an exception for a number that is not finite, and if leading or trailing is related to left or
/// right, and at activation if the anchors' views, or the views that own the guides, have no common ancestor.
@preconcurrency @MainActor @discardableResult
public func =&= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .equal, rhs.talExpression)
}
/// Makes `lhs ≥ rhs` by the anchor's `constraint(greaterThanOrEqualTo…)`. All else is as with `=&=`.
@preconcurrency @MainActor @discardableResult
public func =>= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .atLeast, rhs.talExpression)
}
/// Makes `lhs ≤ rhs` by the anchor's `constraint(lessThanOrEqualTo…)`. All else is as with `=&=`.
@preconcurrency @MainActor @discardableResult
public func =<= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .atMost, rhs.talExpression)
}
// Not recursive: `| .required` makes the number a `TALRightSide`, so that each of these calls its namesake above.
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
  associatedtype TALKind: AnyObject = Self  // the default serves anchors, whose kind is their own class
  var talExpression: TALExpression<TALKind> { get }
}
/// An anchor or a linear expression, for arithmetic and `|`.
@preconcurrency @MainActor public protocol TALOperand<TALKind>: TALRightSide {}
// Three extensions, because one of `NSLayoutAnchor` could not use the type parameter of that Objective-C class.
extension NSLayoutXAxisAnchor: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }
extension NSLayoutYAxisAnchor: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }
extension NSLayoutDimension: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }
/// A linear expression, multiplier × anchor + constant, with its priority, which is required until `|` sets it.
public struct TALExpression<TALKind: AnyObject>: TALOperand {
  fileprivate let anchor: NSLayoutAnchor<TALKind>?  // nil where a constant stands alone, for a width or height
  fileprivate var multiplier: CGFloat = 1, constant: CGFloat = 0, priority = TALPriority.required
  public var talExpression: Self { self }
}
/// A right side that ends with its priority.
public struct TALPrioritized<TALKind: AnyObject>: TALRightSide {
  public let talExpression: TALExpression<TALKind>
}
// `44 | .required - 1` means `(44 | .required) - 1`, which is 43 points, not a priority of 999. So a `TALPrioritized`
// is no operand, and this unavailable conformance lets the compiler say why.
@available(*, unavailable, message: "a priority ends the right side; calculate it in parentheses: `| (.required - 1)`")
extension TALPrioritized: TALOperand {}
public extension TALOperand {
  /// Adds points, as the platform's `constant:` does: towards trailing between leading and trailing anchors, to the
  /// right between left and right ones, down between y anchors.
  static func + (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> {
    let left = lhs.talExpression
    return TALExpression(anchor: left.anchor, multiplier: left.multiplier, constant: left.constant + rhs)
  }
  /// Subtracts points, say to inset a view's bottom, trailing or right edge from its parent's.
  static func - (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> { lhs + -rhs }
  /// Multiplies a width or height, and what was added to it before. A multiple of an x or y anchor does not compile.
  static func * (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> where TALKind == NSLayoutDimension {
    let left = lhs.talExpression
    return TALExpression(anchor: left.anchor, multiplier: left.multiplier * rhs, constant: left.constant * rhs)
  }
  /// Multiplies likewise, with the number first. It calls the `*` above.
  static func * (lhs: CGFloat, rhs: Self) -> TALExpression<TALKind> where TALKind == NSLayoutDimension { rhs * lhs }
  /// Divides likewise, the constant too. After a division by zero the platform raises an exception.
  static func / (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> where TALKind == NSLayoutDimension {
    let left = lhs.talExpression
    return TALExpression(anchor: left.anchor, multiplier: left.multiplier / rhs, constant: left.constant / rhs)
  }
  /// Sets the priority. The relation makes the platform raise an exception unless 0 < `rhs` ≤ 1000.
  static func | (lhs: Self, rhs: TALPriority) -> TALPrioritized<TALKind> {
    var expression = lhs.talExpression
    expression.priority = rhs
    return TALPrioritized(talExpression: expression)
  }
}
/// A number of points with a priority, for a width or height.
@preconcurrency @MainActor public func | (lhs: CGFloat, rhs: TALPriority) -> TALPrioritized<NSLayoutDimension> {
  TALPrioritized(talExpression: TALExpression(anchor: nil, constant: lhs, priority: rhs))
}

// MARK: The constraint of a relation
private enum Comparison { case equal, atLeast, atMost }  // the platform's `Relation` would need an `@unknown default`
@MainActor @inline(never) private func makeConstraint<Kind>(  // never inlined, so that callers stay small
  _ lhs: NSLayoutAnchor<Kind>, _ comparison: Comparison, _ right: TALExpression<Kind>
) -> NSLayoutConstraint {
  // Only `NSLayoutDimension` has methods for a multiplier or a number alone, and the types above permit these for no
  // other anchor. So the cast fails only if a caller has forced a wrong type on an anchor.
  // swiftlint:disable:next force_cast
  func cast(_ anchor: NSLayoutAnchor<Kind>) -> NSLayoutDimension { anchor as! NSLayoutDimension }
  let (times, plus) = (right.multiplier, right.constant)
  let constraint =
    switch (comparison, right.anchor) {
    case (.equal, nil): cast(lhs).constraint(equalToConstant: plus)
    case (.equal, let rhs?) where times == 1: lhs.constraint(equalTo: rhs, constant: plus)
    case (.equal, let rhs?): cast(lhs).constraint(equalTo: cast(rhs), multiplier: times, constant: plus)
    case (.atLeast, nil): cast(lhs).constraint(greaterThanOrEqualToConstant: plus)
    case (.atLeast, let rhs?) where times == 1: lhs.constraint(greaterThanOrEqualTo: rhs, constant: plus)
    case (.atLeast, let rhs?): cast(lhs).constraint(greaterThanOrEqualTo: cast(rhs), multiplier: times, constant: plus)
    case (.atMost, nil): cast(lhs).constraint(lessThanOrEqualToConstant: plus)
    case (.atMost, let rhs?) where times == 1: lhs.constraint(lessThanOrEqualTo: rhs, constant: plus)
    case (.atMost, let rhs?): cast(lhs).constraint(lessThanOrEqualTo: cast(rhs), multiplier: times, constant: plus)
    }
  finish([constraint], right.priority)
  return constraint
}

// MARK: The helper for several attributes
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
  /// With leading and trailing, not left and right.
  static var edges: Self { [.top, .leading, .bottom, .trailing] }
  static var center: Self { [.centerX, .centerY] }
  static var size: Self { [.width, .height] }
}
public extension TALItem {
  /// Relates each attribute to the same one of `other`, by a constraint of `NSLayoutConstraint(item:…)`, activates all
  /// in one batch unless within `inactive`, and returns them in the order of `attributes`.
  /// - It clears the receiver's `translatesAutoresizingMaskIntoConstraints`. In `parent.anchor(.edges, to: child)` the
  ///   receiver is the parent. Call it on no view whose flag the system owns, say a controller's root view or a cell's
  ///   content view. Within `inactive` the flag is cleared at once. Nothing places the view until the set is active.
  /// - Padding insets an edge of the receiver, moves its center right or down, enlarges its size, and moves its first
  ///   baseline down and its last one up.
  /// - For right, bottom, trailing, their margins and lastBaseline `other` is the first item: `other = self + padding`.
  ///   So `.greaterThanOrEqual` makes the padding of each edge a minimum, and `.lessThanOrEqual` a maximum.
  /// - The platform raises exceptions as for relations, and for `.notAnAttribute` and a guide's baseline or margin.
  @discardableResult @inline(never) func anchor(  // never inlined, so that callers stay small
    _ attributes: [NSLayoutConstraint.Attribute], to other: any TALItem, padding: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal, priority: TALPriority = .required
  ) -> [NSLayoutConstraint] {
    (self as? TALView)?.translatesAutoresizingMaskIntoConstraints = false
    let made = attributes.map {
      let (lhs, rhs): (any TALItem, any TALItem) = swappedAttributes.contains($0) ? (other, self) : (self, other)
      return NSLayoutConstraint(
        item: lhs, attribute: $0, relatedBy: relation, toItem: rhs, attribute: $0, multiplier: 1, constant: padding)
    }
    finish(made, priority)
    return made
  }
}

// MARK: Activation, and the priority of what is made already
// What relations and `anchor` have made so far in the innermost closure of `inactive`, or nil outside of any.
@MainActor private var collected: [NSLayoutConstraint]?
@MainActor private func finish(_ made: [NSLayoutConstraint], _ priority: TALPriority) {
  dispatchPrecondition(condition: .onQueue(.main))  // in Swift 5 mode a call from elsewhere compiles
  for constraint in made { constraint.priority = priority }
  if collected == nil { NSLayoutConstraint.activate(made) } else { collected? += made }
}
public extension [NSLayoutConstraint] {
  /// Returns, in order and not yet active, what relations and `anchor` make while the closure runs.
  /// - The list leaves out what is active when the closure ends, what a nested `inactive` returns, what the platform's
  ///   own methods make, and what runs later, as in a `Task`.
  /// - It also has what other code makes that the closure runs, say a lazy view or a `viewDidLoad`. So make and load
  ///   views before, and write only constraints in the closure.
  /// - If the closure throws, no list is returned, and what the closure made stays as it is.
  /// - If an Objective-C exception leaves the closure, and XCTest, AppKit or your code catches it, this call never ends
  ///   collecting. So relations and `anchor` activate nothing any more.
  @preconcurrency @MainActor static func inactive(_ make: () throws -> Void) rethrows -> Self {
    let outer = collected
    defer { collected = outer }
    collected = []
    try make()
    return (collected ?? []).filter { !$0.isActive }  // never nil, as each nested call restores it
  }
  /// Activates or deactivates all in one batch, by `activate` or `deactivate`, and at once even within `inactive`. Of
  /// two sets that contradict each other, deactivate the old one first.
  @preconcurrency @MainActor @discardableResult func setActive(_ active: Bool) -> Self {
    if active { NSLayoutConstraint.activate(self) } else { NSLayoutConstraint.deactivate(self) }
    return self
  }
  /// Changes each constraint itself. To set the priority before `anchor` activates, pass `priority:` to `anchor`.
  @preconcurrency @MainActor @discardableResult
  static func | (lhs: Self, rhs: TALPriority) -> Self { lhs.map { $0 | rhs } }
}
public extension NSLayoutConstraint {
  /// Changes `lhs` itself. While an active `lhs` becomes required or ceases to be, it is inactive, as Apple documents
  /// an exception otherwise. Unless 0 < `rhs` ≤ 1000, the platform raises one, and `lhs` may stay inactive.
  @preconcurrency @MainActor @discardableResult
  static func | (lhs: NSLayoutConstraint, rhs: TALPriority) -> NSLayoutConstraint {
    let pauses = lhs.isActive && (lhs.priority == .required) != (rhs == .required)
    if pauses { lhs.isActive = false }
    lhs.priority = rhs
    if pauses { lhs.isActive = true }
    return lhs
  }
}
#endif
