/// The page `Documentation/DIAGNOSTICS.md`: every diagnostic below the subject it belongs to, at an anchor of
/// its id.
package var cataloguePage: String {
  let contents = DiagnosticSubject.all.map { "* [\($0.title)](#\(anchor(of: $0.title)))\n" }
  return introduction + "\n" + contents.joined() + DiagnosticSubject.all.map(section).joined()
}

private let introduction = """
  # Diagnostics

  What navgen says of a spec, why, and what to do about it. Every message ends with an id in brackets,
  such as `[unknown-tab]`; `navgen explain unknown-tab` shows at a terminal what this page says of it, and
  `navgen explain` lists all ids. An error stops the build; a warning does not, unless `--strict` is given or `lint` in
  the spec denies it. An optional warning is given to who asks for it: see [Lint](LINT.md). Breaks and notes are what
  `navgen diff` tells.

  This page is made from the catalogue in `Sources/NavgenCore/Catalogue`.

  """

private func section(_ subject: DiagnosticSubject) -> String {
  "\n## \(subject.title)\n\n\(subject.summary)\n" + subject.entries.map(section).joined()
}

private func section(_ entry: DiagnosticEntry) -> String {
  """

  ### \(entry.id)

  **\(entry.severity.word).** \(entry.fact)

  \(entry.cause)

  **Next:** \(entry.remedy)

  """ + (entry.example.map(section) ?? "")
}

private func section(_ example: DiagnosticEntry.Example) -> String {
  """

  Instead of

  ```yaml
  \(example.wrong)
  ```

  write

  ```yaml
  \(example.right)
  ```

  """
}

/// The anchor that a heading gets.
private func anchor(of heading: String) -> String {
  let words = heading.lowercased().split(separator: " ")
  return words.map { $0.filter { $0.isLetter || $0.isNumber || $0 == "-" } }.joined(separator: "-")
}

extension DiagnosticEntry.Severity {
  fileprivate var word: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
