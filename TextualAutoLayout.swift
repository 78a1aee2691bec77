//  Textual Auto Layout (TAL) 2.0.0-dev: Auto Layout constraints, written as equations. For UIKit and AppKit.
//  Needs Swift 6.0 (Xcode 16) or later, in Swift 5 or Swift 6 mode.
//  SPDX-FileCopyrightText: 2026 The Textual Auto Layout maintainers
//  SPDX-License-Identifier: MIT
//
//      red.leadingAnchor =&= blue.trailingAnchor + 8           // equal
//      photo.widthAnchor =>= 1.5 * photo.heightAnchor - 4      // at least; `=<=` is at most
//      photo.widthAnchor =&= 250 | (.required - 1)             // with a priority
//      child.anchor(.edges, to: container, padding: 5)         // several constraints at once
//      let wide = [NSLayoutConstraint].inactive { photo.widthAnchor =&= 250 }  // later: wide.setActive(true)
//
//  Relations (`=&=`, `=>=`, `=<=`) and `anchor` activate the constraints that they create, so add your views to their
//  superviews first. Inside `inactive`, the constraints are collected instead, and you activate them later.
//  Numbers are literals, `CGFloat` or `Double`, not `Int`. Only a width or height can be multiplied, divided or related
//  to a plain number.
//
//  A view that you place with constraints needs `translatesAutoresizingMaskIntoConstraints = false`. `anchor` sets it
//  for the view on which you call it. Relations don't.
//
//  Call everything on the main thread. On another thread, calls that touch constraints or views end the program.

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
#if canImport(UIKit)
public import UIKit  // `public` in case a project has `InternalImportsByDefault`; its other files needn't repeat it

public typealias TALView = UIView
public typealias TALGuide = UILayoutGuide
public typealias TALPriority = UILayoutPriority
public typealias TALAxis = NSLayoutConstraint.Axis
// The margins that belong to `talFarEdges`. AppKit has none.
private let talFarMargins: [NSLayoutConstraint.Attribute] = [.rightMargin, .bottomMargin, .trailingMargin]
#else
public import AppKit

public typealias TALView = NSView
public typealias TALGuide = NSLayoutGuide
public typealias TALPriority = NSLayoutConstraint.Priority
public typealias TALAxis = NSLayoutConstraint.Orientation
private let talFarMargins: [NSLayoutConstraint.Attribute] = []
#endif

// MARK: Relations

// `*` and `/` bind tightest, then `+`, `-` and `|` from left to right. A relation binds last, like `=`.
infix operator =&= : AssignmentPrecedence
infix operator =>= : AssignmentPrecedence
infix operator =<= : AssignmentPrecedence

// `@_disfavoredOverload`, which isn't official, makes the compiler prefer the overloads for plain numbers below.
// Without it, Swift 6.3 took five seconds for `=&= CGFloat(n) * 44 + CGFloat(n) * 8 + CGFloat(n) * 2`.

/// Creates the constraint `lhs = rhs`, activates it and returns it. Inside `inactive`, it is collected instead.
///
/// Every call creates a new constraint. If `lhs` is an optional chain that is nil, `rhs` isn't evaluated, and nothing
/// is created. Relating different kinds of anchors, such as leading and top, doesn't compile. Off the main thread,
/// every relation ends the program. UIKit and AppKit raise an exception
/// - if a number isn't finite, or a priority is 0 or less, or above 1000,
/// - if leading or trailing is related to left or right, or
/// - on activation, if the views have no common ancestor. (A layout guide counts as its owning view.)
@_disfavoredOverload @preconcurrency @MainActor @discardableResult
public func =&= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  talMakeConstraint(lhs, .equal, rhs.talExpression)
}

/// Creates the constraint `lhs ≥ rhs`. Otherwise it behaves like `=&=`.
@_disfavoredOverload @preconcurrency @MainActor @discardableResult
public func =>= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  talMakeConstraint(lhs, .atLeast, rhs.talExpression)
}

