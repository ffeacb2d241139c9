// Not verified in Xcode: type-checked against a stub of its plugin module only.

#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension NavgenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let command = try generateCommand(
        for: target.subject(in: context.xcodeProject), tool: context.tool(named: "navgen").url,
        directory: context.pluginWorkDirectoryURL)
      return [command]
    }
  }

  extension XcodeTarget {
    /// Xcode has been seen to report no dependencies at all, so a test bundle's tested target is also
    /// looked for by its name (`Shop` for `ShopTests`), and last in the whole project.
    fileprivate func subject(in project: XcodeProject) -> Subject {
      guard isTestBundle else { return .app(sourceTarget) }
      let others = project.targets.filter { !$0.isTestBundle }
      return .tests(
        target: displayName,
        candidates: [
          dependencies.flatMap(\.sourceTargets),
          others.filter { displayName.hasPrefix($0.displayName) }.map(\.sourceTarget),
          others.map(\.sourceTarget),
        ])
    }

    /// Test bundles have no kind of their own.
    private var isTestBundle: Bool {
      guard case .other(let type)? = product?.kind else { return false }
      return [
        "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing",
      ].contains(type)
    }

    fileprivate var sourceTarget: SourceTarget {
      SourceTarget(
        id: id, name: displayName, moduleName: moduleName(of: product?.name ?? displayName),
        directory: nil, files: inputFiles.map(\.url))
    }
  }

  extension XcodeTargetDependency {
    fileprivate var sourceTargets: [SourceTarget] {
      switch self {
      case .target(let target): return [target.sourceTarget]
      case .product(let product): return product.targets.compactMap(\.swiftSourceTarget)
      @unknown default: return []
      }
    }
  }

  /// The module name that Xcode derives from a product's name: what cannot stand in an identifier
  /// becomes an underscore.
  private func moduleName(of productName: String) -> String {
    let scalars = productName.unicodeScalars.enumerated().map { index, scalar in
      let isAllowed = index == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
      return isAllowed ? String(scalar) : "_"
    }
    return scalars.joined()
  }
#endif
