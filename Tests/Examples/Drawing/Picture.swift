//  An example as a drawing: named boxes, and every constraint as the distance or size that it is about.

import Foundation
import TestSupport

extension Example {
  /// The scenes after layout, side by side, as the text of an SVG file in its true size.
  public func svg(width: CGFloat? = nil, isRightToLeft: Bool = false) -> String {
    var canvas = Canvas()
    let drawings = scenes(width: width, isRightToLeft: isRightToLeft).map(SceneDrawing.init)
    // A grid, where each scene has a heading.
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
    if canvas.hasDots || canvas.styles.contains(where: { $0 != .required }) {
      right = max(right, canvas.drawLegend(at: CGPoint(x: margin, y: bottom + 14)))
      bottom += 14 + Lettering.distance.size
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

extension Canvas {
  /// What the lines mean, in one line. Returns where it ends.
  fileprivate mutating func drawLegend(at origin: CGPoint) -> CGFloat {
    var x = origin.x
    func entry(_ meaning: String, _ style: Style, _ draw: (inout Canvas, CGRect) -> Void) {
      let width = Lettering.distance.width(of: meaning)
      draw(&self, CGRect(x: x, y: origin.y + 6, width: 24, height: 0))
      self.draw(meaning, .distance, at: CGPoint(x: x + 30, y: origin.y), color: style.color)
      x += 30 + width + 18
    }
    for style in [Style.required, .optional, .broken(isRequired: true), .broken(isRequired: false)]
    where styles.contains(style) {
      entry(style.meaning, style) { $0.draw(sample: $1, style: style) }
    }
    if hasDots {
      entry("aligned", .required) { $0.draw(dots: [CGPoint(x: $1.maxX - 3, y: $1.minY)], style: .required) }
    }
    return x - 18
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
    let heading: (lettering: Lettering, height: CGFloat) = scene.heading == .anatomy ? (.statement, 76) : (.code, 18)
    headingHeight = scene.isFramed ? 0 : heading.height
    let widths = [
      root.frame.width * scene.scale, heading.lettering.width(of: scene.statement),
      Lettering.name.width(of: scene.caption),
    ]
    let captionHeight: CGFloat = scene.caption.isEmpty ? 0 : 22
    size = CGSize(
      width: widths.max() ?? 0, height: headingHeight + root.frame.height * scene.scale + captionHeight)
  }

  func draw(on canvas: inout Canvas, at origin: CGPoint) {
    if scene.heading == .anatomy {
      drawAnatomy(on: &canvas, at: CGPoint(x: origin.x, y: origin.y + 20))
    } else {
      canvas.draw(scene.statement, .code, at: origin)
    }
    let views = root.placedViews.map { ($0.view, placed($0.frame, at: origin)) }
    let board = views[0].1
    for (index, (view, frame)) in views.enumerated() where index > 0 || scene.isFramed {
      let named = ["red": 4, "blue": 1][view.label]
      let (fill, stroke) = Self.colors[index == 0 ? 0 : named ?? 1 + (index - 1) % 4]
      canvas.draw(box: frame, fill: fill, stroke: stroke)
    }
    for (view, frame) in views.dropFirst() {
      let name = Lettering.name.fitted(view.label, in: frame.width - 4)
      let anchor: Anchor = view.baseline == nil ? .middle : view.isMirrored ? .end : .start
      canvas.draw(name, .name, in: namePlace(name, view, frame, on: canvas), anchor)
    }
    let marks = root.allConstraints.filter { $0.priority.rawValue > TALPriority.place.rawValue }
      .compactMap { Mark($0, scale: scene.scale) { frame(of: $0, at: origin) } }
    for mark in marks where mark.isAligned { mark.draw(on: &canvas, in: board) }
    for mark in marks where !mark.isAligned { mark.draw(on: &canvas, in: board) }
    canvas.draw(scene.caption, .name, at: CGPoint(x: board.minX, y: board.maxY + 8))
  }

  /// White for the parent; then blue, yellow, green, red.
  private static let colors = [
    ("#ffffff", "#111827"), ("#dbeafe", "#60a5fa"), ("#fef3c7", "#eab308"), ("#dcfce7", "#4ade80"),
    ("#fee2e2", "#f87171"),
  ]

  private func placed(_ frame: CGRect, at origin: CGPoint) -> CGRect {
    CGRect(
      x: origin.x + frame.minX * scene.scale, y: origin.y + headingHeight + frame.minY * scene.scale,
      width: frame.width * scene.scale, height: frame.height * scene.scale)
  }

  private func frame(of item: AnyObject?, at origin: CGPoint) -> CGRect? {
    root.placedViews.first { $0.view === item }.map { placed($0.frame, at: origin) }
  }

  /// In the middle of a box, at the start of a text on its baseline, in a corner of what contains others.
  private func namePlace(_ name: String, _ view: TALView, _ frame: CGRect, on canvas: Canvas) -> CGRect {
    let size = CGSize(width: Lettering.name.width(of: name), height: Lettering.name.size)
    let (left, right) = (frame.minX + 4, frame.maxX - 4 - size.width)
    let (top, bottom) = (frame.minY + 4, frame.maxY - 4 - size.height)
    var places = [(right, bottom), (left, bottom), (right, top), (left, top)]
    if let baseline = view.baseline {
      places = [(view.isMirrored ? right : left, frame.minY + baseline * scene.scale - Lettering.name.ascender)]
    } else if view.subviews.isEmpty {
      places = [(frame.midX - size.width / 2, frame.midY - size.height / 2)]
    }
    let rectangles = places.map { CGRect(origin: CGPoint(x: $0.0, y: $0.1), size: size) }
    return rectangles.first(where: canvas.isFree(text:)) ?? rectangles[0]
  }

  /// The statement in large type, its parts named in the words of Apple's "Anatomy of a Constraint".
  private func drawAnatomy(on canvas: inout Canvas, at origin: CGPoint) {
    let names = ["item 1", "attribute 1", "relation", "multiplier", "item 2", "attribute 2", "constant", "priority"]
    let pattern = #"(\w+)\.(\w+) (=.=) (?:(\d+) \* )?(\w+)\.(\w+)(?: ([+-] \d+))?(?: \| (\.\w+))?"#
    let text = scene.statement as NSString
    let match = try? NSRegularExpression(pattern: pattern)
      .firstMatch(in: scene.statement, range: NSRange(location: 0, length: text.length))
    let step = Lettering.statement.width(of: " ")
    // Each character has its own place: the brackets fit whatever the font's width is.
    for (index, character) in scene.statement.enumerated() where character != " " {
      let place = CGRect(
        x: origin.x + CGFloat(index) * step, y: origin.y, width: step, height: Lettering.statement.size)
      canvas.draw(String(character), .statement, in: place)
    }
    for (index, name) in names.enumerated() {
      guard let range = match?.range(at: index + 1), range.location != NSNotFound else { continue }
      // Every other name stands above, so that those of short parts have room.
      let isAbove = index % 2 == 1
      let bracket = CGRect(
        x: origin.x + CGFloat(range.location) * step + 1, y: origin.y + (isAbove ? -5 : Lettering.statement.size + 5),
        width: CGFloat(range.length) * step - 2, height: 0)
      canvas.draw(bracket: bracket, isAbove: isAbove, name: name)
    }
  }
}

/// A constraint as it is drawn.
@MainActor private struct Mark {
  /// One side of a constraint: where it is in the picture, across or down.
  @MainActor private struct Side {
    let frame: CGRect
    let value: CGFloat
    let isX: Bool
    let isCenter: Bool
    let isMirrored: Bool

    /// What of the frame lies in the other direction.
    var extent: (from: CGFloat, to: CGFloat) { isX ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX) }

    init?(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect, scale: CGFloat) {
      let view = item as? TALView
      isMirrored = view?.isMirrored ?? false
      self.frame = frame
      isCenter = attribute == .centerX || attribute == .centerY
      switch attribute {
      case .left: (value, isX) = (frame.minX, true)
      case .right: (value, isX) = (frame.maxX, true)
      case .leading: (value, isX) = (isMirrored ? frame.maxX : frame.minX, true)
      case .trailing: (value, isX) = (isMirrored ? frame.minX : frame.maxX, true)
      case .centerX: (value, isX) = (frame.midX, true)
      case .top: (value, isX) = (frame.minY, false)
      case .bottom: (value, isX) = (frame.maxY, false)
      case .centerY: (value, isX) = (frame.midY, false)
      case .firstBaseline: (value, isX) = (frame.minY + (view?.baseline ?? 0) * scale, false)
      case .lastBaseline: (value, isX) = (view?.baseline.map { frame.minY + $0 * scale } ?? frame.maxY, false)
      default: return nil
      }
    }
  }

  /// A length as it is and as it is to be.
  private struct Measure {
    let actual, goal: CGFloat
    let relation: NSLayoutConstraint.Relation

    var isEqual: Bool { abs(actual - goal) < 0.05 }
    var holds: Bool { isEqual || relation == (actual > goal ? .greaterThanOrEqual : .lessThanOrEqual) }
    /// What is true of them: the relation, or what contradicts it.
    var sign: String {
      switch relation {
      case .greaterThanOrEqual: holds ? "≥" : "<"
      case .lessThanOrEqual: holds ? "≤" : ">"
      default: holds ? "=" : "≠"
      }
    }
    /// The same in the other direction: at most is -1, equal 0, at least 1.
    var reversed: Measure {
      Measure(
        actual: -actual, goal: -goal, relation: NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation)
    }
  }

  private let tracks: [Track]
  private let dots: (points: [CGPoint], line: CGRect?)?
  private let label: String
  private let style: Style
  /// Whether its two sides are at one place, as demanded: then there is no distance to show.
  var isAligned: Bool { label.isEmpty }

  init?(_ constraint: NSLayoutConstraint, scale: CGFloat, frame: (AnyObject?) -> CGRect?) {
    guard let first = frame(constraint.firstItem) else { return nil }
    let second = frame(constraint.secondItem)
    let (attribute, otherAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    let measure: Measure
    var formula: String?
    if attribute == .width || attribute == .height {
      let other = second.map { (otherAttribute == .width ? $0.width : $0.height) / scale }
      measure = Measure(
        actual: (attribute == .width ? first.width : first.height) / scale,
        goal: constraint.multiplier * (other ?? 0) + constraint.constant, relation: constraint.relation)
      formula = other.map { Self.formula(constraint, $0) }
      tracks = Self.tracks(along: first, isAcross: attribute == .width)
      dots = nil
    } else {
      guard let second, let from = Side(constraint.secondItem, otherAttribute, second, scale: scale),
        let to = Side(constraint.firstItem, attribute, first, scale: scale), constraint.multiplier == 1
      else { return nil }
      let isDirectional = [attribute, otherAttribute].contains { $0 == .leading || $0 == .trailing }
      let distance = Measure(
        actual: (to.value - from.value) / scale * (isDirectional && to.isMirrored ? -1 : 1), goal: constraint.constant,
        relation: constraint.relation)
      // A distance is shown without a sign, unless two boxes overlap that should follow each other.
      let isSequence =
        [.left, .leading, .top].contains(attribute) && [.right, .trailing, .bottom].contains(otherAttribute)
      measure = distance.actual < 0 && !isSequence ? distance.reversed : distance
      tracks = Self.tracks(from, to)
      dots = abs(distance.actual) < 0.05 ? Self.dots(from, to) : nil
    }
    let isRequired = constraint.priority == .required
    style = !measure.holds ? .broken(isRequired: isRequired) : isRequired ? .required : .optional
    let goal = formula ?? Self.text(measure.goal)
    if dots != nil && measure.isEqual {
      label = ""
    } else if formula == nil && measure.isEqual {
      label = measure.relation == .equal ? goal : "\(measure.sign) \(goal)"
    } else {
      label = "\(Self.text(measure.actual)) \(measure.sign) \(goal)"
    }
  }

  func draw(on canvas: inout Canvas, in board: CGRect) {
    if let dots, isAligned {
      canvas.draw(dots: dots.points, line: dots.line, style: style)
    } else {
      canvas.draw(tracks, label: label, style: style, in: board)
    }
  }

  private static func text(_ value: CGFloat, places: Int = 1) -> String {
    number(value, places: places).replacingOccurrences(of: "-", with: "−")
  }

  /// What a width or height is to be, by that of another: `2 × 50 − 4`, or the other's name where that is all.
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

  /// Outside of the frame along its sides, or else inside.
  private static func tracks(along frame: CGRect, isAcross: Bool) -> [Track] {
    let depth = isAcross ? frame.height : frame.width
    return ([-8, 8, 14, 20, 26].flatMap { [depth - $0, $0] }).map { place in
      Track(
        line: isAcross
          ? CGRect(x: frame.minX, y: frame.minY + place, width: frame.width, height: 0)
          : CGRect(x: frame.minX + place, y: frame.minY, width: 0, height: frame.height))
    }
  }

  /// From one side to the other, where both frames are or, if they are nowhere beside each other, between them.
  private static func tracks(_ from: Side, _ to: Side) -> [Track] {
    let (start, end) = (max(from.extent.from, to.extent.from), min(from.extent.to, to.extent.to))
    func line(_ value: CGFloat, _ other: CGFloat, at place: CGFloat, isX: Bool) -> CGRect {
      let (low, length) = (min(value, other), abs(value - other))
      return isX
        ? CGRect(x: low, y: place, width: length, height: 0) : CGRect(x: place, y: low, width: 0, height: length)
    }
    return [0.5, 0.25, 0.75, 0.1, 0.9, 0.4, 0.6].map { part in
      let place = start + (end - start) * part
      let ties = [from, to].compactMap { side -> CGRect? in
        let nearest = min(max(place, side.extent.from), side.extent.to)
        return nearest == place ? nil : line(nearest, place, at: side.value, isX: !from.isX)
      }
      return Track(line: line(from.value, to.value, at: place, isX: from.isX), ties: ties)
    }
  }

  /// On the facing sides of what stands apart, with a line between; else in the middle of what both have.
  private static func dots(_ from: Side, _ to: Side) -> (points: [CGPoint], line: CGRect?) {
    func point(_ other: CGFloat) -> CGPoint {
      to.isX ? CGPoint(x: to.value, y: other) : CGPoint(x: other, y: to.value)
    }
    let (start, end) = (max(from.extent.from, to.extent.from), min(from.extent.to, to.extent.to))
    if start > end {
      let (first, last) = (point(end), point(start))
      return ([first, last], CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y))
    }
    if to.isCenter { return ([from, to].flatMap { [point($0.extent.from), point($0.extent.to)] }, nil) }
    return ([point((start + end) / 2)], nil)
  }
}

@MainActor extension TALView {
  var isMirrored: Bool {
    #if canImport(AppKit) && !canImport(UIKit)
    return userInterfaceLayoutDirection == .rightToLeft
    #else
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
    #endif
  }

  /// How far below its top the baseline of a view with one line of text is.
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
