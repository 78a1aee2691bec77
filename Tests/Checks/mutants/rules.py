"""The rules that derive mutants from the tokens of a Swift file. No name of the file is in a rule: what one needs of names
and types stands in the file's declarations, and in the stand-in's for those of the platform.

A rule yields edits: the first token, the last one, and what is put in their place. Its first line says what it changes.
"""
import re

import package
from swift_source import BLOCKS, CONDITIONS, DECLARATIONS, KEYWORDS, PRECEDENCE, families

COMPARISONS, ARITHMETIC = PRECEDENCE[4], ["+", "-", "*", "/"]
PLATFORM = families("\n".join(file.read_text() for file in package.STAND_IN))


def operators(source):
    """An operator for the others of its kind: arithmetic, comparisons, `&&` and `||`, those that the file declares."""
    declared = [source.word(index + 2) for index in source.all if source.word(index) == "infix"]
    for index in filter(source.is_binary, source.code):
        word = source.word(index)
        has_order = source.word(index + 1) != "nil" and (source.word(index - 1), source.word(index + 1)) != (")", "(")
        for kind in (ARITHMETIC, COMPARISONS if has_order else ["==", "!="], ["&&", "||"], declared, ["+=", "="]):
            if word in kind and word != "=":
                yield from ((index, index, other) for other in kind)


def prefixes(source):
    """A sign or `!` before an operand dropped."""
    for index in source.code:
        if source.word(index) in ("-", "!") and source.touches(index + 1) and (
                not source.touches(index) or source.word(index - 1) in ("(", "[", "{")):
            yield index, index, ""


def precedence(source):
    """The precedence of an operator that the file declares, as the next tighter ones of the standard library."""
    for index in source.all:
        if source.word(index) == "infix":
            yield from ((index + 4, index + 4, group) for group in ("TernaryPrecedence", "ComparisonPrecedence"))


def literals(source):
    """0, 1, -1 and 2 for each other, and `true` and `false`."""
    for index in source.code:
        kind = next((kind for kind in (["0", "1", "-1", "2"], ["true", "false"]) if source.word(index) in kind), [])
        has_sign = source.word(index - 1) == "-" and source.touches(index)
        yield from ((index - has_sign, index, other) for other in kind)


def chains(source):
    """The uses of names with what is asked of them, `a.b.c`, that are no calls: the first token and the last."""
    for index in filter(lambda index: is_name(source, index), source.code):
        last = index
        while source.word(last + 1) == "." and source.touches(last + 1) and source.touches(last + 2):
            last += 2
        if not (source.word(last + 1) in ("(", "?", "!", ".") and source.touches(last + 1)):
            yield index, last


def is_name(source, index):
    return (source.tokens[index].kind == "word" and source.word(index) not in KEYWORDS and not source.is_label(index)
            and source.word(index - 1) not in (".", "let", "var", "func"))


def passed(source):
    """The chains whose value goes on, into a call, an operation or a variable, with their types."""
    for first, last in chains(source):
        before, after = source.word(first - 1), source.word(last + 1)
        if not ({before, after} & set(COMPARISONS) or after in ("=", "+=", "{") or before in BLOCKS):
            yield first, last, source.type_of(first, last) or ""


def calls(source):
    """The name of each call, the labels of its arguments, and the arguments."""
    for index in source.code:
        if (source.word(index) == "(" and source.touches(index) and source.tokens[index - 1].kind == "word"
                and source.word(index - 2) != "func"):
            parts = source.parts(index)
            yield index - 1, [source.word(first) if source.is_label(first) else "" for first, _ in parts], parts


def numbers(source):
    """A number that is passed: its amount, at least 0, rounded, and 0 while a variable of the file has a value."""
    states = [source.word(index + 1) for index in source.all if source.word(index) == "var" and source.outer[index] is None]
    found = [(first, last) for first, last, type_ in passed(source) if type_ == "CGFloat"]
    for _, labels, parts in calls(source):
        found += [(first + 2, last) for label, (first, last) in zip(labels, parts) if "CGFloat" in source.labels[label]
                  and any(map(source.is_binary, range(first + 2, last)))]
    for first, last in found:
        text = source.spelled(first, last)
        yield from ((first, last, form) for form in (f"abs({text})", f"max({text}, 0)", f"({text}).rounded()"))
        yield from ((first, last, f"({state} == nil ? {text} : 0)") for state in states)


