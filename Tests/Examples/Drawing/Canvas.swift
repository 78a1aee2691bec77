//  A canvas has what is drawn so far of an SVG picture, and knows where there is still room for a label.

import Foundation
import TestSupport

/// The kinds of writing. Each has one size in all pictures.
enum Lettering {
  case name, distance, code, statement

  var height: CGFloat { self == .name ? 13 : self == .statement ? 18 : 11 }
  var ascender: CGFloat { 0.77 * height }
  var isMonospaced: Bool { self == .code || self == .statement }

  /// The text keeps within this size in all common fonts. It is that of DejaVu Sans, one of the widest, rounded up.
  func size(of text: String) -> CGSize {
    let widths = text.map { isMonospaced ? 0.61 : Self.width(of: $0) }
    return CGSize(width: widths.reduce(0) { $0 + $1 * height }, height: height)
  }

  private static func width(of character: Character) -> CGFloat {
    if "mwMW…".contains(character) { return 1 }
    if "≥≤≠=×+−<>".contains(character) { return 0.84 }
    if " ijlftr.,:()".contains(character) { return 0.42 }
    return character.isUppercase ? 0.8 : 0.64
  }

  /// The text, or as much of its beginning as fits.
  func fitted(_ text: String, in available: CGFloat) -> String {
    if size(of: text).width <= available { return text }
    let shorter = stride(from: text.count - 1, to: 0, by: -1).lazy.map { "\(text.prefix($0))…" }
    return shorter.first { size(of: $0).width <= available } ?? ""
  }
}

/// Tells which part of a text is at its place.
enum Anchor { case start, middle, end }

/// A style in which a constraint is drawn. The legend has its name.
enum Style: String, CaseIterable {
  case required, optional, broken, aligned

  var color: String { self == .broken ? "#6b7280" : "#dc2626" }
  var isDashed: Bool { self == .optional || self == .broken }
}

extension CGRect {
  /// Makes a rectangle that goes across the picture or down. Without depth it is a line.
  init(isAcross: Bool, along: CGFloat, away: CGFloat, length: CGFloat, depth: CGFloat = 0) {
    self =
      isAcross
      ? CGRect(x: along, y: away, width: length, height: depth)
      : CGRect(x: away, y: along, width: depth, height: length)
  }

  var isAcross: Bool { width > height }

  /// A short stroke at each end of a line.
  fileprivate var ends: [CGRect] {
    isAcross
      ? [minX, maxX].map { CGRect(x: $0, y: minY - 3, width: 0, height: 6) }
      : [minY, maxY].map { CGRect(x: minX - 3, y: $0, width: 6, height: 0) }
  }
}

/// A place where a constraint may be drawn. Its line is a rectangle without area. The ties lead from it to its items.
struct Track {
  let line: CGRect
  var ties: [CGRect] = []
}

struct Canvas {
  static let ink = "#111827"

  private(set) var elements: [String] = []
  /// What a legend has to explain.
  private var styles: Set<Style> = []
  private var texts: [CGRect] = []
  private var lines: [CGRect] = []

  // MARK: Room

  func isFree(text: CGRect) -> Bool {
    !texts.contains { $0.intersects(text) } && !lines.contains { $0.insetBy(dx: -1, dy: -1).intersects(text) }
  }

  /// A line may cross others. It must not lie on one or close beside it, or touch a text or a dot.
  private func isFree(line: CGRect) -> Bool {
    let near = line.insetBy(dx: line.isAcross ? 1 : -4, dy: line.isAcross ? -4 : 1)
    let parallel = lines.filter { $0.width == $0.height || $0.isAcross == line.isAcross }
    return !texts.contains { $0.intersects(line.insetBy(dx: -1, dy: -1)) }
      && !parallel.contains { $0.insetBy(dx: -0.1, dy: -0.1).intersects(near) }
  }

  // MARK: Elements

