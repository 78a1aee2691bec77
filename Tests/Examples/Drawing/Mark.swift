//  A mark draws a constraint: as a distance or size with a label, or as two dots if it aligns two sides.
//  Constraints of baselines, margins, and distances between anchors aren't drawn.

import Foundation
import TestSupport

@MainActor struct Mark {
  /// One side of a constraint, as a horizontal (x) or vertical (y) position in the picture.
  private struct Side {
    let value: CGFloat
    let isX: Bool
    /// The frame's extent on the other axis.
    let extent: ClosedRange<CGFloat>

    init?(_ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect) {
      let across: [NSLayoutConstraint.Attribute: CGFloat] = [
        .left: 0, .leading: 0, .centerX: 0.5, .trailing: 1, .right: 1,
      ]
      let down: [NSLayoutConstraint.Attribute: CGFloat] = [.top: 0, .centerY: 0.5, .bottom: 1]
      if let part = across[attribute] {
        (value, isX, extent) = (frame.minX + part * frame.width, true, frame.minY...frame.maxY)
      } else if let part = down[attribute] {
        (value, isX, extent) = (frame.minY + part * frame.height, false, frame.minX...frame.maxX)
      } else {
        return nil
      }
    }

    /// The point of the frame's extent that is closest to `place`.
    func nearest(to place: CGFloat) -> CGFloat { min(max(place, extent.lowerBound), extent.upperBound) }
  }

  private let tracks: [Track]
  private let label: String
  private let style: Style
  /// True if the constraint aligns its two sides. Then it has no distance to show.
  let isAligned: Bool

  init?(_ constraint: NSLayoutConstraint, in scene: Scene, frame: (AnyObject?) -> CGRect?) {
    guard let first = frame(constraint.firstItem) else { return nil }
    let second = frame(constraint.secondItem)
    let (attribute, otherAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    // The actual length, and its goal: an upper bound (relation -1), the exact length (0) or a lower bound (1).
    var (actual, goal, relation) = (CGFloat(0), constraint.constant, constraint.relation.rawValue)
    var formula: String?
    if attribute == .width || attribute == .height {
      let other = second.map { (otherAttribute == .width ? $0.width : $0.height) / scene.scale }
      actual = (attribute == .width ? first.width : first.height) / scene.scale
      goal += constraint.multiplier * (other ?? 0)
      formula = other.map { Self.formula(constraint, $0) }
      isAligned = false
      tracks = Self.tracks(along: first, isAcross: attribute == .width)
    } else {
      guard let second, let from = Side(otherAttribute, second), let to = Side(attribute, first) else { return nil }
      actual = (to.value - from.value) / scene.scale
      // A distance is drawn without a sign, except for two boxes in a row that overlap.
      let isSequence =
        [.left, .leading, .top].contains(attribute) && [.right, .trailing, .bottom].contains(otherAttribute)
      if actual < 0 && !isSequence { (actual, goal, relation) = (-actual, -goal, -relation) }
      isAligned = abs(actual) < 0.05 && abs(goal) < 0.05
      tracks = isAligned ? [Self.alignment(from, to)] : Self.tracks(from, to)
    }
    // Layout rounds each of the two edges by up to half a pixel.
    let isEqual = abs(actual - goal) < 0.5
    let holds = isEqual || relation == (actual > goal ? 1 : -1)
    style = !holds ? .broken : constraint.priority == .required ? .required : .optional
    // The sign of the actual state: the relation, or its opposite if the constraint is broken.
    let sign = (holds ? ["≤", "=", "≥"] : [">", "≠", "<"])[relation + 1]
    let text = formula ?? Self.text(goal)
    if formula == nil && holds {
      label = relation == 0 ? text : "\(sign) \(text)"
    } else {
      label = "\(Self.text(actual)) \(sign) \(text)"
    }
  }

  func draw(on canvas: inout Canvas, in board: CGRect) {
    if isAligned {
      canvas.draw(aligned: tracks[0].line, style)
    } else {
      canvas.draw(tracks, label: label, style, in: board)
    }
  }

  private static func text(_ value: CGFloat, places: Int = 1) -> String {
    number(value, places: places).replacingOccurrences(of: "-", with: "−")
  }

  /// Returns the goal of a width or height, such as `2 × 50 − 4`, or only the other item's name, such as `b.width`.
  private static func formula(_ constraint: NSLayoutConstraint, _ other: CGFloat) -> String {
    let (multiplier, constant) = (constraint.multiplier, constraint.constant)
    if multiplier == 1 && constant == 0 {
      let name = (constraint.secondItem as? TALView)?.label ?? "guide"
      return name + (constraint.secondAttribute == .width ? ".width" : ".height")
    }
    return (multiplier == 1 ? "" : text(multiplier, places: 4) + " × ") + text(other)
      + (constant == 0 ? "" : (constant < 0 ? " − " : " + ") + number(abs(constant)))
  }

  /// The tracks of a size: along the sides of the frame, outside or inside.
  private static func tracks(along frame: CGRect, isAcross: Bool) -> [Track] {
    let (from, to, start, end) =
      isAcross
      ? (frame.minX, frame.maxX, frame.minY, frame.maxY) : (frame.minY, frame.maxY, frame.minX, frame.maxX)
    return [-8, 8, 14, 20, 26].flatMap { [end - $0, start + $0] }
      .map { Track(line: CGRect(isAcross: isAcross, from: from, to: to, away: $0)) }
  }

  /// The tracks of a distance: from one side to the other, within the extents of both frames. If the extents don't
  /// overlap, the tracks are between the frames, with a tie to each.
  private static func tracks(_ from: Side, _ to: Side) -> [Track] {
    let start = max(from.extent.lowerBound, to.extent.lowerBound)
    let end = min(from.extent.upperBound, to.extent.upperBound)
    return [0.5, 0.25, 0.75, 0.1, 0.9, 0.4, 0.6].map { part in
      let place = start + (end - start) * part
      let ties = [from, to].filter { !$0.extent.contains(place) }
        .map { CGRect(isAcross: !from.isX, from: $0.nearest(to: place), to: place, away: $0.value) }
      return Track(line: CGRect(isAcross: from.isX, from: from.value, to: to.value, away: place), ties: ties)
    }
  }

  /// The line between the facing corners of two frames.
  private static func alignment(_ from: Side, _ to: Side) -> Track {
    let end = to.nearest(to: from.extent.lowerBound)
    return Track(line: CGRect(isAcross: !to.isX, from: from.nearest(to: end), to: end, away: to.value))
  }
}
