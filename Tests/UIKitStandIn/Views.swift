//  UIKit's own views and its view controller: the parts that the screens and pages use.

/// Each character is half as wide as the font's size, and a line breaks anywhere. (assumed)
private struct Text {
  let string: String
  let font: UIFont
  /// 0 allows any number.
  var numberOfLines = 0

  /// The size of the text, wrapped at this width.
  @MainActor func size(atWidth width: CGFloat) -> CGSize {
    if string.isEmpty { return .zero }
    let character = font.pointSize / 2
    let room = numberOfLines == 1 ? .infinity : max(1, ((width + Rounding.inPoints) / character).rounded(.down))
    let paragraphs = string.split(separator: "\n", omittingEmptySubsequences: false).map { CGFloat($0.count) }
    let all = paragraphs.reduce(0) { $0 + max(1, ($1 / room).rounded(.up)) }
    let shown = numberOfLines == 0 ? all : min(all, CGFloat(numberOfLines))
    let longest = min(room, paragraphs.max() ?? 0)
    return CGSize(width: (longest * character).rounded(.up), height: shown * font.lineHeight)
  }
}

/// A label shows lines of text. Without a width from the layout, each paragraph is one line.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  /// Any number of lines may appear if this is 0.
  open var numberOfLines = 1
  /// It is only stored.
  open var textColor: UIColor?

  private var ownFont = UIFont.systemFont(ofSize: 17)  // (Apple: UILabel.font)
  open var font: UIFont! {
    get { adjustsFontForContentSizeCategory ? ownFont.style.map(UIFont.preferredFont) ?? ownFont : ownFont }
    set { ownFont = newValue ?? UIFont.systemFont(ofSize: 17) }
  }
  /// Whether a font of a text style follows the user's text size.
  /// (Apple: UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory)
  open var adjustsFontForContentSizeCategory = false

  override var wrapsText: Bool { numberOfLines != 1 }
  open override var intrinsicContentSize: CGSize { contentSize(atWidth: nil) }
  override func contentSize(atWidth width: CGFloat?) -> CGSize {
    Text(string: text ?? "", font: font, numberOfLines: numberOfLines).size(atWidth: width ?? .infinity)
  }

  /// That the baselines of a tall label keep their distances from its edges is assumed.
  override var baselineInsets: UIEdgeInsets {
    UIEdgeInsets(top: font.ascender, left: 0, bottom: -font.descender, right: 0)
  }
}

/// A scroll view's subviews lie in its content area, and constraints to `contentLayoutGuide` make that area's size.
/// (Apple: UIScrollView.contentLayoutGuide, UIScrollView.frameLayoutGuide)
@preconcurrency @MainActor open class UIScrollView: UIView {
  public private(set) lazy var contentLayoutGuide = systemGuide(.content)
  public private(set) lazy var frameLayoutGuide = systemGuide(.frame)
  open var contentSize: CGSize { contentLayoutGuide.layoutFrame.size }
  /// It is only stored.
  open var alwaysBounceVertical = false
}

/// It wants to be as large as its image. (Apple: UIImageView)
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage?
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

/// A button is as large as its title, with a margin. The title follows the user's text size, and it wraps
/// (Apple: UIButton.Configuration.titleLineBreakMode). The margins are assumed.
@preconcurrency @MainActor open class UIButton: UIView {
  open var configuration: Configuration?
  public convenience init(configuration: Configuration) {
    self.init(frame: .zero)
    self.configuration = configuration
  }

  override var wrapsText: Bool { true }
  open override var intrinsicContentSize: CGSize { contentSize(atWidth: nil) }
  override func contentSize(atWidth width: CGFloat?) -> CGSize {
    guard let configuration else { refuse("A button without a configuration.") }
    let title = Text(string: configuration.title ?? "", font: .preferredFont(forTextStyle: .body))
    let size = title.size(atWidth: (width ?? .infinity) - 24)
    return CGSize(width: size.width + 24, height: max(size.height, title.font.lineHeight) + 14)
  }

  public struct Configuration: Sendable {
    public var title: String?
    public static func filled() -> Configuration { Configuration() }
  }
}

/// A view controller loads its view on first use, and is told before its view is laid out.
/// (Apple: UIViewController.viewDidLoad, UIViewController.viewWillLayoutSubviews)
@preconcurrency @MainActor open class UIViewController: NSObject {
  private var loadedView: UIView?
  open var view: UIView! {
    get {
      if loadedView == nil {
        self.view = UIView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
}
