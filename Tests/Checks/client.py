#!/usr/bin/env python3
"""Checks what a client gets that depends on a tag of the package, where there is no Auto Layout: nothing but the file,
which declares nothing there, not even privately.

In the product of such a dependency the package manager refuses unsafe flags, and in one by path it does not.
"""
import pathlib
import sys
import tempfile

import package

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
        package.NAME, [package.PRODUCT], "-warnings-as-errors", "-swift-version", mode,
        "-symbol-graph-minimum-access-level", "private")
    return [".".join(symbol["pathComponents"]) for symbol in package.symbols(made)]


def tagged(folder):
    """The address of a repository with the package as it is here, uncommitted changes too, and with the tag."""
    package.copy(folder)
    git = ["git", "-c", "user.name=Client", "-c", "user.email=client@localhost"]
    for command in (["init"], ["add", "--all"], ["commit", "--message", VERSION], ["tag", VERSION]):
        package.output(*git, *command, cwd=folder)
    return folder.as_uri()


def main():
    found = {f"declared in Swift {mode} mode": (declared(mode), []) for mode in ("5", "6")}
    with tempfile.TemporaryDirectory() as name:
        client = pathlib.Path(name).resolve() / "Client"
        (client / "Sources").mkdir(parents=True)
        (client / "Sources/main.swift").write_text(f"import {package.NAME}\n")
        (client / "Package.swift").write_text(MANIFEST % (tagged(client.parent / package.NAME), VERSION, package.NAME))
        build = ["swift", "build", "--cache-path", client.parent / "cache", "-Xswiftc", "-warnings-as-errors"]
        package.output(*build, cwd=client)
        output = pathlib.Path(package.output(*build, "--show-bin-path", cwd=client).strip())
        modules = sorted(file.stem for file in (output / "Modules").glob("*.swiftmodule"))
        found["modules built for a client"] = modules, ["Client", package.NAME]
    for what, (names, expected) in found.items():
        print(f"{what}: {', '.join(names) or 'none'}; expected: {', '.join(expected) or 'none'}")
    failed = any(names != expected for names, expected in found.values())
    return package.verdict(failed, "keep the product empty on Linux, and test code out of its target")


if __name__ == "__main__":
    sys.exit(main())
