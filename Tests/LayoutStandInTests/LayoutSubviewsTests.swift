//  A view may do something else while it lays out its subviews.

import Foundation
import Testing
import TestSupport

@testable import UIKit

/// A view that runs `before` and `after` around the layout of its subviews.
@MainActor private final class Busy: UIView {
  var before: (Busy) -> Void = { _ in }
  var after: (Busy) -> Void = { _ in }
  var count = 0
  private var isInside = false
  private(set) var wasEnteredFromInside = false

  override func layoutSubviews() {
    count += 1
    wasEnteredFromInside = wasEnteredFromInside || isInside
    isInside = true
    before(self)
    super.layoutSubviews()
    after(self)
    isInside = false
  }
}

@Suite @MainActor struct LayoutSubviewsTests {
  private let root = Busy(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let inner = Busy(frame: .zero)
  private var counts: [Int] { [root.count, inner.count] }

  init() {
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    inner.anchor(.edges, to: root, padding: 10)
  }

  @Test func subviewsLieWhereTheyBelongAfterSuper() {
    var frames: [CGRect] = []
    root.after = { frames.append($0.subviews[0].frame) }
    root.layOut()
    #expect(frames.first == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(counts == [1, 1])
    root.layoutIfNeeded()
    #expect(counts == [1, 1])
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(counts == [2, 2])
    #expect(inner.frame.width == 280)
  }

  @Test func layoutIfNeededInsideEnds() {
    let height = inner.heightAnchor =&= 50 | .defaultHigh
    for view in [root, inner] {
      view.before = { $0.layoutIfNeeded() }
      view.after = { $0.layoutIfNeeded() }
    }
    root.layOut()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    // The inner view is laid out once from inside of the root, and once more when the root has given it its size.
    #expect(counts == [1, 2])
    root.before = { view in
      height.constant += 1
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(logged { root.layOut() }.count == 1)
    #expect(root.count <= 102)
    #expect(!root.wasEnteredFromInside && !inner.wasEnteredFromInside)
    root.before = { _ in }
    #expect(logged { root.layOut() }.isEmpty)
  }

  @Test func aViewAddedInsideIsLaidOut() {
    let added = Box("added")
    let late = added.box("late", width: 7, height: 7)
    late.anchor([.bottom, .trailing], to: added)
    inner.after = { inner in
      guard added.superview == nil else { return }
      inner.addSubview(added)
      added.anchor(.edges, to: inner, padding: 5)
    }
    root.layOut()
    #expect(added.frame == CGRect(x: 5, y: 5, width: 170, height: 70))
    #expect(late.frame == CGRect(x: 163, y: 63, width: 7, height: 7))
    inner.layoutIfNeeded()
    #expect(inner.count == 2)
  }
}
