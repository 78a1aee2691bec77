//  One line of each kind, as a client writes it.

#if canImport(AppKit)
import AppKit
#else
import UIKit
#endif
#if MODULE
import TextualAutoLayout
#endif

@MainActor func client(a: TALView, b: TALView, guide: TALGuide, limit: CGFloat, isWide: Bool) {
  a.leadingAnchor =&= b.leadingAnchor
  a.leadingAnchor =&= b.leadingAnchor + 8
  a.topAnchor =>= b.topAnchor - limit | .required
  a.widthAnchor =>= 2 * b.heightAnchor - 4 | .required
  a.widthAnchor =>= (b.widthAnchor - 50) * 0.5 + 4
  a.widthAnchor =<= b.heightAnchor / 2
  a.widthAnchor =&= 250 | TALPriority(999)
  a.widthAnchor =<= limit | .required
  a.widthAnchor =>= limit
  a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor) =&= 8
  a.anchor(.edges, to: guide, padding: 5)
  guide.anchor(.center, to: b, relation: .lessThanOrEqual, priority: .required)
  for view in [a, b] { view.anchor([.top, .width], to: guide) | .required }
  a.constrainHuggingCompression(.horizontal, .required)
  let stored = NSLayoutConstraint.inactive { [a.topAnchor =&= b.topAnchor] + a.anchor(.size, to: b) }
  stored.setActive(true)
  NSLayoutConstraint.inactive { [a.topAnchor =&= b.topAnchor, a.leadingAnchor =>= b.leadingAnchor] }.setActive(true)
  (NSLayoutConstraint.inactive { a.anchor(.edges, to: b) } | .required).setActive(true).setActive(false)
  let computed = NSLayoutConstraint.inactive {
    let limits = [limit, 2 * limit]
    if !limits.isEmpty { limits.map { a.widthAnchor =<= $0 } }
  }
  computed.setActive(true)
  let single: NSLayoutConstraint = .inactive { a.widthAnchor =&= 250 }[0]
  @TALConstraintBuilder func lines() -> TALLines { single }
  NSLayoutConstraint.inactive(lines).setActive(true)
  NSLayoutConstraint.inactive {
    stored
    distances(a, b, isWide: isWide)
    if #available(iOS 17, macOS 14, *) { a.topAnchor =>= b.topAnchor | .required }
    for view in [a, b] { view.anchor(.size, to: guide) }
  }.setActive(true)
  [a.topAnchor =&= b.topAnchor, a.widthAnchor =&= 250] | .required
  let distance = a.topAnchor =&= b.topAnchor
  distance.constant = 8
  distance | .required
}

/// A function of one's own may have the builder.
@TALConstraintBuilder @MainActor func distances(_ a: TALView, _ b: TALView?, isWide: Bool) -> [NSLayoutConstraint] {
  b?.widthAnchor =&= 44
  if isWide { a.widthAnchor =&= 300 } else { a.widthAnchor =<= 200 }
  switch isWide {
  case true: b?.anchor(.edges, to: a)
  default: []
  }
}

/// A relation binds like `=`.
@MainActor func likeAssignment(
  a: TALView?, b: TALView, isWide: Bool, number: () throws -> CGFloat, later: () async throws -> CGFloat
) async throws {
  b.widthAnchor =&= isWide ? 200 : 300
  b.topAnchor =>= isWide ? b.topAnchor + 8 : b.topAnchor - 8
  a?.widthAnchor =&= 44
  a?.topAnchor =<= b.topAnchor + 8 | .required
  b.widthAnchor =&= try number()
  b.widthAnchor =<= try 2 * b.heightAnchor + number() | .required
  b.widthAnchor =&= try await later()
  let constraint: NSLayoutConstraint? = a?.leadingAnchor =&= b.leadingAnchor
  constraint?.constant = 8
}

/// Over anchors of any one kind, and over views and guides.
@MainActor func place<Kind>(
  _ a: NSLayoutAnchor<Kind>, _ b: some TALRightSide<Kind>, _ c: some TALOperand<Kind>, in items: [any TALItem]
) {
  a =&= b
  a =>= c + 8 | .required
  for item in items { item.anchor(.edges, to: items[0]) }
}
