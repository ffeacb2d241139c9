#!/usr/bin/env bash
# Builds the modules that let the Linux compiler type-check code for Apple targets: the toolchain's own ones, from
# their textual interfaces, and our doubles of CoreGraphics, Foundation and SwiftUI. That of SwiftUI is the driven one:
# the compiler writes its interface.
#
#   build-modules.sh [-v] [--cache DIR] [PLATFORM…]      PLATFORM: ios (default) macos tvos watchos visionos, or all
#
# What is there already is left alone. A run that is killed leaves no half-written module and no false stamp.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# A change of the recipe for the toolchain's modules must change this number, so that caches are built anew.
recipe=1
toolchain_modules="Swift SwiftOnoneSupport _Concurrency _RegexParser _StringProcessing Observation"
doubles="CoreGraphics Foundation SwiftUI"
swiftui=$here/../SwiftUIDouble/Sources/SwiftUI

verbose=false
cache=''
chosen=()
while [ $# -gt 0 ]; do
  case $1 in
    -v) verbose=true ;;
    --cache) cache=$2 && shift ;;
    all) read -ra chosen <<<"$platforms" ;;
    -*) echo "error: unknown option '$1'" >&2 && exit 2 ;;
    *) describe_platform "$1" && chosen+=("$1") ;;
  esac
  shift
done
[ ${#chosen[@]} -gt 0 ] || chosen=(ios)
[ -n "$cache" ] || cache=$(default_cache)

say() { if $verbose; then echo "$*"; fi; }

resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
frontend=$resources/../../bin/swift-frontend

# Puts standard input in a file, all at once, unless the file says the same already.
write_file() {
  local new=$1.$$
  cat >"$new"
  if cmp -s "$new" "$1"; then rm "$new"; else mv "$new" "$1"; fi
}

# Whether a stamp file holds the given words.
is_stamped() { [ "$(cat "$1" 2>/dev/null)" = "$2" ]; }

# Rewrites an interface of the toolchain (or a double) on standard input for a platform. Nothing is ever run, so the
# bodies of inlinable functions are skipped: that takes a sixth of the time. What is lost is the compiler's arithmetic
# on constants, such as a literal too large for its type; the same code compiled for Linux shows those.
retarget() {
  sed -E \
    -e "/^\/\/ swift-module-flags:/s/-target [^ ]+/-target $(triple "$1" "$lowest")/" \
    -e '/^\/\/ swift-module-flags:/s/$/ -experimental-skip-all-function-bodies/' \
    -e 's/@backDeployed\(before: [^)]*\)//' \
    -e '/^(public |internal |private |@_exported |@_implementationOnly )*import Glibc$/d'
}

# Compiles one interface: platform, module, interface file as shipped.
build_module() {
  local platform=$1 module=$2 arch output interface
  describe_platform "$platform"
  arch=$(module_arch "$platform")
  output=$cache/$module.swiftmodule/$arch.swiftmodule
  # The compiler opens this file again whenever the module is used: it stays.
  interface=$cache/interfaces/$arch/$module.swiftinterface
  mkdir -p "$(dirname "$output")" "$(dirname "$interface")"
  rm -f "$output"
  retarget "$platform" <"$3" | write_file "$interface"

  local flags
  mapfile -t flags < <(common_flags "$platform" "$cache" && frontend_flags "$platform")
  [ "$module" != Swift ] || flags+=(-parse-stdlib)
  say "$arch: $module"
  if ! "$frontend" -compile-module-from-interface "$interface" -module-name "$module" \
    -target "$(triple "$platform" "$lowest")" -resource-dir "$resources" \
    -disable-availability-checking "${flags[@]}" -o "$output.$$" 2>"$interface.log"; then
    cat "$interface.log" >&2
    rm -f "$output.$$"
    echo "error: module $module does not build for $arch" >&2
    return 1
  fi
  mv "$output.$$" "$output"
}

# Has the compiler write the interface of the driven double, as if it were shipped, and adds what Linux cannot say.
write_swiftui_interface() {
  local folder=$cache/double mark
  mark=$(sources_mark)
  ! is_stamped "$folder/stamp" "$mark" || return 0
  say "interface of SwiftUI"
  mkdir -p "$folder"
  rm -f "$folder/stamp"
  if ! find "$swiftui" -name '*.swift' -print0 | sort -z | xargs -0 swiftc -emit-module -module-name SwiftUI \
    -emit-module-path "$folder/SwiftUI.swiftmodule" -emit-module-interface-path "$folder/emitted.swiftinterface" \
    -enable-library-evolution -swift-version 5 -package-name SwiftUIDouble -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature MemberImportVisibility 2>"$folder/log"; then
    grep -B1 -A9 'error:' "$folder/log" >&2
    echo "error: the double of SwiftUI does not build" >&2
    return 1
  fi
  adapt_to_doubles <"$folder/emitted.swiftinterface" |
    cat - "$here/Doubles/SwiftUI+Foundation.swiftinterface" >"$folder/SwiftUI.swiftinterface"
  echo "$mark" | write_file "$folder/stamp"
}

# Renames what modules are called only on Linux, and has SwiftUI pass on CoreGraphics, not parts of Foundation.
adapt_to_doubles() {
  sed -E \
    -e '/^@_exported import Foundation/d' \
    -e 's/FoundationEssentials\./Foundation./g' \
    -e '/^import _SwiftConcurrencyShims$/d' \
    -e '0,/^import Foundation$/s//@_exported import CoreGraphics\nimport Foundation/'
}

# The interface file of a double.
interface_of() {
  case $1 in
    SwiftUI) echo "$cache/double/SwiftUI.swiftinterface" ;;
    *) echo "$here/Doubles/$1.swiftinterface" ;;
  esac
}

# Stands for everything that the doubles are made from, this script too.
sources_mark() {
  find "$here/Doubles" "$swiftui" "$here/build-modules.sh" -type f -print0 | sort -z | xargs -0 cat | sha256sum
}

build_platform() {
  local platform=$1 arch stamp module mark
  arch=$(module_arch "$platform")
  stamp=$cache/stamps/$arch
  mkdir -p "$cache/stamps"
  if ! is_stamped "$stamp.toolchain" "$recipe"; then
    rm -f "$stamp.doubles"
    for module in $toolchain_modules; do
      build_module "$platform" "$module" \
        "$resources/linux/$module.swiftmodule/$host_cpu-unknown-linux-gnu.swiftinterface"
    done
    echo "$recipe" | write_file "$stamp.toolchain"
  fi
  mark=$(sources_mark)
  if ! is_stamped "$stamp.doubles" "$mark"; then
    rm -f "$stamp.doubles"
    for module in $doubles; do
      build_module "$platform" "$module" "$(interface_of "$module")"
    done
    echo "$mark" | write_file "$stamp.doubles"
  fi
}

# Two runs at once would do the work twice: the second one waits for the first.
mkdir -p "$cache"
exec 9>"$cache/lock"
flock 9
find "$cache/stamps" "$cache/interfaces" "$cache"/*.swiftmodule -type f -name '*.[0-9]*' -delete 2>/dev/null || true
write_swiftui_interface
# As many at once as there are processors: each platform has files of its own.
builders=()
wait_for_builders() {
  local builder status=0
  for builder in "${builders[@]}"; do wait "$builder" || status=1; done
  builders=()
  return "$status"
}
for platform in "${chosen[@]}"; do
  build_platform "$platform" &
  builders+=($!)
  [ ${#builders[@]} -lt "$(nproc)" ] || wait_for_builders
done
wait_for_builders
