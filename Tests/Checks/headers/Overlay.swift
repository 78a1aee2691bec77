//  Declarations that the header lacks: methods with arrays, which Foundation bridges, and Dispatch's check of the queue.

@_exported import CoreGraphics

extension NSLayoutConstraint {
  public class func activate(_ constraints: [NSLayoutConstraint]) {}
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

public final class DispatchQueue: Sendable { public static let main = DispatchQueue() }
public enum DispatchPredicate { case onQueue(DispatchQueue) }
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
