#!/usr/bin/env python3
"""What the operators cost, against the plain API as an expert writes it, on the stand-in: counts and ratios, no seconds.

Usage: benchmarks.py [--record] [--check]

    --record    writes the figures to reached.json and the table to Costs.md, in the folder beside, and five of its rows
                to the README
    --check     fails if a figure or the scopes of a statement are more than 5 % above reached.json, or if a figure there
                is above its goal

The same 100 functions of 12 statements and 16 constraints are generated in both forms, each function with its views and
statements in another order, so that the compiler cannot merge them. Where one kind of statement is compared, it is four
times in each of 100 functions, and the plain API ends with `isActive = true`.

* type-checking: instructions of `swift-frontend -typecheck` by callgrind, the file with the imports alone subtracted
* solver scopes: Sema.NumConstraintScopes of one statement, the empty function subtracted, over the forms of the README
* unrelated code: instructions for 500 arithmetic and bitwise expressions with and without the import
* client code: bytes of .text of the client's object file; copied: less those of the product compiled alone
* the library's own code: bytes of .text of the product compiled alone
* making and activating: instructions by callgrind of a program that makes and activates everything five times, less one
  that does so once: what happens at first use only (loading, look-ups that are cached) is not counted
* allocations: calls of malloc in the same run

Needs Python 3, valgrind, binutils and a Swift toolchain.
"""
import concurrent.futures
import itertools
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

import package

FOLDER = package.ROOT / "Tests/Checks/benchmarks"

PRODUCT = str(package.PRODUCT)
IMPORTS = package.IMPORTS
TAL_IMPORTS = IMPORTS + "import TextualAutoLayout\n"
FUNCTIONS = 100
PER_FUNCTION = 16
ROUNDS = 4
LISTS = 20
EXPRESSIONS = 500

# Statement by statement: the operators, and the elements of the array that the plain API activates.
STATEMENTS = [
    ("{b}.leadingAnchor =&= {a}.leadingAnchor + {n}", ["{b}.leadingAnchor.constraint(equalTo: {a}.leadingAnchor, constant: {n})"]),
    ("{b}.trailingAnchor =&= {a}.trailingAnchor - {n}", ["{b}.trailingAnchor.constraint(equalTo: {a}.trailingAnchor, constant: -{n})"]),
    ("{b}.topAnchor =&= {a}.topAnchor + 12", ["{b}.topAnchor.constraint(equalTo: {a}.topAnchor, constant: 12)"]),
    ("{b}.widthAnchor =&= 2 * {b}.heightAnchor + 8", ["{b}.widthAnchor.constraint(equalTo: {b}.heightAnchor, multiplier: 2, constant: 8)"]),
    ("{b}.heightAnchor =>= 44", ["{b}.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)"]),
    ("{b}.widthAnchor =<= 250 | .defaultHigh", ["width"]),
    ("{c}.centerXAnchor =&= {a}.centerXAnchor", ["{c}.centerXAnchor.constraint(equalTo: {a}.centerXAnchor)"]),
    ("{c}.firstBaselineAnchor =&= {b}.firstBaselineAnchor", ["{c}.firstBaselineAnchor.constraint(equalTo: {b}.firstBaselineAnchor)"]),
    ("{c}.widthAnchor =&= {b}.widthAnchor", ["{c}.widthAnchor.constraint(equalTo: {b}.widthAnchor)"]),
    ("{c}.bottomAnchor =<= {a}.bottomAnchor - 20", ["{c}.bottomAnchor.constraint(lessThanOrEqualTo: {a}.bottomAnchor, constant: -20)"]),
    ("{d}.anchor([.top, .leading, .bottom, .trailing], to: {c}, padding: 5)", [
        "{d}.topAnchor.constraint(equalTo: {c}.topAnchor, constant: 5)",
        "{d}.leadingAnchor.constraint(equalTo: {c}.leadingAnchor, constant: 5)",
        "{c}.bottomAnchor.constraint(equalTo: {d}.bottomAnchor, constant: 5)",
        "{c}.trailingAnchor.constraint(equalTo: {d}.trailingAnchor, constant: 5)"]),
    ("{c}.heightAnchor =&= 30", ["{c}.heightAnchor.constraint(equalToConstant: 30)"]),
]
CONTEXT = """@MainActor func form(
  a: UIView, b: UIView, red: UIView, blue: UIView, view: UIView, limit: CGFloat, margin: CGFloat, n: Int, isWide: Bool
) {{
  {}
}}
"""

