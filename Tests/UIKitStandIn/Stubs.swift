//  Declarations for code on pages and in Checks/lines, which is only compiled, so nothing here does anything. To add one,
//  copy it from Apple's documentation, and call `stub()` instead of returning a value. Properties of a view that can be
//  set are in `UIView` itself.

#if !APPKIT
private func stub() -> Never { fatalError("Code on pages is only compiled.") }

// MARK: Classes

extension UIView {
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill }

  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { stub() }

  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { stub() }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
}

@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {}

@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont!
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
}

@preconcurrency @MainActor open class UIButton: UIView {
  public struct Configuration: Sendable {
    public var title: String?
    public static func filled() -> Configuration { stub() }
  }

  public convenience init(configuration: Configuration) { stub() }
  open var configuration: Configuration?
}

@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage?
}

@preconcurrency @MainActor open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentLayoutGuide: UILayoutGuide { stub() }
  open var frameLayoutGuide: UILayoutGuide { stub() }
  open var alwaysBounceVertical = false
}

@preconcurrency @MainActor public protocol UITextViewDelegate: AnyObject {}

@preconcurrency @MainActor open class UITextView: UIScrollView {
  open weak var delegate: UITextViewDelegate?
  open var font: UIFont?
  open var adjustsFontForContentSizeCategory = false
  open var isScrollEnabled = true
  open func sizeThatFits(_ size: CGSize) -> CGSize { stub() }
}

@preconcurrency @MainActor open class UIStackView: UIView {
  public convenience init(arrangedSubviews views: [UIView]) { stub() }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
}

@preconcurrency @MainActor open class UITableView: UIScrollView {
  open var tableHeaderView: UIView?
}

@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  public init(style: CellStyle, reuseIdentifier: String?) { stub() }
  public required init?(coder: NSCoder) { stub() }
  open var contentView: UIView { stub() }
  open func updateConfiguration(using state: UICellConfigurationState) {}
}

@preconcurrency @MainActor open class UICollectionViewCell: UIView {
  open var contentView: UIView { stub() }
}

@preconcurrency @MainActor open class UIViewController: NSObject {
  open var view: UIView!
  open var viewIfLoaded: UIView? { view }
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func addChild(_ childController: UIViewController) {}
  open func removeFromParent() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
}

extension NSLayoutXAxisAnchor {
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { stub() }
}

// MARK: Values

extension UILayoutPriority {
  public static var fittingSizeLevel: UILayoutPriority { stub() }
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { stub() }
}

public final class UIFont: NSObject, Sendable {
  public struct TextStyle: Sendable {
    public static let largeTitle = TextStyle(), title1 = TextStyle(), body = TextStyle()
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { stub() }
}

public final class UIFontMetrics: NSObject, Sendable {
  public init(forTextStyle textStyle: UIFont.TextStyle) { stub() }
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { stub() }
}

public final class UITraitCollection: NSObject, Sendable {}

public struct UICellConfigurationState {
  public var traitCollection: UITraitCollection
}

public final class UIImage: NSObject, Sendable {}

public final class UIColor: NSObject, Sendable {
  public static let tintColor = UIColor()
  public static let systemBackground = UIColor(), secondarySystemFill = UIColor()
}

@MainActor public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { stub() }
}
#else
extension NSLayoutConstraint { public typealias Priority = NSLayoutPriority }
#endif
