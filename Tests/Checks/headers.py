#!/usr/bin/env python3
"""Compiles the product and a client against Objective-C headers in the shape of UIKit's and AppKit's, in Swift 5 and in
Swift 6 mode. Warnings are errors.

The headers have the signatures of the SDKs. The compiler imports them with lightweight generics, isolation and
translated names, each kit as its SDKs isolate it. So what compiles against the stand-in alone is found without a Mac.

* The product is a copied file, also with what Xcode switches on in new projects. It is a module too, and a copy in each
  of two modules of one app.
* What stands alone in a closure is the closure's result. The client has such closures, with the compiler's words.
"""
import pathlib
import subprocess
import sys
import tempfile

import package

HERE = package.ROOT / "Tests/Checks/headers"
CLIENT = HERE / "Client.swift"
MODULES = f"""module ObjectiveC {{ header "{HERE}/ObjectiveC.h" export * }}
module %s {{ header "{HERE}/Layout.h" export * }}
"""
ADVICE = "To do: mend the declaration, or what is known here of closures; the article on sets says that in words"
MAIN = "ON_MAIN_ACTOR"
# How each kit's SDK isolates its responder, a view's superclass, and all others, and in each mode the prefix of what the
# client's closures expect of the compiler.
READINGS = [
    {"kit": "AppKit", "sdk": "13.3, the view alone", "responder": MAIN, "others": "",
     "expected": {"5": "accepted", "6": "missing"}},
    {"kit": "AppKit", "sdk": "26.0, and the others not Sendable", "responder": MAIN, "others": "NOT_SENDABLE",
     "expected": {"5": "unavailable", "6": "unavailable"}},
    {"kit": "UIKit", "sdk": "all isolated", "responder": MAIN, "others": MAIN,
     "expected": {"5": "accepted", "6": "accepted"}},
]
# What Xcode 26 switches on in new projects, that an import is internal by default, and what says `unsafe`.
FEATURES = "NonisolatedNonsendingByDefault InferIsolatedConformances MemberImportVisibility InternalImportsByDefault"
NEW_PROJECT = ["-default-isolation", "MainActor", "-strict-memory-safety"] + [
    word for name in FEATURES.split() for word in ("-enable-upcoming-feature", name)]


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
        reading.module(package.NAME, copy, mode=mode)
        error = reading.compile(mode, "-typecheck", "-module-name", "Client", "-D", "MODULE", package.PRODUCT, CLIENT)
        if words not in error or bool(words) != bool(error):
            reading.fail(mode, f"two copies, expected: {words or 'nothing'}\n{error}")
    internal = package.written(reading.folder / "Internal.swift", f"internal import {reading.kit}\n")
    for options in (["-strict-concurrency=complete"], NEW_PROJECT):
        reading.client(mode, *options, package.PRODUCT, internal)
        for client in ("5", "6"):
            reading.client(client, *options, "-D", "MODULE")
    reading.client("5", "-D", "MODULE", "-D", "NONISOLATED")


def check(kit, sdk, responder, others, expected):
    with tempfile.TemporaryDirectory() as folder:
        reading = Reading(folder, kit, responder, others)
        for mode, prefix in expected.items():
            product(reading, mode)
            verify = ["-verify", "-verify-ignore-unrelated", "-verify-additional-prefix", f"{prefix}-"]
            options = ["-typecheck", "-D", "MODULE", "-D", "CLOSURES", "-suppress-notes"]
            reading.must(mode, *options, *verify, CLIENT)
            print(f"{kit} ({sdk}), Swift {mode} mode: compiles; what leaves the main actor: {prefix}", flush=True)


if __name__ == "__main__":
    package.parallel(lambda reading: check(**reading), READINGS)
