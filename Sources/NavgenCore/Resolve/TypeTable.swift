import NavgenSource

/// The types that a parameter may have, by the name the spec gives them.
struct TypeTable {
  /// In the order of the file.
  let enums: [PayloadEnum]
  /// In the order of the file.
  let externalTypes: [ExternalType]
  /// The names for suggestions.
  let names: [String]
  private let types: [String: ParameterType]

  init(_ declared: [ParameterType]) {
    let builtIn = BuiltInType.allCases.map(ParameterType.builtIn)
    types = Dictionary((builtIn + declared).map { ($0.spelling, $0) }) { first, _ in first }
    enums = declared.compactMap { if case .payloadEnum(let type) = $0 { type } else { nil } }
    externalTypes = declared.compactMap { if case .external(let type) = $0 { type } else { nil } }
    names =
      BuiltInType.allCases.map(\.rawValue) + enums.map(\.name) + externalTypes.map(\.name)
  }

  subscript(name: String) -> ParameterType? { types[name] }
}

/// Makes the table of the declared types. One with an error in it is in the table all the same, so that
/// its uses give no further errors.
///
/// - Parameter isInStore: Whether the store and the modals name the types.
func resolveTypes(
  _ specs: [TypeSpec], appName: String, isInStore: Bool, diagnostics: inout DiagnosticList
) -> TypeTable {
  TypeTable(
    specs.map { spec in
      checkTypeName(spec, appName: appName, isInStore: isInStore, &diagnostics)
      return resolveType(spec, &diagnostics)
    })
}

private func resolveType(
  _ spec: TypeSpec, _ diagnostics: inout DiagnosticList
) -> ParameterType {
  guard let cases = spec.cases else {
    if let sample = spec.sample, let fault = expressionFault(in: sample.trimmed) {
      diagnostics.add(.malformedSample(sample, of: spec.name.value, fault))
    }
    return .external(
      ExternalType(
        name: spec.name.value, isCodable: spec.codable ?? true, isLinkable: spec.link ?? false,
        sample: spec.sample?.trimmed.value))
  }
  for key in spec.keys where key.value != .cases {
    diagnostics.add(.enumOption(key.value, of: spec.name, at: key.range))
  }
  let tooMany = { Diagnostic.tooManyCases(of: spec.name.value, count: $0, limit: $1, at: $2) }
  checkCount(of: cases.value, limit: PayloadEnum.caseLimit, tooMany, &diagnostics)
  if cases.value.isEmpty { diagnostics.add(.emptyCases(of: spec.name.value, at: cases.range)) }
  let ids = withoutDuplicates(cases.value, diagnostics: &diagnostics)
  let names = resolveIds(ids, as: .enumCase, diagnostics: &diagnostics)
  return .payloadEnum(
    PayloadEnum(
      name: spec.name.value,
      cases: zip(ids, names).map { PayloadEnum.Case(id: $0.value, name: $1) }))
}