/// Creates the constraint `lhs ≤ rhs`. Otherwise it behaves like `=&=`.
@_disfavoredOverload @preconcurrency @MainActor @discardableResult
public func =<= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  talMakeConstraint(lhs, .atMost, rhs.talExpression)
}

// Plain numbers have their own overloads. If `Int` conformed to `TALRightSide` instead, `=&= 375 / 2` would be 187.

/// Makes a width or height equal to `rhs` points.
@preconcurrency @MainActor @discardableResult
public func =&= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  talMakeConstraint(lhs, .equal, TALExpression(constant: rhs))
}

/// Makes a width or height at least `rhs` points.
@preconcurrency @MainActor @discardableResult
public func =>= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  talMakeConstraint(lhs, .atLeast, TALExpression(constant: rhs))
}

/// Makes a width or height at most `rhs` points.
@preconcurrency @MainActor @discardableResult
public func =<= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  talMakeConstraint(lhs, .atMost, TALExpression(constant: rhs))
}

// MARK: The right side: arithmetic and priority

/// The right side of a relation, other than a plain number. `TALKind` is the class of the anchors allowed on the left.
@preconcurrency @MainActor public protocol TALRightSide<TALKind> {
  associatedtype TALKind: AnyObject = Self  // an anchor class is its own kind
  var talExpression: TALExpression<TALKind> { get }
}

/// A right side that arithmetic or a priority may follow: an anchor, or arithmetic on one.
@preconcurrency @MainActor public protocol TALOperand<TALKind>: TALRightSide {}

// Three extensions, because one on `NSLayoutAnchor`, an Objective-C class, couldn't use its type parameter.
extension NSLayoutXAxisAnchor: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }
extension NSLayoutYAxisAnchor: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }
extension NSLayoutDimension: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }

/// A linear expression, multiplier × anchor + constant, and a priority.
public struct TALExpression<TALKind: AnyObject>: TALOperand {
  fileprivate var anchor: NSLayoutAnchor<TALKind>?  // nil for a plain number
  fileprivate var multiplier: CGFloat = 1
  fileprivate var constant: CGFloat = 0
  fileprivate var priority = TALPriority.required
  public var talExpression: Self { self }

