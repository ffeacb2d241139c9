// swift-tools-version: 6.2

import PackageDescription

let navgen = Target.PluginUsage.plugin(name: "NavgenPlugin", package: "navgen")

let package = Package(
  name: "Mall",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "navgen", path: "@NAVGEN@"),
    .package(path: "Lounge"),
  ],
  targets: [
    .target(name: "Shop", plugins: [navgen]),
    .testTarget(name: "ShopTests", dependencies: ["Shop"], plugins: [navgen]),
    .executableTarget(name: "ShopApp", dependencies: ["Shop"]),
    // Its dependency has no spec, the next one has.
    .testTarget(name: "ShopAppTests", dependencies: ["ShopApp"], plugins: [navgen]),

    // A second spec, in a target that uses the first.
    .target(name: "Admin", dependencies: ["Shop"], plugins: [navgen]),
    .testTarget(name: "AdminTests", dependencies: ["Admin"], plugins: [navgen]),

    // An executable with a spec of its own, and a dependency that is not Swift.
    .target(name: "Bridge"),
    .executableTarget(name: "Kiosk", dependencies: ["Bridge"], plugins: [navgen]),
    .testTarget(name: "KioskTests", dependencies: ["Kiosk"], plugins: [navgen]),

    // Tests of a product of another package.
    .testTarget(
      name: "LoungeTests",
      dependencies: [.product(name: "Lounge", package: "Lounge")],
      plugins: [navgen]),
  ],
  swiftLanguageModes: [.v6]
)
