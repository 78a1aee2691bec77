//  What the import of the headers needs besides: arrays are bridged by Foundation, which these headers do not have.

@_exported import CoreGraphics
@_exported import ObjectiveC

#if canImport(AppKit)
@_exported import AppKit
#else
@_exported import UIKit
#endif

extension NSLayoutConstraint {
  public class func activate(_ constraints: [NSLayoutConstraint]) {}
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}
