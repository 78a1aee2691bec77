//  Fixtures of several suites: a small tree of views, and the properties of a constraint that a user can read.

import Foundation

/// The properties of a constraint that a user can read.
public struct Facts: Equatable, CustomStringConvertible {
  let firstItem: ObjectIdentifier?
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let secondItem: ObjectIdentifier?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: TALPriority
  let isActive: Bool

  @MainActor public init(_ constraint: NSLayoutConstraint) {
    firstItem = constraint.firstItem.map { ObjectIdentifier($0) }
    firstAttribute = constraint.firstAttribute
    relation = constraint.relation
    secondItem = constraint.secondItem.map { ObjectIdentifier($0) }
    secondAttribute = constraint.secondAttribute
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority
    isActive = constraint.isActive
  }

  public var description: String {
    "\(firstAttribute) \(relation) \(multiplier) × \(secondAttribute) + \(constant) @\(priority.rawValue) \(isActive)"
  }
}

/// A container with two children and a guide.
@MainActor public final class Family {
  public let container = Box.root("container")
  public let a: Box
  public let b: Box
  public let guide = TALGuide()

  public init() {
    a = container.box("a")
    b = container.box("b")
    container.addLayoutGuide(guide)
  }
}

/// A suite whose tests relate the members of a family.
@MainActor public protocol FamilyTests { var family: Family { get } }
extension FamilyTests {
  public var a: Box { family.a }
  public var b: Box { family.b }
  public var container: Box { family.container }
}

/// Gives a constraint of Apple's API a priority, and activates it.
@MainActor public func activated(
  _ constraint: NSLayoutConstraint, _ priority: TALPriority = .required
) -> NSLayoutConstraint {
  constraint.priority = priority
  constraint.isActive = true
  return constraint
}

/// The error of `width(nil)`.
public struct Missing: Error {}

/// A width that may be missing.
public func width(_ width: CGFloat?) throws -> CGFloat {
  guard let width else { throw Missing() }
  return width
}
