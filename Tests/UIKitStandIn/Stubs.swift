//  What code on pages only has to compile with. Nothing here has a behavior. What would change a frame, or depends on
//  something that isn't modelled, stops the program.

extension NSLayoutXAxisAnchor {
  public func constraint(equalToSystemSpacingAfter: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    refuse("System spacing.")
  }
}

@MainActor extension UIView {
  public var keyboardLayoutGuide: UILayoutGuide { refuse("The keyboard.") }
}

@preconcurrency @MainActor open class UIStackView: UIView {
  public convenience init(arrangedSubviews views: [UIView]) { refuse("Stack views.") }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
}

@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public var contentView: UIView { refuse("Cells.") }
  public init(style: CellStyle, reuseIdentifier: String?) { refuse("Cells.") }
  public required init?(coder: NSCoder) { refuse("Cells.") }
}

public final class UIImage: NSObject, Sendable {
  public var size: CGSize { refuse("Images.") }
}

@preconcurrency @MainActor open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
}

public final class UIColor: NSObject, Sendable {
  public static let tintColor = UIColor()
  public static let white = UIColor()
  public static let systemBackground = UIColor()
  public static let secondarySystemBackground = UIColor()
  public static let secondarySystemFill = UIColor()
}

@MainActor public enum UIAccessibility {
  public static let isReduceMotionEnabled = false
}
