//  One line of each kind, as a client writes it.

#if canImport(AppKit)
import AppKit
#else
import UIKit
#endif

@MainActor func client(a: TALView, b: TALView, guide: TALGuide, limit: CGFloat) {
  a.leadingAnchor =&= b.leadingAnchor + 8
  a.widthAnchor =>= 2 * b.heightAnchor - 4 | .required
  a.widthAnchor =&= 250 | .required - 1
  a.widthAnchor =<= limit | .required
  a.topAnchor.systemSpacing(b.topAnchor, multiplier: 2)
  a.leadingAnchor.systemSpacing(greaterThan: b.leadingAnchor)
  a.anchor(.edges, to: guide, padding: 5)
  guide.anchor(.center, to: b, if: .lessThanOrEqual)
  [a, b].anchor([.top, .width], to: b) | .required
  NSLayoutConstraint.inactive([a.topAnchor =&= b.topAnchor]).setActive(true)
  a.constrainHuggingCompression(.horizontal, .required)
  let distance = (a.topAnchor =&= b.topAnchor) + 8
  distance.off().on()
}
