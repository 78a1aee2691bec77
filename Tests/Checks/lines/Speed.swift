//  Ordinary lines, and lines that were slow once, each with a limit of type-checker scopes.

import TextualAutoLayout
import UIKit

@MainActor private func ordinary(a: UIView, b: UIView, safe: UILayoutGuide, k: CGFloat) {
  a.topAnchor =&= b.bottomAnchor + 8  // 10 scopes
  a.heightAnchor =&= a.widthAnchor * 9 / 16 | .defaultHigh  // 30 scopes
  a.anchor(.horizontal + .top, to: safe, padding: 16)  // 100 scopes
  a.widthAnchor =&= 4 + 2 * a.widthAnchor  // 20 scopes
  a.widthAnchor =&= k - b.widthAnchor / 2 | .defaultHigh  // 25 scopes
}

//  If `*` and `/` were members, like `+`, these lines would need up to 440,000 scopes.
@MainActor private func factors(a: UIView, b: UIView, x: CGFloat, y: CGFloat, z: CGFloat) {
  a.heightAnchor =&= 2 * (b.heightAnchor + 4) / 3 - 1 + x + y - z  // 60 scopes
  a.heightAnchor =&= b.heightAnchor / 3 - 1 + x + y - z  // 60 scopes
  let constraint = a.heightAnchor =&= 2 * b.heightAnchor + 8 - x  // 60 scopes
  _ = constraint
}

//  Without what Errors.md advises, these lines need more than 150,000 scopes.
@MainActor private func cured(a: UIView, b: UIView, x: CGFloat, y: CGFloat, z: CGFloat, m: Int, n: Int) async {
  a.topAnchor =&= b.topAnchor + 2 * CGFloat(n) + 8 - 4  // 60 scopes
  a.heightAnchor =&= 44 * 3 + 8 * 2 + 16 + 4 as CGFloat  // 40 scopes
  a.heightAnchor =&= 16 * 2 + 8 * 3 + 4 | TALPriority.defaultHigh  // 30 scopes
  a.heightAnchor =&= CGFloat(m) * 44 + CGFloat(n) * 8 + CGFloat(m) * 2 as CGFloat  // 100 scopes
  a.heightAnchor =&= 2 * (b.heightAnchor + (x - 4)) / 3 - 1 + x + y - z  // 40 scopes
}

@MainActor private func beforeAPriority(a: UIView) {
  a.widthAnchor =&= 250 | .defaultHigh  // 100 scopes
  a.widthAnchor =&= 20 + 8 | (.required - 1)  // 11000 scopes
  a.widthAnchor =&= 3 * 44 + 2 * 8 - 1 | TALPriority(999)  // 40 scopes
}

//  Without `@_disfavoredOverload` on the relations, the compiler refuses the first three lines.
@MainActor private func calculated(a: UIView, items: [UIView]) {
  a.heightAnchor =&= CGFloat(items.count) * 44 + CGFloat(items.count) * 8 + CGFloat(items.count) * 2  // 250 scopes
  a.heightAnchor =>= CGFloat(items.count) * 44 + CGFloat(items.count) * 8 + CGFloat(items.count) * 2  // 250 scopes
  a.heightAnchor =<= CGFloat(items.count) * 44 + CGFloat(items.count) * 8 + CGFloat(items.count) * 2  // 250 scopes
  a.widthAnchor =&= 3 * 44 + 2 * 8 - 1 as CGFloat  // 35 scopes
}
