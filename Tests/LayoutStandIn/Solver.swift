//  The solver holds linear equations and inequalities with priorities, which come and go one at a time. It uses the
//  algorithm of Greg J. Badros, Alan Borning and Peter J. Stuckey: "The Cassowary Linear Arithmetic Constraint Solving
//  Algorithm", ACM Transactions on Computer-Human Interaction 8 (4), 2001. Section numbers below are those of the
//  paper.
//
//  Like the paper's symbolic weights (2.3), the objective is a list of sums, one for each priority. The sums are
//  compared from the highest priority down. So a constraint never yields to those of lower priority, however many they
//  are.

package final class Solver {
  package typealias Variable = Int
  /// The later constraint has the larger number.
  package typealias ConstraintID = Int
  /// How the sum of the terms and the constant compares with zero.
  package typealias Relation = NSLayoutConstraint.Relation

  /// The new required constraint cannot hold together with those in `conflict`, which are required too.
  package struct Unsatisfiable: Error { package let conflict: [ConstraintID] }

  /// What a constraint brought into the tableau.
  private struct Entry {
    /// The first is the marker. Its coefficient tells how much of the constraint a row contains, so that the constraint
    /// can be taken out again (2.6).
    let symbols: [Int]
    let priority: Float
  }

  private var tableau: Tableau
  private var entries: [ConstraintID: Entry] = [:]
  private var markers: [Int: ConstraintID] = [:]
  private var count = 0
  /// These measure the work. They count how often two symbols changed places, and how many rows were looked at.
  package var pivotCount: Int { tableau.pivotCount }
  package var visitCount: Int { tableau.visitCount }

  package init(pivotLimit: Int = 10_000) { tableau = Tableau(pivotLimit: pivotLimit) }

  /// Says why the solver gave up. Its values are of no use then. Either a sum of errors had no minimum, which only
  /// rounding errors can bring about, or the search took more pivots than it may.
  package var fault: String? { tableau.fault }

  package func makeVariable() -> Variable { tableau.makeSymbol(.external) }

  package func value(of variable: Variable) -> Double { tableau.value(of: variable).high }

  /// Adds `terms + constant (relation) 0` (2.5). A priority of 1000 or more is required.
  package func add(
    _ terms: [(Variable, Double)], constant: Double, _ relation: Relation, priority: Float
  ) throws(Unsatisfiable) -> ConstraintID {
    var row = Row(constant: DoubleDouble(constant))
    for (variable, coefficient) in terms { tableau.add(DoubleDouble(coefficient), variable, to: &row) }
    var symbols: [(symbol: Int, coefficient: Double)] = []
    if relation != .equal { symbols.append((tableau.makeSymbol(.slack), relation == .lessThanOrEqual ? 1 : -1)) }
    if priority >= 1000 {
      if relation == .equal { symbols.append((tableau.makeSymbol(.dummy), 1)) }
    } else {
      if relation != .lessThanOrEqual { symbols.append((tableau.makeSymbol(.error), 1)) }
      if relation != .greaterThanOrEqual { symbols.append((tableau.makeSymbol(.error), -1)) }
    }
    for (symbol, coefficient) in symbols { row.add(DoubleDouble(coefficient), symbol) }
    let entry = Entry(symbols: symbols.map(\.symbol), priority: priority)

    guard tableau.insert(row) else {
      let conflict = tableau.conflict.compactMap { markers[$0] }.sorted()
      for symbol in entry.symbols { tableau.release(symbol) }
      tableau.minimiseErrors()
      throw Unsatisfiable(conflict: conflict)
    }
    for error in tableau.errors(among: entry.symbols) { tableau.addToObjective(1, error, priority: priority) }
    tableau.minimiseErrors()
    count += 1
    entries[count] = entry
    markers[entry.symbols[0]] = count
    return count
  }

  /// Takes a constraint out again (2.6).
  package func remove(_ id: ConstraintID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    markers[entry.symbols[0]] = nil
    for error in tableau.errors(among: entry.symbols) { tableau.addToObjective(-1, error, priority: entry.priority) }
    tableau.makeBasic(marker: entry.symbols[0])
    for symbol in entry.symbols { tableau.release(symbol) }
    tableau.minimiseErrors()
  }

  /// Gives back a variable that no constraint mentions any more.
  package func discard(_ variable: Variable) { tableau.release(variable) }

  /// Whether every solution that is as good gives the variable this value.
  package func isDetermined(_ variable: Variable) -> Bool {
    guard tableau.rows[variable] != nil else { return false }
    return [1.0, -1.0].allSatisfy { direction in
      // In a copy of the tableau, pull the variable down, then up, at a priority below all others. A variable that
      // moves by less than a millionth is determined. It lies between constraints that differ by rounding errors alone.
      var copy = tableau
      copy.addToObjective(direction, variable, priority: -1)
      let before = copy.value(of: variable)
      return copy.optimise() && abs((copy.value(of: variable) - before).high) <= 1e-6 * max(1, abs(before.high))
    }
  }
}
