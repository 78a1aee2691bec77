//  The solver finds values for variables that satisfy linear equations and inequalities, some of them with priorities.
//  A solver serves for one layout.
//
//  It is a simplex method in the form of Greg J. Badros, Alan Borning and Peter J. Stuckey: "The Cassowary Linear
//  Arithmetic Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction 8 (4), 2001. The part of the
//  paper that removes constraints is left out.
//
//  Words of the simplex method:
//  - Each constraint adds variables. The slack variable of `x ≥ 3` is x - 3. It has the lower bound 0.
//  - A basic variable has a row: a constant plus a sum of nonbasic variables. Nonbasic variables have the value 0.
//  - A pivot makes one variable basic (it enters) and another one nonbasic (it leaves).
//
//  An example: x ≥ 3 is required, and x = 1 is wanted.
//  - `require` adds the slack variable s. The free variable x enters: x = 3 + s.
//  - `want` adds `above` and `below`, and the row above = 2 + s + below. So x is 2 too large.
//  - `minimiseErrors` would increase -above - below, which is -2 - s - 2 × below. Nothing increases it, so x stays 3.
//
//  What holds between any two calls:
//  1. A row contains no basic variable. So the constant of a row is the value of its variable.
//  2. The constant is not negative if the variable has the lower bound 0.
//  3. A free variable may have either sign. It never leaves, and only rows of free variables contain it.

/// Limits below which a number counts as a rounding error.
enum Rounding {
  /// A sum a + b becomes 0 if |a + b| ≤ limit × max(|a|, |b|). The limit is relative, because products of multipliers
  /// may be tiny. Constants carry errors of some 1e-16. Multipliers carry more: 3 × 0.1 isn't 0.3, and pivots multiply
  /// such errors. With 1e-12 for multipliers, `smallMultipliersKeepRequiredSizes` fails.
  static let ofConstants = 1e-13, ofMultipliers = 1e-10

  /// In points. A required constraint holds if its error is at most this. A value is determined if it can't move
  /// further than this.
  static let inPoints = 1e-6
}

