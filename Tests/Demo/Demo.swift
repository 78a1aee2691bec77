//  `swift run Demo` prints lines of this file, each with the constraints that it creates.

import Foundation
import TestSupport

@main @MainActor struct Demo {
  static func main() throws {
    let container = Box.root("container"), safe = container.safeAreaLayoutGuide, column = TALGuide()
    let photo = container.box("photo"), caption = container.box("caption"), button = container.box("button")
    let badge: Box? = nil
    container.addLayoutGuide(column)
    (safe.identifier, column.identifier) = ("safe", "column")
    print("Below each line are its constraints. They are required and active unless a note says otherwise.")
    let demo = try Demo(views: [container, photo, caption, button])

    // Several attributes at once. `safe` is the safe area of the views' container.
    demo.show { photo.anchor(.horizontal + .top, to: safe, padding: 16) }
    demo.show { caption.anchor(.horizontal, to: photo, padding: 8, relation: .greaterThanOrEqual) }

    // Relations: equal, at least, at most
    demo.show { caption.topAnchor =&= photo.bottomAnchor + 8 }
    demo.show { button.trailingAnchor =<= safe.trailingAnchor - 16 }

    // Arithmetic. The number may come first.
    demo.show { photo.heightAnchor =&= photo.widthAnchor * 9 / 16 }
    demo.show { photo.heightAnchor =<= 2 * (safe.heightAnchor - 50) / 5 }
    demo.show { button.widthAnchor =<= 300 - caption.widthAnchor }

    // A priority ends the line. Without one, a constraint is required.
    demo.show { photo.heightAnchor =&= safe.heightAnchor / 4 | .defaultHigh }
    demo.show { button.widthAnchor =>= 200 | TALPriority(999) }

    // An optional view. Here `badge` is nil.
    demo.show { badge?.centerXAnchor =&= photo.trailingAnchor }

    // A layout guide, `column`
    demo.show { column.anchor(.center + .width, to: safe, priority: .defaultLow) }

    // Sets. They are off until you switch them on.
    let left = demo.show { [NSLayoutConstraint].inactive { button.leadingAnchor =&= column.leadingAnchor } }
    demo.show { left.setActive(true) }
    demo.show { left.setActive(false) }
  }

  private let views: [Box]
  private let source: [String]

  /// Turns autoresizing on for the views, as it is for each view that is created in code.
  private init(views: [Box]) throws {
    self.views = views
    source = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
    for view in views { view.translatesAutoresizingMaskIntoConstraints = true }
  }

  /// Prints the line that calls this function, the comment above it, and the constraints that the call returns.
  @discardableResult
  private func show(line: Int = #line, _ call: () -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    let (comment, code) = (source[line - 2], source[line - 1])
    if comment.contains("//") { print("\n" + comment.trimmingCharacters(in: .whitespaces) + "\n") }
    print(code.trimmingCharacters(in: .whitespaces).replacing("demo.show { ", with: "").dropLast(" }".count))
    let placedBefore = views.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    let constraints = call()
    for constraint in constraints { print("    \(ConstraintFacts(constraint))") }
    if constraints.isEmpty { print("    (creates nothing)") }
    for view in views where !view.translatesAutoresizingMaskIntoConstraints && !placedBefore.contains(view) {
      print("    (turns autoresizing off for \(view))")
    }
    return constraints
  }

  private func show(line: Int = #line, _ call: () -> NSLayoutConstraint?) {
    show(line: line) { [call()].compactMap(\.self) }
  }
}