# One kind of statement: with the operators, and by the plain API. `{n}` is another number each time.
KINDS = {
    "no arithmetic": ("a.topAnchor =&= b.topAnchor", "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true"),
    "one addition": (
        "a.topAnchor =&= b.topAnchor + {n}",
        "a.topAnchor.constraint(equalTo: b.topAnchor, constant: {n}).isActive = true"),
    "a number with a priority": (
        "a.widthAnchor =&= {n} | .defaultHigh",
        "let c{n} = a.widthAnchor.constraint(equalToConstant: {n})\n  c{n}.priority = .defaultHigh\n  c{n}.isActive = true"),
}

# Calculations: what the compiler takes longest for, and what helps.
CALCULATED = [
    "a.widthAnchor =&= 375 / 2", "a.widthAnchor =&= 375 / 2 | .defaultHigh", "(a.widthAnchor =&= 375 / 2) | .defaultHigh",
    "a.widthAnchor =&= 375 / 2 | TALPriority.defaultHigh", "a.widthAnchor =&= limit / 2 | .defaultHigh",
    "a.heightAnchor =&= 44 + 2 * 8", "a.heightAnchor =&= 44 + 2 * 8 | .defaultHigh",
    "a.heightAnchor =&= 44 + 2 * 8 | TALPriority.defaultHigh", "a.heightAnchor =&= 3 * 44 + 2 * 8 | .defaultHigh",
    "a.heightAnchor =&= 3 * 44 + 2 * 8 | TALPriority.defaultHigh", "a.heightAnchor =&= 3 * 44 + 2 * 8 - 1",
    "_ = margin < 3 * 44 + 2 * 8 - 1", "a.heightAnchor =&= 3 * 44 + 2 * 8 - 1 | .defaultHigh",
    "let height: CGFloat = 3 * 44 + 2 * 8 - 1; a.heightAnchor =&= height | .defaultHigh",
    "a.heightAnchor =&= 320 - 2 * margin - 8 | .defaultHigh",
    "a.heightAnchor =&= CGFloat(n) * 44 + CGFloat(n - 1) * 8 | .defaultHigh",
    "let height = CGFloat(n) * 44 + CGFloat(n - 1) * 8; a.heightAnchor =&= height | .defaultHigh",
    "_ = [a, b].map { $0.widthAnchor =&= 2 * $0.heightAnchor + 8 | .defaultHigh }",
    "for view in [a, b] { view.widthAnchor =&= 2 * view.heightAnchor + 8 | .defaultHigh }",
    "a.widthAnchor =&= 250 | (TALPriority.required - 1)", "a.widthAnchor =&= 250 | TALPriority(999)",
    "a.topAnchor =>= b.topAnchor + 8 | (.required - 1)",
]
COSTS = """# What the operators cost

Written by `Tests/Checks/benchmarks.py --record`, which says how each figure is measured; `.ci/run` checks them. The goals
are the project's own.

"""
SCOPES = """
What the type checker tries for one statement, in solver scopes. Dearest is a calculation of literals alone: the standard
library's operators are tried first, each operator multiplies the work, and `| .defaultHigh` does once more, as its type is
not known yet. (`margin < 3 * 44 + 2 * 8 - 1`, without the library, is as dear.) The priority's type, a variable in the
calculation or before it, and a loop in place of a closure make the statement cheap. `n` is an `Int`.

| statement | scopes |
|---|---|
"""


