/// What the solver takes for rounding errors.
enum Rounding {
  /// A sum that is so small, beside the larger of its two numbers, was meant to be zero. The solver rounds constants by
  /// some 1e-16. Multipliers were rounded before, so that 3 × 0.1 is not 0.3. Products of multipliers may be tiny, so
  /// no fixed number would do.
  static let ofConstants = 1e-13, ofMultipliers = 1e-12
  /// A required constraint holds if it is wrong by no more points, and a value that moves by no more is determined.
  static let inPoints = 1e-6
}

/// The value of a symbol of the solver, as a constant and a sum of other symbols.
struct Row {
  var constant: Double
  /// They are sorted by symbol, and no coefficient is zero.
  private(set) var terms: [(symbol: Int, coefficient: Double)] = []

  init(_ terms: [(Int, Double)] = [], constant: Double = 0) {
    self.terms = terms.map { ($0, $1) }
    self.constant = constant
  }

  private func index(of symbol: Int) -> Int? { terms.firstIndex { $0.symbol == symbol } }

  subscript(symbol: Int) -> Double { index(of: symbol).map { terms[$0].coefficient } ?? 0 }

  /// Takes a symbol out. The result is its coefficient.
  mutating func remove(_ symbol: Int) -> Double {
    index(of: symbol).map { terms.remove(at: $0).coefficient } ?? 0
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  mutating func add(_ other: Row, times factor: Double) {
    constant = Self.sum(constant, factor * other.constant, rounding: Rounding.ofConstants)
    var merged: [(symbol: Int, coefficient: Double)] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var mine = terms[...]
    for (symbol, coefficient) in other.terms {
      while let term = mine.first, term.symbol < symbol {
        merged.append(term)
        mine.removeFirst()
      }
      var sum = factor * coefficient
      if let term = mine.first, term.symbol == symbol {
        sum = Self.sum(term.coefficient, sum, rounding: Rounding.ofMultipliers)
        mine.removeFirst()
      }
      if sum != 0 { merged.append((symbol, sum)) }
    }
    terms = merged + mine
  }

  /// The sum, or zero where the two were meant to cancel.
  private static func sum(_ a: Double, _ b: Double, rounding: Double) -> Double {
    let sum = a + b
    return abs(sum) <= rounding * max(abs(a), abs(b)) ? 0 : sum
  }
}
