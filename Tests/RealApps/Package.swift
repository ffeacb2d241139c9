// swift-tools-version: 6.2

import PackageDescription

/// An app whose navigation was published by hand, and the tests of what navgen makes of its spec.
func app(_ name: String, settings: [SwiftSetting] = []) -> [Target] {
  let plugin = Target.PluginUsage.plugin(name: "NavgenPlugin", package: "navgen")
  return [
    .target(name: name, swiftSettings: settings, plugins: [plugin]),
    .testTarget(
      name: "\(name)Tests", dependencies: [.byName(name: name)], swiftSettings: settings,
      plugins: [plugin]),
  ]
}

/// The template of new app projects, with every upcoming feature on.
let strict: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "RealApps",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(name: "navgen", path: "../..")],
  targets: app("NumberedPages")
    + app("Storefront", settings: [.swiftLanguageMode(.v5)])
    + app("Goals", settings: strict)
    + app("SearchSettings")
    // The test suites of others for patterns and addresses, in one spec.
    + app("LinkSuite")
)
