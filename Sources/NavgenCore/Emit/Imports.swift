import NavgenTemplate

/// The imports of a file.
///
/// A module's public declarations need `public import` once imports are internal by default; it says the
/// same as a plain `import` before. `package import` beside a plain `import` in the user's own files is an
/// error before, so it depends on the feature.
///
/// - Parameters:
///   - modules: Those whose types the file's declarations show to whoever sees them.
///   - hidden: Those that only its own code uses.
func imports(_ modules: [String], hidden: [String] = [], access: AccessLevel) -> Record {
  let shown = Set(modules).sorted()
  let hidden = Set(hidden).subtracting(shown)
  let isConditional = access == .package
  let plain = isConditional ? hidden.sorted() : hidden.union(shown).sorted()
  return [
    "hasImports": .flag(!shown.isEmpty || !hidden.isEmpty),
    "imports": .list(
      plain.map { importRecord($0, access: shown.contains($0) ? access : .internal) }),
    "hasConditionalImports": .flag(isConditional && !shown.isEmpty),
    "conditionalImports": .list(
      isConditional ? shown.map { importRecord($0, access: access) } : []),
  ]
}

private func importRecord(_ module: String, access: AccessLevel) -> Record {
  ["moduleName": .text(module), "importAccess": .text(access.modifier)]
}

extension NavigationModel {
  /// The modules that declare the types of the routes' parameters.
  var routeModules: [String] { modules(of: routes.flatMap(\.parameters).map(\.type)) }

  /// The modules that declare the types of the modals' parameters.
  var modalModules: [String] { modules(of: modals.flatMap(\.parameters).map(\.type)) }

  /// The modules that declare what the calls for results take and give.
  var resultModules: [String] {
    let modals = modals.filter { $0.result != nil }
    let routes = routes.filter { $0.result != nil }
    return modules(
      of: (modals.flatMap(\.parameters) + routes.flatMap(\.parameters)).map(\.type)
        + modals.compactMap(\.result) + routes.compactMap(\.result))
  }

  /// The modules that declare some types.
  func modules(of types: [ParameterType]) -> [String] {
    let leaves = types.flatMap(\.leaves)
    let hasExternalTypes = leaves.contains { if case .external = $0 { true } else { false } }
    let needsFoundation = leaves.contains {
      if case .builtIn(let type) = $0 { type.needsFoundation } else { false }
    }
    return (hasExternalTypes ? imports : []) + (needsFoundation ? ["Foundation"] : [])
  }
}

extension ParameterType {
  /// The named type inside optionals and arrays.
  var leaves: [ParameterType] {
    switch self {
    case .optional(let inner), .array(let inner): return inner.leaves
    case .builtIn, .payloadEnum, .external: return [self]
    }
  }
}
