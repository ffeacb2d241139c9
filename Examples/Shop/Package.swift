// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ShopNavigation", targets: ["ShopNavigation"])
  ],
  dependencies: [
    .package(name: "navgen", path: "../..")
  ],
  targets: [
    // The payload types that the routes carry.
    .target(name: "ShopModels"),
    // The spec, and what the plugin makes of it.
    .target(
      name: "ShopNavigation",
      dependencies: ["ShopModels"],
      plugins: [.plugin(name: "NavgenPlugin", package: "navgen")]),
    // A walk through the generated store, for the terminal.
    .executableTarget(name: "ShopDemo", dependencies: ["ShopModels", "ShopNavigation"]),
    // The generated tests, and some of our own beside them.
    .testTarget(
      name: "ShopNavigationTests",
      dependencies: ["ShopModels", "ShopNavigation"],
      plugins: [.plugin(name: "NavgenPlugin", package: "navgen")]),
  ]
)
