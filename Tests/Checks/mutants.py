#!/usr/bin/env python3
"""Changes one line of the library at a time. For each change, called a mutant, a test has to fail.

Usage: mutants.py [--list] [--only TEXT]

mutants/patterns.rules says how to change a line, and each rule has to make at least one mutant. A mutant that passes
all tests lives. mutants/equivalent.txt lists the mutants that no test can detect, each with the reason.

Only the library is compiled again, on the stand-in. Its object file takes the place of the one that `swift build` has
made. The tests aren't compiled again, so a changed precedence would have no effect. Precedences have no mutants, and
neither have lines for AppKit alone.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIBRARY = ROOT / "TextualAutoLayout.swift"
BUILD = (ROOT / ".build/debug").resolve()  # `.ci/run` builds the tests before it calls this script
RULES = (ROOT / "Tests/Checks/mutants/patterns.rules").read_text()
EQUIVALENT = ROOT / "Tests/Checks/mutants/equivalent.txt"
# Lines that stay as they are. audit.py checks the thread guard.
KEPT = re.compile(r"\s*//|#|(public )?(import|typealias)|@available|infix|.*talRequireMainThread")
TESTS = "TextualAutoLayoutTests"
SLOW = "EveryNumberTests"  # these tests take long, so they run last
DIES, LIVES, DOES_NOT_COMPILE = "dies", "lives", "does not compile"


@dataclasses.dataclass(order=True)
class Mutant:
    line: int
    # The old and the new line, without comments and indentation.
    change: str
    source: str
    verdict: str = ""


def make_mutants():
    """Returns the mutants, each once. Stops if a rule makes none."""
    lines = LIBRARY.read_text().splitlines()
    appkit_lines = range(lines.index("#else"), lines.index("#endif"))
    made, useless = {}, []
    for pattern, replacement in re.findall(r"^(?!#)(.*) ==> (.*)", RULES, re.M):
        is_useless = True
        for index, line in enumerate(lines):
            if index in appkit_lines or KEPT.match(line):
                continue
            for place in re.finditer(f"(?={pattern})", line.split("//")[0]):
                start = place.start()
                new = line[:start] + re.sub(pattern, replacement, line[start:], count=1)
                is_useless &= new == line
                old_code, new_code = (re.sub(r"\s*//.*", "", text).strip() for text in (line, new))
                source = "\n".join([*lines[:index], new, *lines[index + 1 :], ""])
                made[source] = Mutant(index + 1, f"- {old_code}\n+ {new_code}", source)
        useless += [f"no line fits this rule: {pattern} ==> {replacement}"] if is_useless else []
    made.pop(LIBRARY.read_text(), None)
    return sorted(made.values()), useless


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
        is_alive = self.passes("--filter", TESTS, "--skip", SLOW) and self.passes("--filter", SLOW)
        return LIVES if is_alive else DIES

    def passes(self, *options):
        """Returns whether these tests pass. The first failed expectation ends the program."""
        command = ["timeout", "60", "./tests", "--testing-library", "swift-testing", *options]
        output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        with subprocess.Popen(command, cwd=self.folder, **output) as process:
            for line in process.stdout:
                if "recorded an issue" in line:
                    process.terminate()
                    return False
        return process.returncode == 0


def judge(mutants, folder):
    """Sets the verdict on each mutant. Stops if the tests fail without a mutant."""
    workplaces = [Workplace(folder / "first"), Workplace(folder / "second")]
    if workplaces[0].verdict(LIBRARY.read_text()) != LIVES:
        sys.exit("The tests fail without a mutant. Run swift test.")

    def judge_half(number):
        for mutant in mutants[number::2]:
            mutant.verdict = workplaces[number].verdict(mutant.source)

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(judge_half, (0, 1)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="print the mutants and stop")
    parser.add_argument("--only", default="", metavar="TEXT", help="test the mutants whose change contains the text")
    arguments = parser.parse_args()
    made, failures = make_mutants()
    mutants = [mutant for mutant in made if arguments.only in mutant.change]
    if arguments.list or not mutants:
        print(*(f"line {mutant.line}\n{mutant.change}\n" for mutant in mutants), sep="\n")
        sys.exit(None if mutants else "No change contains this text.")
    with tempfile.TemporaryDirectory() as folder:
        judge(mutants, pathlib.Path(folder))

    # In equivalent.txt each change looks as in `--list`, and the reason follows in the next line.
    equivalent = set(re.findall(r"^(- .*\n\+.*)\n[^-+\n]", EQUIVALENT.read_text(), re.M))
    living = {mutant.change: mutant.line for mutant in mutants if mutant.verdict == LIVES}
    failures += [f"LIVES: line {line}\n{change}" for change, line in living.items() if change not in equivalent]
    if not arguments.only:
        failures += [f"in equivalent.txt, but no such mutant lives:\n{change}" for change in equivalent - living.keys()]
    counts = collections.Counter(mutant.verdict for mutant in mutants)
    summary = ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items()))
    print(*failures, f"{len(mutants)} mutants: {summary}", sep="\n")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
