#!/usr/bin/env python3
"""Makes one change of the product at a time and runs its tests: every mutant has to die.

Usage: mutants.py [--list] [--only TEXT]

universalmutator, a package of PyPI that `.ci/run` installs, makes the mutants by the rules of mutants/product.rules. A
mutant of an operator's precedence dies if RelationTests.swift does not compile with it, and any other one if a test
fails. In each function one at least has to die. Those that no test can tell from the product stand, with a reason, in
mutants/equivalent.txt. The tests are compiled once, and the product's object for each mutant, two at a time.
"""
import argparse
import collections
import pathlib
import queue
import re
import shlex
import subprocess
import sys
import tempfile

import appkit_shape
import package
from package import DIES, LIVES, WRONG

DATA = package.ROOT / "Tests/Checks/mutants"
TESTS = package.ROOT / "Tests/TextualAutoLayoutTests"
LEAST = 150  # that compile
# The tests in parts, the quickest first. Few mutants get to the last one, which takes most of the time.
LAST = ("Recipe", "HelperTable", "RelationTable")
PARTS = (["--skip", "|".join(LAST)], *(["--filter", suites] for suites in LAST))
PRECEDENCE = re.compile(r"^infix operator.*", re.M)

# The index of its line, the change without comment and indentation, the text, whether AppKit alone compiles the line.
Mutant = collections.namedtuple("Mutant", "line change text is_appkits")


def mutants(folder):
    """What universalmutator makes of the product."""
    command = [package.TOOLS / "mutate", package.PRODUCT]
    package.output(*command, "--only", DATA / "product.rules", "--noCheck", "--mutantDir", folder, cwd=folder)
    lines = package.PRODUCT.read_text().splitlines()
    appkits = range(lines.index("#else"), lines.index("#endif"))
    for file in folder.glob("*.mutant.*.swift"):
        text = file.read_text()
        line, pair = next((line, pair) for line, pair in enumerate(zip(lines, text.splitlines())) if pair[0] != pair[1])
        old, new = (re.sub(r"\s*//.*", "", side).strip() for side in pair)
        yield Mutant(line, f"- {old}\n+ {new}", text, line in appkits)


def functions():
    """The lines of each function and computed property that can run, by the line that declares it."""
    lines = package.PRODUCT.read_text().splitlines()
    for first, line in enumerate(lines):
        declared = re.match(r"( *)[^/]*\b(func \S|var \w+.*\{(?! get \}))", line)
        if declared:
            last = first if line.endswith("}") else lines.index(declared[1] + "}", first)
            yield line.strip(), range(first, last + 1)


def built():
    """A folder with the modules and objects of all that is in the program of the tests."""
    folder, runner = package.modules(), package.ROOT / ".build/checks/Runner.swift"
    runner.write_text(appkit_shape.RUNNER)
    for target in ("TestSupport", "Examples", TESTS.name):
        files = sorted((TESTS.parent / target).rglob("*.swift")) + [runner] * (target == TESTS.name)
        folder = package.compiled(target, files, *package.ON_STAND_IN, "-plugin-path", package.PLUGINS, beside=folder)
    return folder


def commands(*command):
    """What the compiler's driver runs. Without the driver a command takes a third less time."""
    return [shlex.split(line) for line in package.output(*command, "-###").splitlines()]


