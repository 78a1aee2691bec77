//  Small trees are laid out as well as another solver finds possible. It solved linear programs in exact fractions, which
//  minimise the sum of the violations at the highest priority and fix it, then that at the next one, and so on. In the last three trees,
//  multipliers make a chain. A solver that calculates with Doubles lays these out wrongly.

import Foundation
import Testing
import TestSupport

@testable import UIKit

/// The first line of a tree has its views. `P` or `P W H` is a view in view P, perhaps with an intrinsic size. View 0 is the
/// root, which is 400 × 300. Then come its constraints. `F R M S K P` is F R M × S + K at priority P, where R is =, < or >. F
/// and S are a view and the first letter of left, right, x centre, top, bottom, y centre, width or height. S is - for none.
/// The last line has the least sum of violations at each priority. Intrinsic sizes count too.
private let trees = """
  0, 1 110 10, 1
  2w = 0.1 3w 0 500, 1w > 1 - 0 1000, 3t < 1 1y 0 750, 1r = 1 0l -8 750, 2w = 0.001 0w 20 1000, 1h > 0.001 0w -8 1000,
  2w = 0.1 0w 20 500
  750: 89.6, 500: 39.6, 250: 0

  0, 0 10 10, 0
  3w = 1 - -8 750, 3y < 1 1b 100 1000, 2l = 1 1x 10 750, 3w = 0.1 0w 0 1000, 2h > 3 1w -8 750, 3w > 2 1h 10 750,
  3w < 100 2w 0 1000, 2l = 1 2r 100 500
  750: 48, 500: 110, 250: 0

  0 40 10, 0 10 10, 2
  3w = 0.1 3h 20 1000, 1w = 0.5 2w 20 500, 1w = 3 0w 10 500, 1w = 0.001 3w -8 500, 1r = 1 2r 10 1000, 2y = 1 0b 20 750,
  1l = 1 2x 100 1000, 2b < 1 1b -8 1000
  750: 0, 500: 110, 250: 3760

  0, 0 10 20, 0
  2w > 3 3w 0 1000, 3w = 1 - 10 500, 2w < 0.001 0w 0 750, 1t = 1 1b 100 250, 1y > 1 0t 10 750, 2w = 2 0w 100 1000,
  1x > 1 0l 0 750
  750: 899.6, 500: 0, 250: 990

  0, 0, 1 10 20
  2x < 1 0l 0 500, 3w = 2 0w 100 250, 1h = 3 0w 100 750, 3l = 1 2x 10 250, 3l = 1 2x -8 500, 1y < 1 1t 100 1000,
  2h = 1 - 20 1000
  750: 1100, 500: 0, 250: 908

  0 110 20, 1 10 10, 1
  2x = 1 3r 0 1000, 1w < 0.1 3w 0 500, 3w = 3 2w -8 1000, 2w < 1 - 20 750, 3t = 1 3b 0 1000, 1w > 100 2w 20 1000,
  1y > 1 1t 0 1000, 3t = 1 3y 0 1000
  750: 0, 500: 1017.8, 250: 910

  0 110 20, 1, 0 10 20
  3l > 1 1l 20 1000, 2w = 1 - 0 1000, 3w = 0.1 1w 20 500, 1w = 3 2w 20 1000, 1x < 1 0x -8 1000, 2r = 1 3x 100 1000,
  1h > 0.1 2w 10 500, 1t = 1 2y 20 1000
  750: 90, 500: 0, 250: 12

  0 10 20, 0, 1
  1w = 2 0w 0 1000, 3x > 1 0x 0 1000, 1l = 1 1x 0 250, 1h = 1 - 20 1000, 3w = 0.5 0w 20 500, 1w > 100 3w 100 500,
  2h < 0.001 3w 10 500, 1w > 3 3w -8 500
  750: 0, 500: 213, 250: 1190

  0, 0 110 10, 0, 0, 0, 0
  1w = 100 2h -10096 1000, 2h = 1 6h 0 1000, 6h = 100 4h 0 1000, 4h = 1 5w 10 750, 3w = 10 1w 0 750, 5h = 1 4h -125851 1
  750: 0, 250: 990, 1: 125841

  0, 0 10 10, 0, 0, 0 10 30
  3w = 0.01 4w 0 1000, 4w = 1 5h 0 1000, 3h = 1 2w 171 1000, 3h = 0.001 3w 180.906 1000, 3h = 1 1w 189.951 1
  750: 0, 250: 9370, 1: 8.951

  0, 0, 0
  1w = 87.17 2w -2401.76 750, 2w = 0.08321 1h -546.9811 750, 1h = 100 3w 0 999, 3w = 0.001 1w 92.961 1000,
  1w = 0.1 2w 100 999, 1y = 1 1t 3455 750, 3w = 0.001 3h 92.822 1000, 3h = 1 2h 167.39064 1000
  999: 0, 750: 1396.8643
  """.components(separatedBy: "\n\n")

