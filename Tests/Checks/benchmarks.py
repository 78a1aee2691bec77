#!/usr/bin/env python3
"""What the operators cost, against the plain API as an expert writes it, on the stand-in: counts and ratios, no time.

Usage: benchmarks.py [--record | --render | --check]

    --record    measures everything, writes reached.json, in the folder beside, and renders it
    --render    makes of it the rows of Costs.md, there, and those that the README has too
    --check     measures what has a goal. It fails if these rows are others, if a ratio, or a figure without one, is more
                than 5 % above reached.json, or if one there is above its goal

The same 25 functions of 12 statements and 16 constraints are generated in both forms. Each has its views and statements in
another order, so that the compiler cannot merge them. Where one kind of statement is compared, it is four times in each
function, and the plain API ends with `isActive = true`. A set is what the functions return when their statements are the
lines of `inactive { … }`, or, by the plain API, the elements of an array.

A figure is what one constraint more costs. A program that uses everything once is subtracted from each. What only the first
use costs, such as the search for all overloads of `+`, has a row of its own.

* type-checking: instructions of `swift-frontend -typecheck` by callgrind
* a list of 32, a set of 32: three functions that return so many relations, against relations that are statements
* solver scopes: Sema.NumConstraintScopes of one statement, the empty function subtracted: of README's forms, and of the
  lines of calculations.txt and wrong.txt, in the folder beside. Those of wrong.txt have a goal, and must not compile
* unrelated code: instructions for 100 arithmetic and bitwise expressions with and without the import
* client code: bytes of .text of the client's object file; the library's own: of that of the product compiled alone
* making and activating: instructions by callgrind of a program that makes and activates everything five times, less one
  that does so once; allocations: calls of malloc in the same run

Needs Python 3, valgrind, binutils and a Swift toolchain.
"""
import collections
import concurrent.futures
import functools
import json
import math
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading

import package

FOLDER = package.ROOT / "Tests/Checks/benchmarks"
REACHED, COSTS, README = FOLDER / "reached.json", FOLDER / "Costs.md", package.ROOT / "README.md"
PRODUCT = package.PRODUCT.read_text()
UIKIT, TAL = package.IMPORTS, package.IMPORTS + "import TextualAutoLayout\n"
FUNCTIONS, ROUNDS, EXPRESSIONS = 25, 4, 100
CONSTRAINTS = 16  # of one function

# By the operators, and indented below it by the plain API, as elements of an array.
STATEMENTS = [block.split("\n", 1) for block in (FOLDER / "statements.txt").read_text().split("\n\n")]
RELATION = "a.topAnchor =&= b.topAnchor + {n}"
RELATIONS = [RELATION.format(n=number) for number in range(64)]
SET = "NSLayoutConstraint.inactive {{\n{}\n}}"
FORMS = re.findall(
    r"`([^`]*Anchor =[^`]*)`", README.read_text().split("## The forms\n")[1].split("\n## ")[0].replace("\\|", "|"))
CONTEXT = """@MainActor func form(
  a: UIView, b: UIView, red: UIView, blue: UIView, view: UIView, limit: CGFloat, margin: CGFloat, n: Int, v: [UIView],
  isWide: Bool
) {{
  {}
}}
"""

# What is compiled


def functions(side, begin, end, result, number):
    """So many functions of all statements, by the operators (0) or by the plain API (1)."""
    text = ""
    for index in range(number):
        dice = random.Random(index)
        views = list("abcd")
        dice.shuffle(views)
        order = STATEMENTS[:]
        dice.shuffle(order)
        body = "\n".join([begin, *(statement[side] for statement in order), end])
        text += f"@MainActor public func f{index}(a: UIView, b: UIView, c: UIView, d: UIView){result} {{\n"
        text += body.format(**dict(zip("abcd", views)), n=index + 1) + "\n}\n"
    return text


def repeated(number, body, result=""):
    """So many functions of one body."""
    rest = f"(a: UIView, b: UIView){result} {{\n{body}\n}}\n"
    return "".join(f"@MainActor func r{index}{rest}" for index in range(number))


