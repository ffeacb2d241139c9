#!/usr/bin/env bash
# How fast navgen is and how much its output costs the compiler, each as a ratio against a floor that
# is measured in the same run. Prints a table; judges nothing.
set -eu
cd "$(dirname "$0")/../.."
runs=${1:-15}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# A spec of so many routes, half of them with values, in six tabs.
write_spec() {
  awk -v routes="$1" 'BEGIN {
    print "navgen: 1\nname: Bench\ntabs:"
    for (i = 1; i <= 6; i++) printf "  tab%d: { title: Tab %d, icon: star }\n", i, i
    print "routes:"
    for (i = 1; i <= routes; i++)
      printf i % 2 ? "  route%d: { tabs: [tab%d], params: { id: Int, name: \"String?\" } }\n" \
        : "  route%d: { tabs: [tab%d, tab1] }\n", i, i % 5 + 2
  }'
}

# A spec far too large, of which every tenth route has one mistake, of eight kinds in turn.
write_faulty_spec() {
  awk -v routes="$1" 'BEGIN {
    print "navgen: 1\nname: Bench\nlinks: { schemes: [bench] }\ntabs:"
    for (i = 1; i <= 6; i++) printf "  tab%d: { title: Tab %d, icon: star }\n", i, i
    print "routes:"
    for (i = 1; i <= routes; i++) {
      kind = i % 10 ? 0 : i / 10 % 8 + 1
      if (kind == 0) printf "  route%d: { tabs: [tab2], params: { id: Int }, link: /section%d/:id }\n", i, i
      if (kind == 1) printf "  route%d: { params: { id: Strng } }\n", i
      if (kind == 2) printf "  route%d: { tabs: [tba%d] }\n", i, i % 9
      if (kind == 3) printf "  route%d: { params: { id: Int }, link: /section%d/:idd }\n", i, i
      if (kind == 4) printf "  route%d: { link: /section%d//list }\n", i, i
      if (kind == 5) printf "  route%d: { parent: ruote%d }\n", i, i - 5
      if (kind == 6) printf "  route %d: {}\n", i
      if (kind == 7) printf "  route%d: { params: { id: Int = x } }\n", i
      if (kind == 8) printf "  route%d: { parent: route%d }\n", i, i - 5
    }
  }'
}

# A spec of so many types, and of routes with so many that are none.
write_misspelt_types() {
  awk -v types="$1" -v routes="$2" 'BEGIN {
    print "navgen: 1\nname: Bench\ntabs: { home: { title: Home, icon: star } }\ntypes:"
    for (i = 1; i <= types; i++) printf "  Model%d.ID: {}\n", i + 10000
    print "routes:"
    for (i = 1; i <= routes; i++) printf "  route%d: { params: { id: Modle%d.ID } }\n", i, i + 10000
  }'
}

# The enum that such a spec replaces, as short as it can be written.
write_floor() {
  awk -v routes="$1" 'BEGIN {
    print "enum Route: Hashable, Sendable {"
    for (i = 1; i <= routes; i++)
      printf i % 2 ? "  case route%d(id: Int, name: String? = nil)\n" : "  case route%d\n", i
    print "}"
  }'
}

# Microseconds since 1970. Perl is for the bash of a Mac, which is too old to have a clock of its own;
# starting it takes as long each time, some milliseconds that the ratios there then hold.
if [ -n "${EPOCHREALTIME:-}" ]; then
  now() { echo "${EPOCHREALTIME//[.,]/}"; }
else
  now() { perl -MTime::HiRes=time -e 'printf "%.0f\n", time * 1e6'; }
fi

# The median wall time of a command, in microseconds.
median() {
  for _ in $(seq "$runs"); do
    local begin end
    begin=$(now)
    "$@" >/dev/null
    end=$(now)
    echo $((end - begin))
  done | sort -n | sed -n "$((runs / 2 + 1))p"
}

