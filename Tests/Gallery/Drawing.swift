//  Draws scenes as SVG: named boxes, and the constraints between them as dimension lines.

import Foundation
import TestSupport

/// Draws the scenes side by side, in rows of at most 840 points.
@MainActor func picture(_ title: String, _ scenes: [Scene]) -> String {
  var (corner, width, bottom) = (CGPoint(x: 16, y: 16), CGFloat(0), CGFloat(0))
  var elements: [String] = []
  for scene in scenes {
    let size = scene.root.frame.size
    if corner.x + size.width > 840 { corner = CGPoint(x: 16, y: bottom + 16) }
    elements.append("<g transform=\"translate(\(number(corner.x)) \(number(corner.y)))\">")
    elements += scene.drawing
    elements.append("</g>")
    (width, bottom) = (max(width, corner.x + size.width + 16), max(bottom, corner.y + textHeight + size.height))
    corner.x += size.width + 32
  }
  let (right, end) = (number(width), number(bottom + 16))
  return """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(right)" height="\(end)" viewBox="0 0 \(right) \(end)" \
    font-family="monospace" font-size="12">
    <title>\(title)</title>
    <rect width="\(right)" height="\(end)" fill="#ffffff"/>
    \(elements.joined(separator: "\n"))
    </svg>

    """
}

/// The height of the line of text above a scene.
private let textHeight: CGFloat = 24
private let (ink, red) = ("#111827", "#dc2626")
private let (blue, yellow, green) = (("#dbeafe", "#60a5fa"), ("#fef3c7", "#eab308"), ("#dcfce7", "#4ade80"))
private let colors = ["a": blue, "photo": blue, "b": yellow, "caption": yellow, "button": green]

extension Scene {
  fileprivate var drawing: [String] {
    // A scroll view has the frame of the root.
    let boxes = frames.filter { !($0.view is UIScrollView) }.map {
      (view: $0.view, frame: $0.frame.offsetBy(dx: 0, dy: textHeight))
    }
    func frame(_ item: AnyObject?) -> CGRect? { boxes.first { $0.view === item }?.frame }
    var elements = [svg(text, at: CGPoint(x: 0, y: 12), "start", ink)]
    elements += boxes.map { svg($0.frame, colors[$0.view.displayName] ?? ("#f9fafb", "#d1d5db")) }
    elements += boxes.dropFirst().map {
      svg($0.view.displayName, at: CGPoint(x: $0.frame.minX + 8, y: $0.frame.minY + 16), "start", ink)
    }
    var parts: [CGFloat] = [0.5, 0.25, 0.75]  // Each distance is drawn at another part of the sides.
    for constraint in root.allConstraints where constraint.priority > .filler {
      // Constraints with guides aren't drawn.
      guard let first = frame(constraint.firstItem) else { continue }
      let second = frame(constraint.secondItem)
      if constraint.secondItem != nil && second == nil { continue }
      let sign = ["≤ ", "", "≥ "][constraint.relation.rawValue + 1]
      let isDashed = constraint.priority != .required
      let (isWidth, isHeight) = (constraint.firstAttribute == .width, constraint.firstAttribute == .height)
      if isWidth || isHeight {
        let other = second.map { constraint.secondAttribute == .width ? $0.width : $0.height }
        let actual = other == nil ? "" : number(isWidth ? first.width : first.height) + (sign.isEmpty ? " = " : " ")
        elements += size(of: first, isWidth, actual + sign + goal(constraint, other), isDashed)
      } else if let second, let start = Side(constraint.secondAttribute, of: second),
        let end = Side(constraint.firstAttribute, of: first)
      {
        if start.position == end.position {
          elements += alignment(start, end, isDashed)
        } else {
          elements += distance(from: start, to: end, parts.removeFirst(), sign + number(constraint.constant), isDashed)
        }
      }
    }
    return elements
  }

  /// The points that a size is compared with, such as `2 × 40 + 8`.
  private func goal(_ constraint: NSLayoutConstraint, _ other: CGFloat?) -> String {
    let (times, plus) = (constraint.multiplier, constraint.constant)
    guard let other else { return number(plus) }
    return number(times) + " × " + number(other) + (plus == 0 ? "" : (plus < 0 ? " - " : " + ") + number(abs(plus)))
  }

  /// Draws a width below the box, and a height at the right: inside of a wide box, and beside a narrow one.
  private func size(of box: CGRect, _ isWidth: Bool, _ label: String, _ isDashed: Bool) -> [String] {
    if isWidth {
      let line = Line(isX: true, from: box.minX, to: box.maxX, at: box.maxY + 8)
      return [line.svg(isDashed), svg(label, at: CGPoint(x: box.midX, y: line.at + 14), "middle", red)]
    }
    let isInside = box.width > 120
    let line = Line(isX: false, from: box.minY, to: box.maxY, at: box.maxX + (isInside ? -10 : 8))
    let place = CGPoint(x: line.at + (isInside ? -5 : 5), y: box.midY + 4)
    return [line.svg(isDashed), svg(label, at: place, isInside ? "end" : "start", red)]
  }

