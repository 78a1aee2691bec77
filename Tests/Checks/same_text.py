#!/usr/bin/env python3
"""The same text makes the same constraint. Random statements are compiled with the stand-in, beside the plain API with
the same text as its constant or multiplier. Compared is all that a user sees of the two constraints.

Usage: same_text.py [--seed N] [--count N]

The values of a test cannot see what the type checker makes of a text, and this script can. `375 / 2` of two whole
numbers is 187.5 as a constant. A text that does not compile is a failure too. Those of other seeds may be too complex.
Needs Python 3 and a Swift toolchain.
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import package

ITEMS = ["parent", "a", "b", "guide", "parent.layoutMarginsGuide"]
# Anchors that may stand in one relation. Leading goes with leading and left with left, and the center with both.
KINDS = [
    ["leading", "trailing", "centerX"], ["left", "right", "centerX"],
    ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"], ["width", "height"], ["width", "height"]]
RELATIONS = {"=&=": "equalTo", "=>=": "greaterThanOrEqualTo", "=<=": "lessThanOrEqualTo"}
PRIORITIES = [
    ".required", ".defaultHigh", ".defaultLow", "TALPriority.defaultHigh", "TALPriority(300)", ".init(999)",
    ".init(rawValue: 421)", "UILayoutPriority(rawValue: 0.5)", "strong", *4 * [""]]
PARAMETERS = (
    "_ parent: UIView, _ a: UIView, _ b: UIView, _ guide: UILayoutGuide, _ x: CGFloat, _ margin: CGFloat, "
    "_ third: CGFloat, _ flag: Bool, _ strong: TALPriority, _ wide: Double")
PROGRAM = package.IMPORTS + """import TextualAutoLayout
%(functions)s
@main @MainActor enum Program {
  static func facts(_ c: NSLayoutConstraint) -> [AnyHashable?] {
    [c.firstItem.map { ObjectIdentifier($0) }, c.secondItem.map { ObjectIdentifier($0) }, c.firstAttribute,
     c.secondAttribute, c.relation, c.multiplier, c.constant, c.priority, c.isActive]
  }
  static func main() {
    let (parent, a, b, guide) = (UIView(), UIView(), UIView(), UILayoutGuide())
    for view in [a, b] { parent.addSubview(view) }
    b.addLayoutGuide(guide)
    func compare(_ number: Int, _ make: [@MainActor (%(types)s) -> NSLayoutConstraint]) {
      for flag in [true, false] {
        let made = make.map { $0(parent, a, b, guide, 10, 2.5, 1.0 / 3, flag, TALPriority(600), 7.1) }
        if facts(made[0]) != facts(made[1]) { print(number, made[0], made[1], separator: "\\n") }
      }
    }
%(calls)s
  }
}
"""


class Writer(random.Random):
    """Random texts: numbers, right sides, statements."""

    def positive(self):
        """A number above zero, which may stand under a fraction."""
        return self.choice(["2", "3", "8", "16", "375", "0.5", "1.25", "x", "margin", "third", "(x + 1)", "wide"])

    def product(self, depth):
        """A number without `+` or `-` outside of parentheses."""
        form = self.randrange(10 if depth else 4)
        if form < 4:
            return self.positive()
        if form < 8:
            one, two = self.number(depth - 1), self.number(depth - 1)
            return [f"(-{self.positive()})", f"min({one}, {two})", f"(flag ? {one} : {two})", f"({one})"][form - 4]
        return f"{self.product(depth - 1)} {self.choice('*/')} {self.positive()}"

    def fraction(self):
        """A division that whole numbers would round."""
        return f"{self.choice(['3', '25', '375'])} / {self.choice(['2', '8', '16'])}"

    def number(self, depth):
        text = self.choice(["", "", "", "-"]) + self.product(depth)
        while depth and self.randrange(3) == 0:
            text += f" {self.choice('+-')} {self.product(depth - 1)}"
        return text

    def anchor(self, kind):
        item = self.choice(ITEMS)
        return f"{item}.{self.choice([name for name in kind if 'Baseline' not in name or 'uide' not in item])}Anchor"

    def expression(self, kind):
        """The text of a linear expression, and the arguments of the plain API."""
        anchor, depth, multiplier, constant = self.anchor(kind), self.randrange(2), "", ""
        if self.randrange(8) == 0:
            fraction = self.fraction()
            return f"{anchor} + {fraction}", f"{anchor}, constant: {fraction}"
        text, factor, number, summand = anchor, self.product(depth), self.positive(), self.product(depth)
        if "width" in kind and self.randrange(3):
            text, multiplier, constant = self.choice([
                (f"{factor} * {anchor}", factor, ""), (f"{anchor} * {factor}", factor, ""),
                (f"{anchor} / {number}", f"1 / {number}", ""),
                (f"{anchor} * {factor} / {number}", f"{factor} / {number}", ""),
                (f"({anchor} + {summand}) * {number}", number, f"({summand}) * {number}"),
                (f"{number} * ({anchor} + {summand})", number, f"({summand}) * {number}")])
        for chance in (0.75, 0.25):
            if self.random() < chance:
                more = f" {self.choice('+-')} {self.product(depth)}"
                text, constant = text + more, constant + more if constant else more.replace(" ", "", 2).lstrip("+")
        arguments = f"{anchor}, multiplier: {multiplier}" if multiplier else anchor
        arguments += f", constant: {constant}" if constant else ""
        return f"({text})" if self.randrange(8) == 0 else text, arguments

    def statement(self):
        """A relation, the plain API's constraint, and the priority."""
        kind, relation, priority = self.choice(KINDS), self.choice(list(RELATIONS)), self.choice(PRIORITIES)
        left, bare = self.anchor(kind), "width" in kind and self.randrange(2)
        number = self.choice([self.number(2), self.number(1), self.fraction()])
        text, arguments = (number, "") if bare else self.expression(kind)
        if self.randrange(6) == 0:  # a choice without parentheses, and so without a priority
            one, two = (self.number(1) if bare else self.anchor(kind) for _ in range(2))
            text, arguments, priority = f"flag ? {one} : {two}", "", ""
        to = RELATIONS[relation] + "Constant" * bool(bare)
        written = f"{left} {relation} {text}" + f" | {priority}" * bool(priority)
        return written, f"{left}.constraint({to}: {arguments or text})", priority


