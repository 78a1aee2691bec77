#!/usr/bin/env python3
"""Builds the documentation that a client finds in Xcode, on a UIKit that the stand-in plays.

* DocC has no warning, with and without pages for the types of other modules. So each link between articles leads to a
  page and a heading, and no article has the name of a group.
* The landing page has each public name of the module's top level once, and each article, in groups of its own.
* No page has a name of the stand-in.
* For Quick Help each operator, function and type has a doc comment.
"""
import json
import pathlib
import shutil
import sys
import tempfile

import package

CATALOG = package.ROOT / "Tests/TextualAutoLayout.docc"
LANDING = pathlib.Path("data/documentation/textualautolayout.json")
EXPLAINED = ["associatedtype", "extension", "property", "type.property", "typealias"]  # by their names and types alone


def check(extension_pages):
    """What is wrong with the pages and with the doc comments behind them."""
    with tempfile.TemporaryDirectory() as name:
        graphs, site = pathlib.Path(name) / "graphs", pathlib.Path(name) / "site"
        graphs.mkdir()
        # The graphs name the module of each type, whatever it is imported as. So the stand-in's is named UIKit here.
        built = package.modules(*["-emit-extension-block-symbols"] * extension_pages, kit="UIKit")
        for graph in built.glob(f"{package.NAME}*.symbols.json"):
            shutil.copy(graph, graphs)
        docc = pathlib.Path(shutil.which("swift")).resolve().parent / "docc"
        package.output(
            docc, "convert", CATALOG, "--additional-symbol-graph-dir", graphs, "--warnings-as-errors",
            "--fallback-display-name", package.NAME, "--fallback-bundle-identifier", package.NAME,
            "--output-path", site)
        pages = {file.relative_to(site): file.read_text() for file in site.rglob("*.json")}

    topics, errors = [], []
    for section in json.loads(pages[LANDING])["topicSections"]:
        names = [name.split("/")[-1] for name in section["identifiers"]]
        if not section.get("generated"):
            topics += names
        elif section["title"] != "Extended Modules":  # DocC makes a group of its own of what the page does not name
            errors += [f"the landing page has no topic {name}" for name in names]
    print(f"{len(topics)} topics, {'with' if extension_pages else 'without'} the pages of extended types")
    errors += [f"the landing page has twice the topic {name}" for name in set(topics) if topics.count(name) > 1]
    for symbol in package.symbols(built):
        kind = symbol["kind"]["identifier"].removeprefix("swift.")
        if kind not in EXPLAINED and "docComment" not in symbol:
            errors.append(f"{'.'.join(symbol['pathComponents'])} has no doc comment")
    speaking = [page for page, text in pages.items() if "StandIn" in text]
    return errors + [f"{page} names the stand-in" for page in speaking]


if __name__ == "__main__":
    failures = set().union(*package.parallel(check, [True, False]))
    for failure in sorted(failures):
        print(failure)
    sys.exit(package.verdict(failures, "write the doc comment, or put name or article into the landing page's topics"))
