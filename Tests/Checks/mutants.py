#!/usr/bin/env python3
"""Makes one change of the product at a time, mostly of a token, and runs the tests: every mutant has to die.

Usage: mutants.py [--list] [--only N]

A mutant dies when it does not compile or when a test fails. Two jobs work in copies of the package. The tests are built
once; for a mutant the product's object is compiled and everything linked anew, as a body is no part of the interface. A
mutant of what is part of it is built by the package manager. Needs Python 3 and a Swift toolchain.
"""
import argparse
import json
import pathlib
import queue
import re
import subprocess
import sys
import tempfile

import package

# What is exchanged for what. Each match of the pattern in a line of code is one mutant.
SWAPS = [
    (r"(?<=\(lhs, )\.equal", ".atMost"),
    (r"(?<=\(lhs, )\.atLeast", ".equal"),
    (r"(?<=\(lhs, )\.atMost", ".atLeast"),
    (r"(?<=\{ lhs )=&=", "=>="),
    (r"(?<=\{ lhs )=>=", "=&="),
    (r"(?<=\{ lhs )=<=", "=>="),
    (r"(?<=rhs \| )\.required", ".defaultHigh"),
    (r"rhs\.talPriority", ".required"),
    (r"(?<=\{ )\.required", ".defaultHigh"),
    (r"AssignmentPrecedence", "ComparisonPrecedence"),
    (r"CGFloat = 1", "CGFloat = 2"),
    (r"CGFloat = 0", "CGFloat = 1"),
    (r"-rhs\b", "rhs"),
    (r"sum\.constant \+ rhs", "sum.constant - rhs"),
    (r"sum\.constant \+ rhs", "rhs"),
    (r"(?<=multiplier: )sum\.multiplier,", "1,"),
    (r"anchor: sum\.anchor", "anchor: nil"),
    (r"(?<=sum\.multiplier )\* rhs", "/ rhs"),
    (r"(?<=sum\.constant )\* rhs", "/ rhs"),
    (r"(?<=sum\.multiplier )/ rhs", "* rhs"),
    (r"(?<=sum\.constant )/ rhs", "* rhs"),
    (r"sum\.(multiplier|constant) (?=[*/] rhs)", "1 "),
    (r"rhs \* lhs", "rhs / lhs"),
    (r"talPriority: rhs", "talPriority: .required"),
    (r"constant: lhs", "constant: 0"),
    (r"\bequalTo:", "lessThanOrEqualTo:"),
    (r"\bgreaterThanOrEqualTo:", "equalTo:"),
    (r"\blessThanOrEqualTo:", "greaterThanOrEqualTo:"),
    (r"\bequalToConstant:", "lessThanOrEqualToConstant:"),
    (r"\bgreaterThanOrEqualToConstant:", "equalToConstant:"),
    (r"\blessThanOrEqualToConstant:", "greaterThanOrEqualToConstant:"),
    (r"(?<=multiplier: )times\b", "1"),
    (r"(?<=constant: )plus\b", "0"),
    (r"(?<=ToConstant: )plus\b", "0"),
    (r"(?<=constant: )padding\b", "0"),
    (r"(?<=multiplier: )1\b", "2"),
    (r"times == 1", "times != 1"),
    (r"times == 1", "times == 0"),
    (r"= priority", "= .required"),
    (r"deferred == nil", "deferred != nil"),
    (r"else \{ deferred.*\}", "else {}"),
    (r"\+= made", "= made"),
    (r"outer \?\? \[\]", "outer"),
    (r"outer \?\? \[\]", "[]"),
    (r"outer == nil, ", ""),
    (r"\bactivate\(others", "deactivate(others"),
    (r"\(where: NSSet\(array: self\)\.contains\)", "()"),
    (r"NSSet\(array: self\)", "NSSet(array: Array(self.prefix(1)))"),
    (r"(?<=lines\(\))\.setActive\(false\)", ""),
    (r"if active", "if !active"),
    (r"lhs\.isActive && ", ""),
    (r"== \.required", "!= .required"),
    (r"== \.required", "== .defaultLow"),
    (r"\) != \(", ") == ("),
    (r"\btrue\b", "false"),
    (r"\bfalse\b", "true"),
    (r"\(other, self\)", "(self, other)"),
    (r"\(self, other\)(?= *$)", "(other, self)"),
    (r"made \| priority", "made"),
    (r"line\.map \{ \[\$0\] \} \?\? \[\]", "[]"),
    (r"line \?\? \[\]", "[]"),
    (r"lines \?\? \[\]", "[]"),
    (r"lines\.flatMap \{ \$0 \}", "lines.last ?? []"),
    (r"lines\.flatMap \{ \$0 \}", "lines.reversed().flatMap { $0 }"),
    (r"(?<=: \[NSLayoutConstraint\]\) -> \[NSLayoutConstraint\] \{ )lines", "[]"),
    (r"TALPriority = \.required", "TALPriority = .defaultHigh"),
    (r"= \.equal\b", "= .greaterThanOrEqual"),
    (r"relatedBy: relation", "relatedBy: .equal"),
    (r"(?<=\[)\.right, ", ""),
    (r"(?<=[\[ ])\.(top|leading|bottom|trailing|lastBaseline|rightMargin|bottomMargin|centerX|width), ", ""),
    (r", \.(trailing|trailingMargin|centerY|height)\]", "]"),
    (r"setContentHuggingPriority\(priority", "setContentHuggingPriority(.defaultLow"),
    (r"setContentCompressionResistancePriority\(priority", "setContentCompressionResistancePriority(.defaultHigh"),
    (r"\$0 \| rhs", "$0"),
]
# Statements that are dropped, one at a time.
DROPS = r"^ +(if pauses .*|lhs\.priority = .*|constraint\.priority = .*|deferred = .*|activate\(others.*|if deferred.*|deferred\?.*|set\w+\(priority.*|\(self as\? TALView\).*)$"
# The suite that reads the repository's texts: a test of the product has to tell a mutant.
OTHERS = "Readme"
# The targets that call the product.
CLIENTS = ("Examples", "TextualAutoLayoutTests")
# What only AppKit compiles.
ELSEWHERE = ("#else", "#endif")


