//  A canvas collects the elements of an SVG picture, and finds room for labels between them.

import Foundation
import TestSupport

/// The style of a constraint in the picture. The legend shows its name.
enum Style: String, CaseIterable {
  case required, optional, broken, aligned

  var color: String { self == .broken ? "#6b7280" : "#dc2626" }
  var isDashed: Bool { self == .optional || self == .broken }
}

extension CGRect {
  /// Creates a horizontal or vertical line.
  init(isAcross: Bool, from: CGFloat, to: CGFloat, away: CGFloat) {
    let (start, length) = (min(from, to), abs(to - from))
    self.init(x: isAcross ? start : away, y: isAcross ? away : start, width: 0, height: 0)
    if isAcross { size.width = length } else { size.height = length }
  }

  var isAcross: Bool { width > height }

  /// A short stroke at each end of a line.
  fileprivate var ends: [CGRect] {
    isAcross
      ? [minX, maxX].map { CGRect(isAcross: false, from: minY - 3, to: minY + 3, away: $0) }
      : [minY, maxY].map { CGRect(isAcross: true, from: minX - 3, to: minX + 3, away: $0) }
  }
}

/// A candidate position for the dimension line of a constraint. `line` has a width or height of 0. `ties` are the thin
/// lines from it to the two views.
struct Track {
  let line: CGRect
  var ties: [CGRect] = []
}

struct Canvas {
  static let ink = "#111827"
  /// The font sizes of labels and of names.
  static let (label, name): (CGFloat, CGFloat) = (11, 13)

  private(set) var elements: [String] = []
  /// The styles for the legend.
  private var styles: Set<Style> = []
  private var texts: [CGRect] = []
  private var lines: [CGRect] = []

  /// The font is monospaced. If the reader's font is wider or narrower, `textLength` fits it to this width.
  static func size(of text: String, _ height: CGFloat = label) -> CGSize {
    CGSize(width: 0.6 * height * CGFloat(text.count), height: height)
  }

  // MARK: Elements

  mutating func draw(box: CGRect, fill: String, stroke: String) {
    let place = "x=\"\(number(box.minX))\" y=\"\(number(box.minY))\""
    let size = "width=\"\(number(box.width))\" height=\"\(number(box.height))\""
    elements.append("<rect \(place) \(size) rx=\"3\" fill=\"\(fill)\" stroke=\"\(stroke)\"/>")
    for y in [box.minY, box.maxY] { lines.append(CGRect(x: box.minX, y: y, width: box.width, height: 0)) }
    for x in [box.minX, box.maxX] { lines.append(CGRect(x: x, y: box.minY, width: 0, height: box.height)) }
  }

  mutating func draw(text: String, at corner: CGPoint, height: CGFloat = label, color: String = ink) {
    if text.isEmpty { return }
    let place = CGRect(origin: corner, size: Self.size(of: text, height))
    texts.append(place)
    let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    elements.append(
      "<text x=\"\(number(place.minX))\" y=\"\(number(place.minY + 0.77 * height))\" font-size=\"\(number(height))\""
        + " textLength=\"\(number(place.width))\" fill=\"\(color)\">\(escaped)</text>")
  }

  mutating func draw(lines: [CGRect], _ style: Style, width: CGFloat = 1, isDashed: Bool = false) {
    if lines.isEmpty { return }
    self.lines += lines
    let steps = lines.map { "M\(number($0.minX)) \(number($0.minY))L\(number($0.maxX)) \(number($0.maxY))" }.joined()
    let dashes = isDashed ? " stroke-dasharray=\"4 3\"" : ""
    elements.append("<path d=\"\(steps)\" stroke=\"\(style.color)\" stroke-width=\"\(number(width))\"\(dashes)/>")
  }

  private mutating func draw(dot center: CGPoint) {
    lines.append(CGRect(x: center.x - 2.5, y: center.y - 2.5, width: 5, height: 5))
    elements.append(
      "<circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"2.5\" fill=\"\(Style.aligned.color)\"/>")
  }

  // MARK: Constraints

