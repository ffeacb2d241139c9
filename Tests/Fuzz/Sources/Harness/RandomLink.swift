import Foundation

/// Makes URLs that are nearly links of the spec, and some that are nothing like them.
struct LinkMaker {
  let spec: SpecWords

  func link(_ random: inout Randomness) -> String {
    var text = origin(&random) + address(&random)
    if random.one(in: 6) { text += "#" + piece(&random) }
    if random.one(in: 6) { text = mutated(text, &random) }
    return text
  }

  private func origin(_ random: inout Randomness) -> String {
    switch random.number(0..<12) {
    case 0...4: return "https://" + authority(&random)
    case 5...7:
      let scheme = random.pick(spec.schemes, else: "app") + "://"
      return random.one(in: 8) ? scheme.uppercased() : scheme
    case 8: return "http://" + authority(&random)
    case 9: return ""
    case 10:
      return random.pick(spec.schemes, else: "app")
        + random.pick([":", ":/", ":///", "://"], else: ":")
    default: return random.pick(Pieces.origins, else: "") + authority(&random)
    }
  }

  private func authority(_ random: inout Randomness) -> String {
    var host = random.pick(spec.hosts, else: "example.com").replacing("*", with: "a.b")
    if random.one(in: 8) { host = "www.\(host)" }
    if random.one(in: 8) { host = host.uppercased() }
    if random.one(in: 12) {
      host = random.pick(["other.com", "", "[::1]", "example.com.", "x"], else: "")
    }
    if random.one(in: 12) { host = random.pick(Pieces.authorities, else: "") + host }
    if random.one(in: 12) { host += random.pick(Pieces.ports, else: "") }
    return host
  }

  private func address(_ random: inout Randomness) -> String {
    let pattern = random.pick(spec.patterns, else: "/")
    let halves = pattern.split(separator: "?", maxSplits: 1)
    var segments = halves.prefix(1).flatMap { $0.split(separator: "/") }.map { filled($0, &random) }
    var items = halves.dropFirst().flatMap { $0.split(separator: "&") }.map { filled($0, &random) }
    if random.one(in: 8) { segments += pieces(upTo: 4, &random) }
    if random.one(in: 40) { segments += pieces(upTo: 200, &random) }
    if random.one(in: 8) {
      segments.insert(piece(&random), at: random.number(0..<segments.count + 1))
    }
    if random.one(in: 8), !segments.isEmpty {
      segments.remove(at: random.number(0..<segments.count))
    }
    if random.one(in: 4) {
      items += pieces(upTo: 4, &random).map { "\(random.pick(spec.words, else: "a"))=\($0)" }
    }
    if random.one(in: 60) { items += pieces(upTo: 300, &random) }
    if random.one(in: 4) { items.shuffle(using: &random) }
    if random.one(in: 8), let item = items.first { items.append(item) }
    if random.one(in: 8), !items.isEmpty { items.remove(at: random.number(0..<items.count)) }
    let slash = random.one(in: 8) ? "//" : "/"
    let end = random.one(in: 8) ? "/" : ""
    return slash + segments.joined(separator: "/") + end
      + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }

  /// A part of a pattern with values for its placeholders.
  private func filled(_ part: Substring, _ random: inout Randomness) -> String {
    var text = ""
    var rest = part
    while let colon = rest.firstIndex(of: ":") {
      text += rest[..<colon].replacing(" ", with: "%20")
      let name = rest[colon...].dropFirst().prefix { $0.isLetter || $0 == "-" }
      rest = rest[name.endIndex...]
      text += random.one(in: 5) ? value(&random) : fitting(String(name), &random)
    }
    text += rest
    return random.one(in: 30) ? text.uppercased() : text
  }

  /// A value that the type of a parameter takes.
  private func fitting(_ name: String, _ random: inout Randomness) -> String {
    switch spec.types[name] {
    case "Int": return String(random.wholeNumber())
    case "Double": return String(random.decimal()).replacing("+", with: "%2B")
    case "Bool": return random.one(in: 2) ? "true" : "false"
    case "UUID": return UUID(uuid: random.bytes()).uuidString
    case "Date": return random.moment()
    case "URL": return "https:%2F%2Fexample.com%2F" + encoded(random.text())
    case "String": return encoded(random.text())
    default:
      return random.one(in: 2) ? random.pick(spec.words, else: "a") : String(random.number(0..<99))
    }
  }

  private func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  private func value(_ random: inout Randomness) -> String {
    switch random.number(0..<10) {
    case 0: return piece(&random)
    case 1: return random.pick(spec.words, else: "a")
    case 2: return String(Int.random(in: .min ... .max, using: &random))
    case 3: return pieces(upTo: 3, &random).joined()
    default: return random.pick(Pieces.values, else: "1")
    }
  }

  private func piece(_ random: inout Randomness) -> String {
    if random.one(in: 100) { return String(repeating: "a%C3%A4", count: random.number(1..<3000)) }
    return random.pick(random.one(in: 2) ? Pieces.hostile : Pieces.values, else: "")
  }

  private func pieces(upTo limit: Int, _ random: inout Randomness) -> [String] {
    (0..<random.number(0..<limit)).map { _ in piece(&random) }
  }

  /// Some bytes changed, taken out or put in.
  private func mutated(_ text: String, _ random: inout Randomness) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<random.number(1..<4) {
      let place = random.number(0..<bytes.count + 1)
      switch random.number(0..<4) {
      case 0: bytes.insert(UInt8(random.number(0..<128)), at: place)
      case 1: bytes.insert(contentsOf: piece(&random).utf8, at: place)
      case 2 where place < bytes.count: bytes.remove(at: place)
      case 3 where place < bytes.count: bytes[place] = UInt8(random.number(1..<256))
      default: bytes.removeLast(min(place, bytes.count))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
