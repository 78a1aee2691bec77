#!/usr/bin/env python3
"""What the operators cost, against the plain API as an expert writes it, on Linux, on the stand-in: counts, no time.

Usage: costs.py [--record] [--only TEXT]

It measures the rows of costs/Costs.md, or those that have TEXT in their first column. With --record it writes them
there. It fails if a figure is above its goal, if what is recorded is 5 % away, or if README says otherwise.

Functions of the same statements are made in both forms: 11 relations and a call of `anchor` for four edges, so that
there are 15 constraints. Each function has its views and its statements in another order, so that the compiler cannot
merge them. A figure is what one more costs.

* type-checking: instructions of the compiler, by callgrind, for a file of such functions, which have the relations
  alone, or for one of arithmetic and bitwise expressions of integers, after a file that has used everything once
* solver scopes: Sema.NumConstraintScopes of a line, an empty function subtracted
* client code: bytes of .text of the client's object file; the library's own: of that of the product compiled alone
* making and activating: instructions by callgrind of a program that makes and activates everything five times, less one
  that does so once
"""

import argparse
import functools
import pathlib
import random
import re
import shutil
import sys
import tempfile

import package

FOLDER = package.ROOT / "Tests/Checks/costs"
FRONTEND = pathlib.Path(shutil.which("swift")).resolve().parent / "swift-frontend"
COSTS, README = FOLDER / "Costs.md", package.ROOT / "README.md"
UIKIT, TAL = package.IMPORTS, package.CLIENT_IMPORTS
FUNCTIONS, ROUNDS, EXPRESSIONS, CONSTRAINTS = 9, 4, 100, 15  # so many constraints a function
OPTIMIZED, UNOPTIMIZED = ["-O", "-Xfrontend", "-enable-default-cmo"], ["-swift-version", "5"]

# What is compiled. Indented below a statement by the operators it stands by the plain API, as elements of an array.
STATEMENTS = [block.split("\n", 1) for block in re.split(r"\n(?! )", (FOLDER / "statements.txt").read_text().strip())]
RELATIONS = [statement for statement in STATEMENTS if ".anchor(" not in statement[0]]
LINES = "\n".join(16 * ["a.topAnchor =&= b.topAnchor + 8"])
IFS = "\n".join(16 * ["if isWide { a.topAnchor =&= b.topAnchor + 8 }"])
SET = "[NSLayoutConstraint].inactive {{\n{}\n}}"
PLAIN_BEGIN = """let width = {b}.widthAnchor.constraint(lessThanOrEqualToConstant: 250)
width.priority = .defaultHigh
NSLayoutConstraint.activate(["""
FLAG = "{d}.translatesAutoresizingMaskIntoConstraints = false\n"  # beside `anchor`
LINE = "@MainActor func line(a: UIView, b: UIView, margin: CGFloat, isWide: Bool) {{\n  {}\n}}\n"
PROGRAM = """
@main @MainActor struct Program {{
  static func main() {{
    let root = UIView()
    let v = (0..<4).map {{ _ in UIView() }}
    for view in v {{ root.addSubview(view) }}
    for _ in CommandLine.arguments {{
      {}
    }}
    print(root.constraints.count)
  }}
}}
"""


def functions(side, statements, number):
    """So many functions of the statements, by the operators (0) or by the plain API (1)."""
    text, (begin, end) = "", [("", ""), (FLAG * (statements == STATEMENTS) + PLAIN_BEGIN, "])")][side]
    for index in range(number):
        dice = random.Random(index)
        views, shuffled = list("abcd"), statements[:]
        dice.shuffle(views)
        dice.shuffle(shuffled)
        body = "\n".join([begin, *(statement[side] for statement in shuffled), end])
        text += f"@MainActor public func f{index}(a: UIView, b: UIView, c: UIView, d: UIView) {{\n"
        text += body.format(**dict(zip("abcd", views)), n=index + 1) + "\n}\n"
    return text


OURS, PLAIN = (functools.partial(functions, side, STATEMENTS) for side in (0, 1))
OUR_RELATIONS, PLAIN_RELATIONS = (functools.partial(functions, side, RELATIONS) for side in (0, 1))


