//  A report of what UIKit or AppKit does in the cases that PlatformRules.md marks as a choice or as contested. It prints
//  instead of checking, because nobody knows the right answers yet. The stand-in prints its own answers, to compare.
//  The report causes conflicts in the console. The workflow runs it alone, because other tests must not cause any.

import Foundation
import Testing
import TestSupport

@Suite @MainActor struct PlatformReport {
  private let container = Box.root("container", width: 400, height: 300)

  private func report(_ name: String, _ values: Any?...) {
    print("platform:", name + ":", values.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: ", "))
  }

  @Test func platformReport() {
    reportSystem()
    reportGuides()
    reportRoundingAndSpacing()
    reportRootWithoutWindow()
    reportConstraints()
    reportDirections()
    reportSolutions()
    reportContent()
    #expect(container.superview == nil)
  }

  // MARK: The system

  private func reportSystem() {
    report("system", ProcessInfo.processInfo.operatingSystemVersionString)
    #if canImport(UIKit)
    let controller = UIViewController()
    let traits = controller.traitCollection
    report("size class", traits.horizontalSizeClass.rawValue)
    report("text size", traits.preferredContentSizeCategory)
    report("margins", container.layoutMargins)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layOut()
    report("content view", cell.contentView.frame, cell.contentView.translatesAutoresizingMaskIntoConstraints)
    #endif
  }

  private func reportGuides() {
    let root = Box.root("root", width: 400, height: 300)
    let guides = systemGuides(of: root)
    root.layOut()
    for (name, guide) in guides { report("\(name) at 400 × 300", guide.rectangle) }
    for constraint in root.constraints { report("constraint of the system", type(of: constraint), constraint) }
    let wide = Box.root("wide", width: 2000, height: 300)
    let wideGuides = systemGuides(of: wide)
    wide.layOut()
    for (name, guide) in wideGuides { report("\(name) at 2000 × 300", guide.rectangle) }
    let narrow = Box.root("narrow", width: 4, height: 4)
    let narrowGuides = systemGuides(of: narrow)
    _ = logged { narrow.layOut() }
    for (name, guide) in narrowGuides { report("\(name) at 4 × 4", guide.rectangle) }
  }

  private func systemGuides(of view: TALView) -> [(String, TALGuide)] {
    var guides = [("safe area", view.safeAreaLayoutGuide), ("margins", view.layoutMarginsGuide)]
    #if canImport(UIKit)
    guides.append(("readable content", view.readableContentGuide))
    #if !os(tvOS)
    guides.append(("keyboard", view.keyboardLayoutGuide))
    #endif
    #endif
    return guides
  }

  private func reportRoundingAndSpacing() {
    for size in [1 / 3, 0.25, 0.75, 10.25, -10.25] as [CGFloat] {
      let (view, guide) = (container.box(""), TALGuide())
      container.addLayoutGuide(guide)
      view.anchor([.top, .leading], to: container, padding: size)
      view.heightAnchor =&= 10
      view.widthAnchor =&= 10
      guide.anchor(.edges, to: view)
      container.layOut()
      report("position \(size)", "view \(view.frame.origin)", "guide \(guide.rectangle.origin)")
    }
    let (a, b) = (container.box("a"), container.box("b"))
    let across = b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
    let down = b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)
    report("spacing before installation", type(of: across), across.constant, down.constant)
    [across, down].setActive(true)
    container.layOut()
    report("spacing after installation", across.constant, down.constant)
  }

  /// Content that resists more strongly than the root's size is held makes the root wider.
  private func reportRootWithoutWindow() {
    for priority in [400, 499, 500, 501, 750, 999] as [Float] {
      let root = Box.root("root", width: 400, height: 300)
      let wide = root.box("wide", width: 900, height: 10)
      wide.setContentCompressionResistancePriority(TALPriority(priority), for: .horizontal)
      wide.anchor(.horizontal + [.top], to: root)
      #if canImport(UIKit)
      root.layoutIfNeeded()
      #else
      root.layoutSubtreeIfNeeded()
      #endif
      report("root of 400 points with content at \(priority)", wide.frame.width, root.frame.width)
    }
  }

  // MARK: Constraints

  private func reportConstraints() {
    let (a, b) = (container.box("a"), container.box("b"))
    let zero = a.widthAnchor =&= 0 * b.widthAnchor + 8
    report("multiplier 0", zero.secondItem === b, zero.multiplier, zero.isActive)
    report("multiplier of a third", (a.heightAnchor =&= b.heightAnchor / 3).multiplier)
    report("description", a.topAnchor =&= b.bottomAnchor + 8, b.anchor([.trailing], to: container, padding: 16))

    let distance = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor) =&= 10
    report("distance", distance.firstItem, distance.firstAttribute.rawValue, distance)
    let guide = TALGuide()
    report("guide without an owner", (guide.widthAnchor =&= 10).isActive)

    let removed = Box("removed")
    container.addSubview(removed)
    let inner = removed.box("inner")
    let (inside, outside) = (inner.widthAnchor =&= removed.widthAnchor, inner.heightAnchor =&= container.heightAnchor)
    removed.removeFromSuperview()
    report("after removal, inside and outside", inside.isActive, outside.isActive)

    let noting = Noting()
    container.addSubview(noting)
    let width = noting.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    report("isActive calls addConstraint", noting.count)
    report("ambiguous without a window", container.hasAmbiguousLayout, a.hasAmbiguousLayout)
  }

  private final class Noting: TALView {
    var count = 0
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      count += 1
      super.addConstraint(constraint)
    }
  }

  private func reportDirections() {
    let root = Box.root("root", width: 400, height: 300)
    #if canImport(UIKit)
    root.semanticContentAttribute = .forceRightToLeft
    #else
    root.userInterfaceLayoutDirection = .rightToLeft
    #endif
    let (center, near, half) = (root.box("center"), root.box("near"), root.box("half"))
    for view in [center, near, half] {
      view.anchor([.top], to: root)
      view.heightAnchor =&= 10
      view.widthAnchor =&= 10
    }
    center.centerXAnchor =&= root.centerXAnchor + 20
    root.leadingAnchor.anchorWithOffset(to: near.leadingAnchor) =&= 20
    NSLayoutConstraint(
      item: half, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 0.5,
      constant: 0
    ).isActive = true
    root.layOut()
    report("right to left, centerX + 20", center.frame.midX)
    report("right to left, a distance of 20 from leading", near.frame)
    report("right to left, centerX × 0.5", half.frame.midX)
  }

  // MARK: Solutions

  private func reportSolutions() {
    let root = Box.root("root", width: 400, height: 300)
    let (a, b, c) = (root.box("a"), root.box("b"), root.box("c"))
    a.widthAnchor =&= 100
    a.widthAnchor =&= 200
    for width in [100, 200, 300] as [CGFloat] { b.widthAnchor =&= width | .defaultLow }
    c.widthAnchor =<= .greatestFiniteMagnitude
    c.widthAnchor =&= 50
    for view in [a, b, c] {
      view.anchor([.top, .leading], to: root)
      view.heightAnchor =&= 10
    }
    _ = logged { root.layOut() }
    report("required widths of 100 and 200", a.frame.width)
    report("optional widths of 100, 200 and 300", b.frame.width)
    report("a limit of .greatestFiniteMagnitude", c.frame.width)
  }

  private func reportContent() {
    let label = container.text("Hello")
    report("size of a label", label.intrinsicContentSize)
    #if canImport(UIKit)
    let button = UIButton(type: .system)
    button.setTitle("Hello", for: .normal)
    report("size of a button", button.intrinsicContentSize)
    #endif
    let (box, top, bottom) = (container.box("box", height: 100), container.box("top"), container.box("bottom"))
    label.anchor([.top, .leading], to: container)
    label.heightAnchor =&= 100
    top.topAnchor =&= label.firstBaselineAnchor
    bottom.topAnchor =&= label.lastBaselineAnchor
    box.firstBaselineAnchor =&= label.topAnchor
    container.layOut()
    report("baselines of a label that is 100 points high", top.frame.minY, bottom.frame.minY)
    report("first baseline of a view without text", -box.frame.minY)
  }
}

