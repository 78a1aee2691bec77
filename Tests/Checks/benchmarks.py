#!/usr/bin/env python3
"""What the operators cost, against the plain API as an expert writes it, on Linux, on the stand-in: counts, no time.

Usage: benchmarks.py [--record] [--only TEXT]

It measures the rows of benchmarks/Costs.md, or those that have TEXT in their first column. With --record it writes them
there. It fails if a figure is above its goal, if what is recorded is 5 % away, or if README says otherwise.

Functions of the same statements are made in both forms: 11 relations and a call of `anchor` for four edges, so that
there are 15 constraints. Each function has its views and its statements in another order, so that the compiler cannot
merge them. A set is what they return when the statements are the lines of `inactive { … }`, or, by the plain API, the
elements of an array. A figure is what one more costs.

* type-checking: instructions of the compiler, by callgrind, for a file of such functions, or for one of arithmetic and
  bitwise expressions of integers, after a file that has used everything once
* solver scopes: Sema.NumConstraintScopes of a line, an empty function subtracted
* client code: bytes of .text of the client's object file; the library's own: of that of the product compiled alone
* making and activating: instructions by callgrind of a program that makes and activates everything five times, less one
  that does so once; allocations: calls of malloc in the same run

Needs Python 3, valgrind, binutils and a Swift toolchain.
"""
import argparse
import functools
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

import package

FOLDER = package.ROOT / "Tests/Checks/benchmarks"
FRONTEND = pathlib.Path(shutil.which("swift")).resolve().parent / "swift-frontend"
COSTS, README = FOLDER / "Costs.md", package.ROOT / "README.md"
UIKIT, TAL = package.IMPORTS, package.IMPORTS + "import TextualAutoLayout\n"
FUNCTIONS, ROUNDS, EXPRESSIONS, CONSTRAINTS = 9, 4, 100, 15  # so many constraints in each function
OPTIMIZED, UNOPTIMIZED = ["-O", "-Xfrontend", "-enable-default-cmo"], ["-swift-version", "5"]  # as other checks have it

# What is compiled. Indented below a statement by the operators it stands by the plain API, as elements of an array.
STATEMENTS = [block.split("\n", 1) for block in re.split(r"\n(?! )", (FOLDER / "statements.txt").read_text().strip())]
RELATIONS = [statement for statement in STATEMENTS if ".anchor(" not in statement[0]]
LINES = "\n".join(16 * ["a.topAnchor =&= b.topAnchor + 8"])
IFS = "\n".join(16 * ["if isWide { a.topAnchor =&= b.topAnchor + 8 }"])
SET = "[NSLayoutConstraint].inactive {{\n{}\n}}"
WIDTH = """let width = {b}.widthAnchor.constraint(lessThanOrEqualToConstant: 250)
width.priority = .defaultHigh
"""
PLAIN_BEGIN = WIDTH + "{d}.translatesAutoresizingMaskIntoConstraints = false\n"
LINE = "@MainActor func line(a: UIView, b: UIView, margin: CGFloat, n: Int, isWide: Bool) {{\n  {}\n}}\n"
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


def functions(side, begin, end, result, number, statements=STATEMENTS):
    """So many functions of the statements, by the operators (0) or by the plain API (1)."""
    text = ""
    for index in range(number):
        dice = random.Random(index)
        views, shuffled = list("abcd"), statements[:]
        dice.shuffle(views)
        dice.shuffle(shuffled)
        body = "\n".join([begin, *(statement[side] for statement in shuffled), end])
        text += f"@MainActor public func f{index}(a: UIView, b: UIView, c: UIView, d: UIView){result} {{\n"
        text += body.format(**dict(zip("abcd", views)), n=index + 1) + "\n}\n"
    return text


OURS = functools.partial(functions, 0, "", "", "")
OUR_SET = functools.partial(functions, 0, *SET.split("\n{}\n"), " -> [NSLayoutConstraint]")
PLAIN = functools.partial(functions, 1, PLAIN_BEGIN + "NSLayoutConstraint.activate([", "])", "")
PLAIN_SET = functools.partial(functions, 1, PLAIN_BEGIN + "return [", "]", " -> [NSLayoutConstraint]")
OUR_RELATIONS = functools.partial(OURS, statements=RELATIONS)
PLAIN_RELATIONS = functools.partial(functions, 1, WIDTH + "NSLayoutConstraint.activate([", "])", "", statements=RELATIONS)