class Job:
    """A folder in which one mutant at a time is compiled, linked and tested."""

    def __init__(self, tests, folder):
        folder.mkdir()
        self.folder, self.file, self.program = folder, folder / package.PRODUCT.name, folder / "tests"
        self.file.touch()
        swiftc = ["swiftc", "-parse-as-library", *package.ON_STAND_IN, "-I", folder, "-I", tests]
        product = ["-module-name", "TextualAutoLayout", self.file, "-o"]
        self.compile = commands(*swiftc, "-c", *product, folder / "product.o")[0]
        self.emit = [*swiftc, "-emit-module", *product, folder / "TextualAutoLayout.swiftmodule"]
        self.check = [*swiftc, "-typecheck", "-module-name", "Tests", "-package-name", "tests",
                      "-plugin-path", package.PLUGINS, TESTS / "RelationTests.swift"]
        # The product comes first: of the objects that have a default value the linker takes the first one's.
        objects = [file for file in tests.glob("*.o") if file.stem != "TextualAutoLayout"]
        self.link = commands("swiftc", "-use-ld=lld", "-o", self.program, folder / "product.o", *objects)

    def succeeds(self, command):
        return subprocess.run(command, cwd=self.folder, capture_output=True).returncode == 0

    def verdict(self, text):
        self.file.write_text(text)
        if PRECEDENCE.findall(text) != PRECEDENCE.findall(package.PRODUCT.read_text()):
            return (LIVES if self.succeeds(self.check) else DIES) if self.succeeds(self.emit) else WRONG
        if not all(map(self.succeeds, [self.compile, *self.link])):
            return WRONG
        return LIVES if all(package.passes(self.program, self.folder, *part) for part in PARTS) else DIES


def on_stand_in(folder):
    """What judges a text of the product, two at a time."""
    tests = built()
    jobs = [Job(tests, folder / f"job{number}") for number in range(package.JOBS)]
    if not jobs[0].succeeds(jobs[0].check):
        sys.exit("RelationTests.swift does not compile without a mutant")
    return [job.verdict for job in jobs]


def on_appkit(folder):
    """The same for what AppKit alone compiles, which are the attributes that `anchor` swaps."""
    return [appkit_shape.AppKitTests(folder / "appkit", "HelperTableTests").verdict]


def judged(mutants, judges):
    """The mutants with their verdicts. The product itself has to live first."""
    free = queue.Queue()
    for judge in judges:
        free.put(judge)

    def verdict(text):
        judge = free.get()
        found = judge(text)
        free.put(judge)
        return found
    if verdict(package.PRODUCT.read_text()) != LIVES:
        sys.exit("the tests fail without a mutant")
    return package.parallel(lambda mutant: (mutant, verdict(mutant.text)), mutants)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--list", action="store_true", help="print the mutants and stop")
    options.add_argument("--only", default="", metavar="TEXT", help="run the mutants whose change has it")
    arguments = options.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        todo = [mutant for mutant in sorted(mutants(folder)) if arguments.only in mutant.change]
        if arguments.list or not todo:
            print(*(f"line {mutant.line + 1}\n{mutant.change}\n" for mutant in todo), f"{len(todo)} mutants", sep="\n")
            return package.verdict(not todo, "name a text that --list prints; if there is none at all, mend the rules")
        parts = collections.defaultdict(list)
        for mutant in todo:
            parts[on_appkit if mutant.is_appkits else on_stand_in].append(mutant)
        verdicts = sum(package.parallel(lambda part: judged(parts[part], part(folder)), parts), [])
    # What no test can tell from the product stands there as `--list` shows it, with a reason below.
    known = set(re.findall(r"^(- .*\n\+.*)\n[^-+\n]", (DATA / "equivalent.txt").read_text(), re.M))
    counts = collections.Counter(verdict for _, verdict in verdicts)
    alive = {mutant.change: mutant.line + 1 for mutant, verdict in verdicts if verdict == LIVES}
    failures = [f"LIVES: line {line}\n{change}" for change, line in alive.items() if change not in known]
    if not arguments.only:
        tested = {mutant.line for mutant, verdict in verdicts if verdict == DIES}
        failures += [f"no mutant dies in: {name}" for name, lines in functions() if not tested & set(lines)]
        failures += [f"in equivalent.txt, and no mutant that lives:\n{change}" for change in known - alive.keys()]
        if len(todo) - counts[WRONG] < LEAST:
            failures.append(f"at least {LEAST} mutants have to compile")
    summary = ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items()))
    print(*failures, f"{len(todo)} mutants: {summary}", sep="\n")
    return package.verdict(failures, "write the test that tells the mutant from the product, or mend the rules")


if __name__ == "__main__":
    sys.exit(main())
