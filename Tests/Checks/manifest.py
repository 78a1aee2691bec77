#!/usr/bin/env python3
"""Checks what others get of this package: the manifest, the product's header, the Swift Package Index's file, and the
workflow.

* The manifest is read as on Linux and, with an empty module named Darwin on its path, as on an Apple host. There is one
  product, the library of one file, without a dependency. Of several products Xcode would make one scheme, and a tool in
  it cannot be built for a phone. On Linux there are the stand-in's targets besides. The product has none of their unsafe
  flags.
* README has the oldest systems and the oldest compiler of the manifest.
* The product's header agrees with LICENSE and with the version that Releasing.md tags.
* The workflow runs on GitHub alone. It parses, and its schemes, targets and scripts exist.

Needs bash, git, Python 3 with yaml, and a Swift toolchain where there is no Darwin.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

import yaml

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
    require({name: target["type"] for name, target in targets.items()} == expected, f"on {host} the targets are as here")
    tools = {"Gallery": (["executable"], ["Gallery"])} if "Gallery" in expected else {}
    require(products == {PRODUCT: (["library"], [PRODUCT])} | tools, f"on {host} there is one product, but for the gallery")
    product = targets[PRODUCT]
    require((product["path"], product["sources"]) == (".", [package.PRODUCT.name]), "the product's one source is its file")
    require(not product.keys() & {"target_dependencies", "product_dependencies"}, "the product depends on nothing")
    require(described["dependencies"] == manifest["dependencies"] == [], "the package depends on none")
    require(not flagged & (expected.keys() if expected != LINUX else {PRODUCT}), f"on {host} what clients get has no flags")
    manifest["targets"] = [target for target in manifest["targets"] if target["name"] != "Gallery"]
    return manifest


def check_manifest():
    with tempfile.TemporaryDirectory() as folder:
        package.output("swiftc", "-emit-module", "-parse-as-library", "-module-name", "Darwin", "-o",
                       f"{folder}/Darwin.swiftmodule", "-", input="")
        scratch, darwin = ["--scratch-path", f"{folder}/scratch"], ["-Xbuild-tools-swiftc", f"-I{folder}"]
        apple = view("an Apple host", APPLE, *scratch, *darwin)
        require(view("an Apple host with GALLERY=1", GALLERY, *scratch, *darwin, GALLERY="1") == apple
                and view("Linux", LINUX, *scratch) == view("Linux with GALLERY=1", LINUX, *scratch, GALLERY="1"),
                "GALLERY=1 changes nothing but the gallery")
    require(re.findall(r"Context\.\S+|ProcessInfo|getenv|(?m:^[^/\n]*\bimport (?!PackageDescription))", text("Package.swift"))
            == ['Context.environment["GALLERY"]'], "nothing else in the manifest depends on the environment")
    oldest = {system["platformName"]: system["version"] for system in apple["platforms"]}
    for name, version in {"Swift": apple["toolsVersion"]["_version"], **oldest}.items():
        claim = f"{name} {version.removesuffix('.0')}"
        require(re.search(re.escape(claim) + r"(?![\d.]*[1-9])", text("README.md"), re.I), f"README says {claim}")


def check_header():
    """Whoever copies the file has its version, copyright and licence in it. Once a version has a tag, it is the tag's file."""
    header = re.match(
        r"//  Textual Auto Layout \(TAL\) (\d+\.\d+\.\d+)(-dev)?: .*\n//  SPDX-FileCopyrightText: (.*)\n"
        r"//  SPDX-License-Identifier: MIT\n", text(package.PRODUCT.name))
    version, dev, holder = header.groups() if header else 3 * [None]
    require(text("LICENSE").startswith(f"MIT License\n\nCopyright (c) {holder}\n"), "the header says what LICENSE says")
    page = next(page for page in ("Tests/Releasing.md", "Tests/README.md") if (package.ROOT / page).exists())
    require(set(re.findall(r"git tag (\d[\d.]*\d)", text(page))) == {version}, f"the header's version is what {page} tags")
    tag = subprocess.run(["git", "show", f"refs/tags/{version}:{package.PRODUCT.name}"], cwd=package.ROOT, capture_output=True)
    require(tag.returncode or not dev and tag.stdout == package.PRODUCT.read_bytes(), "the product is that of its tag")


def check_index():
    """The Swift Package Index's file has a scheme for each platform that needs one, and builds the documentation once."""
    configs = [{"platform": platform, "scheme": PRODUCT} for platform in ("ios", "tvos", "visionos", "watchos")]
    configs[0]["documentation_targets"] = [PRODUCT]
    require(yaml.safe_load(text(".spi.yml")) == {"version": 1, "builder": {"configs": configs}}
            and len(text(".spi.yml")) <= 1000, ".spi.yml builds the product's scheme, and is short enough for the index")


def check_workflow():
    workflow = text(".github/workflows/ci.yml")
    jobs = yaml.safe_load(workflow)["jobs"]
    steps = [step for job in jobs.values() for step in job["steps"]]
    scripts = [step["run"] for step in steps if "run" in step]
    for job in jobs:
        require(re.search(rf"^  # .+\n  {job}:$", workflow, re.MULTILINE), f"above {job} is what it shows")
    for step in steps:
        require("run" in step or re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|[0-9a-f]{40})", step["uses"]),
                f"an action has a version: {step}")
    for script in scripts:
        require(subprocess.run(["bash", "-n", "-c", script]).returncode == 0, f"a script of bash: {script}")
        for word in re.findall(r"(?<!\S)(?:\.ci|Tests)/\S+", script):
            require(os.access(package.ROOT / word, os.X_OK), f"{word} can be run")
    everything = "\n".join(scripts)
    used = set(re.findall(r"(?:--target|swift run) (\w+)", everything))
    require(used and used <= LINUX.keys(), f"there are the targets {', '.join(sorted(used))}")
    builds = re.findall(r'^xcodebuild (\w+) -scheme (\w+) -destination "(.+?)"', everything, re.MULTILINE)
    wanted = [("test", "id=$device"), ("test", "platform=macOS,variant=Mac Catalyst"), ("build", "generic/platform=watchOS"),
              ("docbuild", "generic/platform=iOS")]
    require(len(builds) == everything.count("xcodebuild") and builds == [(what, PRODUCT, where) for what, where in wanted],
            "xcodebuild tests the product's scheme on devices and Mac Catalyst, builds it for a watch, and its documentation")
    require(jobs["simulator"]["strategy"]["matrix"]["family"] == ["iPhone", "Apple TV", "Apple Vision"],
            "the devices are those of iOS, tvOS and visionOS")


if __name__ == "__main__":
    check_manifest()
    check_header()
    check_index()
    check_workflow()
    sys.exit(package.verdict(failures, "mend Package.swift, the product's header, .spi.yml or the workflow"))
