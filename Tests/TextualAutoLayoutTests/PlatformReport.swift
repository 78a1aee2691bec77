//  Prints how UIKit or AppKit behaves where Tests/PlatformRules.md names no public source, or sources that disagree.
//  The stand-in prints its own answers, to compare. Some questions cause conflicts in the console. So the workflow runs
//  this suite alone, because other tests must not cause any.

import Foundation
import Testing
import TestSupport

/// A question about UIKit or AppKit. It has the name of a row of Tests/PlatformRules.md, and perhaps a case after a comma.
/// `System` and `System constraints` belong to no row.
private struct Question: Sendable {
  let row: String
  let ask: @MainActor @Sendable () -> Void

  init(_ row: String, ask: @escaping @MainActor @Sendable () -> Void) { (self.row, self.ask) = (row, ask) }
}

/// Writes lines that `Tests/first-run.sh` collects. They aren't buffered, so a crash doesn't lose them. Addresses become
/// `0x…`, so you can compare two reports line by line.
private func answer(_ row: String, _ text: String) {
  let text = text.replacingOccurrences(of: "0x[0-9a-fA-F]+", with: "0x…", options: .regularExpression)
  write(text.split(whereSeparator: \.isNewline).map { "platform: \(row): \($0)" })
}

private func write(_ lines: [String]) {
  try? FileHandle.standardOutput.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
}

/// A frame in few characters.
private func short(_ frame: CGRect) -> String { "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))" }

private func short(_ size: CGSize) -> String { "\(size.width) × \(size.height)" }

@Suite @MainActor struct PlatformReport {
  /// This test prints answers. It checks only two numbers on which the frames of other tests depend.
  @Test func platformReport() async {
    let (family, scale) = (Family(), measuredScale())
    let spacing = family.a.leadingAnchor.constraint(equalToSystemSpacingAfter: family.b.trailingAnchor, multiplier: 1)
    spacing.isActive = true
    family.container.layOut()
    answer("System", "\(ProcessInfo.processInfo.operatingSystemVersionString), \(scale) pixels in a point")
    #expect((1...4).contains(scale) && spacing.constant > 0)

    for question in questions + questionsForUIKit + questionsForDevices { question.ask() }
    for question in risky { await answerInAnotherProcess(question.row) }
  }
}

/// A third of a point is rounded to no pixel or to one.
@MainActor private func measuredScale() -> CGFloat {
  let family = Family()
  family.a.anchor([.leading, .top], to: family.container)
  family.a.heightAnchor =&= 10
  family.a.widthAnchor =&= 1 / 3
  family.container.layOut()
  return family.a.frame.width == 0 ? 1 : (1 / family.a.frame.width).rounded()
}

// MARK: Questions that can't raise an exception

