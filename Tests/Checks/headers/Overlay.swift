//  What the import of the headers needs besides: what takes arrays, which Foundation bridges. These headers have none.

@_exported import CoreGraphics
@_exported import ObjectiveC

#if canImport(AppKit)
@_exported import AppKit
#else
@_exported import UIKit
#endif

open class NSSet: NSObject {
  public convenience init(array: [Any]) { self.init() }
  open func contains(_ anObject: Any) -> Bool { false }
}

extension NSLayoutConstraint {
  public class func activate(_ constraints: [NSLayoutConstraint]) {}
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}
