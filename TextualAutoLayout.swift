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
    right.talTerm.related(.equal, to: left)
  }
  /// Makes and activates `left ≥ right` by `constraint(greaterThanOrEqualTo:…)`; otherwise like `=&=`.
  @inlinable @discardableResult static func =>= (left: NSLayoutAnchor<TALKind>, right: Self) -> NSLayoutConstraint {
    right.talTerm.related(.greaterThanOrEqual, to: left)
  }
  /// Makes and activates `left ≤ right` by `constraint(lessThanOrEqualTo:…)`; otherwise like `=&=`.
  @inlinable @discardableResult static func =<= (left: NSLayoutAnchor<TALKind>, right: Self) -> NSLayoutConstraint {
    right.talTerm.related(.lessThanOrEqual, to: left)
  }
}

/// multiplier × anchor + constant, with a priority; without an anchor it is the constant alone.
@frozen public struct TALTerm<TALKind: AnyObject>: TALLinear {
  @usableFromInline let anchor: NSLayoutAnchor<TALKind>?
  @usableFromInline var multiplier: CGFloat = 1
  @usableFromInline var constant: CGFloat = 0
  @usableFromInline var priority = TALPriority.required
  @inlinable init(_ anchor: NSLayoutAnchor<TALKind>?) { self.anchor = anchor }
  @inlinable public var talTerm: Self { self }

  /// What remains of a relation in the client's code: makes the platform's own constraint, whole, then activates it.
  @inline(never) @usableFromInline
  func related(_ relation: NSLayoutConstraint.Relation, to left: NSLayoutAnchor<TALKind>) -> NSLayoutConstraint {
    // Only a width or height has a multiple or stands against a number.
    func size(_ anchor: NSLayoutAnchor<TALKind>) -> NSLayoutDimension { anchor as! NSLayoutDimension }
    let (m, c) = (multiplier, constant)
    let made =
      switch (anchor, m == 1, relation) {
      case (nil, _, .equal): size(left).constraint(equalToConstant: c)
      case (nil, _, .lessThanOrEqual): size(left).constraint(lessThanOrEqualToConstant: c)
      case (nil, _, _): size(left).constraint(greaterThanOrEqualToConstant: c)
      case (let a?, true, .equal): left.constraint(equalTo: a, constant: c)
      case (let a?, true, .lessThanOrEqual): left.constraint(lessThanOrEqualTo: a, constant: c)
      case (let a?, true, _): left.constraint(greaterThanOrEqualTo: a, constant: c)
      case (let a?, _, .equal): size(left).constraint(equalTo: size(a), multiplier: m, constant: c)
      case (let a?, _, .lessThanOrEqual): size(left).constraint(lessThanOrEqualTo: size(a), multiplier: m, constant: c)
      case (let a?, _, _): size(left).constraint(greaterThanOrEqualTo: size(a), multiplier: m, constant: c)
      }
    made.priority = priority
    return made.activated()
  }
}

// MARK: Arithmetic
/// What can be calculated with: an anchor or a term. A constant moves it; a factor multiplies its constant too.
@preconcurrency @MainActor public protocol TALLinear: TALRight {}
extension NSLayoutXAxisAnchor: TALLinear { @inlinable public var talTerm: TALTerm<NSLayoutXAxisAnchor> { .init(self) } }
extension NSLayoutYAxisAnchor: TALLinear { @inlinable public var talTerm: TALTerm<NSLayoutYAxisAnchor> { .init(self) } }
extension NSLayoutDimension: TALLinear { @inlinable public var talTerm: TALTerm<NSLayoutDimension> { .init(self) } }
extension CGFloat: TALRight { @inlinable public var talTerm: TALTerm<NSLayoutDimension> { TALTerm(nil) + self } }
extension Double: TALRight { @inlinable public var talTerm: TALTerm<NSLayoutDimension> { CGFloat(self).talTerm } }
extension Int: TALRight { @inlinable public var talTerm: TALTerm<NSLayoutDimension> { CGFloat(self).talTerm } }

