//  `anchorWithOffset(to:)` makes a distance between two anchors. The product's relations take it like a width.

import Foundation
import Testing
import TestSupport

@testable import UIKit

@Suite @MainActor struct DistanceTests {
  let container = Box.root("container")

  /// In each layout direction the gaps are (200 - 30 - 50) / 3 points wide.
  @Test(arguments: [false, true]) func twoLinesMakeEqualGaps(isRightToLeft: Bool) {
    let (a, b) = (container.box("a", width: 30, height: 10), container.box("b", width: 50, height: 10))
    for view in [a, b] { view.topAnchor =&= container.topAnchor }
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    gap =&= container.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
    gap =&= b.trailingAnchor.anchorWithOffset(to: container.trailingAnchor)
    container.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    container.layOut()
    #expect([a, b].map(\.frame.minX) == (isRightToLeft ? [130, 40] : [40, 110]))
    #expect([a, b].map(\.frame.width) == [30, 50])
  }

  @Test(arguments: [false, true]) func oneLineCentersBetweenTwoViews(isRightToLeft: Bool) {
    let (a, b) = (container.box("a", width: 30, height: 10), container.box("b", width: 50, height: 10))
    let middle = container.box("middle", width: 20, height: 10)
    a.leadingAnchor =&= container.leadingAnchor
    b.trailingAnchor =&= container.trailingAnchor
    a.trailingAnchor.anchorWithOffset(to: middle.centerXAnchor)
      =&= middle.centerXAnchor.anchorWithOffset(to: b.leadingAnchor)
    container.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    container.layOut()
    #expect(middle.frame.midX == (isRightToLeft ? 110 : 90))
  }

  /// [PlatformRules, "Distances"]
  @Test func distancesCountDownAndTowardsTrailing() {
    let child = container.box("child", width: 10, height: 10)
    container.topAnchor.anchorWithOffset(to: child.topAnchor) =&= 30
    container.leadingAnchor.anchorWithOffset(to: child.leadingAnchor) =&= 20
    let left = container.box("left", width: 10, height: 10)
    container.leftAnchor.anchorWithOffset(to: left.leftAnchor) =&= 20
    let center = container.box("center", width: 10, height: 10)
    container.centerXAnchor.anchorWithOffset(to: center.centerXAnchor) =&= 20
    container.layOut()
    #expect(child.frame.origin == CGPoint(x: 20, y: 30))
    #expect([left.frame.minX, center.frame.midX] == [20, 120])
    container.semanticContentAttribute = .forceRightToLeft
    container.layOut()
    #expect(child.frame.origin == CGPoint(x: 170, y: 30))
    #expect([left.frame.minX, center.frame.midX] == [20, 80])
  }

  /// [PlatformRules, "Distances"]
  @Test func distancesHaveNoItemAndNoAttribute() {
    let child = container.box("child")
    let made = child.topAnchor.anchorWithOffset(to: child.bottomAnchor) =&= child.widthAnchor
    #expect(made.firstItem == nil && made.firstAttribute == .notAnAttribute)
    #expect(made.secondItem === child && made.secondAttribute == .width)
    let name = "Box:\(NSLayoutConstraint.address(child))"
    #expect(made.description.hasSuffix(" (\(name).bottom - \(name).top) == \(name).width   (active)>"))
  }

  @Test func removedViewsTakeTheirDistancesAlong() {
    let (a, b) = (container.box("a"), container.box("b"))
    let made = a.topAnchor.anchorWithOffset(to: b.topAnchor) =&= 10
    b.removeFromSuperview()
    #expect(!made.isActive && container.constraints.isEmpty)
  }
}
