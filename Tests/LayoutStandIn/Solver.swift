//  The solver finds values that satisfy linear equations and inequalities with priorities. It serves for one layout.
//
//  It uses the simplex method. Its form is that of Greg J. Badros, Alan Borning and Peter J. Stuckey: "The Cassowary
//  Linear Arithmetic Constraint Solving Algorithm", ACM Transactions on Computer-Human Interaction 8 (4), 2001, without
//  what the paper needs to take constraints out again.
//
//  Each basic symbol has a row, which is its value as a constant and a sum of parametric symbols. These are zero, so
//  the constant is the value. To pivot makes a basic symbol parametric and another one basic.

package struct Solver {
  /// A variable, or what a constraint needs besides.
  package typealias Symbol = Int

  /// How the sum of the terms and the constant compares with zero.
  package typealias Relation = NSLayoutConstraint.Relation

  /// The new required constraint cannot hold together with what these symbols stand for. That is each constraint's
  /// symbol, and each variable that would have to be negative.
  package struct Unsatisfiable: Error { package let conflict: [Symbol] }

  /// A free symbol may have either sign. A restricted one is not negative. A fixed one is zero.
  private enum Kind { case free, restricted, fixed }
  private var kinds: [Kind] = []
  /// The row of each symbol that is basic.
  private var rows: [Row?] = []
  /// For each priority, a sum that is to be as large as possible. Its terms are errors, each with the factor -1.
  private var errors: [Float: [Symbol: Double]] = [:]
  private var pivotCount = 0

  package init() {}

  package mutating func makeVariable(isSize: Bool = false) -> Symbol { makeSymbol(isSize ? .restricted : .free) }

  package func value(of variable: Symbol) -> Double { rows[variable]?.constant ?? 0 }

  // MARK: Constraints

  /// Adds the required constraint `terms + constant (relation) 0`. The result is its symbol.
  package mutating func require(
    _ terms: [Symbol: Double], constant: Double, _ relation: Relation
  ) throws(Unsatisfiable) -> Symbol {
    var row = expressed(terms, constant)
    // The symbol is the value of the row, or its negative.
    let symbol = makeSymbol(relation == .equal ? .fixed : .restricted)
    if relation == .lessThanOrEqual || (relation == .equal && row.constant > 0) { row.scale(by: -1) }
    if solveForFree(row, equalTo: [(symbol, 1)]) { return symbol }
    rows[symbol] = row
    // Let the symbol grow until it is not negative.
    while let row = rows[symbol], row.constant < 0 {
      if let entering = entering(toIncrease: row), let leaving = leaving(for: entering, orNegative: symbol) {
        pivot(entering, leaving)
      } else if row.constant >= -Rounding.inPoints {
        // In Doubles 1000 - 999.9 is not 0.1.
        rows[symbol]?.constant = 0
      } else {
        rows[symbol] = nil
        throw Unsatisfiable(conflict: row.terms.map(\.symbol))
      }
    }
    if relation == .equal, let row = rows[symbol] {
      // It is zero but still basic. Any symbol may take its place. If there is none, the constraint repeats others.
      rows[symbol] = nil
      if let entering = largest(in: row, where: { $0 != .fixed }) { solve(row, equalTo: [(symbol, 1)], for: entering) }
    }
    return symbol
  }

  /// Adds an optional constraint. Call it when all required ones are there.
  package mutating func want(_ terms: [Symbol: Double], constant: Double, _ relation: Relation, priority: Float) {
    var row = expressed(terms, constant)
    // The row is `above - below`.
    let (above, below) = (makeSymbol(.restricted), makeSymbol(.restricted))
    if relation != .greaterThanOrEqual { errors[priority, default: [:]][above] = -1 }
    if relation != .lessThanOrEqual { errors[priority, default: [:]][below] = -1 }
    if solveForFree(row, equalTo: [(above, 1), (below, -1)]) { return }
    let isNegative = row.constant < 0
    if isNegative { row.scale(by: -1) }
    row.add(Row([(isNegative ? above : below, 1)]), times: 1)
    rows[isNegative ? below : above] = row
  }

  /// Makes the sum of errors as small as possible, from the highest priority down. So a constraint never yields to
  /// those of lower priority, however many they are.
  package mutating func minimiseErrors() {
    for (_, terms) in errors.sorted(by: { $0.key > $1.key }) {
      let sum = makeSymbol(.free)
      rows[sum] = expressed(terms, 0)
      _ = increase(sum)
      // A symbol that would make the sum larger stays zero from now on.
      for term in rows[sum]?.terms ?? [] { kinds[term.symbol] = .fixed }
      rows[sum] = nil
    }
  }

  /// Whether every solution that is as good gives the variable this value.
  package func isDetermined(_ variable: Symbol) -> Bool {
    [1.0, -1.0].allSatisfy { direction in
      var copy = self
      let goal = copy.makeSymbol(.free)
      copy.rows[goal] = expressed([variable: direction], 0)
      let before = copy.value(of: goal)
      return copy.increase(goal) && abs(copy.value(of: goal) - before) <= Rounding.inPoints * max(1, abs(before))
    }
  }

  // MARK: The simplex method

  private mutating func makeSymbol(_ kind: Kind) -> Symbol {
    kinds.append(kind)
    rows.append(nil)
    return kinds.count - 1
  }

  /// A sum in terms of the symbols that are parametric now.
  private func expressed(_ terms: [Symbol: Double], _ constant: Double) -> Row {
    var row = Row(constant: constant)
    // In their order, so that equal trees are solved in equal steps.
    for (symbol, coefficient) in terms.sorted(by: { $0.key < $1.key }) {
      row.add(rows[symbol] ?? Row([(symbol, 1)]), times: coefficient)
    }
    return row
  }

  /// Solves `row = terms` for a free symbol, if the row has one.
  private mutating func solveForFree(_ row: Row, equalTo terms: [(Symbol, Double)]) -> Bool {
    guard let symbol = largest(in: row, where: { $0 == .free }) else { return false }
    solve(row, equalTo: terms, for: symbol)
    return true
  }

  /// The symbol of the largest coefficient. To solve for it enlarges no rounding error.
  private func largest(in row: Row, where isEligible: (Kind) -> Bool) -> Symbol? {
    let terms = row.terms.filter { isEligible(kinds[$0.symbol]) }
    return terms.max { $0.coefficient.magnitude < $1.coefficient.magnitude }?.symbol
  }

  /// Solves `row = terms` for the symbol, and puts the result in its place everywhere.
  private mutating func solve(_ row: Row, equalTo terms: [(Symbol, Double)], for symbol: Symbol) {
    var solved = row
    solved.add(Row(terms), times: -1)
    let coefficient = solved.remove(symbol)
    solved.scale(by: -1 / coefficient)
    for basic in rows.indices {
      guard let factor = rows[basic]?.remove(symbol), factor != 0 else { continue }
      rows[basic]?.add(solved, times: factor)
    }
    rows[symbol] = solved
  }

  private mutating func pivot(_ entering: Symbol, _ leaving: Symbol) {
    pivotCount += 1
    precondition(pivotCount < 1_000_000, "The solver finds no solution.")
    guard let row = rows[leaving] else { return }
    rows[leaving] = nil
    solve(row, equalTo: [(leaving, 1)], for: entering)
  }

  /// Makes a basic symbol as large as possible. The result is false if there is no limit.
  private mutating func increase(_ symbol: Symbol) -> Bool {
    while let row = rows[symbol], let entering = entering(toIncrease: row) {
      guard let leaving = leaving(for: entering) else { return false }
      pivot(entering, leaving)
    }
    return true
  }

  /// The first symbol that makes the row larger as it grows. To take the first is Bland's rule, by which no basis comes
  /// twice.
  private func entering(toIncrease row: Row) -> Symbol? {
    row.terms.first { $0.coefficient > 0 && kinds[$0.symbol] != .fixed }?.symbol
  }

  /// The symbol that reaches zero first as `entering` grows. Of several it is the first, by Bland's rule. It comes from
  /// above, but for one that is negative until then.
  private func leaving(for entering: Symbol, orNegative negative: Symbol? = nil) -> Symbol? {
    var best: (ratio: Double, symbol: Symbol)?
    for symbol in rows.indices where kinds[symbol] != .free {
      guard let row = rows[symbol] else { continue }
      let coefficient = row[entering]
      guard symbol == negative ? coefficient > 0 : coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      if best.map({ ratio < $0.ratio }) ?? true { best = (ratio, symbol) }
    }
    return best?.symbol
  }
}
