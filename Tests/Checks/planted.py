#!/usr/bin/env python3
"""Plants a fault for each check that `.ci/run` lists, and sees the check report it.

Usage: planted.py [NAME…]     a name is that of a check, such as mutants.py

A fault is a change of one file, for which the check fails. Each check runs in a copy of the package with its fault,
and an option narrows it to what the fault concerns. Its message has to have the words that stand with the fault.
Needs git, Python 3, a Swift toolchain and what `.ci/run` installs.
"""
import pathlib
import queue
import re
import shlex
import subprocess
import sys
import tempfile

import package

PRODUCT, MADE = package.PRODUCT.name, "  finish([constraint], right.priority)\n"
# The command of a check, the file, what it says once, what it says instead, and words of the message.
FAULTS = [
    ("format.py", PRODUCT, "private enum Comparison { case", "private enum Comparison {  case", "Spacing"),
    ("budgets.py", PRODUCT, MADE, MADE[:-1] + "  //" + " long" * 20 + "\n", "not so: columns of the product"),
    ("package_manifest.py",
        "Package.swift", '["TextualAutoLayout.swift"]),',
        '["TextualAutoLayout.swift"], swiftSettings: [.unsafeFlags(["-O"])]),', "what clients get has no flags"),
    ("package_manifest.py", ".spi.yml", "- platform: tvos\n      scheme: T", "- platform: tvos\n      scheme: t",
     "each scheme in .spi.yml is"),
    ("workflow.py", ".github/workflows/ci.yml", "  linux:\n    runs-on", "  linux:\n    run-on", "run-on"),
    ("swift6_mode.py --target TestSupport",
        "Tests/TestSupport/Fixtures.swift", "import Foundation\n", "import Foundation\npublic var leaked = 0\n",
        "'leaked' is not concurrency-safe"),
    ("without_auto_layout.py",
        PRODUCT, "}\n#endif\n", "}\n#endif\npublic let everywhere = 1\n", "everywhere; expected: none"),
    ("imported_headers.py", PRODUCT, "public import UIKit", "import UIKit", "ambiguous implicit access level"),
    ("appkit_shape.py HelperTableTests", PRODUCT, ".trailing, .lastBaseline]", ".trailing]", "recorded an issue"),
    ("wrong_lines.py Priorities", PRODUCT, '"a priority ends', '"a number ends', "NOT as expected"),
    ("same_text.py --count 100",
        PRODUCT, "left.constant + rhs)", "left.constant + rhs.rounded())", "mend the operator"),
    ("audit.py", PRODUCT, MADE, MADE + "  print(constraint)\n", "not in symbols.txt: calls print"),
    ("pages.py", "Tests/README.md", "](AUDIT.md)", "](AUDITS.md)", "Tests/README.md: the link AUDITS.md"),
    ("documentation.py",
        PRODUCT, "/// A right side that ends with its priority.\n", "", "TALPrioritized has no doc comment"),
    ("benchmarks.py --only '.defaultLow + 8'",
        PRODUCT, "extension TALPrioritized: TALOperand {}", "private struct Unused {}", "above its goal: a.height"),
    # Of this mutant equivalent.txt says that no test can tell it.
    ("mutants.py --only '(rhs >= .required)'",
        "Tests/Checks/mutants/equivalent.txt", "(rhs >= .required)", "(rhs > .required)", "LIVES: line"),
]


def name(command):
    return command.split()[0]


def copied(folder):
    """A copy of the package, in which checks find what is compiled and installed already."""
    package.copy(folder)
    package.output("git", "init", "--quiet", cwd=folder)
    package.output("git", "add", "--all", cwd=folder)
    (folder / ".build").mkdir()
    (package.ROOT / ".build/checks").mkdir(parents=True, exist_ok=True)
    (folder / ".build/checks").symlink_to(package.ROOT / ".build/checks")
    return folder


def report(folder, command, place, old, new, words):
    """Why the fault does not count as noticed, or nothing."""
    file = folder / place
    before = file.read_text()
    if before.count(old) != 1:
        return f"{place} has {before.count(old)} times, not once: {old}"
    file.write_text(before.replace(old, new))
    script, *options = shlex.split(command)
    result = subprocess.run([folder / "Tests/Checks" / script, *options], cwd=folder, capture_output=True, text=True)
    file.write_text(before)
    text = result.stdout + result.stderr
    if result.returncode and words in text:
        return ""
    found = "The check fails" if result.returncode else "The check passes"
    return f"{found}, and its message was to have: {words}\n{text[-1500:]}"


def main():
    listed = re.findall(r"Tests/Checks/(\w+\.py)", (package.ROOT / ".ci/run").read_text())
    names, wanted = {name(fault[0]) for fault in FAULTS}, sys.argv[1:]
    if unknown := set(wanted) - names:
        print(f"no fault has these names: {', '.join(unknown)}; the names are {', '.join(sorted(names))}")
        return package.verdict(True, "name a check that has a fault")
    without = [] if wanted else {check for check in listed if check != pathlib.Path(__file__).name} ^ names
    todo = [fault for fault in FAULTS if not wanted or name(fault[0]) in wanted]
    with tempfile.TemporaryDirectory() as scratch:
        copies = queue.Queue()
        for number in range(package.JOBS):
            copies.put(copied(pathlib.Path(scratch) / f"copy{number}" / package.ROOT.name))

        def judge(fault):
            folder = copies.get()
            reason = report(folder, *fault)
            copies.put(folder)
            print(f"NOT NOTICED by {fault[0]}: {reason}" if reason else f"noticed by {fault[0]}", flush=True)
            return reason
        missed = [reason for reason in package.parallel(judge, todo) if reason]
    for check in sorted(without):
        print(f"no fault is planted for {check}, or .ci/run does not list it")
    return package.verdict(missed or without, "mend the check; where a file or a message has new words, FAULTS")


if __name__ == "__main__":
    sys.exit(main())
