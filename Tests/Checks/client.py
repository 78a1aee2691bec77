#!/usr/bin/env python3
"""Builds an app that depends on a tag of the package, in Swift 5 and in Swift 6 mode.

The app gets the library, built from its one file and linked statically, and nothing else of the package. On Linux, the
library is empty.
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


def client_failures(folder):
    package, app = folder / "TextualAutoLayout", folder / "App"
    shutil.copytree(ROOT, package, symlinks=True, ignore=shutil.ignore_patterns(".build", ".git", ".swiftpm"))
    git = ["git", "-c", "user.name=App", "-c", "user.email=app@localhost"]
    for command in (["init"], ["add", "--all"], ["commit", "--message", "All"], ["tag", "9.9.9"]):
        run(*git, *command, cwd=package)
    (app / "Sources").mkdir(parents=True)
    (app / "Sources/main.swift").write_text("import TextualAutoLayout\n")
    (app / "Package.swift").write_text(MANIFEST.format(package.as_uri()))
    for mode in ("5", "6"):
        options = ["--cache-path", folder / "cache", "-Xswiftc", "-swift-version", "-Xswiftc", mode]
        result = run("swift", "build", *options, cwd=app)
        modules = sorted(file.stem for file in app.glob(".build/debug/Modules/*.swiftmodule"))
        sources = [file.name for file in app.glob(".build/debug/TextualAutoLayout.build/*.swift.o")]
        print(f"Swift {mode} mode: an app has the modules {', '.join(modules)}. The library has {', '.join(sources)}.")
        dynamic = [*app.glob(".build/debug/*.so")]
        if result.returncode or dynamic or modules != ["App", "TextualAutoLayout"] or sources != ["TextualAutoLayout.swift.o"]:
            yield f"an app builds the library and nothing else:\n{result.stdout}{result.stderr}"


def run(*command, cwd):
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd)


with tempfile.TemporaryDirectory() as temporary:
    sys.exit("\n".join(client_failures(pathlib.Path(temporary).resolve())) or None)
