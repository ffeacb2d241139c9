/// A kind of value that saved state holds; the raw value ends the name of its flag.
enum SavedKind: String, CaseIterable {
  case string = "String"
  case int = "Int"
  case double = "Double"
  case bool = "Bool"
  case uuid = "UUID"
  case url = "URL"
  case date = "Date"
  case choice = "Choice"
  case custom = "Custom"
  case array = "Array"
  case optionalItem = "OptionalItem"
}

/// How a frame gives a parameter; the raw value ends the name of its flag.
enum FrameReader: String, CaseIterable {
  case required = "Required"
  case defaulted = "Defaulted"
  case optional = "Optional"

  var call: String { rawValue.lowercased() }

  /// What stands before the default, where there can be one.
  var defaultLabel: String? {
    switch self {
    case .required: return nil
    case .defaulted: return "to"
    case .optional: return "or"
    }
  }
}

extension RouteParameter {
  var reader: FrameReader {
    type.isOptional ? .optional : defaultValue == nil ? .required : .defaulted
  }

  /// Whether there is a value for it in saved state, or one without.
  var canBeRestored: Bool { type.isCodable || type.isOptional || defaultValue != nil }
}

extension ParameterType {
  /// Whether saved state can hold it.
  var isCodable: Bool {
    switch self {
    case .builtIn, .payloadEnum: return true
    case .external(let type): return type.isCodable
    case .optional(let inner), .array(let inner): return inner.isCodable
    }
  }

  /// What it is when it is not `nil`.
  var unwrapped: ParameterType { if case .optional(let wrapped) = self { wrapped } else { self } }
}

/// The kinds of values that a type is made of, with those that their code needs.
///
/// - Parameter isItem: Whether it stands in an array, where `nil` has to be written.
func savedKinds(_ type: ParameterType, isItem: Bool) -> [SavedKind] {
  switch type {
  case .builtIn(.string): return [.string]
  case .builtIn(.int): return [.int]
  case .builtIn(.double): return [.double]
  case .builtIn(.bool): return [.bool]
  case .builtIn(.uuid): return [.uuid, .string]
  case .builtIn(.url): return [.url, .string]
  case .builtIn(.date): return [.date, .double]
  case .payloadEnum: return [.choice, .string]
  case .external: return [.custom]
  case .optional(let inner):
    return (isItem ? [.optionalItem] : []) + savedKinds(inner, isItem: isItem)
  case .array(let element): return [.array] + savedKinds(element, isItem: true)
  }
}

/// A parameter as it is written; `nil` is left out unless the parameter is something else then.
func savedValue(_ parameter: RouteParameter, named name: String) -> String {
  guard case .optional(let wrapped) = parameter.type else { return saving(parameter.type, name) }
  let value = "\(effect(wrapped))\(name).map { \(saving(wrapped, "$0")) }"
  return parameter.defaultValue == .nothing ? value : "\(value) ?? .nothing"
}

private func saving(_ type: ParameterType, _ value: String) -> String {
  switch type {
  case .builtIn(.string): return ".text(\(value))"
  case .builtIn(.int): return ".int(\(value))"
  case .builtIn(.double): return "try .init(number: \(value))"
  case .builtIn(.bool): return ".flag(\(value))"
  case .builtIn(.uuid): return ".text(\(value).uuidString)"
  case .builtIn(.url): return ".text(\(value).absoluteString)"
  case .builtIn(.date): return "try .init(number: \(value).timeIntervalSinceReferenceDate)"
  case .payloadEnum: return ".text(\(value).rawValue)"
  case .external: return "try .init(custom: \(value))"
  case .optional(let inner):
    return "\(effect(inner))\(value).map { \(saving(inner, "$0")) } ?? .nothing"
  case .array(let element):
    return ".list(\(effect(element))\(value).map { \(saving(element, "$0")) })"
  }
}

/// `try ` where a value may turn out to be one that cannot be saved.
private func effect(_ type: ParameterType) -> String {
  let canFail = savedKinds(type, isItem: false).contains { $0 == .double || $0 == .custom }
  return canFail ? "try " : ""
}

/// A value as it is read, as the body of a closure.
func reading(_ type: ParameterType) -> String {
  switch type {
  case .builtIn(let type): return "try $0.\(type.rawValue.lowercased())()"
  case .payloadEnum(let type): return "try $0.choice(of: \(type.name).self)"
  case .external(let type): return "try $0.custom(\(type.name).self)"
  case .optional(let inner): return "try $0.optional { \(reading(inner)) }"
  case .array(let element): return "try $0.array { \(reading(element)) }"
  }
}
