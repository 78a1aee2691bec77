//  The solver's numbers: sums and products of two Doubles without rounding, quotients to thirty digits.

import Testing
import TestSupport

@testable import UIKit

@Suite struct DoubleDoubleTests {
  /// A whole number of up to `bits` bits, of either sign.
  private func integer(_ bits: Int, _ random: inout Seeded) -> Int128 {
    Int128(random.next(1 << (1 + random.next(bits)))) * (random.next(2) == 0 ? 1 : -1)
  }

  /// Where both parts are whole numbers.
  private func integer(_ number: DoubleDouble) -> Int128 { Int128(number.high) + Int128(number.low) }

  private func isNormal(_ number: DoubleDouble) -> Bool { number.high + number.low == number.high }

  private func areClose(_ a: DoubleDouble, _ b: DoubleDouble) -> Bool {
    abs((a - b).high) <= 1e-30 * max(abs(a.high), abs(b.high))
  }

  @Test(arguments: 0..<100) func sumsOfTwoDoublesAreExact(seed: UInt64) {
    var random = Seeded(seed)
    for _ in 0..<100 {
      let (a, b) = (integer(53, &random), integer(53, &random) << Int128(random.next(60)))
      let sum = DoubleDouble(sum: Double(a), Double(b))
      #expect(integer(sum) == a + b)
      #expect(isNormal(sum))
      #expect(DoubleDouble(Double(a)) + DoubleDouble(Double(b)) == sum)
      // The same numbers in smaller units.
      let small = DoubleDouble(sum: Double(a) * 0x1p-200, Double(b) * 0x1p-200)
      #expect(small.high == sum.high * 0x1p-200 && small.low == sum.low * 0x1p-200)
    }
  }

  @Test(arguments: 0..<100) func productsOfTwoDoublesAreExact(seed: UInt64) {
    var random = Seeded(seed)
    for _ in 0..<100 {
      let (a, b) = (integer(53, &random), integer(53, &random))
      let product = DoubleDouble(product: Double(a), Double(b))
      #expect(integer(product) == a * b)
      #expect(isNormal(product))
      #expect(DoubleDouble(Double(a)) * DoubleDouble(Double(b)) == product)
    }
  }

  /// Against whole numbers: how often `b` is in `a`, in units of 2 to the -100th, which are 8e-31.
  @Test(arguments: 0..<100) func quotientsHaveThirtyDigits(seed: UInt64) {
    var random = Seeded(seed)
    for _ in 0..<100 {
      let (a, b) = (integer(20, &random), integer(20, &random))
      guard b != 0 else { continue }
      let quotient = DoubleDouble(Double(a)) / DoubleDouble(Double(b))
      let expected = (a << 100) / b
      let found = Int128(quotient.high * 0x1p100) + Int128((quotient.low * 0x1p100).rounded())
      #expect(abs(Double(found - expected)) <= 1 + 1e-30 * 0x1p100 * abs(quotient.high), "\(a) / \(b)")
      #expect(isNormal(quotient))
    }
  }

  /// Sums and products of fractions, each by one division of whole numbers.
  @Test(arguments: 0..<100) func fractionsAddAndMultiply(seed: UInt64) {
    var random = Seeded(seed)
    func number(_ value: Int128) -> DoubleDouble { DoubleDouble(Double(value)) }
    for _ in 0..<100 {
      let (a, b, c, d) = (integer(25, &random), integer(25, &random), integer(25, &random), integer(25, &random))
      guard b != 0, d != 0, a * d + c * b != 0 else { continue }
      let (first, second) = (number(a) / number(b), number(c) / number(d))
      #expect(areClose(first * second, number(a * c) / number(b * d)))
      // What cancels has no more digits than the larger of the two.
      let error = first + second - number(a * d + c * b) / number(b * d)
      #expect(abs(error.high) <= 1e-30 * max(abs(first.high), abs(second.high)))
      #expect((first < second) == (first - second < .zero))
      #expect(areClose(first * number(b), number(a)))
    }
  }

  @Test func signsAndZero() {
    let third = .one / DoubleDouble(3)
    #expect(third.low != 0)
    #expect(-(-third) == third)
    #expect(third + -third == .zero)
    #expect((-third).magnitude == third)
    #expect(third.magnitude == third)
    #expect(-third < .zero && .zero < third)
    #expect(DoubleDouble(third.high) != third)
    #expect(DoubleDouble(third.high) < third)
    #expect(third * .zero == .zero)
    #expect(.zero / third == .zero)
    #expect(third + .zero == third)
    #expect(-DoubleDouble.zero == .zero)
    #expect(DoubleDouble(-0.0) == .zero)
  }
}
