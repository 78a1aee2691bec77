//  Lays out a tree of views: from the views to conditions, from those to values, and from those to frames.
//
//  This is modelled:
//  - constraints with all attributes and priorities, distances between anchors, and both layout directions,
//  - frames with `translatesAutoresizingMaskIntoConstraints`, intrinsic sizes, hugging and compression resistance,
//  - guides of your own, layout margins, the safe area, the readable width, and the two guides of a scroll view,
//  - labels and buttons that wrap their text, baselines, three text sizes,
//  - `layoutSubviews`, `viewWillLayoutSubviews`, conflicts in the log, ambiguity, and frames on pixels.
//
//  Nothing else is. What would change a frame, and isn't modelled, stops the program with a sentence. What only changes
//  the look of a view is stored. Windows, scrolling, alignment rectangles, and AppKit don't exist.

/// A solution of the conditions of a tree.
@MainActor struct Layout {
  private let conditions: Conditions
  private var solver = Solver()
  /// The reports of required conditions that can't all hold.
  private(set) var conflicts: [String] = []
  /// The frames of views and guides, each in the coordinates of its superview or owning view.
  private(set) var frames: [ObjectIdentifier: CGRect] = [:]

  /// Solves the conditions. If views wrap text, it solves them again, with the text wrapped at the widths of the first
  /// solution. (Apple: UILabel.preferredMaxLayoutWidth)
  init(_ root: UIView) {
    self.init(root, textWidths: [:])
    var textWidths: [ObjectIdentifier: CGFloat] = [:]
    for text in root.tree where text.wrapsText {
      textWidths[ObjectIdentifier(text)] = solver.value(of: conditions[text].size(.horizontal))
    }
    if !textWidths.isEmpty { self.init(root, textWidths: textWidths) }
  }

  private init(_ root: UIView, textWidths: [ObjectIdentifier: CGFloat]) {
    conditions = Conditions(root, in: &solver, textWidths: textWidths)
    solve()
    for view in root.tree {
      let origin = frame(of: view).origin
      for item in view.subviews + view.layoutGuides as [AnyObject] {
        frames[ObjectIdentifier(item)] = frame(of: item).offsetBy(dx: -origin.x, dy: -origin.y)
      }
    }
    frames[ObjectIdentifier(root)] = frame(of: root)
  }

  /// In a conflict of required conditions, UIKit logs all of them and breaks one (Apple: Auto Layout Guide,
  /// Unsatisfiable Layouts; SnapKit/SnapKit#204). That it is the last one, and that UIKit's own come first, is assumed.
  private mutating func solve() {
    /// The reason for each slack variable and for each size.
    var reasons = conditions.reasonsOfSizes
    for condition in conditions.all where condition.priority == .required {
      do {
        reasons[try solver.require(condition.sum, condition.relation)] = condition.reason
      } catch {
        let conflict = error.conflict.compactMap { reasons[$0] } + [condition.reason]
        conflicts.append(
          """
          Unable to simultaneously satisfy constraints.
          (
          \(conflict.map { "    \"\(describe($0))\"" }.joined(separator: ",\n"))
          )

          Will attempt to recover by breaking constraint
          \(describe(condition.reason))
          """)
      }
    }
    for condition in conditions.all where condition.priority != .required {
      solver.want(condition.sum, condition.relation, priority: condition.priority.rawValue)
    }
    solver.minimiseErrors()
  }

  private func describe(_ reason: Condition.Reason) -> String {
    switch reason {
    case .constraint(let constraint): constraint.description
    // All of these have the name that UIKit uses for those of an autoresizing mask.
    case .system(let item, let name): "<NSAutoresizingMaskLayoutConstraint \(type(of: item)) \(name)>"
    }
  }

  /// The frame of a view or guide in the root's coordinates. Each edge lies on the nearest pixel (SnapKit/Masonry#303,
  /// square/Blueprint#34). That guides are rounded, and half a pixel away from zero, is assumed.
  private func frame(of item: AnyObject) -> CGRect {
    func pixel(_ edge: Sum) -> CGFloat {
      (solver.value(of: edge) * StandIn.scale).rounded() / StandIn.scale + 0  // + 0 makes 0 of -0
    }
    let variables = conditions[item]
    let (left, top) = (pixel(variables.start(.horizontal)), pixel(variables.start(.vertical)))
    let (right, bottom) = (pixel(variables.end(.horizontal)), pixel(variables.end(.vertical)))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether no other frame satisfies the conditions equally well.
  func isDetermined(_ view: UIView) -> Bool {
    (conditions[view].starts + conditions[view].sizes).allSatisfy(solver.isDetermined)
  }
}

extension UIView {
  /// Solves, and then lays out each view that needs it, or whose subviews or guides the solution moves, from the root
  /// down. It goes on until no view needs it, so it includes the changes that views make during the layout. (assumed)
  /// Call it on the root.
  func layOutTree() {
    if isLayingOut { refuse("A layout inside of a layout.") }
    isLayingOut = true
    defer { isLayingOut = false }
    for _ in 0..<100 {
      let layout = Layout(self)
      // A conflict that remains isn't logged again. (How often UIKit logs it is not documented.)
      for report in layout.conflicts where !solution.conflicts.contains(report) { StandIn.log(report) }
      solution = (layout.frames, layout.conflicts)
      // The root keeps its place. Only its size comes from the solution. (assumed)
      if !translatesAutoresizingMaskIntoConstraints {
        frame.size = layout.frames[ObjectIdentifier(self)]?.size ?? .zero
      }
      var isDone = true
      for view in tree where view.needsLayout || !view.moves.isEmpty {
        view.needsLayout = false
        view.controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        isDone = false
      }
      if isDone { return }
    }
    refuse("A layout that changes itself again and again.")
  }

  /// The subviews and guides that the root's solution moves, with their new frames. While autoresizing is translated, a
  /// view keeps its own frame. Views and guides that were added after the solution wait for the next one.
  var moves: [(item: AnyObject, frame: CGRect)] {
    let frames = root.solution.frames
    let views = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    let items = views.map { ($0 as AnyObject, $0.frame) } + layoutGuides.map { ($0, $0.layoutFrame) }
    return items.compactMap { item, old in frames[ObjectIdentifier(item)].flatMap { $0 == old ? nil : (item, $0) } }
  }
}
