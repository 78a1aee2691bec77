//  A chapter of Tests/Guide/Recipes.md. RecipeTests.swift explains how it becomes a page.

import Testing
import TestSupport

extension RecipeTests {
  /// ## Layouts that change

  #if canImport(UIKit)
  /// ### A layout for each size class
  @Test func sizeClassChoosesLayout() {
    // recipe
    final class ArticleController: UIViewController {
      let photo = UIImageView(), text = UILabel()
      private var compact: [NSLayoutConstraint] = [], regular: [NSLayoutConstraint] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.numberOfLines = 0
        for subview in [photo, text] { view.addSubview(subview) }

        photo.anchor([.top, .leading], to: view)
        text.anchor([.trailing], to: view.layoutMarginsGuide)
        text.bottomAnchor =<= view.layoutMarginsGuide.bottomAnchor | (.required - 1)
        compact = .inactive {
          photo.anchor([.trailing], to: view)
          photo.heightAnchor =&= photo.widthAnchor * 9 / 16 | (.required - 1)
          photo.heightAnchor =<= view.heightAnchor / 2  // in landscape
          text.topAnchor =&= photo.bottomAnchor + 16
          text.anchor([.leading], to: view.layoutMarginsGuide)
        }
        regular = .inactive {
          photo.anchor([.bottom], to: view)
          photo.widthAnchor =&= view.widthAnchor / 3
          text.anchor([.top], to: view.layoutMarginsGuide)
          text.leadingAnchor =&= photo.trailingAnchor + 16
        }
      }

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isRegular = traitCollection.horizontalSizeClass == .regular
        (isRegular ? compact : regular).setActive(false)
        (isRegular ? regular : compact).setActive(true)
      }
    }
    // end
    /// UIKit calls `viewWillLayoutSubviews` whenever the size of the view changes: after a rotation, in Split View, or
    /// while a window is resized. The size class usually changes together with the size. A text that is too long is
    /// truncated at the bottom, so put it into a scroll view if all of it must be readable.
    let controller = ArticleController()
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: 600, height: 400)
    controller.text.text = String(repeating: "text ", count: 60)
    func check() {
      #expect(logged { view.layOut() }.isEmpty)
      let isRegular = controller.traitCollection.horizontalSizeClass == .regular
      compare(
        controller.photo.frame, CGRect(x: 0, y: 0, width: isRegular ? 200 : 600, height: isRegular ? 400 : 200),
        isRounded: true)
      let top = isRegular ? view.layoutMarginsGuide.rectangle.minY : controller.photo.frame.maxY + 16
      let (text, margins) = (controller.text.frame, view.layoutMarginsGuide.rectangle)
      #expect(abs(text.minY - top) < 0.51 && abs(text.maxX - margins.maxX) < 0.51)
      #expect(abs(text.minX - (isRegular ? 216 : margins.minX)) < 0.51)
      #expect(text.height > 1.5 * controller.text.font.lineHeight && followTextSize(controller.text))
    }
    check()
    #if STAND_IN
    defer { StandIn.horizontalSizeClass = .unspecified }
    for sizeClass in [.regular, .compact, .regular] as [UIUserInterfaceSizeClass] {
      StandIn.horizontalSizeClass = sizeClass
      check()
    }
    #endif
    controller.text.text = String(repeating: "text ", count: 2000)
    check()
    #expect(controller.text.frame.maxY < view.layoutMarginsGuide.rectangle.maxY + 0.51)
  }

  /// ### A ratio that changes
  @Test func newImageReplacesRatio() {
    // recipe
    final class PhotoCell: UITableViewCell {
      let photo = UIImageView()
      private var ratio: NSLayoutConstraint?

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(photo)
        photo.anchor(.horizontal + [.top], to: contentView)
        photo.anchor([.bottom], to: contentView, priority: .required - 1)
      }

      required init?(coder: NSCoder) { fatalError("no storyboard makes this cell") }

      func show(_ image: UIImage) {
        photo.image = image
        ratio?.isActive = false
        ratio = photo.heightAnchor =&= photo.widthAnchor * (image.size.height / max(1, image.size.width))
      }
    }
    // end
    /// A constraint's `multiplier` can't be changed, so replace the constraint. Deactivate the old one first. Each image
    /// keeps its shape, also in a reused cell. A progress bar works the same way, with a fraction of the width.
    func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
      #if STAND_IN
      UIImage(size: CGSize(width: width, height: height))
      #else
      UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
      #endif
    }
    let cell = PhotoCell(style: .default, reuseIdentifier: nil)
    container.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    for (width, height) in [(1600, 900), (300, 600), (400, 400)] as [(CGFloat, CGFloat)] {
      cell.show(image(width, height))
      #expect(logged { cell.layOut() }.isEmpty)
      let photo = cell.photo.frame
      #expect(photo.width == cell.contentView.bounds.width && abs(photo.height - photo.width * height / width) < 0.51)
      #expect(abs(fittedHeight(cell.contentView, width: photo.width) - photo.height) < 0.51)
    }
  }
  #endif

  /// ### As many constraints as there are values
  @Test func newValuesReplaceAllHeights() {
    let bars = [photo, title, button]
    for bar in bars { bar.anchor([.bottom], to: container) }
    // recipe
    var heights: [NSLayoutConstraint] = []

    func show(_ values: [CGFloat]) {
      heights.setActive(false)
      heights = .inactive {
        for (bar, value) in zip(bars, values) { bar.heightAnchor =&= container.heightAnchor * value }
      }
      heights.setActive(true)
    }
    // end
    /// Each bar of a chart is as high as its value, a fraction of the container's height. New values need new
    /// constraints, so the function replaces the whole set. Still open: the bars' widths and positions.
    show([0.5, 0.1])
    let old = heights
    show([1, 0.5, 0.25])
    #expect(old.count == 2 && old.allSatisfy { !$0.isActive })
    #expect(logged { container.layOut() }.isEmpty)
    #expect(bars.map(\.frame.height) == [300, 150, 75])
  }

  #if canImport(UIKit)
  /// ### An animation that moves the neighbors
  @Test func footerFollowsDetails() {
    // recipe
    final class DetailsController: UIViewController {
      let summary = UILabel(), details = UIView(), text = UILabel(), footer = UILabel()
      private var closed: [NSLayoutConstraint] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        details.clipsToBounds = true
        details.accessibilityElementsHidden = true
        for label in [summary, text, footer] {
          label.font = .preferredFont(forTextStyle: .body)
          label.adjustsFontForContentSizeCategory = true
          label.numberOfLines = 0
        }
        for subview in [summary, details, footer] { view.addSubview(subview) }
        details.addSubview(text)

        let margins = view.layoutMarginsGuide
        summary.anchor(.horizontal + [.top], to: margins)
        details.topAnchor =&= summary.bottomAnchor + 8
        details.anchor(.horizontal, to: margins)
        text.anchor(.horizontal + [.top], to: details)
        text.anchor([.bottom], to: details, priority: .defaultLow)
        footer.topAnchor =&= details.bottomAnchor + 8
        footer.anchor(.horizontal, to: margins)
        closed = .inactive { details.heightAnchor =&= 0 }
        closed.setActive(true)
      }

      func showDetails(_ isShown: Bool) {
        view.layoutIfNeeded()
        closed.setActive(!isShown)
        details.accessibilityElementsHidden = !isShown
        let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.3
        UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
      }
    }
    // end
    /// The details open, and the footer moves down with them. Call `layoutIfNeeded()` on the highest view whose layout
    /// changes, usually the controller's `view`. Otherwise the neighbors jump. The first call finishes earlier changes,
    /// so they aren't animated. The text's bottom has a low priority. So the text keeps its height while the details are
    /// closed, and is clipped. A new `constant` is animated in the same way. Still open: the bottom of the
    /// footer. (The stand-in doesn't animate. The test checks the layouts before and after.)
    let controller = DetailsController()
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    (controller.summary.text, controller.footer.text) = ("Summary", "Footer")
    controller.text.text = String(repeating: "details ", count: 20)
    view.layOut()
    #expect(controller.details.frame.height == 0 && followTextSize(controller.summary, controller.text))
    for isShown in [false, true, false] {
      #expect(logged { controller.showDetails(isShown) }.isEmpty)
      if !hasWindow { view.layOut() }  // A constraint that changes may not mark its view for layout.
      let (details, text) = (controller.details.frame, controller.text.frame)
      #expect(abs(details.height - (isShown ? text.height : 0)) < 0.51)
      #expect(text.height > 1.5 * controller.text.font.lineHeight)
      #expect(abs(controller.footer.frame.minY - details.maxY - 8) < 0.51)
      let (summary, margins) = (controller.summary.frame, view.layoutMarginsGuide.rectangle)
      #expect(abs(details.minY - summary.maxY - 8) < 0.51 && isNear(summary.minY, margins.minY))
      for frame in [summary, details, controller.footer.frame] {
        #expect(isNear(frame.minX, margins.minX) && isNear(frame.width, margins.width))
      }
    }
  }
  #endif

  #if canImport(AppKit) && !canImport(UIKit) && !APPKIT_COPY
  /// ### An animation on AppKit
  @Test func constantChangesOnAppKit() {
    fillIn(card, 0, 0, 100, 10)
    // recipe
    let height = card.heightAnchor =&= 80

    func expand() {
      container.layoutSubtreeIfNeeded()
      height.constant = 200
      NSAnimationContext.runAnimationGroup { context in
        context.duration = NSWorkspace.shared.accessibilityDisplayShouldReduceMotion ? 0 : 0.3
        context.allowsImplicitAnimation = true
        container.layoutSubtreeIfNeeded()
      }
    }
    // end
    /// As on UIKit, lay out the highest view whose layout changes. `height.animator().constant = 200` animates a
    /// single constraint, without `layoutSubtreeIfNeeded`. (No test on Linux runs this recipe.)
    expand()
    expect(card, 0, 0, 100, 200)
  }
  #endif

  /// ### A set with a constraint that UIKit creates
  @Test func addedConstraintBelongsToSet() {
    fillIn(photo, 10, 10, 90, 30)
    title.anchor([.centerY], to: photo)
    title.content.height = 30
    // recipe
    let gap = title.leadingAnchor.constraint(equalToSystemSpacingAfter: photo.trailingAnchor, multiplier: 1)
    let beside = [NSLayoutConstraint].inactive { title.anchor([.trailing], to: container) } + [gap]
    beside.setActive(true)
    // end
    /// The title is beside the photo, at the distance that the system uses between two views. `inactive` doesn't collect
    /// constraints that UIKit's or AppKit's own methods create, so add them with `+`. Still open: the photo, and the
    /// title's y and height.
    container.layOut()  // UIKit may compute the constant of this constraint during the layout.
    expect(title, 100 + gap.constant, 10, 300 - gap.constant, 30)
    #expect(beside.count == 2 && beside[1] === gap && gap.isActive && gap.constant > 0)
    beside.setActive(false)
    #expect(!gap.isActive)
  }
}
