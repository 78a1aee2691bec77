#!/usr/bin/env python3
"""The tests, in Swift 5 mode with warnings as errors, and how much of the product they reach: every region, and so every
line. Needs a Swift toolchain."""
import json
import pathlib
import shutil
import subprocess
import sys

import package

TESTED = package.ROOT / "Tests/LayoutStandIn/Product" / package.PRODUCT.name  # as the compiler was told, by its link


def main():
    for command in (["build"], ["test", "--enable-code-coverage"]):
        if subprocess.run(["swift", *command, "-Xswiftc", "-warnings-as-errors"], cwd=package.ROOT).returncode:
            return package.verdict(True, "mend the test that fails, or what it tests")
    built = pathlib.Path(package.output("swift", "build", "--show-bin-path", cwd=package.ROOT).strip())
    tool = pathlib.Path(shutil.which("swift")).resolve().parent / "llvm-cov"
    report = [tool, "export", "-instr-profile", built / "codecov/default.profdata",
              built / "TextualAutoLayoutPackageTests.xctest", TESTED]
    functions = json.loads(package.output(*report))["data"][0]["functions"]
    lines = package.PRODUCT.read_text().split("\n")
    counts = {}  # how often a region was reached; a generic function is there several times
    own = [function["regions"] for function in functions if function["filenames"] == [str(TESTED)]]
    for begin, column, end, last, count, *_ in sum(own, []):
        if "@available(*, unavailable" not in lines[begin - 2]:  # what is declared below it cannot be called
            counts[begin, column, end, last] = counts.get((begin, column, end, last), 0) + count
    missed = sorted(region for region, count in counts.items() if not count)
    for begin, column, *_ in missed:
        print(f"not reached: line {begin}, column {column}: {lines[begin - 1].strip()}")
    print(f"{len(counts) - len(missed)} of {len(counts)} regions reached, and so each line of them")
    failed = missed or len(counts) < 50
    return package.verdict(failed, "test what is not reached")


if __name__ == "__main__":
    sys.exit(main())
