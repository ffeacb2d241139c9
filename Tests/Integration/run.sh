#!/usr/bin/env bash
# Builds and tests a package that uses the plugin, and checks what it says about mistakes.
#
#   run.sh                       SwiftPM's native build system
#   run.sh --all                 the swiftbuild build system as well; long
#   run.sh --scratch-path DIR    with the tool in DIR, where other packages have it built already
#
# Prints one line on success; else every check that failed, with the end of its output.
set -u

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
repository=$(cd "$here/../.." && pwd)

# Spaces and accents in every path from here on.
work=$(mktemp -d "${TMPDIR:-/tmp}/navgen intégration.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT
# SwiftPM shows paths without links, and a Mac's temporary folder lies behind one.
work=$(cd "$work" && pwd -P) || exit 1
package="$work/Mall"
scratch="$package/.build"
navgen="$work/navgen"
everything=false
log="$work/log"
targets="Shop ShopApp Admin Kiosk"
checks=0
failures=0

main() {
  read_options "$@"
  [ "$navgen" = "$repository" ] || copy_navgen
  cp -R "$here/Fixtures/Mall" "$package" && cd "$package" || exit 1
  replace "@NAVGEN@" "$navgen" Package.swift
  replace "@NAVGEN@" "$navgen" Lounge/Package.swift
  cp -R "$package" "$work/pristine"

  engine=native
  check_builds
  check_lock
  check_mistakes
  if $everything; then
    engine=swiftbuild
    check_builds
    check_lock
    check_mistakes
  fi
  [ "$failures" = 0 ] || { echo "integration: $failures of $checks checks failed"; exit 1; }
  echo "integration: $checks checks passed"
}

read_options() {
  while [ $# -gt 0 ]; do
    case $1 in
      --all) everything=true ;;
      --scratch-path) scratch=$2 navgen=$repository && shift ;;
      *) echo "error: unknown option '$1'" >&2 && exit 2 ;;
    esac
    shift
  done
}

# A copy, since an edit of navgen in the middle of a run would look like a build that is not stable. A tool that is built
# already belongs to navgen where it lies.
copy_navgen() {
  mkdir "$navgen" || exit 1
  tar -C "$repository" --exclude .build -cf - Package.swift Sources Plugins Tests | tar -C "$navgen" -xf - || exit 1
}

# --- Scenarios

