//  Views and layout guides. (UIView.h, UILayoutGuide.h) Nothing computes or uses a frame.

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

  // MARK: Hierarchy

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// UIKit also deactivates the constraints between the view and others. The stand-in doesn't, as nothing needs it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

  // MARK: Constraints

  /// They are in the order in which they were added (assumed).
  public private(set) var constraints: [NSLayoutConstraint] = []

  open func addConstraint(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    constraint.owner = self
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraint.owner = nil
  }

  /// (Apple: UIView.translatesAutoresizingMaskIntoConstraints)
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      CallLog.record(.setAutoresizing(ObjectIdentifier(self), !oldValue))
    }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { .init(self, .width) }
  open var heightAnchor: NSLayoutDimension { .init(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }

  // MARK: Guides

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// These identifiers are in public logs. (awsdocs/aws-mobile-developer-guide#27, uias/Tabman#630) The third is assumed.
  public private(set) lazy var layoutMarginsGuide = ownedGuide("UIViewLayoutMarginsGuide")
  public private(set) lazy var safeAreaLayoutGuide = ownedGuide("UIViewSafeAreaLayoutGuide")
  public private(set) lazy var readableContentGuide = ownedGuide("UIViewReadableContentGuide")

  private func ownedGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
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
    hugging[axis.rawValue] = priority
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compression[axis.rawValue]
  }

  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    compression[axis.rawValue] = priority
  }

  // MARK: Stubs, for code on pages that is only compiled

  open var frame: CGRect
  open var bounds = CGRect.zero
  open var clipsToBounds = false
  open var isHidden = false
  #if !APPKIT
  open var backgroundColor: UIColor?
  open var contentMode = ContentMode.scaleToFill
  #endif

  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
}

@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  public internal(set) weak var owningView: UIView?
  open var identifier = ""

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { .init(self, .width) }
  open var heightAnchor: NSLayoutDimension { .init(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
}
