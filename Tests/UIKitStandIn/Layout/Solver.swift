//  The solver finds values for variables that satisfy conditions: linear equations and inequalities. Some of them have
//  priorities. A solver serves for one layout.
//
//  It is a simplex method in the form of Greg J. Badros, Alan Borning and Peter J. Stuckey: "The Cassowary Linear
//  Arithmetic Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction 8 (4), 2001. The part that
//  removes constraints is left out.
//
//  Words of the simplex method:
//  - Each condition adds variables. The slack variable of `x ≥ 3` is x - 3. It has the lower bound 0.
//  - A basic variable has a row: a constant plus a sum of nonbasic variables. Nonbasic variables have the value 0.
//  - A pivot makes one variable basic (it enters) and another one nonbasic (it leaves).
//
//  An example with a size x: x ≥ 3 is required, and x = 1 is wanted.
//  - `require` adds the row s = x - 3 for a slack variable s, which is -3. So x enters and s leaves: x = 3 + s.
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

  /// In points. A required condition holds if its error is at most this, a value is determined if it can't move
  /// further, and text fits if it is at most this much too wide.
  static let inPoints = 1e-6
}

/// A constant plus variables, each times a coefficient that isn't 0.
struct Sum {
  fileprivate(set) var terms: [Solver.Variable: Double] = [:]
  fileprivate(set) var constant = 0.0

  init(constant: Double = 0) { self.constant = constant }
  init(_ variable: Solver.Variable) { terms[variable] = 1 }

  static func + (a: Sum, b: Sum) -> Sum { a.adding(b, times: 1) }
  static func - (a: Sum, b: Sum) -> Sum { a.adding(b, times: -1) }
  static func + (a: Sum, b: Double) -> Sum { a.adding(Sum(constant: b), times: 1) }
  static func - (a: Sum, b: Double) -> Sum { a + -b }
  static func * (a: Double, b: Sum) -> Sum { Sum().adding(b, times: a) }

  private func adding(_ other: Sum, times factor: Double) -> Sum {
    var result = self
    result.add(other, times: factor)
    return result
  }

  fileprivate mutating func add(_ other: Sum, times factor: Double) {
    constant = Self.rounded(constant, factor * other.constant, limit: Rounding.ofConstants)
    for (variable, coefficient) in other.terms {
      let total = Self.rounded(terms[variable] ?? 0, factor * coefficient, limit: Rounding.ofMultipliers)
      terms[variable] = total == 0 ? nil : total
    }
  }

  /// The sum of two numbers, or 0 if it is only a rounding error.
  private static func rounded(_ a: Double, _ b: Double, limit: Double) -> Double {
    abs(a + b) <= limit * max(abs(a), abs(b)) ? 0 : a + b
  }
}

struct Solver {
  /// The number of a variable. Callers have variables from `makeVariable`, and slack variables from `require`.
  typealias Variable = Int

  /// How a sum compares with 0.
  typealias Relation = NSLayoutConstraint.Relation

  /// A required condition contradicts earlier ones.
  ///
  /// `conflict` lists the slack variables of those conditions, and each size that would become negative.
  struct Unsatisfiable: Error { let conflict: [Variable] }

  /// A fixed variable stays 0.
  private enum Bounds { case free, atLeastZero, fixed }
  private var bounds: [Bounds] = []

  /// The row of each basic variable, and nil for each nonbasic one.
  private var rows: [Sum?] = []

  /// The variables that are errors of optional conditions, by priority.
  private var errors: [Float: [Variable]] = [:]

  mutating func makeVariable(isSize: Bool = false) -> Variable { addVariable(isSize ? .atLeastZero : .free) }

  func value(of sum: Sum) -> Double {
    sum.terms.reduce(sum.constant) { $0 + $1.value * (rows[$1.key]?.constant ?? 0) }
  }

  // MARK: Conditions

  /// Adds the required condition `sum (relation) 0`, and returns its slack variable.
  mutating func require(_ sum: Sum, _ relation: Relation) throws(Unsatisfiable) -> Variable {
    // slack = row. The slack variable is at least 0, or it is 0 for an equation.
    var row = inNonbasics(sum)
    let slack = addVariable(relation == .equal ? .fixed : .atLeastZero)
    switch relation {
    case .greaterThanOrEqual: break
    case .lessThanOrEqual: row = -1 * row
    case .equal: if row.constant > 0 { row = -1 * row }  // Phase one only increases, and -row = 0 is the same equation.
    }
    // A free variable can take any value, so it satisfies the condition without phase one.
    if solveForFree(row - Sum(slack)) { return slack }
    rows[slack] = row
    try increaseToZero(slack)
    if relation == .equal { keepAtZero(slack) }
    return slack
  }

  /// Phase one: increases the basic slack variable of a new condition until it isn't negative any more.
  private mutating func increaseToZero(_ slack: Variable) throws(Unsatisfiable) {
    while let row = rows[slack], row.constant < 0 {
      if let entering = entering(toIncrease: row), let leaving = leaving(for: entering, orRising: slack) {
        pivot(entering, leaving)
      } else if row.constant >= -Rounding.inPoints {
        rows[slack]?.constant = 0  // 1000 - 999.9 isn't 0.1 in Doubles.
      } else {
        // The row can't rise: each term is the slack variable of a condition, or a size, that stops it.
        rows[slack] = nil
        throw Unsatisfiable(conflict: row.terms.keys.sorted())
      }
    }
  }

