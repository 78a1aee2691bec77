//  Which calls turn autoresizing off: each form of a call with each kind of item on both sides. The constraints are
//  compared with Apple's as well.

import Foundation
import Testing
import TestSupport

/// A view or a layout guide, with some of its anchors.
@MainActor private protocol Item: TALItem {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}
extension TALView: Item {}
extension TALGuide: Item {}

@Suite @MainActor struct AutoresizingTests {
  /// The effect of a call on autoresizing of the view on its left. All other views keep it.
  private enum Effect { case turnsOff, keeps }

  private typealias Pair = (left: any Item, right: any Item, effect: Effect)

  private let root = Box.root("root"), later = Box.root("later"), laterGuide = TALGuide()
  private let container, view, child, grandchild, sibling, nephew, laterChild: Box
  private var views: [Box] { [root, container, view, child, grandchild, sibling, nephew, later, laterChild] }

  init() {
    container = root.box("container")
    view = container.box("view")
    child = view.box("child")
    grandchild = child.box("grandchild")
    sibling = container.box("sibling")
    nephew = sibling.box("nephew")
    laterChild = later.box("laterChild")
    // Some views have a constraint already.
    for each in [root, view, later] { _ = activated(each.heightAnchor.constraint(equalToConstant: 1), .defaultLow) }
  }

  /// A call turns autoresizing off for the view on its left, unless the item on its right is that view, one of its
  /// descendants, or a guide of these.
  private var pairs: [Pair] {
    [
      (view, container, .turnsOff), (view, root, .turnsOff), (view, sibling, .turnsOff), (view, nephew, .turnsOff),
      (view, container.guide, .turnsOff), (view, root.guide, .turnsOff), (view, sibling.guide, .turnsOff),
      (view, view, .keeps), (view, child, .keeps), (view, grandchild, .keeps),
      (view, view.guide, .keeps), (view, child.guide, .keeps), (view, grandchild.guide, .keeps),
      (root, container, .keeps), (root, grandchild, .keeps), (root, root.guide, .keeps), (root, view.guide, .keeps),
      (grandchild, child, .turnsOff), (grandchild, root.guide, .turnsOff), (grandchild, nephew, .turnsOff),
      (grandchild, grandchild, .keeps), (grandchild, grandchild.guide, .keeps),
      (sibling, view.guide, .turnsOff), (nephew, sibling, .turnsOff), (later, laterChild, .keeps),
      (laterChild, later.guide, .turnsOff),
      // A guide on the left has no autoresizing.
      (view.guide, view, .keeps), (view.guide, container, .keeps), (view.guide, root, .keeps),
      (view.guide, sibling, .keeps), (view.guide, child, .keeps), (view.guide, grandchild, .keeps),
      (view.guide, view.layoutMarginsGuide, .keeps), (view.guide, container.guide, .keeps),
      (view.guide, sibling.guide, .keeps), (view.guide, child.guide, .keeps), (root.guide, view, .keeps),
    ]
  }

  /// Pairs with an item that isn't added yet, in sets. Nobody knows where it will be, so it isn't a descendant.
  private var laterPairs: [Pair] {
    [
      (later, container, .turnsOff), (later, view.guide, .turnsOff), (laterChild, view, .turnsOff),
      (root, later, .turnsOff), (container, laterChild, .turnsOff), (view, later.guide, .turnsOff),
      (view, laterGuide, .turnsOff), (later, laterGuide, .turnsOff), (laterGuide, view, .keeps),
      (laterGuide, later, .keeps), (view.guide, later, .keeps), (view.guide, laterGuide, .keeps),
    ]
  }

  @Test(arguments: CallSite.allCases) func relationsOfEachPair(callSite: CallSite) {
    for pair in pairs + (callSite.activates ? [] : laterPairs) {
      let (x, y, size) = (pair.left.leadingAnchor, pair.left.topAnchor, pair.left.widthAnchor)
      let (toX, toY, toSize) = (pair.right.trailingAnchor, pair.right.bottomAnchor, pair.right.heightAnchor)
      let changed = pair.effect == .turnsOff ? pair.left : nil
      for sign in Operation.Sign.allCases {
        for priority in [nil, TALPriority(749.5)] {
          let operation = Operation(sign: sign, priority: priority)
          func compare(
            _ call: () -> NSLayoutConstraint, _ expected: NSLayoutConstraint, _ changed: (any Item)?,
            at location: SourceLocation = #_sourceLocation
          ) {
            self.compare(callSite, { [call()] }, [expected], priority, turnsOff: changed, at: location)
          }
          compare({ operation.relate(x, toX) }, operation.expected(x, toX), changed)
          compare({ operation.relate(x, toX + 8) }, operation.expected(x, toX, 8), changed)
          compare({ operation.relate(y, toY) }, operation.expected(y, toY), changed)
          compare({ operation.relate(y, toY - 4) }, operation.expected(y, toY, -4), changed)
          compare({ operation.relate(size, toSize) }, operation.expected(size, toSize), changed)
          compare({ operation.relate(size, toSize - 4) }, operation.expected(size, toSize, -4), changed)
          compare({ operation.relate(size, toSize / 2) }, operation.expected(size, toSize, 0.5, 0), changed)
          compare({ operation.relate(size, 3 * toSize + 8) }, operation.expected(size, toSize, 3, 8), changed)
          compare({ operation.relate(size, 8 - toSize) }, operation.expected(size, toSize, -1, 8), changed)
          compare({ operation.relate(size, 1.0001 * toSize) }, operation.expected(size, toSize, 1.0001, 0), changed)
          compare({ operation.relate(size, 44) }, operation.expected(size, 44), nil)
          compare({ operation.relate(size, -7.25) }, operation.expected(size, -7.25), nil)
          compare({ operation.relate(size, 0) }, operation.expected(size, 0), nil)
        }
      }
    }
  }

