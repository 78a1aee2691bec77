#!/usr/bin/env python3
"""Changes one line of the library at a time. For each change, called a mutant, a test of the proof has to fail.

Usage: mutants.py [--list] [--only TEXT]

universalmutator, from PyPI, makes the mutants with mutants/patterns.rules. A mutant that passes all tests lives.
mutants/equivalent.txt lists the mutants that no test can detect, each with the reason.

Only the library is compiled again, on the stand-in. Its object file takes the place of the one that `swift build` has
made. The tests aren't compiled again, so a changed precedence would have no effect. Precedences have no mutants, and
neither have lines for AppKit alone.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import pathlib
import queue
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIBRARY = ROOT / "TextualAutoLayout.swift"
BUILD = (ROOT / ".build/debug").resolve()  # `.ci/run` builds the tests before it calls this script
PATTERNS = ROOT / "Tests/Checks/mutants/patterns.rules"
EQUIVALENT = ROOT / "Tests/Checks/mutants/equivalent.txt"
# At least this many mutants have to compile. If fewer do, the patterns no longer fit the library.
LEAST_COMPILING = 180
PROOF = "TextualAutoLayoutTests"
SLOW = "Every(Relation|Attribute)Tests"  # these tests of the proof take long, so they run last
DIES, LIVES, DOES_NOT_COMPILE = "dies", "lives", "does not compile"


@dataclasses.dataclass(order=True)
class Mutant:
    line: int
    # The old and the new line, without comments and indentation.
    change: str
    source: str


def make_mutants(folder):
    """Yields the mutants. universalmutator writes their files into the folder."""
    mutate = [ROOT / ".build/tools/bin/mutate", LIBRARY, "--only", PATTERNS, "--noCheck", "--mutantDir", folder]
    subprocess.run(mutate, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    lines = LIBRARY.read_text().splitlines()
    appkit_lines = range(lines.index("#else"), lines.index("#endif"))
    for file in folder.glob("*.mutant.*.swift"):
        source = file.read_text()
        pairs = enumerate(zip(lines, source.splitlines()))
        index, pair = next((index, pair) for index, pair in pairs if pair[0] != pair[1])
        if index not in appkit_lines:
            old, new = (re.sub(r"\s*//.*", "", line).strip() for line in pair)
            yield Mutant(index + 1, f"- {old}\n+ {new}", source)


class Workplace:
    """A folder in which one mutant at a time is compiled, linked and tested."""

    def __init__(self, folder):
        folder.mkdir()
        self.folder, self.source, library = folder, folder / LIBRARY.name, folder / "library.o"
        compile_library = ["-parse-as-library", "-module-name", "LibraryOnStandIn", "-I", BUILD / "Modules"]
        compile_library += ["-module-alias", "UIKit=UIKitStandIn", "-c", self.source, "-o", library]
        objects = (BUILD / "TextualAutoLayoutPackageTests.product/Objects.LinkFileList").read_text().splitlines()
        objects.remove(f"{BUILD}/LibraryOnStandIn.build/{LIBRARY.name}.o")
        link = ["-use-ld=lld", "-o", folder / "tests", library, *objects]
        # The commands that the compiler's driver would run. Running them directly saves time.
        jobs = [subprocess.check_output(["swiftc", "-###", *step], text=True) for step in (compile_library, link)]
        self.commands = [shlex.split(job) for job in "".join(jobs).splitlines()]

    def verdict(self, source):
        self.source.write_text(source)
        for command in self.commands:
            if subprocess.run(command, cwd=self.folder, capture_output=True).returncode:
                return DOES_NOT_COMPILE
        is_alive = self.passes("--filter", PROOF, "--skip", SLOW) and self.passes("--filter", SLOW)
        return LIVES if is_alive else DIES

    def passes(self, *options):
        """Returns whether these tests pass. The first failed expectation ends the program."""
        command = ["timeout", "60", "./tests", "--testing-library", "swift-testing", *options]
        process = subprocess.Popen(
            command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        with process:
            for line in process.stdout:
                if "recorded an issue" in line:
                    process.terminate()
                    return False
        return process.returncode == 0


def judge(mutants, folder):
    """Returns the verdict on each mutant. Stops if the tests fail without a mutant."""
    workplaces = queue.SimpleQueue()
    for number in range(2):
        workplaces.put(Workplace(folder / f"workplace{number}"))

    def verdict(source):
        workplace = workplaces.get()
        try:
            return workplace.verdict(source)
        finally:
            workplaces.put(workplace)

    if verdict(LIBRARY.read_text()) != LIVES:
        sys.exit("The tests fail without a mutant. Run swift test.")
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return list(pool.map(verdict, (mutant.source for mutant in mutants)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="print the mutants and stop")
    parser.add_argument("--only", default="", metavar="TEXT", help="test the mutants whose change contains the text")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        mutants = sorted(mutant for mutant in make_mutants(folder) if arguments.only in mutant.change)
        if arguments.list or not mutants:
            print(*(f"line {mutant.line}\n{mutant.change}\n" for mutant in mutants), sep="\n")
            sys.exit(None if mutants else "No change contains this text.")
        verdicts = judge(mutants, folder)

    # In equivalent.txt each change looks as in `--list`, and the reason follows in the next line.
    equivalent = set(re.findall(r"^(- .*\n\+.*)\n[^-+\n]", EQUIVALENT.read_text(), re.M))
    living = [mutant for mutant, verdict in zip(mutants, verdicts) if verdict == LIVES]
    failures = [f"LIVES: line {mutant.line}\n{mutant.change}" for mutant in living if mutant.change not in equivalent]
    counts = collections.Counter(verdicts)
    if not arguments.only:
        unknown = equivalent - {mutant.change for mutant in living}
        failures += [f"in equivalent.txt, but no such mutant lives:\n{change}" for change in sorted(unknown)]
        if counts[DIES] + counts[LIVES] < LEAST_COMPILING:
            failures.append(f"at least {LEAST_COMPILING} mutants have to compile")
    summary = ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items()))
    print(*failures, f"{len(mutants)} mutants: {summary}", sep="\n")
    if failures:
        print("Write a test that fails for the mutant, or explain in equivalent.txt why no test can.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
