#!/usr/bin/env python3
"""Checks what others build of this package: the manifest as an Apple host and as Linux reads it, the Swift Package
Index's file, and the workflow.

With an empty module named Darwin on its path the manifest is read as on an Apple host. There must be one product, the
library of one file: of several products Xcode makes one scheme, and a tool in it cannot be built for a phone. On Linux
there are the stand-in's targets besides, with unsafe flags that the product does not see.

Of the workflow is checked that it parses, that its schemes, targets and scripts exist, and that the step that picks a
device picks one, with an `xcrun` that answers in simctl's form and an `xcodebuild` that prints what it is told.
Needs bash, Python 3 with yaml, and a Swift toolchain where there is no Darwin.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml

import package

PRODUCT = "TextualAutoLayout"
STAND_IN = {"LayoutStandIn", "ProductOnStandIn", "LayoutStandInTests"}
failures = 0


def require(holds, claim):
    global failures
    if not holds:
        failures += 1
        print(f"not so: {claim}")


def run(*command, **options):
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, **options)


class View:
    """The package as a host reads it: targets by name, and what the manifest says of each."""

    def __init__(self, name, folder, options=(), **environment):
        def read(*command):
            variables = {key: value for key, value in os.environ.items() if key != "GALLERY"} | environment
            result = run(
                "swift", "package", "--manifest-cache", "none", "--scratch-path", folder / "scratch", *options,
                *command, cwd=package.ROOT, env=variables)
            if result.returncode or "warning:" in result.stderr:
                sys.exit(f"{name}: {result.stdout}{result.stderr}")
            return json.loads(result.stdout)

        self.package = read("describe", "--type", "json")
        self.manifest = read("dump-package")
        self.targets = {target["name"]: target for target in self.package["targets"]}
        self.products = {product["name"]: product for product in self.package["products"]}
        self.flagged = {
            target["name"] for target in self.manifest["targets"]
            if any("unsafeFlags" in setting["kind"] for setting in target["settings"])}
        print(f"{name}: products {', '.join(sorted(self.products))}; targets {', '.join(sorted(self.targets))}; "
              f"unsafe flags: {', '.join(sorted(self.flagged)) or 'none'}")

    def of_type(self, kind):
        return {name for name, target in self.targets.items() if target["type"] == kind}

    def needed(self, names):
        """The targets, and all that they depend on."""
        names = set(names)
        for name in list(names):
            names |= self.needed(self.targets[name].get("target_dependencies", []))
        return names


def check_views():
    """Prints the package as each host reads it; the targets of all."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "Darwin.swift").touch()
        run("swiftc", "-emit-module", "-parse-as-library", "-module-name", "Darwin", "-o",
            folder / "Darwin.swiftmodule", folder / "Darwin.swift", check=True)
        darwin = ["-Xbuild-tools-swiftc", f"-I{folder}"]
        apple = View("an Apple host", folder, darwin)
        gallery = View("an Apple host with GALLERY=1", folder, darwin, GALLERY="1")
        linux = View("Linux", folder)
        again = View("Linux with GALLERY=1", folder, GALLERY="1")

    for view in (apple, gallery, linux):
        library = view.products[PRODUCT]
        require(library["type"] == {"library": ["automatic"]} and library["targets"] == [PRODUCT],
                "the product is a library of its target alone")
        target = view.targets[PRODUCT]
        swift = [source for source in target["sources"] if source.endswith(".swift")]
        require((pathlib.Path(target["path"]).resolve(), swift) == (package.ROOT, [package.PRODUCT.name]),
                "the product's one source is the product file")
        require(view.needed([PRODUCT]) == {PRODUCT}, "the product depends on nothing")
        require(not view.package["dependencies"], "the package depends on none")

    require(set(apple.products) == {PRODUCT}, "on an Apple host there is one product")
    require(apple.of_type("executable") == set(), "on an Apple host there is no executable")
    require(set(apple.targets) == apple.needed(apple.of_type("test")), "on an Apple host all targets serve the tests")
    require(len(apple.of_type("test")) >= 2, "on an Apple host there are tests")
    require(not STAND_IN & set(apple.targets), "on an Apple host there is no stand-in")
    require(not apple.flagged | gallery.flagged, "on an Apple host there are no unsafe flags")
    require(gallery.of_type("executable") == {"Gallery"} and set(gallery.products) == {PRODUCT, "Gallery"},
            "with GALLERY=1 there is the gallery")
    gallery.manifest["targets"] = [target for target in gallery.manifest["targets"] if target["name"] != "Gallery"]
    require(gallery.manifest == apple.manifest, "with GALLERY=1 there is nothing else")

    tests = linux.needed(linux.of_type("test"))
    require(STAND_IN <= tests, "on Linux the tests use the stand-in")
    require(linux.of_type("executable") == {"Gallery"}, "on Linux there is the gallery")
    require(linux.flagged <= tests - {PRODUCT}, "on Linux unsafe flags are in what tests use, never in the product")
    require(linux.manifest == again.manifest, "on Linux the manifest does not depend on the environment")
    text = (package.ROOT / "Package.swift").read_text()
    require(re.findall(r"Context\.\S+|ProcessInfo|getenv|import (?!PackageDescription)", text)
            == ['Context.environment["GALLERY"]'], "nothing else in the manifest depends on the environment")

    readme = (package.ROOT / "README.md").read_text()
    oldest = [f"Swift {linux.package['tools_version']}"]
    for platform in linux.manifest["platforms"]:
        name = {"ios": "iOS", "tvos": "tvOS", "macos": "macOS", "visionos": "visionOS"}[platform["platformName"]]
        oldest.append(f"{name} {platform['version'].removesuffix('.0')}")
    for claim in oldest:
        require(re.search(re.escape(claim) + r"(?![\d.]*[1-9])", readme), f"README says {claim}")
    return set(gallery.targets) | set(linux.targets)


