#!/usr/bin/env bash
# Runs the tests with AppKit on this Mac and with UIKit on an iPhone simulator, and prints a block to paste into an issue.
#
#   Tests/first-run.sh
#
# You need a Mac with Xcode 16 or later. It takes about ten minutes. If a part fails, the script continues.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
if ! xcodebuild -version > /dev/null 2>&1; then  # macOS has a program of this name, even without Xcode
  echo "xcodebuild doesn't work. Install Xcode 16 or later, open it once, and select it with this command:"
  echo "sudo xcode-select --switch /Applications/Xcode.app"
  exit 1
fi
# UIKit and AppKit write conflicts to the log of the system. These variables copy that log to the output of the tests.
export OS_ACTIVITY_DT_MODE=YES TEST_RUNNER_OS_ACTIVITY_DT_MODE=YES
conflict='Unable to simultaneously satisfy'
results=$(mktemp -d "${TMPDIR:-/tmp}/first-run.XXXXXX")

# Runs a command and writes its output to a log: run TITLE LOG COMMAND…
run() {
  printf '\n== %s\n' "$1"
  # `head` would end the command after 40 lines.
  "${@:3}" 2>&1 | tee "$results/$2" | awk '/error:|warning:|recorded an issue|Test run with/ && ++n <= 40'
  return "${PIPESTATUS[0]}"
}

# Describes a log of tests: the number of tests, the failed expectations, and conflicts in the console. The second log is
# that of the report, which causes conflicts. If it shows none, the console doesn't reach the logs.
describe() {
  local ran
  ran=$(grep -oE 'Test run with [0-9]+ tests?.*' "$results/$1" | tail -n 1)
  echo "${ran:-No test ran. The end of the log:}"
  if [ -z "$ran" ]; then tail -n 15 "$results/$1"; fi
  # The symbol at the beginning of the line depends on the fonts of the Mac.
  grep -E 'Test .* recorded an issue|Fatal error|Terminating app' "$results/$1" | head -n 40
  echo "Conflicts in the console: $(grep -c "$conflict" "$results/$1")"
  grep -A 14 "$conflict" "$results/$1" | head -n 45
  if ! grep -q "$conflict" "$results/$2"; then
    echo "The console doesn't show the conflicts that the report causes. So it may hide others, too."
  fi
}

run "Tests with AppKit" appkit.txt swift test --skip PlatformReport
run "What AppKit does" appkit-report.txt swift test --filter PlatformReport

# Prints the available iPhones, oldest system first.
iphones() { xcrun simctl list devices available ${1+"$@"} 2>> "$results/simctl.txt" | grep -E '^ *iPhone' | sed 's/^ *//'; }

# Xcode may not be able to use a newer system than that of its SDK.
sdk=$(xcrun --sdk iphonesimulator --show-sdk-version)
device=$(iphones "iOS $sdk" | head -n 1)
if [ -z "$device" ]; then device=$(iphones | tail -n 1); fi
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
  xcodebuild -version 2> /dev/null | head -n 2
  swift --version 2> /dev/null | head -n 1
  echo
  echo "== AppKit"
  describe appkit.txt appkit-report.txt
  grep -oE 'platform: .*' "$results/appkit-report.txt"
  echo
  if [ -n "$id" ]; then
    echo "== UIKit on $device, SDK of iOS $sdk"
    describe uikit.txt uikit-report.txt
    grep -oE 'platform: .*' "$results/uikit-report.txt"
  else
    echo "== UIKit: there is no iPhone simulator. In Xcode, choose Settings > Components, and get one for iOS."
  fi
  echo '```'
} > "$results/report.md"

printf '\nPaste this block into an issue:\n\n'
cat "$results/report.md"
printf '\nThe same text is in %s. The logs are in the same folder.\n' "$results/report.md"
