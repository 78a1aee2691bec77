//  The stand-in lays out by its rules of hierarchy, margins, guides, baselines, intrinsic sizes and pixels.

import Testing
import TestSupport

@testable import UIKit

@Suite @MainActor struct LayoutTests {
  let parent = Box.root("parent")

  @Test func aConstraintSitsOnTheClosestCommonAncestor() {
    let child = parent.box("child")
    let grandchild = child.box("grandchild")
    let other = parent.box("other")
    let own = grandchild.widthAnchor =&= 1
    let near = grandchild.topAnchor =&= child.topAnchor
    let far = grandchild.topAnchor =&= other.topAnchor
    #expect(grandchild.constraints == [own])
    #expect(child.constraints == [near])
    #expect(parent.constraints == [far])
  }

  @Test func aPriorityAcrossRequiredMovesAConstraint() {
    let child = parent.box("child")
    let width = child.widthAnchor.constraint(equalToConstant: 1)
    parent.addConstraint(width)
    let height = child.heightAnchor =&= 1
    width | .defaultLow
    #expect(parent.constraints.isEmpty && child.constraints == [height, width])
  }

  @Test func removingAViewRemovesWhatRefersToItFromOutside() {
    let child = parent.box("child")
    let grandchild = child.box("grandchild")
    let inside = grandchild.topAnchor =&= child.topAnchor
    let outside = grandchild.leftAnchor =&= parent.leftAnchor
    child.removeFromSuperview()
    #expect(inside.isActive)
    #expect(!outside.isActive)
    parent.addSubview(child)
    #expect(!outside.isActive)
    #expect(child.superview === parent)
  }

  @Test func marginAttributesAreTheMarginsGuide() {
    let child = parent.box("child")
    parent.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    child.anchor([.topMargin, .bottomMargin, .leadingMargin, .trailingMargin], to: parent)
    child.directionalLayoutMargins = .zero
    let guide = parent.layoutMarginsGuide
    parent.layOut()
    #expect(child.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    #expect(guide.layoutFrame == child.frame)
    parent.semanticContentAttribute = .forceRightToLeft
    parent.layOut()
    #expect(child.frame == CGRect(x: 4, y: 1, width: 194, height: 96))
    #expect(guide.layoutFrame == child.frame)
  }

  /// [PlatformRules, "Right to left"]
  @Test func leadingIsAtTheRightWhereLeftStays() {
    let (leading, left) = (parent.box("leading", width: 10, height: 10), parent.box("left", width: 10, height: 10))
    leading.leadingAnchor =&= parent.leadingAnchor + 5
    left.leftAnchor =&= parent.leftAnchor + 5
    for view in [leading, left] { view.anchor([.top], to: parent) }
    parent.semanticContentAttribute = .forceRightToLeft
    parent.layOut()
    #expect([leading, left].map(\.frame.minX) == [185, 5])
  }

  @Test func centersWithinMargins() {
    let child = parent.box("child", width: 20, height: 10)
    parent.layoutMargins = UIEdgeInsets(top: 10, left: 40, bottom: 0, right: 0)
    child.layoutMargins = .zero
    child.anchor([.centerXWithinMargins, .centerYWithinMargins], to: parent)
    parent.layOut()
    #expect(child.frame == CGRect(x: 110, y: 50, width: 20, height: 10))
  }

  @Test func readableContentIsNarrowAndCentred() {
    parent.frame.size.width = 1000
    let guide = parent.readableContentGuide
    parent.layOut()
    #expect(guide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
  }

  @Test func baselinesOfTextAndOfBoxes() {
    let label = parent.text("text")
    label.anchor([.top, .leading], to: parent)
    unrounded { parent.layOut() }
    #expect(label.frame.size.height == label.font.lineHeight)
    // The baselines of a taller label keep their distances. Those of a box are its edges.
    label.heightAnchor =&= 100
    let (first, last) = (parent.box("first", width: 10, height: 10), parent.box("last", width: 10, height: 10))
    first.anchor([.leading, .firstBaseline], to: label)
    last.anchor([.leading, .lastBaseline], to: label)
    unrounded { parent.layOut() }
    #expect(abs(first.frame.minY - 17 * 0.95) < 0.001)
    #expect(abs(last.frame.maxY - (100 - 17 * 0.25)) < 0.001)
  }

