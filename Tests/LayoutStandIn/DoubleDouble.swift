//  The solver's numbers, "double-doubles", have twice the precision of a Double.
//
//  The solver has to tell a sum that is zero from one that is small. A constraint that repeats others leaves zero. If
//  what rounding leaves there became an equation, frames would be wrong. Multipliers such as 0.001 and 1000 in a cycle
//  of views multiply to numbers that lie far apart. With the 16 digits of a Double the two sums look alike. With 31
//  digits they do not.
//
//  T. J. Dekker: "A Floating-Point Technique for Extending the Available Precision", Numerische Mathematik 18, 1971.
//  D. E. Knuth: "The Art of Computer Programming", volume 2, section 4.2.2.

/// The value is the sum of `high` and `low`. `low` is at most half a unit in the last place of `high`.
package struct DoubleDouble: Comparable {
  package let high: Double
  package let low: Double

  package static let zero = DoubleDouble(0)
  package static let one = DoubleDouble(1)

  package init(_ value: Double) { (high, low) = (value, 0) }

  /// The exact sum of two numbers. [Knuth, theorem B]
  package init(sum a: Double, _ b: Double) {
    high = a + b
    let part = high - a
    low = (a - (high - part)) + (b - part)
  }

  /// The exact product of two numbers. A fused multiply-add rounds only once.
  package init(product a: Double, _ b: Double) {
    high = a * b
    low = (-high).addingProduct(a, b)
  }

  package static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let (sum, rest) = (DoubleDouble(sum: a.high, b.high), DoubleDouble(sum: a.low, b.low))
    let upper = DoubleDouble(sum: sum.high, sum.low + rest.high)
    return DoubleDouble(sum: upper.high, upper.low + rest.low)
  }

  package static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(product: a.high, b.high)
    return DoubleDouble(sum: product.high, product.low + (a.high * b.low + a.low * b.high))
  }

  /// This is long division. Each of its digits is a Double.
  package static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let first = a.high / b.high
    let rest = a - b * DoubleDouble(first)
    let second = rest.high / b.high
    let last = (rest - b * DoubleDouble(second)).high / b.high
    return DoubleDouble(sum: first, second) + DoubleDouble(last)
  }

  package static prefix func - (a: DoubleDouble) -> DoubleDouble { DoubleDouble(sum: -a.high, -a.low) }
  package static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }
  package static func < (a: DoubleDouble, b: DoubleDouble) -> Bool { (a.high, a.low) < (b.high, b.low) }
  package var magnitude: DoubleDouble { self < .zero ? -self : self }
}
