//  Numbers of other types than CGFloat. Swift converts a Double, but no other type.

import TextualAutoLayout
import UIKit

@MainActor private func anInt(a: UIView, b: UIView, count: Int, gaps: Int) {
  // expected-error@+1 {{}}
  a.widthAnchor =&= count
  a.widthAnchor =&= CGFloat(count)
  a.topAnchor =&= b.topAnchor + count  // expected-error {{}}
  a.topAnchor =&= b.topAnchor + (2 * count + 8 as CGFloat)  // expected-error {{}}
  let rows: CGFloat = 2 * count  // expected-error {{}}
  _ = rows
  // expected-error@+1 {{}}
  a.widthAnchor =&= b.widthAnchor * count
  a.widthAnchor =&= b.widthAnchor * CGFloat(count)
  a.widthAnchor =&= count | .defaultHigh  // expected-error {{}}
  // expected-error@+1 {{}}
  a.widthAnchor =&= b.widthAnchor / count | .defaultHigh
  a.widthAnchor =&= b.widthAnchor / CGFloat(count) | .defaultHigh
  // expected-error@+1 {{requires that 'NSLayoutDimension' conform to 'SIMD'}}
  a.widthAnchor =&= (b.widthAnchor - gaps) / count
  a.widthAnchor =&= (b.widthAnchor - CGFloat(gaps)) / CGFloat(count)
}

@MainActor private func aFloat(a: UIView, share: Float) {
  a.widthAnchor =&= share  // expected-error {{}}
}

@MainActor private func aMisspelledName(a: UIView, b: UIView, number: CGFloat) {
  a.widthAnchor =&= bb.widthAnchor * 2 - 8  // expected-error {{}}
  a.topAnchor =&= b.topAnchor + 2 * numbr + 8 - 4  // expected-error {{}}
}
