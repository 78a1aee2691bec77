#!/usr/bin/env python3
"""The same text makes the same constraint. Random statements are compiled with the stand-in, beside the plain API with
the same text as its constant or multiplier. Compared is all that a user sees of the two constraints.

Usage: same_text.py [--seed N] [--count N]

The values of a test cannot see what the type checker makes of a text: `375 / 2` of two whole numbers is 187.5 as a
constant. A text that does not compile is a failure too. Those of other seeds may be too complex.
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
    ["leading", "trailing", "centerX"],
    ["left", "right", "centerX"],
    ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"],
    ["width", "height"],
    ["width", "height"],
]
RELATIONS = {"=&=": "equalTo", "=>=": "greaterThanOrEqualTo", "=<=": "lessThanOrEqualTo"}
PRIORITIES = [
    ".required",
    ".defaultHigh",
    ".defaultLow",
    "TALPriority.defaultHigh",
    "TALPriority(300)",
    ".init(999)",
    ".init(rawValue: 421)",
    "UILayoutPriority(rawValue: 0.5)",
    "strong",
    *4 * [""],
]
# How a width or height is scaled, and what that is as multiplier and constant of the plain API.
SCALED = [
    ("{factor} * {anchor}", "{factor}", ""),
    ("{anchor} * {factor}", "{factor}", ""),
    ("{anchor} / {number}", "1 / {number}", ""),
    ("{anchor} * {factor} / {number}", "{factor} / {number}", ""),
    ("({anchor} + {summand}) * {number}", "{number}", "({summand}) * {number}"),
    ("{number} * ({anchor} + {summand})", "{number}", "({summand}) * {number}"),
]
PROGRAM = (
    package.CLIENT_IMPORTS
    + """
@MainActor let (parent, a, b, guide) = (UIView(), UIView(), UIView(), UILayoutGuide())
@MainActor let (strong, wide, x, margin, third) = (TALPriority(600), 7.1, CGFloat(10), CGFloat(2.5), CGFloat(1) / 3)
@MainActor var flag = true
%s
@main @MainActor enum Program {
  static func facts(_ c: NSLayoutConstraint) -> [AnyHashable?] {
    [c.firstItem.map { ObjectIdentifier($0) }, c.secondItem.map { ObjectIdentifier($0) }, c.firstAttribute,
     c.secondAttribute, c.relation, c.multiplier, c.constant, c.priority, c.isActive]
  }
  static func first(_ set: [NSLayoutConstraint]) -> NSLayoutConstraint {
    precondition(set.count == 2 && set[1].constant == 4321, "not what the closure made, or in another order: \\(set)")
    return set.setActive(true)[0]
  }
  static func compare(_ number: Int, _ written: () -> NSLayoutConstraint, _ plain: () -> NSLayoutConstraint) {
    for choice in [true, false] {
      flag = choice
      let made = (written(), plain())
      if facts(made.0) != facts(made.1) { print(number, made.0, made.1, separator: "\\n") }
    }
  }
  static func main() {
    for view in [a, b] { parent.addSubview(view) }
    b.addLayoutGuide(guide)
%s
  }
}
"""
)


class Writer(random.Random):
    """Random texts: numbers, right sides, statements."""

    def positive(self):
        return self.choice(["2", "3", "8", "16", "375", "0.5", "1.25", "x", "margin", "third", "(x + 1)", "wide"])

    def product(self, depth):
        """A number without `+` or `-` outside of parentheses."""
        if depth == 0 or self.randrange(5) < 2:
            return self.positive()
        one, two, last = self.number(depth - 1), self.number(depth - 1), self.positive()
        factors = f"{self.product(depth - 1)} {self.choice('*/')} {last}"
        return self.choice([f"(-{last})", f"min({one}, {two})", f"(flag ? {one} : {two})", f"({one})", *2 * [factors]])

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
        anchor, depth = self.anchor(kind), self.randrange(2)
        parts = {"anchor": anchor, "factor": self.product(depth), "number": self.positive()}
        parts["summand"] = self.product(depth)
        forms = self.choice(SCALED) if "width" in kind and self.randrange(3) else ("{anchor}", "", "")
        text, multiplier, constant = (form.format(**parts) for form in forms)
        one, two = self.product(depth), self.product(depth)
        for term in self.choice([[], [one], [one], [one, two], [self.fraction()]]):
            sign = self.choice("+-")
            text += f" {sign} {term}"
            constant = f"{constant} {sign} {term}" if constant else f"{sign}{term}".removeprefix("+")
        arguments = f", multiplier: {multiplier}" * bool(multiplier) + f", constant: {constant}" * bool(constant)
        return f"({text})" if self.randrange(8) == 0 else text, anchor + arguments

    def statement(self):
        """A relation, and statements that make its constraint by the plain API."""
        kind, relation, priority = self.choice(KINDS), self.choice(list(RELATIONS)), self.choice(PRIORITIES)
        left, bare = self.anchor(kind), "width" in kind and self.randrange(2)
        number = self.choice([self.number(2), self.number(1), self.fraction()])
        text, arguments = (number, "") if bare else self.expression(kind)
        if self.randrange(6) == 0:  # a choice without parentheses, and so without a priority
            one, two = (self.number(1) if bare else self.anchor(kind) for _ in range(2))
            text, arguments, priority = f"flag ? {one} : {two}", "", ""
        to = RELATIONS[relation] + "Constant" * bool(bare)
        written, plain = f"{left} {relation} {text}", f"let made = {left}.constraint({to}: {arguments or text})"
        if priority:
            written, plain = f"{written} | {priority}", f"{plain}; made.priority = {priority}"
        return written, f"{plain}; made.isActive = true; return made"


def program(texts):
    """The program that compares the statements. Every fourth one is in a set, the first of two."""
    functions, calls = "", ""
    for number, (written, plain) in enumerate(texts):
        if number % 4 == 0:
            written = f"Program.first(.inactive {{ {written}; parent.heightAnchor =<= 4321 }})"
        for name, body in ("written", written), ("plain", plain):
            functions += f"@MainActor func {name}{number}() -> NSLayoutConstraint {{ {body} }}\n"
        calls += f"    compare({number}, written{number}, plain{number})\n"
    return PROGRAM % (functions, calls)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--count", type=int, default=500)
    arguments = options.parse_args()
    writer = Writer(arguments.seed)
    texts = [writer.statement() for _ in range(arguments.count)]
    modules = package.build_product("-swift-version", "5")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "program.swift"
        file.write_text(program(texts))
        command = ["swiftc", "-parse-as-library", "-diagnostic-style", "llvm", *package.ON_STAND_IN, "-I", modules]
        command += ["-o", f"{folder}/program", file, *modules.glob("*.o")]
        result = subprocess.run(command, capture_output=True, text=True)
        found = [pair[::-1] for pair in re.findall(r"error: (.*)\n.*? \{ (.*)", result.stderr)]
        if not result.returncode:
            different = re.findall(r"(\d+)\n(.*\n.*)\n", package.output(f"{folder}/program"))
            found = [(texts[int(number)][0], facts) for number, facts in different]
        elif not found:
            sys.exit(result.stderr)
    for pair in found:
        print(*pair, sep="\n")
    print(f"seed {arguments.seed}: {len(texts)} statements, {len(found)} of them not as the plain API has them")
    return package.verdict(found, "mend the operator: the text right of it must mean what it means to the plain API")


if __name__ == "__main__":
    sys.exit(main())
