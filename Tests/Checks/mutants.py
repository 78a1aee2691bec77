#!/usr/bin/env python3
"""Makes one change of the product at a time and runs its tests: every mutant has to die.

Usage: mutants.py [--list] [--only TEXT]

universalmutator, a package of PyPI, makes the mutants by the rules of mutants/product.rules. A mutant of an operator's
precedence dies if RelationTests.swift does not compile with it, and any other one if a test fails. In each function one
at least has to die. Those that no test can tell from the product stand in mutants/equivalent.txt, each with its reason.
The tests are compiled once; for a mutant the product's object is compiled and linked with them, two at a time. Needs a
Swift toolchain and universalmutator, which `.ci/run` installs.
"""
import argparse
import collections
import concurrent.futures
import pathlib
import queue
import re
import shlex
import subprocess
import sys
import tempfile

import appkit_shape
import package

DATA = package.ROOT / "Tests/Checks/mutants"
TESTS = package.ROOT / "Tests/TextualAutoLayoutTests"
LEAST = 150  # that compile
MOST_EQUIVALENT = 10
# The tests in parts, the quickest first. Few mutants get to the last one, which takes most of the time.
LAST = ("Recipe", "HelperTable", "RelationTable")
PARTS = (["--skip", "|".join(LAST)], *(["--filter", suites] for suites in LAST))
PRECEDENCE = re.compile(r"^infix operator.*", re.M)
DIES, LIVES, WRONG = "dies", "lives", "does not compile"

# The index of its line, the change without comment and indentation, the text, whether AppKit alone compiles the line.
Mutant = collections.namedtuple("Mutant", "line change text is_appkits")


def mutants(folder):
    """What universalmutator makes of the product."""
    command = [package.TOOLS / "mutate", package.PRODUCT]
    package.output(*command, "--only", DATA / "product.rules", "--noCheck", "--mutantDir", folder, cwd=folder)
    lines = package.PRODUCT.read_text().splitlines()
    appkits = range(lines.index("#else"), lines.index("#endif"))
    for file in sorted(folder.glob("*.mutant.*.swift"), key=lambda file: int(file.suffixes[-2][1:])):
        text = file.read_text()
        line, pair = next((line, pair) for line, pair in enumerate(zip(lines, text.splitlines())) if pair[0] != pair[1])
        old, new = (re.sub(r"\s*//.*", "", side).strip() for side in pair)
        yield Mutant(line, f"- {old}\n+ {new}", text, line in appkits)


def functions():
    """The lines of each function and computed property that can run, by the line that declares it."""
    lines = package.PRODUCT.read_text().splitlines()
    for first, line in enumerate(lines):
        declared = re.match(r"( *)[^/]*\b(func \S|var \w+.*\{(?! get \}))", line)
        if declared and "fatalError" not in line:
            last = first if line.endswith("}") else lines.index(declared[1] + "}", first)
            yield line.strip(), range(first, last + 1)


def equivalents():
    """The changes that no test can tell from the product, as `--list` shows them; a reason stands below each."""
    return set(re.findall(r"^(- .*\n\+.*)\n[^-+\n]", (DATA / "equivalent.txt").read_text(), re.M))


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
        return LIVES if all(map(self.passes, PARTS)) else DIES

    def passes(self, part):
        return package.passes([self.program, "--skip", package.README_SUITE, *part], self.folder)


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


def judged(mutants, judges, known):
    """The mutants with their verdicts. The product itself has to live first."""
    if judges[0](package.PRODUCT.read_text()) != LIVES:
        sys.exit("the tests fail without a mutant")
    free = queue.Queue()
    for judge in judges:
        free.put(judge)

    def verdict(mutant):
        judge = free.get()
        found = judge(mutant.text)
        free.put(judge)
        if found == LIVES and mutant.change not in known:
            print(f"LIVES: {title(mutant)}", flush=True)
        return mutant, found
    with concurrent.futures.ThreadPoolExecutor(len(judges)) as pool:
        return list(pool.map(verdict, mutants))


def title(mutant):
    return f"line {mutant.line + 1}\n{mutant.change}"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--list", action="store_true", help="print the mutants and stop")
    options.add_argument("--only", default="", metavar="TEXT", help="run the mutants whose change has it")
    arguments = options.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder, known = pathlib.Path(name), equivalents()
        made = list(mutants(folder))
        todo = [mutant for mutant in made if arguments.only in mutant.change]
        if arguments.list or not todo:
            print(*map(title, todo), f"{len(made)} mutants, {len(todo)} of them listed", sep="\n\n")
            return package.verdict(not todo, "name a text that --list prints; if there is none at all, mend the rules")

        def part(is_appkits, judges):
            items = [mutant for mutant in todo if mutant.is_appkits == is_appkits]
            return judged(items, judges(folder), known) if items else []
        verdicts = sum(package.parallel(lambda both: part(*both), [(True, on_appkit), (False, on_stand_in)]), [])
    alive = {mutant.change for mutant, verdict in verdicts if verdict == LIVES}
    counts = collections.Counter(verdict for _, verdict in verdicts)
    print(f"{len(todo)} mutants: " + ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items())))
    failures = list(alive - known)
    if not arguments.only:
        tested = {mutant.line for mutant, verdict in verdicts if verdict == DIES}
        lacking = [f"no mutant dies in: {name}" for name, lines in functions() if not tested & set(lines)]
        lacking += [f"stands in equivalent.txt, and no mutant that lives is so:\n{change}" for change in known - alive]
        if len(todo) - counts[WRONG] < LEAST or len(known) > MOST_EQUIVALENT:
            lacking.append(f"expected: at least {LEAST} that compile, at most {MOST_EQUIVALENT} equivalent ones")
        print("\n".join(lacking), end="\n" * bool(lacking))
        failures += lacking
    return package.verdict(failures, "write the test that tells the mutant from the product, or mend the rules")


if __name__ == "__main__":
    sys.exit(main())
