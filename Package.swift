// swift-tools-version: 6.2

import PackageDescription

/// The language settings that every target of ours is held to, the same ones our users turn on.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of the tool, and the test target that mirrors it.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> [Target] {
  [
    .target(name: name, dependencies: dependencies, swiftSettings: strict),
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.byName(name: name), "NavgenTestSupport"],
      exclude: exclusions[name] ?? [],
      swiftSettings: strict),
  ]
}

/// Test folders that hold cases for the tests to read, not sources to compile.
let exclusions = ["NavgenCore": ["Cases", "Suites"]]

/// Whether there is a target for libFuzzer, which has no `main` of its own and needs everything built for it: see
/// `make fuzz`.
let hasFuzzer = Context.environment["NAVGEN_READER_FUZZ"] != nil

/// What runs the readers over whatever libFuzzer makes up.
let fuzzer = Target.executableTarget(
  name: "reader-fuzz",
  dependencies: ["NavgenCore", "NavgenSource"],
  path: "Tests/ReaderFuzz",
  exclude: ["seeds.sh"],
  swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])

let package = Package(
  name: "navgen",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "navgen", targets: ["navgen"]),
    .plugin(name: "NavgenPlugin", targets: ["NavgenPlugin"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .executableTarget(name: "navgen", dependencies: ["NavgenCLI"], swiftSettings: strict),
    .plugin(name: "NavgenPlugin", capability: .buildTool(), dependencies: ["navgen"]),
    .target(
      name: "NavgenTestSupport",
      dependencies: ["NavgenSource"],
      path: "Tests/NavgenTestSupport",
      swiftSettings: strict),
  ]
    + module("NavgenSource")
    + module("NavgenYAML", ["CLibYAML", "NavgenSource"])
    + module("NavgenTemplate", ["NavgenSource"])
    + module("NavgenSymbols", ["NavgenSource"])
    + module("NavgenCore", ["NavgenSource", "NavgenYAML", "NavgenTemplate", "NavgenSymbols"])
    + module("NavgenCLI", ["NavgenCore", "NavgenSource", "NavgenSymbols", "NavgenYAML"])
    + (hasFuzzer ? [fuzzer] : []),
  swiftLanguageModes: [.v6]
)
