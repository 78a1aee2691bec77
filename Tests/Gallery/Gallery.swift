//  `swift run Gallery` lays out every example, prints its code and frames, and draws its picture.

import Examples
import Foundation
import TestSupport

@main @MainActor struct Gallery {
  static func main() {
    do {
      let examples = try examples(named: Array(CommandLine.arguments.dropFirst()))
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pictures")
      for example in examples {
        print(text(of: example, isDrawn: isatty(STDOUT_FILENO) != 0))
        let file = folder.appendingPathComponent(example.name + ".svg")
        try example.svg.write(to: file, atomically: true, encoding: .utf8)
      }
      print("The pictures are in \(folder.path)")
    } catch {
      FileHandle.standardError.write(Data("Gallery: \(error)\n".utf8))
      exit(1)
    }
  }

  struct Refusal: Error, CustomStringConvertible { let description: String }

  /// All examples, or those that are named.
  static func examples(named names: [String]) throws -> [Example] {
    let known = Example.all.map(\.name)
    for name in names where !known.contains(name) {
      throw Refusal(description: "there is no example \(name), but \(known.joined(separator: ", "))")
    }
    return Example.all.filter { names.isEmpty || names.contains($0.name) }
  }

  /// The code of the example, and the frames that it yields, drawn in characters if wished.
  static func text(of example: Example, isDrawn: Bool) -> String {
    var lines = ["\(example.title) (\(example.name))", ""]
    var known: [String] = []
    for scene in example.scenes {
      if scene.code != known { lines += scene.code + [""] }
      known = scene.code
      lines.append("x, y, width, height" + (scene.state.caption.isEmpty ? "" : ", \(scene.state.caption)"))
      for (view, frame) in scene.laidOut().placedViews {
        let place = [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }.joined(separator: ", ")
        lines.append("\(view.label): \(place)")
      }
      lines += (isDrawn ? [drawing(of: scene)] : []) + [""]
    }
    return lines.joined(separator: "\n")
  }
}
