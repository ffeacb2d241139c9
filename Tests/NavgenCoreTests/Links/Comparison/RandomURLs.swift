@testable import NavgenCore

/// Addresses that lead to the patterns of a spec, nearly lead there, or are noise.
struct RandomURLs {
  private let entries: [LinkEntry]
  private var numbers: SeededNumbers

  init(_ model: NavigationModel, seed: Int) {
    entries = model.linkEntries
    numbers = SeededNumbers(seed)
  }

  mutating func url() -> String {
    let entry = pick(entries)
    var path = entry.pattern.segments.flatMap { texts(of: $0, entry) }
    if !path.isEmpty, one(in: 4) { path[Int.random(in: path.indices, using: &numbers)] = text() }
    if one(in: 8) { path.append(text()) }
    if one(in: 12) { _ = path.popLast() }
    var query = entry.pattern.query.flatMap { item in
      (0..<pick([0, 1, 1, 1, 2])).map { _ in
        (item.key, value(of: entry.parameters[item.parameter]))
      }
    }
    if one(in: 6) { query.append((pick(["k", "K", "é", "e\u{301}", "m"]), text())) }
    let address =
      path.map { "/" + escaped($0) }.joined()
      + (query.isEmpty ? "" : "?")
      + query.map { "\(escaped($0))=\(escaped($1))" }.joined(separator: "&")
    let url = pick(Self.fronts) + (address.isEmpty ? "/" : address)
    return one(in: 4) ? scrambled(url) : url
  }

  private static let pieces = [
    "%", "%2F", "%C3", "%00", "/", "//", "?", "#", "&", "=", "+", "..", ":", "@", "a", "k=",
  ]

  private static let fronts = [
    "", "", "https://fit.example.com", "HTTPS://x@Fit.Example.com:443", "fit:/", "fit://", "FIT://",
    "https://a.fit.example.org", "https://fit.example.org", "https://other.com", "fit://other.com",
    "other://",
  ]

  private mutating func texts(of segment: LinkSegment, _ entry: LinkEntry) -> [String] {
    switch segment {
    case .literal(let text): return [one(in: 8) ? text.uppercased() : text]
    case .placeholder(let prefix, let parameter, let suffix):
      let isAbsent = entry.parameters[parameter].canBeAbsent && one(in: 3)
      return isAbsent ? [] : [prefix + value(of: entry.parameters[parameter]) + suffix]
    case .rest(let parameter):
      return (0..<pick([0, 1, 2, 3])).map { _ in value(of: entry.parameters[parameter]) }
    }
  }

  /// A value of the type, one time in five just a text.
  private mutating func value(of parameter: RouteParameter) -> String {
    let type = LinkValueType(parameter.type)
    let fitting = Self.texts.filter { linkValue($0, of: type) != nil }
    return one(in: 5) || fitting.isEmpty ? text() : pick(fitting)
  }

  private mutating func text() -> String { pick(Self.texts) }

  private static let texts =
    RandomPatterns.texts + [
      "2026-11-30T13:00:00Z", "2026-12-31T23:30:00.25-01:00", "e\u{301}", "É", "E\u{301}", "K", "k",
      "\u{212A}", "İ", "i\u{307}", "price", "case", "x1", "a/b", "a b", "+7", "%41", "ignored", "x",
      "https://a.com/b", "NAME", "1e400", "-0", "false", "True", "\u{301}7", ".", "..", "",
      "oauth", "7.html", "ü", "😀", "default",
    ]

  /// Escaped as links are, in whole, or not where it need not be.
  private mutating func escaped(_ text: String) -> String {
    one(in: 6) ? encoded(text) { _ in false } : encodedSegment(text)
  }

  private mutating func scrambled(_ url: String) -> String {
    var bytes = Array(url.utf8)
    for _ in 0...Int.random(in: 0...2, using: &numbers) {
      let place = Int.random(in: 0...bytes.count, using: &numbers)
      let piece = pick(Self.pieces)
      if one(in: 3), place < bytes.count { bytes.remove(at: place) }
      bytes.insert(contentsOf: piece.utf8, at: min(place, bytes.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int.random(in: 0..<items.count, using: &numbers)]
  }

  private mutating func one(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &numbers) == 0
  }
}