row() { awk -v n="$1" -v a="$2" -v b="$3" 'BEGIN { printf "%-50s %9.1f ms %9.1f ms %7.1f\n", n, a / 1000, b / 1000, a / b }'; }

swift build -c release --product navgen >/dev/null
swift build --product navgen >/dev/null
release=$(swift build -c release --show-bin-path)/navgen
debug=$(swift build --show-bin-path)/navgen
# Unquoted below: they are several words.
yaml_flags=$(pkg-config --cflags --libs yaml-0.1 2>/dev/null || echo -lyaml)
# shellcheck disable=SC2086
clang -O2 -o "$folder/events" Tests/Benchmark/events.c $yaml_flags

printf '%-50s %12s %12s %7s\n' "" navgen floor ratio
for routes in 10 100 500; do
  write_spec "$routes" >"$folder/navigation.yaml"
  floor=$(median "$folder/events" "$folder/navigation.yaml")
  row "validate, $routes routes / libyaml's events" "$(median "$release" validate "$folder/navigation.yaml")" "$floor"
  row "the same, unoptimised" "$(median "$debug" validate "$folder/navigation.yaml")" "$floor"
  rm -rf "$folder/output"
  "$release" generate "$folder/navigation.yaml" --output "$folder/output"
  row "generate, nothing changed" \
    "$(median "$release" generate "$folder/navigation.yaml" --output "$folder/output")" "$floor"
done

refused() { ! "$@" 2>/dev/null; }
write_faulty_spec 10000 >"$folder/faulty.yaml"
write_misspelt_types 20000 8000 >"$folder/types.yaml"
floor=$(median "$folder/events" "$folder/faulty.yaml")
row "validate, 10,000 routes, 1,000 errors / events" "$(median refused "$release" validate "$folder/faulty.yaml")" "$floor"
row "the same as one SARIF log" \
  "$(median refused "$release" validate "$folder/faulty.yaml" --format sarif)" "$floor"
floor=$(median "$folder/events" "$folder/types.yaml")
row "validate, 8,000 misspelt types of 20,000 / events" \
  "$(median refused "$release" validate "$folder/types.yaml")" "$floor"

runs=3
for routes in 50 500; do
  write_spec "$routes" >"$folder/navigation.yaml"
  write_floor "$routes" >"$folder/Floor.swift"
  "$release" generate "$folder/navigation.yaml" --output "$folder/output$routes"
  row "compiling the output, $routes routes / a bare enum" \
    "$(median swiftc -wmo -c -o "$folder/out.o" -module-name Out -swift-version 6 "$folder/output$routes"/*.swift)" \
    "$(median swiftc -wmo -c -o "$folder/floor.o" -module-name Floor -swift-version 6 "$folder/Floor.swift")"
done

# The matcher of a spec of so many routes with addresses, in files that stand beside those of another.
write_matcher() {
  awk -v name="$1" -v routes="$2" 'BEGIN {
    print "navgen: 1\nname: " name "\nlinks: { hosts: [bench.example.com] }"
    print "tabs: { home: { title: Home, icon: star, link: / } }\nroutes:"
    for (i = 1; i <= routes; i++)
      printf i % 2 ? "  route%d: { params: { id: Int, ref: \"String?\" }, link: \"/section%d/:id?ref=:ref\" }\n" \
        : "  route%d: { link: /section%d/list }\n", i, i
  }' >"$folder/navigation.yaml"
  "$release" generate "$folder/navigation.yaml" --output "$folder/$1"
  for part in Tabs Routes Links; do mv "$folder/$1/Navgen$part.swift" "$folder/matching/$1$part.swift"; done
}

mkdir "$folder/matching"
write_matcher Ten 10
write_matcher Many 500
cp Tests/Benchmark/matching.swift "$folder/matching/main.swift"
swiftc -O -wmo -swift-version 6 -o "$folder/match" "$folder"/matching/*.swift
"$folder/match"
