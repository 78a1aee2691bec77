#!/usr/bin/env python3
"""Checks what an Apple host and Linux see of the package, and what a copied file says of itself.

* The manifest is read as on Linux and, with an empty module named Darwin on its path, as on an Apple host. There is one
  product, the library of one file and its documentation, without a dependency. Of several products Xcode would make one
  scheme, and a tool in it cannot be built for a phone. On Linux there are the stand-in's targets besides. The product
  has none of their unsafe flags.
* README has the oldest systems and the oldest compiler of the manifest.
* The product's header agrees with LICENSE and with the version that Releasing.md tags.

Needs git, Python 3 and a Swift toolchain where there is no Darwin.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

import package

PRODUCT = "TextualAutoLayout"
APPLE = {PRODUCT: "library", "TextualAutoLayoutTests": "test", "Examples": "library", "TestSupport": "library"}
GALLERY = APPLE | {"Gallery": "executable"}
LINUX = GALLERY | {
    "LayoutStandIn": "library", "ProductOnStandIn": "library", "LayoutStandInTests": "test", "GalleryTests": "test"}
failures = 0


def require(holds, claim):
    global failures
    if not holds:
        failures += 1
        print(f"not so: {claim}")


def text(name):
    return (package.ROOT / name).read_text()


def view(host, expected, *options, **environment):
    """Checks the package as a host reads it. Returns its manifest without the gallery."""
    def read(*command):
        read = ["swift", "package", "--manifest-cache", "none", *options, *command]
        variables = {key: value for key, value in os.environ.items() if key != "GALLERY"} | environment
        result = subprocess.run(read, cwd=package.ROOT, env=variables, capture_output=True, text=True)
        if result.returncode or "warning:" in result.stderr:
            sys.exit(f"{host}: {result.stdout}{result.stderr}")
        return json.loads(result.stdout)

    described, manifest = read("describe", "--type", "json"), read("dump-package")
    targets = {target["name"]: target for target in described["targets"]}
    products = {product["name"]: (list(product["type"]), product["targets"]) for product in described["products"]}
    flagged = {target["name"] for target in manifest["targets"]
               if any("unsafeFlags" in setting["kind"] for setting in target["settings"])}
    print(f"{host}: {', '.join(sorted(targets))}; unsafe flags: {', '.join(sorted(flagged)) or 'none'}")
    types = {name: target["type"] for name, target in targets.items()}
    require(types == expected, f"on {host} the targets are as here")
    tools = {"Gallery": (["executable"], ["Gallery"])} if "Gallery" in expected else {}
    require(products == {PRODUCT: (["library"], [PRODUCT])} | tools, f"on {host} there is one product and the gallery")
    product = targets[PRODUCT]
    require((product["path"], product["sources"]) == (".", [package.PRODUCT.name]), "the product's source is its file")
    require(not product.keys() & {"target_dependencies", "product_dependencies"}, "the product depends on nothing")
    require(described["dependencies"] == manifest["dependencies"] == [], "the package depends on none")
    unflagged = expected.keys() if expected != LINUX else {PRODUCT}
    require(not flagged & unflagged, f"on {host} what clients get has no flags")
    excluded = next(target["exclude"] for target in manifest["targets"] if target["name"] == PRODUCT)
    others = {f"Tests/{file.name}" for file in (package.ROOT / "Tests").iterdir()} - {f"Tests/{PRODUCT}.docc"}
    require(set(excluded) == others | {"LICENSE", "README.md"},
            f"the product's target excludes all but its file and its documentation; {others ^ set(excluded)}")
    manifest["targets"] = [target for target in manifest["targets"] if target["name"] != "Gallery"]
    return manifest


def check_manifest():
    with tempfile.TemporaryDirectory() as folder:
        package.output("swiftc", "-emit-module", "-parse-as-library", "-module-name", "Darwin", "-o",
                       f"{folder}/Darwin.swiftmodule", "-", input="")
        scratch, darwin = ["--scratch-path", f"{folder}/scratch"], ["-Xbuild-tools-swiftc", f"-I{folder}"]
        apple = view("an Apple host", APPLE, *scratch, *darwin)
        require(view("an Apple host with GALLERY=1", GALLERY, *scratch, *darwin, GALLERY="1") == apple,
                "GALLERY=1 changes nothing but the gallery")
        view("Linux", LINUX, *scratch)
    oldest = {system["platformName"]: system["version"] for system in apple["platforms"]}
    for name, version in {"Swift": apple["toolsVersion"]["_version"], **oldest}.items():
        claim = f"{name} {version.removesuffix('.0')}"
        require(re.search(re.escape(claim) + r"(?![\d.]*[1-9])", text("README.md"), re.I), f"README says {claim}")


def check_header():
    """A copied file has its version, copyright and licence in it. Once a version has a tag, the file is the tag's."""
    header = re.match(
        r"//  Textual Auto Layout \(TAL\) (\d+\.\d+\.\d+)(-dev)?: .*\n//  SPDX-FileCopyrightText: (.*)\n"
        r"//  SPDX-License-Identifier: MIT\n", text(package.PRODUCT.name))
    version, dev, holder = header.groups() if header else 3 * [None]
    require(text("LICENSE").startswith(f"MIT License\n\nCopyright (c) {holder}\n"), "the header says what LICENSE says")
    tags = set(re.findall(r"git tag (\d[\d.]*\d)", text("Tests/Releasing.md")))
    require(tags == {version}, f"the header's version, {version}, is what Tests/Releasing.md tags")
    show = ["git", "show", f"refs/tags/{version}:{package.PRODUCT.name}"]
    tag = subprocess.run(show, cwd=package.ROOT, capture_output=True)
    require(tag.returncode or not dev and tag.stdout == package.PRODUCT.read_bytes(), "the product is that of its tag")


if __name__ == "__main__":
    check_manifest()
    check_header()
    sys.exit(package.verdict(failures, "mend Package.swift, README's systems or the product's header"))
