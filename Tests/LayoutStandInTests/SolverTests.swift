//  These tests specify the solver. They say what holds, what gives way, and what is reported.

import Testing

@testable import UIKit

@Suite struct SolverTests {
  let solver = Solver()

  @discardableResult
  private func add(
    _ terms: [(Solver.Variable, Double)], _ relation: Solver.Relation, _ value: Double, _ priority: Float = 1000
  ) throws -> Solver.ConstraintID {
    defer { #expect(solver.fault == nil) }
    return try solver.add(terms, constant: -value, relation, priority: priority)
  }

  /// The constraints that contradict a new required one, or nil if none does.
  private func conflict(
    _ terms: [(Solver.Variable, Double)], _ relation: Solver.Relation, _ value: Double
  ) -> [Solver.ConstraintID]? {
    do { try add(terms, relation, value) } catch { return (error as? Solver.Unsatisfiable)?.conflict }
    return nil
  }

  private typealias Variable = Solver.Variable
  private func variables() -> (Variable, Variable, Variable, Variable, Variable) {
    let all = (0..<5).map { _ in solver.makeVariable() }
    return (all[0], all[1], all[2], all[3], all[4])
  }

  @Test func equalitiesHold() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try add([(x, 1), (y, 1)], .equal, 10)
    try add([(x, 1), (y, -1)], .equal, 4)
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
  }

  @Test func inequalitiesBoundBothWays() throws {
    let x = solver.makeVariable()
    try add([(x, 1)], .greaterThanOrEqual, 5)
    try add([(x, 1)], .lessThanOrEqual, 8)
    let low = try add([(x, 1)], .equal, 0, 10)
    #expect(solver.value(of: x) == 5)
    solver.remove(low)
    try add([(x, 1)], .equal, 100, 10)
    #expect(solver.value(of: x) == 8)
  }

  @Test func aHigherPriorityNeverYieldsToAnyNumberOfLowerOnes() throws {
    let x = solver.makeVariable()
    for _ in 0..<200 { try add([(x, 1)], .equal, 0, 750) }
    let high = try add([(x, 1)], .equal, 1000, 751)
    #expect(solver.value(of: x) == 1000)
    solver.remove(high)
    #expect(solver.value(of: x) == 0)
  }

  @Test func withinAPriorityTheSumOfErrorsIsLeast() throws {
    let x = solver.makeVariable()
    try add([(x, 1)], .equal, 0, 500)
    try add([(x, 1)], .equal, 10, 500)
    try add([(x, 1)], .equal, 10, 500)
    #expect(solver.value(of: x) == 10)
  }

  @Test func prioritiesMayBeFractions() throws {
    let x = solver.makeVariable()
    try add([(x, 1)], .equal, 1, 750.5)
    try add([(x, 1)], .equal, 2, 750.25)
    #expect(solver.value(of: x) == 1)
  }

