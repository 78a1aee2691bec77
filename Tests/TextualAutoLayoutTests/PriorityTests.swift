//  The bar on constraints that exist already.

import Testing
import TestSupport

@Suite @MainActor struct PriorityTests {
  @Test(arguments: [true, false]) func theBarSetsThePriorityOfAConstraint(isActive: Bool) {
    let family = Family()
    let constraint = family.a.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = isActive
    for priority: TALPriority in [.defaultLow, .defaultHigh, .required, .required, .defaultLow] {
      #expect((constraint | priority) === constraint)
      #expect(constraint.priority == priority)
      #expect(constraint.isActive == isActive)
    }
  }

  @Test func theBarSetsThePriorityOfAList() {
    let family = Family()
    let constraints = family.a.anchor(.edges, to: family.parent)
    constraints[0].isActive = false
    #expect(constraints | .defaultHigh == constraints)
    #expect(constraints.map(\.priority) == [.defaultHigh, .defaultHigh, .defaultHigh, .defaultHigh])
    #expect(constraints.map(\.isActive) == [false, true, true, true])
    constraints | .required
    #expect(constraints.map(\.priority) == [.required, .required, .required, .required])
    #expect(([NSLayoutConstraint]() | .defaultLow).isEmpty)
  }

  @Test func aPriorityThatChangesChangesTheLayout() {
    let family = Family()
    family.a.anchor([.leading, .top], to: family.parent)
    family.a.heightAnchor =&= 10
    let narrow = family.a.widthAnchor =&= 100
    family.a.widthAnchor =&= 200 | .defaultHigh
    family.parent.layOut()
    #expect(family.a.frame.width == 100)
    narrow | .defaultLow
    family.parent.layOut()
    #expect(family.a.frame.width == 200)
  }
}
