//  Names of an app next to a copied file: the private names of the file without their prefix. If the file drops a
//  prefix, the two don't compile together: `swiftc -typecheck TextualAutoLayout.swift Tests/Checks/App.swift` on a Mac.

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
