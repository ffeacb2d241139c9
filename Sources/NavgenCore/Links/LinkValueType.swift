/// Which texts a placeholder takes.
struct LinkValueType: Sendable {
  enum Kind: Sendable {
    case builtIn(BuiltInType)
    /// An enum of the spec.
    case choice(ChoiceIds)
    /// A type of the app, which may take any text.
    case external
  }

  /// As Swift spells it; no two types share one.
  let name: String
  let kind: Kind

  /// Of one value: that of an array is the type of its items, that of an optional what it has unless it is
  /// `nil`.
  init(_ type: ParameterType) {
    let single = type.single
    name = single.spelling
    switch single {
    case .builtIn(let type): kind = .builtIn(type)
    case .payloadEnum(let type): kind = .choice(ChoiceIds(type.cases.map(\.id)))
    case .external, .optional, .array: kind = .external
    }
  }

  /// All texts of a type that has only some; `nil` for one without end.
  var texts: [String]? {
    switch kind {
    case .choice(let ids): return ids.all
    case .builtIn(.bool): return ["true", "false"]
    case .builtIn, .external: return nil
    }
  }
}

/// The ids of an enum, in the order of the spec, and to look one up.
struct ChoiceIds: Sendable {
  let all: [String]
  private let known: Set<ExactText>

  init(_ all: [String]) {
    self.all = all
    known = Set(all.map(ExactText.init))
  }

  func contains(_ text: String) -> Bool { known.contains(ExactText(text)) }
}

extension LinkValueType: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ParameterType {
  /// Without what makes it an optional or an array.
  fileprivate var single: ParameterType {
    switch self {
    case .builtIn, .payloadEnum, .external: return self
    case .optional(let type), .array(let type): return type.single
    }
  }
}
