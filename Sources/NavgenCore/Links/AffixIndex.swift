/// Placeholders by what stands around their value, so that those that some text can have in common are found
/// without comparing each with each.
struct AffixIndex: Sendable {
  /// Places by prefix, and then by suffix from its end.
  private var places: [String: [String: [Int]]] = [:]

  mutating func add(prefix: String, suffix: String, place: Int) {
    places[prefix, default: [:]][suffix.fromEnd, default: []].append(place)
  }

  func places(prefix: String, suffix: String) -> [Int] { places[prefix]?[suffix.fromEnd] ?? [] }

  /// The places whose affixes a text has.
  func places(around text: String) -> [Int] {
    beginnings(of: text, in: places).flatMap { suffixes in
      beginnings(of: text.fromEnd, in: suffixes).flatMap(\.self)
    }
  }

  /// The places of both of which one prefix begins the other and one suffix ends the other.
  func pairs(with other: AffixIndex) -> [(Int, Int)] {
    meetings(places, other.places).flatMap { suffixes, otherSuffixes in
      meetings(suffixes, otherSuffixes).flatMap { firsts, seconds in
        firsts.flatMap { first in seconds.map { (first, $0) } }
      }
    }
  }
}

/// The values of all keys that a text begins with.
private func beginnings<Value>(of text: String, in values: [String: Value]) -> [Value] {
  if values.count == 1, let all = values[""] { return [all] }
  let scalars = text.unicodeScalars
  return (0...scalars.count).compactMap { values[String(scalars.prefix($0))] }
}

/// The values of all pairs of keys of which one begins with the other.
private func meetings<Value>(
  _ first: [String: Value], _ second: [String: Value]
) -> [(Value, Value)] {
  let shorter = first.keys.sorted().flatMap { key in
    first[key].map { value in beginnings(of: key, in: second).map { (value, $0) } } ?? []
  }
  let longer = second.keys.sorted().flatMap { key in
    second[key].map { value in
      beginnings(of: String(key.unicodeScalars.dropLast()), in: key.isEmpty ? [:] : first)
        .map { ($0, value) }
    } ?? []
  }
  return shorter + longer
}

extension String {
  fileprivate var fromEnd: String {
    isEmpty ? "" : String(String.UnicodeScalarView(unicodeScalars.reversed()))
  }
}