def mutants(lines):
    elsewhere = range(*map(lines.index, ELSEWHERE))
    for number, line in enumerate(lines):
        code = line.split(" //")[0]
        if number in elsewhere or code.lstrip().startswith(("//", "#", "import", "@available")):
            continue
        for pattern, replacement in SWAPS:
            for match in re.finditer(pattern, code):
                changed = line[: match.start()] + replacement + line[match.end():]
                if changed != line:
                    yield number, line, changed
        if re.match(DROPS, code):
            yield number, line, ""


def is_interface(item):
    """Operators' declarations, and default values of parameters, which a caller's object has."""
    return bool(re.match(r"infix operator|    \w+( \w+)?: ", item[1][1]))


class Job:
    """A copy of the package whose tests are built, in which the product is changed."""

    def __init__(self, folder):
        self.folder = folder
        package.copy(folder)
        manifest = folder / "Package.swift"  # without the tests of the stand-in and the gallery
        others = r'  \.testTarget\(\n    name: "(?:LayoutStandIn|Gallery)Tests".*?settings\),\n'
        manifest.write_text(re.sub(others, "", manifest.read_text(), flags=re.S))
        package.output("swift", "build", "--build-tests", cwd=folder)
        self.built = pathlib.Path(package.output("swift", "build", "--show-bin-path", cwd=folder).strip())
        plan = (folder / ".build/debug.yaml").read_text()
        link = re.search(r'^  "C\.TextualAutoLayoutPackageTests\S*\.test":\n(?:    .*\n)*?    args: (.*)$', plan, re.M)
        objects = next((self.built / "ProductOnStandIn.build").glob("TextualAutoLayout.swift.o"))
        self.compile = [
            "swiftc", "-c", "-parse-as-library", "-enable-testing", "-module-name", "ProductOnStandIn", "-I",
            str(self.built / "Modules"), *package.ON_STAND_IN, "-o", str(objects), str(folder / package.PRODUCT.name)]
        self.link = json.loads(link.group(1))

    def succeeds(self, *command):
        return subprocess.run(command, cwd=self.folder, capture_output=True).returncode == 0

    def verdict(self, text, is_interface):
        (self.folder / package.PRODUCT.name).write_text(text)
        if is_interface:
            for client in CLIENTS:  # the linker takes a default value from any object, also from one that was kept
                for item in self.built.glob(f"{client}.build/*.swift.o"):
                    item.unlink()
            if not self.succeeds("swift", "build", "--build-tests"):
                return "does not compile"
        elif not self.succeeds(*self.compile) or not self.succeeds(*self.link):
            return "does not compile"
        tests = [self.built / "TextualAutoLayoutPackageTests.xctest", "--testing-library", "swift-testing", "--skip",
                 OTHERS]
        with subprocess.Popen(
                ["timeout", "60", *tests], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                text=True) as process:
            for line in process.stdout:
                if "recorded an issue" in line:
                    process.kill()
                    return "dies"
        return "dies" if process.returncode else "lives"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--list", action="store_true", help="print the mutants and stop")
    options.add_argument("--only", type=int, help="run this mutant only")
    arguments = options.parse_args()
    lines = package.PRODUCT.read_text().split("\n")
    todo = list(enumerate(dict.fromkeys(mutants(lines)), start=1))
    if arguments.only:
        todo = [item for item in todo if item[0] == arguments.only]
    if arguments.list:
        for index, (number, line, changed) in todo:
            print(f"{index}: line {number + 1}\n- {line.strip()}\n+ {changed.strip()}")
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        folders = [pathlib.Path(scratch) / f"job{number}" for number in range(package.JOBS)]
        jobs = queue.Queue()
        for job in package.parallel(Job, folders):
            if job.verdict("\n".join(lines), False) != "lives":
                sys.exit("the tests fail without a mutant")
            jobs.put(job)

        def judge(item):
            index, (number, line, changed) = item
            job = jobs.get()
            verdict = job.verdict("\n".join(lines[:number] + [changed] + lines[number + 1:]), is_interface(item))
            jobs.put(job)
            if verdict == "lives":
                print(f"LIVES {index}, line {number + 1}:\n- {line.strip()}\n+ {changed.strip()}", flush=True)
            return verdict
        # After one of the interface's the tests are built for it, so those come last.
        verdicts = package.parallel(judge, sorted(todo, key=is_interface))
    counts = {verdict: verdicts.count(verdict) for verdict in ("does not compile", "dies", "lives")}
    print(f"{len(todo)} mutants: " + ", ".join(f"{count} {verdict}" for verdict, count in counts.items()))
    failed = counts["lives"] or (len(todo) < 100 and not arguments.only)
    return package.verdict(failed, "write the test that tells the mutant from the product")


if __name__ == "__main__":
    sys.exit(main())
