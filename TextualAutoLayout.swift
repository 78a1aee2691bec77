//  Textual Auto Layout (TAL): layout constraints, written as the equations that they are. MIT License.
//
//      red.leadingAnchor =&= blue.trailingAnchor + 8
//      view.widthAnchor  =>= 2 * view.heightAnchor - 4 | .defaultHigh
//      child.anchor([.top, .bottom, .left, .right], to: parent, padding: 5)
//
//  Lengths are in points. Where UIKit or AppKit raises an exception, it does so at the line that wrote the relation.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit) || canImport(LayoutStandIn)
#if canImport(AppKit) && !canImport(UIKit)
import AppKit
public typealias TALView = NSView
public typealias TALGuide = NSLayoutGuide
public typealias TALPriority = NSLayoutConstraint.Priority
public typealias TALAxis = NSLayoutConstraint.Orientation
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
#endif

// MARK: Relations
infix operator =&= : ComparisonPrecedence
infix operator =>= : ComparisonPrecedence
infix operator =<= : ComparisonPrecedence

/// The right side of a relation: an anchor, a term, a number, or a term with a priority.
@preconcurrency @MainActor public protocol TALRight<TALKind> {
  associatedtype TALKind: AnyObject
  var talTerm: TALTerm<TALKind> { get }
}
public extension TALRight {
  /// Makes and activates `left = right` by `NSLayoutAnchor.constraint(equalTo:…)`. Anchors of two kinds do not compile.
  /// UIKit raises its exception here if there is no common ancestor, for leading with left, and for what is not finite.
  @inlinable @discardableResult static func =&= (left: NSLayoutAnchor<TALKind>, right: Self) -> NSLayoutConstraint {
    talRelate(left, .equal, right.talTerm)
  }
  /// Makes and activates `left ≥ right` by `constraint(greaterThanOrEqualTo:…)`; otherwise like `=&=`.
  @inlinable @discardableResult static func =>= (left: NSLayoutAnchor<TALKind>, right: Self) -> NSLayoutConstraint {
    talRelate(left, .greaterThanOrEqual, right.talTerm)
  }
  /// Makes and activates `left ≤ right` by `constraint(lessThanOrEqualTo:…)`; otherwise like `=&=`.
  @inlinable @discardableResult static func =<= (left: NSLayoutAnchor<TALKind>, right: Self) -> NSLayoutConstraint {
    talRelate(left, .lessThanOrEqual, right.talTerm)
  }
}

/// multiplier × anchor + constant, with a priority; without an anchor it is the constant alone.
@frozen public struct TALTerm<Kind: AnyObject>: TALExpression {
  @usableFromInline let anchor: NSLayoutAnchor<Kind>?
  @usableFromInline var multiplier: CGFloat = 1
  @usableFromInline var constant: CGFloat = 0
  @usableFromInline var priority = TALPriority.required
  @inlinable init(_ anchor: NSLayoutAnchor<Kind>?) { self.anchor = anchor }
  @inlinable public var talTerm: Self { self }
}

/// The one call that remains of a relation in the client's code: completes the constraint, and only then activates it.
@inline(never) @usableFromInline @MainActor func talRelate<Kind>(
  _ left: NSLayoutAnchor<Kind>, _ relation: NSLayoutConstraint.Relation, _ right: TALTerm<Kind>
) -> NSLayoutConstraint {
  (right.constraint(left, relation) | right.priority).activated()
}

