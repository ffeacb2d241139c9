#!/usr/bin/env bash
# Gathers the code of the tutorial, and the screens of the Shop example, in folders as run.sh takes them:
#
#   gather.sh NAVGEN OUTPUT      makes OUTPUT/tutorial/code, OUTPUT/shop/code and, beside it, OUTPUT/shop/modules
#
# NAVGEN is the built tool. What was in OUTPUT before is removed.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$here/../..
navgen=$1 output=$2
rm -rf "$output"

# The blocks of a language in a page, each as a file of its own: page, language, folder, ending.
write_blocks() {
  awk -v language="$2" -v folder="$3" -v ending="$4" '
    $0 == "```" && inside { inside = 0; close(file); next }
    inside { print > file }
    $0 == "```" language { inside = 1; file = sprintf("%s/block-%02d.%s", folder, ++count, ending) }' "$1"
}

gather_tutorial() {
  local folder=$output/tutorial page=$root/Documentation/TUTORIAL.md
  mkdir -p "$folder/code"
  write_blocks "$page" yaml "$folder" yaml
  write_blocks "$page" swift "$folder/code" swift
  "$navgen" generate "$folder/block-01.yaml" --output "$folder/code"
}

# The screens see the generated code as a module, which here is one file.
gather_shop() {
  local folder=$output/shop sources=$root/Examples/Shop/Sources
  mkdir -p "$folder/code" "$folder/modules" "$folder/generated"
  "$navgen" generate "$sources/ShopNavigation/navigation.yaml" --output "$folder/generated"
  cat "$folder"/generated/*.swift "$sources"/ShopNavigation/*.swift >"$folder/modules/ShopNavigation.swift"
  cat "$sources"/ShopModels/*.swift >"$folder/modules/ShopModels.swift"
  cp "$sources"/ShopScreens/*.swift "$folder/code"
}

gather_tutorial
gather_shop
