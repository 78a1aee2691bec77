//  `swift run Gallery` lays out the screens of README and of the guide, and the forms of a relation. It prints the
//  frames and draws pictures.

import Examples
import Foundation
import TestSupport

@main @MainActor struct Gallery {
  static func main() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Guide/Pictures").standardized
    let first = [(390, 844), (844, 390)].map { Scene(Screens.first(), width: $0, height: $1) }
    let rotating = [(240, 380), (460, 240)].map { Scene(Screens.rotating(), width: $0, height: $1) }
    let examples = [
      ("README's first screen", first, nil), ("A screen that rotates", rotating, "screen.svg"),
      ("Forms of a relation", forms(), "forms.svg"),
    ]
    for (title, scenes, file) in examples {
      print("\(title)\n\n" + scenes.map(\.table).joined(separator: "\n"))
      guard let file else { continue }
      try picture(title, scenes).write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }
    print("The pictures are in \(folder.path)")
  }
}

/// A view that was laid out, with a line of text above it.
@MainActor struct Scene {
  let text: String
  let root: TALView

  init(_ text: String, _ root: TALView) {
    (self.text, self.root) = (text, root)
    root.layOut()
  }

  /// The views have the names of the controller's properties.
  init(_ controller: UIViewController, width: CGFloat, height: CGFloat) {
    controller.view.accessibilityIdentifier = "view"
    for (name, value) in Mirror(reflecting: controller).children { (value as? UIView)?.accessibilityIdentifier = name }
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    self.init("\(number(width)) × \(number(height))", controller.view)
  }

  /// The frames of all views, in the coordinates of the root.
  var frames: [(view: TALView, frame: CGRect)] { Self.frames(below: root, at: .zero) }

  private static func frames(below view: TALView, at origin: CGPoint) -> [(view: TALView, frame: CGRect)] {
    [(view, CGRect(origin: origin, size: view.frame.size))]
      + view.subviews.flatMap {
        frames(below: $0, at: CGPoint(x: origin.x + $0.frame.minX, y: origin.y + $0.frame.minY))
      }
  }

  /// The frames as text.
  var table: String {
    let lines = frames.map { view, frame in
      let columns = [frame.minX, frame.minY, frame.width, frame.height].map(number)
      return columns.map { String(repeating: " ", count: 8 - $0.count) + $0 }.joined() + "  " + view.displayName
    }
    return "  \(text)\n       x       y   width  height\n" + lines.joined(separator: "\n") + "\n"
  }
}

extension TALView {
  /// The name of a box, or the name that a scene has given a view.
  var displayName: String { (self as? Box)?.name ?? accessibilityIdentifier ?? "" }
}

/// Returns a number as text, with at most four decimal places.
func number(_ value: CGFloat) -> String {
  let rounded = (value * 10_000).rounded() / 10_000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}
