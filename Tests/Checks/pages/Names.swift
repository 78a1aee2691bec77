//  The names that Swift code on pages uses without declaring them. Statements are in a method of `Controller`.

#if canImport(UIKit)
import UIKit

@MainActor final class Controller {
  let view = UIView()
}

@MainActor let (container, a, b, c, child, box) = (UIView(), UIView(), UIView(), UIView(), UIView(), UIView())
@MainActor let (red, blue) = (UIView(), UIView())
@MainActor let (badge, contentView, header, table) = (UIView(), UIView(), UIView(), UITableView())
@MainActor let (bar, column, video, page) = (UIView(), UIView(), UIView(), UIViewController())
@MainActor let (message, caption, label, value) = (UILabel(), UILabel(), UILabel(), UILabel())
@MainActor let (photo, button, scroll, guide) = (UIImageView(), UIButton(), UIScrollView(), UILayoutGuide())
@MainActor let (labels, fields): ([UIView], [UIView]) = ([], [])
@MainActor var (rows, set, group): ([NSLayoutConstraint], [NSLayoutConstraint], [NSLayoutConstraint]) = ([], [], [])
@MainActor var (wide, narrow): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
@MainActor var height: NSLayoutConstraint?
@MainActor func makeBar() -> UIView { UIView() }
@MainActor let (isWide, margin, count) = (true, 3 as CGFloat, 4)
#else
import AppKit

@MainActor final class Controller {}
@MainActor let container = NSView()
#endif
