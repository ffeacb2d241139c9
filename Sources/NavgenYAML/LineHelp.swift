import NavgenSource

// Next steps that the rest of a line tells.

/// The same where the comment stands behind something else.
func commentHelp(inLineOf range: SourceRange) -> String? {
  let comment = range.file.line(range.start.line)?.firstRange(of: " //")
  return comment == nil ? nil : commentHelp(instead: "//")
}

/// The next step where an image of SwiftUI stands for the name of a symbol.
func symbolHelp(inLineOf range: SourceRange) -> String? {
  let file = range.file
  let line = file.line(range.start.line) ?? ""
  guard let call = line.firstRange(of: "systemName:") else { return nil }
  let name = line[call.upperBound...].drop { "\"\\ '".contains($0) }
    .prefix { $0.isLetter || $0.isNumber || $0 == "." }
  return "write the name of the symbol alone, as in \(quoted("icon: \(name)"))"
}

/// The next step where a default follows a type behind a second colon.
func defaultHelp(around colon: SourceRange) -> String? {
  let file = colon.file
  guard let line = file.lineOffsets(colon.start.line) else { return nil }
  let head = file.range(line.lowerBound..<colon.offsets.lowerBound).text
  let type = head.split(separator: " ").last ?? ""
  let value = file.line(from: colon.offsets.upperBound).text
  guard type.first?.isUppercase == true, !value.isEmpty else { return nil }
  return "write a default as in \(quoted("\(type) = \(value)"))"
}

/// The next step where an apostrophe ends a text in single quotes.
func apostropheHelp(inLineOf range: SourceRange) -> String {
  range.file.line(range.start.line)?.contains("\"") == true
    ? "write the apostrophe twice, as in 'What''s new'"
    : "put double quotes around a text that has an apostrophe, as in '\"What's new\"'"
}
