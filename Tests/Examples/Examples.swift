//  The examples that the gallery lays out and draws, and README's two screens.

import TestSupport

extension TALPriority {
  /// Priorities of constraints that give a view a position or size if the example leaves it open. They aren't drawn.
  public static let (filler, weakFiller) = (TALPriority(2), TALPriority(1))
}

private let (limit, margin): (CGFloat, CGFloat) = (200, 10)
private let isWide = true

#if canImport(UIKit)
/// README's first screen.
private final class FirstScreenController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // readme
    let message = UILabel(), button = UIButton(type: .system)
    message.text = "Hello, Auto Layout"
    message.font = .preferredFont(forTextStyle: .title1)
    message.adjustsFontForContentSizeCategory = true
    message.numberOfLines = 0
    button.setTitle("Continue", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    for subview in [message, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safe = view.safeAreaLayoutGuide
    message.anchor(.horizontal + [.top], to: safe, padding: 16)
    button.anchor(.horizontal, to: message)
    button.topAnchor =>= message.bottomAnchor + 16
    button.bottomAnchor =&= safe.bottomAnchor - 16
    button.heightAnchor =>= 44
    // end
  }
}

// readme
final class PhotoViewController: UIViewController {
  let photo = UIImageView(), caption = UILabel(), button = UIButton(type: .system)
  var upright: [NSLayoutConstraint] = [], wide: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    caption.font = .preferredFont(forTextStyle: .body)
    caption.adjustsFontForContentSizeCategory = true
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    caption.numberOfLines = 0
    for subview in [photo, caption, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safe = view.safeAreaLayoutGuide
    photo.anchor([.top, .leading], to: safe, padding: 16)
    photo.heightAnchor =&= photo.widthAnchor * 3 / 4
    caption.anchor([.trailing], to: safe, padding: 16)
    button.anchor([.bottom, .trailing], to: safe, padding: 16)
    button.leadingAnchor =>= caption.leadingAnchor  // truncates a long title
    button.heightAnchor =>= 44  // The button's title and the caption resist at 750, so a long caption could squash it.
    // At 999 it truncates a long caption. It gives way only if the view is too short even without one.
    caption.bottomAnchor =<= button.topAnchor - 16 | (.required - 1)
    upright = .inactive {
      photo.anchor([.trailing], to: safe, padding: 16)
      caption.topAnchor =&= photo.bottomAnchor + 16
      caption.leadingAnchor =&= photo.leadingAnchor
    }
    wide = .inactive {
      // At 999 it beats the image's own size, but gives way to the limit in the next line.
      photo.widthAnchor =&= safe.widthAnchor / 2 | (.required - 1)
      photo.bottomAnchor =<= safe.bottomAnchor - 16
      caption.topAnchor =&= photo.topAnchor
      caption.leadingAnchor =&= photo.trailingAnchor + 16
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isWide = view.bounds.width > view.bounds.height
    let (old, new) = isWide ? (upright, wide) : (wide, upright)
    old.setActive(false)  // first, because the two sets contradict each other
    new.setActive(true)
  }
}
// end

/// README's screens with longer or shorter text.
@MainActor package struct ReadmeScreen {
  package let controller: UIViewController
  package let button: UIButton
  /// The sets of the rotating screen.
  package let upright, wide: [NSLayoutConstraint]

  package static func first(text: String, title: String) -> ReadmeScreen {
    let controller = FirstScreenController()
    controller.loadViewIfNeeded()
    let button = controller.view.subviews.compactMap { $0 as? UIButton }[0]
    controller.view.subviews.compactMap { $0 as? UILabel }[0].text = text
    button.setTitle(title, for: .normal)
    return ReadmeScreen(controller: controller, button: button, upright: [], wide: [])
  }

  package static func rotating(text: String, title: String) -> ReadmeScreen {
    let controller = PhotoViewController()
    controller.loadViewIfNeeded()
    controller.caption.text = text
    controller.button.setTitle(title, for: .normal)
    controller.button.accessibilityIdentifier = "button"
    controller.photo.accessibilityIdentifier = "photo"
    return ReadmeScreen(
      controller: controller, button: controller.button, upright: controller.upright, wide: controller.wide)
  }
}
#endif

extension Example {
  public static let all: [Example] =
    [
      Example(
        "ratio", "A priority gives way", State(200, 96, "it holds"), State(130, 96, "it gives way"), zoom: 1.75
      ) { container in
        let view = container.box("view")
        view.anchor(.vertical + [.leading], to: container, padding: 10)
        view.trailingAnchor =<= container.trailingAnchor - 10
        view.widthAnchor =&= 0 | .filler

        view.widthAnchor =>= 2 * view.heightAnchor - 4 | (.required - 1)
      },
      Example("padding", "Several edges at once", State(200, 120), zoom: 1.5) { container in
        let child = container.box("child")

        child.anchor(.edges, to: container, padding: 5)
      },
      Example(
        name: "forms", title: "Every form of a relation",
        scenes: [
          scene { a, b in a.leadingAnchor =&= b.leadingAnchor },
          scene { a, b in a.topAnchor =&= b.bottomAnchor + 8 },
          scene(x: 176, y: 0) { a, b in a.topAnchor =>= b.bottomAnchor - 8 },
          scene { a, b in a.widthAnchor =>= 2 * b.heightAnchor },
          scene { a, b in a.widthAnchor =>= b.heightAnchor * 2 },
          scene { a, b in a.widthAnchor =>= b.heightAnchor / 2 },
          scene { a, b in a.widthAnchor =&= b.widthAnchor * 9 / 16 },
          scene { a, b in a.widthAnchor =>= (b.widthAnchor - 50) * 0.5 + 4 },
          scene { a, b in a.widthAnchor =>= -1 * b.widthAnchor + 300 },
          scene(y: 0, isAlone: true) { a, _ in a.widthAnchor =<= 250 },
          scene(y: 0, isAlone: true) { a, _ in a.widthAnchor =<= limit },
          scene(y: 0, isAlone: true) { a, _ in a.widthAnchor =&= 250 - margin },
          scene(y: 0, isAlone: true) { a, _ in a.widthAnchor =&= isWide ? 200 : 300 },
          scene(y: 0, isAlone: true) { a, _ in a.heightAnchor =&= 44 | .defaultHigh },
          scene(x: 176, y: 0) { a, b in a.topAnchor =>= b.topAnchor + 8 | .defaultLow },
          scene(y: 0, isAlone: true) { a, _ in a.widthAnchor =&= 250 | (.required - 1) },
        ]),
    ] + screen

