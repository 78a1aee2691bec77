#!/usr/bin/env python3
"""Checks the commands of Tests/AUDIT.md, which print nothing and succeed, and the two lists in the folder audit: the
public names of the compiler's symbol graph, and what the compiled file calls, uses, declares, conforms and stores, by
the symbols of its object file.

Usage: audit.py [--write]     writes the lists as they should be

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
    r"of (static )?(Equatable)|class metadata base offset|mem(cpy|move|set)$|malloc_usable_size$")
WORDS = {"dispatch thunk of ": "calls ", "type metadata accessor for ": "uses "}
# What is declared and stored, by the end of its mangled name. The optimizer numbers the parts of what is stored.
OWN = {r"CMn": "declares class ", r"VMn": "declares struct ", r"OMn": "declares enum ", r"vpZ?(\.\d+)?": "stores "}
MODE = ("-swift-version", "5", "-enable-library-evolution")
LEVELS = ("-O", "-Onone", "-Osize")


def demangled(names, *options):
    return package.output("swift", "demangle", "--compact", *options, input="\n".join(names)).splitlines()


def referred(names):
    """What the names of other objects say that this one calls and uses."""
    for text in demangled(names, "--simplified"):
        if not re.match(ADDED, text):
            begin = next(filter(text.startswith, WORDS), "")
            yield WORDS.get(begin, "calls ") + text.removeprefix(begin)


def declared(names):
    """What the object's own names say that it declares and stores."""
    for name, text in zip(names, demangled(names, "--simplified")):
        text = re.sub(r"^nominal type descriptor for | with unmangled suffix .*", "", text)
        yield from (word + text for end, word in OWN.items() if re.search(end + "$", name))


def conforming(names):
    for text in demangled(names):  # the simplified text of a conformance has no protocol
        if match := re.match(f"protocol conformance descriptor for (.*) in {package.NAME}$", text):
            yield "conforms " + re.sub(r"\((\w+) in \w+\)|\b\w+\.", r"\1", match[1]).replace(" :", ":")


def words(stand_in, level):
    """What the object of a level of optimization refers to, declares and stores, in words."""
    made = package.compiled(
        package.NAME, [package.PRODUCT], "-warnings-as-errors", *package.ON_STAND_IN, level, *MODE, beside=stand_in)
    symbols = re.findall(r"^[\da-f ]+ (\w) (.*)$", package.output("nm", made / f"{package.NAME}.o"), re.M)
    own = [name for kind, name in symbols if kind != "U" and not name.startswith("got.")]
    others = [name for kind, name in symbols if kind == "U" and level == LEVELS[0]]
    return {*referred(others), *declared(own), *conforming(own)}


def symbols():
    """What the compiled file calls, uses, declares, conforms and stores."""
    stand_in = package.compiled("LayoutStandIn", package.STAND_IN, "-O", *MODE)
    return sorted(set().union(*package.parallel(lambda level: words(stand_in, level), LEVELS)))


def api():
    """The public names, as the list has them."""
    for symbol in package.symbols(package.modules("-swift-version", "5")):
        owner = "".join(f"{name}: " for name in symbol["pathComponents"][:-1])
        text = "".join(part["spelling"] for part in symbol["declarationFragments"])
        yield owner + re.sub(r"^(@\w+(\([^)]*\))?\s*)+", "", text)


def main():
    failures = []
    for name, found in {"symbols": symbols(), "api": sorted(set(api()))}.items():
        file = package.ROOT / f"Tests/Checks/audit/{name}.txt"
        if "--write" in sys.argv:
            file.write_text("\n".join(found) + "\n")
        listed = file.read_text().splitlines()
        failures += [f"not in {file.name}: {line}" for line in found if line not in listed]
        failures += [f"not so, though {file.name} lists it: {line}" for line in listed if line not in found]
        print(f"{file.name}: {len(listed)} lines")
    commands = re.findall(r"```sh\n(.*?)\n```", (package.ROOT / "Tests/AUDIT.md").read_text(), re.S)
    for command in commands:
        result = subprocess.run(["bash", "-c", command], cwd=package.ROOT, capture_output=True, text=True)
        if result.returncode or result.stdout:
            failures.append(f"not so: {command}\n{result.stdout}{result.stderr}")
    print(*failures, f"{len(commands)} commands", sep="\n")
    return package.verdict(failures, "mend the product, or Tests/AUDIT.md and, by audit.py --write, its lists")


if __name__ == "__main__":
    sys.exit(main())
