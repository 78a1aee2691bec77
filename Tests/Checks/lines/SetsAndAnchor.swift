//  Wrong uses of `inactive` and `anchor`.

import TextualAutoLayout
import UIKit

@MainActor private func aListForASet(a: UIView, b: UIView, constraint: NSLayoutConstraint) {
  var constraints: [NSLayoutConstraint] = []
  // expected-error@+1 {{type 'NSLayoutConstraint' has no member 'inactive'}}
  constraints = NSLayoutConstraint.inactive { a.topAnchor =&= b.topAnchor }
  constraints = .inactive { a.topAnchor =&= b.topAnchor }
  // expected-error@+1 {{reference to member 'inactive' cannot be resolved without a contextual type}}
  let set = .inactive { a.topAnchor =&= b.topAnchor }
  let wide = [NSLayoutConstraint].inactive { a.topAnchor =&= b.topAnchor }
  constraints = .inactive([a.topAnchor =&= b.topAnchor])  // expected-error {{'@MainActor () throws -> Void'}}
  var kept = constraint
  // expected-error@+1 {{type 'NSLayoutConstraint' has no member 'inactive'}}
  kept = .inactive { a.topAnchor =&= b.topAnchor }[0]
  kept = a.topAnchor.constraint(equalTo: b.topAnchor)
  // expected-error@+1 {{cannot assign value of type '[NSLayoutConstraint]' to type 'NSLayoutConstraint'}}
  kept = a.anchor(.top, to: b)
  kept = a.anchor(.top, to: b)[0]
}

@MainActor private func anArrayIsNoConstraint(a: UIView, b: UIView, list: [NSLayoutConstraint]) {
  var wide = list
  // expected-error@+1 {{value of type '[NSLayoutConstraint]' has no member 'isActive'}}
  wide.isActive = true
  wide.setActive(true)
  // expected-error@+1 {{cannot assign value of type 'NSLayoutConstraint' to type '[NSLayoutConstraint]'}}
  wide = a.topAnchor =&= b.topAnchor
  wide = .inactive { a.topAnchor =&= b.topAnchor }
  // expected-error@+1 {{value of type '[NSLayoutConstraint]' has no member 'constant'}}
  a.anchor(.top, to: b).constant = 8
  a.anchor(.top, to: b)[0].constant = 8
}

@MainActor private func aResultInASet(a: UIView, b: UIView) {
  var constraints: [NSLayoutConstraint] = []
  // expected-error@+1 {{cannot convert value of type 'NSLayoutConstraint' to closure result type 'Void'}}
  constraints = .inactive { return a.heightAnchor =&= 44 }
  constraints = .inactive { a.heightAnchor =&= 44 }
  // expected-error@+1 {{cannot convert value of type '[NSLayoutConstraint]' to expected element type}}
  NSLayoutConstraint.activate([a.anchor(.edges, to: b)])
  a.anchor(.edges, to: b)
  _ = constraints
}

//  A closure with a single expression returns its value, here a constraint, if it may return anything.
@MainActor private func aResultOfAClosure(a: UIView) {
  var handler: () -> Void = {}
  // expected-error@+1 {{generic parameter 'T' ('Void' vs. 'NSLayoutConstraint')}}
  handler = { MainActor.assumeIsolated { a.widthAnchor =&= 44 } }
  handler = { MainActor.assumeIsolated { _ = a.widthAnchor =&= 44 } }
  handler()
}

private final class ASetAsAnInitialValue: UIView {
  let photo = UIView()
  // expected-error@+1 {{cannot use instance member 'photo' within property initializer}}
  var wide: [NSLayoutConstraint] = .inactive { photo.widthAnchor =&= 44 }
  lazy var later: [NSLayoutConstraint] = .inactive { photo.widthAnchor =&= 44 }
}

private func limit() throws -> CGFloat { 8 }
private func answer() async -> CGFloat { 8 }

@MainActor private func withinASet(a: UIView, b: UIView) async {
  _ = [NSLayoutConstraint].inactive { a.leadingAnchor =&= b.topAnchor }  // expected-error {{be equivalent}}
  _ = [NSLayoutConstraint].inactive { a.widthAnchor =&= 250 | .required - 1 }  // expected-error {{a priority ends}}
  _ = [NSLayoutConstraint].inactive { a.widthAnchor =&= 200 | .defaultHihg }  // expected-error {{conform to 'SIMD'}}
  _ = [NSLayoutConstraint].inactive { a.widthAnchor =&= try limit() }  // expected-error {{call can throw}}
  _ = [NSLayoutConstraint].inactive { a.widthAnchor =&= await answer() }  // expected-error {{'() async -> Void'}}
}

@MainActor private func anItem(a: UIView, b: UIView, maybe: UIView?, controller: UIViewController) {
  // expected-error@+1 {{argument type 'UIViewController' does not conform to expected type 'TALItem'}}
  a.anchor(.edges, to: controller)
  a.anchor(.edges, to: controller.view)
  // expected-error@+1 {{value of optional type 'UIView?' must be unwrapped}}
  a.anchor(.edges, to: maybe)
  if let maybe { a.anchor(.edges, to: maybe) }
  // expected-error@+1 {{argument type 'NSLayoutYAxisAnchor' does not conform to expected type 'TALItem'}}
  a.anchor(.top, to: b.topAnchor)
  a.anchor(.top, to: b)
}

@MainActor private func theArguments(a: UIView, b: UIView) {
  // expected-error@+1 {{'[NSLayoutConstraint.Attribute]' and 'Array<NSLayoutConstraint.Attribute>.Stride'}}
  a.anchor(.left + .topMargin, to: b)
  a.anchor(.left + [.topMargin], to: b)
  // expected-error@+1 {{has no member 'horizontal'}}
  a.anchor([.horizontal, .top], to: b)
  a.anchor(.horizontal + .top, to: b)
  // expected-error@+1 {{extra arguments at positions #2, #3, #4 in call}}
  a.anchor(.edges, to: b, padding: .init(top: 8, left: 8, bottom: 8, right: 8))
  a.anchor(.edges, to: b, padding: 8)
  a.anchor(.edges, to: b, if: NSLayoutConstraint.Relation.equal)  // expected-error {{extra argument 'if' in call}}
  a.anchor(.edges, to: b, priority: 750)  // expected-error {{'Int' to expected argument type 'TALPriority'}}
}

@MainActor private func onlyTheLibraryCreatesThese(a: UIView) {
  _ = TALExpression<NSLayoutXAxisAnchor>(anchor: nil)  // expected-error {{initializer is inaccessible}}
  _ = 8.talExpression  // expected-error {{value of type 'Int' has no member 'talExpression'}}
}
