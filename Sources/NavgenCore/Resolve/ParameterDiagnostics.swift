import NavgenSource

// What can be wrong with a parameter's type and its default.
extension Diagnostic {
  static func unknownType(_ name: Located<String>, known: [String]) -> Diagnostic {
    Diagnostic(
      .error, id: "unknown-type", "\(quoted(name.value)) is not a built-in or declared type",
      at: name.range,
      help: suggestion(for: name.value, in: known)
        ?? foreignTypes[name.value.lowercased()].map { didYouMean($0.rawValue) }
        ?? (name.value == "Void"
          ? "leave it out, or use 'Bool'" : declarationHelp(name.value, known)))
  }

  private static func declarationHelp(_ name: String, _ known: [String]) -> String {
    let builtIn = BuiltInType.allCases.map(\.rawValue)
    let declared = known.filter { !builtIn.contains($0) }
    return listing(declared + builtIn, as: "type")
      + "declare it under 'types', as \(quoted(name + ": {}"))"
  }

  /// - Parameter text: What was written as one text; a list has none.
  static func malformedType(
    _ text: Located<String>?, _ fault: TypeFault, at range: SourceRange
  ) -> Diagnostic {
    let subject = text.map { "\(quoted($0.value)) is" } ?? "this is"
    return Diagnostic(
      .error, id: "malformed-type", "\(subject) not a type: \(fault.words)", at: range,
      help: text.flatMap { genericHelp(for: $0.value, fault) }
        ?? "write 'Name', 'Name?' or '[Name]', and a default as in 'Name = value'")
  }

  /// What to write instead of a dictionary or of a type with `<…>`.
  private static func genericHelp(for text: String, _ fault: TypeFault) -> String? {
    guard case .unexpected(let character) = fault else { return nil }
    if text.contains("->") { return "leave it out; a route carries values, and gives a 'result'" }
    if character == "(" {
      return "there are no tuples; write a parameter for each part, or declare a type under 'types'"
    }
    if character == ":" {
      return "declare a type of the app that holds the dictionary under 'types', and name it here"
    }
    guard character == "<", let opening = text.firstIndex(of: "<"),
      let closing = text.firstIndex(of: ">"), opening < closing
    else { return nil }
    let argument = text[text.index(after: opening)..<closing]
    let rest = text[text.index(after: closing)...]
    switch text[..<opening] {
    case "Array": return "write \(quoted("[\(argument)]\(rest)"))"
    case "Optional": return "write \(quoted("\(argument)?\(rest)"))"
    default:
      return "declare a typealias in the app, and its name under 'types', then name that here"
    }
  }

  static func malformedDefault(_ text: Located<String>, _ fault: ExpressionFault) -> Diagnostic {
    malformedDefault(text, message: fault.statement(about: text.value, expected: "a value"))
  }

  static func malformedDefault(_ text: Located<String>, _ fault: StringFault) -> Diagnostic {
    malformedDefault(text, message: "\(quoted(text.value)) is not a value: \(fault.words)")
  }

  private static func malformedDefault(_ text: Located<String>, message: String) -> Diagnostic {
    text.value.isEmpty
      ? Diagnostic(
        .error, id: "malformed-default", "nothing after '=', expected a default", at: text.range,
        help: "write one, or remove the '='")
      : Diagnostic(
        .error, id: "malformed-default", message, at: text.range,
        help: "write one value, in the spelling of Swift")
  }

  static func unfitDefault(_ text: Located<String>, for type: ParameterType) -> Diagnostic {
    Diagnostic(
      .error, id: "unfit-default", "\(quoted(text.value)) is not a value of '\(type.spelling)'",
      at: text.range,
      help: text.value.hasPrefix("=")
        ? "write a single '=' before the value"
        : text.value == "nil"
          ? "write the type as '\(type.spelling)?' to allow 'nil'"
          : valueHelp(for: text.value, type) ?? type.valueHelp)
  }

  /// The value that was meant by one that is nearly right.
  private static func valueHelp(for text: String, _ type: ParameterType) -> String? {
    let call = type.spelling + "("
    if text.hasPrefix(call), text.hasSuffix(")") {
      return "write \(quoted(text.dropFirst(call.count).dropLast())), without the type"
    }
    switch type {
    case .builtIn(.double):
      let decimal = text.split(separator: ",", omittingEmptySubsequences: false)
      return decimal.count == 2
        && decimal.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
        ? "write '\(decimal[0]).\(decimal[1])'" : nil
    case .builtIn(.string):
      let word =
        text.first == "'" && text.count > 1 && text.last == "'"
        ? String(text.dropFirst().dropLast()) : text
      return "write \(quoted(stringLiteral(word))), with double quotes"
    default: return nil
    }
  }

  static func urlDefault(_ text: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, id: "url-default",
      "\(quoted(text.value)) cannot be a default, since making a 'URL' can fail", at: text.range,
      help: "write 'URL?' without a default")
  }

  static func unknownCase(_ text: Located<String>, of type: PayloadEnum) -> Diagnostic {
    let known = type.cases.map(\.id)
    return Diagnostic(
      .error, id: "unknown-case", "\(quoted(text.value)) is not a case of '\(type.name)'",
      at: text.range,
      help: suggestion(for: String(text.value.split(separator: ".").last ?? ""), in: known)
        ?? "its cases are \(quotedList(Array(known.prefix(10))))")
  }
}

/// What other languages and formats call the types that are built in, in small letters.
private let foreignTypes: [String: BuiltInType] = [
  "boolean": .bool, "integer": .int, "long": .int, "float": .double, "number": .double,
  "int8": .int, "int16": .int, "int32": .int, "int64": .int, "uint": .int, "uint64": .int,
  "cgfloat": .double, "decimal": .double, "timeinterval": .double,
  "text": .string, "str": .string, "nsstring": .string, "substring": .string, "nsurl": .url,
  "guid": .uuid, "datetime": .date, "timestamp": .date,
]

extension ParameterType {
  /// How a value of it is written.
  fileprivate var valueHelp: String? {
    switch self {
    case .builtIn(.string): return "write a text in double quotes"
    case .builtIn(.int): return "write a whole number of at most 64 bits"
    case .builtIn(.double): return "write a number such as '0.5'"
    case .builtIn(.bool): return "write 'true' or 'false'"
    case .builtIn(.uuid):
      return
        "write its 32 digits in groups of 8-4-4-4-12, in double quotes; for a new one make it optional"
    case .builtIn(.date):
      return "write '2027-01-31' or '2027-01-31T12:00:00Z'; for the present make it optional"
    case .array: return "write the items in brackets: '[a, b]'"
    case .builtIn(.url), .payloadEnum, .external, .optional: return nil
    }
  }
}
