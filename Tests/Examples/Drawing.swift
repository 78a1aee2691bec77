//  An example drawn in characters, for a terminal: six points wide and twelve high each.

import Foundation

@MainActor public func drawing(of root: Box) -> String {
  let (columns, rows) = (Int(root.frame.width / 6) + 1, Int(root.frame.height / 12) + 1)
  var canvas = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
  func put(_ character: Character, _ column: Int, _ row: Int) {
    if canvas.indices.contains(row) && canvas[row].indices.contains(column) { canvas[row][column] = character }
  }
  for (view, frame) in root.placedViews {
    let (left, right) = (Int((frame.minX / 6).rounded()), Int((frame.maxX / 6).rounded()))
    let (top, bottom) = (Int((frame.minY / 12).rounded()), Int((frame.maxY / 12).rounded()))
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
    // A container's name stands at its lower edge, that of a low view in its upper one.
    let row = !view.subviews.isEmpty ? bottom : bottom - top > 1 ? (top + bottom) / 2 : top
    for (offset, character) in label.prefix(max(0, right - left - 1)).enumerated() {
      put(character, (left + right - min(label.count, right - left - 1)) / 2 + 1 + offset, row)
    }
  }
  return canvas.map { "    " + String($0) }.joined(separator: "\n")
}
