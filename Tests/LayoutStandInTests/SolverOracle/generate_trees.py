#!/usr/bin/env python3
"""Makes trees.txt: random trees of views with edits, and what an independent solver finds best after each.

Usage: generate_trees.py > trees.txt     (needs numpy and scipy from PyPI; `swift test` reads only the result)
       generate_trees.py 1 2 3 > trees.txt       for those of other seeds

Each layout is solved as plain linear programs by scipy (HiGHS): the sum of the violations of the highest priority is
minimised and fixed, then that of the next one, and so on. What is required can always be satisfied.

Format, a line each; items are numbered in order, the root, 400 × 300, is 0:
    tree S                  the seed it is made from
    v P [W H U C]           a view in P; with an intrinsic size, its hugging and compression resistance priority
    g P                     a layout guide of P
    m P                     the layout margins guide of P
    c F R M S K P [off]     F R M × S + K at priority P (R: = < >), where F and S are an item and an attribute: left, right,
                            x centre, top, bottom, y centre, width or height, by their first letter; S is - for none
    s I | k I K | p I P | r W H
                            an edit: constraint I is switched; has another constant; another priority; the root's size
    o P:E P:E …             the least sum of violations at each priority, after a layout
"""
import copy
import dataclasses
import random
import sys

import numpy
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

MULTIPLIERS = [0.01, 0.1, 0.5, 1.5, 3, 10, 100]
WIDE = [0.001, 0.01, 0.1, 10, 100, 1000]
PRIORITIES = [999, 750, 500, 250, 50, 1]
EDGES = {"x": "lrx", "y": "tby", "size": "wh"}
# Of some thousand, those that a solver which calculates with Doubles, as this one once did, lays out wrongly.
SEEDS = [45, 77, 124, 787, 4412, 5210, 5327, 7029]


def terms(item, attribute):
    """Left, top, width and height of each item are four variables."""
    i = 4 * item
    return {
        "l": {i: 1}, "r": {i: 1, i + 2: 1}, "x": {i: 1, i + 2: 0.5}, "t": {i + 1: 1}, "b": {i + 1: 1, i + 3: 1},
        "y": {i + 1: 1, i + 3: 0.5}, "w": {i + 2: 1}, "h": {i + 3: 1}}[attribute]


def value(frame, attribute):
    return sum(a * frame[i] for i, a in terms(0, attribute).items())


@dataclasses.dataclass
class Relation:
    """A constraint; `second` and `other`, the right side's item and attribute, are None for none."""
    first: int
    attribute: str
    relation: str
    multiplier: float
    second: int
    other: str
    constant: float
    priority: int
    is_on: bool = True


class Tree:
    def __init__(self, rng):
        self.size = [400, 300]
        self.items = [("v", 0, None)]
        self.relations = []
        style = rng.choice(["any", "any", "chain", "witness", "witness"])
        for _ in range(rng.randrange(3, 11)):
            views = [i for i, item in enumerate(self.items) if item[0] == "v"]
            kind = rng.choice("vvvvvvvgm") if len(self.items) > 1 else "v"
            content = None
            if kind == "v" and rng.random() < 0.3:
                size = rng.randrange(0, 12) * 10, rng.randrange(0, 6) * 10
                content = size + (rng.choice([250, 251, 750]), rng.choice([750, 749, 999]))
            self.items.append((kind, rng.choice(views), content))
        if style == "chain":
            self.add_chain(rng)
        self.add_any(rng, style == "witness")

    def add_chain(self, rng):
        """Each size a multiple of the one before, in half of the trees the first of the last, and one size given."""
        multipliers = MULTIPLIERS if rng.random() < 0.6 else WIDE
        order = list(range(1, len(self.items)))
        rng.shuffle(order)
        for a, b in zip(order, order[1:]):
            self.relations.append(Relation(
                a, rng.choice("wwwh"), "=", rng.choice(multipliers), b, rng.choice("wwwh"), rng.choice([0, 0, 5, -3, 20]),
                rng.choice([1000, 1000] + PRIORITIES)))
        if rng.random() < 0.5:
            self.relations.append(Relation(
                order[-1], rng.choice("wh"), "=", rng.choice(multipliers), order[0], rng.choice("wh"), rng.choice([0, 7]),
                rng.choice(PRIORITIES)))
        self.relations.append(Relation(
            rng.choice(order), rng.choice("wh"), rng.choice("=><"), 1, None, None, rng.randrange(1, 300),
            rng.choice([1000] + PRIORITIES)))

    def add_any(self, rng, has_witness):
        """Relations of anything with anything; with a witness, most of them hold in one layout."""
        count = len(self.items)
        frames = [(0, 0, 400, 300)] + [[rng.randrange(n) for n in (200, 200, 150, 150)] for _ in range(count - 1)]
        for i, (kind, parent, _) in enumerate(self.items):
            if kind == "m":
                left, top, width, height = frames[parent]
                frames[i] = (left + 8, top + 8, width - 16, height - 16)
        for _ in range(rng.randrange(count, 2 * count + 4)):
            attributes = EDGES[rng.choice(["x", "y", "size", "size"])]
            first, attribute, second, other = (
                rng.randrange(count), rng.choice(attributes), rng.randrange(count), rng.choice(attributes))
            relation, multiplier = rng.choice("===<>"), 1
            constant = rng.choice([0, 0, 8, -8, 20, rng.randrange(-100, 100)])
            if attributes == "wh":
                multiplier = rng.choice(MULTIPLIERS + [1])
                if rng.random() < 0.25:
                    second, other, multiplier, constant = None, None, 1, rng.randrange(0, 300)
            if (first, attribute) == (second, other):
                continue
            if has_witness and rng.random() < 0.7:
                right = 0 if second is None else multiplier * value(frames[second], other)
                slack = {"=": [0], "<": [0, 10], ">": [0, -10]}[relation]
                constant = value(frames[first], attribute) - right + rng.choice(slack)
                # What is left of a sum like 0.1 + 0.2 - 0.3.
                constant = constant if abs(constant) > 1e-6 else 0
            priority = 1000 if rng.random() < (0.5 if has_witness else 0.3) else rng.choice(PRIORITIES)
            self.relations.append(Relation(
                first, attribute, relation, multiplier, second, other, constant, priority, rng.random() < 0.85))

    def edit(self, rng):
        kind, index = rng.choice("sskkpr"), rng.randrange(len(self.relations))
        relation = self.relations[index]
        if kind == "s":
            relation.is_on = not relation.is_on
            return f"s {index}"
        if kind == "k":
            relation.constant = rng.choice([0, 5, rng.randrange(-50, 200), relation.constant + 1])
            return f"k {index} {relation.constant!r}"
        if kind == "p":
            relation.priority = rng.choice([1000] + PRIORITIES)
            return f"p {index} {relation.priority}"
        self.size = [rng.randrange(100, 1000), rng.randrange(100, 800)]
        return f"r {self.size[0]} {self.size[1]}"

    def lines(self):
        for kind, parent, content in self.items[1:]:
            yield " ".join(map(str, (kind, parent) + (content or ())))
        for r in self.relations:
            right = "-" if r.second is None else f"{r.second}{r.other}"
            line = f"c {r.first}{r.attribute} {r.relation} {r.multiplier!r} {right} {r.constant!r} {r.priority}"
            yield line + ("" if r.is_on else " off")

    def rows(self):
        """(priority, relation to zero, coefficients, constant) of everything that holds or is wanted."""
        for i, position in enumerate([0, 0] + self.size):
            yield 1000, "=", {i: 1}, -position
        for index, (kind, parent, content) in enumerate(self.items):
            i, p = 4 * index, 4 * parent
            yield 1000, ">", {i + 2: 1}, 0
            yield 1000, ">", {i + 3: 1}, 0
            if kind == "m":
                for axis in (0, 1):
                    yield 1000, "=", {i + axis: 1, p + axis: -1}, -8
                    yield 1000, "=", {i + axis: 1, i + 2 + axis: 1, p + axis: -1, p + 2 + axis: -1}, 8
            if content:
                for axis in (0, 1):
                    yield content[2], "<", {i + 2 + axis: 1}, -content[axis]
                    yield content[3], ">", {i + 2 + axis: 1}, -content[axis]
        for r in self.relations:
            if r.is_on:
                row = terms(r.first, r.attribute)
                for i, a in ({} if r.second is None else terms(r.second, r.other)).items():
                    row[i] = row.get(i, 0) - r.multiplier * a
                yield r.priority, r.relation, row, -r.constant


