"""What the checks share: the package, copies of it, its modules, symbols and tests, two jobs at a time."""
import concurrent.futures
import contextlib
import functools
import hashlib
import json
import pathlib
import queue
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
NAME = "TextualAutoLayout"  # of the product's module, which is the package's, the library's and the scheme's too
PRODUCT = ROOT / f"{NAME}.swift"
# What the program of the tests has beside the stand-in and the product. A target comes after those that it imports.
TESTED = ("TestSupport", "Examples", f"{NAME}Tests")
STAND_IN = sorted((ROOT / "Tests/LayoutStandIn").glob("*.swift"))
# Under these options `UIKit` means the stand-in, as in the tests of the package.
ON_STAND_IN = ["-module-alias", "UIKit=LayoutStandIn", "-D", "STAND_IN"]
IMPORTS = "import Foundation\nimport UIKit\n"
CLIENT_IMPORTS = f"{IMPORTS}import {NAME}\n"
JOBS = 2
# The programs that `.ci/run` installs of PyPI.
TOOLS = ROOT / ".build/checks/tools/bin"
# Where the compiler finds the macros of the tests.
PLUGINS = pathlib.Path(shutil.which("swiftc")).resolve().parent.parent / "lib/swift/host/plugins/testing"
RUNNER = """import Testing
@main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
"""


def verdict(failures, advice):
    """The exit code of a check. If it failed, its last line says what to do."""
    if failures:
        print(f"To do: {advice}")
    return 1 if failures else 0


def parallel(function, items, places=None):
    """The results for the items, in their order, two at a time. With `places` each call has one of them for itself."""
    free = queue.Queue()
    for place in places or []:
        free.put(place)

    def call(item):
        place = free.get()
        try:
            return function(item, place)
        finally:
            free.put(place)
    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        return list(pool.map(call if places else function, items))


def output(*command, **options):
    """What a command prints. If the command fails, the check ends."""
    result = subprocess.run(list(map(str, command)), capture_output=True, text=True, **options)
    if result.returncode:
        sys.exit(f"{' '.join(map(str, command))[:300]}\n{result.stdout[-3000:]}{result.stderr[-3000:]}")
    return result.stdout


def written(file, text):
    file.write_text(text)
    return file


def copy(folder):
    """Copies the whole package. A link stays a link, so that a changed file is changed in all its targets."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT, folder, symlinks=True, ignore=shutil.ignore_patterns(".build", ".git", ".swiftpm"))
    return folder


def compiled(name, files, *options, beside=None):
    """A folder with a module, its object file and its symbol graph, and those of the folder `beside`. It is compiled
    once, until a source or the compiler changes, and once for each copy of the package if it has its path in it."""
    text = b"\0".join(file.read_bytes() for file in files)
    asked = repr((name, options, beside and beside.name, compiler(), b"#filePath" in text and files[0].parent))
    key = hashlib.sha256(text + asked.encode()).hexdigest()[:16]
    folder = ROOT / ".build/checks" / key
    if folder.exists():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
        made = pathlib.Path(scratch) / "modules"
        shutil.copytree(beside, made) if beside else made.mkdir()
        output(
            "swiftc", "-parse-as-library", "-package-name", "tests", "-module-name", name, "-I", made, "-emit-module",
            "-emit-module-path", made / f"{name}.swiftmodule", "-wmo", "-emit-object", "-o", made / f"{name}.o",
            "-emit-symbol-graph", "-emit-symbol-graph-dir", made, "-symbol-graph-minimum-access-level", "public",
            *options, *files)
        with contextlib.suppress(OSError):  # another one has made it meanwhile
            made.rename(folder)
    return folder


@functools.cache
def compiler():
    return output("swiftc", "--version")


def modules(*options, kit="LayoutStandIn"):
    """A folder with the modules of the stand-in, named `kit`, and of the product on it."""
    stand_in = compiled(kit, STAND_IN, *options)
    options = [*ON_STAND_IN * (kit != "UIKit"), *options]
    return compiled(NAME, [PRODUCT], "-warnings-as-errors", *options, beside=stand_in)


def tests(beside, *options, root=ROOT, only=None):
    """A folder with what the program of the tests consists of, and with what the folder `beside` has: the kit and the
    product. Of the files with tests there may be `only` one."""
    for target in TESTED:
        files = sorted((root / "Tests" / target).rglob("*.swift"))
        if target == TESTED[-1]:
            files = [file for file in files if only in (None, file.stem) or "@Test" not in file.read_text()]
            files.append(written(beside / "Runner.swift", RUNNER))
        beside = compiled(target, files, *options, "-plugin-path", PLUGINS, beside=beside)
    return beside


def symbols(folder):
    """What the product's symbol graphs in a folder have, without what a conformance adds by itself."""
    graphs = [json.loads(file.read_text()) for file in sorted(folder.glob(f"{NAME}*.symbols.json"))]
    found = [symbol for graph in graphs for symbol in graph["symbols"]]
    return [symbol for symbol in found if "::SYNTHESIZED::" not in symbol["identifier"]["precise"]]
