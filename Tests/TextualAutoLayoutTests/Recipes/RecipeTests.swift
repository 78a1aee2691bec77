//  What the recipes share. Each is a test, and the article Recipes is made of their code and words, a chapter of each
//  file. Lines of `///` are the article's text, `## ` begins a chapter and `### ` a recipe. What stands between
//  `// recipe` and `// end` is its code, and the assertions below it check what the text says.
//  Helpers.swift and Moving.swift are no chapters. They run the code of the articles of their names.

import Foundation
import Testing
import TestSupport

@Suite @MainActor final class RecipeTests {
  let parent = Box.root("parent", width: 400, height: 300)
  let photo, title, subtitle, button, badge, card, a, b, c: Box
  /// The names of items that have none of their own.
  var names: [ObjectIdentifier: String] = [:]
  private var priority: Float = 100
  private var before: Set<ObjectIdentifier> = []

  init() {
    (photo, title, subtitle) = (parent.box("photo"), parent.box("title"), parent.box("subtitle"))
    (button, badge, card) = (parent.box("button"), parent.box("badge"), parent.box("card"))
    (a, b, c) = (parent.box("a"), parent.box("b"), parent.box("c"))
  }

  /// Gives views what the recipe leaves open, so that they can be laid out.
  func place(_ view: Box, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    // The view that is placed first is the firmest. The size of a view is firmer than its location.
    priority -= 2
    let (size, location) = (TALPriority(priority), TALPriority(priority - 1))
    view.widthAnchor =&= width | size
    view.heightAnchor =&= height | size
    view.leadingAnchor =&= parent.leadingAnchor + x | location
    view.topAnchor =&= parent.topAnchor + y | location
  }

  func begin() { before = Set(parent.allConstraints.map { ObjectIdentifier($0) }) }

  /// The constraints that the recipe installed, in words and in any order.
  func made(_ expected: String..., at location: SourceLocation = #_sourceLocation) {
    let new = parent.allConstraints.filter { !before.contains(ObjectIdentifier($0)) }
    #expect(new.map(text).sorted() == expected.sorted(), sourceLocation: location)
  }

  private func text(_ constraint: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      item.flatMap { names[ObjectIdentifier($0)] } ?? (item as? TALView)?.label ?? "guide"
    }
    var text = name(constraint.firstItem) + "." + self.text(constraint.firstAttribute)
    text += [" ≤ ", " = ", " ≥ "][constraint.relation.rawValue + 1]
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += rounded(constraint.multiplier) + " × " }
      text += name(second) + "." + self.text(constraint.secondAttribute)
      if constraint.constant != 0 { text += constraint.constant < 0 ? " − " : " + " }
    }
    if constraint.secondItem == nil || constraint.constant != 0 { text += rounded(abs(constraint.constant)) }
    return constraint.priority == .required ? text : text + " @\(Int(constraint.priority.rawValue))"
  }

  private func rounded(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : String(format: "%.3f", Double(value))
  }

  private func text(_ attribute: NSLayoutConstraint.Attribute) -> String {
    let names = [
      "", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
      "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
      "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]
    // UIKit has attributes that are not public.
    return names.indices.contains(attribute.rawValue) ? names[attribute.rawValue] : "\(attribute.rawValue)"
  }

  /// Lays out and compares the view's frame. If some of the numbers lie on no pixel, the platform rounds, and AppKit
  /// does so to whole points where there is no window.
  func expect(
    _ view: TALView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, isRounded: Bool = false,
    at location: SourceLocation = #_sourceLocation
  ) {
    parent.layOut()
    compare(view.frame, CGRect(x: x, y: y, width: width, height: height), isRounded: isRounded, at: location)
  }

  func compare(
    _ frame: CGRect, _ expected: CGRect, isRounded: Bool = false, at location: SourceLocation = #_sourceLocation
  ) {
    let values = [frame, expected].map { [$0.minX, $0.minY, $0.width, $0.height] }
    for (value, number) in zip(values[0], values[1]) {
      #expect(abs(value - number) < (isRounded ? 0.51 : 0.01), "\(frame)", sourceLocation: location)
    }
  }

  /// The numbers of the frames depend on these, so the log of a run has them.
  @Test func whatTheNumbersDependOn() {
    place(b, 0, 0, 1, 1)
    a.anchor([.leading, .top, .height], to: b)
    a.widthAnchor =&= 1 / 3
    parent.layOut()
    // A third of a point is rounded to no pixel or to one.
    let scale = a.frame.width == 0 ? 1 : (1 / a.frame.width).rounded()
    #if canImport(UIKit)
    let margins = [\UIEdgeInsets.top, \.left, \.bottom, \.right].map { parent.layoutMargins[keyPath: $0] }
    let isLeftToRight = parent.effectiveUserInterfaceLayoutDirection == .leftToRight
    #else
    let margins: [CGFloat] = []  // AppKit does not tell them.
    let isLeftToRight = parent.userInterfaceLayoutDirection == .leftToRight
    #endif
    print(
      ProcessInfo.processInfo.operatingSystemVersionString, "scale: \(scale)", "margins: \(margins)",
      "spacing: \(spacing)", "from left to right: \(isLeftToRight)", separator: "; ")
    #expect((1...4).contains(scale) && spacing > 0 && margins.allSatisfy { $0 >= 0 })
  }

  /// The platform's distance between siblings, in points.
  var spacing: CGFloat {
    a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1).constant
  }
}
