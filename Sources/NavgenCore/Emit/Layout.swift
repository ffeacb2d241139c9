/// The columns that a line of generated code may take; the limit of `swift format` by default.
let lineWidth = 100

/// The columns before an answer that a case of a `switch` in a member returns.
let returnColumn = "      return ".count

/// The columns before an item that stands on a line of its own, with the comma after it.
let deepestItem = 11

/// A list in brackets: on one line where it fits, else an item a line.
///
/// - Parameters:
///   - brackets: The opening and the closing one, such as `()`.
///   - column: How many columns stand before the list on its line.
///   - endsWithComma: Whether the last of several lines ends with a comma, as array literals do.
func bracketed(
  _ items: [String], in brackets: (open: String, close: String), column: Int,
  endsWithComma: Bool = false
) -> String {
  let line = "\(brackets.open)\(items.joined(separator: ", "))\(brackets.close)"
  guard column + line.count > lineWidth || line.contains("\n") else { return line }
  let lines = items.map { "  \(indented($0))" }.joined(separator: ",\n")
  let comma = endsWithComma && items.count > 1 ? "," : ""
  return "\(brackets.open)\n\(lines)\(comma)\n\(brackets.close)"
}

/// An array literal; see ``bracketed(_:in:column:endsWithComma:)``.
func arrayLiteral(_ items: [String], column: Int) -> String {
  bracketed(items, in: ("[", "]"), column: column, endsWithComma: true)
}

/// The arguments or parameters of a call; nothing at all when there are none.
func parenthesized(_ items: [String], column: Int) -> String {
  items.isEmpty ? "" : bracketed(items, in: ("(", ")"), column: column)
}

/// Items with commas, filled into lines; the further ones are indented by one step.
///
/// - Parameters:
///   - column: How many columns stand before the first item.
///   - indentation: How deep the line is indented that the first item is on, in columns.
func filled(_ items: [String], column: Int, indentation: Int) -> String {
  var result = ""
  var width = column
  for (index, item) in items.enumerated() {
    let piece = index + 1 < items.count ? "\(item)," : item
    // A space before the piece, and what follows the last one: a colon or a brace.
    if index > 0, width + 1 + piece.count + 2 > lineWidth {
      result += "\n  \(piece)"
      width = indentation + 2 + piece.count
    } else {
      result += index > 0 ? " \(piece)" : piece
      width += piece.count + (index > 0 ? 1 : 0)
    }
  }
  return result
}

/// What follows the name of a type: its conformances and the opening brace.
func conformanceClause(_ conformances: [String], column: Int) -> String {
  let list = filled(conformances, column: column + 2, indentation: 0)
  return ": \(list)\(list.contains("\n") ? "\n" : " "){"
}

/// A string literal that fits its line: one that does not is written over several lines, with the same
/// value.
///
/// - Parameter column: How many columns stand before it; 0 where it begins its line. Further lines are
///   indented by one step against a line that something else begins.
func wrappedStringLiteral(_ text: String, column: Int) -> String {
  guard let lines = brokenStringLiteral(text, column: column) else { return stringLiteral(text) }
  return column == 0 ? lines : indented(lines)
}

/// A string literal over several lines, all at one depth; `nil` when it fits one line.
func brokenStringLiteral(_ text: String, column: Int) -> String? {
  let literal = stringLiteral(text)
  guard max(column, deepestItem) + literal.count > lineWidth else { return nil }
  let pieces = brokenAtSpaces(String(literal.dropFirst().dropLast()), width: lineWidth / 2)
  return "\"\"\"\n\(pieces.joined(separator: "\\\n"))\n\"\"\""
}

/// Cuts escaped text into pieces, after spaces where there are any and never within an escape.
private func brokenAtSpaces(_ text: String, width: Int) -> [String] {
  var pieces: [String] = [""]
  for word in words(of: text, width: width) {
    if pieces[pieces.count - 1].count + word.count > width, !pieces[pieces.count - 1].isEmpty {
      pieces.append("")
    }
    pieces[pieces.count - 1] += word
  }
  return pieces
}

/// Words with the space after them; one that is wider than a line comes in parts.
private func words(of text: String, width: Int) -> [String] {
  var words: [String] = [""]
  for atom in escapedCharacters(of: text) {
    words[words.count - 1] += atom
    if atom == " " || words[words.count - 1].count >= width { words.append("") }
  }
  return words
}

/// The characters of a literal, an escape counting as one.
private func escapedCharacters(of text: String) -> [String] {
  var characters: [String] = []
  var rest = text[...]
  while let first = rest.first {
    var length = 1
    if first == "\\" {
      length =
        rest.hasPrefix("\\u{")
        ? (rest.firstIndex(of: "}").map { rest.distance(from: rest.startIndex, to: $0) } ?? 1) + 1
        : 2
    }
    characters.append(String(rest.prefix(length)))
    rest = rest.dropFirst(length)
  }
  return characters
}

/// Text whose further lines are indented by one step more.
func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  ")
}
