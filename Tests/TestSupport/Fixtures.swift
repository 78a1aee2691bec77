//  Fixtures of several suites: a small tree of views, and helpers.

import Foundation

/// A container with two children.
@MainActor public final class Family {
  public let container = Box.root("container")
  public let a: Box
  public let b: Box

  public init() {
    a = container.box("a")
    b = container.box("b")
  }
}

/// A suite whose tests relate the members of a family.
@MainActor public protocol FamilyTests { var family: Family { get } }
extension FamilyTests {
  public var a: Box { family.a }
  public var b: Box { family.b }
  public var container: Box { family.container }
}

/// Gives a constraint of Apple's API a priority, and activates it, unless `isActive` is false.
@MainActor public func activated(
  _ constraint: NSLayoutConstraint, _ priority: TALPriority = .required, if isActive: Bool = true
) -> NSLayoutConstraint {
  constraint.priority = priority
  constraint.isActive = isActive
  return constraint
}

/// The error of `width(nil)`.
public struct Missing: Error {}

/// A width that may be missing.
public func width(_ width: CGFloat?) throws -> CGFloat {
  guard let width else { throw Missing() }
  return width
}
