#!/usr/bin/env python3
"""Makes one change of the product at a time and runs its tests: every mutant has to die.

Usage: mutants.py [--list] [--only TEXT]

universalmutator, a package of PyPI that `.ci/run` installs, makes the mutants by the rules of mutants/product.rules.
Those that no test can tell from the product stand, with a reason, in mutants/equivalent.txt. The tests are compiled
once, and the product's object for each mutant, two at a time. So an operator's precedence, which decides how the tests
are compiled, has no mutants.
"""

import argparse
import collections
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

import package

DATA = package.ROOT / "Tests/Checks/mutants"
COMPILING = 150  # so many mutants at least
DIES, LIVES, WRONG = "dies", "lives", "does not compile"
# Left out is what reads the repository's texts, as a test of the product itself has to tell a mutant.
TEXTS = ["--skip", "Readme|theArticleIsMadeOfTheseRecipes"]

# The index of its line, the change without comment and indentation, the text.
Mutant = collections.namedtuple("Mutant", "line change text")


def mutants(folder):
    """What universalmutator makes of the product, but for what AppKit alone compiles, whose fault faults.py plants."""
    command = [package.PYPI_TOOLS / "mutate", package.PRODUCT]
    package.output(*command, "--only", DATA / "product.rules", "--noCheck", "--mutantDir", folder, cwd=folder)
    lines = package.PRODUCT.read_text().splitlines()
    appkits = range(lines.index("#else"), lines.index("#endif"))
    for file in folder.glob("*.mutant.*.swift"):
        text = file.read_text()
        line, pair = next((line, pair) for line, pair in enumerate(zip(lines, text.splitlines())) if pair[0] != pair[1])
        old, new = (re.sub(r"\s*//.*", "", side).strip() for side in pair)
        if line not in appkits:
            yield Mutant(line, f"- {old}\n+ {new}", text)


def commands(*command):
    """What the compiler's driver runs. Without the driver a command takes a third less time."""
    return [shlex.split(line) for line in package.output(*command, "-###").splitlines()]


class Job:
    """A folder in which one mutant at a time is compiled, linked and tested."""

    def __init__(self, tests, folder):
        folder.mkdir()
        self.folder, self.file, self.program = folder, folder / package.PRODUCT.name, folder / "tests"
        self.file.touch()
        self.compile = commands(
            "swiftc",
            "-parse-as-library",
            *package.ON_STAND_IN,
            "-I",
            tests,
            "-module-name",
            package.NAME,
            "-c",
            self.file,
            "-o",
            folder / "product.o",
        )[0]
        # The product comes first: of the objects that have a default value the linker takes the first one's.
        objects = [file for file in tests.glob("*.o") if file.stem != package.NAME]
        self.link = commands("swiftc", "-use-ld=lld", "-o", self.program, folder / "product.o", *objects)

    def succeeds(self, command):
        return subprocess.run(command, cwd=self.folder, capture_output=True).returncode == 0

    def verdict(self, text):
        self.file.write_text(text)
        if not all(map(self.succeeds, [self.compile, *self.link])):
            return WRONG
        return LIVES if self.passes("--skip", "Table") and self.passes("--filter", "Table") else DIES

    def passes(self, *options):
        """Whether a part of the tests passes: the tables take most of the time. It is stopped at the first issue."""
        with subprocess.Popen(
            ["timeout", "60", self.program, *TEXTS, *options],
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | {"SWIFT_BACKTRACE": "enable=no"},
        ) as process:
            for line in process.stdout:
                if "recorded an issue" in line:
                    process.terminate()
                    return False
        return process.returncode == 0


def judged(mutants, folder):
    """The mutants with their verdicts, two at a time. The product itself has to live first."""
    tests = package.build_tests(package.build_product(), *package.ON_STAND_IN)
    jobs = [Job(tests, folder / f"job{number}") for number in range(package.JOBS)]
    if jobs[0].verdict(package.PRODUCT.read_text()) != LIVES:
        sys.exit("the tests fail without a mutant")
    return package.parallel(lambda mutant, job: (mutant, job.verdict(mutant.text)), mutants, jobs)


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
        verdicts = judged(todo, folder)
    # What no test can tell from the product stands there as `--list` shows it, with a reason below.
    known = set(re.findall(r"^(- .*\n\+.*)\n[^-+\n]", (DATA / "equivalent.txt").read_text(), re.M))
    counts = collections.Counter(verdict for _, verdict in verdicts)
    alive = {mutant.change: mutant.line + 1 for mutant, verdict in verdicts if verdict == LIVES}
    failures = [f"LIVES: line {line}\n{change}" for change, line in alive.items() if change not in known]
    if not arguments.only:
        failures += [f"in equivalent.txt, and no mutant that lives:\n{change}" for change in known - alive.keys()]
        if len(todo) - counts[WRONG] < COMPILING:
            failures.append(f"at least {COMPILING} mutants have to compile")
    summary = ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items()))
    print(*failures, f"{len(todo)} mutants: {summary}", sep="\n")
    return package.verdict(failures, "write the test that tells the mutant from the product, or mend the rules")


if __name__ == "__main__":
    sys.exit(main())
