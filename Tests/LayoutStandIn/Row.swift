/// Limits below which a number counts as a rounding error.
enum Rounding {
  /// A sum a + b becomes 0 if |a + b| ≤ limit × max(|a|, |b|). The limit is relative, because products of multipliers
  /// may be tiny. Constants carry errors of some 1e-16. Multipliers carry more: 3 × 0.1 isn't 0.3, and pivots multiply
  /// such errors. With 1e-12 for multipliers the solver loses the tree in LostTreeTests.
  static let ofConstants = 1e-13, ofMultipliers = 1e-10

  /// In points. A required constraint holds if its error is at most this. A value is determined if it can't move
  /// further than this.
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
