/// A diagnostic for people at a terminal: the fact, its place, an excerpt, notes, the next step.
func renderText(_ diagnostic: Diagnostic, style: TextStyle = .plain) -> String {
  let severity = diagnostic.severity.rawValue
  let role: TextStyle.Role = diagnostic.severity == .error ? .error : .warning
  var output = style.mark("\(severity):", as: role)
  output += " \(diagnostic.message.onOneLine) [\(diagnostic.id)]\n"
  output += excerpt(diagnostic.range, role, style)
  for note in diagnostic.notes {
    output += "\(style.mark("note:", as: .note)) \(note.message.onOneLine)\n"
    output += excerpt(note.range, .note, style)
  }
  if let help = diagnostic.help {
    output += "\(style.mark("help:", as: .help)) \(help.onOneLine)\n"
  }
  return output
}

/// The place and the line it is in, with carets under the part that is meant.
private func excerpt(_ range: SourceRange, _ role: TextStyle.Role, _ style: TextStyle) -> String {
  let start = range.start
  let gutter = String(repeating: " ", count: String(start.line).count)
  let shown = Excerpt(range)
  let place = "\(range.file.path.onOneLine):\(start.line):\(start.column)"
  let text = shown.text.isEmpty ? "" : " \(shown.text)"
  let indent = shown.carets.prefix { $0 == " " }
  let carets = indent + style.mark(String(shown.carets.dropFirst(indent.count)), as: role)
  return """
    \(style.mark("\(gutter)-->", as: .place)) \(place)
    \(style.mark("\(gutter) |", as: .place))
    \(style.mark("\(start.line) |", as: .place))\(text)
    \(style.mark("\(gutter) |", as: .place)) \(carets)

    """
}

/// A window of a line that fits a terminal, and the carets under it.
private struct Excerpt {
  /// The most columns of the user's line that are shown.
  private static let limit = 100

  let text: String
  let carets: String

  init(_ range: SourceRange) {
    let (file, start, end) = (range.file, range.start, range.end)
    let count = file.columnCount(ofLine: start.line)
    let first = min(start.column, count + 1)
    let last = end.line == start.line ? min(end.column, count + 1) : count + 1
    let window = Self.window(around: first..<max(first, last), of: count)
    let shown = { file.text(ofLine: start.line, columns: $0).withoutTabs }

    let isCutBefore = window.lowerBound > 1
    let isCutAfter = window.upperBound <= count
    text =
      ((isCutBefore ? "…" : "") + shown(window) + (isCutAfter ? "…" : "")).withoutTrailingSpaces
    let indent = (isCutBefore ? 1 : 0) + shown(window.lowerBound..<first).displayWidth
    let width = shown(first..<max(first, min(last, window.upperBound))).displayWidth
    carets = String(repeating: " ", count: indent) + String(repeating: "^", count: max(width, 1))
  }

  /// The columns to show of a line with `count` of them: all of it when it fits, else from the
  /// beginning when that shows enough of the part meant, else with a little of what is before it.
  private static func window(around marked: Range<Int>, of count: Int) -> Range<Int> {
    let needed = marked.lowerBound - 1 + min(marked.count, limit / 2)
    let isAtStart = count <= limit || needed <= limit
    let first = isAtStart ? 1 : max(1, min(marked.lowerBound - limit / 4, count - limit + 1))
    return first..<min(first + limit, count + 1)
  }
}

extension String {
  /// On one line, each tab as one space, so that a caret below can stand under its letter.
  fileprivate var withoutTabs: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\t" ? " " : $0 })).onOneLine
  }

  fileprivate var withoutTrailingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
