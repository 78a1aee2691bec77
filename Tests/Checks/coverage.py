#!/usr/bin/env python3
"""The tests, in Swift 5 mode with warnings as errors, and how much of the product they reach: every line and region.
Needs a Swift toolchain."""
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
    totals = json.loads(package.output(*report, "-summary-only"))["data"][0]["totals"]
    print({kind: f"{totals[kind]['percent']} % of {totals[kind]['count']}" for kind in ("lines", "regions", "functions")})
    failed = any(totals[kind]["count"] == 0 or totals[kind]["percent"] < 100 for kind in ("lines", "regions"))
    return package.verdict(failed, "test what `llvm-cov show`, with the same arguments, shows as not reached")


if __name__ == "__main__":
    sys.exit(main())
