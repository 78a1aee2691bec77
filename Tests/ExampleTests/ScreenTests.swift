//  README's first screen and the screen that rotates, at many sizes and with short and long texts.

import Examples
import Testing
import TestSupport

#if canImport(UIKit) && !os(tvOS)
@Suite @MainActor struct ScreenTests {
  /// The sizes of a screen and its safe area. The last size is the first one, so the rotating screen also turns back.
  private static let sizes: [(width: CGFloat, height: CGFloat, insets: UIEdgeInsets)] = [
    (320, 568, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    (568, 320, UIEdgeInsets(top: 52, left: 0, bottom: 53, right: 0)),  // with bars
    (390, 844, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),  // a phone with a notch
    (844, 390, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
    (700, 700, UIEdgeInsets(top: 100, left: 0, bottom: 83, right: 0)),  // with bars
    (2000, 500, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    (320, 568, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
  ]

  @Test(arguments: [false, true], [false, true])
  func firstScreenFitsEverySize(hasLongTexts: Bool, hasLargeText: Bool) {
    check(Screens.first(), hasLongTexts: hasLongTexts, hasLargeText: hasLargeText) { _, _ in }
  }

  @Test(arguments: [false, true], [false, true])
  func rotatingScreenFitsEverySize(hasLongTexts: Bool, hasLargeText: Bool) {
    check(Screens.rotating(), hasLongTexts: hasLongTexts, hasLargeText: hasLargeText) { view, screen in
      let (photo, caption) = (screen.photo!.frame, screen.text.frame)
      let isBeside = isNear(caption.minY, photo.minY) && isNear(caption.minX, photo.maxX + 16)
      let isBelow = isNear(caption.minY, photo.maxY + 16) && isNear(caption.minX, photo.minX)
      #expect(view.bounds.width > view.bounds.height ? isBeside : isBelow, "\(view.bounds): \(photo) \(caption)")
      #expect(isNear(photo.height, photo.width * 3 / 4))
    }
  }

  @Test func rotatingScreenFollowsTheDirection() {
    let controller = Screens.rotating()
    let view: UIView = controller.view
    let screen = Screen(view)
    for view in [view, screen.scroll] + screen.scroll.subviews { view.semanticContentAttribute = .forceRightToLeft }
    view.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(logged { view.layOut() } == [])
    #expect(isNear(screen.photo!.frame.minX, screen.text.frame.maxX + 16))
    #expect(isNear(screen.photo!.frame.maxX, screen.button.frame.maxX))
  }

  private func check(
    _ controller: UIViewController, hasLongTexts: Bool, hasLargeText: Bool, _ more: (UIView, Screen) -> Void
  ) {
    #if STAND_IN
    StandIn.contentSizeCategory = hasLargeText ? .accessibilityExtraExtraExtraLarge : .large
    defer { StandIn.contentSizeCategory = .large }
    #endif
    let view: UIView = controller.view
    let screen = Screen(view)
    if hasLongTexts {
      let text = Array(repeating: "Text that doesn't fit into one line.", count: 70).joined(separator: " ")
      screen.text.text = text
      screen.button.configuration?.title = text
    }
    for (width, height, insets) in Self.sizes {
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      #if STAND_IN
      view.safeAreaInsets = insets
      #endif
      #expect(logged { view.layOut() } == [])
      screen.check(in: view)
      more(view, screen)
    }
  }
}

/// The views of a screen. They are private there, as they would be in an app.
@MainActor private struct Screen {
  let scroll: UIScrollView
  let text: UILabel
  let button: UIButton
  let photo: UIImageView?

  init(_ view: UIView) {
    scroll = view.subviews.compactMap { $0 as? UIScrollView }[0]
    text = scroll.subviews.compactMap { $0 as? UILabel }[0]
    button = scroll.subviews.compactMap { $0 as? UIButton }[0]
    photo = scroll.subviews.compactMap { $0 as? UIImageView }.first
  }

  /// The content scrolls up and down, so the safe area limits it only at its sides. Its height is that of the safe
  /// area, or the height that the views need.
  func check(in view: UIView) {
    let (bounds, insets) = (view.bounds, view.safeAreaInsets)
    let safe = CGRect(
      x: insets.left, y: insets.top, width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
    let content = scroll.contentSize
    let views = [text, button] + (photo.map { [$0] } ?? [])
    let frames = views.map(\.frame)
    #if STAND_IN  // Without a window, UIKit gives every view the same answer.
    #expect(views.allSatisfy { !$0.hasAmbiguousLayout })
    #endif
    let context: Comment = "\(view.bounds.size): \(frames) in \(content)"
    #expect(scroll.frame == view.bounds && isNear(content.width, view.bounds.width), context)
    let room = CGRect(x: safe.minX, y: 16, width: safe.width, height: content.height - 32).insetBy(dx: -0.51, dy: -0.51)
    for (index, frame) in frames.enumerated() {
      #expect(frame.width > 0 && frame.height > 0 && room.contains(frame), context)
      #expect(!frames[..<index].contains { $0.insetBy(dx: 0.51, dy: 0.51).intersects(frame) }, context)
    }
    #expect(text.frame.height > height(ofTextAt: text.frame.width) - 0.51, context)
    #expect(button.frame.height >= max(44, button.intrinsicContentSize.height) - 0.51, context)
    #expect(isNear(button.frame.maxY, content.height - 16), context)
    let end = views.filter { $0 !== button }.map(\.frame.maxY).max()!
    #expect(button.frame.minY > end + 15.49 && content.height > safe.height - 0.51, context)
    #expect(isNear(content.height, safe.height) || isNear(button.frame.minY, end + 16), context)
  }

  /// The height of the text in a label of its own.
  private func height(ofTextAt width: CGFloat) -> CGFloat {
    let (root, label) = (Box.root(width: width, height: 1), UILabel())
    root.addSubview(label)
    (label.text, label.font, label.numberOfLines) = (text.text, text.font, 0)
    label.anchor(.horizontal + .top, to: root)
    root.layOut()
    return label.frame.height
  }
}

/// A layout rounds each edge to a pixel.
private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1.01 }
#endif
