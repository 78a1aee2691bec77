//  Here is every example of the README and the gallery. They show the code between the braces.

import TestSupport

extension TALPriority {
  /// A constraint of this priority gives a view a place as long as the example does not. It is not drawn.
  static var place: TALPriority { TALPriority(2) }
  /// A constraint of this priority does the same, but yields to other places.
  static var weakPlace: TALPriority { TALPriority(1) }
}

private let (limit, margin): (CGFloat, CGFloat) = (200, 10)
private let isWide = true

extension Example {
  public static let all: [Example] = [
    Example(
      "anatomy", "The anatomy of a relation",
      scenes: [
        Scene(State(240, 50), .anatomy, scale: 1.5) { parent in
          let blue = parent.box("blue", width: 90, height: 50)
          let red = parent.box("red", width: 110, height: 50)
          blue.anchor([.leading, .top], to: parent, priority: .place)
          red.anchor([.top], to: parent, priority: .place)

          red.leadingAnchor =&= blue.trailingAnchor + 8
        },
        Scene(State(240, 50), .anatomy, scale: 1.5) { parent in
          let view = parent.box("view", height: 50)
          view.anchor([.leading, .top], to: parent, priority: .place)
          view.widthAnchor =&= 0 | .place

          view.widthAnchor =>= 2 * view.heightAnchor - 4 | .defaultHigh
        },
      ]),
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
      "forms", "Every form of a relation",
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
        form { a in a.widthAnchor =<= 250 },
        form { a in a.widthAnchor =<= limit },
        form { a in a.widthAnchor =&= 250 - margin },
        form { a in a.widthAnchor =&= isWide ? 200 : 300 },
        form { a in a.heightAnchor =&= 44 | .defaultHigh },
        form(x: 176, y: 0) { a, b in a.topAnchor =>= b.topAnchor + 8 | .defaultLow },
        form { a in a.widthAnchor =&= 250 | (.required - 1) },
        form { a, b in a.widthAnchor =&= 2 * b.heightAnchor - 4 | .defaultHigh },
      ]),
    Example("login", "A login form", State(300, 240), scale: 1.25) { parent in
      let title = parent.text("Sign in")
      let name = parent.box("name", height: 36)
      let password = parent.box("password", height: 36)
      let button = parent.box("Continue", width: 120, height: 40)

      title.topAnchor =&= parent.topAnchor + 24
      name.topAnchor =&= title.bottomAnchor + 20
      password.topAnchor =&= name.bottomAnchor + 8
      button.topAnchor =&= password.bottomAnchor + 20
      for view in [title, button] { view.anchor([.centerX], to: parent) }
      for field in [name, password] { field.anchor([.leading, .trailing], to: parent, padding: 16) }
    },
    Example("card", "A card with image and text", State(320, 150), scale: 2) { parent in
      let card = parent.box("card")
      let image = card.box("image")
      let headline = card.text("Headline")
      let body = card.text("Two words")

      card.anchor(.edges, to: parent, padding: 12)
      image.anchor([.top, .leading, .bottom], to: card, padding: 10)
      image.widthAnchor =&= image.heightAnchor
      headline.firstBaselineAnchor =&= image.topAnchor + 22
      headline.leadingAnchor =&= image.trailingAnchor + 12
      headline.trailingAnchor =<= card.trailingAnchor - 10
      body.leadingAnchor =&= headline.leadingAnchor
      body.firstBaselineAnchor =&= headline.lastBaselineAnchor + 24
    },
    Example("media", "A media row that compresses", State(290, 80), State(200, 80), scale: 1.5) { parent in
      let artwork = parent.box("art", width: 48, height: 48)
      let song = parent.text("A long song title")
      let time = parent.text("3:45")

      for view in [artwork, song, time] { view.anchor([.centerY], to: parent) }
      artwork.leadingAnchor =&= parent.leadingAnchor + 16
      song.leadingAnchor =&= artwork.trailingAnchor + 12
      time.leadingAnchor =>= song.trailingAnchor + 12
      time.trailingAnchor =&= parent.trailingAnchor - 16
      artwork.constrainHuggingCompression(.horizontal, .required)
      time.constrainHuggingCompression(.horizontal, .required)
    },
    Example(
      "mirrored", "A right-to-left pair", State(220, 80), State(220, 80, isRightToLeft: true), scale: 1.5
    ) { parent in
      let icon = parent.box("icon", width: 44, height: 44)
      let label = parent.text("Mirrored")
      for view in [icon, label] { view.anchor([.centerY], to: parent, priority: .place) }

      icon.leadingAnchor =&= parent.leadingAnchor + 16
      label.leadingAnchor =&= icon.trailingAnchor + 8
    },
    Example(
      "sizes", "A switch between two size classes", State(200, 126, "compact"), State(360, 68, "regular"), scale: 1.25
    ) { parent in
      let (one, two) = (parent.box("one", height: 48), parent.box("two", height: 48))
      one.anchor([.top, .leading], to: parent, padding: 10)
      two.widthAnchor =&= one.widthAnchor

      let compact = NSLayoutConstraint.inactive {
        two.topAnchor =&= one.bottomAnchor + 10
        two.leadingAnchor =&= one.leadingAnchor
        one.trailingAnchor =&= parent.trailingAnchor - 10
      }
      let regular = NSLayoutConstraint.inactive {
        two.topAnchor =&= one.topAnchor
        two.leadingAnchor =&= one.trailingAnchor + 10
        two.trailingAnchor =&= parent.trailingAnchor - 10
      }
      compact.setActive(true)
      if parent.frame.width > 300 {
        compact.setActive(false)
        regular.setActive(true)
      }
    },
  ]

  /// Shows one relation between two boxes. `a` is below `b` or at another place, as far as the relation leaves it free.
  private static func form(
    x: CGFloat = 0, y: CGFloat = 56, line: Int = #line, _ relate: @escaping @MainActor (Box, Box) -> Void
  ) -> Scene {
    Scene(State(340, max(56, y + 24)), .statement, scale: 1, line: line) { parent in
      let (a, b) = (parent.box("a"), parent.box("b", width: 96, height: 40))
      b.anchor([.leading, .top], to: parent, priority: .place)
      a.leadingAnchor =&= parent.leadingAnchor + x | .weakPlace
      a.topAnchor =&= parent.topAnchor + y | .weakPlace
      a.widthAnchor =&= 60 | .weakPlace
      a.heightAnchor =&= 24 | .weakPlace
      relate(a, b)
    }
  }

  /// Shows one relation of a box to a number.
  private static func form(line: Int = #line, _ relate: @escaping @MainActor (Box) -> Void) -> Scene {
    form(y: 0, line: line) { a, b in
      b.removeFromSuperview()
      relate(a)
    }
  }
}
