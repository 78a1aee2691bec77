//  From views, guides and constraints to linear equations, and from the solution back to frames.

import Foundation

/// One per tree of views, kept by its root. Everything is measured from the root's top left corner, in points.
@MainActor final class LayoutEngine {
  /// Who calls holds it.
  private unowned let root: UIView
  private(set) var solver = Solver(stopsAtFault: false)
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var installed: [Key: Entry] = [:]
  /// What each equation of the solver stands for, to name it in the log.
  private var keys: [Solver.ConstraintID: Key] = [:]
  private var owners: [Key: NSLayoutConstraint] = [:]
  /// Of what is broken, the conflict that was logged.
  private var logged: [Key: Set<Key>] = [:]

  init(root: UIView) { self.root = root }

  /// The four unknowns of a view or guide. Whoever holds the root holds the tree: the engine does not.
  private struct Box {
    weak var item: AnyObject?
    let variables: [Solver.Variable]
    var left: Sum { Sum(terms: [variables[0]: 1]) }
    var top: Sum { Sum(terms: [variables[1]: 1]) }
    var width: Sum { Sum(terms: [variables[2]: 1]) }
    var height: Sum { Sum(terms: [variables[3]: 1]) }
    var right: Sum { left + width }
    var bottom: Sum { top + height }
  }

  /// What an equation was made for: a constraint, or a rule of the platform for an item.
  private enum Key: Hashable {
    case constraint(ObjectIdentifier)
    case rule(ObjectIdentifier, String)
  }

  /// A sum of unknowns and a constant; as an equation: the sum, compared with zero.
  private struct Sum: Equatable {
    var terms: [Solver.Variable: Double] = [:]
    var constant = 0.0

    static func + (a: Sum, b: Sum) -> Sum { a.adding(b, times: 1) }
    static func - (a: Sum, b: Sum) -> Sum { a.adding(b, times: -1) }
    static func + (a: Sum, b: CGFloat) -> Sum { a.adding(Sum(constant: Double(b)), times: 1) }
    static func - (a: Sum, b: CGFloat) -> Sum { a + -b }
    static func * (a: CGFloat, b: Sum) -> Sum { Sum().adding(b, times: Double(a)) }

    private func adding(_ other: Sum, times factor: Double) -> Sum {
      var sum = self
      for (variable, coefficient) in other.terms { sum.terms[variable, default: 0] += factor * coefficient }
      sum.constant += factor * other.constant
      return sum
    }
  }

  private struct Equation: Equatable {
    let sum: Sum
    let relation: NSLayoutConstraint.Relation
    let priority: Float
    /// What lies outside of the limits, and what stands in the sum instead.
    var limits: Set<String> = []
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
    let gone = boxes.filter { !isInTree($0.value.item) }
    for key in gone.keys { boxes[key] = nil }
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
    for box in inOrder(boxes) {
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
      guard isAnew else {
        (solver, boxes, installed, keys) = (Solver(stopsAtFault: false), [:], [:], [:])
        return synchronise(isAnew: true)
      }
      StandIn.log("Beyond the solver's precision. \(solver.fault ?? "") \(wrong.map(describe).joined(separator: "\n"))")
    }
    logConflicts(among: wanted.map(\.key))
    // Who has a subview or guide that is to move lays it out.
    visit(root) { if !self.moved(in: $0).isEmpty { $0.setNeedsLayout() } }
  }

  /// Whether the solution satisfies what is required and was not broken, to a millionth of its largest term.
  private func holds(_ entry: Entry) -> Bool {
    guard entry.id != nil, entry.equation.priority >= 1000 else { return true }
    let terms = entry.equation.sum.terms.map { $1 * solver.value(of: $0) } + [entry.equation.sum.constant]
    let (sum, relation) = (terms.reduce(0, +), entry.equation.relation)
    return (relation == .equal ? abs(sum) : -sum * Double(relation.rawValue)) <= 1e-6 * terms.map(abs).reduce(1, max)
  }

