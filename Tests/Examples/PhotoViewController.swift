//  A screen that rotates, as the article "Sets that are switched" shows it.

#if canImport(UIKit) && !os(tvOS)
import TextualAutoLayout  // only with the package
import UIKit

final class PhotoViewController: UIViewController {
  private let scroll = UIScrollView(), photo = UIImageView()
  private let caption = UILabel(), button = UIButton(configuration: .filled())
  private var upright: [NSLayoutConstraint] = [], wide: [NSLayoutConstraint] = []
  private var isWide: Bool?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.alwaysBounceVertical = true  // UIKit then keeps short content inside the safe area, too
    photo.backgroundColor = .secondarySystemFill
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    caption.text = "The photo is above this caption, or beside it."
    caption.font = .preferredFont(forTextStyle: .body)
    caption.adjustsFontForContentSizeCategory = true
    caption.numberOfLines = 0
    button.configuration?.title = "Continue"
    view.addSubview(scroll)
    for subview in [photo, caption, button] { scroll.addSubview(subview) }

    let content = scroll.contentLayoutGuide, page = view.readableContentGuide
    scroll.anchor(.edges, to: view)
    content.widthAnchor =&= scroll.frameLayoutGuide.widthAnchor
    content.heightAnchor =&= view.safeAreaLayoutGuide.heightAnchor | .defaultLow  // gives way to long texts
    photo.anchor(.top, to: content, padding: 16)
    photo.anchor(.leading, to: page)
    photo.heightAnchor =&= photo.widthAnchor * 3 / 4
    caption.anchor(.trailing, to: page)
    button.topAnchor =>= photo.bottomAnchor + 16
    button.topAnchor =>= caption.bottomAnchor + 16
    button.heightAnchor =>= 44
    button.anchor(.horizontal, to: page)
    button.anchor(.bottom, to: content, padding: 16)
    upright = .inactive {
      photo.anchor(.trailing, to: page)
      caption.topAnchor =&= photo.bottomAnchor + 16
      caption.leadingAnchor =&= photo.leadingAnchor
    }
    wide = .inactive {
      photo.widthAnchor =&= page.widthAnchor / 3
      caption.topAnchor =&= photo.topAnchor
      caption.leadingAnchor =&= photo.trailingAnchor + 16
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isWide = view.bounds.width > view.bounds.height
    guard isWide != self.isWide else { return }
    self.isWide = isWide
    let (old, new) = isWide ? (upright, wide) : (wide, upright)
    old.setActive(false)  // first, because the two sets contradict each other
    new.setActive(true)
  }
}
#endif
