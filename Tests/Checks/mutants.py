#!/usr/bin/env python3
"""Changes one line of the product at a time. For each change, called a mutant, a test has to fail.

Usage: mutants.py [--list] [--only TEXT]

universalmutator, from PyPI, makes the mutants with the rules in mutants/product.rules. A mutant that passes all tests
lives. mutants/equivalent.txt lists the mutants that no test can detect, each with the reason.

For each mutant only the product is compiled again. A changed precedence would need new tests, too, so there are no
mutants of precedences. Lines that only AppKit compiles have none, either: appkit.py runs the tests on those.
"""

import argparse
import collections
import dataclasses
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

import package

RULES = package.ROOT / "Tests/Checks/mutants/product.rules"
EQUIVALENT = package.ROOT / "Tests/Checks/mutants/equivalent.txt"
# At least this many mutants have to compile. If fewer do, the rules no longer fit the product.
LEAST_COMPILING = 150
# Suites that take long, so they run last.
SLOW = "Table|Recipe|Readme"
DIES, LIVES, DOES_NOT_COMPILE = "dies", "lives", "does not compile"


@dataclasses.dataclass(order=True)
class Mutant:
    line: int
    # The old and the new line, without comments and indentation.
    change: str
    source: str


def make_mutants(folder):
    """Yields the mutants. universalmutator writes their files into the folder."""
    command = [package.PYPI_TOOLS / "mutate", package.PRODUCT, "--only", RULES, "--noCheck", "--mutantDir", folder]
    package.output(*command, cwd=folder)
    lines = package.PRODUCT.read_text().splitlines()
    appkit_lines = range(lines.index("#else"), lines.index("#endif"))
    for file in folder.glob("*.mutant.*.swift"):
        source = file.read_text()
        pairs = enumerate(zip(lines, source.splitlines()))
        index, pair = next((index, pair) for index, pair in pairs if pair[0] != pair[1])
        if index not in appkit_lines:
            old, new = (re.sub(r"\s*//.*", "", line).strip() for line in pair)
            yield Mutant(index + 1, f"- {old}\n+ {new}", source)


def driver_jobs(*command):
    """Returns the commands that the compiler's driver would run. Running them directly saves a third of the time."""
    return [shlex.split(line) for line in package.output(*command, "-###").splitlines()]


class Workplace:
    """A folder in which one mutant at a time is compiled, linked and tested."""

    def __init__(self, tests, folder):
        folder.mkdir()
        self.folder, self.program = folder, folder / "tests"
        self.source = package.written(folder / package.PRODUCT.name, "")
        product = folder / "product.o"
        compile_product = ["swiftc", "-parse-as-library", *package.ON_STAND_IN, "-I", tests]
        compile_product += ["-module-name", package.NAME, "-c", self.source, "-o", product]
        # The linker takes the first definition of a duplicated symbol, so the product comes first.
        objects = [product, *(file for file in tests.glob("*.o") if file.stem != package.NAME)]
        link = driver_jobs("swiftc", "-use-ld=lld", "-o", self.program, *objects)
        self.commands = [driver_jobs(*compile_product)[0], *link]

    def verdict(self, source):
        self.source.write_text(source)
        for command in self.commands:
            if package.run(*command, cwd=self.folder).returncode:
                return DOES_NOT_COMPILE
        # Most mutants die in the quick tests. PlatformReport only prints.
        return LIVES if self.passes("--skip", f"{SLOW}|PlatformReport") and self.passes("--filter", SLOW) else DIES

    def passes(self, *options):
        """Returns whether these tests pass. The first failed expectation ends the program."""
        with subprocess.Popen(
            ["timeout", "60", self.program, *options],
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


def judge(mutants, folder):
    """Returns the verdict on each mutant. Stops if the tests fail without a mutant."""
    tests = package.build_tests(package.build_product(), *package.ON_STAND_IN)
    workplaces = [Workplace(tests, folder / f"workplace{number}") for number in range(package.JOBS)]
    if workplaces[0].verdict(package.PRODUCT.read_text()) != LIVES:
        sys.exit("The tests fail without a mutant. Run swift test.")
    return package.parallel(lambda mutant, workplace: workplace.verdict(mutant.source), mutants, workplaces)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="print the mutants and stop")
    parser.add_argument("--only", default="", metavar="TEXT", help="test the mutants whose change contains the text")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        mutants = sorted(mutant for mutant in make_mutants(folder) if arguments.only in mutant.change)
        if arguments.list or not mutants:
            print(
                *(f"line {mutant.line}\n{mutant.change}\n" for mutant in mutants), f"{len(mutants)} mutants", sep="\n"
            )
            return package.exit_code(not mutants, "choose a text that --list prints, or correct the rules")
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
    advice = "write a test that fails for the mutant, or explain in equivalent.txt why no test can"
    return package.exit_code(failures, advice)


if __name__ == "__main__":
    sys.exit(main())
