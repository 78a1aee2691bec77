//  A constraint relates its first attribute to multiplier × second attribute + constant. [NSLayoutConstraint.h]
//  Where UIKit raises an exception, the program ends with UIKit's name and message. A comment names the source.

import Foundation

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

  public var firstItem: AnyObject? { first.item }
  public var secondItem: AnyObject? { second?.item }
  public var firstAttribute: Attribute { first.attribute }
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  public let relation: Relation
  public let multiplier: CGFloat
  open var identifier: String?

  /// The two sides of the relation.
  let first: AnchorValue
  let second: AnchorValue?
  /// Whether all its items still exist.
  private var allItemsExist: Bool { first.allItemsExist && second?.allItemsExist != false }
  /// The view on which the constraint is installed, as long as it is active.
  weak var owner: UIView?

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    // UIKit raises this for the first attribute. [ScreenProtectorKit #12] For the second one it is our choice.
    if attr1 == .notAnAttribute || (view2 != nil && attr2 == .notAnAttribute) {
      raise("NSInvalidArgumentException", "NSLayoutConstraint for \(view1): Unknown layout attribute")
    }
    let first = AnchorValue(view1 as AnyObject, attr1)
    let second = view2.map { AnchorValue($0 as AnyObject, attr2) }
    if let second, first.mixesDirections(with: second) {
      // [EAIntroView #60]
      raise(
        "NSInvalidArgumentException",
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute."
          + " Use leading/trailing for both or neither.")
    }
    self.init(first, relation, second, multiplier: multiplier, constant: c)
  }

  init(
    _ first: AnchorValue, _ relation: Relation, _ second: AnchorValue?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    var item: String { first.item.map { "\($0)" } ?? "(null)" }
    if !first.isSize && (second == nil || multiplier == 0) {
      // [PureLayout #240]
      raise(
        "NSInvalidArgumentException",
        "NSLayoutConstraint for \(item): A multiplier of 0 or a nil second item together with a location for the"
          + " first attribute creates an illegal constraint of a location equal to a constant."
          + " Location attributes must be specified in pairs.")
    }
    if let second, second.isSize != first.isSize {
      // [PlatformRules, "Creation"]
      raise("NSInvalidArgumentException", "NSLayoutConstraint for \(item): Invalid pairing of layout attributes.")
    }
    if let second, first.mixesDirections(with: second) {
      // [LBTAComponents #29]
      raise(
        "NSInvalidArgumentException",
        "NSLayoutConstraint for \(item): A constraint cannot be made between \(Self.name(first)) and"
          + " \(Self.name(second)) because their units are not compatible.")
    }
    guard multiplier.isFinite else {
      // [appboy-ios-sdk #106]
      raise("NSInternalInconsistencyException", "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    }
    checkConstant()
  }

  // MARK: Constant and priority

  open var constant: CGFloat { didSet { checkConstant() } }

  private func checkConstant() {
    guard constant.isFinite else {
      // [Instructions #282]
      raise(
        "NSInternalInconsistencyException",
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)"
          + " firstAnchor:\(Self.name(first)) secondAnchor:\(Self.name(second))")
    }
  }

  private var storedPriority = UILayoutPriority.required

  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      newValue.check()
      if isActive {
        if (storedPriority == .required) != (newValue == .required) {
          // [SnapKit #323; NSLayoutConstraint.h]
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

  /// Setting it installs the constraint on the closest common ancestor of its items, or removes it. [doc, isActive]
  open var isActive: Bool {
    get { owner != nil }
    set {
      StandIn.record(.isActive(ObjectIdentifier(self), newValue))
      setActive(newValue)
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    StandIn.record(.activate(constraints.map(ObjectIdentifier.init)))
    for constraint in constraints { constraint.setActive(true) }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    StandIn.record(.deactivate(constraints.map(ObjectIdentifier.init)))
    for constraint in constraints { constraint.setActive(false) }
  }

  private func setActive(_ active: Bool) {
    if !allItemsExist {
      // [PlatformRules, "A view that is gone"]
      let change = active ? "Activated" : "Deactivated"
      fatalError("\(change) after a view of it is gone, a use after free on UIKit: \(sentence)")
    }
    guard active != isActive else { return }
    if active {
      // [PlatformRules, "A guide without an owner"]
      if second == nil, items.allSatisfy({ $0 === items[0] && UIView.hosting($0) == nil }) { return }
      guard let ancestor = commonAncestor() else {
        // [SnapKit #478]
        raise(
          "NSGenericException",
          "Unable to activate constraint with anchors \(Self.name(first)) and \(Self.name(second)) because they have"
            + " no common ancestor."
            + "  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
      }
      ancestor.addConstraint(self)
    } else {
      owner?.removeConstraint(self)
    }
  }

  /// All items of the constraint that still exist.
  var items: [AnyObject] { first.items + (second?.items ?? []) }

  /// A view is its own ancestor. A guide counts as its owning view. [doc, isActive]
  private func commonAncestor() -> UIView? {
    let views = items.map { UIView.hosting($0) }
    var ancestor = views[0]
    for view in views {
      while let candidate = ancestor, view?.isDescendant(of: candidate) != true { ancestor = candidate.superview }
    }
    return ancestor
  }

  // MARK: Description

  /// For example `<NSLayoutConstraint:0x… 'identifier' UIView:0x….height >= 330   (active)>`. [PlatformRules, "Description"]
  open override var description: String { MainActor.assumeIsolated { sentence } }

  private var sentence: String {
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    var right = second.map { (multiplier == 1 ? "" : "\(short(multiplier))*") + Self.name($0) } ?? short(constant)
    if second != nil && constant != 0 { right += constant < 0 ? " - \(short(-constant))" : " + \(short(constant))" }
    let name = identifier.map { "'\($0)' " } ?? ""
    let weight = priority == .required ? "" : " @\(short(CGFloat(priority.rawValue)))"
    let state = isActive ? "active" : "inactive"
    return
      "<NSLayoutConstraint:\(Self.address(self)) \(name)\(Self.name(first)) \(sign) \(right)\(weight)   (\(state))>"
  }

  private func short(_ number: CGFloat) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }

  private static func name(_ value: AnchorValue?) -> String {
    if let value, let start = value.ends.first, let end = value.ends.last { return "(\(name(end)) - \(name(start)))" }
    guard let value, let item = value.item else { return "(null)" }
    return "\(type(of: item)):\(address(item)).\(value.attribute)"
  }

  static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
