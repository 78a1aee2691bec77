//  A long run costs as much at its end as at its beginning.

import Foundation
import Testing
import TestSupport

@testable import UIKit

@Suite @MainActor struct GrowthTests {
  /// A block has 2,000 edits of a small tree, which does not grow. An edit is a switch, a constant, a priority that was
  /// never used before, or a view that comes and goes.
  @Test func theTenthBlockCostsWhatTheFirstDid() throws {
    let root = Box.root()
    let child = root.box("child", width: 20, height: 10)
    child.anchor([.top, .leading], to: root)
    let end = child.trailingAnchor =&= root.trailingAnchor
    let width = child.widthAnchor =&= 70 | .defaultHigh
    root.layOut()
    let solver = try #require(root.engine?.solver)
    var costs: [(pivots: Int, visits: Int)] = []
    for block in 0..<10 {
      let before = (solver.pivotCount, solver.visitCount)
      for step in 0..<2000 {
        switch step % 4 {
        case 0: end.isActive.toggle()
        case 1: width.constant = CGFloat(40 + step % 7)
        case 2: width.priority = UILayoutPriority(500 + Float(2000 * block + step) / 100)
        default:
          let view = root.box("view")
          view.anchor([.bottom, .trailing], to: root)
          root.layOut()
          view.removeFromSuperview()
        }
        root.layOut()
      }
      costs.append((solver.pivotCount - before.0, solver.visitCount - before.1))
    }
    #expect(costs[0].pivots > 500)
    #expect(Double(costs[9].pivots) <= 1.02 * Double(costs[0].pivots), "\(costs)")
    #expect(Double(costs[9].visits) <= 1.02 * Double(costs[0].visits), "\(costs)")
  }
}
