//  README's first example, and whether README and the guide show the screens as they are.

import Examples
import Foundation
import Testing
import TestSupport

@Suite @MainActor struct ReadmeTests {
  /// Each half has views of its own.
  @Test(arguments: [CGSize(width: 320, height: 568), CGSize(width: 844, height: 390)])
  func bothHalvesHaveTheSameFrames(size: CGSize) {
    let layouts = [layOutWithAnchors, layOutWithOperators].map { write -> [CGRect] in
      let view = Box.root("view", width: size.width, height: size.height)
      let (photo, caption) = (view.box("photo"), view.box("caption", width: 80, height: 20))
      #if STAND_IN
      view.safeAreaInsets = UIEdgeInsets(top: 20, left: 47, bottom: 21, right: 47)
      #endif
      for subview in [photo, caption] { subview.translatesAutoresizingMaskIntoConstraints = true }  // as in an app
      write(view, photo, caption)
      #expect(logged { view.layOut() } == [])
      return [photo.frame, caption.frame]
    }
    #expect(layouts[0] == layouts[1] && layouts[0].allSatisfy { $0.width > 0 && $0.height > 0 })
  }

  private func layOutWithAnchors(_ view: TALView, _ photo: TALView, _ caption: TALView) {
    let safe = view.safeAreaLayoutGuide

    // Plain anchors
    photo.translatesAutoresizingMaskIntoConstraints = false
    caption.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      photo.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      photo.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      photo.heightAnchor.constraint(equalTo: safe.heightAnchor, multiplier: 1 / 3),
      caption.leadingAnchor.constraint(equalTo: photo.leadingAnchor),
      caption.trailingAnchor.constraint(lessThanOrEqualTo: photo.trailingAnchor),
      caption.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
    ])
  }

  private func layOutWithOperators(_ view: TALView, _ photo: TALView, _ caption: TALView) {
    let safe = view.safeAreaLayoutGuide

    // Textual Auto Layout
    photo.anchor(.horizontal + .top, to: safe, padding: 16)
    photo.heightAnchor =&= safe.heightAnchor / 3
    caption.anchor(.leading, to: photo)
    caption.trailingAnchor =<= photo.trailingAnchor
    caption.topAnchor =&= photo.bottomAnchor + 8
  }

  #if os(macOS) || STAND_IN  // A simulator can't read the repository.
  /// Each paragraph of the first example is in this file, and each screen is on its page.
  @Test func pagesShowTheTestedCode() throws {
    let example = try text("README.md").components(separatedBy: "```swift\n")[1].components(separatedBy: "\n```")[0]
    let tested = try text("Tests/ExampleTests/ReadmeTests.swift").replacingOccurrences(of: "\n    ", with: "\n")
    for paragraph in example.components(separatedBy: "\n\n") { #expect(tested.contains("\n\(paragraph)\n")) }
    let screens = [
      ("ViewController", "README.md", start: "import Textual"),
      ("PhotoViewController", "Tests/Guide/Sets-that-are-switched.md", start: "final class"),
    ]
    for (name, page, start) in screens {
      let file = try text("Tests/Examples/\(name).swift")
      let code = try #require(file.range(of: start)).lowerBound..<#require(file.range(of: "\n#endif")).lowerBound
      #expect(try text(page).contains("```swift\n\(file[code])\n```"), "\(page) shows another \(name)")
    }
  }

  private func text(_ path: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    return try String(contentsOf: folder.appendingPathComponent(path).standardized, encoding: .utf8)
  }
  #endif
}
