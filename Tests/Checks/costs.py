#!/usr/bin/env python3
"""Measures what the operators cost, next to Apple's API, on Linux with the stand-in.

Usage: costs.py [--record] [--only TEXT]

It measures the rows of costs/Costs.md, or those with TEXT in the first column, and fails if one is above its goal.
`--record` writes the new numbers into the page. It counts instructions, bytes and type-checker scopes, and never time.

What is compiled: functions with the statements of costs/statements.txt, which make 15 constraints. Each function has
its views and its statements in another order, so the compiler can't merge them. A number is the cost of one more
function, divided by its relations or constraints.

* Type-checking: the compiler's instructions (callgrind) for a file of relations, or for a file of integer expressions.
  An earlier file has used everything once.
* Making: the instructions of a program that makes the relations' constraints five times, minus one that does so once.
  Activation and `anchor` are left out: their instructions are mostly the stand-in's.
* Code: the bytes of `.text` in an object file.
* Type-checker scopes: the compiler's statistic `Sema.NumConstraintScopes`, minus that of an empty function.
"""

import argparse
import dataclasses
import functools
import pathlib
import random
import re
import sys
import tempfile

import package

FOLDER = package.ROOT / "Tests/Checks/costs"
PAGE = FOLDER / "Costs.md"
FUNCTIONS, ROUNDS, EXPRESSIONS = 9, 4, 100
OPTIMIZED, UNOPTIMIZED = ["-O", "-Xfrontend", "-enable-default-cmo"], ["-swift-version", "5"]

# MARK: What is compiled

# Pairs: a statement with operators, and the elements of an array with the same constraints from Apple's API.
STATEMENTS = [block.split("\n", 1) for block in re.split(r"\n(?! )", (FOLDER / "statements.txt").read_text().strip())]
RELATIONS = [statement for statement in STATEMENTS if ".anchor(" not in statement[0]]
CONSTRAINTS = sum(plain.count("\n") + 1 for _, plain in STATEMENTS)


@dataclasses.dataclass(frozen=True)
class Notation:
    """A way to write constraints: with the operators, or with Apple's API."""

    # The index in each pair of STATEMENTS.
    index: int
    imports: str
    # The text before and after the statements of a function.
    begin: str = ""
    end: str = ""
    # A line that does what `anchor` does to its view.
    clear_flag: str = ""

    def functions(self, count, statements=STATEMENTS):
        """Returns that many functions, each with all the statements."""
        text = ""
        for number in range(count):
            dice = random.Random(number)
            views, shuffled = list("abcd"), list(statements)
            dice.shuffle(views)
            dice.shuffle(shuffled)
            flag = self.clear_flag if statements is STATEMENTS else ""
            body = "\n".join([flag, self.begin, *(statement[self.index] for statement in shuffled), self.end])
            text += f"@MainActor public func f{number}(a: UIView, b: UIView, c: UIView, d: UIView) {{\n"
            text += body.format(**dict(zip("abcd", views)), n=number + 1) + "\n}\n"
        return text


OPERATORS = Notation(index=0, imports=package.CLIENT_IMPORTS)
APPLES_API = Notation(
    index=1,
    imports=package.IMPORTS,
    begin="""let width = {b}.widthAnchor.constraint(lessThanOrEqualToConstant: 250)
width.priority = .defaultHigh
NSLayoutConstraint.activate([""",
    end="])",
    clear_flag="{d}.translatesAutoresizingMaskIntoConstraints = false",
)
NOTATIONS = (OPERATORS, APPLES_API)
# A function with one line, whose type-checker scopes are counted.
LINE = "@MainActor func line(a: UIView, b: UIView, margin: CGFloat, n: Int, isWide: Bool) {{\n  {}\n}}\n"
# A program that makes the constraints without activating them, once and once more for each argument.
PROGRAM = """
@MainActor var count = 0
@MainActor @inline(never) func keep(_ constraints: [NSLayoutConstraint]) {{ count += constraints.count }}
@main @MainActor struct Program {{
  static func main() {{
    let v = (0..<4).map {{ _ in UIView() }}
    for _ in CommandLine.arguments {{
      {}
    }}
    print(count)
  }}
}}
"""


def integer_expressions(count):
    """Returns a function with that many expressions, such as `x | y * 7 | z << 2`."""
    dice, choices = random.Random(count), ("xyz", "xyz", "xyz", "+-*/|&", "+-*", range(1, 99))
    lines = ("  _ = {0} {3} {1} {4} {5} | {2} << 2\n".format(*map(dice.choice, choices)) for _ in range(count))
    return "func unrelated(x: Int, y: Int, z: Int) {\n" + "".join(lines) + "}\n"


# MARK: How it is measured


