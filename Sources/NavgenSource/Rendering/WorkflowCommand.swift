/// A command that GitHub Actions reads from the log of a step and makes an annotation of.
///
/// Format: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
package struct WorkflowCommand: Sendable, Hashable {
  package enum Kind: String, Sendable {
    case error
    case warning
    case notice
  }

  package let kind: Kind
  package let title: String
  /// May have several lines.
  package let message: String
  package let range: SourceRange

  package init(_ kind: Kind, title: String, _ message: String, at range: SourceRange) {
    self.kind = kind
    self.title = title
    self.message = message
    self.range = range
  }

  /// The command on a line of its own.
  package var text: String {
    let list = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
    return "::\(kind.rawValue) \(list)::\(escapedMessage(message))\n"
  }

  /// Columns are counted from 1, the last one included. Those of different lines would mean nothing.
  private var properties: [(String, String)] {
    let (start, end) = (range.start, range.end)
    let last = max(start.column, end.column - 1)
    let columns =
      start.line == end.line
      ? [("col", "\(start.column)"), ("endColumn", "\(last)")] : [("col", "\(start.column)")]
    return [("file", range.file.path), ("line", "\(start.line)"), ("endLine", "\(end.line)")]
      + columns + [("title", title)]
  }
}

/// What would end a command, or be taken for an escape.
private func escapedMessage(_ text: String) -> String {
  escaped(text, characters: ["%", "\r", "\n"])
}

/// A property ends earlier than a message.
private func escapedProperty(_ text: String) -> String {
  escaped(text, characters: ["%", "\r", "\n", ":", ","])
}

private func escaped(_ text: String, characters: Set<Unicode.Scalar>) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if characters.contains(scalar) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "%\(digits.count < 2 ? "0" : "")\(digits)"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
