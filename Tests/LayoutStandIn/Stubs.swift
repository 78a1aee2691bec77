//  What code on pages only has to compile with. Nothing here has a behavior. What would change a frame, or depends on
//  something that isn't modelled, stops the program.

extension NSLayoutXAxisAnchor {
  public func constraint(equalToSystemSpacingAfter: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    refuse("System spacing.")
  }
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { refuse("System spacing.") }
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { refuse("System spacing.") }
}

extension NSLayoutYAxisAnchor {
  public func constraint(equalToSystemSpacingBelow: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    refuse("System spacing.")
  }
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { refuse("System spacing.") }
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { refuse("System spacing.") }
}

@MainActor extension UIView {
  public var keyboardLayoutGuide: UILayoutGuide { refuse("The keyboard.") }
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { refuse("Fitting sizes.") }
}

@MainActor extension UILabel {
  public var preferredMaxLayoutWidth: CGFloat {
    get { 0 }
    set { refuse("preferredMaxLayoutWidth.") }
  }
}

@preconcurrency @MainActor open class UIStackView: UIView {
  public convenience init(arrangedSubviews views: [UIView]) { refuse("Stack views.") }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var arrangedSubviews: [UIView] { [] }
  open func addArrangedSubview(_ view: UIView) { refuse("Stack views.") }
  open func removeArrangedSubview(_ view: UIView) { refuse("Stack views.") }
}

@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public var contentView: UIView { refuse("Cells.") }
  public init(style: CellStyle, reuseIdentifier: String?) { refuse("Cells.") }
  public required init?(coder: NSCoder) { refuse("Cells.") }
  open func prepareForReuse() {}
}

@preconcurrency @MainActor open class UICollectionViewCell: UIView {
  public var contentView: UIView { refuse("Cells.") }
  open func prepareForReuse() {}
}

@MainActor extension UIViewController {
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public func addChild(_ childController: UIViewController) { refuse("Child controllers.") }
  public func willMove(toParent parent: UIViewController?) { refuse("Child controllers.") }
  public func didMove(toParent parent: UIViewController?) { refuse("Child controllers.") }
  public func removeFromParent() { refuse("Child controllers.") }
}

@preconcurrency @MainActor public final class UITraitCollection: NSObject {
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  public var preferredContentSizeCategory: UIContentSizeCategory { StandIn.contentSizeCategory }
  public var displayScale: CGFloat { StandIn.scale }
}

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

@preconcurrency @MainActor open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
}

public final class UIColor: NSObject, Sendable {
  public static let tintColor = UIColor()
  public static let white = UIColor()
  public static let systemBackground = UIColor()
  public static let secondarySystemFill = UIColor()
}

@preconcurrency @MainActor public final class UIAction: NSObject {}

@MainActor public enum UIAccessibility {
  public static let isReduceMotionEnabled = false
}
