//  The solver against an independent one: systems.txt, made by generate.py with scipy, read here without Python.

import Foundation
import Testing

@testable import UIKit

/// One system of systems.txt; the format is described in generate.py.
private struct Oracle {
  struct Constraint {
    let priority: Float
    let relation: Solver.Relation
    let constant: Double
    let terms: [(variable: Int, coefficient: Double)]
  }

  let number: Int
  let variableCount: Int
  var constraints: [Constraint] = []
  var isInfeasible = false
  var objectives: [(priority: Float, error: Double)] = []
  /// `nil` where the value is not unique.
  var values: [Double?] = []

  static func all() throws -> [Oracle] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "SolverOracle/systems.txt")
    var systems: [Oracle] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.map { Double($0) ?? .nan }
      switch words[0] {
      case "system": systems.append(Oracle(number: Int(numbers[1]), variableCount: Int(numbers[2])))
      case "infeasible": systems[systems.count - 1].isInfeasible = true
      case "o": systems[systems.count - 1].objectives.append((Float(numbers[1]), numbers[2]))
      case "v": systems[systems.count - 1].values = words.dropFirst().map { Double($0) }
      default:
        let terms = words[4...].map { $0.split(separator: ":").map { Double($0) ?? .nan } }
        systems[systems.count - 1].constraints.append(
          Constraint(
            priority: Float(numbers[1]),
            relation: ["=": .equal, "<": .lessThanOrEqual][words[2]] ?? .greaterThanOrEqual,
            constant: numbers[3], terms: terms.map { (Int($0[0]), $0[1]) }))
      }
    }
    return systems
  }

  /// Compares the solver's result with the oracle's; the constraints are added in the given order.
  func check(_ order: [Constraint], _ name: String) {
    let solver = Solver()
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    var conflicts = 0
    var errors: [Float: Double] = [:]
    var added: [(Solver.ConstraintID, Float)] = []
    for constraint in order {
      let terms = constraint.terms.map { (variables[$0.variable], $0.coefficient) }
      do {
        let id = try solver.add(
          terms, constant: constraint.constant, constraint.relation, priority: constraint.priority)
        if constraint.priority < 1000 { added.append((id, constraint.priority)) }
      } catch {
        conflicts += 1
      }
    }
    #expect((conflicts > 0) == isInfeasible, "system \(number), \(name)")
    guard !isInfeasible else { return }
    for (id, priority) in added { errors[priority, default: 0] += solver.error(of: id) }
    for (priority, error) in objectives {
      let difference = abs(errors[priority, default: 0] - error)
      #expect(difference <= 1e-6 * max(1, error), "system \(number), \(name), priority \(priority)")
    }
    for (index, value) in values.enumerated() {
      #expect(solver.isDetermined(variables[index]) == (value != nil), "system \(number), \(name), variable \(index)")
      guard let value else { continue }
      let difference = abs(solver.value(of: variables[index]) - value)
      #expect(difference <= 1e-5 * max(1, abs(value)), "system \(number), \(name), variable \(index)")
    }
  }
}

@Suite struct SolverOracleTests {
  @Test func theFileIsComplete() throws {
    let systems = try Oracle.all()
    #expect(systems.count == 1000)
    #expect(systems.map(\.variableCount).max() == 60)
    #expect(systems.filter(\.isInfeasible).count == 50)
    #expect(systems.filter { $0.objectives.count > 2 }.count > 200)
    #expect(systems.filter { $0.values.contains { $0 != nil } }.count > 500)
  }

  @Test func thousandSystemsHaveTheSameErrorsAndValues() throws {
    for system in try Oracle.all() { system.check(system.constraints, "in order") }
  }

  @Test func theOrderDoesNotMatter() throws {
    for system in try Oracle.all() { system.check(system.constraints.reversed(), "reversed") }
  }
}
