//  Sums and products of two Doubles are exact in the solver's numbers. All other results have thirty digits.

import Testing
import TestSupport

@testable import UIKit

@Suite struct DoubleDoubleTests {
  /// A whole number of up to `bits` bits, of either sign.
  private func integer(_ bits: Int, _ random: inout Seeded) -> Int128 {
    Int128(random.next(1 << (1 + random.next(bits)))) * (random.next(2) == 0 ? 1 : -1)
  }

  private func number(_ value: Int128) -> DoubleDouble {
    DoubleDouble(sum: Double(value), Double(value - Int128(Double(value))))
  }

  private func isNormal(_ number: DoubleDouble) -> Bool { number.high + number.low == number.high }

  @Test(arguments: 0..<50) func sumsAndProductsOfTwoDoublesAreExact(seed: UInt64) {
    var random = Seeded(seed)
    let (a, b) = (integer(53, &random), integer(53, &random))
    let shifted = b << Int128(random.next(60))
    let (sum, product) = (DoubleDouble(sum: Double(a), Double(shifted)), DoubleDouble(product: Double(a), Double(b)))
    #expect(Int128(sum.high) + Int128(sum.low) == a + shifted)
    #expect(Int128(product.high) + Int128(product.low) == a * b)
    #expect(isNormal(sum) && isNormal(product))
  }

  @Test(arguments: 0..<50) func otherResultsHaveThirtyDigits(seed: UInt64) {
    var random = Seeded(seed)
    /// A sum that cancels has no more digits than the larger of the two numbers.
    func isClose(_ a: DoubleDouble, _ b: DoubleDouble, of larger: DoubleDouble) -> Bool {
      isNormal(a) && abs((a - b).high) <= 1e-30 * abs(larger.high)
    }
    let (a, b, c) = (integer(62, &random), integer(62, &random), integer(62, &random))
    let (first, second) = (number(a) * number(b), number(b) * number(c))
    #expect(isClose(first, number(a * b), of: first))
    #expect(isClose(first + second, number(a * b + b * c), of: max(first.magnitude, second.magnitude)))
    #expect((first < second) == (a * b < b * c))
    if c != 0 { #expect(isClose(first / number(c) * number(c), first, of: first)) }
  }

  @Test func aThirdIsNotADouble() {
    let third = .one / DoubleDouble(3)
    #expect(third.low != 0 && third != DoubleDouble(third.high) && third > DoubleDouble(third.high))
    #expect(third + -third == .zero && (-third).magnitude == third)
  }
}
