//  What the headers lack: what takes arrays, which Foundation bridges, and the question for the thread, which is
//  Dispatch's.

@_exported import CoreGraphics

extension NSLayoutConstraint {
  public class func activate(_ constraints: [NSLayoutConstraint]) {}
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

public final class DispatchQueue: Sendable { public static let main = DispatchQueue() }
public enum DispatchPredicate { case onQueue(DispatchQueue) }
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
