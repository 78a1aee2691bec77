#!/usr/bin/env python3
"""Prints trees.txt, with what an independent solver finds best in its `o` lines. The file has trees of views and edits.

Usage: solve_trees.py | diff trees.txt -     It needs numpy and scipy from PyPI. `swift test` reads only the file.

scipy (HiGHS) solves each layout as plain linear programs. It minimises the sum of the violations at the highest priority
and fixes it, then that at the next one, and so on. What is required can always be satisfied. The trees were chosen from
some thousand random ones. A solver that calculates with Doubles, as the stand-in's once did, lays them out wrongly.

Each line has one of these formats. Items are numbered in their order. Item 0 is the root, which is 400 × 300:
    tree N                  its name
    v P [W H U C]           a view in P, with an intrinsic size and with a hugging and a compression resistance priority
    g P                     a layout guide of P
    m P                     the layout margins guide of P
    c F R M S K P [off]     F R M × S + K at priority P, where R is = < or >, and F and S are an item and an attribute. S is
                            - for none. An attribute is the first letter of left, right, x centre, top, bottom, y centre,
                            width or height.
    s I | k I K | p I P | r W H
                            an edit. Constraint I is switched, or has another constant, or another priority. The root has
                            another size.
    o P:E P:E …             the least sum of violations at each priority, after a layout. A new tree has the letter alone.
"""
import pathlib
import sys

import numpy
from scipy.optimize import linprog


def terms(side):
    """The terms of an item and an attribute. Each item has four variables, its left, top, width and height."""
    if side == "-":
        return {}
    i = 4 * int(side[:-1])
    return {
        "l": {i: 1}, "r": {i: 1, i + 2: 1}, "x": {i: 1, i + 2: 0.5}, "t": {i + 1: 1}, "b": {i + 1: 1, i + 3: 1},
        "y": {i + 1: 1, i + 3: 0.5}, "w": {i + 2: 1}, "h": {i + 3: 1}}[side[-1]]


class Tree:
    def __init__(self):
        self.size = [400, 300]
        self.items = [("v", 0, [])]
        self.constraints = []

    def read(self, kind, words):
        """Takes up a line, which is a part of the tree or an edit."""
        if kind in "vgm":
            self.items.append((kind, int(words[0]), [int(word) for word in words[1:]]))
        elif kind == "c":
            first, relation, multiplier, second, constant, priority, *off = words
            row = terms(first)
            for i, a in terms(second).items():
                row[i] = row.get(i, 0) - float(multiplier) * a
            self.constraints.append({
                "relation": relation, "row": row, "constant": float(constant), "priority": int(priority), "is on": not off})
        elif kind == "r":
            self.size = [int(word) for word in words]
        else:
            constraint = self.constraints[int(words[0])]
            if kind == "s":
                constraint["is on"] = not constraint["is on"]
            elif kind == "k":
                constraint["constant"] = float(words[1])
            else:
                constraint["priority"] = int(words[1])

    def rows(self):
        """Yields priority, relation to zero, coefficients and constant of everything that holds or is wanted."""
        for i, position in enumerate([0, 0] + self.size):
            yield 1000, "=", {i: 1}, -position
        for index, (kind, parent, content) in enumerate(self.items):
            i, p = 4 * index, 4 * parent
            yield 1000, ">", {i + 2: 1}, 0
            yield 1000, ">", {i + 3: 1}, 0
            for axis in (0, 1):
                if kind == "m":
                    yield 1000, "=", {i + axis: 1, p + axis: -1}, -8
                    yield 1000, "=", {i + axis: 1, i + 2 + axis: 1, p + axis: -1, p + 2 + axis: -1}, 8
                if content:
                    yield content[2], "<", {i + 2 + axis: 1}, -content[axis]
                    yield content[3], ">", {i + 2 + axis: 1}, -content[axis]
        for constraint in self.constraints:
            if constraint["is on"]:
                yield constraint["priority"], constraint["relation"], constraint["row"], -constraint["constant"]


def solve(tree):
    """The least sum of violations of each priority."""
    rows = list(tree.rows())
    count = 4 * len(tree.items)
    width = count + 2 * sum(row[0] < 1000 for row in rows)
    equal, equal_to, below, below_to, costs = [], [], [], [], {}
    over = count
    for priority, relation, coefficients, constant in rows:
        line = numpy.zeros(width)
        for i, a in coefficients.items():
            line[i] = a
        if priority < 1000:
            # sum - over + under = -constant, and only the side that violates counts.
            cost = costs.setdefault(priority, numpy.zeros(width))
            cost[over], cost[over + 1] = relation in "=<", relation in "=>"
            line[over], line[over + 1] = -1, 1
            over += 2
            relation = "="
        sign = -1 if relation == ">" else 1
        lines, right = (equal, equal_to) if relation == "=" else (below, below_to)
        lines.append(sign * line)
        right.append(-sign * constant)
    for priority in sorted(costs, reverse=True):
        result = linprog(
            costs[priority], A_ub=numpy.array(below), b_ub=below_to, A_eq=numpy.array(equal), b_eq=equal_to,
            bounds=[(None, None)] * count + [(0, None)] * (width - count), method="highs-ds",
            options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10})
        if result.status != 0:
            sys.exit(result.message)
        least = max(0, result.fun)
        yield f"{priority}:{round(least, 6)}".removesuffix(".0")
        below.append(costs[priority])
        below_to.append(least + 1e-9)


def main():
    for line in (pathlib.Path(__file__).parent / "trees.txt").read_text().splitlines():
        kind, *words = line.split()
        if kind == "tree":
            tree = Tree()
        elif kind == "o":
            line = " ".join(["o", *solve(tree)])
        else:
            tree.read(kind, words)
        print(line)


if __name__ == "__main__":
    main()
