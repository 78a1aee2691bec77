#!/usr/bin/env python3
"""The budgets of what people read, and nothing but the agreed files at the top level. Needs git.

* The product is audited in ten minutes before it is copied. A page shows it without a scroll bar sideways.
* README is read in three minutes before the first relation is written.
* The map of Tests is looked through in a minute.
* People copy code into projects that lint what they compile. Here are six of SwiftLint's default rules, by its sources.
  SwiftLint 0.58.2 itself, run by hand with its defaults, had no finding before the section on wrong lines was written.
"""
import re
import sys

import package

# The figure's unit and the most that it may be.
PRODUCT = [("lines of code", 184), ("lines", 265), ("columns", 120), ("underscored attributes", 0)]
PAGES = {"README.md": 190, "Tests/README.md": 80}  # lines
TOP = {"LICENSE", "Package.swift", "README.md", "Tests", "TextualAutoLayout.swift"}
# A function's parameters, with two levels of parentheses in them.
PARAMETERS = r"\bfunc [^(]*\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)"
# Where else names are introduced: in a binding, also of several names, a loop, a closure or the cases of an enumeration.
BINDINGS = [
    r"\b(?:let|var) (\w+)", r"\b(?:let|var) [\w.]*\(([^)]*)\)", r", (\w+)(?:: [\w.?]+)? = ",
    r"(?:\bfor|\{) \(?([\w, ]+)\)? in\b", r"\bcase (?!is\b)(\w+(?:, \w+)*)"]
# A function with what is nested in it and what follows it up to the next one. The rule itself counts less.
FUNCTION = r"^(?=(?:  )?[^ \n].*\bfunc )"
BRANCH = r"(?<!#)\b(?:case|default(?=:)|if|guard|for(?!:)|while|repeat|catch)\b"


def short_names(code):
    places = [place for pattern in BINDINGS for place in re.findall(pattern, code)]
    places += [name for parameters in re.findall(PARAMETERS, code) for name in re.findall(r"(\w+): ", parameters)]
    return {name for place in places for name in re.findall(r"\w+", place) if len(name) < 3} - {"id", "_"}


# What there may not be in code, by a pattern or by a function that finds it. All of them are for the product. The first
# is also for code that people copy from the pages.
RULES = [
    ("a comma ends a list", r".*,\s*\]"),
    ("a cast is forced", r"(?<!// swiftlint:disable:next force_cast\n)^.*\bas!.*"),
    ("a try is forced", r"(?<!// swiftlint:disable:next force_try\n)^.*\btry!.*"),
    ("a name is shorter than three characters", short_names),
    ("a function has more than ten branches", lambda code: [
        body.split("\n")[0] for body in re.split(FUNCTION, code, flags=re.M) if len(re.findall(BRANCH, body)) > 10]),
    ("a function has more than five parameters without a default", lambda code: [
        found for found in re.findall(PARAMETERS, code) if len(re.findall(r"\w: ", found)) - found.count(" = ") > 5]),
    ("a function's parameters are not understood here", lambda code:
        code.count("func ") != len(re.findall(PARAMETERS, code))),
]


def refused(file, rules):
    code = re.sub(r'(")[^"\n]*"|//(?! swiftlint:).*', r"\1\1", (package.ROOT / file).read_text())
    for what, rule in rules:
        found = rule(code) if callable(rule) else re.findall(rule, code, re.M)
        if found:
            yield f"{file}: {what}: {found}"


def main():
    text = package.PRODUCT.read_text()
    lines = text.splitlines()
    code = [line for line in lines if line.strip() and not line.strip().startswith("//")]
    counts = [len(code), len(lines), max(map(len, lines)), len(re.findall("@_", text))]
    figures = [("the product's " + unit, count, most) for (unit, most), count in zip(PRODUCT, counts)]
    for page, most in PAGES.items():
        figures.append((f"the lines of {page}", len((package.ROOT / page).read_text().splitlines()), most))
    failures = [f"{what}: {count}, at most {most}" for what, count, most in figures if count > most]
    print("\n".join(f"{what}: {count} of {most}" for what, count, most in figures))
    failures += refused(package.PRODUCT.name, RULES)
    for page in ("README.md", "Tests/Cookbook.md"):
        failures += refused(page, RULES[:1])
    files = package.output("git", "ls-files", cwd=package.ROOT).split("\n")
    top = {file.split("/")[0] for file in files if file and not file.startswith(".")}
    if top != TOP:
        failures.append(f"at the top level: {', '.join(sorted(top ^ TOP))}")
    for failure in failures:
        print("not so:", failure)
    return package.verdict(failures, "cut or mend it; what is not the product belongs below Tests")


if __name__ == "__main__":
    sys.exit(main())
