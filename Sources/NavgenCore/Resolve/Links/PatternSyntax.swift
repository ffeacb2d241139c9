import NavgenSource

/// A pattern as it is spelled, before anybody knows what its parameters are.
struct PatternSyntax {
  let segments: [SegmentSyntax]
  let query: [QuerySyntax]

  /// Every parameter that it names, in its order.
  var parameters: [PlaceholderSyntax] {
    segments.compactMap(\.placeholder) + query.map(\.placeholder)
  }
}

/// What is written between two slashes.
enum SegmentSyntax {
  case literal(String)
  case placeholder(PlaceholderSyntax)

  fileprivate var placeholder: PlaceholderSyntax? {
    if case .placeholder(let placeholder) = self { placeholder } else { nil }
  }
}

/// What is written between two `&`.
struct QuerySyntax {
  let key: Located<String>
  let placeholder: PlaceholderSyntax
}

/// A parameter by its name, between two literals.
struct PlaceholderSyntax {
  /// Empty in a query.
  let prefix: String
  /// The index of the parameter.
  let parameter: Int
  /// Empty in a query.
  let suffix: String
  /// Where it stands, with its colon.
  let place: SourceRange
}

/// What has addresses, as far as a pattern is concerned.
struct LinkOwner {
  /// What kinds there are.
  enum Kind {
    case tab
    case route
    case modal
  }

  let kind: Kind
  let id: Located<String>
  /// As written, those with an error among them.
  let parameterIds: [Located<String>]
  /// In the order of ``parameterIds``; `nil` when one of them has an error.
  let parameters: [RouteParameter]?
}

/// Why a text is not a pattern.
enum PatternFault {
  case empty
  case noSlash
  case origin
  case emptySegment
  case trailingSlash
  case dotSegment
  case fragment
  case escape
  case braces
  case brackets
  case expression
  case wildcard
  case reserved
  case invisible
  case blankAtEnd
  case namelessPlaceholder
  case secondPlaceholder
  case optionalMark
  case emptyQuery
  case secondQuery
  case emptyQueryItem
  case keyWithoutValue
  case bareParameter(String)
  case emptyKey
  case fixedValue
  case textAroundValue
  // In a path that is ignored.
  case ignoredPlaceholder
  case ignoredQuery
  case ignoredRestBeforeEnd
}
