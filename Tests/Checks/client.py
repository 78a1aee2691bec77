#!/usr/bin/env python3
"""Checks the library as an app gets it, and the size and the header of the file.

* An app that depends on a tag of the package builds the library and nothing else of it, without a warning, in Swift 5
  and in Swift 6 mode. On Linux the library is empty.
* The file isn't longer than LIMITS, and stores nothing but STORED.
* A copy of the file compiles next to an app that uses its private names without their prefix: App.swift.
* The header names the version, the license and the holders of the copyright, as LICENSE does. If the version has a tag,
  the file is that of the tag.
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
# The global and static names that keep a value: the list of what `inactive` collects, and a constant.
STORED = {"talCollected", "talFarEdges"}
STORES = re.compile(r"(?:(?:[@\w()]+ )*(?:var|let)|.*\b(?:static|class) (?:var|let)) (\(?\w+)(?![^=]*\{)")
HEADER = r"""//  Textual Auto Layout \(TAL\) (\d+\.\d+\.\d+)(-dev)?: .*
(?://  .*\n)*?((?://  SPDX-FileCopyrightText: .*\n)+)//  SPDX-License-Identifier: MIT
"""
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", dependencies: [.package(url: "{0}", from: "9.9.9")], targets: [
  .executableTarget(name: "App", dependencies: ["TextualAutoLayout"])
])
"""


def failures():
    text = FILE.read_text()
    lines = text.splitlines()
    code = [line for line in lines if line.strip() and not re.match(r"\s*//", line)]
    for count, (unit, limit) in zip((len(code), max(map(len, lines))), LIMITS.items()):
        print(f"{count} {unit}")
        if count > limit:
            yield f"the file has more than {limit} {unit}: shorten it, or raise the limit"

    stored = {match[1] for line in code if (match := STORES.match(line))}
    if stored != STORED:
        yield f"the file stores {', '.join(sorted(stored))}, not {', '.join(sorted(STORED))}"

    header = re.match(HEADER, text)
    version, is_unreleased, holders = header.groups() if header else ("", "", "")
    if re.findall(r": (.*)", holders) != re.findall(r"Copyright \(c\) (.*)", (ROOT / "LICENSE").read_text()):
        yield "the file has no header with a version and a license, or LICENSE names other holders"
    tagged = run("git", "-c", "safe.directory=*", "show", f"refs/tags/{version}:{FILE.name}", cwd=ROOT)
    if tagged.returncode == 0 and (is_unreleased or tagged.stdout != text):
        yield f"the file isn't that of the tag {version}"


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
        build = ["swift", "build", "--cache-path", folder / "cache", "-Xswiftc", "-warnings-as-errors"]
        result = run(*build, "-Xswiftc", "-swift-version", "-Xswiftc", mode, cwd=app)
        modules = sorted(file.stem for file in app.glob(".build/debug/Modules/*.swiftmodule"))
        print(f"Swift {mode} mode: an app has the modules {', '.join(modules)}")
        if result.returncode or modules != ["App", "TextualAutoLayout"]:
            yield f"an app builds the library and nothing else:\n{result.stdout}{result.stderr}"


def copy_failures():
    # `.ci/run` has built the stand-in.
    command = ["swiftc", "-typecheck", "-parse-as-library", "-warnings-as-errors", "-I", ROOT / ".build/debug/Modules"]
    command += ["-module-alias", "UIKit=UIKitStandIn", FILE, ROOT / "Tests/Checks/App.swift", "-swift-version"]
    for mode in ("5", "6"):
        result = run(*command, mode, cwd=ROOT)
        if result.returncode:
            yield f"a copy of the file doesn't compile next to an app's names:\n{result.stderr}"


def run(*command, cwd):
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        found = [*failures(), *copy_failures(), *client_failures(pathlib.Path(folder).resolve())]
    sys.exit("\n".join(found) or None)
