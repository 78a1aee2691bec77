//  An example has the name of its picture, the code that makes it, and the views that the code lays out.

import Foundation
import TestSupport

@MainActor public struct Example {
  public let name, title: String
  public let scenes: [Scene]

  /// The text of the file that has all examples.
  public static let source: String = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Examples.swift")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()
}

extension Example {
  /// Makes an example of the same code at several sizes.
  init(
    _ name: String, _ title: String, _ states: State..., scale: CGFloat, build: @escaping Scene.Build
  ) {
    self.init(name: name, title: title, scenes: states.map { Scene($0, scale: scale, build: build) })
  }
}

/// What differs between views that the same code makes.
public struct State {
  let width, height: CGFloat
  public let caption: String

  init(_ width: CGFloat, _ height: CGFloat, _ caption: String = "") {
    (self.width, self.height, self.caption) = (width, height, caption)
  }
}

/// A scene is one view of an example, which is laid out and drawn at once.
@MainActor public struct Scene {
  /// Fills a container. A scene may make its root itself instead, of this frame, and lay it out.
  typealias Build = @MainActor (Box) -> Void
  typealias Make = @MainActor (CGRect) -> TALView

  public let state: State
  let scale: CGFloat
  /// Where the statement stands that is drawn above it.
  private let line: Int?
  private let make: Make

  init(_ state: State, scale: CGFloat, line: Int? = nil, make: @escaping Make) {
    (self.state, self.scale, self.line, self.make) = (state, scale, line, make)
  }

  init(_ state: State, scale: CGFloat, line: Int? = nil, build: @escaping Build) {
    self.init(state, scale: scale, line: line) { frame in
      let root = Box.root("container", width: frame.width, height: frame.height)
      build(root)
      root.layOut()
      return root
    }
  }

  public func laidOut() -> TALView { make(CGRect(x: 0, y: 0, width: state.width, height: state.height)) }

  /// Whether its container is drawn. Otherwise a statement stands above it, whatever the container's size is.
  var isFramed: Bool { line == nil }

  /// What stands between the braces of its line, if it has one.
  public var statement: String {
    let lines = Example.source.components(separatedBy: "\n")
    guard let line, lines.indices.contains(line - 1), let start = lines[line - 1].range(of: " in "),
      let end = lines[line - 1].range(of: " }", options: .backwards)
    else { return "" }
    return String(lines[line - 1][start.upperBound..<end.lowerBound])
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

/// Writes a number with at most one decimal place, or as many as wished.
public func number(_ value: CGFloat, places: Int = 1) -> String {
  let factor = pow(10, CGFloat(places))
  let rounded = (value * factor).rounded() / factor
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}
