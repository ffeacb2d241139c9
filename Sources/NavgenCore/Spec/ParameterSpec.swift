import NavgenSource
import NavgenYAML

/// An entry of `params`.
struct ParameterSpec: Sendable {
  /// The keys of a parameter in its long form.
  enum Key: String, SpecKey {
    case type, was

    static let owner = "a parameter"
    var isRequired: Bool { self == .type }

    var form: ValueForm {
      switch self {
      case .type: return .type(.typeWithDefault)
      case .was: return formerIdsForm
      }
    }

    static func help(forUnknown entry: YAMLEntry) -> String? {
      switch entry.key.value {
      case "default", "defaultValue", "value": return defaultHelp(for: entry.value)
      case "optional", "nullable", "required":
        return "write the type with or without '?': 'String?'"
      default: return nil
      }
    }

    private static func defaultHelp(for value: YAMLNode) -> String {
      guard case .scalar(let scalar) = value.content, !scalar.isNull else {
        return "write it behind the type: 'type: Int = 5'"
      }
      let isNumber = scalar.isPlain && scalar.text.allSatisfy { "-.0123456789".contains($0) }
      let type = isNumber ? (scalar.text.contains(".") ? "Double" : "Int") : "String"
      let example =
        truthValue(of: value) != nil
        ? "Bool = \(scalar.text)"
        : isNumber ? "\(type) = \(scalar.text)" : "String = \(stringLiteral(scalar.text))"
      return "write it behind the type: \(quoted("type: \(example)"))"
    }
  }

  let id: Located<String>
  /// `nil` when it could not be read.
  let type: WrittenType?
  /// The ids it had before.
  let was: Located<[Located<String>]>?
}

/// A type as YAML gives it: `[String]` outside quotes is a list with one item.
indirect enum WrittenType: Sendable {
  /// A type and perhaps a default.
  case text(Located<String>)
  case list(Located<[WrittenType]>)
}

extension ParameterSpec {
  /// What `params` takes.
  static let form = ValueForm.entries(
    EntriesForm(
      keys: .ids(.parameter), value: .shortOrMap(.type(.typeWithDefault), Key.self),
      limit: parameterLimit))
}

/// Reads an entry of `params`; the short form is the type alone.
func decodeParameter(
  _ entry: FieldEntry, diagnostics: inout DiagnosticList
) -> ParameterSpec {
  let field = entry.field
  if field.node.isNothing, !isId(entry.key.value) {
    // The type stands in the key, which is told of the key.
    return ParameterSpec(id: entry.key, type: nil, was: nil)
  }
  guard case .mapping = field.node.content else {
    let type = decodeWrittenType(field.inShort, diagnostics: &diagnostics)
    return ParameterSpec(id: entry.key, type: type, was: nil)
  }
  let map = SpecMap<ParameterSpec.Key>(field, diagnostics: &diagnostics) ?? SpecMap()
  let type = map[.type].flatMap { decodeWrittenType($0, diagnostics: &diagnostics) }
  let was = map[.was].flatMap { decodeFormerIds($0, diagnostics: &diagnostics) }
  return ParameterSpec(id: entry.key, type: type, was: was)
}

/// A type as it was written; `nil` when some part of it is neither text nor a list.
func decodeWrittenType(
  _ field: Field, diagnostics: inout DiagnosticList
) -> WrittenType? {
  guard case .type(let form) = field.form, case .sequence(let items) = field.node.content else {
    return decodeText(field.asTypeText, diagnostics: &diagnostics).map(WrittenType.text)
  }
  let types = items.map {
    decodeWrittenType(field.item($0, form: .type(form)), diagnostics: &diagnostics)
  }
  let readable = types.compactMap(\.self)
  guard readable.count == types.count else { return nil }
  return .list(Located(readable, at: field.node.range))
}

extension Field {
  /// The same value, of which a type is expected in the form of text.
  fileprivate var asTypeText: Field {
    if case .type(let form) = form { read(as: .text(form)) } else { self }
  }
}