  /// Makes the slack variable of an equation nonbasic, because it is 0 and fixed.
  private mutating func keepAtZero(_ slack: Variable) {
    guard let row = rows[slack] else { return }
    // Without another variable to enter, the equation only repeats others, and its row says nothing.
    if let entering = largest(in: row, where: { $0 != .fixed }) { pivot(entering, slack) } else { rows[slack] = nil }
  }

  /// Adds the optional condition `sum (relation) 0`. Call it after all required ones are added.
  mutating func want(_ sum: Sum, _ relation: Relation, priority: Float) {
    // row = above - below. At most one of them is positive. It is an error if the relation forbids that side, and a
    // slack variable otherwise.
    let row = inNonbasics(sum)
    let (above, below) = (addVariable(.atLeastZero), addVariable(.atLeastZero))
    if relation != .greaterThanOrEqual { errors[priority, default: []].append(above) }
    if relation != .lessThanOrEqual { errors[priority, default: []].append(below) }
    if solveForFree(row - Sum(above) + Sum(below)) { return }
    if row.constant >= 0 { rows[above] = row + Sum(below) } else { rows[below] = Sum(above) - row }
  }

  /// Phase two: minimises the sum of the errors of each priority, from the highest one down.
  ///
  /// So a condition never yields to conditions of lower priority, however many they are (Apple: Auto Layout Guide,
  /// Anatomy of a Constraint). That the sum of the errors is least within a priority is assumed.
  mutating func minimiseErrors() {
    for group in errors.sorted(by: { $0.key > $1.key }) {
      let objective = addVariable(.free)
      rows[objective] = inNonbasics(-1 * group.value.reduce(Sum()) { $0 + Sum($1) })
      _ = increase(objective)  // An error is never negative, so there is a limit.
      // Now the row is a constant minus multiples of variables that are at least 0. The errors stay least exactly if
      // these variables stay 0. So they are fixed, and lower priorities can't increase them.
      for variable in rows[objective]?.terms.keys.sorted() ?? [] { bounds[variable] = .fixed }
      rows[objective] = nil
    }
  }

  /// Whether the variable has the same value in all solutions that are equally good.
  func isDetermined(_ variable: Variable) -> Bool {
    [1.0, -1.0].allSatisfy { direction in
      var copy = self
      let objective = copy.addVariable(.free)
      copy.rows[objective] = inNonbasics(direction * Sum(variable))
      let before = copy.value(of: Sum(objective))
      return copy.increase(objective) && copy.value(of: Sum(objective)) - before <= Rounding.inPoints
    }
  }

  // MARK: The simplex method

  private mutating func addVariable(_ bounds: Bounds) -> Variable {
    self.bounds.append(bounds)
    rows.append(nil)
    return rows.count - 1
  }

  /// Replaces each basic variable of the sum with its row.
  private func inNonbasics(_ sum: Sum) -> Sum {
    // The terms are sorted, so that equal trees are solved in equal steps.
    sum.terms.sorted { $0.key < $1.key }.reduce(Sum(constant: sum.constant)) {
      $0 + $1.value * (rows[$1.key] ?? Sum($1.key))
    }
  }

  /// The variable with the largest coefficient. Dividing by the largest one doesn't enlarge rounding errors.
  private func largest(in row: Sum, where isEligible: (Bounds) -> Bool) -> Variable? {
    let terms = row.terms.filter { isEligible(bounds[$0.key]) }
    return terms.max { ($0.value.magnitude, -$0.key) < ($1.value.magnitude, -$1.key) }?.key
  }

  /// Solves `sum = 0` for a free variable, and returns false if the sum has none.
  private mutating func solveForFree(_ sum: Sum) -> Bool {
    guard let variable = largest(in: sum, where: { $0 == .free }) else { return false }
    solve(sum, for: variable)
    return true
  }

  /// Solves `sum = 0` for a variable, and substitutes the result in all rows. The variable becomes basic.
  private mutating func solve(_ sum: Sum, for variable: Variable) {
    var row = sum
    guard let coefficient = row.terms.removeValue(forKey: variable) else { return }
    row = (-1 / coefficient) * row
    for basic in rows.indices {
      if let factor = rows[basic]?.terms.removeValue(forKey: variable) { rows[basic]?.add(row, times: factor) }
    }
    rows[variable] = row
  }

  private mutating func pivot(_ entering: Variable, _ leaving: Variable) {
    guard let row = rows[leaving] else { return }
    rows[leaving] = nil
    solve(row - Sum(leaving), for: entering)
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
  private func entering(toIncrease row: Sum) -> Variable? {
    row.terms.filter { $0.value > 0 && bounds[$0.key] != .fixed }.keys.min()
  }

  /// The ratio test: the basic variable that reaches 0 first while `entering` grows. Ties go to the first one (Bland).
  ///
  /// `rising` is the variable that phase one increases. It is negative, and reaches 0 from below.
  private func leaving(for entering: Variable, orRising rising: Variable? = nil) -> Variable? {
    var best: (ratio: Double, variable: Variable)?
    for variable in rows.indices where bounds[variable] != .free {
      guard let row = rows[variable], let coefficient = row.terms[entering] else { continue }
      guard variable == rising ? coefficient > 0 : coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      if best.map({ ratio < $0.ratio }) ?? true { best = (ratio, variable) }
    }
    return best?.variable
  }
}
