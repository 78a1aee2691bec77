//  Constraints are described, and numbers are rounded, replaced or left out, by the platform's rules and the stand-in's own.

import Foundation
import Testing
import TestSupport

@testable import UIKit

@Suite @MainActor struct ValueTests {
  @Test func descriptionsReadLikeThePlatforms() {
    let (parent, child) = pair()
    let constraint = child.heightAnchor =>= 330
    constraint.identifier = "tall"
    #expect(constraint.description.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(constraint.description.contains(" 'tall' Box:0x"))
    #expect(constraint.description.hasSuffix(".height >= 330   (active)>"))
    let many = child.widthAnchor =&= 2.5 * parent.widthAnchor - 1e19 | .defaultLow
    #expect(many.description.contains(".width == 2.5*Box:0x"))
    #expect(many.description.hasSuffix(".width - 1e+19 @250   (active)>"))
  }

  /// [PlatformRules, "Large numbers"]
  @Test(arguments: [-1e-300, 1e-11, 1e-9, 1e-7, 1e7, -1e19]) func numbersOutsideOfTheLimitsAreReplaced(value: CGFloat) {
    let (parent, child) = pair()
    (child.widthAnchor =&= value).identifier = "constant"
    (child.heightAnchor =&= value * parent.widthAnchor).identifier = "multiplier"
    let log = logged { parent.layOut() }.filter { $0.contains("limits") }
    let words = abs(value) > 1 ? "exceeds internal limits.  A smaller value" : "is below internal limits.  Zero"
    // A smaller constant is taken for what rounding leaves of a sum.
    let names = abs(value) > 1e-10 ? ["constant", "multiplier"] : ["multiplier"]
    #expect(log.count == names.count)
    for name in names {
      #expect(log.contains { $0.contains("a \(name) that \(words) will be substituted") && $0.contains("'\(name)'") })
    }
    #expect(logged { parent.layOut() }.isEmpty)
    if value < 1e6 { #expect(child.frame.size == .zero) } else { #expect(child.frame.width == 1e6) }
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

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func anIntrinsicSizeThatIsNotFiniteIsLeftOut(size: CGFloat) {
    let (root, child) = (Box.root(), Strange(frame: .zero))
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    child.anchor([.top, .leading], to: root)
    child.widthAnchor =&= 30 | UILayoutPriority(1)
    for _ in 0..<2 {
      child.size.width = size
      let log = logged { root.layOut() }
      #expect(log.map { $0.contains("Using UIViewNoIntrinsicMetric instead.") } == [true])
      #expect(logged { root.layOut() }.isEmpty)
      #expect(child.frame.size == CGSize(width: 30, height: 5))
      child.size.width = 40
      #expect(logged { root.layOut() }.isEmpty)
      #expect(child.frame.size == CGSize(width: 40, height: 5))
    }
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
}