  private mutating func text(
    _ text: String, _ lettering: Lettering, at corner: CGPoint, _ anchor: Anchor = .middle, color: String
  ) -> String {
    let place = CGRect(origin: corner, size: lettering.size(of: text))
    texts.append(place)
    let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    let font = lettering.isMonospaced ? " font-family=\"monospace\"" : ""
    let x = anchor == .start ? place.minX : anchor == .middle ? place.midX : place.maxX
    let start = anchor == .middle ? "<text" : "<text text-anchor=\"\(anchor)\""
    return "\(start) x=\"\(number(x))\" y=\"\(number(place.minY + lettering.ascender))\""
      + " font-size=\"\(number(lettering.height))\"\(font) fill=\"\(color)\">\(escaped)</text>"
  }

  private mutating func path(_ lines: [CGRect], _ style: Style, width: CGFloat = 1, isDashed: Bool? = nil) -> String {
    if lines.isEmpty { return "" }
    self.lines += lines
    let steps = lines.map { "M\(number($0.minX)) \(number($0.minY))L\(number($0.maxX)) \(number($0.maxY))" }.joined()
    let dashes = isDashed ?? style.isDashed ? " stroke-dasharray=\"4 3\"" : ""
    return "<path d=\"\(steps)\" stroke=\"\(style.color)\" stroke-width=\"\(number(width))\"\(dashes)/>"
  }

  private mutating func dot(_ center: CGPoint) -> String {
    lines.append(CGRect(x: center.x - 2.5, y: center.y - 2.5, width: 5, height: 5))
    return "<circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"2.5\" fill=\"\(Style.aligned.color)\"/>"
  }

  // MARK: What is drawn

  mutating func draw(box: CGRect, fill: String, stroke: String) {
    let place = "x=\"\(number(box.minX))\" y=\"\(number(box.minY))\""
    let size = "width=\"\(number(box.width))\" height=\"\(number(box.height))\""
    elements.append("<rect \(place) \(size) rx=\"3\" fill=\"\(fill)\" stroke=\"\(stroke)\"/>")
    for y in [box.minY, box.maxY] { lines.append(CGRect(x: box.minX, y: y, width: box.width, height: 0)) }
    for x in [box.minX, box.maxX] { lines.append(CGRect(x: x, y: box.minY, width: 0, height: box.height)) }
  }

  mutating func draw(
    _ string: String, _ lettering: Lettering, at corner: CGPoint, _ anchor: Anchor = .start, color: String = ink
  ) {
    if !string.isEmpty { elements.append(text(string, lettering, at: corner, anchor, color: color)) }
  }

  /// Draws a bracket at a part of a statement, with the text that names that part.
  mutating func draw(bracket: CGRect, isAbove: Bool, name: String) {
    let ends = [bracket.minX, bracket.maxX].map {
      CGRect(x: $0, y: bracket.minY - (isAbove ? 0 : 4), width: 0, height: 4)
    }
    let corner = CGPoint(
      x: bracket.midX - Lettering.distance.size(of: name).width / 2, y: bracket.minY + (isAbove ? -14.5 : 3.5))
    elements.append(
      path([bracket] + ends, .required) + text(name, .distance, at: corner, color: Style.required.color))
  }

  /// Draws a dot for each thing that is aligned, and the line between the dots if there is one.
  mutating func draw(dots: [CGPoint], line: CGRect?, style: Style) {
    styles.formUnion(line == nil ? [.aligned] : [.aligned, style])
    elements.append(path(line.map { [$0] } ?? [], style) + dots.map { dot($0) }.joined())
  }

