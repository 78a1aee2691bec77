//  Prints a screen with PrintLayout.swift, as it is written, and with each constraint the other way round. Output.txt has
//  the expected lines.

import TextualAutoLayout
import UIKit

/// PrintLayout.swift calls this function, not Swift's `print`. Addresses differ from run to run.
func print(_ items: Any...) {
  let line = items.map { "\($0)" }.joined(separator: " ")
  Swift.print(line.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression))
}

/// SnapKit's constraints have a subclass with this name.
final class LayoutConstraint: NSLayoutConstraint {}

@MainActor final class Page: UIView {
  let image = UIView(), text = UIView()
  override var hasAmbiguousLayout: Bool { true }
}

@MainActor class Parent {
  let title = UIView()
}

struct Badges { let first = UIView(), second: UIView? = UIView() }
enum State { case empty, shown(UIView) }

@main @MainActor final class Screen: Parent {
  let view = UIView(), column = UILayoutGuide(), cards = [UIView(), UIView()], page = Page()
  var wide: [NSLayoutConstraint] = []
  lazy var photo = UIView()
  var badge: UIView? = UIView()
  let form = UIView(), spinner = UIView(), share = UIView(), sized = UIView(), arranged = UIView()
  let named = ["key": UIView()], pair = (left: UIView(), 1), dots: Set<UIView> = [UIView()], badges = Badges()
  let state = State.shown(UIView())

  static func main() {
    let screen = Screen()
    screen.build()
    for order in ["As written", "Reversed"] {
      print(order + "\n")
      screen.view.printLayout(of: screen, comments: false)
      print("\nThe page, with comments\n")
      screen.page.printLayout(of: screen)
      print("")
      screen.reverse(in: screen.view)
    }
  }

  private func build() {
    let badge = badge!, window = UIView(), stack = UIStackView(frame: .zero)
    for subview in [title, photo, badge, cards[0], cards[1], page, form] { view.addSubview(subview) }
    for subview in [page.image, page.text] { page.addSubview(subview) }
    view.addLayoutGuide(column)
    window.addSubview(view)

    // Kinds of lines
    photo.topAnchor =&= view.safeAreaLayoutGuide.topAnchor + 8
    photo.bottomAnchor.constraint(lessThanOrEqualTo: title.topAnchor, constant: -12.5).isActive = true
    photo.heightAnchor =&= 0.5625 * photo.widthAnchor | TALPriority(750)
    photo.widthAnchor =>= -2 * title.widthAnchor + 300 | TALPriority(999)
    cards[1].heightAnchor =<= 0 | TALPriority(250)
    column.widthAnchor =>= view.layoutMarginsGuide.widthAnchor
    column.heightAnchor =&= view.readableContentGuide.heightAnchor

    // Each anchor
    cards[0].leftAnchor =&= column.rightAnchor
    cards[0].rightAnchor =>= column.centerXAnchor
    cards[0].leadingAnchor =<= column.trailingAnchor
    cards[0].centerXAnchor =&= column.leadingAnchor
    cards[0].centerYAnchor =&= column.topAnchor
    cards[0].firstBaselineAnchor =&= title.lastBaselineAnchor
    cards[0].lastBaselineAnchor =&= title.bottomAnchor

    // The first and last margins of both ranges in `attributes`
    title.anchor([.leftMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins], to: cards[1])

    // A page, whose constraints to `view` belong to `view`, and a set
    page.anchor(.trailing, to: view, padding: 16)
    page.image.anchor(.bottom, to: page, padding: 4)
    page.text.topAnchor =&= page.image.bottomAnchor
    wide = .inactive { page.image.heightAnchor =&= 20 }.setActive(true)

    // A view without a name, and a constraint of UIKit's own
    let other = UIView()
    badge.addSubview(other)
    other.topAnchor.constraint(equalTo: badge.topAnchor).isActive = true
    let guideConstraint = title.topAnchor.constraint(equalTo: badge.topAnchor)
    guideConstraint.identifier = "UIView-topMargin-guide-constraint"
    guideConstraint.isActive = true

    // Distances, whose views nobody can tell
    form.heightAnchor =&= title.topAnchor.anchorWithOffset(to: photo.topAnchor)
    title.leadingAnchor.anchorWithOffset(to: photo.leadingAnchor) =&= 0.5 * form.widthAnchor
    title.leadingAnchor.anchorWithOffset(to: photo.leadingAnchor) =&= 44

    // Views in values
    for each in [named["key"]!, pair.left, dots.first!, badges.first, badges.second!] {
      view.addSubview(each)
      each.anchor(.top, to: view)
    }
    if case .shown(let each) = state { view.addSubview(each) }

    // Views without a constraint. Two of them have a size, or are in a stack view.
    for each in [share, sized, stack] { view.addSubview(each) }
    sized.bounds.size = CGSize(width: 44, height: 44)
    stack.addSubview(arranged)

    // Autoresizing is also on for the badge, which is only related to its content.
    cards[1].translatesAutoresizingMaskIntoConstraints = true
  }

  private func reverse(in view: UIView) {
    for each in view.constraints where each.identifier == nil {
      guard let first = each.firstItem, let second = each.secondItem else { continue }
      let sign = each.multiplier > 0 ? -each.relation.rawValue : each.relation.rawValue
      each.isActive = false
      let reversed = LayoutConstraint(
        item: second, attribute: each.secondAttribute, relatedBy: .init(rawValue: sign) ?? .equal, toItem: first,
        attribute: each.firstAttribute, multiplier: 1 / each.multiplier, constant: -each.constant / each.multiplier)
      reversed.priority = each.priority
      reversed.isActive = true
    }
    for subview in view.subviews { reverse(in: subview) }
  }
}