private let questions = [
  Question("System spacing") {
    let family = Family()
    family.b.anchor(.edges, to: family.container, padding: 50)
    let constraints = [
      family.a.leadingAnchor.constraint(equalToSystemSpacingAfter: family.b.trailingAnchor, multiplier: 1),
      family.a.topAnchor.constraint(equalToSystemSpacingBelow: family.b.bottomAnchor, multiplier: 2),
    ]
    for constraint in constraints {
      let before = constraint.constant
      constraint.isActive = true
      family.container.layOut()
      answer("System spacing", "\(type(of: constraint)), constant \(before), when active \(constraint.constant)")
    }
    answer("System spacing", "frames \(short(family.b.frame)) and \(short(family.a.frame))")
  },

  Question("Multiplier 0") {
    let family = Family()
    let constraint = family.a.widthAnchor.constraint(equalTo: family.b.widthAnchor, multiplier: 0, constant: 8)
    constraint.isActive = true
    family.container.layOut()
    let item = constraint.secondItem == nil ? "nil" : "not nil"
    answer("Multiplier 0", "second item \(item), multiplier \(constraint.multiplier), width \(family.a.frame.width)")
    family.b.removeFromSuperview()
    answer("Multiplier 0", "active \(constraint.isActive) after the second view was removed")
    let third = family.a.heightAnchor =&= family.container.heightAnchor / 3
    answer("Multipliers", "a multiplier of 1 / 3 is \(third.multiplier)")
  },

  Question("Adding by activation") {
    final class Recorder: TALView {
      var calls: [String] = []
      override func addConstraint(_ constraint: NSLayoutConstraint) {
        calls.append("add")
        super.addConstraint(constraint)
      }
      override func removeConstraint(_ constraint: NSLayoutConstraint) {
        calls.append("remove")
        super.removeConstraint(constraint)
      }
    }
    let view = Recorder()
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    constraint.isActive = false
    answer("Adding by activation", "isActive calls \(view.calls)")
    view.calls = []
    NSLayoutConstraint.activate([constraint])
    NSLayoutConstraint.deactivate([constraint])
    answer("Adding by activation", "activate and deactivate call \(view.calls)")
  },

  Question("Removing a view") {
    let family = Family()
    let (child, inner) = (family.a, family.a.box("inner"))
    let constraints = [
      "from outside": child.leadingAnchor.constraint(equalTo: family.container.leadingAnchor),
      "inside": inner.leadingAnchor.constraint(equalTo: child.leadingAnchor),
      "its own size": child.widthAnchor.constraint(equalToConstant: 10),
    ]
    NSLayoutConstraint.activate(Array(constraints.values))
    child.removeFromSuperview()
    for (name, constraint) in constraints.sorted(by: { $0.key < $1.key }) {
      answer("Removing a view", "constraint \(name): active \(constraint.isActive)")
    }
  },

  Question("Order of strength") {
    let family = Family()
    family.a.anchor([.leading, .top], to: family.container)
    for width in [100, 200, 230] as [CGFloat] { family.a.widthAnchor =&= width | TALPriority(600) }
    family.container.layOut()
    answer("Order of strength", "100, 200 or 230 at one priority: \(family.a.frame.width)")
  },

  Question("Required constraints that cannot all hold") {
    for widths in [[100, 200], [200, 100]] as [[CGFloat]] {
      let family = Family()
      family.a.anchor([.leading, .top], to: family.container)
      let made = widths.map { family.a.widthAnchor =&= $0 }
      _ = logged { family.container.layOut() }
      answer(
        "Required constraints that cannot all hold",
        "\(widths): width \(family.a.frame.width), active \(made.map(\.isActive))")
    }
  },

  Question("Pixels") {
    let half = 0.5 / measuredScale()
    for x in [10 + half, 11 + half, -10 - half, -11 - half] {
      let (family, guide) = (Family(), TALGuide())
      family.a.addLayoutGuide(guide)
      family.a.anchor(.size, to: family.container)
      family.a.topAnchor =&= family.container.topAnchor
      family.a.leadingAnchor =&= family.container.leadingAnchor + x
      guide.anchor([.top, .leading, .height], to: family.a)
      guide.widthAnchor =&= x.magnitude
      family.container.layOut()
      answer("Pixels", "x \(x): frame at \(family.a.frame.minX), a guide of this width \(guide.rectangle.width)")
    }
  },

  Question("A root without a window") {
    for priority in [400, 489, 491, 499, 500, 501, 509, 511, 750, 999] as [Float] {
      let root = Box.root(width: 400, height: 300)
      let child = root.box("child", width: 900, height: 10)
      child.anchor(.edges, to: root)
      child.setContentCompressionResistancePriority(TALPriority(priority), for: .horizontal)
      layOutFreely(root)
      answer("A root without a window", "content of 900 at \(priority) in 400: \(child.frame.width)")
    }
  },

  Question("Ambiguity") {
    let family = Family()
    family.a.anchor(.edges, to: family.container)
    family.b.anchor([.leading, .top, .height], to: family.container)
    family.container.layOut()
    answer("Ambiguity", "all edges: \(family.a.hasAmbiguousLayout), no width: \(family.b.hasAmbiguousLayout)")
  },

  Question("Baselines of text") {
    let family = Family()
    let label = family.container.addLabel("A short caption")
    answer("Numbers that only look right", "label \(short(label.intrinsicContentSize))")
    label.anchor([.leading, .top], to: family.container, padding: 20)
    label.heightAnchor =&= 90
    for (view, anchor) in [(family.a, label.firstBaselineAnchor), (family.b, label.lastBaselineAnchor)] {
      view.anchor([.leading], to: family.container)
      view.topAnchor =&= anchor
      view.widthAnchor =&= 10
      view.heightAnchor =&= 10
    }
    family.container.layOut()
    let baselines = [family.a, family.b].map(\.frame.minY)
    answer("Baselines of text", "label \(short(label.frame)), first and last baseline at \(baselines)")
  },

  Question("Baselines") {
    let family = Family()
    family.a.anchor(.edges, to: family.container, padding: 20)
    family.b.anchor([.leading, .width], to: family.container)
    family.b.topAnchor =&= family.a.firstBaselineAnchor
    family.b.bottomAnchor =&= family.a.lastBaselineAnchor
    family.container.layOut()
    answer("Baselines", "view without text \(short(family.a.frame)), between its baselines \(short(family.b.frame))")
  },

  Question("Direction of a view") {
    let family = Family()
    family.a.anchor([.leading, .top, .height], to: family.container, padding: 10)
    family.a.widthAnchor =&= 50
    mirror(family.container)
    #if canImport(UIKit)
    let isFlipped = family.a.effectiveUserInterfaceLayoutDirection == .rightToLeft
    #else
    let isFlipped = family.a.userInterfaceLayoutDirection == .rightToLeft
    #endif
    family.container.layOut()
    answer(
      "Direction of a view", "superview right to left: the child is \(isFlipped), its frame \(short(family.a.frame))")
  },

  Question("Distances") {
    for isMirrored in [false, true] {
      let family = Family()
      if isMirrored { for view in [family.container, family.a, family.b] { mirror(view) } }
      let distance = family.a.leadingAnchor.anchorWithOffset(to: family.b.leadingAnchor) =&= 50
      family.a.leadingAnchor =&= family.container.leadingAnchor + 100
      for view in [family.a, family.b] {
        view.anchor([.top, .height], to: family.container)
        view.widthAnchor =&= 20
      }
      family.container.layOut()
      let frames = "\(short(family.a.frame)), \(short(family.b.frame))"
      answer("Distances", "50 from leading to leading, right to left \(isMirrored): \(frames), \(distance)")
    }
  },

  Question("Right to left") {
    let family = Family()
    mirror(family.container)
    family.a.centerXAnchor =&= family.container.centerXAnchor + 20
    NSLayoutConstraint(
      item: family.b, attribute: .centerX, relatedBy: .equal, toItem: family.container, attribute: .centerX,
      multiplier: 0.5, constant: 0
    ).isActive = true
    for view in [family.a, family.b] {
      view.anchor([.top, .height], to: family.container)
      view.widthAnchor =&= 10
    }
    family.container.layOut()
    let centers = [family.a, family.b].map(\.frame.midX)
    answer("Right to left", "centerX + 20 and centerX × 0.5 in 400, right to left: \(centers)")
  },

  Question("Description") {
    let family = Family()
    let edge = family.a.leadingAnchor =&= family.container.leadingAnchor + 8
    edge.identifier = "name"
    let made = [edge, family.a.widthAnchor =&= 10, family.b.heightAnchor =>= 2 * family.a.heightAnchor | .defaultLow]
    for constraint in made { answer("Description", "\(constraint)") }
  },

  Question("System constraints") {
    let family = Family()
    let view: TALView = family.a
    view.anchor(.edges, to: family.container)
    var guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide]
    #if canImport(UIKit)
    guides.append(view.readableContentGuide)
    #if !os(tvOS)
    guides.append(view.keyboardLayoutGuide)
    #endif
    #endif
    family.container.layOut()
    for guide in guides {
      answer("System constraints", "\(type(of: guide)) \(guide.identifier): \(short(guide.rectangle))")
    }
    for constraint in family.container.constraints + view.constraints {
      answer("System constraints", "\(type(of: constraint)) \(constraint.identifier ?? "-") \(constraint)")
    }
    answer("System constraints", "the tests count \(family.container.allConstraints.count) as theirs; 4 are")
  },
]

