//  Makes the article Recipes of the recipes, and compares the article with them.

import Foundation
import Testing

#if os(macOS) || STAND_IN
extension RecipeTests {
  @Test func theArticleIsMadeOfTheseRecipes() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let article = folder.appendingPathComponent("../../Guide/Recipes.md").standardized
    let sources = try Self.chapters.map { chapter in
      try String(contentsOf: folder.appendingPathComponent("\(chapter).swift"), encoding: .utf8)
    }
    let made = Self.article(from: sources.joined(separator: "\n"))
    if ProcessInfo.processInfo.environment["TAL_WRITE_RECIPES"] != nil {
      try made.write(to: article, atomically: true, encoding: .utf8)
    }
    let isWritten = try String(contentsOf: article, encoding: .utf8) == made
    #expect(isWritten, "TAL_WRITE_RECIPES=1 swift test --filter Recipe writes the article anew")
  }

  /// In the order of the article, each a file.
  private static let chapters = [
    "Positions", "Sizes", "Rows", "Screens", "Changes", "Habits",
  ]

  private static func article(from source: String) -> String {
    var lines = [beginning]
    var indent: Int?  // of the recipe's code
    for line in source.components(separatedBy: "\n") {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text == "// recipe" {
        lines.append("```swift")
        indent = line.prefix { $0 == " " }.count
      } else if text == "// end" {
        lines += ["```", ""]
        indent = nil
      } else if let indent {
        lines.append(String(line.dropFirst(indent)))
      } else if text.hasPrefix("/// ") {
        lines.append(String(text.dropFirst(4)))
      } else if lines.last != "" {
        lines.append("")
      }
    }
    return (lines + [end]).joined(separator: "\n")
  }

  private static let beginning = """
    # Recipes

    Layouts that come up again and again. A test compiles and runs each of them.

    Where a recipe says nothing else, `parent` is 400 points wide and 300 high, and `photo`, `title`, `button` and so on are
    its subviews, whose `translatesAutoresizingMaskIntoConstraints` is off. The text below the code says what a layout makes
    of it. Where a recipe leaves a size or a location open, its test adds constraints that the page does not show.
    """

  private static let end = """
    On GitHub: [README](../../README.md), [Writing relations](Writing-relations.md),
    [Edges, centers and sizes](Edges-centers-and-sizes.md), [Sets that are switched](Sets-that-are-switched.md),
    [Helpers of your own](Helpers-of-your-own.md), [Moving to it](Moving-to-it.md).

    """
}
#endif