// Swift Testing before 6.2 can't wait for the end of a process.
#if compiler(>=6.2) && (os(macOS) || STAND_IN)
extension PlatformReport {
  /// Cases that may raise an exception. Each runs in a process of its own, and either end is fine.
  @Test func exceptionReport() async {
    await withKnownIssue("each case may end either way", isIntermittent: true) {
      ended(
        "priority across required",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
          let family = Family()
          withExtendedLifetime(family) { (family.a.widthAnchor =&= 10).priority = .defaultLow }
        })
      ended(
        "multiplier 0 without a common ancestor",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
          let (a, b) = (Box("a"), Box("b"))
          withExtendedLifetime((a, b)) { _ = a.widthAnchor =&= 0 * b.widthAnchor + 8 }
        })
      ended(
        "priority of NaN",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
          let family = Family()
          withExtendedLifetime(family) { _ = family.a.widthAnchor =&= 10 | TALPriority(.nan) }
        })
      ended(
        "hugging priority of 2000",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
          Family().a.setContentHuggingPriority(TALPriority(2000), for: .horizontal)
        })
      ended(
        "baseline of a guide",
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
          let family = Family()
          family.guide.anchor([.firstBaseline], to: family.a)
          family.parent.layOut()
        })
    }
  }

  private func ended(_ name: String, _ result: ExitTest.Result?) {
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    let reason = lines.first { $0.contains("reason:") } ?? lines.first ?? ""
    print("platform: \(name):", result == nil ? "nothing is raised" : "it ends the process", reason)
  }
}
#endif
