#!/usr/bin/env python3
"""Checks the commands and the two lists of Tests/AUDIT.md. The commands print nothing and succeed. One list has the
public names of the compiler's symbol graph. The other has what the compiled file calls, uses, declares, conforms and
stores, by the symbols of the product's object file.

Usage: audit.py [--api | --symbols]     prints a list as it should be

The objects are compiled on the stand-in with library evolution, so that each call of a method has a symbol of its own.
The calls are those at `-O`. What is declared, conforms and is stored is collected at every level of optimization, as
each removes other things. Left out is what the compiler adds: the run time's functions, descriptors, witness tables,
and the inner functions of arrays.
"""
import re
import subprocess
import sys

import package

# What the compiler adds, and the beginnings of what is left.
ADDED = (
    r"_?swift_|_swift|\$|specialized |.*(descriptor|witness table) for|type metadata for|enum case for|dispatch thunk "
    r"of (static )?(Equatable)|mem(cpy|move|set)$|malloc_usable_size$")
WORDS = {"dispatch thunk of ": "calls ", "type metadata accessor for ": "uses "}
# What is declared and stored, by the end of its mangled name. The optimizer numbers the parts of what is stored.
OWN = {r"CMn": "declares class ", r"VMn": "declares struct ", r"OMn": "declares enum ", r"vpZ?(\.\d+)?": "stores "}
EVOLUTION = "-enable-library-evolution"
LEVELS = ("-O", "-Onone", "-Osize")


def words(stand_in, level):
    """What the object of a level of optimization refers to, declares and stores, in words."""
    made = package.compiled(
        "TextualAutoLayout", [package.PRODUCT], "-warnings-as-errors", *package.ON_STAND_IN, "-swift-version", "5",
        level, EVOLUTION, beside=stand_in)
    lines = re.findall(r"^[\da-f ]+ (\w) (.*)$", package.output("nm", made / "TextualAutoLayout.o"), re.M)
    names = [name for _, name in lines]

    def demangled(*simplified):
        return package.output("swift", "demangle", "--compact", *simplified, input="\n".join(names)).split("\n")
    texts = demangled("--simplified")
    for text in demangled():  # the simplified text of a conformance has no protocol
        if match := re.match(r"protocol conformance descriptor for (.*) in TextualAutoLayout$", text):
            yield "conforms " + re.sub(r"\((\w+) in \w+\)|\b\w+\.", r"\1", match.group(1)).replace(" :", ":")
    for (kind, name), text in zip(lines, texts):
        if kind == "U" and level == LEVELS[0] and not re.match(ADDED, text):
            begin = next((begin for begin in WORDS if text.startswith(begin)), "")
            yield WORDS.get(begin, "calls ") + text.removeprefix(begin)
        elif kind != "U" and not name.startswith("got."):
            text = re.sub(r"^nominal type descriptor for | with unmangled suffix .*", "", text)
            yield from (word + text for end, word in OWN.items() if re.search(end + "$", name))


def symbols():
    """What the compiled file calls, uses, declares, conforms and stores."""
    stand_in = package.compiled("LayoutStandIn", package.STAND_IN, "-swift-version", "5", "-O", EVOLUTION)
    return sorted(set().union(*package.parallel(lambda level: set(words(stand_in, level)), LEVELS)))


def api():
    """The public names, as the list has them."""
    for symbol in package.symbols(package.modules("-swift-version", "5")):
        owner = "".join(f"{name}: " for name in symbol["pathComponents"][:-1])
        text = "".join(part["spelling"] for part in symbol["declarationFragments"])
        yield owner + re.sub(r"@\w+(\([^)]*\))?\s*", "", text)


def main():
    names = sorted(set(api()))
    if "--api" in sys.argv:
        return print("\n".join(names))
    found = symbols()
    if "--symbols" in sys.argv:
        return print("\n".join(found))
    audit = (package.ROOT / "Tests/AUDIT.md").read_text()
    failures, lists = [], {"symbols": found, "text": names}
    for name, found in lists.items():
        listed = re.search(rf"```{name}\n(.*?)\n```", audit, re.S).group(1).split("\n")
        failures += [f"not in Tests/AUDIT.md: {line}" for line in found if line not in listed]
        failures += [f"not so, though Tests/AUDIT.md lists it: {line}" for line in listed if line not in found]
    commands = re.findall(r"```sh\n(.*?)\n```", audit, re.S)
    for command in commands:
        result = subprocess.run(["bash", "-c", command], cwd=package.ROOT, capture_output=True, text=True)
        if result.returncode or result.stdout:
            failures.append(f"not so: {command}\n{result.stdout}{result.stderr}")
    counts = [f"{len(commands)} commands, {len(lists['text'])} public names, {len(lists['symbols'])} symbols"]
    print("\n".join(failures + counts))
    return package.verdict(failures, "mend the product, or Tests/AUDIT.md; `--api` and `--symbols` print its lists")


if __name__ == "__main__":
    sys.exit(main())
