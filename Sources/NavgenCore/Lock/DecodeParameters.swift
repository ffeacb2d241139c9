import NavgenSource
import NavgenYAML

/// The parameters of a recorded route or modal, sorted by id.
func decodeParameters(
  _ field: Field?, _ diagnostics: inout DiagnosticList
) -> [ParameterShape] {
  decodeItems(field, decodeLockedParameter, &diagnostics).sorted { $0.id < $1.id }
}

/// `id: Type`, or a map when there is more to say of it.
private func decodeLockedParameter(
  _ entry: FieldEntry, _ diagnostics: inout DiagnosticList
) -> ParameterShape? {
  checkLockedName(entry.key, &diagnostics)
  let field = entry.field
  guard case .mapping = field.node.content else {
    return decodeLockedType(field.inShort, &diagnostics).map { type in
      ParameterShape(
        id: entry.key.value, formerIds: [], type: type, hasDefault: type.hasSuffix("?"))
    }
  }
  guard let map = SpecMap<LockedParameterKey>(field, diagnostics: &diagnostics),
    let typeField = map[.type], let type = decodeLockedType(typeField, &diagnostics)
  else { return nil }
  let hasDefault = map[.default].flatMap { decodeTruth($0, diagnostics: &diagnostics) } ?? false
  return ParameterShape(
    id: entry.key.value, formerIds: decodeSortedTexts(map[.was], &diagnostics) ?? [], type: type,
    hasDefault: hasDefault || type.hasSuffix("?"))
}

/// A type in the spelling that the shape has, whatever spaces stand in the file.
private func decodeLockedType(_ field: Field, _ diagnostics: inout DiagnosticList) -> String? {
  guard let text = decodeText(field, diagnostics: &diagnostics) else {
    return nil
  }
  return parseParameter(text, diagnostics: &diagnostics)?.type.spelling
}

/// A list of texts in the order of the alphabet.
func decodeSortedTexts(_ field: Field?, _ diagnostics: inout DiagnosticList) -> [String]? {
  guard let texts = field.flatMap({ decodeTexts($0, diagnostics: &diagnostics) })?.value else {
    return nil
  }
  for text in texts { checkLockedName(text, &diagnostics) }
  return texts.map(\.value).sorted()
}

extension TypeSyntax {
  /// As Swift spells it.
  var spelling: String {
    switch self {
    case .name(let name): return name.value
    case .optional(let wrapped): return "\(wrapped.spelling)?"
    case .array(let element): return "[\(element.spelling)]"
    }
  }
}

private enum LockedParameterKey: String, LockedKey {
  case type, `default`, was

  static let owner = "a parameter of a lock"

  var isRequired: Bool { self == .type }

  var form: ValueForm {
    switch self {
    case .type: return .text(.type)
    case .default: return .truth(.setting)
    case .was: return lockedTextsForm
    }
  }
}

/// What a list of names takes.
let lockedTextsForm = ValueForm.list(of: .text(.recorded), ListBounds(isEmptyAllowed: true))

/// What `params` takes.
let lockedParametersForm = ValueForm.entries(
  EntriesForm(
    keys: .ids(.parameter), value: .shortOrMap(.text(.type), LockedParameterKey.self)))
