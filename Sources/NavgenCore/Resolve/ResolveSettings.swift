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
  for module in imports where !isIdentifier(module.value) {
    diagnostics.add(.invalidModule(module))
  }
  return withoutDuplicates(imports, diagnostics: &diagnostics).map(\.value).sorted()
}

/// Whether a text is an upper camel case identifier, as generated types begin with.
func isTypePrefix(_ text: String) -> Bool {
  guard let first = text.utf8.first, first.isLetter, text.prefix(1) == text.prefix(1).uppercased()
  else { return false }
  return text.utf8.count <= idLengthLimit && text.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    && !reservedTypeWords.contains(text)
}

private func nearestPrefix(to text: String) -> String? {
  let name = SwiftName(id: text).capitalised
  return isTypePrefix(name) ? name : nil
}

/// Whether a text can stand in Swift as the name of a module or of a type.
func isIdentifier(_ text: some StringProtocol) -> Bool {
  guard let first = text.utf8.first, !first.isDigit else { return false }
  let isWord = text.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  let word = String(text)
  return isWord && word != "_" && !swiftKeywords.contains(word) && !reservedTypeWords.contains(word)
}
