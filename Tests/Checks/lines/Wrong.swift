//  Lines that must not compile. Below some of them is the right line that Errors.md shows.

import TextualAutoLayout
import UIKit

@MainActor private let (a, b, c, view) = (UIView(), UIView(), UIView(), UIView())
@MainActor private let (maybe, width, controller): (UIView?, CGFloat?, UIViewController) = (nil, nil, .init())
private let (flag, count, gaps) = (true, 4, 3)

@MainActor private func anchors() {
  // expected-error@+1 {{'NSLayoutXAxisAnchor' and 'NSLayoutYAxisAnchor' be equivalent}}
  a.leadingAnchor =&= b.topAnchor
  a.leadingAnchor =&= b.leadingAnchor
  a.leadingAnchor =>= b.topAnchor  // expected-error {{}}
  a.leadingAnchor =<= b.topAnchor + 8  // expected-error {{}}
  a.widthAnchor =>= b.leadingAnchor  // expected-error {{}}

  // A number for a position
  // expected-error@+1 {{'NSLayoutYAxisAnchor' to expected argument type 'NSLayoutDimension'}}
  a.topAnchor =&= 8
  a.topAnchor =&= b.topAnchor + 8
  a.topAnchor =>= 8  // expected-error {{}}
  a.topAnchor =<= 8  // expected-error {{}}
  a.topAnchor =<= 8 | .defaultHigh  // expected-error {{}}
  a.topAnchor =&= view.heightAnchor / 4  // expected-error {{'NSLayoutDimension' be equivalent}}

  // A multiple of a position
  a.centerYAnchor =&= view.bottomAnchor * 0.3  // expected-error {{inherit from 'NSLayoutDimension'}}
  a.centerYAnchor =&= view.bottomAnchor / 3  // expected-error {{inherit from 'NSLayoutDimension'}}
  a.centerYAnchor =&= view.bottomAnchor * 2 / 3  // expected-error {{DurationProtocol}}
  a.topAnchor =&= 8 - b.topAnchor  // expected-error {{inherit from 'NSLayoutDimension'}}

  // Two anchors
  a.topAnchor - b.bottomAnchor =&= 8  // expected-error {{cannot be applied to two 'NSLayoutYAxisAnchor' operands}}
  a.widthAnchor =&= b.widthAnchor + c.widthAnchor  // expected-error {{cannot be applied to two}}
  // expected-error@+1 {{'NSLayoutDimension' to expected argument type 'CGFloat'}}
  a.topAnchor =&= b.topAnchor + b.heightAnchor / 2
  a.heightAnchor =&= b.widthAnchor / b.heightAnchor  // expected-error {{DurationProtocol}}
  2 * a.widthAnchor =&= b.widthAnchor  // expected-error {{to expected argument type 'NSLayoutAnchor<}}
  a =&= b
  // expected-error@-1 {{to expected argument type 'NSLayoutAnchor<}}
  // expected-error@-2 * {{}}

  // A view, an optional, and parts of a right side
  a.topAnchor =&= view  // expected-error {{requires that 'UIView' conform to}}
  a.topAnchor =&= view + 8  // expected-error {{requires that 'UIView' conform to}}
  a.topAnchor =&= view.bounds.minY  // expected-error {{'CGFloat' conform to 'TALRightSide'}}
  a.topAnchor =&= b.bottomAnchor.offset(8)  // expected-error {{value of type 'NSLayoutYAxisAnchor' has no member}}
  a.topAnchor =&= -b.topAnchor  // expected-error {{unary operator '-'}}
  a.topAnchor =&= max(b.bottomAnchor, c.bottomAnchor)  // expected-error {{global function 'max'}}
  a.topAnchor =&= maybe?.topAnchor  // expected-error {{must be unwrapped}}
  a.widthAnchor =&= width ?? 44 | .defaultLow
  // expected-error@-1 {{'TALPrioritized<NSLayoutDimension>' to expected argument type}}
  _ = TALExpression(maybe?.topAnchor)  // expected-error {{must be unwrapped}}
}

