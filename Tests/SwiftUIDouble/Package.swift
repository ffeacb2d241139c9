// swift-tools-version: 6.2

import PackageDescription

/// The language settings that tests are held to.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// On a Mac the real SwiftUI takes the place of the double: what uses `ViewHost` still compiles, and
// `ViewHost.isDriven` tells tests to skip. Language mode 5 has the interface read as the SDK's does.
#if os(Linux)
  let double: [Target] = [
    .target(name: "SwiftUI", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SwiftUIDoubleTests", dependencies: ["SwiftUI", "ViewHost"], swiftSettings: strict),
  ]
  let modules = ["SwiftUI", "ViewHost"]
#else
  let double: [Target] = []
  let modules = ["ViewHost"]
#endif

let package = Package(
  name: "SwiftUIDouble",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "ViewHost", targets: modules)
  ],
  targets: double + [
    .target(
      name: "ViewHost",
      dependencies: modules.dropLast().map { .byName(name: $0) },
      swiftSettings: strict)
  ],
  swiftLanguageModes: [.v6]
)
