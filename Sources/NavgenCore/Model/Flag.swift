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
