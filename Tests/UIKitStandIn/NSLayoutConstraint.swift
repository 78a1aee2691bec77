//  A constraint relates its first attribute to multiplier × second attribute + constant. (NSLayoutConstraint.h)
//  Where UIKit raises an exception, the program ends with UIKit's name and message. A comment says who saw it.

@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public enum Axis: Int, Sendable { case horizontal, vertical }

  public var firstItem: AnyObject? { lhs.item }
  public var secondItem: AnyObject? { rhs?.item }
  public var firstAttribute: Attribute { lhs.attribute }
  public var secondAttribute: Attribute { rhs?.attribute ?? .notAnAttribute }
  public let relation: Relation
  /// That it is kept as it was given is assumed.
  public let multiplier: CGFloat
  open var identifier: String?

  let lhs: Quantity
  let rhs: Quantity?
  /// The view on which the constraint is installed, as long as it is active.
  weak var owner: UIView?

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    // (prongbang/ScreenProtectorKit#12, for the first attribute; for the second one it is assumed)
    if attr1 == .notAnAttribute || (view2 != nil && attr2 == .notAnAttribute) {
      raise("NSInvalidArgumentException", "NSLayoutConstraint for \(view1): Unknown layout attribute")
    }
    let lhs = Quantity(view1 as AnyObject, attr1)
    let rhs = view2.map { Quantity($0 as AnyObject, attr2) }
    if let rhs, lhs.mixesDirections(with: rhs) {
      // (ealeksandrov/EAIntroView#60, wordpress-mobile/WordPress-iOS#4270)
      raise(
        "NSInvalidArgumentException",
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute."
          + " Use leading/trailing for both or neither.")
    }
    self.init(lhs, relation, rhs, multiplier: multiplier, constant: c)
  }

  init(
    _ lhs: Quantity, _ relation: Relation, _ rhs: Quantity?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.lhs = lhs
    self.rhs = rhs
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    var item: String { lhs.item.map { "\($0)" } ?? "(null)" }
    if !lhs.isSize && (rhs == nil || multiplier == 0) {
      // (PureLayout/PureLayout#240)
      raise(
        "NSInvalidArgumentException",
        "NSLayoutConstraint for \(item): A multiplier of 0 or a nil second item together with a location for the"
          + " first attribute creates an illegal constraint of a location equal to a constant."
          + " Location attributes must be specified in pairs.")
    }
    if let rhs, rhs.isSize != lhs.isSize {
      // The words are assumed.
      raise("NSInvalidArgumentException", "NSLayoutConstraint for \(item): Invalid pairing of layout attributes.")
    }
    if let rhs, lhs.mixesDirections(with: rhs) {
      // (bhlvoong/LBTAComponents#29)
      raise(
        "NSInvalidArgumentException",
        "NSLayoutConstraint for \(item): A constraint cannot be made between \(Self.name(lhs)) and"
          + " \(Self.name(rhs)) because their units are not compatible.")
    }
    guard multiplier.isFinite else {
      // (Appboy/appboy-ios-sdk#106)
      raise("NSInternalInconsistencyException", "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    }
    verifyConstant()
  }

  // MARK: Constant and priority

  /// UIKit limits huge constants and logs it (wordpress-mobile/WordPress-iOS#2742). The stand-in doesn't.
  open var constant: CGFloat { didSet { verifyConstant() } }

  private func verifyConstant() {
    guard constant.isFinite else {
      // (ephread/Instructions#282)
      raise(
        "NSInternalInconsistencyException",
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)"
          + " firstAnchor:\(Self.name(lhs)) secondAnchor:\(Self.name(rhs))")
    }
  }

  private var storedPriority = UILayoutPriority.required

  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }  // assumed
      newValue.verifyRange()
      if isActive {
        if (storedPriority == .required) != (newValue == .required) {
          // (Apple: NSLayoutConstraint.priority; SnapKit/SnapKit#323) iOS 13 and later allow it (SnapKit/SnapKit#755).
          raise(
            "NSInternalInconsistencyException",
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported."
              + "  You passed priority \(Int(newValue.rawValue)) and the existing priority was"
              + " \(Int(storedPriority.rawValue)).")
        }
        StandIn.record(.setPriorityWhileActive)
      }
      storedPriority = newValue
    }
  }

  // MARK: Activity

  /// Setting it calls `addConstraint(_:)` on the closest common ancestor of the items, or `removeConstraint(_:)`.
  /// (Apple: NSLayoutConstraint.isActive; SnapKit/Masonry#537 shows a deactivation without that call)
  open var isActive: Bool {
    get { owner != nil }
    set {
      StandIn.record(.isActive(ObjectIdentifier(self), newValue))
      setActive(newValue)
    }
  }

  /// (Apple: NSLayoutConstraint.activate)
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    StandIn.record(.activate(constraints.map(ObjectIdentifier.init)))
    for constraint in constraints { constraint.setActive(true) }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    StandIn.record(.deactivate(constraints.map(ObjectIdentifier.init)))
    for constraint in constraints { constraint.setActive(false) }
  }

  private func setActive(_ active: Bool) {
    if !lhs.allItemsExist || rhs?.allItemsExist == false {
      // (SnapKit/SnapKit#573 for reading; the rest is assumed)
      let change = active ? "Activated" : "Deactivated"
      fatalError("\(change) after a view of it is gone, a use after free on UIKit: \(sentence)")
    }
    guard active != isActive else { return }
    if active {
      // A constraint on one guide that no view owns stays inactive (assumed).
      if rhs == nil, items.allSatisfy({ $0 === items[0] && UIView.hosting($0) == nil }) { return }
      guard let ancestor = commonAncestor() else {
        // (SnapKit/SnapKit#478; with a multiplier of 0, too: iAmrMohamed/AMKeyboardFrameTracker#3)
        raise(
          "NSGenericException",
          "Unable to activate constraint with anchors \(Self.name(lhs)) and \(Self.name(rhs)) because they have"
            + " no common ancestor."
            + "  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
      }
      ancestor.addConstraint(self)
    } else {
      owner?.removeConstraint(self)
    }
  }

  /// All items of the constraint that still exist.
  var items: [AnyObject] { lhs.items + (rhs?.items ?? []) }

  /// A view is its own ancestor. A guide counts as its owning view. (UIView.h, Installing Constraints)
  private func commonAncestor() -> UIView? {
    let views = items.map { UIView.hosting($0) }
    guard let view = views[0] else { return nil }
    return sequence(first: view, next: \.superview).first { ancestor in
      views.allSatisfy { $0?.isDescendant(of: ancestor) == true }
    }
  }

  // MARK: Description

  /// For example `<NSLayoutConstraint:0x… 'identifier' UIView:0x….height >= 330   (active)>` (SnapKit/SnapKit#204,
  /// OpenIntelWireless/HeliPort#246). UIKit often prints the visual format instead.
  open override var description: String { MainActor.assumeIsolated { sentence } }

  private var sentence: String {
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    var right = rhs.map { (multiplier == 1 ? "" : "\(short(multiplier))*") + Self.name($0) } ?? short(constant)
    if rhs != nil && constant != 0 { right += constant < 0 ? " - \(short(-constant))" : " + \(short(constant))" }
    let name = identifier.map { "'\($0)' " } ?? ""
    let weight = priority == .required ? "" : " @\(short(CGFloat(priority.rawValue)))"
    let state = isActive ? "active" : "inactive"
    return
      "<NSLayoutConstraint:\(Self.address(self)) \(name)\(Self.name(lhs)) \(sign) \(right)\(weight)   (\(state))>"
  }

  private func short(_ number: CGFloat) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }

  private static func name(_ quantity: Quantity?) -> String {
    if let quantity, let start = quantity.ends.first, let end = quantity.ends.last {
      return "(\(name(end)) - \(name(start)))"
    }
    guard let quantity, let item = quantity.item else { return "(null)" }
    return "\(type(of: item)):\(address(item)).\(quantity.attribute)"
  }

  static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