  @Test(arguments: CallSite.allCases) func anchorOfEachPair(callSite: CallSite) {
    for pair in pairs + (callSite.activates ? [] : laterPairs) {
      // A position that is related to itself is left inactive, because it may be impossible.
      if callSite.activates && pair.left === pair.right { continue }
      let ofViews =
        [pair.left, pair.right].allSatisfy { $0 is TALView } ? Attributes.nearOfViews + Attributes.farOfViews : []
      for attributes in [[], [.bottom], .center, Attributes.near + Attributes.far + ofViews] {
        for relation: NSLayoutConstraint.Relation in [.equal, .greaterThanOrEqual, .lessThanOrEqual] {
          for padding: CGFloat in [-4.25, 0, 8, 400] {
            for priority in [TALPriority.required, .defaultLow] {
              let call = {
                pair.left.anchor(attributes, to: pair.right, padding: padding, relation: relation, priority: priority)
              }
              let expected = Attributes.expected(attributes, pair.left, relation, pair.right, padding)
              let changed = pair.effect == .turnsOff && attributes != [] ? pair.left : nil
              compare(callSite, call, expected, priority, turnsOff: changed)
            }
          }
        }
      }
    }
  }

  /// That a constraint of a distance has no view as an item is assumed. If a Mac says otherwise, correct the library.
  @Test(arguments: CallSite.allCases) func distancesChangeNoView(callSite: CallSite) {
    // All are vertical, because nobody knows whether UIKit accepts distances on both axes.
    let distance = container.topAnchor.anchorWithOffset(to: view.bottomAnchor)
    let other = view.topAnchor.anchorWithOffset(to: sibling.topAnchor)
    for sign in Operation.Sign.allCases {
      for priority in [nil, TALPriority.defaultLow] {
        let operation = Operation(sign: sign, priority: priority)
        for (left, right) in [(distance, view.heightAnchor), (view.heightAnchor, distance), (distance, other)] {
          compare(
            callSite, { [operation.relate(left, right)] }, [operation.expected(left, right)], priority, turnsOff: nil)
          let made = { [operation.relate(left, TALExpression(right))] }
          compare(callSite, made, [operation.expected(left, right)], priority, turnsOff: nil)
          let expected = operation.expected(left, right, 2, 8)
          compare(callSite, { [operation.relate(left, 2 * right + 8)] }, [expected], priority, turnsOff: nil)
        }
        compare(
          callSite, { [operation.relate(distance, 8)] }, [operation.expected(distance, 8)], priority, turnsOff: nil)
      }
    }
  }

  #if STAND_IN
  /// Such an item is a controller's `topLayoutGuide`, a `UILayoutSupport`. The stand-in can't activate its constraint.
  @Test func itemThatIsNeitherViewNorGuideChangesNoView() {
    let item = NSObject(), top = NSLayoutYAxisAnchor(item, .top)
    compare(.inSet, { [view.topAnchor =&= top] }, [view.topAnchor.constraint(equalTo: top)], nil, turnsOff: nil)
  }
  #endif

  /// Runs a call while autoresizing is on for all views, and without a set also while it is on for some or none. The call
  /// has to turn it off for `changed`, or if that is nil, for none, and may turn it on for none.
  private func compare(
    _ callSite: CallSite, _ call: () -> [NSLayoutConstraint], _ expected: [NSLayoutConstraint],
    _ priority: TALPriority?,
    turnsOff changed: (any Item)?, at location: SourceLocation = #_sourceLocation
  ) {
    let left = changed ?? view
    for on in [views, [], views.filter { $0 === left }, views.filter { $0 !== left }] {
      for each in views { each.translatesAutoresizingMaskIntoConstraints = on.contains(each) }
      callSite.compare(call, with: expected, priority, at: location)
      let isOn = views.filter(\.translatesAutoresizingMaskIntoConstraints)
      if isOn != on.filter({ $0 !== changed }) {
        record("after \(expected.map { ConstraintFacts($0) }) autoresizing is on for \(isOn)", at: location)
      }
      if callSite != .withoutSet { break }
    }
  }
}
