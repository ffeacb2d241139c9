/// How a text differs from another, as `diff -u` shows it: three lines of context around each change. Empty when
/// they are the same.
///
/// - Parameters:
///   - oldName: What the old text is called.
///   - newName: What the new one is called.
package func unifiedDiff(
  _ old: String, _ new: String, oldName: String, newName: String
) -> String {
  if old == new { return "" }
  let steps = lineSteps(from: lines(of: old), to: lines(of: new))
  return "--- \(oldName.onOneLine)\n+++ \(newName.onOneLine)\n"
    + hunks(of: steps).map(render).joined()
}

private let contextLength = 3
/// The most lines that are compared with each other; of more, all count as changed.
private let comparedLimit = 4000

/// A line, and what becomes of it.
private struct LineStep {
  enum Kind: String {
    case kept = " "
    case removed = "-"
    case added = "+"
  }

  let kind: Kind
  let line: Substring
}

/// Some steps that are shown together, and what comes before them.
private struct Hunk {
  let steps: ArraySlice<LineStep>
  let oldLinesBefore: Int
  let newLinesBefore: Int
}

/// The lines with their ends: the last may have none.
private func lines(of text: String) -> [Substring] {
  var lines: [Substring] = []
  var rest = text[...]
  while !rest.isEmpty {
    let end = rest.unicodeScalars.firstIndex(of: "\n").map(rest.unicodeScalars.index(after:))
    lines.append(rest[..<(end ?? rest.endIndex)])
    rest = rest[(end ?? rest.endIndex)...]
  }
  return lines
}

private func lineSteps(from old: [Substring], to new: [Substring]) -> [LineStep] {
  let start = zip(old, new).prefix { $0 == $1 }.count
  let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
  let middle = changes(
    from: Array(old[start..<(old.count - end)]), to: Array(new[start..<(new.count - end)]))
  return kept(old.prefix(start)) + middle + kept(old.suffix(end))
}

private func kept(_ lines: ArraySlice<Substring>) -> [LineStep] {
  lines.map { LineStep(kind: .kept, line: $0) }
}

private func changes(from old: [Substring], to new: [Substring]) -> [LineStep] {
  guard max(old.count, new.count) <= comparedLimit else {
    return old.map { LineStep(kind: .removed, line: $0) }
      + new.map { LineStep(kind: .added, line: $0) }
  }
  let difference = new.difference(from: old)
  var removed: Set<Int> = []
  var added: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): added.insert(offset)
    }
  }
  var steps: [LineStep] = []
  var (oldIndex, newIndex) = (0, 0)
  while oldIndex < old.count || newIndex < new.count {
    if removed.contains(oldIndex) {
      steps.append(LineStep(kind: .removed, line: old[oldIndex]))
      oldIndex += 1
    } else if added.contains(newIndex) {
      steps.append(LineStep(kind: .added, line: new[newIndex]))
      newIndex += 1
    } else {
      steps.append(LineStep(kind: .kept, line: old[oldIndex]))
      oldIndex += 1
      newIndex += 1
    }
  }
  return steps
}

/// The changes with their context; those whose contexts touch are one.
private func hunks(of steps: [LineStep]) -> [Hunk] {
  var ranges: [Range<Int>] = []
  for (index, step) in steps.enumerated() where step.kind != .kept {
    let range = max(0, index - contextLength)..<min(steps.count, index + contextLength + 1)
    if let last = ranges.last, last.upperBound >= range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }
  return ranges.map { range in
    let before = steps[..<range.lowerBound]
    return Hunk(
      steps: steps[range], oldLinesBefore: before.count { $0.kind != .added },
      newLinesBefore: before.count { $0.kind != .removed })
  }
}

private func render(_ hunk: Hunk) -> String {
  let oldCount = hunk.steps.count { $0.kind != .added }
  let newCount = hunk.steps.count { $0.kind != .removed }
  let head =
    "@@ -\(place(hunk.oldLinesBefore, oldCount)) +\(place(hunk.newLinesBefore, newCount)) @@\n"
  return head
    + hunk.steps.map { step in
      let end = step.line.unicodeScalars.last == "\n" ? "" : "\n\\ No newline at end of file\n"
      return step.kind.rawValue + step.line + end
    }.joined()
}

/// The first line and how many there are; where there are none, the line before.
private func place(_ before: Int, _ count: Int) -> String {
  count == 0 ? "\(before),0" : count == 1 ? "\(before + 1)" : "\(before + 1),\(count)"
}
