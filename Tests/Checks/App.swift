//  Names of an app next to a copied file: the private names of the file without their prefix. If the file drops a
//  prefix, one of the two doesn't compile.

#if canImport(AppKit)
import AppKit
#else
import UIKit
#endif

enum Comparison { case equal, atLeast, atMost }

let collected = 0
let swappedAttributes = 0
func activateOrCollect() {}
func requireMainThread() {}

/// Takes the same arguments as the product's function, because the compiler tells functions apart by their arguments.
@MainActor func makeConstraint<Kind>(
  _ lhs: NSLayoutAnchor<Kind>, _ comparison: Comparison, _ right: TALExpression<Kind>
) -> NSLayoutConstraint {
  lhs.constraint(equalTo: lhs, constant: 0)
}

extension Array {
  var activateOrCollect: Int { 0 }
  var collected: Int { 0 }
  var requireMainThread: Int { 0 }
  var swappedAttributes: Int { 0 }
}

extension TALItem {
  var activateOrCollect: Int { 0 }
  var requireMainThread: Int { 0 }
  var swappedAttributes: Int { 0 }
}

@MainActor func ownNames(view: TALView) {
  _ = (Comparison.equal, collected, [view].collected, swappedAttributes, view.swappedAttributes)
}
