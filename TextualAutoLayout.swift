//  Textual Auto Layout (TAL) 2.0.0-dev: Auto Layout constraints, written as the equations they are.
//  For UIKit and AppKit. Needs Swift 6.0 (Xcode 16) or later, in Swift 5 or Swift 6 mode.
//  SPDX-FileCopyrightText: 2026 The Textual Auto Layout maintainers
//  SPDX-License-Identifier: MIT
//
//      red.leadingAnchor =&= blue.trailingAnchor + 8
//      photo.widthAnchor =&= 1.5 * photo.heightAnchor - 4 | (.required - 1)
//      child.anchor(.edges, to: container, padding: 5)
//      let wide = [NSLayoutConstraint].inactive { photo.widthAnchor =&= 250 }  // later: wide.setActive(true)
//
//  A relation is an anchor, then `=&=` (equal), `=>=` (at least) or `=<=` (at most), and then a right side. The right
//  side is an anchor, and you may add or subtract points. For a width or height, you may also multiply or divide the
//  anchor, or write a plain number instead. The right side may end with `|` and a priority. Numbers are literals,
//  `CGFloat` or `Double`.
//
//  Relations and the method `anchor` activate the constraints that they create, so add your views first. Inside
//  `inactive`, constraints are collected rather than activated. Call everything on the main thread.
//
//  Set `translatesAutoresizingMaskIntoConstraints` to false for each view that you add and constrain. The method
//  `anchor` does so for the view on which you call it. Relations don't.

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
#if canImport(UIKit)
public import UIKit  // Your own files can say `import UIKit` or `internal import UIKit`.

public typealias TALView = UIView
public typealias TALGuide = UILayoutGuide
public typealias TALPriority = UILayoutPriority
public typealias TALAxis = NSLayoutConstraint.Axis
private let talSwappedAttributes: [NSLayoutConstraint.Attribute] =  // for these, `anchor` puts `other` first
  [.right, .bottom, .trailing, .lastBaseline, .rightMargin, .bottomMargin, .trailingMargin]
#else
public import AppKit

public typealias TALView = NSView
public typealias TALGuide = NSLayoutGuide
public typealias TALPriority = NSLayoutConstraint.Priority
public typealias TALAxis = NSLayoutConstraint.Orientation
private let talSwappedAttributes: [NSLayoutConstraint.Attribute] = [.right, .bottom, .trailing, .lastBaseline]
#endif

// Private names begin with `tal`, too. Otherwise a copied file could clash with names of your app.

// MARK: Relations

// Precedence: `*` and `/` bind tightest, then `+`, `-` and `|` from left to right, and a relation binds last, like `=`.
// As with `=`, the left side may be an optional chain: if it is nil, the right side isn't evaluated, and no constraint
// is created. (Don't confuse a relation with `==`, which compares two anchors and returns a `Bool`.)
infix operator =&= : AssignmentPrecedence
infix operator =>= : AssignmentPrecedence
infix operator =<= : AssignmentPrecedence

// With `@preconcurrency`, older Swift 5 code without `@MainActor` still compiles. So the compiler accepts some calls
// from other threads, with a warning at most, and `talRequireMainThread` has to stop them.

/// Creates the constraint `lhs = rhs`, activates it and returns it.
///
/// Inside `inactive`, it is collected rather than activated.
///
/// - It calls the anchor's `constraint(equalTo:)`, or the variant with a constant or a multiplier.
/// - Every call creates a new constraint, even for the same anchors.
/// - A relation between anchors of different kinds, such as leading and top, doesn't compile.
/// - UIKit and AppKit raise an exception if a number is not finite, or if leading or trailing is related to left or
///   right. Activation raises one if the two views have no common ancestor. (A layout guide counts as its owning view.)
/// - Off the main thread, it ends the program.
@preconcurrency @MainActor @discardableResult
public func =&= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  talMakeConstraint(lhs, .equal, rhs.talExpression)
}

/// Creates the constraint `lhs ≥ rhs`, with `constraint(greaterThanOrEqualTo:)`. Otherwise it behaves like `=&=`.
@preconcurrency @MainActor @discardableResult
public func =>= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  talMakeConstraint(lhs, .atLeast, rhs.talExpression)
}

/// Creates the constraint `lhs ≤ rhs`, with `constraint(lessThanOrEqualTo:)`. Otherwise it behaves like `=&=`.
@preconcurrency @MainActor @discardableResult
public func =<= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  talMakeConstraint(lhs, .atMost, rhs.talExpression)
}

// Plain numbers have overloads of their own. If `Int` and `Double` conformed to `TALRightSide` instead, `375 / 2` would
// be computed as an `Int`: 187. `rhs | .required` is a `TALRightSide`, so each overload calls its generic operator
// above and not itself.

