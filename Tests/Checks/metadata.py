#!/usr/bin/env python3
"""Checks LICENSE and the library's file, and that other files agree with its header and with Package.swift.

* The file isn't longer than LIMIT, and has no letters that look like others: ASCII and SYMBOLS only.
* Its header has a version, and both HOLDERS of the copyright.
* LICENSE is the text with this SHA-256: the MIT license, with both holders.
* README, Package.swift and ci.yml have the oldest Swift and Xcode of the header.
* README and ci.yml have the systems of Package.swift.
"""

import hashlib
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SYMBOLS = "…×≤≥"
LIMIT = 202  # lines without comments
HOLDERS = "2020 Oleg Geier", "2026 The Textual Auto Layout maintainers"
LICENSE = "8a66acdf4d8676d60b44e4eeaa639623c7adc505bf61e3942db10d654bb4876f"
TARGETS = {"macCatalyst": "ios{}.0-macabi", "visionOS": "xros{}.0"}  # where the target isn't the name of the system
HEADER = r"//  Textual Auto Layout \(TAL\) \d+\.\d+\.\d+(?:-dev)?: .*\n//  Needs Swift (\S+) \(Xcode (\d+)\) or later, "


def text_failures(text):
    if odd := {each for each in text if not each.isascii() and each not in SYMBOLS}:
        yield f"the file has these letters: {sorted(map(hex, map(ord, odd)))}"
    code = [line for line in text.splitlines() if line.strip() and not re.match(r"\s*//", line)]
    print(f"{len(code)} lines without comments")
    if len(code) > LIMIT:
        yield f"the file has more than {LIMIT}: shorten it, or raise the limit"


def disagreements(text):
    if hashlib.sha256((ROOT / "LICENSE").read_bytes()).hexdigest() != LICENSE:
        yield "LICENSE has changed"
    header = re.match(HEADER, text)
    if not header:
        yield "the header needs the version, and the oldest Swift and Xcode"
        return
    swift, xcode = header.groups()
    systems = re.findall(r"\.(\w+)\(\.v(\d+)\)", (ROOT / "Package.swift").read_text())
    names = ", ".join(f"{system.replace('macC', 'Mac C')} {number}" for system, number in systems)
    targets = [TARGETS.get(system, system.lower() + "{}.0").format(number) for system, number in systems]
    ios = int(dict(systems)["iOS"])
    needed = {
        "TextualAutoLayout.swift": [*(f"CopyrightText: {holder}\n" for holder in HOLDERS), "Identifier: MIT\n"],
        "Package.swift": [f"version: {swift}\n"],
        "README.md": [f"Xcode {xcode} or later", f"{names} or later.", f"iOS 12 to {ios - 1}"],
        ".github/workflows/ci.yml": [f"swift:{swift}-noble", *(f"-apple-{target}" for target in targets)],
    }
    for name, words in needed.items():
        text = (ROOT / name).read_text()  # `(?!-)`, because `ios15.0-macabi` is another target than `ios15.0`
        yield from (f"{name} needs {each!r}" for each in words if not re.search(re.escape(each) + "(?!-)", text))


content = (ROOT / "TextualAutoLayout.swift").read_text()
sys.exit("\n".join([*text_failures(content), *disagreements(content)]) or None)