def compiler_arguments(options, module, folder, *sources):
    """Writes the sources into the folder and returns the arguments that compile them with the product's module."""
    built = package.build_product(*options)
    files = [
        package.written(pathlib.Path(folder) / f"source{number}.swift", text) for number, text in enumerate(sources)
    ]
    return ["-parse-as-library", "-module-name", module, *package.ON_STAND_IN, "-I", built, *files]


def callgrind(folder, *command):
    """Runs a command and returns its number of instructions for each part of the run."""
    package.output("valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/part", *command)
    # The parts have the numbers 1, 2 and so on. The last part has none.
    files = sorted(pathlib.Path(folder).glob("part*"), key=lambda file: int(file.suffix[1:] or sys.maxsize))
    totals = [re.search(r"^(?:summary|totals): (\d+)", file.read_text(), re.M) for file in files]
    return [int(total[1]) for total in totals]


@functools.cache
def type_checking(notation):
    """Returns the compiler's instructions for one relation, and for one integer expression."""
    relations = notation.functions(FUNCTIONS, RELATIONS)
    warm_up = f"enum WarmUp {{\n{notation.functions(1, RELATIONS)}{integer_expressions(10)}}}\n"
    # The last part of the run also contains the end of the compiler's work, so the last file is empty.
    sources = [notation.imports + text for text in (warm_up, relations, integer_expressions(EXPRESSIONS), "")]
    # The compiler parses all files, and then it checks all files. A part begins with each file.
    requests = ("ParseSourceFileRequest", "TypeCheckPrimaryFileRequest")
    dumps = [f"--dump-before=swift::SimpleRequest<swift::{request}*" for request in requests]
    frontend = package.toolchain() / "bin/swift-frontend"
    with tempfile.TemporaryDirectory() as folder:
        arguments = compiler_arguments(UNOPTIMIZED, "Check", folder, *sources)
        parts = callgrind(folder, *dumps, frontend, "-typecheck", *arguments)
    count = len(sources)
    if len(parts) != 1 + 2 * count:
        sys.exit(f"callgrind wrote {len(parts)} parts, not {1 + 2 * count}. Find the compiler's names for {requests}")
    parsed, checked = parts[1 : 1 + count], parts[1 + count :]
    totals = [sum(pair) for pair in zip(parsed, checked)]
    return totals[1] / (FUNCTIONS * len(RELATIONS)), totals[2] / EXPRESSIONS


@functools.cache
def scopes(line):
    """Returns the type-checker scopes of a line."""
    with tempfile.TemporaryDirectory() as folder:
        arguments = compiler_arguments(UNOPTIMIZED, "Check", folder, package.CLIENT_IMPORTS + LINE.format(line))
        package.output("swiftc", "-frontend", "-typecheck", "-stats-output-dir", folder, *arguments)
        statistics = "".join(file.read_text() for file in pathlib.Path(folder).glob("*.json"))
    count = sum(map(int, re.findall(r'"Sema\.NumConstraintScopes"\s*:\s*(\d+)', statistics)))
    return count - scopes("") if line else count


@functools.cache
def code_size(*sources):
    """Returns the bytes of code in the sources' object file."""
    with tempfile.TemporaryDirectory() as folder:
        file, arguments = f"{folder}/client.o", compiler_arguments(OPTIMIZED, "Client", folder, *sources)
        package.output("swiftc", "-O", "-wmo", "-c", "-o", file, *arguments)
        return sum(map(int, re.findall(r"^\.text\S* +(\d+)", package.output("size", "-A", file), re.M)))


def code_size_of_constraint(notation, *copied):
    """Returns the bytes of a constraint in a client that imports the product, or that has copied its source."""
    imports = package.IMPORTS if copied else notation.imports
    few, many = (code_size(imports + notation.functions(count), *copied) for count in (1, FUNCTIONS))
    return (many - few) / ((FUNCTIONS - 1) * CONSTRAINTS)


def making(notation):
    """Returns the instructions that make the constraint of a relation and put it into an array."""
    calls = "; ".join(f"f{number}(a: v[0], b: v[1], c: v[2], d: v[3])" for number in range(FUNCTIONS))
    main = PROGRAM.format(calls if notation is APPLES_API else f"keep(.inactive {{ {calls} }})")
    # The side of Apple's API keeps its array instead of activating it.
    functions = notation.functions(FUNCTIONS, RELATIONS).replace("NSLayoutConstraint.activate(", "keep(")
    with tempfile.TemporaryDirectory() as folder:
        program, objects = f"{folder}/program", package.build_product(*OPTIMIZED).glob("*.o")
        arguments = compiler_arguments(OPTIMIZED, "Program", folder, notation.imports + functions + main)
        package.output("swiftc", "-O", "-wmo", "-o", program, *arguments, *objects)
        expected = f"{FUNCTIONS * len(RELATIONS) * (1 + ROUNDS)}\n"
        if package.output(program, *ROUNDS * ["again"]) != expected:
            sys.exit(f"the program should make {expected} constraints")
        [once], [repeated] = callgrind(folder, program), callgrind(folder, program, *ROUNDS * ["again"])
    return (repeated - once) / (ROUNDS * FUNCTIONS * len(RELATIONS))


