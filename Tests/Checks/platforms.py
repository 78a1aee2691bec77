#!/usr/bin/env python3
"""Type-checks the product, the examples and the tests as on iOS, tvOS and macOS, on the package's oldest system and on
the newest, against the stand-in in that platform's shape: with its names, and without what it has not.

The module is a copy of the stand-in that is compiled here under the kit's own name, UIKit or AppKit, as it is another one
for each platform: so `canImport` chooses the platform's branch without an alias.
What its `@available` attributes say is not there yet has another name in the copy, and so has what the tables below
take from AppKit. In copies of the tests `os(…)` is decided, and what a version hides is cut: the declaration after
`@available(…)`, and the block from `guard #available(…) else { return }` to its end. What is left uses it unguarded.
Not seen here: isolation (headers.py has that), and what AppKit has beside the names of the tables. Needs Python 3
and a Swift toolchain without UIKit and AppKit.
"""
import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import package

PLUGINS = pathlib.Path(shutil.which("swiftc")).resolve().parent.parent / "lib/swift/host/plugins/testing"
NEWEST = (999,)

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
    effectiveUserInterfaceLayoutDirection flexibleLeftMargin flexibleWidth flexibleRightMargin flexibleTopMargin
    flexibleHeight flexibleBottomMargin
    """.split()
# What AppKit has that UIKit has not, or not so: in the class, what is overridden, and after it.
APPKIT_VIEW = "open class NSView: NSObject {\n"
APPKIT_OVERRIDDEN = "  open var isFlipped: Bool { false }\n"
APPKIT_HAS = """
extension NSLayoutConstraint { public typealias Priority = hiddenUILayoutPriority }
extension NSTextField {
  public convenience init(labelWithString string: String) { self.init(frame: .zero) }
  public var stringValue: String { get { hiddenText ?? "" } set { hiddenText = newValue } }
}
extension NSView {
  public var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { .leftToRight }
    set {}
  }
}
"""


def is_there(attributes, system, version):
    """Whether what has these attributes is there in that version of the system."""
    since = re.search(rf"\b{system} ([\d.]+)", attributes)
    return f"{system}, unavailable" not in attributes and (
        not since or tuple(map(int, since.group(1).split("."))) <= version)


def lacking(system, version):
    """The names that the stand-in's attributes say are not there: of a function, the first argument's."""
    text = "".join(file.read_text() for file in package.STAND_IN)
    attributes = r"((?:@available\([^()]*\)\s+)+)"
    found = re.findall(attributes + r"[^@={]*?\b(?:var|struct|func)\s+(\w+)(?:\(\s*(\w+))?", text)
    if len(found) != len(re.findall(attributes, text)):
        sys.exit("not every declaration of the stand-in with an availability was understood")
    return [argument or name for attributes, name, argument in found if not is_there(attributes, system, version)]


def shaped(text, framework, lacks):
    """The stand-in's source with the platform's names."""
    names = {name: "hidden" + name[0].upper() + name[1:] for name in lacks}
    if framework == "AppKit":
        names = APPKIT_NAMES | names
    if names:
        text = re.sub(r"\b(" + "|".join(names) + r")\b", lambda match: names[match.group()], text)
    return text.replace(APPKIT_VIEW, APPKIT_VIEW + APPKIT_OVERRIDDEN) + (APPKIT_HAS if APPKIT_VIEW in text else "")


def decided(text, system, version):
    """The test's source with its conditions about the system decided. The formatter's indentation shows the blocks."""
    def cut(match):  # to as many empty lines
        return match.group() if is_there(match.group(2), system, version) else "\n" * match.group().count("\n")
    text = re.sub(r"^( *)guard #available\((.*)\) else \{ return \}\n(?:(?:\1.*)?\n)*", cut, text, flags=re.M)
    text = re.sub(r"^( *)@available\((.*)\)\n\1\S(?:.*[{(]\n(?:.*\n)*?\1\}\n|.*\n)", cut, text, flags=re.M)
    return re.sub(r"\bos\((\w+)\)", lambda match: "true" if match.group(1) == system else "false", text)


def check(system, framework, version):
    """The errors; where a module has some, those after it are not tried."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)

        def compile_(module, sources, change, *options):
            (folder / module).mkdir()
            for file in sources:
                (folder / module / file.name).write_text(change(file.read_text()))
            command = [
                "swiftc", "-typecheck", "-parse-as-library", "-package-name", "tests", "-module-name", module, "-I",
                name, "-diagnostic-style", "llvm", *options, *map(str, sorted((folder / module).iterdir()))]
            result = subprocess.run(command, capture_output=True, text=True)
            errors = [line for line in result.stderr.replace(name + "/", "").splitlines() if "error:" in line]
            return errors or ([result.stderr] if result.returncode else [])

        lacks = lacking(system, version) + (APPKIT_LACKS if framework == "AppKit" else [])
        modules = [
            (framework, package.STAND_IN, lambda text: shaped(text, framework, lacks)),
            ("TextualAutoLayout", [package.PRODUCT], str)]
        for folder_name in ("TestSupport", "Examples", "Gallery", "TextualAutoLayoutTests"):
            sources = sorted((package.ROOT / "Tests" / folder_name).rglob("*.swift"))
            modules.append((folder_name, sources, lambda text: decided(text, system, version)))
        for module, sources, change in modules:
            options = ["-plugin-path", str(PLUGINS)]
            if module in (framework, "TextualAutoLayout", "TestSupport", "Examples"):
                options += ["-wmo", "-emit-module-path", f"{name}/{module}.swiftmodule"]
            errors = compile_(module, sources, change, *options)
            if errors:
                return errors
    return []


def main():
    manifest = (package.ROOT / "Package.swift").read_text()
    platforms = []
    for system, framework in (("iOS", "UIKit"), ("tvOS", "UIKit"), ("macOS", "AppKit")):
        oldest = re.search(rf"\.{system}\(\.v(\w+)\)", manifest).group(1).split("_")
        platforms += [(system, framework, tuple(map(int, oldest))), (system, framework, NEWEST)]
    failures = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for (system, framework, version), errors in zip(platforms, pool.map(lambda row: check(*row), platforms)):
            failures += len(errors)
            which = "the newest" if version == NEWEST else ".".join(map(str, version))
            print(f"{framework} of {system}, {which}: {f'errors: {len(errors)}' if errors else 'compiles'}", flush=True)
            for error in errors:
                print("  " + error)
    return package.verdict(failures, "guard the name with #available or #if, as the stand-in says where it is")


if __name__ == "__main__":
    sys.exit(main())
