//  Numbers are printed as they are. A size that is not finite, a priority of 0 and a log that nobody reads do no harm.

import Foundation
import Testing
import TestSupport

@testable import UIKit

@Suite @MainActor struct ValueTests {
  @Test(arguments: [1e19, -1e19, 1e300, CGFloat.greatestFiniteMagnitude, 0.1, -0.0, 12]) func numbersArePrinted(
    value: CGFloat
  ) {
    let view = Box("view")
    let constraint = view.widthAnchor =&= value
    let printed = constraint.description.components(separatedBy: "== ")[1].components(separatedBy: " ")[0]
    let number = CGFloat(Double(printed) ?? .nan)
    #expect(number == value)
    let many = view.heightAnchor =&= max(abs(value), 2) * view.widthAnchor
    #expect(many.description.contains("*Box"))
    #expect(view.constraints == [constraint, many])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func anIntrinsicSizeThatIsNotFiniteIsLeftOut(size: CGFloat) {
    let (root, child) = (Box.root(), Strange(frame: .zero))
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    child.anchor([.top, .leading], to: root)
    let width = child.widthAnchor =&= 30 | UILayoutPriority(1)
    for _ in 0..<2 {
      child.size.width = size
      let log = logged { root.layOut() }
      #expect(log.count == 1)
      #expect(log.first?.contains("Using UIViewNoIntrinsicMetric instead.") == true)
      #expect(logged { root.layOut() }.isEmpty)
      #expect(child.frame.size == CGSize(width: 30, height: 5))
      child.size.width = 40
      #expect(logged { root.layOut() }.isEmpty)
      #expect(child.frame.size == CGSize(width: 40, height: 5))
    }
    #expect(width.isActive)
  }

  @Test func huggingAndResistanceOfZeroWantNothing() {
    let root = Box.root()
    let box = root.box("box", width: 50, height: 50)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      box.setContentHuggingPriority(UILayoutPriority(0), for: axis)
      box.setContentCompressionResistancePriority(UILayoutPriority(0), for: axis)
    }
    box.anchor(.size, to: root, padding: -20, priority: TALPriority(0.5))
    box.anchor([.top, .leading], to: root)
    root.layOut()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 180, height: 80))
  }

  #if compiler(>=6.2)  // Swift Testing before 6.2 cannot await the end of a process.
  @Test func aLogThatCannotBeWrittenIsLost() async {
    await #expect(processExitsWith: .success) { @MainActor in
      close(STDERR_FILENO)
      StandIn.log("lost")
    }
  }
  #endif
}
