//  Objects are hashed by their identity.

@_exported import ObjectiveC

extension NSObject: Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