package struct Solver {
  /// The number of a variable. Callers have variables from `makeVariable`, and slack variables from `require`.
  package typealias Variable = Int

  /// How the sum of the terms and the constant compares with 0.
  package typealias Relation = NSLayoutConstraint.Relation

  /// A required constraint contradicts earlier ones.
  ///
  /// `conflict` lists the slack variables of those constraints, and each size that would become negative.
  package struct Unsatisfiable: Error { package let conflict: [Variable] }

  /// A fixed variable stays 0.
  private enum Bounds { case free, atLeastZero, fixed }
  private var bounds: [Bounds] = []

  /// The row of each basic variable, and nil for each nonbasic one.
  private var rows: [Row?] = []

  /// For each priority, an objective to maximise: the sum of the errors of its constraints, times -1.
  private var objectives: [Float: [Variable: Double]] = [:]

  package init() {}

  package mutating func makeVariable(isSize: Bool = false) -> Variable { addVariable(isSize ? .atLeastZero : .free) }

  package func value(of variable: Variable) -> Double { rows[variable]?.constant ?? 0 }

  // MARK: Constraints

  /// Adds the required constraint `terms + constant (relation) 0`, and returns its slack variable.
  package mutating func require(
    _ terms: [Variable: Double], constant: Double, _ relation: Relation
  ) throws(Unsatisfiable) -> Variable {
    // slack = row for ≥, and slack = -row for ≤. For an equation the slack variable is fixed, and the sign is chosen so
    // that phase one has to increase it.
    var row = rowInNonbasics(terms, constant)
    let slack = addVariable(relation == .equal ? .fixed : .atLeastZero)
    if relation == .lessThanOrEqual || (relation == .equal && row.constant > 0) { row.scale(by: -1) }
    // A free variable can take any value, so it satisfies the constraint without phase one.
    if enterFree(from: row, equalTo: [(slack, 1)]) { return slack }
    rows[slack] = row
    try increaseToZero(slack)
    if relation == .equal, let row = rows[slack] {
      // The slack variable is 0, and leaves for any other variable. If its row has none, the constraint only repeats
      // others.
      if let entering = largest(in: row, where: { $0 != .fixed }) { pivot(entering, slack) } else { rows[slack] = nil }
    }
    return slack
  }

  /// Phase one: increases the slack variable of a new constraint until it is no longer negative.
  private mutating func increaseToZero(_ slack: Variable) throws(Unsatisfiable) {
    while let row = rows[slack], row.constant < 0 {
      if let entering = entering(toIncrease: row), let leaving = leaving(for: entering, orRising: slack) {
        pivot(entering, leaving)
      } else if row.constant >= -Rounding.inPoints {
        // 1000 - 999.9 isn't 0.1 in Doubles.
        rows[slack]?.constant = 0
      } else {
        rows[slack] = nil
        throw Unsatisfiable(conflict: row.terms.map(\.variable))
      }
    }
  }

  /// Adds an optional constraint. Call it after all required ones are added.
  package mutating func want(_ terms: [Variable: Double], constant: Double, _ relation: Relation, priority: Float) {
    // row = above - below. At most one of them is positive. It is an error if the relation forbids that side, and a
    // slack variable otherwise.
    var row = rowInNonbasics(terms, constant)
    let (above, below) = (addVariable(.atLeastZero), addVariable(.atLeastZero))
    if relation != .greaterThanOrEqual { objectives[priority, default: [:]][above] = -1 }
    if relation != .lessThanOrEqual { objectives[priority, default: [:]][below] = -1 }
    if enterFree(from: row, equalTo: [(above, 1), (below, -1)]) { return }
    let isNegative = row.constant < 0
    if isNegative { row.scale(by: -1) }
    row.add(Row([(isNegative ? above : below, 1)]), times: 1)
    rows[isNegative ? below : above] = row
  }

  /// Phase two: minimises the sum of the errors of each priority, from the highest one down.
  ///
  /// So a constraint never yields to constraints of lower priority, however many they are.
  package mutating func minimiseErrors() {
    for (_, terms) in objectives.sorted(by: { $0.key > $1.key }) {
      let objective = addVariable(.free)
      rows[objective] = rowInNonbasics(terms, 0)
      _ = increase(objective)  // An error is never negative, so there is a limit.
      // Each variable left in the row would decrease the objective. It is fixed, so that lower priorities can't do that.
      for term in rows[objective]?.terms ?? [] { bounds[term.variable] = .fixed }
      rows[objective] = nil
    }
  }

  /// Whether the variable has the same value in all solutions that are equally good.
  package func isDetermined(_ variable: Variable) -> Bool {
    [1.0, -1.0].allSatisfy { direction in
      var copy = self
      let objective = copy.addVariable(.free)
      copy.rows[objective] = rowInNonbasics([variable: direction], 0)
      let before = copy.value(of: objective)
      let limit = Rounding.inPoints * max(1, abs(before))
      return copy.increase(objective) && abs(copy.value(of: objective) - before) <= limit
    }
  }

  // MARK: The simplex method

  private mutating func addVariable(_ bounds: Bounds) -> Variable {
    self.bounds.append(bounds)
    rows.append(nil)
    return rows.count - 1
  }

  /// Replaces each basic variable of the sum by its row.
  private func rowInNonbasics(_ terms: [Variable: Double], _ constant: Double) -> Row {
    var row = Row(constant: constant)
    // The terms are sorted, so that equal trees are solved in equal steps.
    for (variable, coefficient) in terms.sorted(by: { $0.key < $1.key }) {
      row.add(rows[variable] ?? Row([(variable, 1)]), times: coefficient)
    }
    return row
  }

  /// Solves `row = terms` for a free variable, and returns false if the row has none.
  private mutating func enterFree(from row: Row, equalTo terms: [(Variable, Double)]) -> Bool {
    guard let variable = largest(in: row, where: { $0 == .free }) else { return false }
    enter(variable, from: row, equalTo: terms)
    return true
  }

  /// The variable with the largest coefficient. Dividing by the largest one doesn't enlarge rounding errors.
  private func largest(in row: Row, where isEligible: (Bounds) -> Bool) -> Variable? {
    let terms = row.terms.filter { isEligible(bounds[$0.variable]) }
    return terms.max { $0.coefficient.magnitude < $1.coefficient.magnitude }?.variable
  }

  /// Solves `row = terms` for the variable, and substitutes the result in all rows.
  private mutating func enter(_ variable: Variable, from row: Row, equalTo terms: [(Variable, Double)]) {
    var solved = row
    solved.add(Row(terms), times: -1)
    let coefficient = solved.remove(variable)
    solved.scale(by: -1 / coefficient)
    for basic in rows.indices {
      guard let factor = rows[basic]?.remove(variable), factor != 0 else { continue }
      rows[basic]?.add(solved, times: factor)
    }
    rows[variable] = solved
  }

  private mutating func pivot(_ entering: Variable, _ leaving: Variable) {
    guard let row = rows[leaving] else { return }
    rows[leaving] = nil
    enter(entering, from: row, equalTo: [(leaving, 1)])
  }

  /// Makes a basic variable as large as possible, and returns false if it has no upper limit.
  private mutating func increase(_ variable: Variable) -> Bool {
    while let row = rows[variable], let entering = entering(toIncrease: row) {
      guard let leaving = leaving(for: entering) else { return false }
      pivot(entering, leaving)
    }
    return true
  }

  /// Bland's rule: the first variable that increases the row. With this rule the method can't go in circles.
  private func entering(toIncrease row: Row) -> Variable? {
    row.terms.first { $0.coefficient > 0 && bounds[$0.variable] != .fixed }?.variable
  }

  /// The ratio test: the basic variable that reaches 0 first while `entering` grows. Ties go to the first one (Bland).
  ///
  /// `rising` is the variable that phase one increases. It is negative, and reaches 0 from below.
  private func leaving(for entering: Variable, orRising rising: Variable? = nil) -> Variable? {
    var best: (ratio: Double, variable: Variable)?
    for variable in rows.indices where bounds[variable] != .free {
      guard let row = rows[variable] else { continue }
      let coefficient = row[entering]
      guard variable == rising ? coefficient > 0 : coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      if best.map({ ratio < $0.ratio }) ?? true { best = (ratio, variable) }
    }
    return best?.variable
  }
}

