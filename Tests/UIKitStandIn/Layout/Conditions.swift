//  Turns a tree of views into conditions for the solver: first UIKit's own ones, and then those of the constraints.

/// The variables of a view or a guide. On each axis, it has a start (its left or top) and a size. Starts are measured
/// from the root's top left corner, in points.
struct Variables {
  let starts: [Solver.Variable]
  let sizes: [Solver.Variable]

  init(in solver: inout Solver) {
    starts = NSLayoutConstraint.Axis.both.map { _ in solver.makeVariable() }
    sizes = NSLayoutConstraint.Axis.both.map { _ in solver.makeVariable(isSize: true) }
  }

  func start(_ axis: NSLayoutConstraint.Axis) -> Sum { Sum(starts[axis.rawValue]) }
  func size(_ axis: NSLayoutConstraint.Axis) -> Sum { Sum(sizes[axis.rawValue]) }
  func end(_ axis: NSLayoutConstraint.Axis) -> Sum { start(axis) + size(axis) }
}

/// An equation or an inequality: a sum that is compared with 0, and the reason why.
struct Condition {
  enum Reason {
    case constraint(NSLayoutConstraint)
    /// UIKit itself describes a view or a guide.
    case system(AnyObject, String)
  }

  let reason: Reason
  let sum: Sum
  let relation: NSLayoutConstraint.Relation
  let priority: UILayoutPriority
}

@MainActor struct Conditions {
  private(set) var all: [Condition] = []
  /// Why no size is negative. In a bar without a height, UIKit breaks a margin (awsdocs/aws-mobile-developer-guide#27).
  /// For all other items it is assumed.
  private(set) var reasonsOfSizes: [Solver.Variable: Condition.Reason] = [:]
  private var variables: [ObjectIdentifier: Variables] = [:]
  /// The widths at which views wrap their text.
  private let textWidths: [ObjectIdentifier: CGFloat]

  init(_ root: UIView, in solver: inout Solver, textWidths: [ObjectIdentifier: CGFloat]) {
    self.textWidths = textWidths
    for view in root.tree {
      for item in [view] + view.layoutGuides as [AnyObject] {
        let variables = Variables(in: &solver)
        self.variables[ObjectIdentifier(item)] = variables
        for axis in NSLayoutConstraint.Axis.both {
          reasonsOfSizes[variables.sizes[axis.rawValue]] = .system(item, "size \(axis) >= 0")
        }
      }
    }
    for view in root.tree {
      addFrame(of: view)
      for guide in view.layoutGuides { addGuide(guide, in: view) }
    }
    for view in root.tree {
      for constraint in view.constraints { addConstraint(constraint, on: view) }
    }
  }

  subscript(_ item: AnyObject) -> Variables {
    guard let variables = variables[ObjectIdentifier(item)] else { fatalError("\(item) isn't in the tree.") }
    return variables
  }

  // MARK: UIKit's own conditions

  private mutating func add(
    _ item: AnyObject, _ name: String, _ sum: Sum, _ relation: NSLayoutConstraint.Relation = .equal,
    _ priority: UILayoutPriority = .required
  ) {
    all.append(Condition(reason: .system(item, name), sum: sum, relation: relation, priority: priority))
  }

  /// A view with autoresizing keeps its frame (Apple: UIView.translatesAutoresizingMaskIntoConstraints). Other views
  /// have only the size of their content. The corner of the root is the origin, wherever the root is.
  private mutating func addFrame(of view: UIView) {
    let variables = self[view]
    let content = view.contentSize(atWidth: textWidths[ObjectIdentifier(view)])
    for axis in NSLayoutConstraint.Axis.both {
      if view.superview == nil || view.translatesAutoresizingMaskIntoConstraints {
        let start = view.superview.map { self[$0].start(axis) + view.frame.start(axis) } ?? Sum()
        add(view, "start \(axis)", variables.start(axis) - start)
      }
      if view.translatesAutoresizingMaskIntoConstraints {
        add(view, "size \(axis)", variables.size(axis) - view.frame.size.along(axis))
      } else {
        addContentSize(of: view, variables.size(axis), content.along(axis), axis)
      }
    }
  }

