import NavgenSource

// Texts and numbers of JSON.
extension JSONReader {
  /// A text in quotes, of which the first is the next byte.
  mutating func text() throws(JSONProblem) -> String {
    let start = place
    place += 1
    var text: [UInt8] = []
    while !take("\"") {
      guard let byte = next else {
        throw JSONProblem(fault: .openText, place: start..<start + 1)
      }
      if byte < 0x20 { throw problem(.controlCharacter(byte)) }
      if byte == UInt8(ascii: "\\") {
        text += try escaped().utf8
      } else {
        text.append(byte)
        place += 1
      }
    }
    guard let text = String(validating: text, as: UTF8.self) else {
      throw JSONProblem(fault: .notUTF8, place: start..<place)
    }
    return text
  }

  /// What an escape stands for; two of them for a character that takes both halves.
  private mutating func escaped() throws(JSONProblem) -> String {
    let start = place
    place += 1
    let plain: [Unicode.Scalar: String] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    if let byte = next, let text = plain[Unicode.Scalar(byte)] {
      place += 1
      return text
    }
    guard var units = codeUnit().map({ [$0] }) else {
      throw JSONProblem(fault: .escape, place: start..<min(place + 1, bytes.count))
    }
    if UTF16.isLeadSurrogate(units[0]), take("\\"), let second = codeUnit() {
      units.append(second)
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw JSONProblem(fault: .halfCharacter, place: start..<place)
    }
    return text
  }

  /// The number behind `u`, of four hexadecimal digits.
  private mutating func codeUnit() -> UInt16? {
    let digits = bytes[place...].dropFirst().prefix(4)
    guard next == UInt8(ascii: "u"), digits.count == 4 else { return nil }
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue.map(UInt16.init) }
    guard values.count == 4 else { return nil }
    place += 5
    return values.reduce(0) { $0 << 4 | $1 }
  }

  /// A number; one that is not whole, or too large, keeps its spelling.
  mutating func number() throws(JSONProblem) -> JSONValue {
    let start = place
    _ = take("-")
    let first = next
    let count = takeDigits()
    var isNumber = count == 1 || count > 1 && first != UInt8(ascii: "0")
    if take(".") { isNumber = takeDigits() > 0 && isNumber }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      isNumber = takeDigits() > 0 && isNumber
    }
    guard isNumber else { throw JSONProblem(fault: .number, place: start..<place) }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    return Int(text).map(JSONValue.integer) ?? .text(text)
  }

  private mutating func takeDigits() -> Int {
    let start = place
    while let byte = next, byte.isDigit { place += 1 }
    return place - start
  }
}
