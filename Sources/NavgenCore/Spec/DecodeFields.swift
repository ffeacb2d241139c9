import NavgenSource
import NavgenYAML

/// Text, quoted or not. What looks like a number or a truth value is text all the same.
func decodeText(
  _ field: Field, expecting expected: ExpectedKind = .text, diagnostics: inout DiagnosticList
) -> Located<String>? {
  guard case .scalar(let scalar) = field.node.content, !scalar.isNull else {
    diagnostics.add(.unexpectedValue(of: field, expected: expected))
    return nil
  }
  return Located(scalar.text, at: field.node.range)
}

/// A truth value in one of the spellings of YAML's core schema.
func decodeFlag(_ field: Field, diagnostics: inout DiagnosticList) -> Bool? {
  if case .scalar(let scalar) = field.node.content, scalar.isPlain {
    if ["true", "True", "TRUE"].contains(scalar.text) { return true }
    if ["false", "False", "FALSE"].contains(scalar.text) { return false }
  }
  diagnostics.add(.unexpectedValue(of: field, expected: .flag))
  return nil
}

/// A list of texts; those items that are no texts are reported and left out.
func decodeTexts(
  _ field: Field, diagnostics: inout DiagnosticList
) -> Located<[Located<String>]>? {
  guard case .sequence(let items) = field.node.content else {
    diagnostics.add(.unexpectedValue(of: field, expected: .list))
    return nil
  }
  let texts = items.compactMap {
    decodeText(field.item($0), diagnostics: &diagnostics)
  }
  return Located(texts, at: field.node.range)
}

/// The entries of a map whose keys are the user's own; nothing at all is an empty map.
func decodeEntries(_ field: Field, diagnostics: inout DiagnosticList) -> [YAMLEntry] {
  if case .mapping(let entries) = field.node.content { return entries }
  if !field.isNull { diagnostics.add(.unexpectedValue(of: field, expected: .map)) }
  return []
}

extension Field {
  /// An item of the list that the field is.
  func item(_ node: YAMLNode) -> Field {
    Field(name: .item(of: name), place: node.range, node: node)
  }
}
