#!/usr/bin/env python3
"""Checks the structure of the library's file.

* The file isn't longer than LIMITS, and stores nothing but STORED.
* An app's names can't collide with those of the file: outside of types, private names begin with `tal` or `TAL`.
* Each function that an app can call, and that touches a constraint or a view, begins with GUARD, or does nothing but
  call such a function.
* The header names the version, the license and the holders of the copyright, as LICENSE does. If the version has a tag,
  the file is that of the tag.

The compiler's tree of the file, which has been type-checked with the stand-in, says what is a declaration.
"""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILE = ROOT / "TextualAutoLayout.swift"
LIMITS = {"lines without comments": 210, "columns": 120}
# The global and static names that keep a value: the list of what `inactive` collects, and a constant.
STORED = {"talCollected", "talFarEdges"}
PRIVATE = ("private", "fileprivate")
GUARD = "talRequireMainThread()"
GUARD_BODY = "{ dispatchPrecondition(condition: .onQueue(.main)) }"
# The bodies that do nothing but call a function with a guard.
CALLS = re.compile(r"\{\s*(talMakeConstraint\(lhs, \.\w+, [\w.]+(\(constant: rhs\))?\)|lhs\.map \{ \$0 \| rhs \})\s*\}")
# What a body mentions if it touches a constraint or a view: the library's private names, and any name of the stand-in
# other than the cases of an enum, which end with "mF".
TOUCHES = re.compile(r'"base_name": "tal(?!Expression")|"decl_usr": "s:12UIKitStandIn(?!\w*mF")')
HEADER = r"""//  Textual Auto Layout \(TAL\) (\d+\.\d+\.\d+)(-dev)?: .*
(?://  .*\n)*?((?://  SPDX-FileCopyrightText: .*\n)+)//  SPDX-License-Identifier: MIT
"""


def failures(text):
    lines = text.splitlines()
    code = [line for line in lines if line.strip() and not re.match(r"\s*//", line)]
    for count, (unit, limit) in zip((len(code), max(map(len, lines))), LIMITS.items()):
        print(f"{count} {unit}")
        if count > limit:
            yield f"the file has more than {limit} {unit}: shorten it, or raise the limit"

    header = re.match(HEADER, text)
    version, is_unreleased, holders = header.groups() if header else ("", "", "")
    if re.findall(r": (.*)", holders) != re.findall(r"Copyright \(c\) (.*)", (ROOT / "LICENSE").read_text()):
        yield "the file has no header with a version and a license, or LICENSE names other holders"
    tagged = run("git", "-c", "safe.directory=*", "show", f"refs/tags/{version}:{FILE.name}")
    if tagged.returncode == 0 and (is_unreleased or tagged.stdout != text):
        yield f"the file isn't that of the tag {version}"


def tree_failures(text):
    # `.ci/run` has built the stand-in.
    command = ["swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json", "-parse-as-library"]
    result = run(*command, "-I", ROOT / ".build/debug/Modules", "-module-alias", "UIKit=UIKitStandIn", FILE)
    if result.returncode:
        yield f"the file doesn't compile:\n{result.stderr}"
        return
    top = json.loads(result.stdout)["items"]
    stored = [node for node in nodes(top) if node.get("readImpl") == "stored" and (node in top or node.get("static"))]
    if {name(node) for node in stored} != STORED:
        yield f"the file stores {', '.join(sorted(map(name, stored)))}, not {', '.join(sorted(STORED))}"

    members = [member for node in top if node["_kind"] == "extension_decl" for member in node.get("members", [])]
    for node in top + members:
        if node.get("access", "public") != "public" and not name(node).lower().startswith("tal"):
            yield f"outside of types, a name that isn't public must begin with `tal` or `TAL`: {name(node)}"

    for node in (node for node in nodes(top) if node["_kind"].endswith("_decl") and "range" in node.get("body", {})):
        body = node["body"]
        source = text.encode()[body["range"]["start"] : body["range"]["end"] + 1].decode()
        if name(node) == "talRequireMainThread" and source != GUARD_BODY:
            yield f"the body of talRequireMainThread isn't {GUARD_BODY}"
        begins_with_guard = source.removeprefix("{").lstrip().startswith(GUARD + "\n")
        needs_guard = node["access"] not in PRIVATE and TOUCHES.search(json.dumps(body)) and not CALLS.fullmatch(source)
        if (needs_guard or name(node) == "talMakeConstraint") and not begins_with_guard:
            line = text.encode()[: body["range"]["start"]].count(b"\n") + 1
            yield f"line {line}: this function touches constraints or views, and must begin with {GUARD}"


def nodes(tree):
    """Yields each node of a tree: the declarations, statements and expressions."""
    for child in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        yield from nodes(child)
    if isinstance(tree, dict) and "_kind" in tree:
        yield tree


def name(node):
    return node.get("name", {}).get("base_name", {}).get("name", node["_kind"])


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


if __name__ == "__main__":
    content = FILE.read_text()
    sys.exit("\n".join([*failures(content), *tree_failures(content)]) or None)
