//  An example becomes a picture of named boxes here, with constraints as the distances or sizes that they are about.
//  Constraints that only give a place are not drawn. Neither are those with a guide, a margin or a distance of anchors.

import Foundation
import TestSupport

extension Example {
  /// The text of an SVG file in its true size. It shows the scenes after layout, side by side.
  public func svg(width: CGFloat? = nil, isRightToLeft: Bool = false) -> String {
    var canvas = Canvas()
    let drawings = scenes(width: width, isRightToLeft: isRightToLeft).map(SceneDrawing.init)
    // Scenes that have a heading stand in a grid.
    let column = drawings.filter { !$0.scene.isFramed }.map(\.size.width).max() ?? 0
    let margin: CGFloat = 10
    var (x, y, bottom, right) = (margin, margin, CGFloat(0), CGFloat(0))
    for drawing in drawings {
      let width = max(column, drawing.size.width)
      if x > margin && x + width > 790 { (x, y) = (margin, bottom + 20) }
      drawing.draw(on: &canvas, at: CGPoint(x: x, y: y))
      (bottom, right) = (max(bottom, y + drawing.size.height), max(right, x + width))
      x += width + 24
    }
    if let end = canvas.drawLegend(at: CGPoint(x: margin, y: bottom + 14)) {
      (bottom, right) = (end.y, max(right, end.x))
    }
    let (all, down) = (number((right + margin).rounded(.up)), number((bottom + margin).rounded(.up)))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(all)" height="\(down)" viewBox="0 0 \(all) \(down)" \
      font-family="sans-serif" text-anchor="middle">
      <title>\(title)</title>
      <rect width="\(all)" height="\(down)" fill="#ffffff"/>
      \(canvas.elements.joined(separator: "\n"))
      </svg>

      """
  }
}

/// One scene on its way into a picture.
@MainActor private struct SceneDrawing {
  let scene: Scene
  let size: CGSize
  private let root: Box
  private let headingHeight: CGFloat

  init(_ scene: Scene) {
    self.scene = scene
    root = scene.laidOut()
    let lettering: Lettering = scene.heading == .anatomy ? .statement : .code
    headingHeight = scene.isFramed ? 0 : scene.heading == .anatomy ? 76 : 18
    let width = max(
      root.frame.width * scene.scale, lettering.size(of: scene.statement).width,
      Lettering.name.size(of: scene.caption).width)
    let captionHeight: CGFloat = scene.caption.isEmpty ? 0 : 22
    size = CGSize(width: width, height: headingHeight + root.frame.height * scene.scale + captionHeight)
  }

  func draw(on canvas: inout Canvas, at origin: CGPoint) {
    if scene.heading == .anatomy {
      drawAnatomy(on: &canvas, at: CGPoint(x: origin.x, y: origin.y + 20))
    } else {
      canvas.draw(scene.statement, .code, at: origin)
    }
    let views = root.placedViews.map { view, frame in
      let corner = CGPoint(
        x: origin.x + frame.minX * scene.scale, y: origin.y + headingHeight + frame.minY * scene.scale)
      let size = CGSize(width: frame.width * scene.scale, height: frame.height * scene.scale)
      return (view: view, frame: CGRect(origin: corner, size: size))
    }
    let board = views[0].frame
    for (index, (view, frame)) in views.enumerated() where index > 0 || scene.isFramed {
      let named = ["red": 4, "blue": 1][view.label]
      let (fill, stroke) = Self.colors[index == 0 ? 0 : named ?? 1 + (index - 1) % 4]
      canvas.draw(box: frame, fill: fill, stroke: stroke)
    }
    for (view, frame) in views.dropFirst() { drawName(of: view, in: frame, on: &canvas) }
    let marks = root.allConstraints.filter { $0.priority.rawValue > TALPriority.place.rawValue }
      .compactMap { constraint in
        Mark(constraint, in: scene) { item in views.first { $0.view === item }?.frame }
      }
    for mark in marks.filter(\.isAligned) + marks.filter({ !$0.isAligned }) { mark.draw(on: &canvas, in: board) }
    canvas.draw(scene.caption, .name, at: CGPoint(x: board.minX, y: board.maxY + 8))
  }

  /// The parent is white. The others are blue, yellow, green and red.
  private static let colors = [
    ("#ffffff", Canvas.ink), ("#dbeafe", "#60a5fa"), ("#fef3c7", "#eab308"), ("#dcfce7", "#4ade80"),
    ("#fee2e2", "#f87171"),
  ]

  /// A box has its name in the middle. A text starts on its baseline. A box that contains others has its name in a
  /// corner.
  private func drawName(of view: TALView, in frame: CGRect, on canvas: inout Canvas) {
    let name = Lettering.name.fitted(view.label, in: frame.width - 4)
    let size = Lettering.name.size(of: name)
    let (left, right) = (frame.minX + 4, frame.maxX - 4 - size.width)
    let (top, bottom) = (frame.minY + 4, frame.maxY - 4 - size.height)
    if let baseline = view.baseline {
      let y = frame.minY + baseline * scene.scale - Lettering.name.ascender
      let (x, anchor): (CGFloat, Anchor) = scene.state.isRightToLeft ? (right, .end) : (left, .start)
      canvas.draw(name, .name, at: CGPoint(x: x, y: y), anchor)
    } else if view.subviews.isEmpty {
      canvas.draw(name, .name, at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), .middle)
    } else {
      let corners = [(right, bottom), (left, bottom), (right, top), (left, top)].map { CGPoint(x: $0.0, y: $0.1) }
      let free = corners.first { canvas.isFree(text: CGRect(origin: $0, size: size)) }
      canvas.draw(name, .name, at: free ?? corners[0], .middle)
    }
  }

  /// Draws the statement in large type. Its parts have the names of Apple's "Anatomy of a Constraint".
  private func drawAnatomy(on canvas: inout Canvas, at origin: CGPoint) {
    let names = ["item 1", "attribute 1", "relation", "multiplier", "item 2", "attribute 2", "constant", "priority"]
    let pattern = #"(\w+)\.(\w+) (=.=) (?:(\d+) \* )?(\w+)\.(\w+)(?: ([+-] \d+))?(?: \| (\.\w+))?"#
    let text = scene.statement as NSString
    let match = try? NSRegularExpression(pattern: pattern)
      .firstMatch(in: scene.statement, range: NSRange(location: 0, length: text.length))
    let (step, height) = (Lettering.statement.size(of: " ").width, Lettering.statement.height)
    // Each character has its own place, so that the brackets fit whatever the font's width is.
    for (index, character) in scene.statement.enumerated() where character != " " {
      canvas.draw(
        String(character), .statement, at: CGPoint(x: origin.x + CGFloat(index) * step, y: origin.y), .middle)
    }
    for (index, name) in names.enumerated() {
      guard let range = match?.range(at: index + 1), range.location != NSNotFound else { continue }
      // Every other name stands above, so that the names of short parts have room.
      let isAbove = index % 2 == 1
      let bracket = CGRect(
        x: origin.x + CGFloat(range.location) * step + 1, y: origin.y + (isAbove ? -5 : height + 5),
        width: CGFloat(range.length) * step - 2, height: 0)
      canvas.draw(bracket: bracket, isAbove: isAbove, name: name)
    }
  }
}

/// A constraint as it is drawn.
@MainActor private struct Mark {
  /// One side of a constraint, with its place in the picture, across or down.
  @MainActor private struct Side {
    let value: CGFloat
    let isX: Bool
    let isCenter: Bool
    /// How far the frame reaches in the other direction.
    let extent: (from: CGFloat, to: CGFloat)

    init?(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect, in scene: Scene) {
      let baseline = (item as? TALView)?.baseline.map { frame.minY + $0 * scene.scale }
      switch attribute {
      case .left: (value, isX) = (frame.minX, true)
      case .right: (value, isX) = (frame.maxX, true)
      case .leading: (value, isX) = (scene.state.isRightToLeft ? frame.maxX : frame.minX, true)
      case .trailing: (value, isX) = (scene.state.isRightToLeft ? frame.minX : frame.maxX, true)
      case .centerX: (value, isX) = (frame.midX, true)
      case .top: (value, isX) = (frame.minY, false)
      case .bottom: (value, isX) = (frame.maxY, false)
      case .centerY: (value, isX) = (frame.midY, false)
      case .firstBaseline: (value, isX) = (baseline ?? frame.minY, false)
      case .lastBaseline: (value, isX) = (baseline ?? frame.maxY, false)
      default: return nil
      }
      isCenter = attribute == .centerX || attribute == .centerY
      extent = isX ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    }
  }

  private let tracks: [Track]
  private let dots: (points: [CGPoint], line: CGRect?)
  private let label: String
  private let style: Style
  /// Whether its two sides are at one place, as they should be. Then there is no distance to show.
  var isAligned: Bool { label.isEmpty }

  init?(_ constraint: NSLayoutConstraint, in scene: Scene, frame: (AnyObject?) -> CGRect?) {
    guard let first = frame(constraint.firstItem) else { return nil }
    let second = frame(constraint.secondItem)
    let (attribute, otherAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    // The actual length, and its goal. By the relation the goal is the most (-1), the length (0) or the least (1).
    var (actual, goal, relation) = (CGFloat(0), constraint.constant, constraint.relation.rawValue)
    var formula: String?
    var isAligned = false
    if attribute == .width || attribute == .height {
      let other = second.map { (otherAttribute == .width ? $0.width : $0.height) / scene.scale }
      actual = (attribute == .width ? first.width : first.height) / scene.scale
      goal += constraint.multiplier * (other ?? 0)
      formula = other.map { Self.formula(constraint, $0) }
      tracks = Self.tracks(along: first, isAcross: attribute == .width)
      dots = ([], nil)
    } else {
      guard let second, let from = Side(constraint.secondItem, otherAttribute, second, in: scene),
        let to = Side(constraint.firstItem, attribute, first, in: scene)
      else { return nil }
      let isDirectional = [attribute, otherAttribute].contains { $0 == .leading || $0 == .trailing }
      actual = (to.value - from.value) / scene.scale * (isDirectional && scene.state.isRightToLeft ? -1 : 1)
      isAligned = abs(actual) < 0.05 && abs(goal) < 0.05
      // A distance has no sign, unless two boxes overlap that should follow each other.
      let isSequence =
        [.left, .leading, .top].contains(attribute) && [.right, .trailing, .bottom].contains(otherAttribute)
      if actual < 0 && !isSequence { (actual, goal, relation) = (-actual, -goal, -relation) }
      tracks = Self.tracks(from, to)
      dots = Self.dots(from, to)
    }
    let isEqual = abs(actual - goal) < 0.05
    let holds = isEqual || relation == (actual > goal ? 1 : -1)
    style = !holds ? .broken : constraint.priority == .required ? .required : .optional
    // The sign tells what is true, which is the relation or its opposite.
    let sign = (holds ? ["≤", "=", "≥"] : [">", "≠", "<"])[relation + 1]
    let text = formula ?? Self.text(goal)
    if isAligned {
      label = ""
    } else if formula == nil && isEqual {
      label = relation == 0 ? text : "\(sign) \(text)"
    } else {
      label = "\(Self.text(actual)) \(sign) \(text)"
    }
  }

  func draw(on canvas: inout Canvas, in board: CGRect) {
    if isAligned {
      canvas.draw(dots: dots.points, line: dots.line, style: style)
    } else {
      canvas.draw(tracks, label: label, style: style, in: board)
    }
  }

  private static func text(_ value: CGFloat, places: Int = 1) -> String {
    number(value, places: places).replacingOccurrences(of: "-", with: "−")
  }

  /// Writes what a width or height should be, as `2 × 50 − 4`, or by the other's name where that is all.
  private static func formula(_ constraint: NSLayoutConstraint, _ other: CGFloat) -> String {
    let (multiplier, constant) = (constraint.multiplier, constraint.constant)
    if multiplier == 1 && constant == 0 {
      let attribute = constraint.secondAttribute == .width ? "width" : "height"
      let owner = constraint.secondItem === constraint.firstItem ? nil : (constraint.secondItem as? TALView)?.label
      return owner.map { "\($0).\(attribute)" } ?? attribute
    }
    return (multiplier == 1 ? "" : text(multiplier, places: 4) + " × ") + text(other)
      + (constant == 0 ? "" : (constant < 0 ? " − " : " + ") + number(abs(constant)))
  }

  /// They lie along the sides of the frame, outside of it or inside.
  private static func tracks(along frame: CGRect, isAcross: Bool) -> [Track] {
    let (start, top, length, depth) =
      isAcross
      ? (frame.minX, frame.minY, frame.width, frame.height) : (frame.minY, frame.minX, frame.height, frame.width)
    return [-8, 8, 14, 20, 26].flatMap { [depth - $0, $0] }
      .map { Track(line: CGRect(isAcross: isAcross, along: start, away: top + $0, length: length)) }
  }

  /// They lead from one side to the other, where both frames are. Frames that are nowhere side by side have them
  /// between.
  private static func tracks(_ from: Side, _ to: Side) -> [Track] {
    let (start, end) = (max(from.extent.from, to.extent.from), min(from.extent.to, to.extent.to))
    func line(_ value: CGFloat, _ other: CGFloat, at place: CGFloat, isAcross: Bool) -> CGRect {
      CGRect(isAcross: isAcross, along: min(value, other), away: place, length: abs(value - other))
    }
    return [0.5, 0.25, 0.75, 0.1, 0.9, 0.4, 0.6].map { part in
      let place = start + (end - start) * part
      let ties = [from, to].compactMap { side -> CGRect? in
        let nearest = min(max(place, side.extent.from), side.extent.to)
        return nearest == place ? nil : line(nearest, place, at: side.value, isAcross: !from.isX)
      }
      return Track(line: line(from.value, to.value, at: place, isAcross: from.isX), ties: ties)
    }
  }

  /// They are on the facing sides of frames that stand apart, with a line between. Otherwise they are in the middle of
  /// what both have.
  private static func dots(_ from: Side, _ to: Side) -> (points: [CGPoint], line: CGRect?) {
    func point(_ other: CGFloat) -> CGPoint {
      to.isX ? CGPoint(x: to.value, y: other) : CGPoint(x: other, y: to.value)
    }
    let (start, end) = (max(from.extent.from, to.extent.from), min(from.extent.to, to.extent.to))
    if start > end {
      let line = CGRect(isAcross: !to.isX, along: end, away: to.value, length: start - end)
      return ([point(end), point(start)], line)
    }
    if to.isCenter { return ([from, to].flatMap { [point($0.extent.from), point($0.extent.to)] }, nil) }
    return ([point((start + end) / 2)], nil)
  }
}

@MainActor extension TALView {
  /// The distance from the top of a view with one line of text down to its baseline.
  fileprivate var baseline: CGFloat? {
    #if canImport(AppKit) && !canImport(UIKit)
    return self is NSTextField ? firstBaselineOffsetFromTop : nil
    #else
    guard let label = self as? UILabel else { return nil }
    let font: UIFont = label.font
    return (bounds.height - font.lineHeight) / 2 + font.ascender
    #endif
  }
}
