#!/usr/bin/env bash
# Runs tests with xcodebuild, and writes a log and the results as text: xcodebuild-test.sh NAME LOG OPTION…
# $DESTINATION is the destination. Results/NAME.xcresult has the results for Xcode.
set -uo pipefail
name=$1 log=$2
xcodebuild test -scheme TextualAutoLayout -destination "$DESTINATION" -parallel-testing-enabled NO \
  -resultBundlePath "Results/$name.xcresult" "${@:3}" 2>&1 | tee "Results/$log"
status=$?
for part in summary tests; do
  xcrun xcresulttool get test-results "$part" --path "Results/$name.xcresult" > "Results/$name-$part.json" || true
done
exit $status
