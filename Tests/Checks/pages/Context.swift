//  The names that Swift code on pages uses without declaring them.

#if canImport(UIKit)
import UIKit

@MainActor let (view, container, a, b, c, child, box) = (
  UIView(), UIView(), UIView(), UIView(), UIView(), UIView(), UIView()
)
@MainActor let (badge, card, panel, contentView) = (UIView(), UIView(), UIView(), UIView())
@MainActor let (title, message, caption, label, value) = (UILabel(), UILabel(), UILabel(), UILabel(), UILabel())
@MainActor let (photo, button, scroll, guide) = (UIImageView(), UIButton(), UIScrollView(), UILayoutGuide())
@MainActor let safe = view.safeAreaLayoutGuide
@MainActor let (cards, steps, names, fields): ([UIView], [UIView], [UIView], [UIView]) = ([], [], [], [])
@MainActor var (closed, opened, rows): ([NSLayoutConstraint], [NSLayoutConstraint], [NSLayoutConstraint]) = ([], [], [])
@MainActor var besideBadge: NSLayoutConstraint?
@MainActor func makeBar() -> UIView { UIView() }
@MainActor let isWide = true
@MainActor let margin: CGFloat = 3
@MainActor let count = 4
#else
import AppKit

@MainActor let container = NSView()
#endif
