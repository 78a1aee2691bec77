//  A view for tests that is the same on UIKit and AppKit.

@_exported import TextualAutoLayout

#if canImport(UIKit)
@_exported import UIKit
#else
@_exported import AppKit
#endif

/// A view with a name.
@MainActor public final class Box: TALView {
  public let name: String

  public init(_ name: String = "") {
    self.name = name
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  public required init?(coder: NSCoder) { nil }

  public override var description: String { name }

  /// Creates a view that has autoresizing on, and no superview.
  public static func root(_ name: String = "root") -> Box {
    #if canImport(AppKit) && !canImport(UIKit)
    _ = application
    #endif
    let root = Box(name)
    root.translatesAutoresizingMaskIntoConstraints = true
    return root
  }

  /// A layout guide of this view.
  public private(set) lazy var guide = {
    let guide = TALGuide()
    guide.identifier = .init("guide of \(name)")
    addLayoutGuide(guide)
    return guide
  }()

  /// Creates a subview.
  public func box(_ name: String) -> Box {
    let box = Box(name)
    addSubview(box)
    return box
  }
}

#if canImport(AppKit) && !canImport(UIKit)
/// Without an application, some of AppKit's views crash, and `swift test` doesn't create one.
@MainActor private let application: Void = { _ = NSApplication.shared.setActivationPolicy(.prohibited) }()
#endif

@MainActor extension TALGuide {
  /// Its identifier as text.
  public var name: String {
    #if canImport(UIKit)
    identifier
    #else
    identifier.rawValue
    #endif
  }
}

@MainActor extension TALView {
  /// The active constraints that a test has added to this view. Those that UIKit and AppKit add for autoresizing and
  /// content have subclasses, and those of their layout guides have an identifier.
  public var ownConstraints: [NSLayoutConstraint] {
    constraints.filter { type(of: $0) == NSLayoutConstraint.self && $0.identifier == nil }
  }

  /// The same for this tree.
  public var allConstraints: [NSLayoutConstraint] { ownConstraints + subviews.flatMap(\.allConstraints) }
}
