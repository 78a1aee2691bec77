//  An example as a drawing: labelled boxes, and every constraint as the distance or size that it is about.

import Foundation

extension Example {
  /// The example after layout, as the text of an SVG file.
  public func svg(width: CGFloat? = nil, isRightToLeft: Bool = false) -> String {
    let root = laidOut(width: width, isRightToLeft: isRightToLeft)
    let places = root.placedViews
    var marks: [String] = []
    func frame(_ item: AnyObject?) -> CGRect? {
      if let guide = item as? TALGuide, let owner = guide.owningView, let place = frame(owner) {
        return guide.rectangle.offsetBy(dx: place.minX, dy: place.minY)
      }
      return places.first { $0.view === item }?.frame
    }
    var drawn: [String: Int] = [:]
    for constraint in root.allConstraints {
      guard let first = frame(constraint.firstItem) else { continue }
      // Constraints about the same distance are drawn beside each other.
      let place = "\(first) \(constraint.firstAttribute) \(frame(constraint.secondItem) ?? first)"
      drawn[place, default: -1] += 1
      let isMirrored = (constraint.firstItem as? TALView)?.isMirrored ?? false
      marks += mark(constraint, first, frame(constraint.secondItem), isMirrored, shift: CGFloat(drawn[place] ?? 0))
    }
    let boxes = places.enumerated().map { index, place in
      let frame = place.frame
      let fill = ["#ffffff", "#dbeafe", "#fef3c7", "#dcfce7", "#fce7f3"][index == 0 ? 0 : 1 + (index - 1) % 4]
      let label = index == 0 ? "" : place.view.label
      let y = place.view.subviews.isEmpty ? frame.midY + 4 : frame.maxY - 6
      return rectangle(frame, fill) + "\n" + text(label, frame.midX, y, "#111827", 12)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 \(number(root.frame.width + 20)) \
      \(number(root.frame.height + 20))" width="\(number(root.frame.width + 20))" font-family="sans-serif" \
      text-anchor="middle">
      <title>\(escaped(title))</title>
      \(boxes.joined(separator: "\n"))
      \(marks.joined(separator: "\n"))
      </svg>

      """
  }

  /// A line for the constraint: from one location to the other, or along the side that it sizes.
  private func mark(
    _ constraint: NSLayoutConstraint, _ first: CGRect, _ second: CGRect?, _ isMirrored: Bool, shift: CGFloat
  ) -> [String] {
    let color = constraint.priority == .required ? "#dc2626" : "#9ca3af"
    let attribute = constraint.firstAttribute
    if attribute == .width || attribute == .height {
      let isWidth = attribute == .width
      var length = number(isWidth ? first.width : first.height)
      if second == nil { length += bound(constraint, 1) }
      return isWidth
        ? arrow(first.minX, first.maxY - 5 - 12 * shift, first.maxX, first.maxY - 5 - 12 * shift, length, color)
        : arrow(first.minX + 5 + 30 * shift, first.minY, first.minX + 5 + 30 * shift, first.maxY, length, color)
    }
    guard let second, let from = location(constraint.firstAttribute, first, isMirrored),
      let to = location(constraint.secondAttribute, second, isMirrored)
    else { return [] }
    let direction: CGFloat = (from.value < to.value) != (isMirrored && from.isX) ? -1 : 1
    let gap = number(abs(to.value - from.value)) + bound(constraint, direction)
    if from.isX {
      let y = (max(first.minY, second.minY) + min(first.maxY, second.maxY)) / 2 + 12 + 12 * shift
      return arrow(from.value, y, to.value, y, gap, color)
    }
    let x = (max(first.minX, second.minX) + min(first.maxX, second.maxX)) / 2 + 24 + 44 * shift
    return arrow(x, from.value, x, to.value, gap, color)
  }

  /// What an inequality demands of the distance that is drawn; it may be drawn against the constraint's direction.
  private func bound(_ constraint: NSLayoutConstraint, _ direction: CGFloat) -> String {
    guard constraint.relation != .equal else { return "" }
    let isLeast = (constraint.relation == .greaterThanOrEqual) == (direction > 0)
    return " (\(isLeast ? "≥" : "≤") \(number(direction * constraint.constant)))"
  }

  private func location(
    _ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect, _ isMirrored: Bool
  ) -> (value: CGFloat, isX: Bool)? {
    switch attribute {
    case .left: return (frame.minX, true)
    case .right: return (frame.maxX, true)
    case .leading: return (isMirrored ? frame.maxX : frame.minX, true)
    case .trailing: return (isMirrored ? frame.minX : frame.maxX, true)
    case .centerX: return (frame.midX, true)
    case .top: return (frame.minY, false)
    case .bottom: return (frame.maxY, false)
    case .centerY: return (frame.midY, false)
    default: return nil
    }
  }

  private func arrow(
    _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ label: String, _ color: String
  ) -> [String] {
    let isX = y1 == y2
    if abs(x1 - x2) + abs(y1 - y2) < 0.5 {
      return ["<circle cx=\"\(number(x1))\" cy=\"\(number(y1))\" r=\"2\" fill=\"\(color)\"/>"]
    }
    let (dx, dy): (CGFloat, CGFloat) = isX ? (0, 3) : (3, 0)
    let path =
      "M\(number(x1)) \(number(y1))L\(number(x2)) \(number(y2))"
      + "M\(number(x1 - dx)) \(number(y1 - dy))l\(number(2 * dx)) \(number(2 * dy))"
      + "M\(number(x2 - dx)) \(number(y2 - dy))l\(number(2 * dx)) \(number(2 * dy))"
    let place = isX ? ((x1 + x2) / 2, y1 - 3) : (x1 + 10, (y1 + y2) / 2 + 3)
    return ["<path d=\"\(path)\" stroke=\"\(color)\" fill=\"none\"/>", text(label, place.0, place.1, color, 9)]
  }

  private func rectangle(_ frame: CGRect, _ fill: String) -> String {
    "<rect x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\" width=\"\(number(frame.width))\""
      + " height=\"\(number(frame.height))\" rx=\"3\" fill=\"\(fill)\" stroke=\"#6b7280\"/>"
  }

  private func text(_ text: String, _ x: CGFloat, _ y: CGFloat, _ color: String, _ size: Int) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"\(size)\" fill=\"\(color)\">\(escaped(text))</text>"
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

/// At most one decimal place.
public func number(_ value: CGFloat) -> String {
  let tenths = Int((value * 10).rounded())
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
}

@MainActor extension TALView {
  var isMirrored: Bool {
    #if canImport(AppKit) && !canImport(UIKit)
    return userInterfaceLayoutDirection == .rightToLeft
    #else
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
    #endif
  }
}
