//  Sums and products of two Doubles are exact in the solver's numbers. All other results have thirty digits.

import Testing
import TestSupport

@testable import UIKit

@Suite struct DoubleDoubleTests {
  /// A whole number of up to `bits` bits, of either sign.
  private func integer(_ bits: Int, _ random: inout Seeded) -> Int128 {
    Int128(random.next(1 << (1 + random.next(bits)))) * (random.next(2) == 0 ? 1 : -1)
  }

  /// The value of a number of which both parts are whole.
  private func integer(_ number: DoubleDouble) -> Int128 { Int128(number.high) + Int128(number.low) }

  private func number(_ value: Int128) -> DoubleDouble {
    DoubleDouble(sum: Double(value), Double(value - Int128(Double(value))))
  }

  private func isNormal(_ number: DoubleDouble) -> Bool { number.high + number.low == number.high }

  @Test(arguments: 0..<100) func sumsAndProductsOfTwoDoublesAreExact(seed: UInt64) {
    var random = Seeded(seed)
    for _ in 0..<100 {
      let (a, b) = (integer(53, &random), integer(53, &random))
      let shifted = b << Int128(random.next(60))
      let sum = DoubleDouble(sum: Double(a), Double(shifted))
      let product = DoubleDouble(product: Double(a), Double(b))
      #expect(integer(sum) == a + shifted)
      #expect(integer(product) == a * b)
      #expect(isNormal(sum) && isNormal(product))
    }
  }

  @Test(arguments: 0..<100) func otherResultsHaveThirtyDigits(seed: UInt64) {
    var random = Seeded(seed)
    /// A sum that cancels has no more digits than the larger of the two numbers.
    func isClose(_ a: DoubleDouble, _ b: DoubleDouble, of larger: DoubleDouble) -> Bool {
      isNormal(a) && abs((a - b).high) <= 1e-30 * abs(larger.high)
    }
    for _ in 0..<100 {
      let (a, b, c) = (integer(62, &random), integer(62, &random), integer(62, &random))
      let (first, second) = (number(a) * number(b), number(b) * number(c))
      #expect(isClose(first, number(a * b), of: first))
      #expect(isClose(first + second, number(a * b + b * c), of: max(first.magnitude, second.magnitude)))
      #expect((first < second) == (a * b < b * c))
      guard c != 0 else { continue }
      #expect(isClose(first / number(c) * number(c), first, of: first))
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
