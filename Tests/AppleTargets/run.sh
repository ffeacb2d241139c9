#!/usr/bin/env bash
# Type-checks code for Apple targets: first the samples, which prove that the doubles accept and reject what they
# should, then every folder given, each as one module for iOS 18.0 in both language modes and with the settings that
# change meaning.
#
#   run.sh [--cache DIR] [--all] [FOLDER…]
#
# Beside a folder, `sources/*.swift` belong to its module, and each `modules/NAME.swift` is a module that it imports.
# Tests are left out, as there is no double of Testing. With --all every folder, and the
# accepted samples, are checked for every platform, at the lowest deployment target, at that of SwiftUI's tab builder
# and at the newest. One line for each failure.
set -euo pipefail
# shellcheck source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

cache= everything=false folders=()
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
modes=("-swift-version 6" "-swift-version 5" "-swift-version 6 -default-isolation MainActor $features"
  "-swift-version 5 -default-isolation MainActor $features")
targets="ios:17.0 ios:18.0 ios:26.0 macos:14.0 macos:15.0 macos:26.0 tvos:17.0 tvos:18.0 tvos:26.0 watchos:10.0
watchos:11.0 watchos:26.0 visionos:1.0 visionos:2.0 visionos:26.0"

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
  local module name flags
  mkdir -p "$4"
  mapfile -t flags < <(common_flags "$2" "$cache")
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

check_everywhere() {
  local target mode
  for target in $targets; do
    for mode in "${modes[@]}"; do check_folder "$1" "${target%:*}" "${target#*:}" "$mode"; done
  done
}

for sample in "$here"/Samples/rejected/*.swift; do spawn check_rejected "$sample"; done
for folder in "$here/Samples/accepted" "${folders[@]}"; do
  if $everything; then
    check_everywhere "$folder"
  else
    for mode in "${modes[@]}"; do check_folder "$folder" ios 18.0 "$mode"; done
  fi
done
wait
[ ! -e "$scratch/failures" ]
