import Testing
import TestSupport

#if canImport(UIKit)
extension RecipeTests {
  /// ## Screens, cells and views of your own

  /// ### A cell that is as high as its content
  @Test func cell() {
    // recipe
    final class ContactCell: UITableViewCell {
      let avatar = UIImageView(), name = UILabel(), message = UILabel()

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        message.numberOfLines = 0
        for view in [avatar, name, message] { contentView.addSubview(view) }
        avatar.anchor([.top, .leading], to: contentView, padding: 12)
        avatar.widthAnchor =&= 40
        avatar.heightAnchor =&= 40
        name.anchor([.top, .trailing], to: contentView, padding: 12)
        name.leadingAnchor =&= avatar.trailingAnchor + 12
        message.anchor([.leading, .trailing], to: name)
        message.topAnchor =&= name.bottomAnchor + 4
        for view in [avatar, message] { view.bottomAnchor =<= contentView.bottomAnchor - 12 | (.required - 1) }
      }

      required init?(coder: NSCoder) { fatalError("no storyboard makes this cell") }
    }
    // end
    /// The table makes the cell no higher than its constraints ask for, so it ends 12 points below the message or the
    /// avatar, whichever is lower. `=<=` stretches neither, so no label has to hug its text more firmly. That line is
    /// just below required, because the table first gives the cell a temporary height, and the log would report
    /// required constraints. `anchor` clears the flags of the three views alone; the `contentView` keeps its own.
    let cell = ContactCell(style: .default, reuseIdentifier: nil)
    parent.addSubview(cell)
    for height in [44, 120] as [CGFloat] {
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
      #expect(logged { cell.layOut() }.isEmpty)
      #expect(cell.message.frame.maxY <= cell.contentView.bounds.maxY - 12 || height == 44)
    }
    #expect(cell.contentView.translatesAutoresizingMaskIntoConstraints)
    let (bounds, name, message) = (cell.contentView.bounds, cell.name.frame, cell.message.frame)
    compare(cell.avatar.frame, CGRect(x: 12, y: 12, width: 40, height: 40))
    compare(name, CGRect(x: 64, y: 12, width: bounds.width - 76, height: name.height))
    compare(message, CGRect(x: 64, y: name.maxY + 4, width: name.width, height: message.height))
  }

  #if !os(tvOS)
  /// ### A form that stays above the keyboard
  @Test func form() {
    // recipe
    final class FormController: UIViewController {
      let scroll = UIScrollView(), form = UIView(), send = UIButton(type: .system)

      override func viewDidLoad() {
        super.viewDidLoad()
        for subview in [scroll, send] { view.addSubview(subview) }
        scroll.addSubview(form)
        send.anchor([.leading, .trailing], to: view.safeAreaLayoutGuide, padding: 16)
        send.bottomAnchor =&= view.keyboardLayoutGuide.topAnchor - 8
        scroll.anchor([.top, .leading, .trailing], to: view.safeAreaLayoutGuide)
        scroll.bottomAnchor =&= send.topAnchor - 8
        form.anchor(.edges, to: scroll.contentLayoutGuide, padding: 16)
        form.widthAnchor =&= scroll.frameLayoutGuide.widthAnchor - 32
      }
    }
    // end
    /// The button stays above the keyboard, and the form scrolls above the button. Constraints to the
    /// `contentLayoutGuide` make the size of what scrolls, and the last line lets the form scroll only vertically. tvOS
    /// and AppKit have no `keyboardLayoutGuide`.
    let controller = FormController()
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    controller.form.heightAnchor =&= 900
    controller.send.heightAnchor =&= 40
    #expect(logged { view.layOut() }.isEmpty)
    controller.scroll.layOut()
    #expect(abs(controller.form.frame.width - 368) < 0.01 && abs(controller.scroll.contentSize.height - 932) < 0.01)
    let bottom = view.allConstraints.filter { $0.secondItem === view.keyboardLayoutGuide }
    #expect(bottom.map { [$0.constant, $0.multiplier] } == [[-8, 1]] && bottom[0].firstItem === controller.send)
    #if STAND_IN  // Without a window UIKit's guide lies anywhere below the safe area's top.
    compare(controller.scroll.frame, CGRect(x: 0, y: 0, width: 400, height: 544))
    compare(controller.send.frame, CGRect(x: 16, y: 552, width: 368, height: 40))
    #endif
  }
  #endif

  /// ### A view with constraints of its own
  @Test func ownConstraints() throws {
    // recipe
    final class Tag: UIView {
      let caption = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
      }

      private func setUp() {
        addSubview(caption)
        [NSLayoutConstraint].inactive { caption.anchor(.edges, to: self, padding: 8) }.setActive(true)
      }
    }
    // end
    /// The caption fills the view, whether code or a storyboard has made it. The view's constraints are a set that is
    /// active at once, so the closure of another set, in which the view is made, does not collect them.
    var tag: Tag?
    let outer = [NSLayoutConstraint].inactive { tag = Tag(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }
    let made = try #require(tag)
    #expect(outer.isEmpty)
    made.layOut()
    compare(made.caption.frame, CGRect(x: 8, y: 8, width: 84, height: 24))
    #if STAND_IN
    #expect(Tag(coder: NSCoder())?.allConstraints.count == 4)
    #endif
  }

  /// ### A chat bubble in a cell that is used again
  @Test func bubble() {
    // recipe
    final class BubbleCell: UITableViewCell {
      let bubble = UILabel()
      private var mine: [NSLayoutConstraint] = [], theirs: [NSLayoutConstraint] = []

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bubble.numberOfLines = 0
        contentView.addSubview(bubble)
        bubble.anchor([.top], to: contentView, padding: 4)
        bubble.anchor([.bottom], to: contentView, padding: 4, priority: .required - 1)
        bubble.widthAnchor =<= contentView.widthAnchor * 3 / 4
        mine = .inactive { bubble.anchor([.trailing], to: contentView, padding: 12) }
        theirs = .inactive { bubble.anchor([.leading], to: contentView, padding: 12) }
      }

      required init?(coder: NSCoder) { fatalError("no storyboard makes this cell") }

      func show(_ text: String, isMine: Bool) {
        bubble.text = text
        (isMine ? theirs : mine).setActive(false)
        (isMine ? mine : theirs).setActive(true)
      }
    }
    // end
    /// The bubble is as wide as its text, but never wider than three quarters of the cell, and lies at the side of
    /// whoever wrote it. The cell makes both sets once, and switches them each time it is used.
    let cell = BubbleCell(style: .default, reuseIdentifier: nil)
    parent.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 0, width: 400, height: 60)
    for (text, isMine) in [("Hello", true), ("Hello", false), (String(repeating: "long ", count: 90), true)] {
      cell.show(text, isMine: isMine)
      #expect(logged { cell.layOut() }.isEmpty)
      let (room, frame) = (cell.contentView.bounds, cell.bubble.frame)
      #expect(abs((isMine ? room.maxX - frame.maxX : frame.minX) - 12) < 0.51)
      #expect(frame.width > 0 && frame.width < room.width * 3 / 4 + 0.51 && (text == "Hello") == (frame.width < 100))
    }
  }
}
#endif
