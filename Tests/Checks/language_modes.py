#!/usr/bin/env python3
"""Builds the package with other options than ours. There may be no warning.

* All targets and tests build in Swift 6 mode.
* All targets build in Swift 5 mode with complete concurrency checking. The tests do not, because of Testing's macros.
* The product builds with library evolution, as in a binary framework.

Needs a Swift toolchain.
"""
import subprocess
import sys

import package

BUILDS = [
    ["--build-tests", "--scratch-path", ".build/swift6", "-Xswiftc", "-swift-version", "-Xswiftc", "6"],
    ["--scratch-path", ".build/complete", "-Xswiftc", "-strict-concurrency=complete"],
]

if __name__ == "__main__":
    codes = [
        subprocess.run(["swift", "build", *options, "-Xswiftc", "-warnings-as-errors"], cwd=package.ROOT).returncode
        for options in BUILDS]
    package.modules("-swift-version", "5", "-O", "-enable-library-evolution")  # as audit.py has it
    sys.exit(package.verdict(any(codes), "mend the isolation that the compiler names"))
