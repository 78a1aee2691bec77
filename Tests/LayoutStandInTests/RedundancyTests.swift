//  Required constraints that repeat each other, and edits: every frame is right, or the log says what is broken.

import Foundation
import Testing
import TestSupport

@testable import UIKit

@Suite @MainActor struct RedundancyTests {
  let root = Box.root()
  let child: Box

  init() { child = root.box("child") }

  @Test func ofTwoEqualsOneRemains() {
    for goes in 0..<2 {
      let pair = [child.widthAnchor =&= 10, child.widthAnchor =&= 10]
      root.layOut()
      pair[goes].isActive = false
      root.layOut()
      #expect(child.frame.width == 10)
      pair[1 - goes].isActive = false
      root.layOut()
      #expect(child.hasAmbiguousLayout)
    }
  }

  @Test func whatFollowsFromOthersTakesTheirPlace() {
    child.leadingAnchor =&= root.leadingAnchor + 10
    let trailing = child.trailingAnchor =&= root.trailingAnchor - 10
    let width = child.widthAnchor =&= 180
    root.layOut()
    trailing.isActive = false
    root.layOut()
    #expect(child.frame.width == 180)
    trailing.isActive = true
    width.isActive = false
    root.layOut()
    #expect(child.frame.width == 180)
  }

  /// After every layout each active required constraint holds within 1e-6 or has been logged as broken since it was
  /// last switched on or changed. Where an equal tree, laid out for the first time, breaks none, this one breaks none
  /// either, and every frame is the same unless it is ambiguous.
  @Test(arguments: 0..<300) func randomTreesAndEdits(seed: UInt64) throws {
    var random = Seeded(seed)
    let tree = WrittenTree()
    var lines = randomLines(&random)
    for line in lines { try tree.read(line) }
    var broken: Set<NSLayoutConstraint> = []
    for step in 0..<8 {
      if step > 0, let (line, changed) = edit(of: tree, &random) {
        lines.append(line)
        try tree.read(line)
        if let changed { broken.remove(changed) }
      }
      for report in logged({ tree.root.layOut() }) {
        let victim = report.components(separatedBy: "breaking constraint\n")[1]
        broken.formUnion(tree.constraints.filter { $0.description == victim })
      }
      let violated = tree.constraints.filter { constraint in
        guard constraint.isActive, constraint.priority == .required, isIn(tree, constraint.firstItem) else {
          return false
        }
        return tree.violation(of: constraint) > 1e-6
      }
      #expect(violated.filter { !broken.contains($0) }.isEmpty, "seed \(seed), step \(step)")

      let fresh = WrittenTree()
      for line in lines { try fresh.read(line) }
      guard logged({ fresh.root.layOut() }).isEmpty else { continue }
      #expect(violated.isEmpty, "seed \(seed), step \(step)")
      for (item, other) in zip(tree.items, fresh.items) where isIn(tree, item) {
        let (frame, expected) = (tree.frame(item), fresh.frame(other))
        let attributes = [NSLayoutConstraint.Attribute.left, .top, .width, .height]
        guard attributes.contains(where: { abs(frame.value(of: $0) - expected.value(of: $0)) > 1e-6 }) else { continue }
        #expect(
          (other as? UIView)?.hasAmbiguousLayout == true, "seed \(seed), step \(step): \(frame), made anew \(expected)")
      }
    }
  }

  private func isIn(_ tree: WrittenTree, _ item: AnyObject?) -> Bool {
    (item as? UIView)?.isDescendant(of: tree.root) == true
  }

  /// A tree of four views with relations that hold in one layout in which the views have random frames.
  private func randomLines(_ random: inout Seeded) -> [Substring] {
    var (lines, frames): ([Substring], [CGRect]) = ([], [CGRect(x: 0, y: 0, width: 400, height: 300)])
    for index in 1..<4 {
      lines.append("v \(random.next(index))")
      frames.append(
        CGRect(
          x: random.next(20) * 10, y: random.next(20) * 10, width: random.next(30) * 5, height: random.next(30) * 5))
    }
    for _ in 0..<30 {
      let first = 1 + random.next(3)
      let (letter, attribute) = random.pick(Array(WrittenTree.attributes.sorted { $0.key < $1.key }))
      let isSize = attribute == .width || attribute == .height
      let second = isSize && random.next(2) == 0 ? nil : random.next(4)
      let multiplier: CGFloat = isSize ? random.pick([1, 2, 0.5, 1 / 3]) : 1
      let right = second.map { multiplier * frames[$0].value(of: attribute) } ?? 0
      let relation = random.pick(["=", "=", "=", "<", ">"])
      let slack = CGFloat(random.next(2) * random.next(30) * (["<": -1, ">": 1][relation] ?? 0))
      let constant = frames[first].value(of: attribute) - right - slack + (random.next(60) == 0 ? 7 : 0)
      let priority = random.pick([1000, 1000, 1000, 750, 1 + random.next(998)])
      lines.append(
        """
        c \(first)\(letter) \(relation) \(multiplier) \(second.map { "\($0)\(letter)" } ?? "-") \(constant) \
        \(priority)\(random.next(5) > 0 ? "" : " off")
        """)
    }
    return lines
  }

  /// Switches, constants, priorities, views that leave or return, root sizes; and which constraint it changes.
  private func edit(of tree: WrittenTree, _ random: inout Seeded) -> (Substring, NSLayoutConstraint?)? {
    let index = random.next(tree.constraints.count)
    let constraint = tree.constraints[index]
    switch random.next(10) {
    case 0...5:
      let isPossible =
        isIn(tree, constraint.firstItem) && (constraint.second == nil || isIn(tree, constraint.secondItem))
      return isPossible ? ("s \(index)", constraint) : nil
    case 6:
      let isWhole = constraint.constant.rounded() == constraint.constant
      return ("k \(index) \(constraint.constant + (isWhole ? 0.25 : -0.25))", constraint)
    case 7:
      return ("p \(index) \(constraint.priority == .required ? 1 + random.next(998) : 1000)", constraint)
    case 8: return ("x \(1 + random.next(3))", nil)
    default: return ("r \(tree.root.frame.width + CGFloat(random.next(9) - 4)) 300", nil)
    }
  }
}
