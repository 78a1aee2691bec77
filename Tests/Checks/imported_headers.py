#!/usr/bin/env python3
"""Compiles the product and a client against Objective-C headers in the shape of UIKit's and AppKit's, in Swift 5 and in
Swift 6 mode. Warnings are errors.

The headers have the signatures of the SDKs. The compiler imports them with lightweight generics, isolation and
translated names, each kit as its SDKs isolate it. So what compiles against the stand-in alone is found without a Mac.

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
MODULES = f"""module ObjectiveC {{ header "{HERE}/ObjectiveC.h" export * }}
module %s {{ header "{HERE}/Layout.h" export * }}
"""
ADVICE = "To do: mend the declaration, or what is known here of closures; the article on sets says that in words"
MAIN = "ON_MAIN_ACTOR"
MISSING = "type 'NSLayoutConstraint' does not conform to the 'Sendable' protocol"
UNAVAILABLE = "conformance of 'NSLayoutConstraint' to 'Sendable' is unavailable"
# The kit, how it is read, the attributes of the responder, a view's superclass, and of all others. Then come the
# words in Swift 5 and in Swift 6 mode where a closure leaves the main actor with a constraint as its result.
READINGS = [
    ("AppKit", "the view alone (13.3)", MAIN, "", None, MISSING),
    ("AppKit", "the view alone, the others not Sendable (26.0)", MAIN, "NOT_SENDABLE", UNAVAILABLE, UNAVAILABLE),
    ("UIKit", "all isolated", MAIN, MAIN, None, None),
]
# What Xcode 26 switches on in new projects, that an import is internal by default, and what says `unsafe`.
FEATURES = "NonisolatedNonsendingByDefault InferIsolatedConformances MemberImportVisibility InternalImportsByDefault"
NEW_PROJECT = ["-default-isolation", "MainActor", "-strict-memory-safety"] + [
    word for name in FEATURES.split() for word in ("-enable-upcoming-feature", name)]
# What may stand alone in a closure, and closures around it: those that leave the main actor with their result, and
# those that do not. Each has the words about a result that may leave.
RESULTS = ["a.leadingAnchor =&= b.leadingAnchor", "list.setActive(true)", "a.anchor(.edges, to: b)", "one | .required"]
LEAVING = {"Task { %s }": None, "Task { @MainActor in %s }": None, "await MainActor.run { %s }": "is unused"}
STAYING = {"let block = { %s }; block()": "is unused"} | dict.fromkeys([
    "let block: () -> Void = { %s }; block()", "Task<Void, Never> { %s }", "[a, b].forEach { _ in %s }",
    "_ = [NSLayoutConstraint].inactive { %s }"])
FUNCTION = """import %s
import TextualAutoLayout
@MainActor func closure%d(a: TALView, b: TALView, one: NSLayoutConstraint, list: [NSLayoutConstraint]) async {
  %s
}
"""


class Reading:
    """A kit's modules, and compilations that see them."""

    def __init__(self, folder, kit, responder, others):
        self.kit, self.folder = kit, pathlib.Path(folder)
        self.options = [
            "-enable-objc-interop", "-parse-as-library", "-warnings-as-errors", "-I", folder, "-module-cache-path",
            f"{folder}/cache", "-Xcc", f"-DIS_{kit}", "-Xcc", f"-DRESPONDER_IS={responder}",
            "-Xcc", f"-DOTHERS_ARE={others}"]
        package.written(self.folder / "module.modulemap", MODULES % kit)
        # The compiler looks for CGFloat in a module of this name.
        core = package.written(self.folder / "CoreGraphics.swift", "public typealias CGFloat = Double\n")
        self.module("CoreGraphics", core)
        self.module(kit, HERE / "Overlay.swift", "-import-underlying-module")

    def compile(self, mode, *arguments):
        """What the compiler writes. If it succeeds, that is nothing."""
        command = ["swiftc", "-frontend", *self.options, "-swift-version", mode, *arguments]
        result = subprocess.run(list(map(str, command)), capture_output=True, text=True)
        return (result.stderr or "no reason given") if result.returncode else ""

    def must(self, mode, *arguments):
        if error := self.compile(mode, *arguments):
            self.fail(mode, f"{' '.join(map(str, arguments))}\n{error}")

    def fail(self, mode, what):
        sys.exit(f"{self.kit}, Swift {mode} mode: {what}\n{ADVICE}")

    def module(self, name, *arguments, mode="5"):
        file = self.folder / f"{name}.swiftmodule"
        self.must(mode, "-emit-module", "-module-name", name, "-o", file, *arguments)

    def client(self, mode, *arguments):
        self.must(mode, "-emit-sil", "-O", "-module-name", "Client", "-o", "/dev/null", *arguments, CLIENT)


def product(reading, mode):
    """The product compiles with the client as a module and as a copied file, beside a file whose import is internal.
    A copy in a module and one in the client clash, unless the module's has no `public`."""
    hidden = package.written(reading.folder / "Hidden.swift", package.PRODUCT.read_text().replace("public ", ""))
    for copy, words in ((hidden, ""), (package.PRODUCT, "ambiguous use of operator '=&='")):
        reading.module("TextualAutoLayout", copy, mode=mode)
        error = reading.compile(mode, "-typecheck", "-module-name", "Client", "-D", "MODULE", package.PRODUCT, CLIENT)
        if words not in error or bool(words) != bool(error):
            reading.fail(mode, f"two copies, expected: {words or 'nothing'}\n{error}")
    internal = package.written(reading.folder / "Internal.swift", f"internal import {reading.kit}\n")
    for options in (["-strict-concurrency=complete"], NEW_PROJECT):
        reading.client(mode, *options, package.PRODUCT, internal)
        for client in ("5", "6"):
            reading.client(client, *options, "-D", "MODULE")
    reading.client("5", "-D", "MODULE", "-D", "NONISOLATED")


def closures(reading, mode, words):
    """Each closure has the words about its result that it should have. Without a result it compiles."""
    expected = {}
    for result in RESULTS:
        expected |= {closure % result: words or otherwise for closure, otherwise in LEAVING.items()}
        expected |= {closure % result: otherwise for closure, otherwise in STAYING.items()}
        for before in ("_ = ", "_ = one; "):  # with a second statement before it there is no result either
            expected |= {closure % (before + result): None for closure in LEAVING | STAYING}
    texts = {number: FUNCTION % (reading.kit, number, statement) for number, statement in enumerate(expected)}
    errors = package.first_errors(texts, *reading.options, "-swift-version", mode)
    for number, (statement, words) in enumerate(expected.items()):
        if bool(words) != (number in errors) or (words or "") not in errors.get(number, ""):
            reading.fail(mode, f"{statement}\n  expected: {words}\n  first error: {errors.get(number)}")
    return len(expected)


def check(row):
    kit, how, responder, others, *words = row
    with tempfile.TemporaryDirectory() as folder:
        reading = Reading(folder, kit, responder, others)
        for mode, refusal in zip(("5", "6"), words):
            product(reading, mode)
            count = closures(reading, mode, refusal)
            print(f"{kit}, {how}, Swift {mode} mode: compiles; {count} closures, those that leave the main actor with a"
                  f" constraint: {refusal or 'compile'}", flush=True)


if __name__ == "__main__":
    package.parallel(check, READINGS)
