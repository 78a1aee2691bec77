#!/usr/bin/env python3
"""Makes one change of the product at a time and runs the tests: every mutant has to die.

Usage: mutants.py [--list] [--only N]

The rules of mutants/rules.py derive the mutants from the tokens of the file. A mutant dies when it does not compile or when
a test fails. Those that no test can tell from the product stand in mutants/equivalent.txt, each with its reason. The tests
are built once; for a mutant the product's object is compiled and linked to them, two at a time. Needs Python 3 and a Swift
toolchain.
"""
import argparse
import collections
import json
import pathlib
import queue
import re
import shlex
import subprocess
import sys
import tempfile

import package
import appkit_shape

DATA = package.ROOT / "Tests/Checks/mutants"
sys.path.append(str(DATA))
import rules  # noqa: E402
import swift_source  # noqa: E402

LEAST = 300
MOST_EQUIVALENT = 10
# The tests in parts, the quickest first. Few mutants get to the last one, which takes most of the time.
PARTS = (["--skip", "Cookbook|Table"], ["--filter", "Cookbook"], ["--filter", "HelperTable"], ["--filter", "RelationTable"])

# A rule's name, the lines that it changes, from 0, what they say before and after, the file with the change, and whether
# another platform compiles it, as it stands in the branch of an `#else`.
Mutant = collections.namedtuple("Mutant", "rule lines change text is_elsewhere")


def mutants(text):
    """Each change that the rules find, once."""
    source, lines, found = swift_source.Source(text), text.split("\n"), {}
    for rule in rules.RULES:
        for first, last, new in rule(source):
            first, last = source.tokens[first], source.tokens[last]
            changed = text[:first.start] + new + text[last.end:]
            if changed != text and changed not in found:
                after = changed.split("\n")[first.line:last.line + 1 + changed.count("\n") - text.count("\n")]
                change = shown("-", lines[first.line:last.line + 1]) + shown("+", after)
                found[changed] = Mutant(
                    rule.__name__, range(first.line, last.line + 1), change, changed, source.is_elsewhere(first.start))
    return list(found.values())


def without_mutant(text):
    """The names of the functions and computed properties that can run, with more than a word in them, and have no mutant."""
    source = swift_source.Source(text)
    changed = {line for mutant in mutants(text) for line in mutant.lines}
    for function in source.functions:
        body = range(source.tokens[function.body].line, source.tokens[function.end].line + 1)
        if function.end - function.body > 2 and not changed & set(body):
            yield source.word(function.keyword + 1)


def shown(sign, lines):
    """The lines without comments and indentation."""
    lines = [re.sub(r"\s*//.*", "", line).strip() for line in lines]
    return "".join(f"{sign} {line}\n" for line in lines if line)


def equivalents():
    """The changes that no test can tell from the product, as `--list` shows them, with the reason."""
    entries = (DATA / "equivalent.txt").read_text().split("\n\n")[1:]
    found = [re.fullmatch(r"((?:[-+] .*\n)+)((?:[^-+].*\n?)+)", entry) for entry in entries]
    if None in found:
        sys.exit(f"not a change and its reason, in equivalent.txt:\n{entries[found.index(None)]}")
    return dict(match.groups() for match in found)


class Suite:
    """The tests, built once in a copy of the package. What a job needs of them: the product's module, the compiler with its
    options, the command that links the tests, the product's object in that, and the command that type-checks the tests."""

    def __init__(self, folder):
        package.copy(folder)
        manifest = folder / "Package.swift"  # without the tests of the stand-in and the gallery
        others = r'  \.testTarget\(\n    name: "(?:LayoutStandIn|Gallery)Tests".*?settings\),\n'
        manifest.write_text(re.sub(others, "", manifest.read_text(), flags=re.S))
        build = ["swift", "build", "--build-tests", "-debug-info-format", "none"]
        package.output(*build, cwd=folder)
        built = pathlib.Path(package.output(*build, "--show-bin-path", cwd=folder).strip())
        plan = (folder / ".build/debug.yaml").read_text()
        link = re.search(r'^  "C\.TextualAutoLayoutPackageTests\S*\.test":\n(?:    .*\n)*?    args: (.*)$', plan, re.M)
        self.link = commands(*json.loads(link.group(1)), "-use-ld=lld")[-1]
        self.object = next(word for word in self.link if word.endswith(f"/{package.PRODUCT.name}.o"))
        self.module = pathlib.Path(self.object).parent.stem
        self.swiftc = ["swiftc", "-parse-as-library", *package.ON_STAND_IN, "-I", built / "Modules"]
        tests = sorted((folder / "Tests/TextualAutoLayoutTests").rglob("*.swift"), reverse=True)
        self.check = [*self.swiftc, "-typecheck", "-disable-batch-mode", "-module-name", "Tests", "-package-name",
                      folder.name, "-plugin-path", package.PLUGINS, *tests]


def commands(*command):
    """What the compiler's driver runs. Without the driver a command takes a third less time."""
    return [shlex.split(line) for line in package.output(*command, "-###").splitlines()]


