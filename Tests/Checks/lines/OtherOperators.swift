//  Comparisons, assignments and other operators where a relation is meant.

import TextualAutoLayout
import UIKit

@MainActor private func equality(a: UIView, b: UIView, number: CGFloat) {
  // expected-error@+1 {{'TALExpression<NSLayoutYAxisAnchor>' to expected argument type 'NSObject'}}
  a.topAnchor == b.topAnchor + 8
  a.topAnchor =&= b.topAnchor + 8
  a.widthAnchor == b.widthAnchor * 2  // expected-error {{}}
  a.widthAnchor =&= b.widthAnchor * 2
  a.widthAnchor == 44 | .defaultHigh  // expected-error {{}}
  a.widthAnchor =&= 44 | .defaultHigh
  a.widthAnchor == number  // expected-error {{}}
}

@MainActor private func order(a: UIView, b: UIView, number: CGFloat) {
  a.widthAnchor >= b.widthAnchor  // expected-error {{}}
  a.widthAnchor =>= b.widthAnchor
  a.topAnchor <= b.topAnchor - 8  // expected-error {{}}
  a.topAnchor =<= b.topAnchor - 8
  a.widthAnchor >= 44  // expected-error {{}}
  a.widthAnchor >= number  // expected-error {{}}
}

@MainActor private func choiceOfRelations(a: UIView, b: UIView, flag: Bool) {
  flag ? a.topAnchor =&= b.topAnchor : a.bottomAnchor =&= b.bottomAnchor  // expected-error {{}}
  if flag { a.topAnchor =&= b.topAnchor } else { a.bottomAnchor =&= b.bottomAnchor }
}
