package import NavgenSource

/// The form of the addresses of a tab, a route or a modal, proven to fit its parameters.
package struct LinkPattern: Sendable {
  /// As written in the spec.
  package let text: String
  /// Empty for the pattern `/`.
  package let segments: [LinkSegment]
  /// In the order of the pattern, which is the order they are built in.
  package let query: [LinkQueryItem]
  /// The day after which the app means to do without it, as `yyyy-mm-dd`.
  package let until: String?
  /// Where the spec declares it.
  package let declaration: SourceRange
}

/// What stands between two slashes.
package enum LinkSegment: Hashable, Sendable {
  /// Not encoded; never empty.
  case literal(String)
  /// One parameter, by its index, between two texts that may be empty. Only the last segment can be one
  /// whose parameter may be absent.
  case placeholder(prefix: String, parameter: Int, suffix: String)
  /// All that is left: the items of an array, by the index of its parameter. Only the last segment.
  case rest(parameter: Int)
}

/// A parameter in the query.
package struct LinkQueryItem: Hashable, Sendable {
  /// Not encoded.
  package let key: String
  /// The index of the parameter. An array repeats its key.
  package let parameter: Int
}
