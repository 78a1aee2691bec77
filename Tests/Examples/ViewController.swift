//  README's first screen, as README shows it.

#if canImport(UIKit) && !os(tvOS)
import TextualAutoLayout  // only with the package
import UIKit

final class ViewController: UIViewController {
  private let scroll = UIScrollView(), message = UILabel(), button = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.alwaysBounceVertical = true  // UIKit then keeps short content inside the safe area, too
    message.text = "Hello, Auto Layout"
    message.font = .preferredFont(forTextStyle: .title1)
    message.adjustsFontForContentSizeCategory = true
    message.numberOfLines = 0
    button.configuration?.title = "Continue"
    view.addSubview(scroll)
    for subview in [message, button] { scroll.addSubview(subview) }

    let content = scroll.contentLayoutGuide, page = view.readableContentGuide
    scroll.anchor(.edges, to: view)
    content.widthAnchor =&= scroll.frameLayoutGuide.widthAnchor
    content.heightAnchor =&= view.safeAreaLayoutGuide.heightAnchor | .defaultLow  // gives way to a long message
    message.anchor(.top, to: content, padding: 16)
    message.anchor(.horizontal, to: page)
    button.topAnchor =>= message.bottomAnchor + 16
    button.heightAnchor =>= 44
    button.anchor(.horizontal, to: page)
    button.anchor(.bottom, to: content, padding: 16)
  }
}
#endif
