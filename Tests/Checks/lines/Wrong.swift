//  Lines that must not compile, next to right ones.

import TextualAutoLayout
import UIKit

// MARK: Anchors

@MainActor private func twoKinds(a: UIView, b: UIView) {
  // expected-error@+1 {{'NSLayoutXAxisAnchor' and 'NSLayoutYAxisAnchor' be equivalent}}
  a.leadingAnchor =&= b.topAnchor
  a.leadingAnchor =&= b.leadingAnchor
  a.leadingAnchor =&= b.widthAnchor  // expected-error {{}}
  a.leadingAnchor =>= b.topAnchor  // expected-error {{}}
  a.leadingAnchor =<= b.topAnchor + 8  // expected-error {{}}
  a.widthAnchor =>= b.leadingAnchor  // expected-error {{}}
  a.widthAnchor =<= b.topAnchor | .defaultHigh  // expected-error {{}}
}

@MainActor private func aNumberForAPosition(a: UIView, b: UIView) {
  // expected-error@+1 {{'NSLayoutYAxisAnchor' to expected argument type 'NSLayoutDimension'}}
  a.topAnchor =&= 8
  a.topAnchor =&= b.topAnchor + 8
  a.topAnchor =>= 8  // expected-error {{}}
  a.topAnchor =<= 8  // expected-error {{}}
  a.topAnchor =>= 8 | .defaultHigh  // expected-error {{}}
  a.topAnchor =<= 8 | .defaultHigh  // expected-error {{}}
}

@MainActor private func aMultipleOfAPosition(a: UIView, b: UIView, container: UIView, part: UILayoutGuide) {
  // expected-error@+1 {{inherit from 'NSLayoutDimension'}}
  a.centerYAnchor =&= container.bottomAnchor * 0.3
  a.centerYAnchor =&= part.bottomAnchor
  a.centerYAnchor =&= 0.3 * container.bottomAnchor  // expected-error {{}}
  a.centerYAnchor =&= container.bottomAnchor / 3  // expected-error {{inherit from 'NSLayoutDimension'}}
  a.centerYAnchor =&= (container.bottomAnchor + 8) / 3  // expected-error {{}}
  a.centerYAnchor =&= container.bottomAnchor * 2 / 3  // expected-error {{DurationProtocol}}
  a.topAnchor =&= 8 - b.topAnchor  // expected-error {{inherit from 'NSLayoutDimension'}}
  a.topAnchor =&= b.topAnchor - 8
  a.widthAnchor =&= -b.widthAnchor + 300  // expected-error {{}}
  a.widthAnchor =&= 300 - b.widthAnchor
}

@MainActor private func twoAnchors(a: UIView, b: UIView, c: UIView, both: UILayoutGuide) {
  // expected-error@+1 {{'NSLayoutDimension' to expected argument type 'CGFloat'}}
  a.topAnchor =&= b.topAnchor + b.heightAnchor / 2
  a.topAnchor =&= b.centerYAnchor
  // expected-error@+1 {{'+' cannot be applied to two 'NSLayoutDimension' operands}}
  a.widthAnchor =&= b.widthAnchor + c.widthAnchor
  a.widthAnchor =&= both.widthAnchor
  a.centerXAnchor =&= (b.leadingAnchor + c.trailingAnchor) / 2  // expected-error {{}}
  a.heightAnchor =&= b.widthAnchor / b.heightAnchor  // expected-error {{DurationProtocol}}
  2 * a.widthAnchor =&= b.widthAnchor  // expected-error {{}}
  a.widthAnchor =&= b.widthAnchor / 2
}

@MainActor private func aViewOrAnOptional(a: UIView, b: UIView, view: UIView, maybe: UIView?, width: CGFloat?) {
  // expected-error@+1 {{requires that 'UIView' conform to 'TALRightSide'}}
  a.topAnchor =&= view
  a.topAnchor =&= view.topAnchor
  a.topAnchor =&= b + 8  // expected-error {{}}
  a.topAnchor =&= maybe?.topAnchor  // expected-error {{must be unwrapped}}
  if let maybe { a.topAnchor =&= maybe.topAnchor }
  a.widthAnchor =&= width | .defaultLow  // expected-error {{}}
  a.widthAnchor =&= (width ?? 300) | .defaultLow
}

