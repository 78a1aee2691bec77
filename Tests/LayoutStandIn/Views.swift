//  UIKit's own views and its view controller: the parts that examples and tests use.

import Foundation

/// A label shows lines of text. Each character is half as wide as the font's size, and a line breaks anywhere.
/// [PlatformRules, "Numbers that only look right"]
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  /// Any number of lines may appear if this is 0.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  /// If this is 0, the layout wraps lines at the label's own width. [PlatformRules, "Lines of text"]
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  private var ownFont = UIFont.systemFont(ofSize: 17)
  open var font: UIFont! {
    get { adjustsFontForContentSizeCategory ? ownFont.style.map(UIFont.preferredFont) ?? ownFont : ownFont }
    set { ownFont = newValue ?? UIFont.systemFont(ofSize: 17) }
  }
  /// Whether a font of a text style follows the user's text size. [doc, adjustsFontForContentSizeCategory]
  open var adjustsFontForContentSizeCategory = false
  /// Only declared.
  open var textColor: UIColor?

  var isWrapping: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
  open override var intrinsicContentSize: CGSize { contentSize(atWidth: nil) }

  override func contentSize(atWidth width: CGFloat?) -> CGSize {
    let (character, count) = (font.pointSize / 2, CGFloat(text?.count ?? 0))
    let limit = width ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
    // Half a pixel more, because the frame is rounded.
    let room = numberOfLines == 1 ? count : min(count, max(1, ((limit + 0.25) / character).rounded(.down)))
    let lines = count == 0 ? 1 : (count / room).rounded(.up)
    let shown = numberOfLines == 0 ? lines : min(lines, CGFloat(numberOfLines))
    return CGSize(width: (room * character).rounded(.up), height: shown * font.lineHeight)
  }

  /// A label that is taller than its text draws it in the middle. Its first baseline keeps its distance from the top,
  /// and the last one from the bottom. [PlatformRules, "Baselines of text"]
  override var firstBaselineOffsetFromTop: CGFloat { font.ascender }
  override var lastBaselineOffsetFromBottom: CGFloat { -font.descender }
}

/// A scroll view's subviews lie in its content area. Constraints to `contentLayoutGuide` make that area's size.
/// [doc, UIScrollView]
@preconcurrency @MainActor open class UIScrollView: UIView {
  public private(set) lazy var contentLayoutGuide = systemGuide(.content)
  public private(set) lazy var frameLayoutGuide = systemGuide(.frame)
  open var contentSize: CGSize { contentLayoutGuide.layoutFrame.size }
  // Only declared.
  open var alwaysBounceVertical = false
}

/// UIKit owns the content view of a cell and lays it out. [doc, UITableViewCell.contentView]
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public let contentView = UIView()

  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override var frame: CGRect { didSet { contentView.frame = bounds } }
  open func prepareForReuse() {}
}

/// [doc, UICollectionViewCell.contentView]
@preconcurrency @MainActor open class UICollectionViewCell: UIView {
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    contentView.frame = bounds
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override var frame: CGRect { didSet { contentView.frame = bounds } }
  open func prepareForReuse() {}
}

/// It wants to be as large as its image. [doc, UIImageView]
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

/// Only its size exists.
public final class UIImage: NSObject, Sendable {
  public let size: CGSize
  package init(size: CGSize) { self.size = size }
}

@preconcurrency @MainActor open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
  }
}

/// A button is as large as its title, with a margin. Only the title of a configuration follows the user's text size.
/// [PlatformRules, "Numbers that only look right"]
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system }
  private var title: String?
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
  }
  open var configuration: Configuration?
  /// Only declared. The size of the button doesn't depend on its font.
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  open func setTitle(_ title: String?, for state: UIControl.State) { self.title = title }
  open override var intrinsicContentSize: CGSize {
    guard let configuration else { return CGSize(width: 30 + 9 * CGFloat(title?.count ?? 0), height: 34) }
    let (font, count) = (UIFont.preferredFont(forTextStyle: .body), CGFloat(configuration.title?.count ?? 0))
    return CGSize(width: (24 + count * font.pointSize / 2).rounded(.up), height: 14 + font.lineHeight)
  }

  public struct Configuration: Sendable {
    public var title: String?
    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
  }
}

/// A view controller loads its view on first use, and is told before its view is laid out. Constraints can't refer to
/// it. [doc, UIViewController]
@preconcurrency @MainActor open class UIViewController: NSObject {
  private var loadedView: UIView?
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }
  open func loadView() { view = UIView() }
  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The caller adds the child's view, and calls `didMove`. [doc, addChild]
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  /// It calls `didMove`, and the caller calls `willMove`. [doc, removeFromParent]
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }
}

/// The traits are the same everywhere. A test sets them. [PlatformRules, "Traits"]
@preconcurrency @MainActor public final class UITraitCollection: NSObject {
  public var horizontalSizeClass: UIUserInterfaceSizeClass { StandIn.horizontalSizeClass }
  public var preferredContentSizeCategory: UIContentSizeCategory { StandIn.contentSizeCategory }
  public var displayScale: CGFloat { StandIn.scale }
}

// MARK: Only declared

@preconcurrency @MainActor open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
}

public final class UIColor: NSObject, Sendable {
  public static let tintColor = UIColor()
  public static let white = UIColor()
}

@preconcurrency @MainActor public final class UIAction: NSObject {}

@MainActor public enum UIAccessibility {
  public static let isReduceMotionEnabled = false
}
