//  Large and small numbers: what is right, what is logged, and what holds whatever the multipliers.

import Foundation
import Testing
import TestSupport

@testable import UIKit

@Suite @MainActor struct MagnitudeTests {
  @Test(arguments: [1e-6, 1e-3, 1, 1e3, 1e6]) func usualMagnitudesAreRight(value: CGFloat) {
    let root = Box.root()
    let child = root.box("child")
    child.anchor([.top, .leading], to: root)
    child.widthAnchor =&= value
    child.heightAnchor =&= value * root.widthAnchor
    #expect(logged { root.layOut() }.isEmpty)
    #expect(abs(child.frame.width / value - 1) < 1e-6)
    #expect(abs(child.frame.height / value / 200 - 1) < 1e-6)
  }

  /// But for a constant so small that it is taken for what rounding leaves of a sum.
  @Test(arguments: [-1e-300, 1e-17, 1e-11, 1e-9, 1e-7, 1e7, 1e19, -1e19]) func otherMagnitudesAreLogged(
    value: CGFloat
  ) {
    let root = Box.root()
    let child = root.box("child")
    child.anchor([.top, .leading], to: root)
    (child.widthAnchor =&= value).identifier = "constant"
    (child.heightAnchor =&= value * root.widthAnchor).identifier = "multiplier"
    let log = logged { root.layOut() }.filter { $0.contains("limits") }
    let verb = abs(value) > 1 ? "exceeds" : "is below"
    let substitute = abs(value) > 1 ? "A smaller value" : "Zero"
    let names = abs(value) > 1e-10 ? ["constant", "multiplier"] : ["multiplier"]
    #expect(log.count == names.count)
    for name in names {
      let text = "a \(name) that \(verb) internal limits.  \(substitute) will be substituted"
      #expect(log.contains { $0.contains(text) && $0.contains("'\(name)'") })
    }
    #expect(logged { root.layOut() }.isEmpty)
    if abs(value) < 1 { #expect(child.frame.size == .zero) }
  }

  /// From 1e-`most` to 1e`most`.
  private func magnitude(_ most: Int, _ random: inout Seeded) -> CGFloat {
    CGFloat(pow(10, Double(random.next(20 * most + 1) - 10 * most) / 10))
  }

  /// Sizes that satisfy equations and inequalities with multipliers of all magnitudes, more of them than are needed.
  /// Rounding errors gather there: then all is solved anew, and what is required holds or is logged.
  @Test(arguments: 0..<300) func whatIsRequiredHoldsWhateverTheMagnitudes(seed: UInt64) {
    var random = Seeded(seed)
    let root = Box.root()
    let sizes = (0..<7).map { _ in magnitude(1, &random) }
    let views = sizes.map { root.box("\($0)") }
    var constraints = [views[0].widthAnchor =&= sizes[0]]
    for _ in 0..<11 {
      let (i, j, multiplier) = (random.next(7), random.next(7), magnitude(6, &random))
      let constant = sizes[i] - multiplier * sizes[j]
      guard i != j, (1e-6...1e6).contains(multiplier), (1e-6...1e6).contains(abs(constant)) else { continue }
      let expression = multiplier * views[j].widthAnchor + constant
      let priority: UILayoutPriority = random.next(3) == 0 ? .defaultHigh : .required
      constraints.append(
        random.next(3) == 0
          ? (views[i].widthAnchor =>= expression | priority) : (views[i].widthAnchor =&= expression | priority))
    }
    for step in 0..<5 {
      constraints[random.next(constraints.count)].isActive.toggle()
      // What was logged stays broken.
      guard logged({ root.layOut() }).isEmpty else { return }
      for constraint in constraints where constraint.isActive && constraint.priority == .required {
        let other = (constraint.secondItem as? UIView)?.frame.width ?? 0
        let size = (constraint.firstItem as? UIView)?.frame.width ?? 0
        let terms = [size, -constraint.multiplier * other, -constraint.constant]
        let error = constraint.relation == .equal ? abs(terms.reduce(0, +)) : -terms.reduce(0, +)
        let rounding = 1e-6 * terms.map(abs).reduce(1, max) + 1e-8 * constraint.multiplier
        #expect(error <= rounding, "seed \(seed), step \(step): \(constraint)")
      }
    }
  }

  @Test func multipliersThatDifferByATenBillionthAreTwo() {
    let root = Box.root()
    let (a, b) = (root.box("a"), root.box("b"))
    a.widthAnchor =&= b.widthAnchor
    a.widthAnchor =&= (1 + 1e-10) * b.widthAnchor
    b.widthAnchor =&= 100 | .defaultHigh
    #expect(logged { root.layOut() }.isEmpty)
    #expect(a.frame.width == 0 && b.frame.width == 0)
  }

  @Test func theLastOfAChainIsNotLost() {
    for size in [1e-6, 1e-2] as [CGFloat] {
      let root = Box.root()
      let (a, b, c) = (root.box("a"), root.box("b"), root.box("c"))
      a.widthAnchor =&= 1e-6 * b.widthAnchor
      a.widthAnchor =&= 100 * c.widthAnchor
      c.widthAnchor =&= size
      #expect(logged { root.layOut() }.isEmpty)
      #expect(abs(b.frame.width / (size * 1e8) - 1) < 1e-6)
    }
  }
}