def unrelated(number):
    dice = random.Random(number)
    lines = []
    for index in range(number):
        a, b, c = (dice.choice("xyz") for _ in range(3))
        lines.append(f"  _ = {a} {dice.choice('+-*/|&')} {b} {dice.choice('+-*')} {dice.randrange(1, 99)} | {c} << 2")
    return "func unrelated(x: Int, y: Int, z: Int) {\n" + "\n".join(lines) + "\n}\n"


PLAIN_BEGIN = """let width = {b}.widthAnchor.constraint(lessThanOrEqualToConstant: 250)
width.priority = .defaultHigh
{d}.translatesAutoresizingMaskIntoConstraints = false
"""
LIST = " -> [NSLayoutConstraint]"
OURS = functools.partial(functions, 0, "", "", "")
OUR_SET = functools.partial(functions, 0, *SET.split("\n{}\n"), LIST)
PLAIN = functools.partial(functions, 1, PLAIN_BEGIN + "NSLayoutConstraint.activate([", "])", "")
PLAIN_SET = functools.partial(functions, 1, PLAIN_BEGIN + "return [", "]", LIST)
# What uses everything once, by what it imports.
USED = {
    imports: "".join(f"enum Used{index} {{\n{code}}}\n" for index, code in enumerate((*made, unrelated(10))))
    for imports, made in ((TAL, (OURS(1), OUR_SET(1))), (UIKIT, (PLAIN(1), PLAIN_SET(1))))}

# How it is measured. Each measurement has a folder of its own, whose name is as long as any other's.


def once(measure):
    """What is asked for again, also by another thread meanwhile, is not measured again."""
    cached, locks = functools.cache(measure), {}

    def ask(*arguments):
        with locks.setdefault(arguments, threading.Lock()):
            return cached(*arguments)
    return ask


@once
def modules(optimized):
    """Where nothing is optimized, those that other checks use too."""
    options = ("-O", "-Xfrontend", "-enable-default-cmo") if optimized else ("-swift-version", "5")
    return str(package.modules(*options))


def on_stand_in(optimized, module, *files):
    return ["-parse-as-library", "-module-name", module, *package.ON_STAND_IN, "-I", modules(optimized), *files]


def type_checking(folder, text):
    """The arguments that check `text` and do nothing else."""
    file = f"{folder}/check.swift"
    pathlib.Path(file).write_text(text)
    return ["-typecheck", *on_stand_in(False, "Check", file)]


@once
def checked(text):
    frontend = str(pathlib.Path(shutil.which("swift")).resolve().parent / "swift-frontend")
    with tempfile.TemporaryDirectory() as folder:
        return callgrind([frontend, *type_checking(folder, text)], folder)[0]


def checking(imports, code, number):
    """Instructions for one of so many, where everything was used before."""
    before = imports + USED[imports]
    return (checked(before + code) - checked(before)) / number


def kind(imports, statement):
    """A constraint among four of one kind in each function. `{n}` is another number in each line."""
    body = "\n".join(statement.format(n=line) for line in range(4))
    return checking(imports, repeated(FUNCTIONS, body), 4 * FUNCTIONS)


def listed(separator, form):
    """A relation among the 32 that a function returns."""
    return checking(TAL, repeated(3, form.format(separator.join(RELATIONS[:32])), LIST), 3 * 32)


