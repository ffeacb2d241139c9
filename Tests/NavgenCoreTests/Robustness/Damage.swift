/// A way to spoil a line of a spec.
enum Damage: CaseIterable {
  case unknownKey
  case misspeltKey
  case shortenedKey
  case noColon
  case repeated
  case list
  case map
  case text
  case nothing
  case indentedMore
  case indentedMuchMore
  case indentedLess
  case indentedMuchLess
  case tab
  case unclosedQuote
  case unclosedBracket
  case unclosedBrace
  case apostrophe
  case secondColon
  case unknownAlias
  case merge
  case conflict

  /// The line spoilt; `nil` if there is nothing in it to spoil like that.
  func spoil(_ line: String) -> String? {
    guard let match = line.wholeMatch(of: /( *)([A-Za-z][\w-]*):(.*)/) else { return nil }
    let (indent, key, value) = (match.1, match.2, match.3)
    switch self {
    case .unknownKey: return "\(indent)zzzzz:\(value)"
    case .misspeltKey: return "\(indent)\(key)x:\(value)"
    case .shortenedKey: return "\(indent)\(key.prefix(1))\(key.dropFirst(2)):\(value)"
    case .noColon: return "\(indent)\(key)\(value)"
    case .repeated: return "\(line)\n\(line)"
    case .list: return "\(indent)\(key): [[]]"
    // Where any key may stand, that is no damage.
    case .map: return openMaps.contains(String(key)) ? nil : "\(indent)\(key): { zzzzz: 1 }"
    case .text: return "\(indent)\(key): zzzzz"
    case .nothing: return "\(indent)\(key):"
    case .indentedMore: return "  \(line)"
    case .indentedMuchMore: return "    \(line)"
    case .indentedLess: return indent.isEmpty ? nil : String(line.dropFirst(2))
    case .indentedMuchLess: return indent.count < 4 ? nil : String(line.dropFirst(4))
    case .tab: return "\t\(line)"
    case .unclosedQuote: return "\(indent)\(key): \"\(value)"
    case .unclosedBracket: return "\(indent)\(key): [\(value)"
    case .unclosedBrace: return "\(indent)\(key): { \(value)"
    case .apostrophe: return "\(indent)\(key): 'it's'"
    case .secondColon: return "\(indent)\(key): zzzzz:\(value) z"
    case .unknownAlias: return "\(indent)\(key): *zzzzz"
    case .merge: return "\(indent)<<: *zzzzz"
    case .conflict: return "<<<<<<< HEAD\n\(line)\n=======\n\(indent)zzzzz: 1\n>>>>>>> other"
    }
  }
}

extension Damage {
  /// Whether it moves a line to another level.
  var isOfLevel: Bool {
    switch self {
    case .indentedMore, .indentedMuchMore, .indentedLess, .indentedMuchLess: return true
    default: return false
    }
  }
}

private let openMaps: Set = ["flags", "modals", "params", "platforms", "routes", "tabs", "types"]