def unrelated(number):
    """So many expressions, such as `x | y * 7 | z << 2`."""
    dice, choices = random.Random(number), ("xyz", "xyz", "xyz", "+-*/|&", "+-*", range(1, 99))
    lines = ("  _ = {0} {3} {1} {4} {5} | {2} << 2\n".format(*map(dice.choice, choices)) for _ in range(number))
    return "func unrelated(x: Int, y: Int, z: Int) {\n" + "".join(lines) + "}\n"


# How it is measured. Each measurement has a folder of its own, whose name is as long as any other's.


def on_stand_in(options, module, folder, *texts):
    """The compiler's arguments for the texts, which become files in the folder. The options are the modules'."""
    folder, made = pathlib.Path(folder), package.build_product(*options)
    files = (package.written(folder / f"source{number}.swift", text) for number, text in enumerate(texts))
    return ["-parse-as-library", "-module-name", module, *package.ON_STAND_IN, "-I", made, *files]


def callgrind(folder, *command):
    """What callgrind writes, part by part. The last part has no number."""
    package.output("valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/part", *command)
    last, *parts = sorted(pathlib.Path(folder).glob("part*"))
    return [part.read_text() for part in [*parts, last]]


def instructions(part):
    return int(re.search(r"^(?:summary|totals): (\d+)", part, re.M).group(1))


@functools.cache
def type_checking(imports, form):
    """Instructions for a relation, and for an unrelated expression. The compiler parses all files and then checks them.
    Callgrind begins a part whenever either begins for a file."""
    used = f"enum Used {{\n{form(1)}{unrelated(10)}}}\n"
    texts = [imports + text for text in (used, form(FUNCTIONS), unrelated(EXPRESSIONS), "")]
    requests = ("ParseSourceFileRequest", "TypeCheckPrimaryFileRequest")
    begins = [f"--dump-before=swift::SimpleRequest<swift::{request}*" for request in requests]
    with tempfile.TemporaryDirectory() as folder:
        sources = on_stand_in(UNOPTIMIZED, "Check", folder, *texts)
        parts = list(map(instructions, callgrind(folder, *begins, FRONTEND, "-typecheck", *sources)))
    if len(parts) != 1 + 2 * len(texts):  # one until the first file begins
        sys.exit(f"callgrind wrote {len(parts)} parts, and not 9. Find the compiler's names for {requests}")
    _, _, relations_parsed, expressions_parsed, _, _, relations_checked, expressions_checked, _ = parts
    relation = (relations_parsed + relations_checked) / (FUNCTIONS * len(RELATIONS))
    return relation, (expressions_parsed + expressions_checked) / EXPRESSIONS


@functools.cache
def scopes(line):
    with tempfile.TemporaryDirectory() as folder:
        sources = on_stand_in(UNOPTIMIZED, "Check", folder, TAL + LINE.format(line))
        package.output(FRONTEND, "-typecheck", "-stats-output-dir", folder, *sources)
        stats = "".join(file.read_text() for file in pathlib.Path(folder).glob("*.json"))
        count = sum(map(int, re.findall(r'"Sema\.NumConstraintScopes"\s*:\s*(\d+)', stats)))
        return count - scopes("") if line else count


@functools.cache
def size(*sources):
    """Bytes of .text."""
    with tempfile.TemporaryDirectory() as folder:
        client = f"{folder}/client.o"
        package.output("swiftc", "-O", "-wmo", "-c", "-o", client, *on_stand_in(OPTIMIZED, "Client", folder, *sources))
        return sum(map(int, re.findall(r"^\.text\S* +(\d+)", package.output("size", "-A", client), re.M)))


def size_of_constraint(imports, form, *product):
    few, many = (size(imports + form(number), *product) for number in (1, FUNCTIONS))
    return (many - few) / ((FUNCTIONS - 1) * CONSTRAINTS)


@functools.cache
def run(imports, form):
    """Instructions for a constraint that is made and activated."""
    calls = "; ".join(f"f{index}(a: v[0], b: v[1], c: v[2], d: v[3])" for index in range(FUNCTIONS))
    with tempfile.TemporaryDirectory() as folder:
        sources = on_stand_in(OPTIMIZED, "Program", folder, imports + form(FUNCTIONS) + PROGRAM.format(calls))
        objects, program = package.build_product(*OPTIMIZED).glob("*.o"), f"{folder}/program"
        package.output("swiftc", "-O", "-wmo", "-o", program, *sources, *objects)
        [before], [after] = callgrind(folder, program), callgrind(folder, program, *ROUNDS * ["more"])
    return (instructions(after) - instructions(before)) / (ROUNDS * FUNCTIONS * CONSTRAINTS)


