#!/usr/bin/env python3
"""Runs the tests with AppKit's branch of the product, on Linux.

Usage: appkit.py [FILE]     FILE is the name of a file of tests, without its ending. Only its tests run.

The script copies the package and makes an AppKit of the copied stand-in: it renames types and members, hides those that
only UIKit has, and compiles the result as a module named AppKit. So `canImport` chooses AppKit's branch of the product,
the tests and the examples. In the copies, `os(macOS)` is true, and any other `os(…)` is false. `APPKIT_COPY` is set, so
that tests of views that only the real AppKit has are left out.

Two things are not checked here: isolation, which headers.py checks, and behavior of AppKit beyond the tables below.
"""

import re
import sys

import package

# UIKit's name: AppKit's name.
RENAMED = {
    "UIView": "NSView",
    "UILayoutGuide": "NSLayoutGuide",
    "UILabel": "NSTextField",
    "UIFont": "NSFont",
    "UIEdgeInsets": "NSEdgeInsets",
    "UIUserInterfaceLayoutDirection": "NSUserInterfaceLayoutDirection",
    "Axis": "Orientation",
    "layoutFrame": "frame",
    "layoutIfNeeded": "layoutSubtreeIfNeeded",
    "layoutSubviews": "layout",
    "fittingSizeLevel": "fittingSizeCompression",
}
# Members that AppKit doesn't have, or has with another meaning. They get the prefix `hidden`, like all other names that
# begin with UI: `layoutMargins` becomes `hiddenLayoutMargins`. So code for AppKit that uses one doesn't compile.
HIDDEN = """
    leftMargin rightMargin topMargin bottomMargin leadingMargin trailingMargin centerXWithinMargins centerYWithinMargins
    layoutMargins directionalLayoutMargins readableContentGuide keyboardLayoutGuide semanticContentAttribute
    setNeedsLayout text effectiveUserInterfaceLayoutDirection
"""
RENAMED |= {name: "hidden" + name[0].upper() + name[1:] for name in HIDDEN.split()}

# Text of the renamed stand-in: the text that replaces it.
REPLACED = {
    # Two members are public in AppKit.
    "private var needsLayout": "open var needsLayout",
    "var firstBaselineOffsetFromTop": "public var firstBaselineOffsetFromTop",
    # Each NSView has a layout direction of its own.
    "open class NSView: NSObject {\n": """open class NSView: NSObject {
  open var isFlipped: Bool { false }
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
""",
    "isRightToLeft: Bool { hiddenEffectiveUserInterfaceLayoutDirection": "isRightToLeft: Bool { "
    "userInterfaceLayoutDirection",
    # The y axis of an NSView points up, unless it overrides `isFlipped`, but the stand-in always measures downwards. So
    # the copy stops if a view that isn't flipped has a layout that isn't symmetric from top to bottom.
    "open func layout() {\n": """open func layout() {
    defer {
      let frames = subviews.map(\\.frame) + layoutGuides.map(\\.frame)
      precondition(isFlipped || frames.allSatisfy { $0.minY + $0.maxY == frame.height }, "the y axis points up")
    }
""",
}
ADDED = """
extension String { public var rawValue: String { self } }  // AppKit's identifiers have a type of their own
extension NSLayoutConstraint { public typealias Priority = hiddenUILayoutPriority }
extension NSTextField {
  public convenience init(labelWithString string: String) {
    self.init(frame: .zero)
    stringValue = string
  }
  public var stringValue: String { get { hiddenText ?? "" } set { hiddenText = newValue } }
}
"""


def appkit_source():
    """The source of the stand-in as AppKit."""
    text = "".join(file.read_text() for file in package.STAND_IN)
    pattern = r"\b(?:" + "|".join(RENAMED) + r")\b"
    missing = RENAMED.keys() - set(re.findall(pattern, text))
    text = re.sub(pattern, lambda match: RENAMED[match.group()], text)
    text = re.sub(r"\bUI(?!Kit\b)[A-Z]", r"hidden\g<0>", text)
    for old, new in REPLACED.items():
        if old not in text:
            missing.add(old)
        text = text.replace(old, new)
    if missing:
        sys.exit(f"The tables in appkit.py name text that the stand-in doesn't contain: {missing}")
    return text + ADDED


def build(only):
    """Compiles the tests, or those of one file, and the gallery. Returns the program of the tests."""
    folder = package.copy_package(package.ROOT / ".build/checks/appkit")
    for target in (*package.TEST_TARGETS, "Gallery"):
        for file in folder.glob(f"Tests/{target}/**/*.swift"):
            text = re.sub(r"\bos\((\w+)\)", lambda match: str(match[1] == "macOS").lower(), file.read_text())
            package.written(file, text)
    built = package.build_module("AppKit", [package.written(folder / "AppKit.swift", appkit_source())])
    built = package.build_module(package.NAME, [folder / package.PRODUCT.name], imports=built)
    built = package.build_tests(built, "-D", "APPKIT_COPY", root=folder, only=only)
    package.build_module("Gallery", sorted(folder.glob("Tests/Gallery/**/*.swift")), imports=built)
    package.output("swiftc", "-o", folder / "tests", *built.glob("*.o"))
    return folder / "tests"


def main():
    only = sys.argv[1] if sys.argv[1:] else None
    result = package.run("timeout", "60", build(only))
    output = re.sub(r"\x1b\[\d*m|^platform: .*", "", result.stdout + result.stderr, flags=re.M)  # no colors, no report
    failures = re.findall(r".*(?:recorded an issue|Fatal error|Precondition failed).*", output)
    passed = set(re.findall(r"Suite (\w+) passed", output))
    failures += [f"the suite {suite} failed or did not run" for suite in sorted(package.suites(only) - passed)]
    failures = failures or [f"exit code {result.returncode}"] * bool(result.returncode)
    print(*failures, f"as AppKit: {len(passed)} suites passed", sep="\n")
    return package.exit_code(failures, "correct the code for AppKit, or the tables in appkit.py")


if __name__ == "__main__":
    sys.exit(main())
