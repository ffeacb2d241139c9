#!/usr/bin/env bash
# Makes sure that there is what navgen is built with, and says where the tool goes and under which key it is cached.
#
# Like its neighbours it runs with the bash 3.2 of a Mac.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Major and minor version of the compiler, such as `6 2`.
swift_version() { swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1; }

command -v swift >/dev/null ||
  stop "navgen is built with Swift 6.2 or newer, and there is none; on Linux, run the job in a container such as swift:6.3"
read -r major minor <<<"$(swift_version)" || true
[ "${major:-0}" -gt 6 ] || { [ "${major:-0}" -eq 6 ] && [ "${minor:-0}" -ge 2 ]; } ||
  stop "navgen is built with Swift 6.2 or newer, and this is ${major:-an unknown version}${minor:+.$minor}; choose a newer toolchain or Xcode"

# Also for a tool out of the cache: it is loaded when it runs.
"$repository/.ci/install-libyaml"

# What the tool is made of, and with what.
mark=$({
  swift --version 2>/dev/null
  cd "$repository" && find Package.swift Sources -type f | LC_ALL=C sort | while read -r file; do cat "$file"; done
} | checksum)

folder=${RUNNER_TEMP:?}/navgen
{
  echo "folder=$folder"
  echo "navgen=$folder/navgen"
  echo "key=navgen-$(uname -s)-$(uname -m)-$mark"
} >>"${GITHUB_OUTPUT:?}"
