//  The engine keeps the solver up to date with a tree of views. It breaks what cannot hold, and it makes frames of the
//  solution.

import Foundation

/// Each tree of views has one engine, which its root keeps. It measures from the root's top left corner, in points.
@MainActor final class LayoutEngine {
  /// The engine does not keep its root alive. Whoever asks for a layout does.
  unowned let root: UIView
  var solver = Solver()
  var unknowns: [ObjectIdentifier: Unknowns] = [:]
  private var installed: [Key: Entry] = [:]
  /// Tells for what each equation of the solver was made, so that the log can name it.
  private var keys: [Solver.ConstraintID: Key] = [:]
  /// The constraints of the tree. A key that is not here belongs to a rule.
  private var owners: [Key: NSLayoutConstraint] = [:]
  /// The conflict that was last logged for each broken equation.
  private var logged: [Key: Set<Key>] = [:]

  init(root: UIView) { self.root = root }

  /// An equation is made for a constraint, or for a rule of the platform about an item.
  enum Key: Hashable {
    case constraint(ObjectIdentifier)
    case rule(ObjectIdentifier, String)
  }

  /// An equation that is in the solver has an `id`. A broken one has none. Its `conflict` is the set that cannot hold
  /// together, with this equation in it.
  private struct Entry {
    let equation: Equation
    var id: Solver.ConstraintID?
    var conflict: [Key] = []
  }

  // MARK: From the tree to the solver

  /// Brings the solver up to date. It removes and adds only what changed since the last call.
  func synchronise(isAnew: Bool = false) {
    let gone = unknowns.filter { !isInTree($0.value.item) }
    for key in gone.keys { unknowns[key] = nil }
    var wanted: [(key: Key, equation: Equation)] = []
    owners = [:]
    visit(root) { wanted += self.rules(for: $0) }
    visit(root) { view in
      for constraint in view.constraints where constraint.isWhole {
        let key = Key.constraint(ObjectIdentifier(constraint))
        self.owners[key] = constraint
        wanted.append((key, self.equation(of: constraint)))
      }
    }
    // Otherwise insets that are too large would turn a guide inside out. [PlatformRules, "Sizes are not negative"]
    // These equations come last, because that is the least work for the solver.
    for box in inOrder(unknowns) {
      for (rule, size) in [("width >= 0", box.width), ("height >= 0", box.height)] {
        guard let item = box.item else { continue }
        wanted.append((.rule(ObjectIdentifier(item), rule), equation(size, .greaterThanOrEqual, .required)))
      }
    }
    var hasChanged = removeWhatChanged(wanted: wanted)
    for variable in inOrder(gone).flatMap(\.variables) { solver.discard(variable) }
    // Each round adds what is new, what has changed, and what was broken for a conflict of which a member has gone.
    // Where a round breaks another constraint, the next round tries again what was broken for that one.
    while case let missing = wanted.filter({ installed[$0.key] == nil }), !missing.isEmpty {
      for (key, equation) in missing { add(key, equation) }
      hasChanged = true
    }
    guard hasChanged else { return }
    let wrong = installed.filter { !holds($0.value) }.keys
    if solver.fault != nil || !wrong.isEmpty {
      // Multipliers of 1e6 in a cycle of views make products of 1e18. Beside those, the rounding errors of the given
      // numbers look like numbers that were meant. They gather as constraints come and go. A new solver has fewer.
      guard isAnew else {
        (solver, unknowns, installed, keys) = (Solver(), [:], [:], [:])
        return synchronise(isAnew: true)
      }
      let lines = [solver.fault].compactMap { $0 } + wrong.map(describe).sorted()
      StandIn.log("Beyond the solver's precision:\n\(lines.joined(separator: "\n"))")
    }
    logConflicts(among: wanted.map(\.key))
    // A view lays out its subviews if the solution moves one of them, or one of its guides.
    visit(root) { if !self.moved(in: $0).isEmpty { $0.setNeedsLayout() } }
  }