  @Test func intrinsicSizesHugAndResist() {
    let (a, b) = (parent.box("a", width: 120, height: 10), parent.box("b", width: 120, height: 10))
    for view in [a, b] { view.anchor([.top], to: parent) }
    a.leadingAnchor =&= parent.leadingAnchor
    b.leadingAnchor =&= a.trailingAnchor
    b.trailingAnchor =&= parent.trailingAnchor
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    parent.layOut()
    #expect([a.frame.width, b.frame.width] == [120, 80])
    parent.frame.size.width = 300
    b.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    parent.layOut()
    #expect([a.frame.width, b.frame.width] == [180, 120])
  }

  /// [PlatformRules, "Sizes are not negative"]
  @Test func noConstraintMakesASizeNegative() {
    let child = parent.box("child")
    child.anchor([.top, .leading], to: parent)
    child.widthAnchor =<= -10 | .defaultHigh
    let height = child.heightAnchor =&= -10
    let log = logged { parent.layOut() }
    #expect(child.frame == .zero)
    #expect(log.count == 1 && log.first?.hasSuffix("breaking constraint\n\(height)") == true)
  }

  @Test func ambiguityIsSeen() {
    let child = parent.box("child", width: 10, height: 10)
    child.leadingAnchor =&= parent.leadingAnchor
    #expect(child.hasAmbiguousLayout)
    child.topAnchor =>= parent.topAnchor
    #expect(child.hasAmbiguousLayout)
    child.topAnchor =&= parent.topAnchor | .defaultLow
    #expect(!child.hasAmbiguousLayout)
  }

  /// [PlatformRules, "Multiplier 0"]
  @Test func aMultiplierOfZeroDropsTheSecondItem() {
    let (child, other) = (parent.box("child"), parent.box("other"))
    child.widthAnchor =&= 0 * other.widthAnchor + 30
    other.widthAnchor =&= 50
    #expect(logged { parent.layOut() }.isEmpty)
    #expect(child.frame.width == 30)
  }

  /// Each edge is rounded in the root's coordinates, not the frame in its parent's. [PlatformRules, "Pixels"]
  @Test func framesAreRoundedToPixels() {
    let (parent, child) = pair()
    let grandchild = child.box("grandchild")
    child.anchor([.left, .top], to: parent, padding: 0.3)
    child.widthAnchor =&= 1 / 3
    grandchild.anchor([.left, .top], to: child, padding: 0.5)
    grandchild.widthAnchor =&= 0.25
    parent.layOut()
    #expect([child, grandchild].map(\.frame.minX) == [0.5, 0.5])
    #expect([child, grandchild].map(\.frame.width) == [0, 0])
    unrounded { parent.layOut() }
    #expect(abs(child.frame.width - 1 / 3) < 1e-7 && grandchild.frame.width == 0.25)
  }

  @Test func huggingAndResistanceOfZeroWantNothing() {
    let root = Box.root()
    let box = root.box("box", width: 50, height: 50)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      box.setContentHuggingPriority(UILayoutPriority(0), for: axis)
      box.setContentCompressionResistancePriority(UILayoutPriority(0), for: axis)
    }
    box.anchor(.size, to: root, padding: -20, priority: TALPriority(0.5))
    box.anchor([.top, .leading], to: root)
    root.layOut()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 180, height: 80))
  }

  /// [PlatformRules, "Items are not kept"]
  @Test func aHeldConstraintKeepsNoItem() {
    weak var gone: UIView?
    let constraint = { () -> NSLayoutConstraint in
      let (parent, child) = pair()
      gone = child
      let constraint = child.topAnchor =&= parent.layoutMarginsGuide.topAnchor
      parent.layOut()
      return constraint
    }()
    #expect(gone == nil && constraint.firstItem == nil && !constraint.isActive)
  }

  /// [PlatformRules, "A guide without an owner"]
  @Test func aGuideWithoutOwnerActivatesNothing() {
    let guide = UILayoutGuide()
    let width = guide.widthAnchor =&= 10
    let distance = guide.leadingAnchor.anchorWithOffset(to: guide.trailingAnchor) =&= 10
    #expect(!width.isActive && !distance.isActive)
    parent.addLayoutGuide(guide)
    width.isActive = true
    #expect(parent.constraints == [width])
  }
}
