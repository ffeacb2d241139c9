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
func decodeTruth(
  _ field: Field, expecting expected: ExpectedKind = .truth, diagnostics: inout DiagnosticList
) -> Bool? {
  if let value = truthValue(of: field.node) { return value }
  diagnostics.add(.unexpectedValue(of: field, expected: expected))
  return nil
}

private func truthValue(of node: YAMLNode) -> Bool? {
  guard case .scalar(let scalar) = node.content, scalar.isPlain else { return nil }
  if ["true", "True", "TRUE"].contains(scalar.text) { return true }
  return ["false", "False", "FALSE"].contains(scalar.text) ? false : nil
}

/// A list of texts; those items that are no texts are reported and left out.
///
/// - Parameter item: What messages say is expected of an item.
func decodeTexts(
  _ field: Field, of item: ExpectedKind = .text, diagnostics: inout DiagnosticList
) -> Located<[Located<String>]>? {
  guard case .sequence(let items) = field.node.content else {
    diagnostics.add(.unexpectedValue(of: field, expected: .list))
    return nil
  }
  let texts = items.compactMap {
    decodeText(field.item($0), expecting: item, diagnostics: &diagnostics)
  }
  return Located(texts, at: field.node.range)
}

/// One id as text, or several as a list.
func decodeIds(
  _ field: Field, expecting expected: ExpectedKind, diagnostics: inout DiagnosticList
) -> Located<[Located<String>]>? {
  guard case .sequence(let items) = field.node.content else {
    return decodeText(field, expecting: expected, diagnostics: &diagnostics)
      .map { Located([$0], at: $0.range) }
  }
  let ids = items.compactMap {
    decodeText(field.item($0), expecting: expected, diagnostics: &diagnostics)
  }
  return Located(ids, at: field.node.range)
}

/// The names of flags: one as text, or several as a list.
func decodeFlagNames(
  _ field: Field, diagnostics: inout DiagnosticList
) -> Located<[Located<String>]>? {
  guard case .sequence(let items) = field.node.content else {
    return decodeFlagName(field, &diagnostics).map { Located([$0], at: $0.range) }
  }
  let names = items.compactMap { decodeFlagName(field.item($0), &diagnostics) }
  return Located(names, at: field.node.range)
}

/// A truth value is refused, since who writes one means the flag itself; one in quotes is a name.
private func decodeFlagName(
  _ field: Field, _ diagnostics: inout DiagnosticList
) -> Located<String>? {
  guard truthValue(of: field.node) == nil else {
    diagnostics.add(.unexpectedValue(of: field, expected: .flagName))
    return nil
  }
  return decodeText(field, expecting: .flagName, diagnostics: &diagnostics)
}

/// The entries of a map whose keys are the user's own; nothing at all is an empty map.
func decodeEntries(
  _ field: Field, of expected: ExpectedKind = .map, diagnostics: inout DiagnosticList
) -> [YAMLEntry] {
  if case .mapping(let entries) = field.node.content { return entries }
  if !field.isNull { diagnostics.add(.unexpectedValue(of: field, expected: expected)) }
  return []
}

extension Field {
  /// An item of the list that the field is.
  func item(_ node: YAMLNode) -> Field {
    Field(name: .item(of: name), place: node.range, node: node)
  }
}
