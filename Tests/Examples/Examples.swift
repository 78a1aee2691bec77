//  Every example of the README and the gallery, once. The code between the braces is what they show.

extension Example {
  public static let all: [Example] = [
    Example("anatomy", "The anatomy of a relation", 320, 100) { parent in
      let blue = parent.box("blue", width: 90, height: 50)
      let red = parent.box("red", width: 110, height: 50)
      blue.leadingAnchor =&= parent.leadingAnchor + 40
      for view in [blue, red] { view.anchor([.centerY], to: parent) }

      red.leadingAnchor =&= blue.trailingAnchor + 8
    },
    Example("ratio", "A priority gives way", 300, 100) { parent in
      let view = parent.box("view")
      view.anchor([.top, .bottom, .left], to: parent, padding: 10)
      view.widthAnchor =<= 150

      view.widthAnchor =>= 2 * view.heightAnchor - 4 | .defaultHigh
    },
    Example("padding", "Several edges at once", 200, 120) { parent in
      let child = parent.box("child")

      child.anchor([.top, .bottom, .left, .right], to: parent, padding: 5)
    },
    Example("forms", "Every form of a relation", 420, 200) { parent in
      let a = parent.box("a")
      let b = parent.box("b", width: 100, height: 40)
      let (limit, margin): (CGFloat, CGFloat) = (400, 10)
      b.anchor([.leading, .top], to: parent, padding: 8)
      a.leadingAnchor =&= b.leadingAnchor

      a.topAnchor =&= b.bottomAnchor | .defaultLow
      a.topAnchor =&= b.bottomAnchor + 8
      a.topAnchor =>= b.bottomAnchor - 8
      a.topAnchor =>= b.topAnchor + 8
      a.widthAnchor =>= 2 * b.heightAnchor
      a.widthAnchor =>= b.heightAnchor * 2
      a.widthAnchor =>= b.heightAnchor / 2
      a.widthAnchor =>= (b.widthAnchor - 50) * 0.5 + 4
      a.widthAnchor =<= 250
      a.widthAnchor =<= limit
      a.widthAnchor =&= 250 - margin
      a.heightAnchor =&= 250 | .defaultHigh
      a.bottomAnchor =<= parent.bottomAnchor - 8
      a.topAnchor =>= b.topAnchor + 8 | .defaultLow
      a.widthAnchor =&= 250 | TALPriority(999)
      a.widthAnchor =&= 2 * b.heightAnchor - 4 | .defaultHigh
    },
    Example("login", "A login form", 300, 240) { parent in
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
    Example("card", "A card with image and text", 320, 150) { parent in
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
    Example("media", "A media row that compresses", 280, 80) { parent in
      let artwork = parent.box("art", width: 48, height: 48)
      let song = parent.text("A rather long song title")
      let time = parent.text("3:45")

      for view in [artwork, song, time] { view.anchor([.centerY], to: parent) }
      artwork.leadingAnchor =&= parent.leadingAnchor + 16
      song.leadingAnchor =&= artwork.trailingAnchor + 12
      time.leadingAnchor =>= song.trailingAnchor + 12
      time.trailingAnchor =&= parent.trailingAnchor - 16
      artwork.constrainHuggingCompression(.horizontal, .required)
      time.constrainHuggingCompression(.horizontal, .required)
    },
    Example("mirrored", "A right-to-left pair", 300, 90) { parent in
      let icon = parent.box("icon", width: 44, height: 44)
      let label = parent.text("Mirrored")
      icon.leadingAnchor =&= parent.leadingAnchor + 16
      label.leadingAnchor =&= icon.trailingAnchor + 8
      for view in [icon, label] { view.anchor([.centerY], to: parent) }
      parent.makeRightToLeft()
    },
    Example("sizes", "A switch between two size classes", 360, 130) { parent in
      let (one, two) = (parent.box("one", height: 40), parent.box("two", height: 40))
      for view in [one, two] { view.anchor([.leading], to: parent, padding: 10) | .defaultLow }
      one.topAnchor =&= parent.topAnchor + 10

      let compact = NSLayoutConstraint.inactive([
        two.topAnchor =&= one.bottomAnchor + 10,
        one.trailingAnchor =&= parent.trailingAnchor - 10,
        two.widthAnchor =&= one.widthAnchor,
      ])
      let regular = NSLayoutConstraint.inactive([
        two.topAnchor =&= one.topAnchor,
        two.leadingAnchor =&= one.trailingAnchor + 10,
        two.trailingAnchor =&= parent.trailingAnchor - 10,
        two.widthAnchor =&= one.widthAnchor,
      ])
      compact.setActive(true)
      compact.setActive(false)
      regular.setActive(true)
    },
  ]
}
