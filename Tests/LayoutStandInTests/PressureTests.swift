//  The stand-in under pressure: memory, long runs, layout inside of layout, and values that no screen has.

import Examples
import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct MemoryTests {
  /// Does not keep the object.
  private final class Weakly {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }

  /// Makes a tree with constraints of all kinds and lays it out.
  private func tree() -> (root: Box, child: Box, parts: [Weakly]) {
    let root = Box.root()
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
      let root = Box.root()
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
    let root = Box.root()
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

  /// What came and went costs nothing: twenty constants, before three hundred views were there and after.
  @Test func whatTheTreeWasCostsNothing() throws {
    let root = Box.root()
    let child = root.box("child", height: 10)
    child.anchor([.top, .leading], to: root)
    let width = child.widthAnchor =&= 70
    root.layOut()
    let solver = try #require(root.engine?.solver)
    func cost() -> Int {
      let before = solver.visitCount
      for step in 0..<20 {
        width.constant = CGFloat(step)
        root.layOut()
      }
      return solver.visitCount - before
    }
    let first = cost()
    for view in (0..<300).map({ root.box("\($0)") }) { view.widthAnchor =&= child.widthAnchor }
    root.layOut()
    for view in root.subviews where view !== child { view.removeFromSuperview() }
    root.layOut()
    let last = cost()
    #expect(Double(last) <= 1.02 * Double(first))
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

  /// A feedback loop is what one view does, not what many do.
  @Test func manyViewsLayOutInside() {
    for index in 0..<150 {
      let (outer, box) = (Busy(frame: .zero), Box("box"))
      outer.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(outer)
      outer.addSubview(box)
      outer.widthAnchor =&= CGFloat(index)
      let width = box.widthAnchor =&= 0
      outer.after = {
        width.constant = $0.frame.width
        $0.layoutIfNeeded()
      }
    }
    #expect(logged { root.layOut() }.isEmpty)
    #expect(root.subviews.dropFirst().map { $0.subviews[0].frame.width } == (0..<150).map { CGFloat($0) })
  }

  @Test func theRootMayGoInside() {
    weak var gone: UIView?
    let child = Busy(frame: .zero)
    do {
      var root: UIView? = Box.root()
      gone = root
      root?.addSubview(child)
      child.after = { _ in root = nil }
    }
    child.widthAnchor =&= 4
    child.translatesAutoresizingMaskIntoConstraints = false
    child.layoutIfNeeded()
    #expect(gone == nil)
    #expect(child.superview == nil)
    #expect(child.frame.width == 4)
  }

  @Test func theRootMayJoinAnotherTreeInside() {
    let top = Box.root()
    root.after = { root in
      top.addSubview(root)
      root.setNeedsLayout()
    }
    #expect(logged { root.layoutIfNeeded() }.isEmpty)
    #expect(root.count == 1)
    root.after = { _ in }
    root.frame.size.width = 90
    top.layOut()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 70, height: 80))
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

  /// Of which the content wants a size and priorities that no view should want.
  private final class Strange: UIView {
    var size = CGSize(width: 5, height: 5)
    var hugging = UILayoutPriority.defaultLow
    override var intrinsicContentSize: CGSize { size }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func anIntrinsicSizeThatIsNotFiniteIsLeftOut(size: CGFloat) {
    let (root, child) = (Box.root(), Strange(frame: .zero))
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    child.anchor([.top, .leading], to: root)
    let width = child.widthAnchor =&= 30 | UILayoutPriority(1)
    for _ in 0..<2 {
      child.size.width = size
      let log = logged { root.layOut() }
      #expect(log.count == 1)
      #expect(log.first?.contains("Using UIViewNoIntrinsicMetric instead.") == true)
      #expect(logged { root.layOut() }.isEmpty)
      #expect(child.frame.size == CGSize(width: 30, height: 5))
      child.size.width = 40
      #expect(logged { root.layOut() }.isEmpty)
      #expect(child.frame.size == CGSize(width: 40, height: 5))
    }
    #expect(width.isActive)
  }

  @Test func aHuggingPriorityThatIsNoneIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UIView().setContentHuggingPriority(UILayoutPriority(.nan), for: .horizontal)
    }
    #expect(message(result).contains("It's illegal to set priority:nan"))
  }

  @Test func aCompressionResistancePriorityThatIsNoneIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UIView().setContentCompressionResistancePriority(UILayoutPriority(2000), for: .vertical)
    }
    #expect(message(result).contains("It's illegal to set priority:2000"))
  }

  @Test func anOverriddenPriorityThatIsNoneIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (root, child) = (Box.root(), Strange(frame: .zero))
      child.translatesAutoresizingMaskIntoConstraints = false
      child.hugging = UILayoutPriority(-3)
      root.addSubview(child)
      root.layOut()
    }
    #expect(message(result).contains("It's illegal to set priority:-3"))
  }

  @Test func aLogThatCannotBeWrittenIsLost() async {
    await #expect(processExitsWith: .success) { @MainActor in
      close(STDERR_FILENO)
      StandIn.log("lost")
    }
  }

  @Test func aViewIsNotASubviewOfItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let root = Box.root()
      root.addSubview(root)
    }
    #expect(message(result).contains("'NSInvalidArgumentException', reason: 'Can't add self as subview'"))
  }

  @Test func anAncestorIsNoSubview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let root = Box.root()
      root.box("child").box("grandchild").addSubview(root)
    }
    #expect(message(result).contains("CALayerInvalid"))
    #expect(message(result).contains("is a part of cycle in its layer tree"))
  }

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

  @Test(arguments: [1e-9, 1e-7, 1e7, 1e19, -1e19]) func otherMagnitudesAreLogged(value: CGFloat) {
    let root = Box.root()
    let child = root.box("child")
    child.anchor([.top, .leading], to: root)
    (child.widthAnchor =&= value).identifier = "constant"
    (child.heightAnchor =&= value * root.widthAnchor).identifier = "multiplier"
    let log = logged { root.layOut() }
    let verb = abs(value) > 1 ? "exceeds" : "is below"
    let substitute = abs(value) > 1 ? "A smaller value" : "Zero"
    #expect(log.filter { $0.contains("limits") }.count == 2)
    for name in ["constant", "multiplier"] {
      let text = "a \(name) that \(verb) internal limits.  \(substitute) will be substituted"
      #expect(log.contains { $0.contains(text) && $0.contains("'\(name)'") })
    }
    #expect(logged { root.layOut() }.isEmpty)
  }

  @Test(arguments: [1e-11, 1e-17, -1e-300]) func theLeastMultiplierIsLogged(value: CGFloat) {
    let root = Box.root()
    let child = root.box("child")
    child.widthAnchor =&= value * root.widthAnchor
    child.heightAnchor =&= 0 * root.widthAnchor
    let log = logged { root.layOut() }
    #expect(log.count == 1)
    #expect(log.first?.contains("multiplier that is below internal limits.  Zero will be substituted") == true)
  }

  /// From 1e-`most` to 1e`most`.
  private func magnitude(_ most: Int, _ random: inout Seeded) -> CGFloat {
    CGFloat(pow(10, Double(random.next(20 * most + 1) - 10 * most) / 10))
  }

  /// Sizes from 1e-6 to 1e6, each a multiple of another one; one of them given, in any order, and with edits.
  @Test(arguments: 0..<200) func chainsOfAllMagnitudesAreRight(seed: UInt64) {
    var random = Seeded(seed)
    let root = Box.root()
    let sizes = (0..<4).map { _ in magnitude(6, &random) }
    let views = sizes.map { root.box("\($0)") }
    var constraints = [views[0].widthAnchor =&= sizes[0]]
    for index in 1..<4 {
      let pair = random.next(2) == 0 ? (index, random.next(index)) : (random.next(index), index)
      let multiplier = sizes[pair.0] / sizes[pair.1]
      guard (1e-6...1e6).contains(multiplier) else { return }
      constraints.append(views[pair.0].widthAnchor =&= multiplier * views[pair.1].widthAnchor)
    }
    for step in 0..<6 {
      let edited = constraints[random.next(4)]
      edited.isActive = false
      if step > 0 { root.layOut() }
      edited.isActive = true
      #expect(logged { root.layOut() }.isEmpty, "seed \(seed), step \(step)")
      for (view, size) in zip(views, sizes) {
        #expect(abs(view.frame.width - size) <= 1e-8 + 1e-6 * size, "seed \(seed), step \(step)")
      }
    }
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

  @Test func whatSumsLeaveOverIsNoMagnitude() {
    let root = Box.root()
    let child = root.box("child", width: 10, height: 10)
    child.topAnchor =&= root.topAnchor + (0.1 + 0.2 - 0.3)
    child.leadingAnchor =&= root.leadingAnchor
    #expect(logged { root.layOut() }.isEmpty)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