extension TALTerm {
  /// The platform's own constraint for `left (relation) self`, but for the priority.
  fileprivate func constraint(
    _ left: NSLayoutAnchor<Kind>, _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    let (m, c) = (multiplier, constant)
    if let anchor, m == 1 {
      switch relation {
      case .greaterThanOrEqual: return left.constraint(greaterThanOrEqualTo: anchor, constant: c)
      case .lessThanOrEqual: return left.constraint(lessThanOrEqualTo: anchor, constant: c)
      default: return left.constraint(equalTo: anchor, constant: c)
      }
    }
    let left = left as! NSLayoutDimension  // only widths and heights have multiples or stand against a number
    switch (relation, anchor as! NSLayoutDimension?) {
    case (.greaterThanOrEqual, nil): return left.constraint(greaterThanOrEqualToConstant: c)
    case (.lessThanOrEqual, nil): return left.constraint(lessThanOrEqualToConstant: c)
    case (_, nil): return left.constraint(equalToConstant: c)
    case (.greaterThanOrEqual, let other?):
      return left.constraint(greaterThanOrEqualTo: other, multiplier: m, constant: c)
    case (.lessThanOrEqual, let other?): return left.constraint(lessThanOrEqualTo: other, multiplier: m, constant: c)
    case (_, let other?): return left.constraint(equalTo: other, multiplier: m, constant: c)
    }
  }
}

// MARK: Arithmetic
/// What can be calculated with: an anchor or a term. A constant moves it; a factor multiplies its constant too.
@preconcurrency @MainActor public protocol TALExpression: TALRight {}
extension NSLayoutXAxisAnchor: TALExpression {
  @inlinable public var talTerm: TALTerm<NSLayoutXAxisAnchor> { TALTerm(self) }
}
extension NSLayoutYAxisAnchor: TALExpression {
  @inlinable public var talTerm: TALTerm<NSLayoutYAxisAnchor> { TALTerm(self) }
}
extension NSLayoutDimension: TALExpression {
  @inlinable public var talTerm: TALTerm<NSLayoutDimension> { TALTerm(self) }
}
extension CGFloat: TALRight { @inlinable public var talTerm: TALTerm<NSLayoutDimension> { TALTerm(nil) + self } }
extension Double: TALRight { @inlinable public var talTerm: TALTerm<NSLayoutDimension> { CGFloat(self).talTerm } }
extension Int: TALRight { @inlinable public var talTerm: TALTerm<NSLayoutDimension> { CGFloat(self).talTerm } }

public extension TALExpression {
  /// The term moved by a constant, in points.
  @inlinable static func + (left: Self, right: CGFloat) -> TALTerm<TALKind> {
    talChanging(left.talTerm) { $0.constant += right }
  }
  @inlinable static func + (left: CGFloat, right: Self) -> TALTerm<TALKind> { right + left }
  @inlinable static func - (left: Self, right: CGFloat) -> TALTerm<TALKind> { left + -right }
  @available(*, unavailable, message: "a location has no multiple: only widths and heights can be multiplied")
  static func * (left: Self, right: CGFloat) -> TALTerm<TALKind> { left.talTerm }
  @available(*, unavailable, message: "a location has no multiple: only widths and heights can be multiplied")
  static func * (left: CGFloat, right: Self) -> TALTerm<TALKind> { right.talTerm }
  @available(*, unavailable, message: "a location has no fraction: only widths and heights can be divided")
  static func / (left: Self, right: CGFloat) -> TALTerm<TALKind> { left.talTerm }
}
public extension TALExpression where TALKind == NSLayoutDimension {
  /// The width or height times a number, with its constant. Divided by zero it is refused when it is related.
  @inlinable static func * (left: Self, right: CGFloat) -> TALTerm<TALKind> {
    talChanging(left.talTerm) { ($0.multiplier, $0.constant) = ($0.multiplier * right, $0.constant * right) }
  }
  @inlinable static func * (left: CGFloat, right: Self) -> TALTerm<TALKind> { right * left }
  @inlinable static func / (left: Self, right: CGFloat) -> TALTerm<TALKind> { left * (1 / right) }
}
@inlinable func talChanging<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

