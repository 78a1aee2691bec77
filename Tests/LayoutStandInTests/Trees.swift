//  Generated with `Tests/Checks/make_trees.py > Tests/LayoutStandInTests/Trees.swift`.

import TestSupport

private let middle = TALPriority(500)

let trees = [
  // Seed 9
  Tree([750: 112, 250: 92]) { root in
    let a = root.box("a")
    let b = a.box("b", width: 110, height: 10)
    let c = a.box("c")
    root.widthAnchor =<= 3 * a.heightAnchor + 8 | .defaultLow
    a.leftAnchor =<= root.leftAnchor + 8
    c.centerXAnchor =<= b.leftAnchor + 8 | .defaultLow
    root.centerXAnchor =&= a.centerXAnchor + 20 | .defaultHigh
    root.centerXAnchor =&= a.centerXAnchor + 8 | .defaultHigh
    c.rightAnchor =<= b.leftAnchor | .defaultHigh
    a.leftAnchor =&= c.leftAnchor - 8
    c.centerXAnchor =&= b.leftAnchor + 100
  },
  // Seed 18
  Tree([750: 0, 500: 4, 250: 572]) { root in
    let a = root.box("a", width: 40, height: 20)
    let b = root.box("b", width: 40, height: 20)
    let c = root.box("c", width: 40, height: 20)
    a.widthAnchor =<= 0.1 * c.heightAnchor - 8 | .defaultHigh
    a.rightAnchor =<= root.centerXAnchor - 8 | .defaultHigh
    c.heightAnchor =>= 0.1 * root.heightAnchor | .defaultLow
    c.bottomAnchor =>= b.bottomAnchor - 8 | middle
    b.centerXAnchor =<= c.centerXAnchor - 8 | .defaultHigh
    c.widthAnchor =<= 0.001 * b.widthAnchor + 8 | .defaultLow
    c.bottomAnchor =<= b.topAnchor + 8 | middle
    b.heightAnchor =&= 0.001 * c.widthAnchor + 100 | .defaultLow
  },
  // Seed 19
  Tree([750: 9.6, 500: 0, 250: 40202]) { root in
    let a = root.box("a")
    let b = root.box("b")
    let c = a.box("c", width: 110, height: 20)
    a.topAnchor =>= b.centerYAnchor + 100 | middle
    root.topAnchor =&= a.bottomAnchor - 8
    a.heightAnchor =&= 0 | .defaultLow
    root.heightAnchor =<= 0.001 * b.heightAnchor + 100 | middle
    c.widthAnchor =&= 0.001 * root.widthAnchor + 100 | .defaultHigh
    c.heightAnchor =>= 100 * root.widthAnchor + 100
    c.bottomAnchor =&= a.topAnchor
    root.centerYAnchor =&= a.topAnchor + 20 | .defaultLow
  },
  // Seed 29
  Tree([750: 0, 500: 1199.8667, 250: 113.3333]) { root in
    let a = root.box("a", width: 110, height: 20)
    let b = root.box("b")
    let c = a.box("c", width: 10, height: 10)
    root.widthAnchor =>= 3 * a.heightAnchor | middle
    a.leftAnchor =<= c.centerXAnchor + 100 | .defaultHigh
    c.bottomAnchor =>= a.topAnchor + 100 | .defaultHigh
    b.heightAnchor =&= 0.001 * a.heightAnchor - 8 | middle
    b.heightAnchor =>= 3 * root.widthAnchor - 8 | .defaultHigh
    c.bottomAnchor =>= a.bottomAnchor + 8 | .defaultHigh
    b.centerXAnchor =&= root.centerXAnchor - 8 | .defaultLow
    a.leftAnchor =<= c.rightAnchor | middle
  },
  // Seed 39
  Tree([750: 0, 500: 35, 250: 78]) { root in
    let a = root.box("a", width: 10, height: 10)
    let b = root.box("b", width: 110, height: 10)
    let c = b.box("c")
    b.leftAnchor =>= c.centerXAnchor
    root.centerYAnchor =<= a.topAnchor + 100 | middle
    b.centerXAnchor =<= c.centerXAnchor + 20 | middle
    root.widthAnchor =<= 3 * b.widthAnchor - 8 | .defaultLow
    b.bottomAnchor =&= a.centerYAnchor + 100 | .defaultLow
    root.bottomAnchor =<= c.centerYAnchor + 8
    c.bottomAnchor =&= b.topAnchor + 100
    c.heightAnchor =<= root.widthAnchor - 8 | .defaultHigh
  },
  // Seed 42
  Tree([750: 0, 500: 868, 250: 39974]) { root in
    let a = root.box("a", width: 40, height: 10)
    let b = root.box("b", width: 10, height: 10)
    let c = b.box("c", width: 10, height: 10)
    a.widthAnchor =>= 100 * root.widthAnchor - 8 | .defaultHigh
    b.rightAnchor =>= root.centerXAnchor + 20 | .defaultHigh
    a.leftAnchor =>= c.centerXAnchor | middle
    b.heightAnchor =&= 2 * root.widthAnchor + 100 | middle
    a.leftAnchor =>= b.rightAnchor + 8
    a.centerYAnchor =&= root.centerYAnchor + 20 | middle
    b.heightAnchor =<= 0.1 * root.widthAnchor - 8 | .defaultHigh
    a.centerYAnchor =&= c.bottomAnchor - 8 | middle
  },
  // Seed 43
  Tree([750: 40, 500: 0, 250: 359.99]) { root in
    let a = root.box("a", width: 10, height: 20)
    let b = a.box("b")
    let c = root.box("c", width: 40, height: 10)
    c.bottomAnchor =>= b.bottomAnchor + 100 | .defaultHigh
    root.centerXAnchor =&= c.leftAnchor | .defaultLow
    a.heightAnchor =&= 100
    a.centerXAnchor =<= root.centerXAnchor
    root.heightAnchor =<= 0.001 * c.heightAnchor + 20 | .defaultLow
    a.topAnchor =>= root.bottomAnchor + 20 | .defaultHigh
    root.widthAnchor =<= 3 * b.heightAnchor + 100 | middle
    root.bottomAnchor =&= a.topAnchor + 20
  },
  // Seed 44
  Tree([750: 0, 500: 515, 250: 144]) { root in
    let a = root.box("a")
    let b = root.box("b", width: 10, height: 20)
    let c = root.box("c", width: 110, height: 10)
    root.heightAnchor =>= 2 * c.heightAnchor - 8 | middle
    root.bottomAnchor =<= a.topAnchor
    root.topAnchor =&= a.bottomAnchor + 20 | middle
    c.centerYAnchor =&= root.topAnchor + 8 | middle
    a.rightAnchor =<= root.rightAnchor + 100
    b.bottomAnchor =<= a.centerYAnchor - 8 | .defaultHigh
    a.bottomAnchor =<= c.bottomAnchor + 20
    b.leftAnchor =<= root.leftAnchor - 8 | middle
  },
]
