#!/usr/bin/env bash
# Adds the number of tests to the summary of the job, and copies crash reports. It fails if fewer than 50 tests ran, or if
# the log has a conflict of constraints. Such conflicts don't fail a test, because tests can't read the console.
set -uo pipefail
log=Results/log.txt conflict='Unable to simultaneously satisfy'
ran=$(LC_ALL=C sed -nE 's/.*Test run with ([0-9]+) tests?.*/\1/p' "$log" | tail -n 1)
conflicts=$(grep -c "$conflict" "$log")
{
  echo "${ran:-No} tests ran. Conflicts in the console: $conflicts."
  # The report causes conflicts. If its log shows none, the console doesn't reach the logs.
  grep -q "$conflict" Results/report.txt || echo "The console doesn't show the conflicts that the report causes."
  echo '```text'
  # The symbol at the beginning of the line depends on the fonts of the Mac.
  grep -E 'Test .* recorded an issue|Fatal error|Terminating app' "$log" | head -n 30
  grep -A 14 "$conflict" "$log" | head -n 45
  echo '```'
} | tee -a "${GITHUB_STEP_SUMMARY:-/dev/null}"
cp "$HOME"/Library/Logs/DiagnosticReports/*.ips Results/ 2> /dev/null
[ "${ran:-0}" -ge 50 ] && [ "$conflicts" = 0 ]
