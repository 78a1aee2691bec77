//  Views and layout guides: the parts of UIView.h and UILayoutGuide.h that are about layout.

import Foundation

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

  /// It is in the superview's coordinates. While autoresizing is translated, its values act as constraints.
  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { setNeedsLayout() } }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  // MARK: Hierarchy

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []

  open func addSubview(_ view: UIView) {
    // UIKit has words for the view itself [AGBlurTransition #4] and for an ancestor [DCCommentView #2].
    if view === self { raise("NSInvalidArgumentException", "Can't add self as subview") }
    if isDescendant(of: view) {
      raise(
        "CALayerInvalid", "layer <CALayer: \(NSLayoutConstraint.address(view))> is a part of cycle in its layer tree")
    }
    if view.superview !== self { view.removeFromSuperview() }
    subviews.removeAll { $0 === view }
    subviews.append(view)
    view.superview = self
    view.engine = nil
    setNeedsLayout()
  }

  /// Deactivates every constraint that refers to the view or its subtree from outside. [doc, removeFromSuperview]
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.deactivateConstraints { Self.hosting($0)?.isDescendant(of: self) == true }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  open func willRemoveSubview(_ subview: UIView) {}
  /// There are no windows, so only tests call this.
  open func didMoveToWindow() {}

  public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

  /// Deactivates the constraints of this view and its ancestors that mention such an item.
  private func deactivateConstraints(mentioning isMentioned: (AnyObject) -> Bool) {
    for constraint in constraints where constraint.items.contains(where: isMentioned) { constraint.isActive = false }
    superview?.deactivateConstraints(mentioning: isMentioned)
  }

  /// The item itself if it is a view, or the view that owns it.
  static func hosting(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  var root: UIView { superview?.root ?? self }

  // MARK: Appearance

  /// A hidden view takes part in the layout, except in a stack view. [doc, isHidden]
  open var isHidden = false {
    didSet { if isHidden != oldValue { (superview as? UIStackView)?.arrange() } }
  }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // Only declared.
  open var backgroundColor: UIColor?
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  public private(set) lazy var layer = CALayer()
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill }

  // MARK: Constraints

  /// They have the order in which they were installed.
  public private(set) var constraints: [NSLayoutConstraint] = []
  /// Activation calls this on the closest common ancestor. [doc, isActive] A view may override it. Whether
  /// a deactivation calls `removeConstraint(_:)` is unknown: the log in [Masonry #537] doesn't show it.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    constraint.owner = self
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if let index = constraints.lastIndex(where: { $0 === constraint }) { constraints.remove(at: index) }
    constraint.owner = nil
  }

  /// It is true for a view that is made in code. [doc, translatesAutoresizingMaskIntoConstraints]
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

  /// They are 8 points on each side by default. [doc, layoutMargins]
  open var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(
        top: margins.top, left: isRightToLeft ? margins.trailing : margins.leading,
        bottom: margins.bottom, right: isRightToLeft ? margins.leading : margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isRightToLeft ? newValue.left : newValue.right)
    }
  }
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// They are zero without a window. [doc, safeAreaInsets] The stand-in has no window, but a test may set them.
  public package(set) var safeAreaInsets = UIEdgeInsets.zero
  /// The text width that stays readable at the default text size, in points. [doc, readableContentGuide]
  static let readableWidth: CGFloat = 672

  public private(set) lazy var layoutMarginsGuide = systemGuide(.margins)
  public private(set) lazy var safeAreaLayoutGuide = systemGuide(.safeArea)
  public private(set) lazy var readableContentGuide = systemGuide(.readable)
  public private(set) lazy var keyboardLayoutGuide = systemGuide(.keyboard)

  func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.role = role
    addLayoutGuide(guide)
    return guide
  }

  // MARK: Direction

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// It follows `semanticContentAttribute`, or the superview where that is unspecified. (UIKit asks for the app's
  /// language there.)
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified: superview?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    default: .leftToRight
    }
  }
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Intrinsic size

  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() { root.engine?.invalidate() }
  /// The size that the content asks for. A view with lines of text wraps them at the given width, if there is one.
  func contentSize(atWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

  private var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  private var compression = [UILayoutPriority.defaultHigh, .defaultHigh]
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis.rawValue] }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priority.checkForContent()
    hugging[axis.rawValue] = priority
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compression[axis.rawValue]
  }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priority.checkForContent()
    compression[axis.rawValue] = priority
  }

  /// Alignment rectangles are not modelled.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }

  /// Without text, the first baseline is the top and the last one the bottom. [PlatformRules, "Baselines"]
  var firstBaselineOffsetFromTop: CGFloat { 0 }
  var lastBaselineOffsetFromBottom: CGFloat { 0 }

  // MARK: Layout

  var engine: LayoutEngine?
  /// The controller whose root view this is, or nil.
  weak var controller: UIViewController?
  open var accessibilityIdentifier: String?
  /// Only declared.
  open var accessibilityElementsHidden = false
  private var needsLayout = true
  private var isLayingOut = false
  open func setNeedsLayout() { needsLayout = true }

  /// Sets the frames of its subviews and guides by the constraints. [doc, layoutSubviews]
  open func layoutSubviews() {
    for (item, frame) in root.engine?.moved(in: self) ?? [] {
      (item as? UIView)?.frame = frame
      (item as? UILayoutGuide)?.layoutFrame = frame
    }
  }

  /// Lays out the view if it needs layout and isn't inside a layout of itself. Returns whether it did.
  func layOutSubviewsIfNeeded() -> Bool {
    guard needsLayout, !isLayingOut else { return false }
    (needsLayout, isLayingOut) = (false, true)
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    isLayingOut = false
    return true
  }

  /// There is no animation. The closures run at once. [PlatformRules, "Animation"]
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Solves the constraints of the whole tree, and sets the frames in it.
  open func layoutIfNeeded() { withExtendedLifetime(root) { $0.ownEngine().layOut() } }

  /// The size that the constraints inside the view allow, as close to the target as possible.
  /// [doc, systemLayoutSizeFitting]
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isTranslating = translatesAutoresizingMaskIntoConstraints
    let (width, height) = (
      widthAnchor.constraint(equalToConstant: targetSize.width),
      heightAnchor.constraint(equalToConstant: targetSize.height)
    )
    (width.priority, height.priority) = (horizontalFittingPriority, verticalFittingPriority)
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([width, height])
    defer {
      NSLayoutConstraint.deactivate([width, height])
      translatesAutoresizingMaskIntoConstraints = isTranslating
    }
    return LayoutEngine(root: self).solvedSize()
  }

  /// Whether other frames would satisfy the constraints equally well. [doc, hasAmbiguousLayout]
  public var hasAmbiguousLayout: Bool { withExtendedLifetime(root) { !$0.ownEngine().isDetermined(self) } }

  private func ownEngine() -> LayoutEngine {
    let engine = self.engine ?? LayoutEngine(root: self)
    self.engine = engine
    return engine
  }
}

@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  enum Role { case custom, margins, safeArea, readable, keyboard, content, frame }
  var role = Role.custom

  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  /// It is in the coordinates of the owning view.
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
