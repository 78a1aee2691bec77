#!/usr/bin/env python3
"""Checks the pages: Swift code, citations, and the documentation that Xcode shows. `.ci/run` checks the links.

Usage: pages.py [PAGE]     PAGE is the end of a path. Only the Swift code of that page is compiled.

* The Swift code of README and of the guide compiles with the stand-in, in Swift 5 and in Swift 6 mode: each block
  marked `swift`, and each relation, call of `anchor` or set in a cell of a table. pages/Context.swift declares the
  names that the code uses but doesn't declare. Recipes.md is cut out of tests, so it isn't compiled again.
* Tests/PlatformRules.md contains each rule, thread, header and symbol that a comment cites.
* DocC builds the documentation of the module without a warning. The landing page has each public name of the top level
  once. Operators, functions and types have a doc comment.
"""

import json
import pathlib
import re
import shutil
import sys
import tempfile

import package

GUIDE = package.ROOT / "Tests/Guide"
CATALOG = package.ROOT / f"Tests/{package.NAME}.docc"
CHECKS = package.ROOT / "Tests/Checks"
CONTEXT = CHECKS / "pages/Context.swift"
LANDING = pathlib.Path(f"data/documentation/{package.NAME.lower()}.json")
# A line of a block that isn't indented, if it begins or ends a declaration. Other lines are statements.
DECLARATION = re.compile(
    r"(@\w+ )*((public |private |final )*(class|struct|enum|protocol|extension|func|typealias)|import)\b|[@/#})]"
)
# Kinds of symbols whose name and type explain them.
UNCOMMENTED = ["associatedtype", "extension", "property", "type.property", "typealias"]


# MARK: Swift code


def snippets(page):
    """The Swift code of a page, each with the number of its line: blocks, and statements in tables."""
    text = page.read_text()
    for match in re.finditer(r"^```swift\n(.*?)\n```", text, re.M | re.S):
        yield text.count("\n", 0, match.start()) + 1, match[1]
    for number, line in enumerate(text.splitlines(), 1):
        # The tables of this article have lines that must not compile. wrong_lines.py compiles them.
        if line.startswith("| ") and page.stem != "When-the-compiler-complains":
            for code in re.findall(r"`([^`]+)`", line.replace("\\|", "|")):
                if re.search(r" =[&<>]= |\.anchor\(.*, to: |\.setActive\(", code) and "…" not in code:
                    yield number, code


def program(number, code):
    """The code as a file: declarations as they are, statements in a function."""
    lines = [line for line in code.split("\n") if line and not line.startswith(" ")]
    if all(DECLARATION.match(line) for line in lines):
        return package.CLIENT_IMPORTS + code
    return f"{package.CLIENT_IMPORTS}@MainActor func snippet{number}() async throws {{\n{code}\n}}\n"


def first_errors(programs, *options):
    """The first error of each program that doesn't compile, by the key of the program."""
    command = ["swiftc", "-frontend", "-typecheck", "-parse-as-library", "-module-name", "Snippets"]
    with tempfile.TemporaryDirectory() as folder:
        for key, text in programs.items():
            # Each file is a primary file of one call of the compiler. So an error in one doesn't hide others.
            file = package.written(pathlib.Path(folder) / f"snippet{key}.swift", text)
            command += ["-primary-file", file]
        command += ["-diagnostic-style", "llvm", *options]
        result = package.run(*command)
    errors = re.findall(r"snippet(\d+)\.swift:\d+:\d+: error: (.*)", result.stderr)
    if result.returncode and not errors:
        sys.exit(result.stderr)
    return {int(key): error for key, error in reversed(errors)}


def wrong_snippets(pages):
    found = [(f"{page.relative_to(package.ROOT)}:{line}", code) for page in pages for line, code in snippets(page)]
    programs = {number: program(number, code) for number, (_, code) in enumerate(found)}
    # Declarations would be visible to other snippets, and two pages may declare the same name. So compile them alone.
    statements = {number: text for number, text in programs.items() if f"snippet{number}()" in text}
    groups = [statements, *({number: text} for number, text in programs.items() if number not in statements)]
    for mode in ("5", "6"):
        modules = package.build_product("-swift-version", mode)
        options = ["-I", modules, *package.ON_STAND_IN, "-swift-version", mode, CONTEXT]
        for errors in package.parallel(lambda group: first_errors(group, *options), groups):  # noqa: B023
            for number, error in errors.items():
                yield f"{found[number][0]}: Swift {mode} mode: {error}"
    print(f"{len(found)} pieces of Swift code")


