import NavgenSource

// What can be wrong with the patterns of something, and with how they fit its parameters.
extension Diagnostic {
  static func emptyLink(of owner: LinkOwner, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "empty-list",
      "'link' of \(quoted(owner.id.value)) has no pattern, expected at least one", at: range,
      help: "write one such as '/products/:id', or remove 'link'")
  }

  static func tooManyPatterns(
    of owner: LinkOwner, count: Int, limit: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "too-many-patterns",
      "the \(owner.kind.words) \(quoted(owner.id.value)) has \(count) patterns, "
        + "expected at most \(limit)", at: range,
      help: "remove those that nobody follows any more")
  }

  static func tooManyPatterns(count: Int, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "too-many-patterns",
      "the spec has \(count) patterns, expected at most \(limit)", at: range,
      help: "remove those that nobody follows any more")
  }

  static func malformedDay(_ day: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, id: "malformed-day", "\(quoted(day.value)) is not a day", at: day.range,
      help: "write year, month and day of the calendar, as in '2027-01-31'")
  }

  static func pastPattern(_ pattern: Located<String>, until: Located<String>) -> Diagnostic {
    Diagnostic(
      .warning, id: "past-pattern",
      "\(quoted(pattern.value)) was wanted until \(until.value), which is past", at: until.range,
      help: "remove the pattern, or give it more time")
  }

  /// - Parameter lasting: A pattern of the same without an end.
  static func endingAddress(
    _ built: Located<String>, until: Located<String>, lasting: Located<String>
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "ending-address",
      "\(quoted(built.value)) is the address that is built, but wanted only until \(until.value)",
      at: until.range, notes: [Note("this one has no end", at: lasting.range)],
      help: "move \(quoted(lasting.value)) to the beginning of the list")
  }

  static func placeholderInTab(_ name: Located<String>, tab: String) -> Diagnostic {
    Diagnostic(
      .error, id: "placeholder-in-tab",
      "\(quoted(name.value)) is a placeholder, but the tab \(quoted(tab)) has no parameters",
      at: name.range, help: "write the pattern in a route, which can have parameters")
  }

  /// - Parameters:
  ///   - name: With its colon.
  ///   - pattern: All of the pattern; a parameter that it has not may be meant.
  static func unknownParameter(
    _ name: Located<String>, of owner: LinkOwner, in pattern: String
  ) -> Diagnostic {
    let known = owner.parameterIds.map(\.value)
    let unused = known.filter { !pattern.contains(":\($0)") }
    let only = unused.count == 1 ? unused.first : nil
    let word = String(name.value.dropFirst())
    let parts = unused.filter {
      word.lowercased().hasSuffix($0.lowercased()) || (word.count > 2 && $0.hasPrefix(word))
    }
    let nearest =
      nearestName(to: word, in: known) ?? only ?? (parts.count == 1 ? parts.first : nil)
    return Diagnostic(
      .error, id: "unknown-parameter",
      "\(quoted(name.value)) is not a parameter of \(quoted(owner.id.value))", at: name.range,
      help: nearest.map { didYouMean(":" + $0) }
        ?? "declare it under 'params' of \(quoted(owner.id.value))")
  }

  static func repeatedParameter(_ name: Located<String>, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "repeated-parameter",
      "\(quoted(":" + name.value)) is already in this pattern", at: name.range,
      notes: [Note("first given here", at: first)],
      help: "remove one of the two, since a URL could give it two values")
  }

  /// - Parameter literals: The segments that are no placeholders, perhaps for want of a colon.
  static func missingParameters(
    _ missing: [RouteParameter], in pattern: Located<String>, literals: [String],
    of owner: LinkOwner
  ) -> Diagnostic {
    let uncoloned = missing.first { literals.contains($0.id) }
    let names = quotedList(missing.map { ":" + $0.id })
    let isOne = missing.count == 1
    return Diagnostic(
      .error, id: "missing-parameter",
      "\(quoted(pattern.value)) has no \(names), which \(quoted(owner.id.value)) needs",
      at: pattern.range,
      notes: missing.map { Note("\(quoted($0.id)) is declared here", at: $0.declaration) },
      help: uncoloned.map { "write \(quoted(":" + $0.id)) in place of \(quoted($0.id))" }
        ?? "add \(isOne ? "it" : "them") to the pattern, or give \(isOne ? "it" : "them") a default"
    )
  }

  static func misplacedParameter(
    _ parameter: RouteParameter, _ fault: PlacementFault, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "misplaced-parameter",
      "\(quoted(":" + parameter.id)) \(fault.words(for: parameter))", at: range,
      notes: [Note("\(quoted(parameter.id)) is declared here", at: parameter.declaration)],
      help: fault.help(for: parameter))
  }

  static func unfitForLink(
    _ parameter: RouteParameter, _ fault: LinkTypeFault, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "unfit-for-link",
      "\(quoted(":" + parameter.id)) \(fault.words(for: parameter)), "
        + "which cannot stand in a link", at: range,
      notes: [Note("\(quoted(parameter.id)) is declared here", at: parameter.declaration)],
      help: fault.help(for: parameter))
  }
}

extension LinkOwner.Kind {
  fileprivate var words: String {
    switch self {
    case .tab: return "tab"
    case .route: return "route"
    case .modal: return "modal"
    }
  }
}

extension PlacementFault {
  fileprivate func words(for parameter: RouteParameter) -> String {
    switch self {
    case .optionalBeforeEnd: return "may be absent, so it can only be the last segment"
    case .arrayBeforeEnd: return "takes the rest of the path, so it can only be the last segment"
    case .arrayWithText: return "takes several segments, so no text can stand beside it"
    }
  }

  fileprivate func help(for parameter: RouteParameter) -> String {
    let item = quoted("\(parameter.id)=:\(parameter.id)")
    switch self {
    case .optionalBeforeEnd:
      return "move it to the end, or into the query: \(item)"
    case .arrayBeforeEnd: return "move it to the end, or into the query: \(item)"
    case .arrayWithText: return "write it alone, or in the query: \(item)"
    }
  }
}

extension LinkTypeFault {
  fileprivate func words(for parameter: RouteParameter) -> String {
    let type = quoted(parameter.type.spelling)
    switch self {
    case .notLinkable, .nestedArray: return "is a \(type)"
    case .optionalArray: return "is an optional array"
    case .arrayDefault: return "is an array with a default that is not empty"
    }
  }

  fileprivate func help(for parameter: RouteParameter) -> String {
    switch self {
    case .notLinkable(let external):
      return "write 'link: true' at \(quoted(external.name)) under 'types' "
        + "if it is LosslessStringConvertible"
    case .optionalArray:
      guard let external = parameter.type.innermost, !external.isLinkable else {
        return "make it an array; without an item it is empty"
      }
      return "make it an array, which is empty without an item, and write 'link: true' at "
        + "\(quoted(external.name)) under 'types'"
    case .nestedArray:
      guard let external = parameter.type.innermost, !external.isLinkable else {
        return "make it an array of single values"
      }
      return "make it an array of single values, and write 'link: true' at "
        + "\(quoted(external.name)) under 'types'"
    case .arrayDefault: return "make the default '[]', or leave it out of the pattern"
    }
  }
}

extension ParameterType {
  /// The type of the app that it is, or that its items are.
  fileprivate var innermost: ExternalType? {
    switch self {
    case .external(let external): return external
    case .array(let inner), .optional(let inner): return inner.innermost
    case .builtIn, .payloadEnum: return nil
    }
  }
}