  /// So that equal trees are solved in equal steps.
  private func inOrder(_ boxes: [ObjectIdentifier: Box]) -> [Box] {
    boxes.values.sorted { $0.variables[0] < $1.variables[0] }
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

  /// Of an unsatisfiable set, breaks a constraint that the user made, the newest. [platform facts, "Required constraints
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
    guard case .rule(let identifier, let rule) = key, let box = boxes[identifier] else { return "\(key)" }
    return "<NSAutoresizingMaskLayoutConstraint \(box.item.map { "\(type(of: $0))" } ?? "(null)") \(rule)>"
  }

  private func visit(_ view: UIView, _ body: (UIView) -> Void) {
    body(view)
    for subview in view.subviews { visit(subview, body) }
  }

  private func isInTree(_ item: AnyObject?) -> Bool { UIView.hosting(item)?.root === root }

  // MARK: The platform's own rules

  private func rules(for view: UIView) -> [(key: Key, equation: Equation)] {
    var rules: [(key: Key, equation: Equation)] = []
    func add(
      _ item: AnyObject, _ name: String, _ sum: Sum, _ relation: NSLayoutConstraint.Relation = .equal,
      _ priority: UILayoutPriority = .required
    ) {
      rules.append((.rule(ObjectIdentifier(item), name), equation(sum, relation, priority)))
    }
    func add(_ guide: UILayoutGuide, insideOf frame: Box, _ insets: UIEdgeInsets) {
      let own = box(guide)
      add(guide, "left", own.left - frame.left - insets.left)
      add(guide, "top", own.top - frame.top - insets.top)
      add(guide, "right", frame.right - own.right - insets.right)
      add(guide, "bottom", frame.bottom - own.bottom - insets.bottom)
    }
    let own = box(view)
    let parent = view.superview.map { box($0) }
    if parent == nil || view.translatesAutoresizingMaskIntoConstraints {
      // A root's corner is where measuring starts; its size, and a subview's whole frame, come from `frame`.
      add(view, "left", own.left - (parent?.left ?? Sum()) - (parent == nil ? 0 : view.frame.minX))
      add(view, "top", own.top - (parent?.top ?? Sum()) - (parent == nil ? 0 : view.frame.minY))
    }
    if view.translatesAutoresizingMaskIntoConstraints {
      add(view, "width", own.width - view.frame.width)
      add(view, "height", own.height - view.frame.height)
    } else {
      addIntrinsic(view.intrinsicContentSize.width, own.width, .horizontal)
      addIntrinsic(view.intrinsicContentSize.height, own.height, .vertical)
    }
    // [platform facts, "Intrinsic size"]
    func addIntrinsic(_ size: CGFloat, _ sum: Sum, _ axis: NSLayoutConstraint.Axis) {
      guard size != UIView.noIntrinsicMetric else { return }
      guard size.isFinite else {
        let equation = Equation(sum: Sum(constant: .infinity), relation: .equal, priority: 1000)
        return rules.append((.rule(ObjectIdentifier(view), "intrinsic \(axis) size"), equation))
      }
      add(view, "hugging \(axis)", sum - size, .lessThanOrEqual, view.contentHuggingPriority(for: axis))
      let resistance = view.contentCompressionResistancePriority(for: axis)
      add(view, "compression resistance \(axis)", sum - size, .greaterThanOrEqual, resistance)
    }
    for guide in view.layoutGuides {
      let inside = box(guide)
      switch guide.role {
      case .custom:
        break
      case .margins:
        add(guide, insideOf: own, margins(view))
      case .safeArea:
        add(guide, insideOf: own, view.safeAreaInsets)
      case .frame:
        add(guide, insideOf: own, .zero)
      case .content:
        // The content's corner; its size comes from the constraints. [doc, contentLayoutGuide]
        add(guide, "left", inside.left - own.left)
        add(guide, "top", inside.top - own.top)
      case .readable:
        // Inside the margins, centred, as wide as they allow up to the readable width. [doc, readableContentGuide]
        let insets = margins(view)
        add(guide, "top", inside.top - own.top - insets.top)
        add(guide, "bottom", own.bottom - inside.bottom - insets.bottom)
        add(guide, "center", 2 * inside.left + inside.width - 2 * own.left - own.width - (insets.left - insets.right))
        add(guide, "margins", inside.width - own.width + (insets.left + insets.right), .lessThanOrEqual)
        add(guide, "readable", inside.width - UIView.readableWidth, .lessThanOrEqual)
        add(guide, "fill", inside.width - UIView.readableWidth, .equal, UILayoutPriority(999))
      case .keyboard:
        // Without a keyboard: at the bottom of the safe area, without height. [doc, keyboardLayoutGuide]
        add(guide, "left", inside.left - own.left)
        add(guide, "right", inside.right - own.right)
        add(guide, "bottom", own.bottom - inside.bottom - view.safeAreaInsets.bottom)
        add(guide, "height", inside.height)
      }
    }
    return rules
  }

