//  Views and layout guides: the parts of UIView.h and UILayoutGuide.h that are about layout.

@preconcurrency @MainActor open class UIView: NSObject {
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  // MARK: Geometry

  /// It is in the superview's coordinates. A new size needs a layout. (Apple: UIViewController.viewWillLayoutSubviews)
  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { setNeedsLayout() } }
  }
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  // MARK: Hierarchy

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []

  /// (Apple: UIView.addSubview) That this view then needs a layout is assumed.
  open func addSubview(_ view: UIView) {
    if view.superview !== self { view.removeFromSuperview() }
    subviews.removeAll { $0 === view }
    subviews.append(view)
    view.superview = self
    setNeedsLayout()
  }

  /// Deactivates every constraint that refers to the view or its subtree from outside
  /// (Apple: UIView.removeFromSuperview). That constraints wholly inside stay active is assumed.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.deactivateConstraints { Self.hosting($0)?.isDescendant(of: self) == true }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

  /// Deactivates the constraints of this view and its ancestors that mention such an item.
  private func deactivateConstraints(mentioning isMentioned: (AnyObject) -> Bool) {
    for constraint in constraints where constraint.items.contains(where: isMentioned) { removeConstraint(constraint) }
    superview?.deactivateConstraints(mentioning: isMentioned)
  }

  /// The item itself if it is a view, or the view that owns it.
  static func hosting(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  var root: UIView { superview?.root ?? self }
  /// This view and all views below it, each before its subviews.
  var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

  // MARK: Appearance, which is only stored

  /// A hidden view keeps its place in the layout. (Apple: UIView.isHidden)
  open var isHidden = false
  open var backgroundColor: UIColor?
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFill }
  public private(set) lazy var layer = CALayer()
  open var accessibilityIdentifier: String?
  open var accessibilityElementsHidden = false

  // MARK: Constraints

  /// They have the order in which they were installed. (assumed)
  public private(set) var constraints: [NSLayoutConstraint] = []
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    constraint.owner = self
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if let index = constraints.lastIndex(where: { $0 === constraint }) { constraints.remove(at: index) }
    constraint.owner = nil
  }

  /// It is true for a view that is made in code. (Apple: UIView.translatesAutoresizingMaskIntoConstraints)
  open var translatesAutoresizingMaskIntoConstraints = true

  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }

  // MARK: Guides

  public private(set) var layoutGuides: [UILayoutGuide] = []
  /// A guide has one owner (Apple: UIView.addLayoutGuide). That it loses its constraints with its owner is assumed.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    deactivateConstraints { $0 === layoutGuide }
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// They are 8 points on each side by default. (Apple: UIView.layoutMargins)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// They are zero without a window (Apple: UIView.safeAreaInsets), but tests set them.
  public package(set) var safeAreaInsets = UIEdgeInsets.zero
  /// The margins begin at the safe area (Apple: UIView.insetsLayoutMarginsFromSafeArea). That they add up is assumed.
  var effectiveMargins: UIEdgeInsets {
    let (margins, safe) = (directionalLayoutMargins, safeAreaInsets)
    let (left, right) = isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    return UIEdgeInsets(
      top: margins.top + safe.top, left: left + safe.left, bottom: margins.bottom + safe.bottom,
      right: right + safe.right)
  }
  /// The text width that stays readable, in points (assumed).
  static let readableWidth: CGFloat = 672

  public private(set) lazy var layoutMarginsGuide = systemGuide(.margins)
  public private(set) lazy var safeAreaLayoutGuide = systemGuide(.safeArea)
  public private(set) lazy var readableContentGuide = systemGuide(.readable)

  func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.role = role
    addLayoutGuide(guide)
    return guide
  }

  // MARK: Direction

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// (Apple: UIView.effectiveUserInterfaceLayoutDirection) If nothing is specified, the superview decides, where UIKit
  /// asks for the app's language.
  var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceLeftToRight: false
    case .forceRightToLeft: true
    case .unspecified: superview?.isRightToLeft ?? false
    }
  }

  // MARK: Intrinsic size

  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Each layout asks for the size again, so there is nothing to do.
  open func invalidateIntrinsicContentSize() {}
  /// Whether the height of the content depends on its width.
  var wrapsText: Bool { false }
  /// The size that the content asks for. Text is wrapped at the width, if there is one.
  func contentSize(atWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// (Apple: Auto Layout Guide, Anatomy of a Constraint)
  private var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  private var compression = [UILayoutPriority.defaultHigh, .defaultHigh]
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis.rawValue] }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis.rawValue] = priority
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compression[axis.rawValue]
  }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    compression[axis.rawValue] = priority
  }

  /// The distances of the first baseline from the top, and of the last one from the bottom. Without text they are zero
  /// (assumed).
  var baselineInsets: UIEdgeInsets { .zero }

  // MARK: Layout

  /// The controller whose root view this is, or nil.
  weak var controller: UIViewController?
  var needsLayout = true
  open func setNeedsLayout() { needsLayout = true }

  // A root keeps these for its tree.
  var isLayingOut = false
  var solution: (frames: [ObjectIdentifier: CGRect], conflicts: [String]) = ([:], [])

  /// Solves the constraints of the whole tree, and sets the frames in it. (Apple: UIView.layoutIfNeeded)
  open func layoutIfNeeded() { root.layOutTree() }

  /// Sets the frames of its subviews and guides according to the constraints. (Apple: UIView.layoutSubviews)
  open func layoutSubviews() {
    for (item, frame) in moves {
      (item as? UIView)?.frame = frame
      (item as? UILayoutGuide)?.layoutFrame = frame
    }
  }

  /// Nothing is animated. The closure runs at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }

  /// Whether other frames would satisfy the constraints equally well. (Apple: UIView.hasAmbiguousLayout)
  public var hasAmbiguousLayout: Bool { !Layout(root).isDetermined(self) }
}

/// A guide belongs to one view, and isn't a view. (Apple: UILayoutGuide)
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  enum Role { case custom, margins, safeArea, readable, content, frame }
  var role = Role.custom

  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  /// It is in the coordinates of the owning view. (Apple: UILayoutGuide.layoutFrame)
  public internal(set) var layoutFrame = CGRect.zero

  public override init() { super.init() }

  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
}