def defaults(source):
    """A value that is passed as a default value that the file declares for its type."""
    for first, last, type_ in passed(source):
        if not {source.word(first - 1), source.word(last + 1)} & set(ARITHMETIC):
            yield from ((first, last, value) for value in source.defaults[type_])


def conditions(source):
    """A clause of a condition, or a comparison, that always or never holds."""
    found = []
    for index in source.code:
        word = source.word(index)
        if word in CONDITIONS and not source.is_label(index):
            end = next(place for place in range(index, len(source.tokens)) if source.outer[place] == source.outer[index]
                       and source.word(place) in ("{", CONDITIONS[word]))
            commas = [place for place in range(index, end) if source.word(place) == ","
                      and source.outer[place] == source.outer[index]]
            clauses = [(first + 1, last - 1) for first, last in zip([index, *commas], [*commas, end])]
            found += [clause for clause in clauses if source.word(clause[0]) not in ("let", "var", "case")]
            if not found or found[-1] != clauses[-1]:
                yield index, index, f"{word} false,"
        elif word == "?" and source.is_binary(index):
            found.append((source.operand(index, -1), index - 1))
        elif word in COMPARISONS and source.is_binary(index):
            found.append((source.operand(index, -1), source.operand(index, 1)))
    yield from ((first, last, value) for first, last in found for value in ("true", "false"))


def neighbours(source):
    """`x == 1` as `x * x == 1`, as `x == 1 || x == 0`, and as nearly 1."""
    for index in source.code:
        if source.word(index) == "==" and source.tokens[index + 1].kind == "number":
            first, last = source.operand(index, -1), source.operand(index, 1)
            name, value = source.spelled(first, index - 1), source.spelled(index + 1, last)
            yield first, last, f"{name} * {name} == {value}"
            yield first, last, f"{name} == {value} || {name} == 0"
            yield first, last, f"abs({name} - {value}) < 0.01"


def elements(source):
    """An element of a list dropped, repeated, exchanged with the next one; every other one of its type added.

    A list of which the file only asks what it `contains` has no order, and no element counts twice."""
    for bracket in source.code:
        listed = source.spelled(bracket + 1, source.pair[bracket] - 1) if source.word(bracket) == "[" else ""
        if not listed or listed[0].isupper() or source.touches(bracket) and source.word(bracket - 1) not in ("(", "["):
            continue
        texts = [source.spelled(*part) for part in source.parts(bracket)]
        places = range(len(texts))
        found = [texts[:place] + texts[place + 1:] for place in places]
        name = source.word(source.subject(bracket) + 1)
        asked = re.findall(rf"\b{re.escape(name)}\b(?!:)(\.\w+)?", source.text)
        if source.outer[bracket] is not None or set(asked) != {".contains"}:
            found += [texts[:place] + texts[place:place + 1] + texts[place:] for place in places]
            found += [texts[:place] + texts[place:place + 2][::-1] + texts[place + 2:] for place in places]
        names = {text[1:] for text in texts}
        for family in PLATFORM + families(source.text):
            found += [[*texts, "." + other] for other in family if names <= set(family) and other not in names]
        yield from ((bracket, source.pair[bracket], f"[{', '.join(one)}]") for one in found)


def statements(source):
    """A statement dropped, or exchanged with the next one; the block of an `if` or `else` on one line emptied."""
    for brace in [index for index in source.all if source.word(index) == "{" and index + 1 in source.code]:
        inside = range(brace + 1, source.pair[brace])
        starts = [index for index in inside if source.outer[index] == brace and source.begins_line(index)
                  and not source.continues(index) and source.word(index) not in (")", "]", "}", "else")]
        block = list(zip(starts, [start - 1 for start in starts[1:]] + [source.pair[brace] - 1]))
        kept = DECLARATIONS | {"return"}
        yield from ((first, last, "") for first, last in block if source.word(first) not in kept and len(block) > 1)
        for (first, last), (second, end) in zip(block, block[1:]):
            is_short = all(source.tokens[one].line == source.tokens[two].line for one, two in ((first, last), (second, end)))
            if is_short and not {source.word(first), source.word(second)} & {"case", "return", "func"}:
                between = source.text[source.tokens[last].end:source.tokens[second].start]
                yield first, end, source.spelled(second, end) + between + source.spelled(first, last)
        if source.is_block(brace) and not block and source.word(brace + 1) != "return":
            yield brace, source.pair[brace], "{}"


