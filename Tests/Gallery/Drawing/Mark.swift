//  A mark draws a constraint: as a distance or size with a label, or as two dots if it aligns two sides.
//  Constraints of baselines, margins, and distances between anchors aren't drawn.

import Examples
import Foundation
import TestSupport

@MainActor struct Mark {
  /// The candidates for its line. If it aligns two sides, there is only one.
  private let tracks: [Track]
  private let label: String
  private let style: Style
  /// True if the constraint aligns its two sides. Then it has no length to show.
  let isAligned: Bool

  /// Returns nil if the constraint can't be drawn. `frame` returns the frame of an item in the picture, in which a point
  /// is `zoom` units long.
  init?(_ constraint: NSLayoutConstraint, zoom: CGFloat, frame: (AnyObject?) -> CGRect?) {
    guard let first = frame(constraint.firstItem) else { return nil }
    let second = frame(constraint.secondItem)
    var length: Length
    // The goal of a size that depends on another one, such as `2 × 50`.
    var formula: String?
    if let size = first.size(of: constraint.firstAttribute) {
      let other = second?.size(of: constraint.secondAttribute).map { $0 / zoom }
      let goal = constraint.constant + constraint.multiplier * (other ?? 0)
      length = Length(actual: size / zoom, goal: goal, relation: constraint.relation.rawValue)
      formula = other.map { Self.formula(constraint, $0) }
      isAligned = false
      tracks = Self.tracks(along: first, isHorizontal: constraint.firstAttribute == .width)
    } else {
      guard let second, let start = Side(constraint.secondAttribute, of: second),
        let end = Side(constraint.firstAttribute, of: first)
      else { return nil }
      let distance = (end.position - start.position) / zoom
      length = Length(actual: distance, goal: constraint.constant, relation: constraint.relation.rawValue)
      // A negative distance is drawn without its sign. In a row of two boxes the sign shows that they overlap.
      if distance < 0 && !Self.areInRow(constraint) { length.negate() }
      isAligned = length.isZero
      tracks = isAligned ? [Self.alignment(start, end)] : Self.tracks(from: start, to: end)
    }
    style = !length.holds ? .broken : constraint.priority == .required ? .required : .optional
    let goal = formula ?? Self.formatted(length.goal)
    if formula != nil || !length.holds {
      label = "\(Self.formatted(length.actual)) \(length.sign) \(goal)"
    } else {
      label = length.relation == 0 ? goal : "\(length.sign) \(goal)"
    }
  }

  func draw(on canvas: inout Canvas, in bounds: CGRect) {
    if isAligned {
      canvas.draw(aligned: tracks[0].line, style)
    } else {
      canvas.draw(tracks, label: label, style, in: bounds)
    }
  }

  /// True if the constraint is about the gap from the end of the second item to the beginning of the first.
  private static func areInRow(_ constraint: NSLayoutConstraint) -> Bool {
    [.left, .leading, .top].contains(constraint.firstAttribute)
      && [.right, .trailing, .bottom].contains(constraint.secondAttribute)
  }

  // MARK: Labels

  private static func formatted(_ value: CGFloat, decimals: Int = 1) -> String {
    number(value, decimals: decimals).replacingOccurrences(of: "-", with: "−")
  }

  /// Returns the goal of a width or height, such as `2 × 50 − 4`, or only the other item's name, such as `b.width`.
  private static func formula(_ constraint: NSLayoutConstraint, _ other: CGFloat) -> String {
    let (multiplier, constant) = (constraint.multiplier, constraint.constant)
    if multiplier == 1 && constant == 0 {
      let name = (constraint.secondItem as? TALView)?.displayName ?? "guide"
      return name + (constraint.secondAttribute == .width ? ".width" : ".height")
    }
    return (multiplier == 1 ? "" : formatted(multiplier, decimals: 4) + " × ") + formatted(other)
      + (constant == 0 ? "" : (constant < 0 ? " − " : " + ") + number(abs(constant)))
  }

