#!/usr/bin/env bash
# Adds the number of tests to the summary of the job, and copies crash reports. It fails if no test ran, or if the log has a
# conflict of constraints. Such conflicts don't fail a test, because tests can't read the console.
set -uo pipefail
log=Results/log.txt
ran=$(grep -oE 'Test run with [0-9]+ tests?.*' "$log" | tail -n 1)
conflicts=$(grep -c 'Unable to simultaneously satisfy' "$log")
{
  echo "${ran:-No test ran.} Conflicts in the console: $conflicts."
  grep -E '✘ Test .* recorded an issue' "$log" | head -n 30
} | tee -a "${GITHUB_STEP_SUMMARY:-/dev/null}"
cp "$HOME"/Library/Logs/DiagnosticReports/*.ips Results/ 2> /dev/null
[ -n "$ran" ] && [ "$conflicts" = 0 ]
