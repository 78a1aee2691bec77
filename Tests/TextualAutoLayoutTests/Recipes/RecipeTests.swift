//  The fixture of the recipes. Each recipe is a test. The article Recipes.md is made of their code and comments, and each
//  file is a chapter.
//
//  Lines with `///` are the text of the article: `## ` begins a chapter, `### ` a recipe. Lines between `// recipe` and
//  `// end` are the code. The assertions below the code check the text.

import Testing
import TestSupport

@Suite @MainActor final class RecipeTests {
  let container = Box.root("container", width: 400, height: 300)
  let photo, title, subtitle, button, badge, card: Box
  private var priority: Float = 100

  init() {
    (photo, title, subtitle) = (container.box("photo"), container.box("title"), container.box("subtitle"))
    (button, badge, card) = (container.box("button"), container.box("badge"), container.box("card"))
  }

  /// Gives a view the size and position that a recipe leaves open.
  func fillIn(_ view: Box, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    // Earlier calls have higher priorities. In each call, the size has a higher one than the position.
    priority -= 2
    let (size, position) = (TALPriority(priority), TALPriority(priority - 1))
    view.widthAnchor =&= width | size
    view.heightAnchor =&= height | size
    view.leadingAnchor =&= container.leadingAnchor + x | position
    view.topAnchor =&= container.topAnchor + y | position
  }

  /// Lays out and compares the view's frame. UIKit rounds edges to pixels, and AppKit to points if there is no window.
  func expect(
    _ view: TALView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, isRounded: Bool = false,
    at location: SourceLocation = #_sourceLocation
  ) {
    container.layOut()
    compare(view.frame, CGRect(x: x, y: y, width: width, height: height), isRounded: isRounded, at: location)
  }

  func compare(
    _ frame: CGRect, _ expected: CGRect, isRounded: Bool = false, at location: SourceLocation = #_sourceLocation
  ) {
    let values = [frame, expected].map { [$0.minX, $0.minY, $0.width, $0.height] }
    for (value, number) in zip(values[0], values[1]) {
      #expect(isRounded ? abs(value - number) < 0.51 : isNear(value, number), "\(frame)", sourceLocation: location)
    }
  }

  /// UIKit stores the center of a view, so an edge in thirds of a point may have a rounding error.
  func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 0.01 }

  #if canImport(UIKit)
  /// The height of a cell's content, as a table measures it.
  func fittedHeight(_ content: UIView, width: CGFloat) -> CGFloat {
    content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Whether the labels have as many lines as they need, and follow the user's text size.
  func followTextSize(_ labels: UILabel...) -> Bool {
    #if STAND_IN
    let sizes = labels.map(\.font.pointSize)
    StandIn.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    defer { StandIn.contentSizeCategory = .large }
    if zip(labels, sizes).contains(where: { $0.font.pointSize < 2 * $1 }) { return false }
    #endif
    return labels.allSatisfy { $0.adjustsFontForContentSizeCategory && $0.numberOfLines == 0 }
  }
  #endif
}
