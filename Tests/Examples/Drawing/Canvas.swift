//  An SVG picture under way: what is drawn so far, and where there is still room for a label.

import Foundation
import TestSupport

/// The kinds of writing, each of one size in all pictures.
enum Lettering {
  case name, distance, code, statement

  var size: CGFloat { self == .name ? 13 : self == .statement ? 18 : 11 }
  var ascender: CGFloat { 0.77 * size }
  var isMonospaced: Bool { self == .code || self == .statement }

  /// A width that the text keeps within in all common fonts: those of DejaVu Sans, one of the widest, rounded up.
  func width(of text: String) -> CGFloat {
    text.reduce(0) { $0 + (isMonospaced ? 0.61 : Self.width(of: $1)) * size }
  }

  private static func width(of character: Character) -> CGFloat {
    if "mwMW…".contains(character) { return 1 }
    if "≥≤≠=×+−<>".contains(character) { return 0.84 }
    if " ijlftr.,:()".contains(character) { return 0.42 }
    return character.isUppercase ? 0.8 : 0.64
  }

  /// The text, or as much of its beginning as there is room for.
  func fitted(_ text: String, in available: CGFloat) -> String {
    if width(of: text) <= available { return text }
    let shorter = stride(from: text.count - 1, to: 0, by: -1).lazy.map { "\(text.prefix($0))…" }
    return shorter.first { width(of: $0) <= available } ?? ""
  }
}

/// Which part of a text is at a place: what it does not fill is at the other end.
enum Anchor { case start, middle, end }

/// How a constraint is drawn.
enum Style: Equatable {
  case required, optional
  case broken(isRequired: Bool)

  var color: String { self == .required || self == .optional ? "#dc2626" : "#6b7280" }
  var isDashed: Bool { self == .optional || self == .broken(isRequired: false) }
  var meaning: String { self == .required ? "required" : self == .optional ? "optional" : "broken" }
}

/// Where a constraint may be drawn: a straight line, a rectangle without area, and those that tie it to its items.
struct Track {
  let line: CGRect
  var ties: [CGRect] = []
}

struct Canvas {
  private(set) var elements: [String] = []
  /// What a legend has to explain.
  private(set) var styles: [Style] = []
  private(set) var hasDots = false
  private var texts: [CGRect] = []
  private var lines: [CGRect] = []

  // MARK: Room

  func isFree(text: CGRect) -> Bool {
    !texts.contains { $0.intersects(text) } && !lines.contains { $0.insetBy(dx: -1, dy: -1).intersects(text) }
  }

  /// A line may cross others, but neither lie on one, or close beside it, nor touch a text or a dot.
  private func isFree(line: CGRect) -> Bool {
    let isAcross = line.width > line.height
    let near = line.insetBy(dx: isAcross ? 1 : -4, dy: isAcross ? -4 : 1)
    let parallel = lines.filter { $0.width == $0.height || ($0.width > $0.height) == isAcross }
    return !texts.contains { $0.intersects(line.insetBy(dx: -1, dy: -1)) }
      && !parallel.contains { $0.insetBy(dx: -0.1, dy: -0.1).intersects(near) }
  }

  // MARK: Boxes and texts

  static let ink = "#111827"

  mutating func draw(box: CGRect, fill: String, stroke: String) {
    let (size, rest) = ("width=\"\(number(box.width))\" height=\"\(number(box.height))\"", "fill=\"\(fill)\"")
    elements.append(
      "<rect x=\"\(number(box.minX))\" y=\"\(number(box.minY))\" \(size) rx=\"3\" \(rest) stroke=\"\(stroke)\"/>")
    for y in [box.minY, box.maxY] { lines.append(CGRect(x: box.minX, y: y, width: box.width, height: 0)) }
    for x in [box.minX, box.maxX] { lines.append(CGRect(x: x, y: box.minY, width: 0, height: box.height)) }
  }

  /// In its place, which is as high as the letters and at least as wide.
  mutating func draw(
    _ text: String, _ lettering: Lettering, in place: CGRect, _ anchor: Anchor = .middle, color: String = ink
  ) {
    guard !text.isEmpty else { return }
    texts.append(place)
    elements.append(element(text, lettering, place, anchor, color: color))
  }

  mutating func draw(_ text: String, _ lettering: Lettering, at corner: CGPoint, color: String = ink) {
    let size = CGSize(width: lettering.width(of: text), height: lettering.size)
    draw(text, lettering, in: CGRect(origin: corner, size: size), .start, color: color)
  }

  private func element(
    _ text: String, _ lettering: Lettering, _ place: CGRect, _ anchor: Anchor = .middle, color: String
  ) -> String {
    let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    let font = lettering.isMonospaced ? " font-family=\"monospace\"" : ""
    let baseline = place.minY + lettering.ascender
    let x = anchor == .start ? place.minX : anchor == .middle ? place.midX : place.maxX
    let start = anchor == .middle ? "<text" : "<text text-anchor=\"\(anchor)\""
    return "\(start) x=\"\(number(x))\" y=\"\(number(baseline))\" font-size=\"\(number(lettering.size))\""
      + "\(font) fill=\"\(color)\">\(escaped)</text>"
  }

  // MARK: Lines

