#!/usr/bin/env python3
"""Prints Tests/LayoutStandInTests/Trees.swift: random small trees, with the least sum of errors at each priority.

Usage: make_trees.py > Tests/LayoutStandInTests/Trees.swift

The sums come from scipy's `linprog`, another solver. Install it with `pip install scipy`. Each tree has its own seed,
so equal runs print equal text. `.ci/run` doesn't run this script. Run it to change the number or the kind of trees.

Each view has four variables: left, top, width and height, in the root's coordinates. Sizes are at least 0. The root is
fixed. A required constraint is a row of the linear program. Each optional constraint adds a slack variable v ≥ 0 with
v ≥ error; an equation also v ≥ -error. A box with an intrinsic size adds two optional constraints for each axis: at
most that size at 250 (hugging), and at least that size at 750 (compression resistance).

The priorities are minimised from the highest one down. The minimum of each is a row of the next linear program.
"""

import random
import sys

from scipy.optimize import linprog

TREES = 8
ROOT = (0, 0, 400, 300)
# The variables of an attribute: left, top, width, height.
ATTRIBUTES = {
    "left": (1, 0, 0, 0),
    "centerX": (1, 0, 0.5, 0),
    "right": (1, 0, 1, 0),
    "top": (0, 1, 0, 0),
    "centerY": (0, 1, 0, 0.5),
    "bottom": (0, 1, 0, 1),
    "width": (0, 0, 1, 0),
    "height": (0, 0, 0, 1),
}
KINDS = (("left", "centerX", "right"), ("top", "centerY", "bottom"), ("width", "height"))
RELATIONS = {"=&=": 0, "=>=": 1, "=<=": -1}
PRIORITIES = {"": 1000, " | .defaultHigh": 750, " | middle": 500, " | .defaultLow": 250}


def random_tree(chance):
    """Lines of Swift that create views and relations, and the constraints as (coefficients, relation, priority).

    The coefficients are those of all variables and the constant, on the left side of a comparison with 0.
    """
    names, lines, constraints = ["root"], [], []

    def constraint(terms, constant, relation, priority):
        row = [0.0] * 16
        for factor, name, attribute in terms:
            for index, coefficient in enumerate(ATTRIBUTES[attribute]):
                row[4 * names.index(name) + index] += factor * coefficient
        constraints.append(([*row, constant], relation, priority))

    for name in "abc":
        names.append(name)
        superview, size = chance.choice(names[:-1]), ""
        if chance.random() < 0.5:
            width, height = chance.choice((10, 40, 110)), chance.choice((10, 20))
            size = f", width: {width}, height: {height}"
            for attribute, points in (("width", width), ("height", height)):
                constraint([(1, name, attribute)], -points, -1, 250)
                constraint([(1, name, attribute)], -points, 1, 750)
        lines.append(f'let {name} = {superview}.box("{name}"{size})')
    for _ in range(8):
        first, second = chance.sample(names, 2)
        kind = chance.choice(KINDS)
        one, other = chance.choice(kind), chance.choice(kind)
        constant, multiplier = chance.choice((0, 8, 20, 100, -8)), 1
        operator, ending = chance.choice(list(RELATIONS)), chance.choice(list(PRIORITIES))
        right, terms = f"{second}.{other}Anchor", [(1, first, one)]
        if kind == KINDS[-1]:
            multiplier = chance.choice((0, 1, 0.001, 0.1, 0.5, 2, 3, 100))
            right = str(constant) if multiplier == 0 else right if multiplier == 1 else f"{multiplier} * {right}"
        if multiplier:
            terms.append((-multiplier, second, other))
            right += f" {'-' if constant < 0 else '+'} {abs(constant)}" if constant else ""
        lines.append(f"{first}.{one}Anchor {operator} {right}{ending}")
        constraint(terms, -constant, RELATIONS[operator], PRIORITIES[ending])
    return lines, constraints


def least_errors(constraints):
    """The least sum of errors at each optional priority, or None if the required constraints contradict each other."""
    slacks = [priority for _, _, priority in constraints if priority < 1000]
    at_most, equal = [], []  # rows of coefficients and a bound
    used = 0
    for (*row, constant), relation, priority in constraints:
        slack = [0.0] * len(slacks)
        if priority < 1000:
            slack[used] = -1
            used += 1
        elif relation == 0:
            equal.append((row + slack, -constant))
            continue
        for sign in (1, -1):  # sign × (row + constant) ≤ slack
            if relation != sign:
                at_most.append(([sign * coefficient for coefficient in row] + slack, -sign * constant))
    bounds = [(value, value) for value in ROOT] + [(None, None), (None, None), (0, None), (0, None)] * 3
    bounds += [(0, None)] * len(slacks)
    least = {}
    for priority in sorted(set(slacks), reverse=True):
        errors = [0.0] * 16 + [float(slack == priority) for slack in slacks]
        rows = [([row for row, _ in part] or None, [bound for _, bound in part] or None) for part in (at_most, equal)]
        result = linprog(errors, *rows[0], *rows[1], bounds, method="highs")
        if result.status != 0:
            return None
        least[priority] = round(result.fun, 4) + 0  # + 0 makes 0 of -0
        equal.append((errors, result.fun))
    return least


def main():
    print("//  Generated with `Tests/Checks/make_trees.py > Tests/LayoutStandInTests/Trees.swift`.")
    print("\nimport TestSupport\n")
    print("private let middle = TALPriority(500)\n\nlet trees = [")
    found, seed = 0, 0
    while found < TREES:
        lines, constraints = random_tree(random.Random(seed))
        least = least_errors(constraints)
        # A tree is useful if constraints give way at two priorities at least.
        if least and sum(error > 0 for error in least.values()) > 1:
            sums = ", ".join(f"{priority}: {error:.10g}" for priority, error in least.items())
            body = "\n".join(f"    {line}" for line in lines)
            print(f"  // Seed {seed}\n  Tree([{sums}]) {{ root in\n{body}\n  }},")
            found += 1
        seed += 1
    print("]")


if __name__ == "__main__":
    sys.exit(main())
