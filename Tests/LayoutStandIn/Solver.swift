//  The Cassowary algorithm: linear equations and inequalities with priorities, added and removed one at a time.
//  Greg J. Badros, Alan Borning, Peter J. Stuckey: "The Cassowary Linear Arithmetic Constraint Solving Algorithm",
//  ACM Transactions on Computer-Human Interaction 8 (4), 2001. Section numbers below are those of the paper.
//
//  One thing differs: the paper weighs priorities by large numbers; here the objective is a list of sums, one for each
//  priority, compared from the highest down, so that a higher priority never yields to any number of lower ones.

/// Zero where two numbers differ by less than `rounding` of them: by what rounding left over, not by what was meant.
/// Relative, because products of multipliers may be tiny.
private func sum(_ a: DoubleDouble, _ b: DoubleDouble, rounding: Double) -> DoubleDouble {
  let sum = a + b
  return abs(sum.high) <= rounding * max(abs(a.high), abs(b.high)) ? .zero : sum
}

package final class Solver {
  package typealias Variable = Int
  /// In the order of creation.
  package typealias ConstraintID = Int
  /// How the sum of the terms and the constant compares with zero.
  package typealias Relation = NSLayoutConstraint.Relation

  package typealias Term = (Variable, Double)

  /// The new required constraint cannot hold together with these, which are required too.
  package struct Unsatisfiable: Error { package let conflict: [ConstraintID] }

  /// What a constraint brought into the tableau.
  private struct Entry {
    /// The first is the marker: the constraint's share in every row, so that it can be taken out again (4.2).
    let symbols: [Int]
    let priority: Float
  }

  private var tableau: Tableau
  private var entries: [ConstraintID: Entry] = [:]
  private var markers: [Int: ConstraintID] = [:]
  private var count = 0
  /// How many times two symbols changed places, and how many rows were looked at: the measures of work.
  package var pivotCount: Int { tableau.pivotCount }
  package var visitCount: Int { tableau.visitCount }

  /// Stops where there is no minimum or none is found, which is never so but for rounding, or says so in `fault`.
  package init(pivotLimit: Int = 10_000, stopsAtFault: Bool = true) {
    tableau = Tableau(pivotLimit: pivotLimit, stopsAtFault: stopsAtFault)
  }
  package var fault: String? { tableau.fault }

  package func makeVariable() -> Variable { tableau.makeSymbol(.external) }

  package func value(of variable: Variable) -> Double { tableau.value(of: variable).high }

  /// By how much an optional constraint is violated.
  package func error(of id: ConstraintID) -> Double {
    tableau.errors(among: entries[id]?.symbols ?? []).reduce(0) { $0 + tableau.value(of: $1).high }
  }

  /// Adds `terms + constant (relation) 0` (4.1). Priorities of 1000 and more are required.
  package func add(
    _ terms: [Term], constant: Double, _ relation: Relation, priority: Float
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

  /// Takes a constraint out again (4.2).
  package func remove(_ id: ConstraintID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    markers[entry.symbols[0]] = nil
    for error in tableau.errors(among: entry.symbols) { tableau.addToObjective(-1, error, priority: entry.priority) }
    tableau.delete(marker: entry.symbols[0])
    for symbol in entry.symbols { tableau.release(symbol) }
    tableau.minimiseErrors()
  }

  /// Gives back a variable that no constraint mentions any more.
  package func discard(_ variable: Variable) { tableau.release(variable) }

  /// Whether every solution that is as good gives the variable this value.
  package func isDetermined(_ variable: Variable) -> Bool {
    guard tableau.rows[variable] != nil else { return false }
    return [1.0, -1.0].allSatisfy { direction in
      // Below all priorities, pull the variable down, then up, in a copy of the tableau. What is moved by a millionth was
      // held there by constraints that differ by what rounding left over.
      var copy = tableau
      copy.addToObjective(direction, variable, priority: -1)
      let before = copy.value(of: variable)
      return copy.optimise() && abs((copy.value(of: variable) - before).high) <= 1e-6 * max(1, abs(before.high))
    }
  }
}

/// A symbol's value as a constant and a sum of other symbols: terms sorted by symbol, none with coefficient zero.
private struct Row {
  var constant: DoubleDouble
  var symbols: [Int] = []
  var coefficients: [DoubleDouble] = []

  func index(of symbol: Int) -> Int? {
    var (low, high) = (0, symbols.count)
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low < symbols.count && symbols[low] == symbol ? low : nil
  }

  subscript(symbol: Int) -> DoubleDouble { index(of: symbol).map { coefficients[$0] } ?? .zero }

  mutating func add(_ coefficient: DoubleDouble, _ symbol: Int) {
    add(Row(constant: .zero, symbols: [symbol], coefficients: [coefficient]), times: .one)
  }

  mutating func add(_ other: Row, times factor: DoubleDouble) {
    // Constants are taken at their word; the sums here leave over some 1e-31. Multipliers come with rounding errors of
    // their own, three times 0.1 is not 0.3: 1e-16 each, and a cycle has many. What is left of them would be solved for.
    var result = Row(constant: sum(constant, factor * other.constant, rounding: 1e-28))
    result.symbols.reserveCapacity(symbols.count + other.symbols.count)
    result.coefficients.reserveCapacity(symbols.count + other.symbols.count)
    var (i, j) = (0, 0)
    while i < symbols.count || j < other.symbols.count {
      let isMine = j == other.symbols.count || (i < symbols.count && symbols[i] <= other.symbols[j])
      let isOther = i == symbols.count || (j < other.symbols.count && other.symbols[j] <= symbols[i])
      var coefficient = isMine ? coefficients[i] : factor * other.coefficients[j]
      if isMine, isOther { coefficient = sum(coefficient, factor * other.coefficients[j], rounding: 1e-14) }
      if coefficient != .zero {
        result.symbols.append(isMine ? symbols[i] : other.symbols[j])
        result.coefficients.append(coefficient)
      }
      if isMine { i += 1 }
      if isOther { j += 1 }
    }
    self = result
  }

  mutating func remove(_ symbol: Int) {
    guard let index = index(of: symbol) else { return }
    symbols.remove(at: index)
    coefficients.remove(at: index)
  }

  mutating func scale(by factor: DoubleDouble) {
    constant = constant * factor
    for index in coefficients.indices { coefficients[index] = coefficients[index] * factor }
  }

  /// Read as `0 = row`, solved for one of its symbols.
  func solved(for symbol: Int) -> Row {
    var row = self
    row.remove(symbol)
    row.scale(by: -.one / self[symbol])
    return row
  }
}

/// The augmented simplex form (3.1): rows of basic symbols in terms of parametric ones, and the objective.
private struct Tableau {
  /// External symbols are the variables, of either sign; slack and error symbols are not negative; dummies are zero.
  enum Kind { case external, slack, error, dummy }

  private(set) var kinds: [Kind] = []
  private(set) var rows: [Row?] = []
  /// The symbols that have a row, in order.
  private var basics: [Int] = []
  /// In how many rows a symbol stands: no search where it stands in none.
  private var occurrences: [Int] = []
  /// What is minimised, from the highest priority down, and how many symbols have the priority.
  private var objective: [(priority: Float, row: Row, count: Int)] = []
  /// Symbols that were given back, to be used again: a long run needs no more of them than a short one.
  private var free: [Int] = []
  /// The symbols that explain why the last insertion failed.
  private(set) var conflict: [Int] = []
  private(set) var pivotCount = 0
  private(set) var visitCount = 0
  let pivotLimit: Int
  let stopsAtFault: Bool
  private(set) var fault: String?

  init(pivotLimit: Int, stopsAtFault: Bool) { (self.pivotLimit, self.stopsAtFault) = (pivotLimit, stopsAtFault) }

  mutating func makeSymbol(_ kind: Kind) -> Int {
    if let symbol = free.popLast() {
      kinds[symbol] = kind
      return symbol
    }
    kinds.append(kind)
    rows.append(nil)
    occurrences.append(0)
    return kinds.count - 1
  }

  /// Takes a symbol out of wherever it stands.
  mutating func release(_ symbol: Int) {
    set(nil, for: symbol)
    substitute(symbol, by: Row(constant: .zero))
    free.append(symbol)
  }

  func errors(among symbols: [Int]) -> [Int] { symbols.filter { kinds[$0] == .error } }

  func value(of symbol: Int) -> DoubleDouble { rows[symbol]?.constant ?? .zero }

  func add(_ coefficient: DoubleDouble, _ symbol: Int, to row: inout Row) {
    row.add(rows[symbol] ?? Row(constant: .zero, symbols: [symbol], coefficients: [.one]), times: coefficient)
  }

  mutating func addToObjective(_ coefficient: Double, _ symbol: Int, priority: Float) {
    let index = objective.firstIndex { $0.priority <= priority } ?? objective.count
    if index == objective.count || objective[index].priority != priority {
      objective.insert((priority, Row(constant: .zero), 0), at: index)
    }
    add(DoubleDouble(coefficient), symbol, to: &objective[index].row)
    objective[index].count += coefficient > 0 ? 1 : -1
    if objective[index].count == 0 { objective.remove(at: index) }
  }

  // MARK: Rows

  private mutating func set(_ row: Row?, for symbol: Int) {
    for symbol in rows[symbol]?.symbols ?? [] { occurrences[symbol] -= 1 }
    if (rows[symbol] == nil) != (row == nil) {
      let index = basics.firstIndex { $0 >= symbol } ?? basics.count
      if row == nil { basics.remove(at: index) } else { basics.insert(symbol, at: index) }
    }
    rows[symbol] = row
    for symbol in row?.symbols ?? [] { occurrences[symbol] += 1 }
  }

  private mutating func rowsContaining(_ symbol: Int) -> [Int] {
    guard occurrences[symbol] > 0 else { return [] }
    visitCount += basics.count
    return basics.filter { rows[$0]?.index(of: symbol) != nil }
  }

  private mutating func substitute(_ symbol: Int, by row: Row) {
    for basic in rowsContaining(symbol) {
      guard var changed = rows[basic] else { continue }
      let factor = changed[symbol]
      changed.remove(symbol)
      changed.add(row, times: factor)
      set(changed, for: basic)
    }
    for index in objective.indices {
      let factor = objective[index].row[symbol]
      guard factor != .zero else { continue }
      objective[index].row.remove(symbol)
      objective[index].row.add(row, times: factor)
    }
  }

  /// Makes `entering` basic in place of `leaving`.
  private mutating func pivot(_ entering: Int, _ leaving: Int) {
    pivotCount += 1
    guard var row = rows[leaving] else { return }
    set(nil, for: leaving)
    row.add(-.one, leaving)
    let solved = row.solved(for: entering)
    substitute(entering, by: solved)
    set(solved, for: entering)
  }

  // MARK: Insertion (4.1)

  /// Makes `0 = row` hold. False if it cannot; then `conflict` tells why, and nothing has changed but the basis.
  mutating func insert(_ row: Row) -> Bool {
    var row = row
    if row.constant < .zero { row.scale(by: -.one) }
    guard let subject = subject(of: row) else { return insertWithArtificial(row) }
    let solved = row.solved(for: subject)
    substitute(subject, by: solved)
    set(solved, for: subject)
    return true
  }

  /// A symbol that can be made basic without making any other one infeasible.
  private func subject(of row: Row) -> Int? {
    // Of the variables, the one that stands in the fewest rows: those all have to be rewritten.
    let externals = row.symbols.filter { kinds[$0] == .external }
    if let external = externals.min(by: { occurrences[$0] < occurrences[$1] }) { return external }
    for kind in [Kind.slack, .error] {
      for (symbol, coefficient) in zip(row.symbols, row.coefficients)
      where kinds[symbol] == kind && coefficient < .zero && occurrences[symbol] == 0 { return symbol }
    }
    // Only dummies are left, and nothing contradicts: the constraint says what others say already.
    guard row.constant == .zero, row.symbols.allSatisfy({ kinds[$0] == .dummy }) else { return nil }
    return row.symbols.first { occurrences[$0] == 0 }
  }

  /// The first phase of the simplex method: an artificial symbol stands for the row and is driven to zero.
  private mutating func insertWithArtificial(_ row: Row) -> Bool {
    let artificial = makeSymbol(.slack)
    defer { release(artificial) }
    set(row, for: artificial)
    let kept = objective
    objective = [(0, row, 1)]
    minimiseErrors()
    let rest = objective[0].row.constant
    objective = kept.map { ($0.priority, expressed($0.row), $0.count) }
    // Where it has left the basis, it is zero.
    guard var left = rows[artificial] else { return true }
    // A millionth of a point is no conflict: 1000 - 999.9 is not 0.1.
    guard rest.high <= 1e-6 else {
      conflict = left.symbols
      return false
    }
    left.constant = .zero
    set(left, for: artificial)
    // Still basic, at zero: anything of its row may take its place.
    if let entering = left.symbols.first(where: { kinds[$0] != .dummy }) ?? left.symbols.first {
      pivot(entering, artificial)
    }
    return true
  }

  /// The same sum in terms of the symbols that are parametric now.
  private func expressed(_ old: Row) -> Row {
    var row = Row(constant: old.constant)
    for (symbol, coefficient) in zip(old.symbols, old.coefficients) { add(coefficient, symbol, to: &row) }
    return row
  }

  // MARK: Deletion (4.2)

  /// Takes out the row that the marker belongs to.
  mutating func delete(marker: Int) {
    if rows[marker] == nil, let leaving = leavingRow(forMarker: marker) { pivot(marker, leaving) }
    set(nil, for: marker)
  }

  /// A row that may lose its basic symbol to the marker. A basic dummy, of a constraint that says what others say, is
  /// first: left in the basis, it would no longer be held at zero nor its constraint enforced. (Other public solvers do
  /// not tell it from slacks: kiwi's `getMarkerLeavingRow` and its ports.) Then what keeps restricted symbols feasible.
  private mutating func leavingRow(forMarker marker: Int) -> Int? {
    func rank(_ basic: Int) -> (kind: Int, ratio: DoubleDouble, basic: Int) {
      guard kinds[basic] != .external, let row = rows[basic] else { return (3, .zero, basic) }
      let share = row[marker]
      return (kinds[basic] == .dummy ? 0 : share < .zero ? 1 : 2, row.constant / share.magnitude, basic)
    }
    return rowsContaining(marker).map(rank).min { $0 < $1 }?.basic
  }

  // MARK: Optimisation (3.2)

  /// A sum of errors, of which none is negative, has a minimum.
  mutating func minimiseErrors() {
    if !optimise() { fail("A sum of errors has no minimum.") }
  }

  /// The second phase of the simplex method. False if the objective has no minimum. By Bland's rule no basis comes twice;
  /// the limit is a hundred times what the largest change of the tests takes.
  mutating func optimise() -> Bool {
    let limit = pivotCount + pivotLimit
    while fault == nil, let entering = enteringSymbol() {
      guard let leaving = leavingRow(for: entering) else { return false }
      if pivotCount == limit { fail("No minimum is found in \(pivotLimit) pivots.") }
      pivot(entering, leaving)
    }
    return true
  }

  private mutating func fail(_ reason: String) {
    if stopsAtFault { fatalError("The solver is at fault. \(reason)") }
    fault = reason
  }

  /// By Bland's rule: the first symbol that improves a priority and worsens no higher one.
  private func enteringSymbol() -> Int? {
    for level in objective.indices {
      let row = objective[level].row
      for (symbol, coefficient) in zip(row.symbols, row.coefficients)
      where coefficient < .zero && kinds[symbol] != .dummy {
        if objective[..<level].allSatisfy({ $0.row.index(of: symbol) == nil }) { return symbol }
      }
    }
    return nil
  }

  /// The restricted symbol that reaches zero first as `entering` grows; of several the first, by Bland's rule.
  private mutating func leavingRow(for entering: Int) -> Int? {
    var best: (ratio: DoubleDouble, basic: Int)?
    for basic in rowsContaining(entering) where kinds[basic] != .external {
      guard let row = rows[basic], row[entering] < .zero else { continue }
      let ratio = -row.constant / row[entering]
      if best.map({ ratio < $0.ratio }) ?? true { best = (ratio, basic) }
    }
    return best?.basic
  }
}
