//  Writes the article Recipes.md from the recipes, and compares it with them.

import Foundation
import Testing

#if os(macOS) || STAND_IN
extension RecipeTests {
  @Test func articleShowsTheseRecipes() throws {
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
    #expect(isWritten, "run TAL_WRITE_RECIPES=1 swift test --filter Recipe")
  }

  /// The files, in the order of the article.
  private static let chapters = ["Positions", "Sizes", "Rows", "Screens", "Changes", "Habits", "Helpers"]

  private static func article(from source: String) -> String {
    var blocks = beginning
    var paragraph: [String] = []
    var code: [String]?
    var indent = 0  // of the recipe's code
    func endParagraph() {
      if !paragraph.isEmpty { blocks.append(paragraph.joined(separator: " ")) }
      paragraph = []
    }
    for line in source.components(separatedBy: "\n") {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text == "// recipe" {
        code = ["```swift"]
        indent = line.prefix { $0 == " " }.count
      } else if text == "// end", let lines = code {
        blocks.append((lines + ["```"]).joined(separator: "\n"))
        code = nil
      } else if code != nil {
        code?.append(String(line.dropFirst(indent)))
      } else if text.hasPrefix("/// ") {
        paragraph.append(String(text.dropFirst(4)))
        continue
      }
      endParagraph()
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static let beginning = [
    "# Recipes",
    "Layouts that come up again and again. A test runs each of them on a stand-in for UIKit, on Linux, unless the text says otherwise.",
    """
    `container` is a view, and `photo`, `title`, `button` and so on are its subviews. Their \
    `translatesAutoresizingMaskIntoConstraints` is false. In the tests the container is 400 points wide and 300 high. \
    If a recipe leaves a size or a position open, it says which: look for "Still open".
    """,
  ]
}
#endif
