//  Anchors of different kinds, and other values where an anchor has to be.

import TextualAutoLayout
import UIKit

@MainActor private func twoKinds(a: UIView, b: UIView) {
  // expected-error@+1 {{'NSLayoutXAxisAnchor' and 'NSLayoutYAxisAnchor' be equivalent}}
  a.leadingAnchor =&= b.topAnchor
  a.leadingAnchor =&= b.leadingAnchor
  a.leadingAnchor =&= b.widthAnchor  // expected-error {{}}
  a.widthAnchor =>= b.leadingAnchor  // expected-error {{}}
}

@MainActor private func aNumberForAPosition(a: UIView, b: UIView) {
  // expected-error@+1 {{'NSLayoutYAxisAnchor' to expected argument type 'NSLayoutDimension'}}
  a.topAnchor =&= 8
  a.topAnchor =&= b.topAnchor + 8
  a.topAnchor =>= 8 | .defaultHigh  // expected-error {{}}
  a.topAnchor =>= b.topAnchor + 8 | .defaultHigh
}

@MainActor private func aMultipleOfAPosition(a: UIView, b: UIView, container: UIView, part: UILayoutGuide) {
  // expected-error@+1 {{'*' requires that 'NSLayoutYAxisAnchor' inherit from 'NSLayoutDimension'}}
  a.centerYAnchor =&= container.bottomAnchor * 0.3
  a.centerYAnchor =&= part.bottomAnchor
  // expected-error@+1 {{'DurationProtocol'}}
  a.centerYAnchor =&= container.bottomAnchor * 2 / 3
  a.centerYAnchor =&= part.bottomAnchor
  // expected-error@+1 {{'-' requires that 'NSLayoutYAxisAnchor' inherit from 'NSLayoutDimension'}}
  a.topAnchor =&= 8 - b.topAnchor
  a.topAnchor =&= b.topAnchor - 8
  a.widthAnchor =&= -b.widthAnchor + 300  // expected-error {{}}
  a.widthAnchor =&= 300 - b.widthAnchor
}

@MainActor private func aSecondAnchor(a: UIView, b: UIView, c: UIView, both: UILayoutGuide, middle: UILayoutGuide) {
  // expected-error@+1 {{'NSLayoutDimension' to expected argument type 'CGFloat'}}
  a.topAnchor =&= b.topAnchor + b.heightAnchor / 2
  a.topAnchor =&= b.centerYAnchor
  // expected-error@+1 {{'+' cannot be applied to two 'NSLayoutDimension' operands}}
  a.widthAnchor =&= b.widthAnchor + c.widthAnchor
  a.widthAnchor =&= both.widthAnchor
  a.centerXAnchor =&= (b.leadingAnchor + c.trailingAnchor) / 2  // expected-error {{}}
  a.centerXAnchor =&= middle.centerXAnchor
}

@MainActor private func aViewForAnAnchor(a: UIView, b: UIView, view: UIView) {
  // expected-error@+1 {{requires that 'UIView' conform to 'TALRightSide'}}
  a.topAnchor =&= view
  a.topAnchor =&= view.topAnchor
  a.topAnchor =&= b + 8  // expected-error {{}}
  a.topAnchor =&= b.topAnchor + 8
  2 * a.widthAnchor =&= b.widthAnchor  // expected-error {{}}
  a.widthAnchor =&= b.widthAnchor / 2
  // expected-error@+1 {{'BinaryInteger'}}
  a.widthAnchor == 44
  a.widthAnchor =&= 44
}

@MainActor private func anOptional(a: UIView, maybe: UIView?, width: CGFloat?) {
  a.topAnchor =&= maybe?.topAnchor  // expected-error {{must be unwrapped}}
  if let maybe { a.topAnchor =&= maybe.topAnchor }
  a.widthAnchor =&= width | .defaultLow  // expected-error {{}}
  a.widthAnchor =&= (width ?? 300) | .defaultLow
}

//  A helper's parameter for a right side is `some TALOperand<Kind>` if the helper adds a number or a priority to it, and
//  `some TALRightSide<Kind>` otherwise.
@MainActor private func anAnchor<Kind>(_ left: NSLayoutAnchor<Kind>, _ right: NSLayoutAnchor<Kind>) {
  left =&= right  // expected-error {{'NSLayoutAnchor<Kind>' conform to 'TALRightSide'}}
  left =&= TALExpression(right)
  left =&= TALExpression(right) + 8 | .defaultHigh
}

@MainActor private func aRightSide<Kind>(_ left: NSLayoutAnchor<Kind>, _ right: some TALRightSide<Kind>) {
  left =&= right
  // expected-error@+2 {{operands of type 'some TALRightSide<Kind>' and 'CGFloat'}}
  // expected-error@+1 * {{}}
  left =&= right + 8
  // expected-error@+2 {{operands of type 'some TALRightSide<Kind>' and 'TALPriority'}}
  // expected-error@+1 * {{}}
  left =&= right | .defaultHigh
}

@MainActor private func anOperand<Kind>(_ left: NSLayoutAnchor<Kind>, _ right: some TALOperand<Kind>) {
  left =&= right + 8 | .defaultHigh
}

@MainActor private func anExistential<Kind>(_ left: NSLayoutAnchor<Kind>, _ right: any TALOperand<Kind>) {
  left =&= right + 8  // expected-error {{type 'any TALOperand<Kind>' cannot conform to 'TALOperand'}}
  left =&= right | .defaultHigh  // expected-error {{type 'any TALOperand<Kind>' cannot conform to 'TALOperand'}}
}