  /// The size is at most that of the content at one priority, and at least that at another one.
  /// (Apple: UIView.intrinsicContentSize; Auto Layout Guide, Anatomy of a Constraint)
  private mutating func addContentSize(
    of view: UIView, _ size: Sum, _ content: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) {
    if content == UIView.noIntrinsicMetric { return }
    let hugging = view.contentHuggingPriority(for: axis)
    let resistance = view.contentCompressionResistancePriority(for: axis)
    add(view, "hugging \(axis)", size - content, .lessThanOrEqual, hugging)
    add(view, "resistance \(axis)", size - content, .greaterThanOrEqual, resistance)
  }

  /// (Apple: UIView.safeAreaLayoutGuide, UIView.layoutMarginsGuide, UIScrollView.frameLayoutGuide)
  private mutating func addGuide(_ guide: UILayoutGuide, in view: UIView) {
    let (inside, outside) = (self[guide], self[view])
    let insets: UIEdgeInsets =
      switch guide.role {
      case .safeArea: view.safeAreaInsets
      case .margins, .readable: view.effectiveMargins
      case .custom, .content, .frame: .zero
      }
    for axis in NSLayoutConstraint.Axis.both {
      // The gaps between the guide and the inner edges of the insets.
      let gapBefore = inside.start(axis) - outside.start(axis) - insets.start(axis)
      let gapAfter = outside.end(axis) - inside.end(axis) - insets.end(axis)
      switch guide.role {
      case .custom: break
      case .content:
        // Constraints determine the size (Apple: UIScrollView.contentLayoutGuide). Nobody scrolls.
        add(guide, "start \(axis)", gapBefore)
      case .readable where axis == .horizontal:
        // In the center, and as wide as the margins allow, up to the readable width
        // (Apple: UIView.readableContentGuide). The priority is assumed.
        add(guide, "center", gapBefore - gapAfter)
        add(guide, "margins", gapBefore + gapAfter, .greaterThanOrEqual)
        add(guide, "readable", inside.size(axis) - UIView.readableWidth, .lessThanOrEqual)
        add(guide, "fill", gapBefore + gapAfter, .equal, UILayoutPriority(999))
      case .frame, .safeArea, .margins, .readable:
        add(guide, "start \(axis)", gapBefore)
        add(guide, "end \(axis)", gapAfter)
      }
    }
  }

  // MARK: Constraints

  /// The numbers of a constraint are in the coordinates of the view on which it is installed
  /// (Apple: UIView.addConstraint). That it has this view's direction, too, is assumed.
  private mutating func addConstraint(_ constraint: NSLayoutConstraint, on owner: UIView) {
    let sides = [constraint.lhs, constraint.rhs].compactMap { $0 }
    // Only positions have an axis. (SnapKit/SnapKit#305)
    if Set(sides.compactMap { $0.attribute.position?.axis }).count > 1 {
      raise(
        "NSInvalidLayoutConstraintException",
        "Constraint improperly relates anchors of incompatible types: \(constraint)")
    }
    if owner is UIScrollView, sides.flatMap(\.parts).contains(where: { $0.item === owner && $0.attribute.isEdge }) {
      // (Apple: Auto Layout Guide, Working with Scroll Views)
      refuse("Edges of a scroll view in a constraint on its content: use its contentLayoutGuide. \(constraint)")
    }
    // From right to left, leading is at the right, and numbers count to the left (Apple: NSLayoutConstraint.Attribute;
    // Auto Layout Guide, Anatomy of a Constraint). Between two centers they count to the right, which is assumed.
    let isMirrored = owner.isRightToLeft && sides.contains(where: \.attribute.followsDirection)
    var difference = translate(constraint.lhs, in: owner, isMirrored) - constraint.constant
    // If the multiplier is 0, so are all terms of the second item. That it has no influence is assumed.
    if let rhs = constraint.rhs {
      difference = difference - constraint.multiplier * translate(rhs, in: owner, isMirrored)
    }
    all.append(
      Condition(
        reason: .constraint(constraint), sum: difference, relation: constraint.relation, priority: constraint.priority))
  }

