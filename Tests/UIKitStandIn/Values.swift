//  The plain values of UIKit's layout API, such as priorities, insets and directions. Names and raw values are those of
//  the headers in parentheses.

@_exported import Foundation

/// A priority tells how strongly a constraint is wanted, up to 1000, which is required. (NSLayoutConstraint.h)
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// (Apple: NSLayoutConstraint.priority; the first words, and that NaN is refused, are assumed)
  func verifyRange() {
    guard rawValue > 0, rawValue <= 1000 else {
      raise(
        "NSInternalInconsistencyException",
        "It's illegal to set priority:\(rawValue). Priorities must be greater than 0 and less or equal to"
          + " NSLayoutPriorityRequired, which is 1000.000000.")
    }
  }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

/// Swift's overlay for UIKit declares these operators of priorities (swiftlang/swift, UIKit.swift of 5.2.5). All are
/// here, because the type checker tries each `+` and `-`, so they count in the compile time of a relation.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}
extension _UIKitNumericRawRepresentable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs)! }
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue)! }
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs)! }
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
extension UILayoutPriority: _UIKitNumericRawRepresentable {}

/// The distances from the four edges of a rectangle, in points. (UIGeometry.h)
public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets()
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// The distances from the four edges of a rectangle, in points. They follow the layout direction. (UIGeometry.h)
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public static let zero = NSDirectionalEdgeInsets()
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// Tells whether a view's content is mirrored in a right-to-left language. (UIView.h)
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, forceLeftToRight, forceRightToLeft
}

/// How large the user wants text to be. (UIContentSizeCategory.h)
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityExtraExtraExtraLarge =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

/// Only the metrics of this font exist. They are in proportion to its size, and their numbers are assumed.
public final class UIFont: NSObject, Sendable {
  public let pointSize: CGFloat
  /// The style that the user's text size scales.
  let style: TextStyle?
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { pointSize * -0.25 }
  public var lineHeight: CGFloat { ascender - descender }
  init(pointSize: CGFloat, style: TextStyle? = nil) { (self.pointSize, self.style) = (pointSize, style) }
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }

  /// (Apple: Human Interface Guidelines, Typography) Text sizes other than three count as large.
  @MainActor public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes = style.pointSizes
    return switch StandIn.contentSizeCategory {
    case .accessibilityExtraExtraExtraLarge: UIFont(pointSize: sizes[2], style: style)
    case .extraExtraExtraLarge: UIFont(pointSize: sizes[1], style: style)
    default: UIFont(pointSize: sizes[0], style: style)
    }
  }

  public enum TextStyle: Sendable {
    case title1, title2, headline, subheadline, body

    /// At the default size, the largest one, and the largest one for accessibility.
    var pointSizes: [CGFloat] {
      switch self {
      case .title1: [28, 34, 58]
      case .title2: [22, 28, 56]
      case .headline, .body: [17, 23, 53]
      case .subheadline: [15, 21, 49]
      }
    }
  }
}
