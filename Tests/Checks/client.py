#!/usr/bin/env python3
"""Builds clients where there is no Auto Layout. They must get the empty file and nothing else of this repository.

One client is a scratch package that depends on this one by a version, as on a release. The version is a tag of a copy. In
such a dependency's product the package manager refuses unsafe flags, and in one by path it does not. Another client has
the file copied in. Each client has a program in Swift 5 mode and one in Swift 6 mode. The check prints which modules were
built, how many declarations they have, private ones too, and what the programs can import.

Needs git, Python 3 and a Swift toolchain without UIKit and AppKit.
"""
import json
import pathlib
import shutil
import sys
import tempfile

import package

PRODUCT = "TextualAutoLayout"
TESTS = ["Examples", "LayoutStandIn", "ProductOnStandIn", "TestSupport"]
VERSION = "2.0.0"
MODES = ("5", "6")
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Client", dependencies: [{package}], targets: [
  .executableTarget(name: "Client5", dependencies: [{product}], swiftSettings: [.swiftLanguageMode(.v5)]),
  .executableTarget(name: "Client6", dependencies: [{product}], swiftSettings: [.swiftLanguageMode(.v6)]),
])
"""


def program(depends):
    lines = [f"import {PRODUCT}"] if depends else []
    for module in [PRODUCT] + TESTS:
        lines += [f"#if canImport({module})", f'print("{module}")', "#endif"]
    return "\n".join(lines) + "\n"


def declarations(module, modules, folder):
    """The names that the module declares, private ones too."""
    target = json.loads(package.output("swiftc", "-print-target-info", cwd=folder))["target"]["triple"]
    graph = folder / "graph"
    graph.mkdir(exist_ok=True)
    package.output(
        "swift", "symbolgraph-extract", "-module-name", module, "-I", modules, "-target", target, "-output-dir", graph,
        "-minimum-access-level", "private", cwd=folder)
    return {
        ".".join(symbol["pathComponents"])
        for file in graph.glob(f"{module}*.symbols.json") for symbol in json.loads(file.read_text())["symbols"]}


def tagged(folder):
    """Makes a repository of the package as it is here, with uncommitted changes, and tags the version."""
    package.copy(folder)
    package.output("git", "init", "--quiet", cwd=folder)
    package.output("git", "add", "--all", cwd=folder)
    package.output(
        "git", "-c", "user.name=Client", "-c", "user.email=client@localhost", "commit", "--quiet", "--message", VERSION,
        cwd=folder)
    package.output("git", "tag", VERSION, cwd=folder)


def main():
    failures = 0
    for depends in (True, False):
        with tempfile.TemporaryDirectory() as name:
            client = pathlib.Path(name).resolve() / "Client"
            for mode in MODES:
                sources = client / f"Sources/Client{mode}"
                sources.mkdir(parents=True)
                (sources / "main.swift").write_text(program(depends))
                if not depends:
                    shutil.copy(package.PRODUCT, sources)
            dependency, product = "", ""
            if depends:
                repository = client.parent / PRODUCT
                tagged(repository)
                dependency, product = f'.package(url: "{repository.as_uri()}", from: "{VERSION}")', f'"{PRODUCT}"'
            (client / "Package.swift").write_text(MANIFEST.format(package=dependency, product=product))
            own = ["--cache-path", client.parent / "cache"]
            package.output("swift", "build", *own, "-Xswiftc", "-warnings-as-errors", cwd=client)
            output = pathlib.Path(package.output("swift", "build", *own, "--show-bin-path", cwd=client).strip())
            built = {
                file.stem: len(declarations(file.stem, file.parent, client))
                for file in sorted((output / "Modules").glob("*.swiftmodule"))}
            imported = [package.output(output / f"Client{mode}", cwd=client).split() for mode in MODES]
            how = f"depends on {PRODUCT} {VERSION}" if depends else f"has {PRODUCT}.swift copied in"
            print(
                f"a client that {how}, in Swift {' and '.join(MODES)} mode: modules built, with their declarations: "
                + ", ".join(f"{module} {count}" for module, count in built.items())
                + f"; can import of this repository: {' and '.join(', '.join(m) or 'nothing' for m in imported)}")
            modules = [PRODUCT] if depends else []
            expected = {module: 0 for module in [f"Client{mode}" for mode in MODES] + modules}
            if built != expected or imported != [modules] * len(MODES):
                failures += 1
                print("  expected: nothing declared, and no further module")
    return package.verdict(failures, "keep the product empty where there is no Auto Layout, and test code out of its target")


if __name__ == "__main__":
    sys.exit(main())
