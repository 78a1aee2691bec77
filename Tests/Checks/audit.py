#!/usr/bin/env python3
"""Checks the commands and the list of Tests/AUDIT.md: runs those, which print nothing and succeed, and compares what the
compiled file refers to and declares with the symbols of the product's object file.

Usage: audit.py [--symbols]     --symbols prints the list as it should be

The object is compiled on the stand-in with library evolution, so that each call of a method has a symbol of its own. Left
out is what the compiler adds: the run time's functions, descriptors, witness tables, and the inner functions of arrays.
Needs git, nm, Python 3 and a Swift toolchain.
"""
import re
import subprocess
import sys

import package

# What the compiler adds, and the beginnings of what is left.
ADDED = (
    r"_?swift_|_swift|\$|specialized |.*(descriptor|witness table) for|type metadata for|enum case for|dispatch thunk of "
    r"(static )?(Equatable)|mem(cpy|move|set)$|malloc_usable_size$")
WORDS = {"dispatch thunk of ": "calls ", "type metadata accessor for ": "uses "}
# What is declared and stored, by the end of its mangled name.
OWN = {"CMn": "declares class ", "VMn": "declares struct ", "OMn": "declares enum ", "vp": "stores ", "vpZ": "stores "}


def symbols():
    """What the object refers to, declares and stores, in words."""
    folder = package.modules("-swift-version", "5", "-O", "-enable-library-evolution")
    lines = [line.split()[-2:] for line in package.output("nm", folder / "TextualAutoLayout.o").splitlines()]
    names = [name for _, name in lines]
    texts = package.output("swift", "demangle", "--simplified", "--compact", input="\n".join(names)).split("\n")
    words = set()
    for (kind, name), text in zip(lines, texts):
        if kind == "U" and not re.match(ADDED, text):
            begin = next((begin for begin in WORDS if text.startswith(begin)), "")
            words.add(WORDS.get(begin, "calls ") + text.removeprefix(begin))
        elif kind != "U" and not name.startswith("got."):
            text = text.removeprefix("nominal type descriptor for ")
            words |= {word + text for end, word in OWN.items() if name.endswith(end)}
    return sorted(words)


def main():
    found = symbols()
    if "--symbols" in sys.argv:
        print("\n".join(found))
        return 0
    audit = (package.ROOT / "Tests/AUDIT.md").read_text()
    listed = re.search(r"```symbols\n(.*?)\n```", audit, re.S).group(1).split("\n")
    failures = [f"not in Tests/AUDIT.md: {symbol}" for symbol in found if symbol not in listed]
    failures += [f"not in the object: {symbol}" for symbol in listed if symbol not in found]
    commands = re.findall(r"```sh\n(.*?)\n```", audit, re.S)
    for command in commands:
        result = subprocess.run(["bash", "-c", command], cwd=package.ROOT, capture_output=True, text=True)
        if result.returncode or result.stdout:
            failures.append(f"not so: {command}\n{result.stdout}{result.stderr}")
    print("\n".join(failures + [f"{len(commands)} commands, {len(found)} symbols, {len(failures)} not so"]))
    return package.verdict(failures, "mend the product, or drop the claim from Tests/AUDIT.md")


if __name__ == "__main__":
    sys.exit(main())
