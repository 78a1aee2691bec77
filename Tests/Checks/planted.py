#!/usr/bin/env python3
"""Plants a fault for each check, and sees the check say so: planted/faults.txt.

Usage: planted.py [--all] [--only WORDS]

A fault is one change of one file. The check runs in a copy of the package with that change. It has to fail, and its message
has to have the fault's words. Without `--all` the faults of checks that take minutes are left out. `--only` takes those whose
check, file or text has the words. Each check that `.ci/run` lists needs a fault. Needs git, Python 3 and a Swift toolchain.
"""
import argparse
import pathlib
import queue
import re
import subprocess
import sys
import tempfile

import package

FAULTS = (package.ROOT / "Tests/Checks/planted/faults.txt").read_text()
SLOW = ("benchmarks.py", "coverage.py", "swift6_mode.py", "mutants.py", "appkit_shape.py", "same_text.py")


def faults():
    """Behind the comment on top: the check with its options, the file, the text that is found in it once, what takes its place, and the words."""
    for block in FAULTS.strip().split("\n\n")[1:]:
        check, file, found, put, words = block.strip().split("\n")
        yield check, file, found.replace("⏎", "\n"), put.removeprefix("=").replace("⏎", "\n"), words


def copied(folder):
    """A copy of the package, in which checks find the modules that are compiled already."""
    package.copy(folder)
    package.output("git", "init", "--quiet", cwd=folder)
    package.output("git", "add", "--all", cwd=folder)
    (folder / ".build").mkdir()
    (package.ROOT / ".build/checks").mkdir(parents=True, exist_ok=True)
    (folder / ".build/checks").symlink_to(package.ROOT / ".build/checks")
    return folder


def unnoticed(folder, fault):
    """Why the fault does not count as noticed, or nothing."""
    check, name, found, put, words = fault
    file = folder / name
    before = file.read_text() if file.exists() else ""
    if found not in ("$", "*") and before.count(found) != 1:
        return f"the text to change is there {before.count(found)} times"
    file.write_text({"$": before + put, "*": put}.get(found) or before.replace(found, put))
    package.output("git", "add", "--all", cwd=folder)
    command = [folder / "Tests/Checks" / check.split()[0], *check.split()[1:]]
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    file.write_text(before) if before else file.unlink()
    package.output("git", "add", "--all", cwd=folder)
    text = result.stdout + result.stderr
    if not result.returncode:
        return "the check passes"
    return "" if words in text else f"the message lacks the words\n{text[-1500:]}"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--all", action="store_true", help="also the faults of checks that take minutes")
    options.add_argument("--only", default="", help="the faults whose check, file or text has these words")
    arguments = options.parse_args()
    listed = re.findall(r"Tests/Checks/(\w+\.py)", (package.ROOT / ".ci/run").read_text())
    todo = list(faults())
    without = {check for check in listed if check != pathlib.Path(__file__).name} - {fault[0].split()[0] for fault in todo}
    todo = [fault for fault in todo if arguments.only in "\n".join(fault)]
    if not arguments.all and not arguments.only:
        todo = [fault for fault in todo if not fault[0].startswith(SLOW)]
    with tempfile.TemporaryDirectory() as scratch:
        copies = queue.Queue()
        for number in range(package.JOBS):
            copies.put(copied(pathlib.Path(scratch) / f"copy{number}" / package.ROOT.name))

        def judge(fault):
            folder = copies.get()
            reason = unnoticed(folder, fault)
            copies.put(folder)
            if reason:
                print(f"NOT NOTICED by {fault[0]}: {fault[3]!r} in {fault[1]}: {reason}", flush=True)
            return reason
        missed = [reason for reason in package.parallel(judge, todo) if reason]
    for check in sorted(without):
        print(f"no fault is planted for {check}")
    print(f"{len(todo)} faults planted, {len(missed)} not noticed")
    return package.verdict(missed or without, "mend the check; where its message has new words, the fault's words")


if __name__ == "__main__":
    sys.exit(main())
