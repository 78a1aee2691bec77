//  Numbers of other types than CGFloat. Swift converts a Double, but no other type.

import TextualAutoLayout
import UIKit

@MainActor private func anInt(a: UIView, b: UIView, count: Int, gaps: Int) {
  a.widthAnchor =&= count  // expected-error {{}}
  a.widthAnchor =&= CGFloat(count)
  a.topAnchor =&= b.topAnchor + count  // expected-error {{}}
  a.topAnchor =&= b.topAnchor + (2 * count + 8 as CGFloat)  // expected-error {{}}
  a.widthAnchor =&= b.widthAnchor * count  // expected-error {{}}
  a.widthAnchor =&= b.widthAnchor * CGFloat(count)
  a.widthAnchor =&= b.widthAnchor / count | .defaultHigh  // expected-error {{}}
  a.widthAnchor =&= b.widthAnchor / CGFloat(count) | .defaultHigh
  // expected-error@+1 {{requires that 'NSLayoutDimension' conform to 'SIMD'}}
  a.widthAnchor =&= (b.widthAnchor - gaps) / count
  a.widthAnchor =&= (b.widthAnchor - CGFloat(gaps)) / CGFloat(count)
}

@MainActor private func aFloat(a: UIView, share: Float) {
  a.widthAnchor =&= share  // expected-error {{}}
}
