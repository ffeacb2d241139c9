#!/usr/bin/env bash
# Builds the navgen of this repository, unless it came out of the cache: build.sh FILE
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
file=$1

if [ -x "$file" ] && "$file" --version >/dev/null 2>&1; then
  echo "navgen comes out of the cache"
  exit 0
fi

build=(--package-path "$repository" -c release --product navgen)
swift build "${build[@]}"
mkdir -p "$(dirname "$file")"
cp "$(swift build "${build[@]}" --show-bin-path)/navgen" "$file"
"$file" --version
