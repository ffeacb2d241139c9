# What the scripts of this folder share; to be sourced.
# shellcheck shell=bash disable=SC2034

# The repository of navgen, of which this action is a part.
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)

# Ends the job with an error that the page of the run shows.
stop() {
  echo "::error title=navgen::$1"
  exit 2
}

# The same digits for the same input, with what Linux or a Mac has.
checksum() {
  if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi | cut -c1-32
}