# MARK: The figures of the page


def compared(measure):
    """Returns the numbers of both notations, and the operators' number divided by Apple's API's."""
    operators, plain = map(measure, NOTATIONS)
    return [operators, plain, operators / plain]


def scopes_of_set(line):
    """Returns the type-checker scopes of sixteen such lines in a set, minus those of sixteen lines outside of a set."""
    lines = "\n".join(16 * [line])
    bare_lines = "\n".join(16 * ["a.topAnchor =&= b.topAnchor + 8"])
    return scopes(f"_ = [NSLayoutConstraint].inactive {{\n{lines}\n}}") - scopes(bare_lines)


def copied_product(notation):
    return code_size_of_constraint(notation, package.PRODUCT.read_text())


LINE_IN_SET, IF_IN_SET = "a.topAnchor =&= b.topAnchor + 8", "if isWide { a.topAnchor =&= b.topAnchor + 8 }"
# For each figure: the function that returns its cells between the name and the goal. The last cell has the goal.
FIGURES = {
    "type-checking a relation, instructions": lambda: compared(lambda side: type_checking(side)[0]),
    "type-checking an integer expression, with and without our import, instructions": lambda: compared(
        lambda side: type_checking(side)[1]
    ),
    "code of a constraint, file copied in, bytes": lambda: compared(copied_product),
    "code of a constraint, as a module, bytes": lambda: compared(code_size_of_constraint),
    "code of the library itself, bytes": lambda: [code_size(package.PRODUCT.read_text())],
    "making the constraint of a relation, instructions more than Apple's API": lambda: [
        making(OPERATORS) - making(APPLES_API)
    ],
    "a set, type-checker scopes more than its lines": lambda: [scopes_of_set(LINE_IN_SET)],
    "an `if` in a set, type-checker scopes more than its line": lambda: [
        (scopes_of_set(IF_IN_SET) - scopes_of_set(LINE_IN_SET)) / 16
    ],
}
TABLE = re.compile(r"^\| (figure|line) \|.*\n\|[-|]+\|\n((?:\|.*\n)+)", re.M)


@dataclasses.dataclass
class Row:
    """A row of a table: its text, the name of a figure or a line of code, the goal, and the reason for the goal."""

    text: str
    is_line: bool
    name: str
    goal: str
    reason: str

    def measured(self):
        """Returns the row with new numbers, and the number that has the goal."""
        code = self.name.strip("`").replace("\\|", "|")
        numbers = [scopes(code)] if self.is_line else FIGURES[self.name]()
        cells = [self.name, *map(formatted, numbers), self.goal, self.reason]
        return f"| {' | '.join(cells)} |", numbers[-1]


def formatted(number):
    return f"{number:,.{0 if number >= 10 or number == int(number) else 2}f}"


def rows(page):
    for kind, table in TABLE.findall(page):
        for text in table.splitlines():
            cells = re.split(r" (?<!\\)\| ", text.removeprefix("| ").removesuffix(" |"))
            yield Row(text, kind == "line", cells[0], cells[-2], cells[-1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true", help="write the numbers into Costs.md")
    parser.add_argument("--only", default="", metavar="TEXT", help="measure the rows with this text in their name")
    arguments = parser.parse_args()
    page, version = PAGE.read_text(), re.search(r"Swift version (\S+)", package.compiler_version())[1]
    chosen = [row for row in rows(page) if arguments.only in row.name]
    failures = [f"Costs.md lacks this figure: {name}" for name in FIGURES.keys() - {row.name for row in rows(page)}]
    failures += [] if chosen else [f"no row of Costs.md has {arguments.only!r} in its name"]
    for row, (text, number) in zip(chosen, package.parallel(Row.measured, chosen)):
        summary = f"{row.name}: {formatted(number)}, the goal is {row.goal}"
        print(summary)
        page = page.replace(row.text, text)
        if number > float(row.goal.replace(",", "")):
            failures.append(f"above its goal: {summary}")
    if arguments.record:
        PAGE.write_text(re.sub(r"Swift \d\S* reached", f"Swift {version} reached", page))
    measured = re.search(r"Swift (\S+) reached", PAGE.read_text())[1]
    if failures and measured != version:
        failures.append(f"Costs.md has the numbers of Swift {measured}, and this is Swift {version}")
    print(*failures, sep="\n", end="\n" * bool(failures))
    return package.exit_code(failures, "make it cheaper again, or raise the goal in Costs.md and run costs.py --record")


if __name__ == "__main__":
    sys.exit(main())