//  A helper's parameter for a right side is `some TALOperand<Kind>` if the helper adds a number or a priority to it, and
//  `some TALRightSide<Kind>` otherwise.
@MainActor private func aHelper<Kind>(
  _ left: NSLayoutAnchor<Kind>, anchor: NSLayoutAnchor<Kind>, side: some TALRightSide<Kind>,
  operand: some TALOperand<Kind>, existential: any TALOperand<Kind>
) {
  left =&= anchor  // expected-error {{conform to 'TALRightSide'}}
  left =&= TALExpression(anchor) + 8 | .defaultHigh
  left =&= side
  // expected-error@+2 {{operands of type 'some TALRightSide<Kind>' and 'CGFloat'}}
  // expected-error@+1 * {{}}
  left =&= side + 8
  // expected-error@+2 {{and 'TALPriority'}}
  // expected-error@+1 * {{}}
  left =&= side | .defaultHigh
  left =&= operand + 8 | .defaultHigh
  left =&= existential + 8  // expected-error {{any TALOperand<Kind>}}
  left =&= existential | .defaultHigh  // expected-error {{any TALOperand<Kind>}}
}

@MainActor private func aRightSide(_ side: some TALRightSide<NSLayoutDimension>) {
  aRightSide(44)  // expected-error {{conform to 'TALRightSide'}}
}

@MainActor private func numbersAndPriorities(list: [NSLayoutConstraint]) {
  // Swift converts a Double, but no other type.
  a.widthAnchor =&= count  // expected-error {{'Int' to expected argument type 'CGFloat'}}
  // expected-error@+1 {{'Int' to expected argument type 'CGFloat'}}
  a.topAnchor =&= b.topAnchor + count
  a.topAnchor =&= b.topAnchor + CGFloat(count)
  a.widthAnchor =&= b.widthAnchor * count  // expected-error {{and 'Int'}}
  // expected-error@+1 {{conform to 'SIMD'}}
  a.widthAnchor =&= (b.widthAnchor - gaps) / count
  a.widthAnchor =&= (b.widthAnchor - CGFloat(gaps)) / CGFloat(count)

  // Priorities that are numbers or misspelled
  // expected-error@+1 {{'Int' to expected argument type 'CGFloat'}}
  a.widthAnchor =&= 250 | 750
  a.widthAnchor =&= 250 | TALPriority(750)
  // expected-error@+1 {{'Int' to expected argument type 'TALPriority'}}
  a.topAnchor =&= b.topAnchor | 999
  a.topAnchor =&= b.topAnchor | TALPriority(999)
  a.widthAnchor =&= if flag { 44 } else { 40 }  // expected-error {{'if' may only be used as expression}}

  // Priorities that aren't last
  a.widthAnchor =&= 250 | .required - 1
  // expected-error@-1 {{a priority ends the right side: `| TALPriority(999)` or `| (.required - 1)`}}
  a.topAnchor =&= b.topAnchor | .required - 1  // expected-error {{a priority ends the right side}}
  a.topAnchor =&= b.topAnchor | .defaultLow + 8  // expected-error {{a priority ends the right side}}
  a.widthAnchor =&= 250 | .defaultLow | .defaultHigh  // expected-error {{a priority ends the right side}}
  list | .required - 1  // expected-error {{'Array<NSLayoutConstraint>' to expected argument type 'Int'}}
  list | (.required - 1)
  // In Swift 5 mode, the compiler only warns of these lines. They mean what they say.
  a.widthAnchor =&= (b.widthAnchor | .defaultLow) * 2  // expected-swift6-error {{a priority ends the right side}}
  a.widthAnchor =&= (b.widthAnchor | .defaultLow) / 2  // expected-swift6-error {{a priority ends the right side}}
}

@MainActor private func otherOperators() {
  // expected-error@+1 {{'TALExpression<NSLayoutYAxisAnchor>' to expected argument type 'NSObject'}}
  a.topAnchor == b.topAnchor + 8
  a.topAnchor =&= b.topAnchor + 8
  a.topAnchor = b.topAnchor  // expected-error {{'topAnchor' is a get-only property}}
  a.widthAnchor == 44  // expected-error {{BinaryInteger}}
  a.widthAnchor >= b.widthAnchor  // expected-error {{operator '>='}}
  a.widthAnchor => b.widthAnchor  // expected-error {{cannot find operator '=>' in scope}}
  a.height =&= 44  // expected-error {{value of type 'UIView' has no member}}
  a.bounds.width =&= 44  // expected-error {{'CGFloat' to expected argument type 'NSLayoutDimension'}}
  a.widthAnchor =&= b.widthAnchor =&= 44  // expected-error {{'NSLayoutConstraint' conform to 'TALRightSide'}}
}