@Suite @MainActor struct TreeTests {
  private let root = Box.root(width: 400, height: 300)

  private func frame(_ view: UIView) -> CGRect {
    let origin = view.superview.map { frame($0).origin } ?? .zero
    return view.frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    guard let view = item as? UIView else { return 0 }
    let frame = frame(view)
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .centerX: frame.midX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.midY
    case .width: frame.width
    default: frame.height
    }
  }

  private func activate(_ text: Substring, _ views: [UIView]) {
    let words = text.split(separator: " ")
    let numbers = words.map { Double($0) ?? 0 }
    let attributes: [Character: NSLayoutConstraint.Attribute] = [
      "l": .left, "r": .right, "x": .centerX, "t": .top, "b": .bottom, "y": .centerY, "w": .width, "h": .height,
    ]
    let relations: [Substring: NSLayoutConstraint.Relation] = ["=": .equal, "<": .lessThanOrEqual]
    func side(_ word: Substring) -> (view: UIView?, attribute: NSLayoutConstraint.Attribute) {
      (Int(word.dropLast()).map { views[$0] }, word.last.flatMap { attributes[$0] } ?? .notAnAttribute)
    }
    let (first, second) = (side(words[0]), side(words[3]))
    let constraint = NSLayoutConstraint(
      item: first.view ?? root, attribute: first.attribute, relatedBy: relations[words[1]] ?? .greaterThanOrEqual,
      toItem: second.view, attribute: second.attribute, multiplier: numbers[2], constant: numbers[4])
    constraint.priority = UILayoutPriority(Float(numbers[5]))
    constraint.isActive = true
  }

  @Test(arguments: trees.indices) func noSumOfViolationsIsLargerThanItHasToBe(index: Int) {
    var lines = trees[index].split(separator: "\n").map { $0.split(separator: ",") }
    let least = lines.removeLast().map { $0.split(whereSeparator: ": ".contains).map { Double($0) ?? .nan } }
    var views = [root]
    for words in lines[0].map({ $0.split(separator: " ").map { Int($0) ?? 0 } }) {
      let content = words.dropFirst().map { CGFloat($0) }
      views.append(views[words[0]].box("\(views.count)", width: content.first, height: content.last))
    }
    for text in lines.dropFirst().joined() { activate(text, views) }
    #expect(logged { unrounded { root.layOut() } }.isEmpty)
    var sums: [Float: CGFloat] = [:]
    func add(_ difference: CGFloat, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority) {
      let violation = relation == .equal ? abs(difference) : max(0, -difference * CGFloat(relation.rawValue))
      sums[priority.rawValue, default: 0] += violation
    }
    for constraint in root.allConstraints {
      let right = constraint.multiplier * value(constraint.secondItem, constraint.secondAttribute)
      let left = value(constraint.firstItem, constraint.firstAttribute)
      add(left - right - constraint.constant, constraint.relation, constraint.priority)
    }
    for view in views where view.content.width >= 0 {
      for excess in [view.frame.width - view.content.width, view.frame.height - view.content.height] {
        add(excess, .lessThanOrEqual, .defaultLow)
        add(excess, .greaterThanOrEqual, .defaultHigh)
      }
    }
    for pair in least + [[1000, 0]] {
      #expect(abs(sums[Float(pair[0]), default: 0] - pair[1]) < 1e-3, "priority \(pair[0])")
    }
  }
}