class Bench:
    def __init__(self, folder):
        self.folder = folder
        levels = ("-O", "-Osize")
        made = package.parallel(lambda level: package.modules(level, "-Xfrontend", "-enable-default-cmo"), levels)
        self.paths = dict(zip(levels, made))
        self.count = itertools.count(1)

    def path(self, level):
        return self.paths[level]

    def scratch(self):
        """A folder for one compilation, its name as long as any other's."""
        folder = pathlib.Path(self.folder) / f"{next(self.count):04}"
        folder.mkdir()
        return folder

    def write(self, name, text):
        file = pathlib.Path(self.folder) / f"{name}.swift"
        file.write_text(text)
        return str(file)

    def functions(self, operators):
        text = ""
        for index in range(FUNCTIONS):
            dice = random.Random(index)
            views = list("abcd")
            dice.shuffle(views)
            names = dict(zip("abcd", views), n=index + 1)
            order = STATEMENTS[:]
            dice.shuffle(order)
            text += f"@MainActor public func f{index}(a: UIView, b: UIView, c: UIView, d: UIView) {{\n"
            if operators:
                text += "".join(f"  {statement.format(**names)}\n" for statement, _ in order)
            else:
                text += "  let width = {b}.widthAnchor.constraint(lessThanOrEqualToConstant: 250)\n".format(**names)
                text += "  width.priority = .defaultHigh\n"
                text += "  {d}.translatesAutoresizingMaskIntoConstraints = false\n".format(**names)
                elements = [element.format(**names) for _, elements in order for element in elements]
                text += "  NSLayoutConstraint.activate([\n" + "".join(f"    {e},\n" for e in elements) + "  ])\n"
            text += "}\n"
        return text

    def kind(self, statement):
        """100 functions of four statements of one kind."""
        return "".join(
            f"@MainActor func k{index}(a: UIView, b: UIView) {{\n"
            + "".join(f"  {statement.format(n=4 * index + line)}\n" for line in range(4)) + "}\n"
            for index in range(FUNCTIONS))

    def lists(self, count):
        """20 functions that return a list of relations."""
        return "".join(
            f"@MainActor func l{index}(a: UIView, b: UIView) -> [NSLayoutConstraint] {{\n  [\n"
            + "".join(f"    a.topAnchor =&= b.topAnchor + {line},\n" for line in range(count)) + "  ]\n}\n"
            for index in range(LISTS))

    # Type-checking

    def type_checking(self, text, folder):
        """The arguments that check `text` and do nothing else."""
        file = folder / "check.swift"
        file.write_text(text)
        return ["-typecheck", "-parse-as-library", "-module-name", "Check", *package.ON_STAND_IN, "-I",
                str(self.path("-O")), str(file)]

    def frontend_instructions(self, text):
        frontend = str(pathlib.Path(shutil.which("swift")).resolve().parent / "swift-frontend")
        folder = self.scratch()
        return callgrind([frontend, *self.type_checking(text, folder)], folder)[0]

    def scopes(self, statement):
        """None where the compiler gives up."""
        stats = self.scratch()
        command = self.type_checking(TAL_IMPORTS + CONTEXT.format(statement), stats)
        result = subprocess.run(["swiftc", *command, "-stats-output-dir", stats], capture_output=True, text=True)
        if "reasonable time" in result.stderr:
            return None
        if result.returncode:
            sys.exit(result.stderr)
        return sum(
            int(match.group(1)) for file in stats.glob("*.json")
            for match in re.finditer(r'"Sema\.NumConstraintScopes"\s*:\s*(\d+)', file.read_text()))

    def forms(self):
        section = (package.ROOT / "README.md").read_text().split("## The forms\n")[1].split("\n## ")[0]
        yield from re.findall(r"`([^`]*Anchor =[^`]*)`", section.replace("\\|", "|"))

    # Code size

    def text_size(self, name, sources, level):
        path = self.path(level)
        output = f"{self.scratch()}/client-{name}.o"
        package.output(
            "swiftc", level, "-wmo", "-parse-as-library", "-c", "-module-name", "Client", *package.ON_STAND_IN, "-I", path,
            "-o", output, *sources)
        return section_text(output)

    # Run time

    def run(self, operators):
        path = self.path("-O")
        calls = "\n".join(
            f"      f{index}(a: views[0], b: views[1], c: views[2], d: views[3])" for index in range(FUNCTIONS))
        folder = self.scratch()
        source = str(folder / "program.swift")
        (folder / "program.swift").write_text(TAL_IMPORTS + self.functions(operators) + f"""
@main @MainActor struct Program {{
  static func main() {{
    let root = UIView()
    let views = (0..<4).map {{ _ in UIView() }}
    for view in views {{ root.addSubview(view) }}
    for _ in CommandLine.arguments {{
{calls}
    }}
    print(root.constraints.count)
  }}
}}
""")
        program = f"{folder}/program"
        package.output(
            "swiftc", "-O", "-wmo", "-parse-as-library", "-module-name", "Program", *package.ON_STAND_IN, "-I", path, source,
            f"{path}/LayoutStandIn.o", f"{path}/TextualAutoLayout.o", "-o", program)
        before, after = callgrind([program], folder), callgrind([program] + ROUNDS * ["more"], folder)
        constraints = ROUNDS * FUNCTIONS * PER_FUNCTION
        return [(b - a) / constraints for a, b in zip(before, after)]


