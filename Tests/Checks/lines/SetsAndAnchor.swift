//  Wrong uses of `inactive` and `anchor`.

import TextualAutoLayout
import UIKit

@MainActor private func aSet(a: UIView, b: UIView) {
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
  // expected-error@+1 {{to parameter expecting synchronous function type}}
  _ = [NSLayoutConstraint].inactive { a.widthAnchor =&= await answer() }
}

@MainActor private func anItem(a: UIView, b: UIView, controller: UIViewController) {
  a.anchor(.edges, to: controller)  // expected-error {{'TALItem'}}
  a.anchor(.edges, to: controller.view)
  // expected-error@+1 {{'UIView?' must be unwrapped to a value of type 'UIView'}}
  a.anchor(.edges, to: a.superview)
  if let container = a.superview { a.anchor(.edges, to: container) }
  // expected-error@+1 {{'NSLayoutXAxisAnchor' does not conform to expected type 'TALItem'}}
  a.anchor(.leading, to: b.trailingAnchor)
  a.leadingAnchor =&= b.trailingAnchor
  // expected-error@+1 {{'Int' does not conform to expected type 'TALItem'}}
  a.anchor(.size, to: 48)
  for side in [a.widthAnchor, a.heightAnchor] { side =&= 48 }
}

@MainActor private func theArguments(a: UIView, b: UIView) {
  // expected-error@+1 {{'[NSLayoutConstraint.Attribute]' and 'Array<NSLayoutConstraint.Attribute>.Stride'}}
  a.anchor(.left + .topMargin, to: b)
  a.anchor(.left + [.topMargin], to: b)
  // expected-error@+2 {{has no member 'right'}}
  // expected-error@+1 {{incorrect argument labels in call (have '_:_:to:'}}
  a.anchor(.left, .right, to: b)
  a.anchor(.left + .right, to: b)
  a.anchor([.horizontal, .top], to: b)  // expected-error {{}}
  a.anchor(.horizontal + .top, to: b)
  a.anchor(.edges, to: b, padding: .init(top: 8, left: 8, bottom: 8, right: 8))  // expected-error {{}}
  a.anchor(.edges, to: b, padding: 8)
  a.anchor(.edges, to: b, if: NSLayoutConstraint.Relation.equal)  // expected-error {{}}
  a.anchor(.edges, to: b, priority: 750)  // expected-error {{}}
}

@MainActor private func partsOfARightSide(a: UIView) {
  _ = TALExpression(anchor: a.leadingAnchor)  // expected-error {{}}
  _ = TALExpression(a.leadingAnchor).constant  // expected-error {{}}
  _ = TALExpression(a.leadingAnchor)
  _ = 8.talExpression  // expected-error {{}}
}
