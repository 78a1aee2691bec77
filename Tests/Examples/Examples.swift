//  Here is every example that the gallery lays out and draws, and README's screen.

import TestSupport

extension TALPriority {
  /// Constraints of these priorities give a view a place where the example leaves it free. They are not drawn.
  static let (place, weakPlace) = (TALPriority(2), TALPriority(1))
}

private let (limit, margin): (CGFloat, CGFloat) = (200, 10)
private let isWide = true

#if canImport(UIKit)
final class PhotoViewController: UIViewController {
  let photo = UIImageView(), caption = UILabel(), button = UIButton(type: .system)
  var upright: [NSLayoutConstraint] = [], wide: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
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
    caption.bottomAnchor =<= button.topAnchor - 16 | (.required - 1)
    upright = .inactive {
      photo.anchor([.trailing], to: safe, padding: 16)
      caption.topAnchor =&= photo.bottomAnchor + 16
      caption.leadingAnchor =&= photo.leadingAnchor
    }
    wide = .inactive {
      photo.widthAnchor =&= safe.widthAnchor / 2 | (.required - 1)
      photo.bottomAnchor =<= safe.bottomAnchor - 16
      caption.topAnchor =&= photo.topAnchor
      caption.leadingAnchor =&= photo.trailingAnchor + 16
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isWide = view.bounds.width > view.bounds.height
    (isWide ? upright : wide).setActive(false)
    (isWide ? wide : upright).setActive(true)
  }
}

/// README's screen with its contents, and its two sets.
@MainActor package struct PhotoScreen {
  package let controller: UIViewController, upright: [NSLayoutConstraint], wide: [NSLayoutConstraint]

  package init() {
    let made = PhotoViewController()
    made.loadViewIfNeeded()
    made.caption.text = "A short caption"
    made.button.setTitle("button", for: .normal)
    made.button.accessibilityIdentifier = "button"
    made.photo.accessibilityIdentifier = "photo"
    (controller, upright, wide) = (made, made.upright, made.wide)
  }
}
#endif

extension Example {
  public static let all: [Example] =
    [
      Example(
        "ratio", "A priority gives way", State(200, 96, "it holds"), State(130, 96, "it gives way"), scale: 1.75
      ) { parent in
        let view = parent.box("view")
        view.anchor([.top, .bottom, .leading], to: parent, padding: 10)
        view.trailingAnchor =<= parent.trailingAnchor - 10
        view.widthAnchor =&= 0 | .place

        view.widthAnchor =>= 2 * view.heightAnchor - 4 | .defaultHigh
      },
      Example("padding", "Several edges at once", State(200, 120), scale: 1.5) { parent in
        let child = parent.box("child")

        child.anchor([.top, .bottom, .left, .right], to: parent, padding: 5)
      },
      Example(
        name: "forms", title: "Every form of a relation",
        scenes: [
          form { a, b in a.leadingAnchor =&= b.leadingAnchor },
          form { a, b in a.topAnchor =&= b.bottomAnchor + 8 },
          form(x: 176, y: 0) { a, b in a.topAnchor =>= b.bottomAnchor - 8 },
          form { a, b in a.widthAnchor =>= 2 * b.heightAnchor },
          form { a, b in a.widthAnchor =>= b.heightAnchor * 2 },
          form { a, b in a.widthAnchor =>= b.heightAnchor / 2 },
          form { a, b in a.widthAnchor =&= b.widthAnchor * 9 / 16 },
          form { a, b in a.widthAnchor =>= (b.widthAnchor - 50) * 0.5 + 4 },
          form { a, b in a.widthAnchor =>= -1 * b.widthAnchor + 300 },
          form(y: 0, isAlone: true) { a, _ in a.widthAnchor =<= 250 },
          form(y: 0, isAlone: true) { a, _ in a.widthAnchor =<= limit },
          form(y: 0, isAlone: true) { a, _ in a.widthAnchor =&= 250 - margin },
          form(y: 0, isAlone: true) { a, _ in a.widthAnchor =&= isWide ? 200 : 300 },
          form(y: 0, isAlone: true) { a, _ in a.heightAnchor =&= 44 | .defaultHigh },
          form(x: 176, y: 0) { a, b in a.topAnchor =>= b.topAnchor + 8 | .defaultLow },
          form(y: 0, isAlone: true) { a, _ in a.widthAnchor =&= 250 | (.required - 1) },
        ]),
    ] + screen

  private static var screen: [Example] {
    #if canImport(UIKit)
    let states = [State(220, 270, "upright"), State(440, 200, "wide")]
    let scenes = states.map { state in
      Scene(state, scale: 1.1) { frame in
        let screen = PhotoScreen()
        screen.controller.view.frame = frame
        screen.controller.view.layOut()
        return screen.controller.view
      }
    }
    return [Example(name: "screen", title: "A screen that turns", scenes: scenes)]
    #else
    return []
    #endif
  }

  /// Shows one relation of a box, to a second box or alone. The box has its size and place as far as the relation
  /// leaves them free.
  private static func form(
    x: CGFloat = 0, y: CGFloat = 56, isAlone: Bool = false, line: Int = #line,
    _ relate: @escaping @MainActor (Box, Box) -> Void
  ) -> Scene {
    Scene(State(340, max(56, y + 24)), scale: 1, line: line) { parent in
      let (a, b) = (parent.box("a"), parent.box("b", width: 96, height: 40))
      if isAlone { b.removeFromSuperview() } else { b.anchor([.leading, .top], to: parent, priority: .place) }
      a.leadingAnchor =&= parent.leadingAnchor + x | .weakPlace
      a.topAnchor =&= parent.topAnchor + y | .weakPlace
      a.widthAnchor =&= 60 | .weakPlace
      a.heightAnchor =&= 24 | .weakPlace
      relate(a, b)
    }
  }
}