#if canImport(UIKit)
private let questionsForUIKit = [
  Question("Layout margins") {
    let family = Family()
    family.a.anchor(.edges, to: family.container, padding: 20)
    let guides = [family.container.layoutMarginsGuide, family.a.layoutMarginsGuide]
    family.container.layOut()
    answer("Layout margins", "\(family.container.layoutMargins), \(family.container.directionalLayoutMargins)")
    let views = "\(short(family.container.frame)) and \(short(family.a.frame))"
    answer("Margins guide", "\(guides.map { short($0.rectangle) }) in \(views)")
  },

  Question("Sizes are not negative") {
    let family = Family()
    family.a.anchor([.leading, .top, .height], to: family.container)
    family.a.widthAnchor =&= 10
    let guide = family.a.layoutMarginsGuide
    _ = logged { family.container.layOut() }
    answer("Sizes are not negative", "margins in a width of 10: \(short(guide.rectangle))")
  },

  Question("Readable content") {
    for width in [400, 800, 2000] as [CGFloat] {
      let root = Box.root(width: width, height: 300)
      let guide = root.readableContentGuide
      root.layOut()
      answer("Readable content", "in a width of \(width): \(short(guide.rectangle))")
    }
  },

  Question("Text styles") {
    let font = UIFont.preferredFont(forTextStyle: .body)
    answer("Text styles", "body \(font.pointSize), ascender \(font.ascender), descender \(font.descender)")
  },

  Question("Lines of text") {
    let family = Family()
    let label = family.container.addLabel(String(repeating: "text ", count: 30))
    label.numberOfLines = 0
    label.anchor([.leading, .top], to: family.container)
    label.trailingAnchor =<= family.container.trailingAnchor
    family.container.layOut()
    answer("Lines of text", "30 words in 400: \(short(label.frame))")
  },

  Question("Stack view") {
    let family = Family()
    let stack = UIStackView(arrangedSubviews: [Box(height: 10), Box(height: 20), Box(height: 30)])
    (stack.axis, stack.spacing) = (.vertical, 8)
    stack.arrangedSubviews[1].isHidden = true
    family.container.addSubview(stack)
    stack.anchor([.leading, .top, .width], to: family.container)
    family.container.layOut()
    answer("Stack view", "the second of three is hidden: \(stack.arrangedSubviews.map { short($0.frame) })")
    for constraint in stack.constraints { answer("Stack view", "\(constraint)") }
  },

  Question("Cell") {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    for height in [44, 120] as [CGFloat] {
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
      layOutFreely(cell)
      answer("Cell", "contentView \(short(cell.contentView.frame)) in \(short(cell.bounds))")
    }
    answer("Cell", "contentView translates its mask: \(cell.contentView.translatesAutoresizingMaskIntoConstraints)")
  },

  Question("View controller") {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    answer("View controller", "view \(short(controller.view.frame))")
    answer("Traits", "text size \(controller.traitCollection.preferredContentSizeCategory.rawValue)")
    answer("Traits", "horizontal size class \(controller.traitCollection.horizontalSizeClass.rawValue)")
  },

  Question("Numbers that only look right") {
    let button = UIButton(type: .system)
    button.setTitle("button", for: .normal)
    answer("Numbers that only look right", "system button \(short(button.intrinsicContentSize))")
  },
]
#else
private let questionsForUIKit: [Question] = []
#endif

