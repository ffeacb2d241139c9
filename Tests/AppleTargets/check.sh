#!/usr/bin/env bash
# Type-checks Swift files, as one module, for an Apple target. Warnings are errors; the exit code is the compiler's.
#
#   check.sh [--platform ios] [--target 18.0] [--flags "…"] [--cache DIR] FILE.swift…
#
# Without --target it checks for the lowest deployment target that navgen supports. `--flags` are compiler arguments;
# they come last, so `-swift-version 5` there wins. With --cache the modules must be there already.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

platform=ios target='' cache=''
flags=() files=()
while [ $# -gt 0 ]; do
  case $1 in
    --platform) platform=$2 && shift ;;
    --target) target=$2 && shift ;;
    --flags) read -ra flags <<<"$2" && shift ;;
    --cache) cache=$2 && shift ;;
    -*) echo "error: unknown option '$1'" >&2 && exit 2 ;;
    *) files+=("$1") ;;
  esac
  shift
done
[ ${#files[@]} -gt 0 ] || { echo "error: no files to check" >&2 && exit 2; }
describe_platform "$platform"
if [ -z "$cache" ]; then
  cache=$(default_cache)
  "$here/build-modules.sh" --cache "$cache" "$platform"
fi

mapfile -t options < <(common_flags "$platform" "$cache")
while read -r option; do options+=(-Xfrontend "$option"); done < <(frontend_flags "$platform")

# Making a module, unlike -typecheck, also finds data races, missing returns and properties without a value; it takes less
# than -emit-sil, which writes the code out as text.
output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT
swiftc -emit-module -o "$output/Checked.swiftmodule" -avoid-emit-module-source-info -parse-as-library \
  -whole-module-optimization -module-name Checked -package-name checked -warnings-as-errors -swift-version 6 \
  -target "$(triple "$platform" "${target:-$lowest}")" "${options[@]}" "${flags[@]}" "${files[@]}"
