//  Lines that compile with a warning.

import TextualAutoLayout
import UIKit

@MainActor private func unused(a: UIView, b: UIView, list: [NSLayoutConstraint], constraint: NSLayoutConstraint) {
  a.topAnchor == b.topAnchor  // expected-warning {{result of operator '==' is unused}}
  a.topAnchor + 8  // expected-warning {{}}
  a.topAnchor | .defaultLow  // expected-warning {{}}
  [NSLayoutConstraint].inactive { a.topAnchor =&= b.topAnchor }  // expected-warning {{}}
  _ = [NSLayoutConstraint].inactive { list }  // expected-warning {{}}
  _ = [NSLayoutConstraint].inactive { a.topAnchor == b.topAnchor }  // expected-warning {{}}
  // These results may be unused.
  a.topAnchor =&= b.topAnchor
  a.topAnchor =>= b.topAnchor
  a.topAnchor =<= b.topAnchor
  a.widthAnchor =&= 8
  a.widthAnchor =>= 8
  a.widthAnchor =<= 8
  a.anchor(.edges, to: b)
  list.setActive(true)
  list | .defaultLow
  constraint | .defaultLow
}

@MainActor private func aResultOfAClosure(a: UIView) async {
  // expected-warning@+1 {{result of call to 'run(resultType:body:)' is unused}}
  await MainActor.run { a.widthAnchor =&= 44 }
}

//  A set can be built by a function, and from another actor.
private func sets(a: UIView, build: @MainActor () -> Void) async {
  _ = await [NSLayoutConstraint].inactive(build)
  _ = await [NSLayoutConstraint].inactive { a.widthAnchor =&= 44 }
}

//  In Swift 5 mode, these lines compile without a warning.
private func offTheMainActor(
  view: UIView, x: NSLayoutXAxisAnchor, y: NSLayoutYAxisAnchor, width: NSLayoutDimension, list: [NSLayoutConstraint],
  constraint: NSLayoutConstraint, prioritized: TALPrioritized<NSLayoutDimension>
) {
  x =&= x  // expected-swift6-warning {{in a synchronous nonisolated context}}
  y =>= y  // expected-swift6-warning {{in a synchronous nonisolated context}}
  width =<= width  // expected-swift6-warning {{in a synchronous nonisolated context}}
  width =&= 8  // expected-swift6-warning {{in a synchronous nonisolated context}}
  width =>= 8  // expected-swift6-warning {{in a synchronous nonisolated context}}
  width =<= 8  // expected-swift6-warning {{in a synchronous nonisolated context}}
  _ = x + 8  // expected-swift6-warning {{in a synchronous nonisolated context}}
  _ = 8 + y  // expected-swift6-warning {{in a synchronous nonisolated context}}
  _ = x - 8  // expected-swift6-warning {{in a synchronous nonisolated context}}
  _ = 8 - width  // expected-swift6-warning {{in a synchronous nonisolated context}}
  _ = width * 2  // expected-swift6-warning {{in a synchronous nonisolated context}}
  _ = 2 * width  // expected-swift6-warning {{in a synchronous nonisolated context}}
  _ = width / 2  // expected-swift6-warning {{in a synchronous nonisolated context}}
  _ = y | .required  // expected-swift6-warning {{in a synchronous nonisolated context}}
  _ = 8 | .required  // expected-swift6-warning {{in a synchronous nonisolated context}}
  _ = TALExpression(x)  // expected-swift6-warning {{in a synchronous nonisolated context}}
  _ = x.talExpression  // expected-swift6-warning {{}}
  _ = prioritized.talExpression  // expected-swift6-warning {{}}
  view.anchor(.edges, to: view)  // expected-swift6-warning {{in a synchronous nonisolated context}}
  view.constrainHuggingCompression(.vertical, .required)  // expected-swift6-warning {{}}
  list.setActive(true)  // expected-swift6-warning {{in a synchronous nonisolated context}}
  list | .required  // expected-swift6-warning {{in a synchronous nonisolated context}}
  constraint | .required  // expected-swift6-warning {{in a synchronous nonisolated context}}
  _ = [NSLayoutConstraint].inactive {}  // expected-swift6-warning {{in a synchronous nonisolated context}}
}

//  The named lists need no main actor.
private func namedLists(
  all: [[NSLayoutConstraint.Attribute]] = [
    .edges, .horizontal, .vertical, .center, .size, .top, .bottom, .leading, .trailing, .left, .right, .centerX,
    .centerY, .width, .height, .firstBaseline, .lastBaseline + .top,
  ]
) {}
