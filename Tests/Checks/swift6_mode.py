#!/usr/bin/env python3
"""Builds all targets and tests in Swift 6 mode. There may be no warning.

Usage: swift6_mode.py [--target TARGET]     builds only that target

Needs a Swift toolchain.
"""
import subprocess
import sys

import package

if __name__ == "__main__":
    mode = [word for option in ("-swift-version", "6", "-warnings-as-errors") for word in ("-Xswiftc", option)]
    build = ["swift", "build", *(sys.argv[1:] or ["--build-tests"]), "--scratch-path", ".build/swift6", *mode]
    failed = subprocess.run(build, cwd=package.ROOT).returncode
    sys.exit(package.verdict(failed, "mend the isolation that the compiler names"))
