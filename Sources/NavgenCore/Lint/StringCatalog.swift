package import NavgenSource

/// A string catalogue of Xcode, a file `TABLE.xcstrings`, as far as it is looked up here.
package struct StringCatalog: Sendable {
  /// The most bytes that are read of one.
  package static let sizeLimit = 32 << 20
  /// The table of titles that name none.
  static let standardTable = "Localizable"

  let file: SourceFile
  /// The table that it is.
  let table: String
  /// Every language but the one of the keys that anything in it is translated into, sorted.
  private let languages: [String]
  private let strings: [String: JSONValue]

  /// Reads a catalogue, or adds an error and returns `nil`.
  package init?(_ file: SourceFile, diagnostics: inout DiagnosticList) {
    guard let root = readJSON(file, limit: Self.sizeLimit, diagnostics: &diagnostics) else {
      return nil
    }
    guard case .object(let members)? = root["strings"] else {
      diagnostics.add(.noStringCatalog(file))
      return nil
    }
    self.file = file
    table = tableName(of: file.path)
    strings = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    let all = Set(members.flatMap { $0.value["localizations"]?.members ?? [] }.map(\.key))
    languages = all.filter { root["sourceLanguage"] != .text($0) }.sorted()
  }

  /// Whether there is an entry for a key.
  func has(_ key: String) -> Bool { strings[key] != nil }

  /// The languages that a key is still to be translated into.
  func languagesWithout(_ key: String) -> [String] {
    guard let entry = strings[key], entry["shouldTranslate"] != .flag(false) else { return [] }
    return languages.filter { language in
      guard let localization = entry["localizations"]?[language] else { return true }
      return !isTranslated(localization)
    }
  }
}

/// Whether everything in it is written, be it one text or one for each device or number.
private func isTranslated(_ localization: JSONValue) -> Bool {
  let units = localization.stringUnits
  return !units.isEmpty
    && units.allSatisfy { unit in
      unit["value"] != nil && unit["state"] != .text("new") && unit["state"] != .text("stale")
    }
}

extension JSONValue {
  /// Every `stringUnit` in it, at any depth.
  fileprivate var stringUnits: [JSONValue] {
    members.flatMap { $0.key == "stringUnit" ? [$0.value] : $0.value.stringUnits }
  }
}

/// The name of a file without its folders and its ending.
private func tableName(of path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  let ending = ".xcstrings"
  return String(name.hasSuffix(ending) ? name.dropLast(ending.count) : name)
}

extension Diagnostic {
  static func noStringCatalog(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, id: "no-string-catalog", "file has no object 'strings', so it is no string catalogue",
      at: file.range(0..<0), help: "give a file of Xcode whose name ends in '.xcstrings'")
  }
}