  /// A quantity in the owner's coordinates.
  private func translate(_ quantity: Quantity, in owner: UIView, _ isMirrored: Bool) -> Sum {
    if let start = quantity.ends.first, let end = quantity.ends.last {
      // That a distance counts towards trailing, or to the right if it has a left or right, is assumed.
      let countsLeft = owner.isRightToLeft && !quantity.ends.contains(where: \.attribute.isLeftOrRight)
      return translate(end, in: owner, countsLeft) - translate(start, in: owner, countsLeft)
    }
    guard let item = quantity.item else { fatalError("A view of an active constraint is gone.") }
    switch quantity.attribute {
    case .width: return self[item].size(.horizontal)
    case .height: return self[item].size(.vertical)
    default: return translatePosition(quantity.attribute, of: item, in: owner, isMirrored)
    }
  }

  /// A mirrored position counts from the owner's right edge to the left.
  private func translatePosition(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, in owner: UIView, _ isMirrored: Bool
  ) -> Sum {
    guard let position = attribute.position else { fatalError("\(attribute) isn't a position.") }
    let axis = position.axis
    let fraction = isMirrored && attribute.followsDirection ? 1 - position.fraction : position.fraction
    let insets = edgeInsets(for: position, of: item)
    let inset = (1 - fraction) * insets.start(axis) - fraction * insets.end(axis)
    let fromRoot = self[item].start(axis) + fraction * self[item].size(axis) + inset
    return isMirrored && axis == .horizontal ? self[owner].end(axis) - fromRoot : fromRoot - self[owner].start(axis)
  }

  private func edgeInsets(for position: Position, of item: AnyObject) -> UIEdgeInsets {
    if position.inset == .none { return .zero }
    guard let view = item as? UIView else {
      // UIKit says this for an item that is nil (orta/ORStackView#19). That it does so for a guide is assumed.
      raise("NSInternalInconsistencyException", "Unexpected use of internal layout attribute")
    }
    return position.inset == .margins ? view.effectiveMargins : view.baselineInsets
  }
}

// MARK: Along an axis

/// Where an attribute lies between the edges of its item.
struct Position {
  enum Inset { case none, margins, baselines }

  let axis: NSLayoutConstraint.Axis
  /// 0 is the left or top, and 1 is the right or bottom.
  let fraction: Double
  let inset: Inset

  init(_ axis: NSLayoutConstraint.Axis, _ fraction: Double, _ inset: Inset = .none) {
    (self.axis, self.fraction, self.inset) = (axis, fraction, inset)
  }
}

extension NSLayoutConstraint.Attribute {
  /// It is nil for a size. Leading is the left here, and trailing the right. (Apple: NSLayoutConstraint.Attribute)
  var position: Position? {
    switch self {
    case .width, .height, .notAnAttribute: nil
    case .left, .leading: Position(.horizontal, 0)
    case .centerX: Position(.horizontal, 0.5)
    case .right, .trailing: Position(.horizontal, 1)
    case .top: Position(.vertical, 0)
    case .centerY: Position(.vertical, 0.5)
    case .bottom: Position(.vertical, 1)
    case .firstBaseline: Position(.vertical, 0, .baselines)
    case .lastBaseline: Position(.vertical, 1, .baselines)
    case .leftMargin, .leadingMargin: Position(.horizontal, 0, .margins)
    case .centerXWithinMargins: Position(.horizontal, 0.5, .margins)
    case .rightMargin, .trailingMargin: Position(.horizontal, 1, .margins)
    case .topMargin: Position(.vertical, 0, .margins)
    case .centerYWithinMargins: Position(.vertical, 0.5, .margins)
    case .bottomMargin: Position(.vertical, 1, .margins)
    }
  }

  fileprivate var isEdge: Bool { position.map { $0.fraction != 0.5 } ?? false }
}

extension NSLayoutConstraint.Axis {
  static let both: [Self] = [.horizontal, .vertical]
}

extension CGRect {
  fileprivate func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
}

extension CGSize {
  fileprivate func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
  fileprivate func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
  fileprivate func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
