//  The solver alone: priorities, conflicts, determined values and rounding errors.

import Testing

@testable import UIKit

@Suite struct SolverTests {
  /// The value of a variable with optional equations to these numbers.
  private func value(_ wanted: [(Double, priority: Float)]) -> Double {
    var solver = Solver()
    let x = solver.makeVariable()
    for (value, priority) in wanted { solver.want([x: 1], constant: -value, .equal, priority: priority) }
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
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try solver.require([x: 1], constant: -10, .greaterThanOrEqual)
    _ = try solver.require([z: 1], constant: -3, .equal)
    let second = try solver.require([y: 1, x: -1], constant: -5, .equal)
    do {
      _ = try solver.require([y: 1], constant: -14, .lessThanOrEqual)
      Issue.record("y is 15 or more")
    } catch {
      #expect(error.conflict == [first, second])
    }
    _ = try solver.require([y: 1], constant: -16, .lessThanOrEqual)
    solver.want([x: 1], constant: 0, .equal, priority: 999)
    solver.minimiseErrors()
    #expect([x, y, z].map(solver.value) == [10, 15, 3])
  }

  @Test func fixedValuesAreDetermined() throws {
    var solver = Solver()
    let all = (0..<6).map { _ in solver.makeVariable() }
    // A gap of less than a millionth is a rounding error.
    for (variable, gap) in zip(all, [0, 1e-9, 1e-4, 4]) {
      _ = try solver.require([variable: 1], constant: -1, .greaterThanOrEqual)
      _ = try solver.require([variable: 1], constant: -1 - gap, .lessThanOrEqual)
    }
    // Two errors with a constant sum leave the value open.
    for value in [0.0, 10] { solver.want([all[4]: 1], constant: -value, .equal, priority: 500) }
    solver.minimiseErrors()
    #expect(all.map(solver.isDetermined) == [true, true, false, false, false, false])
    solver.want([all[3]: 1], constant: -3, .equal, priority: 1)
    solver.minimiseErrors()
    #expect(solver.isDetermined(all[3]))
  }

  /// 3 × 0.1 isn't 0.3 in Doubles. The difference must not become an equation for x.
  @Test func roundingErrorsAddNoEquation() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    for terms in [[y: 1, x: -0.1], [z: 1, y: -3], [z: 1, x: -0.3]] {
      _ = try solver.require(terms, constant: 0, .equal)
    }
    #expect(!solver.isDetermined(x))
    _ = try solver.require([x: 1], constant: -50, .equal)
    #expect(abs(solver.value(of: z) - 15) < 1e-12)
  }

  /// 1 + 0.001³ isn't 1.
  @Test func smallCoefficientsAreKept() throws {
    var solver = Solver()
    let all = (0..<5).map { _ in solver.makeVariable() }
    for index in 1...3 { _ = try solver.require([all[index]: 1, all[index - 1]: -0.001], constant: 0, .equal) }
    _ = try solver.require([all[4]: 1, all[0]: -1, all[3]: -1], constant: 0, .equal)
    _ = try solver.require([all[4]: 1, all[0]: -1], constant: -0.5, .equal)
    #expect(abs(solver.value(of: all[0]) / 5e8 - 1) < 1e-6)
  }

  /// 1000 - 999.9 isn't 0.1 in Doubles. A millionth of a point is no conflict.
  @Test func roundingErrorsAreNoConflict() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.require([x: 1], constant: -1000, .equal)
    _ = try solver.require([x: 1, y: -1], constant: -999.9, .equal)
    for relation in [Solver.Relation.equal, .greaterThanOrEqual] {
      _ = try solver.require([y: 1], constant: -0.1 - 5e-7, relation)
      #expect(throws: Solver.Unsatisfiable.self) { _ = try solver.require([y: 1], constant: -0.1 - 5e-6, relation) }
    }
    #expect(abs(solver.value(of: y) - 0.1) < 1e-6)
  }
}
