#!/usr/bin/env python3
"""Makes systems.txt: random systems of constraints with priorities, solved by an independent solver.

Usage: generate.py > systems.txt     (needs numpy and scipy from PyPI; `swift test` reads only the result)

Each system is solved as plain linear programs by scipy (HiGHS): the sum of the absolute violations of the highest
priority is minimised and fixed, then that of the next one, and so on. After that each variable is minimised and maximised;
where both agree its value is unique.

Format, a line each:
    system N V                    number and count of variables
    c P R K i:a i:a …             a constraint: a·x_i + … + K (R: = < >) 0, at priority P (1000 is required)
    infeasible                    the required constraints contradict each other
    o P E                         the least sum of violations at priority P
    v value value …               each variable's value, or * where it is not unique
"""
import random

import numpy
from scipy.optimize import linprog

PRIORITIES = [999, 750, 500, 250, 50]


def structured(rng, n):
    """Like a layout: a chain of boxes in a container, with sizes, limits and centring."""
    constraints = [(1000, "=", -rng.choice([100, 320, 500]), {0: 1})]
    for i in range(1, n):
        kind = rng.randrange(6)
        other = rng.randrange(i)
        if kind == 0:
            constraints.append((1000, "=", -8, {i: 1, other: -1}))
        elif kind == 1:
            constraints.append((rng.choice(PRIORITIES), "=", 0, {i: 2, other: -1}))
        elif kind == 2:
            constraints.append((1000, ">", 0, {i: 1}))
            constraints.append((rng.choice(PRIORITIES), "=", -rng.randrange(20, 200), {i: 1}))
        elif kind == 3:
            constraints.append((1000, "<", 10, {i: 1, other: -1}))
            constraints.append((rng.choice(PRIORITIES), ">", -rng.randrange(20, 400), {i: 1}))
        elif kind == 4:
            size = -rng.randrange(10, 150)
            constraints.append((250, "<", size, {i: 1}))
            constraints.append((750, ">", size, {i: 1}))
        else:
            constraints.append((rng.choice(PRIORITIES), "=", rng.randrange(-9, 9), {i: 1, other: -0.5}))
    return constraints


def arbitrary(rng, n, infeasible):
    levels = rng.sample(PRIORITIES, rng.randrange(1, 6))
    constraints = []
    for _ in range(rng.randrange(n, 2 * n + 3)):
        indices = rng.sample(range(n), min(n, rng.randrange(1, 4)))
        terms = {i: rng.choice([-2, -1, -0.5, 0.5, 1, 2]) for i in indices}
        priority = 1000 if rng.random() < (0.6 if infeasible else 0.25) else rng.choice(levels)
        constraints.append((priority, rng.choice("=<>"), rng.randrange(-40, 41), terms))
    return constraints


class Programs:
    """min c·x under the required rows, and under what is fixed on the way."""

    def __init__(self, n, constraints):
        self.n = n
        optional = [c for c in constraints if c[0] < 1000]
        self.width = n + 2 * len(optional)
        self.equal, self.equal_to, self.below, self.below_to = [], [], [], []
        self.levels = {}
        for priority, relation, constant, terms in constraints:
            row = numpy.zeros(self.width)
            for i, a in terms.items():
                row[i] = a
            if priority < 1000:
                # sum - over + under = -constant; only the side that violates counts
                index = n + 2 * optional.index((priority, relation, constant, terms))
                optional[(index - n) // 2] = None
                row[index], row[index + 1] = -1, 1
                cost = self.levels.setdefault(priority, numpy.zeros(self.width))
                if relation in "=<":
                    cost[index] = 1
                if relation in "=>":
                    cost[index + 1] = 1
                self.equal.append(row)
                self.equal_to.append(-constant)
            elif relation == "=":
                self.equal.append(row)
                self.equal_to.append(-constant)
            else:
                sign = 1 if relation == "<" else -1
                self.below.append(sign * row)
                self.below_to.append(-sign * constant)
        self.bounds = [(None, None)] * n + [(0, None)] * (self.width - n)

    def solve(self, cost):
        return linprog(
            cost, A_ub=numpy.array(self.below) if self.below else None, b_ub=self.below_to or None,
            A_eq=numpy.array(self.equal) if self.equal else None, b_eq=self.equal_to or None, bounds=self.bounds,
            method="highs")


def number(value):
    rounded = round(value, 7) + 0.0
    return str(int(rounded)) if rounded == int(rounded) else repr(rounded)


def main():
    rng = random.Random(20261121)
    count = 0
    attempts = 0
    while count < 1000:
        attempts += 1
        infeasible = count % 20 == 19
        n = rng.choice([1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 60] if count % 10 == 0 else [1, 2, 3, 4, 5, 6, 7, 8])
        if infeasible or rng.random() < 0.5:
            constraints = arbitrary(rng, n, infeasible)
        else:
            constraints = structured(rng, n)
        programs = Programs(n, constraints)
        first = programs.solve(numpy.zeros(programs.width))
        if (first.status == 2) != infeasible or first.status not in (0, 2):
            continue
        lines = []
        if infeasible:
            lines.append("infeasible")
        else:
            failed = False
            for priority in sorted(programs.levels, reverse=True):
                cost = programs.levels[priority]
                result = programs.solve(cost)
                if result.status != 0:
                    failed = True
                    break
                lines.append(f"o {priority} {number(result.fun)}")
                programs.below.append(cost)
                programs.below_to.append(result.fun + 1e-9)
            values = []
            for i in range(n):
                if failed:
                    break
                cost = numpy.zeros(programs.width)
                cost[i] = 1
                low, high = programs.solve(cost), programs.solve(-cost)
                if low.status in (3, 4) or high.status in (3, 4):
                    values.append("*")
                elif low.status != 0 or high.status != 0:
                    failed = True
                else:
                    gap = -high.fun - low.fun
                    if 1e-5 < gap < 1e-2:
                        failed = True
                    values.append("*" if gap >= 1e-2 else number(low.fun))
            if failed:
                continue
            lines.append("v " + " ".join(values))
        count += 1
        print(f"system {count} {n}")
        for priority, relation, constant, terms in constraints:
            print(f"c {priority} {relation} {constant} " + " ".join(f"{i}:{a}" for i, a in terms.items()))
        print("\n".join(lines))


if __name__ == "__main__":
    main()
