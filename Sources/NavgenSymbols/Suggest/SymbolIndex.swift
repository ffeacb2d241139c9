/// All names by their parts, for questions about names that are not known exactly.
///
/// Making one reads the whole table, so it is made once and only for such a question.
package struct SymbolIndex: Sendable {
  /// The index of the table in the tool.
  package static let builtIn = SymbolIndex(.builtIn)

  let table: SymbolTable
  /// All names, by the alphabet.
  let names: [String]
  /// The parts of each name.
  let parts: [[Substring]]
  /// The names that have a part, as ascending indexes.
  let places: [Substring: [Int]]
  /// The parts, by the alphabet.
  let vocabulary: [String]
  /// The names without dots.
  private let joined: [String: Int]

  package init(_ table: SymbolTable) {
    self.table = table
    names = table.allNames
    parts = names.map { $0.split(separator: ".") }
    var places: [Substring: [Int]] = [:]
    var joined: [String: Int] = [:]
    for (index, parts) in parts.enumerated() {
      for part in parts where places[part]?.last != index {
        places[part, default: []].append(index)
      }
      joined[parts.joined(), default: index] = index
    }
    self.places = places
    self.joined = joined
    vocabulary = places.keys.map(String.init).sorted()
  }

  /// The name that is the same when dots are left out.
  func name(joining parts: [String]) -> String? {
    joined[parts.joined()].map { names[$0] }
  }

  /// The first name with these parts in any order, the one of the order given before all others.
  func name(withParts wanted: [String]) -> String? {
    let sorted = wanted.sorted()
    let found = candidates(for: wanted).filter { index in
      parts[index].count == sorted.count && parts[index].sorted().elementsEqual(sorted) { $0 == $1 }
    }
    return (found.first { parts[$0].elementsEqual(wanted) { $0 == $1 } } ?? found.first)
      .map { names[$0] }
  }

  /// The names that have the rarest of the parts that any has.
  func candidates(for wanted: [String]) -> [Int] {
    wanted.compactMap { places[Substring($0)] }.min { $0.count < $1.count } ?? []
  }
}
