#!/usr/bin/env python3
"""The product compiles without a warning with library evolution, as in a binary framework. Needs a Swift toolchain."""
import tempfile

import package

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        module = ["swiftc", "-emit-module", "-parse-as-library", "-enable-library-evolution", "-I", folder]
        package.output(*module, "-package-name", "tests", "-module-name", "LayoutStandIn", "-o",
                       f"{folder}/LayoutStandIn.swiftmodule", *package.STAND_IN)
        package.output(*module, "-warnings-as-errors", *package.ON_STAND_IN, "-module-name", "TextualAutoLayout", "-o",
                       f"{folder}/TextualAutoLayout.swiftmodule", package.PRODUCT)
    print("compiles with library evolution")
