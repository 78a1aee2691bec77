//  Rules of the stand-in for hierarchy, margins, guides, baselines, intrinsic sizes and pixels.

import Foundation
import Testing
import TestSupport

@testable import UIKit

/// A container with a child. Tests of the stand-in start with it.
@MainActor func pair() -> (container: Box, child: Box) {
  let container = Box.root("container")
  return (container, container.box("child"))
}

/// Runs the body with frames that are not rounded to pixels, but to 1e-8 points.
@MainActor func unrounded(_ body: () -> Void) {
  let kept = StandIn.scale
  StandIn.scale = 1e8
  defer { StandIn.scale = kept }
  body()
}

@Suite @MainActor struct LayoutTests {
  let container = Box.root("container")

  @Test func constraintsSitOnTheClosestCommonAncestor() {
    let child = container.box("child")
    let grandchild = child.box("grandchild")
    let other = container.box("other")
    let own = grandchild.widthAnchor =&= 1
    let near = grandchild.topAnchor =&= child.topAnchor
    let far = grandchild.topAnchor =&= other.topAnchor
    #expect(grandchild.constraints == [own])
    #expect(child.constraints == [near])
    #expect(container.constraints == [far])
  }

  @Test func removedViewLosesOutsideConstraints() {
    let child = container.box("child")
    let grandchild = child.box("grandchild")
    let inside = grandchild.topAnchor =&= child.topAnchor
    let outside = grandchild.leftAnchor =&= container.leftAnchor
    child.removeFromSuperview()
    #expect(inside.isActive)
    #expect(!outside.isActive)
    container.addSubview(child)
    #expect(!outside.isActive)
    #expect(child.superview === container)
  }

  @Test func marginAttributesMatchTheMarginsGuide() {
    let child = container.box("child")
    container.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    child.anchor([.topMargin, .bottomMargin, .leadingMargin, .trailingMargin], to: container)
    child.directionalLayoutMargins = .zero
    let guide = container.layoutMarginsGuide
    container.layOut()
    #expect(child.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    #expect(guide.layoutFrame == child.frame)
    container.semanticContentAttribute = .forceRightToLeft
    container.layOut()
    #expect(child.frame == CGRect(x: 4, y: 1, width: 194, height: 96))
    #expect(guide.layoutFrame == child.frame)
  }

  /// [PlatformRules, "Right to left"]
  @Test func rightToLeftMovesOnlyLeadingAndTrailing() {
    let views = ["leading", "left", "center"].map { container.box($0, width: 10, height: 10) }
    views[0].leadingAnchor =&= container.leadingAnchor + 5
    views[1].leftAnchor =&= container.leftAnchor + 5
    views[2].centerXAnchor =&= container.centerXAnchor + 5
    for view in views { view.anchor([.top], to: container) }
    container.semanticContentAttribute = .forceRightToLeft
    container.layOut()
    #expect(views.map(\.frame.minX) == [185, 5, 100])
  }

  @Test func centersAreMeasuredWithinMargins() {
    let child = container.box("child", width: 20, height: 10)
    container.layoutMargins = UIEdgeInsets(top: 10, left: 40, bottom: 0, right: 0)
    child.layoutMargins = .zero
    child.anchor([.centerXWithinMargins, .centerYWithinMargins], to: container)
    container.layOut()
    #expect(child.frame == CGRect(x: 110, y: 50, width: 20, height: 10))
  }

  @Test func readableContentIsNarrowAndCentred() {
    container.frame.size.width = 1000
    let guide = container.readableContentGuide
    container.layOut()
    #expect(guide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
  }

  @Test func textAndBoxesHaveBaselines() {
    let label = container.addLabel("text")
    label.anchor([.top, .leading], to: container)
    unrounded { container.layOut() }
    #expect(label.frame.size.height == label.font.lineHeight)
    // A taller label keeps its baselines' distances from its edges. The baselines of a box are its edges.
    label.heightAnchor =&= 100
    let (first, last) = (container.box("first", width: 10, height: 10), container.box("last", width: 10, height: 10))
    first.anchor([.leading, .firstBaseline], to: label)
    last.anchor([.leading, .lastBaseline], to: label)
    unrounded { container.layOut() }
    #expect(abs(first.frame.minY - 17 * 0.95) < 0.001)
    #expect(abs(last.frame.maxY - (100 - 17 * 0.25)) < 0.001)
  }

