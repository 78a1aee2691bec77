//  The simplex method under the solver: rows of symbols, and how they change places. Section numbers are those of the
//  paper that Solver.swift names.

/// The sum, or zero where the two numbers were meant to cancel and rounding alone left something: where that is less
/// than `rounding` times the larger one. Not less than a fixed number, because products of multipliers may be tiny.
private func sum(_ a: DoubleDouble, _ b: DoubleDouble, rounding: Double) -> DoubleDouble {
  let sum = a + b
  return abs(sum.high) <= rounding * max(abs(a.high), abs(b.high)) ? .zero : sum
}

/// A symbol's value as a constant and a sum of other symbols: terms sorted by symbol, none with coefficient zero.
struct Row {
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
    // A constant is exact as it is given: all that rounds are the sums here, by some 1e-31. A multiplier was rounded to
    // a Double before it came here, by some 1e-16, and constraints in a cycle multiply many: 3 × 0.1 is not 0.3. If
    // what is left of such a difference stayed in the row as a coefficient, the row would be solved for its symbol.
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
struct Tableau {
  /// External symbols are the variables, of either sign; slack and error symbols are not negative; dummies are zero.
  enum Kind { case external, slack, error, dummy }

  private(set) var kinds: [Kind] = []
  private(set) var rows: [Row?] = []
  /// The symbols that have a row, in order.
  private var basics: [Int] = []
  /// In how many rows each symbol stands, so that a symbol that stands in none is not searched for.
  private var occurrences: [Int] = []
  /// The sums of errors to be minimised, from the highest priority down, and how many errors have that priority.
  private var objective: [(priority: Float, row: Row, count: Int)] = []
  /// Symbols that were released, to be used again: a long run needs no more symbols than a short one.
  private var free: [Int] = []
  /// The symbols that explain why the last insertion failed.
  private(set) var conflict: [Int] = []
  private(set) var pivotCount = 0
  private(set) var visitCount = 0
  let pivotLimit: Int
  private(set) var fault: String?

  init(pivotLimit: Int) { self.pivotLimit = pivotLimit }

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
    // Only dummies are left, and the constant is zero: the constraint repeats what others say, and contradicts nothing.
    guard row.constant == .zero, row.symbols.allSatisfy({ kinds[$0] == .dummy }) else { return nil }
    return row.symbols.first { occurrences[$0] == 0 }
  }

  /// The first phase of the simplex method: an artificial symbol that stands for the row's value is minimised. The row
  /// can hold where that is zero.
  private mutating func insertWithArtificial(_ row: Row) -> Bool {
    let artificial = makeSymbol(.slack)
    defer { release(artificial) }
    set(row, for: artificial)
    let kept = objective
    objective = [(0, row, 1)]
    minimiseErrors()
    let rest = objective[0].row.constant
    objective = kept.map { ($0.priority, expressed($0.row), $0.count) }
    // A symbol without a row is zero.
    guard var left = rows[artificial] else { return true }
    // Up to a millionth of a point is a rounding error and no conflict: 1000 - 999.9 is not 0.1.
    guard rest.high <= 1e-6 else {
      conflict = left.symbols
      return false
    }
    left.constant = .zero
    set(left, for: artificial)
    // It is zero but still basic: any symbol of its row may take its place.
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

  /// Gives the marker a row of its own, with which the constraint is released.
  mutating func makeBasic(marker: Int) {
    if rows[marker] == nil, let leaving = leavingRow(forMarker: marker) { pivot(marker, leaving) }
  }

  /// The row whose basic symbol makes room for the marker. First comes a basic dummy, of a constraint that repeats
  /// others: if it stayed basic, nothing would hold it at zero, and its constraint would be lost. (kiwi's
  /// `getMarkerLeavingRow` and its ports do not tell dummies from slacks.) Then comes the row that leaves slacks and
  /// errors not negative.
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
    if !optimise() { fault = "A sum of errors has no minimum." }
  }

  /// The second phase of the simplex method. False if the objective has no minimum. By Bland's rule no basis comes
  /// twice; the limit is a hundred times what the largest change of the tests takes.
  mutating func optimise() -> Bool {
    let limit = pivotCount + pivotLimit
    while fault == nil, let entering = enteringSymbol() {
      guard let leaving = leavingRow(for: entering) else { return false }
      if pivotCount == limit { fault = "No minimum is found in \(pivotLimit) pivots." }
      pivot(entering, leaving)
    }
    return true
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