  private func margins(_ view: UIView) -> UIEdgeInsets {
    // [doc, insetsLayoutMarginsFromSafeArea]: margins begin at the safe area.
    let (margins, safe) = (view.layoutMargins, view.safeAreaInsets)
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
  }

  // MARK: From constraints to equations

  private func box(_ item: AnyObject) -> Box {
    let identifier = ObjectIdentifier(item)
    if let box = boxes[identifier], box.item === item { return box }
    let box = Box(item: item, variables: (0..<4).map { _ in solver.makeVariable() })
    boxes[identifier] = box
    return box
  }

  /// [Koyomi #66], of a large constant. UIKit's limits are not public; within these the solver is precise.
  private func equation(
    _ sum: Sum, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority, multiplier: CGFloat = 1
  ) -> Equation {
    priority.check()
    guard sum.constant.isFinite else {
      raise(
        "NSInternalInconsistencyException", "Constant is not finite!  That's illegal.  constant:\(abs(sum.constant))")
    }
    var limits: Set<String> = []
    /// Less than `residue` is what is left of sums like 0.1 + 0.2 - 0.3.
    func limited(_ number: Double, _ name: String, residue: Double) -> Double {
      guard number != 0, !(1e-6...1e6).contains(abs(number)) else { return number }
      let (verb, substitute) = abs(number) > 1 ? ("exceeds", "A smaller value") : ("is below", "Zero")
      if abs(number) > residue { limits.insert("\(name) that \(verb) internal limits.  \(substitute)") }
      return abs(number) > 1 ? 1e6 * (number / abs(number)) : 0
    }
    let residue = min(1e-10, abs(multiplier) / 4)
    let terms = sum.terms.mapValues { limited($0, "multiplier", residue: residue) }
    let allowed = Sum(terms: terms, constant: limited(sum.constant, "constant", residue: 1e-10))
    return Equation(sum: allowed, relation: relation, priority: priority.rawValue, limits: limits)
  }

  private func equation(of constraint: NSLayoutConstraint) -> Equation {
    let ancestor = constraint.owner ?? root
    let isMirrored = isRightToLeft(constraint) && constraint.items.count > 1
    let left = sum(constraint.first, in: ancestor, isMirrored)
    let right = constraint.second.map { constraint.multiplier * sum($0, in: ancestor, isMirrored) } ?? Sum()
    if let second = constraint.second, axis(second) != axis(constraint.first) {
      // [SnapKit #305]
      raise(
        "NSInvalidLayoutConstraintException",
        "Constraint improperly relates anchors of incompatible types: \(constraint)")
    }
    let total = left - right - constraint.constant
    return equation(total, constraint.relation, constraint.priority, multiplier: constraint.multiplier)
  }

  /// Sizes go with sizes; locations only with locations along the same axis.
  private func axis(_ value: AnchorValue) -> NSLayoutConstraint.Axis? {
    guard value.originAttribute == nil else { return nil }
    switch value.attribute {
    case .width, .height, .notAnAttribute: return nil
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      return .vertical
    default: return .horizontal
    }
  }

