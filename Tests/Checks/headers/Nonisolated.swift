//  A client from before concurrency: nothing says that it runs on the main actor.

#if canImport(AppKit)
import AppKit
#else
import UIKit
#endif
import TextualAutoLayout

func layOut(a: TALView, b: TALView) {
  a.leadingAnchor =&= b.leadingAnchor + 8
  a.widthAnchor =>= 2 * b.heightAnchor - 4 | .required
  a.widthAnchor =&= 250 | .required
  a.widthAnchor =<= 250
  a.constrainHuggingCompression(.horizontal, .required)
  NSLayoutConstraint.inactive { a.anchor(.edges, to: b, padding: 5) }.setActive(true) | .required
  (a.topAnchor =&= b.topAnchor) | .required
}
