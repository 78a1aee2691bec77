//  Forms of a relation. Each is drawn with its own line of this file above it.

import Foundation
import TestSupport

private let (limit, margin): (CGFloat, CGFloat) = (200, 10)
private let isWide = true

@MainActor private let relations: [@MainActor (Box, Box) -> NSLayoutConstraint] = [
  { a, b in a.centerYAnchor =&= b.centerYAnchor },
  { a, b in a.leadingAnchor =&= b.trailingAnchor + 16 },
  { a, b in a.topAnchor =>= b.bottomAnchor - 16 },
  { a, b in a.topAnchor =>= b.topAnchor + 16 | .defaultLow },
  { a, b in a.widthAnchor =&= b.widthAnchor * 9 / 16 },
  { a, b in a.widthAnchor =>= 2 * b.heightAnchor },
  { a, b in a.widthAnchor =>= b.heightAnchor / 2 },
  { a, b in a.widthAnchor =>= (b.widthAnchor - 50) * 0.5 + 4 },
  { a, b in a.widthAnchor =>= -1 * b.widthAnchor + 280 },
  { a, _ in a.widthAnchor =<= 250 },
  { a, _ in a.widthAnchor =<= limit },
  { a, _ in a.widthAnchor =&= 250 - margin },
  { a, _ in a.widthAnchor =&= isWide ? 200 : 300 },
  { a, _ in a.widthAnchor =&= 250 | (.required - 1) },
  { a, _ in a.heightAnchor =&= 44 | .defaultHigh },
]

extension TALPriority {
  /// The priorities of positions and sizes that a relation leaves open. Their constraints aren't drawn.
  static let (filler, weakFiller) = (TALPriority(2), TALPriority(1))
}

/// Lays out each relation. `b` is 96 × 40 and at the left. `a` is beside it, or alone, and 60 × 24 if its size is open.
@MainActor func forms() -> [Scene] {
  let source = (try? String(contentsOfFile: #filePath, encoding: .utf8)) ?? ""
  let lines = source.components(separatedBy: "\n").filter { $0.hasPrefix("  { a, ") }
  return zip(relations, lines).map { relate, line in
    let container = Box.root("container", width: 392, height: 72)
    let (b, a) = (container.box("b", width: 96, height: 40), container.box("a"))
    let isAlone = relate(a, b).secondItem == nil
    b.anchor(.top + .leading, to: container, padding: 12, priority: .filler)
    if isAlone { b.removeFromSuperview() }
    a.anchor(.top, to: container, padding: 12, priority: .weakFiller)
    a.anchor(.leading, to: container, padding: isAlone ? 12 : 196, priority: .weakFiller)
    a.widthAnchor =&= 60 | .weakFiller
    a.heightAnchor =&= 24 | .weakFiller
    return Scene("\(line.dropFirst("  { a, b in ".count).dropLast(" },".count))", container)
  }
}
