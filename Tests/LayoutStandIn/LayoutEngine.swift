//  Solves the equations of a tree of views, breaks constraints in conflicts, and turns the solution into frames.

import Foundation

/// Each tree of views has one engine, which belongs to its root. It measures from the root's top left corner, in points.
///
/// The order of the calls in a layout:
/// 1. `layOut()` calls `synchronise()`, which collects the equations with `gathered()`.
/// 2. `solve(_:)` gives them to the solver. If there is text with several lines, both happen a second time.
/// 3. Views that need layout call `layoutSubviews()`. It sets the frames from `moved(in:)`, which are rounded to pixels.
@MainActor final class LayoutEngine {
  /// The engine doesn't retain its root. Callers retain it during a layout.
  unowned let root: UIView
  var unknowns: [ObjectIdentifier: Unknowns] = [:]
  private var constraints: [Source: NSLayoutConstraint] = [:]
  /// The equations of the last solution, before labels were wrapped. The solver has the result after that.
  private var firstPassEquations: [Equation] = []
  private var solver = Solver()
  /// The reports of the conflicts in the last solution.
  private var conflicts: [String] = []

  /// The widths that the first pass gives to labels with several lines.
  var layoutWidths: [ObjectIdentifier: CGFloat] = [:]

  init(root: UIView) { self.root = root }

  // MARK: From the tree to the solver

  /// Solves the equations of the tree, if they have changed since the last call, and logs new conflicts.
  ///
  /// A conflict that remains isn't logged again. (How often UIKit logs it is not documented.)
  func synchronise() {
    let known = conflicts
    layoutWidths = [:]
    let wanted = gathered()
    if wanted != firstPassEquations {
      firstPassEquations = wanted
      solve(wanted)
      // The second pass wraps text at the widths of the first. [PlatformRules, "Lines of text"]
      visit(root) { view in
        guard (view as? UILabel)?.isWrapping == true else { return }
        self.layoutWidths[ObjectIdentifier(view)] = self.frame(view, in: view.superview)?.width
      }
      if !layoutWidths.isEmpty { solve(gathered()) }
      // A view lays out its subviews if the solution moves one of them, or one of its guides.
      visit(root) { if !self.moved(in: $0).isEmpty { $0.setNeedsLayout() } }
    }
    for report in conflicts where !known.contains(report) { StandIn.log(report) }
  }

  /// Makes the next call of `synchronise()` solve again.
  func invalidate() { firstPassEquations = [] }

  private func gathered() -> [Equation] {
    (unknowns, constraints) = ([:], [:])
    var wanted: [Equation] = []
    visit(root) { wanted += self.systemEquations(for: $0) }
    visit(root) { view in
      for constraint in view.constraints {
        self.constraints[.constraint(ObjectIdentifier(constraint))] = constraint
        wanted.append(self.equation(of: constraint))
      }
    }
    return wanted
  }

  /// In a conflict of required equations the last one is broken. UIKit's own equations come before the user's
  /// constraints, and no equation makes a size negative. [PlatformRules, "Required constraints that cannot all hold"]
  private func solve(_ equations: [Equation]) {
    (solver, conflicts) = (Solver(), [])
    /// The reason for each slack variable, and of each lower bound.
    var sources: [Solver.Variable: Source] = [:]
    for (item, _) in unknowns.sorted(by: { $0.value.first < $1.value.first }) {
      // In the order of `Unknowns`.
      for _ in ["left", "top"] { _ = solver.makeVariable() }
      // [PlatformRules, "Sizes are not negative"]
      for bound in ["width >= 0", "height >= 0"] { sources[solver.makeVariable(isSize: true)] = .system(item, bound) }
    }
    for equation in equations where equation.priority == .required {
      do {
        let slack = try solver.require(equation.sum.terms, constant: equation.sum.constant, equation.relation)
        sources[slack] = equation.source
      } catch {
        let conflict = (error.conflict.compactMap { sources[$0] } + [equation.source]).map(describe)
        conflicts.append(
          """
          Unable to simultaneously satisfy constraints.
          (
          \(conflict.map { "    \"\($0)\"" }.joined(separator: ",\n"))
          )

          Will attempt to recover by breaking constraint
          \(describe(equation.source))
          """)
      }
    }
    for equation in equations where equation.priority != .required {
      let (sum, priority) = (equation.sum, equation.priority.rawValue)
      solver.want(sum.terms, constant: sum.constant, equation.relation, priority: priority)
    }
    solver.minimiseErrors()
  }

  func describe(_ source: Source) -> String {
    if let constraint = constraints[source] { return constraint.description }
    // All of these have the name that UIKit uses for those of an autoresizing mask.
    guard case .system(let item, let name) = source else { return "" }
    return "<NSAutoresizingMaskLayoutConstraint \(unknowns[item]?.item.map { "\(type(of: $0))" } ?? "") \(name)>"
  }

  private func visit(_ view: UIView, _ body: (UIView) -> Void) {
    body(view)
    for subview in view.subviews { visit(subview, body) }
  }

  // MARK: From the solution to frames

  private var isLayingOut = false

  /// Solves, and then lets every view that needs it lay out its subviews, from the root down. Such rounds go on until
  /// no view needs it, so changes made during layout are included. A nested call makes one round. After 100 rounds it
  /// stops. [doc, layoutIfNeeded]
  func layOut() {
    let isInside = isLayingOut
    isLayingOut = true
    defer { isLayingOut = isInside }
    for _ in 0..<100 {
      synchronise()
      // The root keeps its place. Only its size comes from the solution.
      if !root.translatesAutoresizingMaskIntoConstraints { root.frame.size = frame(root, in: nil)?.size ?? .zero }
      var isDone = true
      visit(root) { if $0.layOutSubviewsIfNeeded() { isDone = false } }
      if isDone || isInside { return }
    }
  }

  /// The subviews and guides that the solution moves, with their new frames. While autoresizing is translated, a view
  /// keeps its own frame. Views and guides that were added after the solution wait for the next one.
  func moved(in view: UIView) -> [(item: AnyObject, frame: CGRect)] {
    let subviews = view.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    let items = subviews.map { ($0 as AnyObject, $0.frame) } + view.layoutGuides.map { ($0, $0.layoutFrame) }
    return items.compactMap { item, old in frame(item, in: view).flatMap { $0 == old ? nil : (item, $0) } }
  }

  private func frame(_ item: AnyObject, in parent: UIView?) -> CGRect? {
    guard let own = unknowns[ObjectIdentifier(item)] else { return nil }
    /// Each edge lies on a pixel in the root's coordinates. [PlatformRules, "Pixels"]
    func pixel(_ edge: Sum) -> CGFloat {
      let value = edge.terms.reduce(edge.constant) { $0 + $1.value * solver.value(of: $1.key) }
      return (value * StandIn.scale).rounded() / StandIn.scale + 0  // + 0 makes 0 of -0
    }
    let (left, top) = (pixel(own.left), pixel(own.top))
    let origin = parent.map { unknowns(of: $0) }.map { CGPoint(x: pixel($0.left), y: pixel($0.top)) } ?? .zero
    let size = CGSize(width: pixel(own.right) - left, height: pixel(own.bottom) - top)
    return CGRect(origin: CGPoint(x: left - origin.x, y: top - origin.y), size: size)
  }

  func solvedSize() -> CGSize {
    synchronise()
    return frame(root, in: nil)?.size ?? .zero
  }

  func isDetermined(_ view: UIView) -> Bool {
    synchronise()
    return unknowns(of: view).variables.allSatisfy(solver.isDetermined)
  }
}
