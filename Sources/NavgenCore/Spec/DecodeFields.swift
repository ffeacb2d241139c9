import NavgenSource
import NavgenYAML

// Each of these reads a field of one form; of a field of another form it reads nothing, so that what the keys say
// they take is what they take.

/// Text, quoted or not. What looks like a number or a truth value is text all the same.
func decodeText(_ field: Field, diagnostics: inout DiagnosticList) -> Located<String>? {
  guard case .text(let form) = field.form, case .scalar(let scalar) = field.node.content,
    !scalar.isNull, !(form.refusesTruths && truthValue(of: field.node) != nil)
  else {
    reportKind(of: field, &diagnostics)
    return nil
  }
  return Located(scalar.text, at: field.node.range)
}

extension TextForm {
  /// Whether `true` outside quotes is a slip. In the name of a flag, whoever writes one means the flag itself.
  var refusesTruths: Bool {
    if case .flagName = self { true } else { false }
  }
}

/// A truth value in one of the spellings of YAML's core schema.
func decodeTruth(_ field: Field, diagnostics: inout DiagnosticList) -> Bool? {
  if case .truth = field.form, let value = truthValue(of: field.node) { return value }
  reportKind(of: field, &diagnostics)
  return nil
}

/// What a truth outside quotes says; `nil` for anything else.
func truthValue(of node: YAMLNode) -> Bool? {
  guard case .scalar(let scalar) = node.content, scalar.isPlain else { return nil }
  if ["true", "True", "TRUE"].contains(scalar.text) { return true }
  return ["false", "False", "FALSE"].contains(scalar.text) ? false : nil
}

/// A list of texts; those items that are no texts are reported and left out.
func decodeTexts(
  _ field: Field, diagnostics: inout DiagnosticList
) -> Located<[Located<String>]>? {
  decodeList(field, decodeText, diagnostics: &diagnostics)
}

/// A list whose items are read in the same way; those that cannot be read have been reported.
func decodeList<Item>(
  _ field: Field, _ decode: (Field, inout DiagnosticList) -> Item?,
  diagnostics: inout DiagnosticList
) -> Located<[Item]>? {
  guard case .list(let form, _) = field.form, case .sequence(let nodes) = field.node.content else {
    reportKind(of: field, &diagnostics)
    return nil
  }
  let items = nodes.compactMap { decode(field.item($0, form: form), &diagnostics) }
  return Located(items, at: field.node.range)
}

/// One item alone, or a list of them; those that cannot be read have been reported.
func decodeOneOrMore<Item>(
  _ field: Field, _ decode: (Field, inout DiagnosticList) -> Item?,
  diagnostics: inout DiagnosticList
) -> Located<[Item]>? {
  guard case .oneOrMore(let form, _) = field.form else {
    reportKind(of: field, &diagnostics)
    return nil
  }
  guard case .sequence(let nodes) = field.node.content else {
    return decode(field.read(as: form), &diagnostics).map { Located([$0], at: field.node.range) }
  }
  let items = nodes.compactMap { decode(field.item($0, form: form), &diagnostics) }
  return Located(items, at: field.node.range)
}

/// Every entry of a map whose keys are the user's own, read in the same way; those that cannot be read have been
/// reported.
func decodeItems<Item>(
  _ field: Field?, _ decode: (FieldEntry, inout DiagnosticList) -> Item?,
  _ diagnostics: inout DiagnosticList
) -> [Item] {
  guard let field else { return [] }
  return decodeEntries(field, diagnostics: &diagnostics).compactMap { decode($0, &diagnostics) }
}

/// The entries of a map whose keys are the user's own; nothing at all is an empty map.
func decodeEntries(_ field: Field, diagnostics: inout DiagnosticList) -> [FieldEntry] {
  guard case .entries(let form) = field.form, case .mapping(let entries) = field.node.content else {
    if !field.isNull { reportKind(of: field, &diagnostics) }
    return []
  }
  return entries.compactMap { entry in
    let field = Field(entry, form: form.value)
    if commentHelp(instead: entry.key.value) != nil {
      return FieldEntry(key: entry.key, field: field.withoutValue)
    }
    guard entry.key.value.contains(" {") else { return FieldEntry(key: entry.key, field: field) }
    // A ':' is missing before the brace, so that the value is not what it seems. Where the reader has stopped at that,
    // nothing more is to be said.
    return field.node.isComplete ? FieldEntry(key: entry.key, field: field.withoutValue) : nil
  }
}

/// Reports a value of another kind than its place takes, unless it stands in for one that has been reported.
func reportKind(of field: Field, _ diagnostics: inout DiagnosticList) {
  if field.node.isComplete { diagnostics.add(.unexpectedValue(of: field)) }
}
