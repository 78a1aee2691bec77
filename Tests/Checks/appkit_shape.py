#!/usr/bin/env python3
"""Runs the tests on AppKit's branch of the product, where there is no AppKit.

Usage: appkit_shape.py [FILE]     FILE is the name of a file of tests, without its ending. Only its tests run.

The kit is a copy of the stand-in in AppKit's shape: with its names, and without what it has not. The copy is compiled
under the name AppKit. So `canImport` chooses AppKit's branch of the product, of the examples and of the tests. In
copies of the examples and the tests `os(macOS)` holds, and no other `os(…)`.
Not seen here: isolation (imported_headers.py has that), from which version on the platform has what the tests use, and
how AppKit differs from UIKit beside the tables. Needs Python 3 and a Swift toolchain without UIKit and AppKit.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

import package

# The targets beside the stand-in and the product, each after those that it imports.
TARGETS = ("TestSupport", "Examples", "Gallery", "TextualAutoLayoutTests")

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

LEAST = 80  # so many tests run there
RUNNER = """import Testing
@main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
"""


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


class AppKitTests:
    """A copy of the package in AppKit's shape, compiled once; `errors` has what does not compile. The tests run with
    any text of the product that has the same interface and the same default values of parameters."""

    def __init__(self, folder, only=None):
        package.copy(folder)
        self.folder, self.program, self.least = folder, folder / "tests", 1 if only else LEAST
        self.product, runner = folder / package.PRODUCT.name, package.written(folder / "Runner.swift", RUNNER)
        kit = package.written(folder / "Kit.swift", in_shape("".join(file.read_text() for file in package.STAND_IN)))
        self.modules = {"AppKit": [kit], "TextualAutoLayout": [self.product]}
        for target in TARGETS:
            self.modules[target] = sorted((folder / "Tests" / target).rglob("*.swift"))
            for file in self.modules[target]:
                file.write_text(re.sub(
                    r"\bos\((\w+)\)", lambda match: str(match.group(1) == "macOS").lower(), file.read_text()))
        tests = self.modules["TextualAutoLayoutTests"]
        if only and only not in [file.stem for file in tests]:
            sys.exit(f"there is no file of tests with the name {only}")
        self.modules["TextualAutoLayoutTests"] = [runner] + [
            file for file in tests if only in (None, file.stem) or "@Test" not in file.read_text()]
        # Where a module has errors, those after it are not tried.
        self.errors = next(filter(None, map(self.compile, self.modules)), [])

    def compile(self, module):
        """The errors of a module, of which all files are compiled at once: that is the fastest."""
        command = [
            "swiftc", "-Onone", "-c", "-wmo", "-parse-as-library", "-package-name", "tests", "-module-name", module,
            "-I", self.folder, "-plugin-path", package.PLUGINS, "-diagnostic-style", "llvm",
            "-emit-module-path", f"{module}.swiftmodule", *self.modules[module]]
        result = subprocess.run(list(map(str, command)), cwd=self.folder, capture_output=True, text=True)
        errors = [line for line in result.stderr.replace(f"{self.folder}/", "").splitlines() if "error:" in line]
        return errors or ([result.stderr] if result.returncode else [])

    def link(self):
        """Whether everything but the gallery, a program of its own, makes one program."""
        command = ["swiftc", "-o", self.program, *(f"{module}.o" for module in self.modules if module != "Gallery")]
        return not subprocess.run(command, cwd=self.folder, capture_output=True).returncode

    def run(self):
        """How many tests ran, and what failed."""
        if self.errors or not self.link():
            return 0, self.errors or ["the tests are not linked"]
        result = subprocess.run(["timeout", "60", self.program], cwd=self.folder, text=True, capture_output=True)
        output = re.sub(r"\x1b\[\d*m", "", result.stdout + result.stderr)  # without its colours
        ran = int(re.search(r"Test run with (\d+) tests?|$", output).group(1) or 0)
        failures = re.findall(r".*(?:recorded an issue|Fatal error|Precondition failed).*", output)
        failures += [f"{ran} tests ran to the end; {self.least} have to"] * (ran < self.least)
        return ran, failures or [f"exit code {result.returncode}"] * bool(result.returncode)

    def verdict(self, text):
        """Whether the product with that text does not compile, dies or lives."""
        self.product.write_text(text)
        if self.compile("TextualAutoLayout") or not self.link():
            return package.WRONG
        return package.LIVES if package.passes(self.program, self.folder) else package.DIES


def main():
    with tempfile.TemporaryDirectory() as name:
        ran, failures = AppKitTests(pathlib.Path(name) / "package", *sys.argv[1:]).run()
    print("\n".join([f"in AppKit's shape {ran} tests ran, failures and errors: {len(failures)}", *failures]))
    return package.verdict(failures, "mend what fails on AppKit, or the tables here that say what AppKit has")


if __name__ == "__main__":
    sys.exit(main())
