#!/usr/bin/env python3
"""Checks the format of all Swift files by the repository's .swift-format. Needs a Swift toolchain."""
import subprocess
import sys

import package

if __name__ == "__main__":
    lint = ["swift", "format", "lint", "--strict", "--recursive", "Package.swift", package.PRODUCT.name, "Tests"]
    failed = subprocess.run(lint, cwd=package.ROOT).returncode
    sys.exit(package.verdict(failed, "swift format --in-place --recursive Package.swift TextualAutoLayout.swift Tests"))
