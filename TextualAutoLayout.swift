//  Textual Auto Layout (TAL): layout constraints, written as the equations that they are. MIT License.
//      red.leadingAnchor =&= blue.trailingAnchor + 8
//      view.widthAnchor  =>= 2 * view.heightAnchor - 4 | .defaultHigh
//      child.anchor([.top, .bottom, .left, .right], to: parent, padding: 5)
//  A relation reads its whole right side, `multiplier * anchor + constant | priority`, makes the platform's constraint
//  and activates it, once; what `inactive(…)` returns waits. It does not touch autoresizing. Lengths are in points.
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
// Below `*` and `/`, and below `+`, `-` and `|` (of one precedence): the right side is read first, `(2 * b - 4) | p`.
infix operator =&= : ComparisonPrecedence
infix operator =>= : ComparisonPrecedence
infix operator =<= : ComparisonPrecedence
/// Makes and activates `lhs = rhs` by `NSLayoutAnchor.constraint(equalTo:…)`. Anchors of two kinds do not compile.
/// UIKit (or AppKit) raises an exception if there is no common ancestor, for leading with left, for what is not finite.
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
/// What may stand right of a relation: an anchor or a linear expression, or these or a number with a priority.
@preconcurrency @MainActor public protocol TALRightSide<TALKind> {
  associatedtype TALKind: AnyObject  // NSLayoutXAxisAnchor, NSLayoutYAxisAnchor or NSLayoutDimension
  var talSum: TALSum<TALKind> { get }
  var talPriority: TALPriority { get }
}
/// What can be calculated with: an anchor or a linear expression. Without `|` its constraint is required.
@preconcurrency @MainActor public protocol TALOperand: TALRightSide {}
public extension TALOperand { var talPriority: TALPriority { .required } }
// Not their superclass: Objective-C's generic classes do not tell a Swift extension what their type parameter is.
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
  /// The expression plus a constant, in points, as in `constraint(equalTo:constant:)`.
  static func + (lhs: Self, rhs: CGFloat) -> TALSum<TALKind> {
    let sum = lhs.talSum
    return TALSum(anchor: sum.anchor, multiplier: sum.multiplier, constant: sum.constant + rhs)
  }
  static func - (lhs: Self, rhs: CGFloat) -> TALSum<TALKind> { lhs + -rhs }
  /// The right side with a priority above 0 and up to 1000; for any other the relation raises UIKit's exception.
  static func | (lhs: Self, rhs: TALPriority) -> TALPrioritized<TALKind> { .init(talSum: lhs.talSum, talPriority: rhs) }
}
public extension TALOperand where TALKind == NSLayoutDimension {
  /// The width or height times a number, its constant too. A multiple of a location does not compile.
  static func * (lhs: Self, rhs: CGFloat) -> TALSum<TALKind> {
    let sum = lhs.talSum
    return TALSum(anchor: sum.anchor, multiplier: sum.multiplier * rhs, constant: sum.constant * rhs)
  }
  static func * (lhs: CGFloat, rhs: Self) -> TALSum<TALKind> { rhs * lhs }
  /// The width or height divided, its constant too. If divided by zero, the relation raises UIKit's exception.
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
// The casts hold: the operators give a multiplier, or a constant alone, to widths and heights only: NSLayoutDimension.
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
  /// Makes a constraint for each attribute, the same on both sides, by `NSLayoutConstraint(item:…)`; activates them in
  /// one batch. Clears `translatesAutoresizingMaskIntoConstraints` of the receiver. For right, bottom, trailing, their
  /// margins and lastBaseline `other` comes first, `other = self + padding`: padding, in points, leads inwards, and
  /// `.greaterThanOrEqual` keeps the receiver inside; a center is shifted, a size enlarged. Required until `| p`:
  /// inside a window, where that counts, write `(NSLayoutConstraint.inactive(…) | p).setActive(true)`.
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
@MainActor private var waiting: [[NSLayoutConstraint]] = []  // for each `inactive` under way: made, not active yet
public extension NSLayoutConstraint {
  /// Evaluates `constraints`, returns them inactive, also those that were active. What else relations and `anchor` made
  /// meanwhile, say in a lazy view's initialiser, the outermost call activates at its end in one batch, even after
  /// `isActive = false`; `setActive(false)` or an inner `inactive` prevents it. After an error nothing is activated.
  @preconcurrency @MainActor
  static func inactive(_ constraints: @autoclosure () throws -> [NSLayoutConstraint]) rethrows -> [NSLayoutConstraint] {
    waiting.append([])
    defer { waiting.removeLast() }
    let returned = try constraints().setActive(false)
    if waiting.count == 1 { activate(waiting[0]) } else { waiting[waiting.count - 2] += waiting[waiting.count - 1] }
    return returned
  }
  /// Sets the priority of `lhs` itself. UIKit forbids it, while active, to become required or optional: it pauses.
  @discardableResult static func | (lhs: NSLayoutConstraint, rhs: TALPriority) -> NSLayoutConstraint {
    let pauses = lhs.isActive && (lhs.priority == .required) != (rhs == .required)
    if pauses { lhs.isActive = false }
    lhs.priority = rhs
    if pauses { lhs.isActive = true }
    return lhs
  }
}
public extension [NSLayoutConstraint] {
  /// Activates or deactivates all by one call of the platform's `activate` or `deactivate`, even in `inactive(…)`.
  @preconcurrency @MainActor @discardableResult func setActive(_ active: Bool) -> Self {
    for call in waiting.indices { waiting[call].removeAll(where: Set(self).contains) }
    if active { NSLayoutConstraint.activate(self) } else { NSLayoutConstraint.deactivate(self) }
    return self
  }
}
/// Sets the priority of each.
@preconcurrency @MainActor @discardableResult
public func | (lhs: [NSLayoutConstraint], rhs: TALPriority) -> [NSLayoutConstraint] { lhs.map { $0 | rhs } }
#endif
