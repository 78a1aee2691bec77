#!/usr/bin/env python3
"""Plants a fault for each check that `.ci/run` lists, and sees the check report it.

Usage: faults.py [NAME…]     a name is that of a check, such as mutants

A fault is a change of one file, for which the check fails. Each check runs in a copy of the package with its fault,
and an option narrows it to what the fault concerns. Its message has to have the words that stand with the fault.
"""
import re
import shlex
import subprocess
import sys

import package

RULES, PRODUCT = "Tests/LayoutStandIn/Rules.swift", package.PRODUCT.name
MADE = "  finish([constraint], right.priority)\n"
# The name of a check and options, the file, what it says once, what it says instead, and words of the message.
FAULTS = [
    ("format", PRODUCT, "private enum Comparison { case", "private enum Comparison {  case", "Spacing"),
    ("budgets", PRODUCT, MADE, MADE[:-1] + "  //" + " long" * 20 + "\n", "not so: columns of the product"),
    ("manifest",
        "Package.swift", '["TextualAutoLayout.swift"]),',
        '["TextualAutoLayout.swift"], swiftSettings: [.unsafeFlags(["-O"])]),', "what clients get has no flags"),
    ("manifest", ".spi.yml", "- platform: tvos\n      scheme: T", "- platform: tvos\n      scheme: t",
     "each scheme in .spi.yml is"),
    ("workflow", ".github/workflows/ci.yml", "  linux:\n    runs-on", "  linux:\n    run-on", "run-on"),
    ("swift6", RULES, "import Foundation\n", "import Foundation\nvar leaked = 0\n", "'leaked' is not concurr"),
    ("tests", RULES, "import Foundation\n", "import Foundation\nfunc warn() { let unused = 0 }\n", "'unused' was never"),
    ("client",
        PRODUCT, "}\n#endif\n", "}\n#endif\npublic let everywhere = 1\n", "everywhere; expected: none"),
    ("headers", PRODUCT, "public import UIKit", "import UIKit", "ambiguous implicit access level"),
    ("appkit AnchorTableTests", PRODUCT, ".trailing, .lastBaseline]", ".trailing]", "recorded an issue"),
    ("wrong_lines Priorities", PRODUCT, '"a priority ends', '"a number ends', "NOT as expected"),
    ("same_text --count 100",
        PRODUCT, "left.constant + rhs)", "left.constant + rhs.rounded())", "mend the operator"),
    ("same_text --count 100", PRODUCT, "=&= : Assignment", "=&= : Comparison", "of them not as the plain API"),
    ("audit", PRODUCT, MADE, MADE + "  print(constraint)\n", "not in symbols.txt: calls print"),
    ("pages", "Tests/README.md", "](AUDIT.md)", "](AUDITS.md)", "Tests/README.md: the link AUDITS.md"),
    ("documentation",
        PRODUCT, "/// A right side that ends with its priority.\n", "", "TALPrioritized has no doc comment"),
    ("costs --only 'own code'", PRODUCT, MADE, MADE + "  print(constraint)\n", "above its goal: the library's"),
    # Of this mutant equivalent.txt says that no test can tell it.
    ("mutants --only '(rhs >= .required)'",
        "Tests/Checks/mutants/equivalent.txt", "(rhs >= .required)", "(rhs > .required)", "LIVES: line"),
]


def copied(folder):
    """A copy of the package, in which checks find what is compiled and installed already."""
    package.copy(folder)
    package.output("git", "init", "--quiet", cwd=folder)
    package.output("git", "add", "--all", cwd=folder)
    (folder / ".build").mkdir()
    (folder / ".build/checks").symlink_to(package.ROOT / ".build/checks")
    return folder


def missed(fault, folder):
    """Why the fault does not count as noticed, or nothing."""
    command, place, old, new, words = fault
    file = folder / place
    before = file.read_text()
    if before.count(old) != 1:
        return f"{place} has {before.count(old)} times, not once: {old}"
    file.write_text(before.replace(old, new))
    result = subprocess.run([".ci/run", *shlex.split(command)], cwd=folder, capture_output=True, text=True)
    file.write_text(before)
    text = result.stdout + result.stderr
    if result.returncode and words in text:
        print(f"noticed by {command}", flush=True)
        return ""
    found = "The check fails" if result.returncode else "The check passes"
    return f"NOT NOTICED by {command}: {found}, and its message was to have: {words}\n{text[-1500:]}"


def main():
    listed = set(re.findall(r'^check "(.*?)"', (package.ROOT / ".ci/run").read_text(), re.M)) - {"faults"}
    names = [shlex.split(fault[0])[0] for fault in FAULTS]
    failures = [f"this check has no fault, or .ci/run does not list it: {name}" for name in listed ^ set(names)]
    if unknown := set(sys.argv[1:]) - listed:
        sys.exit(f"no check has these names: {', '.join(unknown)}; the names are {', '.join(sorted(listed))}")
    todo = [fault for fault, name in zip(FAULTS, names) if name in (sys.argv[1:] or listed)]
    (package.ROOT / ".build/checks").mkdir(parents=True, exist_ok=True)
    copies = [copied(package.ROOT / f".build/planted/copy{number}") for number in range(package.JOBS)]
    failures += filter(None, package.parallel(missed, todo, copies))
    print(*failures, sep="\n", end="\n" * bool(failures))
    return package.verdict(failures, "mend the check; where a file or a message has new words, FAULTS")


if __name__ == "__main__":
    sys.exit(main())