// MARK: Priority
/// A term with a priority, made by `|`. Further to the right, `- 1` lowers the priority.
@frozen public struct TALPrioritized<Kind: AnyObject>: TALRight {
  public let talTerm: TALTerm<Kind>
  @inlinable init(_ term: TALTerm<Kind>) { talTerm = term }
  @inlinable public static func - (left: Self, right: Int) -> Self {
    left.talTerm | TALPriority(left.talTerm.priority.rawValue - Float(right))
  }
}
public extension TALExpression {
  /// The term with a priority above 0 and up to 1000; UIKit raises its exception for any other when it is related.
  @inlinable static func | (left: Self, right: TALPriority) -> TALPrioritized<TALKind> {
    TALPrioritized(talChanging(left.talTerm) { $0.priority = right })
  }
}
// The default types of literals, and no other: an exact match ends the compiler's search among all overloads of `|`.
@inlinable @preconcurrency @MainActor public func | (left: Double, right: TALPriority) -> TALPrioritized<
  NSLayoutDimension
> {
  left.talTerm | right
}
@inlinable @preconcurrency @MainActor public func | (left: Int, right: TALPriority) -> TALPrioritized<NSLayoutDimension>
{
  left.talTerm | right
}

public extension NSLayoutConstraint {
  /// Sets the priority. UIKit forbids an active constraint to become required or optional: it is off meanwhile.
  @discardableResult static func | (left: NSLayoutConstraint, right: TALPriority) -> NSLayoutConstraint {
    let pauses = (left.priority == .required) != (right == .required) && left.isActive
    if pauses { left.isActive = false }
    left.priority = right
    if pauses { left.isActive = true }
    return left
  }
  /// Adds to the constant of an existing constraint, as `- 8` subtracts.
  @discardableResult static func + (left: NSLayoutConstraint, right: CGFloat) -> NSLayoutConstraint {
    talChanging(left) { $0.constant += right }
  }
  @discardableResult static func - (left: NSLayoutConstraint, right: CGFloat) -> NSLayoutConstraint {
    left + -right
  }
}

// MARK: The helper
/// A view or a layout guide.
@preconcurrency @MainActor public protocol TALItem: AnyObject {}
extension TALView: TALItem {}
extension TALGuide: TALItem {}
public extension [NSLayoutConstraint.Attribute] {
  static var edges: Self { [.top, .leading, .bottom, .trailing] }
  static var center: Self { [.centerX, .centerY] }
  static var size: Self { [.width, .height] }
}
public extension TALItem {
  /// Makes one constraint for each attribute, the same on both sides, by `NSLayoutConstraint(item:…)`, and activates
  /// them together. For right, bottom, trailing, lastBaseline and those margins `other` comes first, so that padding,
  /// in points, is positive everywhere. Clears `translatesAutoresizingMaskIntoConstraints` of the receiver. UIKit
  /// raises its exception for `.notAnAttribute` before any is active; without a common ancestor, after those before it.
  @inline(never) @discardableResult func anchor(
    _ attributes: [NSLayoutConstraint.Attribute], to other: any TALItem, padding: CGFloat = 0,
    if relation: NSLayoutConstraint.Relation = .equal
  ) -> [NSLayoutConstraint] {
    (self as? TALView)?.translatesAutoresizingMaskIntoConstraints = false
    // right, bottom, trailing, lastBaseline; on UIKit also rightMargin, bottomMargin, trailingMargin
    let far = [2, 4, 6, 11, 14, 16, 18]
    return attributes.map {
      let (first, second): (AnyObject, AnyObject) = far.contains($0.rawValue) ? (other, self) : (self, other)
      return NSLayoutConstraint(
        item: first, attribute: $0, relatedBy: relation, toItem: second, attribute: $0, multiplier: 1, constant: padding
      )
    }.activated()
  }
}
public extension Array where Element: TALView {
  /// Anchors every view to the same other, as one batch.
  @inline(never) @preconcurrency @MainActor @discardableResult func anchor(
    _ attributes: [NSLayoutConstraint.Attribute], to other: any TALItem, padding: CGFloat = 0,
    if relation: NSLayoutConstraint.Relation = .equal
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.inactive(flatMap { $0.anchor(attributes, to: other, padding: padding, if: relation) })
      .activated()
  }
}

