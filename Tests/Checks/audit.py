#!/usr/bin/env python3
"""Compares a copy of the library's file with "What the file touches" in AUDIT.md. Prints what differs.

Usage: audit.py [FILE] [--compiler COMMAND]

UIKit is the stand-in, or with `--compiler`, Apple's UIKit or AppKit. COMMAND is a compiler, Swift 6.2 or later, and the
options that it needs for a system: "xcrun --sdk iphoneos swiftc -target arm64-apple-ios15.0".

* The compiler's syntax tree tells the names that each function uses, without enumeration cases and local names.
* The text tells the rest, even of lines that this system doesn't compile: words that branch or cast, the size of each
  function in words and signs, types, attributes, numbers, and lines with `#`. The lines for AppKit have to be those for
  UIKit, with other names and without margins.
* A function for apps that touches constraints or views begins with the thread guard, or only calls one that does.
* Each global name that isn't public begins with `tal` or `TAL`, so that it can't be a name of an app.
"""

import argparse
import collections
import json
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
STAND_IN = ["swiftc", "-I", ROOT / ".build/debug/Modules", "-module-alias", "UIKit=UIKitStandIn"]  # built by .ci/run
MODULE = "AuditedCopy"
BRANCHES = re.compile(r"\b(?:if|guard|switch|for(?!:)|while|repeat|where|defer|try|catch|is|as)\b[?!]?|(?<= )\?(?= )")
# These identifiers belong to enumeration cases, literals, and what the compiler makes of `for`.
LEFT_OUT = re.compile(r"c:@E@|.*(mF$|Literal|IndexingIterator)")
# A body that begins with the guard, or only calls a function that does.
GUARDED = re.compile(r"\{\s*(talRequireMainThread\(\)\s*[\n;]|talMakeConstraint\(lhs, \.\w+, [^,]*\)\s*\})")
# These replacements turn the lines for UIKit into those for AppKit.
APPKIT = {r"UIKit": "AppKit", r"UI(View|LayoutGuide)": r"NS\1", r"UILayoutPriority": "NSLayoutConstraint.Priority"}
APPKIT |= {r"\.Axis": ".Orientation", r",\s*\.\w+Margin": ""}


def nodes(tree):
    """Yields all nodes of a syntax tree."""
    if isinstance(tree, dict):
        yield tree
    for child in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else []:
        yield from nodes(child)


def declarations(items, is_global=True):
    """Yields each declaration outside of functions: its name, its nodes, and whether it is outside of types, too."""
    pattern = []  # the first of the two nodes of a variable
    for node in items:
        name = node.get("name", {}).get("base_name", {})
        if node["_kind"] == "pattern_binding_decl":
            pattern = [node]
        elif name and not node.get("implicit"):
            yield name.get("name", "init"), [*pattern, {**node, "members": []}], is_global
            pattern = []
        yield from declarations(node.get("members", []), node["_kind"] == "extension_decl")


def uses(tree):
    """Returns the names that a declaration uses: those of UIKit or AppKit, of Swift, and of the file."""
    apples, swifts, own = set(), set(), set()
    for node in nodes(tree):
        usr, name = node.get("decl_usr"), node.get("base_name")
        if usr and not node.get("implicit") and (MODULE in usr or not LEFT_OUT.match(usr)):
            is_swifts = re.match(r"s:(s|S(?!o))", usr) or not name[0].isalpha()
            (own if MODULE in usr else swifts if is_swifts else apples).add(name)
    own = {name for name in own if re.match(r"tal[A-Z]|\W", name)}
    return apples, swifts, own


