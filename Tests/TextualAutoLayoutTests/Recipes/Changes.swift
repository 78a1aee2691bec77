import Testing
import TestSupport

extension RecipeTests {
  /// ## Layouts that change

  #if canImport(UIKit)
  /// ### Two sets in properties
  @Test func setsInProperties() {
    // recipe
    final class PhotoController: UIViewController {
      let photo = UIImageView()
      var upright: [NSLayoutConstraint] = []
      lazy var wide: [NSLayoutConstraint] = .inactive { photo.widthAnchor =&= view.widthAnchor / 2 }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(photo)
        photo.anchor([.top, .leading, .bottom], to: view)
        upright = .inactive { photo.anchor([.trailing], to: view) }
        upright.setActive(true)
      }
    }
    // end
    /// Each set is made once: `upright` when the view is loaded, and `wide` when it is first used. Do not write
    /// `var wide: [NSLayoutConstraint] { .inactive { … } }`, because that makes a new set each time it is read, so that
    /// `wide.setActive(false)` switches off what was never on.
    let controller = PhotoController()
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    view.layOut()
    #expect(controller.photo.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    controller.upright.setActive(false)
    controller.wide.setActive(true)
    view.layOut()
    #expect(controller.photo.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(controller.wide.count == 1 && controller.wide.setActive(false).map(\.isActive) == [false])
  }

  /// ### A layout for each size class
  @Test func sizeClasses() {
    class Sets: UIViewController {
      let photo = UIImageView()
      var compact: [NSLayoutConstraint] = [], regular: [NSLayoutConstraint] = []
      override func viewDidLoad() {
        view.addSubview(photo)
        photo.anchor([.top, .leading], to: view)
        compact = .inactive { photo.anchor([.trailing], to: view) }
        regular = .inactive { photo.widthAnchor =&= 300 }
      }
    }
    final class Screen: Sets {
      // recipe
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isCompact = traitCollection.horizontalSizeClass == .compact
        (isCompact ? regular : compact).setActive(false)
        (isCompact ? compact : regular).setActive(true)
      }
      // end
    }
    /// A view controller that has the sets `compact` and `regular` in properties switches them before each layout, and
    /// so on rotation, in Split View and when a window is resized. If nothing has changed, nothing happens. README's
    /// screen asks for the view's width and height instead.
    let screen = Screen()
    screen.view.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    screen.view.layOut()
    let isCompact = screen.traitCollection.horizontalSizeClass == .compact
    #expect(screen.compact.map(\.isActive) == [isCompact] && screen.regular.map(\.isActive) == [!isCompact])
    #if STAND_IN
    StandIn.horizontalSizeClass = .compact
    defer { StandIn.horizontalSizeClass = .unspecified }
    screen.view.layOut()
    #expect(screen.compact.map(\.isActive) == [true] && screen.regular.map(\.isActive) == [false])
    #expect(screen.photo.frame.width == 600)
    #endif
  }

  /// ### A change that is animated
  @Test func animation() {
    let parent = parent
    card.anchor([.top, .leading], to: parent)
    card.widthAnchor =&= 50
    begin()
    // recipe
    let height = card.heightAnchor =&= 80
    parent.layoutIfNeeded()

    UIView.animate(withDuration: 0.3) {
      height.constant = 200
      parent.layoutIfNeeded()
    }
    // end
    /// The card grows from 80 to 200 points. Keep the constraint that the relation returns, and lay out within the
    /// animation, so that the new frame is what is animated. The superview lays out, because it sets the card's frame.
    made("card.height = 200")
    #expect(height.isActive && card.frame.height == 200)
  }

  /// ### A switch of sets that is animated
  @Test func animatedSwitch() {
    let parent = parent
    card.heightAnchor =&= 50
    begin()
    // recipe
    card.anchor([.top, .leading], to: parent)
    let closed = [NSLayoutConstraint].inactive { card.widthAnchor =&= 100 }
    let open = [NSLayoutConstraint].inactive { card.anchor([.trailing], to: parent) }
    closed.setActive(true)
    parent.layoutIfNeeded()

    UIView.animate(withDuration: 0.3) {
      closed.setActive(false)
      open.setActive(true)
      parent.layoutIfNeeded()
    }
    // end
    /// The card opens to the parent's width. The old set goes off first, because both at once contradict each other.
    made("card.top = parent.top", "card.leading = parent.leading", "parent.trailing = card.trailing")
    #expect(card.frame.width == 400)
  }
  #endif

  /// ### One constraint that waits
  @Test func waiting() {
    place(photo, 0, 0, 50, 30)
    begin()
    // recipe
    let narrow = photo.widthAnchor =&= 120
    let wide = [NSLayoutConstraint].inactive { photo.widthAnchor =&= 250 }[0]
    narrow.isActive = false
    wide.isActive = true
    // end
    /// The photo is 250 points wide, and `narrow` waits. `[0]` is the one constraint of the list.
    made("photo.width = 250")
    #expect(!narrow.isActive)
    expect(photo, 0, 0, 250, 30)
  }

  /// ### As many constraints as there are views
  @Test func asManyConstraintsAsViews() {
    begin()
    // recipe
    var stacked: [NSLayoutConstraint] = []
    func stack(_ views: [TALView]) {
      stacked.setActive(false)
      stacked = .inactive {
        for (upper, lower) in zip(views, views.dropFirst()) {
          lower.topAnchor =&= upper.bottomAnchor + 8
          lower.anchor([.leading, .width], to: upper)
        }
      }
      stacked.setActive(true)
    }
    stack([photo, title, subtitle])
    title.removeFromSuperview()
    stack([photo, subtitle])
    // end
    /// The subtitle follows the photo after 8 points. Where the views themselves change, the old set goes off and a new
    /// one is made. A view that drops out is removed or hidden, because nothing places it any more.
    made("subtitle.top = photo.bottom + 8", "subtitle.leading = photo.leading", "subtitle.width = photo.width")
    #expect(stacked.count == 3)
    place(photo, 0, 0, 100, 30)
    place(subtitle, 5, 5, 5, 20)
    expect(subtitle, 0, 38, 100, 20)
  }

  /// ### A set with a constraint that the platform makes
  @Test func shared() {
    place(photo, 0, 0, 50, 30)
    begin()
    // recipe
    let gap = title.leadingAnchor.constraint(equalToSystemSpacingAfter: photo.trailingAnchor, multiplier: 1)
    let narrow = [NSLayoutConstraint].inactive { photo.widthAnchor =&= 120 } + [gap]
    let wide = [NSLayoutConstraint].inactive { photo.widthAnchor =&= 250 }
    photo.heightAnchor =&= 44
    narrow.setActive(true)
    narrow.setActive(false)
    wide.setActive(true)
    // end
    /// Add what the platform's methods make with `+`. The height, which every set needs, stays active.
    made("photo.width = 250", "photo.height = 44")
    #expect(narrow.count == 2 && narrow[1] === gap && !gap.isActive)
    expect(photo, 0, 0, 250, 44)
  }

  /// ### Constraints before the view has a parent
  @Test func beforeTheParent() {
    let child = Box("child")
    begin()
    // recipe
    let later = [NSLayoutConstraint].inactive { child.anchor(.edges, to: parent, padding: 8) }
    parent.addSubview(child)
    later.setActive(true)
    // end
    /// In `inactive` the constraints wait. Outside of it the platform would raise an exception, as the child has no
    /// superview yet.
    made(
      "child.top = parent.top + 8", "child.leading = parent.leading + 8", "parent.bottom = child.bottom + 8",
      "parent.trailing = child.trailing + 8")
    expect(child, 8, 8, 384, 284)
  }
}
