#!/usr/bin/env python3
"""Compares a copy of the library's file with AUDIT.md: its text with the SHA-256, and what it touches with the lists.

Usage: audit.py [FILE] [--compiler COMMAND]

UIKit is the stand-in, or with `--compiler`, Apple's UIKit or AppKit. COMMAND is a compiler, Swift 6.2 or later, and the
options that it needs for a system: "xcrun --sdk iphoneos swiftc -target arm64-apple-ios15.0".

* The compiler's syntax tree tells which names each function uses, without enumeration cases and local names. Each
  function that touches constraints or views has to begin with the thread guard, unless all of its callers do. The tree
  lacks lines for other systems, so run the script for each system.
* The text tells the rest: declarations, types, lines with `#`, and in functions, literals and some keywords.
"""

import argparse
import collections
import hashlib
import json
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
STAND_IN = ROOT / ".build/debug/Modules"  # `.ci/run audit` builds it
MODULE, GUARD = "AuditedCopy", "talRequireMainThread"
COLUMNS = "of UIKit, AppKit and Dispatch", "of Swift", "of the file"
COMMENT = re.compile(r"//[^\r\n]*")
MESSAGE = re.compile(r'(@available\()\s*(\*, unavailable),\s*message: "[^"\\\n]*"\s*(?=\))')
WORDS = re.compile(
    r"\b(?:if|guard|switch|for(?!:)|while|repeat|where|defer|try|catch|is|as)\b[?!]?"
    r"|\b(?:true|false|nil|some|any|sending|set|willSet|didSet)\b"
    r"|(?<=\s)\?(?!\?)|(?<=[\w)\]>])!|(?<![\w$.])\d[\w.]*"
)
# These belong to enumeration cases, literals, the file's initializers, and what the compiler makes of `for`.
LEFT_OUT = re.compile(rf"c:@E@|s:\d+{MODULE}.*fc$|.*(mF$|(array|[iI]nteger|Boolean)Literal|IndexingIterator)")
TYPES = "extension|struct|class|enum|actor|protocol"
MEMBERS = "macro|let|var|case|init|subscript|deinit|get|set"  # inside of functions, these are local
ACCESS = "open|public|package|internal|fileprivate|private"
MODIFIERS = f"{ACCESS}|static|class|final|lazy|weak|unowned|mutating|nonmutating|override|required|convenience|dynamic"
MODIFIERS += "|optional|indirect|prefix|postfix|infix|nonisolated|isolated|distributed|consuming|borrowing"
MODIFIER = rf"@[\w.]+(?:\([^()]*\))?|\b(?:{MODIFIERS})\b(?:\(\w+\))?"
KEYWORD = rf"{TYPES}|{MEMBERS}|import|typealias|associatedtype|func|operator|precedencegroup"
DECLARATION = re.compile(rf"(?<![.\w])((?:(?:{MODIFIER})\s*)*)\b({KEYWORD})\b\s*|[{{}}]")
NAMES = {"import": r"[^\n;]*", "case": r"[^\n:={}]*", **dict.fromkeys(TYPES.split("|"), r"[^{]*")}
NAMES |= dict.fromkeys(("init", "subscript", "deinit", "get", "set"), "")


def declarations(code):
    """Yields the modifiers and the keyword of each declaration, and its name."""
    scopes, opened = [], ("", "")  # the keyword and the access of each scope, and of the next one
    for match in DECLARATION.finditer(code):
        before, keyword = match.groups()
        outer, outer_access = scopes[-1] if scopes else ("", "")
        if match[0] == "{":
            scopes.append(opened)
            opened = "func", ""
        elif match[0] == "}":
            scopes = scopes[:-1]
        elif before or outer != "func" or not re.fullmatch(MEMBERS, keyword):
            modifiers = [re.sub(r"\s+", " ", word) for word in re.findall(MODIFIER, before)]
            access = "".join(word for word in modifiers if re.match(ACCESS, word))
            if keyword == "extension":
                modifiers = [word for word in modifiers if word != access]  # it is the access of the members
            elif outer == "extension" and outer_access and not access:
                modifiers.append(outer_access)
            opened = (keyword, access) if re.fullmatch(TYPES, keyword) else ("func", "")
            name = re.match(NAMES.get(keyword, r"\w+|[^\w\s({]+|\([^)]*\)"), code[match.end() :])[0]
            yield " ".join([*sorted(modifiers), keyword]), " ".join(name.split()) or keyword


