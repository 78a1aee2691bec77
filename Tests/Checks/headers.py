#!/usr/bin/env python3
"""Compiles the product with headers in the shape of UIKit and AppKit, in Swift 5 and in Swift 6 mode.

headers/Layout.h has the signatures of the SDKs. The compiler imports it as it imports an SDK, with lightweight
generics, isolation and renamed declarations. So this check finds code that compiles only with the stand-in. Warnings
are errors.

* The product compiles as a module and as a copied file, also with the flags of new projects in Xcode 26.
* headers/Client.swift uses every kind of line. headers/App.swift has names of an app, which a copied file must not use.
* A module with a copy and an app with another copy clash, unless the module's copy has no `public`.
* A constraint that leaves the main actor is accepted or refused as the SDK's isolation demands.

Client.swift has these conditions: MODULE imports the product, which is a copied file otherwise. NONISOLATED adds calls
from code without isolation. CLOSURES adds closures, with an expected error for each that an SDK refuses.
"""

import dataclasses
import pathlib
import sys
import tempfile

import package

HERE = package.ROOT / "Tests/Checks/headers"
CLIENT, APP = HERE / "Client.swift", HERE / "App.swift"
MODULE_MAP = f"""module ObjectiveC {{ header "{HERE}/ObjectiveC.h" export * }}
module %s {{ header "{HERE}/Layout.h" export * }}
"""
ADVICE = "To do: correct the declaration, or the expectations in Client.swift. The article on sets explains them."


@dataclasses.dataclass
class SDK:
    name: str
    kit: str
    # The attribute of all classes except responders. Responders, such as views, are on the main actor in every SDK.
    other_classes: str
    # What happens to a constraint that leaves the main actor, in Swift 5 and in Swift 6 mode: it is accepted, or its
    # conformance to Sendable is missing or unavailable. The expected errors in Client.swift have this prefix.
    expected: dict


SDKS = [
    SDK("AppKit of macOS 13.3", "AppKit", "", {"5": "accepted", "6": "missing"}),
    SDK("AppKit of macOS 26.0", "AppKit", "NOT_SENDABLE", {"5": "unavailable", "6": "unavailable"}),
    SDK("UIKit", "UIKit", "ON_MAIN_ACTOR", {"5": "accepted", "6": "accepted"}),
]
# Defaults of new projects in Xcode 26, and two stricter flags.
FEATURES = [
    "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
    "MemberImportVisibility",
    "InternalImportsByDefault",
]
NEW_PROJECT = ["-default-isolation", "MainActor", "-strict-memory-safety"]
for feature in FEATURES:
    NEW_PROJECT += ["-enable-upcoming-feature", feature]


class Compiler:
    """Compiles files with the headers of one SDK. Modules go into a folder."""

    def __init__(self, folder, sdk):
        self.folder, self.sdk = pathlib.Path(folder), sdk
        self.options = ["-enable-objc-interop", "-parse-as-library", "-warnings-as-errors"]
        self.options += ["-I", folder, "-module-cache-path", f"{folder}/cache"]
        for definition in (f"IS_{sdk.kit}", "RESPONDER_IS=ON_MAIN_ACTOR", f"OTHERS_ARE={sdk.other_classes}"):
            self.options += ["-Xcc", f"-D{definition}"]
        package.written(self.folder / "module.modulemap", MODULE_MAP % sdk.kit)
        # The compiler looks for CGFloat in a module of this name.
        core = package.written(self.folder / "CoreGraphics.swift", "public typealias CGFloat = Double\n")
        self.emit_module("CoreGraphics", "5", core)
        self.emit_module(sdk.kit, "5", HERE / "Overlay.swift", "-import-underlying-module")

    def errors(self, mode, *arguments):
        """The compiler's errors, or an empty text if it succeeds."""
        command = ["swiftc", "-frontend", *self.options, "-swift-version", mode, *arguments]
        result = package.run(*command)
        return (result.stderr or "no reason given") if result.returncode else ""

    def compile(self, mode, *arguments):
        if errors := self.errors(mode, *arguments):
            sys.exit(f"{self.sdk.name}, Swift {mode} mode: {' '.join(map(str, arguments))}\n{errors}\n{ADVICE}")

    def emit_module(self, name, mode, *arguments):
        file = self.folder / f"{name}.swiftmodule"
        self.compile(mode, "-emit-module", "-module-name", name, "-o", file, *arguments)

    def compile_client(self, mode, *arguments):
        self.compile(mode, "-emit-sil", "-O", "-module-name", "Client", "-o", "/dev/null", *arguments, CLIENT)


def check_two_copies(compiler, mode):
    hidden = package.written(compiler.folder / "Hidden.swift", package.PRODUCT.read_text().replace("public ", ""))
    for copy, expected in ((hidden, ""), (package.PRODUCT, "ambiguous use of operator '=&='")):
        compiler.emit_module(package.NAME, mode, copy)
        arguments = ["-typecheck", "-module-name", "Client", "-D", "MODULE", package.PRODUCT, CLIENT]
        errors = compiler.errors(mode, *arguments)
        is_right = expected in errors if expected else not errors
        if not is_right:
            sys.exit(f"{compiler.sdk.name}, Swift {mode} mode, two copies: {expected or 'no error'} expected\n{errors}")


def check_clients(compiler, mode):
    internal = package.written(compiler.folder / "Internal.swift", f"internal import {compiler.sdk.kit}\n")
    for options in (["-strict-concurrency=complete"], NEW_PROJECT):
        compiler.compile_client(mode, *options, package.PRODUCT, internal)
        for client_mode in ("5", "6"):
            compiler.compile_client(client_mode, *options, "-D", "MODULE")
    compiler.compile_client(mode, package.PRODUCT, APP)
    compiler.compile_client("5", "-D", "MODULE", "-D", "NONISOLATED")


def check_closures(compiler, mode, prefix):
    options = ["-typecheck", "-D", "MODULE", "-D", "CLOSURES", "-suppress-notes"]
    verify = ["-verify", "-verify-ignore-unrelated", "-verify-additional-prefix", f"{prefix}-"]
    compiler.compile(mode, *options, *verify, CLIENT)


def check(sdk):
    with tempfile.TemporaryDirectory() as folder:
        compiler = Compiler(folder, sdk)
        for mode, prefix in sdk.expected.items():
            check_two_copies(compiler, mode)
            compiler.emit_module(package.NAME, mode, package.PRODUCT)
            check_clients(compiler, mode)
            check_closures(compiler, mode, prefix)
            state = f"{sdk.name}, Swift {mode} mode"
            print(f"{state}: compiles. A constraint that leaves the main actor: {prefix}", flush=True)


if __name__ == "__main__":
    package.parallel(check, SDKS)
