import NavgenSource

extension Diagnostic {
  static func specTooLarge(_ file: SourceFile, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, id: "spec-too-large",
      "file has more than \(limit) bytes, the most that is read", at: file.range(0..<0),
      help: "check that this is the right file")
  }

  static func tooManyValues(at range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, id: "too-many-values",
      "file has more than \(limit) keys and values, the most that is read", at: range,
      help: "check that this is the right file")
  }

  static func longText(_ length: Int, at range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, id: "long-text", "text has \(length) bytes, expected at most \(limit)", at: range,
      help: "shorten it, or check for a quote that closes too late")
  }

  static func notUTF8(at range: SourceRange) -> Diagnostic {
    let byte = range.file.bytes[range.offsets].first.map { hexadecimal($0, digits: 2) } ?? ""
    return Diagnostic(
      .error, id: "not-utf8", "byte 0x\(byte) is not UTF-8", at: range,
      help: "save the file as UTF-8")
  }

  static func utf16(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, id: "not-utf8", "file is UTF-16, expected UTF-8", at: file.range(0..<0),
      help: "save the file as UTF-8")
  }

  static func controlCharacter(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    let value = scalar.value
    let code = hexadecimal(value, digits: 4)
    let escape = value <= 0xFF ? "\\x" + hexadecimal(value, digits: 2) : "\\u" + code
    return Diagnostic(
      .error, id: "control-character", "character U+\(code) is not allowed in YAML", at: range,
      help: "remove it, or write \(escape) inside double quotes")
  }

  static func tabIndentation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "tab-indentation",
      "tab character in the indentation, expected spaces", at: range,
      help: "use spaces, two for each level")
  }

  static func deepNesting(at range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, id: "deep-nesting", "maps and lists are nested more than \(limit) levels deep",
      at: range, help: "take some of the levels out")
  }

  static func deepNesting(
    through alias: String, at range: SourceRange, limit: Int
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "deep-nesting",
      "with alias \(quoted("*" + alias)) maps and lists are nested more than \(limit) levels deep",
      at: range, help: "take some of the levels out")
  }
}

private func hexadecimal(_ value: some BinaryInteger, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(digits - text.count, 0)) + text
}