def callgrind(command, folder):
    """Instructions, and calls of malloc."""
    output = f"{folder}/callgrind.out"
    package.output("valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", *command)
    text = pathlib.Path(output).read_text()
    instructions = int(re.search(r"^(?:summary|totals): (\d+)", text, re.M).group(1))
    names = dict(re.findall(r"\((\d+)\) (\S+)", "\n".join(re.findall(r"^c?fn=(.*)$", text, re.M))))
    calls = 0
    for name, count in re.findall(r"^cfn=\((\d+)\).*\n(?:cfi=.*\n|cob=.*\n)*calls=(\d+)", text, re.M):
        if names.get(name) in ("malloc", "calloc", "posix_memalign", "aligned_alloc"):
            calls += int(count)
    return instructions, calls


def section_text(file):
    lines = package.output("size", "-A", file).split("\n")
    return sum(int(line.split()[1]) for line in lines if line.startswith(".text"))


def unrelated():
    dice = random.Random(1)
    lines = []
    for index in range(EXPRESSIONS):
        a, b, c = (dice.choice("xyz") for _ in range(3))
        lines.append(f"  _ = {a} {dice.choice('+-*/|&')} {b} {dice.choice('+-*')} {dice.randrange(1, 99)} | {c} << 2")
    return "func unrelated(x: Int, y: Int, z: Int) {\n" + "\n".join(lines) + "\n}\n"


def figures(scopes):
    """Each figure: its key, what it is, ours, the plain API's, and the goal. Fills `scopes`, by statement."""
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(package.JOBS) as pool:
        bench = Bench(folder)
        written, plainly = bench.functions(True), bench.functions(False)
        constraints = FUNCTIONS * PER_FUNCTION
        # All is begun here, two at a time, and asked for in the order of the table.
        runs = [pool.submit(bench.run, operators) for operators in (True, False)]
        measured = {}

        def cost(imports, code):
            """Instructions for the code, without those for the imports alone."""
            return measured[imports + code].result() - measured[imports].result()
        checked = [(TAL_IMPORTS, IMPORTS, written, plainly)]
        checked += [(TAL_IMPORTS, IMPORTS, *map(bench.kind, statements)) for statements in KINDS.values()]
        checked.append((TAL_IMPORTS, IMPORTS, unrelated(), unrelated()))
        checked.append((TAL_IMPORTS, TAL_IMPORTS, bench.lists(32), bench.lists(4)))
        for own, other, ours, theirs in checked:
            for source in (own + ours, other + theirs, own, other):
                if source not in measured:
                    measured[source] = pool.submit(bench.frontend_instructions, source)
        statements = ["", *bench.forms(), *CALCULATED]
        counts = [pool.submit(bench.scopes, statement) for statement in statements]
        sizes = {}
        client, copied = bench.write("operators", TAL_IMPORTS + written), bench.write("copied", IMPORTS + written)
        plain = bench.write("plain", IMPORTS + plainly)
        for level in ("-O", "-Osize"):
            for name, sources in (
                    ("plain", [plain]), ("alone", [PRODUCT]), ("copied", [copied, PRODUCT]), ("module", [client])):
                sizes[level, name] = pool.submit(bench.text_size, name, sources, level)

        kinds = ["type-checking"] + [f"type-checking {kind}" for kind in KINDS]
        numbers = [constraints] + [4 * FUNCTIONS] * len(KINDS)
        for kind, (own, other, ours, theirs), number, goal in zip(kinds, checked, numbers, (2.0, 0.8, 3.3, 3.6)):
            what = f"{kind} a constraint" if kind == "type-checking" else kind
            yield kind, f"{what}, instructions", cost(own, ours) / number, cost(other, theirs) / number, goal
        own, other, long, short = checked[-1]
        yield (
            "list", "a relation in a list of 32, against one in a list of 4, instructions",
            cost(own, long) / (LISTS * 32), cost(other, short) / (LISTS * 4), 1)
        empty, *others = (count.result() for count in counts)
        scopes.update(
            (form, None if count is None else count - empty) for form, count in zip(statements[1:], others))
        forms = {form: count for form, count in scopes.items() if form not in CALCULATED}
        calculated = max(forms.pop(form) for form in list(forms) if "| (" in form)
        number = max(forms.pop(form) for form in list(forms) if re.search(r"=.= \d+ \|", form))
        yield "scopes of a number", "a number with a priority, solver scopes", number, None, 100
        yield "scopes of both", "a number with a calculated priority, solver scopes", calculated, None, 1300
        yield "scopes", "the worst other form of the README, solver scopes", max(forms.values()), None, 25
        yield (
            "unrelated", "type-checking an unrelated expression, with and without the import, instructions",
            cost(TAL_IMPORTS, unrelated()) / EXPRESSIONS, cost(IMPORTS, unrelated()) / EXPRESSIONS, 1.08)
        for level, most in (("-O", 7_700), ("-Osize", 6_600)):
            size = sizes[level, "plain"].result() / constraints
            alone = sizes[level, "alone"].result()
            own = (sizes[level, "copied"].result() - alone) / constraints
            yield f"copied {level}", f"client code a constraint, the file copied in, {level}, bytes", own, size, 0.9
            own = sizes[level, "module"].result() / constraints
            yield f"module {level}", f"client code a constraint, as a module, {level}, bytes", own, size, 1.45
            yield f"library {level}", f"the library's own code, {level}, bytes", alone, None, most
        own, plain = (run.result() for run in runs)
        yield "run time", "making and activating a constraint, instructions", own[0], plain[0], 1.1
        yield "allocations", "allocations a constraint", own[1], plain[1], 1


