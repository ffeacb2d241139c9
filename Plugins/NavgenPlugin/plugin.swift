import Foundation
import PackagePlugin

/// Lets `navgen generate` write a target's navigation code before the target is compiled.
///
/// The plugin finds the spec and declares inputs and outputs, nothing else: what is wrong inside a spec is
/// the tool's to say, because SwiftPM drops file and line from what a plugin reports.
@main
struct NavgenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else {
      throw SpecSearchError.notSwift(target: target.name)
    }
    let command = try generateCommand(
      for: target.subject, tool: context.tool(named: "navgen").url,
      directory: context.pluginWorkDirectoryURL)
    return [command]
  }
}

extension SwiftSourceModuleTarget {
  /// A test target gets tests for one of its dependencies, the ones it names itself going first.
  fileprivate var subject: Subject {
    guard kind == .test else { return .app(sourceTarget) }
    return .tests(
      target: name,
      candidates: [
        dependencies.flatMap(\.targets).compactMap(\.swiftSourceTarget),
        recursiveTargetDependencies.compactMap(\.swiftSourceTarget),
      ])
  }

  fileprivate var sourceTarget: SourceTarget {
    SourceTarget(
      id: id, name: name, moduleName: moduleName, directory: directoryURL,
      files: sourceFiles.map(\.url))
  }
}

extension Target {
  /// `nil` for a target in another language, which can have no spec.
  var swiftSourceTarget: SourceTarget? { (self as? SwiftSourceModuleTarget)?.sourceTarget }
}

extension TargetDependency {
  fileprivate var targets: [any Target] {
    switch self {
    case .target(let target): return [target]
    case .product(let product): return product.targets
    @unknown default: return []
    }
  }
}
