import NavgenSource

// What can be wrong with a declared type.
extension Diagnostic {
  static func invalidTypeName(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, id: "invalid-type-name", "\(quoted(name.value)) is not the name of a type",
      at: name.range,
      help: name.value.contains("<")
        ? "declare a typealias in the app, and write its name here"
        : nearestTypeName(to: name.value)
          .flatMap { BuiltInType(rawValue: $0) == nil ? "write '\($0)'" : nil }
          ?? "write it as Swift spells it, such as 'Product.ID'")
  }

  static func invalidEnumName(_ name: Located<String>, suggestion: String?) -> Diagnostic {
    Diagnostic(
      .error, id: "invalid-type-name", "\(quoted(name.value)) is not a name for a new enum",
      at: name.range,
      help: suggestion.map { "write '\($0)'" }
        ?? "write letters and digits, an upper case letter first, such as 'SortOrder'")
  }

  static func reservedType(_ name: Located<String>, _ reason: TypeReservation) -> Diagnostic {
    Diagnostic(
      .error, id: "reserved-type", "'\(name.value)' \(reason.words)", at: name.range,
      help: reason.help(for: name.value))
  }

  static func enumOption(
    _ key: TypeSpec.Key, of type: Located<String>, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "cases-with-options",
      "'\(key.rawValue)' is for types of the app, but navgen writes '\(type.value)'", at: range,
      help: "remove '\(key.rawValue)', or 'cases' if the app declares the type")
  }

  static func emptyCases(of type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "empty-list", "the enum \(quoted(type)) has no cases, expected at least one",
      at: range, help: "list its cases, such as '[first, second]'")
  }

  static func tooManyCases(
    of type: String, count: Int, limit: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "too-many-cases",
      "the enum \(quoted(type)) has \(count) cases, expected at most \(limit)", at: range,
      help: "split it, or pass such a value as a 'String'")
  }

  static func malformedSample(
    _ sample: Located<String>, of type: String, _ fault: ExpressionFault
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "malformed-sample",
      fault.statement(about: sample.value, expected: "a Swift expression on one line"),
      at: sample.range, help: "write an expression that always makes one \(quoted(type))")
  }

  static func missingSample(
    of type: String, user: Located<String>, others: [Located<String>]
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "missing-sample",
      "the generated tests leave out '\(user.value)', since '\(type)' has no sample",
      at: user.range,
      notes: others.map { Note("'\($0.value)' is left out as well", at: $0.range) },
      help: "add 'sample' to '\(type)' under 'types'")
  }
}

extension TypeReservation {
  fileprivate var words: String {
    switch self {
    case .builtIn: return "is a built-in type"
    case .generated: return "is a type that navgen writes"
    case .used: return "would take the place of a type that the generated code needs"
    case .nested: return "would be taken for a type that the generated code declares inside another"
    case .withoutValue: return "has no values that can be compared"
    }
  }

  fileprivate func help(for name: String) -> String {
    switch self {
    case .builtIn: return "remove it, since it needs no declaration"
    case .generated, .used: return "choose another name"
    case .withoutValue: return "remove it; leave 'result' out where nothing is given, or use 'Bool'"
    case .nested: return "write it with its module before it, such as 'ShopModels.\(name)'"
    }
  }
}
