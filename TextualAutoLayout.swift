//  Textual Auto Layout (TAL) 0.1.0-dev: Auto Layout constraints, written as equations. For UIKit and AppKit.
//  Needs Swift 6.0 (Xcode 16) or later, in Swift 5 or Swift 6 mode.
//  SPDX-FileCopyrightText: 2020 Oleg Geier
//  SPDX-FileCopyrightText: 2026 The Textual Auto Layout maintainers
//  SPDX-License-Identifier: MIT
//
//      red.leadingAnchor =&= blue.trailingAnchor + 8           // equal
//      photo.widthAnchor =>= 1.5 * photo.heightAnchor - 4      // at least; `=<=` is at most
//      photo.widthAnchor =&= 250 | TALPriority(999)            // with a priority
//      child.anchor(.edges, to: container, padding: 5)         // several constraints at once
//      let wide = [NSLayoutConstraint].inactive { photo.widthAnchor =&= 250 }  // later: wide.setActive(true)
//
//  Add your views to their superviews first. Relations (`=&=`, `=>=`, `=<=`) and `anchor` create new constraints at
//  every call, and activate them. Inside `inactive`, the constraints are collected instead.
//
//  A relation sets `translatesAutoresizingMaskIntoConstraints` of the view on its left to false, unless its right side
//  is a number or a distance, or belongs to that view or to something already inside of it. `anchor` does the same for
//  the view it is called on. So write your view on the left, and a view that UIKit or AppKit places, such as a cell's
//  `contentView`, on the right. If nothing turns the property off for a view of yours, set it yourself.
//
//  Numbers are literals, `CGFloat` or `Double`. Convert an `Int` variable: `CGFloat(n)`. Only widths, heights and
//  distances can be multiplied or divided, or related to a plain number. If the compiler can't type-check a line in
//  reasonable time, write `(… as CGFloat)` around its calculated numbers, or give them a name.
//
//  Call everything on the main thread. Elsewhere, calls that touch constraints or views end the program, and the
//  compiler often only warns, or says nothing.

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
#if canImport(UIKit)
public import UIKit  // `public` for projects with `InternalImportsByDefault`

public typealias TALView = UIView
public typealias TALGuide = UILayoutGuide
public typealias TALPriority = UILayoutPriority
public typealias TALAxis = NSLayoutConstraint.Axis
// For these, `anchor` relates `other` to `self + padding`, so that positive padding insets every edge.
private let talFarEdges: [NSLayoutConstraint.Attribute] = [
  .right, .bottom, .trailing, .lastBaseline, .rightMargin, .bottomMargin, .trailingMargin,
]
#else
public import AppKit

public typealias TALView = NSView
public typealias TALGuide = NSLayoutGuide
public typealias TALPriority = NSLayoutConstraint.Priority
public typealias TALAxis = NSLayoutConstraint.Orientation
private let talFarEdges: [NSLayoutConstraint.Attribute] = [.right, .bottom, .trailing, .lastBaseline]
#endif

// MARK: Relations

// `*` and `/` bind tightest, then `+`, `-` and `|` from left to right. `AssignmentPrecedence` binds last, and skips all
// of `view?.topAnchor =&= …` if `view` is nil, as with `view?.alpha = 1`.
infix operator =&= : AssignmentPrecedence
infix operator =>= : AssignmentPrecedence
infix operator =<= : AssignmentPrecedence

// `@_disfavoredOverload`, which isn't official, makes the compiler try the overloads for plain numbers first. Without
// it, or in an `async` function, Swift 6.3 needs seconds for `=&= CGFloat(n) * 44 + CGFloat(n) * 8 + CGFloat(n) * 2`.

