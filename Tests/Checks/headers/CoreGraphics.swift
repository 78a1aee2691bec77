//  CGFloat, by the name of the module in which the compiler looks for it, with what the product calculates.

@frozen public struct CGFloat: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(_ value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native + right.native) }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native - right.native) }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native * right.native) }
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native / right.native) }
  public static func += (left: inout CGFloat, right: CGFloat) { left = left + right }
  public static prefix func - (value: CGFloat) -> CGFloat { CGFloat(-value.native) }
}
