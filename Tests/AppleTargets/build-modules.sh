#!/usr/bin/env bash
# Builds the modules that let the Linux compiler type-check code for Apple targets: the toolchain's own ones, from
# their textual interfaces, and our doubles of Foundation and SwiftUI.
#
#   build-modules.sh [-v] [--cache DIR] [PLATFORM…]      PLATFORM: ios (default) macos tvos watchos visionos, or all
#
# What is there already is left alone. A run that is killed leaves no half-written module and no false stamp.
set -euo pipefail
# shellcheck source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# A change of the recipe below must change this number, so that caches are built anew.
recipe=1
toolchain_modules="Swift SwiftOnoneSupport _Concurrency _RegexParser _StringProcessing Observation"
doubles="Foundation SwiftUI"

verbose=false
cache=
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
  mark=$(cat "$here"/Doubles/*.swiftinterface | sha256sum)
  if ! is_stamped "$stamp.doubles" "$mark"; then
    rm -f "$stamp.doubles"
    for module in $doubles; do
      build_module "$platform" "$module" "$here/Doubles/$module.swiftinterface"
    done
    echo "$mark" | write_file "$stamp.doubles"
  fi
}

# Two runs at once would do the work twice: the second one waits for the first.
mkdir -p "$cache"
exec 9>"$cache/lock"
flock 9
find "$cache/stamps" "$cache/interfaces" "$cache"/*.swiftmodule -type f -name '*.[0-9]*' -delete 2>/dev/null || true
for platform in "${chosen[@]}"; do build_platform "$platform"; done
