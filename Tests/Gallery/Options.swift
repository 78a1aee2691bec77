//  The options say what the gallery is asked for on the command line.

import Examples
import Foundation

struct Options: Equatable {
  struct Refusal: Error, Equatable { let message: String }

  var names: [String] = []
  var width: CGFloat?
  var isRightToLeft = false
  var isHelp = false

  /// The arguments do not include the program's name.
  @MainActor init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      // `--width=300` means `--width 300`.
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      switch argument {
      case "--help", "-h":
        isHelp = true
      case "--rtl":
        isRightToLeft = true
      case _ where parts[0] == "--width":
        // A screen can have such a width. The condition also refuses what is not a number.
        guard let points = (parts.count > 1 ? parts[1] : rest.popFirst()).flatMap(Double.init),
          (1...10_000).contains(points)
        else { throw Refusal(message: "--width needs a number of points, 1 up to 10,000") }
        width = CGFloat(points)
      default:
        guard Example.all.contains(where: { $0.name == argument }) else {
          throw Refusal(
            message: argument.hasPrefix("-") ? "unknown option \(argument)" : "there is no example \(argument)")
        }
        names.append(argument)
      }
    }
  }
}
