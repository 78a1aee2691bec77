//  The names that Swift code on pages uses without declaring them.

import UIKit

@MainActor let (view, container, a, b, c, child, box) = (
  UIView(), UIView(), UIView(), UIView(), UIView(), UIView(), UIView()
)
@MainActor let (red, blue, photo, bar, card, content, contentView) = (
  UIView(), UIView(), UIView(), UIView(), UIView(), UIView(), UIView()
)
@MainActor let (caption, label, name, value, field, button) = (
  UILabel(), UILabel(), UILabel(), UILabel(), UILabel(), UIButton()
)
@MainActor let scroll = UIScrollView()
@MainActor let guide = UILayoutGuide()
@MainActor let controller = UIViewController()
@MainActor var (constraints, wide, upright): ([NSLayoutConstraint], [NSLayoutConstraint], [NSLayoutConstraint]) = (
  [], [], []
)
@MainActor var (isWide, flag) = (true, true)
@MainActor var (number, limit, margin): (CGFloat, CGFloat, CGFloat) = (1, 2, 3)
@MainActor var count = 4