#if canImport(UIKit) && !STAND_IN
private let questionsForDevices = [
  Question("Margins and safe area") {
    let controller = UIViewController()
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
    let guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide]
    view.layOut()
    answer("Margins and safe area", "insets \(view.safeAreaInsets), guides \(guides.map { short($0.rectangle) })")
  }
]
#else
private let questionsForDevices: [Question] = []
#endif

/// Lays out without holding the root's size, as `layOut()` does.
@MainActor private func layOutFreely(_ root: TALView) {
  #if canImport(UIKit)
  root.setNeedsLayout()
  root.layoutIfNeeded()
  #else
  root.needsLayout = true
  root.layoutSubtreeIfNeeded()
  #endif
}

@MainActor private func mirror(_ view: TALView) {
  #if canImport(UIKit)
  view.semanticContentAttribute = .forceRightToLeft
  #else
  view.userInterfaceLayoutDirection = .rightToLeft
  #endif
}

// MARK: Questions that can end the process

private let risky = [
  Question("Items are not kept") {
    var view: Box? = Box()
    let constraint = view?.widthAnchor.constraint(equalToConstant: 10)
    view = nil
    answer("Items are not kept", "the item is gone, active \(constraint?.isActive ?? false)")
    answer("Items are not kept", "first item \(constraint?.firstItem == nil ? "nil" : "not nil")")
    constraint?.isActive = true
    answer("A view that is gone", "after activation: active \(constraint?.isActive ?? false)")
  },
  Question("A view that is gone, with an active constraint") {
    let container = Box.root()
    var child: Box? = container.box("child")
    let constraint = child?.widthAnchor.constraint(equalToConstant: 10)
    constraint?.isActive = true
    child?.removeFromSuperview()
    child = nil
    answer("A view that is gone, with an active constraint", "active \(constraint?.isActive ?? false)")
    constraint?.isActive = false
    answer("A view that is gone, with an active constraint", "deactivated")
  },
  Question("Creation") { relate(.width, to: .top) },
  Question("Unknown attribute") { relate(.width, to: .notAnAttribute) },
  Question("x with y") { relate(.leading, to: .top) },
  Question("Multiplier 0, without an ancestor") {
    let views = [Box(), Box()]
    let constraint = views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 0, constant: 8)
    constraint.isActive = true
    answer("Multiplier 0, without an ancestor", "active \(constraint.isActive)")
  },
  Question("A guide without an owner") {
    let guide = TALGuide()
    let constraint = guide.widthAnchor.constraint(equalToConstant: 8)
    constraint.isActive = true
    answer("A guide without an owner", "active \(constraint.isActive)")
  },
  Question("Range, 0") { Family().a.widthAnchor.constraint(equalToConstant: 1).priority = TALPriority(0) },
  Question("Range, 1001") { Family().a.widthAnchor.constraint(equalToConstant: 1).priority = TALPriority(1001) },
  Question("Priority across required, downwards") { change(from: .required, to: .defaultLow) },
  Question("Priority across required, upwards") { change(from: .defaultLow, to: .required) },
  Question("Priority across required, the same value") { change(from: .required, to: .required) },
  Question("Hugging out of range, 0") { Box().setContentHuggingPriority(TALPriority(0), for: .horizontal) },
  Question("Hugging out of range, 1001") { Box().setContentHuggingPriority(TALPriority(1001), for: .horizontal) },
  Question("Huge constants") {
    let family = Family()
    family.a.anchor([.leading, .top], to: family.container)
    family.a.widthAnchor =<= .greatestFiniteMagnitude
    family.a.widthAnchor =>= 20
    family.container.layOut()
    answer("Huge constants", "frame \(short(family.a.frame))")
  },
  Question("Huge constants, a sum") {
    let family = Family()
    family.a.leadingAnchor =&= family.container.leadingAnchor + .greatestFiniteMagnitude
    family.b.leadingAnchor =&= family.a.leadingAnchor + .greatestFiniteMagnitude
    family.container.layOut()
    answer("Huge constants, a sum", "frame \(short(family.b.frame))")
  },
  Question("Views only") {
    let family = Family()
    family.guide.anchor([.firstBaseline], to: family.a)
    family.container.layOut()
    answer("Views only", "guide \(short(family.guide.rectangle))")
  },
]