// MARK: Activation
@MainActor private var activates = true

public extension NSLayoutConstraint {
  /// Evaluates `constraints` so that what it creates stays inactive, and returns its result.
  @preconcurrency @MainActor static func inactive<Result>(_ constraints: @autoclosure () throws -> Result) rethrows
    -> Result
  {
    let outer = activates
    defer { activates = outer }
    activates = false
    return try constraints()
  }
  /// Activates the constraint; `off()` deactivates it.
  @discardableResult func on() -> Self { talChanging(self) { $0.isActive = true } }
  @discardableResult func off() -> Self { talChanging(self) { $0.isActive = false } }
  @MainActor fileprivate func activated() -> Self { activates ? on() : self }
}
public extension [NSLayoutConstraint] {
  @preconcurrency @MainActor @discardableResult static func | (left: Self, right: TALPriority) -> Self {
    talChanging(left) { for constraint in $0 { constraint | right } }
  }
  /// Activates or deactivates all in one call.
  @preconcurrency @MainActor @discardableResult func setActive(_ active: Bool) -> Self {
    talChanging(self) { active ? NSLayoutConstraint.activate($0) : NSLayoutConstraint.deactivate($0) }
  }
  @MainActor fileprivate func activated() -> Self { activates ? setActive(true) : self }
}

// MARK: Platform shorthands
public extension TALView {
  /// Sets both priorities of an axis: `setContentHuggingPriority` and `setContentCompressionResistancePriority`.
  func constrainHuggingCompression(_ axis: TALAxis, _ priority: TALPriority) {
    setContentHuggingPriority(priority, for: axis)
    setContentCompressionResistancePriority(priority, for: axis)
  }
}
@available(iOS 11, tvOS 11, macOS 11, *)
public extension NSLayoutXAxisAnchor {
  /// Makes and activates `m` times the system's distance after `a`, by `constraint(equalToSystemSpacingAfter:…)`.
  @preconcurrency @MainActor @discardableResult
  func systemSpacing(_ a: NSLayoutXAxisAnchor, multiplier m: CGFloat = 1) -> NSLayoutConstraint {
    constraint(equalToSystemSpacingAfter: a, multiplier: m).activated()
  }
  /// At most that distance.
  @preconcurrency @MainActor @discardableResult
  func systemSpacing(lessThan a: NSLayoutXAxisAnchor, multiplier m: CGFloat = 1) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToSystemSpacingAfter: a, multiplier: m).activated()
  }
  /// At least that distance.
  @preconcurrency @MainActor @discardableResult
  func systemSpacing(greaterThan a: NSLayoutXAxisAnchor, multiplier m: CGFloat = 1) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToSystemSpacingAfter: a, multiplier: m).activated()
  }
}
@available(iOS 11, tvOS 11, macOS 11, *)
public extension NSLayoutYAxisAnchor {
  /// Makes and activates `m` times the system's distance below `a`, by `constraint(equalToSystemSpacingBelow:…)`.
  @preconcurrency @MainActor @discardableResult
  func systemSpacing(_ a: NSLayoutYAxisAnchor, multiplier m: CGFloat = 1) -> NSLayoutConstraint {
    constraint(equalToSystemSpacingBelow: a, multiplier: m).activated()
  }
  /// At most that distance.
  @preconcurrency @MainActor @discardableResult
  func systemSpacing(lessThan a: NSLayoutYAxisAnchor, multiplier m: CGFloat = 1) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToSystemSpacingBelow: a, multiplier: m).activated()
  }
  /// At least that distance.
  @preconcurrency @MainActor @discardableResult
  func systemSpacing(greaterThan a: NSLayoutYAxisAnchor, multiplier m: CGFloat = 1) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToSystemSpacingBelow: a, multiplier: m).activated()
  }
}
#endif