  /// Draws the line between two aligned sides, with a dot at each end.
  mutating func draw(aligned line: CGRect, _ style: Style) {
    styles.formUnion([.aligned, style])
    draw(lines: [line], style, isDashed: style.isDashed)
    for end in [CGPoint(x: line.minX, y: line.minY), CGPoint(x: line.maxX, y: line.maxY)] { draw(dot: end) }
  }

  /// Draws a line with marked ends on the first track that is free and has room for the label next to it.
  mutating func draw(_ tracks: [Track], label: String, _ style: Style, in bounds: CGRect) {
    styles.insert(style)
    let size = Self.size(of: label)
    let choices = [false, true].flatMap { isBeyond in
      tracks.flatMap { track in Self.places(size, at: track.line, isBeyond).map { (track: track, place: $0) } }
    }
    // A label may touch the edge of the bounds. The rounding of the numbers must not exclude it.
    let room = bounds.insetBy(dx: -0.1, dy: -0.1)
    func isWithin(_ place: CGRect) -> Bool {
      place.minX > room.minX && place.maxX < room.maxX && place.minY > room.minY && place.maxY < room.maxY
    }
    let free = choices.first { track, place in
      let isNearTie = track.ties.contains { $0.insetBy(dx: -1, dy: -1).intersects(place) }
      return isWithin(track.line) && isWithin(place) && isFree(text: place) && !isNearTie
        && ([track.line] + track.ties).allSatisfy(isFree(line:))
    }
    let (track, place) = free ?? choices[0]
    draw(lines: [track.line], style, isDashed: style.isDashed)
    draw(lines: track.line.ends, style)
    draw(lines: track.ties, style, width: 0.5)
    draw(text: label, at: place.origin, color: style.color)
  }

  /// The candidate positions of a label: next to its line, or beyond the line's ends.
  private static func places(_ size: CGSize, at line: CGRect, _ isBeyond: Bool) -> [CGRect] {
    let (x, y) = line.isAcross == isBeyond ? (size.width / 2 + 5, 0) : (0, size.height / 2 + 4)
    let side: CGFloat = line.isAcross ? -1 : 1
    let beside: [(CGFloat, CGFloat)] = [0.5, 0.25, 0.75].flatMap { [($0, side), ($0, -side)] }
    return (isBeyond ? [(1, 1), (0, -1)] : beside).map { part, sign in
      let middle = CGPoint(x: line.minX + part * line.width + sign * x, y: line.minY + part * line.height + sign * y)
      return CGRect(origin: middle, size: .zero).insetBy(dx: -size.width / 2, dy: -size.height / 2)
    }
  }

  private func isFree(text: CGRect) -> Bool {
    !texts.contains { $0.intersects(text) } && !lines.contains { $0.insetBy(dx: -1, dy: -1).intersects(text) }
  }

  /// A line may cross others. It must not touch a text or a dot, or be close to a parallel line.
  private func isFree(line: CGRect) -> Bool {
    let near = line.insetBy(dx: line.isAcross ? 1 : -4, dy: line.isAcross ? -4 : 1)
    let parallel = lines.filter { $0.width == $0.height || $0.isAcross == line.isAcross }
    return !texts.contains { $0.intersects(line.insetBy(dx: -1, dy: -1)) }
      && !parallel.contains { $0.insetBy(dx: -0.1, dy: -0.1).intersects(near) }
  }

  /// Draws the legend and returns its lower right corner. If all lines are plain, it draws nothing and returns nil.
  mutating func drawLegend(at origin: CGPoint) -> CGPoint? {
    if styles.isSubset(of: [.required]) { return nil }
    var x = origin.x
    for style in Style.allCases where styles.contains(style) {
      let sample = CGRect(x: x, y: origin.y + 6, width: 24, height: 0)
      if style == .aligned {
        draw(dot: CGPoint(x: sample.maxX - 3, y: sample.minY))
      } else {
        draw(lines: [sample], style, isDashed: style.isDashed)
      }
      draw(text: style.rawValue, at: CGPoint(x: x + 30, y: origin.y), color: style.color)
      x += 48 + Self.size(of: style.rawValue).width
    }
    return CGPoint(x: x - 18, y: origin.y + Self.label)
  }
}
