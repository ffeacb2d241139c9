import Foundation

let spec = SpecWords((try? String(contentsOf: specFile, encoding: .utf8)) ?? "")

/// What the spec says of addresses, found in its text: so that links are close to those that match.
struct SpecWords {
  /// The patterns, such as `/products/:id?ref=:ref`.
  let patterns: [String]
  let schemes: [String]
  let hosts: [String]
  /// The ids and other words of the spec.
  let words: [String]
  /// The types of parameters by their names; a few other words pass for types.
  let types: [String: String]

  init(_ text: String) {
    let keys = ["link:", "pattern:", "ignore:", "- /", "- \"/"]
    let lines = text.split(separator: "\n").filter { line in keys.contains { line.contains($0) } }
    patterns = lines.flatMap { line in
      line.matches(of: /"(\/[^"]*)"|(\/[^\s",\]}]*)/).compactMap { $0.output.1 ?? $0.output.2 }
        .map(String.init)
    }
    schemes = SpecWords.list("schemes", in: text)
    hosts = SpecWords.list("hosts", in: text)
    types = Dictionary(
      text.matches(of: /([a-z][A-Za-z-]*): ?(?:\{ type: ?)?["'\[]*([A-Z][A-Za-z.]*)/)
        .map { (String($0.output.1), String($0.output.2)) },
      uniquingKeysWith: { first, _ in first })
    words = Array(Set(text.matches(of: /[A-Za-z][A-Za-z-]*/).map { String($0.output) })).sorted()
  }

  private static func list(_ key: String, in text: String) -> [String] {
    guard let start = text.range(of: "\(key): [")?.upperBound else { return [] }
    return text[start...].prefix { $0 != "]" }.split(separator: ",").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
    }
  }
}
