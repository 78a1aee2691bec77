//  The solver alone: priorities, conflicts, determined values and rounding errors.

import Testing

@testable import UIKit

@Suite struct SolverTests {
  /// The value of a variable with optional equations to these numbers.
  private func value(_ wanted: [(Double, priority: Float)]) -> Double {
    var solver = Solver()
    let x = Sum(solver.makeVariable())
    for (value, priority) in wanted { solver.want(x - value, .equal, priority: priority) }
    solver.minimiseErrors()
    return solver.value(of: x)
  }

  @Test func higherPriorityNeverYieldsToLowerOnes() {
    #expect(value(Array(repeating: (0, 750.25), count: 200) + [(1000, 750.5)]) == 1000)
  }

  @Test func sumOfErrorsIsLeastWithinPriority() {
    #expect(value([(0, 500), (10, 500), (10, 500)]) == 10)
    // The errors of the first two add up to 10 for each value from 0 to 10. So the third one decides.
    #expect(value([(0, 500), (10, 500), (4, 20)]) == 4)
  }

  @Test func conflictNamesOnlyItsConstraints() throws {
    var solver = Solver()
    let (x, y, z) = (Sum(solver.makeVariable()), Sum(solver.makeVariable()), Sum(solver.makeVariable()))
    let first = try solver.require(x - 10, .greaterThanOrEqual)
    _ = try solver.require(z - 3, .equal)
    let second = try solver.require(y - x - 5, .equal)
    do {
      _ = try solver.require(y - 14, .lessThanOrEqual)
      Issue.record("y is 15 or more")
    } catch {
      #expect(error.conflict == [first, second])
    }
    _ = try solver.require(y - 16, .lessThanOrEqual)
    solver.want(x, .equal, priority: 999)
    solver.minimiseErrors()
    #expect([x, y, z].map(solver.value) == [10, 15, 3])
  }

  @Test func fixedValuesAreDetermined() throws {
    var solver = Solver()
    let all = (0..<6).map { _ in solver.makeVariable() }
    // A gap of less than a millionth is a rounding error.
    for (variable, gap) in zip(all, [0, 1e-9, 1e-4, 4]) {
      _ = try solver.require(Sum(variable) - 1, .greaterThanOrEqual)
      _ = try solver.require(Sum(variable) - 1 - gap, .lessThanOrEqual)
    }
    // Two errors with a constant sum leave the value open.
    for value in [0.0, 10] { solver.want(Sum(all[4]) - value, .equal, priority: 500) }
    solver.minimiseErrors()
    #expect(all.map(solver.isDetermined) == [true, true, false, false, false, false])
    solver.want(Sum(all[3]) - 3, .equal, priority: 1)
    solver.minimiseErrors()
    #expect(solver.isDetermined(all[3]))
  }

  /// 3 × 0.1 isn't 0.3 in Doubles. The difference must not become an equation for x.
  @Test func roundingErrorsAddNoEquation() throws {
    var solver = Solver()
    let variable = solver.makeVariable()
    let (x, y, z) = (Sum(variable), Sum(solver.makeVariable()), Sum(solver.makeVariable()))
    for sum in [y - 0.1 * x, z - 3 * y, z - 0.3 * x] { _ = try solver.require(sum, .equal) }
    #expect(!solver.isDetermined(variable))
    _ = try solver.require(x - 50, .equal)
    #expect(abs(solver.value(of: z) - 15) < 1e-12)
  }

  /// 1 + 0.001³ isn't 1.
  @Test func smallCoefficientsAreKept() throws {
    var solver = Solver()
    let all = (0..<5).map { _ in Sum(solver.makeVariable()) }
    for index in 1...3 { _ = try solver.require(all[index] - 0.001 * all[index - 1], .equal) }
    _ = try solver.require(all[4] - all[0] - all[3], .equal)
    _ = try solver.require(all[4] - all[0] - 0.5, .equal)
    #expect(abs(solver.value(of: all[0]) / 5e8 - 1) < 1e-6)
  }

  /// 1000 - 999.9 isn't 0.1 in Doubles. A millionth of a point is no conflict.
  @Test func roundingErrorsAreNoConflict() throws {
    var solver = Solver()
    let (x, y) = (Sum(solver.makeVariable()), Sum(solver.makeVariable()))
    _ = try solver.require(x - 1000, .equal)
    _ = try solver.require(x - y - 999.9, .equal)
    for relation in [Solver.Relation.equal, .greaterThanOrEqual] {
      _ = try solver.require(y - 0.1 - 5e-7, relation)
      #expect(throws: Solver.Unsatisfiable.self) { _ = try solver.require(y - 0.1 - 5e-6, relation) }
    }
    #expect(abs(solver.value(of: y) - 0.1) < 1e-6)
  }
}