  /// Draws a line between two aligned sides, with a dot at each end.
  private func alignment(_ start: Side, _ end: Side, _ isDashed: Bool) -> [String] {
    let (lower, upper) = start.common(with: end)
    let line = Line(isX: !start.isX, from: lower, to: upper, at: start.position)
    return [line.svg(isDashed, hasEnds: false)] + line.ends.map(svg(dot:))
  }

  /// Draws the distance from one side to the other.
  private func distance(
    from start: Side, to end: Side, _ part: CGFloat, _ label: String, _ isDashed: Bool
  ) -> [String] {
    let (lower, upper) = start.common(with: end)
    let line = Line(isX: start.isX, from: start.position, to: end.position, at: lower + part * (upper - lower))
    // If no straight line connects the sides, it is between the boxes, and thin lines lead to it.
    let ties = [start, end].filter { !$0.extent.contains(line.at) }.map { side in
      let nearest = min(max(line.at, side.extent.lowerBound), side.extent.upperBound)
      return Line(isX: !side.isX, from: nearest, to: line.at, at: side.position)
    }
    let middle = (line.from + line.to) / 2
    let text =
      line.isX
      ? svg(label, at: CGPoint(x: middle, y: line.at - 5), "middle", red)
      : svg(label, at: CGPoint(x: line.at + 5, y: middle + 4), "start", red)
    return [line.svg(isDashed)] + ties.map { $0.svg(false, hasEnds: false) } + [text]
  }
}

/// A side or the center of a box.
private struct Side {
  let isX: Bool
  let position: CGFloat
  /// The box's extent on the other axis.
  let extent: ClosedRange<CGFloat>

  init?(_ attribute: NSLayoutConstraint.Attribute, of box: CGRect) {
    let x: [NSLayoutConstraint.Attribute: CGFloat] = [
      .left: box.minX, .leading: box.minX, .centerX: box.midX, .trailing: box.maxX, .right: box.maxX,
    ]
    let y: [NSLayoutConstraint.Attribute: CGFloat] = [.top: box.minY, .centerY: box.midY, .bottom: box.maxY]
    guard let position = x[attribute] ?? y[attribute] else { return nil }
    (self.position, isX) = (position, x[attribute] != nil)
    extent = isX ? box.minY...box.maxY : box.minX...box.maxX
  }

  /// The ends of the extent that both sides have in common, or of the gap between their extents.
  func common(with other: Side) -> (lower: CGFloat, upper: CGFloat) {
    (max(extent.lowerBound, other.extent.lowerBound), min(extent.upperBound, other.extent.upperBound))
  }
}

/// A line along the x axis, at this y, or along the y axis, at this x.
private struct Line {
  let isX: Bool
  let from, to, at: CGFloat

  private func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    isX ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
  var ends: [CGPoint] { [point(from, at), point(to, at)] }

  /// `hasEnds` draws a short stroke across each end.
  func svg(_ isDashed: Bool, hasEnds: Bool = true) -> String {
    let strokes = hasEnds ? [from, to].map { [point($0, at - 3), point($0, at + 3)] } : []
    func path(_ lines: [[CGPoint]]) -> String {
      lines.map { "M\(number($0[0].x)) \(number($0[0].y))L\(number($0[1].x)) \(number($0[1].y))" }.joined()
    }
    let dashes = isDashed ? " stroke-dasharray=\"4 3\"" : ""
    return "<path d=\"\(path([ends]))\" stroke=\"\(red)\"\(dashes)/>"
      + (strokes.isEmpty ? "" : "<path d=\"\(path(strokes))\" stroke=\"\(red)\"/>")
  }
}

private func svg(dot center: CGPoint) -> String {
  "<circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"2.5\" fill=\"\(red)\"/>"
}

private func svg(_ text: String, at point: CGPoint, _ anchor: String, _ color: String) -> String {
  let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  let position = "x=\"\(number(point.x))\" y=\"\(number(point.y))\""
  return "<text \(position) text-anchor=\"\(anchor)\" fill=\"\(color)\">\(escaped)</text>"
}

private func svg(_ box: CGRect, _ colors: (fill: String, stroke: String)) -> String {
  let corner = "x=\"\(number(box.minX))\" y=\"\(number(box.minY))\""
  let size = "width=\"\(number(box.width))\" height=\"\(number(box.height))\""
  return "<rect \(corner) \(size) rx=\"3\" fill=\"\(colors.fill)\" stroke=\"\(colors.stroke)\"/>"
}