  /// Draws a line with marked ends and its label, both at the first place that is free. A label that is far has a
  /// leader.
  mutating func draw(_ tracks: [Track], label: String, style: Style, in bounds: CGRect) {
    styles.insert(style)
    let size = Lettering.distance.size(of: label)
    // A place that ends at the edge of the bounds is within them, even where the numbers are rounded.
    func isWithin(_ place: CGRect) -> Bool {
      place.minX > bounds.minX - 0.1 && place.maxX < bounds.maxX + 0.1 && place.minY > bounds.minY - 0.1
        && place.maxY < bounds.maxY + 0.1
    }
    let free = tracks.filter { isWithin($0.line) && ([$0.line] + $0.ties).allSatisfy(isFree(line:)) }
    let choices = free.flatMap { track in
      let fitting = places(size, at: track.line).filter { place in
        let room = place.text.insetBy(dx: -0.5, dy: 0)
        return isWithin(place.text) && isFree(text: room) && place.leader.allSatisfy(isFree(line:))
          && !(track.ties + track.line.ends).contains { $0.intersects(room) }
      }
      return fitting.map { (track: track, place: $0) }
    }
    let (track, place) =
      choices.first { $0.place.leader.isEmpty } ?? choices.first ?? (tracks[0], places(size, at: tracks[0].line)[0])
    elements.append(
      path([track.line], style) + path(track.line.ends, style, isDashed: false) + path(track.ties, style, width: 0.5)
        + path(place.leader, style, width: 0.5, isDashed: false)
        + text(label, .distance, at: place.text.origin, color: style.color))
  }

  /// The places where a label may stand. Beside the line is best, then beyond its ends, then further away with a
  /// leader.
  private func places(_ size: CGSize, at line: CGRect) -> [(text: CGRect, leader: [CGRect])] {
    let isAcross = line.isAcross
    let (whole, length, depth) =
      isAcross ? (line.width, size.width, size.height) : (line.height, size.height, size.width)
    // The middle of the rectangle is given, along the line and away from it.
    func rectangle(_ along: CGFloat, _ away: CGFloat, _ length: CGFloat, _ depth: CGFloat) -> CGRect {
      CGRect(isAcross: isAcross, along: along - length / 2, away: away - depth / 2, length: length, depth: depth)
        .offsetBy(dx: line.minX, dy: line.minY)
    }
    let sides: [CGFloat] = isAcross ? [-1, 1] : [1, -1]
    let starts = [0.5, 0.25, 0.75].flatMap { part in sides.map { (along: whole * part, side: $0) } }
    let beside = starts.map { rectangle($0.along, $0.side * (depth / 2 + 2.5), length, depth) }
    let beyond = [whole + length / 2 + 4, -length / 2 - 4].map { rectangle($0, 0, length, depth) }
    var places = (beside + beyond).map { (text: $0, leader: [CGRect]()) }
    for distance in stride(from: CGFloat(8), through: 80, by: 4) {
      for (along, side) in starts {
        let text = rectangle(along, side * (distance + 1 + depth / 2), length, depth)
        let leader = rectangle(along, side * (distance / 2 + 0.5), 0, distance - 1)
        places.append((text, [leader]))
      }
    }
    return places
  }

  /// Draws a line that explains lines and dots, unless all are plain. Returns where it ends.
  mutating func drawLegend(at origin: CGPoint) -> CGPoint? {
    if styles.isSubset(of: [.required]) { return nil }
    var x = origin.x
    for style in Style.allCases where styles.contains(style) {
      let sample = CGRect(x: x, y: origin.y + 6, width: 24, height: 0)
      elements.append(style == .aligned ? dot(CGPoint(x: sample.maxX - 3, y: sample.minY)) : path([sample], style))
      draw(style.rawValue, .distance, at: CGPoint(x: x + 30, y: origin.y), color: style.color)
      x += 48 + Lettering.distance.size(of: style.rawValue).width
    }
    return CGPoint(x: x - 18, y: origin.y + Lettering.distance.height)
  }
}

/// Writes a number with at most one decimal place, or as many as wished.
public func number(_ value: CGFloat, places: Int = 1) -> String {
  let factor = pow(10, CGFloat(places))
  let rounded = (value * factor).rounded() / factor
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}
