//  Draws an example as named boxes with their constraints.

import Examples
import Foundation
import TestSupport

extension Example {
  /// The SVG file of the example.
  var svg: String {
    let (canvas, size) = drawn()
    let (width, height) = (number(size.width), number(size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="monospace">
      <title>\(title)</title>
      <rect width="\(width)" height="\(height)" fill="#ffffff"/>
      \(canvas.elements.joined(separator: "\n"))
      </svg>

      """
  }

  /// Draws the scenes after layout, side by side, and returns the canvas and the size of the picture.
  func drawn() -> (canvas: Canvas, size: CGSize) {
    var canvas = Canvas()
    let drawings = scenes.map(SceneDrawing.init)
    // Scenes with a relation above them form a grid.
    let columnWidth = drawings.filter { !$0.scene.isFramed }.map(\.size.width).max() ?? 0
    let margin: CGFloat = 10
    var (x, y, bottom, right) = (margin, margin, CGFloat(0), CGFloat(0))
    for drawing in drawings {
      let width = max(columnWidth, drawing.size.width)
      if x > margin && x + width > 790 { (x, y) = (margin, bottom + 20) }
      drawing.draw(on: &canvas, at: CGPoint(x: x, y: y))
      (bottom, right) = (max(bottom, y + drawing.size.height), max(right, x + width))
      x += width + 24
    }
    if let corner = canvas.drawLegend(at: CGPoint(x: margin, y: bottom + 14)) {
      (bottom, right) = (corner.y, max(right, corner.x))
    }
    return (canvas, CGSize(width: (right + margin).rounded(.up), height: (bottom + margin).rounded(.up)))
  }
}

/// Draws one scene on a canvas.
@MainActor private struct SceneDrawing {
  let scene: Scene
  let size: CGSize
  private let root: TALView
  private let relationHeight: CGFloat

  init(_ scene: Scene) {
    self.scene = scene
    root = scene.laidOut()
    relationHeight = scene.isFramed ? 0 : 18
    let relation = Canvas.size(of: scene.relation)
    let caption = Canvas.size(of: scene.state.caption, Canvas.nameFontSize)
    size = CGSize(
      width: max(root.frame.width * scene.zoom, relation.width, caption.width),
      height: relationHeight + root.frame.height * scene.zoom + (scene.state.caption.isEmpty ? 0 : 22))
  }

  func draw(on canvas: inout Canvas, at origin: CGPoint) {
    canvas.draw(text: scene.relation, at: origin)
    func drawn(_ frame: CGRect) -> CGRect {
      CGRect(
        x: origin.x + frame.minX * scene.zoom, y: origin.y + relationHeight + frame.minY * scene.zoom,
        width: frame.width * scene.zoom, height: frame.height * scene.zoom)
    }
    let views = root.viewsAndFrames
    func frame(_ item: AnyObject?) -> CGRect? {
      let guide = item as? TALGuide
      guard let (_, frame) = views.first(where: { $0.view === guide?.owningView ?? item }) else { return nil }
      return drawn(guide?.rectangle.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame)
    }
    let bounds = drawn(root.bounds)
    for (index, (view, frame)) in views.enumerated() where index > 0 || scene.isFramed {
      let named = ["red": 4, "blue": 1][view.displayName]
      let (fill, stroke) = Self.colors[index == 0 ? 0 : named ?? 1 + (index - 1) % 4]
      canvas.draw(box: drawn(frame), fill: fill, stroke: stroke)
    }
    for (view, frame) in views.dropFirst() { drawName(of: view, in: drawn(frame), on: &canvas) }
    // Constraints that only set a position that the example leaves open aren't drawn.
    let marks = root.allConstraints.filter { $0.priority.rawValue > TALPriority.filler.rawValue }
      .compactMap { Mark($0, zoom: scene.zoom, frame: frame) }
    for mark in marks.filter(\.isAligned) + marks.filter({ !$0.isAligned }) { mark.draw(on: &canvas, in: bounds) }
    let corner = CGPoint(x: bounds.minX, y: bounds.maxY + 8)
    canvas.draw(text: scene.state.caption, at: corner, fontSize: Canvas.nameFontSize)
  }

  /// The container is white. The others are blue, yellow, green and red.
  private static let colors = [
    ("#ffffff", Canvas.ink), ("#dbeafe", "#60a5fa"), ("#fef3c7", "#eab308"), ("#dcfce7", "#4ade80"),
    ("#fee2e2", "#f87171"),
  ]

  /// Draws the name of a box in the middle, and the text of a label at its left edge.
  private func drawName(of view: TALView, in frame: CGRect, on canvas: inout Canvas) {
    let size = Canvas.size(of: view.displayName, Canvas.nameFontSize)
    let part: CGFloat = view is TextView ? 0 : 0.5
    let corner = CGPoint(x: frame.minX + 4 + part * (frame.width - 8 - size.width), y: frame.midY - size.height / 2)
    canvas.draw(text: view.displayName, at: corner, fontSize: Canvas.nameFontSize)
  }
}
