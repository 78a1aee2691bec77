#!/usr/bin/env python3
"""Lines that must not compile, with words of what the compiler says, beside lines that must: wrong_lines/*.swift.

Usage: wrong_lines.py [--write] [FILE]

The compiler itself compares its messages with the words (`-verify`), in both language modes. The lines of
AfterSeconds.swift take it more than 20,000 steps of its search, and those of the other files do not. So that
AfterSeconds.swift takes no minute, it is compiled in one mode, and there the compiler gives up after 150,000. FILE
names one file, such as `Priorities`. `--write` puts a new compiler's words into the files.

The guide's page When-the-compiler-complains.md has some of the lines in its tables. Each of them stands in a file, with
the page's words above it and the page's cure below it.
"""

import argparse
import re
import subprocess
import sys

import package

FILES = sorted((package.ROOT / "Tests/Checks/wrong_lines").glob("*.swift"))
PAGE = package.ROOT / "Tests/Guide/When-the-compiler-complains.md"
STEPS, LATER_STEPS = 20_000, 150_000  # a fraction of a second, and some seconds
TABLE = re.compile(r"\| your line \| the compiler (.*) \| write \|\n\|---\|---\|---\|\n((?:\|.*\n)+)")
ROW = re.compile(r"\| `(.*)` \| `(.*)` \| `(.*)` \|\n")
WHEN = {"AfterSeconds": "says after a while", "Warnings": "warns at once"}


def compiled(file, mode, steps, *options):
    """What the compiler prints of a file, if its search for the types of a line may take so many steps."""
    modules = package.product_modules("-swift-version", mode)
    quiet = ["-suppress-notes"] + ([] if "-warning" in file.read_text() else ["-suppress-warnings"])
    command = ["swiftc", "-frontend", "-typecheck", *package.ON_STAND_IN, "-module-name", "Lines", "-I", modules]
    command += ["-swift-version", mode, f"-solver-scope-threshold={steps}", "-diagnostic-style", "llvm", *quiet]
    return subprocess.run([*command, *options, file], capture_output=True, text=True).stderr


def report(file, mode, write):
    """Where the compiler says something else of a file's lines, or says it sooner or later."""
    later = file.stem == "AfterSeconds"
    verify = ["-verify", "-verify-ignore-unrelated", "-verify-additional-prefix", f"swift{mode}-"]
    found = compiled(file, mode, LATER_STEPS if later else STEPS, *verify, *write)
    lines = file.read_text().count("// expected-")
    if later:
        slow = compiled(file, mode, STEPS).count("error: the compiler is unable to type-check")
        found += "" if slow == lines else f"{lines - slow} of the lines take the compiler fewer than {STEPS} steps\n"
    print(f"{file.name}, Swift {mode} mode: {lines} wrong lines, {'NOT ' if found else ''}as expected\n{found}", end="")
    return found


def misprinted():
    """What the page's tables have and the files have otherwise."""
    tables = TABLE.findall(PAGE.read_text().replace("\\|", "|"))
    if not tables or sum(rows.count("\n") for _, rows in tables) < PAGE.read_text().count("\n| `"):
        yield "the columns of each table should be: your line, the compiler …, write"
    for when, rows in tables:
        text = "".join(file.read_text() for file in FILES if WHEN.get(file.stem, "says at once") == when)
        for row in rows.splitlines(keepends=True):
            match = ROW.fullmatch(row)
            line, words, cure = match.groups() if match else ("", "", "")
            if not re.search(rf"@\+1 {{{{{re.escape(words)}}}}}\n  {re.escape(line)}\n  {re.escape(cure)}\n", text):
                yield f"no wrong line with its words above and its cure below, which the compiler {when}: {row.strip()}"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--write", action="store_true", help="put the compiler's words into the files")
    options.add_argument("file", nargs="?", choices=[file.stem for file in FILES])
    arguments = options.parse_args()
    write = ["-verify-apply-fixes"] if arguments.write else []
    tasks = [
        (file, mode, write)
        for mode in ("6", "5")
        for file in FILES
        if arguments.file in (None, file.stem) and (mode == "6" or not write and file.stem != "AfterSeconds")
    ]
    failures = [found for found in package.parallel(lambda task: report(*task), tasks) if found]
    page = list(misprinted())
    print(*(f"{PAGE.name}: {line}\n" for line in page), sep="", end="")
    return package.verdict(
        failures or page,
        "mend the overloads. Where a new compiler's words are as clear, run wrong_lines.py --write,"
        " look at the difference, as it drops the words of a line that compiles now, and mend the page",
    )


if __name__ == "__main__":
    sys.exit(main())
