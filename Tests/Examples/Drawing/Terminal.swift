//  A scene is drawn for a terminal in characters. Each is five points wide and ten high.

import Foundation
import TestSupport

@MainActor public func drawing(of scene: Scene) -> String {
  // A scene that is drawn smaller in its picture is smaller here too.
  let scale = min(scene.scale, 1)
  // Halves are rounded to the inside of a frame, so that five points are seen on all sides.
  func cells(_ frame: CGRect) -> (left: Int, right: Int, top: Int, bottom: Int) {
    func end(_ value: CGFloat) -> Int { Int((value - 0.5).rounded(.up)) }
    let (across, down) = (scale / 5, scale / 10)
    return (
      Int((frame.minX * across).rounded()), end(frame.maxX * across),
      Int((frame.minY * down).rounded()), end(frame.maxY * down)
    )
  }
  let root = scene.laidOut()
  let size = cells(root.bounds)
  var canvas = Array(repeating: Array(repeating: Character(" "), count: size.right + 1), count: size.bottom + 1)
  func put(_ character: Character, _ column: Int, _ row: Int) {
    if canvas.indices.contains(row) && canvas[row].indices.contains(column) { canvas[row][column] = character }
  }
  for (view, frame) in root.placedViews where view !== root || scene.isFramed {
    let (left, right, top, bottom) = cells(frame)
    for column in left...max(left, right) {
      put("─", column, top)
      put("─", column, bottom)
    }
    for row in top...max(top, bottom) {
      put("│", left, row)
      put("│", right, row)
    }
    for (character, column, row) in [("┌", left, top), ("┐", right, top), ("└", left, bottom), ("┘", right, bottom)] {
      put(Character(character), column, row)
    }
    let label = view === root ? "" : view.label
    // A container has its name at its lower edge, and a low view in its upper edge.
    let row = !view.subviews.isEmpty ? bottom : bottom - top > 1 ? (top + bottom) / 2 : top
    for (offset, character) in label.prefix(max(0, right - left - 1)).enumerated() {
      put(character, (left + right - min(label.count, right - left - 1)) / 2 + 1 + offset, row)
    }
  }
  return canvas.map { "    " + String($0) }.joined(separator: "\n")
}
