//  Textual Auto Layout (TAL) 2.0.0-dev: constraints as equations, for UIKit and AppKit.
//  SPDX-FileCopyrightText: 2026 The Textual Auto Layout maintainers
//  SPDX-License-Identifier: MIT
//      red.leadingAnchor =&= blue.trailingAnchor + 8
//      view.widthAnchor  =>= 2 * view.heightAnchor - 4 | .defaultHigh
//      child.anchor(.edges, to: parent, padding: 5)
//  A relation reads its whole right side: `multiplier * anchor + constant | priority`. It makes a constraint, and makes
//  it active. One that is a line of `NSLayoutConstraint.inactive { … }` ends inactive. Only the helper, `anchor(…)`,
//  clears `translatesAutoresizingMaskIntoConstraints`. Lengths are in points. All of it is for the main thread.
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
/// Makes the constraint `lhs = rhs` by the anchor's `constraint(equalTo…)`, and activates it if outside of `inactive`.
/// Leaves `translatesAutoresizingMaskIntoConstraints` as it is. Mixed kinds of anchors, as x with y, do not compile.
/// The platform raises an exception for a number that is not finite, and for leading or trailing with left or right. On
/// activation it raises one for items without a common ancestor. Guides need an owning view. Items must be alive.
@preconcurrency @MainActor @discardableResult
public func =&= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .equal, rhs.talSum, rhs.talPriority)
}
/// Makes `lhs ≥ rhs` by the anchor's `constraint(greaterThanOrEqualTo…)`. All else is as with `=&=`.
@preconcurrency @MainActor @discardableResult
public func =>= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .atLeast, rhs.talSum, rhs.talPriority)
}
/// Makes `lhs ≤ rhs` by the anchor's `constraint(lessThanOrEqualTo…)`. All else is as with `=&=`.
@preconcurrency @MainActor @discardableResult
public func =<= <Kind>(lhs: NSLayoutAnchor<Kind>, rhs: some TALRightSide<Kind>) -> NSLayoutConstraint {
  makeConstraint(lhs, .atMost, rhs.talSum, rhs.talPriority)
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

// MARK: The right side
/// A right side other than a bare number: an anchor, a linear expression, or anything with a priority.
@preconcurrency @MainActor public protocol TALRightSide<TALKind> {
  associatedtype TALKind: AnyObject  // NSLayoutXAxisAnchor, NSLayoutYAxisAnchor or NSLayoutDimension
  var talSum: TALSum<TALKind> { get }
  var talPriority: TALPriority { get }
}
/// An anchor or a linear expression. All can stand before `+`, `-` and `|`. Those of a size take `*` and `/` too.
@preconcurrency @MainActor public protocol TALOperand<TALKind>: TALRightSide {}
public extension TALOperand { var talPriority: TALPriority { .required } }  // where no `|` is written
// Three, because an extension of `NSLayoutAnchor`, an Objective-C class, cannot use the class's type parameter.
extension NSLayoutXAxisAnchor: TALOperand { public var talSum: TALSum<NSLayoutXAxisAnchor> { TALSum(anchor: self) } }
extension NSLayoutYAxisAnchor: TALOperand { public var talSum: TALSum<NSLayoutYAxisAnchor> { TALSum(anchor: self) } }
extension NSLayoutDimension: TALOperand { public var talSum: TALSum<NSLayoutDimension> { TALSum(anchor: self) } }
/// A linear expression: multiplier × anchor + constant.
public struct TALSum<TALKind: AnyObject>: TALOperand {
  fileprivate let anchor: NSLayoutAnchor<TALKind>?  // nil where a constant stands alone, for a width or height
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
  /// Adds points, as `constant:` does. A location moves downwards, or towards trailing or right. A size grows.
  static func + (lhs: Self, rhs: CGFloat) -> TALSum<TALKind> {
    let sum = lhs.talSum
    return TALSum(anchor: sum.anchor, multiplier: sum.multiplier, constant: sum.constant + rhs)
  }
  /// Subtracts points. This is how a bottom, trailing or right edge is inset.
  static func - (lhs: Self, rhs: CGFloat) -> TALSum<TALKind> { lhs + -rhs }
  /// Sets the priority. The relation raises an exception unless 0 < `rhs` ≤ 1000.
  static func | (lhs: Self, rhs: TALPriority) -> TALPrioritized<TALKind> { .init(talSum: lhs.talSum, talPriority: rhs) }
}
public extension TALOperand where TALKind == NSLayoutDimension {
  /// Multiplies a width or height, and any constant added before. A multiple of an x or y anchor does not compile.
  static func * (lhs: Self, rhs: CGFloat) -> TALSum<TALKind> {
    let sum = lhs.talSum
    return TALSum(anchor: sum.anchor, multiplier: sum.multiplier * rhs, constant: sum.constant * rhs)
  }
  /// Multiplies likewise, with the number first.
  static func * (lhs: CGFloat, rhs: Self) -> TALSum<TALKind> { rhs * lhs }
  /// Divides likewise, the constant too. After a division by zero the relation raises an exception.
  static func / (lhs: Self, rhs: CGFloat) -> TALSum<TALKind> {
    let sum = lhs.talSum
    return TALSum(anchor: sum.anchor, multiplier: sum.multiplier / rhs, constant: sum.constant / rhs)
  }
}
/// A number of points with a priority, for a width or height.
@preconcurrency @MainActor public func | (lhs: CGFloat, rhs: TALPriority) -> TALPrioritized<NSLayoutDimension> {
  TALPrioritized(talSum: TALSum(anchor: nil, constant: lhs), talPriority: rhs)
}

// MARK: Wrong lines
// Some wrong lines would keep the compiler searching for seconds. They match these declarations at once. The match
// needs an unavailable conformance. Its message is the error. The functions themselves are not marked unavailable,
// because the compiler would then try them last. No anchor of a view or guide can call them.
/// Named in the error for a relation between two kinds, such as x and y. No line that compiles uses it.
public protocol TALMixed {}
@available(*, unavailable, message: "x goes with x, y with y, a width or height with a width, a height or a number")
extension NSLayoutAnchor: TALMixed {}
@available(*, unavailable, message: "a priority ends the right side; calculate it in parentheses: `| (.required - 1)`")
extension TALPrioritized: TALOperand {}
public func =&= <Kind: TALMixed>(_: NSLayoutAnchor<Kind>, _: some TALRightSide) -> NSLayoutConstraint { fatalError() }
public func =>= <Kind: TALMixed>(_: NSLayoutAnchor<Kind>, _: some TALRightSide) -> NSLayoutConstraint { fatalError() }
public func =<= <Kind: TALMixed>(_: NSLayoutAnchor<Kind>, _: some TALRightSide) -> NSLayoutConstraint { fatalError() }

// MARK: The constraint
private enum Relation { case equal, atLeast, atMost }  // a switch over the platform's own would need a default
// `@inline(never)`, here and at `anchor`, keeps the callers' code small.
@MainActor @inline(never) private func makeConstraint<Kind>(
  _ lhs: NSLayoutAnchor<Kind>, _ relation: Relation, _ sum: TALSum<Kind>, _ priority: TALPriority
) -> NSLayoutConstraint {
  // Only a size can be multiplied or stand against a bare number. So the cast cannot fail.
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
  /// The two sides are leading and trailing, not left and right.
  static var edges: Self { [.top, .leading, .bottom, .trailing] }
  static var center: Self { [.centerX, .centerY] }
  static var size: Self { [.width, .height] }
}
public extension TALItem {
  /// Relates each attribute to the same attribute of `other`, by constraints of `NSLayoutConstraint(item:…)`. Activates
  /// all in one batch, if outside of `inactive`. Clears `translatesAutoresizingMaskIntoConstraints` of the receiver,
  /// also within `inactive`. Padding insets an edge, moves a center to the right or down, and enlarges a size.
  /// For right, bottom, trailing, their margins and lastBaseline the items are swapped: `other = self + padding`. So
  /// `.greaterThanOrEqual` makes the padding of each edge a minimum, and `.lessThanOrEqual` a maximum.
  /// The platform raises the exceptions of `=&=`. It also raises one for `.notAnAttribute`, and for a baseline or
  /// margin of a guide at layout.
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
    if deferred == nil { NSLayoutConstraint.activate(made) } else { deferred? += made }
    return made
  }
}

