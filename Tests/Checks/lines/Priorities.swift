//  Priorities that are plain numbers, misspelled, not last, or not the only one.

import TextualAutoLayout
import UIKit

@MainActor private func aNumber(a: UIView, b: UIView) {
  // expected-error@+1 {{'Int' to expected argument type 'CGFloat'}}
  a.widthAnchor =&= 250 | 750
  a.widthAnchor =&= 250 | TALPriority(750)
  a.topAnchor =&= b.topAnchor + 8 | 750  // expected-error {{}}
  a.topAnchor =&= b.topAnchor + 8 | TALPriority(750)
}

@MainActor private func misspelled(a: UIView, b: UIView, number: CGFloat) {
  a.widthAnchor =&= 200 | .defaultHihg  // expected-error {{}}
  a.widthAnchor =&= 200 | .defaultHigh
  a.topAnchor =&= b.topAnchor + (2 * number + 8 - 4 as CGFloat) | .defaultHihg  // expected-error {{}}
  a.topAnchor =&= b.topAnchor + (2 * number + 8 - 4 as CGFloat) | .defaultHigh
}

@MainActor private func calculated(a: UIView, b: UIView) {
  // expected-error@+1 {{a priority ends the right side: `| TALPriority(999)` or `| (.required - 1)`}}
  a.widthAnchor =&= 250 | .required - 1
  a.widthAnchor =&= 250 | TALPriority(999)
  a.topAnchor =&= b.topAnchor | .required - 1  // expected-error {{unavailable: a priority ends the right side}}
}

@MainActor private func notLast(a: UIView, b: UIView) {
  a.topAnchor =&= b.topAnchor | .defaultLow + 8  // expected-error {{unavailable: a priority ends the right side}}
  a.topAnchor =&= b.topAnchor + 8 | .defaultLow
  // In Swift 5 mode, the compiler only warns of this line. It means what it says.
  // expected-swift6-error@+1 {{unavailable: a priority ends the right side}}
  a.widthAnchor =&= (b.widthAnchor | .defaultLow) * 2
  a.widthAnchor =&= 250 | .defaultLow | .defaultHigh  // expected-error {{unavailable: a priority ends the right side}}
}

@MainActor private func ofAnExistingConstraint(constraint: NSLayoutConstraint) {
  constraint | 750  // expected-error {{}}
}