@once
def scopes(statement, refused=False):
    """None where the compiler gives up. It writes its statistics also where it refuses a line."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["swiftc", *type_checking(folder, TAL + CONTEXT.format(statement)), "-stats-output-dir", folder]
        result = subprocess.run(command, capture_output=True, text=True)
        if "reasonable time" in result.stderr:
            return None
        if bool(result.returncode) != refused:
            sys.exit(f"{statement}\n{result.stderr or 'compiles'}")
        stats = "".join(file.read_text() for file in pathlib.Path(folder).glob("*.json"))
        count = sum(map(int, re.findall(r'"Sema\.NumConstraintScopes"\s*:\s*(\d+)', stats)))
        return count - scopes("") if statement else count


def most_scopes(pattern):
    return max(scopes(form) for form in FORMS if re.search(pattern, form))


@once
def size(level, *sources):
    """Bytes of .text."""
    with tempfile.TemporaryDirectory() as folder:
        files = [f"{folder}/source{number}.swift" for number in range(len(sources))]
        for file, source in zip(files, sources, strict=True):
            pathlib.Path(file).write_text(source)
        package.output("swiftc", level, "-wmo", "-c", "-o", f"{folder}/client.o", *on_stand_in(True, "Client", *files))
        return sum(map(int, re.findall(r"^\.text\S* +(\d+)", package.output("size", "-A", f"{folder}/client.o"), re.M)))


@once
def run(functions):
    """Instructions, and calls of malloc, for a constraint that is made and activated."""
    calls = "".join(f"  f{index}(a: v[0], b: v[1], c: v[2], d: v[3])\n" for index in range(FUNCTIONS))
    with tempfile.TemporaryDirectory() as folder:
        program, source = f"{folder}/program", f"{folder}/program.swift"
        pathlib.Path(source).write_text(
            f"{TAL}{functions(FUNCTIONS)}@MainActor func callAll(_ v: [UIView]) {{\n{calls}}}\n")
        objects = [f"{modules(True)}/{module}.o" for module in ("LayoutStandIn", "TextualAutoLayout")]
        sources = on_stand_in(True, "Program", source, FOLDER / "Program.swift")
        package.output("swiftc", "-O", "-wmo", "-o", program, *sources, *objects)
        before, after = callgrind([program], folder), callgrind([program] + ROUNDS * ["more"], folder)
        return [(b - a) / (ROUNDS * FUNCTIONS * CONSTRAINTS) for a, b in zip(before, after, strict=True)]


def callgrind(command, folder):
    """Instructions, and calls of malloc."""
    output = f"{folder}/callgrind.out"
    package.output("valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", *command)
    text = pathlib.Path(output).read_text()
    instructions = int(re.search(r"^(?:summary|totals): (\d+)", text, re.M).group(1))
    names = dict(re.findall(r"\((\d+)\) (\S+)", "\n".join(re.findall(r"^c?fn=(.*)$", text, re.M))))
    calls = re.findall(r"^cfn=\((\d+)\).*\n(?:cfi=.*\n|cob=.*\n)*calls=(\d+)", text, re.M)
    allocating = ("malloc", "calloc", "posix_memalign", "aligned_alloc")
    return instructions, sum(int(count) for name, count in calls if names.get(name) in allocating)

# The table: what the figure is, how the operators and the plain API are measured, the goal, and why that one.

Figure = collections.namedtuple("Figure", "what ours plain goal why", defaults=(None, math.inf, ""))
REACHED_UP = "This is what is reached, rounded up."


def code_size(level, most):
    def client(imports, functions, *product):
        few, many = (functools.partial(size, level, imports + functions(number), *product) for number in (1, FUNCTIONS))
        return lambda: (many() - few()) / ((FUNCTIONS - 1) * CONSTRAINTS)
    what = "client code a constraint"
    return [
        Figure(f"{what}, the file copied in, {level}, bytes", client(UIKIT, OURS, PRODUCT), client(UIKIT, PLAIN), 0.9,
               "A statement is smaller than what it stands for."),
        Figure(f"{what}, as a module, {level}, bytes", client(TAL, OURS), client(UIKIT, PLAIN), 1.4,
               f"{REACHED_UP} The client calls generic functions, and passes their types."),
        Figure(f"{what} of a set, the file copied in, {level}, bytes", client(UIKIT, OUR_SET, PRODUCT),
               client(UIKIT, PLAIN_SET), 1.45, f"{REACHED_UP} The builder makes a list of each line."),
        Figure(f"the library's own code, {level}, bytes", lambda: size(level, PRODUCT), None, most, REACHED_UP),
    ]


addition = functools.partial(kind, TAL, RELATION)
FIGURES = [
    Figure("type-checking a constraint, instructions",
           lambda: checking(TAL, OURS(FUNCTIONS), FUNCTIONS * CONSTRAINTS),
           lambda: checking(UIKIT, PLAIN(FUNCTIONS), FUNCTIONS * CONSTRAINTS), 2.1,
           f"{REACHED_UP} An operator costs what all its overloads cost, also those that refuse a wrong line at once."),
    Figure("type-checking everything once, instructions", lambda: checked(TAL + USED[TAL]) - checked(TAL),
           lambda: checked(UIKIT + USED[UIKIT]) - checked(UIKIT), 1.4,
           f"{REACHED_UP} The other rows leave it out. Two fifths are what arithmetic costs at its first use anywhere."),
    Figure("type-checking no arithmetic, instructions", lambda: kind(TAL, "a.topAnchor =&= b.topAnchor"),
           lambda: kind(UIKIT, "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true"), 0.9,
           f"{REACHED_UP} A relation has few overloads. Alone it costs less than a method and an assignment."),
    Figure("type-checking one addition, instructions", addition,
           lambda: kind(UIKIT, "a.topAnchor.constraint(equalTo: b.topAnchor, constant: {n}).isActive = true"), 3.2,
           "This is what is reached, and a fifth for what a compiler or the platform adds to `+`."),
    Figure("type-checking a number with a priority, instructions",
           lambda: kind(TAL, "a.widthAnchor =&= {n} | .defaultHigh"),
           lambda: kind(UIKIT, "let c{n} = a.widthAnchor.constraint(equalToConstant: {n})\n"
                        "c{n}.priority = .defaultHigh\nc{n}.isActive = true"), 3.6,
           "This is what is reached, and a tenth for what a compiler or the platform adds to the bar."),
    Figure("a relation in a list of 32, against a statement, instructions", lambda: listed(",\n", "[{}]"), addition, 1.15,
           f"{REACHED_UP} Elements do not multiply their costs."),
    Figure("a relation in a set of 32 lines, against a statement, instructions", lambda: listed("\n", SET), addition, 1.65,
           f"{REACHED_UP} A line is a call of the builder too. Lines do not multiply their costs."),
    Figure("a number with a priority, solver scopes", lambda: most_scopes(r"=.= \d+ \| \."), None, 100,
           f"{REACHED_UP} Neither the number nor `.defaultHigh` names its type."),
    Figure("a number with a calculated priority, solver scopes", lambda: most_scopes(r"\| \("), None, 1_400,
           f"{REACHED_UP} `.required - 1` does not name its type either."),
    Figure("the worst other form of the README, solver scopes", lambda: most_scopes(r"^(?!.*(=.= \d+ \||\| \())"), None,
           25, "This was the first goal of every form."),
    Figure("type-checking an unrelated expression, with and without the import, instructions",
           lambda: checking(TAL, unrelated(EXPRESSIONS), EXPRESSIONS),
           lambda: checking(UIKIT, unrelated(EXPRESSIONS), EXPRESSIONS), 1.08,
           f"{REACHED_UP} The product overloads these operators nine times. Five overloads that do nothing cost 0.3 % as "
           "functions at the top level, and 2.3 % as members of a protocol's extension."),
    *code_size("-O", 7_400), *code_size("-Osize", 6_200),
    Figure("making and activating a constraint, instructions", lambda: run(OURS)[0], lambda: run(PLAIN)[0], 1.13,
           f"{REACHED_UP} `anchor` goes by `init(item:)`, which takes anything, and sets the priority also where it is required."),
    Figure("allocations a constraint", lambda: run(OURS)[1], lambda: run(PLAIN)[1], 1,
           "An expression is a value. It allocates nothing."),
]
CALCULATIONS, REFUSED = ((FOLDER / name).read_text().splitlines() for name in ("calculations.txt", "wrong.txt"))
TRIED = [Figure(statement, functools.partial(scopes, statement)) for statement in [*FORMS, *CALCULATIONS]]
WRONG = [Figure(line, functools.partial(scopes, line, True), None, int(goal))
         for goal, line in (text.split(" ", 1) for text in REFUSED)]
SETS = [Figure(what, functools.partial(scopes, text)) for what, text in (
    ("statements", "\n".join(RELATIONS)),
    ("the elements of one list, `inactive { […] }`", "_ = " + SET.format(f"[{', '.join(RELATIONS)}]")),
    ("the lines of `inactive { … }`", "_ = " + SET.format("\n".join(RELATIONS))),
    ("the lines of `inactive { … }`, each in an `if`",
     "_ = " + SET.format("\n".join(f"if isWide {{ {relation} }}" for relation in RELATIONS))))]
ALL = [*FIGURES, *TRIED, *WRONG, *SETS]
CHECKED = [figure for figure in ALL if figure.goal < math.inf]
COMPILER = re.search(r"Swift version (\S+)", package.compiler()).group(1)


def measured(figures):
    """Of each figure the operators' side, and the plain API's; None where the compiler gives up."""
    with concurrent.futures.ThreadPoolExecutor(package.JOBS) as pool:
        for optimized in (True, False):
            pool.submit(modules, optimized)
        sides = {figure.what: [pool.submit(side) for side in (figure.ours, figure.plain) if side] for figure in figures}
        return {what: [side.result() and round(side.result(), 4) for side in both] for what, both in sides.items()}


def compared(ours, plain=None):
    return ours / plain if plain else ours


def shown(value):
    return "gives up" if value is None else f"{value:,.0f}" if isinstance(value, int) or value >= 10 else f"{value:.2f}"


def rendered(reached):
    """The files that have rows of reached.json, with them; the README has those that it names."""
    texts = {file: file.read_text() for file in (COSTS, README)}
    rows = {}
    for figure in FIGURES:
        ours, *plain = map(shown, reached[figure.what])
        rows[figure.what] = f"| {figure.what} | {ours} | {''.join(plain)} | {shown(compared(*reached[figure.what]))} |"

    def code(row):
        return "`{}`".format(row.what.replace("|", "\\|"))

    def count(row):
        return shown(*reached[row.what])

    def goal(row):
        return "" if row.goal == math.inf else f"{row.goal:,}"
    table = r"(\| {}\n[-|]+\n)((?:\|.*\n)*)"
    named = re.findall(r"^\| (.*?) \|", re.search(table.format("ratio \\|"), texts[README]).group(2), re.M)
    for file, head, lines in (
            (README, "ratio |", [rows[what] for what in named]),
            (COSTS, "why this goal |", [f"{rows[row.what]} {goal(row)} | {row.why} |" for row in FIGURES]),
            (COSTS, "statement | scopes |", [f"| {code(row)} | {count(row)} |" for row in TRIED]),
            (COSTS, "wrong line | scopes | goal |", [f"| {code(row)} | {count(row)} | {goal(row)} |" for row in WRONG]),
            (COSTS, "64 relations as | scopes |", [f"| {row.what} | {count(row)} |" for row in SETS])):
        before, above, _, after = re.split(table.format(re.escape(head)), texts[file])
        texts[file] = before + above + "\n".join(lines) + "\n" + after
    before, after = re.split(r"(?<=recorded with Swift )\S+", texts[COSTS])
    texts[COSTS] = before + reached["compiler"] + after
    return texts


def is_worse(now, reached, goal):
    """By more than 5 %, or the goal is not reached. None: the compiler gave up."""
    return None in now + reached or compared(*now) > compared(*reached) * 1.05 or compared(*reached) > goal


def failures(reached):
    if list(reached) != ["compiler", *(figure.what for figure in ALL)]:
        return ["reached.json has other figures than the table: --record"]
    if any(file.read_text() != text for file, text in rendered(reached).items()):
        return ["Costs.md or the README has other rows than reached.json: --render"]
    now = measured(CHECKED)
    print("\n".join(f"{what}: {' and '.join(map(shown, sides))}" for what, sides in now.items()))
    return [
        f"worse: {what}: {shown(compared(*now[what]))}, reached {shown(compared(*reached[what]))}, goal {goal}"
        for what, _, _, goal, _ in CHECKED if is_worse(now[what], reached[what], goal)]


def main():
    option = sys.argv[1:]
    if option not in (["--record"], ["--render"], ["--check"]):
        sys.exit(__doc__)
    if not shutil.which("valgrind") or not shutil.which("size"):
        sys.exit("valgrind and binutils are needed: install them first")
    if option == ["--record"]:
        found = {"compiler": COMPILER, **measured(ALL)}
        lines = [f"  {json.dumps(what)}: {json.dumps(value)}" for what, value in found.items()]
        REACHED.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    reached = json.loads(REACHED.read_text())
    if option != ["--check"]:
        for file, text in rendered(reached).items():
            file.write_text(text)
        return 0
    worse = failures(reached)
    print(f"{len(CHECKED)} figures checked with Swift {COMPILER}, recorded with {reached['compiler']}; "
          f"{len(worse)} not as they should be", *worse, sep="\n")
    return package.verdict(worse, "make it cheaper again; `benchmarks.py --record` keeps a figure that must stay")


if __name__ == "__main__":
    sys.exit(main())
