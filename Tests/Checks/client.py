#!/usr/bin/env python3
"""Builds an app that depends on a tag of the package, on Linux, where the library is empty.

The app has to build the library and nothing else of the package, without a warning, in Swift 5 and in Swift 6 mode.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", dependencies: [.package(url: "{0}", from: "9.9.9")], targets: [
  .executableTarget(name: "App", dependencies: ["TextualAutoLayout"])
])
"""


def failures(folder):
    package, app = folder / "TextualAutoLayout", folder / "App"
    shutil.copytree(ROOT, package, symlinks=True, ignore=shutil.ignore_patterns(".build", ".git", ".swiftpm"))
    git = ["git", "-c", "user.name=App", "-c", "user.email=app@localhost"]
    for command in (["init"], ["add", "--all"], ["commit", "--message", "All"], ["tag", "9.9.9"]):
        run(*git, *command, cwd=package)
    (app / "Sources").mkdir(parents=True)
    (app / "Sources/main.swift").write_text("import TextualAutoLayout\n")
    (app / "Package.swift").write_text(MANIFEST.format(package.as_uri()))
    for mode in ("5", "6"):
        build = ["swift", "build", "--cache-path", folder / "cache", "-Xswiftc", "-warnings-as-errors"]
        result = run(*build, "-Xswiftc", "-swift-version", "-Xswiftc", mode, cwd=app)
        modules = sorted(file.stem for file in app.glob(".build/debug/Modules/*.swiftmodule"))
        print(f"Swift {mode} mode: an app has the modules {', '.join(modules)}")
        if result.returncode or modules != ["App", "TextualAutoLayout"]:
            yield f"an app builds the library and nothing else:\n{result.stdout}{result.stderr}"


def run(*command, cwd):
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        sys.exit("\n".join(failures(pathlib.Path(temporary).resolve())) or None)
