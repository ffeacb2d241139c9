# What the scripts of this folder share; to be sourced. They use the variables that are set here.
# shellcheck shell=bash disable=SC2034

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
platforms="ios macos tvos watchos visionos"

if [ "$(uname -s)" != Linux ]; then
  echo "error: these checks rebuild the modules of a Linux toolchain; on a Mac, build for the platform itself" >&2
  exit 2
fi

# The processor of this machine as Apple spells it: the interfaces of the toolchain are printed for it.
case $(uname -m) in
  x86_64) cpu=x86_64 host_cpu=x86_64 ;;
  aarch64 | arm64) cpu=arm64 host_cpu=aarch64 ;;
  *) echo "error: no Apple target for the processor '$(uname -m)'" >&2 && exit 2 ;;
esac

# Sets system, suffix and lowest (the lowest deployment target that navgen supports) for a platform.
describe_platform() {
  suffix=-simulator
  case $1 in
    ios) system=ios lowest=17.0 ;;
    macos) system=macos lowest=14.0 suffix= ;;
    tvos) system=tvos lowest=17.0 ;;
    watchos) system=watchos lowest=10.0 ;;
    visionos) system=xros lowest=1.0 ;;
    *) echo "error: unknown platform '$1'; there are: $platforms" >&2 && return 2 ;;
  esac
}

# The triple of a platform at a deployment target.
triple() {
  describe_platform "$1"
  echo "$cpu-apple-$system$2$suffix"
}

# The name under which the compiler looks for a module of a platform.
module_arch() {
  describe_platform "$1"
  echo "$cpu-apple-$system$suffix"
}

compiler_hash() {
  swiftc --version 2>/dev/null | sha256sum | cut -c1-12
}

default_cache() {
  echo "$(cd "$here/../.." && pwd)/.build/apple-modules/$(compiler_hash)"
}

# Arguments of every compilation, one a line, for mapfile: platform, cache.
common_flags() {
  printf '%s\n' -I "$2" -module-cache-path "$2/clang"
}

# Arguments that only the frontend takes, one a line. A declaration that says nothing of visionOS is available
# there as the map says for iOS; without the map the compiler would compare the bare numbers.
frontend_flags() {
  [ "$1" != visionos ] || printf '%s\n' -platform-availability-inheritance-map-path "$here/visionOS"
}