def statements(seed, count):
    """As many random statements, each with that of the plain API and with its priority."""
    writer = Writer(seed)
    return [writer.statement() for _ in range(count)]


def program(texts):
    """The program that compares the statements. Every fourth one is in a set."""
    functions, calls = "", ""
    for number, (written, plain, priority) in enumerate(texts):
        if number % 4 == 0:
            written = f"NSLayoutConstraint.inactive {{ {written} }}.setActive(true)[0]"
        assignment = f"; made.priority = {priority}" if priority else ""
        plain = f"let made = {plain}{assignment}; made.isActive = true; return made"
        for name, body in ("written", written), ("plain", plain):
            functions += f"@MainActor func {name}{number}({PARAMETERS}) -> NSLayoutConstraint {{ {body} }}\n"
        calls += f"    compare({number}, [written{number}, plain{number}])\n"
    return PROGRAM % {"functions": functions, "types": re.sub(r"_ \w+: ", "", PARAMETERS), "calls": calls}


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--count", type=int, default=500)
    arguments = options.parse_args()
    texts = statements(arguments.seed, arguments.count)
    made = package.modules("-swift-version", "5")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "program.swift"
        file.write_text(program(texts))
        command = ["swiftc", "-parse-as-library", "-diagnostic-style", "llvm", *package.ON_STAND_IN, "-I", made, file]
        command += [made / "LayoutStandIn.o", made / "TextualAutoLayout.o", "-o", f"{folder}/program"]
        result = subprocess.run(command, capture_output=True, text=True)
        found = [pair[::-1] for pair in re.findall(r"error: (.*)\n.*? \{ (.*)", result.stderr)]
        if not result.returncode:
            different = re.findall(r"(\d+)\n(.*\n.*)\n", package.output(f"{folder}/program"))
            found = [(texts[int(number)][0], facts) for number, facts in different]
        elif not found:
            sys.exit(result.stderr)
    for text, facts in found:
        print(f"{text}\n{facts}")
    print(f"seed {arguments.seed}: {len(texts)} statements, {len(found)} of them not as the plain API has them")
    return package.verdict(found, "mend the operator: the text right of it must mean what it means to the plain API")


if __name__ == "__main__":
    sys.exit(main())
