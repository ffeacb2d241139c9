// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "ShopNavigation", targets: ["ShopNavigation"]),
    .library(name: "ShopScreens", targets: ["ShopScreens"]),
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
    // The screens of the app; empty where there is no SwiftUI.
    .target(name: "ShopScreens", dependencies: ["ShopModels", "ShopNavigation"]),
    // A walk through the generated store, for the terminal.
    .executableTarget(name: "ShopDemo", dependencies: ["ShopModels", "ShopNavigation"]),
    // The generated tests, and some of our own beside them.
    .testTarget(
      name: "ShopNavigationTests",
      dependencies: ["ShopModels", "ShopNavigation"],
      plugins: [.plugin(name: "NavgenPlugin", package: "navgen")]),
  ]
)
