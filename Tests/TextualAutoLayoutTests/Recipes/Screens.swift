//  A chapter of Tests/Guide/Recipes.md. RecipeTests.swift explains how it becomes a page.

import Testing
import TestSupport

#if canImport(UIKit)
extension RecipeTests {
  /// ## Screens, cells and views of your own

  /// ### A cell that is as high as its content
  @Test func contactCellFitsItsContent() {
    // recipe
    final class ContactCell: UITableViewCell {
      let avatar = UIImageView(), name = UILabel(), message = UILabel()

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatar.contentMode = .scaleAspectFill
        avatar.clipsToBounds = true
        name.font = .preferredFont(forTextStyle: .headline)
        message.font = .preferredFont(forTextStyle: .subheadline)
        for label in [name, message] {
          label.adjustsFontForContentSizeCategory = true
          label.numberOfLines = 0
        }
        for view in [avatar, name, message] { contentView.addSubview(view) }

        let margins = contentView.layoutMarginsGuide
        avatar.anchor([.top, .leading], to: margins)
        avatar.widthAnchor =&= 40
        avatar.heightAnchor =&= 40
        name.anchor([.top, .trailing], to: margins)
        name.leadingAnchor =&= avatar.trailingAnchor + 12
        message.anchor(.horizontal, to: name)
        message.topAnchor =&= name.bottomAnchor + 4
        for view in [avatar, message] { view.bottomAnchor =<= margins.bottomAnchor | (.required - 1) }
      }

      required init?(coder: NSCoder) { fatalError("no storyboard makes this cell") }
    }
    // end
    /// The height of the cell comes from the message or the avatar, whichever reaches lower. For that, the `rowHeight` of
    /// the table is `UITableView.automaticDimension`, and its estimate isn't 0. Both are the defaults of a table that
    /// you create in code.
    ///
    /// The line with `=<=` has priority 999, because the table first lays out the cell at an estimated height. A
    /// required constraint would conflict with it (`UIView-Encapsulated-Layout-Height` in the console). Don't call
    /// `anchor` on the `contentView`, because UIKit places it.
    let cell = ContactCell(style: .default, reuseIdentifier: nil)
    (cell.name.text, cell.message.text) = ("Name", String(repeating: "long ", count: 30))
    container.addSubview(cell)
    for height in [20, 44, 1000] as [CGFloat] {
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
      #expect(logged { cell.layOut() }.isEmpty)
    }
    #expect(cell.contentView.translatesAutoresizingMaskIntoConstraints)
    let margins = cell.contentView.layoutMarginsGuide.rectangle
    let (avatar, name, message) = (cell.avatar.frame, cell.name.frame, cell.message.frame)
    compare(avatar, CGRect(x: margins.minX, y: margins.minY, width: 40, height: 40))
    compare(name, CGRect(x: avatar.maxX + 12, y: margins.minY, width: margins.width - 52, height: name.height))
    compare(message, CGRect(x: name.minX, y: name.maxY + 4, width: name.width, height: message.height))
    #expect(message.height > 1.5 * cell.message.font.lineHeight && followTextSize(cell.name, cell.message))
    let bottom = cell.contentView.bounds.maxY - margins.maxY
    let width = cell.contentView.bounds.width
    #expect(abs(fittedHeight(cell.contentView, width: width) - message.maxY - bottom) < 0.51)
    (cell.name.text, cell.message.text) = (nil, nil)
    #expect(fittedHeight(cell.contentView, width: width) > avatar.maxY + bottom - 0.51)
  }

  /// ### A row that becomes a column at large text sizes
  @Test func rowBecomesColumnAtLargeSizes() {
    // recipe
    final class MessageCell: UITableViewCell {
      let avatar = UIImageView(), message = UILabel()
      private var row: [NSLayoutConstraint] = [], column: [NSLayoutConstraint] = []

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatar.contentMode = .scaleAspectFill
        avatar.clipsToBounds = true
        message.font = .preferredFont(forTextStyle: .body)
        message.adjustsFontForContentSizeCategory = true
        message.numberOfLines = 0
        for view in [avatar, message] { contentView.addSubview(view) }

        let margins = contentView.layoutMarginsGuide
        avatar.anchor([.top, .leading], to: margins)
        avatar.widthAnchor =&= 40
        avatar.heightAnchor =&= 40
        message.anchor([.trailing], to: margins)
        for view in [avatar, message] { view.bottomAnchor =<= margins.bottomAnchor | (.required - 1) }
        row = .inactive {
          message.anchor([.top], to: margins)
          message.leadingAnchor =&= avatar.trailingAnchor + 12
        }
        column = .inactive {
          message.topAnchor =&= avatar.bottomAnchor + 8
          message.anchor([.leading], to: margins)
        }
        chooseLayout()
      }

      required init?(coder: NSCoder) { fatalError("no storyboard makes this cell") }

      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        chooseLayout()
      }

      private func chooseLayout() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        (isLarge ? row : column).setActive(false)
        (isLarge ? column : row).setActive(true)
      }
    }
    // end
    /// At the accessibility sizes the message is below the avatar and has the whole width. The two sets contain only the
    /// constraints that differ. The others stay active.
    ///
    /// If your app requires iOS 17 or later, replace the override. Write
    /// `registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in cell.chooseLayout() }`
    /// at the end of the initializer. In a view controller, switch the sets in `viewWillLayoutSubviews`. Before iOS 18
    /// UIKit doesn't call it for a change of traits alone. So call `view.setNeedsLayout()` in `traitCollectionDidChange`
    /// there. If the cell has only this row, use a stack view and change its `axis`.
    let cell = MessageCell(style: .default, reuseIdentifier: nil)
    cell.message.text = String(repeating: "message ", count: 20)
    container.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 2000)
    #expect(logged { cell.layOut() }.isEmpty)
    let margins = cell.contentView.layoutMarginsGuide.rectangle
    let bottom = cell.contentView.bounds.maxY - margins.maxY
    func check() {
      let height = fittedHeight(cell.contentView, width: cell.contentView.bounds.width)
      #expect(abs(height - cell.message.frame.maxY - bottom) < 0.51)
      compare(cell.avatar.frame, CGRect(x: margins.minX, y: margins.minY, width: 40, height: 40))
      #expect(cell.message.frame.maxX == margins.maxX)
    }
    check()
    #expect(followTextSize(cell.message))
    if !cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      #expect(
        isNear(cell.message.frame.minY, margins.minY) && isNear(cell.message.frame.minX, cell.avatar.frame.maxX + 12))
    }
    #if STAND_IN
    StandIn.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    cell.traitCollectionDidChange(nil)
    #expect(logged { cell.layOut() }.isEmpty)
    check()
    #expect(cell.message.frame.minY == cell.avatar.frame.maxY + 8 && cell.message.frame.width == margins.width)
    StandIn.contentSizeCategory = .large
    cell.traitCollectionDidChange(nil)
    cell.layOut()
    #expect(cell.message.frame.minY == margins.minY)
    #endif
  }

  /// ### A chat bubble in a reused cell
  @Test func bubbleIsOnTheWritersSide() {
    // recipe
    final class BubbleCell: UITableViewCell {
      let bubble = UIView(), message = UILabel()
      private var mine: [NSLayoutConstraint] = [], theirs: [NSLayoutConstraint] = []

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bubble.backgroundColor = .tintColor
        bubble.layer.cornerRadius = 16
        message.textColor = .white
        message.font = .preferredFont(forTextStyle: .body)
        message.adjustsFontForContentSizeCategory = true
        message.numberOfLines = 0
        contentView.addSubview(bubble)
        bubble.addSubview(message)

        let margins = contentView.layoutMarginsGuide
        message.anchor(.edges, to: bubble, padding: 12)
        bubble.anchor([.top], to: contentView, padding: 4)
        bubble.anchor([.bottom], to: contentView, padding: 4, priority: .required - 1)
        bubble.widthAnchor =<= margins.widthAnchor * 3 / 4
        mine = .inactive { bubble.anchor([.trailing], to: margins) }
        theirs = .inactive { bubble.anchor([.leading], to: margins) }
      }

      required init?(coder: NSCoder) { fatalError("no storyboard makes this cell") }

      func show(_ text: String, isMine: Bool) {
        message.text = text
        (isMine ? theirs : mine).setActive(false)
        (isMine ? mine : theirs).setActive(true)
      }
    }
    // end
    /// The bubble is as wide as its text, up to three quarters of the cell. It is on the side of the person who wrote it.
    /// The cell creates both sets once, and switches them each time it is reused.
    let cell = BubbleCell(style: .default, reuseIdentifier: nil)
    container.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    for (text, isMine) in [("Hello", true), ("Hello", false), (String(repeating: "long ", count: 30), true)] {
      cell.show(text, isMine: isMine)
      #expect(logged { cell.layOut() }.isEmpty)
      let (room, bubble) = (cell.contentView.layoutMarginsGuide.rectangle, cell.bubble.frame)
      #expect(abs(isMine ? room.maxX - bubble.maxX : bubble.minX - room.minX) < 0.51)
      #expect(bubble.width > 24 && bubble.width < room.width * 3 / 4 + 0.51)
      #expect((text == "Hello") == (bubble.width < room.width / 2))
      #expect(abs(bubble.width - cell.message.frame.width - 24) < 0.51 && isNear(cell.message.frame.minX, 12))
      #expect(isNear(bubble.minY, 4) && isNear(cell.message.frame.minY, 12))
    }
    #expect(cell.message.frame.height > 1.5 * cell.message.font.lineHeight && followTextSize(cell.message))
    let bounds = cell.contentView.bounds
    #expect(fittedHeight(cell.contentView, width: bounds.width) > cell.message.font.lineHeight * 2 + 32)
    #expect(abs(bounds.maxY - cell.bubble.frame.maxY - 4) < 0.51)
  }

  /// ### A cell of a collection view
  @Test func cardCellPlacesPhotoAndTitle() {
    // recipe
    final class CardCell: UICollectionViewCell {
      let photo = UIImageView(), title = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        title.font = .preferredFont(forTextStyle: .headline)
        title.adjustsFontForContentSizeCategory = true
        title.numberOfLines = 0
        for view in [photo, title] { contentView.addSubview(view) }

        photo.anchor(.horizontal + [.top], to: contentView)
        photo.heightAnchor =&= photo.widthAnchor * 3 / 4
        title.topAnchor =&= photo.bottomAnchor + 8
        title.anchor(.horizontal, to: contentView.layoutMarginsGuide)
        title.bottomAnchor =<= contentView.layoutMarginsGuide.bottomAnchor | (.required - 1)
      }

      required init?(coder: NSCoder) { fatalError("no storyboard makes this cell") }
    }
    // end
    /// The cell is as high as its content if the layout gives it an estimated height. In an `NSCollectionLayoutSize`
    /// write `.estimated(200)`, for example. As in a table, the line for the bottom has priority 999. Don't call
    /// `anchor` on the cell or on its `contentView`.
    let cell = CardCell(frame: CGRect(x: 0, y: 0, width: 160, height: 50))
    cell.title.text = "A title that needs two lines"
    container.addSubview(cell)
    for height in [50, 400] as [CGFloat] {
      cell.frame.size.height = height
      #expect(logged { cell.layOut() }.isEmpty)
    }
    compare(cell.photo.frame, CGRect(x: 0, y: 0, width: 160, height: 120))
    let (title, margins) = (cell.title.frame, cell.contentView.layoutMarginsGuide.rectangle)
    #expect(isNear(title.minY, 128) && isNear(title.minX, margins.minX) && isNear(title.width, margins.width))
    #expect(title.height > 1.5 * cell.title.font.lineHeight && followTextSize(cell.title))
    let height = fittedHeight(cell.contentView, width: 160)
    #expect(abs(height - title.maxY - (cell.contentView.bounds.maxY - margins.maxY)) < 0.51)
  }

  /// ### The view of a child controller
  @Test func childViewFillsContainer() {
    // recipe
    final class DashboardController: UIViewController {
      let container = UIView()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(container)
        container.anchor(.edges, to: view)
      }

      func show(_ child: UIViewController) {
        addChild(child)
        container.addSubview(child.view)
        child.view.anchor(.edges, to: container)
        child.didMove(toParent: self)
      }

      func hide(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    }
    // end
    /// Here your code places the child's view, so `anchor` on it is right. Don't call `anchor` on a view that UIKit
    /// places: the view of a controller in a window, a navigation controller or a tab bar. `removeFromSuperview`
    /// deactivates the constraints between the child's view and the container. The same code shows a
    /// `UIHostingController`.
    final class Child: UIViewController {
      var moves: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        moves.append(parent == nil ? "will leave" : "will enter")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        moves.append(parent == nil ? "did leave" : "did enter")
      }
    }
    let (dashboard, child) = (DashboardController(), Child())
    let view: UIView = dashboard.view
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    dashboard.show(child)
    #expect(logged { view.layOut() }.isEmpty)
    compare(child.view.frame, CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(child.parent === dashboard && view.allConstraints.filter { $0.firstItem === child.view }.count == 2)
    dashboard.hide(child)
    #expect(child.parent == nil && dashboard.children.isEmpty && child.view.superview == nil)
    #expect(child.moves == ["will enter", "did enter", "will leave", "did leave"])
    #expect(view.allConstraints.allSatisfy { $0.firstItem !== child.view && $0.secondItem !== child.view })
  }

  #if !os(tvOS)
  /// ### A form that stays above the keyboard
  @Test func formScrollsAboveKeyboard() {
    // recipe
    final class FormController: UIViewController {
      let scroll = UIScrollView(), form = UIStackView(), send = UIButton(configuration: .filled())

      override func viewDidLoad() {
        super.viewDidLoad()
        form.axis = .vertical
        form.spacing = 16
        send.configuration?.title = "Send"
        scroll.alwaysBounceVertical = true
        for subview in [scroll, send] { view.addSubview(subview) }
        scroll.addSubview(form)

        send.anchor(.horizontal, to: view.layoutMarginsGuide)
        send.bottomAnchor =&= view.keyboardLayoutGuide.topAnchor - 8
        scroll.anchor(.horizontal + [.top], to: view)
        scroll.bottomAnchor =&= send.topAnchor - 8
        scroll.contentLayoutGuide.widthAnchor =&= scroll.frameLayoutGuide.widthAnchor
        form.anchor(.vertical, to: scroll.contentLayoutGuide, padding: 16)
        form.anchor(.horizontal, to: view.layoutMarginsGuide)
      }
    }
    // end
    /// The button stays above the keyboard, and the form scrolls above the button. Still open: the form's height. Add
    /// your fields with `form.addArrangedSubview`.
    ///
    /// The scroll view starts at the top of `view`, not at the safe area. So it can pass behind the navigation bar,
    /// and a large title collapses. `alwaysBounceVertical` lets UIKit add the safe area to its insets even if the form is
    /// short. Constraints to the `contentLayoutGuide` make the size of the content that scrolls. The content is as wide
    /// as the scroll view, so the form can keep the screen's margins. tvOS and AppKit have no `keyboardLayoutGuide`.
    let controller = FormController()
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    let fields = [Box(height: 300), Box(height: 600)]
    for field in fields { controller.form.addArrangedSubview(field) }
    #expect(logged { view.layOut() }.isEmpty)
    let content = controller.scroll.contentSize
    #expect(abs(content.height - 948) < 0.51 && abs(content.width - 400) < 0.51 && fields[1].frame.minY == 316)
    let margins = view.layoutMarginsGuide.rectangle
    #expect(controller.form.frame.minX == margins.minX && controller.form.frame.width == margins.width)
    let bottom = view.allConstraints.filter {
      $0.firstItem === controller.send && $0.secondItem === view.keyboardLayoutGuide
    }
    #expect(bottom.map { [$0.constant, $0.multiplier] } == [[-8, 1]])
    if hasWindow {  // Without one, the keyboard's guide lies anywhere below the safe area's top.
      let (scroll, send) = (controller.scroll.frame, controller.send.frame)
      compare(scroll, CGRect(x: 0, y: 0, width: 400, height: 584 - send.height))
      compare(send, CGRect(x: 8, y: 592 - send.height, width: 384, height: send.height))
    }
  }
  #endif

  /// ### A stack view that scrolls, with a button at the bottom
  @Test func buttonStaysAtBottomOrScrolls() {
    // recipe
    final class WelcomeController: UIViewController {
      let scroll = UIScrollView(), stack = UIStackView()
      let text = UILabel(), spacer = UIView(), start = UIButton(configuration: .filled())

      override func viewDidLoad() {
        super.viewDidLoad()
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.numberOfLines = 0
        start.configuration?.title = "Start"
        stack.axis = .vertical
        stack.spacing = 16
        for item in [text, spacer, start] { stack.addArrangedSubview(item) }
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        scroll.addSubview(stack)

        scroll.anchor(.edges, to: view)
        scroll.contentLayoutGuide.widthAnchor =&= scroll.frameLayoutGuide.widthAnchor
        scroll.contentLayoutGuide.heightAnchor =&= view.safeAreaLayoutGuide.heightAnchor | .defaultLow
        stack.anchor(.vertical, to: scroll.contentLayoutGuide, padding: 16)
        stack.anchor(.horizontal, to: view.layoutMarginsGuide)
      }
    }
    // end
    /// If the text is short, the content is as high as the safe area. The spacer grows and keeps the button at the
    /// bottom. If the text is long or large, it wins against the low priority, and everything scrolls.
    let controller = WelcomeController()
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    func check(_ text: String) -> CGFloat {
      controller.text.text = text
      #expect(logged { view.layOut() }.isEmpty)
      let (stack, start) = (controller.stack.frame, controller.start.frame)
      let height = controller.scroll.contentSize.height
      #expect(abs(stack.height - height + 32) < 0.51 && abs(start.maxY - stack.height) < 0.51)
      let (text, margins) = (controller.text.frame, view.layoutMarginsGuide.rectangle)
      #expect(text.height > controller.text.font.lineHeight - 0.51 && start.minY - text.maxY > 31.49)
      #expect(abs(stack.width - margins.width) < 0.51 && isNear(stack.minX, margins.minX))
      #expect(controller.scroll.frame == view.bounds && isNear(controller.scroll.contentSize.width, 400))
      return height - view.safeAreaLayoutGuide.rectangle.height
    }
    #expect(abs(check("Welcome")) < 0.51)
    #expect(check(String(repeating: "Welcome ", count: 300)) > 100)
    #expect(controller.spacer.frame.height < 0.51 && followTextSize(controller.text))
  }

  /// ### A pill: a view with constraints of its own
  @Test func pillIsRoundAroundCaption() throws {
    // recipe
    final class Pill: UIView {
      let caption = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
      }

      private func setUp() {
        backgroundColor = .tintColor
        caption.textColor = .white
        caption.font = .preferredFont(forTextStyle: .subheadline)
        caption.adjustsFontForContentSizeCategory = true
        addSubview(caption)
        caption.anchor(.horizontal, to: self, padding: 12)
        caption.anchor(.vertical, to: self, padding: 4)
      }
    }
    // end
    /// The pill is as large as its caption and the padding, and round at any text size. It works in code and in a
    /// storyboard. Create the pill before the braces of `inactive`. Otherwise they collect its constraints, as
    /// [Sets that are switched](Sets-that-are-switched.md#create-your-views-first) explains. Still open: the position.
    let pill = Pill(frame: .zero)
    pill.caption.text = "New"
    container.addSubview(pill)
    pill.anchor([.top, .leading], to: container)
    container.layOut()
    let text = pill.caption.frame
    compare(pill.frame, CGRect(x: 0, y: 0, width: text.width + 24, height: text.height + 8))
    #expect(pill.caption.adjustsFontForContentSizeCategory)
    #expect(text.width > 0 && abs(pill.layer.cornerRadius - pill.frame.height / 2) < 0.51)
    #if STAND_IN
    #expect(Pill(coder: NSCoder())?.allConstraints.count == 4)
    #endif
  }

  /// ### A line of one pixel
  @Test func lineIsOnePixelHigh() {
    // recipe
    final class Line: UIView {
      private var thickness: NSLayoutConstraint?

      override func didMoveToWindow() {
        super.didMoveToWindow()
        thickness?.isActive = false
        thickness = heightAnchor =&= 1 / max(1, traitCollection.displayScale)
      }
    }
    // end
    /// The scale of the screen is known when the line is in a window. Before that it can be 0, and a division by 0 makes
    /// the relation raise an exception. Place the line with `line.anchor(.horizontal + [.bottom], to: container)`.
    let line = Line()
    container.addSubview(line)
    line.anchor(.horizontal + [.bottom], to: container)
    line.didMoveToWindow()
    line.didMoveToWindow()
    container.layOut()
    #expect(line.constraints.count == 1 && line.frame.width == 400)
    #expect(line.constraints[0].constant == 1 / max(1, line.traitCollection.displayScale) && line.frame.height > 0)
  }
}
#endif

#if canImport(AppKit) && !canImport(UIKit) && !APPKIT_COPY
extension RecipeTests {
  /// ### A scroll view on AppKit
  @Test func documentOnAppKitIsInClipView() {
    // recipe
    final class Document: NSView {
      override var isFlipped: Bool { true }
    }

    let scroll = NSScrollView(), document = Document()
    scroll.hasVerticalScroller = true
    scroll.documentView = document
    document.anchor(.horizontal + [.top], to: scroll.contentView)
    container.addSubview(scroll)
    scroll.anchor(.edges, to: container)
    // end
    /// The document is as wide as the clip view. It is flipped, so it begins at the top. Still open: the document's
    /// height. Add views that touch its top and its bottom. (No test on Linux runs this recipe.)
    container.layOut()
    #expect(scroll.frame == container.bounds && document.superview === scroll.contentView)
    #expect(document.frame.width > 0 && isNear(document.frame.width, scroll.contentView.bounds.width))
  }
}
#endif
