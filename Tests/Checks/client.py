#!/usr/bin/env python3
"""Checks the library as an app gets it, and the length and the header of the file.

* An app that depends on a tag of the package builds the library and nothing else of it, in Swift 5 and in Swift 6 mode.
  On Linux the library is empty.
* The file isn't longer than LIMITS.
* The header has a version, holders of the copyright and a license, and the oldest Swift and Xcode, which README,
  Package.swift and ci.yml have, too.
* The systems of Package.swift are those of README, and those for which ci.yml compiles the file.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILE = ROOT / "TextualAutoLayout.swift"
LIMITS = {"lines without comments": 210, "columns": 120}
TARGETS = {"macCatalyst": "ios{}.0-macabi", "visionOS": "xros{}.0"}  # where the target isn't the name of the system
HEADER = r"""//  Textual Auto Layout \(TAL\) \d+\.\d+\.\d+(?:-dev)?: .*
//  Needs Swift (\S+) \(Xcode (\d+)\) or later, .*
(?://  SPDX-FileCopyrightText: .*\n)+//  SPDX-License-Identifier: MIT
"""
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", dependencies: [.package(url: "{0}", from: "9.9.9")], targets: [
  .executableTarget(name: "App", dependencies: ["TextualAutoLayout"])
])
"""


def text_failures(text):
    lines = text.splitlines()
    code = [line for line in lines if line.strip() and not re.match(r"\s*//", line)]
    for count, (unit, limit) in zip((len(code), max(map(len, lines))), LIMITS.items()):
        print(f"{count} {unit}")
        if count > limit:
            yield f"the file has more than {limit} {unit}: shorten it, or raise the limit"
    header = re.match(HEADER, text)
    if not header:
        yield "the header needs the version, the oldest Swift and Xcode, the holders of the copyright, and the license"
        return
    swift, xcode = header.groups()
    systems = re.findall(r"\.(\w+)\(\.v(\d+)\)", (ROOT / "Package.swift").read_text())
    *most, last = (f"{system.replace('macC', 'Mac C')} {number}" for system, number in systems)
    targets = [TARGETS.get(system, system.lower() + "{}.0\n").format(number) for system, number in systems]
    words = {
        "Package.swift": [f"version: {swift}\n"],
        "README.md": [f"You need Xcode {xcode} or later", f"It needs {', '.join(most)} or {last}."],
        ".github/workflows/ci.yml": [f"swift:{swift}-noble", *(f"-apple-{target}" for target in targets)],
    }
    for name, needed in words.items():
        yield from (f"{name} needs {each!r}" for each in needed if each not in (ROOT / name).read_text())


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
        print(f"Swift {mode} mode: an app has the modules {', '.join(modules)}")
        if result.returncode or modules != ["App", "TextualAutoLayout"]:
            yield f"an app builds the library and nothing else:\n{result.stdout}{result.stderr}"


def run(*command, cwd):
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd)


content = FILE.read_text()
with tempfile.TemporaryDirectory() as temporary:
    found = [*text_failures(content), *client_failures(pathlib.Path(temporary).resolve())]
sys.exit("\n".join(found) or None)
