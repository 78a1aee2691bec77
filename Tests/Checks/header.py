#!/usr/bin/env python3
"""Checks the length of the library's file, and that other files agree with its header and with Package.swift.

* The file isn't longer than LIMITS.
* The file and LICENSE name both HOLDERS of the copyright, and the header has a version.
* README, Package.swift and ci.yml have the oldest Swift and Xcode of the header.
* README, AUDIT and ci.yml have the systems of Package.swift.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIMITS = {"lines without comments": 206, "columns": 120}
HOLDERS = "2020 Oleg Geier", "2026 The Textual Auto Layout maintainers"
TARGETS = {"macCatalyst": "ios{}.0-macabi", "visionOS": "xros{}.0"}  # where the target isn't the name of the system
HEADER = r"""//  Textual Auto Layout \(TAL\) \d+\.\d+\.\d+(?:-dev)?: .*
//  Needs Swift (\S+) \(Xcode (\d+)\) or later, .*
(?://  SPDX-FileCopyrightText: .*\n)+//  SPDX-License-Identifier: MIT
"""


def length_failures(text):
    lines = text.splitlines()
    code = [line for line in lines if line.strip() and not re.match(r"\s*//", line)]
    for count, (unit, limit) in zip((len(code), max(map(len, lines))), LIMITS.items()):
        print(f"{count} {unit}")
        if count > limit:
            yield f"the file has more than {limit} {unit}: shorten it, or raise the limit"


def disagreements(text):
    header = re.match(HEADER, text)
    if not header:
        yield "the header needs the version, the oldest Swift and Xcode, the holders of the copyright, and the license"
        return
    swift, xcode = header.groups()
    systems = re.findall(r"\.(\w+)\(\.v(\d+)\)", (ROOT / "Package.swift").read_text())
    *most, last = (f"{system.replace('macC', 'Mac C')} {number}" for system, number in systems)
    targets = [TARGETS.get(system, system.lower() + "{}.0").format(number) for system, number in systems]
    ios = int(dict(systems)["iOS"])
    needed = {
        "TextualAutoLayout.swift": [f"SPDX-FileCopyrightText: {holder}\n" for holder in HOLDERS],
        "LICENSE": [f"Copyright (c) {holder}\n" for holder in HOLDERS],
        "Package.swift": [f"version: {swift}\n"],
        "README.md": [f"Xcode {xcode} or later", f"and {', '.join(most)} or {last}.", f"iOS 12 to {ios - 1}"],
        "Tests/AUDIT.md": [f"-apple-ios{ios}.0"],
        ".github/workflows/ci.yml": [f"swift:{swift}-noble", *(f"-apple-{target}" for target in targets)],
    }
    for name, words in needed.items():
        yield from (f"{name} needs {each!r}" for each in words if each not in (ROOT / name).read_text())


content = (ROOT / "TextualAutoLayout.swift").read_text()
sys.exit("\n".join([*length_failures(content), *disagreements(content)]) or None)
