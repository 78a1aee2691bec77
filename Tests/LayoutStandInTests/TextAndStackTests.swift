//  Labels with several lines, stack views, text sizes, fitting sizes and child controllers of the stand-in.

import Testing
import TestSupport

@Suite @MainActor struct TextAndStackTests {
  let root = Box.root(width: 200, height: 400)

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    (label.text, label.numberOfLines) = (text, lines)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  @Test func labelsFollowTheTextSize() {
    defer { StandIn.contentSizeCategory = .large }
    let label = label("ten chars!", lines: 1)
    let fixed = self.label("ten chars!", lines: 1)
    fixed.adjustsFontForContentSizeCategory = false
    let sizes = [.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge].map {
      (category: UIContentSizeCategory) in
      StandIn.contentSizeCategory = category
      return [label.intrinsicContentSize.width, label.font.pointSize, fixed.font.pointSize]
    }
    #expect(sizes == [[85, 17, 17], [115, 23, 17], [265, 53, 17]])
    #expect(root.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
  }

  @Test func linesWrapAtTheWidthOfTheLayout() {
    let label = label("forty characters and so on and so on and")
    root.addSubview(label)
    label.anchor([.top, .leading], to: root)
    label.trailingAnchor =<= root.trailingAnchor
    root.layOut()
    // 23 characters of 8.5 points fit into 200 points.
    #expect(label.frame == CGRect(x: 0, y: 0, width: 196, height: 41))
    label.numberOfLines = 1
    root.layOut()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: 20.5))
    label.numberOfLines = 0
    root.frame.size.width = 100
    root.layOut()
    #expect(label.frame.height == 81.5)  // 81.6, on a pixel
  }

  @Test func hiddenViewsCloseTheGap() {
    let views = (0..<3).map { _ in Box(height: 20) }
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.spacing) = (.vertical, 8)
    root.addSubview(stack)
    stack.anchor([.top] + .horizontal, to: root)
    func positions() -> [CGFloat] {
      root.layOut()
      return views.filter { !$0.isHidden }.map(\.frame.minY) + [stack.frame.height]
    }
    #expect(positions() == [0, 28, 56, 76])
    for (index, expected) in [[0, 28, 48], [0, 28, 48], [0, 28, 48]].enumerated() {
      views[index].isHidden = true
      #expect(positions() == expected.map { CGFloat($0) })
      #expect(logged { root.layOut() }.isEmpty)
      views[index].isHidden = false
    }
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    root.layOut()
    #expect(views[2].frame.minY == 28 && views[0].frame.width == 200)
  }

  @Test func fittingSizeIsThatOfTheContent() {
    let (view, label) = (UIView(frame: CGRect(x: 5, y: 5, width: 500, height: 500)), label("twenty characters or"))
    root.addSubview(view)
    view.addSubview(label)
    label.anchor(.edges, to: view, padding: 10)
    func fitted(_ width: CGFloat) -> CGSize {
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    #expect(fitted(300) == CGSize(width: 300, height: 40.5))
    #expect(fitted(120) == CGSize(width: 120, height: 61))
    #expect(view.translatesAutoresizingMaskIntoConstraints && view.constraints.count == 4)
    root.layOut()
    #expect(view.frame.width == 500 && label.frame.width == 480)
  }

  @Test func controllersHearOfTheirParent() {
    final class Child: UIViewController {
      var moves: [String] = []
      override func willMove(toParent parent: UIViewController?) { moves.append("will \(parent != nil)") }
      override func didMove(toParent parent: UIViewController?) { moves.append("did \(parent != nil)") }
    }
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    #expect(child.parent === parent && parent.children == [child] && child.moves == ["will true"])
    child.removeFromParent()
    #expect(child.parent == nil && parent.children.isEmpty && child.moves == ["will true", "did false"])
  }
}
