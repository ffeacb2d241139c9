import NavgenSource

/// How many mistakes in the syntax are read past; each costs up to a reading for each of its lines.
private let mistakeLimit = 4

/// The largest file that is tried, in bytes. What people write is far smaller.
private let sizeLimit = 1 << 18

/// Reads a document past the mistakes in its syntax, so that all other mistakes are found in the same run: the lines of
/// a mistake are taken for comments, until the rest can be read. `nil` when that does not help.
///
/// Of the mistakes only the first is reported, as those that show after it may follow from it. The tree says where
/// it lacks lines.
///
/// - Parameter fault: What was reported where the reading stopped.
/// - Returns: What was read, and the lines that were not.
func readPast(
  _ fault: Diagnostic, in file: SourceFile, limits: YAMLLimits
) -> (reading: Reading, lines: [SourceRange])? {
  guard file.bytes.count <= sizeLimit else { return nil }
  var text = CommentedText(file)
  var fault = fault
  for _ in 0..<mistakeLimit {
    var next: (text: CommentedText, fault: Diagnostic)?
    for lines in fault.suspectLines.compactMap(text.omission(for:)) {
      guard let shorter = text.commenting(lines) else { continue }
      let reading = Reading(of: shorter, limits: limits)
      if let whole = reading.past(shorter) { return (whole, shorter.lines) }
      if next == nil { next = reading.fault.map { (shorter, $0) } }
    }
    guard let next else { return nil }
    (text, fault) = next
  }
  return nil
}

extension Reading {
  /// What stopped it, if that is a mistake in the syntax.
  var fault: Diagnostic? {
    stop == .fault && !diagnostics.isFull ? diagnostics.errors.last : nil
  }

  /// The same for what it is of; `nil` if it came to no end, or nothing is left.
  fileprivate func past(_ text: CommentedText) -> Reading? {
    guard stop == nil, let root, !root.isNull else { return nil }
    return with(text.omissions.reduce(root.withoutLongTexts) { $0.lacking($1) })
  }
}

extension Diagnostic {
  /// The lines that a mistake in the syntax may be in, the likeliest first.
  fileprivate var suspectLines: [Int] {
    let line = range.start.line
    let lines = [line, line - 1] + notes.map(\.range.start.line)
    return lines.indices.filter { !lines[..<$0].contains(lines[$0]) }.map { lines[$0] }
  }
}

extension YAMLNode {
  /// The tree with stand-ins for texts on several lines: a quote that does not close makes them, and what stands below
  /// a key by mistake.
  fileprivate var withoutLongTexts: YAMLNode {
    switch content {
    case .scalar: return range.isOnSeveralLines ? .nothing(at: range, isComplete: false) : self
    case .sequence(let items): return with(.sequence(items.map(\.withoutLongTexts)))
    case .mapping(let entries):
      return with(
        .mapping(entries.map { YAMLEntry(key: $0.key, value: $0.value.withoutLongTexts) }))
    }
  }
}