def check_index():
    """The Swift Package Index's file: one scheme, and the library's documentation."""
    file = package.ROOT / ".spi.yml"
    manifest = yaml.safe_load(file.read_text())
    configs = {config["platform"]: config for config in manifest["builder"]["configs"]}
    print(f".spi.yml: {', '.join(configs)}")
    require(manifest["version"] == 1 and file.stat().st_size <= 1000, ".spi.yml is one that the index reads")
    require({"ios", "tvos", "visionos", "watchos"} <= set(configs), ".spi.yml has every platform that needs a scheme")
    require({config["scheme"] for config in configs.values()} == {PRODUCT}, "the index builds the product's scheme")
    require([config["documentation_targets"] for config in configs.values() if "documentation_targets" in config]
            == [[PRODUCT]], "the index builds the product's documentation, once")


def check_device(script):
    """Runs the step that picks a device, where a newer system has one, where it has none, and where no system has."""
    runtime = "com.apple.CoreSimulator.SimRuntime."

    def told(devices, platform):
        with tempfile.TemporaryDirectory() as name:
            listing = pathlib.Path(name) / "listing"
            listing.write_text(json.dumps(
                {"devices": {runtime + key: [{"udid": udid} for udid in udids] for key, udids in devices.items()}}))
            for command, body in (
                    ("xcrun", f'test "$*" = "simctl list devices available --json" && cat "{listing}"'),
                    ("xcodebuild", 'printf "%s\\n" "$@"')):
                (listing.parent / command).write_text(f"#!/bin/sh\n{body}\n")
                (listing.parent / command).chmod(0o755)
            result = run("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script, env=os.environ | {
                "PATH": f"{name}:{os.environ['PATH']}", "PLATFORM": platform})
            return result.stdout.split("\n")[:-1] if result.returncode == 0 else None

    devices = {
        "iOS-9-3": ["A"], "iOS-26-4": ["B", "C"], "iOS-27-0": [], "iOS-26-10": ["D", "E"], "tvOS-26-2": ["F"],
        "watchOS-26-4": ["G"], "xrOS-2-5": ["H"], "xrOS-26-1": ["I"]}
    for platform, device in (("iOS", "D"), ("tvOS", "F"), ("xrOS", "I")):
        require(told(devices, platform) == ["test", "-scheme", PRODUCT, "-destination", f"id={device}"],
                f"the tests for {platform} are those of the product's scheme, on a device of the newest system")
    require(told({"iOS-27-0": [], "watchOS-26-4": ["G"]}, "iOS") is None, "without a device the step fails")


def check_workflow(targets):
    file = package.ROOT / ".github/workflows/ci.yml"
    text = file.read_text()
    jobs = yaml.safe_load(text)["jobs"]
    steps = [step for job in jobs.values() for step in job["steps"]]
    scripts = [step["run"] for step in steps if "run" in step]
    print(f"{file.name}: {', '.join(jobs)}; {len(scripts)} commands")
    for job in jobs:
        require(re.search(rf"^  # .+\n  {job}:$", text, re.MULTILINE), f"above {job} is what it shows")
    for step in steps:
        require("run" in step or re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|[0-9a-f]{40})", step["uses"]),
                f"an action has a version: {step}")
    for script in scripts:
        require(run("bash", "-n", "-c", script).returncode == 0, f"a script of bash: {script}")
        for word in re.findall(r"(?<!\S)(?:\.ci|Tests)/\S+", script):
            require(os.access(package.ROOT / word, os.X_OK), f"{word} can be run")
    everything = "\n".join(scripts)
    used = re.findall(r"(?:--target|swift run) (\w+)", everything)
    require(used and set(used) <= targets, f"there are the targets {', '.join(used)}")
    builds = re.findall(r"^xcodebuild (\w+) -scheme (\w+) -destination \"(.+?)\"", everything, re.MULTILINE)
    require(len(builds) == everything.count("xcodebuild") and {scheme for _, scheme, _ in builds} == {PRODUCT},
            "xcodebuild builds the product's scheme")
    require({("test", "id=$device"), ("test", "platform=macOS,variant=Mac Catalyst"),
             ("build", "generic/platform=watchOS")} <= {(action, where) for action, _, where in builds},
            "there are tests on devices and Mac Catalyst and a build for a watch")
    require("name=" not in everything, "no device has a name")
    platforms = jobs["simulator"]["strategy"]["matrix"]["platform"]
    require(platforms == ["iOS", "tvOS", "xrOS"], "the devices are those of iOS, tvOS and visionOS")
    check_device(next(script for script in scripts if "simctl" in script))


def main():
    targets = check_views()
    check_index()
    check_workflow(targets)
    return package.verdict(failures, "mend what is not so in Package.swift, .spi.yml or the workflow")


if __name__ == "__main__":
    sys.exit(main())
