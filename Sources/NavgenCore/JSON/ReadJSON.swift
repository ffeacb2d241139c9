package import NavgenSource
import NavgenYAML

/// Reads a JSON file as RFC 8259 has it, or adds an error at the first place that is none and returns `nil`.
///
/// What devices read must be JSON: a reader that takes more would pass a file that they refuse.
///
/// - Parameter limit: The most bytes that are taken.
package func readJSON(
  _ file: SourceFile, limit: Int = YAMLLimits.standard.bytes, diagnostics: inout DiagnosticList
) -> JSONValue? {
  var reader = JSONReader(bytes: file.bytes, limit: limit)
  do throws(JSONProblem) {
    let value = try reader.document()
    return value
  } catch {
    diagnostics.add(.malformedJSON(error.fault, at: file.range(error.place)))
    return nil
  }
}

/// What is wrong, and the bytes that it is wrong at.
struct JSONProblem: Error {
  let fault: JSONFault
  let place: Range<Int>
}

/// Goes through a document once, from its beginning to its end or to the first mistake.
struct JSONReader {
  /// The most brackets within each other.
  private static let depthLimit = 100

  let bytes: [UInt8]
  var place = 0
  private let limit: Int
  private var depth = 0

  init(bytes: [UInt8], limit: Int) {
    self.bytes = bytes
    self.limit = limit
  }

  mutating func document() throws(JSONProblem) -> JSONValue {
    if bytes.count > limit { throw JSONProblem(fault: .tooLarge(limit: limit), place: 0..<0) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw JSONProblem(fault: .byteOrderMark, place: 0..<3)
    }
    skipBlanks()
    let value = try value()
    skipBlanks()
    if place < bytes.count { throw problem(.expected("the end of the file")) }
    return value
  }

  private mutating func value() throws(JSONProblem) -> JSONValue {
    switch next {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONProblem) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONProblem) in try reader.list() }
    case UInt8(ascii: "\""): return .text(try text())
    case let byte? where byte.isDigit || byte == UInt8(ascii: "-"): return try number()
    default: break
    }
    let words: [(String, JSONValue)] = [("true", true), ("false", false), ("null", nil)]
    for (word, value) in words where bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      return value
    }
    throw problem(.expected("a value"))
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONProblem) -> JSONValue
  ) throws(JSONProblem) -> JSONValue {
    guard depth < Self.depthLimit else { throw problem(.tooDeep(limit: Self.depthLimit)) }
    depth += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONProblem) -> JSONValue {
    var members: [JSONMember] = []
    var keys: Set<String> = []
    try items(until: "}") { reader throws(JSONProblem) in
      let start = reader.place
      guard reader.next == UInt8(ascii: "\"") else { throw reader.problem(.expected("a key")) }
      let key = try reader.text()
      guard keys.insert(key).inserted else {
        throw JSONProblem(fault: .repeatedKey(key), place: start..<reader.place)
      }
      reader.skipBlanks()
      guard reader.take(":") else { throw reader.problem(.expected("':'")) }
      reader.skipBlanks()
      members.append(JSONMember(key, try reader.value()))
    }
    return .object(members)
  }

  private mutating func list() throws(JSONProblem) -> JSONValue {
    var values: [JSONValue] = []
    try items(until: "]") { reader throws(JSONProblem) in values.append(try reader.value()) }
    return .list(values)
  }

  /// Reads what stands between brackets, of which the first is the next byte.
  private mutating func items(
    until end: Unicode.Scalar, _ read: (inout JSONReader) throws(JSONProblem) -> Void
  ) throws(JSONProblem) {
    place += 1
    skipBlanks()
    if take(end) { return }
    repeat {
      skipBlanks()
      try read(&self)
      skipBlanks()
    } while take(",")
    guard take(end) else { throw problem(.expected("',' or '\(end)'")) }
  }
}

extension JSONReader {
  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, byte.isBlankOrLineBreak { place += 1 }
  }

  /// A fault at the next byte, with what else belongs to its scalar.
  func problem(_ fault: JSONFault) -> JSONProblem {
    let rest = bytes[place...].dropFirst().prefix(while: \.isUTF8Continuation)
    return JSONProblem(fault: fault, place: place..<max(place, min(rest.endIndex, bytes.count)))
  }
}

extension JSONValue {
  /// The value of a member of an object; `nil` for anything else.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The items of a list; none for anything else.
  var items: [JSONValue] { if case .list(let items) = self { items } else { [] } }

  /// The members of an object; none for anything else.
  var members: [JSONMember] { if case .object(let members) = self { members } else { [] } }
}
