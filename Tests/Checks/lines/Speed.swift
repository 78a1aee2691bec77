//  Ordinary lines, and lines that were slow once, each with a limit of type-checker scopes.

import TextualAutoLayout
import UIKit

@MainActor private func ordinary(a: UIView, b: UIView, safe: UILayoutGuide) {
  a.topAnchor =&= b.bottomAnchor + 8  // 10 scopes
  a.widthAnchor =&= 3 * 44 + 2 * 8 - 1 as CGFloat  // 30 scopes
  a.heightAnchor =&= a.widthAnchor * 9 / 16 | .defaultHigh  // 30 scopes
  a.widthAnchor =&= 250 | .defaultHigh  // 100 scopes
  a.widthAnchor =&= 250 | (.required - 1)  // 1300 scopes
  a.anchor(.trailing, to: safe, padding: 16)  // 10 scopes
  a.anchor(.horizontal + .top, to: safe, padding: 16)  // 100 scopes
  _ = [NSLayoutConstraint].inactive { a.topAnchor =&= b.bottomAnchor + 8 }  // 30 scopes
}

//  Without `@_disfavoredOverload` on the relations, the first line needs some 36,000 scopes, and the second is refused.
@MainActor private func calculated(a: UIView, items: [UIView]) {
  a.heightAnchor =&= CGFloat(items.count) * 44 + CGFloat(items.count - 1) * 8  // 250 scopes
  a.heightAnchor =&= CGFloat(items.count) * 44 + CGFloat(items.count) * 8 + CGFloat(items.count) * 2  // 250 scopes
}