  private static var screen: [Example] {
    #if canImport(UIKit)
    let states = [State(220, 270, "upright"), State(440, 200, "wide")]
    let scenes = states.map { state in
      Scene(state, zoom: 1.1) { frame in
        let screen = ReadmeScreen.rotating(text: "A short caption", title: "button")
        screen.controller.view.frame = frame
        screen.controller.view.layOut()
        return screen.controller.view
      }
    }
    return [Example(name: "screen", title: "A screen that rotates", scenes: scenes)]
    #else
    return []
    #endif
  }

  /// Shows one relation of a box, to a second box or alone. `x` and `y` place the box if the relation leaves its position
  /// open. An open size is 60 × 24.
  private static func scene(
    x: CGFloat = 0, y: CGFloat = 56, isAlone: Bool = false, line: Int = #line,
    _ relate: @escaping @MainActor (Box, Box) -> Void
  ) -> Scene {
    Scene(State(340, max(56, y + 24)), zoom: 1, line: line) { container in
      let (a, b) = (container.box("a"), container.box("b", width: 96, height: 40))
      if isAlone { b.removeFromSuperview() } else { b.anchor([.leading, .top], to: container, priority: .filler) }
      a.leadingAnchor =&= container.leadingAnchor + x | .weakFiller
      a.topAnchor =&= container.topAnchor + y | .weakFiller
      a.widthAnchor =&= 60 | .weakFiller
      a.heightAnchor =&= 24 | .weakFiller
      relate(a, b)
    }
  }
}
