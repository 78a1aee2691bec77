"""What the scripts in the folders beside share: where the package is, copies of it, its modules, and what does not compile."""
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PRODUCT = ROOT / "TextualAutoLayout.swift"
STAND_IN = sorted((ROOT / "Tests/LayoutStandIn").glob("*.swift"))
# Under these options `UIKit` means the stand-in, as in the tests of the package.
ON_STAND_IN = ["-module-alias", "UIKit=LayoutStandIn"]
IMPORTS = "import Foundation\nimport UIKit\n"


def copy(folder):
    """The whole package, with what links point to as links, so that a changed file is changed in all its targets."""
    shutil.copytree(ROOT, folder, symlinks=True, ignore=shutil.ignore_patterns(".build", ".git", ".swiftpm"))


def build(folder, *options, objects=False):
    """The modules of the stand-in and of the product on it, in the folder, and their object files where wished."""
    for module, sources in (("LayoutStandIn", STAND_IN), ("TextualAutoLayout", [PRODUCT])):
        alias = [] if module == "LayoutStandIn" else ON_STAND_IN
        command = [
            "swiftc", "-parse-as-library", "-package-name", "tests", "-module-name", module, "-I", str(folder), *alias,
            "-emit-module", "-emit-module-path", f"{folder}/{module}.swiftmodule", *options]
        if objects:
            command += ["-wmo", "-emit-object", "-o", f"{folder}/{module}.o"]
        result = subprocess.run(command + list(map(str, sources)), capture_output=True, text=True)
        if result.returncode:
            sys.exit(result.stderr)


def first_errors(folder, texts, *options):
    """The first error of each text, by its key; none where it compiles."""
    files = []
    for key, text in texts.items():
        file = folder / f"text{key}.swift"
        file.write_text(text)
        # One frontend call, each file a primary of it, so that names may repeat and nothing stops at the first error.
        files += ["-primary-file", str(file)]
    result = subprocess.run(
        ["swiftc", "-frontend", "-typecheck", "-parse-as-library", "-module-name", "Texts", "-diagnostic-style", "llvm", *options] + files,
        capture_output=True, text=True)
    errors = {}
    for match in re.finditer(r"text(\d+)\.swift:\d+:\d+: error: (.*)", result.stderr):
        errors.setdefault(int(match.group(1)), match.group(2))
    if result.returncode and not errors:
        sys.exit(result.stderr)
    return errors