//  A helper's parameter for a right side is `some TALOperand<Kind>` if the helper adds a number or a priority to it, and
//  `some TALRightSide<Kind>` otherwise.
@MainActor private func anAnchor<Kind>(_ left: NSLayoutAnchor<Kind>, _ right: NSLayoutAnchor<Kind>) {
  left =&= right  // expected-error {{conform to 'TALRightSide'}}
  left =&= TALExpression(right)
  left =&= TALExpression(right) + 8 | .defaultHigh
}

@MainActor private func aRightSide<Kind>(_ left: NSLayoutAnchor<Kind>, _ right: some TALRightSide<Kind>, a: UIView) {
  left =&= right
  // expected-error@+2 {{operands of type 'some TALRightSide<Kind>' and 'CGFloat'}}
  // expected-error@+1 * {{}}
  left =&= right + 8
  // expected-error@+2 {{operands of type 'some TALRightSide<Kind>' and 'TALPriority'}}
  // expected-error@+1 * {{}}
  left =&= right | .defaultHigh
  aRightSide(a.widthAnchor, 44, a: a)  // expected-error {{'Int' conform to 'TALRightSide'}}
}

@MainActor private func anOperand<Kind>(_ left: NSLayoutAnchor<Kind>, _ right: some TALOperand<Kind>) {
  left =&= right + 8 | .defaultHigh
}

@MainActor private func anExistential<Kind>(_ left: NSLayoutAnchor<Kind>, _ right: any TALOperand<Kind>) {
  left =&= right + 8  // expected-error {{any TALOperand<Kind>}}
  left =&= right | .defaultHigh  // expected-error {{any TALOperand<Kind>}}
}

@MainActor private func partsOfARightSide(a: UIView) {
  _ = TALExpression(anchor: a.leadingAnchor)  // expected-error {{}}
  _ = TALExpression(a.leadingAnchor).constant  // expected-error {{}}
  _ = 8.talExpression  // expected-error {{}}
}

// MARK: Numbers and priorities

//  Swift converts a Double, but no other type.
@MainActor private func numbers(a: UIView, b: UIView, count: Int, gaps: Int, share: Float) {
  a.widthAnchor =&= count  // expected-error {{}}
  a.widthAnchor =&= CGFloat(count)
  a.topAnchor =&= b.topAnchor + count  // expected-error {{}}
  a.topAnchor =&= b.topAnchor + (2 * count + 8 as CGFloat)  // expected-error {{}}
  a.widthAnchor =&= b.widthAnchor * count  // expected-error {{}}
  a.widthAnchor =&= b.widthAnchor / count | .defaultHigh  // expected-error {{}}
  a.widthAnchor =&= b.widthAnchor / CGFloat(count) | .defaultHigh
  // expected-error@+1 {{requires that 'NSLayoutDimension' conform to 'SIMD'}}
  a.widthAnchor =&= (b.widthAnchor - gaps) / count
  a.widthAnchor =&= (b.widthAnchor - CGFloat(gaps)) / CGFloat(count)
  a.widthAnchor =&= share  // expected-error {{}}
}

@MainActor private func priorities(a: UIView, b: UIView, number: CGFloat, constraint: NSLayoutConstraint) {
  // expected-error@+1 {{'Int' to expected argument type 'CGFloat'}}
  a.widthAnchor =&= 250 | 750
  a.widthAnchor =&= 250 | TALPriority(750)
  a.topAnchor =&= b.topAnchor + 8 | 750  // expected-error {{}}
  a.widthAnchor =&= 200 | .defaultHihg  // expected-error {{}}
  a.topAnchor =&= b.topAnchor + (2 * number + 8 - 4 as CGFloat) | .defaultHihg  // expected-error {{}}
  a.topAnchor =&= b.topAnchor + (2 * number + 8 - 4 as CGFloat) | .defaultHigh
  constraint | 750  // expected-error {{}}
  constraint | TALPriority(750)
}

