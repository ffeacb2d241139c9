#!/usr/bin/env bash
# Writes the seeds and the dictionary of the reader's fuzzer into a folder, made from the test cases: each spec, with
# its lock if it has one, with another spec as the older one, or with a file of a web site.
set -eu
cd "$(dirname "$0")/../.."
output=$1
cases=Tests/NavgenCoreTests/Cases
mkdir -p "$output/seeds"

older=
for folder in "$cases"/valid/*/ "$cases"/invalid/*/; do
  seed=$output/seeds/$(basename "$folder")
  if [ -f "$folder/apple-app-site-association" ]; then
    printf '\0\0\0' | cat "$cases/valid/linked/navigation.yaml" - "$folder/apple-app-site-association" >"$seed"
    continue
  fi
  spec=$(find "$folder" -maxdepth 1 -name 'navigation.*' -print -quit)
  cp "$spec" "$seed"
  if [ -f "$folder/navgen.lock" ]; then printf '\0' | cat "$spec" - "$folder/navgen.lock" >"$seed.with-lock"; fi
  case $folder in */valid/*)
    if [ -n "$older" ]; then printf '\0\0' | cat "$spec" - "$older" >"$seed.with-older"; fi
    older=$spec
    ;;
  esac
done

# The keys of the spec and of the lock as their decoders list them, the words that values may be, and what YAML gives a
# meaning. A dictionary has one string to a line.
{
  grep -rhoE '^ +case [a-zA-Z, ]+$' Sources/NavgenCore/Spec Sources/NavgenCore/Lock |
    sed 's/^ *case //' | tr -d ' ' | tr ',' '\n' | sort -u | sed 's/.*/"&: "/'
  printf '"%s"\n' String Int Double Bool UUID URL Date '[Int]' '?' ' = ' '<<: ' '&a ' '*a' '!!str ' '{' '}' '[' ']' ', ' '---' \
    '...' '%YAML 1.1' ' #' '|' '>-' '\\n' '\\n  ' '\\n    ' '\\n- ' '\\x00' '\\xef\\xbb\\xbf' ':id' '?q=:q' '/*' 'navgen: 1' 'lock: 1' \
    '<<<<<<<' '=======' '>>>>>>>' 'sheet' 'cover' 'hidden' 'true' 'null' '2030-01-01'
} >"$output/dictionary"
