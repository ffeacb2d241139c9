#!/usr/bin/env bash
# Type-checks the plugin as Xcode would compile it, then runs its Xcode half, both against a stand-in for
# Xcode's module: what Xcode itself does with the plugin stays unverified.
#
# Prints one line on success.
set -eu

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
plugin=$(cd "$here/../../Plugins/NavgenPlugin" && pwd)
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
interface="$resources/pm/PluginAPI"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# As SwiftPM compiles a plugin of this package's tools version.
compile() {
  swiftc -swift-version 6 -package-description-version 6.2.0 \
    -I "$interface" -I . "$@"
}

compile -warnings-as-errors -parse-as-library -module-name XcodeProjectPlugin \
  -emit-module -emit-object -o XcodeProjectPlugin.o "$here/XcodeProjectPlugin.swift"

# The plugin's entry point gives way to the one of the checks.
compile -warnings-as-errors -parse-as-library -module-name NavgenPlugin \
  -emit-module -emit-object -enable-testing -wmo \
  -Xfrontend -entry-point-function-name -Xfrontend plugin_main -o NavgenPlugin.o "$plugin"/*.swift

# A tool cannot be made without a path of a type that is deprecated.
cp "$here/XcodeChecks.swift" main.swift
compile -suppress-warnings -L "$interface" -lPackagePlugin -Xlinker -rpath -Xlinker "$interface" \
  -o checks main.swift NavgenPlugin.o XcodeProjectPlugin.o
./checks
echo "Xcode stub: checks passed"
