/// The canonical text of a value as a link writes it; `nil` when a decoded text is no value of the type.
///
/// Types of the app take any text here: only the app can tell.
func linkValue(_ text: String, of type: LinkValueType) -> String? {
  switch type.kind {
  case .choice(let ids): return ids.contains(text) ? text : nil
  case .external: return text
  case .builtIn(.string): return text
  case .builtIn(.int): return Int64(text).map(String.init)
  case .builtIn(.double): return decimalText(text)
  case .builtIn(.bool): return Bool(text) == nil ? nil : text
  case .builtIn(.uuid): return uuidText(text)
  case .builtIn(.url): return urlText(text)
  case .builtIn(.date): return dateText(text)
  }
}

/// A finite number, without the spellings that only some systems read, such as `0x1p3` and `inf`.
private func decimalText(_ text: String) -> String? {
  guard text.utf8.allSatisfy({ $0.isDigit || "+-.eE".utf8.contains($0) }),
    let number = Double(text), number.isFinite
  else { return nil }
  return number.description
}

private func uuidText(_ text: String) -> String? {
  let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  let isHexadecimal = groups.joined().allSatisfy { byte in
    byte.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
  return isHexadecimal && groups.map(\.count) == [8, 4, 4, 4, 12] ? text.uppercased() : nil
}