def unrelated(number):
    """So many expressions, such as `x | y * 7 | z << 2`."""
    dice, choices = random.Random(number), ("xyz", "xyz", "xyz", "+-*/|&", "+-*", range(1, 99))
    lines = ("  _ = {0} {3} {1} {4} {5} | {2} << 2\n".format(*map(dice.choice, choices)) for _ in range(number))
    return "func unrelated(x: Int, y: Int, z: Int) {\n" + "".join(lines) + "}\n"


# How it is measured. Each measurement has a folder of its own, whose name is as long as any other's.


def on_stand_in(options, module, folder, *texts):
    """The compiler's arguments for the texts, which become files in the folder. The options are the modules'."""
    folder, made = pathlib.Path(folder), package.modules(*options)
    files = (package.written(folder / f"source{number}.swift", text) for number, text in enumerate(texts))
    return ["-parse-as-library", "-module-name", module, *package.ON_STAND_IN, "-I", made, *files]


def callgrind(folder, *command):
    """What callgrind writes, part by part. The last part has no number."""
    package.output("valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/part", *command)
    last, *parts = sorted(pathlib.Path(folder).glob("part*"))
    return [part.read_text() for part in [*parts, last]]


def instructions(part):
    return int(re.search(r"^(?:summary|totals): (\d+)", part, re.M).group(1))


def allocations(part):
    names = dict(re.findall(r"\((\d+)\) (\S+)", "\n".join(re.findall(r"^c?fn=(.*)$", part, re.M))))
    calls = re.findall(r"^cfn=\((\d+)\).*\n(?:cfi=.*\n|cob=.*\n)*calls=(\d+)", part, re.M)
    allocating = ("malloc", "calloc", "posix_memalign", "aligned_alloc")
    return sum(int(count) for name, count in calls if names.get(name) in allocating)


@functools.cache
def type_checking(imports, form, constraints=CONSTRAINTS):
    """Instructions for a constraint, and for an unrelated expression. The compiler parses all files, and then checks
    them. Callgrind begins a part whenever either begins for a file. The last file only ends the part before."""
    used = f"enum Used {{\n{form(1)}{unrelated(10)}}}\n"
    texts = [imports + text for text in (used, form(FUNCTIONS), unrelated(EXPRESSIONS), "")]
    requests = ("ParseSourceFileRequest", "TypeCheckPrimaryFileRequest")
    begins = [f"--dump-before=swift::SimpleRequest<swift::{request}*" for request in requests]
    with tempfile.TemporaryDirectory() as folder:
        sources = on_stand_in(UNOPTIMIZED, "Check", folder, *texts)
        parts = list(map(instructions, callgrind(folder, *begins, FRONTEND, "-typecheck", *sources)))
    if len(parts) != 9:  # one until the first file begins
        sys.exit(f"callgrind wrote {len(parts)} parts, and not 9. Find the compiler's names for {requests}")
    return (parts[2] + parts[6]) / (FUNCTIONS * constraints), (parts[3] + parts[7]) / EXPRESSIONS


@functools.cache
def scopes(line, compiles=True):
    """The compiler writes its statistics also where it refuses a line, or gives up."""
    with tempfile.TemporaryDirectory() as folder:
        sources = on_stand_in(UNOPTIMIZED, "Check", folder, TAL + LINE.format(line))
        command = [FRONTEND, "-typecheck", "-stats-output-dir", folder, *sources]
        result = subprocess.run(command, capture_output=True, text=True)
        if compiles == bool(result.returncode):
            sys.exit(f"{line}\n{result.stderr or 'This compiles, and Costs.md has it among the lines that do not.'}")
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
    """Instructions, and calls of malloc, for a constraint that is made and activated."""
    calls = "; ".join(f"f{index}(a: v[0], b: v[1], c: v[2], d: v[3])" for index in range(FUNCTIONS))
    with tempfile.TemporaryDirectory() as folder:
        sources = on_stand_in(OPTIMIZED, "Program", folder, imports + form(FUNCTIONS) + PROGRAM.format(calls))
        objects, program = package.modules(*OPTIMIZED).glob("*.o"), f"{folder}/program"
        package.output("swiftc", "-O", "-wmo", "-o", program, *sources, *objects)
        [before], [after] = callgrind(folder, program), callgrind(folder, program, *ROUNDS * ["more"])
    more = ROUNDS * FUNCTIONS * CONSTRAINTS
    return [(count(after) - count(before)) / more for count in (instructions, allocations)]