  @Test func theConflictNamesTheCulpritsOnly() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try add([(x, 1)], .greaterThanOrEqual, 10)
    try add([(z, 1)], .equal, 3)
    let second = try add([(y, 1), (x, -1)], .equal, 5)
    try add([(x, 1)], .equal, 0, 999)
    #expect(conflict([(y, 1)], .lessThanOrEqual, 14) == [first, second])
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 15)
    try add([(y, 1)], .lessThanOrEqual, 16)
    #expect(solver.value(of: z) == 3)
  }

  @Test func contradictingEqualitiesConflict() throws {
    let x = solver.makeVariable()
    let first = try add([(x, 1)], .equal, 1)
    #expect(conflict([(x, 2)], .equal, 4) == [first])
    solver.remove(first)
    try add([(x, 2)], .equal, 4)
    #expect(solver.value(of: x) == 2)
  }

  @Test func redundantConstraintsAreKeptApart() throws {
    let x = solver.makeVariable()
    let first = try add([(x, 1)], .equal, 1)
    let second = try add([(x, 2)], .equal, 2)
    try add([(x, 1)], .greaterThanOrEqual, 0)
    solver.remove(first)
    let other = try add([(x, 1)], .equal, 5, 10)
    #expect(solver.value(of: x) == 1)
    solver.remove(other)
    #expect(solver.isDetermined(x))
    solver.remove(second)
    #expect(!solver.isDetermined(x))
  }

  @Test func repeatedVariablesAreSummed() throws {
    let x = solver.makeVariable()
    try add([(x, 1), (x, 1), (x, -4)], .equal, 4)
    #expect(solver.value(of: x) == -2)
  }

  @Test func anUnmentionedVariableIsZeroAndOpen() {
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
    #expect(!solver.isDetermined(x))
  }

  @Test func whatOthersFixIsDetermined() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try add([(x, 1)], .greaterThanOrEqual, 1)
    try add([(x, 1)], .lessThanOrEqual, 1)
    #expect(solver.isDetermined(x))
    try add([(y, 1)], .greaterThanOrEqual, 1)
    #expect(!solver.isDetermined(y))
    try add([(y, 1)], .lessThanOrEqual, 5)
    #expect(!solver.isDetermined(y))
    try add([(y, 1)], .equal, 3, 1)
    #expect(solver.isDetermined(y))
    try add([(z, 1)], .lessThanOrEqual, 5)
    #expect(!solver.isDetermined(z))
  }

  /// Two limits may differ by rounding errors alone. Then they leave nothing open.
  @Test func aGapOfLessThanAMillionthIsNoRoom() throws {
    for (gap, isDetermined) in [(1e-9, true), (1e-4, false)] {
      let x = solver.makeVariable()
      try add([(x, 1)], .greaterThanOrEqual, 1)
      try add([(x, 1)], .lessThanOrEqual, 1 + gap)
      #expect(solver.isDetermined(x) == isDetermined)
    }
  }

  @Test func aPlateauOfEqualErrorsIsOpen() throws {
    let x = solver.makeVariable()
    try add([(x, 1)], .equal, 0, 500)
    try add([(x, 1)], .equal, 10, 500)
    #expect(!solver.isDetermined(x))
  }

  @Test func aChainOfThreeHundredViewsTakesNoPivots() throws {
    var previous: (x: Solver.Variable, width: Solver.Variable)?
    for _ in 0..<300 {
      let next = (x: solver.makeVariable(), width: solver.makeVariable())
      if let previous {
        try add([(next.x, 1), (previous.x, -1), (previous.width, -1)], .equal, 8)
        try add([(next.width, 1), (previous.width, -1)], .equal, 0)
      } else {
        try add([(next.x, 1)], .equal, 0)
        try add([(next.width, 1)], .equal, 20)
      }
      previous = next
    }
    #expect(previous.map { solver.value(of: $0.x) } == 8372.0)
    #expect(solver.pivotCount == 0)
  }

  @Test func aSearchThatTakesMorePivotsThanItMayIsAFault() throws {
    let solver = Solver(pivotLimit: 0)
    let x = solver.makeVariable()
    _ = try solver.add([(x, 1)], constant: 0, .equal, priority: 500)
    #expect(solver.fault == nil)
    _ = try solver.add([(x, 1)], constant: -10, .equal, priority: 600)
    #expect(solver.fault?.contains("No minimum") == true)
  }

  /// Three times 0.1 is not 0.3 in Doubles. What is left over is no equation for x.
  @Test func whatRoundingLeavesOverSaysNothing() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try add([(y, 1), (x, -0.1)], .equal, 0)
    try add([(z, 1), (y, -3)], .equal, 0)
    try add([(z, 1), (x, -0.3)], .equal, 0)
    #expect(!solver.isDetermined(x))
    try add([(x, 1)], .equal, 50)
    #expect(abs(solver.value(of: z) - 15) < 1e-12)
  }

  /// A difference of 2^-80 was meant here, as (1 + 2^-40) × (1 - 2^-40) is not 1.
  @Test func aConstantThatIsMeantIsKept() throws {
    let (one, first, product, rest, large) = variables()
    let small = Double(sign: .plus, exponent: -40, significand: 1)
    try add([(one, 1)], .equal, 1)
    try add([(first, 1), (one, -1 - small)], .equal, 0)
    try add([(product, 1), (first, small - 1)], .equal, 0)
    try add([(rest, 1), (product, 1)], .equal, 1)
    try add([(large, 1), (rest, -1 / small / small)], .equal, 0)
    #expect(abs(solver.value(of: large) - 1) < 1e-6)
  }

  /// A third of an eleventh is rounded. What then is left of 1 is not multiplied.
  @Test func aConstantThatRoundingLeavesIsNotKept() throws {
    let (part, product, thrice, rest, large) = variables()
    try add([(part, 3)], .equal, 1)
    try add([(product, 11), (part, -1)], .equal, 0)
    try add([(thrice, 1), (product, -11)], .equal, 0)
    try add([(rest, 1), (thrice, 3)], .equal, 1)
    try add([(large, 1), (rest, -1e36)], .equal, 0)
    #expect(solver.value(of: large) == 0)
  }

  /// In Doubles 1000 - 999.9 is not 0.1 either. A millionth of a point is no conflict.
  @Test func whatRoundingLeavesOverIsNoConflict() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try add([(x, 1)], .equal, 1000)
    try add([(x, 1), (y, -1)], .equal, 999.9)
    let again = try add([(y, 1)], .equal, 0.1)
    #expect(abs(solver.value(of: y) - 0.1) < 1e-6)
    #expect(conflict([(y, 1)], .equal, 0.1 + 1e-5) != nil)
    solver.remove(again)
    #expect(abs(solver.value(of: y) - 0.1) < 1e-6)
  }
}
