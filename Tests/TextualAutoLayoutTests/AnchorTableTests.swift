//  One table for what `anchor` makes: each attribute that both items have, each relation, padding, priority and place.
//  Beside each stands `NSLayoutConstraint(item:…)`. At the right, the bottom and what else is far, the other item is
//  the first one. So the padding counts inwards there too.

import Foundation
import Testing
import TestSupport

@Suite @MainActor struct AnchorTableTests {
  static let near: [NSLayoutConstraint.Attribute] = [.left, .top, .leading, .width, .height, .centerX, .centerY]
  static let far: [NSLayoutConstraint.Attribute] = [.right, .bottom, .trailing]
  #if canImport(UIKit)
  static let nearOfViews: [NSLayoutConstraint.Attribute] = [
    .firstBaseline, .leftMargin, .topMargin, .leadingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]
  static let farOfViews: [NSLayoutConstraint.Attribute] = [.lastBaseline, .rightMargin, .bottomMargin, .trailingMargin]
  #else
  static let nearOfViews: [NSLayoutConstraint.Attribute] = [.firstBaseline]
  static let farOfViews: [NSLayoutConstraint.Attribute] = [.lastBaseline]
  #endif
  static let paddings: [CGFloat] = [-7.25, 0, 0.3, 8]
  static let relations: [NSLayoutConstraint.Relation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]

  @Test(arguments: Place.allCases) func anchorIsThePlatformsConstraints(place: Place) {
    let family = Family()
    let ofBoth = Self.near + Self.far
    let pairs: [(any TALItem, any TALItem, [NSLayoutConstraint.Attribute])] = [
      (family.a, family.parent, ofBoth + Self.nearOfViews + Self.farOfViews), (family.a, family.b, ofBoth.reversed()),
      (family.guide, family.a, ofBoth), (family.b, family.guide, ofBoth),
    ]
    for (item, other, attributes) in pairs {
      for relation in Self.relations {
        for padding in Self.paddings {
          for priority in priorities {
            let made = place.constraints(
              of: [attributes.dropLast(), attributes.suffix(1)].map { part in
                {
                  item.anchor(
                    Array(part), to: other, padding: padding, relation: relation, priority: priority ?? .required)
                }
              })
            let expected = attributes.map { attribute in
              let isFar = (Self.far + Self.farOfViews).contains(attribute)
              return NSLayoutConstraint(
                item: isFar ? other : item, attribute: attribute, relatedBy: relation, toItem: isFar ? item : other,
                attribute: attribute, multiplier: 1, constant: padding)
            }
            #expect(made.map(Facts.init) == place.expected(expected, priority))
            NSLayoutConstraint.deactivate(made + expected)
          }
        }
      }
    }
  }
}
