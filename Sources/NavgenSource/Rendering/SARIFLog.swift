/// A run as a SARIF 2.1.0 log: https://docs.oasis-open.org/sarif/sarif/v2.1.0/
func sarifLog(_ document: DiagnosticDocument) -> JSONValue {
  let ids = Set(document.diagnostics.map(\.id)).sorted()
  return [
    "$schema":
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    "version": "2.1.0",
    "runs": [
      [
        "tool": ["driver": driver(of: document, ids: ids)],
        "columnKind": "unicodeCodePoints",
        "results": .list(
          document.diagnostics.map { diagnostic in
            result(diagnostic, ruleIndex: ids.firstIndex(of: diagnostic.id) ?? 0)
          }),
      ]
    ],
  ]
}

private func driver(of document: DiagnosticDocument, ids: [String]) -> JSONValue {
  .object(
    [JSONMember("name", "navgen")]
      + (document.version.isEmpty ? [] : [JSONMember("version", .text(document.version))])
      + [JSONMember("rules", .list(ids.map { rule($0, document.rule($0)) }))])
}

private func rule(_ id: String, _ rule: DiagnosticRule?) -> JSONValue {
  guard let rule else { return ["id": .text(id)] }
  return [
    "id": .text(id),
    "shortDescription": ["text": .text(rule.fact)],
    "help": ["text": .text(rule.explanation)],
  ]
}

private func result(_ diagnostic: Diagnostic, ruleIndex: Int) -> JSONValue {
  let help = diagnostic.help.map { "; \($0)" } ?? ""
  let related = diagnostic.notes.map { note in
    location(note.range, message: note.message)
  }
  return .object(
    [
      JSONMember("ruleId", .text(diagnostic.id)),
      JSONMember("ruleIndex", .integer(ruleIndex)),
      JSONMember("level", .text(diagnostic.severity.rawValue)),
      JSONMember("message", ["text": .text(diagnostic.message + help)]),
      JSONMember("locations", [location(diagnostic.range)]),
    ] + (related.isEmpty ? [] : [JSONMember("relatedLocations", .list(related))]))
}

private func location(_ range: SourceRange, message: String? = nil) -> JSONValue {
  let physical = JSONMember(
    "physicalLocation",
    ["artifactLocation": artifact(range.file.path), "region": region(range)])
  return .object([physical] + (message.map { [JSONMember("message", ["text": .text($0)])] } ?? []))
}

/// The file, relative to where the tool ran unless its path is absolute.
private func artifact(_ path: String) -> JSONValue {
  if path.hasPrefix("/") { return ["uri": .text("file://" + percentEncoded(path))] }
  let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  return ["uri": .text(percentEncoded(path)), "uriBaseId": "%SRCROOT%"]
}

private func region(_ range: SourceRange) -> JSONValue {
  let (start, end) = (range.start, range.end)
  return [
    "startLine": .integer(start.line), "startColumn": .integer(start.column),
    "endLine": .integer(end.line), "endColumn": .integer(end.column),
  ]
}

/// A path as a URI reference: what has a meaning there, and what is not ASCII, as bytes.
private func percentEncoded(_ path: String) -> String {
  var text = ""
  for byte in path.utf8 {
    let scalar = Unicode.Scalar(byte)
    if scalar.isASCII,
      scalar.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(scalar)
    {
      text.unicodeScalars.append(scalar)
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      text += "%\(digits.count < 2 ? "0" : "")\(digits)"
    }
  }
  return text
}
