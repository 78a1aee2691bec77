#!/usr/bin/env python3
"""Checks the library as an app gets it, and the structure of the file.

* An app that depends on a tag of the package builds the library and nothing else of it, in Swift 5 and in Swift 6 mode.
  On Linux the library is empty.
* The file isn't longer than LIMITS, and stores nothing but STORED.
* Outside of types, each name that isn't public begins with `tal` or `TAL`, so that it can't be a name of an app.
* Each function for apps that touches constraints or views begins with the thread guard, or only calls one that does.
* The header names the version, the license and the holders of the copyright, as LICENSE does, and the oldest Swift, as
  other files do. If the version has a tag, the file is that of the tag.

The compiler's tree of the file tells which names are declared, and what functions call. Its UIKit is the stand-in.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILE = ROOT / "TextualAutoLayout.swift"
LIMITS = {"lines without comments": 208, "columns": 120}
# The global and static names that keep a value: the list of what `inactive` collects, and a constant.
STORED = {"talCollected", "talFarEdges"}
# The places that name the oldest Swift or Xcode, as the second line of the file does.
OLDEST = {"Package.swift": "version: {0}\n", ".github/workflows/ci.yml": "swift:{0}-noble", "README.md": "need Xcode {1} "}
GUARD_BODY = "{ dispatchPrecondition(condition: .onQueue(.main)) }"
# A body that begins with the guard, or only calls a function that does.
CALLS = r"talMakeConstraint\(lhs, \.\w+, [\w.]+(\(constant: rhs\))?\)|\(\[lhs\] \| rhs\)\[0\]"
GUARDED = re.compile(rf"\{{\s*(talRequireMainThread\(\)[\n;].*|{CALLS})\s*\}}", re.S)
# In the tree of a body that touches a constraint or a view, there is a private name of the library, or a name of the
# stand-in that isn't the case of an enum (which ends with "mF").
TOUCHES = re.compile(r'"base_name": "tal(?!Expression")|"decl_usr": "s:12UIKitStandIn(?!\w*mF")')
HEADER = r"""//  Textual Auto Layout \(TAL\) (\d+\.\d+\.\d+)(-dev)?: .*
(?://  .*\n)*?((?://  SPDX-FileCopyrightText: .*\n)+)//  SPDX-License-Identifier: MIT
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
    oldest = re.search(r"Needs Swift (\S+) \(Xcode (\d+)\)", text)
    for place, words in OLDEST.items():
        if not oldest or words.format(*oldest.groups()) not in (ROOT / place).read_text():
            yield f"{place} doesn't name the oldest Swift or Xcode of the file's second line"
    header = re.match(HEADER, text)
    version, is_unreleased, holders = header.groups() if header else ("", "", "")
    if re.findall(r": (.*)", holders) != re.findall(r"Copyright \(c\) (.*)", (ROOT / "LICENSE").read_text()):
        yield "the file has no header with a version and a license, or LICENSE names other holders"
    tagged = run("git", "-c", "safe.directory=*", "show", f"refs/tags/{version}:{FILE.name}", cwd=ROOT)
    if tagged.returncode == 0 and (is_unreleased or tagged.stdout != text):
        yield f"the file isn't that of the tag {version}"


def tree_failures(text):
    # `.ci/run` has built the stand-in.
    dump = ["swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json", "-parse-as-library", FILE]
    tree = run(*dump, "-I", ".build/debug/Modules", "-module-alias", "UIKit=UIKitStandIn", cwd=ROOT)
    if tree.returncode:
        yield f"the file doesn't compile:\n{tree.stderr}"
        return
    nodes = []  # all declarations, statements and expressions
    top = json.loads(tree.stdout, object_hook=lambda node: nodes.append(node) or node)["items"]
    variables = [node for node in nodes if node.get("readImpl") == "stored"]
    stored = {name(node) for node in variables if node in top or node.get("static")}
    if stored != STORED:
        yield f"the file stores {', '.join(sorted(stored))}, not {', '.join(sorted(STORED))}"
    members = [member for node in top if node["_kind"] == "extension_decl" for member in node.get("members", [])]
    for node in top + members:
        if node.get("access", "public") != "public" and not name(node).lower().startswith("tal"):
            yield f"outside of types, a name that isn't public must begin with `tal` or `TAL`: {name(node)}"

    for node in (node for node in nodes if "access" in node and "range" in node.get("body", {})):
        start, end = node["body"]["range"]["start"], node["body"]["range"]["end"]
        body = text.encode()[start : end + 1].decode()
        if name(node) == "talRequireMainThread" and body != GUARD_BODY:
            yield f"the body of talRequireMainThread isn't {GUARD_BODY}"
        is_private = "private" in node["access"] and name(node) != "talMakeConstraint"
        if not is_private and TOUCHES.search(json.dumps(node["body"])) and not GUARDED.fullmatch(body):
            line = text.encode()[:start].count(b"\n") + 1
            yield f"line {line}: this function touches constraints or views, and must begin with talRequireMainThread()"


def name(node):
    return node.get("name", {}).get("base_name", {}).get("name", node["_kind"])


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


if __name__ == "__main__":
    content = FILE.read_text()
    with tempfile.TemporaryDirectory() as temporary:
        clients = client_failures(pathlib.Path(temporary).resolve())
        found = [*text_failures(content), *tree_failures(content), *clients]
    sys.exit("\n".join(found) or None)
