#!/usr/bin/env python3
"""Compares a copy of the library's file with this repository's, and AUDIT.md with the files that it is about.

Usage: audit.py [FILE]     Says whether a copy has the audited code, or how its code differs.
       audit.py --write    Writes the digests of the audited files into AUDIT.md.

Comments, line breaks, indentation and `public` don't count: the script removes comments and `public`, and
`swift format` writes both files anew. Code for all systems is compared at once.
"""

import difflib
import hashlib
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIBRARY, PAGE = ROOT / "TextualAutoLayout.swift", ROOT / "Tests/AUDIT.md"
FILES = LIBRARY, ROOT / "Package.swift", ROOT / "Tests/Articles/PrintLayout.swift"
STYLE = {"version": 1, "lineLength": 120, "indentation": {"spaces": 2}, "respectsExistingLineBreaks": False}
# Code that isn't as it looks, or in which the first `//` may not begin a comment.
UNCLEAR = re.compile(r'/\*|"""|#/|\\|[^\t -~]|["`/].*//')
KEYWORDS = """any as associatedtype canImport case defer else endif enum extension false fileprivate for func get guard
    if import in infix init inout is let nil operator os private protocol return self some static struct switch throws
    true try typealias unavailable var where""".split()
# Up to three names behind a keyword, a generic parameter, and parameters or labels.
DECLARED = r"\b(?:func|var|let|case|struct|protocol|enum|typealias|associatedtype|for) \(?(\w+)(?:, (\w+))?(?:, (\w+))?"
DECLARED += r"|<(\w+)>\(|\b([a-z]\w*)(?: ([a-z]\w*))?:"


def digest(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()


def code(file):
    """Returns the text without comments and `public`."""
    lines = re.split(r"\r\n|\r|\n", file.read_bytes().decode())  # a carriage return also ends a comment
    for number, line in enumerate(lines, 1):
        if UNCLEAR.search(re.match(".*?//|.*", line)[0]):
            sys.exit(f"{file}:{number}: The script can't tell code from comments here. Read this file yourself.")
    text = re.sub(r"\bpublic\s+", "", re.sub("//.*", "", "\n".join(lines)))
    return text if text.strip() else sys.exit(f"{file} has no code.")


def formatted(text):
    with tempfile.NamedTemporaryFile("w", suffix=".swift") as file:
        file.write(text)
        file.flush()
        command = ["swift", "format", "--configuration", json.dumps(STYLE), file.name]
        result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode or not result.stdout:
        sys.exit(f"swift format can't read the code:\n{result.stderr}")
    return [line for line in result.stdout.splitlines() if line]


def page_failures(page, audited):
    """Yields what is wrong on AUDIT. The names are those of the audited code."""
    lines = re.findall(r"\b([0-9a-fA-F]{64})\b(.*)", page)
    if [end for _, end in lines] != [f"  {file.name}" for file in FILES]:
        yield f"AUDIT needs a digest for each of {', '.join(file.name for file in FILES)}, and no other digests."
    elif changed := [file.name for file, (old, _) in zip(FILES, lines) if digest(file) != old]:
        yield f"Changed: {', '.join(changed)}. Read the change, then run .ci/run audit --write."
    text = re.sub('"[^"]*"', "", audited)
    declared = {name for names in re.findall(DECLARED, text) for name in names}
    used = {*re.findall(r"@?\b[A-Za-z_]\w*", text)} - declared - {*KEYWORDS, "_"}
    named = {*re.findall(r"`(@?\w+)`", "".join(re.findall(r"^- .*?: (`.*)", page, re.M)))}
    if used != named:
        yield f"AUDIT's lists of names lack {sorted(used - named)}, and have {sorted(named - used)} in addition."


def main(arguments):
    is_writing = arguments == ["--write"]
    if len(arguments) > 1 or "".join(arguments).startswith("-") and not is_writing:
        sys.exit("Usage: audit.py [FILE | --write]")
    copy = pathlib.Path(arguments[0]) if arguments and not is_writing else LIBRARY
    page, audited = PAGE.read_text(), code(LIBRARY)
    if is_writing:
        for file in FILES:
            page = re.sub(rf"^\S+(?=  {file.name}$)", digest(file), page, flags=re.M)
        PAGE.write_text(page)
    difference = difflib.unified_diff(formatted(audited), formatted(code(copy)), "audited", str(copy), lineterm="")
    if failures := [*page_failures(page, audited), *difference]:
        sys.exit("\n".join(failures))
    is_same = digest(copy) == digest(LIBRARY)
    print("This is the audited text." if is_same else "Only comments and line breaks differ.")


try:
    main(sys.argv[1:])
except OSError as error:
    sys.exit(f"{error.filename}: {error.strerror}")
except UnicodeDecodeError:
    sys.exit("The file isn't UTF-8 text.")
