#!/usr/bin/env python3
"""Every public name and every citation is where it belongs.

* The list of Tests/AUDIT.md has the public names of the compiler's symbol graph, and no others.
* README and the documentation page have each operator, function and list.
* The texts of same_text.py have each operator.
* mutants.py changes each body.
* The page of the platform's rules has what a comment cites.
* Each word in backticks on the map is in a path or a source.

Usage: names.py [--api]     --api prints the audit's list as it should be

Needs Python 3 and a Swift toolchain.
"""
import json
import re
import sys

import mutants
import package
import same_text

# These have neither a use in a statement nor a body. Only the audit and the documentation page list them.
TYPES = {"protocol", "struct", "enum", "typealias", "associatedtype", "property"}


def symbols():
    for file in sorted(package.modules("-swift-version", "5").glob("TextualAutoLayout*.symbols.json")):
        for symbol in json.loads(file.read_text())["symbols"]:
            if "::SYNTHESIZED::" not in symbol["identifier"]["precise"]:
                yield symbol


def declaration(symbol):
    """The symbol as the audit lists it."""
    owner = ".".join(symbol["pathComponents"][:-1])
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    text = re.sub(r"@\w+(\([^)]*\))?\s*", "", text)
    return f"{owner}: {text}" if owner else text


def name(symbol):
    return symbol["pathComponents"][-1].split("(")[0]


def uncited():
    """What a comment cites and the page of rules has not: a rule, a thread's number, a header, Apple's page of a symbol."""
    page = (package.ROOT / "Tests/PlatformRules.md").read_text().lower()
    citation = r"PlatformRules, \"([^\"]+)\"|([A-Za-z][\w/-]*)(?: pull request)? ?#(\d+)|(\w+\.h)\b|[\[;] ?doc, ([\w.]+)"
    count = 0
    for file in sorted((package.ROOT / "Tests").rglob("*.swift")):
        comments = " ".join(re.findall(r"(?<!:)//+ ?(.*)", file.read_text()))
        for rule, thread, number, header, symbol in re.findall(citation, comments):
            count += 1
            wanted = rule and f"**{rule}**" or thread and f"{thread}#{number}]" or header or symbol.split(".")[-1]
            if wanted.lower() not in page:
                yield f"not in Tests/PlatformRules.md: {wanted}, which {file.name} cites"
    if count < 60:
        yield f"only {count} citations were found"


def unknown():
    """Each word in backticks on the map that is in no path and no source."""
    files = [package.ROOT / file for file in package.output("git", "ls-files", cwd=package.ROOT).split()]
    sources = "\n".join(map(str, files)) + "".join(file.read_text() for file in files if file.suffix in (".swift", ".py"))
    for word in re.findall(r"`([\w./]+)`", (package.ROOT / "Tests/README.md").read_text()):
        if word not in sources:
            yield f"not in the repository: {word}, which Tests/README.md names"


def main():
    found = list(symbols())
    compiled = sorted({declaration(symbol) for symbol in found})
    if "--api" in sys.argv:
        print("\n".join(compiled))
        return 0
    failures = []
    audit = (package.ROOT / "Tests/AUDIT.md").read_text()
    listed = re.search(r"```text\n(.*?)\n```", audit, re.S).group(1).split("\n")
    failures += [f"not in Tests/AUDIT.md: {symbol}" for symbol in compiled if symbol not in listed]
    failures += [f"not in the module: {symbol}" for symbol in listed if symbol not in compiled]

    # The functions of a result builder have the names that the compiler calls.
    called = [symbol for symbol in found if symbol["kind"]["identifier"].split(".", 1)[1] not in TYPES]
    used = [symbol for symbol in called if symbol["pathComponents"][0] != "TALConstraintBuilder"]
    texts = {
        "README.md": (package.ROOT / "README.md").read_text(),
        "the documentation page": (package.ROOT / "Tests/TextualAutoLayout.docc/TextualAutoLayout.md").read_text(),
    }
    for page, text in texts.items():
        failures += [f"not in {page}: {word}" for word in sorted({name(symbol) for symbol in used}) if word not in text]
    compared = " ".join(text for text, _, _ in same_text.statements(seed=1, count=300))
    operators = sorted({name(symbol) for symbol in used if not re.match(r"\w", name(symbol))})
    failures += [f"not in same_text.py: {word}" for word in operators if f" {word} " not in compared]
    failures += [f"not in mutants.py: {word}" for word in mutants.without_mutant(package.PRODUCT.read_text())]
    failures += [*uncited(), *unknown()]
    for failure in failures:
        print(failure)
    print(f"{len(compiled)} public names, {len(used)} of them with a use, {len(operators)} operators")
    return package.verdict(failures, "name it where it is missing; `Tests/Checks/names.py --api` prints the audit's list")


if __name__ == "__main__":
    sys.exit(main())
