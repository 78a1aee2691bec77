#!/usr/bin/env python3
"""Compares random relations with calls of Apple's API that contain the same text.

Usage: same_text.py [--seed N] [--count N]

The type checker may read the same text differently, which tests with values don't show: `375 / 2` is 187.5 as a
constant, and 187 as an `Int`. So each random text is compiled twice, in a relation and as an argument of Apple's API,
with the stand-in. The two constraints have to be equal in everything that a user can read from them.

A relation that doesn't compile is a failure, too. With other seeds some may be too complex for the compiler.
"""

import argparse
import pathlib
import random
import re
import sys
import tempfile

import package

ITEMS = ["container", "a", "b", "guide", "container.layoutMarginsGuide"]
# Anchors that one relation may contain. Leading can't be related to left, and the center can be related to both.
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
# Ways to scale a width or height, each with the multiplier and the constant for Apple's API.
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
@MainActor let (container, a, b, guide) = (UIView(), UIView(), UIView(), UILayoutGuide())
@MainActor let (strong, wide, x, margin, third) = (TALPriority(600), 7.1, CGFloat(10), CGFloat(2.5), CGFloat(1) / 3)
@MainActor var flag = true
%s
@main @MainActor enum Program {
  /// Everything that a user can read from a constraint.
  static func values(_ c: NSLayoutConstraint) -> [AnyHashable?] {
    [c.firstItem.map { ObjectIdentifier($0) }, c.secondItem.map { ObjectIdentifier($0) }, c.firstAttribute,
     c.secondAttribute, c.relation, c.multiplier, c.constant, c.priority, c.isActive]
  }
  static func first(_ set: [NSLayoutConstraint]) -> NSLayoutConstraint {
    precondition(set.count == 2 && set[1].constant == 4321, "the set has to have the two constraints in order: \\(set)")
    return set.setActive(true)[0]
  }
  static func compare(_ number: Int, _ relation: () -> NSLayoutConstraint, _ plain: () -> NSLayoutConstraint) {
    for choice in [true, false] {
      flag = choice
      let (ours, theirs) = (relation(), plain())
      if values(ours) != values(theirs) { print(number, ours, theirs, separator: "\\n") }
    }
  }
  static func main() {
    for view in [a, b] { container.addSubview(view) }
    b.addLayoutGuide(guide)
%s
  }
}
"""
)


class Writer(random.Random):
    """Writes random numbers, expressions and relations as text."""

    def positive(self):
        return self.choice(["2", "3", "8", "16", "375", "0.5", "1.25", "x", "margin", "third", "(x + 1)", "wide"])

    def product(self, depth):
        """Returns a number without `+` or `-` outside of parentheses."""
        if depth == 0 or self.randrange(5) < 2:
            return self.positive()
        one, two, last = self.number(depth - 1), self.number(depth - 1), self.positive()
        factors = f"{self.product(depth - 1)} {self.choice('*/')} {last}"
        return self.choice([f"(-{last})", f"min({one}, {two})", f"(flag ? {one} : {two})", f"({one})", *2 * [factors]])

    def fraction(self):
        """Returns a division that has another result with whole numbers."""
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
        """Returns a linear expression, and the arguments of Apple's API that say the same."""
        anchor, depth = self.anchor(kind), self.randrange(2)
        parts = {"anchor": anchor, "factor": self.product(depth), "number": self.positive()}
        parts["summand"] = self.product(depth)
        templates = self.choice(SCALED) if "width" in kind and self.randrange(3) else ("{anchor}", "", "")
        text, multiplier, constant = (template.format(**parts) for template in templates)
        one, two = self.product(depth), self.product(depth)
        for term in self.choice([[], [one], [one], [one, two], [self.fraction()]]):
            sign = self.choice("+-")
            text += f" {sign} {term}"
            constant = f"{constant} {sign} {term}" if constant else f"{sign}{term}".removeprefix("+")
        arguments = f", multiplier: {multiplier}" * bool(multiplier) + f", constant: {constant}" * bool(constant)
        return f"({text})" if self.randrange(8) == 0 else text, anchor + arguments

    def relation(self):
        """Returns a relation, and statements that create its constraint with Apple's API."""
        kind, comparison, priority = self.choice(KINDS), self.choice(list(RELATIONS)), self.choice(PRIORITIES)
        left, is_number = self.anchor(kind), bool("width" in kind and self.randrange(2))
        number = self.choice([self.number(2), self.number(1), self.fraction()])
        right, arguments = (number, number) if is_number else self.expression(kind)
        if self.randrange(6) == 0:  # a choice without parentheses, and so without a priority
            one, two = (self.number(1) if is_number else self.anchor(kind) for _ in range(2))
            right = arguments = f"flag ? {one} : {two}"
            priority = ""
        label = RELATIONS[comparison] + "Constant" * is_number
        relation, plain = f"{left} {comparison} {right}", f"let made = {left}.constraint({label}: {arguments})"
        if priority:
            relation, plain = f"{relation} | {priority}", f"{plain}; made.priority = {priority}"
        return relation, f"{plain}; made.isActive = true; return made"


def program(pairs):
    """Returns a program that compares each relation with Apple's API. Every fourth relation is in a set of two."""
    functions, calls = "", ""
    for number, (relation, plain) in enumerate(pairs):
        if number % 4 == 0:
            relation = f"Program.first(.inactive {{ {relation}; container.heightAnchor =<= 4321 }})"
        for name, body in ("relation", relation), ("plain", plain):
            functions += f"@MainActor func {name}{number}() -> NSLayoutConstraint {{ {body} }}\n"
        calls += f"    compare({number}, relation{number}, plain{number})\n"
    return PROGRAM % (functions, calls)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=500)
    arguments = parser.parse_args()
    writer = Writer(arguments.seed)
    pairs = [writer.relation() for _ in range(arguments.count)]
    modules = package.build_product("-swift-version", "5")
    with tempfile.TemporaryDirectory() as folder:
        file = package.written(pathlib.Path(folder) / "program.swift", program(pairs))
        command = ["swiftc", "-parse-as-library", "-diagnostic-style", "llvm", *package.ON_STAND_IN, "-I", modules]
        result = package.run(*command, "-o", f"{folder}/program", file, *modules.glob("*.o"))
        if result.returncode:
            # The compiler prints the line of the program below each error.
            errors = re.findall(r"error: (.*)\n.*? \{ (.*)", result.stderr)
            failures = [f"{line}\n{error}" for error, line in errors] or [result.stderr]
        else:
            different = re.findall(r"(\d+)\n(.*\n.*)\n", package.output(f"{folder}/program"))
            failures = [f"{pairs[int(number)][0]}\n{constraints}" for number, constraints in different]
    print(*failures, f"seed {arguments.seed}: {len(pairs)} relations, {len(failures)} failures", sep="\n")
    return package.exit_code(failures, "correct the operator, so that the text means the same as with Apple's API")


if __name__ == "__main__":
    sys.exit(main())