@MainActor private func prioritiesThatArentLast(a: UIView, b: UIView, list: [NSLayoutConstraint]) {
  // expected-error@+1 {{a priority ends the right side: `| TALPriority(999)` or `| (.required - 1)`}}
  a.widthAnchor =&= 250 | .required - 1
  a.widthAnchor =&= 250 | TALPriority(999)
  a.topAnchor =&= b.topAnchor | .required - 1  // expected-error {{a priority ends the right side}}
  a.topAnchor =&= b.topAnchor | .defaultLow + 8  // expected-error {{a priority ends the right side}}
  a.topAnchor =&= b.topAnchor + 8 | .defaultLow
  a.widthAnchor =&= 250 | .defaultLow | .defaultHigh  // expected-error {{a priority ends the right side}}
  // In Swift 5 mode, the compiler only warns of these lines. They mean what they say.
  a.widthAnchor =&= (b.widthAnchor | .defaultLow) * 2  // expected-swift6-error {{a priority ends the right side}}
  a.widthAnchor =&= (b.widthAnchor | .defaultLow) / 2  // expected-swift6-error {{a priority ends the right side}}
  // expected-error@+1 {{'Array<NSLayoutConstraint>' to expected argument type 'Int'}}
  list | .required - 1
  list | (.required - 1)
}

// MARK: Other operators, and conditionals

@MainActor private func comparisons(a: UIView, b: UIView, number: CGFloat) {
  // expected-error@+1 {{'TALExpression<NSLayoutYAxisAnchor>' to expected argument type 'NSObject'}}
  a.topAnchor == b.topAnchor + 8
  a.topAnchor =&= b.topAnchor + 8
  a.widthAnchor == b.widthAnchor * 2  // expected-error {{}}
  a.widthAnchor == 44  // expected-error {{BinaryInteger}}
  a.widthAnchor == 44 | .defaultHigh  // expected-error {{}}
  a.widthAnchor == number  // expected-error {{}}
  a.widthAnchor >= b.widthAnchor  // expected-error {{}}
  a.topAnchor <= b.topAnchor - 8  // expected-error {{}}
  a.widthAnchor >= 44  // expected-error {{}}
  a.widthAnchor >= number  // expected-error {{}}
  // expected-error@+1 {{'topAnchor' is a get-only property}}
  a.topAnchor = b.topAnchor
  a.topAnchor =&= b.topAnchor
}

@MainActor private func parentheses(a: UIView, b: UIView, maybe: UIView?, flag: Bool, width: CGFloat?) {
  a.widthAnchor =&= flag ? 200 : 300 | .defaultLow  // expected-error {{SIMD}}
  a.widthAnchor =&= (flag ? 200 : 300) | .defaultLow
  a.widthAnchor =&= width ?? 300 | .defaultLow  // expected-error {{}}
  a.widthAnchor =&= (width ?? 300) | .defaultLow
  // expected-error@+2 {{Bool}}
  // expected-error@+1 * {{}}
  a.widthAnchor =&= 44 | flag ? .required : .defaultLow
  a.widthAnchor =&= 44 | (flag ? .required : .defaultLow)
  // expected-error@+2 {{Bool}}
  // expected-error@+1 * {{}}
  a.topAnchor =&= b.topAnchor + flag ? 8 : 16
  a.topAnchor =&= b.topAnchor + (flag ? 8 : 16)
  a.topAnchor =&= flag ? b.topAnchor + 8 : b.bottomAnchor  // expected-error {{'TALOperand'}}
  if flag { a.topAnchor =&= b.topAnchor + 8 } else { a.topAnchor =&= b.bottomAnchor }
  // expected-error@+2 {{TALRightSide}}
  // expected-error@+1 {{conflicting arguments to generic parameter 'T'}}
  a.topAnchor =&= maybe?.topAnchor ?? b.bottomAnchor - 8
  a.topAnchor =&= (maybe?.topAnchor ?? b.bottomAnchor) - 8
}

//  `? :` binds more tightly than a relation.
@MainActor private func aRelationAsABranch(a: UIView, b: UIView, flag: Bool) {
  var top: NSLayoutConstraint?
  top = flag ? nil : a.topAnchor =&= b.topAnchor  // expected-error {{'nil' cannot be used in context}}
  top = flag ? nil : (a.topAnchor =&= b.topAnchor)
  _ = top
  flag ? a.topAnchor =&= b.topAnchor : a.bottomAnchor =&= b.bottomAnchor  // expected-error {{}}
}

// MARK: Sets and `anchor`

