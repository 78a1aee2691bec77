#!/usr/bin/env python3
"""Checks the documentation that a client finds in Xcode.

* The product's target contains it. In a copy of the package the plug-in Files.swift asks the package manager for the
  target's files, as one that builds documentation does. It asks with the manifest's tools version and with the newest that
  the toolchain reads. The files must be the source and the catalog. No warning may speak of a file without a target.
* The page is complete. It is built without a warning, on a UIKit that the stand-in plays. That is done with and without
  pages for the types of other modules. Each public name at the module's top level is on it once, in the page's own groups.
* No page has a word of the stand-in.
* For Quick Help each operator, function and type has a doc comment. Those of a result builder and of wrong lines need
  none, as nobody calls them.

Needs Python 3 and a Swift toolchain.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import package

CATALOG = package.ROOT / "Tests/TextualAutoLayout.docc"
EXPECTED = ["Tests/TextualAutoLayout.docc", "TextualAutoLayout.swift"]
PLUGIN = """
package.targets.append(
  .plugin(
    name: "Files", capability: .command(intent: .custom(verb: "files", description: "")), path: "Tests/Checks/documentation"))
"""
EXPLAINED = ["associatedtype", "extension", "property", "type.property", "typealias"]  # by their names and types alone


def check_files(version):
    """What is wrong with the files of the product's target."""
    with tempfile.TemporaryDirectory() as name:
        copy = pathlib.Path(name).resolve() / package.ROOT.name
        package.copy(copy)
        manifest = (copy / "Package.swift").read_text()
        manifest = re.sub(r"(?<=swift-tools-version: )\S+", version, manifest) + PLUGIN
        (copy / "Package.swift").write_text(manifest)
        result = subprocess.run(
            ["swift", "package", "files", "TextualAutoLayout"], cwd=copy, capture_output=True, text=True)
        files = sorted(str(pathlib.Path(line).relative_to(copy)) for line in result.stdout.splitlines())
        print(f"manifest of {version}: {', '.join(files)}")
        if files != EXPECTED or "warning:" in result.stderr or result.returncode:
            return [f"expected: {', '.join(EXPECTED)}, without a warning\n{result.stderr}"]
    return []


def check_page(extension_pages):
    """What is wrong with the page and with the doc comments behind it."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        graphs, site = folder / "graphs", folder / "site"
        graphs.mkdir()
        # The graphs name the module of each type, whatever it is imported as. So the stand-in's is named UIKit here.
        built = package.modules(*["-emit-extension-block-symbols"] * extension_pages, kit="UIKit")
        for graph in built.glob("TextualAutoLayout*.symbols.json"):
            shutil.copy(graph, graphs)
        docc = pathlib.Path(shutil.which("swift")).resolve().parent / "docc"
        package.output(
            docc, "convert", CATALOG, "--additional-symbol-graph-dir", graphs, "--warnings-as-errors",
            "--fallback-display-name", "TextualAutoLayout", "--fallback-bundle-identifier", "TextualAutoLayout",
            "--output-path", site)

        symbols = [
            symbol for file in sorted(graphs.iterdir()) for symbol in json.loads(file.read_text())["symbols"]
            if "::SYNTHESIZED::" not in symbol["identifier"]["precise"]]
        own = [symbol for symbol in symbols if len(symbol["pathComponents"]) == 1
               and symbol["kind"]["identifier"] != "swift.extension"]
        page = json.loads((site / "data/documentation/textualautolayout.json").read_text())
        topics = [topic for section in page["topicSections"] if not section.get("generated")
                  for topic in section["identifiers"]]
        generated = [section["title"] for section in page["topicSections"] if section.get("generated")]
        print(
            f"the page, {'with' if extension_pages else 'without'} those of extended types: {len(own)} public names, "
            f"{len(topics)} topics; groups besides: {', '.join(generated) or 'none'}")
        errors, lines = [], package.PRODUCT.read_text().split("\n")
        # The compiler of the documentation adds a group for what the page does not name.
        if len(set(topics)) != len(topics) or len(topics) != len(own) or set(generated) - {"Extended Modules"}:
            names = ", ".join(topic.split("/")[-1] for topic in topics)
            errors.append(f"each public name should be a topic once: {names}")
        for symbol in symbols:
            name = ".".join(symbol["pathComponents"])
            if symbol["kind"]["identifier"].removeprefix("swift.") not in EXPLAINED and "docComment" not in symbol and (
                    not package.cannot_run(lines[symbol["location"]["position"]["line"]])) and (
                    not name.startswith("TALConstraintBuilder.build")):  # SE-0289 has these names; the compiler calls them
                errors.append(f"{name} has no doc comment")
        for file in sorted(site.rglob("*.json")):
            if re.search("stand-?in", file.read_text(), re.IGNORECASE):
                errors.append(f"{file.relative_to(site)} speaks of the stand-in")
    return errors


def main():
    own = re.search(r"swift-tools-version: (\S+)", (package.ROOT / "Package.swift").read_text()).group(1)
    newest = re.search(r"Swift (\d+\.\d+)", package.output("swift", "package", "--version")).group(1)
    errors = [error for version in sorted({own, newest}) for error in check_files(version)]
    errors += check_page(True) + check_page(False)
    for error in errors:
        print(error)
    return package.verdict(errors, "write the doc comment, or put the name into the page's topics")


if __name__ == "__main__":
    sys.exit(main())
