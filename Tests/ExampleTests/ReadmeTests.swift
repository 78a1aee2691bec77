//  README's first lines, its two screens, and the examples that its pictures show.

import Examples
import Foundation
import Testing
import TestSupport

@Suite @MainActor struct ReadmeTests {
  @Test func firstLinesEqualThoseWithAnchors() {
    let view = Box.root("view", width: 320, height: 480)
    let (card, photo, caption) = (view.box("card"), view.box("photo"), view.box("caption"))
    func anchors() {
      let fill = card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -32)
      fill.priority = .required - 1
      NSLayoutConstraint.activate([
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 9 / 16),
        caption.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
        card.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
        fill,
      ])
    }
    func operators() {
      photo.heightAnchor =&= photo.widthAnchor * 9 / 16
      caption.topAnchor =&= photo.bottomAnchor + 8
      card.widthAnchor =<= 400
      card.widthAnchor =&= view.widthAnchor - 32 | (.required - 1)
    }
    let facts = [anchors, operators].map { write in
      write()
      defer { view.allConstraints.setActive(false) }
      return view.allConstraints.map(Facts.init).sorted { $0.description < $1.description }
    }
    #expect(facts[0] == facts[1] && facts[0].count == 4)
  }

  #if canImport(UIKit)
  /// The last size equals the first one, so the rotating screen also turns back.
  private static let sizes: [(width: CGFloat, height: CGFloat)] = [
    (320, 568), (568, 320), (700, 700), (2000, 500), (320, 568),
  ]

  @Test(arguments: [false, true], [false, true])
  func firstScreenFitsEverySize(hasLongText: Bool, hasLongTitle: Bool) {
    let screen = ReadmeScreen.first(text: sample(isLong: hasLongText), title: sample(isLong: hasLongTitle))
    for size in Self.sizes { check(screen, size.width, size.height) }
  }

  @Test(arguments: [false, true], [false, true])
  func rotatingScreenFitsEverySize(hasLongCaption: Bool, hasLongTitle: Bool) {
    let screen = ReadmeScreen.rotating(text: sample(isLong: hasLongCaption), title: sample(isLong: hasLongTitle))
    for (width, height) in Self.sizes {
      check(screen, width, height)
      let (on, off) = width > height ? (screen.wide, screen.upright) : (screen.upright, screen.wide)
      #expect(on.allSatisfy(\.isActive) && !off.contains(where: \.isActive), "\(width) × \(height)")
    }
  }

  private func sample(isLong: Bool) -> String {
    isLong ? Array(repeating: "Text that doesn't fit into one line.", count: 70).joined(separator: " ") : "Short"
  }

  /// Lays the screen out. Its views are in the safe area and don't overlap, nothing is logged, and the button can be hit.
  private func check(_ screen: ReadmeScreen, _ width: CGFloat, _ height: CGFloat) {
    let view: UIView = screen.controller.view
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    #if STAND_IN
    view.safeAreaInsets = UIEdgeInsets(top: 20, left: width / 20, bottom: 10, right: width / 20)
    #endif
    #expect(logged { view.layOut() } == [])
    let safe = view.safeAreaLayoutGuide.rectangle.insetBy(dx: -0.5, dy: -0.5)
    let frames = view.subviews.map(\.frame)
    #expect(frames.allSatisfy { $0.height > 0 && safe.contains($0) }, "\(width) × \(height): \(frames)")
    for (index, frame) in frames.enumerated() {
      #expect(!frames[..<index].contains { $0.intersects(frame) }, "\(width) × \(height): \(frames)")
    }
    #expect(screen.button.frame.height >= 44, "\(width) × \(height): \(frames)")
  }
  #endif

  @Test func examplesAreLaidOut() {
    for example in Example.all {
      for root in example.scenes.map({ $0.laidOut() }) {
        for (view, frame) in root.viewsAndFrames {
          // A system's button has subviews of its own, and some of them are empty.
          guard view === root || view.superview === root || view.superview is Box else { continue }
          #expect(frame.width > 0 && frame.height > 0, "\(example.name): \(view.displayName)")
        }
      }
    }
  }

  @Test(.enabled(if: hasWindow, "Without a window, hasAmbiguousLayout is the same for every view."))
  func examplesAreUnambiguous() {
    for example in Example.all {
      for (view, _) in example.scenes.flatMap({ $0.laidOut().viewsAndFrames }) {
        #expect(!view.hasAmbiguousLayout, "\(example.name): \(view.displayName)")
      }
    }
  }
}

#if os(macOS) || STAND_IN
extension ReadmeTests {
  /// A screen is the code between `// readme` and `// end` in Examples.swift.
  @Test func readmeShowsTheScreensOfTheExamples() throws {
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../README.md")
    let page = try String(contentsOf: readme.standardized, encoding: .utf8)
    let screens = Example.source.components(separatedBy: "// readme\n").dropFirst().map { part in
      let lines = part.components(separatedBy: "// end")[0].components(separatedBy: "\n").dropLast()
      let indent = lines.first?.prefix { $0 == " " }.count ?? 0
      return lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
    }
    #expect(screens.count == 2)
    for screen in screens { #expect(page.contains("```swift\n\(screen)\n```")) }
  }
}
#endif