// MARK: Activation and priority
// Nil outside of `inactive`. Within it: what relations and `anchor` have made since the outermost call began.
// `setActive` takes out the constraints that it activates or deactivates.
@MainActor private var deferred: [NSLayoutConstraint]?
/// Makes a list of the lines of a closure or a function. A line is a constraint or a list. An optional that is nil adds
/// nothing. `if`, `switch`, `for` and `let` work. To list a `let`, write its name as a line. An empty case needs `[]`.
/// An assignment, a call without a result, `guard`, `while`, `defer` and `break` do not compile.
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
  public static func buildFinalResult(_ lines: [NSLayoutConstraint]) -> [NSLayoutConstraint] { lines }
  public static func buildFinalResult(_ lines: [NSLayoutConstraint]) -> TALLines { TALLines(constraints: lines) }
}
/// What the closure of `inactive` returns. Only the builder makes it, so a `return` of a list does not compile there.
public struct TALLines { fileprivate let constraints: [NSLayoutConstraint] }
public extension NSLayoutConstraint {
  /// Returns the constraints of the closure's lines, in order. All end inactive, even those that were active before.
  /// Relations and `anchor` activate nothing in the closure. A constraint made but not listed, say in a lazy
  /// variable, is activated when the outermost call ends. `isActive = false` does not prevent that.
  /// `[constraint].setActive(false)` does. As a line, it lists the constraint too.
  /// If an Objective-C exception leaves the closure and is caught, relations and `anchor` activate nothing any more.
  /// XCTest catches exceptions. So does AppKit's event loop, unless `NSApplicationCrashOnExceptions` is set.
  @preconcurrency @MainActor
  static func inactive(@TALConstraintBuilder _ lines: () -> TALLines) -> [NSLayoutConstraint] {
    if deferred != nil { return lines().constraints.setActive(false) }  // the others wait for the outermost call
    deferred = []
    let listed = lines().constraints.setActive(false)  // also takes them out of `deferred`
    if let others = deferred {  // it is not nil here
      deferred = nil  // first, as `activate` may run an override of a view, or raise an exception
      activate(others)
    }
    return listed
  }
  /// Sets the priority of `lhs` itself. If active, it is deactivated for a change from or to required, because
  /// Apple documents an exception there. Unless 0 < `rhs` ≤ 1000, this raises one, and `lhs` may stay inactive.
  @discardableResult static func | (lhs: NSLayoutConstraint, rhs: TALPriority) -> NSLayoutConstraint {
    let pauses = lhs.isActive && (lhs.priority == .required) != (rhs == .required)
    if pauses { lhs.isActive = false }
    lhs.priority = rhs
    if pauses { lhs.isActive = true }
    return lhs
  }
}
public extension [NSLayoutConstraint] {
  /// Activates or deactivates all at once, by one call of `activate` or `deactivate`. It does so in `inactive` too.
  /// What a line lists there still ends inactive.
  @preconcurrency @MainActor @discardableResult func setActive(_ active: Bool) -> Self {
    deferred?.removeAll(where: NSSet(array: self).contains)  // by hash: both lists may be long
    if active { NSLayoutConstraint.activate(self) } else { NSLayoutConstraint.deactivate(self) }
    return self
  }
  /// Sets the priority of each constraint itself. To set it before `anchor` activates, pass `priority:` to `anchor`.
  @preconcurrency @MainActor @discardableResult
  static func | (lhs: Self, rhs: TALPriority) -> Self { lhs.map { $0 | rhs } }
}
#endif
