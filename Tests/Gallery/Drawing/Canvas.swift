//  A canvas collects the elements of an SVG picture, and finds room for labels between them.

import Examples
import Foundation
import TestSupport

/// The style of a constraint in the picture. The legend shows its name.
enum Style: String, CaseIterable {
  case required, optional, broken, aligned

  var color: String { self == .broken ? "#6b7280" : "#dc2626" }
  var isDashed: Bool { self == .optional || self == .broken }
}

/// Lines are rectangles with a width or a height of 0.
extension CGRect {
  /// Creates a horizontal line at this y, or a vertical line at this x, between two positions on the other axis.
  init(isHorizontal: Bool, at position: CGFloat, from: CGFloat, to: CGFloat) {
    let (start, length) = (min(from, to), abs(to - from))
    self.init(
      x: isHorizontal ? start : position, y: isHorizontal ? position : start,
      width: isHorizontal ? length : 0, height: isHorizontal ? 0 : length)
  }

  var isHorizontal: Bool { width > height }

  /// A short stroke at each end of a line.
  fileprivate var endStrokes: [CGRect] {
    isHorizontal
      ? [minX, maxX].map { CGRect(isHorizontal: false, at: $0, from: minY - 3, to: minY + 3) }
      : [minY, maxY].map { CGRect(isHorizontal: true, at: $0, from: minX - 3, to: minX + 3) }
  }
}

/// A candidate for the dimension line of a constraint.
struct Track {
  let line: CGRect
  /// Thin lines from the dimension line to those views that it doesn't touch.
  var ties: [CGRect] = []
}

struct Canvas {
  struct Text {
    let string: String
    let frame: CGRect
  }

  static let ink = "#111827"
  static let labelFontSize: CGFloat = 11
  static let nameFontSize: CGFloat = 13

  /// The SVG elements in the order in which they are drawn.
  private(set) var elements: [String] = []
  private(set) var texts: [Text] = []
  /// All lines, the edges of boxes, and the squares around dots.
  private(set) var lines: [CGRect] = []
  /// The styles that the legend explains.
  private var styles: Set<Style> = []

  /// The font is monospaced. If the reader's font is wider or narrower, `textLength` fits it to this width.
  static func size(of string: String, _ fontSize: CGFloat = labelFontSize) -> CGSize {
    CGSize(width: 0.6 * fontSize * CGFloat(string.count), height: fontSize)
  }

  // MARK: Elements

  mutating func draw(box: CGRect, fill: String, stroke: String) {
    let corner = "x=\"\(number(box.minX))\" y=\"\(number(box.minY))\""
    let size = "width=\"\(number(box.width))\" height=\"\(number(box.height))\""
    elements.append("<rect \(corner) \(size) rx=\"3\" fill=\"\(fill)\" stroke=\"\(stroke)\"/>")
    lines += [box.minY, box.maxY].map { CGRect(isHorizontal: true, at: $0, from: box.minX, to: box.maxX) }
    lines += [box.minX, box.maxX].map { CGRect(isHorizontal: false, at: $0, from: box.minY, to: box.maxY) }
  }

  mutating func draw(
    text string: String, at corner: CGPoint, fontSize: CGFloat = labelFontSize, color: String = ink
  ) {
    if string.isEmpty { return }
    let frame = CGRect(origin: corner, size: Self.size(of: string, fontSize))
    texts.append(Text(string: string, frame: frame))
    let escaped = string.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    let baseline = frame.minY + 0.77 * fontSize
    elements.append(
      "<text x=\"\(number(frame.minX))\" y=\"\(number(baseline))\" font-size=\"\(number(fontSize))\""
        + " textLength=\"\(number(frame.width))\" fill=\"\(color)\">\(escaped)</text>")
  }

