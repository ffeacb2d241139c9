/// What a text of the spec says. A number or a truth outside quotes is text as well.
enum TextForm: Sendable {
  /// Anything that is not blank.
  case words
  /// Anything that is not blank, where a map can say more.
  case title
  /// The name of an SF Symbol.
  case symbol
  /// The same where a map can say more.
  case icon
  /// One of a few words.
  case choice([String])
  /// Whether something is shown, where others write a map.
  case visibility
  /// The version of the spec language.
  case version
  /// What the names of types begin with.
  case typePrefix
  case module
  case platformVersion
  /// A new id.
  case id
  /// The id of something that the spec declares.
  case reference
  /// The id of the route below another.
  case parent
  case flagName
  case formerId
  /// The id of a warning of navgen.
  case warningId
  /// A type.
  case type
  /// A type, and perhaps a default after `=`.
  case typeWithDefault
  /// A Swift expression.
  case expression
  case scheme
  case host
  /// A pattern of addresses that begins with a slash.
  case pattern
  /// A path that is left to others.
  case ignoredPath
  case day
  case detent
  /// What a lock says.
  case recorded

  /// The words of an enum, which the resolver compares a text with.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of kind: Choice.Type
  ) -> TextForm {
    .choice(kind.allCases.map(\.rawValue))
  }

  /// What messages say is expected.
  var expected: ExpectedKind {
    switch self {
    case .title, .icon: return .textOrMap
    case .visibility: return .visibility
    case .version: return .number
    case .flagName: return .flagName
    case .reference: return .reference
    case .parent: return .parent
    case .formerId: return .formerId
    case .warningId: return .warningId
    case .type, .typeWithDefault: return .type
    case .pattern: return .pattern
    case .day: return .day
    case .detent: return .detent
    case .words, .symbol, .choice, .typePrefix, .module, .platformVersion, .id, .expression,
      .scheme, .host, .ignoredPath, .recorded:
      return .text
    }
  }
}
