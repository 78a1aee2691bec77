#!/usr/bin/env python3
"""Compiles lines that must not compile, next to lines that must: lines/*.swift. Only for Swift 6.3.1.

A comment beside each wrong line has words of the compiler's message, which Errors.md or the library has, too. `{{}}`
accepts any message, and `* {{}}` any further ones. The compiler compares them (`-verify`) in Swift 5 and Swift 6 mode.

Behind a right line, a comment such as `// 30 scopes` limits its type-checker scopes, the combinations of types that the
compiler tries. Other lines need at most 20,000.
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "Tests/Checks/lines").glob("*.swift"))
PAGE, LIBRARY = ROOT / "Tests/Articles/Errors.md", ROOT / "TextualAutoLayout.swift"
VERSION = "6.3.1"
SCOPES = 20_000
LIMIT = re.compile(r"// (\d+) scopes$")


def compiled(file, mode, scopes, *options):
    """Returns the compiler's output for a file, with a limit of scopes. `.ci/run` has built the modules."""
    command = ["swiftc", "-frontend", "-typecheck", "-parse-as-library", "-module-name", "Lines"]
    command += ["-I", ROOT / ".build/debug/Modules"]
    command += ["-module-alias", "UIKit=UIKitStandIn", "-module-alias", "TextualAutoLayout=LibraryOnStandIn"]
    command += ["-swift-version", mode, f"-solver-scope-threshold={scopes}", "-diagnostic-style", "llvm"]
    command += [] if "-warning" in file.read_text() else ["-suppress-warnings"]
    return subprocess.run([*command, "-suppress-notes", *options, file], capture_output=True, text=True).stderr


def refused(file, scopes):
    """Returns the numbers of the lines that the compiler refuses with this limit."""
    return {int(line) for line in re.findall(r":(\d+):\d+: error:", compiled(file, "6", scopes))}


def differences(file):
    """Returns the unexpected messages about a file, and the lines that need too many scopes."""
    lines = file.read_text().splitlines()
    verify = ["-verify", "-verify-ignore-unrelated", "-verify-additional-prefix"]
    found = "".join(compiled(file, mode, SCOPES, *verify, f"swift{mode}-") for mode in "65")
    limits = {number: int(scopes) for number, line in enumerate(lines, 1) for scopes in LIMIT.findall(line)}
    slow = {scopes: refused(file, scopes) for scopes in {*limits.values()}}
    for number in (number for number, scopes in limits.items() if number in slow[scopes]):
        found += f"{file.name}:{number}: this line needs more than {limits[number]} scopes\n"
    return found


def wrong_words():
    """Yields the words in the files that neither the page nor the library has."""
    known = PAGE.read_text() + LIBRARY.read_text()
    for words in re.findall(r"// expected-.*?\{\{(.+)\}\}", "".join(file.read_text() for file in FILES)):
        if words not in known:
            yield f"{PAGE.name} doesn't have these words of the compiler: {words}"


def main():
    if f"Swift version {VERSION} " not in subprocess.check_output(["swiftc", "--version"], text=True):
        print(f"Left out: the words and the limits are those of Swift {VERSION}.")
        return 1 if "CI" in os.environ else 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        found = [*filter(None, pool.map(differences, FILES)), *wrong_words()]
    print(*found or [f"{len(FILES)} files are as expected."], sep="\n")
    return 1 if found else 0


sys.exit(main())