def text(value):
    return "" if value is None else f"{value:,.0f}" if value >= 10 else f"{value:.2f}"


def is_worse(value, reached, goal):
    """By more than 5 %, or the goal is not reached. None: the compiler gave up."""
    if value is None or reached is None:
        return value is None and reached is not None
    return value > reached * 1.05 or reached > goal


def main():
    if not shutil.which("valgrind") or not shutil.which("size"):
        sys.exit("valgrind and binutils are needed: install them first")
    table = "| figure | operators | plain API | ratio or count | goal |\n|---|---|---|---|---|\n"
    readme = (package.ROOT / "README.md").read_text()
    goals, values, scopes = {}, {}, {}
    for key, figure, own, plain, goal in figures(scopes):
        goals[key], values[key] = goal, round(own / (plain or 1), 4)
        row = f"| {figure} | {text(own)} | {text(plain)} | {f'{own / plain:.2f}' if plain else text(own)} |"
        table += f"{row} {goal} |\n"
        readme = re.sub(rf"^\| {re.escape(figure)} \|.*", lambda _: row, readme, flags=re.M)
    print(table, end="")
    values.update(scopes)
    if "--record" in sys.argv:
        (FOLDER / "reached.json").write_text(json.dumps(values, indent=2) + "\n")
        rows = ""
        for form, count in scopes.items():
            escaped = form.replace("|", "\\|")
            rows += f"| `{escaped}` | {'gives up' if count is None else f'{count:,}'} |\n"
        (FOLDER / "Costs.md").write_text(COSTS + table + SCOPES + rows)
        (package.ROOT / "README.md").write_text(readme)
    failed = False
    if "--check" in sys.argv:
        reached = json.loads((FOLDER / "reached.json").read_text())
        worse = [
            key for key in values if is_worse(values[key], reached.get(key, 0), goals.get(key, float("inf")))]
        print(f"{len(values)} figures checked, {len(worse)} worse than reached or than the goal: {', '.join(worse) or 'none'}")
        failed = bool(worse)
    return package.verdict(failed, "make it cheaper again; `Tests/Checks/benchmarks.py --record` keeps a figure that must stay")


if __name__ == "__main__":
    sys.exit(main())
