import NavgenSource

/// The name of the app, when the spec states none.
private let defaultName = "App"

/// The prefix of the generated types.
func resolveName(_ name: Located<String>?, diagnostics: inout DiagnosticList) -> String {
  guard let name else { return defaultName }
  if !isTypePrefix(name.value) {
    diagnostics.add(.invalidName(name, suggestion: nearestPrefix(to: name.value)))
  }
  return name.value
}

/// Who may see the generated declarations.
func resolveAccess(
  _ access: Located<String>?, diagnostics: inout DiagnosticList
) -> AccessLevel {
  guard let access else { return .internal }
  guard let level = AccessLevel(rawValue: access.value) else {
    diagnostics.add(.unknownAccess(access, known: AccessLevel.allCases.map(\.rawValue)))
    return .internal
  }
  return level
}

/// The modules to import, sorted.
func resolveImports(
  _ imports: [Located<String>], diagnostics: inout DiagnosticList
) -> [String] {
  for module in imports where !isModuleName(module.value) {
    diagnostics.add(.invalidModule(module))
  }
  return withoutDuplicates(imports, diagnostics: &diagnostics).map(\.value).sorted()
}

/// Where titles and images are looked up.
func resolveBundle(
  _ bundle: Located<String>?, diagnostics: inout DiagnosticList
) -> ResourceBundle {
  resolveChoice(bundle, of: NavigationSpec.Key.bundle, diagnostics: &diagnostics) ?? .main
}

/// The tab selected at launch: the one that the spec names, or the first.
func resolveStart(
  _ start: Located<String>?, tabs: TabTable, diagnostics: inout DiagnosticList
) -> Int {
  start.flatMap { tabs.index(of: $0, diagnostics: &diagnostics) } ?? 0
}

private func nearestPrefix(to text: String) -> String? {
  let name = SwiftName(id: text).capitalised
  return isTypePrefix(name) ? name : nil
}
