//  The stand-in ends the program with UIKit's words where UIKit raises an exception.

import Foundation
import Testing
import TestSupport

@testable import UIKit

/// A program that ends with an exception, and parts of its message.
private struct Mistake {
  let name: String
  let words: [String]
  let program: @MainActor @Sendable () -> Void

  init(_ name: String, _ words: String..., program: @escaping @MainActor @Sendable () -> Void) {
    (self.name, self.words, self.program) = (name, words, program)
  }
}

private let mistakes = [
  Mistake("no common ancestor", "NSGenericException", "they have no common ancestor.  Does the constraint or its") {
    let (a, b) = (Box("a"), Box("b"))
    withExtendedLifetime((a, b)) { _ = a.topAnchor =&= b.topAnchor }
  },
  Mistake("no common ancestor, when a set is activated", "no common ancestor") {
    let (a, b) = (Box("a"), Box("b"))
    withExtendedLifetime((a, b)) { _ = [NSLayoutConstraint].inactive { a.topAnchor =&= b.topAnchor }.setActive(true) }
  },
  Mistake("no common ancestor, with a multiplier of 0", "no common ancestor") {
    let (a, b) = (Box("a"), Box("b"))
    withExtendedLifetime((a, b)) { _ = a.widthAnchor =&= 0 * b.widthAnchor + 1 }
  },
  Mistake("a guide without an owner and a second item", "no common ancestor") {
    let (guide, child) = (UILayoutGuide(), pair().child)
    withExtendedLifetime((guide, child)) { _ = guide.widthAnchor =&= child.widthAnchor }
  },
  Mistake("activated after a view is gone", "Activated after a view of it is gone, a use after free on UIKit: <NS") {
    _ = setWithoutViews().setActive(true)
  },
  Mistake("deactivated after a view is gone", "Deactivated after a view of it is gone, a use after free on UIKit: <NS")
  {
    _ = setWithoutViews().setActive(false)
  },
  Mistake(
    "priority across required", "NSInternalInconsistencyException",
    "You passed priority 250 and the existing priority was 1000."
  ) {
    let child = pair().child
    child.widthAnchor =&= 1
    child.constraints[0].priority = .defaultLow
  },
  Mistake("priority of 0, at a relation", "NSInternalInconsistencyException", "It's illegal to set priority:0") {
    pair().child.widthAnchor =&= 1 | UILayoutPriority(0)
  },
  Mistake("priority below 0, at a relation", "It's illegal to set priority:-1") {
    pair().child.widthAnchor =&= 1 | UILayoutPriority(-1)
  },
  Mistake("priority above 1000, at a relation", "It's illegal to set priority:1001") {
    pair().child.widthAnchor =&= 1 | UILayoutPriority(1001)
  },
  Mistake("constant not finite", "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan") {
    pair().child.widthAnchor =&= .nan
  },
  Mistake("constant set to infinity", "constant:inf") {
    pair().child.widthAnchor.constraint(equalToConstant: 1).constant = .infinity
  },
  Mistake("multiplier not finite", "Multiplier is not finite!  That's illegal.  multiplier:inf") {
    let child = pair().child
    child.widthAnchor =&= .infinity * child.heightAnchor
  },
  Mistake("divided by zero", "Multiplier is not finite!  That's illegal.") {
    let child = pair().child
    child.widthAnchor =&= child.heightAnchor / 0
  },
  Mistake("leading with left", "because their units are not compatible.") {
    let (container, child) = pair()
    child.leadingAnchor =&= container.leftAnchor
  },
  Mistake("leading with right, by items", "Use leading/trailing for both or neither.") { relate(.leading, to: .right) },
  Mistake("a distance from leading to right", "A distance between leading or trailing and left or right.") {
    let child = pair().child
    _ = child.leadingAnchor.anchorWithOffset(to: child.rightAnchor)
  },
  Mistake("size with location", "Invalid pairing of layout attributes.") { relate(.width, to: .top) },
  Mistake("no attribute", "Unknown layout attribute") {
    let (container, child) = pair()
    child.anchor([.notAnAttribute], to: container)
  },
  Mistake("x with y", "Constraint improperly relates anchors of incompatible types") { relate(.top, to: .left) },
  Mistake("baseline of a guide", "Unexpected use of internal layout attribute") {
    let (container, child) = pair()
    child.anchor([.firstBaseline], to: container.layoutMarginsGuide)
    container.layOut()
  },
  Mistake("margin of a guide", "Unexpected use of internal layout attribute") {
    let (container, child) = pair()
    child.anchor([.leadingMargin], to: container.layoutMarginsGuide)
    container.layOut()
  },
  Mistake("an edge of a scroll view", "doesn't model this: Edges of a scroll view", "use its contentLayoutGuide") {
    let (scroll, child) = (UIScrollView(), Box())
    scroll.addSubview(child)
    child.widthAnchor =&= scroll.widthAnchor
    child.centerXAnchor =&= scroll.centerXAnchor
    child.anchor(.top, to: scroll)
    scroll.layOut()
  },
  Mistake("something that isn't modelled", "The stand-in for UIKit doesn't model this: The keyboard.") {
    pair().child.topAnchor =&= Box().keyboardLayoutGuide.topAnchor
  },
]

/// A set whose only view has been deallocated.
@MainActor private func setWithoutViews() -> [NSLayoutConstraint] {
  let view = Box()
  return withExtendedLifetime(view) { [NSLayoutConstraint].inactive { view.widthAnchor =&= 10 } }
}

/// Relates an attribute of a child to one of its container with the initializer for items, and lays out.
@MainActor private func relate(_ first: NSLayoutConstraint.Attribute, to second: NSLayoutConstraint.Attribute) {
  let (container, child) = pair()
  NSLayoutConstraint(
    item: child, attribute: first, relatedBy: .equal, toItem: container, attribute: second, multiplier: 1, constant: 1
  ).isActive = true
  container.layOut()
}

@Suite @MainActor struct ExceptionTests {
  #if compiler(>=6.2)  // Swift Testing before 6.2 cannot await the end of a process.
  @Test(arguments: mistakes.map(\.name)) func illegalInputEndsTheProgram(name: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor [name] in
      mistakes.first { $0.name == name }?.program()
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    for words in try #require(mistakes.first { $0.name == name }).words { #expect(message.contains(words)) }
  }
  #endif
}
