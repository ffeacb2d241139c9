import Foundation
import NavgenSource
import NavgenYAML

/// A document of the public YAML test suite (https://github.com/yaml/yaml-test-suite), in the layout of its releases:
/// a folder with the text, the events that it has, and a file `error` where it is no YAML.
struct SuiteDocument {
  /// The suite's name for it, such as `229Q` or `2G84/00`.
  let name: String
  let file: SourceFile
  let isError: Bool
  fileprivate let events: String

  /// All below a folder, by name.
  static func all(in folder: URL) throws -> [SuiteDocument] {
    let root = folder.resolvingSymlinksInPath().path + "/"
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix("/in.yaml") }.sorted().map { path in
      let name = String(path.dropLast("/in.yaml".count))
      let place = URL(filePath: root + name)
      return SuiteDocument(
        name: name,
        file: SourceFile(
          path: "in.yaml", bytes: Array(try Data(contentsOf: place.appending(path: "in.yaml")))),
        isError: FileManager.default.fileExists(atPath: place.appending(path: "error").path),
        events: try String(contentsOf: place.appending(path: "test.event"), encoding: .utf8))
    }
  }

  /// What navgen makes of it.
  var outcome: SuiteOutcome {
    var diagnostics = DiagnosticList()
    let node = parseYAML(file, diagnostics: &diagnostics)
    guard let node, !diagnostics.hasErrors else {
      return .refused(Set(diagnostics.sorted.map(\.id)), isError: isError)
    }
    if isError { return .acceptedError }
    var reader = EventText(events)
    return node.outline == reader.outline ? .same : .other(read: node.outline)
  }
}

extension SuiteDocument {
  /// What of its events a spec may not have, by the ids of the diagnostics about it.
  var reasonsToRefuse: Set<String> {
    let lines = events.split(separator: "\n")
    var reasons: Set<String> = []
    if lines.count(where: { $0.hasPrefix("+DOC") }) > 1 { reasons.insert("several-documents") }
    if lines.contains(where: { $0.contains("<") }) { reasons.insert("custom-tag") }
    let values = lines.filter { !$0.hasPrefix("+STR") && !$0.contains("DOC") && $0 != "-STR" }
    if values.allSatisfy({ $0.hasPrefix("=VAL") && $0.hasSuffix(" :") }) {
      reasons.insert("empty-spec")
    }
    // Which nodes are keys is not looked at, only whether one can be of the wrong kind.
    if lines.contains(where: { $0.hasPrefix("+MAP") }) { reasons.insert("non-text-key") }
    return reasons
  }
}

/// What became of a document, in comparison with what the suite says of it.
enum SuiteOutcome: Equatable {
  /// Read as the suite reads it.
  case same
  case refused(Set<String>, isError: Bool)
  case acceptedError
  case other(read: String)
}

/// The events of a document as the suite writes them, one to a line, and the tree that they make.
private struct EventText {
  private var lines: ArraySlice<Substring>
  private var anchors: [Substring: String] = [:]

  init(_ text: String) {
    lines = text.split(separator: "\n").drop { $0.hasPrefix("+STR") || $0.hasPrefix("+DOC") }
  }

  /// The first document in the form of ``YAMLNode/outline``.
  var outline: String { mutating get { node() } }

  private mutating func node() -> String {
    guard let line = lines.popFirst() else { return "" }
    if line.hasPrefix("*") { return anchors[line.dropFirst()] ?? "" }
    if line.hasPrefix("=ALI *") { return anchors[line.dropFirst(6)] ?? "" }
    var words = line.dropFirst(4).drop { $0 == " " }
    var anchor: Substring?
    var tag: Substring?
    for (sign, end) in [("[]", "]"), ("{}", "}"), ("&", " "), ("<", ">")]
    where words.hasPrefix(sign) {
      let stop = words.firstIndex(of: Character(end)) ?? words.endIndex
      if sign == "&" { anchor = words[..<stop].dropFirst() }
      if sign == "<" { tag = words[..<stop].dropFirst() }
      words = words[stop...].dropFirst(end == " " ? 0 : 1).drop { $0 == " " }
    }
    let outline = content(String(line.prefix(4)), words, tag)
    if let anchor { anchors[anchor] = outline }
    return outline
  }

  private mutating func content(_ kind: String, _ rest: Substring, _ tag: Substring?) -> String {
    var items: [String] = []
    switch kind {
    case "+SEQ":
      while let line = lines.first, !line.hasPrefix("-SEQ") { items.append(node()) }
      lines.removeFirst()
      return "[\(items.joined(separator: ", "))]"
    case "+MAP":
      while let line = lines.first, !line.hasPrefix("-MAP") { items.append("\(key()): \(node())") }
      lines.removeFirst()
      return "{\(items.joined(separator: ", "))}"
    default:
      let text = unescaped(rest.dropFirst())
      let isPlain = tag.map { !$0.hasSuffix(":str") } ?? (rest.first == ":")
      if isPlain, ["", "~", "null", "Null", "NULL"].contains(text) { return "null" }
      return isPlain ? text : "\"\(text)\""
    }
  }

  /// A key, of which only the text counts.
  private mutating func key() -> String {
    let outline = node()
    let isQuoted = outline.count > 1 && outline.hasPrefix("\"") && outline.hasSuffix("\"")
    return isQuoted ? String(outline.dropFirst().dropLast()) : outline
  }

  private func unescaped(_ text: Substring) -> String {
    let signs: [Character: Character] = [
      "n": "\n", "t": "\t", "r": "\r", "b": "\u{8}", "0": "\0", "\\": "\\",
    ]
    var result = ""
    var isEscape = false
    for character in text {
      if isEscape {
        result.append(signs[character] ?? character)
        isEscape = false
      } else if character == "\\" {
        isEscape = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