check_builds() {
  check "a package with the plugin builds" build || exit 1
  check "the program that uses the generated code runs" program_prints "profile 1 1"

  mark
  check "a second build succeeds" build
  check "a second build writes and compiles nothing" nothing_compiled $targets
  touch Sources/Shop/navigation.yaml
  check "a build after the spec was touched succeeds" build
  check "nothing is written and compiled for a touched spec" nothing_compiled $targets

  check "the tests pass" swift_test || exit 1
  local spec sentence
  for spec in Shop Admin Kiosk Lounge; do
    check "the generated tests of $spec ran" grep -q "Suite \"$spec navigation\" passed" "$log"
  done
  while read -r sentence; do
    check "ran: $sentence" grep -qF "$sentence passed" "$log"
  done < <(sed -n 's/^@Test(\(".*"\))$/Test \1/p' Tests/*/*.swift)

  mark
  append "  returns: { tabs: [profile] }" Sources/Shop/navigation.yaml
  check "the tests pass after an edit of the spec" swift_test --filter Shop
  check "an edit reaches the app's files" newer_has Shop NavgenRoutes.swift "returns"
  check "an edit reaches the test's file" newer_has ShopTests NavgenTests.swift "returns"
  check "an edit compiles the app's target" compiled Shop
  check "an edit leaves other specs' files alone" nothing_written Admin Kiosk AdminTests
  restore
}

# SwiftPM asks the plugin again in every build, so a lock counts from the build after it is written.
check_lock() {
  local lock="$package/Sources/Shop/navgen.lock"
  mark
  recorded goods >"$lock"
  check "a build with a new lock succeeds" build
  check "the lock is no file that SwiftPM wonders about" unmentioned "navgen.lock"
  check "a lock that is added later reaches the app's files" newer_has Shop NavgenState.swift '"goods"'
  mark
  check "a second build with the lock succeeds" build
  check "a second build with the lock writes nothing" nothing_compiled $targets
  recorded wares >"$lock"
  check "the tests pass with a changed lock" swift_test --filter Shop
  check "a changed lock reaches the app's files" newer_has Shop NavgenState.swift '"wares"'
  check "a changed lock reaches the test's file" newer_has ShopTests NavgenTests.swift '"wares"'
  append "more: 1" "$lock"
  check "a damaged lock is an error at its line" fails_with "$lock:6:1: error: "
  rm "$lock"
  check "a build after the lock was removed succeeds" build
  restore
}

# A lock that says that the product had another id before.
recorded() {
  printf '%s\n' "lock: 1" "versions:" '  - fingerprint: "5cbaede337f47642"' "    routes:" \
    "      product: { was: [$1], params: { id: Int } }"
}

check_mistakes() {
  local shop="target 'Shop'" sources="$package/Sources/Shop"

  rm Sources/Shop/navigation.yaml
  check "no spec" fails_with "error: no file of $shop is named navigation.yaml" \
    "looked in '$sources/'; add one to the target"

  cp "$work/pristine/Sources/Shop/navigation.yaml" Sources/Shop/navigation.yaml
  cp Sources/Shop/navigation.yaml Sources/Shop/navigation.yml
  check "two specs" fails_with "error: $shop has 2 specs" \
    "'$sources/navigation.yaml', '$sources/navigation.yml'"
  restore

  replace '"Shop", plugins' '"Shop", exclude: ["navigation.yaml"], plugins' Package.swift
  check "an excluded spec" fails_with \
    "error: '$sources/navigation.yaml' is not among the files of $shop; remove it from 'exclude:'"
  restore

  replace 'name: "Bridge"' 'name: "Bridge", plugins: [navgen]' Package.swift
  check "a target in C" fails_with "error: target 'Bridge' is not a Swift target"
  restore

  replace '\["Admin"\]' '["Bridge"]' Package.swift
  check "nothing to test" fails_with "error: no dependency of test target 'AdminTests' has"
  restore

  replace '\["Admin"\]' '["Admin", "Shop"]' Package.swift
  check "two specs to test" fails_with \
    "error: test target 'AdminTests' reaches 2 targets with a spec" "'Admin', 'Shop'"
  restore

  check_broken_spec
}

check_broken_spec() {
  local spec="$package/Sources/Shop/navigation.yaml"
  mark
  replace '^routes:' 'rotes:' "$spec"
  check "a broken spec" fails_with "$spec:7:1: error: "
  check "a broken spec leaves the files as they were" nothing_written Shop
  restore
}

# --- What can be checked

check() {
  local sentence=$1
  shift
  checks=$((checks + 1))
  "$@" && return
  failures=$((failures + 1))
  echo "integration: failed with $engine: $sentence"
  tail -n 30 "$log" | sed 's/^/    /'
  return 1
}

# The outer redirection is for the shell's own words about a crash: SwiftPM 6.3 with swiftbuild at times
# crashes after it has reported a plugin's error.
build() { { swift build --scratch-path "$scratch" --build-system "$engine" >"$log" 2>&1; } 2>/dev/null; }

swift_test() { swift test --scratch-path "$scratch" --build-system "$engine" "$@" >"$log" 2>&1; }

program_prints() {
  local directory
  directory=$(swift build --scratch-path "$scratch" --build-system "$engine" --show-bin-path)
  [ "$("$directory/ShopApp" 2>&1 | tee "$log")" = "$1" ]
}

# The last output does not say it.
unmentioned() { ! grep -qF "$1" "$log"; }

# Fails, and with each of the texts in the output.
fails_with() {
  if build; then return 1; fi
  local text
  for text in "$@"; do grep -qF "$text" "$log" || return 1; done
}

# Nothing generated for the targets is newer than the mark.
nothing_written() {
  local target
  for target in "$@"; do nothing_newer -path "*/outputs/*/$target/*.swift" || return 1; done
}

# No object file of the targets either. The tool itself is left out: SwiftPM links it anew when the plan
# changes, and what it then writes has to be the same.
nothing_compiled() {
  local target
  nothing_written "$@" || return 1
  for target in "$@"; do nothing_newer -path "*/$target.build/*.o" || return 1; done
}

nothing_newer() {
  local newer
  newer=$(find "$scratch" -newer "$work/mark" -type f "$@")
  [ -z "$newer" ] || { echo "written: $newer" >>"$log"; return 1; }
}

compiled() { [ -n "$(find "$scratch" -newer "$work/mark" -path "*/$1.build/*.o")" ]; }

newer_has() {
  local file
  file=$(find "$scratch" -newer "$work/mark" -path "*/outputs/*/$1/*/$2")
  [ -n "$file" ] && grep -q "$3" "$file"
}

mark() { touch "$work/mark"; sleep 0.1; }

# --- Edits

# replace PATTERN TEXT FILE; `sed -i` is not the same everywhere.
replace() { sed "s|$1|$2|" "$3" >"$work/edited" && cat "$work/edited" >"$3"; }

append() { printf '%s\n' "$1" >>"$2"; }

# Brings the package's own files back, and leaves what has been built.
restore() {
  rm -rf Package.swift Sources Tests Lounge
  cp -R "$work/pristine/." .
}

main "$@"
