import NavgenTemplate

/// The imports of a file whose declarations show the modules' types to whoever sees them.
///
/// A module's public declarations need `public import` once imports are internal by default; it says the
/// same as a plain `import` before. `package import` beside a plain `import` in the user's own files is an
/// error before, so it depends on the feature.
func imports(_ modules: [String], access: AccessLevel) -> Record {
  let modules = Set(modules).sorted()
  let records: [Record] = modules.map {
    ["moduleName": .text($0), "importAccess": .text(access.modifier)]
  }
  let isConditional = access == .package
  return [
    "hasImports": .flag(!modules.isEmpty),
    "imports": .list(isConditional ? [] : records),
    "hasConditionalImports": .flag(isConditional && !modules.isEmpty),
    "conditionalImports": .list(isConditional ? records : []),
  ]
}

extension NavigationModel {
  /// The modules that declare the types of the routes' parameters.
  var payloadModules: [String] {
    let types = routes.flatMap(\.parameters).flatMap { $0.type.leaves }
    let hasExternalTypes = types.contains { if case .external = $0 { true } else { false } }
    let needsFoundation = types.contains {
      if case .builtIn(let type) = $0 { type.needsFoundation } else { false }
    }
    return (hasExternalTypes ? imports : []) + (needsFoundation ? ["Foundation"] : [])
  }
}

extension ParameterType {
  /// The named type inside optionals and arrays.
  fileprivate var leaves: [ParameterType] {
    switch self {
    case .optional(let inner), .array(let inner): return inner.leaves
    case .builtIn, .payloadEnum, .external: return [self]
    }
  }
}
