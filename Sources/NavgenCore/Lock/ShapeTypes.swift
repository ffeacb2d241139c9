/// A type of a recorded parameter, as far as saved state can tell.
indirect enum ShapeType: Hashable {
  case builtIn(BuiltInType)
  /// By the ids of its cases.
  case payloadEnum([String])
  /// A type of the app by its name, and whether it is saved.
  case external(String, isCodable: Bool)
  case optional(ShapeType)
  case array(ShapeType)
}

/// The types of one version by their spelling.
struct ShapeTypes {
  private let named: [String: ShapeType]

  init(_ shape: NavigationShape) {
    var named: [String: ShapeType] = [:]
    for type in BuiltInType.allCases { named[type.rawValue] = .builtIn(type) }
    for type in shape.enums { named[type.name] = .payloadEnum(type.cases) }
    for type in shape.types { named[type.name] = .external(type.name, isCodable: type.isCodable) }
    self.named = named
  }

  subscript(spelling: String) -> ShapeType {
    if spelling.hasSuffix("?") { return .optional(self[String(spelling.dropLast())]) }
    if spelling.hasPrefix("[") { return .array(self[String(spelling.dropFirst().dropLast())]) }
    // A type that the version does not declare is one of the app's.
    return named[spelling] ?? .external(spelling, isCodable: true)
  }

  /// Whether saved state can hold it.
  func isSaved(_ spelling: String) -> Bool {
    guard case .external(_, let isCodable) = self[String(typeName(in: spelling))] else {
      return true
    }
    return isCodable
  }
}

/// What becomes of saved values of one type where another is expected.
struct Conversion {
  /// Whether values of the one can be values of the other.
  let fits: Bool
  /// The cases of an enum that cannot.
  var missingCases: [String] = []
}

/// Saved state holds numbers, texts, truth values, lists and what types of the app make of themselves.
/// A type that is saved in the same way and takes every value fits; a type of the app never does, since
/// nobody knows how it reads.
func convert(_ old: ShapeType, _ new: ShapeType) -> Conversion {
  switch (old, new) {
  case (.optional(let old), .optional(let new)), (.array(let old), .array(let new)):
    return convert(old, new)
  case (.optional(let old), _):
    return convert(old, new)
  case (_, .optional(let new)):
    return convert(old, new)
  case (.builtIn(let old), .builtIn(let new)):
    return Conversion(fits: old == new || fits(old, new))
  case (.payloadEnum, .builtIn(.string)):
    return Conversion(fits: true)
  case (.payloadEnum(let old), .payloadEnum(let new)):
    let missing = old.filter { !new.contains($0) }
    return Conversion(fits: missing.count < old.count, missingCases: missing)
  case (.external(let old, _), .external(let new, _)):
    return Conversion(fits: old == new)
  default:
    return Conversion(fits: false)
  }
}

private func fits(_ old: BuiltInType, _ new: BuiltInType) -> Bool {
  switch (old, new) {
  case (.int, .double), (.uuid, .string), (.url, .string): return true
  default: return false
  }
}
