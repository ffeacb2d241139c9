import NavgenSource

extension SymbolIndex {
  /// The symbol that a name most likely means, for a name that is none; `nil` when nothing is near.
  ///
  /// What is done to the name, mildest first: other marks between its parts, other boundaries of them, words
  /// that other icon sets use, letters of single parts, the order of the parts, letters anywhere, more parts, fewer
  /// parts.
  package func nearest(to name: String) -> String? {
    let written = nameParts(of: name)
    // Nobody misspells a name of this length; looking for it would take long.
    guard !written.isEmpty, name.utf8.count <= 100 else { return nil }
    let usual = written.flatMap { commonWords[$0] ?? [$0] }
    let spelled = usual.map(correctedPart)
    for parts in [written, wholeWord(written), usual, spelled] {
      if let found = self.name(joining: parts) ?? self.name(withParts: parts) { return found }
    }
    let known = spelled.filter { places[Substring($0)] != nil }
    return nearestLetters(to: spelled) ?? completion(of: spelled) ?? longestBeginning(of: known)
  }

  /// A word that is no part of any name: the shortest part that begins with it, or the nearest one.
  private func correctedPart(_ part: String) -> String {
    // With another letter, three letters are another word.
    guard places[Substring(part)] == nil, part.utf8.count > 3 else { return part }
    let longer = vocabulary.filter { $0.hasPrefix(part) }.min { $0.utf8.count < $1.utf8.count }
    return longer ?? nearestName(to: part, in: vocabulary) ?? part
  }

  /// The name with the fewest other letters, among those with the rarest part in common whose parts begin
  /// with the same letters: `cart.filled` means `cart.fill`, while `house.badge` does not mean `house.lodge`.
  private func nearestLetters(to wanted: [String]) -> String? {
    let names = candidates(for: wanted)
      .filter { parts[$0].elementsEqual(wanted) { $0.utf8.first == $1.utf8.first } }
      .map { self.names[$0] }
    return nearestName(to: wanted.joined(separator: "."), in: names)
  }

  /// The shortest name that begins with the first part and has the others.
  private func completion(of wanted: [String]) -> String? {
    candidates(for: wanted)
      .filter { index in
        names[index].hasPrefix(wanted[0])
          && wanted.allSatisfy { parts[index].contains(Substring($0)) }
      }
      .min { (parts[$0].count, names[$0].utf8.count) < (parts[$1].count, names[$1].utf8.count) }
      .map { names[$0] }
  }

  /// The name that has the most of the first parts.
  private func longestBeginning(of parts: [String]) -> String? {
    for count in stride(from: parts.count, to: 0, by: -1) {
      let beginning = Array(parts[..<count])
      if let found = name(withParts: beginning), found.hasPrefix(parts[0]) { return found }
    }
    return nil
  }
}

/// The words of a name in lower case, whatever divides them: dots, other marks, or capital letters.
func nameParts(of name: String) -> [String] {
  var parts: [String] = []
  var part = ""
  var wasSmall = false
  for character in name {
    let isWord = character.isLetter || character.isNumber
    if !isWord || (character.isUppercase && wasSmall), !part.isEmpty {
      parts.append(part.lowercased())
      part = ""
    }
    if isWord { part.append(character) }
    wasSmall = character.isLowercase || character.isNumber
  }
  return part.isEmpty ? parts : parts + [part.lowercased()]
}
