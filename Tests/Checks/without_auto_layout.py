#!/usr/bin/env python3
"""Checks what a client gets where there is no Auto Layout: the empty file, and nothing else of this repository.

The file alone declares nothing there, not even privately, in Swift 5 mode and in Swift 6 mode. The client is a scratch
package that depends on this one by a version, as on a release. The version is a tag of a copy. In such a dependency's
product the package manager refuses unsafe flags, and in one by path it does not.

Needs git, Python 3 and a Swift toolchain without UIKit and AppKit.
"""
import json
import pathlib
import sys
import tempfile

import package

PRODUCT = "TextualAutoLayout"
VERSION = "2.0.0"
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Client", dependencies: [.package(url: "%s", from: "%s")], targets: [
  .executableTarget(name: "Client", dependencies: ["%s"])
])
"""


def declared(mode):
    """What the file declares by itself."""
    made = package.compiled(
        PRODUCT, [package.PRODUCT], "-warnings-as-errors", "-swift-version", mode,
        "-symbol-graph-minimum-access-level", "private")
    graphs = [json.loads(file.read_text()) for file in made.glob("*.symbols.json")]
    return [".".join(symbol["pathComponents"]) for graph in graphs for symbol in graph["symbols"]]


def tagged(folder):
    """Makes a repository of the package as it is here, with uncommitted changes, and tags the version."""
    package.copy(folder)
    author = ["-c", "user.name=Client", "-c", "user.email=client@localhost"]
    for command in (["init", "--quiet"], ["add", "--all"], [*author, "commit", "--quiet", "--message", VERSION],
                    ["tag", VERSION]):
        package.output("git", *command, cwd=folder)
    return folder.as_uri()


def main():
    found = {f"declared in Swift {mode} mode": (declared(mode), []) for mode in ("5", "6")}
    with tempfile.TemporaryDirectory() as name:
        client = pathlib.Path(name).resolve() / "Client"
        (client / "Sources").mkdir(parents=True)
        (client / "Sources/main.swift").write_text(f"import {PRODUCT}\n")
        (client / "Package.swift").write_text(MANIFEST % (tagged(client.parent / PRODUCT), VERSION, PRODUCT))
        build = ["swift", "build", "--cache-path", client.parent / "cache", "-Xswiftc", "-warnings-as-errors"]
        package.output(*build, cwd=client)
        output = pathlib.Path(package.output(*build, "--show-bin-path", cwd=client).strip())
        modules = sorted(file.stem for file in (output / "Modules").glob("*.swiftmodule"))
        found["modules built for a client"] = modules, ["Client", PRODUCT]
    failures = 0
    for what, (names, expected) in found.items():
        failures += names != expected
        print(f"{what}: {', '.join(names) or 'none'}; expected: {', '.join(expected) or 'none'}")
    return package.verdict(failures, "keep the product empty on Linux, and test code out of its target")


if __name__ == "__main__":
    sys.exit(main())
