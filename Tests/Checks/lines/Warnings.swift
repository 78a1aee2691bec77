//  Lines that compile with a warning.

import TextualAutoLayout
import UIKit

@MainActor private func unused(a: UIView, b: UIView, list: [NSLayoutConstraint]) {
  // expected-warning@+1 {{result of operator '==' is unused}}
  a.topAnchor == b.topAnchor
  a.topAnchor =&= b.topAnchor
  a.topAnchor =&= b.topAnchor
  -8  // expected-warning {{}}
  a.topAnchor + 8  // expected-warning {{}}
  a.topAnchor | .defaultLow  // expected-warning {{}}
  [NSLayoutConstraint].inactive { a.topAnchor =&= b.topAnchor }  // expected-warning {{}}
  _ = [NSLayoutConstraint].inactive { list }  // expected-warning {{}}
  _ = [NSLayoutConstraint].inactive { a.topAnchor == b.topAnchor }  // expected-warning {{}}
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
