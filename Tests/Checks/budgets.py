#!/usr/bin/env python3
"""The budgets of what people read, and nothing but the agreed files at the top level. Needs git.

* the product: audited in ten minutes before it is copied, and read on a page without a scroll bar sideways
* README: read in three minutes before the first relation is written
"""
import re
import sys

import package

# The figure, its unit, the most that it may be.
PRODUCT = [("lines of code", 171), ("lines", 233), ("columns", 120), ("underscored attributes", 0)]
README = 150
TOP = {"LICENSE", "Package.swift", "README.md", "Tests", "TextualAutoLayout.swift"}


def main():
    text = package.PRODUCT.read_text()
    lines = text.splitlines()
    code = [line for line in lines if line.strip() and not line.strip().startswith("//")]
    counts = [len(code), len(lines), max(map(len, lines)), len(re.findall("@_", text))]
    readme = len((package.ROOT / "README.md").read_text().splitlines())
    figures = [("the product's " + unit, count, most) for (unit, most), count in zip(PRODUCT, counts)]
    figures.append(("README's lines", readme, README))
    failures = [f"{what}: {count}, at most {most}" for what, count, most in figures if count > most]
    print("\n".join(f"{what}: {count} of {most}" for what, count, most in figures))
    files = package.output("git", "ls-files", cwd=package.ROOT).split("\n")
    top = {file.split("/")[0] for file in files if file and not file.startswith(".")}
    if top != TOP:
        failures.append(f"at the top level: {', '.join(sorted(top ^ TOP))}")
    for failure in failures:
        print("not so:", failure)
    return package.verdict(failures, "cut what is not needed; what is not the product belongs below Tests")


if __name__ == "__main__":
    sys.exit(main())
