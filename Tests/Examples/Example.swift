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
    _ name: String, _ title: String, _ states: State..., scale: CGFloat, line: Int = #line, build: @escaping Scene.Build
  ) {
    self.init(name: name, title: title, scenes: states.map { Scene($0, scale: scale, line: line, build: build) })
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
  /// Fills a parent. A scene may make its root itself instead, of this frame, and lay it out.
  typealias Build = @MainActor (Box) -> Void
  typealias Make = @MainActor (CGRect) -> TALView

  public let state: State
  /// Whether its parent is drawn. Otherwise its last statement stands above it, whatever the parent's size is.
  public let isFramed: Bool
  let scale: CGFloat
  private let line: Int
  private let make: Make

  init(_ state: State, isFramed: Bool = true, scale: CGFloat, line: Int = #line, make: @escaping Make) {
    (self.state, self.isFramed, self.scale, self.line, self.make) = (state, isFramed, scale, line, make)
  }

  init(_ state: State, isFramed: Bool = true, scale: CGFloat, line: Int = #line, build: @escaping Build) {
    self.init(state, isFramed: isFramed, scale: scale, line: line) { frame in
      let root = Box.root("parent", width: frame.width, height: frame.height)
      build(root)
      root.layOut()
      return root
    }
  }

  public func laidOut() -> TALView { make(CGRect(x: 0, y: 0, width: state.width, height: state.height)) }

  /// The statement above it, if it has one.
  var statement: String { isFramed ? "" : code.last ?? "" }

  /// The lines between its braces, or what stands there in one line.
  public var code: [String] {
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

/// Writes a number with at most one decimal place, or as many as wished.
public func number(_ value: CGFloat, places: Int = 1) -> String {
  let factor = pow(10, CGFloat(places))
  let rounded = (value * factor).rounded() / factor
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}
