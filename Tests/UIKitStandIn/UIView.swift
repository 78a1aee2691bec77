//  Views and layout guides. (UIView.h, UILayoutGuide.h) Nothing computes or uses a frame.

/// The anchors that views and layout guides have in common.
@preconcurrency @MainActor public protocol AnchorOwner: NSObject {}
extension AnchorOwner {
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

@preconcurrency @MainActor open class UIView: NSObject, AnchorOwner {
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// A mirror doesn't show the state of UIKit's views (assumed), so it isn't in properties of the view.
  private final class State {
    weak var superview: UIView?
    var subviews: [UIView] = []
    var constraints: [NSLayoutConstraint] = []
    var guides: [String: UILayoutGuide] = [:]
  }

  private let state = State()

  // MARK: Hierarchy

  public var superview: UIView? { state.superview }
  public var subviews: [UIView] { state.subviews }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    state.subviews.append(view)
    view.state.superview = self
  }

  /// UIKit also deactivates the constraints between the view and others. The stand-in doesn't, as nothing needs it.
  open func removeFromSuperview() {
    superview?.state.subviews.removeAll { $0 === self }
    state.superview = nil
  }

  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

  // MARK: Constraints

  /// They are in the order in which they were added (assumed).
  public var constraints: [NSLayoutConstraint] { state.constraints }

  open func addConstraint(_ constraint: NSLayoutConstraint) {
    state.constraints.append(constraint)
    constraint.owner = self
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    state.constraints.removeAll { $0 === constraint }
    constraint.owner = nil
  }

  /// (Apple: UIView.translatesAutoresizingMaskIntoConstraints)
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      CallLog.record(.setAutoresizing(ObjectIdentifier(self), !oldValue))
    }
  }

  open var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }

  // MARK: Guides

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// These identifiers are in public logs. (awsdocs/aws-mobile-developer-guide#27, uias/Tabman#630) The third is assumed.
  public var layoutMarginsGuide: UILayoutGuide { ownedGuide("UIViewLayoutMarginsGuide") }
  public var safeAreaLayoutGuide: UILayoutGuide { ownedGuide("UIViewSafeAreaLayoutGuide") }
  public var readableContentGuide: UILayoutGuide { ownedGuide("UIViewReadableContentGuide") }

  private func ownedGuide(_ identifier: String) -> UILayoutGuide {
    if let guide = state.guides[identifier] { return guide }
    let guide = UILayoutGuide()
    state.guides[identifier] = guide
    guide.identifier = .init(identifier)
    addLayoutGuide(guide)
    return guide
  }

  // MARK: Content priorities

  /// The defaults, by the raw value of the axis. (Apple: Auto Layout Guide, Anatomy of a Constraint)
  private var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  private var compression = [UILayoutPriority.defaultHigh, .defaultHigh]

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis.rawValue] }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    CallLog.record()
    hugging[axis.rawValue] = priority
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compression[axis.rawValue]
  }

  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    CallLog.record()
    compression[axis.rawValue] = priority
  }

  // MARK: Stubs, for code on pages that is only compiled

  open var frame: CGRect
  open var bounds = CGRect.zero
  open var clipsToBounds = false
  open var isHidden = false
  open var accessibilityIdentifier: String?
  open var hasAmbiguousLayout: Bool { false }
  #if !APPKIT
  open var backgroundColor: UIColor?
  open var contentMode = ContentMode.scaleToFill
  #endif

  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
}

@preconcurrency @MainActor open class UILayoutGuide: NSObject, AnchorOwner {
  public internal(set) weak var owningView: UIView?
  open var identifier = ""
}
