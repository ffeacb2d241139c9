import NavgenSource
import NavgenYAML

/// The words of what nobody reads: keys that their maps do not have, and lines with a mistake in the syntax. An entry at
/// a wrong indentation is among them.
struct StrayWords: Sendable {
  /// Where the keys stand, and where the lines begin.
  let places: [SourceRange]
  /// The keys and all below them, and those that the lines begin with.
  let keys: Set<String>
  /// All words of the lines.
  let words: Set<String>

  init(of root: YAMLNode, errors: SortedPlaces, _ diagnostics: DiagnosticList) {
    let file = root.range.file
    let lines = diagnostics.unreadLines.filter { $0.file === file }
    let unknown =
      diagnostics.unreadKeys.filter { $0.file === file }
      + root.emptyKeys(errors, depth: depthOfInnerKeys)
    places = unknown + lines
    let atKeys = SortedPlaces(unknown)
    keys = Set((unknown + lines.heads).flatMap(\.keys) + root.keys { atKeys.hasAny(at: $0.range) })
    words = Set(lines.flatMap(\.text.words))
  }
}

/// Of the keys of what an entry holds, such as parameters, from the spec on.
private let depthOfInnerKeys = 3

extension [SourceRange] {
  /// Of lines those that are not below another: what is below one is part of it.
  fileprivate var heads: [SourceRange] {
    var head: SourcePosition?
    var above = 0
    return sorted { $0.offsets.lowerBound < $1.offsets.lowerBound }.filter { line in
      let start = line.start
      let isBelow = start.line == above + 1 && head.map { $0.column < start.column } ?? false
      above = start.line
      if !isBelow { head = start }
      return !isBelow
    }
  }
}

extension SourceRange {
  /// What may be a key in it: all of it, or its beginning where a ':' follows or is missing.
  var keys: [String] { [word, word.beginning] }
}

extension String {
  /// What may be a name in it.
  var words: [String] {
    split { !($0.isLetter || $0.isNumber || "_-.".contains($0)) }.map(String.init)
  }

  /// Its first word, without the quotes around it.
  var beginning: String {
    String(drop { "'\"".contains($0) }.prefix { !" :'\"".contains($0) })
  }
}

extension YAMLNode {
  /// The keys that lack a value and are at least so many levels further inside: what belongs to them may stand further
  /// left.
  fileprivate func emptyKeys(_ errors: SortedPlaces, depth: Int) -> [SourceRange] {
    guard case .mapping(let entries) = content else { return [] }
    return entries.flatMap { entry in
      if depth == 0, entry.value.isNull {
        return errors.hasAny(in: entry.value) ? [entry.key.range] : []
      }
      return entry.value.emptyKeys(errors, depth: max(0, depth - 1))
    }
  }

  /// The keys that a condition holds for, and all below them.
  fileprivate func keys(where isRoot: (Located<String>) -> Bool) -> [String] {
    guard case .mapping(let entries) = content else {
      return children.flatMap { $0.keys(where: isRoot) }
    }
    return entries.flatMap { entry in
      isRoot(entry.key)
        ? [entry.key.value] + entry.value.keys { _ in true } : entry.value.keys(where: isRoot)
    }
  }
}