/// Relates an attribute of a child to one of its superview by items, and lays out.
@MainActor private func relate(_ first: NSLayoutConstraint.Attribute, to second: NSLayoutConstraint.Attribute) {
  let family = Family()
  NSLayoutConstraint(
    item: family.a, attribute: first, relatedBy: .equal, toItem: family.container, attribute: second, multiplier: 1,
    constant: 1
  ).isActive = true
  family.container.layOut()
}

/// Changes the priority of an active constraint.
@MainActor private func change(from old: TALPriority, to new: TALPriority) {
  let family = Family()
  let constraint = family.a.widthAnchor.constraint(equalToConstant: 10)
  constraint.priority = old
  constraint.isActive = true
  constraint.priority = new
}

extension PlatformReport {
  /// Asks in a process of its own. That process always fails in the end, so this passes with or without an exception.
  private func answerInAnotherProcess(_ row: String) async {
    #if compiler(>=6.2) && (os(macOS) || STAND_IN)  // Swift Testing before 6.2 can't wait for the end of a process.
    // Swift 6.2 can't pass a value to the new process, so it reads a file.
    let file = Self.file(ofProcess: getpid())
    defer { try? FileManager.default.removeItem(at: file) }
    try? row.write(to: file, atomically: true, encoding: .utf8)
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent, \.standardErrorContent]
    ) { @MainActor in
      let row = try? String(contentsOf: PlatformReport.file(ofProcess: getppid()), encoding: .utf8)
      for question in risky where question.row == row { question.ask() }
      answer(row ?? "?", "no exception")
      exit(EXIT_FAILURE)
    }
    guard let result else { return }
    let (output, log) = (lines(result.standardOutputContent), lines(result.standardErrorContent))
    write(output.filter { $0.hasPrefix("platform: ") })
    if output.contains("platform: \(row): no exception") { return }
    // Prints only the text after these words. Scripts that read the log count a whole line as a failure.
    let starts = ["uncaught exception ", "atal error: "]
    let reasons = log.compactMap { line in starts.compactMap { line.components(separatedBy: $0).dropFirst().last }.first
    }
    answer(row, "\(result.exitStatus), \(reasons.first ?? "no message")")
    #else
    answer(row, "asked on macOS only, with Swift 6.2 or later")
    #endif
  }

  private static nonisolated func file(ofProcess number: Int32) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("platformReport-\(number).txt")
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
  }
}
