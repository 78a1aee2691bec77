#!/usr/bin/env python3
"""Lists the lines of the library's file that no test reaches. Its argument is what `--show-codecov-path` prints."""

import json
import pathlib
import sys

report = json.loads(pathlib.Path(sys.argv[1]).read_text())
[file] = [each for each in report["data"][0]["files"] if each["filename"].endswith("/TextualAutoLayout.swift")]
untested = [line for line, _, count, is_counted, *_ in file["segments"] if is_counted and not count]
sys.exit(f"No test reaches these lines: {untested}" if untested else 0)
