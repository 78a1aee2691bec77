//  What the import of the headers needs besides: what takes arrays, which Foundation bridges. These headers have none.

@_exported import CoreGraphics

extension NSLayoutConstraint {
  public class func activate(_ constraints: [NSLayoutConstraint]) {}
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}
