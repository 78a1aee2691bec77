//  Lines that take the compiler seconds, because they have several literals or operators.

import TextualAutoLayout
import UIKit

@MainActor private func besideLiterals(a: UIView, b: UIView, number: CGFloat, count: Int, share: Float) {
  a.topAnchor =&= b.topAnchor + 2 * number + 8 - 4 | .defaultHihg  // expected-error {{}}
  a.topAnchor =&= b.topAnchor + 2 * number + 8 - 4 | .defaultHigh
  // expected-error@+1 {{unable to type-check this expression in reasonable time}}
  a.topAnchor =&= b.topAnchor + 2 * count + 8 - 4
  a.topAnchor =&= b.topAnchor + 2 * CGFloat(count) + 8 - 4
  a.widthAnchor =&= b.widthAnchor * 2 / 3 - share  // expected-error {{}}
  a.widthAnchor =&= b.widthAnchor * 2 / 3 - CGFloat(share)
}

@MainActor private func literalsWithoutAMistake(a: UIView) {
  // expected-error@+1 {{unable to type-check this expression in reasonable time}}
  a.heightAnchor =&= 44 * 3 + 8 * 2 + 16 + 4
  a.heightAnchor =&= 44 * 3 + 8 * 2 + 16 + 4 as CGFloat
  a.heightAnchor =&= 3 * 44 + 2 * 8 - 1 | .defaultHigh  // expected-error {{}}
  a.heightAnchor =&= 44 * 3 + 8 * 2 + 16 + 4 - 3 * 2 + 1 | TALPriority.defaultHigh
  // expected-error@+1 {{unable to type-check this expression in reasonable time}}
  a.heightAnchor =&= 16 * 2 + 8 * 3 + 4 | .defaultHigh
  a.heightAnchor =&= 16 * 2 + 8 * 3 + 4 | TALPriority.defaultHigh
}

@MainActor private func threeProducts(a: UIView, m: Int, n: Int) async {
  a.heightAnchor =&= CGFloat(m) * 44 + CGFloat(n) * 8 + CGFloat(m) * 2  // expected-error {{}}
  a.heightAnchor =&= CGFloat(m) * 44 + CGFloat(n) * 8 + CGFloat(m) * 2 as CGFloat
}

@MainActor private func twoTermsInParentheses(a: UIView, b: UIView, x: CGFloat, y: CGFloat, z: CGFloat) {
  a.heightAnchor =&= 2 * (b.heightAnchor + x - 4) / 3 - 1 + x + y - z  // expected-error {{}}
  a.heightAnchor =&= 2 * (b.heightAnchor + (x - 4)) / 3 - 1 + x + y - z
}
