"""Code that the checks share: paths, compiled modules, copies of the package, and two jobs at a time."""

import concurrent.futures
import contextlib
import functools
import hashlib
import json
import pathlib
import queue
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CACHE = ROOT / ".build/checks"
NAME = "TextualAutoLayout"  # the name of the package, the library, the module and the scheme
PRODUCT = ROOT / f"{NAME}.swift"
STAND_IN = sorted((ROOT / "Tests/LayoutStandIn").glob("*.swift"))
# The targets of the tests. Each may import those before it.
TEST_TARGETS = ("TestSupport", "Examples", f"{NAME}Tests")

# With these options `import UIKit` means the stand-in, as in Package.swift.
ON_STAND_IN = ["-module-alias", "UIKit=LayoutStandIn", "-D", "STAND_IN"]
IMPORTS = "import Foundation\nimport UIKit\n"
CLIENT_IMPORTS = f"{IMPORTS}import {NAME}\n"
JOBS = 2
PYPI_TOOLS = CACHE / "tools/bin"  # `.ci/run` installs them
TEST_RUNNER = """import Testing
@main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
"""


# MARK: Processes and files


def exit_code(failures, advice):
    """The exit code of a check. If it failed, its last line says what to do."""
    if failures:
        print(f"To do: {advice}")
    return 1 if failures else 0


def parallel(function, items, resources=None):
    """Calls the function for each item, two at a time, and returns the results in order.

    With `resources`, each call also gets one of them that no other call uses at the same time."""
    free = queue.Queue()
    for resource in resources or []:
        free.put(resource)

    def call(item):
        resource = free.get()
        try:
            return function(item, resource)
        finally:
            free.put(resource)

    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        return list(pool.map(call if resources else function, items))


def run(*command, **options):
    """Runs a command and returns the completed process, whether it succeeds or fails."""
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, **options)


def output(*command, **options):
    """The standard output of a command. If the command fails, the check ends."""
    result = run(*command, **options)
    if result.returncode:
        sys.exit(f"{' '.join(map(str, command))[:300]}\n{result.stdout[-3000:]}{result.stderr[-3000:]}")
    return result.stdout


def written(file, text):
    file.write_text(text)
    return file


def copy_package(folder):
    """Copies the package. Links stay links, so a changed file is changed in all its targets."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT, folder, symlinks=True, ignore=shutil.ignore_patterns(".build", ".git", ".swiftpm"))
    return folder


# MARK: Modules


def toolchain():
    """The folder of the Swift toolchain, which contains `bin` and `lib`."""
    return pathlib.Path(shutil.which("swiftc")).resolve().parent.parent


@functools.cache
def compiler_version():
    return output("swiftc", "--version")


def build_module(name, files, *options, imports=None):
    """Compiles a module and returns a folder with its .swiftmodule, its object file and its symbol graph.

    `imports` is the folder of another module. Its files are copied into the new folder, so the new module can import
    them, and the last folder of a chain has everything that a program needs.

    Folders stay in .build/checks. The cache key of a folder is a hash of the sources, the options, the compiler and the
    cache key of `imports`. If a source uses `#filePath`, the folder of the sources is part of the key, too.
    """
    source = b"\0".join(file.read_bytes() for file in files)
    path = files[0].parent if b"#filePath" in source else None
    settings = repr((name, options, imports and imports.name, compiler_version(), path))
    folder = CACHE / hashlib.sha256(source + settings.encode()).hexdigest()[:16]
    if folder.exists():
        return folder
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as scratch:
        new = pathlib.Path(scratch) / "module"
        if imports:
            shutil.copytree(imports, new)
        else:
            new.mkdir()
        command = ["swiftc", "-parse-as-library", "-package-name", "tests", "-module-name", name, "-I", new]
        command += ["-emit-module", "-emit-module-path", new / f"{name}.swiftmodule"]
        command += ["-wmo", "-emit-object", "-o", new / f"{name}.o"]
        command += ["-emit-symbol-graph", "-emit-symbol-graph-dir", new, "-symbol-graph-minimum-access-level", "public"]
        output(*command, *options, *files)
        with contextlib.suppress(OSError):  # another job has compiled the same module meanwhile
            new.rename(folder)
    return folder


def build_product(*options, kit="LayoutStandIn"):
    """Builds the stand-in, as a module called `kit`, and the product on it. Returns their folder."""
    stand_in = build_module(kit, STAND_IN, *options)
    alias = [] if kit == "UIKit" else ON_STAND_IN
    return build_module(NAME, [PRODUCT], "-warnings-as-errors", *alias, *options, imports=stand_in)


def build_tests(product, *options, root=ROOT, only=None):
    """Builds the product's tests and returns a folder with all object files of their program.

    `product` is a folder with the kit and the product. `root` is the copy of the package that has the tests. If `only`
    is the name of a file, without its ending, other files with tests are left out.
    """
    plugins = toolchain() / "lib/swift/host/plugins/testing"
    imports = product
    for target in TEST_TARGETS:
        files = sorted((root / "Tests" / target).rglob("*.swift"))
        if target == TEST_TARGETS[-1]:
            files = [file for file in files if only in (None, file.stem) or "@Test" not in file.read_text()]
            files.append(written(CACHE / "Runner.swift", TEST_RUNNER))
        imports = build_module(target, files, *options, "-plugin-path", plugins, imports=imports)
    return imports


def suites(only=None):
    """The names of the suites that don't need the stand-in, or of those in one file."""
    names = set()
    for file in (ROOT / "Tests" / TEST_TARGETS[-1]).rglob("*.swift"):
        source = file.read_text()
        if only in (None, file.stem) and "\n#if STAND_IN\n" not in source:
            names |= set(re.findall(r"@Suite.* (?:struct|class) (\w+)", source))
    return names


def product_symbols(folder):
    """The symbols of the product's symbol graphs in a folder, without those that a conformance synthesizes."""
    graphs = [json.loads(file.read_text()) for file in sorted(folder.glob(f"{NAME}*.symbols.json"))]
    found = [symbol for graph in graphs for symbol in graph["symbols"]]
    return [symbol for symbol in found if "::SYNTHESIZED::" not in symbol["identifier"]["precise"]]
