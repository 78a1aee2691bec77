//  A view for tests and examples that is the same on UIKit and AppKit.

@_exported import TextualAutoLayout

#if canImport(UIKit)
@_exported import UIKit
#else
@_exported import AppKit
#endif

/// A view with a name. It may have an intrinsic size. Its y axis points down on every platform.
@MainActor public final class Box: TALView {
  public let name: String
  public var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  public init(_ name: String = "", width: CGFloat? = nil, height: CGFloat? = nil) {
    self.name = name
    content = CGSize(width: width ?? TALView.noIntrinsicMetric, height: height ?? TALView.noIntrinsicMetric)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  public required init?(coder: NSCoder) { nil }

  public override var intrinsicContentSize: CGSize { content }
  #if canImport(AppKit) && !canImport(UIKit)
  public override var isFlipped: Bool { true }
  #endif

  /// Creates a view that is laid out by its own frame.
  public static func root(_ name: String = "root", width: CGFloat = 200, height: CGFloat = 100) -> Box {
    #if canImport(AppKit) && !canImport(UIKit)
    _ = application
    #endif
    let root = Box(name)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return root
  }

  /// Creates a subview.
  public func box(_ name: String, width: CGFloat? = nil, height: CGFloat? = nil) -> Box {
    let box = Box(name, width: width, height: height)
    addSubview(box)
    return box
  }
}

#if canImport(AppKit) && !canImport(UIKit)
/// Without an application, some of AppKit's views crash, and `swift test` doesn't create one.
@MainActor private let application: Void = { _ = NSApplication.shared.setActivationPolicy(.prohibited) }()
#endif

@MainActor extension TALView {
  /// All active constraints in this tree. UIKit's and AppKit's own ones, for autoresizing and content, have subclasses.
  public var allConstraints: [NSLayoutConstraint] {
    constraints.filter { type(of: $0) == NSLayoutConstraint.self } + subviews.flatMap(\.allConstraints)
  }
}
