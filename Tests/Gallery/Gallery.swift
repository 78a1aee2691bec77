//  swift run Gallery: lays out every example, prints its statements and frames, and draws its picture.

import Examples
import Foundation

@main @MainActor struct Gallery {
  static let usage = """
    usage: swift run Gallery [name …] [--width points] [--rtl] [--help]

    Lays the examples out through the operators, prints their statements and frames, draws them in a terminal, and,
    without an option, writes one SVG picture each.

      name            only these examples: \(Example.all.map(\.name).joined(separator: ", "))
      --width points  at another width, to watch priorities give way
      --rtl           mirrored, as in a right-to-left language
      --help          this text
    """

  static func main() {
    var (names, width, isRightToLeft): ([String], CGFloat?, Bool) = ([], nil, false)
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--help", "-h":
        print(usage)
        return
      case "--rtl":
        isRightToLeft = true
      case "--width":
        guard let points = arguments.popFirst().flatMap(Double.init), points > 0, points.isFinite else {
          refuse("--width needs a number of points greater than zero")
        }
        width = CGFloat(points)
      default:
        guard Example.all.contains(where: { $0.name == argument }) else {
          refuse(argument.hasPrefix("-") ? "unknown option \(argument)" : "there is no example \(argument)")
        }
        names.append(argument)
      }
    }
    let examples = Example.all.filter { names.isEmpty || names.contains($0.name) }
    for example in examples { show(example, width, isRightToLeft) }
    if width == nil && !isRightToLeft { write(examples) }
  }

  private static func refuse(_ message: String) -> Never {
    FileHandle.standardError.write(Data("Gallery: \(message)\n\n\(usage)\n".utf8))
    exit(2)
  }

  private static func show(_ example: Example, _ width: CGFloat?, _ isRightToLeft: Bool) {
    print("\n\(example.title) (\(example.name))\n")
    for statement in example.statements { print(statement.isEmpty ? "" : "    " + statement) }
    print()
    let root = example.laidOut(width: width, isRightToLeft: isRightToLeft)
    for (view, frame) in root.placedViews {
      let place = [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: ", ")
      print("    \(view.label): \(place)")
    }
    if isatty(STDOUT_FILENO) != 0 { print("\n" + drawing(of: root)) }
  }

  private static func write(_ examples: [Example]) {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pictures")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for example in examples {
        let file = folder.appendingPathComponent(example.name + ".svg")
        try example.svg().write(to: file, atomically: true, encoding: .utf8)
      }
    } catch {
      print("The pictures could not be written: \(error.localizedDescription)")
      exit(1)
    }
    print("\nThe pictures are in \(folder.path)")
  }
}
