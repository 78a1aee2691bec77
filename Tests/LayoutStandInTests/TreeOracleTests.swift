//  Layouts against an independent solver: trees.txt, completed by solve_trees.py with scipy, read here without Python.

import Foundation
import Testing
import TestSupport

@testable import UIKit

@Suite @MainActor struct TreeOracleTests {
  private let lines: [Substring]

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    lines = try String(contentsOf: folder.appendingPathComponent("SolverOracle/trees.txt"), encoding: .utf8)
      .split(separator: "\n")
  }

  @Test func theFileIsComplete() {
    func count(_ kinds: Character...) -> Int { lines.filter { kinds.contains($0.first ?? " ") }.count }
    #expect(count("t") == 8)
    #expect(count("o") == 6 * count("t"))
    #expect(count("s", "k", "p", "r") == 5 * count("t"))
    #expect(count("c") > 100)
    #expect(count("g") > 3 && count("m") > 3)
  }

  /// No sum is larger than it has to be, nothing required is violated or reported, in the first layout and after edits.
  @Test func everyLayoutIsAsGoodAsPossible() throws {
    var (tree, name, step) = (WrittenTree(), "", 0)
    for line in lines {
      switch line.first {
      case "t": (tree, name, step) = (WrittenTree(), String(line), 0)
      case "o":
        try check(tree, line.split(separator: " ").dropFirst(), "\(name), step \(step)")
        step += 1
      default: try tree.read(line)
      }
    }
  }

  /// Lays out, and compares the sum of violations of each priority with the least one.
  private func check(_ tree: WrittenTree, _ least: ArraySlice<Substring>, _ comment: Comment) throws {
    let solver = tree.root.engine?.solver
    #expect(logged { tree.root.layOut() }.isEmpty, comment)
    #expect(solver == nil || solver === tree.root.engine?.solver, "\(comment): solved anew")
    var (sums, largest) = ([Float(1000): 0.0], 1.0)
    for constraint in tree.constraints where constraint.isActive {
      let left = tree.frame(constraint.firstItem).value(of: constraint.firstAttribute)
      let right = constraint.multiplier * tree.frame(constraint.secondItem).value(of: constraint.secondAttribute)
      largest = max(largest, abs(left), abs(right))
      sums[constraint.priority.rawValue, default: 0] += tree.violation(of: constraint)
    }
    for case let box as Box in tree.items where box.content.width >= 0 {
      for (size, content) in [(box.frame.width, box.content.width), (box.frame.height, box.content.height)] {
        sums[box.contentHuggingPriority(for: .horizontal).rawValue, default: 0] += max(0, size - content)
        sums[box.contentCompressionResistancePriority(for: .horizontal).rawValue, default: 0] += max(0, content - size)
      }
    }
    for pair in ["1000:0"] + least {
      let numbers = pair.split(separator: ":").compactMap { Double($0) }
      let sum = try #require(sums[Float(numbers[0])])
      // Frames are rounded to 1e-8, which a multiplier of 1,000 makes 1e-5.
      #expect(abs(sum - numbers[1]) <= 1e-5 + 1e-6 * largest, "\(comment), priority \(numbers[0])")
    }
  }
}
