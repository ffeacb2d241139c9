#!/usr/bin/env bash
# Checks that the schema for editors and navgen agree on every spec of the tests, the examples and `navgen init`.
#
#   run.sh NAVGEN PYTHON    the built tool, and a Python with what .ci/install-python fetches
#
# Prints one line on success.
set -eu

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
repository=$(cd "$here/../.." && pwd)
navgen=$1
python=$2

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$navgen" init "$work/navigation.yaml" >"$work/log"
cmp "$work/.navgen-schema.json" "$repository/Documentation/navigation.schema.json"

cd "$repository"
specs=$(git ls-files 'Examples/*/navigation.yaml' 'Tests/*/navigation.yaml' |
  grep -v '/Cases/' | sed "s|^|$repository/|")
printf '%s\n' "$specs" "$work/navigation.yaml" | tr '\n' '\0' |
  PYTHONDONTWRITEBYTECODE=1 xargs -0 "$python" "$here/agreement.py" Documentation/navigation.schema.json \
    Tests/NavgenCoreTests/Cases
