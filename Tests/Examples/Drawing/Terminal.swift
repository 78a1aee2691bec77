//  A scene is drawn for a terminal in characters. Each is five points wide and ten high.

import Foundation
import TestSupport

@MainActor public func drawing(of scene: Scene) -> String {
  // Halves are rounded to the inside of a frame, so that five points are seen on all sides.
  func cells(_ start: CGFloat, _ end: CGFloat, _ points: CGFloat) -> ClosedRange<Int> {
    let first = Int((start / points).rounded())
    return first...max(first, Int((end / points - 0.5).rounded(.up)))
  }
  let root = scene.laidOut()
  let (columns, rows) = (cells(0, root.bounds.width, 5), cells(0, root.bounds.height, 10))
  var canvas = rows.map { _ in columns.map { _ in Character(" ") } }
  func put(_ character: Character, _ column: Int, _ row: Int) {
    if rows.contains(row) && columns.contains(column) { canvas[row][column] = character }
  }
  for (view, frame) in root.placedViews where view !== root || scene.isFramed {
    let (across, down) = (cells(frame.minX, frame.maxX, 5), cells(frame.minY, frame.maxY, 10))
    let (left, right, top, bottom) = (across.lowerBound, across.upperBound, down.lowerBound, down.upperBound)
    for row in [top, bottom] { for column in across { put("─", column, row) } }
    for column in [left, right] { for row in down { put("│", column, row) } }
    for (corner, column, row) in [("┌", left, top), ("┐", right, top), ("└", left, bottom), ("┘", right, bottom)] {
      put(Character(corner), column, row)
    }
    // A low view has its name in its upper edge.
    let label = view === root ? "" : view.label.prefix(max(0, across.count - 2))
    for (offset, character) in label.enumerated() {
      put(character, (left + right - label.count) / 2 + 1 + offset, (top + bottom) / 2)
    }
  }
  return canvas.map { String($0) }.joined(separator: "\n")
}