  /// Leading and trailing values grow towards trailing; left and right always to the right. [platform facts]
  private func isRightToLeft(_ constraint: NSLayoutConstraint) -> Bool {
    let directional: Set<NSLayoutConstraint.Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
    let mentions = [constraint.first, constraint.second].flatMap { [$0?.attribute, $0?.originAttribute] }
    guard mentions.contains(where: { $0.map(directional.contains) == true }) else { return false }
    return UIView.hosting(constraint.firstItem)?.isRightToLeft ?? false
  }

  private func sum(_ value: AnchorValue, in ancestor: UIView, _ isMirrored: Bool) -> Sum {
    let end = sum(value.item, value.attribute, in: ancestor, isMirrored)
    guard let attribute = value.originAttribute else { return end }
    return end - sum(value.origin, attribute, in: ancestor, isMirrored)
  }

  /// An attribute's value in the common ancestor's coordinates; mirrored, counted from its right edge to the left.
  private func sum(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView, _ isMirrored: Bool
  ) -> Sum {
    guard let item else { return Sum() }
    let own = box(item)
    let insets = (item as? UIView).map(margins) ?? .zero
    let view = item as? UIView
    func x(_ location: Sum) -> Sum { isMirrored ? box(ancestor).right - location : location - box(ancestor).left }
    func y(_ location: Sum) -> Sum { location - box(ancestor).top }
    func needsView(_ sum: Sum) -> Sum {
      // [ORStackView pull request #19]: raised for a baseline or margin of an item that has none.
      if view == nil { raise("NSInternalInconsistencyException", "Unexpected use of internal layout attribute") }
      return sum
    }
    switch attribute {
    case .left: return x(own.left)
    case .right: return x(own.right)
    case .leading: return x(isMirrored ? own.right : own.left)
    case .trailing: return x(isMirrored ? own.left : own.right)
    case .top: return y(own.top)
    case .bottom: return y(own.bottom)
    case .width: return own.width
    case .height: return own.height
    case .centerX: return x(own.left + 0.5 * own.width)
    case .centerY: return y(own.top + 0.5 * own.height)
    case .firstBaseline: return y(needsView(own.top + (view?.firstBaselineOffsetFromTop ?? 0)))
    case .lastBaseline: return y(needsView(own.bottom - (view?.lastBaselineOffsetFromBottom ?? 0)))
    case .leftMargin: return x(needsView(own.left + insets.left))
    case .rightMargin: return x(needsView(own.right - insets.right))
    case .topMargin: return y(needsView(own.top + insets.top))
    case .bottomMargin: return y(needsView(own.bottom - insets.bottom))
    case .leadingMargin: return x(needsView(isMirrored ? own.right - insets.right : own.left + insets.left))
    case .trailingMargin: return x(needsView(isMirrored ? own.left + insets.left : own.right - insets.right))
    case .centerXWithinMargins:
      return x(needsView(own.left + 0.5 * own.width + (insets.left - insets.right) / 2))
    case .centerYWithinMargins:
      return y(needsView(own.top + 0.5 * own.height + (insets.top - insets.bottom) / 2))
    case .notAnAttribute: return Sum()
    }
  }

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
    guard let own = boxes[ObjectIdentifier(item)], own.item === item else { return nil }
    // The solver's rounding errors are not anybody's layout; what three of these add up to is below its tolerance.
    // (UIKit rounds further, to the screen's pixels.)
    func clean(_ value: Double) -> CGFloat { (value * 1e8).rounded() / 1e8 + 0 }
    let values = own.variables.map(solver.value)
    let origin = parent.map { box($0).variables.map(solver.value) } ?? [0, 0]
    return CGRect(
      x: clean(values[0] - origin[0]), y: clean(values[1] - origin[1]), width: clean(values[2]),
      height: clean(values[3]))
  }

  func isDetermined(_ view: UIView) -> Bool {
    synchronise()
    return box(view).variables.allSatisfy { solver.isDetermined($0) }
  }
}