# The figures, by their names in Costs.md. Where there are two, the second one is the plain API's.
SIDES, PRODUCT = ((TAL, OURS), (UIKIT, PLAIN)), package.PRODUCT.read_text()
TYPE_CHECKING, MORE = "type-checking a relation, instructions", "instructions more than the plain API"
FIGURES = {
    TYPE_CHECKING: lambda: [
        type_checking(imports, form, len(RELATIONS))[0]
        for imports, form in ((TAL, OUR_RELATIONS), (UIKIT, PLAIN_RELATIONS))],
    "type-checking a constraint, instructions": lambda: [type_checking(*side)[0] for side in SIDES],
    "type-checking an unrelated expression, with and without the import, instructions":
        lambda: [type_checking(*side)[1] for side in SIDES],
    "a set, solver scopes more than its lines": lambda: [scopes("_ = " + SET.format(LINES)) - scopes(LINES)],
    "an `if` in a set, solver scopes more than its line":
        lambda: [(scopes("_ = " + SET.format(IFS)) - scopes("_ = " + SET.format(LINES))) / 16],
    f"making and activating a constraint, {MORE}": lambda: [run(*side)[0] for side in SIDES],
    "allocations a constraint": lambda: [run(*side)[1] for side in SIDES],
    "client code a constraint, the file copied in, -O, bytes":
        lambda: [size_of_constraint(UIKIT, OURS, PRODUCT), size_of_constraint(UIKIT, PLAIN)],
    "client code a constraint, as a module, -O, bytes": lambda: [size_of_constraint(*side) for side in SIDES],
    "client code a constraint of a set, the file copied in, -O, bytes":
        lambda: [size_of_constraint(UIKIT, OUR_SET, PRODUCT), size_of_constraint(UIKIT, PLAIN_SET)],
    "the library's own code, -O, bytes": lambda: [size(PRODUCT)],
}
SENTENCE = "the compiler works two to three times as long on a relation as on the plain line"


def rows(text):
    """The rows of the page's tables: the number of the line, and the cells by the names of their columns."""
    head = None
    for index, line in enumerate(text.splitlines()):
        cells = re.split(r" *(?<!\\)\| *", line)[1:-1]
        if not cells or not head:
            head = cells
        elif not line.startswith("|--"):
            yield index, dict(zip(head, cells, strict=True))


def named(row):
    """What the figure of a row is: its first column."""
    return next(iter(row.values())).strip("`").replace("\\|", "|")


def shown(value):
    return f"{value:,.{0 if value >= 10 or value == int(value) else 2}f}"


def measured(row):
    """The row with its figure of now."""
    name = named(row)
    ours, *plain = FIGURES[name]() if "figure" in row else [scopes(name, "line that compiles" in row)]
    sides = {"operators": shown(ours), "plain API": shown(plain[0])} if plain else {}
    reached = ours - plain[0] if MORE in name else ours / plain[0] if plain else ours
    return row | sides | {"reached": shown(reached)}


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--record", action="store_true")
    options.add_argument("--only", default="", metavar="TEXT")
    arguments = options.parse_args()
    todo = {index: row for index, row in rows(COSTS.read_text()) if arguments.only in named(row)}
    if not todo:
        sys.exit(f"No row of Costs.md has {arguments.only!r} in its first column.")
    lines, compiler = COSTS.read_text().split("\n"), re.search(r"Swift version (\S+)", package.compiler()).group(1)
    wrong = []
    for (index, row), new in zip(todo.items(), package.parallel(measured, todo.values()), strict=True):
        lines[index] = f"| {' | '.join(new.values())} |"
        goal, was, reached = (float(cell.replace(",", "")) for cell in (row["goal"], row["reached"], new["reached"]))
        text = f"{named(row)}: {new['reached']}, the goal is {row['goal']}, Costs.md had {row['reached']}"
        print(text)
        if reached > goal:
            wrong.append(f"above its goal: {text}")
        elif abs(reached - was) > 0.05 * was and not arguments.record:
            wrong.append(f"Costs.md has another figure: {text}")
    if arguments.record:
        COSTS.write_text(re.sub(r"Swift \S+ reached", f"Swift {compiler} reached", "\n".join(lines)))
    recorded = {named(row): row["reached"] for _, row in rows(COSTS.read_text())}
    wrong += [f"Costs.md has no row for this figure: {name}" for name in FIGURES.keys() - recorded.keys()]
    if not 2 <= float(recorded[TYPE_CHECKING]) <= 3 or SENTENCE not in " ".join(README.read_text().split()):
        wrong.append(f"README says, or should say, and it should be so: {SENTENCE}")
    print(f"{len(todo)} figures measured with Swift {compiler}; {len(wrong)} faults", *wrong, sep="\n")
    return package.verdict(wrong, "make it cheaper again, or run benchmarks.py --record, and correct README's sentence")


if __name__ == "__main__":
    sys.exit(main())
