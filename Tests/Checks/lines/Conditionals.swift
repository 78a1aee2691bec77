//  Conditionals (`? :`, `??`, `if`) without parentheses, or between right sides of different types.

import TextualAutoLayout
import UIKit

@MainActor private func beforeAPriority(a: UIView, flag: Bool, width: CGFloat?) {
  // expected-error@+1 {{'SIMD'}}
  a.widthAnchor =&= flag ? 200 : 300 | .defaultLow
  a.widthAnchor =&= (flag ? 200 : 300) | .defaultLow
  a.widthAnchor =&= width ?? 300 | .defaultLow  // expected-error {{}}
  a.widthAnchor =&= (width ?? 300) | .defaultLow
}

@MainActor private func afterAnOperator(a: UIView, b: UIView, flag: Bool) {
  // expected-error@+2 {{'Bool'}}
  // expected-error@+1 * {{}}
  a.widthAnchor =&= 44 | flag ? .required : .defaultLow
  a.widthAnchor =&= 44 | (flag ? .required : .defaultLow)
  // expected-error@+2 {{'Bool'}}
  // expected-error@+1 * {{}}
  a.topAnchor =&= b.topAnchor + flag ? 8 : 16
  a.topAnchor =&= b.topAnchor + (flag ? 8 : 16)
}

@MainActor private func ofTwoTypes(a: UIView, b: UIView, maybe: UIView?, flag: Bool) {
  // expected-error@+1 {{'TALOperand'}}
  a.topAnchor =&= flag ? b.topAnchor + 8 : b.bottomAnchor
  if flag { a.topAnchor =&= b.topAnchor + 8 } else { a.topAnchor =&= b.bottomAnchor }
  // expected-error@+2 {{'some TALRightSide'}}
  // expected-error@+1 {{conflicting arguments to generic parameter 'T'}}
  a.topAnchor =&= maybe?.topAnchor ?? b.bottomAnchor - 8
  a.topAnchor =&= (maybe?.topAnchor ?? b.bottomAnchor) - 8
}

//  `? :` binds more tightly than a relation.
@MainActor private func aRelationAsABranch(a: UIView, b: UIView, flag: Bool) {
  var top: NSLayoutConstraint?
  // expected-error@+1 {{'nil' cannot be used in context expecting type 'NSLayoutYAxisAnchor'}}
  top = flag ? nil : a.topAnchor =&= b.topAnchor
  top = flag ? nil : (a.topAnchor =&= b.topAnchor)
  _ = top
}
