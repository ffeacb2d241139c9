/// A value of a type as a Swift expression, for the generated tests; `nil` when the spec names none.
///
/// It differs from any likely default, so that a test notices a value that was lost on the way.
func sampleExpression(_ type: ParameterType) -> String? {
  switch type {
  case .builtIn(let type): return sampleExpression(type)
  case .payloadEnum(let type): return type.cases.last.map { ".\($0.name.member)" }
  case .external(let type): return type.sample
  case .optional(let wrapped): return sampleExpression(wrapped) ?? "nil"
  case .array(let element): return sampleExpression(element).map { "[\($0)]" } ?? "[]"
  }
}

private func sampleExpression(_ type: BuiltInType) -> String {
  switch type {
  case .string: return "\"a b/c?d=é#%+\""
  case .int: return "-7"
  case .double: return "-0.5"
  case .bool: return "true"
  case .uuid: return "UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))"
  case .url: return "URL(fileURLWithPath: \"/sample\")"
  case .date: return "Date(timeIntervalSince1970: 86_400)"
  }
}

extension RouteParameter {
  /// The value that the generated tests give it; `nil` when they cannot make one.
  var sampleValue: String? {
    sampleExpression(type) ?? defaultValue.map { expression($0, column: deepestItem) }
  }
}

extension Route {
  /// Whether the generated tests can make one.
  var isSampled: Bool { parameters.allSatisfy { $0.typeWithoutSample == nil } }
}

extension Modal {
  /// Whether the generated tests can make one.
  var isSampled: Bool { parameters.allSatisfy { $0.typeWithoutSample == nil } }
}
