#!/usr/bin/env python3
"""Checks the package as clients and hosts see it, and the size and the header of the product.

* The manifest is read on Linux and, with an empty module named Darwin, as on an Apple host. There is one product, a
  library with one source file and no dependencies. It has no unsafe flags, because SwiftPM refuses those in
  dependencies. On an Apple host no target is an executable, because Xcode's scheme would build it for iOS, too.
* README names the oldest systems and the oldest compiler of the manifest. Schemes have the name of the product.
* The product is not longer than LIMITS, and its header agrees with LICENSE and with the tag of its version.
* An app that depends on a tag of the package gets the library only. On Linux, the library is empty.
"""

import json
import os
import pathlib
import re
import sys
import tempfile

import package

# Lines of the product without comments: code, and preamble, which is `#if … #endif`, `import` and `public typealias`.
LIMITS = {"lines of code": 157, "lines of preamble": 15, "columns": 120}
TAG = "9.9.9"  # only for the client of check_client
CLIENT_MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Client", dependencies: [.package(url: "%s", from: "%s")], targets: [
  .executableTarget(name: "Client", dependencies: ["%s"])
])
"""
failures = []


def require(holds, claim):
    if not holds:
        failures.append(f"this should hold: {claim}")


def read(name):
    return (package.ROOT / name).read_text()


def read_manifest(host, *options, **environment):
    """Checks the manifest as a host reads it, and returns it."""
    command = ["swift", "package", "--manifest-cache", "none", *options, "dump-package"]
    result = package.run(*command, cwd=package.ROOT, env=os.environ | environment)
    if result.returncode or "warning:" in result.stderr:
        sys.exit(f"{host}: {result.stdout}{result.stderr}")
    manifest = json.loads(result.stdout)
    targets = {target["name"]: target for target in manifest["targets"]}
    print(f"{host}: {', '.join(sorted(targets))}")
    products = [(product["type"], product["targets"]) for product in manifest["products"]]
    require(products == [({"library": ["automatic"]}, [package.NAME])], f"on {host} the library is the only product")
    library = targets[package.NAME]
    require((library["path"], library["sources"]) == (".", [package.PRODUCT.name]), "the library has one source file")
    require(not library["dependencies"] + manifest["dependencies"], "the library and the package have no dependencies")
    flagged = {name for name, target in targets.items() if "unsafeFlags" in str(target["settings"])}
    require(package.NAME not in flagged, "the library has no unsafe flags")
    require(host == "Linux" or not flagged, f"on {host} no target has unsafe flags")
    executables = {name for name, target in targets.items() if target["type"] == "executable"}
    require(host != "an Apple host" or not executables, f"on {host} no target is an executable, unless GALLERY is set")
    files = {f"Tests/{file.name}" for file in (package.ROOT / "Tests").iterdir()} - {f"Tests/{package.NAME}.docc"}
    wrong = set(library["exclude"]) ^ files ^ {"LICENSE", "README.md"}
    require(not wrong, f"the library excludes all other files, but not these: {wrong}")
    return manifest


def check_manifest():
    os.environ.pop("GALLERY", None)
    with tempfile.TemporaryDirectory() as folder:
        module = ["-emit-module", "-parse-as-library", "-module-name", "Darwin", "-o", f"{folder}/Darwin.swiftmodule"]
        package.output("swiftc", *module, "-", input="")
        darwin = ["-Xbuild-tools-swiftc", f"-I{folder}"]
        apple = read_manifest("an Apple host", *darwin)
        read_manifest("an Apple host with GALLERY=1", *darwin, GALLERY="1")
        read_manifest("Linux")
    oldest = {system["platformName"]: system["version"] for system in apple["platforms"]}
    oldest["Mac Catalyst"] = oldest.pop("maccatalyst")
    for name, version in {"Swift": apple["toolsVersion"]["_version"], **oldest}.items():
        claim = f"{name} {version.removesuffix('.0')}"
        require(re.search(re.escape(claim) + r"(?![\d.]*[1-9])", read("README.md"), re.I), f"README says {claim}")
    for name in (".spi.yml", ".github/workflows/ci.yml"):
        schemes = re.findall(r"scheme:? +(\S+)", re.sub(r"#.*", "", read(name)))
        require(schemes and set(schemes) == {package.NAME}, f"each scheme in {name} is {package.NAME}")


def check_product():
    lines = read(package.PRODUCT.name).splitlines()
    code = [line for line in lines if line.strip() and not re.match(r"\s*//", line)]
    preamble = [line for line in code if re.match(r"#(if|else|endif)|public (import|typealias)", line)]
    counts = len(code) - len(preamble), len(preamble), max(map(len, lines))
    for count, (unit, limit) in zip(counts, LIMITS.items()):
        print(f"the product has {count} {unit}")
        require(count <= limit, f"the product has at most {limit} {unit}, or README and AUDIT.md need another number")
    # A copied file says which version it is. Once the version has a tag, the file is the file of that tag.
    header = re.match(
        r"//  Textual Auto Layout \(TAL\) (\d+\.\d+\.\d+)(-dev)?: .*\n(?://  .*\n)*?"
        r"//  SPDX-FileCopyrightText: (.*)\n//  SPDX-License-Identifier: MIT\n",
        read(package.PRODUCT.name),
    )
    version, is_unreleased, holder = header.groups() if header else ("no version", None, "nobody")
    require(read("LICENSE").startswith(f"MIT License\n\nCopyright (c) {holder}\n"), "LICENSE and the header agree")
    show = ["git", "-c", "safe.directory=*", "show", f"refs/tags/{version}:{package.PRODUCT.name}"]
    tagged = package.run(*show, cwd=package.ROOT)
    # Either there is no such tag yet, or the version is released and the file is that of the tag.
    is_same = tagged.returncode or (not is_unreleased and tagged.stdout == package.PRODUCT.read_text())
    require(is_same, f"the product is the file of the tag {version}")


def check_client():
    """Builds an app that depends on the package as it is here, uncommitted changes too."""
    for mode in ("5", "6"):
        options = ["-warnings-as-errors", "-swift-version", mode, "-symbol-graph-minimum-access-level", "private"]
        symbols = package.product_symbols(package.build_module(package.NAME, [package.PRODUCT], *options))
        require(not symbols, f"on Linux, in Swift {mode} mode, the library declares nothing")
    with tempfile.TemporaryDirectory() as name:
        client = pathlib.Path(name).resolve() / "Client"
        repository = package.copy_package(client.parent / package.NAME)
        git = ["git", "-c", "user.name=Client", "-c", "user.email=client@localhost"]
        for command in (["init"], ["add", "--all"], ["commit", "--message", TAG], ["tag", TAG]):
            package.output(*git, *command, cwd=repository)
        (client / "Sources").mkdir(parents=True)
        (client / "Sources/main.swift").write_text(f"import {package.NAME}\n")
        (client / "Package.swift").write_text(CLIENT_MANIFEST % (repository.as_uri(), TAG, package.NAME))
        build = ["swift", "build", "--cache-path", client.parent / "cache", "-Xswiftc", "-warnings-as-errors"]
        package.output(*build, cwd=client)
        output = pathlib.Path(package.output(*build, "--show-bin-path", cwd=client).strip())
        modules = sorted(file.stem for file in (output / "Modules").glob("*.swiftmodule"))
    print(f"modules in a client's build: {', '.join(modules)}")
    require(modules == ["Client", package.NAME], "a client builds the library and nothing else of the package")


if __name__ == "__main__":
    check_manifest()
    check_product()
    check_client()
    print(*failures, sep="\n", end="\n" * bool(failures))
    sys.exit(
        package.exit_code(
            failures, "correct Package.swift, README's systems, or the length or the header of the product"
        )
    )
