#!/usr/bin/env python3
"""The same text makes the same constraint. Random statements are compiled with the stand-in, beside the plain API with the
same text as its constant or multiplier. Compared are items, attributes, relation, multiplier, constant, priority, activity.

Usage: same_text.py [--seed N] [--count N] [--print]

The values of a test cannot see what the type checker makes of a text, and this script can. `375 / 2` of two whole numbers
is 187.5 as a constant. The compiler may give up on a text as too complex, although that of the plain API compiles. Such a
text is printed, and one in a hundred is allowed. Needs Python 3 and a Swift toolchain.
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import package

VIEWS, GUIDES = ["parent", "a", "b"], ["guide", "parent.layoutMarginsGuide"]
# Anchors that may stand in one relation. Leading goes with leading and left with left, and the center with both.
KINDS = [
    ["leading", "trailing", "centerX"], ["left", "right", "centerX"],
    ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"], ["width", "height"]]
RELATIONS = {"=&=": "equalTo", "=>=": "greaterThanOrEqualTo", "=<=": "lessThanOrEqualTo"}
PRIORITIES = [
    ".required", ".defaultHigh", ".defaultLow", ".fittingSizeLevel", "TALPriority.defaultHigh", "TALPriority(300)",
    ".init(999)", ".init(rawValue: 421)", "UILayoutPriority(rawValue: 0.5)", "strong"]
PARAMETERS = (
    "_ parent: UIView, _ a: UIView, _ b: UIView, _ guide: UILayoutGuide, _ x: CGFloat, _ margin: CGFloat, "
    "_ third: CGFloat, _ flag: Bool, _ strong: TALPriority, _ wide: Double")
IMPORTS = package.IMPORTS + "import TextualAutoLayout\n\n"
PROGRAM = """
struct Facts: Equatable {
  let items: [ObjectIdentifier?], attributes: [NSLayoutConstraint.Attribute], relation: NSLayoutConstraint.Relation
  let numbers: [CGFloat], priority: UILayoutPriority, isActive: Bool
  @MainActor init(_ c: NSLayoutConstraint) {
    items = [c.firstItem, c.secondItem].map { $0.map { ObjectIdentifier($0) } }
    attributes = [c.firstAttribute, c.secondAttribute]
    (relation, numbers, priority, isActive) = (c.relation, [c.multiplier, c.constant], c.priority, c.isActive)
  }
}
@main @MainActor struct Program {
  static func main() {
    let (parent, a, b, guide) = (UIView(), UIView(), UIView(), UILayoutGuide())
    parent.addSubview(a)
    parent.addSubview(b)
    b.addLayoutGuide(guide)
    func compare(
      _ number: Int, _ written: (%(types)s) -> NSLayoutConstraint, _ plain: (%(types)s) -> NSLayoutConstraint
    ) {
      for flag in [true, false] {
        let made = written(parent, a, b, guide, 10, 2.5, 1.0 / 3, flag, TALPriority(600), 7.1)
        let expected = plain(parent, a, b, guide, 10, 2.5, 1.0 / 3, flag, TALPriority(600), 7.1)
        if Facts(made) != Facts(expected) { print(number, made, expected, separator: "\\n  ") }
      }
    }
%(calls)s
  }
}
"""


class Writer:
    """Random texts: numbers, right sides, statements."""

    def __init__(self, seed):
        self.dice = random.Random(seed)

    def positive(self):
        """A number above zero, which may stand under a fraction."""
        return self.dice.choice(["2", "3", "8", "16", "375", "0.5", "1.25", "x", "margin", "third", "(x + 1)", "wide"])

    def product(self, depth):
        """A number without `+` or `-` outside of parentheses."""
        choice = self.dice.randrange(10 if depth else 4)
        if choice < 4:
            return self.positive()
        if choice == 4:
            return f"(-{self.positive()})"
        if choice == 5:
            return f"min({self.number(depth - 1)}, {self.number(depth - 1)})"
        if choice == 6:
            return f"(flag ? {self.number(depth - 1)} : {self.number(depth - 1)})"
        if choice == 7:
            return f"({self.number(depth - 1)})"
        return f"{self.product(depth - 1)} {self.dice.choice('*/')} {self.positive()}"

    def number(self, depth):
        text = self.dice.choice(["", "", "", "-"]) + self.product(depth)
        while depth and self.dice.randrange(3) == 0:
            text += f" {self.dice.choice('+-')} {self.product(depth - 1)}"
        return text

    def anchor(self, kind):
        names = [name for name in kind]
        item = self.dice.choice(VIEWS + GUIDES)
        if item in GUIDES:
            names = [name for name in kind if "Baseline" not in name]
        return f"{item}.{self.dice.choice(names)}Anchor"

    def expression(self, kind):
        """The text of a linear expression, its anchor, and the texts of its multiplier and its constant."""
        anchor, depth = self.anchor(kind), self.dice.randrange(3)
        text, multiplier, constant = anchor, None, None
        if "width" in kind and self.dice.randrange(3):
            form, factor, divisor = self.dice.randrange(5), self.product(depth), self.positive()
            text, multiplier = [
                (f"{factor} * {anchor}", factor), (f"{anchor} * {factor}", factor), (f"{anchor} / {divisor}", f"1 / {divisor}"),
                (f"{anchor} * {factor} / {divisor}", f"{factor} / {divisor}"), (f"{anchor}", None)][form]
            if form == 4:  # a factor outside of parentheses multiplies the constant too
                inner = self.product(depth)
                multiplier, constant = factor, f"({inner}) * ({factor})"
                text = f"({anchor} + {inner}) * {factor}" if self.dice.randrange(2) else f"{factor} * ({anchor} + {inner})"
                if "*" in factor or "/" in factor:
                    text, multiplier, constant = anchor, None, None
        if constant is None and self.dice.randrange(4):
            sign, summand = self.dice.choice("+-"), self.product(depth)
            text += f" {sign} {summand}"
            constant = f"{'-' if sign == '-' else ''}{summand}"
            while self.dice.randrange(4) == 0:
                more = f" {self.dice.choice('+-')} {self.product(depth)}"
                text, constant = text + more, constant + more
        if self.dice.randrange(8) == 0:
            text = f"({text})"
        return text, anchor, multiplier, constant

    def statement(self):
        kind = self.dice.choice(KINDS + 2 * KINDS[-1:])
        left, relation = self.anchor(kind), self.dice.choice(list(RELATIONS))
        isEither = self.dice.randrange(6) == 0  # one of two right sides, without parentheses and so without a priority
        to = RELATIONS[relation]
        if "width" in kind and self.dice.randrange(2):
            text = self.number(self.dice.randrange(3))
            if isEither:
                text = f"flag ? {text} : {self.number(1)}"
            plain = f"{left}.constraint({to}Constant: {text})"
        else:
            text, anchor, multiplier, constant = self.expression(kind)
            if isEither:
                text = anchor = f"flag ? {anchor} : {self.anchor(kind)}"
                multiplier = constant = None
            plain = f"{left}.constraint({to}: {anchor}"
            plain += f", multiplier: {multiplier}" if multiplier else ""
            plain += f", constant: {constant}" if constant else ""
            plain += ")"
        priority = None if isEither else self.dice.choice(PRIORITIES + 4 * [None])
        written = f"{left} {relation} {text}" + (f" | {priority}" if priority else "")
        return written, plain, priority


def functions(number, statement):
    """The function that writes the statement, and that of the plain API. Every fourth one writes it in a set."""
    written, plain, priority = statement
    if number % 4 == 0:
        written = f"NSLayoutConstraint.inactive {{\n    if flag || !flag {{ {written} }}\n  }}.setActive(true)[0]"
    assignment = f"  constraint.priority = {priority}\n" if priority else ""
    return (
        f"@MainActor func written{number}({PARAMETERS}) -> NSLayoutConstraint {{\n  {written}\n}}\n",
        f"@MainActor func plain{number}({PARAMETERS}) -> NSLayoutConstraint {{\n  let constraint = {plain}\n{assignment}"
        "  constraint.isActive = true\n  return constraint\n}\n")


def statements(seed, count):
    """As many random statements, each with that of the plain API and with its priority."""
    writer, found = Writer(seed), {}
    while len(found) < count:
        found[writer.statement()] = None
    return list(found)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--count", type=int, default=1000)
    options.add_argument("--print", action="store_true", help="print the statements, each with that of the plain API")
    arguments = options.parse_args()
    texts = dict(enumerate(statements(arguments.seed, arguments.count)))
    if arguments.print:
        for statement in texts.values():
            print(*statement[:2], sep="\n    ")
        return 0
    with tempfile.TemporaryDirectory() as name:
        folder, built = pathlib.Path(name), package.modules("-swift-version", "5")
        pairs = {number: functions(number, statement) for number, statement in texts.items()}

        def errors(form):
            sources = {number: IMPORTS + pair[form] for number, pair in pairs.items()}
            return package.first_errors(sources, "-I", built, *package.ON_STAND_IN)
        plain = errors(1)
        pairs = {number: pair for number, pair in pairs.items() if number not in plain}
        refused = errors(0)
        for number, error in refused.items():
            print(f"{texts[number][0]}\n  {error}")
        pairs = {number: pair for number, pair in pairs.items() if number not in refused}
        types = re.sub(r"_ \w+: ", "", PARAMETERS)
        calls = "".join(f"    compare({number}, written{number}, plain{number})\n" for number in pairs)
        program = folder / "program.swift"
        program.write_text(
            IMPORTS + "\n".join("\n".join(pair) for pair in pairs.values()) + PROGRAM % {"types": types, "calls": calls})
        subprocess.run(
            ["swiftc", "-parse-as-library", "-module-name", "Program", *package.ON_STAND_IN, "-I", built,
             program, built / "LayoutStandIn.o", built / "TextualAutoLayout.o", "-o", folder / "program"], check=True)
        result = subprocess.run([f"{name}/program"], capture_output=True, text=True)
        different = re.findall(r"^(\d+)\n  (.*)\n  (.*)$", result.stdout, re.M)
        for number, made, expected in different:
            print(f"{texts[int(number)][0]}\n  {made}\n  {expected}")
    others = [error for error in refused.values() if "reasonable time" not in error]
    print(
        f"seed {arguments.seed}: {len(pairs)} statements compared, {len(different)} different; {len(refused) - len(others)}"
        f" too complex, {len(others)} refused, {len(plain)} refused to the plain API too")
    if result.returncode:
        sys.exit(result.stderr)
    failed = different or others or len(refused) * 100 > arguments.count or len(pairs) < arguments.count * 0.9
    return package.verdict(failed, "mend the operator: the text right of it must mean what it means to the plain API")


if __name__ == "__main__":
    sys.exit(main())