  // MARK: Tracks

  /// The tracks of a size: along two sides of the frame, outside or inside.
  private static func tracks(along frame: CGRect, isHorizontal: Bool) -> [Track] {
    let line = isHorizontal ? frame.minX...frame.maxX : frame.minY...frame.maxY
    let sides = isHorizontal ? frame.minY...frame.maxY : frame.minX...frame.maxX
    // 8 points outside, then further and further inside.
    return [-8, 8, 14, 20, 26].flatMap { [sides.upperBound - $0, sides.lowerBound + $0] }
      .map { Track(line: CGRect(isHorizontal: isHorizontal, at: $0, from: line.lowerBound, to: line.upperBound)) }
  }

  /// The tracks of a distance: from one side to the other, within the extents of both frames. If the extents don't
  /// overlap, the tracks are between the frames, with a tie to each.
  private static func tracks(from start: Side, to end: Side) -> [Track] {
    let lower = max(start.extent.lowerBound, end.extent.lowerBound)
    let upper = min(start.extent.upperBound, end.extent.upperBound)
    return [0.5, 0.25, 0.75, 0.1, 0.9, 0.4, 0.6].map { part in
      let position = lower + (upper - lower) * part
      let ties = [start, end].filter { !$0.extent.contains(position) }
        .map { CGRect(isHorizontal: !start.isX, at: $0.position, from: $0.nearest(to: position), to: position) }
      let line = CGRect(isHorizontal: start.isX, at: position, from: start.position, to: end.position)
      return Track(line: line, ties: ties)
    }
  }

  /// The line between the facing corners of two frames.
  private static func alignment(_ start: Side, _ end: Side) -> Track {
    let corner = end.nearest(to: start.extent.lowerBound)
    return Track(line: CGRect(isHorizontal: !end.isX, at: end.position, from: start.nearest(to: corner), to: corner))
  }
}

/// The length of a constraint, in points.
private struct Length {
  var actual: CGFloat
  /// An upper bound (relation -1), the exact length (0) or a lower bound (1).
  var goal: CGFloat
  var relation: Int

  mutating func negate() { (actual, goal, relation) = (-actual, -goal, -relation) }

  var isZero: Bool { abs(actual) < 0.05 && abs(goal) < 0.05 }

  /// Layout rounds each of the two edges by up to half a pixel, so a difference below half a point counts as none.
  var holds: Bool { abs(actual - goal) < 0.5 || relation == (actual > goal ? 1 : -1) }

  /// The sign between the actual length and the goal: that of the relation, or its opposite if it doesn't hold.
  var sign: String { (holds ? ["≤", "=", "≥"] : [">", "≠", "<"])[relation + 1] }
}

/// A side or the center of a frame, as a horizontal (x) or vertical (y) position in the picture.
private struct Side {
  let position: CGFloat
  let isX: Bool
  /// The frame's extent on the other axis.
  let extent: ClosedRange<CGFloat>

  init?(_ attribute: NSLayoutConstraint.Attribute, of frame: CGRect) {
    let x: [NSLayoutConstraint.Attribute: CGFloat] = [.left: 0, .leading: 0, .centerX: 0.5, .trailing: 1, .right: 1]
    let y: [NSLayoutConstraint.Attribute: CGFloat] = [.top: 0, .centerY: 0.5, .bottom: 1]
    if let part = x[attribute] {
      (position, isX, extent) = (frame.minX + part * frame.width, true, frame.minY...frame.maxY)
    } else if let part = y[attribute] {
      (position, isX, extent) = (frame.minY + part * frame.height, false, frame.minX...frame.maxX)
    } else {
      return nil
    }
  }

  /// The position within the frame's extent that is closest to another one.
  func nearest(to other: CGFloat) -> CGFloat { min(max(other, extent.lowerBound), extent.upperBound) }
}

extension CGRect {
  /// The width or the height, or nil for other attributes.
  fileprivate func size(of attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    attribute == .width ? width : attribute == .height ? height : nil
  }
}
