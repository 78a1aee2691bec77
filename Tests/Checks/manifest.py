#!/usr/bin/env python3
"""Checks what an Apple host and Linux see of the package, and what a copied file says of itself.

* The manifest is read on Linux and, with an empty module named Darwin on its path, as on an Apple host. There is one
  product, the library of one file and its documentation, without a dependency. Of several products Xcode would make one
  scheme, and a tool in it cannot be built for a phone. On Linux there are the stand-in's targets besides. The product
  has none of their unsafe flags.
* README has the oldest systems and the oldest compiler of the manifest.
* .spi.yml and the workflow name the scheme that Xcode makes, which has the name of the product.
* The product's header agrees with LICENSE and with the version that Releasing.md tags.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

import package

APPLE = {package.NAME: "regular"} | {name: "test" if name.endswith("Tests") else "regular" for name in package.TESTED}
GALLERY = APPLE | {"Gallery": "executable"}
LINUX = GALLERY | {
    "LayoutStandIn": "regular", "ProductOnStandIn": "regular", "LayoutStandInTests": "test", "GalleryTests": "test"}
failures = 0


def require(holds, claim):
    global failures
    if not holds:
        failures += 1
        print(f"not so: {claim}")


def text(name):
    return (package.ROOT / name).read_text()


def view(host, expected, *options, **environment):
    """Checks the manifest as a host reads it, and returns it."""
    dump = ["swift", "package", "--manifest-cache", "none", *options, "dump-package"]
    variables = os.environ | environment
    result = subprocess.run(dump, cwd=package.ROOT, env=variables, capture_output=True, text=True)
    if result.returncode or "warning:" in result.stderr:
        sys.exit(f"{host}: {result.stdout}{result.stderr}")
    manifest = json.loads(result.stdout)
    targets = {target["name"]: target for target in manifest["targets"]}
    flagged = {name for name, target in targets.items() if "unsafeFlags" in str(target["settings"])}
    print(f"{host}: {', '.join(sorted(targets))}; unsafe flags: {', '.join(sorted(flagged)) or 'none'}")
    types = {name: target["type"] for name, target in targets.items()}
    require(types == expected, f"on {host} the targets are as here")
    products = [(product["type"], product["targets"]) for product in manifest["products"]]
    require(products == [({"library": ["automatic"]}, [package.NAME])], f"on {host} the library is the one product")
    product = targets[package.NAME]
    require((product["path"], product["sources"]) == (".", [package.PRODUCT.name]), "the product's source is its file")
    require(not product["dependencies"] + manifest["dependencies"], "the product and the package depend on nothing")
    unflagged = {package.NAME} if expected == LINUX else set(expected)
    require(not flagged & unflagged, f"on {host} what clients get has no flags")
    others = {f"Tests/{file.name}" for file in (package.ROOT / "Tests").iterdir()} - {f"Tests/{package.NAME}.docc"}
    wrong = set(product["exclude"]) ^ others ^ {"LICENSE", "README.md"}
    require(not wrong, f"the product's target excludes all but its file and its documentation; {wrong}")
    return manifest


def check_manifest():
    os.environ.pop("GALLERY", None)
    with tempfile.TemporaryDirectory() as folder:
        package.output("swiftc", "-emit-module", "-parse-as-library", "-module-name", "Darwin", "-o",
                       f"{folder}/Darwin.swiftmodule", "-", input="")
        darwin = ["-Xbuild-tools-swiftc", f"-I{folder}"]
        apple = view("an Apple host", APPLE, *darwin)
        view("an Apple host with GALLERY=1", GALLERY, *darwin, GALLERY="1")
        view("Linux", LINUX)
    oldest = {system["platformName"]: system["version"] for system in apple["platforms"]}
    oldest["Mac Catalyst"] = oldest.pop("maccatalyst")
    for name, version in {"Swift": apple["toolsVersion"]["_version"], **oldest}.items():
        claim = f"{name} {version.removesuffix('.0')}"
        require(re.search(re.escape(claim) + r"(?![\d.]*[1-9])", text("README.md"), re.I), f"README says {claim}")


def check_schemes():
    for name in (".spi.yml", ".github/workflows/ci.yml"):
        schemes = re.findall(r"scheme:? +(\S+)", re.sub(r"#.*", "", text(name)))
        require(schemes and set(schemes) == {package.NAME}, f"each scheme in {name} is {package.NAME}")


def check_header():
    """A copied file has its version, copyright and licence in it. Once a version has a tag, the file is the tag's."""
    version, dev, holder = re.match(
        r"//  Textual Auto Layout \(TAL\) (\d+\.\d+\.\d+)(-dev)?: .*\n//  SPDX-FileCopyrightText: (.*)\n"
        r"//  SPDX-License-Identifier: MIT\n|", text(package.PRODUCT.name)).groups()
    require(text("LICENSE").startswith(f"MIT License\n\nCopyright (c) {holder}\n"), "the header says what LICENSE says")
    tags = set(re.findall(r"git tag (\d[\d.]*\d)", text("Tests/Releasing.md")))
    require(tags == {version}, f"the header's version, {version}, is what Tests/Releasing.md tags")
    show = ["git", "show", f"refs/tags/{version}:{package.PRODUCT.name}"]
    tag = subprocess.run(show, cwd=package.ROOT, capture_output=True)
    require(tag.returncode or not dev and tag.stdout == package.PRODUCT.read_bytes(), "the product is that of its tag")


if __name__ == "__main__":
    check_manifest()
    check_schemes()
    check_header()
    sys.exit(package.verdict(failures, "mend Package.swift, README's systems or the product's header"))
