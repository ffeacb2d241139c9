// swift-tools-version: 6.2

import PackageDescription

// Random and mutated links and snapshots, through the compiled output of two specs: that of the Shop example, and one
// with every kind of parameter and pattern. `make fuzz-links` runs it at length, `make test-packages` for some seconds.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "navgen", path: "../.."),
    .package(name: "Shop", path: "../../Examples/Shop"),
  ],
  targets: [
    // Both have the same code, `Harness`, below them; it knows the generated types by the names in `Subject.swift`.
    .executableTarget(
      name: "fuzz-shop",
      dependencies: [.product(name: "ShopNavigation", package: "Shop")],
      path: "Sources/FuzzShop"),
    .executableTarget(
      name: "fuzz-everything", dependencies: ["Everything"], path: "Sources/FuzzEverything"),
    .target(name: "Everything", plugins: [.plugin(name: "NavgenPlugin", package: "navgen")]),
  ],
  swiftLanguageModes: [.v6]
)
