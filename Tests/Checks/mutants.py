#!/usr/bin/env python3
"""Changes one line of the library at a time. For each change that compiles, called a mutant, a test has to fail.

Usage: mutants.py [TEXT]     With a text, only the mutants whose change contains it.

mutants/patterns.rules says how to change a line, and each rule has to make at least one mutant. A mutant that passes
all tests lives, and one that runs for three minutes takes too long: both are failures. If no test can detect a mutant,
adapt its rule.

Only the library is compiled again, and linked with the tests of `swift build`, where precedences are already applied.
So these have no mutants. Neither have lines for AppKit.
"""

import collections
import concurrent.futures
import itertools
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
KEPT = re.compile(r"\s*//|#|(public )?(import|typealias)|@available|infix")  # lines that stay as they are
SLOW = "AutoresizingTests"  # these tests take long, so they run last
TIMEOUT, LIVING = 124, ("lives", "takes too long")  # the status of `timeout`, and the verdicts that are failures
LEAST = 250  # with fewer mutants, rules are missing


def make_mutants():
    """Returns the mutants, each with its line, its change and the changed file, and a message for each useless rule."""
    lines = LIBRARY.read_text().splitlines()
    appkit_lines = range(lines.index("#else"), lines.index("#endif"))
    made, useless = {}, []
    for pattern, replacement in re.findall(r"^(?!#)(.*) ==> (.*)", RULES, re.M):
        useless.append(f"no line fits this rule: {pattern} ==> {replacement}")
        for index, line in enumerate(lines):
            places = re.finditer(f"(?={pattern})", line.split("//")[0])
            for start in [place.start() for place in places if index not in appkit_lines and not KEPT.match(line)]:
                new = line[:start] + re.sub(pattern, replacement, line[start:], count=1)
                if new != line:
                    useless[-1] = ""
                    old_code, new_code = (re.sub(r"\s*//.*", "", text).strip() for text in (line, new))
                    source = "\n".join([*lines[:index], new, *lines[index + 1 :], ""])
                    made[source] = index + 1, f"- {old_code}\n+ {new_code}", source
    return sorted(made.values()), [*filter(None, useless)]


class Workplace:
    """A folder in which one mutant at a time is compiled, linked and tested."""

    def __init__(self, folder):
        folder.mkdir()
        self.failure = ""
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
            result = subprocess.run(command, cwd=self.folder, capture_output=True, text=True)
            if result.returncode:
                self.failure = result.stderr
                return "does not compile"
        status = self.tested("--filter", "TextualAutoLayoutTests", "--skip", SLOW) or self.tested("--filter", SLOW)
        return {0: "lives", TIMEOUT: "takes too long"}.get(status, "dies")

    def tested(self, *options):
        """Runs some tests and returns the exit status. The first failed expectation ends the program."""
        command = ["timeout", "180", "./tests", "--testing-library", "swift-testing", *options]
        output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        with subprocess.Popen(command, cwd=self.folder, **output) as process:
            for line in process.stdout:
                self.failure = line
                if "recorded an issue" in line:
                    process.terminate()
                    return 1
        return process.returncode


def judged(mutants, folder):
    """Yields each mutant with its verdict. Stops if the tests fail without a mutant."""
    workplaces = [Workplace(folder / "first"), Workplace(folder / "second")]
    if workplaces[0].verdict(LIBRARY.read_text()) != "lives":
        sys.exit(f"The tests fail even with the unchanged file:\n{workplaces[0].failure}")
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        half = lambda place, part: [(*mutant, place.verdict(mutant[2])) for mutant in part]
        yield from itertools.chain(*pool.map(half, workplaces, (mutants[::2], mutants[1::2])))


def main(only):
    made, failures = make_mutants()
    mutants = [mutant for mutant in made if only in mutant[1]]
    with tempfile.TemporaryDirectory() as folder:
        verdicts = [*judged(mutants, pathlib.Path(folder))]
    failures += [f"{verdict.upper()}: line {line}\n{change}" for line, change, _, verdict in verdicts if verdict in LIVING]
    if not only and len(mutants) < LEAST:
        failures.append(f"at least {LEAST} mutants have to be made")
    counts = collections.Counter(verdict for *_, verdict in verdicts)
    summary = ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items()))
    print(*failures, f"{len(mutants)} mutants: {summary}", sep="\n")
    return 1 if failures or not mutants else 0


sys.exit(main("".join(sys.argv[1:])))
