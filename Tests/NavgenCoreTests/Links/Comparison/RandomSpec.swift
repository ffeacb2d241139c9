import NavgenSource

@testable import NavgenCore

/// A spec of random patterns that the proof accepts, and what is generated from it.
struct RandomSpec {
  /// Of the app, so that several specs can stand in one module.
  let name: String
  let text: String
  let model: NavigationModel
  /// What links need.
  let files: [GeneratedFile]

  /// - Parameter seed: The same gives the same spec.
  init?(seed: Int) {
    var writer = RandomSpecWriter(seed: seed)
    var accepted: [String] = []
    for _ in 0..<60 where accepted.count < 24 {
      let lines = writer.item(number: accepted.count)
      if readSpec(writer.text(accepted + [lines])) != nil { accepted.append(lines) }
    }
    name = writer.name
    text = writer.text(accepted)
    var diagnostics = DiagnosticList()
    guard let model = readSpec(text),
      let files = emit(
        model, specName: "navigation.yaml", options: CompileOptions(), diagnostics: &diagnostics)
    else { return nil }
    self.model = model
    self.files = files.filter { [.tabs, .routes, .modals, .links].contains($0.output) }
  }
}

private func readSpec(_ text: String) -> NavigationModel? {
  check(SourceFile(path: "navigation.yaml", text: text)).model
}

/// Writes items that overlap often: with each other, with what is ignored, and with texts that only look the same.
private struct RandomSpecWriter {
  let name: String
  private var numbers: SeededNumbers
  private let settings: String

  init(seed: Int) {
    name = "Fit\(seed)"
    var numbers = SeededNumbers(seed)
    let ignored = ["/oauth/*", "/a/ignored", "/é", "/İ/*", "/item-7/K/*", "/7/7"]
      .filter { _ in Bool.random(using: &numbers) }
    settings = """
      caseSensitive: \(seed % 3 != 0), schemeHostIsPath: \(seed % 4 != 1), \
      ignore: [\(ignored.map { "\"\($0)\"" }.joined(separator: ", "))]
      """
    self.numbers = numbers
  }

  /// A spec with some items: what belongs to modals stands in a second part.
  func text(_ items: [String]) -> String {
    let modals = items.filter { $0.hasPrefix("  m") }.joined()
    return """
      navgen: 1
      name: \(name)
      links: { schemes: [fit], hosts: [fit.example.com, "*.fit.example.org"], \(settings) }
      types:
        Code: { link: true, sample: 'Code("a")' }
        \(name)Sort: { cases: [name, price, a, K, case] }
        \(name)Other: { cases: [name, "item-7", x1] }
      tabs:
        home: { title: Home, icon: house, link: / }
      routes:
      \(items.filter { $0.hasPrefix("  r") }.joined())
      """ + (modals.isEmpty ? "" : "modals:\n\(modals)")
  }

  /// A route, now and then a modal, with one pattern or two.
  mutating func item(number: Int) -> String {
    var types: [String] = []
    let first = pattern(&types)
    let places = types.indices.map { "p\($0): \"\(types[$0])\"" }
    // The other pattern has everything in its query.
    let query = types.indices.map { "k\($0)=:p\($0)" }.joined(separator: "&")
    let other = "/" + pick(Self.literals) + (query.isEmpty ? "" : "?\(query)")
    let links = [first] + (one(in: 4) ? [other] : [])
    let list = links.map { "\"\($0)\"" }.joined(separator: ", ")
    let kind = one(in: 6) ? "m" : "r"
    let params = places.joined(separator: ", ")
    return "  \(kind)\(number): { params: { \(params) }, link: [\(list)] }\n"
  }

  private mutating func pattern(_ types: inout [String]) -> String {
    var segments: [String] = []
    for _ in 0..<Int.random(in: 0...3, using: &numbers) {
      segments.append(one(in: 2) ? pick(Self.literals) : placeholder(type(), &types))
    }
    if one(in: 6) {
      types.append("[\(type())]")
      segments.append(":p\(types.count - 1)")
    } else if one(in: 3) {
      segments.append(placeholder(one(in: 2) ? "\(type())?" : pick(Self.defaulted), &types))
    }
    var query: [String] = []
    for key in ["k", "K", "é", "e\u{301}"] where one(in: 6) {
      let type = type()
      types.append(pick([type, "\(type)?", "[\(type)]", pick(Self.defaulted)]))
      query.append("\(key)=:p\(types.count - 1)")
    }
    return "/" + segments.joined(separator: "/")
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  private mutating func placeholder(_ type: String, _ types: inout [String]) -> String {
    types.append(type)
    let prefix = one(in: 3) ? pick(["item-", "i", "é", "e", "E\u{301}", "K", "İ-"]) : ""
    let suffix = one(in: 4) ? pick(["-x", ".html", "\u{301}", "-7", "-É"]) : ""
    return "\(prefix):p\(types.count - 1)\(suffix)"
  }

  private static let literals = [
    "a", "A", "7", "name", "item-7", "é", "e\u{301}", "É", "K", "\u{212A}", "İ", "i\u{307}", "true",
    "default", "ignored", "über-uns",
  ]
  private static let defaulted = ["Int = 3", "String = \\\"é\\\"", "Bool = true", "Double = 0.5"]
  /// Not `URL`: what is one, Foundation says, and the tool takes less than some versions of it.
  private static let types = ["Int", "Double", "Bool", "UUID", "Date", "String", "Code"]

  private mutating func type() -> String { pick(Self.types + ["\(name)Sort", "\(name)Other"]) }

  private mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int.random(in: 0..<items.count, using: &numbers)]
  }

  private mutating func one(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &numbers) == 0
  }
}
