#!/usr/bin/env python3
"""Runs the tests on AppKit's branch of the product, where there is no AppKit.

Usage: appkit.py [FILE]     FILE is the name of a file of tests, without its ending. Only its tests run.

The kit is a copy of the stand-in in AppKit's shape: with its names, and without what it has not. The copy is compiled
under the name AppKit. So `canImport` chooses AppKit's branch of the product, of the examples and of the tests. In
copies of the examples, the gallery and the tests `os(macOS)` holds, and no other `os(…)`.
Not seen here: isolation (headers.py has that), and how AppKit differs from UIKit beside the tables.
"""
import re
import subprocess
import sys

import package

# AppKit's names for what UIKit has by another name.
APPKIT_NAMES = {
    "UIView": "NSView", "UILayoutGuide": "NSLayoutGuide", "UILabel": "NSTextField", "UIFont": "NSFont",
    "UIEdgeInsets": "NSEdgeInsets", "UIUserInterfaceLayoutDirection": "NSUserInterfaceLayoutDirection",
    "Axis": "Orientation", "layoutFrame": "frame", "layoutIfNeeded": "layoutSubtreeIfNeeded",
    "layoutSubviews": "layout", "dragThatCanResizeScene": "dragThatCanResizeWindow",
    "dragThatCannotResizeScene": "dragThatCannotResizeWindow", "sceneSizeStayPut": "windowSizeStayPut",
    "fittingSizeLevel": "fittingSizeCompression", "private var needsLayout": "open var needsLayout",
    "var firstBaselineOffsetFromTop": "public var firstBaselineOffsetFromTop",
}
# UIKit's names that AppKit has not, or not so.
APPKIT_LACKS = """
    UIScrollView UITableViewCell UIViewController UISemanticContentAttribute UILayoutPriority leftMargin rightMargin
    topMargin bottomMargin leadingMargin trailingMargin centerXWithinMargins centerYWithinMargins layoutMargins
    directionalLayoutMargins readableContentGuide keyboardLayoutGuide semanticContentAttribute setNeedsLayout text
    effectiveUserInterfaceLayoutDirection""".split()
# What stands in the copy for AppKit instead of what. An NSView does not ask its superview for the direction. Its y axis
# points up unless it says otherwise. In the copy all point down. So a view that does not say so may lay out only what
# is the same upside down.
APPKIT_CHANGES = {
    "open class NSView: NSObject {\n": """open class NSView: NSObject {
  open var isFlipped: Bool { false }
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
""",
    "isRightToLeft: Bool { hiddenEffectiveUserInterfaceLayoutDirection":
        "isRightToLeft: Bool { userInterfaceLayoutDirection",
    "open func layout() {\n": """open func layout() {
    defer {
      let frames = subviews.map(\\.frame) + layoutGuides.map(\\.frame)
      precondition(isFlipped || frames.allSatisfy { $0.minY + $0.maxY == frame.height }, "the y axis points up")
    }
""",
}
# What AppKit has besides.
APPKIT_HAS = """
extension NSLayoutConstraint { public typealias Priority = hiddenUILayoutPriority }
extension NSTextField {
  public convenience init(labelWithString string: String) {
    self.init(frame: .zero)
    stringValue = string
  }
  public var stringValue: String { get { hiddenText ?? "" } set { hiddenText = newValue } }
}
"""

TESTS = 75  # so many at least run there


def in_shape(text):
    """The stand-in's text with AppKit's names, and with what the tables say of AppKit."""
    names = {name: "hidden" + name[0].upper() + name[1:] for name in APPKIT_LACKS} | APPKIT_NAMES
    pattern = r"\b(?:" + "|".join(names) + r")\b"
    missing = names.keys() - set(re.findall(pattern, text))
    text = re.sub(pattern, lambda match: names[match.group()], text)
    for old, new in APPKIT_CHANGES.items():
        missing |= set() if old in text else {old}
        text = text.replace(old, new)
    if missing:
        sys.exit(f"the tables here name what the stand-in has not: {missing}")
    return text + APPKIT_HAS


def build(only=None):
    """The program of the tests, or of one file's, in a copy of the package in AppKit's shape. The gallery, which is no
    part of it, is compiled too."""
    folder = package.copy(package.ROOT / ".build/checks/appkit")
    for file in (file for target in (*package.TESTED, "Gallery") for file in folder.glob(f"Tests/{target}/**/*.swift")):
        text = re.sub(r"\bos\((\w+)\)", lambda match: str(match[1] == "macOS").lower(), file.read_text())
        package.written(file, text)
    kit = in_shape("".join(file.read_text() for file in package.STAND_IN))
    made = package.compiled("AppKit", [package.written(folder / "AppKit.swift", kit)])
    made = package.compiled(package.NAME, [folder / package.PRODUCT.name], beside=made)
    made = package.tests(made, root=folder, only=only)
    package.compiled("Gallery", sorted(folder.glob("Tests/Gallery/*.swift")), beside=made)
    package.output("swiftc", "-o", folder / "tests", *made.glob("*.o"))
    return folder / "tests"


def main():
    expected, program = 1 if sys.argv[1:] else TESTS, build(*sys.argv[1:])
    result = subprocess.run(["timeout", "60", program], text=True, capture_output=True)
    output = re.sub(r"\x1b\[\d*m", "", result.stdout + result.stderr)  # without its colours
    ran = int(re.search(r"Test run with (\d+) tests?|$", output)[1] or 0)
    failures = re.findall(r".*(?:recorded an issue|Fatal error|Precondition failed).*", output)
    failures += [f"{ran} tests ran to the end; {expected} have to"] * (ran < expected)
    failures = failures or [f"exit code {result.returncode}"] * bool(result.returncode)
    print("\n".join([f"in AppKit's shape {ran} tests ran, failures: {len(failures)}", *failures]))
    return package.verdict(failures, "mend what fails on AppKit, or the tables here that say what AppKit has")


if __name__ == "__main__":
    sys.exit(main())