# MARK: Citations


def missing_citations():
    """Rules, threads, headers and symbols that comments cite and that PlatformRules.md doesn't contain."""
    page = (package.ROOT / "Tests/PlatformRules.md").read_text().lower()
    citation = (
        r"PlatformRules, \"([^\"]+)\"|([A-Za-z][\w/-]*)(?: pull request)? ?#(\d+)|(\w+\.h)\b|[\[;] ?doc, ([\w.]+)"
    )
    for file in sorted((package.ROOT / "Tests").rglob("*.swift")):
        if CHECKS in file.parents:  # their comments name our own headers
            continue
        comments = " ".join(re.findall(r"(?<!:)//+ ?(.*)", file.read_text()))
        for rule, thread, number, header, symbol in re.findall(citation, comments):
            wanted = rule and f"**{rule}**" or thread and f"{thread}#{number}]" or header or symbol.split(".")[-1]
            if wanted.lower() not in page:
                yield f"{file.name} cites {wanted}, which is not in Tests/PlatformRules.md"


# MARK: Documentation


def documentation_errors(has_extension_pages):
    """Errors in DocC's pages, with and without pages for UIKit's own types."""
    with tempfile.TemporaryDirectory() as name:
        graphs, site = pathlib.Path(name) / "graphs", pathlib.Path(name) / "site"
        graphs.mkdir()
        # A symbol graph names the module of each type. So the stand-in's module has to be named UIKit here.
        built = package.build_product(*["-emit-extension-block-symbols"] * has_extension_pages, kit="UIKit")
        for graph in built.glob(f"{package.NAME}*.symbols.json"):
            shutil.copy(graph, graphs)
        docc = package.toolchain() / "bin/docc"
        arguments = ["--additional-symbol-graph-dir", graphs, "--output-path", site, "--warnings-as-errors"]
        names = ["--fallback-display-name", package.NAME, "--fallback-bundle-identifier", package.NAME]
        package.output(docc, "convert", CATALOG, *arguments, *names)
        pages = {file.relative_to(site): file.read_text() for file in site.rglob("*.json")}

    topics, errors = [], []
    for section in json.loads(pages[LANDING])["topicSections"]:
        names = [name.split("/")[-1] for name in section["identifiers"]]
        if not section.get("generated"):
            topics += names
        elif section["title"] != "Extended Modules":  # DocC groups names itself if the page doesn't list them
            errors += [f"the landing page doesn't list {name}" for name in names]
    errors += [f"the landing page lists {name} twice" for name in set(topics) if topics.count(name) > 1]
    for symbol in package.product_symbols(built):
        kind = symbol["kind"]["identifier"].removeprefix("swift.")
        if kind not in UNCOMMENTED and "docComment" not in symbol:
            errors.append(f"{'.'.join(symbol['pathComponents'])} doesn't have a doc comment")
    print(f"{len(topics)} topics, {'with' if has_extension_pages else 'without'} pages for UIKit's types")
    return errors + [f"{page} names the stand-in" for page, text in pages.items() if "StandIn" in text]


def main():
    wanted = (*sys.argv[1:], "")[0]
    pages = sorted(page for folder in (package.ROOT, GUIDE, CATALOG) for page in folder.glob("*.md"))
    shown = [page for page in pages if page.name != "Recipes.md" and str(page).endswith(wanted)]
    if not shown:
        sys.exit(f"{wanted} doesn't have Swift code")
    failures = [*wrong_snippets(shown), *missing_citations()]
    if not wanted:
        failures += sorted(set().union(*package.parallel(documentation_errors, [True, False])))
    print(*failures, sep="\n", end="\n" * bool(failures))
    return package.exit_code(failures, "correct the page, or declare the missing name in pages/Context.swift")


if __name__ == "__main__":
    sys.exit(main())
