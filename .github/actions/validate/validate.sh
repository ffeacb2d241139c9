#!/usr/bin/env bash
# Finds the specs and checks them. Settings are variables, as the action gives them: NAVGEN is the tool, NAVGEN_SPECS,
# NAVGEN_FORMAT, NAVGEN_STRICT, NAVGEN_ALLOW, NAVGEN_WARN, NAVGEN_DENY, NAVGEN_STRINGS and NAVGEN_SARIF are its inputs.
#
# The exit code is navgen's: 1 for a spec with errors, 2 for wrong settings, 3 for what cannot be read or written.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "${GITHUB_WORKSPACE:-.}"

# What Git knows of and what it does not ignore. In a container the work tree belongs to another user, which Git takes
# for a risk unless told.
files_like() {
  git -c safe.directory='*' ls-files -z --cached --others --exclude-standard -- ":(glob)$1"
}

# bash 3.2 takes an empty list for a variable that is not set; hence the long way to write one.
files=()
add_file() {
  local file
  for file in ${files[@]+"${files[@]}"}; do [ "$file" != "$1" ] || return 0; done
  files+=("$1")
}

# A path, or a pattern; false if nothing is called so.
add_files() {
  local file found=false
  if [ -f "$1" ]; then
    add_file "$1"
    return
  fi
  while IFS= read -r -d '' file; do
    # Git knows of files that a step before this one removed.
    [ ! -f "$file" ] || { add_file "$file" && found=true; }
  done < <(files_like "$1")
  $found
}

# The files of a list with one path or pattern a line.
find_files() {
  local line
  files=()
  while IFS= read -r line; do
    line=${line%$'\r'}
    [ -z "${line//[[:space:]]/}" ] || add_files "$line" || stop "no file is called or matches '$(escaped "$line")'"
  done <<<"$1"
}

find_specs() {
  local ending
  find_files "${NAVGEN_SPECS:-}"
  if [ ${#files[@]} -eq 0 ]; then
    for ending in yaml yml json; do add_files "**/navigation.$ending" || true; done
  fi
  [ ${#files[@]} -gt 0 ] || stop "there is no navigation.yaml, navigation.yml or navigation.json in the repository"
  specs=("${files[@]}")
}

# A text of the user's within a workflow command.
escaped() {
  local text=${1//\%/%25}
  printf '%s' "${text//$'\r'/%0D}"
}

options=()
# add_ids OPTION IDS
add_ids() {
  local id
  for id in $(tr ',' ' ' <<<"$2"); do options+=("$1" "$id"); done
}

add_strings() {
  local file
  find_files "${NAVGEN_STRINGS:-}"
  # In one word, as a name may begin like an option.
  for file in ${files[@]+"${files[@]}"}; do options+=("--strings=$file"); done
}

read_settings() {
  case ${NAVGEN_STRICT:-false} in
    true) options+=(--strict) ;;
    false) ;;
    *) stop "'strict' is '$(escaped "$NAVGEN_STRICT")'; it takes true or false" ;;
  esac
  set -f
  add_ids --allow "${NAVGEN_ALLOW:-}"
  add_ids --warn "${NAVGEN_WARN:-}"
  add_ids --deny "${NAVGEN_DENY:-}"
  set +f
  add_strings
}

validate() { "$NAVGEN" validate ${options[@]+"${options[@]}"} --format "$1" -- "${specs[@]}"; }

# The page of the run shows everything: annotations are made of the first ten errors and ten warnings only.
summarize() {
  local text
  text=$(validate text 2>&1 | head -c 500000) || true
  [ -z "$text" ] || printf '%s\n' '### navgen' '````' "$text" '````' >>"$GITHUB_STEP_SUMMARY"
}

find_specs
read_settings
if [ -n "${NAVGEN_SARIF:-}" ]; then
  mkdir -p "$(dirname "$NAVGEN_SARIF")"
  # What is wrong with the specs is said below, once.
  validate sarif >"$NAVGEN_SARIF" 2>/dev/null || true
fi
[ -z "${GITHUB_STEP_SUMMARY:-}" ] || summarize
# Not their names: one with a line break could pass for a command.
echo "navgen checks ${#specs[@]} of the repository's files"
validate "${NAVGEN_FORMAT:-github}" 2>&1
