//  An example is code that lays out views. A scene is the example at one size.

import Foundation
import TestSupport

/// Code that lays out views. The name is that of its picture.
@MainActor public struct Example {
  public let name, title: String
  public let scenes: [Scene]

  /// The source text of all examples.
  public static let source: String = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Examples.swift")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()
}

extension Example {
  /// Creates an example with the same code at several sizes.
  init(
    _ name: String, _ title: String, _ states: State..., zoom: CGFloat, build: @escaping Scene.Build
  ) {
    self.init(name: name, title: title, scenes: states.map { Scene($0, zoom: zoom, build: build) })
  }
}

/// The size of a scene, and its caption.
public struct State {
  public let width, height: CGFloat
  public let caption: String

  init(_ width: CGFloat, _ height: CGFloat, _ caption: String = "") {
    (self.width, self.height, self.caption) = (width, height, caption)
  }
}

/// One view of an example. It is laid out and drawn as a whole.
@MainActor public struct Scene {
  /// Adds views and constraints to a container.
  typealias Build = @MainActor (Box) -> Void
  /// Creates a root view with this frame, and lays it out.
  typealias Make = @MainActor (CGRect) -> TALView

  public let state: State
  /// How many units of the picture a point is long.
  public let zoom: CGFloat
  /// The line in Examples.swift of the relation that is drawn above the scene.
  private let line: Int?
  private let make: Make

  init(_ state: State, zoom: CGFloat, line: Int? = nil, make: @escaping Make) {
    (self.state, self.zoom, self.line, self.make) = (state, zoom, line, make)
  }

  init(_ state: State, zoom: CGFloat, line: Int? = nil, build: @escaping Build) {
    self.init(state, zoom: zoom, line: line) { frame in
      let root = Box.root("container", width: frame.width, height: frame.height)
      build(root)
      root.layOut()
      return root
    }
  }

  public func laidOut() -> TALView { make(CGRect(x: 0, y: 0, width: state.width, height: state.height)) }

  /// If true, the container's box is drawn. If false, the relation is drawn above the scene, and no box.
  public var isFramed: Bool { line == nil }

  /// The source text of its relation, or an empty text.
  public var relation: String {
    let lines = Example.source.components(separatedBy: "\n")
    guard let line, lines.indices.contains(line - 1), let start = lines[line - 1].range(of: " in "),
      let end = lines[line - 1].range(of: " }", options: .backwards)
    else { return "" }
    return String(lines[line - 1][start.upperBound..<end.lowerBound])
  }
}

@MainActor extension TALView {
  /// This view and all views below it, each before its subviews. Their frames are in this view's coordinates.
  public var viewsAndFrames: [(view: TALView, frame: CGRect)] {
    [(self, bounds)]
      + subviews.flatMap { subview in
        subview.viewsAndFrames.map { ($0.view, $0.frame.offsetBy(dx: subview.frame.minX, dy: subview.frame.minY)) }
      }
  }
}

/// Returns a number as text, rounded to this many decimal places.
public func number(_ value: CGFloat, decimals: Int = 1) -> String {
  let factor = pow(10, CGFloat(decimals))
  let rounded = (value * factor).rounded() / factor
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}
