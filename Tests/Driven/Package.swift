// swift-tools-version: 6.2

import PackageDescription

let navgen = Target.PluginUsage.plugin(name: "NavgenPlugin", package: "navgen")
let host = Target.Dependency.product(name: "ViewHost", package: "SwiftUIDouble")

/// A small app: a spec, and the view that hosts show.
@MainActor func app(_ name: String) -> Target {
  .target(name: name, dependencies: [host], plugins: [navgen])
}

/// `run.sh` writes the app that these targets need, and says so by this variable.
let hasLegacy = Context.environment["NAVGEN_DRIVEN_LEGACY"] != nil

let legacy: [Target] = [
  .target(name: "LegacyShop", dependencies: ["ShopModels", host], path: "build/LegacyShop"),
  .testTarget(name: "LegacyTests", dependencies: ["LegacyShop", "ShopModels", host]),
]

// Generated views, driven by tests. Run it with `run.sh`: a plain `swift test` leaves out the views of systems that
// have no tabs as values.
let package = Package(
  name: "Driven",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "navgen", path: "../.."),
    .package(name: "SwiftUIDouble", path: "../SwiftUIDouble"),
  ],
  targets: [
    // The example app, screens and all.
    .target(name: "ShopModels"),
    .target(name: "ShopNavigation", dependencies: ["ShopModels", host], plugins: [navgen]),
    .target(name: "ShopScreens", dependencies: ["ShopModels", "ShopNavigation", host]),
    // What it does not show.
    app("Plain"),
    app("Crowd"),
    app("Arranged"),
    app("Desk"),
    app("Market"),
    app("Plaza"),
    .testTarget(
      name: "DrivenTests",
      dependencies: [
        "ShopModels", "ShopNavigation", "ShopScreens", "Plain", "Crowd", "Arranged", "Desk",
        "Market", "Plaza", host,
      ]),
  ] + (hasLegacy ? legacy : []),
  swiftLanguageModes: [.v6]
)
