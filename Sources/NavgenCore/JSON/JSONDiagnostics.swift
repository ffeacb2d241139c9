import NavgenSource

/// Why a file is not JSON.
enum JSONFault {
  case tooLarge(limit: Int)
  case byteOrderMark
  /// What should stand here, in words.
  case expected(String)
  case repeatedKey(String)
  case tooDeep(limit: Int)
  case number
  case openText
  case controlCharacter(UInt8)
  case escape
  case halfCharacter
  case notUTF8
}

extension Diagnostic {
  static func malformedJSON(_ fault: JSONFault, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "malformed-json", fault.words(at: range), at: range, help: fault.help)
  }
}

extension JSONFault {
  fileprivate func words(at range: SourceRange) -> String {
    let found = String(decoding: range.file.bytes[range.offsets], as: UTF8.self)
    switch self {
    case .tooLarge(let limit): return "file has more than \(limit) bytes"
    case .byteOrderMark: return "file begins with a byte order mark, which is no JSON"
    case .expected(let words):
      return found.isEmpty
        ? "file ends, expected \(words)" : "found \(quoted(found)), expected \(words)"
    case .repeatedKey(let key): return "\(quoted(key)) is in this object already"
    case .tooDeep(let limit): return "objects and lists are nested more than \(limit) levels deep"
    case .number: return "\(quoted(found)) is not a number of JSON"
    case .openText: return "text has no closing quote"
    case .controlCharacter(let byte):
      return "text has a control character, number \(byte), which JSON writes as an escape"
    case .escape: return "\(quoted(found)) is not an escape of JSON"
    case .halfCharacter: return "\(quoted(found)) is half of a character"
    case .notUTF8: return "text is not UTF-8"
    }
  }

  fileprivate var help: String {
    switch self {
    case .tooLarge: return "check that this is the right file"
    case .byteOrderMark, .notUTF8: return "save the file as UTF-8 without a byte order mark"
    case .repeatedKey: return "remove one of the two, since readers differ in which they take"
    default: return "correct it, or write the file again with the tool that made it"
    }
  }
}
