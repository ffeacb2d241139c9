/// The type of a route's parameter.
package indirect enum ParameterType: Equatable, Sendable {
  case builtIn(BuiltInType)
  case payloadEnum(PayloadEnum)
  case external(ExternalType)
  case optional(ParameterType)
  case array(ParameterType)

  /// As Swift spells it.
  package var spelling: String {
    switch self {
    case .builtIn(let type): return type.rawValue
    case .payloadEnum(let type): return type.name
    case .external(let type): return type.name
    case .optional(let wrapped): return "\(wrapped.spelling)?"
    case .array(let element): return "[\(element.spelling)]"
    }
  }

  /// Whether it can be `nil`.
  package var isOptional: Bool { if case .optional = self { true } else { false } }
}

/// The types that need no declaration.
package enum BuiltInType: String, CaseIterable, Sendable {
  case string = "String"
  case int = "Int"
  case double = "Double"
  case bool = "Bool"
  case uuid = "UUID"
  case url = "URL"
  case date = "Date"

  /// Whether Foundation declares it.
  package var needsFoundation: Bool {
    switch self {
    case .string, .int, .double, .bool: return false
    case .uuid, .url, .date: return true
    }
  }
}

/// A payload enum that navgen writes.
package struct PayloadEnum: Equatable, Sendable {
  /// One of its values.
  package struct Case: Equatable, Sendable {
    /// As written in the spec; the raw value.
    package let id: String
    package let name: SwiftName
  }

  package let name: String
  /// Never empty, no two give one name, and at most ``caseLimit``.
  package let cases: [Case]

  /// The most cases one enum may have, for the reason of ``NavigationModel/routeLimit``: the compiler
  /// checks every switch over them, and its time grows faster than their number.
  package static let caseLimit = 500
}

/// A payload type that the app declares.
package struct ExternalType: Equatable, Sendable {
  /// As Swift spells it; may have dots.
  package let name: String
  /// Whether saved state will be able to hold it; a route that carries one that cannot be saved ends the
  /// saved part of a stack.
  package let isCodable: Bool
  /// Whether it has a form as text, and so can stand in a link.
  package let isLinkable: Bool
  /// A Swift expression that makes one, for the generated tests.
  package let sample: String?
}
