#!/usr/bin/env python3
"""Checks what the pages say: their links, their Swift code, and what they and the comments name.

* Each link to a file leads to a file, and to a heading of it by GitHub's rule. The links between articles are DocC's,
  which documentation.py has it check. GitHub shows them as plain text, so an article's last line has links to files.
* Each Swift block of README and of the articles compiles on the stand-in, in Swift 5 and in Swift 6 mode. What it does
  not declare is in Context.swift. Recipes.md is made from tests.
* The page of the platform's rules has what a comment cites.
* Each word in backticks on the map is in a path or a source.

Usage: pages.py [PAGE]     PAGE is the end of a page's path. Only the Swift blocks of that page are compiled.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

import package

CATALOG = package.ROOT / "Tests/TextualAutoLayout.docc"
CONTEXT = package.ROOT / "Tests/Checks/pages/Context.swift"
# A block has declarations or statements, by the lines that are not indented.
DECLARATIONS = (
    r"(@\w+ )*((public |private |final )*(class|struct|enum|protocol|extension|func|typealias)|import)\b|[@/#})]")


def prose(page):
    return re.sub(r"^```.*?^```", "", page.read_text(), flags=re.M | re.S)


def anchors(page):
    """What GitHub makes of the headings: lower case, no punctuation, hyphens for spaces, a number if it repeats."""
    found = []
    for title in re.findall(r"^#+ (.*)", prose(page), re.M):
        anchor = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        found.append(f"{anchor}-{found.count(anchor)}" if anchor in found else anchor)
    return found


def broken_links(pages):
    count = 0
    for page in pages:
        links = re.findall(r"\]\((?!\w+:)([^#)\s]*)#?([^)\s]*)\)", re.sub("`[^`\n]+`", "", prose(page)))
        count += len(links)
        for name, anchor in links:
            file = page.parent / name if name else page
            if not file.exists() or anchor and anchor not in anchors(file):
                yield f"{page.relative_to(package.ROOT)}: the link {name}#{anchor} leads nowhere"
        last = page.read_text().rstrip().split("\n")[-1]
        if page.parent == CATALOG and page.stem != CATALOG.stem and not re.search(r"\]\([\w./-]+\.md\)", last):
            yield f"{page.relative_to(package.ROOT)}: the last line has no link to a file, for GitHub"
    print(f"{len(pages)} pages, {count} links to files")


def program(number, block):
    lines = [line for line in block.split("\n") if line and not line.startswith(" ")]
    if all(re.match(DECLARATIONS, line) for line in lines):
        return package.CLIENT_IMPORTS + block
    return f"{package.CLIENT_IMPORTS}@MainActor func block{number}() async throws {{\n{block}\n}}\n"


def first_errors(texts, *options):
    """The first error of each text that does not compile, by the key of the text, a number."""
    command = ["swiftc", "-frontend", "-typecheck", "-parse-as-library", "-module-name", "Texts"]
    with tempfile.TemporaryDirectory() as folder:
        for key, text in texts.items():
            file = package.written(pathlib.Path(folder) / f"text{key}.swift", text)
            # Each file is a primary one of a single frontend call. So names may repeat, and no error stops the others.
            command += ["-primary-file", file]
        command += ["-diagnostic-style", "llvm", *options]
        result = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    errors = re.findall(r"text(\d+)\.swift:\d+:\d+: error: (.*)", result.stderr)
    if result.returncode and not errors:
        sys.exit(result.stderr)
    return {int(key): error for key, error in reversed(errors)}


def wrong_blocks(pages):
    """The first error of each block that does not compile."""
    places, texts = [], {}
    for page in pages:
        for match in re.finditer(r"^```swift\n(.*?)\n```", page.read_text(), re.M | re.S):
            line = page.read_text().count("\n", 0, match.start()) + 1
            texts[len(places)] = program(len(places), match.group(1))
            places.append(f"{page.relative_to(package.ROOT)}:{line}")
    # Declarations would be seen by other blocks, and may repeat. So each of those blocks is compiled by itself.
    together = {number: text for number, text in texts.items() if f"block{number}()" in text}
    parts = [together, *({number: text} for number, text in texts.items() if number not in together)]
    for mode in ("5", "6"):
        options = ["-I", package.modules("-swift-version", mode), *package.ON_STAND_IN, "-swift-version", mode, CONTEXT]
        for errors in package.parallel(lambda part: first_errors(part, *options), parts):
            for number, error in errors.items():
                yield f"{places[number]}: Swift {mode} mode: {error}"
    print(f"{len(places)} Swift blocks")


def uncited():
    """What a comment cites and the page of rules has not: a rule, a thread, a header, Apple's page of a symbol."""
    page = (package.ROOT / "Tests/PlatformRules.md").read_text().lower()
    citation = (
        r"PlatformRules, \"([^\"]+)\"|([A-Za-z][\w/-]*)(?: pull request)? ?#(\d+)|(\w+\.h)\b|[\[;] ?doc, ([\w.]+)")
    for file in sorted((package.ROOT / "Tests").rglob("*.swift")):
        comments = " ".join(re.findall(r"(?<!:)//+ ?(.*)", file.read_text()))
        for rule, thread, number, header, symbol in re.findall(citation, comments):
            wanted = rule and f"**{rule}**" or thread and f"{thread}#{number}]" or header or symbol.split(".")[-1]
            if wanted.lower() not in page:
                yield f"not in Tests/PlatformRules.md: {wanted}, which {file.name} cites"


def unknown(files):
    """Each word in backticks on the map that is in no path and no source."""
    sources = "\n".join([*map(str, files), *(file.read_text() for file in files if file.suffix in (".swift", ".py"))])
    for word in re.findall(r"`([\w./]+)`", (package.ROOT / "Tests/README.md").read_text()):
        if word not in sources:
            yield f"not in the repository: {word}, which Tests/README.md names"


def main():
    names = package.output("git", "ls-files", cwd=package.ROOT).split()
    files = [package.ROOT / name for name in names if (package.ROOT / name).exists()]
    pages, wanted = [file for file in files if file.suffix == ".md"], (*sys.argv[1:], "")[0]
    shown = [page for page in pages if page.parent in (package.ROOT, CATALOG) and page.name != "Recipes.md"]
    shown = [page for page in shown if str(page).endswith(wanted)] or sys.exit(f"no page {wanted} has Swift blocks")
    failures = [*broken_links(pages), *wrong_blocks(shown), *uncited(), *unknown(files)]
    print(*failures, sep="\n", end="\n" * bool(failures))
    return package.verdict(failures, "mend the page, or give Context.swift the name that a block lacks")


if __name__ == "__main__":
    sys.exit(main())
