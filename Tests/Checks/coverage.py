#!/usr/bin/env python3
"""Runs the tests, in Swift 5 mode with warnings as errors. They have to reach every region of the product, and so every
line. The relations of wrong lines are left out, as they cannot be called. Needs a Swift toolchain."""
import json
import pathlib
import shutil
import subprocess
import sys

import package

# A relation between two kinds would take each kind of anchor so. The compiler has to refuse all of them.
MIXED = package.IMPORTS + """import TextualAutoLayout
private func mixed<Kind: TALMixed>(_ anchor: NSLayoutAnchor<Kind>) {}
@MainActor private func call(view: UIView) { mixed(view.%sAnchor) }
"""
KINDS = ("leading", "top", "width")
TESTED = package.ROOT / "Tests/LayoutStandIn/Product" / package.PRODUCT.name  # as the compiler was told, by its link


def callable_kinds():
    """The kinds of anchors that can call a relation of wrong lines all the same."""
    texts = {number: MIXED % kind for number, kind in enumerate(KINDS)}
    errors = package.first_errors(texts, "-I", package.modules("-swift-version", "5"), *package.ON_STAND_IN)
    return [kind for number, kind in enumerate(KINDS) if "'TALMixed' is unavailable" not in errors.get(number, "")]


def main():
    command = ["swift", "test", "--enable-code-coverage", "-Xswiftc", "-warnings-as-errors"]
    if subprocess.run(command, cwd=package.ROOT).returncode:
        return package.verdict(True, "mend the test that fails, or what it tests")
    built = pathlib.Path(package.output("swift", "build", "--show-bin-path", cwd=package.ROOT).strip())
    tool = pathlib.Path(shutil.which("swift")).resolve().parent / "llvm-cov"
    report = [tool, "export", "-instr-profile", built / "codecov/default.profdata",
              built / "TextualAutoLayoutPackageTests.xctest", TESTED]
    functions = json.loads(package.output(*report))["data"][0]["functions"]
    lines = package.PRODUCT.read_text().split("\n")
    counts = {}  # how often a region was reached, as a generic function is there several times
    own = [function["regions"] for function in functions if function["filenames"] == [str(TESTED)]]
    for begin, column, end, last, count, *_ in sum(own, []):
        # What is declared below this attribute cannot be called, and neither can what ends the program.
        if "@available(*, unavailable" not in lines[begin - 2] and not package.cannot_run(lines[begin - 1]):
            counts[begin, column, end, last] = counts.get((begin, column, end, last), 0) + count
    missed = sorted(region for region, count in counts.items() if not count)
    for begin, column, *_ in missed:
        print(f"not reached: line {begin}, column {column}: {lines[begin - 1].strip()}")
    print(f"{len(counts) - len(missed)} of {len(counts)} regions reached, and so each line of them")
    left = [line for line in lines if package.cannot_run(line)]
    kinds = callable_kinds()
    print(f"{len(left)} functions cannot run and are left out; kinds of anchors that could call them: {kinds or 'none'}")
    failed = missed or kinds or len(counts) < 50 or any("<Kind: TALMixed>" not in line for line in left)
    return package.verdict(failed, "test what is not reached")


if __name__ == "__main__":
    sys.exit(main())