  fileprivate func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A right side that ends with a priority.
public struct TALPrioritized<TALKind: AnyObject>: TALRightSide {
  public let talExpression: TALExpression<TALKind>
}

// `44 | .required - 1` would mean `(44 | .required) - 1`: 43 points, and required. It doesn't compile, and with this
// unavailable conformance, the compiler can explain why.
@available(*, unavailable, message: "a priority ends the right side; calculate it in parentheses: `| (.required - 1)`")
extension TALPrioritized: TALOperand {}

public extension TALOperand {
  /// Adds points to a width or height, or moves a position.
  ///
  /// A positive number moves y anchors down, left and right anchors to the right, and leading and trailing anchors
  /// towards trailing.
  static func + (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> { lhs.talExpression.with { $0.constant += rhs } }

  /// Subtracts points, for example to inset a bottom or trailing edge.
  static func - (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> { lhs + -rhs }

  /// Multiplies a width or height: `(a.widthAnchor + 4) * 2` is `2 * a.widthAnchor + 8`. Positions don't compile.
  static func * (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> where TALKind == NSLayoutDimension {
    lhs.talExpression.with { ($0.multiplier, $0.constant) = ($0.multiplier * rhs, $0.constant * rhs) }
  }

  /// Multiplies a width or height, with the number first.
  static func * (lhs: CGFloat, rhs: Self) -> TALExpression<TALKind> where TALKind == NSLayoutDimension { rhs * lhs }

  /// Divides a width or height. Division by 0 makes the relation raise an exception.
  static func / (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> where TALKind == NSLayoutDimension {
    lhs.talExpression.with { ($0.multiplier, $0.constant) = ($0.multiplier / rhs, $0.constant / rhs) }
  }

  /// Sets the priority of the relation.
  static func | (lhs: Self, rhs: TALPriority) -> TALPrioritized<TALKind> {
    TALPrioritized(talExpression: lhs.talExpression.with { $0.priority = rhs })
  }
}

/// A number of points with a priority, for a width or height.
@preconcurrency @MainActor public func | (lhs: CGFloat, rhs: TALPriority) -> TALPrioritized<NSLayoutDimension> {
  TALPrioritized(talExpression: TALExpression(constant: lhs, priority: rhs))
}

// MARK: Creating constraints

private enum TALComparison { case equal, atLeast, atMost }  // Apple's `Relation` would need an `@unknown default`

// `@preconcurrency` keeps Swift 5 code without `@MainActor` compiling, so calls from other threads can get this far.
// When a relation gets here, its right side has already been calculated.
@MainActor @inline(never) private func talRequireMainThread() { dispatchPrecondition(condition: .onQueue(.main)) }

// `@inline(never)`, here and at `anchor`, keeps the code of callers small.
@MainActor @inline(never) private func talMakeConstraint<Kind>(
  _ lhs: NSLayoutAnchor<Kind>, _ comparison: TALComparison, _ right: TALExpression<Kind>
) -> NSLayoutConstraint {
  talRequireMainThread()
  // The types above allow a plain number or a factor only with an `NSLayoutDimension`. So this cast can fail only if a
  // caller has cast an anchor to a wrong type.
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
  talActivateOrCollect([constraint], at: right.priority)
  return constraint
}

// MARK: Activating or collecting

// The constraints that the innermost running `inactive` has collected so far. It is nil when none is running.
@MainActor private var talCollected: [NSLayoutConstraint]?

@MainActor private func talActivateOrCollect(_ constraints: [NSLayoutConstraint], at priority: TALPriority) {
  for constraint in constraints { constraint.priority = priority }
  if talCollected == nil { NSLayoutConstraint.activate(constraints) } else { talCollected? += constraints }
}

public extension [NSLayoutConstraint] {
  /// Returns the constraints that relations and `anchor` create while the closure runs, in order and not yet active.
  ///
  /// This includes code that the closure triggers, such as `viewDidLoad` or a lazy initializer. So create and load all
  /// views first, and write only constraints in the closure. The result leaves out constraints that are
  /// - active when the closure ends,
  /// - returned by a nested `inactive`, or
  /// - created by methods of UIKit or AppKit, such as `constraint(equalTo:)`.
  ///
  /// - Warning: If an Objective-C exception leaves the closure and is caught, for example by XCTest, AppKit or an SDK,
  ///   collecting goes on: from then on, relations and `anchor` activate nothing. If it is caught inside an outer
  ///   `inactive`, collecting ends with that, but its set has the inner constraints, not its own earlier ones.
  @preconcurrency @MainActor static func inactive(_ make: () throws -> Void) rethrows -> Self {
    talRequireMainThread()
    let outer = talCollected
    defer { talCollected = outer }
    talCollected = []
    try make()
    return talCollected?.filter { !$0.isActive } ?? []  // not nil: nested calls restore it
  }

  /// Activates or deactivates all constraints in one batch and returns them.
  ///
  /// It takes effect at once, even inside `inactive`. If two sets contradict each other, deactivate the old one before
  /// you activate the new one. Constraints don't retain their views, so don't use a set after one of its views is gone.
  @preconcurrency @MainActor @discardableResult func setActive(_ active: Bool) -> Self {
    talRequireMainThread()
    if active { NSLayoutConstraint.activate(self) } else { NSLayoutConstraint.deactivate(self) }
    return self
  }
}

// MARK: Several attributes at once

/// A view or a layout guide.
@preconcurrency @MainActor public protocol TALItem: AnyObject {}
extension TALView: TALItem {}
extension TALGuide: TALItem {}

public extension [NSLayoutConstraint.Attribute] {
  /// Top, leading, bottom and trailing (not left and right).
  static var edges: Self { [.top, .leading, .bottom, .trailing] }

  /// Leading and trailing.
  static var horizontal: Self { [.leading, .trailing] }

  /// Top and bottom.
  static var vertical: Self { [.top, .bottom] }

  /// The center on both axes.
  static var center: Self { [.centerX, .centerY] }

  /// Width and height.
  static var size: Self { [.width, .height] }

  static var top: Self { [.top] }
  static var bottom: Self { [.bottom] }
  static var leading: Self { [.leading] }
  static var trailing: Self { [.trailing] }
  static var left: Self { [.left] }
  static var right: Self { [.right] }
  static var centerX: Self { [.centerX] }
  static var centerY: Self { [.centerY] }
  static var width: Self { [.width] }
  static var height: Self { [.height] }
}

// For these and `talFarMargins`, `anchor` makes `other` the first item, so that positive padding insets every edge.
private let talFarEdges: [NSLayoutConstraint.Attribute] = [.right, .bottom, .trailing, .lastBaseline]

public extension TALItem {
  /// Relates each attribute to the same attribute of `other`, and returns the constraints in the order of `attributes`.
  ///
  /// They are activated in one batch. Inside `inactive`, they are collected instead.
  ///
  /// - Join lists of attributes with `+`: `.horizontal + .top`. Baselines and margins need brackets: `[.topMargin]`.
  /// - It sets `translatesAutoresizingMaskIntoConstraints` of `self` to false, even inside `inactive`. So don't call it
  ///   on a view that UIKit or AppKit places, such as a cell's `contentView`.
  /// - Positive `padding`, in points, insets edges and baselines of `self`, enlarges its size, and moves its center
  ///   down, or to the right in a left-to-right layout.
  /// - Most constraints say `self = other + padding`. For right, bottom, trailing, their margins and the last baseline,
  ///   `other` is the first item: `other = self + padding`. So every `constant` is the padding. `.greaterThanOrEqual`
  ///   makes it a minimum on every edge, and `.lessThanOrEqual` a maximum.
  /// - It raises exceptions as `=&=` does, and for `.notAnAttribute`. Off the main thread, it ends the program.
  /// - Layout guides have no baselines or margins, so don't use these attributes with one.
  @discardableResult @inline(never) func anchor(
    _ attributes: [NSLayoutConstraint.Attribute], to other: any TALItem, padding: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal, priority: TALPriority = .required
  ) -> [NSLayoutConstraint] {
    talRequireMainThread()
    (self as? TALView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraints = attributes.map {
      let isFar = talFarEdges.contains($0) || talFarMargins.contains($0)
      let (lhs, rhs): (any TALItem, any TALItem) = isFar ? (other, self) : (self, other)
      return NSLayoutConstraint(
        item: lhs, attribute: $0, relatedBy: relation, toItem: rhs, attribute: $0, multiplier: 1, constant: padding)
    }
    talActivateOrCollect(constraints, at: priority)
    return constraints
  }
}

// MARK: Changing priorities

public extension NSLayoutConstraint {
  /// Sets the priority of an existing constraint and returns it.
  ///
  /// If an active constraint becomes required, or stops being required, it is deactivated for the change and activated
  /// again. A priority of 0 or less, or above 1000, raises an exception and may leave it inactive.
  @preconcurrency @MainActor @discardableResult
  static func | (lhs: NSLayoutConstraint, rhs: TALPriority) -> NSLayoutConstraint {
    talRequireMainThread()
    // Apple documents an exception for such a change of an active constraint.
    let mustPause = lhs.isActive && (lhs.priority == .required) != (rhs == .required)
    if mustPause { lhs.isActive = false }
    lhs.priority = rhs
    if mustPause { lhs.isActive = true }
    return lhs
  }
}

public extension [NSLayoutConstraint] {
  /// Sets the priority of each constraint and returns them.
  ///
  /// Outside `inactive`, prefer `anchor(…, priority:)`: with `anchor(…) | priority`, the constraints are active and
  /// required until `|` changes them.
  @preconcurrency @MainActor @discardableResult
  static func | (lhs: Self, rhs: TALPriority) -> Self { lhs.map { $0 | rhs } }
}

public extension TALView {
  /// Sets both the content hugging priority and the compression resistance priority for an axis.
  func constrainHuggingCompression(_ axis: TALAxis, _ priority: TALPriority) {
    talRequireMainThread()
    setContentHuggingPriority(priority, for: axis)
    setContentCompressionResistancePriority(priority, for: axis)
  }
}
#endif
