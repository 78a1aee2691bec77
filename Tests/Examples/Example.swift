//  An example has the name of its picture, the code that makes it, and the views that the code lays out.

import Foundation
import TestSupport

@MainActor public struct Example {
  public let name: String
  public let title: String
  private let scenes: [Scene]

  init(_ name: String, _ title: String, scenes: [Scene]) {
    (self.name, self.title, self.scenes) = (name, title, scenes)
  }

  /// Makes an example of the same code at several sizes or in both directions.
  init(
    _ name: String, _ title: String, _ states: State..., scale: CGFloat, line: Int = #line, build: @escaping Scene.Build
  ) {
    self.init(name, title, scenes: states.map { Scene($0, scale: scale, line: line, build: build) })
  }

  /// The scenes that are drawn side by side, at another width or mirrored if wished. Scenes that become alike are drawn
  /// once.
  public func scenes(width: CGFloat? = nil, isRightToLeft: Bool = false) -> [Scene] {
    var changed: [Scene] = []
    for var scene in scenes {
      if let width, scene.isFramed { (scene.state.width, scene.state.note) = (width, "") }
      if isRightToLeft { scene.state.isRightToLeft = true }
      let isKnown = changed.contains { $0.line == scene.line && $0.state.isSameView(as: scene.state) }
      if !isKnown { changed.append(scene) }
    }
    let (widths, directions) = (Set(changed.map(\.state.width)), Set(changed.map(\.state.isRightToLeft)))
    for index in changed.indices where changed[index].isFramed {
      let state = changed[index].state
      let direction = state.isRightToLeft ? "right to left" : "left to right"
      let parts = [
        state.note, widths.count > 1 || width != nil ? "\(number(state.width)) points wide" : "",
        directions.count > 1 || isRightToLeft ? direction : "",
      ]
      changed[index].caption = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return changed
  }

  /// The lines of code of the example, as the compiler reads them.
  public var statements: [String] {
    var shown: [Int] = []
    return scenes.flatMap { scene in
      defer { shown.append(scene.line) }
      return shown.contains(scene.line) ? [] : (shown.isEmpty || scene.code.count == 1 ? [] : [""]) + scene.code
    }
  }

  /// The text of the file that has all examples.
  public static let source: String = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Examples.swift")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()
}

/// What differs between views that the same code makes.
struct State {
  var width, height: CGFloat
  var note: String
  var isRightToLeft: Bool

  init(_ width: CGFloat, _ height: CGFloat, _ note: String = "", isRightToLeft: Bool = false) {
    (self.width, self.height, self.note, self.isRightToLeft) = (width, height, note, isRightToLeft)
  }

  func isSameView(as other: State) -> Bool { width == other.width && isRightToLeft == other.isRightToLeft }
}

/// A scene is one view of an example, which is laid out and drawn at once.
@MainActor public struct Scene {
  typealias Build = @MainActor (Box) -> Void
  /// Above a scene stands nothing, its last statement, or that statement with the names of its parts.
  enum Heading { case none, statement, anatomy }

  var state: State
  let heading: Heading
  let scale: CGFloat
  let line: Int
  private let build: Build
  public fileprivate(set) var caption = ""

  init(_ state: State, _ heading: Heading = .none, scale: CGFloat, line: Int = #line, build: @escaping Build) {
    (self.state, self.heading, self.scale, self.line, self.build) = (state, heading, scale, line, build)
  }

  public func laidOut() -> Box {
    let root = Box.root("parent", width: state.width, height: state.height)
    build(root)
    if state.isRightToLeft { root.makeRightToLeft() }
    root.layOut()
    return root
  }

  /// Whether its parent is drawn. A scene with a statement above it shows that alone, whatever the parent's size is.
  var isFramed: Bool { heading == .none }

  /// The statement above it, if it has one.
  public var statement: String { isFramed ? "" : code.last ?? "" }

  /// The lines between its braces, or what stands there in one line.
  var code: [String] {
    let lines = Example.source.components(separatedBy: "\n").dropFirst(line - 1)
    guard let first = lines.first, let start = lines.firstIndex(where: { $0.contains(" in") }) else { return [] }
    if let end = first.range(of: " }", options: .backwards), let start = first.range(of: " in ") {
      return [String(first[start.upperBound..<end.lowerBound])]
    }
    let indent = first.prefix { $0 == " " }
    return lines[(start + 1)...].prefix { !$0.hasPrefix(indent + "}") }.map { String($0.dropFirst(indent.count + 2)) }
  }
}

@MainActor extension TALView {
  /// This view and all views below it, parents first. Their frames are in this view's coordinates.
  public var placedViews: [(view: TALView, frame: CGRect)] {
    [(self, bounds)]
      + subviews.flatMap { subview in
        subview.placedViews.map { ($0.view, $0.frame.offsetBy(dx: subview.frame.minX, dy: subview.frame.minY)) }
      }
  }
}