  @Test func intrinsicSizesHugAndResist() {
    let (a, b) = (container.box("a", width: 120, height: 10), container.box("b", width: 120, height: 10))
    for view in [a, b] { view.anchor([.top], to: container) }
    a.leadingAnchor =&= container.leadingAnchor
    b.leadingAnchor =&= a.trailingAnchor
    b.trailingAnchor =&= container.trailingAnchor
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    container.layOut()
    #expect([a.frame.width, b.frame.width] == [120, 80])
    container.frame.size.width = 300
    b.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    container.layOut()
    #expect([a.frame.width, b.frame.width] == [180, 120])
  }

  /// [PlatformRules, "Sizes are not negative"]
  @Test func sizesAreNeverNegative() {
    let child = container.box("child")
    child.anchor([.top, .leading], to: container)
    child.widthAnchor =<= -10 | .defaultHigh
    let height = child.heightAnchor =&= -10
    let log = logged { container.layOut() }
    #expect(child.frame == .zero)
    #expect(log.count == 1 && log.first?.hasSuffix("breaking constraint\n\(height)") == true)
  }

  @Test func openPositionsAreAmbiguous() {
    let child = container.box("child", width: 10, height: 10)
    child.leadingAnchor =&= container.leadingAnchor
    #expect(child.hasAmbiguousLayout)
    child.topAnchor =>= container.topAnchor
    #expect(child.hasAmbiguousLayout)
    child.topAnchor =&= container.topAnchor | .defaultLow
    #expect(!child.hasAmbiguousLayout)
  }

  /// [PlatformRules, "Multiplier 0"]
  @Test func multiplierOfZeroIgnoresSecondSize() {
    let (child, other) = (container.box("child"), container.box("other"))
    child.widthAnchor =&= 0 * other.widthAnchor + 30
    other.widthAnchor =&= 50
    #expect(logged { container.layOut() }.isEmpty)
    #expect(child.frame.width == 30)
  }

  /// Each edge is rounded in the root's coordinates, not in the superview's. [PlatformRules, "Pixels"]
  @Test func framesAreRoundedToPixels() {
    let (container, child) = pair()
    let grandchild = child.box("grandchild")
    child.anchor([.left, .top], to: container, padding: 0.3)
    child.widthAnchor =&= 1 / 3
    grandchild.anchor([.left, .top], to: child, padding: 0.5)
    grandchild.widthAnchor =&= 0.25
    container.layOut()
    #expect([child, grandchild].map(\.frame.minX) == [0.5, 0.5])
    #expect([child, grandchild].map(\.frame.width) == [0, 0])
    unrounded { container.layOut() }
    #expect(abs(child.frame.width - 1 / 3) < 1e-7 && grandchild.frame.width == 0.25)
  }

  @Test func contentPrioritiesOfZeroDoNothing() {
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
  @Test func constraintsDoNotRetainViews() {
    weak var gone: UIView?
    let constraint = { () -> NSLayoutConstraint in
      let (container, child) = pair()
      gone = child
      let constraint = child.topAnchor =&= container.layoutMarginsGuide.topAnchor
      container.layOut()
      return constraint
    }()
    #expect(gone == nil && constraint.firstItem == nil && !constraint.isActive)
  }

  /// [PlatformRules, "A guide without an owner"]
  @Test func guideWithoutOwnerActivatesNothing() {
    let guide = UILayoutGuide()
    let width = guide.widthAnchor =&= 10
    let distance = guide.leadingAnchor.anchorWithOffset(to: guide.trailingAnchor) =&= 10
    #expect(!width.isActive && !distance.isActive)
    container.addLayoutGuide(guide)
    width.isActive = true
    #expect(container.constraints == [width])
  }
}
