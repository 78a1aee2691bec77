//  Choices without parentheses, and choices between right sides of different types.

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

@MainActor private func withinARightSide(a: UIView, b: UIView, flag: Bool) {
  // expected-error@+3 {{cannot convert value of type 'NSLayoutYAxisAnchor' to expected argument type 'NSLayoutDimension'}}
  // expected-error@+2 {{cannot convert value of type 'Bool' to expected argument type 'CGFloat'}}
  // expected-error@+1 {{to expected condition type 'Bool'}}
  a.topAnchor =&= b.topAnchor + flag ? 8 : 16
  a.topAnchor =&= b.topAnchor + (flag ? 8 : 16)
  a.widthAnchor =&= 44 | (flag ? .defaultHigh : .required)
}

@MainActor private func ofTwoTypes(a: UIView, b: UIView, flag: Bool) {
  // expected-error@+1 {{requires that 'NSLayoutAnchor<NSLayoutYAxisAnchor>' conform to 'TALOperand'}}
  a.topAnchor =&= flag ? b.topAnchor + 8 : b.bottomAnchor
  a.topAnchor =&= flag ? b.topAnchor + 8 : b.bottomAnchor + 0
}

@MainActor private func betweenRelations(a: UIView, flag: Bool) {
  flag ? a.widthAnchor =&= 1 : a.widthAnchor =&= 2  // expected-error {{'NSObject' to expected argument type}}
}

@MainActor private func anIfExpression(a: UIView, flag: Bool) {
  a.widthAnchor =&= if flag { 200 } else { 300 }  // expected-error {{'if' may only be used as expression}}
  a.widthAnchor =&= flag ? 200 : 300
}
