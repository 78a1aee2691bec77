//  Keeps the solver up to date with a tree of views, breaks what cannot hold, and brings the solution back to frames.

import Foundation

/// One per tree of views, kept by its root. Everything is measured from the root's top left corner, in points.
@MainActor final class LayoutEngine {
  /// Who calls holds it.
  unowned let root: UIView
  var solver = Solver(stopsAtFault: false)
  var unknowns: [ObjectIdentifier: Unknowns] = [:]
  private var installed: [Key: Entry] = [:]
  /// What each equation of the solver stands for, to name it in the log.
  private var keys: [Solver.ConstraintID: Key] = [:]
  private var owners: [Key: NSLayoutConstraint] = [:]
  /// Of what is broken, the conflict that was logged.
  private var logged: [Key: Set<Key>] = [:]

  init(root: UIView) { self.root = root }

  /// What an equation was made for: a constraint, or a rule of the platform for an item.
  enum Key: Hashable {
    case constraint(ObjectIdentifier)
    case rule(ObjectIdentifier, String)
  }

  /// An equation that was added to the solver, or that is broken: then, what cannot hold together, itself included.
  private struct Entry {
    let equation: Equation
    var id: Solver.ConstraintID?
    var conflict: [Key] = []
  }

  // MARK: From the tree to the solver

  /// Brings the solver up to date: only what changed since the last call is removed and added.
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
    // Sizes are not negative: without that no inset could ever be too large. Last, because that is least work.
    for box in inOrder(unknowns) {
      for (rule, size) in [("width >= 0", box.width), ("height >= 0", box.height)] {
        guard let item = box.item else { continue }
        wanted.append((.rule(ObjectIdentifier(item), rule), equation(size, .greaterThanOrEqual, .required)))
      }
    }
    var hasChanged = removeWhatChanged(wanted: wanted)
    for variable in inOrder(gone).flatMap(\.variables) { solver.discard(variable) }
    // What contradicted a constraint that was broken since is missing again: it has another try.
    while case let missing = wanted.filter({ installed[$0.key] == nil }), !missing.isEmpty {
      for (key, equation) in missing { add(key, equation) }
      hasChanged = true
    }
    guard hasChanged else { return }
    let wrong = installed.filter { !holds($0.value) }.keys
    if solver.fault != nil || !wrong.isEmpty {
      // Multipliers from 1e-6 to 1e6 in cycles make products of 1e18, beside which what the user's own rounding left over
      // cannot be told from what he meant. Anew, without what came and went, less of it has gathered.
      guard isAnew else {
        (solver, unknowns, installed, keys) = (Solver(stopsAtFault: false), [:], [:], [:])
        return synchronise(isAnew: true)
      }
      let lines = [solver.fault].compactMap { $0 } + wrong.map(describe).sorted()
      StandIn.log("Beyond the solver's precision:\n\(lines.joined(separator: "\n"))")
    }
    logConflicts(among: wanted.map(\.key))
    // Who has a subview or guide that is to move lays it out.
    visit(root) { if !self.moved(in: $0).isEmpty { $0.setNeedsLayout() } }
  }

  /// Whether the solution satisfies what is required and was not broken, to a millionth of its largest term: as much as
  /// the solver takes for no conflict.
  private func holds(_ entry: Entry) -> Bool {
    guard entry.id != nil, entry.equation.priority >= 1000 else { return true }
    let terms = entry.equation.sum.terms.map { $1 * solver.value(of: $0) } + [entry.equation.sum.constant]
    let (sum, relation) = (terms.reduce(0, +), entry.equation.relation)
    return (relation == .equal ? abs(sum) : -sum * Double(relation.rawValue)) <= 1e-6 * terms.map(abs).reduce(1, max)
  }

  /// So that equal trees are solved in equal steps.
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

  /// What is broken for such a constraint is missing from now on.
  private func forgetConflicts(with isMember: (Key) -> Bool) {
    for (key, entry) in installed where entry.conflict.contains(where: isMember) { installed[key] = nil }
  }

  private func add(_ key: Key, _ equation: Equation) {
    guard equation.sum.constant.isFinite else {
      // [mapbox-gl-native #8909], since iOS 10; before that it raised [#8854]. Taking NaN and infinity alike is our choice.
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

  /// Of an unsatisfiable set, breaks a constraint that the user made, the newest. [PlatformRules, "Required constraints
  /// that cannot all hold"; which one UIKit chooses is not documented]
  private func breakOne(of conflict: [Solver.ConstraintID], toAdd key: Key, _ equation: Equation) {
    let set = conflict.compactMap { keys[$0] } + [key]
    guard owners[key] == nil, let victim = set.last(where: { owners[$0] != nil }), let broken = installed[victim],
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

  /// Logs what is broken when it has come to be so, and again when it is for other constraints. (UIKit logs when it
  /// breaks; how often it does so for a conflict that stays is not documented.)
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

  /// The outermost call under way, of all trees.
  private var pass: Int?
  private static var passes = 0

  /// Solves, then lets every view that needs it lay out its subviews, from the root down, until none needs it: what
  /// changes meanwhile is taken up in the next round. A call from inside makes one round, from its view down.
  /// [doc, layoutIfNeeded]
  func layOut(_ view: UIView) {
    let isInside = pass != nil
    if !isInside { Self.passes += 1 }
    let pass = pass ?? Self.passes
    self.pass = pass
    defer { if !isInside { self.pass = nil } }
    // A root that was added to another tree is no root any more.
    while root.engine === self {
      synchronise()
      // The root's place among what lies outside the tree is not ours to change.
      if !root.translatesAutoresizingMaskIntoConstraints { root.frame.size = frame(root, in: nil)?.size ?? .zero }
      var isDone = true
      visit(isInside ? view : root) { if $0.layOutSubviewsIfNeeded(pass) { isDone = false } }
      if isDone || isInside { return }
    }
  }

  /// The subviews and guides that the solution moves, and where to. A view's own frame counts while autoresizing is
  /// translated; what came after the solution waits for the next.
  func moved(in view: UIView) -> [(item: AnyObject, frame: CGRect)] {
    let subviews = view.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    let places = subviews.map { ($0 as AnyObject, $0.frame) } + view.layoutGuides.map { ($0, $0.layoutFrame) }
    return places.compactMap { item, old in frame(item, in: view).flatMap { $0 == old ? nil : (item, $0) } }
  }

  private func frame(_ item: AnyObject, in parent: UIView?) -> CGRect? {
    guard let own = unknowns[ObjectIdentifier(item)], own.item === item else { return nil }
    // The solver's rounding errors are not anybody's layout; what three of these add up to is below its tolerance.
    // (UIKit rounds further, to the screen's pixels.)
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
