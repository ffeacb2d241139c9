import NavgenSource
import NavgenYAML
import Testing

/// Checks that a text is read without a word into the tree that `outline` writes.
func check(
  _ text: String, gives outline: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  var diagnostics = DiagnosticList()
  let node = parseYAML(SourceFile(path: "t.yaml", text: text), diagnostics: &diagnostics)
  #expect(node?.outline == outline, sourceLocation: sourceLocation)
  #expect(
    DiagnosticFormat.xcode.render(diagnostics.sorted) == "", sourceLocation: sourceLocation)
}

/// Checks that a text gives exactly these lines, one for each error and note.
func check(
  _ text: String, limits: YAMLLimits = .standard, fails lines: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  check(
    bytes: Array(text.utf8), limits: limits, fails: lines, sourceLocation: sourceLocation)
}

func check(
  bytes: [UInt8], limits: YAMLLimits = .standard, fails lines: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var diagnostics = DiagnosticList()
  let file = SourceFile(path: "t.yaml", bytes: bytes)
  _ = parseYAML(file, limits: limits, diagnostics: &diagnostics)
  let found = DiagnosticFormat.xcode.render(diagnostics.sorted)
    .split(separator: "\n").map { $0.dropFirst("t.yaml:".count) }
  #expect(found.map(String.init) == lines, sourceLocation: sourceLocation)
}

/// Checks the places of all keys and values, in the order of a walk: `line:column text`.
func check(
  _ text: String, places: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  var diagnostics = DiagnosticList()
  let node = parseYAML(SourceFile(path: "t.yaml", text: text), diagnostics: &diagnostics)
  #expect(node?.places == places, sourceLocation: sourceLocation)
}

extension YAMLNode {
  /// The tree on one line, null in one spelling; a scalar that is not plain stands in quotes.
  var outline: String {
    switch content {
    case .scalar(let scalar) where scalar.isNull: return "null"
    case .scalar(let scalar): return scalar.isPlain ? scalar.text : "\"\(scalar.text)\""
    case .sequence(let items): return "[\(items.map(\.outline).joined(separator: ", "))]"
    case .mapping(let entries):
      let parts = entries.map { "\($0.key.value): \($0.value.outline)" }
      return "{\(parts.joined(separator: ", "))}"
    }
  }

  var places: [String] {
    switch content {
    case .scalar: return [range.place]
    case .sequence(let items): return [range.place] + items.flatMap(\.places)
    case .mapping(let entries):
      return [range.place] + entries.flatMap { [$0.key.range.place] + $0.value.places }
    }
  }
}

extension SourceRange {
  fileprivate var place: String {
    let text = String(decoding: file.bytes[offsets], as: UTF8.self)
    return "\(start.line):\(start.column) \(text)"
  }
}
