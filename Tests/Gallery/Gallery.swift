//  swift run Gallery: lays out every example, prints its statements and frames, and draws its picture.

import Examples
import Foundation

@main @MainActor struct Gallery {
  static func main() {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pictures")
    for example in Example.all {
      print("\n\(example.title)\n")
      for statement in example.statements { print("    " + statement) }
      print()
      for (view, frame) in example.laidOut().placedViews {
        let place = [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: ", ")
        print("    \(view.label): \(place)")
      }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(example.name + ".svg")
        try example.svg().write(to: file, atomically: true, encoding: .utf8)
      } catch {
        print("The picture could not be written: \(error.localizedDescription)")
        exit(1)
      }
    }
    print("\nThe pictures are in \(folder.path)")
  }
}
