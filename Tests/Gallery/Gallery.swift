//  swift run Gallery: lays out every example, prints its statements and frames, and draws its picture.

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
      if options.isHelp { return say(usage) }
      let examples = Example.all.filter { options.names.isEmpty || options.names.contains($0.name) }
      for example in examples { show(example, options) }
      save(examples, options)
    } catch {
      stop("\((error as? Options.Refusal)?.message ?? "\(error)")\n\n\(usage)", code: 2)
    }
  }

  private static func show(_ example: Example, _ options: Options) {
    say("\n\(example.title) (\(example.name))\n")
    for statement in example.statements { say(statement.isEmpty ? "" : "    " + statement) }
    for scene in example.scenes(width: options.width, isRightToLeft: options.isRightToLeft) {
      let heading = [scene.statement, scene.caption].filter { !$0.isEmpty }.joined(separator: ", ")
      say(heading.isEmpty ? "" : "\n    \(heading):")
      for (view, frame) in scene.laidOut().placedViews {
        let place = [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }.joined(separator: ", ")
        say("    \(view.label): \(place)")
      }
      if isatty(STDOUT_FILENO) != 0 { say("\n" + drawing(of: scene)) }
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
    say("\nThe pictures are in \(folder.path)")
  }

  private static func say(_ line: String) {
    guard put(line, to: STDOUT_FILENO) else {
      stop("The text could not be written: \(String(cString: strerror(errno)))", code: 1)
    }
  }

  private static func stop(_ message: String, code: Int32) -> Never {
    // Where not even this can be written, the code says it.
    _ = put("Gallery: \(message)", to: STDERR_FILENO)
    exit(code)
  }

  /// Writes a line at once; false if it is not taken, which `print` would not tell and `FileHandle` would trap at.
  private static func put(_ line: String, to file: Int32) -> Bool {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
