//  Conditionals (`? :`, `??`, `if`) without parentheses, or between right sides of different types.

import TextualAutoLayout
import UIKit

@MainActor private func beforeAPriority(a: UIView, flag: Bool, width: CGFloat?) {
  // expected-error@+1 {{requires that 'CGFloat' conform to 'SIMD'}}
  a.widthAnchor =&= flag ? 200 : 300 | .defaultLow
  a.widthAnchor =&= (flag ? 200 : 300) | .defaultLow
  // expected-error@+1 {{'TALPrioritized<NSLayoutDimension>' to expected argument type 'CGFloat'}}
  a.widthAnchor =&= width ?? 300 | .defaultLow
  a.widthAnchor =&= (width ?? 300) | .defaultLow
}

@MainActor private func ofAPriority(a: UIView, b: UIView, flag: Bool) {
  // expected-error@+4 {{cannot convert value of type 'Bool' to expected argument type 'Int'}}
  // expected-error@+3 {{type 'Int' cannot be used as a boolean}}
  // expected-error@+2 {{type 'CGFloat' has no member 'defaultLow'}}
  // expected-error@+1 {{type 'CGFloat' has no member 'required'}}
  a.widthAnchor =&= 44 | flag ? .required : .defaultLow
  a.widthAnchor =&= 44 | (flag ? .required : .defaultLow)
  // expected-error@+4 {{cannot convert value of type 'Bool' to expected argument type 'TALPriority'}}
  // expected-error@+3 {{to expected condition type 'Bool'}}
  // expected-error@+2 {{type 'TALRightSide' has no member 'defaultLow'}}
  // expected-error@+1 {{type 'TALRightSide' has no member 'required'}}
  a.topAnchor =&= b.topAnchor | flag ? .required : .defaultLow
  a.topAnchor =&= b.topAnchor | (flag ? .required : .defaultLow)
}

@MainActor private func withinARightSide(a: UIView, b: UIView, flag: Bool) {
  // expected-error@+3 {{cannot convert value of type 'NSLayoutYAxisAnchor' to expected argument type 'NSLayoutDimension'}}
  // expected-error@+2 {{cannot convert value of type 'Bool' to expected argument type 'CGFloat'}}
  // expected-error@+1 {{'TALExpression<NSLayoutYAxisAnchor>' to expected condition type 'Bool'}}
  a.topAnchor =&= b.topAnchor + flag ? 8 : 16
  a.topAnchor =&= b.topAnchor + (flag ? 8 : 16)
}

@MainActor private func ofTwoTypes(a: UIView, b: UIView, maybe: UIView?, flag: Bool) {
  // expected-error@+1 {{requires that 'NSLayoutAnchor<NSLayoutYAxisAnchor>' conform to 'TALOperand'}}
  a.topAnchor =&= flag ? b.topAnchor + 8 : b.bottomAnchor
  if flag { a.topAnchor =&= b.topAnchor + 8 } else { a.topAnchor =&= b.bottomAnchor }
  // expected-error@+2 {{conflicting arguments to generic parameter 'some TALRightSide'}}
  // expected-error@+1 {{conflicting arguments to generic parameter 'T'}}
  a.topAnchor =&= maybe?.topAnchor ?? b.bottomAnchor - 8
  a.topAnchor =&= (maybe?.topAnchor ?? b.bottomAnchor) - 8
}

@MainActor private func anIfExpression(a: UIView, flag: Bool) {
  a.widthAnchor =&= if flag { 200 } else { 300 }  // expected-error {{'if' may only be used as expression}}
  a.widthAnchor =&= flag ? 200 : 300
}

//  `? :` binds more tightly than a relation.
@MainActor private func aRelationAsABranch(a: UIView, b: UIView, flag: Bool) {
  var top: NSLayoutConstraint?
  // expected-error@+1 {{'nil' cannot be used in context expecting type 'NSLayoutYAxisAnchor'}}
  top = flag ? nil : a.topAnchor =&= b.topAnchor
  top = flag ? nil : (a.topAnchor =&= b.topAnchor)
  _ = top
}
