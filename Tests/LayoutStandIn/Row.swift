/// The value of a symbol of the solver, as a constant and a sum of other symbols.
struct Row {
  var constant: DoubleDouble
  /// They are sorted by symbol, and no coefficient is zero.
  private(set) var terms: [(symbol: Int, coefficient: DoubleDouble)] = []

  init(_ terms: [(Int, Double)] = [], constant: Double = 0) {
    self.terms = terms.map { ($0, DoubleDouble($1)) }
    self.constant = DoubleDouble(constant)
  }

  private func index(of symbol: Int) -> Int? { terms.firstIndex { $0.symbol == symbol } }

  subscript(symbol: Int) -> DoubleDouble { index(of: symbol).map { terms[$0].coefficient } ?? .zero }

  /// Takes a symbol out. The result is its coefficient.
  mutating func remove(_ symbol: Int) -> DoubleDouble {
    index(of: symbol).map { terms.remove(at: $0).coefficient } ?? .zero
  }

  mutating func scale(by factor: DoubleDouble) {
    constant = constant * factor
    for index in terms.indices { terms[index].coefficient = terms[index].coefficient * factor }
  }

  mutating func add(_ other: Row, times factor: DoubleDouble) {
    constant = Self.sum(constant, factor * other.constant, rounding: 1e-28)
    var merged: [(symbol: Int, coefficient: DoubleDouble)] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var mine = terms[...]
    for (symbol, coefficient) in other.terms {
      while let term = mine.first, term.symbol < symbol {
        merged.append(term)
        mine.removeFirst()
      }
      var sum = factor * coefficient
      if let term = mine.first, term.symbol == symbol {
        sum = Self.sum(term.coefficient, sum, rounding: 1e-14)
        mine.removeFirst()
      }
      if sum != .zero { merged.append((symbol, sum)) }
    }
    terms = merged + mine
  }

  /// The sum, or zero where it is at most `rounding` times the larger number. Then the two were meant to cancel. The
  /// solver rounds constants by some 1e-31. Multipliers were rounded before, to Doubles, by some 1e-16. So 3 × 0.1 is not
  /// 0.3. No fixed number would do as the limit, because products of multipliers may be tiny.
  private static func sum(_ a: DoubleDouble, _ b: DoubleDouble, rounding: Double) -> DoubleDouble {
    let sum = a + b
    return abs(sum.high) <= rounding * max(abs(a.high), abs(b.high)) ? .zero : sum
  }
}
