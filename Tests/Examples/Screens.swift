//  Gives the tests and the gallery the screens, which are internal because pages show them like that. tvOS lacks their
//  background colors.

#if canImport(UIKit) && !os(tvOS)
import UIKit

@MainActor public enum Screens {
  public static func first() -> UIViewController { ViewController() }
  public static func rotating() -> UIViewController { PhotoViewController() }
}
#endif
