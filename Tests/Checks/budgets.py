#!/usr/bin/env python3
"""Counts what people read, and compares it with the most that it may be.

* The product is audited in ten minutes before it is copied. A page shows it without a scroll bar sideways.
* README is read in three minutes, and the map of Tests is looked through in a minute.
* The house is as big as one file needs, without its pages and the lists of the audit. No file in it is too long.
* The top level has nothing but the agreed files.
"""
import re
import sys

import package

TOP = {"LICENSE", "Package.swift", "README.md", "Tests", "TextualAutoLayout.swift"}


def main():
    names = package.output("git", "ls-files", cwd=package.ROOT).split("\n")
    names = [name for name in names if (package.ROOT / name).is_file() and not (package.ROOT / name).is_symlink()]
    lines = {name: (package.ROOT / name).read_text().splitlines() for name in names}
    product = lines[package.PRODUCT.name]

    def total(folder):
        counted = (name for name in names if name.startswith(folder) and not re.search(r"\.md$|/audit/", name))
        return sum(len(lines[name]) for name in counted)
    claimed = re.findall(r"file\s+of\s+(\d+) lines", "\n".join(lines["README.md"]))
    figures = [  # what is counted, the count, the most
        ("lines of code of the product", sum(bool(re.match(r"\s*(?!//)\S", line)) for line in product), 161),
        ("lines of the product", len(product), 240),
        ("columns of the product", max(map(len, product)), 120),
        ("other words in README than 'file of … lines', as they are", int(claimed != [str(len(product))]), 0),
        ("files", len(names), 110),
        ("lines of README.md", len(lines["README.md"]), 120),
        ("lines of Tests/AUDIT.md", len(lines["Tests/AUDIT.md"]), 120),
        ("lines of Tests/README.md", len(lines["Tests/README.md"]), 75),
        ("lines of Tests without Markdown", total("Tests/"), 7700),
        ("lines of Tests/Checks without Markdown", total("Tests/Checks/"), 2120),
    ]
    code = [name for name in names if re.match(r"Tests/.*\.(swift|py)$", name)]
    figures += [(f"lines of {name}", len(lines[name]), 300) for name in code if len(lines[name]) > 300]
    other = {name.split("/")[0] for name in names if not name.startswith(".")} ^ TOP
    figures.append((f"files at the top level that are new or missing: {', '.join(sorted(other))}", len(other), 0))
    for what, count, most in figures:
        print(f"{'not so: ' if count > most else ''}{what}: {count}, at most {most}")
    return package.verdict(
        any(count > most for _, count, most in figures), "cut it; what is not the product belongs below Tests")


if __name__ == "__main__":
    sys.exit(main())