def solve(tree):
    """The least sum of violations of each priority, or None where what is required cannot hold or HiGHS gives up."""
    rows = list(tree.rows())
    count = 4 * len(tree.items)
    width = count + 2 * sum(row[0] < 1000 for row in rows)
    equal, equal_to, below, below_to, costs = [], [], [], [], {}
    over = count
    for priority, relation, coefficients, constant in rows:
        line = list(coefficients.items())
        if priority < 1000:
            # sum - over + under = -constant; only the side that violates counts
            cost = costs.setdefault(priority, numpy.zeros(width))
            cost[over], cost[over + 1] = relation in "=<", relation in "=>"
            line += [(over, -1), (over + 1, 1)]
            over += 2
            relation = "="
        sign = -1 if relation == ">" else 1
        lines, right = (equal, equal_to) if relation == "=" else (below, below_to)
        lines.append([(i, sign * a) for i, a in line])
        right.append(-sign * constant)

    def matrix(lines):
        entries = [(a, k, i) for k, line in enumerate(lines) for i, a in line if a]
        values, down, across = zip(*entries)
        return csr_matrix((values, (down, across)), shape=(len(lines), width))

    found = []
    for priority in sorted(costs, reverse=True):
        cost = costs[priority]
        result = linprog(
            cost, A_ub=matrix(below), b_ub=below_to, A_eq=matrix(equal), b_eq=equal_to,
            bounds=[(None, None)] * count + [(0, None)] * (width - count), method="highs-ds",
            options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10})
        if result.status != 0:
            return None
        found.append((priority, max(0, result.fun)))
        below.append(list(enumerate(cost)))
        below_to.append(max(0, result.fun) + 1e-9)
    return found


def number(value):
    rounded = round(value, 6) + 0.0
    return str(int(rounded)) if rounded == int(rounded) else repr(rounded)


def optimum(found):
    return "o " + " ".join(f"{priority}:{number(error)}" for priority, error in found)


def case(seed):
    """The lines of a tree and five edits, or None where the tree cannot hold."""
    rng = random.Random(seed)
    tree = Tree(rng)
    found = solve(tree)
    if not found:
        return None
    lines = [f"tree {seed}", *tree.lines(), optimum(found)]
    edits = 0
    for _ in range(30):
        changed = copy.deepcopy(tree)
        line = changed.edit(rng)
        found = solve(changed)
        if found:
            tree = changed
            lines += [line, optimum(found)]
            edits += 1
        if edits == 5:
            return lines
    return None


def main():
    for seed in map(int, sys.argv[1:] or SEEDS):
        lines = case(seed)
        if lines:
            print("\n".join(lines))


if __name__ == "__main__":
    main()