@MainActor private func conditionals() {
  a.widthAnchor =&= flag ? 200 : 300 | .defaultLow  // expected-error {{SIMD}}
  a.widthAnchor =&= 44 | flag ? .required : .defaultLow
  // expected-error@-1 {{Bool}}
  // expected-error@-2 * {{}}
  a.topAnchor =&= b.topAnchor + flag ? 8 : 16
  // expected-error@-1 {{Bool}}
  // expected-error@-2 * {{}}
  a.topAnchor =&= flag ? b.topAnchor + 8 : b.bottomAnchor  // expected-error {{'TALOperand'}}
  a.topAnchor =&= maybe?.topAnchor ?? b.bottomAnchor - 8
  // expected-error@-1 {{TALRightSide}}
  // expected-error@-2 {{conflicting arguments to generic parameter 'T'}}
}

@MainActor private func sets() {
  var set: [NSLayoutConstraint] = []
  let untyped = .inactive { a.topAnchor =&= b.topAnchor }
  // expected-error@-1 {{reference to member 'inactive' cannot be resolved without a contextual type}}
  _ = NSLayoutConstraint.inactive { a.topAnchor =&= b.topAnchor }
  // expected-error@-1 {{'NSLayoutConstraint' has no member 'inactive'}}
  set = .inactive { return a.heightAnchor =&= 44 }  // expected-error {{}}
  inactive { a.heightAnchor =&= 44 }  // expected-error {{cannot find 'inactive' in scope}}
  set = .inactive { a.widthAnchor =&= 250 | .required - 1 }  // expected-error {{a priority ends the right side}}
  set = .inactive { a.heightAnchor =&= 44 }.setActive(true)

  // A closure with a single expression returns its value, here a constraint, if it may return anything.
  var handler: () -> Void = { MainActor.assumeIsolated { _ = a.widthAnchor =&= 44 } }
  handler = { MainActor.assumeIsolated { a.widthAnchor =&= 44 } }
  // expected-error@-1 {{generic parameter 'T' ('Void' vs. 'NSLayoutConstraint')}}
  handler()
}

@MainActor private func anchorMethod(insets: NSDirectionalEdgeInsets, list: [NSLayoutConstraint]) {
  a.anchor(.edges, to: controller)  // expected-error {{'TALItem'}}
  a.anchor(.edges, to: a.superview)  // expected-error {{must be unwrapped}}
  a.anchor(.size, to: 48)  // expected-error {{'TALItem'}}
  a.anchor(.size, to: flag ? b : UILayoutGuide())
  a.anchor([.top, .horizontal], to: b)  // expected-error {{}}
  a.anchor(.left + .topMargin, to: b)  // expected-error {{Attribute>.Stride'}}
  a.anchor(.left, .right, to: b)
  // expected-error@-1 {{incorrect argument labels in call (have '_:_:to:'}}
  // expected-error@-2 {{}}
  a.anchor(.edges, to: b, padding: insets)  // expected-error {{EdgeInsets' to expected argument type}}
  a.anchor(.edges, to: b, constant: 8)  // expected-error {{extra argument}}
  a.anchor(.edges, to: b, relation: =>=)  // expected-error {{'NSLayoutConstraint.Relation'}}
  [a].anchor(.edges, to: b)
  // expected-error@-1 {{'[UIView]' has no member}}
  // expected-error@-2 {{}}
  a.anchor(.edges, to: b, priority: .high)  // expected-error {{has no member 'high'}}
  a.anchor(.top, to: b, .bottom)
  // expected-error@-1 {{missing argument label 'padding:'}}
  // expected-error@-2 {{'CGFloat' has no member}}
  a.anchor(to: b)  // expected-error {{missing argument for parameter}}
  a.anchor(.edges, b)  // expected-error {{missing argument label 'to:'}}
  a.anchor(edges, to: b)  // expected-error {{cannot find 'edges' in scope}}
  a.anchor(.top | .left, to: b)  // expected-error {{two '[NSLayoutConstraint.Attribute]' operands}}
  list.isActive = false  // expected-error {{'[NSLayoutConstraint]' has no member}}
  list.setActive()  // expected-error {{missing argument for parameter}}
  list.setActive(active: true)  // expected-error {{extraneous argument label 'active:'}}
  list.setActive(false, animated: true)  // expected-error {{extra argument 'animated'}}
  list[0].setActive(false)  // expected-error {{'NSLayoutConstraint' has no member}}
  list[0].isActive = a.topAnchor =&= b.topAnchor  // expected-error {{'NSLayoutConstraint' to type 'Bool'}}
  list[0] =&= 40  // expected-error {{'NSLayoutConstraint' to expected argument type}}
}
