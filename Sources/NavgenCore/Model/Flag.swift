package import NavgenSource

/// Something that the app allows or not, on which tabs and routes depend.
package struct Flag: Sendable {
  /// As written in the spec.
  package let id: String
  package let name: SwiftName
  /// Its value at launch.
  package let value: Bool
  /// Where the spec declares it, for what later checks have to say about it.
  package let declaration: SourceRange
}

/// Where the titles and images of the app are.
package enum ResourceBundle: String, CaseIterable, Sendable {
  /// The bundle of the app.
  case main
  /// The resources of the Swift package target, `Bundle.module`.
  case module
  /// The bundle of the framework that the generated code is compiled into.
  case framework
}
