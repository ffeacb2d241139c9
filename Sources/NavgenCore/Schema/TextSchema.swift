import NavgenSource
import NavgenYAML

/// The members of the schema of a text.
///
/// To a YAML reader `7` and `true` outside quotes are no texts, to navgen they are. Where a text can be spelled
/// like that, numbers and truths are let through.
func schema(of form: TextForm) -> [JSONMember] {
  switch form {
  case .words, .title: return words
  case .expression: return words
  case .symbol, .icon:
    return text(.any, symbolPattern, "An SF Symbol, such as 'house' or 'books.vertical'.")
  case .choice(let words): return [JSONMember("enum", .list(words.map(JSONValue.text)))]
  case .visibility: return schema(of: .choice(of: Visibility.self))
  case .version: return version
  case .typePrefix:
    return text(
      .text, typePrefixPattern, "Letters and digits, an upper case letter first, such as 'Shop'.",
      limit: idLengthLimit)
  case .module: return text(.text, modulePattern, "The name as after 'import' in Swift.")
  case .platformVersion: return version(from: 0)
  case .id: return id(idPattern(of: .enumCase))
  case .reference, .parent, .formerId: return id(idPattern)
  case .warningId: return warningId
  case .flagName: return text(.text, idPattern, "The id of a flag.", limit: idLengthLimit)
  case .type:
    return text(.text, typePattern, "A type as in Swift, such as 'Int', 'String?' or '[String]'.")
  case .typeWithDefault:
    return text(
      .text, typeWithDefaultPattern, "A type as in Swift, such as 'Int', 'String?' or 'Int = 1'.")
  case .scheme:
    return text(
      .text, schemePattern, "A scheme of your own, such as 'shop'.", limit: idLengthLimit)
  case .host:
    return text(.text, hostPattern, "A host such as 'example.com', or '*.example.com'.", limit: 255)
  case .pattern:
    return text(
      .text, linkPattern, "A pattern such as '/products/:id' or '/search?query=:query'.")
  case .ignoredPath:
    return text(.text, ignoredPathPattern, "A path such as '/blog', or '/blog/*' for all below.")
  case .day: return text(.text, dayPattern, "A day such as '2027-01-31'.")
  case .detent: return detent
  case .recorded: return [JSONMember("type", "string")]
  }
}

/// The members of the schema of new ids of a kind.
func schema(ofIds kind: IdKind) -> [JSONMember] {
  id(idPattern(of: kind)).filter { $0.key != "type" }
}

/// The members of the schema of the names of types.
let schemaOfTypeNames = text(
  .text, typeNamePattern, "A type of yours, such as 'Person' or 'Product.ID'."
)
.filter { $0.key != "type" }

/// The members of the schema of the deployment targets of a system.
func schema(ofVersionsOf platform: Platform) -> [JSONMember] {
  version(from: platform.firstWithObservation.major)
}

/// What a YAML reader may take a text for.
private enum ReadAs {
  case text
  case textOrTruth
  case any

  var types: JSONValue {
    switch self {
    case .text: return "string"
    case .textOrTruth: return ["string", "boolean"]
    case .any: return ["string", "number", "boolean"]
    }
  }
}

private func text(
  _ reading: ReadAs, _ pattern: String, _ help: String, limit: Int? = nil
) -> [JSONMember] {
  // The last of them is what editors say in place of the pattern.
  [JSONMember("type", reading.types)]
    + (limit.map { [JSONMember("maxLength", .integer($0))] } ?? [])
    + [JSONMember("pattern", .text(pattern)), JSONMember("patternErrorMessage", .text(help))]
}

private let words = text(
  .any, wordsPattern, "Text that is not blank.", limit: YAMLLimits.standard.text)

private func id(_ pattern: String) -> [JSONMember] {
  text(
    .textOrTruth, pattern,
    "Letters and digits, a letter first, divided by single '-' or '_'; not a reserved word.",
    limit: idLengthLimit)
}

private let version: [JSONMember] = {
  let written = Int(NavigationSpec.version).map { [JSONValue.integer($0)] } ?? []
  return [JSONMember("enum", .list(written + [.text(NavigationSpec.version)]))]
}()

private func version(from major: Int) -> [JSONMember] {
  [
    JSONMember("type", ["string", "number"]), JSONMember("minimum", .integer(major)),
    JSONMember("exclusiveMaximum", 10_000),
    JSONMember("pattern", .text(platformVersionPattern(from: major))),
    JSONMember(
      "patternErrorMessage", .text("One or two numbers, from \(major).0 on, such as '\(major).0'.")),
  ]
}

/// Any text, as an unknown one is only warned of; editors offer those that there are.
private let warningId = [
  JSONMember("examples", .list(([DiagnosticLevels.all] + idsWithLevel).map(JSONValue.text))),
  JSONMember("type", ReadAs.any.types),
]

/// A word, a part of the height, or points.
private let detent: [JSONMember] = {
  let words = [ModalDetent.medium, .large].compactMap(\.word)
  let number: JSONValue = [
    "type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 10_000,
    "not": ["minimum": 1, "exclusiveMaximum": 10],
  ]
  let written = text(
    .text, detentPattern, "'medium', 'large', a fraction such as 0.4, or points such as 320.")
  return [
    JSONMember(
      "anyOf",
      [["enum": .list(words.map(JSONValue.text))], number, .object(written)])
  ]
}()

extension ModalDetent {
  /// How it is written, if it is a word.
  fileprivate var word: String? {
    switch self {
    case .medium: return "medium"
    case .large: return "large"
    case .fraction, .height: return nil
    }
  }
}
