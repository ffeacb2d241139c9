/// A stand-in for the module that Xcode offers to plugins, so that the Xcode half of the plugin can be
/// type-checked where there is no Xcode. It has the parts of the interface that plugins use; nothing
/// shows that it is complete, or the same in every Xcode.
import Foundation
import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
  /// Unlike its SwiftPM counterpart, not `async`.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL
  let tools: [String: PluginContext.Tool]

  public init(
    xcodeProject: XcodeProject, pluginWorkDirectoryURL: URL, tools: [String: PluginContext.Tool]
  ) {
    self.xcodeProject = xcodeProject
    self.pluginWorkDirectoryURL = pluginWorkDirectoryURL
    self.tools = tools
  }

  public func tool(named name: String) throws -> PluginContext.Tool {
    guard let tool = tools[name] else { throw PluginContextError.toolNotFound(name: name) }
    return tool
  }
}

public enum PluginContextError: Error {
  case toolNotFound(name: String)
}

public struct XcodeProject {
  public typealias ID = String
  public let id: ID
  public let displayName: String
  public let directoryURL: URL
  public let targets: [XcodeTarget]

  public init(id: ID, displayName: String, directoryURL: URL, targets: [XcodeTarget]) {
    self.id = id
    self.displayName = displayName
    self.directoryURL = directoryURL
    self.targets = targets
  }
}

public struct XcodeTarget {
  public typealias ID = String
  public let id: ID
  public let displayName: String
  public let product: XcodeProduct?
  public let dependencies: [XcodeTargetDependency]
  public let inputFiles: FileList

  public init(
    id: ID, displayName: String, product: XcodeProduct?, dependencies: [XcodeTargetDependency],
    inputFiles: FileList
  ) {
    self.id = id
    self.displayName = displayName
    self.product = product
    self.dependencies = dependencies
    self.inputFiles = inputFiles
  }
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(any PackagePlugin.Product)
}

public struct XcodeProduct {
  public enum Kind {
    case application
    case executable
    case framework
    case library
    case other(String)
  }

  public let name: String
  public let kind: Kind

  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}
