#!/usr/bin/env python3
"""Checks every claim of Tests/AUDIT.md: runs its commands, which print nothing and succeed. Needs git, Python 3 and a
Swift toolchain."""
import re
import subprocess
import sys

import package


def main():
    commands = re.findall(r"```sh\n(.*?)\n```", (package.ROOT / "Tests/AUDIT.md").read_text(), re.S)
    failures = 0
    for command in commands:
        result = subprocess.run(["bash", "-c", command], cwd=package.ROOT, capture_output=True, text=True)
        if result.returncode or result.stdout:
            failures += 1
            print(f"not so: {command}\n{result.stdout}{result.stderr}")
    print(f"{len(commands)} claims checked, {failures} not so")
    return package.verdict(failures or len(commands) < 10, "mend the product, or drop the claim from Tests/AUDIT.md")


if __name__ == "__main__":
    sys.exit(main())