public extension TALLinear {
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
  /// The term with a priority above 0 and up to 1000; UIKit raises its exception for any other when it is related.
  @inlinable static func | (left: Self, right: TALPriority) -> TALPrioritized<TALKind> {
    TALPrioritized(talChanging(left.talTerm) { $0.priority = right })
  }
}
public extension TALLinear where TALKind == NSLayoutDimension {
  /// The width or height times a number, with its constant. Divided by zero it is refused when it is related.
  @inlinable static func * (left: Self, right: CGFloat) -> TALTerm<TALKind> {
    talChanging(left.talTerm) { ($0.multiplier, $0.constant) = ($0.multiplier * right, $0.constant * right) }
  }
  @inlinable static func * (left: CGFloat, right: Self) -> TALTerm<TALKind> { right * left }
  @inlinable static func / (left: Self, right: CGFloat) -> TALTerm<TALKind> { left * (1 / right) }
}
@inlinable @inline(__always) func talChanging<T>(_ value: consuming T, _ change: (inout T) -> Void) -> T {
  change(&value)
  return value
}

// MARK: Priority
/// A term with a priority, made by `|`. Further to the right, `- 1` lowers the priority.
@frozen public struct TALPrioritized<TALKind: AnyObject>: TALRight {
  public let talTerm: TALTerm<TALKind>
  @inlinable init(_ term: TALTerm<TALKind>) { talTerm = term }
  @inlinable public static func - (left: Self, right: Int) -> Self {
    Self(talChanging(left.talTerm) { $0.priority = TALPriority($0.priority.rawValue - Float(right)) })
  }
}
// The default types of literals, and no other: an exact match ends the compiler's search among all overloads of `|`.
@inlinable @preconcurrency @MainActor
public func | (left: Double, right: TALPriority) -> TALPrioritized<NSLayoutDimension> { left.talTerm | right }
@inlinable @preconcurrency @MainActor @_disfavoredOverload
public func | (left: Int, right: TALPriority) -> TALPrioritized<NSLayoutDimension> { left.talTerm | right }

// MARK: The helper
/// A view or a layout guide.
@preconcurrency @MainActor public protocol TALItem: AnyObject, TALItems {}
/// What the helper anchors: a view, a layout guide, or an array of views.
@preconcurrency @MainActor public protocol TALItems {
  var talItems: [any TALItem] { get }
}
public extension TALItem { var talItems: [any TALItem] { [self] } }
extension TALGuide: TALItem {}
extension Array: TALItems where Element: TALView { public var talItems: [any TALItem] { self } }
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
public extension TALItems {
  /// Makes one constraint for each attribute, the same on both sides, by `NSLayoutConstraint(item:…)`, and activates
  /// them together. For right, bottom, trailing, lastBaseline and those margins `other` comes first, so that padding,
  /// in points, is positive everywhere. Clears `translatesAutoresizingMaskIntoConstraints` of the receiver. UIKit
  /// raises its exception for `.notAnAttribute` before any is active; without a common ancestor, after those before it.
  @inline(never) @discardableResult func anchor(
    _ attributes: [NSLayoutConstraint.Attribute], to other: any TALItem, padding: CGFloat = 0,
    if relation: NSLayoutConstraint.Relation = .equal
  ) -> [NSLayoutConstraint] {
    talItems.flatMap { item in
      (item as? TALView)?.translatesAutoresizingMaskIntoConstraints = false
      return attributes.map {
        // right, bottom, trailing, lastBaseline; on UIKit also rightMargin, bottomMargin, trailingMargin
        let (left, right) = [2, 4, 6, 11, 14, 16, 18].contains($0.rawValue) ? (other, item) : (item, other)
        return NSLayoutConstraint(
          item: left, attribute: $0, relatedBy: relation, toItem: right, attribute: $0, multiplier: 1, constant: padding
        )
      }
    }.activated()
  }
}
@available(iOS 11, tvOS 11, macOS 11, *)
public extension TALLinear where Self == NSLayoutXAxisAnchor {
  /// Makes and activates `m` times the system's distance after `a`, by `constraint(equalToSystemSpacingAfter:…)`.
  @discardableResult func systemSpacing(_ a: Self, multiplier m: CGFloat = 1) -> NSLayoutConstraint {
    self.constraint(equalToSystemSpacingAfter: a, multiplier: m).activated()
  }
  /// At most that distance.
  @discardableResult func systemSpacing(lessThan a: Self, multiplier m: CGFloat = 1) -> NSLayoutConstraint {
    self.constraint(lessThanOrEqualToSystemSpacingAfter: a, multiplier: m).activated()
  }
  /// At least that distance.
  @discardableResult func systemSpacing(greaterThan a: Self, multiplier m: CGFloat = 1) -> NSLayoutConstraint {
    self.constraint(greaterThanOrEqualToSystemSpacingAfter: a, multiplier: m).activated()
  }
}
@available(iOS 11, tvOS 11, macOS 11, *)
public extension TALLinear where Self == NSLayoutYAxisAnchor {
  /// Makes and activates `m` times the system's distance below `a`, by `constraint(equalToSystemSpacingBelow:…)`.
  @discardableResult func systemSpacing(_ a: Self, multiplier m: CGFloat = 1) -> NSLayoutConstraint {
    self.constraint(equalToSystemSpacingBelow: a, multiplier: m).activated()
  }
  /// At most that distance.
  @discardableResult func systemSpacing(lessThan a: Self, multiplier m: CGFloat = 1) -> NSLayoutConstraint {
    self.constraint(lessThanOrEqualToSystemSpacingBelow: a, multiplier: m).activated()
  }
  /// At least that distance.
  @discardableResult func systemSpacing(greaterThan a: Self, multiplier m: CGFloat = 1) -> NSLayoutConstraint {
    self.constraint(greaterThanOrEqualToSystemSpacingBelow: a, multiplier: m).activated()
  }
}

