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
      #expect(constraint.description.contains("(null)"))
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

/// A view that does something else besides when it lays out its subviews.
@MainActor private final class Busy: UIView {
  var before: (Busy) -> Void = { _ in }
  var after: (Busy) -> Void = { _ in }
  var count = 0
  private var isInside = false
  private(set) var wasEnteredFromInside = false

  override func layoutSubviews() {
    count += 1
    wasEnteredFromInside = wasEnteredFromInside || isInside
    isInside = true
    before(self)
    super.layoutSubviews()
    after(self)
    isInside = false
  }
}

@Suite @MainActor struct LayoutSubviewsTests {
  private let root = Busy(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let inner = Busy(frame: .zero)
  private var counts: [Int] { [root.count, inner.count] }

  init() {
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    inner.anchor(.edges, to: root, padding: 10)
  }

  @Test func subviewsLieWhereTheyBelongAfterSuper() {
    var frames: [CGRect] = []
    root.after = { frames.append($0.subviews[0].frame) }
    root.layOut()
    #expect(frames.first == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(counts == [1, 1])
    root.layoutIfNeeded()
    #expect(counts == [1, 1])
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(counts == [2, 2])
    #expect(inner.frame.width == 280)
  }

  @Test func layoutIfNeededInsideEnds() {
    let height = inner.heightAnchor =&= 50 | .defaultHigh
    for view in [root, inner] {
      view.before = { $0.layoutIfNeeded() }
      view.after = { $0.layoutIfNeeded() }
    }
    root.layOut()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    // Once from inside of the root's, and once more when that has given it its size.
    #expect(counts == [1, 2])
    root.before = { view in
      height.constant += 1
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(logged { root.layOut() }.count == 1)
    #expect(root.count <= 102)
    #expect(!root.wasEnteredFromInside && !inner.wasEnteredFromInside)
    root.before = { _ in }
    #expect(logged { root.layOut() }.isEmpty)
  }

  @Test func aViewAddedInsideIsLaidOut() {
    let added = Box("added")
    let late = added.box("late", width: 7, height: 7)
    late.anchor([.bottom, .trailing], to: added)
    inner.after = { inner in
      guard added.superview == nil else { return }
      inner.addSubview(added)
      added.anchor(.edges, to: inner, padding: 5)
    }
    root.layOut()
    #expect(added.frame == CGRect(x: 5, y: 5, width: 170, height: 70))
    #expect(late.frame == CGRect(x: 163, y: 63, width: 7, height: 7))
    inner.layoutIfNeeded()
    #expect(inner.count == 2)
  }

  @Test(arguments: [true, false]) func aFrameSetInsideStays(beforeSuper: Bool) {
    let fixed = Box("fixed")
    fixed.translatesAutoresizingMaskIntoConstraints = true
    inner.addSubview(fixed)
    let beside = Box("beside", width: 5, height: 5)
    inner.addSubview(beside)
    beside.leadingAnchor =&= fixed.trailingAnchor
    beside.topAnchor =&= fixed.topAnchor
    let set = { (inner: Busy) in fixed.frame = CGRect(x: 1, y: 2, width: inner.bounds.width / 2, height: 4) }
    if beforeSuper { inner.before = set } else { inner.after = set }
    root.layOut()
    #expect(fixed.frame == CGRect(x: 1, y: 2, width: 90, height: 4))
    #expect(beside.frame == CGRect(x: 91, y: 2, width: 5, height: 5))
  }

  @Test func aConstraintChangedInsideIsTakenUp() {
    let child = Box("child", height: 5)
    inner.addSubview(child)
    child.anchor([.top, .leading], to: inner)
    let width = child.widthAnchor =&= 10
    inner.after = { width.constant = $0.bounds.width / 4 }
    root.layOut()
    #expect(child.frame.width == 45)
    var seen: CGFloat = 0
    inner.after = { inner in
      width.constant = 60
      inner.layoutIfNeeded()
      seen = width.constant
    }
    root.frame.size.width = 210
    root.layoutIfNeeded()
    #expect([child.frame.width, seen] == [60, 60])
  }
}

@Suite @MainActor struct ValueTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test(arguments: [1e19, -1e19, 1e300, CGFloat.greatestFiniteMagnitude, 0.1, -0.0, 12]) func numbersArePrinted(
    value: CGFloat
  ) {
    let view = Box("view")
    let constraint = view.widthAnchor =&= value
    let printed = constraint.description.components(separatedBy: "== ")[1].components(separatedBy: " ")[0]
    let number = CGFloat(Double(printed) ?? .nan)
    #expect(number == value)
    let many = view.heightAnchor =&= max(abs(value), 2) * view.widthAnchor
    #expect(many.description.contains("*Box"))
    #expect(view.constraints == [constraint, many])
  }

  @Test func anIntrinsicSizeThatIsNotFiniteIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let root = makeRoot()
      root.addSubview(Box("child", width: .nan, height: 1))
      root.layOut()
    }
    #expect(message(result).contains("NSInternalInconsistencyException"))
    #expect(message(result).contains("Constant is not finite!  That's illegal.  constant:nan"))
  }

  @Test func aViewIsNotASubviewOfItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let root = makeRoot()
      root.addSubview(root)
    }
    #expect(message(result).contains("'NSInvalidArgumentException', reason: 'Can't add self as subview'"))
  }

  @Test func anAncestorIsNoSubview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let root = makeRoot()
      root.box("child").box("grandchild").addSubview(root)
    }
    #expect(message(result).contains("CALayerInvalid"))
    #expect(message(result).contains("is a part of cycle in its layer tree"))
  }

  @Test(arguments: [1e-6, 1e-3, 1, 1e3, 1e6]) func usualMagnitudesAreRight(value: CGFloat) {
    let root = makeRoot()
    let child = root.box("child")
    child.anchor([.top, .leading], to: root)
    child.widthAnchor =&= value
    child.heightAnchor =&= value * root.widthAnchor
    #expect(logged { root.layOut() }.isEmpty)
    #expect(abs(child.frame.width / value - 1) < 1e-6)
    #expect(abs(child.frame.height / value / 200 - 1) < 1e-6)
  }

  @Test(arguments: [1e-9, 1e-7, 1e7, 1e19, -1e19]) func otherMagnitudesAreLogged(value: CGFloat) {
    let root = makeRoot()
    let child = root.box("child")
    child.anchor([.top, .leading], to: root)
    (child.widthAnchor =&= value).identifier = "constant"
    (child.heightAnchor =&= value * root.widthAnchor).identifier = "multiplier"
    let log = logged { root.layOut() }
    for name in ["constant", "multiplier"] {
      #expect(log.contains { $0.contains("exceeds internal limits") && $0.contains("'\(name)'") })
    }
    #expect(logged { root.layOut() }.isEmpty)
  }

  @Test func whatSumsLeaveOverIsNoMagnitude() {
    let root = makeRoot()
    let child = root.box("child", width: 10, height: 10)
    child.topAnchor =&= root.topAnchor + (0.1 + 0.2 - 0.3)
    child.leadingAnchor =&= root.leadingAnchor
    #expect(logged { root.layOut() }.isEmpty)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