  /// A line with marked ends and its label, both at the first place that is free. Only a far place needs a leader.
  mutating func draw(_ tracks: [Track], label: String, style: Style, in bounds: CGRect) {
    styles.append(style)
    let size = CGSize(width: Lettering.distance.width(of: label), height: Lettering.distance.size)
    // What ends at the edge of the bounds is within them, even where the numbers are rounded.
    func isWithin(_ place: CGRect) -> Bool {
      place.minX > bounds.minX - 0.1 && place.maxX < bounds.maxX + 0.1 && place.minY > bounds.minY - 0.1
        && place.maxY < bounds.maxY + 0.1
    }
    let free = tracks.filter { isWithin($0.line) && ([$0.line] + $0.ties).allSatisfy(isFree(line:)) }
    let choices = free.flatMap { track in places(size, at: track.line).map { (track: track, place: $0) } }
      .filter { choice in
        let (track, place) = choice
        let room = place.text.insetBy(dx: -0.5, dy: 0)
        return isWithin(place.text) && isFree(text: room)
          && !(track.ties + ends(of: track.line)).contains { $0.intersects(room) }
          && (place.leader.map(isFree(line:)) ?? true)
      }
    let (track, place) =
      choices.first { $0.place.leader == nil } ?? choices.first ?? (tracks[0], places(size, at: tracks[0].line)[0])
    draw(
      path([track.line], style) + path(ends(of: track.line), style, isDashed: false)
        + path(track.ties, style, width: 0.5)
        + path([place.leader].compactMap { $0 }, style, width: 0.5, isDashed: false)
        + element(label, .distance, place.text, color: style.color),
      track.ties + ends(of: track.line) + [track.line] + [place.leader].compactMap { $0 })
    texts.append(place.text)
  }

  /// A text that names the part of a statement between two positions, at a bracket.
  mutating func draw(bracket: CGRect, isAbove: Bool, name: String) {
    let side: CGFloat = isAbove ? -1 : 1
    let ends = [bracket.minX, bracket.maxX].map {
      CGRect(x: $0, y: bracket.minY - (isAbove ? 0 : 4), width: 0, height: 4)
    }
    let width = Lettering.distance.width(of: name)
    let place = CGRect(
      x: bracket.midX - width / 2, y: bracket.minY + side * 9 - 5.5, width: width, height: Lettering.distance.size)
    draw(
      path([bracket] + ends, .required) + element(name, .distance, place, color: Style.required.color), [bracket] + ends
    )
    texts.append(place)
  }

  /// A line without ends and label, for the legend.
  mutating func draw(sample line: CGRect, style: Style) { draw(path([line], style), [line]) }

  /// A dot each for what is aligned, and the line between them if there is one.
  mutating func draw(dots: [CGPoint], line: CGRect? = nil, style: Style) {
    if line != nil { styles.append(style) }
    hasDots = true
    let circles = dots.map {
      "<circle cx=\"\(number($0.x))\" cy=\"\(number($0.y))\" r=\"2.5\" fill=\"\(style.color)\"/>"
    }
    let line = [line].compactMap { $0 }
    draw(
      path(line, style) + circles.joined(),
      line + dots.map { CGRect(x: $0.x - 2.5, y: $0.y - 2.5, width: 5, height: 5) })
  }

  private mutating func draw(_ element: String, _ lines: [CGRect]) {
    elements.append(element)
    self.lines += lines
  }

  private func path(_ lines: [CGRect], _ style: Style, width: CGFloat = 1, isDashed: Bool? = nil) -> String {
    if lines.isEmpty { return "" }
    let steps = lines.map { "M\(number($0.minX)) \(number($0.minY))L\(number($0.maxX)) \(number($0.maxY))" }.joined()
    let dashes = isDashed ?? style.isDashed ? " stroke-dasharray=\"4 3\"" : ""
    return "<path d=\"\(steps)\" stroke=\"\(style.color)\" stroke-width=\"\(number(width))\"\(dashes)/>"
  }

  /// A short stroke at each end of a line.
  private func ends(of line: CGRect) -> [CGRect] {
    line.width > line.height
      ? [line.minX, line.maxX].map { CGRect(x: $0, y: line.minY - 3, width: 0, height: 6) }
      : [line.minY, line.maxY].map { CGRect(x: line.minX - 3, y: $0, width: 6, height: 0) }
  }

  /// Where a label may stand, the best place first: beside the line, beyond its ends, further away with a leader.
  private func places(_ size: CGSize, at line: CGRect) -> [(text: CGRect, leader: CGRect?)] {
    let isAcross = line.width > line.height
    // Along the line and away from it, whether it goes across or down.
    func rectangle(_ along: CGFloat, _ away: CGFloat, _ length: CGFloat, _ depth: CGFloat) -> CGRect {
      isAcross
        ? CGRect(x: line.minX + along - length / 2, y: line.minY + away - depth / 2, width: length, height: depth)
        : CGRect(x: line.minX + away - depth / 2, y: line.minY + along - length / 2, width: depth, height: length)
    }
    let whole = isAcross ? line.width : line.height
    let (length, depth) = isAcross ? (size.width, size.height) : (size.height, size.width)
    let sides: [CGFloat] = isAcross ? [-1, 1] : [1, -1]
    let starts = [0.5, 0.25, 0.75].flatMap { part in sides.map { (along: whole * part, side: $0) } }
    let beside = starts.map { rectangle($0.along, $0.side * (depth / 2 + 2.5), length, depth) }
    let beyond = [whole + length / 2 + 4, -length / 2 - 4].map { rectangle($0, 0, length, depth) }
    let far = stride(from: CGFloat(8), through: 80, by: 4).flatMap { distance in
      starts.map {
        (
          text: rectangle($0.along, $0.side * (distance + 1 + depth / 2), length, depth),
          leader: Optional(rectangle($0.along, $0.side * (distance / 2 + 0.5), 0, distance - 1))
        )
      }
    }
    return (beside + beyond).map { ($0, nil) } + far
  }
}

/// At most one decimal place, or as many as wished.
public func number(_ value: CGFloat, places: Int = 1) -> String {
  let factor = pow(10, CGFloat(places))
  let rounded = (value * factor).rounded() / factor
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}
