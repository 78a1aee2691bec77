//  Lines of text make and edit a tree of views. They are those of trees.txt, or random ones.

import Foundation
import Testing
import TestSupport

@testable import UIKit

/// solve_trees.py describes the lines. There is one more edit, `x V`, by which a view leaves its superview or returns.
@MainActor final class WrittenTree {
  let root = Box.root(width: 400, height: 300)
  private(set) lazy var items: [AnyObject] = [root]
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The former superviews of the views that left.
  private var homes: [UIView: UIView] = [:]

  static let attributes: [Character: NSLayoutConstraint.Attribute] = [
    "l": .left, "r": .right, "x": .centerX, "t": .top, "b": .bottom, "y": .centerY, "w": .width, "h": .height,
  ]
  private static let relations: [Substring: NSLayoutConstraint.Relation] = [
    "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
  ]

  /// Takes up one line, which is a part of the tree or an edit.
  func read(_ line: Substring) throws {
    let words = line.split(separator: " ")
    let numbers = words.map { CGFloat(Double($0) ?? .nan) }
    var view: UIView { items[Int(numbers[1])] as? UIView ?? UIView() }
    var constraint: NSLayoutConstraint { constraints[Int(numbers[1])] }
    switch words[0] {
    case "v":
      let box = Box(width: words.count > 2 ? numbers[2] : nil, height: words.count > 2 ? numbers[3] : nil)
      view.addSubview(box)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where words.count > 2 {
        box.setContentHuggingPriority(UILayoutPriority(Float(numbers[4])), for: axis)
        box.setContentCompressionResistancePriority(UILayoutPriority(Float(numbers[5])), for: axis)
      }
      items.append(box)
    case "g":
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      items.append(guide)
    case "m": items.append(view.layoutMarginsGuide)
    case "c":
      let (first, second) = (try side(words[1]), words[4] == "-" ? nil : try side(words[4]))
      let constraint = NSLayoutConstraint(
        item: first.item, attribute: first.attribute, relatedBy: try #require(Self.relations[words[2]]),
        toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute, multiplier: numbers[3],
        constant: numbers[5])
      constraint.priority = UILayoutPriority(Float(numbers[6]))
      constraint.isActive = words.last != "off"
      constraints.append(constraint)
    case "s": constraint.isActive.toggle()
    case "k": constraint.constant = numbers[2]
    case "p":
      let isActive = constraint.isActive
      constraint.isActive = false
      constraint.priority = UILayoutPriority(Float(numbers[2]))
      constraint.isActive = isActive
    case "x":
      if let home = homes.removeValue(forKey: view) {
        home.addSubview(view)
      } else {
        homes[view] = view.superview
        view.removeFromSuperview()
      }
    default: root.frame.size = CGSize(width: numbers[1], height: numbers[2])
    }
  }

  private func side(_ word: Substring) throws -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    (items[try #require(Int(word.dropLast()))], try #require(word.last.flatMap { Self.attributes[$0] }))
  }

  /// The frame of an item in the root's coordinates.
  func frame(_ item: AnyObject?) -> CGRect {
    guard let item, item !== root else { return item == nil ? .zero : root.bounds }
    let own = (item as? UIView)?.frame ?? (item as? UILayoutGuide)?.layoutFrame ?? .zero
    let outer = frame((item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView).origin
    return own.offsetBy(dx: outer.x, dy: outer.y)
  }

  func contains(_ item: AnyObject?) -> Bool { UIView.hosting(item)?.root === root }

  /// The sum of the violations at each priority. Both constraints and intrinsic sizes count.
  func violations() -> [Float: Double] {
    var sums = [Float(1000): 0.0]
    for constraint in constraints where constraint.isActive && contains(constraint.firstItem) {
      sums[constraint.priority.rawValue, default: 0] += violation(of: constraint)
    }
    for case let box as Box in items where box.content.width >= 0 {
      for (size, content) in [(box.frame.width, box.content.width), (box.frame.height, box.content.height)] {
        sums[box.contentHuggingPriority(for: .horizontal).rawValue, default: 0] += max(0, size - content)
        sums[box.contentCompressionResistancePriority(for: .horizontal).rawValue, default: 0] += max(0, content - size)
      }
    }
    return sums
  }

  /// Tells by how much the frames violate a constraint.
  func violation(of constraint: NSLayoutConstraint) -> CGFloat {
    let right = constraint.multiplier * frame(constraint.secondItem).value(of: constraint.secondAttribute)
    let difference = frame(constraint.firstItem).value(of: constraint.firstAttribute) - right - constraint.constant
    return constraint.relation == .equal ? abs(difference) : max(0, -difference * CGFloat(constraint.relation.rawValue))
  }
}

extension CGRect {
  func value(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left: minX
    case .right: minX + width
    case .centerX: minX + width / 2
    case .top: minY
    case .bottom: minY + height
    case .centerY: minY + height / 2
    case .width: width
    default: height
    }
  }
}
