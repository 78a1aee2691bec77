//  What the Swift blocks of the pages refer to without declaring it.

import UIKit

@MainActor let (parent, view, container) = (UIView(), UIView(), UIView())
@MainActor let (a, b, c, child, box) = (UIView(), UIView(), UIView(), UIView(), UIView())
@MainActor let (red, blue, photo, bar, card) = (UIView(), UIView(), UIView(), UIView(), UIView())
@MainActor let (caption, button) = (UILabel(), UILabel())
@MainActor let guide = UILayoutGuide()
@MainActor let controller = UIViewController()
@MainActor var constraints: [NSLayoutConstraint] = []
@MainActor var (isWide, flag) = (true, true)
@MainActor var (number, limit, margin): (CGFloat, CGFloat, CGFloat) = (1, 2, 3)
@MainActor var count = 4