/// Creates the constraint `lhs = rhs`, activates it and returns it. Inside `inactive`, it is collected instead.
///
/// If `view` is nil, `view?.topAnchor =&= …` creates nothing and doesn't evaluate its right side. Relating different
/// kinds of anchors, such as leading and top, doesn't compile.
///
/// `translatesAutoresizingMaskIntoConstraints` of the view on the left becomes false at once, even inside `inactive`,
/// unless `rhs` is a number or a distance (`anchorWithOffset(to:)`), or belongs to that view or to something already
/// inside of it. So a view whose frame UIKit or AppKit sets, such as a cell's `contentView`, may be on the left only in
/// these cases. A layout guide or a distance on the left changes no view.
///
/// Off the main thread, every relation ends the program. UIKit and AppKit raise an exception in these cases:
/// - A number isn't finite, or a priority is 0 or less, or above 1000.
/// - Leading or trailing is related to left or right.
/// - The views have no common ancestor on activation. (A layout guide counts as its owning view.)
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

// Plain numbers have their own overloads. As a generic right side, `375 / 2` would be an `Int`, 187.

/// Makes a width or height equal to `rhs` points. Otherwise it behaves like the other `=&=`.
@preconcurrency @MainActor @discardableResult
public func =&= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  talMakeConstraint(lhs, .equal, TALExpression(constant: rhs))
}

/// Makes a width or height at least `rhs` points. Otherwise it behaves like `=&=`.
@preconcurrency @MainActor @discardableResult
public func =>= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  talMakeConstraint(lhs, .atLeast, TALExpression(constant: rhs))
}

/// Makes a width or height at most `rhs` points. Otherwise it behaves like `=&=`.
@preconcurrency @MainActor @discardableResult
public func =<= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  talMakeConstraint(lhs, .atMost, TALExpression(constant: rhs))
}

// MARK: The right side: arithmetic and priority

/// The right side of a relation, other than a plain number. `TALKind` is the class of the anchors allowed on the left.
///
/// Your own function can take one: `@MainActor func f<Kind>(_ a: NSLayoutAnchor<Kind>, _ b: some TALRightSide<Kind>)`.
@preconcurrency @MainActor public protocol TALRightSide<TALKind> {
  associatedtype TALKind: AnyObject = Self  // this default is for the anchor classes
  /// Only the operators of this file use it.
  var talExpression: TALExpression<TALKind> { get }
}

/// A right side that arithmetic or a priority may follow: an anchor, or arithmetic on one.
@preconcurrency @MainActor public protocol TALOperand<TALKind>: TALRightSide {}

// Three extensions, because one on `NSLayoutAnchor`, an Objective-C class, couldn't use its type parameter.
extension NSLayoutXAxisAnchor: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }
extension NSLayoutYAxisAnchor: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }
extension NSLayoutDimension: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }

/// Multiplier × anchor + constant, or just a constant, and a priority.
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

// Swift reads `44 | .required - 1` as `(44 | .required) - 1`, a required 43 points. So nothing may follow a priority,
// and this unavailable conformance lets the compiler say why.
@available(*, unavailable, message: "a priority ends the right side: `| TALPriority(999)` or `| (.required - 1)`")
extension TALPrioritized: TALOperand {}

