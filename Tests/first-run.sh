#!/usr/bin/env bash
# Runs the tests with AppKit on this Mac and with UIKit on an iPhone simulator, and prints a block to paste into an issue.
#
#   Tests/first-run.sh
#
# You need a Mac with Xcode 16 or later. It takes about five minutes. If a part fails, the script goes on with the next.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
results=$(mktemp -d "${TMPDIR:-/tmp}/first-run.XXXXXX")

# Runs a command and writes its output to a log: run TITLE LOG COMMAND…
run() {
  printf '\n== %s\n' "$1"
  "${@:3}" 2>&1 | tee "$results/$2" | grep -E "error:|warning:|✘|Test run with" | head -n 40
  return "${PIPESTATUS[0]}"
}

# Describes a log of tests: the number of tests, the failed expectations, and conflicts in the console.
describe() {
  local ran
  ran=$(grep -oE 'Test run with [0-9]+ tests?.*' "$results/$1" | tail -n 1)
  echo "${ran:-No test ran. The end of the log:}"
  if [ -z "$ran" ]; then tail -n 15 "$results/$1"; fi
  grep -E '✘ Test .* recorded an issue|Fatal error|Terminating app' "$results/$1" | head -n 40
  echo "Conflicts in the console: $(grep -c 'Unable to simultaneously satisfy' "$results/$1")"
}

run "Tests with AppKit" appkit.txt swift test --skip PlatformReport
run "What AppKit does" appkit-report.txt swift test --filter PlatformReport

# The last available iPhone in the list has the newest system.
device=$(xcrun simctl list devices available 2> "$results/simctl.txt" | grep -E '^ *iPhone' | tail -n 1 |
  sed 's/^ *//')
id=$(echo "$device" | grep -oE '[0-9A-F]{8}-[0-9A-F-]{27}')
if [ -n "$id" ]; then
  test=(xcodebuild test -scheme TextualAutoLayout -destination "id=$id" -parallel-testing-enabled NO)
  run "Tests with UIKit on $device" uikit.txt "${test[@]}" -skip-testing:TextualAutoLayoutTests/PlatformReport
  run "What UIKit does" uikit-report.txt "${test[@]}" -only-testing:TextualAutoLayoutTests/PlatformReport
fi

{
  echo '```text'
  echo "commit: $(git rev-parse HEAD 2> /dev/null || echo unknown)"
  sw_vers 2> /dev/null
  uname -m
  xcodebuild -version 2>&1 | head -n 2
  swift --version 2>&1 | head -n 1
  echo
  echo "== AppKit"
  describe appkit.txt
  grep -E '^platform: ' "$results/appkit-report.txt"
  echo
  if [ -n "$id" ]; then
    echo "== UIKit on $device"
    describe uikit.txt
    grep -E '^platform: ' "$results/uikit-report.txt"
  else
    echo "== UIKit: there is no iPhone simulator. In Xcode, choose Settings > Components, and get one for iOS."
  fi
  echo '```'
} > "$results/report.md"

printf '\nPaste this block into an issue:\n\n'
cat "$results/report.md"
printf '\nThe same text is in %s. The logs are in the same folder.\n' "$results/report.md"
