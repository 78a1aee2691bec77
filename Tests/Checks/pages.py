#!/usr/bin/env python3
"""Compiles the Swift code of README, the articles and the library's header, in Swift 5 and in Swift 6 mode.

Usage: pages.py [--appkit] [--compiler COMMAND] [OPTION…]

* The code is each block marked `swift`, each relation, call of `anchor` or set in a cell of a table, and
  PrintLayout.swift. With `--appkit`, it is each block marked `swift AppKit`. pages/Names.swift declares the names that
  blocks don't declare.
* UIKit is the stand-in, or with `--compiler`, Apple's UIKit or AppKit. COMMAND is a compiler and the options that it
  needs for a system: "xcrun --sdk iphonesimulator swiftc -target arm64-apple-ios16.0-simulator".
* On all pages, the file and the heading that a link names have to exist. Addresses on the web aren't checked.
* Blocks need one of MARKS, and rows of tables begin with `| `, so that no code is missed.
* Other options go to the compiler, such as -Xfrontend -solver-expression-time-threshold=2, which refuses slow lines.
"""

import argparse
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "Tests/Articles").glob("*.md"))]
NAMES = ROOT / "Tests/Checks/pages/Names.swift"
PRINTER = ROOT / "Tests/Articles/PrintLayout.swift"
LIBRARY = ROOT / "TextualAutoLayout.swift"
MARKS = "swift", "swift AppKit", "sh", "text", "yaml"
# `.ci/run` has built these modules.
STAND_IN = ["swiftc", "-I", ROOT / ".build/debug/Modules", "-module-alias", "UIKit=UIKitStandIn"]
STAND_IN += ["-module-alias", "TextualAutoLayout=LibraryOnStandIn"]
# A line that isn't indented, if it begins or ends a declaration. Other lines are statements.
DECLARATION = re.compile(r"(@\w+ )*((\w+ )?(class|struct|enum|protocol|extension|func|typealias)|import)\b|[@/#})]")
# The beginning of a declaration that is visible to other files.
PUBLIC = re.compile(r"^((@\w+ )*)(?=(final )?(class|struct|enum|protocol|func|typealias|extension [^:\n]*\{))", re.M)


def blocks(text, system):
    """Yields the blocks of Swift code for UIKit (""), or for AppKit (" AppKit"), each with its line number."""
    for match in re.finditer(rf"^```swift{system}\n(.*?)\n```", text, re.M | re.S):
        yield text.count("\n", 0, match.start()) + 2, match[1]


def cells(text):
    """Yields the statements in tables, each with its line number, but not those below "your line", which are wrong."""
    is_wrong = False
    for number, line in enumerate(text.splitlines(), 1):
        is_wrong = line.startswith("| your line |") or (is_wrong and line.startswith("|"))
        line = re.sub(r"^\| `.*? \| `.*? \| ", "| ", line) if is_wrong else line
        if line.startswith("| "):
            for code in re.findall(r"`([^`]+)`", line.replace("\\|", "|")):
                if re.search(r" =[&<>]= |\.anchor\(.*, to: |\.setActive\(", code) and "…" not in code:
                    yield number, code


def program(number, page, line, code, module):
    """The code as a file: statements in a method, and declarations private, because two pages may use a name."""
    if all(DECLARATION.match(each) for each in code.split("\n") if each and not each.startswith(" ")):
        start, code, end = "", PUBLIC.sub(r"\1private ", code), ""
    else:
        start, end = f"extension Controller {{ @MainActor func piece{number}() async throws {{\n", "\n}}"
    place = f'#sourceLocation(file: "{page.relative_to(ROOT)}", line: {line})'
    return f"import {module}\nimport TextualAutoLayout\n{start}{place}\n{code}{end}\n"


def errors(compiler, options, programs):
    """Returns the compiler's errors in Swift 5 mode. If there are none, returns those in Swift 6 mode."""
    with tempfile.TemporaryDirectory() as folder:
        if compiler != STAND_IN:
            module = ["-emit-module", "-o", f"{folder}/{LIBRARY.stem}.swiftmodule", "-module-name", LIBRARY.stem]
            subprocess.run([*compiler, "-parse-as-library", *module, LIBRARY], check=True)
        for number, text in enumerate(programs):
            pathlib.Path(folder, f"piece{number}.swift").write_text(text)
        command = [*compiler, "-I", folder, "-typecheck", "-wmo", "-parse-as-library", "-suppress-warnings", *options]
        command += ["-diagnostic-style", "llvm", NAMES, *pathlib.Path(folder).glob("*.swift"), "-swift-version"]
        results = (subprocess.run([*command, mode], capture_output=True, text=True) for mode in "56")
        return next((result.stderr or "the compiler failed" for result in results if result.returncode), "")


def wrong_forms():
    """Yields the links whose file or heading doesn't exist, and blocks and rows in another form."""
    for page in [ROOT / "README.md", *ROOT.glob(".github/**/*.md"), *ROOT.glob("Tests/**/*.md")]:
        text, name = page.read_text(), page.relative_to(ROOT)
        for link in re.findall(r"\]\((?!\w+:)([^()\s]+)\)", text):
            path, _, heading = link.partition("#")
            target = page.parent / path if path else page
            if not target.exists() or (heading and heading not in headings(target)):
                yield f"{name}: this link leads nowhere: {link}"
        fences = re.findall(r"^[ \t]*(?:```|~~~).*", text, re.M)
        wrong = {*fences[::2]} - {f"```{mark}" for mark in MARKS} | {*fences[1::2]} - {"```"}
        wrong |= {*re.findall(r"^(?:[ \t]+\||\|(?! |[-|]+$)).*", text, re.M)}
        yield from (f"{name}: use one of MARKS, and begin rows with `| `: {line}" for line in wrong)


def headings(page):
    """The headings of a page as GitHub writes them in links: `A set's views` is `a-sets-views`."""
    text = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.M | re.S)
    return [re.sub(r"[^\w -]", "", line).lower().replace(" ", "-") for line in re.findall(r"^#+ (.*)", text, re.M)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--appkit", action="store_true", help="compile the blocks for AppKit, not those for UIKit")
    parser.add_argument("--compiler", default="", metavar="COMMAND", help="use Apple's headers, not the stand-in")
    arguments, options = parser.parse_known_args()
    system, pages, failures = " AppKit" if arguments.appkit else "", {page: page.read_text() for page in PAGES}, []
    pieces = [(page, *block) for page, text in pages.items() for block in blocks(text, system)]
    if not arguments.appkit:
        pieces += [(page, *cell) for page, text in pages.items() for cell in cells(text)]
        pieces.append((LIBRARY, 1, "\n".join(re.findall(r"^//      (.*)", LIBRARY.read_text(), re.M))))
        pieces.append((PRINTER, 1, PRINTER.read_text()))
    programs = [program(number, *piece, system[1:] or "UIKit") for number, piece in enumerate(pieces)]
    failures += [*wrong_forms(), *errors(shlex.split(arguments.compiler) or STAND_IN, options, programs).splitlines()]
    print(*failures, f"{len(pieces)} pieces of Swift code", sep="\n")
    return 1 if failures or not pieces else 0


sys.exit(main())
