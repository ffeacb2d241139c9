import NavgenSource

/// What an id names; each has words of its own that it may not be.
enum IdKind {
  case tab
  case route
  case parameter
  case enumCase
  case flag
  case modal
}

/// The longest id, in letters: longer ones make lines that nobody can read.
let idLengthLimit = 64

/// Gives every id its Swift name, reporting those that are no ids, that are reserved, or that give a
/// name which another one gives already. A list of ids may repeat one; that is reported elsewhere.
func resolveIds(
  _ ids: [Located<String>], as kind: IdKind, diagnostics: inout DiagnosticList
) -> [SwiftName] {
  var taken: [SwiftName: Located<String>] = [:]
  return ids.map { id in
    let name = SwiftName(id: id.value)
    if !isId(id.value) {
      diagnostics.add(.invalidId(id, as: kind, suggestion: nearestId(to: id.value)))
    } else if let reason = reservation(of: name, as: kind) {
      diagnostics.add(.reservedId(id, name: name, reason: reason))
    } else if let first = taken[name], first.value != id.value {
      diagnostics.add(.nameCollision(id, with: first, name: name, kind: kind))
    } else {
      taken[name] = id
    }
    return name
  }
}

/// Reports that there are more ids than a limit, at the first that is too much.
///
/// - Parameter tooMany: The diagnostic for so many ids with that limit, at a place.
func checkCount(
  of ids: [Located<String>], limit: Int, _ tooMany: (Int, Int, SourceRange) -> Diagnostic,
  _ diagnostics: inout DiagnosticList
) {
  guard ids.count > limit else { return }
  diagnostics.add(tooMany(ids.count, limit, ids[limit].range))
}

/// Whether a text is letters and digits in parts, divided by single `-` or `_`, a letter first.
func isId(_ text: String) -> Bool {
  guard text.utf8.count <= idLengthLimit, text.utf8.first?.isLetter == true else { return false }
  return text.utf8.split(omittingEmptySubsequences: false) { $0.isDivider }
    .allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isDigit } }
}

/// The id that a text with spaces, dots and the like most likely means.
func nearestId(to text: String) -> String? {
  var parts = text.split { $0.isASCII && !$0.isLetter && !$0.isNumber }
  if parts.count > 1, ["case", "let", "var"].contains(parts[0]) { parts.removeFirst() }
  let id = parts.joined(separator: "-")
  return isId(id) ? id : nil
}

extension UInt8 {
  var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isDivider: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }
}
