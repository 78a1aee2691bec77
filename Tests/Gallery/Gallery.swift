//  `swift run Gallery` lays out every example, prints the frames, and draws the pictures.

import Examples
import Foundation
import TestSupport

@main @MainActor struct Gallery {
  static func main() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pictures")
    for example in Example.all {
      print(frames(of: example))
      let file = folder.appendingPathComponent(example.name + ".svg")
      try example.svg.write(to: file, atomically: true, encoding: .utf8)
    }
    print("The pictures are in \(folder.path)")
  }

  /// Returns the title of the example, and a table of its frames.
  static func frames(of example: Example) -> String {
    var lines = [example.title]
    for scene in example.scenes {
      let columns = ["x", "y", "width", "height"].map { column($0) }.joined()
      lines.append(columns + "  " + scene.state.caption + scene.relation)
      for (view, frame) in scene.laidOut().viewsAndFrames {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { column(number($0)) }
        lines.append(numbers.joined() + "  " + view.displayName)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func column(_ text: String) -> String { String(repeating: " ", count: 8 - text.count) + text }
}