  mutating func draw(lines: [CGRect], _ style: Style, width: CGFloat = 1, isDashed: Bool = false) {
    if lines.isEmpty { return }
    self.lines += lines
    let path = lines.map { "M\(number($0.minX)) \(number($0.minY))L\(number($0.maxX)) \(number($0.maxY))" }.joined()
    let dashes = isDashed ? " stroke-dasharray=\"4 3\"" : ""
    elements.append("<path d=\"\(path)\" stroke=\"\(style.color)\" stroke-width=\"\(number(width))\"\(dashes)/>")
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

  /// Draws a dimension line with its label, on the first track that is free and has room for the label.
  ///
  /// If there is none, it uses the first track.
  mutating func draw(_ tracks: [Track], label: String, _ style: Style, in bounds: CGRect) {
    styles.insert(style)
    let size = Self.size(of: label)
    // A label next to its line is easier to read than one beyond an end, so these candidates come first.
    let candidates =
      tracks.flatMap { track in Self.framesNext(to: track.line, size).map { (track: track, label: $0) } }
      + tracks.flatMap { track in Self.framesBeyond(track.line, size).map { (track: track, label: $0) } }
    let (track, frame) = candidates.first { isFree($0.track, label: $0.label, in: bounds) } ?? candidates[0]
    draw(lines: [track.line], style, isDashed: style.isDashed)
    draw(lines: track.line.endStrokes, style)
    draw(lines: track.ties, style, width: 0.5)
    draw(text: label, at: frame.origin, color: style.color)
  }

  /// The frames of a label on both sides of a line, at its middle and at its quarters.
  private static func framesNext(to line: CGRect, _ size: CGSize) -> [CGRect] {
    let (dx, dy) = line.isHorizontal ? (0, -size.height / 2 - 4) : (size.width / 2 + 5, 0)
    return [0.5, 0.25, 0.75].flatMap { part in
      let point = CGPoint(x: line.minX + part * line.width, y: line.minY + part * line.height)
      return [1, -1].map { CGRect(size, centeredAt: CGPoint(x: point.x + $0 * dx, y: point.y + $0 * dy)) }
    }
  }

  /// The frames of a label beyond the end and before the start of a line.
  private static func framesBeyond(_ line: CGRect, _ size: CGSize) -> [CGRect] {
    let (dx, dy) = line.isHorizontal ? (size.width / 2 + 5, 0) : (0, size.height / 2 + 4)
    return [
      CGRect(size, centeredAt: CGPoint(x: line.maxX + dx, y: line.maxY + dy)),
      CGRect(size, centeredAt: CGPoint(x: line.minX - dx, y: line.minY - dy)),
    ]
  }

  private func isFree(_ track: Track, label: CGRect, in bounds: CGRect) -> Bool {
    // A label may touch the edge of the bounds. The rounding of the numbers must not exclude it.
    let room = bounds.insetBy(dx: -0.1, dy: -0.1)
    func isWithin(_ rectangle: CGRect) -> Bool {
      rectangle.minX > room.minX && rectangle.maxX < room.maxX && rectangle.minY > room.minY
        && rectangle.maxY < room.maxY
    }
    let isNearTie = track.ties.contains { $0.insetBy(dx: -1, dy: -1).intersects(label) }
    return isWithin(track.line) && isWithin(label) && isFree(text: label) && !isNearTie
      && ([track.line] + track.ties).allSatisfy(isFree(line:))
  }

  private func isFree(text frame: CGRect) -> Bool {
    !texts.contains { $0.frame.intersects(frame) } && !lines.contains { $0.insetBy(dx: -1, dy: -1).intersects(frame) }
  }

  /// A line may cross others. It must not touch a text or a dot, or be close to a parallel line.
  private func isFree(line: CGRect) -> Bool {
    let near = line.insetBy(dx: line.isHorizontal ? 1 : -4, dy: line.isHorizontal ? -4 : 1)
    let dotsAndParallels = lines.filter { $0.width == $0.height || $0.isHorizontal == line.isHorizontal }
    return !texts.contains { $0.frame.intersects(line.insetBy(dx: -1, dy: -1)) }
      && !dotsAndParallels.contains { $0.insetBy(dx: -0.1, dy: -0.1).intersects(near) }
  }

  /// Draws the legend and returns its lower right corner. If all lines are plain, it draws nothing and returns nil.
  mutating func drawLegend(at origin: CGPoint) -> CGPoint? {
    if styles.isSubset(of: [.required]) { return nil }
    var x = origin.x
    for style in Style.allCases where styles.contains(style) {
      let sample = CGRect(isHorizontal: true, at: origin.y + 6, from: x, to: x + 24)
      if style == .aligned {
        draw(dot: CGPoint(x: sample.maxX - 3, y: sample.minY))
      } else {
        draw(lines: [sample], style, isDashed: style.isDashed)
      }
      draw(text: style.rawValue, at: CGPoint(x: x + 30, y: origin.y), color: style.color)
      x += 48 + Self.size(of: style.rawValue).width
    }
    return CGPoint(x: x - 18, y: origin.y + Self.labelFontSize)
  }
}

extension CGRect {
  fileprivate init(_ size: CGSize, centeredAt center: CGPoint) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