@MainActor private func sets(a: UIView, b: UIView) {
  var constraints: [NSLayoutConstraint] = []
  // expected-error@+1 {{reference to member 'inactive' cannot be resolved without a contextual type}}
  let set = .inactive { a.topAnchor =&= b.topAnchor }
  // expected-error@+1 {{type 'NSLayoutConstraint' has no member 'inactive'}}
  let list = NSLayoutConstraint.inactive { a.topAnchor =&= b.topAnchor }
  let wide = [NSLayoutConstraint].inactive { a.topAnchor =&= b.topAnchor }
  constraints = .inactive { return a.heightAnchor =&= 44 }  // expected-error {{}}
  constraints = .inactive { a.heightAnchor =&= 44 }
}

//  A closure with a single expression returns its value, here a constraint, if it may return anything.
@MainActor private func aResultOfAClosure(a: UIView) {
  var handler: () -> Void = {}
  // expected-error@+1 {{generic parameter 'T' ('Void' vs. 'NSLayoutConstraint')}}
  handler = { MainActor.assumeIsolated { a.widthAnchor =&= 44 } }
  handler = { MainActor.assumeIsolated { _ = a.widthAnchor =&= 44 } }
  handler()
}

private func limit() throws -> CGFloat { 8 }
private func answer() async -> CGFloat { 8 }

@MainActor private func withinASet(a: UIView, b: UIView) async {
  _ = [NSLayoutConstraint].inactive { a.leadingAnchor =&= b.topAnchor }  // expected-error {{}}
  _ = [NSLayoutConstraint].inactive { a.widthAnchor =&= 250 | .required - 1 }  // expected-error {{a priority ends}}
  _ = [NSLayoutConstraint].inactive { a.widthAnchor =&= 200 | .defaultHihg }  // expected-error {{}}
  _ = [NSLayoutConstraint].inactive { a.widthAnchor =&= try limit() }  // expected-error {{}}
  // expected-error@+1 {{expecting synchronous function type}}
  _ = [NSLayoutConstraint].inactive { a.widthAnchor =&= await answer() }
}

@MainActor private func anItem(a: UIView, b: UIView, controller: UIViewController) {
  a.anchor(.edges, to: controller)  // expected-error {{'TALItem'}}
  a.anchor(.edges, to: controller.view)
  a.anchor(.edges, to: a.superview)  // expected-error {{must be unwrapped}}
  if let container = a.superview { a.anchor(.edges, to: container) }
  a.anchor(.leading, to: b.trailingAnchor)  // expected-error {{'TALItem'}}
  a.leadingAnchor =&= b.trailingAnchor
  a.anchor(.size, to: 48)  // expected-error {{'TALItem'}}
}

@MainActor private func theArguments(a: UIView, b: UIView, insets: NSDirectionalEdgeInsets) {
  // expected-error@+1 {{has no member 'horizontal'}}
  a.anchor([.top, .horizontal], to: b)
  a.anchor(.top + .horizontal, to: b)
  a.anchor(.left + .topMargin, to: b)  // expected-error {{Attribute>.Stride'}}
  a.anchor(.left + [.topMargin], to: b)
  // expected-error@+2 {{incorrect argument labels in call (have '_:_:to:'}}
  // expected-error@+1 {{}}
  a.anchor(.left, .right, to: b)
  a.anchor(.edges, to: b, padding: insets)  // expected-error {{'NSDirectionalEdgeInsets' to expected argument type}}
  a.anchor(.edges, to: b, insets: insets)  // expected-error {{extra argument 'insets' in call}}
  a.anchor(.edges, to: b, if: NSLayoutConstraint.Relation.equal)  // expected-error {{}}
  a.anchor(.edges, to: b, priority: 750)  // expected-error {{}}
  // expected-error@+1 {{has no member 'isActive'}}
  a.anchor(.edges, to: b).isActive = false
  a.anchor(.edges, to: b).setActive(false)
}

// MARK: The names of the library

//  No main actor is needed for these.
private func namedLists(
  all: [[NSLayoutConstraint.Attribute]] = [
    .edges, .horizontal, .vertical, .center, .size, .top, .bottom, .leading, .trailing, .left, .right, .centerX,
    .centerY, .width, .height, .firstBaseline, .lastBaseline,
  ],
  one: [NSLayoutConstraint.Attribute] = .edges + .top
) {}
