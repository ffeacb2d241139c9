/// What becomes of a sample that a recorded version saved.
enum RestoredSample {
  /// Finished expressions.
  case values([String])
  case lost
  /// It depends on the values, so that tests with one of them would show nothing.
  case unclear
}

/// A value as it was saved, as an expression; `nil` for a type of the app that the tests cannot make.
///
/// The values are those of ``sampleExpression(_:)``.
func savedSample(_ type: ShapeType, in model: NavigationModel) -> String? {
  switch type {
  case .builtIn(let type): return savedSample(type)
  case .payloadEnum(let cases): return cases.last.map { ".text(\(stringLiteral($0)))" }
  case .external(let name, _):
    guard let external = model.externalTypes.first(where: { $0.name == name }),
      external.isCodable, let sample = external.sample
    else { return nil }
    return ".init(encoding: \(sample)) ?? .nothing"
  case .optional(let wrapped): return savedSample(wrapped, in: model)
  case .array(let element): return savedSample(element, in: model).map { ".list([\($0)])" }
  }
}

private let textSample = "a b/c?d=é#%+"
private let uuidSample = "01020304-0506-0708-090A-0B0C0D0E0F10"
private let urlSample = "file:///sample"

private func savedSample(_ type: BuiltInType) -> String {
  switch type {
  case .string: return ".text(\(stringLiteral(textSample)))"
  case .int: return ".integer(-7)"
  case .double: return ".decimal(-0.5)"
  case .bool: return ".flag(true)"
  case .uuid: return ".text(\(stringLiteral(uuidSample)))"
  case .url: return ".text(\(stringLiteral(urlSample)))"
  // The second of January 1970, counted from 2001.
  case .date: return ".integer(-978_220_800)"
  }
}

/// What a saved sample is where another type is expected.
func restoredSample(_ old: ShapeType, as new: ParameterType) -> RestoredSample {
  switch (old, new) {
  case (.optional(let old), _): return restoredSample(old, as: new)
  case (_, .optional(let new)): return restoredSample(old, as: new)
  case (.array(let old), .array(let new)):
    guard case .values(let values) = restoredSample(old, as: new) else {
      return restoredSample(old, as: new)
    }
    return .values(["[\(values.joined(separator: ", "))]"])
  case (.array, _), (_, .array): return .lost
  case (.external(let name, _), .external(let type)):
    return name == type.name ? type.sample.map { .values([$0]) } ?? .unclear : .unclear
  case (.external, _), (_, .external): return .unclear
  case (.payloadEnum(let cases), .payloadEnum(let type)):
    guard let item = type.cases.first(where: { $0.id == cases.last }) else { return .lost }
    return .values([".\(item.name.member)"])
  case (.payloadEnum(let cases), .builtIn(.string)):
    return .values(cases.suffix(1).map(stringLiteral))
  case (.payloadEnum, .builtIn(.url)): return .unclear
  case (.payloadEnum, .builtIn), (.builtIn, .payloadEnum): return .lost
  case (.builtIn(let old), .builtIn(let new)): return restoredSample(old, as: new)
  }
}

private func restoredSample(_ old: BuiltInType, as new: BuiltInType) -> RestoredSample {
  switch (old, new) {
  case _ where old == new:
    return .values([sampleExpression(ParameterType.builtIn(new))].compactMap(\.self))
  case (.int, .double): return .values(["-7"])
  case (.uuid, .string): return .values([stringLiteral(uuidSample)])
  case (.url, .string): return .values([stringLiteral(urlSample)])
  default: return old.isSavedAs(new) ? .unclear : .lost
  }
}

extension BuiltInType {
  /// Whether both are numbers, or both texts, so that a value of the one may be one of the other.
  fileprivate func isSavedAs(_ other: BuiltInType) -> Bool {
    let numbers: Set<BuiltInType> = [.int, .double, .date]
    let texts: Set<BuiltInType> = [.string, .uuid, .url]
    return numbers.isSuperset(of: [self, other]) || texts.isSuperset(of: [self, other])
  }
}
