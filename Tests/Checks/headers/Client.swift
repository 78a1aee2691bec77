//  A client's code, with a line of each kind.

#if canImport(AppKit)
import AppKit  // expected-missing-error {{add '@preconcurrency'}}
#else
import UIKit
#endif
#if MODULE
import TextualAutoLayout
#endif

#if NONISOLATED
/// Older code, which isn't marked with `@MainActor`.
func nonisolated(a: TALView, b: TALView) {
  a.widthAnchor =>= 2 * b.heightAnchor - 4 | .required
  a.widthAnchor =&= 250 | .required
  a.constrainHuggingCompression(.horizontal, .required)
  [NSLayoutConstraint].inactive { a.anchor(.edges, to: b, padding: 5) }.setActive(true) | .required
  (a.topAnchor =&= b.topAnchor) | .required
}
#endif

@MainActor func client(
  a: TALView, b: TALView, c: TALView?, guide: TALGuide, isWide: Bool, limit: () throws -> CGFloat,
  later: () async throws -> CGFloat
) async throws {
  a.leadingAnchor =&= b.leadingAnchor
  a.topAnchor =>= b.topAnchor - 8 | .required
  a.widthAnchor =>= (b.widthAnchor - 50) * 0.5 + 4
  a.widthAnchor =<= 2 * b.heightAnchor / 3
  a.widthAnchor =&= 250 | TALPriority(999)
  // A relation binds like `=`.
  b.topAnchor =>= isWide ? b.topAnchor + 8 : b.topAnchor - 8
  c?.topAnchor =<= b.topAnchor + 8 | .required
  b.widthAnchor =<= try 2 * b.heightAnchor + limit() | .required
  b.widthAnchor =&= try await later()
  a.anchor(.edges, to: guide, padding: 5)
  guide.anchor(.center, to: b, relation: .lessThanOrEqual, priority: .required)
  a.constrainHuggingCompression(.horizontal, .required)
  var kept: NSLayoutConstraint?
  let stored = try [NSLayoutConstraint].inactive {
    kept = a.topAnchor =&= b.topAnchor
    a.widthAnchor =<= try limit()
    if isWide { a.widthAnchor =&= 300 } else { b.anchor(.size, to: guide) }
    for view in [a, b] { view.anchor(.center, to: guide) }
  }
  (stored | .required).setActive(true).setActive(false)
  kept?.constant = 8
  let single = [NSLayoutConstraint].inactive { a.widthAnchor =&= 250 }[0]
  single | .required
}

/// Over anchors of any one kind, and over views and guides.
@MainActor func relate<Kind>(
  _ a: NSLayoutAnchor<Kind>, _ b: some TALRightSide<Kind>, _ c: some TALOperand<Kind>, in items: [any TALItem]
) {
  a =&= b
  a =>= c + 8 | .required
  for item in items { item.anchor(.edges, to: items[0]) }
}

#if CLOSURES
/// A closure with a single expression returns its value, unless the expression begins with `_ =`. The compiler refuses
/// a constraint that leaves the main actor.
@MainActor func closures(a: TALView, b: TALView, list: [NSLayoutConstraint]) async {
  // expected-missing-error@+2 2 {{'NSLayoutConstraint' does not conform to the 'Sendable' protocol}}
  // expected-unavailable-error@+1 2 {{conformance of 'NSLayoutConstraint' to 'Sendable' is unavailable}}
  Task { a.topAnchor =&= b.topAnchor }
  // expected-missing-error@+2 2 {{'NSLayoutConstraint' does not conform to the 'Sendable' protocol}}
  // expected-unavailable-error@+1 2 {{conformance of 'NSLayoutConstraint' to 'Sendable' is unavailable}}
  Task { @MainActor in list.setActive(true) }
  // expected-missing-error@+2 {{'NSLayoutConstraint' does not conform to the 'Sendable' protocol}}
  // expected-unavailable-error@+1 {{conformance of 'NSLayoutConstraint' to 'Sendable' is unavailable}}
  await MainActor.run { a.anchor(.edges, to: b) }  // expected-error {{is unused}}
  let block = { a.topAnchor =&= b.topAnchor }
  block()  // expected-error {{is unused}}
  Task { _ = list.setActive(true) }
  await MainActor.run { _ = a.anchor(.edges, to: b) }
  Task<Void, Never> { a.topAnchor =&= b.topAnchor }
  [a, b].forEach { $0.topAnchor =&= b.topAnchor }
}
#endif
