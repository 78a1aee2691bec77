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

  /// It is no feedback loop when many views lay out inside. Only one view that does it again and again makes a loop.
  @Test func manyViewsLayOutInside() {
    for index in 0..<150 {
      let (outer, box) = (Busy(frame: .zero), Box("box"))
      outer.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(outer)
      outer.addSubview(box)
      outer.widthAnchor =&= CGFloat(index)
      let width = box.widthAnchor =&= 0
      outer.after = {
        width.constant = $0.frame.width
        $0.layoutIfNeeded()
      }
    }
    #expect(logged { root.layOut() }.isEmpty)
    #expect(root.subviews.dropFirst().map { $0.subviews[0].frame.width } == (0..<150).map { CGFloat($0) })
  }

  @Test func theRootMayGoInside() {
    weak var gone: UIView?
    let child = Busy(frame: .zero)
    do {
      var root: UIView? = Box.root()
      gone = root
      root?.addSubview(child)
      child.after = { _ in root = nil }
    }
    child.widthAnchor =&= 4
    child.translatesAutoresizingMaskIntoConstraints = false
    child.layoutIfNeeded()
    #expect(gone == nil)
    #expect(child.superview == nil)
    #expect(child.frame.width == 4)
  }

  @Test func theRootMayJoinAnotherTreeInside() {
    let top = Box.root()
    root.after = { root in
      top.addSubview(root)
      root.setNeedsLayout()
    }
    #expect(logged { root.layoutIfNeeded() }.isEmpty)
    #expect(root.count == 1)
    root.after = { _ in }
    root.frame.size.width = 90
    top.layOut()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 70, height: 80))
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

  @Test(arguments: [true, false]) func aFrameSetInsideStays(beforeSuper: Bool) {
    let fixed = Box("fixed")
    fixed.translatesAutoresizingMaskIntoConstraints = true
    inner.addSubview(fixed)
    let beside = Box("beside", width: 5, height: 5)
    inner.addSubview(beside)
    beside.leadingAnchor =&= fixed.trailingAnchor
    beside.topAnchor =&= fixed.topAnchor
    let set = { (inner: Busy) in fixed.frame = CGRect(x: 1, y: 2, width: inner.bounds.width / 2, height: 4) }
    if beforeSuper { inner.before = set } else { inner.after = set }
    root.layOut()
    #expect(fixed.frame == CGRect(x: 1, y: 2, width: 90, height: 4))
    #expect(beside.frame == CGRect(x: 91, y: 2, width: 5, height: 5))
  }

  /// Below the view that asks for a layout it is taken up at once. The view's own subviews wait for the next round.
  @Test func aConstraintChangedInsideIsTakenUp() {
    let child = Box("child", height: 5)
    inner.addSubview(child)
    child.anchor([.top, .leading], to: inner)
    let grandchild = child.box("grandchild", height: 5)
    grandchild.anchor([.top, .leading], to: child)
    let widths = [child.widthAnchor =&= 10, grandchild.widthAnchor =&= 10]
    inner.after = { inner in for width in widths { width.constant = inner.bounds.width / 4 } }
    root.layOut()
    #expect([child.frame.width, grandchild.frame.width] == [45, 45])
    var seen: [[CGFloat]] = []
    inner.after = { inner in
      for width in widths { width.constant = 60 }
      inner.layoutIfNeeded()
      seen.append([child.frame.width, grandchild.frame.width])
    }
    root.frame.size.width = 210
    root.layoutIfNeeded()
    #expect(seen == [[45, 60], [60, 60]])
    #expect([child.frame.width, grandchild.frame.width] == [60, 60])
  }
}