  /// Whether the solution satisfies an equation that is required and not broken. It may miss by a millionth of the
  /// largest term, because the solver takes a millionth for no conflict.
  private func holds(_ entry: Entry) -> Bool {
    guard entry.id != nil, entry.equation.priority >= 1000 else { return true }
    let terms = entry.equation.sum.terms.map { $1 * solver.value(of: $0) } + [entry.equation.sum.constant]
    let (sum, relation) = (terms.reduce(0, +), entry.equation.relation)
    return (relation == .equal ? abs(sum) : -sum * Double(relation.rawValue)) <= 1e-6 * terms.map(abs).reduce(1, max)
  }

  /// Sorts them by the order in which they were made, so that equal trees are solved in equal steps.
  private func inOrder(_ unknowns: [ObjectIdentifier: Unknowns]) -> [Unknowns] {
    unknowns.values.sorted { $0.variables[0] < $1.variables[0] }
  }

  private func removeWhatChanged(wanted: [(key: Key, equation: Equation)]) -> Bool {
    var (stale, found): (Set<Key>, Int) = ([], 0)
    for (key, equation) in wanted {
      guard let entry = installed[key] else { continue }
      found += 1
      if entry.equation != equation { stale.insert(key) }
    }
    if found < installed.count { stale.formUnion(Set(installed.keys).subtracting(wanted.map(\.key))) }
    for id in stale.compactMap({ installed[$0]?.id }).sorted() {
      solver.remove(id)
      keys[id] = nil
    }
    for key in stale { (installed[key], logged[key]) = (nil, nil) }
    forgetConflicts { stale.contains($0) }
    return !stale.isEmpty
  }

  /// Forgets what is broken because of such an equation, so that `synchronise` tries to add it again.
  private func forgetConflicts(with isMember: (Key) -> Bool) {
    for (key, entry) in installed where entry.conflict.contains(where: isMember) { installed[key] = nil }
  }

  private func add(_ key: Key, _ equation: Equation) {
    guard equation.sum.constant.isFinite else {
      // UIKit logs NaN since iOS 10. [mapbox-gl-native #8909] Before, it raised. [mapbox-gl-native #8854]
      // To treat infinity alike is our choice.
      StandIn.log("[LayoutConstraints] \(describe(key)): not finite. Using UIViewNoIntrinsicMetric instead.")
      installed[key] = Entry(equation: equation)
      return
    }
    for limit in equation.limits.sorted() {
      let start = "This NSLayoutConstraint is being configured with a \(limit) will be substituted"
      StandIn.log("\(start), but this problem should be fixed. \(describe(key))")
    }
    let terms = equation.sum.terms.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    do {
      let id = try solver.add(terms, constant: equation.sum.constant, equation.relation, priority: equation.priority)
      installed[key] = Entry(equation: equation, id: id)
      keys[id] = key
    } catch {
      breakOne(of: error.conflict, toAdd: key, equation)
    }
  }

  /// In a conflict the lowest rank is broken. The user's constraints have it. The place of a guide comes next, then the
  /// frame of a view. Nothing makes a size negative. [PlatformRules, "Sizes are not negative"]
  private func rank(_ key: Key) -> Int {
    guard case .rule(let item, let name) = key else { return 0 }
    return name.hasSuffix(" >= 0") ? 3 : unknowns[item]?.item is UIView ? 2 : 1
  }

  /// Breaks one of the constraints that conflict. Of the lowest rank it is the last to reach the solver.
  /// [PlatformRules, "Required constraints that cannot all hold"]
  private func breakOne(of conflict: [Solver.ConstraintID], toAdd key: Key, _ equation: Equation) {
    let set = conflict.compactMap { keys[$0] } + [key]
    let lowest = set.map(rank).min()
    guard let victim = set.last(where: { rank($0) == lowest }), victim != key, let broken = installed[victim],
      let id = broken.id
    else {
      installed[key] = Entry(equation: equation, conflict: set)
      return
    }
    solver.remove(id)
    keys[id] = nil
    forgetConflicts { $0 == victim }
    installed[victim] = Entry(equation: broken.equation, conflict: set)
    add(key, equation)
  }

