//  The private names of the library's file without their prefix, as an app next to a copied file may use them. If the
//  file drops a prefix, `client` fails, because the two don't compile together.

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

enum Comparison { case equal, atLeast, atMost }

let collected = 0
let farEdges = 0

// The compiler tells functions apart by their arguments, so these are those of the file.

func requireMainThread() {}

func activateOrCollect(_ constraints: [NSLayoutConstraint], at priority: TALPriority) {}

@MainActor func makeConstraint<Kind>(
  _ lhs: NSLayoutAnchor<Kind>, _ comparison: Comparison, _ right: TALExpression<Kind>
) -> NSLayoutConstraint {
  lhs.constraint(equalTo: lhs, constant: 0)
}