/// A constant plus a sum of nonbasic variables.
private struct Row {
  var constant: Double
  /// They are sorted by variable, and no coefficient is 0.
  private(set) var terms: [(variable: Int, coefficient: Double)] = []

  init(_ terms: [(Int, Double)] = [], constant: Double = 0) {
    self.terms = terms.map { ($0, $1) }
    self.constant = constant
  }

  private func index(of variable: Int) -> Int? { terms.firstIndex { $0.variable == variable } }

  subscript(variable: Int) -> Double { index(of: variable).map { terms[$0].coefficient } ?? 0 }

  /// Removes a variable and returns its coefficient.
  mutating func remove(_ variable: Int) -> Double {
    index(of: variable).map { terms.remove(at: $0).coefficient } ?? 0
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  mutating func add(_ other: Row, times factor: Double) {
    constant = Self.sum(constant, factor * other.constant, limit: Rounding.ofConstants)
    var merged: [(variable: Int, coefficient: Double)] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var mine = terms[...]
    for (variable, coefficient) in other.terms {
      while let term = mine.first, term.variable < variable {
        merged.append(term)
        mine.removeFirst()
      }
      var sum = factor * coefficient
      if let term = mine.first, term.variable == variable {
        sum = Self.sum(term.coefficient, sum, limit: Rounding.ofMultipliers)
        mine.removeFirst()
      }
      if sum != 0 { merged.append((variable, sum)) }
    }
    terms = merged + mine
  }

  /// The sum, or 0 if it is only a rounding error.
  private static func sum(_ a: Double, _ b: Double, limit: Double) -> Double {
    let sum = a + b
    return abs(sum) <= limit * max(abs(a), abs(b)) ? 0 : sum
  }
}