def names(source):
    """A name for another of its type in the same place: of parameters and variables, and of the properties of a type."""
    for index in filter(lambda index: is_name(source, index), source.code):
        type_ = source.type_of(index, index)
        others = {one.name for one in source.names if one.first <= index <= one.last and one.type == type_}
        if type_:
            others |= {"self"} if source.type_of_self(index) == type_ else set()
            yield from ((index, index, other) for other in sorted(others) if other[0] != ".")
    for first, last in chains(source):
        own = {one[1:] for one in source.names if one.name == "." + source.word(last)} if first < last else ()
        yield from ((last - 1, last, other.name) for other in source.names if other[1:] in own and other.name[0] == ".")


def cases(source):
    """A case for each other one of an enumeration of the file; a constant of the platform for the next of its type."""
    for index in source.code:
        name, before = source.word(index + 1), source.outer[index]
        is_pattern = any(source.word(place - 1) == "case" for place in (index, *source.around(index)))
        if (source.word(index) == "." and not is_pattern and source.word(before or 0) != "["
                and (not source.touches(index) or source.word(index - 1) in ("(", "{"))):
            yield from ((index, index + 1, "." + other) for family in families(source.text) if name in family
                        for other in family)
            yield from ((index, index + 1, "." + (family + family)[family.index(name) + 1]) for family in PLATFORM
                        if name in family)


def sides(source):
    """One side alone of `??`, `&&`, `||`, arithmetic and `|`."""
    for index in filter(source.is_binary, source.code):
        if source.word(index) in ("??", "&&", "||", "|", *ARITHMETIC):
            first, last = source.operand(index, -1), source.operand(index, 1)
            yield from ((first, last, source.spelled(*side)) for side in ((first, index - 1), (index + 1, last)))


def results(source):
    """A list that is returned or passed: reversed, its first alone, without its first, empty."""
    found = [(first, last) for first, last, type_ in passed(source) if re.fullmatch(r"\[.*\]", type_)]
    for _, result, body, end in source.functions:
        if re.fullmatch(r"\[.*\]", result):
            if source.tokens[body + 1].line == source.tokens[end - 1].line and source.word(body + 1) not in ("[", "return"):
                found.append((body + 1, end - 1))
            found += [(index + 1, source.operand(index, 1)) for index in range(body, end) if source.word(index) == "return"
                      and next(brace for brace in source.around(index) if not source.is_block(brace)) == body]
    for first, last in found:
        text = source.spelled(first, last)
        for form in (f"({text}).reversed()", f"Array(({text}).prefix(1))", f"Array(({text}).dropFirst())", "[]"):
            yield first, last, form


def arguments(source):
    """A label, or the name of a call, for another of the file with as many arguments; an argument dropped, or nil."""
    found = list(calls(source))
    for name, labels, parts in found:
        called = source.word(name)
        for other, others, _ in found:
            apart = [place for place, pair in enumerate(zip(labels, others)) if pair[0] != pair[1]]
            if called == source.word(other) and len(labels) == len(others) and len(apart) == 1 and labels[apart[0]]:
                yield parts[apart[0]][0], parts[apart[0]][0], others[apart[0]]
            if labels == others and labels and called[-6:] == source.word(other)[-6:] and called[0].islower():
                yield name, name, source.word(other)
        for place, (first, last) in enumerate(parts):
            if labels[place]:
                yield (first if place == 0 else first - 1), (last if place or len(parts) == 1 else last + 1), ""
                if any(type_.endswith("?") for type_ in source.labels[labels[place]]):
                    yield first + 2, last, "nil"


RULES = [operators, prefixes, precedence, literals, numbers, defaults, conditions, neighbours, elements, statements, names,
         cases, sides, results, arguments]
