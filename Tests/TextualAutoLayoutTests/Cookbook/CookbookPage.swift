//  Makes Tests/Cookbook.md of the recipes, and compares the page with them.

import Foundation
import Testing

#if canImport(AppKit) || os(Linux)
extension CookbookTests {
  @Test func thePageIsMadeOfTheseRecipes() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = folder.appendingPathComponent("../../Cookbook.md").standardized
    let sources = try Self.chapters.map { chapter in
      try String(contentsOf: folder.appendingPathComponent("Cookbook\(chapter).swift"), encoding: .utf8)
    }
    let rendered = Self.page(from: sources.joined(separator: "\n"))
    if ProcessInfo.processInfo.environment["TAL_WRITE_COOKBOOK"] != nil {
      try rendered.write(to: page, atomically: true, encoding: .utf8)
    }
    let isWritten = try String(contentsOf: page, encoding: .utf8) == rendered
    #expect(isWritten, "TAL_WRITE_COOKBOOK=1 swift test --filter Cookbook writes the page anew")
    #expect(rendered.components(separatedBy: "\n## ").count == Self.chapters.count + 1)
    #expect(rendered.components(separatedBy: "\n### ").count > 40)
    #expect(!rendered.contains("```text\n```"), "a list of constraints is empty")
    let links = rendered.components(separatedBy: "](#").dropFirst().map { $0.prefix { $0 != ")" } }
    #expect(Set(links).count == links.count, "two headings have the same words")
  }

  /// In the order of the page, each a file.
  private static let chapters = [
    "Relations", "Priorities", "Edges", "Guides", "Shape", "SeveralViews", "Positions", "Storing", "Content",
    "Debugging", "Migration",
  ]

  private static func page(from source: String) -> String {
    var contents: [String] = []
    var lines: [String] = []
    var (isCode, isList, indent) = (false, false, 0)
    for line in source.components(separatedBy: "\n") {
      let text = line.trimmingCharacters(in: .whitespaces)
      switch text {
      case "// recipe":
        lines += (lines.last == "" ? [] : [""]) + ["```swift"]
        (isCode, indent) = (true, line.prefix { $0 == " " }.count)
      case "// end" where isCode:
        lines += ["```", ""]
        isCode = false
      case _ where text.hasPrefix("made(") || isList:
        if !isList { lines += ["Constraints:", "", "```text"] }
        let words = text.components(separatedBy: "\"")
        lines += stride(from: 1, to: words.count, by: 2).map { words[$0] }
        isList = !text.hasSuffix(")")
        if !isList { lines += ["```", ""] }
      case _ where isCode: lines.append(String(line.dropFirst(indent)))
      case _ where text.hasPrefix("// ## ") || text.hasPrefix("// ### "):
        lines += (lines.last == "" ? [] : [""]) + [String(text.dropFirst(3)), ""]
        let title = text.drop { "/# ".contains($0) }
        contents.append((text.hasPrefix("// ## ") ? "- " : "  - ") + "[\(title)](#\(anchor(of: title)))")
      case _ where text.hasPrefix("// |") || text.hasPrefix("// - "):
        lines += (lines.last?.first == text.dropFirst(3).first ? [] : [""]) + [String(text.dropFirst(3))]
      case _ where text.hasPrefix("// Elsewhere: ") || text.hasPrefix("// Result: "):
        lines.append(String(text.dropFirst(3)))
      default: break
      }
    }
    return (introduction + contents + lines).joined(separator: "\n") + "\n"
  }

  /// What GitHub makes of a heading: lower case, no punctuation, a hyphen for each space.
  private static func anchor(of title: Substring) -> String {
    let kept = title.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
    return kept.replacingOccurrences(of: " ", with: "-")
  }

  private static let introduction = [
    "# Cookbook", "",
    "This page is for people who come from another layout library or from the plain API. A recipe says first what is",
    "written elsewhere. Then it shows our lines. A test compiles and runs every recipe, and the page is made from",
    "these tests, in `TextualAutoLayoutTests/Cookbook`.",
    "",
    "- **Views.** `parent` is 400 points wide and 300 high, and `a`, `b` and `c` are its subviews. A `Box` is a view with",
    "  a name. Its `translatesAutoresizingMaskIntoConstraints` is cleared already.",
    "- **Constraints.** Below most recipes stand the constraints that they leave active. `guide` is a layout guide there,",
    "  and `@750` is a priority. A constraint without one is required.",
    "- **Result.** Where a recipe leaves a size or a location open, its test adds constraints that the page does not",
    "  show. A result is what a layout makes of all of them.", "",
    "The recipes are:", "",
  ]
}
#endif
