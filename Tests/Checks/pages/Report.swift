//  Runs the report on Errors.md. It has to print each line below that relates anchors, as it is written here.

import TextualAutoLayout
import UIKit

@MainActor class Parent {
  let title = UIView()
}

@main @MainActor final class Screen: Parent {
  let view = UIView(), column = UILayoutGuide(), cards = [UIView(), UIView()]
  lazy var photo = UIView()
  var badge: UIView? = UIView()

  static func main() {
    let screen = Screen()
    screen.build()
    screen.view.printLayout(of: screen)
  }

  private func build() {
    let badge = badge!
    for subview in [title, photo, badge, cards[0], cards[1]] { view.addSubview(subview) }
    view.addLayoutGuide(column)

    // Kinds of lines
    photo.topAnchor =&= view.safeAreaLayoutGuide.topAnchor + 8.0
    photo.bottomAnchor =<= title.topAnchor - 12.5
    photo.heightAnchor =&= 0.5625 * photo.widthAnchor | TALPriority(750.0)
    photo.widthAnchor =>= -2.0 * title.widthAnchor + 300.0 | TALPriority(999.0)
    cards[0].widthAnchor =&= 44.0
    cards[1].heightAnchor =<= 0.0 | TALPriority(250.0)
    column.widthAnchor =>= view.layoutMarginsGuide.widthAnchor
    column.heightAnchor =&= view.readableContentGuide.heightAnchor
    view.trailingAnchor =&= title.trailingAnchor + 16.0

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
    // title.layoutMarginsGuide.leftAnchor =&= cards[1].layoutMarginsGuide.leftAnchor
    // cards[1].layoutMarginsGuide.trailingAnchor =&= title.layoutMarginsGuide.trailingAnchor
    // title.layoutMarginsGuide.centerXAnchor =&= cards[1].layoutMarginsGuide.centerXAnchor
    // title.layoutMarginsGuide.centerYAnchor =&= cards[1].layoutMarginsGuide.centerYAnchor

    // A view without a name, and a constraint of UIKit's own
    let other = UIView()
    badge.addSubview(other)
    other.topAnchor.constraint(equalTo: badge.topAnchor).isActive = true
    // UIView.topAnchor =&= badge.topAnchor
    // autoresizing is on: UIView
    let guideConstraint = title.topAnchor.constraint(equalTo: badge.topAnchor)
    guideConstraint.identifier = "UIView-topMargin-guide-constraint"
    guideConstraint.isActive = true

    // Autoresizing is also on for the badge, which is only related to its content.
    cards[1].translatesAutoresizingMaskIntoConstraints = true
    // autoresizing is on: cards[1]
  }
}