// MARK: Activation, and other changes of constraints that exist
@MainActor private var inactiveDepth = 0

public extension NSLayoutConstraint {
  /// Evaluates `constraints` so that what it creates stays inactive, and returns its result.
  @preconcurrency @MainActor static func inactive<T>(_ constraints: @autoclosure () throws -> T) rethrows -> T {
    inactiveDepth += 1
    defer { inactiveDepth -= 1 }
    return try constraints()
  }
  /// Activates the constraint; `off()` deactivates it.
  @discardableResult func on() -> Self { talChanging(self) { $0.isActive = true } }
  @discardableResult func off() -> Self { talChanging(self) { $0.isActive = false } }
  @MainActor fileprivate func activated() -> Self { inactiveDepth == 0 ? on() : self }

  /// Sets the priority. UIKit forbids an active constraint to become required or optional: it is off meanwhile.
  @discardableResult static func | (left: NSLayoutConstraint, right: TALPriority) -> NSLayoutConstraint {
    let pauses = left.isActive && (left.priority == .required) != (right == .required)
    if pauses { left.isActive = false }
    left.priority = right
    return pauses ? left.on() : left
  }
  /// Adds to the constant, as `- 8` subtracts.
  @discardableResult static func + (left: NSLayoutConstraint, right: CGFloat) -> NSLayoutConstraint {
    talChanging(left) { $0.constant += right }
  }
  @discardableResult static func - (left: NSLayoutConstraint, right: CGFloat) -> NSLayoutConstraint { left + -right }
}
public extension [NSLayoutConstraint] {
  /// Activates or deactivates all in one call.
  @preconcurrency @MainActor @discardableResult func setActive(_ active: Bool) -> Self {
    talChanging(self) { active ? NSLayoutConstraint.activate($0) : NSLayoutConstraint.deactivate($0) }
  }
  @MainActor fileprivate func activated() -> Self { inactiveDepth == 0 ? setActive(true) : self }
}
@preconcurrency @MainActor @discardableResult
public func | (left: [NSLayoutConstraint], right: TALPriority) -> [NSLayoutConstraint] { left.map { $0 | right } }
#endif
