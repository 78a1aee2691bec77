//  The platform's own views and the view controller, as far as examples and tests use them.

import Foundation

/// A label shows one line of text. Each character is half as wide as the font's size.
/// [PlatformRules, "Numbers that only look right"]
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  /// More than one line is not modelled.
  open var numberOfLines = 1
  open var font = UIFont.systemFont(ofSize: 17)
  open override var intrinsicContentSize: CGSize {
    CGSize(width: (CGFloat(text?.count ?? 0) * font.pointSize / 2).rounded(.up), height: font.lineHeight)
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
}

/// The platform owns the content view of a cell and lays it out. [doc, UITableViewCell.contentView]
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
}

@preconcurrency @MainActor open class UIImageView: UIView {}

@preconcurrency @MainActor open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
  }
}

/// A button is as wide as its title, with a margin. [PlatformRules, "Numbers that only look right"]
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system }
  private var title: String?
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  open func setTitle(_ title: String?, for state: UIControl.State) { self.title = title }
  open override var intrinsicContentSize: CGSize { CGSize(width: 30 + 9 * CGFloat(title?.count ?? 0), height: 34) }
}

/// A view controller loads its view when somebody first asks for it, and hears of the view's layout. It is no layout
/// item. [doc, UIViewController]
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
}

/// The traits are the same everywhere. A test sets them. [PlatformRules, "Traits"]
@preconcurrency @MainActor public final class UITraitCollection: NSObject {
  public var horizontalSizeClass: UIUserInterfaceSizeClass { StandIn.horizontalSizeClass }
}
