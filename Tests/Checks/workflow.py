#!/usr/bin/env python3
"""Compares the workflow, which runs on GitHub alone, with GitHub's schema. Needs what `.ci/run` installs."""
import subprocess
import sys

import package

if __name__ == "__main__":
    schema = [package.TOOLS / "check-jsonschema", "--builtin-schema", "vendor.github-workflows"]
    failed = subprocess.run([*schema, ".github/workflows/ci.yml"], cwd=package.ROOT).returncode
    sys.exit(package.verdict(failed, "mend the workflow where the schema refuses it"))