/// Makes a width or height equal to `rhs` points, with `constraint(equalToConstant:)`.
@preconcurrency @MainActor @discardableResult
public func =&= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint { lhs =&= rhs | .required }

/// Makes a width or height at least `rhs` points, with `constraint(greaterThanOrEqualToConstant:)`.
@preconcurrency @MainActor @discardableResult
public func =>= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint { lhs =>= rhs | .required }

/// Makes a width or height at most `rhs` points, with `constraint(lessThanOrEqualToConstant:)`.
@preconcurrency @MainActor @discardableResult
public func =<= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint { lhs =<= rhs | .required }

// MARK: The right side: arithmetic and priority

/// The right side of a relation, other than a plain number.
///
/// It is an anchor or arithmetic on an anchor, with or without a priority, or a number with a priority. `TALKind` is
/// the class of the anchors that you can relate to it, such as `NSLayoutDimension`.
@preconcurrency @MainActor public protocol TALRightSide<TALKind> {
  associatedtype TALKind: AnyObject = Self  // an anchor is its own kind; the structs below name theirs
  var talExpression: TALExpression<TALKind> { get }
}

/// A right side that arithmetic or `|` may follow: an anchor, or arithmetic on one.
@preconcurrency @MainActor public protocol TALOperand<TALKind>: TALRightSide {}

// Three extensions, because an extension of a generic Objective-C class can't use the class's type parameter.
extension NSLayoutXAxisAnchor: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }
extension NSLayoutYAxisAnchor: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }
extension NSLayoutDimension: TALOperand { public var talExpression: TALExpression<TALKind> { .init(anchor: self) } }

/// A linear expression, multiplier × anchor + constant, and a priority.
public struct TALExpression<TALKind: AnyObject>: TALOperand {
  fileprivate let anchor: NSLayoutAnchor<TALKind>?  // nil for a plain number
  fileprivate var multiplier: CGFloat = 1
  fileprivate var constant: CGFloat = 0
  fileprivate var priority = TALPriority.required
  public var talExpression: Self { self }

