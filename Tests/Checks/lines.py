#!/usr/bin/env python3
"""Compiles lines that must not compile, next to lines that must: wrong_lines/*.swift.

Usage: wrong_lines.py [--write] [FILE]     FILE is the name of one file, such as Priorities.

A comment above each wrong line has words of the compiler's message. The compiler itself compares them (`-verify`), in
Swift 5 and in Swift 6 mode. `--write` replaces the words with those of this compiler.

Lines in AfterSeconds.swift need more than 20,000 type-checker scopes, all others fewer. Both are checked. To save time,
AfterSeconds.swift runs only in Swift 6 mode, with a limit of 150,000 scopes.

In When-the-compiler-complains.md, tables with the columns "your line", "the compiler …" and "write" show some of the
lines. Each row has to be in a file: the message above the line, and the right line below it.
"""

import argparse
import re
import sys

import package

FILES = sorted((package.ROOT / "Tests/Checks/wrong_lines").glob("*.swift"))
PAGE = package.ROOT / "Tests/Guide/When-the-compiler-complains.md"
SCOPE_LIMIT, SLOW_SCOPE_LIMIT = 20_000, 150_000
SLOW_FILE = "AfterSeconds"
TABLE = re.compile(r"\| your line \| the compiler (.*) \| write \|\n\|[-|]+\|\n((?:\|.*\n)+)")
# The heading of the second column, by file. The lines of all other files are in tables with "says at once".
HEADINGS = {SLOW_FILE: "says after a while", "Warnings": "warns at once"}


def diagnostics(file, mode, scope_limit, *options):
    """Returns what the compiler prints about a file."""
    command = ["swiftc", "-frontend", "-typecheck", *package.ON_STAND_IN, "-module-name", "Lines"]
    command += ["-I", package.build_product("-swift-version", mode), "-swift-version", mode]
    command += [f"-solver-scope-threshold={scope_limit}", "-diagnostic-style", "llvm", "-suppress-notes"]
    if "-warning" not in file.read_text():
        command.append("-suppress-warnings")
    return package.run(*command, *options, file).stderr


def differences(file, mode, *options):
    """Prints and returns what the compiler says differently about the lines of a file."""
    is_slow = file.stem == SLOW_FILE
    verify = ["-verify", "-verify-ignore-unrelated", "-verify-additional-prefix", f"swift{mode}-"]
    found = diagnostics(file, mode, SLOW_SCOPE_LIMIT if is_slow else SCOPE_LIMIT, *verify, *options)
    lines = file.read_text().count("// expected-")
    if is_slow:
        given_up = diagnostics(file, mode, SCOPE_LIMIT).count("error: the compiler is unable to type-check")
        if given_up != lines:
            found += f"{lines - given_up} of the lines need fewer than {SCOPE_LIMIT} scopes\n"
    print(f"{file.name}, Swift {mode} mode: {lines} wrong lines, {'NOT ' if found else ''}as expected\n{found}", end="")
    return found


def wrong_rows():
    """Yields the rows of the page's tables that differ from the files."""
    tables = TABLE.findall(PAGE.read_text().replace("\\|", "|"))
    if not tables:
        yield "no table has the columns: your line, the compiler …, write"
    for heading, rows in tables:
        files = [file for file in FILES if HEADINGS.get(file.stem, "says at once") == heading]
        source = "".join(file.read_text() for file in files)
        for row in rows.splitlines():
            cells = re.fullmatch(r"\| `(.*)` \| `(.*)` \| `(.*)` \|", row)
            wrong, message, right = map(re.escape, cells.groups() if cells else ("", "", ""))
            if not cells or not re.search(rf"@\+1 {{{{{message}}}}}\n  {wrong}\n  {right}\n", source):
                names = ", ".join(file.name for file in files) or "any file"
                yield f"this row, of a table where the compiler {heading}, is not in {names}: {row}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="put the compiler's words into the files")
    parser.add_argument("file", nargs="?", choices=[file.stem for file in FILES])
    arguments = parser.parse_args()
    options = ["-verify-apply-fixes"] if arguments.write else []
    files = [file for file in FILES if arguments.file in (None, file.stem)]
    compilations = [(file, "6") for file in files]
    if not arguments.write:
        compilations += [(file, "5") for file in files if file.stem != SLOW_FILE]
    found = package.parallel(lambda compilation: differences(*compilation, *options), compilations)
    page = [f"{PAGE.name}: {row}" for row in wrong_rows()]
    print(*page, sep="\n", end="\n" * bool(page))
    return package.exit_code(
        any(found) or page,
        "correct the overloads, or the page. If a new compiler's words are as clear, run wrong_lines.py --write."
        " Then read `git diff`: a wrong line whose comment is gone compiles now",
    )


if __name__ == "__main__":
    sys.exit(main())
