//  An example: a picture's name, the code that makes it, and the views that the code lays out.

import Foundation

@MainActor public struct Example {
  public let name: String
  public let title: String
  public let size: CGSize
  private let build: @MainActor (Box) -> Void

  init(_ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat, build: @escaping @MainActor (Box) -> Void)
  {
    self.name = name
    self.title = title
    self.size = CGSize(width: width, height: height)
    self.build = build
  }

  /// The views after layout, at another width or mirrored if wished.
  public func laidOut(width: CGFloat? = nil, isRightToLeft: Bool = false) -> Box {
    let root = Box("parent")
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame = CGRect(x: 0, y: 0, width: width ?? size.width, height: size.height)
    build(root)
    if isRightToLeft { root.makeRightToLeft() }
    root.layOut()
    return root
  }

  /// The lines of code between the braces of the example, as they are compiled.
  public var statements: [String] {
    let lines = Example.source.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.contains("Example(\"\(name)\"") }) else { return [] }
    let body = lines[(start + 1)...].prefix { $0 != "    }," }
    return body.map { String($0.dropFirst(6)) }
  }

  /// The text of the file with all examples.
  public static let source: String = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Examples.swift")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()
}

@MainActor extension TALView {
  /// The view's name in a picture: that of a box, the text of a label.
  public var label: String {
    #if canImport(AppKit) && !canImport(UIKit)
    return (self as? Box)?.name ?? (self as? NSTextField)?.stringValue ?? ""
    #else
    return (self as? Box)?.name ?? (self as? UILabel)?.text ?? ""
    #endif
  }

  /// This view and all below it, parents first, with their frames in this view's coordinates.
  public var placedViews: [(view: TALView, frame: CGRect)] {
    [(self, bounds)]
      + subviews.flatMap { subview in
        subview.placedViews.map { ($0.view, $0.frame.offsetBy(dx: subview.frame.minX, dy: subview.frame.minY)) }
      }
  }

  /// All active constraints in this tree.
  public var allConstraints: [NSLayoutConstraint] { constraints + subviews.flatMap(\.allConstraints) }
}
