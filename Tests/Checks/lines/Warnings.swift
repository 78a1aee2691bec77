//  Lines that compile with a warning.

import TextualAutoLayout
import UIKit

@MainActor private func unused(a: UIView, b: UIView, list: [NSLayoutConstraint]) {
  // expected-warning@+1 {{result of operator '==' is unused}}
  a.topAnchor == b.topAnchor
  a.topAnchor =&= b.topAnchor
  a.topAnchor =&= b.topAnchor
  -8  // expected-warning {{integer literal is unused}}
  a.topAnchor + 8  // expected-warning {{result of operator '+' is unused}}
  a.topAnchor | .defaultLow  // expected-warning {{result of operator '|' is unused}}
  [NSLayoutConstraint].inactive { a.topAnchor =&= b.topAnchor }  // expected-warning {{is unused}}
  _ = [NSLayoutConstraint].inactive { list }  // expected-warning {{unused}}
  _ = [NSLayoutConstraint].inactive { a.topAnchor == b.topAnchor }  // expected-warning {{unused}}
}

@MainActor private func aResultOfAClosure(a: UIView) async {
  // expected-warning@+1 {{result of call to 'run(resultType:body:)' is unused}}
  await MainActor.run { a.widthAnchor =&= 44 }
}

private func offTheMainActor(a: UIView, b: UIView, width: NSLayoutDimension) {
  width =&= 8  // expected-swift6-warning {{nonisolated context}}
  a.anchor(.edges, to: b)  // expected-swift6-warning {{nonisolated context}}
  _ = [NSLayoutConstraint].inactive {}  // expected-swift6-warning {{nonisolated context}}
}
