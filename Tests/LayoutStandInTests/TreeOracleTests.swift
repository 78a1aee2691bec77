//  Layouts against an independent solver: trees.txt, made by generate_trees.py with scipy, read here without Python.

import Examples
import Foundation
import Testing

@testable import UIKit

/// One tree of trees.txt with its edits; the format is described in generate_trees.py.
@MainActor private final class OracleTree {
  private let root = Box.root(width: 400, height: 300)
  private lazy var items: [AnyObject] = [root]
  private var constraints: [NSLayoutConstraint] = []

  private static let attributes: [Character: NSLayoutConstraint.Attribute] = [
    "l": .left, "r": .right, "x": .centerX, "t": .top, "b": .bottom, "y": .centerY, "w": .width, "h": .height,
  ]
  private static let relations: [Substring: NSLayoutConstraint.Relation] = [
    "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
  ]

  /// Takes up one line: part of the tree, or an edit.
  func read(_ words: [Substring]) throws {
    let numbers = words.map { CGFloat(Double($0) ?? .nan) }
    var view: UIView { items[Int(numbers[1])] as? UIView ?? UIView() }
    var constraint: NSLayoutConstraint { constraints[Int(numbers[1])] }
    switch words[0] {
    case "v":
      guard words.count > 2 else { return items.append(view.addedBox()) }
      let box = view.addedBox(width: numbers[2], height: numbers[3])
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
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
    default: root.frame.size = CGSize(width: numbers[1], height: numbers[2])
    }
  }

  private func side(_ word: Substring) throws -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    (items[try #require(Int(word.dropLast()))], try #require(word.last.flatMap { Self.attributes[$0] }))
  }

  /// Lays out, and compares the sum of violations of each priority with the least one.
  func check(_ least: ArraySlice<Substring>, _ comment: Comment) throws {
    let solver = root.engine?.solver
    #expect(logged { root.layOut() }.isEmpty, comment)
    #expect(solver == nil || solver === root.engine?.solver, "\(comment): solved anew")
    var (sums, largest) = ([Float(1000): 0.0], 1.0)
    func add(_ difference: CGFloat, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority) {
      let error = relation == .equal ? abs(difference) : max(0, -difference * CGFloat(relation.rawValue))
      sums[priority.rawValue, default: 0] += error
    }
    for constraint in constraints where constraint.isActive {
      let left = value(constraint.firstItem, constraint.firstAttribute)
      let right = constraint.multiplier * value(constraint.secondItem, constraint.secondAttribute)
      largest = max(largest, abs(left), abs(right))
      add(left - right - constraint.constant, constraint.relation, constraint.priority)
    }
    for case let box as Box in items where box.content.width >= 0 {
      let sizes = [(box.frame.width, box.content.width), (box.frame.height, box.content.height)]
      for (size, content) in sizes {
        add(size - content, .lessThanOrEqual, box.contentHuggingPriority(for: .horizontal))
        add(size - content, .greaterThanOrEqual, box.contentCompressionResistancePriority(for: .horizontal))
      }
    }
    for pair in ["1000:0"] + least {
      let numbers = pair.split(separator: ":").compactMap { Double($0) }
      let sum = try #require(sums[Float(numbers[0])])
      // Frames are rounded to 1e-8, which a multiplier of 1,000 makes 1e-5.
      #expect(abs(sum - numbers[1]) <= 1e-5 + 1e-6 * largest, "\(comment), priority \(numbers[0])")
    }
  }

  /// In the root's coordinates.
  private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    guard let item else { return 0 }
    let frame = (item as? UIView)?.frame ?? (item as? UILayoutGuide)?.layoutFrame ?? .zero
    let parent = item === root ? nil : (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    switch attribute {
    case .width: return frame.width
    case .height: return frame.height
    case .left: return value(parent, .left) + frame.minX
    case .right: return value(parent, .left) + frame.minX + frame.width
    case .centerX: return value(parent, .left) + frame.minX + frame.width / 2
    case .top: return value(parent, .top) + frame.minY
    case .bottom: return value(parent, .top) + frame.minY + frame.height
    default: return value(parent, .top) + frame.minY + frame.height / 2
    }
  }
}

extension UIView {
  fileprivate func addedBox(width: CGFloat? = nil, height: CGFloat? = nil) -> Box {
    let box = Box(width: width, height: height)
    addSubview(box)
    return box
  }
}

@Suite @MainActor struct TreeOracleTests {
  private let lines: [[Substring]]

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "SolverOracle/trees.txt")
    lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { $0.split(separator: " ") }
  }

  @Test func theFileIsComplete() {
    func count(_ kinds: Substring...) -> Int { lines.filter { kinds.contains($0[0]) }.count }
    #expect(count("tree") > 100)
    #expect(count("o") == 6 * count("tree"))
    #expect(count("s", "k", "p", "r") == 5 * count("tree"))
    #expect(count("c") > 1000)
    #expect(count("g") > 30 && count("m") > 30)
  }

  /// No sum is larger than it has to be, nothing required is violated or reported, in the first layout and after edits.
  @Test func everyLayoutIsAsGoodAsPossible() throws {
    var tree = OracleTree()
    var (seed, step) = ("", 0)
    for words in lines {
      switch words[0] {
      case "tree": (tree, seed, step) = (OracleTree(), String(words[1]), 0)
      case "o":
        try tree.check(words.dropFirst(), "seed \(seed), step \(step)")
        step += 1
      default: try tree.read(words)
      }
    }
  }
}
