//  Wrong uses of `inactive` and `anchor`.

import TextualAutoLayout
import UIKit

@MainActor private func aListForASet(a: UIView, b: UIView, constraint: NSLayoutConstraint) {
  var constraints: [NSLayoutConstraint] = []
  // expected-error@+1 {{}}
  constraints = NSLayoutConstraint.inactive { a.topAnchor =&= b.topAnchor }
  constraints = .inactive { a.topAnchor =&= b.topAnchor }
  // expected-error@+1 {{reference to member 'inactive' cannot be resolved without a contextual type}}
  let set = .inactive { a.topAnchor =&= b.topAnchor }
  let wide = [NSLayoutConstraint].inactive { a.topAnchor =&= b.topAnchor }
  constraints = .inactive([a.topAnchor =&= b.topAnchor])  // expected-error {{}}
  var kept = constraint
  // expected-error@+1 {{}}
  kept = .inactive { a.topAnchor =&= b.topAnchor }[0]
  kept = a.topAnchor.constraint(equalTo: b.topAnchor)
  // expected-error@+1 {{}}
  kept = a.anchor(.top, to: b)
  kept = a.anchor(.top, to: b)[0]
}

@MainActor private func anArrayIsNoConstraint(a: UIView, b: UIView, list: [NSLayoutConstraint]) {
  var wide = list
  // expected-error@+1 {{}}
  wide.isActive = true
  wide.setActive(true)
  // expected-error@+1 {{}}
  wide = a.topAnchor =&= b.topAnchor
  wide = .inactive { a.topAnchor =&= b.topAnchor }
  // expected-error@+1 {{}}
  a.anchor(.top, to: b).constant = 8
  a.anchor(.top, to: b)[0].constant = 8
}

@MainActor private func aResultInASet(a: UIView, b: UIView) {
  var constraints: [NSLayoutConstraint] = []
  // expected-error@+1 {{}}
  constraints = .inactive { return a.heightAnchor =&= 44 }
  constraints = .inactive { a.heightAnchor =&= 44 }
  // expected-error@+1 {{}}
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
  // expected-error@+1 {{}}
  var wide: [NSLayoutConstraint] = .inactive { photo.widthAnchor =&= 44 }
  lazy var later: [NSLayoutConstraint] = .inactive { photo.widthAnchor =&= 44 }
}

private func limit() throws -> CGFloat { 8 }
private func answer() async -> CGFloat { 8 }

@MainActor private func withinASet(a: UIView, b: UIView) async {
  _ = [NSLayoutConstraint].inactive { a.leadingAnchor =&= b.topAnchor }  // expected-error {{}}
  _ = [NSLayoutConstraint].inactive { a.widthAnchor =&= 250 | .required - 1 }  // expected-error {{a priority ends}}
  _ = [NSLayoutConstraint].inactive { a.widthAnchor =&= 200 | .defaultHihg }  // expected-error {{}}
  _ = [NSLayoutConstraint].inactive { a.widthAnchor =&= try limit() }  // expected-error {{}}
  _ = [NSLayoutConstraint].inactive { a.widthAnchor =&= await answer() }  // expected-error {{}}
}

@MainActor private func anItem(a: UIView, b: UIView, maybe: UIView?, controller: UIViewController) {
  // expected-error@+1 {{}}
  a.anchor(.edges, to: controller)
  a.anchor(.edges, to: controller.view)
  // expected-error@+1 {{}}
  a.anchor(.edges, to: maybe)
  if let maybe { a.anchor(.edges, to: maybe) }
  // expected-error@+1 {{}}
  a.anchor(.top, to: b.topAnchor)
  a.anchor(.top, to: b)
}

@MainActor private func theArguments(a: UIView, b: UIView) {
  // expected-error@+1 {{'[NSLayoutConstraint.Attribute]' and 'Array<NSLayoutConstraint.Attribute>.Stride'}}
  a.anchor(.left + .topMargin, to: b)
  a.anchor(.left + [.topMargin], to: b)
  // expected-error@+1 {{}}
  a.anchor([.horizontal, .top], to: b)
  a.anchor(.horizontal + .top, to: b)
  // expected-error@+1 {{}}
  a.anchor(.edges, to: b, padding: .init(top: 8, left: 8, bottom: 8, right: 8))
  a.anchor(.edges, to: b, padding: 8)
  a.anchor(.edges, to: b, if: NSLayoutConstraint.Relation.equal)  // expected-error {{}}
  a.anchor(.edges, to: b, priority: 750)  // expected-error {{}}
}

@MainActor private func onlyTheLibraryCreatesThese(a: UIView) {
  _ = TALExpression<NSLayoutXAxisAnchor>(anchor: nil)  // expected-error {{}}
  _ = 8.talExpression  // expected-error {{}}
}
