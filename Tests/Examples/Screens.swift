//  Gives the tests and the gallery the screens, which are internal because README shows them like that.

#if canImport(UIKit)
import UIKit

@MainActor public enum Screens {
  public static func first() -> UIViewController { ViewController() }
  public static func rotating() -> UIViewController { PhotoViewController() }
}
#endif
