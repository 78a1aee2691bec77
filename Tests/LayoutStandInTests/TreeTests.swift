//  The trees and edits of trees.txt are compared with an independent solver, and random ones with trees that are made
//  anew.

import Foundation
import Testing
import TestSupport

@testable import UIKit

@Suite @MainActor struct TreeTests {
  /// No sum of violations is larger than it has to be, in the first layout and after edits. The file has the least
  /// sums, which solve_trees.py found with scipy.
  @Test func everyLayoutIsAsGoodAsPossible() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appendingPathComponent("SolverOracle/trees.txt"), encoding: .utf8)
    var (tree, name, count) = (WrittenTree(), "", 0)
    for line in text.split(separator: "\n") {
      switch line.first {
      case "t": (tree, name) = (WrittenTree(), String(line))
      case "o":
        count += 1
        try check(tree, line.split(separator: " ").dropFirst(), "\(name), layout \(count)")
      default: try tree.read(line)
      }
    }
    #expect(count == 48)
  }

  /// Lays out and expects no report. Then compares the sum of violations of each priority with the least one.
  private func check(_ tree: WrittenTree, _ least: ArraySlice<Substring>, _ comment: Comment) throws {
    let solver = tree.root.engine?.solver
    #expect(logged { tree.root.layOut() }.isEmpty, comment)
    #expect(solver == nil || solver === tree.root.engine?.solver, "\(comment): solved anew")
    let sums = tree.violations()
    for pair in ["1000:0"] + least {
      let numbers = pair.split(separator: ":").compactMap { Double($0) }
      let sum = try #require(sums[Float(numbers[0])])
      // Frames are rounded to 1e-8, and scipy may miss by 1e-10. Multipliers enlarge both.
      #expect(abs(sum - numbers[1]) <= 1e-4 + 1e-10 * numbers[1], "\(comment), priority \(numbers[0])")
    }
  }

  /// After every layout each active required constraint holds within 1e-6, or was logged as broken since its last edit.
  /// An equal tree is made anew. Where it breaks nothing, this tree is as good at every priority, and its frames are
  /// the same, unless they are ambiguous.
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
      let violated = tree.constraints.filter {
        $0.isActive && $0.priority == .required && tree.contains($0.firstItem) && tree.violation(of: $0) > 1e-6
      }
      #expect(violated.filter { !broken.contains($0) }.isEmpty, "seed \(seed), step \(step)")

      let fresh = WrittenTree()
      for line in lines { try fresh.read(line) }
      guard logged({ fresh.root.layOut() }).isEmpty else { continue }
      let sums = tree.violations()
      for (priority, sum) in fresh.violations() {
        #expect(abs(sums[priority, default: 0] - sum) < 1e-5, "seed \(seed), step \(step), priority \(priority)")
      }
      for (item, other) in zip(tree.items, fresh.items) where tree.contains(item) {
        let (frame, expected) = (tree.frame(item), fresh.frame(other))
        let attributes = [NSLayoutConstraint.Attribute.left, .top, .width, .height]
        guard attributes.contains(where: { abs(frame.value(of: $0) - expected.value(of: $0)) > 1e-6 }) else { continue }
        #expect(
          (other as? UIView)?.hasAmbiguousLayout == true, "seed \(seed), step \(step): \(frame), made anew \(expected)")
      }
    }
  }

  /// A tree of four views with random frames, and relations. All but a few of the required ones hold there.
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
      let multiplier = isSize ? random.pick([1, 2, 0.5, 1 / 3] as [CGFloat]) : 1
      let right = second.map { multiplier * frames[$0].value(of: attribute) } ?? 0
      let relation = random.pick(["=", "=", "=", "<", ">"])
      let slack = CGFloat(random.next(2) * random.next(30) * (["<": -1, ">": 1][relation] ?? 0))
      let priority = random.pick([1000, 1000, 1000, 750, 500])
      let error = priority < 1000 || random.next(60) == 0 ? CGFloat(random.next(15) - 7) : 0
      let constant = frames[first].value(of: attribute) - right - slack + error
      lines.append(
        """
        c \(first)\(letter) \(relation) \(multiplier) \(second.map { "\($0)\(letter)" } ?? "-") \(constant) \
        \(priority)\(random.next(5) > 0 ? "" : " off")
        """)
    }
    return lines
  }

  /// A random edit, and the constraint that it changes. There is none where an item of the constraint is not in the
  /// tree.
  private func edit(of tree: WrittenTree, _ random: inout Seeded) -> (Substring, NSLayoutConstraint?)? {
    let index = random.next(tree.constraints.count)
    let constraint = tree.constraints[index]
    switch random.next(10) {
    case 0...5:
      let isPossible =
        tree.contains(constraint.firstItem) && (constraint.second == nil || tree.contains(constraint.secondItem))
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
