#!/usr/bin/env python3
"""Compares a copy of the library's file with the SHA-256 on AUDIT.md, and its outline with outline.txt.

Usage: audit.py [FILE] [--compiler COMMAND] [--write]

The outline is the file's code without comments and bodies. Below each body's `{…}`, it has the names that the body
uses, from the compiler's syntax tree. The tree lacks code for other systems, so run the script for each system.

UIKit is the stand-in, or with `--compiler`, Apple's UIKit or AppKit. COMMAND is a compiler, Swift 6.2 or later, and the
options that it needs for a system: "xcrun --sdk iphoneos swiftc -target arm64-apple-ios15.0".
"""

import argparse
import collections
import difflib
import hashlib
import json
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILE, MANIFEST = ROOT / "TextualAutoLayout.swift", ROOT / "Package.swift"
PAGE, OUTLINE = ROOT / "Tests/AUDIT.md", ROOT / "Tests/Checks/outline.txt"
STAND_IN = ROOT / ".build/debug/Modules"  # `.ci/run audit` builds it
MODULE, GUARD, IS = "AuditedCopy", "talRequireMainThread", "enum_is_case_expr"
ODD = re.compile(r'["`\\]|/\S')  # with one of these in a body, code may look like a comment
# Syntax that isn't worth a word, or whose parts have names.
PLAIN = re.compile(
    r"(.*(ref|call|type|dot|fix_unary)|paren|tuple|array|binary|subscript|sequence)_expr|(brace|return)_stmt"
    r"|pattern_binding_decl|parameter_list"
)
digest = lambda data: hashlib.sha256(data).hexdigest()
CASE, SWIFTS = re.compile(r"c:@E@|.*mF$"), re.compile(r"s:(s|S(?!o))")  # of an enumeration, of the standard library


def without_comments(data):
    """Returns the code, with a character for each byte, because the tree's ranges count bytes."""
    text = data.decode("latin-1").replace("\r", "\n")
    return re.sub(r"//[^\n]*", lambda comment: " " * len(comment[0]), text)


def on_one_line(code):
    """Returns code as it would be without line breaks, for any formatter."""
    return re.sub(r"(?<=[(<\[]) | (?=[)>\],:])|,(?= ?[)\]])", "", re.sub(r"\s+", " ", code)).strip()


def written(tree):
    """Yields the nodes of a syntax tree that are in the text. The compiler adds others."""
    if isinstance(tree, dict) and "range" in tree and (not tree.get("implicit") or tree["_kind"] == IS):
        yield tree
    for part in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else []:
        yield from written(part)


def breaks(declarations, code):
    """Yields the places where a line of the outline ends: behind declarations, and at the braces of types."""
    for node in declarations:
        start, end = node["range"].values()
        members = [each for each in node.get("members", []) if "range" in each and not each.get("implicit")]
        if node["_kind"] not in ("var_decl", "enum_element_decl"):  # these are parts of other declarations
            yield re.compile(r"\w+|.", re.S).match(code, end).end()
        if members:
            yield from (code.rfind("{", start, members[0]["range"]["start"]) + 1, end, *breaks(members, code))


def uses(body, code):
    """Yields the lines below a body."""
    start, end = body["range"].values()
    text = code[start : end + 1]
    if ODD.search(text):
        yield on_one_line(text)
    if re.match(rf"{{\s*{GUARD}\(\)", text):
        yield f"begins with {GUARD}()"
    found = {owner: set() for owner in ("UIKit", "Swift", "this file", "cases", "syntax")}
    for node in written(body):
        kind, decl, place = node["_kind"], node.get("decl"), node["range"]["end"]
        if isinstance(decl, dict) and decl.get("decl_usr"):
            name, usr = decl["base_name"], decl["decl_usr"]
            is_swifts = SWIFTS.match(usr) or not name[0].isalpha()
            owner = "this file" if MODULE in usr else "Swift" if is_swifts else "UIKit"
            found["cases" if CASE.match(usr) else owner].add((name, place))
        elif not PLAIN.fullmatch(kind):
            word = "is" if kind == IS else re.sub(r"_[a-z]+$", "", kind).replace("_", " ")
            found["syntax"].add((str(node.get("value", word)), place))
    found["types"] = {(word[0], word.start()) for word in re.finditer(r"\b[A-Z]\w*", text)}
    for owner, names in found.items():
        if counts := collections.Counter(name for name, _ in names):
            yield f"{owner}: " + ", ".join(name + f" ×{count}" * (count > 1) for name, count in sorted(counts.items()))


