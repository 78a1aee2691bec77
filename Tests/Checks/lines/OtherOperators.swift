//  Comparisons, assignments and other operators where a relation is meant.

import TextualAutoLayout
import UIKit

@MainActor private func equality(a: UIView, b: UIView, number: CGFloat) {
  // expected-error@+1 {{'TALExpression<NSLayoutYAxisAnchor>' to expected argument type 'NSObject'}}
  a.topAnchor == b.topAnchor + 8
  a.topAnchor =&= b.topAnchor + 8
  // expected-error@+1 {{requires that 'NSLayoutDimension' conform to 'DurationProtocol'}}
  a.widthAnchor == b.widthAnchor * 2
  a.widthAnchor =&= b.widthAnchor * 2
  // expected-error@+1 {{'Int' to expected argument type 'NSLayoutConstraint'}}
  a.widthAnchor == 44 | .defaultHigh
  a.widthAnchor =&= 44 | .defaultHigh
  a.widthAnchor == number  // expected-error {{operands of type 'NSLayoutDimension' and 'CGFloat'}}
}

@MainActor private func order(a: UIView, b: UIView, number: CGFloat) {
  // expected-error@+1 {{binary operator '>=' cannot be applied to two 'NSLayoutDimension' operands}}
  a.widthAnchor >= b.widthAnchor
  a.widthAnchor =>= b.widthAnchor
  // expected-error@+1 {{binary operator '<=' cannot be applied to operands of type 'NSLayoutYAxisAnchor' and}}
  a.topAnchor <= b.topAnchor - 8
  a.topAnchor =<= b.topAnchor - 8
  a.widthAnchor >= 44  // expected-error {{conform to 'BinaryInteger'}}
  a.widthAnchor >= number  // expected-error {{operands of type 'NSLayoutDimension' and 'CGFloat'}}
}

@MainActor private func assignment(a: UIView, b: UIView) {
  // expected-error@+1 {{cannot assign to property: 'topAnchor' is a get-only property}}
  a.topAnchor = b.topAnchor
  a.topAnchor =&= b.topAnchor
}

@MainActor private func noSpaces(a: UIView) {
  // expected-error@+1 {{'|' is not a postfix unary operator}}
  a.widthAnchor =&= 44|.defaultHigh
  a.widthAnchor =&= 44 | .defaultHigh
}

@MainActor private func choiceOfRelations(a: UIView, b: UIView, flag: Bool) {
  // expected-error@+1 {{cannot convert value of type 'NSObject' to expected argument type}}
  flag ? a.topAnchor =&= b.topAnchor : a.bottomAnchor =&= b.bottomAnchor
  if flag { a.topAnchor =&= b.topAnchor } else { a.bottomAnchor =&= b.bottomAnchor }
}