def references(tree, place=0):
    """Yields the names that a syntax tree refers to, each with its identifier and its place in the text."""
    if isinstance(tree, dict):
        place = tree.get("range", {}).get("end", place)
        decl = tree.get("decl")
        if isinstance(decl, dict) and decl.get("decl_usr") and tree["_kind"] != "captured_value":
            yield decl["base_name"], decl["decl_usr"], place
    for child in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else []:
        yield from references(child, place)


class Function:
    """A function or variable outside of functions, with the names that it uses, one list for each column of AUDIT."""

    def __init__(self, node, pattern, source):
        parts = [*pattern, node]  # a variable has two nodes
        self.name, self.usr = node["name"]["base_name"].get("name", "init"), node["usr"]
        self.is_private, self.is_stored = node["access"] in ("private", "fileprivate"), node.get("readImpl") == "stored"
        used = {each for each in references(parts) if each[1] != self.usr and not LEFT_OUT.match(each[1])}
        self.calls, self.names = {usr for _, usr, _ in used}, ([], [], [])
        for name, usr, _ in used:
            is_swifts = re.match(r"s:(s|S(?!o))", usr) or not name[0].isalpha()
            self.names[2 if MODULE in usr else 1 if is_swifts else 0].append(name)
        places = [place for part in parts for place in part["range"].values()]
        self.names[1].extend(WORDS.findall(COMMENT.sub("", source[min(places) : max(places) + 1].decode())))
        bodies = [each.get("body", {}).get("elements") for each in [node, *node.get("accessors", [])]]
        starts = [body[0].get("range", {}).get("start", 0) for body in bodies if body]
        begins = {source[start:].startswith(f"{GUARD}()".encode()) for start in starts}
        self.is_guarded = self.is_stored or self.name == GUARD or begins == {True}


def functions(items, source):
    pattern = []
    for node in items:
        if node["_kind"] in ("func_decl", "constructor_decl", "var_decl") and not node.get("implicit"):
            yield Function(node, pattern, source)
        pattern = [node] if node["_kind"] == "pattern_binding_decl" else []
        yield from functions(node.get("members", []), source)


def unguarded(functions):
    """Returns the names of functions that can touch constraints or views on another thread."""
    unsafe = {each for each in functions if each.names[0] and not each.is_guarded}
    for _ in functions:
        unsafe |= {each for each in functions if not each.is_guarded and each.calls & {it.usr for it in unsafe}}
    called = {usr for each in functions for usr in each.calls}
    return [each.name for each in unsafe if not each.is_private or each.usr not in called]


def facts(text, tree):
    """Returns the names for each place of AUDIT, and other failures."""
    code, found, failures = COMMENT.sub("", text), collections.defaultdict(list), []
    code = MESSAGE.sub(r"\1\2", code)
    if re.search(r'["`\\]|/\S|#/|(?<!@)\b_\w', code) or re.search(r"\r(?!\n)|swift-format-ignore", text):
        refused = "strings, backticks, backslashes, /* */, regular expressions, carriage returns, names like _x"
        failures.append(f"refused: {refused}, swift-format-ignore")
    if not re.fullmatch(r"\s*#if.*#endif\s*", code, re.S):
        failures.append("code outside of #if")
    for each in (all_functions := [*functions(tree["items"], text.encode())]):
        found["Stored"] += [each.name] * each.is_stored
        for column, names in zip(COLUMNS, each.names):
            found[f"`{each.name}`, {column}"] += names
    start = "touches constraints or views: begin it, or all that call it, with"
    failures += [f"`{name}` {start} {GUARD}()" for name in unguarded(all_functions)]
    for heading, name in declarations(code):
        found[f"`{heading}`"] += re.split(r",\s*", name)
    found["Types, modules and attributes"] = {*re.findall(r"@\w+|\b(?!TAL|Kind\b|Self\b|E\b)[A-Z]\w*", code)}
    found["Lines with `#`"] = [" ".join(line.split()) for line in code.split("\n") if "#" in line]
    counts = {place: collections.Counter(names).items() for place, names in found.items() if names}
    shown = {place: {f"`{name}`" + f" ×{n}" * (n > 1) for name, n in names} for place, names in counts.items()}
    return shown, failures


