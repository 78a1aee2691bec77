//  Anchors of different kinds, and other values where an anchor has to be.

import TextualAutoLayout
import UIKit

@MainActor private func twoKinds(a: UIView, b: UIView) {
  // expected-error@+1 {{requires the types 'NSLayoutXAxisAnchor' and 'NSLayoutYAxisAnchor' be equivalent}}
  a.leadingAnchor =&= b.topAnchor
  a.leadingAnchor =&= b.leadingAnchor
  a.leadingAnchor =&= b.widthAnchor  // expected-error {{'NSLayoutDimension' be equivalent}}
  a.widthAnchor =>= b.leadingAnchor  // expected-error {{'NSLayoutXAxisAnchor' be equivalent}}
  a.leadingAnchor =>= b.topAnchor | .defaultLow  // expected-error {{'NSLayoutYAxisAnchor' be equivalent}}
}

@MainActor private func aNumberForAPosition(a: UIView, b: UIView, number: CGFloat) {
  // expected-error@+1 {{'NSLayoutYAxisAnchor' to expected argument type 'NSLayoutDimension'}}
  a.topAnchor =&= 8
  a.topAnchor =&= b.topAnchor + 8
  a.leadingAnchor =>= number  // expected-error {{requires that 'CGFloat' conform to 'TALRightSide'}}
  a.topAnchor =<= 8 | .defaultLow  // expected-error {{'NSLayoutDimension' be equivalent}}
}

@MainActor private func aMultipleOfAPosition(a: UIView, b: UIView) {
  // expected-error@+1 {{'*' requires the types 'NSLayoutYAxisAnchor' and 'NSLayoutDimension' be equivalent}}
  a.topAnchor =&= b.topAnchor * 2
  a.heightAnchor =&= b.heightAnchor * 2
}

@MainActor private func oneAnchorInFrontOfTheNumber(a: UIView, b: UIView) {
  // expected-error@+1 {{binary operator '+' cannot be applied to operands of type 'Int' and 'NSLayoutYAxisAnchor'}}
  a.topAnchor =&= 8 + b.topAnchor
  a.topAnchor =&= b.topAnchor + 8
  // expected-error@+1 {{cannot convert value of type 'NSLayoutDimension' to expected argument type 'CGFloat'}}
  a.widthAnchor =&= -b.widthAnchor + 100
  a.widthAnchor =&= -1 * b.widthAnchor + 100
  // expected-error@+1 {{cannot convert value of type 'NSLayoutDimension' to expected argument type 'CGFloat'}}
  a.widthAnchor =&= 300 - b.widthAnchor
  a.widthAnchor =&= -1 * b.widthAnchor + 300
  a.widthAnchor =&= b.widthAnchor + b.heightAnchor  // expected-error {{expected argument type 'CGFloat'}}
}

@MainActor private func aViewForAnAnchor(a: UIView, b: UIView) {
  // expected-error@+1 {{operator function '=&=' requires that 'UIView' conform to 'TALRightSide'}}
  a.widthAnchor =&= b
  a.widthAnchor =&= b.widthAnchor
  // expected-error@+1 {{requires that 'UIView' conform to 'TALOperand'}}
  a.topAnchor =&= b + 8
  a.topAnchor =&= b.topAnchor + 8
  // expected-error@+1 {{'Int' to expected argument type 'NSLayoutAnchor<NSLayoutDimension>'}}
  44 =&= a.widthAnchor
  a.widthAnchor =&= 44
  // expected-error@+1 {{'TALExpression<NSLayoutDimension>' to expected argument type 'NSLayoutAnchor<NSLayoutDimension>'}}
  2 * a.widthAnchor =&= b.widthAnchor
  a.widthAnchor =&= b.widthAnchor / 2
  // expected-error@+1 {{requires that 'NSLayoutDimension' conform to 'BinaryInteger'}}
  a.widthAnchor == 44
  a.widthAnchor =&= 44
}

@MainActor private func anOptional(a: UIView, maybe: UIView?, width: CGFloat?) {
  // expected-error@+1 {{value of optional type 'NSLayoutYAxisAnchor?' must be unwrapped}}
  a.topAnchor =&= maybe?.topAnchor
  if let maybe { a.topAnchor =&= maybe.topAnchor }
  // expected-error@+1 {{value of optional type 'CGFloat?' must be unwrapped}}
  a.widthAnchor =&= width | .defaultLow
  a.widthAnchor =&= (width ?? 300) | .defaultLow
}
