//  The properties of a constraint, to be compared and printed.

import Foundation

/// The properties of a constraint that a user can read.
///
/// As text they are an equation: `b.width ≥ 2 × a.width - 8   (750, inactive)`.
public struct ConstraintFacts: Equatable, CustomStringConvertible {
  let firstItem: ObjectIdentifier?
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let secondItem: ObjectIdentifier?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: TALPriority
  let isActive: Bool
  let identifier: String?

  /// The names of both items, for the text.
  private let names: [String]

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
    identifier = constraint.identifier
    names = [constraint.firstItem, constraint.secondItem].map { item in
      let name = (item as? Box)?.name ?? (item as? TALGuide)?.name ?? ""
      return name.isEmpty ? item.map { "\(type(of: $0))" } ?? "nothing" : name
    }
  }

  public var description: String {
    let sign = relation == .equal ? "=" : relation == .greaterThanOrEqual ? "≥" : "≤"
    var right = short(constant)
    if secondItem != nil || secondAttribute != .notAnAttribute || multiplier != 1 {
      let factor = multiplier == 1 ? "" : "\(short(multiplier)) × "
      let points = constant == 0 ? "" : constant < 0 ? " - \(short(-constant))" : " + \(short(constant))"
      right = "\(factor)\(names[1]).\(secondAttribute)\(points)"
    }
    let notes = (priority == .required ? [] : [short(priority.rawValue)]) + (isActive ? [] : ["inactive"])
    let end = notes.isEmpty ? "" : "   (\(notes.joined(separator: ", ")))"
    return "\(names[0]).\(firstAttribute) \(sign) \(right)\(end)"
  }
}

/// The number, as short as it can be without another value.
private func short(_ number: some BinaryFloatingPoint) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }
