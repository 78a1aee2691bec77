//  Frames of the stand-in, and the views on which constraints are installed.

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
    let distance = child.topAnchor.anchorWithOffset(to: container.topAnchor) =&= 10
    child.removeFromSuperview()
    container.addSubview(child)
    #expect([inside, outside, distance].map(\.isActive) == [true, false, false])
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

  @Test func rightToLeftMovesOnlyLeadingAndTrailing() {
    let views = ["leading", "left", "center"].map { container.box($0, width: 10, height: 10) }
    views[0].leadingAnchor =&= container.leadingAnchor + 5
    views[1].leftAnchor =&= container.leftAnchor + 5
    views[2].centerXAnchor =&= container.centerXAnchor + 5
    for view in views { view.anchor(.top, to: container) }
    container.semanticContentAttribute = .forceRightToLeft
    container.layOut()
    #expect(views.map(\.frame.minX) == [185, 5, 100])
  }

  /// A view from left to right in a container from right to left.
  @Test func directionIsThatOfTheViewWithTheConstraint() {
    let container = Box.root("container", width: 400)
    let stack = container.box("stack")
    container.semanticContentAttribute = .forceRightToLeft
    stack.semanticContentAttribute = .forceLeftToRight
    stack.anchor(.horizontal + .top, to: container, padding: 16)
    container.layOut()
    #expect(stack.frame.minX == 16 && stack.frame.width == 368)
  }

  @Test func distancesCountDownAndTowardsTrailing() {
    let views = ["leading", "left", "center"].map { container.box($0, width: 10, height: 10) }
    container.topAnchor.anchorWithOffset(to: views[0].topAnchor) =&= 30
    container.leadingAnchor.anchorWithOffset(to: views[0].leadingAnchor) =&= 20
    container.leftAnchor.anchorWithOffset(to: views[1].leftAnchor) =&= 20
    container.centerXAnchor.anchorWithOffset(to: views[2].centerXAnchor) =&= 20
    container.layOut()
    #expect(views.map(\.frame.minX) == [20, 20, 115] && views[0].frame.minY == 30)
    container.semanticContentAttribute = .forceRightToLeft
    container.layOut()
    #expect(views.map(\.frame.minX) == [170, 20, 75] && views[0].frame.minY == 30)
  }

  @Test func readableContentIsNarrowAndCentred() {
    container.frame.size.width = 1000
    let guide = container.readableContentGuide
    container.layOut()
    #expect(guide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
  }

  @Test func contentOfScrollViewHasItsOwnSize() {
    let (scroll, content) = (UIScrollView(), Box("content", width: 50, height: 300))
    container.addSubview(scroll)
    scroll.addSubview(content)
    scroll.anchor(.edges, to: container)
    content.anchor(.edges, to: scroll.contentLayoutGuide, padding: 10)
    content.widthAnchor =&= scroll.frameLayoutGuide.widthAnchor - 20
    container.layOut()
    #expect(content.frame == CGRect(x: 10, y: 10, width: 180, height: 300))
    #expect(scroll.contentSize == CGSize(width: 200, height: 320))
  }

  @Test func textAndBoxesHaveBaselines() {
    let label = UILabel()
    label.text = "text"
    container.addSubview(label)
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
    for view in [a, b] { view.anchor(.top, to: container) }
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

  @Test func multiplierOfZeroIgnoresSecondSize() {
    let (child, other) = (container.box("child"), container.box("other"))
    child.widthAnchor =&= 0 * other.widthAnchor + 30
    other.widthAnchor =&= 50
    #expect(logged { container.layOut() }.isEmpty)
    #expect(child.frame.width == 30)
  }

  /// Each edge is rounded in the root's coordinates, not in the superview's.
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

  @Test func guideWithoutOwnerActivatesNothing() {
    let guide = UILayoutGuide()
    let width = guide.widthAnchor =&= 10
    let distance = guide.leadingAnchor.anchorWithOffset(to: guide.trailingAnchor) =&= 10
    #expect(!width.isActive && !distance.isActive)
    container.addLayoutGuide(guide)
    width.isActive = true
    #expect(container.constraints == [width])
  }

  /// If `Rounding.ofMultipliers` is 1e-12, frames of this tree are 5e15 points away. It is the rest of a random tree,
  /// without the lines that the fault doesn't need.
  @Test func smallMultipliersKeepRequiredSizes() {
    let root = UIView(frame: CGRect(x: 10.5, y: -22, width: 285.5, height: 358.5))
    root.semanticContentAttribute = .forceRightToLeft
    var v: [UIView] = [root]
    let label = UILabel()
    label.text = "xxxxxxxxxxxxxxxxx"
    label.font = .systemFont(ofSize: 20)
    let tall = Box("tall", width: 21, height: 299)
    for (index, parent) in [0, 1, 2, 0, 4, 1, 2, 1].enumerated() {
      let view = index == 5 ? label : UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      v[parent].addSubview(view)
      v.append(view)
    }
    let guide = UILayoutGuide()
    v[8].addLayoutGuide(guide)
    v[2].widthAnchor =&= 3 * v[7].heightAnchor - 599.5
    v[3].widthAnchor =>= 0.5 * label.widthAnchor + 232.25
    v[5].leadingAnchor =<= label.trailingAnchor + 106.5
    v[5].centerXAnchor =&= v[8].leftAnchor - 178.25
    label.trailingAnchor =&= guide.leadingAnchor + 225
    v[7].widthAnchor =>= 60.5
    v[7].leadingAnchor =&= v[2].leadingAnchor + 28
    v[2].widthAnchor =>= v[7].widthAnchor / 2 - 3.75
    v[5].widthAnchor =&= (v[3].widthAnchor + 11.5) * 0.01 + 138.83
    guide.anchor(.trailing, to: v[8], padding: 22.5)
    v[7].anchor([.centerXWithinMargins], to: label, padding: 77, relation: .lessThanOrEqual)
    label.widthAnchor =<= 0.25 * v[7].heightAnchor * 0.5 - 34 | UILayoutPriority(426.5)
    v[3].anchor(.width, to: guide, padding: 3, relation: .lessThanOrEqual, priority: UILayoutPriority(764))
    v[2].anchor(
      [.width, .right, .rightMargin, .centerXWithinMargins], to: label, padding: 2, relation: .lessThanOrEqual,
      priority: UILayoutPriority(2))
    v[2].leftAnchor =&= root.leftAnchor + 126 | UILayoutPriority(4.3125)
    v[5].leftAnchor =&= root.leftAnchor + 68.5 | UILayoutPriority(5)
    v[7].widthAnchor =&= 193.5 | UILayoutPriority(5.5625)
    tall.translatesAutoresizingMaskIntoConstraints = false
    label.addSubview(tall)
    tall.setContentCompressionResistancePriority(UILayoutPriority(999), for: .vertical)
    tall.heightAnchor =&= v[7].heightAnchor / 10 + 36.2
    #expect(logged { unrounded { root.layoutIfNeeded() } }.isEmpty)
    // Each of these sizes follows from required constraints: 2628 is 10 × (299 - 36.2), for example.
    #expect(abs(tall.frame.height - 299) < 1e-3)
    #expect(abs(v[7].frame.height - 2628) < 1e-3)
    #expect(abs(v[2].frame.width - 7284.5) < 1e-3)
    #expect(abs(v[3].frame.width - 232.25) < 1e-3)
    #expect(abs(v[5].frame.width - 141.2675) < 1e-3)
    #expect(v.allSatisfy { abs($0.frame.minX) < 1e4 && abs($0.frame.maxX) < 1e4 })
  }
}

@Suite @MainActor struct TextTests {
  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    (label.text, label.numberOfLines) = (text, lines)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  @Test func textFollowsTheTextSize() {
    defer { StandIn.contentSizeCategory = .large }
    let (label, fixed) = (label("ten chars!"), label("ten chars!"))
    fixed.adjustsFontForContentSizeCategory = false
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "ten chars!"
    let widths = [.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge].map {
      (category: UIContentSizeCategory) in
      StandIn.contentSizeCategory = category
      return [label, fixed, button].map(\.intrinsicContentSize.width)
    }
    #expect(widths == [[85, 85, 109], [115, 85, 139], [265, 85, 289]])
  }

  @Test func eachParagraphIsALine() {
    let sizes = ["", "a", "a\nb", "a\n\n"].map { label($0).intrinsicContentSize }
    let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
    #expect(sizes.map(\.width) == [0, 9, 9, 9])
    #expect(sizes.map(\.height) == [0, line, 2 * line, 3 * line])
    #expect(label("a\nb", lines: 1).intrinsicContentSize.height == line)
  }

  @Test func linesWrapAtTheWidthOfTheLayout() {
    let (root, label) = (Box.root(width: 200, height: 400), label("forty characters and so on and so on and"))
    let button = UIButton(configuration: .filled())
    button.configuration?.title = label.text
    for view in [label, button] {
      root.addSubview(view)
      view.anchor(.leading, to: root)
      view.trailingAnchor =<= root.trailingAnchor
    }
    label.topAnchor =&= root.topAnchor
    button.topAnchor =&= label.bottomAnchor
    root.layOut()
    // 23 characters of 8.5 points fit into 200 points, and 20 of them fit into the button.
    #expect(label.frame == CGRect(x: 0, y: 0, width: 196, height: 41))
    #expect(button.frame == CGRect(x: 0, y: 41, width: 194, height: 54.5))
    root.frame.size.width = 100
    root.layOut()
    #expect(label.frame.height == 81.5)  // 4 × 20.4, on a pixel
  }
}
