//  `swift run Gallery` lays out every example, prints its statements and frames, and draws its picture.

import Examples
import Foundation
import TestSupport

@main @MainActor struct Gallery {
  static let usage = """
    usage: swift run Gallery [name …] [--width points] [--rtl] [--help]

    Lays the examples out through the operators, prints their statements and frames, draws them in a terminal, and
    writes one SVG picture each: without an option those of the README, with one beside the other temporary files.

      name            only these examples: \(Example.all.map(\.name).joined(separator: ", "))
      --width points  at another width, 1 up to 10,000, to watch priorities give way
      --rtl           mirrored, as in a right-to-left language
      --help          this text
    """

  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.isHelp { return print(usage) }
      let examples = Example.all.filter { options.names.isEmpty || options.names.contains($0.name) }
      for example in examples { show(example, options) }
      save(examples, options)
    } catch {
      stop("\((error as? Options.Refusal)?.message ?? "\(error)")\n\n\(usage)", code: 2)
    }
  }

  private static func show(_ example: Example, _ options: Options) {
    print("\n\(example.title) (\(example.name))\n")
    for statement in example.statements { print(statement.isEmpty ? "" : "    " + statement) }
    for scene in example.scenes(width: options.width, isRightToLeft: options.isRightToLeft) {
      let heading = [scene.statement, scene.caption].filter { !$0.isEmpty }.joined(separator: ", ")
      print(heading.isEmpty ? "" : "\n    \(heading):")
      for (view, frame) in scene.laidOut().placedViews {
        let place = [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }.joined(separator: ", ")
        print("    \(view.label): \(place)")
      }
      if isatty(STDOUT_FILENO) != 0 { print("\n" + drawing(of: scene)) }
    }
  }

  private static func save(_ examples: [Example], _ options: Options) {
    let isReadme = options.width == nil && !options.isRightToLeft
    let folder =
      isReadme
      ? URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pictures")
      : FileManager.default.temporaryDirectory.appendingPathComponent("Gallery")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for example in examples {
        let picture = example.svg(width: options.width, isRightToLeft: options.isRightToLeft)
        let file = folder.appendingPathComponent(example.name + ".svg")
        try picture.write(to: file, atomically: true, encoding: .utf8)
      }
    } catch {
      stop("The pictures could not be written to \(folder.path): \(error.localizedDescription)", code: 1)
    }
    print("\nThe pictures are in \(folder.path)")
  }

  private static func stop(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("Gallery: \(message)\n".utf8))
    exit(code)
  }
}