def outline(code, tree):
    """Returns the lines of the outline. Lines with `#`, and code in an inner `#if`, are in it as they are."""
    depth = lambda place: code.count("#if", 0, place) - code.count("#endif", 0, place)
    edits = [(line.start(), line.end(), f"\n{line[0].strip()}\n") for line in re.finditer(r"^.*#.*$", code, re.M)]
    edits += [(place, place, "\n") for place in breaks(tree["items"], code) if depth(place) == 1]
    behind = 0
    for body in sorted(written(tree), key=lambda node: node["range"]["start"]):
        start, end = body["range"].values()
        if body["_kind"] == "brace_stmt" and start >= behind and depth(start) == 1 and "#" not in code[start:end]:
            behind = end + 1
            edits.append((start, behind, "\n    ".join([" {…}", *uses(body, code)]) + "\n"))
    result, position = "", 0
    for start, end, new in [*sorted(edits), (len(code), 0, "")]:
        result += on_one_line(code[position:start]) + new
        position = end
    return [line for line in result.split("\n") if line.strip()]


def differences(old, new):
    """Yields what is gone with `-`, and what is new with `+`, below the declaration of the body that it is about."""
    shown = ""
    for operation, start, end, *place in difflib.SequenceMatcher(None, old, new, False).get_opcodes():
        if operation != "equal":
            lines = [f"-{line}" for line in old[start:end]] + [f"+{line}" for line in new[slice(*place)]]
            declaration = next((line for line in reversed(old[:start]) if not line.startswith(" ")), "")
            if lines[0][1] == " " and declaration != shown:
                shown = declaration
                yield f" {declaration}"
            yield from lines


def syntax_tree(file, compiler):
    command = shlex.split(compiler) or ["swiftc", "-I", STAND_IN, "-module-alias", "UIKit=UIKitStandIn"]
    command += ["-module-name", MODULE, "-parse-as-library", "-dump-ast", "-Xfrontend", "-dump-ast-format"]
    if not compiler and not STAND_IN.exists():
        sys.exit("The stand-in isn't built. Run .ci/run audit, or name a compiler.")
    tree = subprocess.run([*command, "-Xfrontend", "json", file], capture_output=True)
    if "dump-ast-format" in tree.stderr.decode():
        sys.exit("This compiler is too old. Use Swift 6.2 or 6.3.")
    if tree.returncode:
        sys.exit(f"The file doesn't compile:\n{tree.stderr.decode()}")
    return json.loads(tree.stdout)


def page_failures(page, lines):
    blocks = re.findall(r"^```text\n(\w{64})  TextualAutoLayout.swift\n(\w{64})  Package.swift\n```$", page, re.M)
    if len(blocks) != 1 or "<!--" in page:
        yield "AUDIT needs one block with both digests, and no comments."
    elif blocks[0][1] != digest(MANIFEST.read_bytes()):
        yield "Package.swift isn't the audited text."
    used = {name for line in lines if line.startswith("    UIKit: ") for name in re.findall(r" ([a-z]\w+)", line)}
    paragraph = re.search(r"^The file calls .*", page, re.M)
    if used != {*re.findall(r"`(\w+)`", paragraph[0] if paragraph else "")}:
        yield f"AUDIT's paragraph \"The file calls …\" has to name: {', '.join(sorted(used))}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=pathlib.Path, default=FILE)
    parser.add_argument("--compiler", default="", metavar="COMMAND", help="use Apple's headers, not the stand-in")
    parser.add_argument("--write", action="store_true", help="write the outline, and both digests on AUDIT")
    arguments = parser.parse_args()
    try:
        data, page = arguments.file.read_bytes(), PAGE.read_text()
        code = without_comments(data)
        if not re.search(r"\bpublic (?!import)", code):
            sys.exit("Audit a copy before you delete `public` from it." if code.strip() else "The file has no code.")
        lines = outline(code, syntax_tree(arguments.file, arguments.compiler))
    except OSError as error:
        sys.exit(f"Not found: {error.filename}")
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        sys.exit(f"This compiler writes its syntax tree in another form: {error!r}. Use Swift 6.2 or 6.3.")
    if arguments.write:
        OUTLINE.write_text("\n".join(lines) + "\n")
        for name, text in (FILE.name, data), (MANIFEST.name, MANIFEST.read_bytes()):
            page = re.sub(rf"^\w{{64}}(?=  {name}$)", digest(text), page, flags=re.M)
        PAGE.write_text(page)
    found = [*differences(OUTLINE.read_text().splitlines(), lines), *page_failures(page, lines)]
    if re.search(rb"\r(?!\n)", data):
        found.append("A carriage return without a line feed ends a comment, but not for every reader.")
    is_audited = lambda data: f"\n{digest(data)}  {FILE.name}\n" in page
    if not found and is_audited(data):
        print("This is the audited text.")
        return 0
    audited = FILE.read_bytes()
    if not found and is_audited(audited) and on_one_line(code) == on_one_line(without_comments(audited)):
        found = ["Only comments and line breaks differ."]
    same = "The outline is the same. Read the changes with `diff`, and run `.ci/run` on Linux, which compares values."
    print(*found or [same], sep="\n")
    if b"\r\n" in data:
        print("Its lines end with CRLF, as Git for Windows may write them.")
    print(f"Its SHA-256 is {digest(data)}.")
    return 1


sys.exit(main())
