//  One name for each type and method of the tests and examples that differs between UIKit and AppKit.

@_exported import TextualAutoLayout

#if canImport(UIKit)
@_exported import UIKit
#else
@_exported import AppKit
#endif

/// False where tests run without a window: some answers of UIKit and AppKit then don't depend on the constraints.
#if STAND_IN
public let hasWindow = true
#else
public let hasWindow = false
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

  /// Makes a view that is laid out by its own frame.
  public static func root(_ name: String = "root", width: CGFloat = 200, height: CGFloat = 100) -> Box {
    let root = Box(name)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return root
  }

  /// Makes a subview.
  public func box(_ name: String, width: CGFloat? = nil, height: CGFloat? = nil) -> Box {
    let box = Box(name, width: width, height: height)
    addSubview(box)
    return box
  }
}

#if canImport(AppKit) && !canImport(UIKit)
public typealias TextView = NSTextField
#else
public typealias TextView = UILabel
#endif

@MainActor extension TALView {
  /// Makes a subview that shows one line of text.
  public func addLabel(_ string: String) -> TextView {
    #if canImport(AppKit) && !canImport(UIKit)
    let view = NSTextField(labelWithString: string)
    #else
    let view = UILabel()
    view.text = string
    #endif
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Lays out the tree below this view now.
  ///
  /// AppKit holds the size of a root without a window at just under 500, so wide content would enlarge it. Required
  /// constraints hold the size of a root here.
  public func layOut() {
    #if canImport(UIKit) && !STAND_IN
    _ = reportsConflicts
    #endif
    let width = widthAnchor.constraint(equalToConstant: frame.width)
    let size = [width, heightAnchor.constraint(equalToConstant: frame.height)]
    if superview == nil && translatesAutoresizingMaskIntoConstraints { NSLayoutConstraint.activate(size) }
    defer { NSLayoutConstraint.deactivate(size) }
    #if canImport(AppKit) && !canImport(UIKit)
    needsLayout = true
    layoutSubtreeIfNeeded()
    #else
    setNeedsLayout()
    layoutIfNeeded()
    #endif
  }

  /// The name of a box, the text of a label, or the accessibility identifier.
  public var displayName: String {
    #if canImport(AppKit) && !canImport(UIKit)
    return (self as? Box)?.name ?? (self as? NSTextField)?.stringValue ?? ""
    #else
    return (self as? Box)?.name ?? (self as? UILabel)?.text ?? accessibilityIdentifier ?? ""
    #endif
  }

  /// All active constraints in this tree, except those that UIKit and AppKit create themselves.
  public var allConstraints: [NSLayoutConstraint] {
    constraints.filter { !$0.isOfTheSystem } + subviews.flatMap(\.allConstraints)
  }
}

#if canImport(UIKit) && !STAND_IN
/// UIKit writes conflicts to the console only if this setting is on. Xcode's debugger turns it on, but other ways to run
/// the tests may not.
@MainActor private let reportsConflicts: Void = UserDefaults.standard.register(
  defaults: ["_UIConstraintBasedLayoutLogUnsatisfiable": true])
#endif

@MainActor extension NSLayoutConstraint {
  /// Whether UIKit or AppKit created the constraint. You can tell it by one of these:
  /// - its class, which is a subclass for autoresizing masks and content sizes;
  /// - its identifier, such as `UIViewSafeAreaLayoutGuide-top`;
  /// - its items, which are only guides of the system and the view that owns them.
  fileprivate var isOfTheSystem: Bool {
    let type = "\(type(of: self))"
    if type.hasSuffix("MaskLayoutConstraint") || type.hasSuffix("SizeLayoutConstraint") { return true }
    if isNameOfTheSystem(identifier ?? "") { return true }
    let items = [firstItem, secondItem].compactMap { $0 }
    guard let guide = items.lazy.compactMap({ $0 as? TALGuide }).first(where: \.isOfTheSystem) else { return false }
    return items.allSatisfy { item in
      item === guide.owningView
        || (item as? TALGuide).map { $0.isOfTheSystem && $0.owningView === guide.owningView } == true
    }
  }
}

private func isNameOfTheSystem(_ name: String) -> Bool {
  let name = name.drop { $0 == "_" }
  return name.hasPrefix("UI") || name.hasPrefix("NS")
}

@MainActor extension TALGuide {
  /// Whether UIKit or AppKit created the guide. The tests' guides have neither an identifier nor a subclass.
  fileprivate var isOfTheSystem: Bool {
    #if canImport(AppKit) && !canImport(UIKit)
    // The names of AppKit's guides aren't documented.
    return self === owningView?.safeAreaLayoutGuide || self === owningView?.layoutMarginsGuide
      || isNameOfTheSystem(identifier.rawValue)
    #else
    return type(of: self) != TALGuide.self || isNameOfTheSystem(identifier)
    #endif
  }

  /// The frame of the guide in the coordinates of its owning view.
  public var rectangle: CGRect {
    #if canImport(AppKit) && !canImport(UIKit)
    return frame
    #else
    return layoutFrame
    #endif
  }
}
