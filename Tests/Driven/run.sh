#!/bin/sh
# Drives the generated views on Linux: `swift test` with the app that its older form is tested with.
#
# There every system counts as new. So the conditions on iOS 18 are turned round in a copy of the example app: then
# the form for older systems is what runs.
set -eu
cd "$(dirname "$0")"
shop=build/LegacyShop

swift build --package-path ../.. --product navgen
navgen="$(swift build --package-path ../.. --show-bin-path)/navgen"

rm -rf "$shop"
mkdir -p "$shop"
"$navgen" generate Sources/ShopNavigation/navigation.yaml --output "$shop"
# Through another file, as the sed of a Mac takes no -i alone.
sed 's/if #available(iOS 18\.0\(.*\), \*)/if #unavailable(iOS 18.0\1)/' "$shop/NavgenView.swift" > "$shop/view"
grep -q '#unavailable(iOS 18' "$shop/view"
mv "$shop/view" "$shop/NavgenView.swift"
for screen in Sources/ShopScreens/*.swift; do
  grep -v 'import ShopNavigation$' "$screen" > "$shop/$(basename "$screen")"
done

NAVGEN_DRIVEN_LEGACY=1 swift test "$@"
