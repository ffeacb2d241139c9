import Foundation

/// Makes the data of snapshots that are nearly right, and some that are nothing like one.
struct SnapshotMaker {
  let spec: SpecWords

  /// A snapshot with some of its values, tokens or bytes changed.
  func mutated(_ data: Data, donor: Data, _ random: inout Randomness) -> Data {
    var tokens = jsonTokens(of: data)
    for _ in 0..<random.number(1..<4) where !tokens.isEmpty {
      if random.one(in: 20) {
        mutate(&tokens, donor: donor, &random)
      } else {
        change(&tokens, &random)
      }
    }
    var bytes = tokens.flatMap { $0 }
    if random.one(in: 20) { mutate(&bytes, donor: donor, &random) }
    return Data(bytes)
  }

  /// Changes a value or a key into another, or copies an item: it stays JSON.
  private func change(_ tokens: inout [[UInt8]], _ random: inout Randomness) {
    let texts = tokens.indices.filter { tokens[$0].first == UInt8(ascii: "\"") }
    let scalars = tokens.indices.filter { !"{}[]:,".utf8.contains(tokens[$0].first ?? 0) }
    let items = tokens.indices.dropFirst().filter { index in
      tokens[index] == Array("{".utf8) && tokens[index - 1] != Array(":".utf8)
    }
    let place = random.pick(scalars, else: 0)
    switch random.number(0..<6) {
    case 0,
      1 where tokens.dropFirst(place + 1).first != Array(":".utf8):
      tokens[place] = Array(value(&random).utf8)
    case 2: tokens.swapAt(random.pick(texts, else: 0), random.pick(texts, else: 0))
    case 3:
      let item = random.pick(items, else: tokens.count)
      copy(&tokens, from: item, to: random.one(in: 2) ? item : random.pick(items, else: item))
    default: tokens[random.pick(texts, else: 0)] = Array("\"\(word(&random))\"".utf8)
    }
  }

  /// Writes the object that begins at a token once more, as an item in front of another one.
  private func copy(_ tokens: inout [[UInt8]], from start: Int, to place: Int) {
    var depth = 0
    for index in tokens.indices.dropFirst(start) {
      if tokens[index] == Array("{".utf8) { depth += 1 }
      if tokens[index] == Array("}".utf8) { depth -= 1 }
      if depth == 0 {
        tokens.insert(contentsOf: tokens[start...index] + [Array(",".utf8)], at: place)
        return
      }
    }
  }

  /// Changes any token into anything.
  private func mutate(_ tokens: inout [[UInt8]], donor: Data, _ random: inout Randomness) {
    let place = random.number(0..<tokens.count)
    let other = random.number(0..<tokens.count)
    switch random.number(0..<6) {
    case 0: tokens[place] = Array(random.pick(Self.malformed, else: "").utf8)
    case 1: tokens.swapAt(place, other)
    case 2: tokens.remove(at: place)
    case 3: tokens.insert(tokens[other], at: place)
    case 4: tokens.insert(contentsOf: tokens[min(place, other)...max(place, other)], at: place)
    default: tokens[place] = random.pick(jsonTokens(of: donor), else: [])
    }
  }

  private func mutate(_ bytes: inout [UInt8], donor: Data, _ random: inout Randomness) {
    let place = random.number(0..<bytes.count + 1)
    switch random.number(0..<5) {
    case 0: bytes.removeLast(bytes.count - place)
    case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.number(0..<8))
    case 2: bytes = Array(bytes[..<place]) + donor.dropFirst(random.number(0..<donor.count + 1))
    case 3: bytes.insert(UInt8(random.number(0..<256)), at: place)
    default: bytes.insert(contentsOf: value(&random).utf8, at: place)
    }
  }

  /// A value of JSON, or nearly.
  private func value(_ random: inout Randomness) -> String {
    switch random.number(0..<8) {
    case 0: return nested(random.number(1..<40), &random)
    case 1 where random.one(in: 20): return nested(random.number(500..<3000), &random)
    case 2: return "{\"\(word(&random))\":\(random.pick(Self.values, else: "1"))}"
    case 3: return "[\"\(word(&random))\",\(random.pick(Self.values, else: "1"))]"
    case 4: return "\"\(word(&random))\""
    default: return random.pick(Self.values, else: "null")
    }
  }

  private func nested(_ depth: Int, _ random: inout Randomness) -> String {
    random.one(in: 2)
      ? String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      : String(repeating: "{\"path\":", count: depth) + "1" + String(repeating: "}", count: depth)
  }

  private func word(_ random: inout Randomness) -> String {
    let word = random.pick(random.one(in: 3) ? Pieces.values : spec.words, else: "id")
    return random.one(in: 20) ? random.pick(Self.escapes, else: "") : word
  }

  private static let values = [
    "null", "true", "false", "0", "-0", "1", "-1", "1.5", "1e3", "1e400", "-1e400",
    "9223372036854775807", "9223372036854775808", "-9223372036854775809", "1e18",
    "9007199254740993", "0.1", "1E-400", "\"\"", "\"7\"", "\"true\"", "\"\\u0000\"",
    "\"\\ud83d\\ude00\"", "[]", "{}", "[null]", "[[]]", "{\"\":null}", "[1,\"a\",true]",
    "123456789012345678901234567890123456789012345678901234567890",
  ]

  private static let malformed = [
    "", "00", "+1", ".5", "1.", "-", "NaN", "Infinity", "nul", "\"", "\"\\ud800\"", "\"\\x\"",
    "'a'",
    "{", "}", "[", "]", ":", ",", "\u{0}", "\u{FEFF}", "/* */",
  ]

  private static let escapes = [
    "\\u0000", "\\ud800", "\\n", "\\", "\\x", "é", "e\u{301}", "\\u00e9", "\\/",
  ]
}

/// The tokens of JSON, or of what is left of it: texts, words, marks.
private func jsonTokens(of data: Data) -> [[UInt8]] {
  var tokens: [[UInt8]] = []
  var rest = Array(data)[...]
  while let first = rest.first {
    let length = length(of: rest, first)
    tokens.append(Array(rest.prefix(length)))
    rest = rest.dropFirst(length)
  }
  return tokens
}

private func length(of rest: ArraySlice<UInt8>, _ first: UInt8) -> Int {
  if first == UInt8(ascii: "\"") {
    var isEscaped = false
    for (index, byte) in rest.dropFirst().enumerated() {
      if byte == first, !isEscaped { return index + 2 }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return rest.count
  }
  return max(1, rest.prefix { !"{}[]:,\"".utf8.contains($0) }.count)
}