def facts(text, tree):
    """Returns the names and the size of each function, the names in AUDIT's lists, and other failures."""
    source, rows, lists = text.encode(), {}, collections.defaultdict(list)
    code = re.sub(r'^(@available\(.*), message: "[^"]*"\)$', r"\1)", re.sub(r"//.*", "", text), flags=re.M)
    failures = ["the file has a string or a block comment"] if re.search(r'"|/\*', code) else []
    for name, parts, is_global in declarations(tree["items"]):
        apples, swifts, own = uses(parts)
        if parts[-1]["_kind"] in ("func_decl", "var_decl"):
            places = [place for part in parts for place in part["range"].values()]
            words = re.sub(r"//.*", "", source[min(places) : max(places) + 1].decode())
            row = rows.setdefault(name, [set(), set(), set(), 0])
            row[:3] = row[0] | apples, row[1] | swifts | {*BRANCHES.findall(words)}, row[2] | own
            row[3] += len(re.findall(r"\w+|[^\w\s]", words))
        is_public = parts[-1].get("access", "public") in ("public", "open")
        lists["Public" if is_public else "Private"].append(name)
        if parts[-1].get("readImpl", "getter") != "getter":
            lists["Stored"].append(f"{'let' if parts[-1].get('let') else 'var'} {name}")
        if is_global and not is_public and not name.lower().startswith("tal"):
            failures.append(f"`{name}` isn't public, so it has to begin with `tal` or `TAL`")
        touches = apples or any(re.match("tal(?!Expression)", each) for each in own)
        body = parts[-1].get("body", {}).get("range", {"start": 0, "end": 0})
        if touches and is_public and not GUARDED.match(source[body["start"] : body["end"] + 1].decode()):
            failures.append(f"`{name}` touches constraints or views: begin it with talRequireMainThread()")
    lists["Numbers"] = {*re.findall(r"(?<![\w$.])\d[\w.]*", code)}
    lists["Attributes"] = re.findall(r"@\w+(?:\([^)]*\))?|nonisolated", code)
    lists["Types"] = {*re.findall(r"\b(?!TAL|Kind\b|Self\b|E\b)[A-Z]\w*", code), *re.findall(r"\bimport\s+(\S+)", code)}
    lists["Extensions"] = re.findall(r"\bextension (.*?) \{", code)
    lists["Lines"] = [line.strip() for line in code.splitlines() if "#" in line]
    uikit, appkit = [*re.findall(r"#if canImport\(UIKit\)\s(.*?)#else\s(.*?)#endif", code, re.S), ("", "")][0]
    for pattern, replacement in APPKIT.items():
        uikit = re.sub(pattern, replacement, uikit)
    if len({re.sub(r"\s|,\s*(?=\])", "", lines) for lines in (uikit, appkit)}) == 2:
        failures.append(f"the lines for AppKit aren't those for UIKit, which would be:\n{uikit}")
    rows = {name: row for name, row in rows.items() if any(row[:3])}
    counts = {word: collections.Counter(names).items() for word, names in lists.items()}
    lists = {word: {f"{name} ×{n}" if n > 1 else name for name, n in names} for word, names in counts.items()}
    return rows, lists, failures


def audited():
    """Returns the rows and lists of AUDIT, in the form of `facts`. `NSLayoutConstraint.activate` loses its class."""
    section = (ROOT / "Tests/AUDIT.md").read_text().split("\n## What the file touches\n")[1].split("\n## ")[0]

    def names(text):
        return {re.sub(r"^\w+\.(?=\w)", "", name) + count for name, count in re.findall(r"`([^`]+)`( ×\d+)?", text)}

    rows = {}
    for line in re.findall(r"^\| `.*", section, re.M):
        first, *columns, size = (cell.replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1])
        rows |= {name: [*map(names, columns), int(size)] for name in names(first)}
    return rows, {word: names(rest) for word, rest in re.findall(r"^- \*\*(\w+)[^*]*\*\*(.*)", section, re.M)}


def shown(names):
    return ", ".join(re.sub(r"^(.*?)( ×\d+)?$", r"`\1`\2", name) for name in sorted(names))


def differences(text, tree):
    """Yields what differs from AUDIT."""
    (rows, lists, failures), (audited_rows, audited_lists) = facts(text, tree), audited()
    yield from failures
    for name in (name for name in {**audited_rows, **rows} if rows.get(name) != audited_rows.get(name)):
        *columns, size = rows.get(name, [0])
        cells = [shown(names).replace("|", "\\|") for names in ({name}, *columns)]
        yield f"AUDIT needs this row: | {' | '.join(cells)} | {size} |" if size else f"AUDIT has a row too many: {name}"
    for word in (word for word in {**audited_lists, **lists} if lists.get(word) != audited_lists.get(word)):
        yield f"AUDIT needs this list: - **{word}:** {shown(lists.get(word, []))}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=pathlib.Path, default=ROOT / "TextualAutoLayout.swift")
    parser.add_argument("--compiler", default="", metavar="COMMAND", help="use Apple's headers, not the stand-in")
    arguments = parser.parse_args()
    command = [*(shlex.split(arguments.compiler) or STAND_IN), "-module-name", MODULE, "-parse-as-library", "-dump-ast"]
    command += ["-Xfrontend", "-dump-ast-format", "-Xfrontend", "json", arguments.file]
    tree = subprocess.run(command, capture_output=True)
    if tree.returncode:
        sys.exit("The file doesn't compile, or the compiler is older than Swift 6.2:\n" + tree.stderr.decode())
    try:
        found = [*differences(arguments.file.read_bytes().decode(), json.loads(tree.stdout))]
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        sys.exit(f"This compiler writes its syntax tree in another form: {error!r}. Use Swift 6.2 or 6.3.")
    print(*found or ["The file touches what AUDIT says."], sep="\n")
    return 1 if found else 0


sys.exit(main())
