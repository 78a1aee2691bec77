#!/usr/bin/env python3
"""Compiles the Swift code of README and of the articles, in Swift 5 and in Swift 6 mode. Checks the links of all pages.

Usage: pages.py [PAGE] [--appkit] [--compiler COMMAND] [OPTION…]     PAGE is the end of a path, such as Recipes.md.

* The code is each block marked `swift`, and each relation, call of `anchor` or set in a cell of a table. With
  `--appkit`, it is each block marked `swift AppKit`. pages/Names.swift declares the names that blocks don't declare.
* UIKit is the stand-in, or with `--compiler`, Apple's UIKit or AppKit. COMMAND is a compiler and the options that it
  needs for a system: "xcrun --sdk iphonesimulator swiftc -target arm64-apple-ios16.0-simulator".
* The file and the heading that a link names have to exist. Addresses on the web aren't checked.
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
LIBRARY = ROOT / "TextualAutoLayout.swift"
LEAST_CELLS = 20  # the pieces of code that have to be found in tables
# `.ci/run` has built these modules.
STAND_IN = ["swiftc", "-I", ROOT / ".build/debug/Modules", "-module-alias", "UIKit=UIKitStandIn"]
STAND_IN += ["-module-alias", "TextualAutoLayout=LibraryOnStandIn"]
# A line that isn't indented, if it begins or ends a declaration. Other lines are statements.
DECLARATION = re.compile(
    r"(@\w+ )*((public |private |final )*(class|struct|enum|protocol|extension|func|typealias)|import)\b|[@/#})]"
)
# The beginning of a declaration that is visible to other files.
PUBLIC = re.compile(r"^((@\w+ )*)(?=(final )?(class|struct|enum|protocol|func|typealias|extension [^:\n]*\{))", re.M)


def blocks(text, system):
    """The blocks of Swift code for UIKit (""), or for AppKit (" AppKit"), each with the number of its line."""
    for match in re.finditer(rf"^```swift{system}\n(.*?)\n```", text, re.M | re.S):
        yield text.count("\n", 0, match.start()) + 1, match[1]


def cells(text):
    """The statements in tables, each with the number of its line, but for the wrong ones, which lines.py compiles."""
    is_wrong = False
    for number, line in enumerate(text.splitlines(), 1):
        is_wrong = line.startswith("| your line |") or (is_wrong and line.startswith("|"))
        if line.startswith("| ") and not is_wrong:
            for code in re.findall(r"`([^`]+)`", line.replace("\\|", "|")):
                if re.search(r" =[&<>]= |\.anchor\(.*, to: |\.setActive\(", code) and "…" not in code:
                    yield number, code


def program(number, code):
    """The code as a file: statements in a method, and declarations private, because two pages may use a name."""
    lines = [line for line in code.split("\n") if line and not line.startswith(" ")]
    if all(DECLARATION.match(line) for line in lines):
        return PUBLIC.sub(r"\1private ", code)
    return f"extension Controller {{\n@MainActor func snippet{number}() async throws {{\n{code}\n}}\n}}\n"


def errors(compiler, options, programs):
    """Yields the number of each program that doesn't compile, the mode of Swift and the first error."""
    with tempfile.TemporaryDirectory() as folder:
        if compiler != STAND_IN:
            module = ["-emit-module", "-o", f"{folder}/{LIBRARY.stem}.swiftmodule", "-module-name", LIBRARY.stem]
            subprocess.run([*compiler, "-parse-as-library", *module, LIBRARY], check=True)
        for number, text in enumerate(programs):
            pathlib.Path(folder, f"snippet{number}.swift").write_text(text)
        files = [NAMES, *pathlib.Path(folder).glob("snippet*.swift")]
        command = [*compiler, "-I", folder, "-typecheck", "-wmo", "-parse-as-library", "-suppress-warnings"]
        command += ["-diagnostic-style", "llvm", *options, *files]
        for mode in ("5", "6"):
            result = subprocess.run([*command, "-swift-version", mode], capture_output=True, text=True)
            found = re.findall(r"snippet(\d+)\.swift:\d+:\d+: error: (.*)", result.stderr)
            if result.returncode and not found:
                sys.exit(result.stderr)
            for number, error in sorted(dict(reversed(found)).items()):
                yield int(number), mode, error


def wrong_links():
    """Yields the links whose file or heading doesn't exist."""
    for page in [ROOT / "README.md", *ROOT.glob(".github/**/*.md"), *ROOT.glob("Tests/**/*.md")]:
        for link in re.findall(r"\]\((?!\w+:)([^()\s]+)\)", page.read_text()):
            path, _, heading = link.partition("#")
            target = page.parent / path if path else page
            if not target.exists() or (heading and heading not in headings(target)):
                yield f"{page.relative_to(ROOT)}: this link leads nowhere: {link}"


def headings(page):
    """The headings of a page as GitHub writes them in links: `A set's views` is `a-sets-views`."""
    text = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.M | re.S)
    return [re.sub(r"[^\w -]", "", line).lower().replace(" ", "-") for line in re.findall(r"^#+ (.*)", text, re.M)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("page", nargs="?", default="")
    parser.add_argument("--appkit", action="store_true", help="compile the blocks for AppKit, not those for UIKit")
    parser.add_argument("--compiler", default="", metavar="COMMAND", help="use Apple's headers, not the stand-in")
    arguments, options = parser.parse_known_args()
    pages = [page for page in PAGES if str(page).endswith(arguments.page)]
    if not pages:
        parser.error(f"no page ends with {arguments.page}")
    system, found, begun = " AppKit" if arguments.appkit else "", [], 0
    for page in pages:
        found += [(page, *block) for block in blocks(page.read_text(), system)]
        begun += len(re.findall(rf"^ *[`~]{{3,}} *swift{system or '(?! AppKit)'}", page.read_text(), re.M | re.I))
    failures = [*wrong_links()] + [f"of {begun} blocks, {len(found)} are compiled"] * (begun != len(found))
    if not arguments.appkit:
        found += [(page, *cell) for page in pages for cell in cells(page.read_text())]
        if not arguments.page and len(found) < begun + LEAST_CELLS:
            failures.append(f"tables have fewer than {LEAST_CELLS} pieces of code")
    imports = f"import {'AppKit' if arguments.appkit else 'UIKit'}\nimport TextualAutoLayout\n"
    programs = [imports + program(number, code) for number, (_, _, code) in enumerate(found)]
    compiler = shlex.split(arguments.compiler) or STAND_IN
    for number, mode, error in errors(compiler, options, programs):
        page, line, _ = found[number]
        failures.append(f"{page.relative_to(ROOT)}:{line}: Swift {mode} mode: {error}")
    print(*failures, f"{len(found)} pieces of Swift code", sep="\n")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
