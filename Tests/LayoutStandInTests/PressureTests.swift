//  The stand-in under pressure: memory, long runs, layout inside of layout, and values that no screen has.

import Examples
import Foundation
import Testing

@testable import LayoutStandIn

/// A root of 200 × 100 points.
@MainActor private func makeRoot() -> Box {
  let root = Box("root")
  root.translatesAutoresizingMaskIntoConstraints = true
  root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
  return root
}

@Suite @MainActor struct MemoryTests {
  /// Does not keep the object.
  private final class Weakly {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }

  /// Makes a tree with constraints of all kinds and lays it out.
  private func tree() -> (root: Box, child: Box, parts: [Weakly]) {
    let root = makeRoot()
    let child = root.box("child", width: 10, height: 10)
    let guide = UILayoutGuide()
    child.addLayoutGuide(guide)
    let distance = root.leadingAnchor.anchorWithOffset(to: child.leadingAnchor)
    let constraints: [NSLayoutConstraint] = [
      child.topAnchor =&= root.layoutMarginsGuide.topAnchor, guide.widthAnchor =&= 2 * root.widthAnchor,
      child.widthAnchor =&= 30, child.widthAnchor =&= 40, distance =&= 8,
    ]
    #expect(logged { root.layOut() }.count == 1)
    #expect(child.frame.minX == 8)
    return (
      root, child,
      [Weakly(root), Weakly(child), Weakly(guide), Weakly(root.layoutMarginsGuide), Weakly(root.engine)]
        + constraints.map { Weakly($0) }
    )
  }

  @Test func withTheRootGoesTheTree() {
    let parts = tree().parts
    #expect(parts.count == 10)
    #expect(parts.allSatisfy { $0.object == nil })
  }

  @Test func aViewThatLeftIsNotKept() {
    let (root, parts) = { () -> (Box, [Weakly]) in
      let (root, child, parts) = tree()
      child.removeFromSuperview()
      return (root, parts)
    }()
    #expect(parts[1].object == nil)
    root.layOut()
    #expect(parts.compactMap(\.object).count == 3)
  }

  @Test func aHeldConstraintKeepsNoView() {
    let (constraints, parts) = { () -> ([NSLayoutConstraint], [Weakly]) in
      let (root, child, parts) = tree()
      return (child.constraints + root.constraints, parts)
    }()
    #expect(constraints.count == 5)
    #expect(parts.prefix(5).allSatisfy { $0.object == nil })
    for constraint in constraints {
      #expect(constraint.firstItem == nil)
      #expect(!constraint.isActive)
      constraint.isActive = true
      #expect(!constraint.isActive)
      #expect(constraint.description.contains("(null)."))
      #expect(constraint.description.hasSuffix("(inactive)>"))
    }
  }

  @Test func aConstraintOfWhichOneItemIsGoneStaysInactive() {
    let child = Box("child")
    let width = {
      let root = makeRoot()
      root.addSubview(child)
      let width = child.widthAnchor =&= root.widthAnchor
      root.layOut()
      #expect(child.frame.width == 200)
      return width
    }()
    #expect(child.superview == nil)
    #expect(!width.isActive)
    width.isActive = true
    child.layOut()
    #expect(!width.isActive)
    #expect(width.secondItem == nil)
  }

  /// The new one may lie where the old one lay.
  @Test func whatIsMadeAnewIsLaidOutAnew() {
    let root = makeRoot()
    for step in 0..<200 {
      let child = root.box("child")
      child.anchor([.top, .leading], to: root)
      child.widthAnchor =&= CGFloat(step % 3)
      child.heightAnchor =&= 5
      root.layOut()
      #expect(child.frame == CGRect(x: 0, y: 0, width: step % 3, height: 5))
      #expect(!child.hasAmbiguousLayout)
      child.removeFromSuperview()
    }
  }
}

@Suite @MainActor struct GrowthTests {
  /// On a tree that stays the same, blocks of 2,000 edits: the tenth costs what the first did. Every edit is a switch,
  /// a constant, a priority that was never used before, or a view that comes and goes.
  @Test func theTenthBlockCostsWhatTheFirstDid() throws {
    let root = makeRoot()
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