# The figures, by their names in Costs.md. Where there are two, the second one is the plain API's.
SIDES, PRODUCT = ((TAL, OURS), (UIKIT, PLAIN)), package.PRODUCT.read_text()
RELATION_SIDES = ((TAL, OUR_RELATIONS), (UIKIT, PLAIN_RELATIONS))
TYPE_CHECKING, MORE = "type-checking a relation, instructions", "instructions more than the plain API"
FIGURES = {
    TYPE_CHECKING: lambda: [type_checking(*side)[0] for side in RELATION_SIDES],
    "type-checking an unrelated expression, with and without the import, instructions": lambda: [
        type_checking(*side)[1] for side in RELATION_SIDES
    ],
    "a set, solver scopes more than its lines": lambda: [scopes("_ = " + SET.format(LINES)) - scopes(LINES)],
    "an `if` in a set, solver scopes more than its line": lambda: [
        (scopes("_ = " + SET.format(IFS)) - scopes("_ = " + SET.format(LINES))) / 16
    ],
    f"making and activating a constraint, {MORE}": lambda: [run(*side) for side in SIDES],
    "client code a constraint, the file copied in, -O, bytes": lambda: [
        size_of_constraint(UIKIT, OURS, PRODUCT),
        size_of_constraint(UIKIT, PLAIN),
    ],
    "client code a constraint, as a module, -O, bytes": lambda: [size_of_constraint(*side) for side in SIDES],
    "the library's own code, -O, bytes": lambda: [size(PRODUCT)],
}
# The figure, by the operators, by the plain API, what is reached, the goal, why.
ROW = re.compile(r"^\| (.*?) \| (.*?) \| (.*?) \| (.*?) \| (.*?) \| (.*) \|$", re.M)
SENTENCE = "the compiler works two to three times as long on a relation as on the plain line"


def shown(value):
    return f"{value:,.{0 if value >= 10 or value == int(value) else 2}f}"


def measured(row):
    """The row with its figure of now. A row of a line of code has the line's scopes."""
    name, _, _, _, goal, why = row
    ours, *plain = FIGURES[name]() if name in FIGURES else [scopes(name.strip("`").replace("\\|", "|"))]
    reached = ours - plain[0] if MORE in name else ours / plain[0] if plain else ours
    return name, *([shown(ours), shown(plain[0])] if plain else ["", ""]), shown(reached), goal, why


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--record", action="store_true")
    options.add_argument("--only", default="", metavar="TEXT")
    arguments = options.parse_args()
    page, compiler, wrong = COSTS.read_text(), re.search(r"Swift version (\S+)", package.compiler_version())[1], []
    rows = [row for row in ROW.findall(page) if arguments.only in row[0] and row[0] != "figure"]
    if not rows:
        sys.exit(f"No row of Costs.md has {arguments.only!r} in its first column.")
    for row, new in zip(rows, package.parallel(measured, rows)):
        page = page.replace(" | ".join(row), " | ".join(new))
        goal, was, reached = (float(cell.replace(",", "")) for cell in (row[4], row[3], new[3]))
        text = f"{row[0]}: {new[3]}, the goal is {row[4]}, Costs.md had {row[3]}"
        print(text)
        if reached > goal:
            wrong.append(f"above its goal: {text}")
        elif abs(reached - was) > 0.05 * was and not arguments.record:
            wrong.append(f"Costs.md has another figure: {text}")
    if arguments.record:
        COSTS.write_text(re.sub(r"Swift \S+ reached", f"Swift {compiler} reached", page))
    recorded = {row[0]: row[3] for row in ROW.findall(COSTS.read_text())}
    wrong += [f"Costs.md has no row for this figure: {name}" for name in FIGURES.keys() - recorded.keys()]
    if not 2 <= float(recorded[TYPE_CHECKING]) <= 3 or SENTENCE not in " ".join(README.read_text().split()):
        wrong.append(f"README says, or should say, and it should be so: {SENTENCE}")
    print(f"{len(rows)} figures measured with Swift {compiler}; {len(wrong)} faults", *wrong, sep="\n")
    return package.verdict(wrong, "make it cheaper again, or run costs.py --record, and correct README's sentence")


if __name__ == "__main__":
    sys.exit(main())
