import NavgenSource

/// The text that a template gives, indented as it is written.
struct TemplateOutput {
  private(set) var text = ""
  /// What each line that is not empty begins with: the indentation of the partials around it.
  var indentation = ""
  private var isAtLineStart = true

  /// Adds text. The lines after its first one, unless empty, are indented further by `indentation`.
  mutating func write(_ added: String, indentation further: String = "") {
    guard let last = added.utf8.last else { return }
    let isPlain = indentation.isEmpty && further.isEmpty
    if isPlain || !isAtLineStart && !added.utf8.contains(.lineFeed) {
      text += added
    } else {
      writeLines(of: added, indentation: indentation + further)
    }
    isAtLineStart = last == .lineFeed
  }

  private mutating func writeLines(of added: String, indentation indented: String) {
    let lines = added.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { text += "\n" }
      guard let first = line.first else { continue }
      if first != .carriageReturn {
        if index > 0 { text += indented } else if isAtLineStart { text += indentation }
      }
      text += Substring(line)
    }
  }
}
