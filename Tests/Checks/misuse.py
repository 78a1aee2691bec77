#!/usr/bin/env python3
"""Programs that must not compile, each with the words of its first error, and one that must: misuse/cases.txt. README's
table of what the compiler says has the rows that are marked there.

Usage: misuse.py [--print | --render]

`--print` shows the first error of every program. `--render` writes README's table. Needs Python 3 and a Swift toolchain.
"""
import re
import sys

import package

CONTEXT = package.IMPORTS + """import TextualAutoLayout

private func limit() throws -> CGFloat { 8 }
@MainActor func f(
  a: UIView, b: UIView, guide: UILayoutGuide, controller: UIViewController, maybe: UIView?, number: CGFloat,
  count: Int, some: CGFloat?, flag: Bool, constraint: NSLayoutConstraint, list: [NSLayoutConstraint]
) {
  %s
}
"""
SET = "_ = NSLayoutConstraint.inactive { %s }"
TEXT = (package.ROOT / "Tests/Checks/misuse/cases.txt").read_text()
LINES = [line.strip() for line in TEXT.split("\n") if line and not line.startswith("#")]
CASES = list(zip(LINES[::3], LINES[1::3], LINES[2::3], strict=True))
# README's table, and what is marked for it: the cause, what to write, and the program.
README = package.ROOT / "README.md"
TABLE = re.compile(r"(?<=\| the compiler says \| because of \| write \|\n\|---\|---\|---\|\n)(?:\|.*\n)*")
MARKED = re.findall(r"^# README: (.*); write `(.*)`\n(.*)\n +(.*)\n +(.*)$", TEXT, re.M)
# A relation from outside the main actor. Swift 6 mode warns of it, and a warning is an error here.
NONISOLATED = package.IMPORTS + "import TextualAutoLayout\nfunc f(a: UIView) { a.widthAnchor =&= 8 }"


def rows():
    """README's table, as the marked programs make it."""
    cells = [(words, cause, f"`{cure}`") for cause, cure, _, words, _ in MARKED]
    return ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in cells]


def misprinted():
    """Where README's table is not what the marks make of it, and marks that are wrong."""
    page, made = "".join(TABLE.findall(README.read_text())).splitlines(), rows()
    yield from (f"in README, and made of no mark: {row}" for row in page if row not in made)
    yield from (f"not in README: {row}" for row in made if row not in page)
    if page != made:
        yield "README's table is not the one that --render writes"
    for _, cure, _, _, code in MARKED:
        if not re.search(re.escape(cure).replace("…", ".*"), code):
            yield f"{cure}\n  is not in the line that must compile: {code}"
    if len(MARKED) != len(re.findall("^# README:", TEXT, re.M)):
        yield "a mark is not `# README: cause; write `code``, or no program stands below it"


def main():
    if "--render" in sys.argv:
        README.write_text(TABLE.sub(lambda _: "\n".join(rows()) + "\n", README.read_text()))
        return 0
    wrong = list(misprinted())
    print(*wrong, sep="\n", end="\n" if wrong else "")
    failures = len(wrong)
    for mode in ("5", "6"):
        folder = package.modules("-swift-version", mode)

        def errors(programs):
            found = package.first_errors(
                dict(enumerate(programs)), "-I", folder, *package.ON_STAND_IN, "-swift-version", mode,
                "-warnings-as-errors")
            return [found.get(index) for index in range(len(programs))]
        # The compiler gives up after seconds, in both modes alike. So such a program is compiled in the first alone.
        cases = [case for case in CASES if mode == "5" or not case[1].startswith("unable to type-check")]
        bad = [CONTEXT.replace("func f", f"func f{index}") % code for index, (code, _, _) in enumerate(cases)]
        good = [CONTEXT.replace("func f", f"func g{index}") % code for index, (_, _, code) in enumerate(cases)]
        found = errors(bad)
        for (code, words, _), error in zip(cases, found):
            if "--print" in sys.argv:
                print(f"{code}\n    {error}")
            if error is None or words not in error:
                failures += 1
                print(f"Swift {mode}: {code}\n  expected: {words}\n  first error: {error}")
        for (_, _, code), error in zip(cases, errors(good)):
            if error:
                failures += 1
                print(f"Swift {mode}: {code}\n  must compile: {error}")
        # In a set the words of a relation are the same, but where the compiler speaks of the operator alone, or gives up.
        alone = [(code, error) for (code, _, _), error in zip(cases, found)
                 if re.match(r"\w+\.\w+Anchor =.= [^;]+$", code) and "reasonable time" not in (error or "")]
        within = [CONTEXT.replace("func f", f"func h{index}") % SET % f"list; {code}"
                  for index, (code, _) in enumerate(alone)]
        for (code, outside), inside in zip(alone, errors(within)):
            if inside != outside and not (inside and re.match("(binary|unary) operator", outside or "")):
                failures += 1
                print(f"Swift {mode}: {code}\n  outside of a set: {outside}\n  in a set: {inside}")
        error = errors([NONISOLATED])[0]
        if ("nonisolated context" in (error or "")) != (mode == "6"):
            failures += 1
            print(f"Swift {mode}: {NONISOLATED}\n  {error}")
    print(f"{2 * len(CASES) + 1} programs, in two language modes unless the compiler gives up, {failures} not as expected")
    return package.verdict(
        failures, "mend the overloads, or a program's words where the compiler's new ones are as clear, then --render")


if __name__ == "__main__":
    sys.exit(main())
