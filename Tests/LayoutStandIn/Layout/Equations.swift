//  Turns a tree of views into linear equations: UIKit's own equations first, and then those of the constraints.

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

/// A sum that is compared with 0, and the reason why.
struct Equation {
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

@MainActor struct Equations {
  private(set) var all: [Equation] = []
  /// UIKit breaks a margin in a bar without a height, because no size is negative (awsdocs/aws-mobile-developer-guide#27).
  /// For all other items it is assumed.
  private(set) var reasonsOfSizes: [Solver.Variable: Equation.Reason] = [:]
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

  // MARK: UIKit's own equations

  private mutating func add(
    _ item: AnyObject, _ name: String, _ sum: Sum, _ relation: NSLayoutConstraint.Relation = .equal,
    _ priority: UILayoutPriority = .required
  ) {
    all.append(Equation(reason: .system(item, name), sum: sum, relation: relation, priority: priority))
  }

  /// A view with autoresizing keeps its frame (Apple: UIView.translatesAutoresizingMaskIntoConstraints). Other views only
  /// have the size of their content. The corner of the root is the origin, wherever the root is.
  private mutating func addFrame(of view: UIView) {
    let own = self[view]
    let content = view.contentSize(atWidth: textWidths[ObjectIdentifier(view)])
    for axis in NSLayoutConstraint.Axis.both {
      if view.superview == nil || view.translatesAutoresizingMaskIntoConstraints {
        let start = view.superview.map { self[$0].start(axis) + view.frame.start(axis) } ?? Sum()
        add(view, "start \(axis)", own.start(axis) - start)
      }
      if view.translatesAutoresizingMaskIntoConstraints {
        add(view, "size \(axis)", own.size(axis) - view.frame.size.along(axis))
      } else {
        addContentSize(of: view, own.size(axis), content.along(axis), axis)
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

  private mutating func addGuide(_ guide: UILayoutGuide, in view: UIView) {
    let (own, inside) = (self[view], self[guide])
    for axis in NSLayoutConstraint.Axis.both {
      let start = inside.start(axis) - own.start(axis)
      let end = own.end(axis) - inside.end(axis)
      let insets: UIEdgeInsets
      switch guide.role {
      case .custom:
        return
      case .content:
        // Constraints determine the size (Apple: UIScrollView.contentLayoutGuide). Nobody scrolls.
        add(guide, "start \(axis)", start)
        continue
      case .frame: insets = .zero
      case .safeArea: insets = view.safeAreaInsets
      case .margins, .readable: insets = view.effectiveMargins
      }
      if guide.role == .readable && axis == .horizontal {
        // In the center, and as wide as the margins allow, up to the readable width (Apple: UIView.readableContentGuide).
        let room = own.size(axis) - insets.left - insets.right
        add(guide, "center", (start - insets.left) - (end - insets.right))
        add(guide, "margins", inside.size(axis) - room, .lessThanOrEqual)
        add(guide, "readable", inside.size(axis) - UIView.readableWidth, .lessThanOrEqual)
        add(guide, "fill", inside.size(axis) - room, .equal, UILayoutPriority(999))
      } else {
        add(guide, "start \(axis)", start - insets.start(axis))
        add(guide, "end \(axis)", end - insets.end(axis))
      }
    }
  }

  // MARK: Constraints

  /// The numbers of a constraint are in the coordinates of the view on which it is installed
  /// (Apple: UIView.addConstraint). That it has this view's direction, too, is assumed.
  private mutating func addConstraint(_ constraint: NSLayoutConstraint, on owner: UIView) {
    let sides = [constraint.lhs, constraint.rhs].compactMap { $0 }
    if Set(sides.map { $0.attribute.place?.axis }).count > 1 {
      // (SnapKit/SnapKit#305)
      raise(
        "NSInvalidLayoutConstraintException",
        "Constraint improperly relates anchors of incompatible types: \(constraint)")
    }
    if owner is UIScrollView, sides.flatMap(\.parts).contains(where: { $0.item === owner && $0.attribute.isEdge }) {
      // (Apple: Auto Layout Guide, Working with Scroll Views)
      refuse("Edges of a scroll view in a constraint on its content: use its contentLayoutGuide. \(constraint)")
    }
    // Leading is at the right, and numbers count to the left. Between two centers they count to the right, which is
    // assumed. (Apple: NSLayoutConstraint.Attribute; Auto Layout Guide, Anatomy of a Constraint)
    let isMirrored = owner.isRightToLeft && sides.contains(where: \.attribute.followsDirection)
    var sum = self.sum(constraint.lhs, in: owner, isMirrored) - constraint.constant
    // If the multiplier is 0, so are all terms of the second item. That it has no influence is assumed.
    if let rhs = constraint.rhs { sum = sum - constraint.multiplier * self.sum(rhs, in: owner, isMirrored) }
    all.append(
      Equation(
        reason: .constraint(constraint), sum: sum, relation: constraint.relation, priority: constraint.priority))
  }

  private func sum(_ quantity: Quantity, in owner: UIView, _ isMirrored: Bool) -> Sum {
    if let start = quantity.ends.first, let end = quantity.ends.last {
      // A distance counts towards trailing, unless it has a left or right. (Apple: NSLayoutXAxisAnchor.anchorWithOffset;
      // assumed)
      let isMirrored = owner.isRightToLeft && !quantity.ends.contains(where: \.attribute.isLeftOrRight)
      return sum(end, in: owner, isMirrored) - sum(start, in: owner, isMirrored)
    }
    guard let item = quantity.item else { return Sum() }
    switch quantity.attribute {
    case .width: return self[item].size(.horizontal)
    case .height: return self[item].size(.vertical)
    default: return position(quantity.attribute, of: item, in: owner, isMirrored)
    }
  }

  /// The position in the owner's coordinates. A mirrored one counts from the owner's right edge to the left.
  private func position(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, in owner: UIView, _ isMirrored: Bool
  ) -> Sum {
    guard let place = attribute.place else { return Sum() }
    let (own, owner, axis) = (self[item], self[owner], place.axis)
    let fraction = isMirrored && attribute.followsDirection ? 1 - place.fraction : place.fraction
    let insets = insets(place.inset, of: item)
    let inset = (1 - fraction) * insets.start(axis) - fraction * insets.end(axis)
    let position = own.start(axis) + fraction * own.size(axis) + inset
    return isMirrored && axis == .horizontal ? owner.end(axis) - position : position - owner.start(axis)
  }

  private func insets(_ inset: Place.Inset, of item: AnyObject) -> UIEdgeInsets {
    if inset == .none { return .zero }
    guard let view = item as? UIView else {
      // UIKit says this for an item that is nil (orta/ORStackView#19). That it does so for a guide is assumed.
      raise("NSInternalInconsistencyException", "Unexpected use of internal layout attribute")
    }
    return inset == .margins ? view.effectiveMargins : view.baselineInsets
  }
}

// MARK: Along an axis

/// A position of an item, on one of its axes.
struct Place {
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
  /// It is nil for a size. The place of leading and trailing is that from left to right.
  var place: Place? {
    switch self {
    case .width, .height, .notAnAttribute: nil
    case .left, .leading: Place(.horizontal, 0)
    case .centerX: Place(.horizontal, 0.5)
    case .right, .trailing: Place(.horizontal, 1)
    case .top: Place(.vertical, 0)
    case .centerY: Place(.vertical, 0.5)
    case .bottom: Place(.vertical, 1)
    case .firstBaseline: Place(.vertical, 0, .baselines)
    case .lastBaseline: Place(.vertical, 1, .baselines)
    case .leftMargin, .leadingMargin: Place(.horizontal, 0, .margins)
    case .centerXWithinMargins: Place(.horizontal, 0.5, .margins)
    case .rightMargin, .trailingMargin: Place(.horizontal, 1, .margins)
    case .topMargin: Place(.vertical, 0, .margins)
    case .centerYWithinMargins: Place(.vertical, 0.5, .margins)
    case .bottomMargin: Place(.vertical, 1, .margins)
    }
  }

  fileprivate var isEdge: Bool { place.map { $0.fraction != 0.5 } ?? false }
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
