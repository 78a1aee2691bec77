//  Turns constraints into linear equations. Each attribute is a sum of the four unknowns of its item.

import Foundation

extension LayoutEngine {
  /// The four unknowns of a view or guide. They don't retain the item.
  struct Unknowns {
    weak var item: AnyObject?
    /// The first of the item's four variables in the solver.
    let first: Solver.Variable
    var variables: Range<Solver.Variable> { first..<first + 4 }
    var left: Sum { Sum(terms: [first: 1]) }
    var top: Sum { Sum(terms: [first + 1: 1]) }
    var width: Sum { Sum(terms: [first + 2: 1]) }
    var height: Sum { Sum(terms: [first + 3: 1]) }
    var right: Sum { left + width }
    var bottom: Sum { top + height }
  }

  /// A sum of unknowns and a constant. An equation compares it with 0.
  struct Sum: Equatable {
    var terms: [Solver.Variable: Double] = [:]
    var constant = 0.0

    static func + (a: Sum, b: Sum) -> Sum { a.adding(b, times: 1) }
    static func - (a: Sum, b: Sum) -> Sum { a.adding(b, times: -1) }
    static func + (a: Sum, b: CGFloat) -> Sum { a.adding(Sum(constant: Double(b)), times: 1) }
    static func - (a: Sum, b: CGFloat) -> Sum { a + -b }
    static func * (a: CGFloat, b: Sum) -> Sum { Sum().adding(b, times: Double(a)) }

    private func adding(_ other: Sum, times factor: Double) -> Sum {
      var sum = self
      for (variable, coefficient) in other.terms { sum.terms[variable, default: 0] += factor * coefficient }
      sum.constant += factor * other.constant
      return sum
    }
  }

  /// The reason for an equation: a constraint, or UIKit itself, which describes an item.
  enum Source: Hashable {
    case constraint(ObjectIdentifier)
    case system(ObjectIdentifier, String)
  }

  struct Equation: Equatable {
    let source: Source
    let sum: Sum
    let relation: NSLayoutConstraint.Relation
    let priority: UILayoutPriority
  }

  func unknowns(of item: AnyObject) -> Unknowns {
    let identifier = ObjectIdentifier(item)
    if let known = unknowns[identifier] { return known }
    let new = Unknowns(item: item, first: 4 * unknowns.count)
    unknowns[identifier] = new
    return new
  }

  func equation(of constraint: NSLayoutConstraint) -> Equation {
    let ancestor = constraint.owner ?? root
    let isMirrored = isRightToLeft(constraint) && constraint.items.count > 1
    let left = sum(constraint.first, in: ancestor, isMirrored)
    // If the multiplier is 0, so are all terms of the second item. [PlatformRules, "Multiplier 0"]
    let right = constraint.second.map { constraint.multiplier * sum($0, in: ancestor, isMirrored) } ?? Sum()
    if let second = constraint.second, axis(second) != axis(constraint.first) {
      // [SnapKit #305]
      raise(
        "NSInvalidLayoutConstraintException",
        "Constraint improperly relates anchors of incompatible types: \(constraint)")
    }
    let total = left - right - constraint.constant
    return Equation(
      source: .constraint(ObjectIdentifier(constraint)), sum: total, relation: constraint.relation,
      priority: constraint.priority)
  }

  /// The axis of a position, or nil for a size. A position goes only with positions on the same axis.
  private func axis(_ value: AnchorValue) -> NSLayoutConstraint.Axis? {
    switch value.attribute {
    case .width, .height, .notAnAttribute: return nil
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      return .vertical
    default: return .horizontal
    }
  }

  /// Whether the constraint counts towards the left, because leading or trailing is in it.
  /// [PlatformRules, "Right to left"]
  private func isRightToLeft(_ constraint: NSLayoutConstraint) -> Bool {
    let directional: Set<NSLayoutConstraint.Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    guard attributes.contains(where: directional.contains) else { return false }
    return UIView.hosting(constraint.firstItem)?.isRightToLeft ?? false
  }

  /// The value of an attribute in the coordinates of the ancestor. A mirrored one counts from its right edge to the left.
  private func sum(_ value: AnchorValue, in ancestor: UIView, _ isMirrored: Bool) -> Sum {
    if let start = value.ends.first, let end = value.ends.last {
      // [PlatformRules, "Distances"]
      let countsLeft = ancestor.isRightToLeft && !value.ends.contains(where: \.isLeftOrRight)
      return sum(end, in: ancestor, countsLeft) - sum(start, in: ancestor, countsLeft)
    }
    guard let item = value.item else { return Sum() }
    let own = unknowns(of: item)
    let insets = (item as? UIView).map(margins) ?? .zero
    let view = item as? UIView
    func x(_ position: Sum) -> Sum {
      isMirrored ? unknowns(of: ancestor).right - position : position - unknowns(of: ancestor).left
    }
    func y(_ position: Sum) -> Sum { position - unknowns(of: ancestor).top }
    func needsView(_ sum: Sum) -> Sum {
      // UIKit says this for an item that is nil. [ORStackView #19] To raise it for a guide is our choice.
      if view == nil { raise("NSInternalInconsistencyException", "Unexpected use of internal layout attribute") }
      return sum
    }
    switch value.attribute {
    case .left: return x(own.left)
    case .right: return x(own.right)
    case .leading: return x(isMirrored ? own.right : own.left)
    case .trailing: return x(isMirrored ? own.left : own.right)
    case .top: return y(own.top)
    case .bottom: return y(own.bottom)
    case .width: return own.width
    case .height: return own.height
    case .centerX: return x(own.left + 0.5 * own.width)
    case .centerY: return y(own.top + 0.5 * own.height)
    case .firstBaseline: return y(needsView(own.top + (view?.firstBaselineOffsetFromTop ?? 0)))
    case .lastBaseline: return y(needsView(own.bottom - (view?.lastBaselineOffsetFromBottom ?? 0)))
    case .leftMargin: return x(needsView(own.left + insets.left))
    case .rightMargin: return x(needsView(own.right - insets.right))
    case .topMargin: return y(needsView(own.top + insets.top))
    case .bottomMargin: return y(needsView(own.bottom - insets.bottom))
    case .leadingMargin: return x(needsView(isMirrored ? own.right - insets.right : own.left + insets.left))
    case .trailingMargin: return x(needsView(isMirrored ? own.left + insets.left : own.right - insets.right))
    case .centerXWithinMargins:
      return x(needsView(own.left + 0.5 * own.width + (insets.left - insets.right) / 2))
    case .centerYWithinMargins:
      return y(needsView(own.top + 0.5 * own.height + (insets.top - insets.bottom) / 2))
    case .notAnAttribute: return Sum()
    }
  }
}
