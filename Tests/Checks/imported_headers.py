#!/usr/bin/env python3
"""Compiles the product and clients against Objective-C headers in the shape of UIKit's and AppKit's, in Swift 5 and in
Swift 6 mode. Warnings are errors.

The headers have the signatures of the SDKs, and no Mac is needed. The compiler imports them with lightweight generics,
isolation and translated names. So what compiles against the stand-in alone is found here. Each kit is read as its SDKs
isolate it.

* The product is a copied file, also with what Xcode switches on in new projects. It is a module too, and a copy in each
  of two modules of one app.
* What stands alone in a closure is the closure's result. Each such closure compiles with `_ =`. Without it the first
  error is compared with what is known.

Needs Python 3 and a Swift toolchain.
"""
import pathlib
import subprocess
import sys
import tempfile

import package

HERE = package.ROOT / "Tests/Checks/imported_headers"
CLIENT = HERE / "Client.swift"
ADVICE = "To do: mend the declaration, or what is known here of closures; the article on sets says that in words"
MAIN = "ON_MAIN_ACTOR"
MISSING = "type 'NSLayoutConstraint' does not conform to the 'Sendable' protocol"
UNAVAILABLE = "conformance of 'NSLayoutConstraint' to 'Sendable' is unavailable"
# The kit, how it is read, the attributes of the responder, a view's superclass, and of all others. Then come the
# words in Swift 5 and in Swift 6 mode where a closure leaves the main actor with a constraint as its result.
READINGS = [
    ("AppKit", "nothing isolated (before the SDK of macOS 12)", "", "", None, MISSING),
    ("AppKit", "the view alone (from then on)", MAIN, "", None, MISSING),
    ("AppKit", "the view alone, the others not Sendable (26.0)", MAIN, "NOT_SENDABLE", UNAVAILABLE, UNAVAILABLE),
    ("UIKit", "nothing isolated (before the SDK of iOS 15)", "", "", None, MISSING),
    ("UIKit", "all isolated (from then on)", MAIN, MAIN, None, None),
]
# What Xcode 26 switches on in new projects, and that an import is internal by default.
FEATURES = [
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "MemberImportVisibility", "InternalImportsByDefault"]
NEW_PROJECT = ["-default-isolation", "MainActor"] + [
    word for name in FEATURES for word in ("-enable-upcoming-feature", name)]
CHECKED = ["-strict-concurrency=complete"]
# What may stand alone in a closure, and closures around it: those that leave the main actor with their result, those
# with one that nobody uses, and those with none.
RESULTS = ["a.leadingAnchor =&= b.leadingAnchor", "list.setActive(true)", "a.anchor(.edges, to: b)", "one | .required"]
LEAVING = ["Task { %s }", "Task { @MainActor in %s }", "await MainActor.run { %s }"]
UNUSED = ["await MainActor.run { %s }", "let block = { %s }; block()"]
TYPED = ["let block: () -> Void = { %s }; block()", "Task<Void, Never> { %s }", "[a, b].forEach { _ in %s }",
         "_ = NSLayoutConstraint.inactive { %s }"]
FUNCTION = """import %s
import TextualAutoLayout
@MainActor func closure%d(a: TALView, b: TALView, one: NSLayoutConstraint, list: [NSLayoutConstraint]) async {
  %s
}
"""


def written(file, text):
    file.write_text(text)
    return file


