/// What `navgen explain` says of diagnostics, for a terminal of 80 columns.
package func explanationText(_ entries: [DiagnosticEntry]) -> String {
  entries.map(explanation).joined(separator: "\n")
}

/// The ids of all diagnostics with what they mean, below their subjects.
package var catalogueText: String {
  DiagnosticSubject.all.map(list).joined(separator: "\n")
}

private func explanation(_ entry: DiagnosticEntry) -> String {
  var text = "\(entry.severity.rawValue) \(entry.id)\n\n"
  for (heading, sentences) in [("", entry.fact), ("Why: ", entry.cause), ("Next: ", entry.remedy)] {
    let indent = String(repeating: " ", count: heading.count)
    text += wrap(sentences.withoutMarks, first: heading, rest: indent, columns: 80) + "\n"
    if heading.isEmpty { text += "\n" }
  }
  guard let example = entry.example else { return text }
  return text
    + "\nInstead of\n\n\(quotedLines(example.wrong))\nwrite\n\n\(quotedLines(example.right))"
}

private func list(_ subject: DiagnosticSubject) -> String {
  let rows = subject.entries.map { entry in
    let id = "  " + padded(entry.id, to: idWidth) + "  "
    let indent = String(repeating: " ", count: id.count)
    return wrap(entry.fact.withoutMarks, first: id, rest: indent, columns: 100) + "\n"
  }
  return "\(subject.title)\n" + rows.joined()
}

private let idWidth = DiagnosticSubject.all.flatMap(\.entries).map(\.id.count).max() ?? 0

private func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(width - text.count, 0))
}

private func quotedLines(_ text: String) -> String {
  text.split(separator: "\n").map { "    \($0)\n" }.joined()
}

/// A text in lines that are no longer than `columns` where its words allow it.
///
/// - Parameters:
///   - first: What the first line begins with.
///   - rest: What the others begin with.
private func wrap(_ text: String, first: String, rest: String, columns: Int) -> String {
  var lines: [String] = []
  var line = first
  var isEmpty = true
  for word in text.split(separator: " ") {
    if !isEmpty, line.count + 1 + word.count > columns {
      lines.append(line)
      line = rest
      isEmpty = true
    }
    line += (isEmpty ? "" : " ") + word
    isEmpty = false
  }
  return (lines + [line]).joined(separator: "\n")
}

extension String {
  /// As messages write code: in single quotes.
  fileprivate var withoutMarks: String {
    String(map { $0 == "`" ? "'" : $0 })
  }
}