  /// Logs what was broken since the last layout. A conflict that stays is logged again when its members change. (UIKit
  /// logs when it breaks. How often it logs a conflict that stays is not documented.)
  private func logConflicts(among all: [Key]) {
    guard !logged.isEmpty || installed.values.contains(where: { !$0.conflict.isEmpty }) else { return }
    let broken = all.compactMap { key in installed[key].map { (key, $0.conflict) } }.filter { !$0.1.isEmpty }
    for (key, conflict) in broken where logged[key] != Set(conflict) {
      StandIn.log(
        """
        Unable to simultaneously satisfy constraints.
        (
        \(conflict.map { "    \"\(describe($0))\"" }.joined(separator: ",\n"))
        )

        Will attempt to recover by breaking constraint
        \(describe(key))
        """)
    }
    logged = Dictionary(broken.map { ($0, Set($1)) }, uniquingKeysWith: { first, _ in first })
  }

  private func describe(_ key: Key) -> String {
    if let constraint = owners[key] { return constraint.description }
    guard case .rule(let identifier, let rule) = key, let box = unknowns[identifier] else { return "\(key)" }
    return "<NSAutoresizingMaskLayoutConstraint \(box.item.map { "\(type(of: $0))" } ?? "(null)") \(rule)>"
  }

  private func visit(_ view: UIView, _ body: (UIView) -> Void) {
    body(view)
    for subview in view.subviews { visit(subview, body) }
  }

  private func isInTree(_ item: AnyObject?) -> Bool { UIView.hosting(item)?.root === root }

  // MARK: From the solution to frames

  /// The number of the outermost call under way. The calls of all trees are counted together.
  private var pass: Int?
  private static var passes = 0

  /// Solves, and then lets every view that needs it lay out its subviews, from the root down. Such rounds go on until
  /// no view needs it, so what changes meanwhile is taken up. A call from inside makes one round, from its view down.
  /// [doc, layoutIfNeeded]
  func layOut(_ view: UIView) {
    let isInside = pass != nil
    if !isInside { Self.passes += 1 }
    let pass = pass ?? Self.passes
    self.pass = pass
    defer { if !isInside { self.pass = nil } }
    // A root that was added to another tree is a root no more.
    while root.engine === self {
      synchronise()
      // The root keeps its place. Only its size comes from the solution.
      if !root.translatesAutoresizingMaskIntoConstraints { root.frame.size = frame(root, in: nil)?.size ?? .zero }
      var isDone = true
      visit(isInside ? view : root) { if $0.layOutSubviewsIfNeeded(pass) { isDone = false } }
      if isDone || isInside { return }
    }
  }

  /// The subviews and guides that the solution moves, with their new frames. While autoresizing is translated, a view
  /// keeps its own frame. What was added after the solution waits for the next one.
  func moved(in view: UIView) -> [(item: AnyObject, frame: CGRect)] {
    let subviews = view.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    let places = subviews.map { ($0 as AnyObject, $0.frame) } + view.layoutGuides.map { ($0, $0.layoutFrame) }
    return places.compactMap { item, old in frame(item, in: view).flatMap { $0 == old ? nil : (item, $0) } }
  }

  private func frame(_ item: AnyObject, in parent: UIView?) -> CGRect? {
    guard let own = unknowns[ObjectIdentifier(item)], own.item === item else { return nil }
    // This takes the solver's rounding errors away. What it rounds off itself is far less than the millionth that the
    // solver tolerates. (UIKit rounds further, to the screen's pixels.)
    func clean(_ value: Double) -> CGFloat { (value * 1e8).rounded() / 1e8 + 0 }
    let values = own.variables.map(solver.value)
    let origin = parent.map { unknowns(of: $0).variables.map(solver.value) } ?? [0, 0]
    return CGRect(
      x: clean(values[0] - origin[0]), y: clean(values[1] - origin[1]), width: clean(values[2]),
      height: clean(values[3]))
  }

  func isDetermined(_ view: UIView) -> Bool {
    synchronise()
    return unknowns(of: view).variables.allSatisfy { solver.isDetermined($0) }
  }
}