class Job:
    """A folder in which one mutant at a time is compiled, linked and tested."""

    def __init__(self, suite, folder):
        folder.mkdir()
        self.suite, self.folder, self.file = suite, folder, folder / package.PRODUCT.name
        self.file.touch()
        module = ["-module-name", suite.module, "-enable-testing", self.file, "-o"]
        self.compile = commands(*suite.swiftc, "-c", *module, folder / "product.o")[0]
        self.emitted = folder / f"{suite.module}.swiftmodule"
        self.emit = [*suite.swiftc, "-emit-module", *module, self.emitted]
        # The product comes first: of the objects that have a default value the linker takes the first one's.
        rest = [word for word in suite.link[1:] if word != suite.object]
        self.program = rest[rest.index("-o") + 1] = folder / "tests"
        self.link = [suite.link[0], folder / "product.o", *rest]

    def succeeds(self, *command):
        return subprocess.run(command, cwd=self.folder, capture_output=True).returncode == 0

    def verdict(self, text, rule=""):
        self.file.write_text(text)
        if rule == "precedence":
            return "does not compile" if self.concerns_tests() else "lives"
        if not (self.succeeds(*self.compile) and self.succeeds(*self.link)):
            return "does not compile"
        return "lives" if all(map(self.passes, PARTS)) else "dies"

    def concerns_tests(self):
        """Whether a file of the tests, or the product, does not compile any more."""
        if not self.succeeds(*self.emit):
            return True
        for command in commands(*self.suite.check[:1], "-I", self.folder, *self.suite.check[1:]):
            if not self.succeeds(*command):
                self.emitted.unlink()  # then it is the module that was built with the tests
                return self.succeeds(*command)
        return False

    def passes(self, part):
        """Whether a part of the tests passes."""
        command = [self.program, "--testing-library", "swift-testing", "--skip", package.README_SUITE, *part]
        return package.passes(command, self.folder)


def jobs(is_elsewhere, folder):
    """What compiles and tests one mutant at a time. What only AppKit compiles is tested in AppKit's shape."""
    folder.mkdir()
    if is_elsewhere:
        tests = appkit_shape.AppKitTests(folder / "package")
        return [lambda text, rule: tests.verdict(text)]
    suite = Suite(folder / "package")
    return [Job(suite, folder / f"job{number}").verdict for number in range(package.JOBS)]


def judged(is_elsewhere, items, text, known, folder):
    """The verdicts on the mutants, by jobs whose tests the product has to pass."""
    verdicts = queue.Queue()
    for verdict in jobs(is_elsewhere, folder):
        verdicts.put(verdict)

    def judge(item):
        index, mutant = item
        judges = verdicts.get()
        verdict = judges(mutant.text, mutant.rule)
        verdicts.put(judges)
        if verdict == "lives" and index and mutant.change not in known:
            print(f"LIVES: {title(*item)}", flush=True)
        return verdict
    if judge((0, Mutant("", (), "", text, False))) != "lives":
        sys.exit("the tests fail without a mutant")
    return package.parallel(judge, items)


def title(index, mutant):
    return f"{index}, {mutant.rule}, line {mutant.lines[0] + 1}{', elsewhere' * mutant.is_elsewhere}\n{mutant.change}"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--list", action="store_true", help="print the mutants and stop")
    options.add_argument("--only", type=int, help="run this mutant only")
    arguments = options.parse_args()
    text = package.PRODUCT.read_text()
    derived = list(enumerate(mutants(text), start=1))
    todo = [item for item in derived if arguments.only in (None, item[0])]
    if arguments.list:
        print("\n".join(title(*item) for item in todo))
        return 0
    known, counts, failed = equivalents(), collections.Counter(), False
    if stale := known.keys() - {mutant.change for _, mutant in derived}:
        print("No rule finds it, and it stands in equivalent.txt:", *stale, sep="\n")
        return package.verdict(True, "take it out")
    if len(derived) < LEAST or len(known) > MOST_EQUIVALENT:
        sys.exit(f"{len(derived)} mutants, of at least {LEAST}; {len(known)} equivalent ones, of at most {MOST_EQUIVALENT}")
    with tempfile.TemporaryDirectory() as scratch:
        for is_elsewhere in (False, True):
            items = [item for item in todo if item[1].is_elsewhere == is_elsewhere]
            folder = pathlib.Path(scratch) / str(is_elsewhere)
            verdicts = judged(is_elsewhere, items, text, known, folder) if items else []
            for item, verdict in zip(items, verdicts):
                is_known, lives = item[1].change in known, verdict == "lives"
                if is_known and not lives:
                    print(f"IS NOT EQUIVALENT, {verdict}: {title(*item)}")
                failed |= is_known != lives
                counts["is equivalent" if is_known and lives else verdict] += 1
    print(f"{len(todo)} mutants: " + ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items())))
    return package.verdict(failed, "write the test that tells the mutant from the product")


if __name__ == "__main__":
    sys.exit(main())
