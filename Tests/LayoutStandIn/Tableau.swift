//  The solver uses the simplex method, in which symbols change places between rows. Section numbers are those of the
//  paper that Solver.swift names.

/// The sum, or zero where it is at most `rounding` times the larger number. Then the two were meant to cancel, and
/// rounding alone left something. No fixed number would do as the limit, because products of multipliers may be tiny.
private func sum(_ a: DoubleDouble, _ b: DoubleDouble, rounding: Double) -> DoubleDouble {
  let sum = a + b
  return abs(sum.high) <= rounding * max(abs(a.high), abs(b.high)) ? .zero : sum
}

/// The value of a symbol, as a constant and a sum of other symbols. The terms are sorted by symbol, and no coefficient
/// is zero.
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
    // The calculations with constants round by some 1e-31 here. A multiplier was rounded by some 1e-16 before, to a
    // Double, and constraints in a cycle multiply many of them. So 3 × 0.1 is not 0.3. If what is left of such a
    // difference stayed in the row as a coefficient, the row would be solved for its symbol.
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

  /// The row, read as `0 = row` and solved for one of its symbols.
  func solved(for symbol: Int) -> Row {
    var row = self
    row.remove(symbol)
    row.scale(by: -.one / self[symbol])
    return row
  }
}

/// The augmented simplex form (2.1) has a row for each basic symbol, in terms of the parametric ones, and an objective.
struct Tableau {
  /// External symbols are the variables, which may have either sign. Slacks and errors are not negative. Dummies are
  /// zero.
  enum Kind { case external, slack, error, dummy }

  private(set) var kinds: [Kind] = []
  private(set) var rows: [Row?] = []
  /// The symbols that have a row, in their order.
  private var basics: [Int] = []
  /// Tells in how many rows each symbol stands, so that nobody looks for a symbol that stands in none.
  private var occurrences: [Int] = []
  /// The sums of errors that are minimised, from the highest priority down. `count` is the number of errors in a sum.
  private var objective: [(priority: Float, row: Row, count: Int)] = []
  /// Symbols that were released and are used again. So a long run needs no more symbols than a short one.
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

  // MARK: Insertion (2.5)

  /// Makes `0 = row` hold. If it cannot, the result is false, `conflict` tells why, and only the basis has changed.
  mutating func insert(_ row: Row) -> Bool {
    var row = row
    if row.constant < .zero { row.scale(by: -.one) }
    guard let subject = subject(of: row) else { return insertWithArtificial(row) }
    let solved = row.solved(for: subject)
    substitute(subject, by: solved)
    set(solved, for: subject)
    return true
  }

  /// A symbol that can become basic without making another one infeasible.
  private func subject(of row: Row) -> Int? {
    // Take the variable that stands in the fewest rows, because all of those have to be rewritten.
    let externals = row.symbols.filter { kinds[$0] == .external }
    if let external = externals.min(by: { occurrences[$0] < occurrences[$1] }) { return external }
    for kind in [Kind.slack, .error] {
      for (symbol, coefficient) in zip(row.symbols, row.coefficients)
      where kinds[symbol] == kind && coefficient < .zero && occurrences[symbol] == 0 { return symbol }
    }
    // With dummies alone and a constant of zero, the constraint repeats what others say, and contradicts nothing.
    guard row.constant == .zero, row.symbols.allSatisfy({ kinds[$0] == .dummy }) else { return nil }
    return row.symbols.first { occurrences[$0] == 0 }
  }

  /// The first phase of the simplex method minimises an artificial symbol that stands for the row's value. The row can
  /// hold if that becomes zero.
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
    // Up to a millionth of a point is a rounding error and no conflict. In Doubles 1000 - 999.9 is not 0.1.
    guard rest.high <= 1e-6 else {
      conflict = left.symbols
      return false
    }
    left.constant = .zero
    set(left, for: artificial)
    // It is zero but still basic. Any symbol of its row may take its place.
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

  // MARK: Deletion (2.6)

  /// Gives the marker a row of its own, so that the constraint goes with that row.
  mutating func makeBasic(marker: Int) {
    if rows[marker] == nil, let leaving = leavingRow(forMarker: marker) { pivot(marker, leaving) }
  }

  /// The row whose basic symbol makes room for the marker. A basic dummy comes first. It is that of a constraint that
  /// repeats others. If it stayed basic, nothing would hold it at zero, and its constraint would be lost. (kiwi's
  /// `getMarkerLeavingRow` and its ports do not tell dummies from slacks.) Next comes the row that keeps slacks and
  /// errors from being negative.
  private mutating func leavingRow(forMarker marker: Int) -> Int? {
    func rank(_ basic: Int) -> (kind: Int, ratio: DoubleDouble, basic: Int) {
      guard kinds[basic] != .external, let row = rows[basic] else { return (3, .zero, basic) }
      let share = row[marker]
      return (kinds[basic] == .dummy ? 0 : share < .zero ? 1 : 2, row.constant / share.magnitude, basic)
    }
    return rowsContaining(marker).map(rank).min { $0 < $1 }?.basic
  }

  // MARK: Optimisation

  /// A sum of errors has a minimum, because no error is negative.
  mutating func minimiseErrors() {
    if !optimise() { fault = "A sum of errors has no minimum." }
  }

  /// The second phase of the simplex method. The result is false if the objective has no minimum. By Bland's rule no
  /// basis comes twice. The limit is a hundred times what the largest change of the tests takes.
  mutating func optimise() -> Bool {
    let limit = pivotCount + pivotLimit
    while fault == nil, let entering = enteringSymbol() {
      guard let leaving = leavingRow(for: entering) else { return false }
      if pivotCount == limit { fault = "No minimum is found in \(pivotLimit) pivots." }
      pivot(entering, leaving)
    }
    return true
  }

  /// By Bland's rule it is the first symbol that improves a priority and leaves the higher ones as they are.
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

  /// The restricted symbol that reaches zero first as `entering` grows. Of several it is the first, by Bland's rule.
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
