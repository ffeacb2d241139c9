/// Placeholders by what stands around their value, so that those that some text can have in common are found
/// without comparing each with each.
struct AffixIndex: Sendable {
  /// Places by prefix, and then by suffix from its end.
  private var places = BeginningTable<BeginningTable<[Int]>>()

  mutating func add(prefix: String, suffix: String, place: Int) {
    places[prefix.bytes, default: BeginningTable()][suffix.bytesFromEnd, default: []].append(place)
  }

  func places(prefix: String, suffix: String) -> [Int] {
    places[prefix.bytes]?[suffix.bytesFromEnd] ?? []
  }

  /// The places whose affixes a text has.
  func places(around text: String) -> [Int] {
    places.beginnings(of: text.bytes).flatMap { suffixes in
      suffixes.beginnings(of: text.bytesFromEnd).flatMap(\.self)
    }
  }

  /// The places of both of which one prefix begins the other and one suffix ends the other.
  func pairs(with other: AffixIndex) -> [(Int, Int)] {
    places.meetings(with: other.places).flatMap { suffixes, otherSuffixes in
      suffixes.meetings(with: otherSuffixes).flatMap { firsts, seconds in
        firsts.flatMap { first in seconds.map { (first, $0) } }
      }
    }
  }
}

/// Values by bytes, which finds those whose bytes another row begins with.
private struct BeginningTable<Value: Sendable>: Sendable {
  typealias Key = ArraySlice<UInt8>

  private var values: [Key: Value] = [:]
  /// The lengths that keys have: no others need a look.
  private var lengths: Set<Int> = []

  subscript(key: Key) -> Value? { values[key] }

  subscript(key: Key, default standard: @autoclosure () -> Value) -> Value {
    get { values[key] ?? standard() }
    _modify {
      lengths.insert(key.count)
      yield &values[key, default: standard()]
    }
  }

  /// The values of all keys that a row begins with.
  func beginnings(of row: Key) -> [Value] {
    lengths.filter { $0 <= row.count }.sorted().compactMap { values[row.prefix($0)] }
  }

  /// The values of all pairs of keys of which one begins with the other.
  func meetings(with other: Self) -> [(Value, Value)] {
    let shorter = sorted.flatMap { key, value in other.beginnings(of: key).map { (value, $0) } }
    let longer = other.sorted.flatMap { key, value in
      key.isEmpty ? [] : beginnings(of: key.dropLast()).map { ($0, value) }
    }
    return shorter + longer
  }

  private var sorted: [(key: Key, value: Value)] {
    values.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }
}

extension String {
  fileprivate var bytes: ArraySlice<UInt8> { Array(utf8)[...] }
  fileprivate var bytesFromEnd: ArraySlice<UInt8> { Array(utf8.reversed())[...] }
}
