//  What a user sees of a constraint, to compare two of them.

import Examples
import Testing

struct Facts: Equatable, CustomStringConvertible {
  let firstItem: ObjectIdentifier?
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let secondItem: ObjectIdentifier?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: TALPriority
  let isActive: Bool

  @MainActor init(_ constraint: NSLayoutConstraint) {
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

  var description: String {
    "\(firstAttribute) \(relation) \(multiplier) × \(secondAttribute) + \(constant) @\(priority.rawValue) \(isActive)"
  }
}

/// A parent with two children and a guide.
@MainActor final class Family {
  let parent = Box("parent")
  let a: Box
  let b: Box
  let guide = TALGuide()

  init() {
    parent.translatesAutoresizingMaskIntoConstraints = true
    parent.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    a = parent.box("a")
    b = parent.box("b")
    parent.addLayoutGuide(guide)
  }
}

/// The platform's own constraint with a priority, activated: what an expert writes by hand.
@MainActor func plain(_ constraint: NSLayoutConstraint, _ priority: TALPriority = .required) -> NSLayoutConstraint {
  constraint.priority = priority
  constraint.isActive = true
  return constraint
}
