// What the Xcode half of the plugin does with a project, as far as the stand-in goes.

import Foundation
@_spi(PackagePluginInternal) import PackagePlugin
import XcodeProjectPlugin

@testable import NavgenPlugin

let unitTests = XcodeProduct.Kind.other("com.apple.product-type.bundle.unit-test")
let uiTests = XcodeProduct.Kind.other("com.apple.product-type.bundle.ui-testing")

let shop = target(
  "My Shop", .application, files: ["/p é/Shop/App.swift", "/p é/Shop/navigation.yaml"])
let kit = target("Kit", .framework, files: ["/p é/Kit/Kit.swift"])
let admin = target("Admin", .application, files: ["/p é/Admin/navigation.json"])

let appFiles = OutputFile.sources.map(\.rawValue).joined(separator: " ")
check("an app has files", "\(appFiles.isEmpty)", "false")
check(
  "an app's files go to the plugin's directory",
  generate(shop, in: [shop, kit]),
  "generate /p é/Shop/navigation.yaml --output /plugin output/ --format xcode > \(appFiles)")

let testsOfShop =
  "generate /p é/Shop/navigation.yaml --tests /plugin output/ --module My_Shop --format xcode"
  + " > \(OutputFile.tests.rawValue)"

check(
  "a unit test bundle gets tests of the app that it depends on",
  generate(target("Tests", unitTests, dependencies: [shop]), in: [shop, admin, kit]), testsOfShop)
check(
  "without dependencies the name tells which app is tested",
  generate(target("My ShopUITests", uiTests), in: [shop, admin, kit]), testsOfShop)
check(
  "without a name to go by, the only target with a spec is tested",
  generate(target("Tests", unitTests), in: [shop, kit]), testsOfShop)
check(
  "two targets to choose from are an error",
  generate(target("Tests", unitTests), in: [shop, admin]),
  "test target 'Tests' reaches 2 targets with a spec where one is allowed: "
    + "'My Shop', 'Admin'; give each a test target that depends on it alone "
    + "(in Xcode: that is named after it)")
check(
  "a target without a spec is an error",
  generate(kit, in: [shop, kit]),
  "no file of target 'Kit' is named navigation.yaml, navigation.yml or navigation.json; "
    + "add one to the target, or take NavgenPlugin off it")

func target(
  _ name: String, _ kind: XcodeProduct.Kind, dependencies: [XcodeTarget] = [], files: [String] = []
) -> XcodeTarget {
  XcodeTarget(
    id: name, displayName: name, product: XcodeProduct(name: name, kind: kind),
    dependencies: dependencies.map { .target($0) },
    inputFiles: FileList(files.map { File(url: URL(filePath: $0), type: .unknown) }))
}

/// The tool's arguments and the files it is to write, or the words of the error.
func generate(_ target: XcodeTarget, in targets: [XcodeTarget]) -> String {
  let tool = PluginContext.Tool(
    name: "navgen", path: Path("/navgen"), url: URL(filePath: "/navgen"))
  let context = XcodePluginContext(
    xcodeProject: XcodeProject(
      id: "p", displayName: "p", directoryURL: URL(filePath: "/p é/"), targets: targets),
    pluginWorkDirectoryURL: URL(filePath: "/plugin output/"), tools: ["navgen": tool])
  do {
    return try NavgenPlugin().createBuildCommands(context: context, target: target)
      .map(summary).joined(separator: "\n")
  } catch {
    return "\(error)"
  }
}

func summary(_ command: Command) -> String {
  guard case .buildCommand(_, _, let arguments, _, _, let outputs) = command else { return "?" }
  return "\(arguments.joined(separator: " ")) > "
    + outputs.map(\.lastPathComponent).joined(separator: " ")
}

func check(_ sentence: String, _ found: String, _ expected: String) {
  guard found != expected else { return }
  print("Xcode: \(sentence)\n  found:    \(found)\n  expected: \(expected)")
  exit(1)
}
