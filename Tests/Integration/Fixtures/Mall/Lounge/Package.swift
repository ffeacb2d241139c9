// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Lounge",
  platforms: [.macOS(.v14)],
  products: [.library(name: "Lounge", targets: ["Lounge"])],
  dependencies: [.package(name: "navgen", path: "@NAVGEN@")],
  targets: [
    .target(
      name: "Lounge",
      plugins: [.plugin(name: "NavgenPlugin", package: "navgen")])
  ],
  swiftLanguageModes: [.v6]
)