public extension TALOperand {
  /// Adds points to a width or height, or moves a position.
  ///
  /// A positive number moves y anchors down, left and right anchors to the right, and leading and trailing anchors
  /// towards trailing.
  static func + (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> { lhs.talExpression.with { $0.constant += rhs } }

  /// Adds points, with the number first: `8 + 2 * a.widthAnchor`.
  static func + (lhs: CGFloat, rhs: Self) -> TALExpression<TALKind> { rhs + lhs }

  /// Subtracts points, for example to inset a bottom or trailing edge.
  static func - (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> { lhs + -rhs }

  /// Subtracts a width or height from a number: `300 - a.widthAnchor`. Subtracting a position doesn't compile.
  static func - (lhs: CGFloat, rhs: Self) -> TALExpression<TALKind> where TALKind == NSLayoutDimension {
    rhs * -1 + lhs
  }

  /// Sets the priority of the relation, and ends its right side: `| TALPriority(999)`.
  static func | (lhs: Self, rhs: TALPriority) -> TALPrioritized<TALKind> {
    TALPrioritized(talExpression: lhs.talExpression.with { $0.priority = rhs })
  }
}

// If these were members, like `+`, Swift 6.3 would need seconds for `2 * (a.heightAnchor + 4) / 3 - 1 + x + y - z`.

/// Multiplies a width or height, not a position: `(a.widthAnchor + 4) * 2` is `2 * a.widthAnchor + 8`.
@preconcurrency @MainActor
public func * <Kind: NSLayoutDimension>(lhs: any TALOperand<Kind>, rhs: CGFloat) -> TALExpression<Kind> {
  lhs.talExpression.with { ($0.multiplier, $0.constant) = ($0.multiplier * rhs, $0.constant * rhs) }
}

/// Multiplies a width or height, with the number first.
@preconcurrency @MainActor
public func * <Kind: NSLayoutDimension>(lhs: CGFloat, rhs: any TALOperand<Kind>) -> TALExpression<Kind> { rhs * lhs }

/// Divides a width or height. Division by 0 makes the relation raise an exception.
@preconcurrency @MainActor
public func / <Kind: NSLayoutDimension>(lhs: any TALOperand<Kind>, rhs: CGFloat) -> TALExpression<Kind> {
  lhs.talExpression.with { ($0.multiplier, $0.constant) = ($0.multiplier / rhs, $0.constant / rhs) }
}

/// A number of points with a priority, for a width or height.
@preconcurrency @MainActor public func | (lhs: CGFloat, rhs: TALPriority) -> TALPrioritized<NSLayoutDimension> {
  TALPrioritized(talExpression: TALExpression(constant: lhs, priority: rhs))
}

// MARK: Creating constraints

private enum TALComparison { case equal, atLeast, atMost }  // Apple's `Relation` would need an `@unknown default`

// `@preconcurrency` lets synchronous code without `@MainActor` compile, at most with a warning. So check at run time.
@MainActor @inline(never) private func talRequireMainThread() { dispatchPrecondition(condition: .onQueue(.main)) }

// `@inline(never)` keeps the code of callers small.
@MainActor @inline(never) private func talMakeConstraint<Kind>(
  _ lhs: NSLayoutAnchor<Kind>, _ comparison: TALComparison, _ right: TALExpression<Kind>
) -> NSLayoutConstraint {
  talRequireMainThread()
  // The types above allow a plain number or a factor only with an `NSLayoutDimension`, so this cast fails only if a
  // caller has cast an anchor wrongly.
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
  talTurnOffAutoresizing(of: constraint.firstItem, relatedTo: constraint.secondItem)  // nil for a distance (assumed)
  talActivateOrCollect([constraint], at: right.priority)
  return constraint
}

// A relation to its own content doesn't place a view: `contentView.bottomAnchor =&= label.bottomAnchor + 8`.
@MainActor private func talTurnOffAutoresizing(of item: AnyObject?, relatedTo other: AnyObject?) {
  guard let view = item as? TALView, other is TALView || other is TALGuide else { return }
  let otherView = other as? TALView ?? (other as? TALGuide)?.owningView  // nil for a guide that isn't added yet
  if otherView?.isDescendant(of: view) != true { view.translatesAutoresizingMaskIntoConstraints = false }
}

// MARK: Activating or collecting

// The constraints that each running `inactive` has collected, the innermost last.
@MainActor private var talCollected: [[NSLayoutConstraint]] = []

@MainActor private func talActivateOrCollect(_ constraints: [NSLayoutConstraint], at priority: TALPriority) {
  for constraint in constraints { constraint.priority = priority }
  if let innermost = talCollected.indices.last {
    talCollected[innermost] += constraints
  } else {
    NSLayoutConstraint.activate(constraints)
  }
}

public extension [NSLayoutConstraint] {
  /// Returns the constraints that relations and `anchor` create while the closure runs, in order and not yet active.
  ///
  /// This includes code that the closure triggers, such as `viewDidLoad` or a lazy initializer, so create and load all
  /// views first. The result leaves out constraints that are
  /// - active when the closure ends,
  /// - returned by a nested `inactive`, or
  /// - created by methods of UIKit or AppKit, such as `constraint(equalTo:)`.
  ///
  /// - Warning: If an Objective-C exception leaves the closure and is caught, for example by AppKit or XCTest,
  ///   relations and `anchor` activate nothing from then on, until an outer `inactive`, if there is one, ends.
  @preconcurrency @MainActor static func inactive(_ make: @MainActor () throws -> Void) rethrows -> Self {
    talRequireMainThread()
    let depth = talCollected.count
    talCollected.append([])
    defer { talCollected.removeSubrange(depth...) }
    try make()
    return talCollected[depth...].joined().filter { !$0.isActive }  // several lists after a caught exception
  }

  /// Activates or deactivates all constraints in one batch and returns them.
  ///
  /// It takes effect at once, even inside `inactive`. If two sets contradict each other, deactivate the old one first.
  /// Constraints don't retain their views, so don't use a set after one of its views is gone.
  @preconcurrency @MainActor @discardableResult func setActive(_ active: Bool) -> Self {
    talRequireMainThread()
    if active { NSLayoutConstraint.activate(self) } else { NSLayoutConstraint.deactivate(self) }
    return self
  }
}

// MARK: Several attributes at once

/// A view or a layout guide. Don't conform other classes: with them, `anchor` raises an exception.
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

  // Lists of one, to join with `+`
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
  static var firstBaseline: Self { [.firstBaseline] }
  static var lastBaseline: Self { [.lastBaseline] }
}

public extension TALItem {
  /// Relates each attribute to the same attribute of `other`, and activates the constraints in one batch.
  ///
  /// Inside `inactive`, they are collected instead. `translatesAutoresizingMaskIntoConstraints` of `self` becomes false
  /// at once, unless `other` is `self` or already inside of it. `anchor` raises exceptions as `=&=` does, and for
  /// `.notAnAttribute`. Off the main thread, it ends the program.
  ///
  /// - Parameters:
  ///   - attributes: Lists, joined with `+`: `.horizontal + .top`. UIKit's margins need brackets: `[.topMargin]`.
  ///     Layout guides have neither margins nor baselines.
  ///   - other: A view or a layout guide.
  ///   - padding: Positive points inset edges and baselines of `self`, enlarge its size, and move its center down and,
  ///     in a left-to-right layout, to the right. Every `constant` is the padding: most constraints relate `self`
  ///     to `other + padding`, and those of right, bottom, trailing, their margins and the last baseline relate `other`
  ///     to `self + padding`.
  ///   - relation: `.greaterThanOrEqual` makes the padding a minimum on every edge, and `.lessThanOrEqual` a maximum.
  ///     For sizes and centers, they mean ≥ and ≤.
  ///   - priority: The priority of each constraint.
  /// - Returns: The constraints, in the order of `attributes`.
  @discardableResult @inline(never) func anchor(
    _ attributes: [NSLayoutConstraint.Attribute], to other: any TALItem, padding: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal, priority: TALPriority = .required
  ) -> [NSLayoutConstraint] {
    talRequireMainThread()
    talTurnOffAutoresizing(of: self, relatedTo: other)
    let constraints = attributes.map {
      let (lhs, rhs): (any TALItem, any TALItem) = talFarEdges.contains($0) ? (other, self) : (self, other)
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
  /// again. A priority of 0 or less, or above 1000, raises an exception and may leave the constraint inactive.
  @preconcurrency @MainActor @discardableResult
  static func | (lhs: NSLayoutConstraint, rhs: TALPriority) -> NSLayoutConstraint {
    talRequireMainThread()
    // Apple documents an exception if the constraint is active.
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
