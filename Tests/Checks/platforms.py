#!/usr/bin/env python3
"""Compiles the product, the examples and the tests as on iOS, tvOS and macOS, on the package's oldest system and on the
newest. As on the newest macOS the tests run too, so that they hold AppKit's branch of the product; as on the others all is
only type-checked.

The kit is a copy of the stand-in in the platform's shape: with its names, and without what it has not. The copy is compiled
here under the kit's own name, UIKit or AppKit, as it is another one for each platform: so `canImport` chooses the
platform's branch without an alias.
What its `@available` attributes say is not there yet has another name in the copy, and so has what the tables below
take from AppKit. In copies of the tests `os(…)` is decided, and what a version hides is cut: the declaration after
`@available(…)`, and the block from `guard #available(…) else { return }` to its end. What is left uses it unguarded.
Not seen here: isolation (headers.py has that), and how AppKit differs from UIKit beside the tables. Needs Python 3 and a
Swift toolchain without UIKit and AppKit.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

import package

NEWEST = (999,)
# The targets beside the stand-in and the product, each after those that it imports. No target imports the last two.
TARGETS = ("TestSupport", "Examples", "Gallery", "TextualAutoLayoutTests")
NOT_IMPORTED = TARGETS[2:]

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
# What stands in the copy for AppKit instead of what. An NSView does not ask its superview for the direction. Its y axis
# points up unless it says otherwise; in the copy all point down, so a view that does not say so may lay nothing out.
APPKIT_CHANGES = {
    "open class NSView: NSObject {\n": """open class NSView: NSObject {
  open var isFlipped: Bool { false }
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
""",
    "isRightToLeft: Bool { hiddenEffectiveUserInterfaceLayoutDirection":
        "isRightToLeft: Bool { userInterfaceLayoutDirection",
    "open func layout() {\n": """open func layout() {
    precondition(isFlipped || (subviews.isEmpty && layoutGuides.isEmpty), "the y axis points up")
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

# The suites that do not run in AppKit's shape: this one asks for the stand-in's journal, so `#if os(Linux)` hides it.
LEFT_OUT = {"PlatformCallTests"}
# At least as many tests run there.
LEAST = 60
# With -wmo the object file has the module's name.
OBJECT = ["-Onone", "-c"]
RUNNER = """import Testing
@main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
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


def shape_stand_in(files, framework, lacks):
    """Gives a copy of the stand-in's sources the platform's names, and what the tables say of AppKit."""
    names = {name: "hidden" + name[0].upper() + name[1:] for name in lacks}
    changes = {}
    if framework == "AppKit":
        names, changes = APPKIT_NAMES | names, APPKIT_CHANGES
    missing = set(changes)
    for file in files if names else []:
        text = re.sub(r"\b(" + "|".join(names) + r")\b", lambda match: names[match.group()], file.read_text())
        for old, new in changes.items():
            if old in text:
                missing.discard(old)
                text = text.replace(old, new)
        file.write_text(text)
    if missing:
        sys.exit(f"the stand-in in AppKit's shape has no: {missing}")
    if framework == "AppKit":
        with files[0].open("a") as file:
            file.write(APPKIT_HAS)


def decided(text, system, version):
    """The test's source with its conditions about the system decided. The formatter's indentation shows the blocks."""
    def cut(match):  # to as many empty lines
        return match.group() if is_there(match.group(2), system, version) else "\n" * match.group().count("\n")
    text = re.sub(r"^( *)guard #available\((.*)\) else \{ return \}\n(?:(?:\1.*)?\n)*", cut, text, flags=re.M)
    text = re.sub(r"^( *)@available\((.*)\)\n\1\S(?:.*[{(]\n(?:.*\n)*?\1\}\n|.*\n)", cut, text, flags=re.M)
    return re.sub(r"\bos\((\w+)\)", lambda match: "true" if match.group(1) == system else "false", text)


class Shape:
    """A copy of the package, in which stand-in and targets have a platform's shape."""

    def __init__(self, folder, system, framework, version):
        package.copy(folder)
        self.folder = folder
        self.product = folder / package.PRODUCT.name
        stand_in = [folder / file.relative_to(package.ROOT) for file in package.STAND_IN]
        self.modules = {framework: stand_in, "TextualAutoLayout": [self.product]}
        for target in TARGETS:
            self.modules[target] = sorted((folder / "Tests" / target).rglob("*.swift"))
            for file in self.modules[target]:
                file.write_text(decided(file.read_text(), system, version))
        shape_stand_in(stand_in, framework, lacking(system, version) + (APPKIT_LACKS if framework == "AppKit" else []))

    def compile(self, module, *options):
        """The errors of a module, of which all files are compiled at once: that is the fastest."""
        command = [
            "swiftc", "-wmo", "-parse-as-library", "-package-name", "tests", "-module-name", module, "-I", self.folder,
            "-plugin-path", package.PLUGINS, "-diagnostic-style", "llvm", *options, *self.modules[module]]
        result = subprocess.run(list(map(str, command)), cwd=self.folder, capture_output=True, text=True)
        errors = [line for line in result.stderr.replace(f"{self.folder}/", "").splitlines() if "error:" in line]
        return errors or ([result.stderr] if result.returncode else [])

    def compile_all(self, *options):
        """The errors; where a module has some, those after it are not tried."""
        for module in self.modules:
            emitted = [] if module in NOT_IMPORTED else ["-emit-module-path", f"{module}.swiftmodule"]
            if errors := self.compile(module, *options, *emitted):
                return errors
        return []


class AppKitTests(Shape):
    """The tests in AppKit's shape on the newest macOS, compiled once; `errors` has what does not compile. They run with
    any text of the product that has the same interface and the same default values of parameters."""

    def __init__(self, folder):
        super().__init__(folder, "macOS", "AppKit", NEWEST)
        tests = self.modules["TextualAutoLayoutTests"]
        texts = "".join(file.read_text() for file in tests)
        self.suites = set(re.findall(r"@Suite.* (?:struct|class) (\w+)", texts)) - LEFT_OUT
        tests.append(folder / "Runner.swift")
        tests[-1].write_text(RUNNER)
        self.program = folder / "tests"
        self.errors = self.compile_all(*OBJECT)

    def link(self):
        """Whether everything but the gallery, a program of its own, makes one program."""
        objects = [f"{module}.o" for module in self.modules if module != "Gallery"]
        command = ["swiftc", "-o", self.program, *objects]
        return subprocess.run(command, cwd=self.folder, capture_output=True).returncode == 0

    def run(self):
        """How many tests ran, and what failed."""
        if not self.link():
            return 0, ["the tests are not linked"]
        result = subprocess.run(
            ["timeout", "60", self.program], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        output = re.sub(r"\x1b\[\d*m", "", result.stdout)  # without its colours
        ran = int(re.search(r"Test run with (\d+) tests?|$", output).group(1) or 0)
        failures = re.findall(r".*(?:recorded an issue|Fatal error|Precondition failed).*", output)
        if ran:
            ended = re.findall(r"Suite (\w+) (?:passed|failed)", output)
            failures += [f"{suite} did not run" for suite in sorted(self.suites.difference(ended))]
        if ran < LEAST:
            failures.append(f"{ran} tests ran to the end; {LEAST} have to")
        return ran, failures or [f"exit code {result.returncode}"] * bool(result.returncode)

    def verdict(self, text):
        """Whether the product with that text does not compile, dies or lives."""
        self.product.write_text(text)
        if self.compile("TextualAutoLayout", *OBJECT) or not self.link():
            return "does not compile"
        return "lives" if package.passes([self.program, "--skip", package.OTHERS], self.folder) else "dies"


def check(row):
    """The errors, and how many tests ran, if any were to."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name) / "package"
        if row[1:] != ("AppKit", NEWEST):
            return Shape(folder, *row).compile_all("-typecheck"), None
        tests = AppKitTests(folder)
        ran, failures = (0, []) if tests.errors else tests.run()
        return tests.errors + failures, ran


def main():
    manifest = (package.ROOT / "Package.swift").read_text()
    platforms = []
    for system, framework in (("macOS", "AppKit"), ("iOS", "UIKit"), ("tvOS", "UIKit")):  # the longest first
        oldest = re.search(rf"\.{system}\(\.v(\w+)\)", manifest).group(1).split("_")
        platforms += [(system, framework, NEWEST), (system, framework, tuple(map(int, oldest)))]
    failures = 0
    for (system, framework, version), (errors, ran) in zip(platforms, package.parallel(check, platforms)):
        failures += len(errors)
        which = "the newest" if version == NEWEST else ".".join(map(str, version))
        tests = "" if ran is None else f", {ran} tests ran"
        print(f"{framework} of {system}, {which}: {f'errors: {len(errors)}' if errors else 'compiles'}{tests}")
        for error in errors:
            print("  " + error)
    return package.verdict(failures, "guard the name as the stand-in says where it is; mend what fails on AppKit")


if __name__ == "__main__":
    sys.exit(main())