  /// Returns a copy with one change.
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

// `44 | .required - 1` would mean `(44 | .required) - 1`: 43 points, and required. It doesn't compile, because a
// `TALPrioritized` has no `-`. With this unavailable conformance, the compiler can explain the mistake.
@available(*, unavailable, message: "a priority ends the right side; calculate it in parentheses: `| (.required - 1)`")
extension TALPrioritized: TALOperand {}

public extension TALOperand {
  /// Adds points to a width or height, or moves a position.
  ///
  /// A positive number moves a position down (y anchors), to the right (left and right anchors) or towards trailing
  /// (leading and trailing anchors).
  static func + (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> {
    lhs.talExpression.with { $0.constant += rhs }
  }

  /// Subtracts points, for example to inset a bottom, trailing or right edge from the container's.
  static func - (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> { lhs + -rhs }

  /// Multiplies a width or height: `(a.widthAnchor + 4) * 2` is `2 * a.widthAnchor + 8`. Positions don't compile.
  static func * (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> where TALKind == NSLayoutDimension {
    lhs.talExpression.with { ($0.multiplier, $0.constant) = ($0.multiplier * rhs, $0.constant * rhs) }
  }

  /// Multiplies a width or height, with the number first.
  static func * (lhs: CGFloat, rhs: Self) -> TALExpression<TALKind> where TALKind == NSLayoutDimension { rhs * lhs }

  /// Divides a width or height. Division by 0 makes the relation raise an exception, because the result isn't finite.
  static func / (lhs: Self, rhs: CGFloat) -> TALExpression<TALKind> where TALKind == NSLayoutDimension {
    lhs.talExpression.with { ($0.multiplier, $0.constant) = ($0.multiplier / rhs, $0.constant / rhs) }
  }

  /// Sets the priority. If `rhs` is 0 or less, or above 1000, the relation raises an exception.
  static func | (lhs: Self, rhs: TALPriority) -> TALPrioritized<TALKind> {
    TALPrioritized(talExpression: lhs.talExpression.with { $0.priority = rhs })
  }
}

/// A number of points with a priority, for a width or height.
@preconcurrency @MainActor public func | (lhs: CGFloat, rhs: TALPriority) -> TALPrioritized<NSLayoutDimension> {
  TALPrioritized(talExpression: TALExpression(anchor: nil, constant: lhs, priority: rhs))
}

// MARK: Making a constraint

private enum TALComparison { case equal, atLeast, atMost }  // Apple's `Relation` would need an `@unknown default`

// `inactive` and `anchor` call this first. A relation calls it when it has calculated its right side.
@MainActor @inline(never) private func talRequireMainThread() { dispatchPrecondition(condition: .onQueue(.main)) }

// `@inline(never)` keeps the code of callers small. `anchor` has it for the same reason.
@MainActor @inline(never) private func talMakeConstraint<Kind>(
  _ lhs: NSLayoutAnchor<Kind>, _ comparison: TALComparison, _ right: TALExpression<Kind>
) -> NSLayoutConstraint {
  talRequireMainThread()
  // Only an `NSLayoutDimension` can be related to a plain number or to a multiple of an anchor. The types above allow
  // neither for other anchors. So the cast can't fail, unless a caller has given an anchor a wrong type with a cast.
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
  /// This includes code that the closure runs indirectly, such as a lazy property that is first used there, or
  /// `viewDidLoad`. So create and load all views first, and write only constraints in the closure.
  ///
  /// It leaves out constraints that are
  /// - active when the closure ends,
  /// - returned by a nested `inactive`,
  /// - created by methods of UIKit or AppKit, such as `constraint(equalTo:)`, or
  /// - created later, for example in a `Task`.
  ///
  /// If the closure throws, the error is passed on, and the constraints created so far stay inactive. Off the main
  /// thread, `inactive` ends the program.
  ///
  /// If an Objective-C exception leaves the closure and is caught (by XCTest, AppKit or an SDK), collecting never ends:
  /// from then on, relations and `anchor` activate nothing.
  @preconcurrency @MainActor static func inactive(_ make: () throws -> Void) rethrows -> Self {
    talRequireMainThread()
    let outer = talCollected
    defer { talCollected = outer }
    talCollected = []
    try make()
    return (talCollected ?? []).filter { !$0.isActive }  // not nil: a nested call restores it
  }

  /// Activates or deactivates all constraints in one batch and returns them.
  ///
  /// It takes effect at once, even inside `inactive`. If two sets contradict each other, deactivate the old one before
  /// you activate the new one. Constraints don't retain their views, so don't call this after one of them is gone.
  @preconcurrency @MainActor @discardableResult func setActive(_ active: Bool) -> Self {
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
  /// Top, leading, bottom and trailing (not left and right). Join lists with `+`: `.horizontal + [.top]`.
  static var edges: Self { [.top, .leading, .bottom, .trailing] }

  /// Leading and trailing.
  static var horizontal: Self { [.leading, .trailing] }

  /// Top and bottom.
  static var vertical: Self { [.top, .bottom] }

  /// The center on both axes.
  static var center: Self { [.centerX, .centerY] }

  /// Width and height.
  static var size: Self { [.width, .height] }
}

public extension TALItem {
  /// Relates each attribute to the same attribute of `other`, and returns the constraints in the order of `attributes`.
  ///
  /// They are activated in one batch. Inside `inactive`, they are collected rather than activated.
  ///
  /// - Padding is in points. In `a.anchor(.edges, to: b, padding: 8)`, it insets the edges of `a`. It enlarges a width
  ///   or height, moves a first baseline down or a last baseline up, and moves a center down, or to the right in a
  ///   left-to-right layout.
  /// - Most constraints say `self = other + padding`. Those of right, bottom, trailing, their margins and the last
  ///   baseline say `other = self + padding`, so `other` is their first item. Thus every `constant` is the padding.
  ///   With `.greaterThanOrEqual` the padding is a minimum on every edge, with `.lessThanOrEqual` a maximum.
  /// - It sets `translatesAutoresizingMaskIntoConstraints` of `self` to false, even inside `inactive`. From then on,
  ///   only constraints place the view. Don't call it on a view that UIKit or AppKit places, such as a cell's
  ///   `contentView`.
  /// - It calls `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`. There are
  ///   exceptions for a padding that isn't finite, for items without a common ancestor, and for `.notAnAttribute`.
  /// - A layout guide has no baselines and no margins, so don't use these attributes with one.
  /// - Off the main thread, it ends the program.
  @discardableResult @inline(never) func anchor(
    _ attributes: [NSLayoutConstraint.Attribute], to other: any TALItem, padding: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal, priority: TALPriority = .required
  ) -> [NSLayoutConstraint] {
    talRequireMainThread()
    (self as? TALView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraints = attributes.map {
      let (lhs, rhs): (any TALItem, any TALItem) = talSwappedAttributes.contains($0) ? (other, self) : (self, other)
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
  /// If an active constraint becomes required, or stops being required, it is deactivated first and activated again
  /// afterwards. By Apple's documentation, the change would raise an exception otherwise.
  ///
  /// If `rhs` is 0 or less, or above 1000, UIKit or AppKit raises an exception, and the constraint may stay inactive.
  @preconcurrency @MainActor @discardableResult
  static func | (lhs: NSLayoutConstraint, rhs: TALPriority) -> NSLayoutConstraint {
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
    setContentHuggingPriority(priority, for: axis)
    setContentCompressionResistancePriority(priority, for: axis)
  }
}
#endif