def audited(page):
    """Returns the names for each place of AUDIT. `NSLayoutConstraint.activate` loses its class."""
    section = page.split("\n## What the file touches\n")[1].split("\n## ")[0]
    found = dict(re.findall(r"^- \*\*(.*?):?\*\*:?(.*)", section, re.M))
    for line in re.findall(r"^\| (`.*) \|$", section, re.M):
        first, *cells = (cell.replace("\\|", "|") for cell in re.split(r"\s*(?<!\\)\|\s*", line))
        for name in re.findall(r"`[^`]+`", first):
            found |= {f"{name}, {column}": cell for column, cell in zip(COLUMNS, cells)}
    names = {place: re.findall(r"`[^`]+`(?: ×\d+)?", text) for place, text in found.items()}
    return {place: {re.sub(r"^`\w+\.(?=\w)", "`", name) for name in each} for place, each in names.items() if each}


def differences(text, tree, page):
    """Yields what the file has and AUDIT doesn't, and the reverse."""
    (found, failures), expected = facts(text, tree), audited(page)
    for place in sorted({*found, *expected}):
        here, there = found.get(place, set()), expected.get(place, set())
        for word, names in (("new", here - there), ("gone", there - here)):
            if names:
                yield f"{place}: {word}: {', '.join(sorted(names))}"
    yield from failures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=pathlib.Path, default=ROOT / "TextualAutoLayout.swift")
    parser.add_argument("--compiler", default="", metavar="COMMAND", help="use Apple's headers, not the stand-in")
    arguments = parser.parse_args()
    page = (ROOT / "Tests/AUDIT.md").read_text()
    command = shlex.split(arguments.compiler) or ["swiftc", "-I", STAND_IN, "-module-alias", "UIKit=UIKitStandIn"]
    command += ["-module-name", MODULE, "-parse-as-library", "-dump-ast", "-Xfrontend", "-dump-ast-format"]
    try:
        data = arguments.file.read_bytes()
        tree = subprocess.run([*command, "-Xfrontend", "json", arguments.file], capture_output=True)
    except OSError as error:
        sys.exit(f"Not found: {error.filename}")
    code = COMMENT.sub("", data.decode()).strip()
    if not re.search(r"\bpublic (?!import)", code):
        sys.exit("Audit a copy before you delete `public` from it." if code else "The file has no code.")
    if not arguments.compiler and not STAND_IN.exists():
        sys.exit("The stand-in isn't built. Run .ci/run audit, or name a compiler.")
    if "dump-ast-format" in tree.stderr.decode():
        sys.exit("This compiler is too old. Use Swift 6.2 or 6.3.")
    if tree.returncode:
        sys.exit(f"The file doesn't compile:\n{tree.stderr.decode()}")
    try:
        found = [*differences(data.decode(), json.loads(tree.stdout), page)]
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        sys.exit(f"This compiler writes its syntax tree in another form: {error!r}. Use Swift 6.2 or 6.3.")
    digest = hashlib.sha256(data).hexdigest()
    if not found and digest in page:
        print("This is the audited text.")
        return 0
    same = "The text differs, but touches the same. Read the changes with `diff`, and run `swift test`."
    print(*found or [same], sep="\n")
    if b"\r\n" in data:
        print("Its lines end with CRLF, as Git for Windows may write them.")
    if digest not in page:
        print(f"Its SHA-256 is {digest}, which AUDIT doesn't have.")
    return 1


sys.exit(main())
