package import NavgenSource

/// Which URLs are the app's own, and how they are read.
package struct LinkSettings: Sendable {
  /// The custom schemes, in small letters, in the order of the file.
  package let schemes: [String]
  /// The hosts of web addresses, in the order of the file.
  package let hosts: [LinkHost]
  /// Whether the letters of a pattern have to be those of the URL; values always do.
  package let isCaseSensitive: Bool
  /// Whether what stands after `scheme://` is the first part of the path.
  package let schemeHostIsPath: Bool
  /// What belongs to others, such as the answers of a sign-in.
  package let ignored: [IgnoredPath]

  /// What a spec has that says nothing of links.
  package static let none = LinkSettings(
    schemes: [], hosts: [], isCaseSensitive: true, schemeHostIsPath: true, ignored: [])
}

/// A host, in small letters.
package enum LinkHost: Hashable, Sendable {
  case exact(String)
  /// Every host with at least one label more.
  case subdomains(of: String)
}

/// A path that the app leaves to others.
package struct IgnoredPath: Sendable {
  /// As written in the spec.
  package let text: String
  /// Not encoded; without the `*` at the end.
  package let segments: [String]
  /// Whether it stands for everything below instead of itself.
  package let takesRest: Bool
  /// Where the spec declares it.
  package let declaration: SourceRange
}