class Reading:
    """A kit's modules, and compilations that see them."""

    def __init__(self, folder, kit, responder, others):
        self.kit, self.folder = kit, pathlib.Path(folder)
        self.options = [
            "-enable-objc-interop", "-parse-as-library", "-warnings-as-errors", "-I", folder, "-I", HERE / kit,
            "-I", HERE / "ObjectiveC", "-module-cache-path", f"{folder}/cache", "-Xcc", f"-DRESPONDER_IS={responder}",
            "-Xcc", f"-DOTHERS_ARE={others}"]
        # The compiler looks for CGFloat in a module of this name.
        self.module("CoreGraphics", written(self.folder / "CoreGraphics.swift", "public typealias CGFloat = Double\n"))
        self.module(kit, HERE / "Overlay.swift", "-import-underlying-module")

    def compile(self, *arguments):
        """What the compiler writes. If it succeeds, that is nothing."""
        command = map(str, ["swiftc", "-frontend", *self.options, *arguments])
        result = subprocess.run(list(command), capture_output=True, text=True)
        return (result.stderr or "no reason given") if result.returncode else ""

    def must(self, *arguments):
        if error := self.compile(*arguments):
            sys.exit(f"{self.kit}: {' '.join(map(str, arguments))}\n{error}\n{ADVICE}")

    def module(self, name, source, *options):
        self.must("-emit-module", "-module-name", name, "-o", f"{self.folder}/{name}.swiftmodule", *options, source)

    def client(self, mode, *arguments):
        self.must(
            "-emit-sil", "-O", "-module-name", "Client", "-swift-version", mode, "-o", "/dev/null", *arguments, CLIENT)


def copied(reading, mode):
    """The file in a client's module, also with a new project's settings, and beside a file whose import is internal."""
    internal = written(reading.folder / "Internal.swift", f"internal import {reading.kit}\n")
    for options in (CHECKED, [*NEW_PROJECT, "-strict-memory-safety"]):
        reading.client(mode, *options, package.PRODUCT, internal)


def twice(reading, mode):
    """A copy in a framework and one in the app that imports it clash, unless that of the framework has no `public`."""
    app = written(reading.folder / "App.swift", "import Framework\n" + CLIENT.read_text())
    text = package.PRODUCT.read_text()
    for copy, words in ((text, "ambiguous use of operator '=&='"), (text.replace("public ", ""), "")):
        framework = written(reading.folder / "Framework.swift", copy)
        reading.module("Framework", framework, "-swift-version", mode)
        error = reading.compile("-typecheck", "-module-name", "App", "-swift-version", mode, package.PRODUCT, app)
        if words not in error or bool(words) != bool(error):
            sys.exit(f"{reading.kit}, Swift {mode}: two copies, expected: {words or 'nothing'}\n{error}\n{ADVICE}")


def closures(reading, mode, words):
    """Each closure has the words about its result that it should have. Without a result it compiles."""
    expected = {closure % result: words for closure in LEAVING for result in RESULTS}
    for closure in UNUSED:
        expected |= {closure % result: words if words and closure in LEAVING else "is unused" for result in RESULTS}
    # With a second statement before it there is no result either.
    for before in ("_ = ", "_ = one; "):
        expected |= {closure % (before + result): None for closure in LEAVING + UNUSED for result in RESULTS}
    expected |= {closure % result: None for closure in TYPED for result in RESULTS}
    texts = {number: FUNCTION % (reading.kit, number, statement) for number, statement in enumerate(expected)}
    errors = package.first_errors(texts, *reading.options, "-swift-version", mode)
    for number, (statement, words) in enumerate(expected.items()):
        if bool(words) != (number in errors) or (words or "") not in errors.get(number, ""):
            sys.exit(f"{reading.kit}, Swift {mode}: {statement}\n  expected: {words}\n"
                     f"  first error: {errors.get(number)}\n{ADVICE}")
    return len(expected)


def check(row):
    kit, how, responder, others, *words = row
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        reading = Reading(folder, kit, responder, others)
        for mode, refusal in zip(("5", "6"), words):
            copied(reading, mode)
            twice(reading, mode)
            reading.module("TextualAutoLayout", package.PRODUCT, "-swift-version", mode)
            for client in ("5", "6"):
                for options in (CHECKED, NEW_PROJECT):
                    reading.client(client, *options, "-D", "MODULE")
            reading.client("5", "-D", "MODULE", "-D", "NONISOLATED")
            count = closures(reading, mode, refusal)
            lines.append(
                f"{kit}, {how}, Swift {mode} mode: compiles; {count} closures, those that leave the main actor with a"
                f" constraint: {refusal or 'compile'}")
    return "\n".join(lines)


if __name__ == "__main__":
    print("\n".join(package.parallel(check, READINGS)))
