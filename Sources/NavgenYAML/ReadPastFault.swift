import NavgenSource

/// How many lines are tried for each mistake in the syntax, and how many mistakes are tried: each costs a reading.
private let attemptLimit = 4

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
) -> (reading: Reading, omitted: [SourceRange])? {
  guard file.bytes.count <= sizeLimit else { return nil }
  var text = CommentedText(file)
  var fault = fault
  for _ in 0..<attemptLimit {
    let attempts = fault.suspectLines.compactMap { line in
      text.commenting(line).map { ($0, Reading(of: $0, in: file, limits: limits)) }
    }
    for (text, reading) in attempts where reading.stop == nil {
      guard let root = reading.root, !root.isNothing else { continue }
      let whole = text.omissions.reduce(root.withoutLongTexts) { $0.lacking($1) }
      return (reading.with(whole), text.omissions.map { file.line(from: $0.offset) })
    }
    guard let (next, reading) = attempts.first, let following = reading.diagnostics.errors.last
    else { return nil }
    (text, fault) = (next, following)
  }
  return nil
}

extension Diagnostic {
  /// The lines that a mistake in the syntax may be in, the likeliest first.
  fileprivate var suspectLines: [Int] {
    let line = range.start.line
    return ([line, line - 1] + notes.map(\.range.start.line)).filter { $0 > 0 }
  }
}

extension YAMLNode {
  /// The tree with stand-ins for texts on several lines: a quote that does not close makes them, and what stands below
  /// a key by mistake.
  fileprivate var withoutLongTexts: YAMLNode {
    switch content {
    case .scalar: return range.isOnSeveralLines ? .nothing(at: range, isComplete: false) : self
    case .sequence(let items):
      return YAMLNode(
        content: .sequence(items.map(\.withoutLongTexts)), range: range, isComplete: isComplete)
    case .mapping(let entries):
      let entries = entries.map { YAMLEntry(key: $0.key, value: $0.value.withoutLongTexts) }
      return YAMLNode(content: .mapping(entries), range: range, isComplete: isComplete)
    }
  }

  fileprivate var isNothing: Bool {
    if case .scalar(let scalar) = content { scalar.isNull } else { false }
  }
}
