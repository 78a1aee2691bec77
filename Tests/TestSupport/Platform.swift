//  Tests and examples use these names for much of what differs between UIKit, AppKit and the stand-in.

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
  public func text(_ string: String) -> TextView {
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
  public func layOut() {
    #if canImport(AppKit) && !canImport(UIKit)
    needsLayout = true
    layoutSubtreeIfNeeded()
    #else
    setNeedsLayout()
    layoutIfNeeded()
    #endif
  }

  /// The name of a box, or the text of a label.
  public var label: String {
    #if canImport(AppKit) && !canImport(UIKit)
    return (self as? Box)?.name ?? (self as? NSTextField)?.stringValue ?? ""
    #else
    return (self as? Box)?.name ?? (self as? UILabel)?.text ?? accessibilityIdentifier ?? ""
    #endif
  }

  /// All active constraints in this tree but the platform's own, which are of a subclass for masks or content sizes, or
  /// have names such as `UIViewSafeAreaLayoutGuide-top`. UIKit's method for the system's spacing has a subclass too.
  public var allConstraints: [NSLayoutConstraint] {
    constraints.filter { constraint in
      let (kind, name) = ("\(type(of: constraint))", constraint.identifier ?? "")
      return !kind.hasSuffix("MaskLayoutConstraint") && !kind.hasSuffix("SizeLayoutConstraint") && !name.hasPrefix("UI")
        && !name.hasPrefix("NS")
    } + subviews.flatMap(\.allConstraints)
  }
}

@MainActor extension TALGuide {
  /// The frame of the guide in the coordinates of its owning view.
  public var rectangle: CGRect {
    #if canImport(AppKit) && !canImport(UIKit)
    return frame
    #else
    return layoutFrame
    #endif
  }
}
