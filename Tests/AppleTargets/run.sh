#!/usr/bin/env bash
# Type-checks code for Apple targets: first the samples, which prove that the doubles accept and reject what they
# should, then every folder given, each as one module.
#
#   run.sh [--cache DIR] [--all] [FOLDER…]
#
# A folder is checked for iOS at the lowest and the newest deployment target, and for two of the other platforms, which
# take turns, at the lowest, and at the newest if its code says something of platforms; every setting that changes
# meaning occurs for one of them. The samples, and folders that are no golden case, are checked for every platform.
# With --all it is checked for every platform, at the lowest deployment target, at that of SwiftUI's tab builder and at
# the newest, with every setting.
#
# Beside a folder, `sources/*.swift` belong to its module, and each `modules/NAME.swift` is a module that it imports.
# Tests are left out, as there is no double of Testing. One line for each failure.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

cache='' everything=false folders=()
while [ $# -gt 0 ]; do
  case $1 in
    --cache) cache=$2 && shift ;;
    --all) everything=true ;;
    -*) echo "error: unknown option '$1'" >&2 && exit 2 ;;
    *) folders+=("$1") ;;
  esac
  shift
done
[ -n "$cache" ] || cache=$(default_cache)
"$here/build-modules.sh" --cache "$cache" all

scratch=$(mktemp -d)
processors=$(nproc)
trap 'rm -rf "$scratch"' EXIT
features="-enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
-enable-upcoming-feature MemberImportVisibility"
declare -A modes=([6]="-swift-version 6" [5]="-swift-version 5"
  [6-strict]="-swift-version 6 -default-isolation MainActor $features"
  [5-strict]="-swift-version 5 -default-isolation MainActor $features")
newest=26.0

# The deployment target of a platform from which SwiftUI has tabs as values.
tabs_target() {
  case $1 in
    ios | tvos) echo 18.0 ;;
    macos) echo 15.0 ;;
    watchos) echo 11.0 ;;
    visionos) echo 2.0 ;;
  esac
}

fail() {
  echo "FAIL $1"
  echo >>"$scratch/failures"
}

# Runs a function beside the others that run, one for each processor.
spawn() {
  while [ "$(jobs -rp | wc -l)" -ge "$processors" ]; do wait -n || true; done
  "$@" &
}

# The first error of a compiler's output, without the place of the file.
first_error() { grep -m1 -E 'error:' | sed 's|^.*/||' || true; }

# Compiles the modules beside a folder for a target: folder, platform, target, output folder.
build_neighbours() {
  local module name option flags
  mkdir -p "$4"
  mapfile -t flags < <(common_flags "$2" "$cache")
  while read -r option; do flags+=(-Xfrontend "$option"); done < <(frontend_flags "$2")
  for module in "$1"/../modules/*.swift; do
    [ -e "$module" ] || continue
    name=$(basename "$module" .swift)
    swiftc -emit-module -emit-module-path "$4/$name.swiftmodule" -module-name "$name" -parse-as-library \
      -package-name checked -swift-version 6 -target "$(triple "$2" "$3")" -I "$4" "${flags[@]}" "$module" || return 1
  done
}

# Checks one folder as one module: folder, platform, target, flags.
check_folder() {
  local output file files=() neighbours
  neighbours=$scratch/modules/$2-$3/$(cd "$1" && pwd | sha256sum | cut -c1-12)
  for file in "$1"/*.swift "$1"/../sources/*.swift; do
    if [ -e "$file" ] && ! grep -q '^import Testing$' "$file"; then files+=("$file"); fi
  done
  if [ ! -e "$neighbours" ] && ! output=$(build_neighbours "$1" "$2" "$3" "$neighbours" 2>&1); then
    fail "$1/../modules ($2 $3): $(first_error <<<"$output")"
  else
    spawn compile_folder "$1" "$2" "$3" "-I $neighbours $4" "${files[@]}"
  fi
}

# The part of check_folder that runs beside others: folder, platform, target, flags, files.
compile_folder() {
  local output
  if ! output=$("$here/check.sh" --cache "$cache" --platform "$2" --target "$3" --flags "$4" "${@:5}" 2>&1); then
    fail "$1 ($2 $3 ${4#-I * }): $(first_error <<<"$output")"
  fi
}

# Checks that a sample fails as its first line says, with the options of its second.
check_rejected() {
  local expected options output
  expected=$(sed -n '1s|^// expect: ||p' "$1")
  read -ra options <<<"$(sed -n '2s|^// check: ||p' "$1")"
  if output=$("$here/check.sh" --cache "$cache" "${options[@]}" "$1" 2>&1); then
    fail "$1: accepted, expected: $expected"
  elif [ -z "$expected" ] || ! grep -F 'error:' <<<"$output" | grep -qF -- "$expected"; then
    fail "$1: expected: $expected, found: $(first_error <<<"$output")"
  fi
}

# Whether the code of a folder is not the same for every platform and deployment target.
names_platforms() { grep -qE '#if .*os\(|#available' "$1"/*.swift; }

# Whether it is this folder's turn to be checked for a platform other than iOS: the folder, the platform.
is_turn() {
  local platform number=0
  case $1 in */Cases/*) ;; *) return 0 ;; esac
  for platform in $platforms; do
    [ "$platform" != ios ] || continue
    [ "$platform" != "$2" ] || break
    number=$((number + 1))
  done
  [ $(((turn + number) % 2)) -eq 0 ]
}

turn=0
check_quickly() {
  local platform
  turn=$((turn + 1))
  describe_platform ios
  check_folder "$1" ios "$lowest" "${modes[6-strict]}"
  check_folder "$1" ios "$lowest" "${modes[5]}"
  check_folder "$1" ios "$newest" "${modes[6]}"
  for platform in $platforms; do
    [ "$platform" != ios ] || continue
    is_turn "$1" "$platform" || continue
    describe_platform "$platform"
    check_folder "$1" "$platform" "$lowest" "${modes[6-strict]}"
    ! names_platforms "$1" || check_folder "$1" "$platform" "$newest" "${modes[5-strict]}"
  done
}

check_everywhere() {
  local platform target mode
  for platform in $platforms; do
    describe_platform "$platform"
    for target in "$lowest" "$(tabs_target "$platform")" "$newest"; do
      for mode in "${modes[@]}"; do check_folder "$1" "$platform" "$target" "$mode"; done
    done
  done
}

for sample in "$here"/Samples/rejected/*.swift; do spawn check_rejected "$sample"; done
for folder in "$here/Samples/accepted" "${folders[@]}"; do
  if $everything; then check_everywhere "$folder"; else check_quickly "$folder"; fi
done
wait
[ ! -e "$scratch/failures" ]
