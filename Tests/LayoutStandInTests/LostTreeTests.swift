//  With `Rounding.ofMultipliers` at 1e-12 the solver lost this tree: frames were 5e15 points away. It is the rest of a
//  random tree, without the lines that the fault doesn't need.

import Foundation
import Testing
import TestSupport

@testable import UIKit

@Suite @MainActor struct LostTreeTests {
  @Test func requiredSizesHoldInTheLostTree() {
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
    guide.anchor([.trailing], to: v[8], padding: 22.5)
    v[7].anchor([.centerXWithinMargins], to: label, padding: 77, relation: .lessThanOrEqual)
    label.widthAnchor =<= 0.25 * v[7].heightAnchor * 0.5 - 34 | UILayoutPriority(426.5)
    v[3].anchor([.width], to: guide, padding: 3, relation: .lessThanOrEqual, priority: UILayoutPriority(764))
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
