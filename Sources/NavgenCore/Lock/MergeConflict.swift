import NavgenSource

/// A lock that a merge left with the lines of both sides in it.
///
/// Two branches that each recorded a version always meet here, and what their versions have in common stands outside
/// of the marks: by hand it is hard to put together again. So `navgen lock` does it.
struct MergeConflict {
  /// The whole text of each side.
  let ours: String
  let theirs: String
  /// Where the first mark is.
  let place: SourceRange

  /// `nil` when the text has no mark of a merge.
  init?(in source: SourceFile) {
    var texts = SideTexts()
    var place: SourceRange?
    var number = 1
    while let line = source.line(number), let offsets = source.lineOffsets(number) {
      if let mark = ConflictMark(line: line) {
        place = place ?? source.range(offsets)
        texts.enter(mark)
      } else {
        texts.add(line)
      }
      number += 1
    }
    guard let place else { return nil }
    (ours, theirs, self.place) = (texts.ours, texts.theirs, place)
  }
}

/// The versions of both sides as one lock; `nil` when a side is no lock in good order.
func merged(_ conflict: MergeConflict, path: String) -> SourceFile? {
  var diagnostics = DiagnosticList()
  let sides = [conflict.ours, conflict.theirs].map { text in
    readLock(SourceFile(path: path, text: text), diagnostics: &diagnostics)?.versions.map(\.shape)
  }
  guard let ours = sides[0], let theirs = sides[1] else { return nil }
  let common = zip(ours, theirs).prefix { $0 == $1 }.count
  return SourceFile(path: path, text: lockText(of: ours + theirs.dropFirst(common)))
}

/// A line that a merge leaves: seven equal signs or the like, and perhaps a name. A lock has no such lines.
private enum ConflictMark: Character {
  case ours = "<"
  case base = "|"
  case theirs = "="
  case end = ">"

  init?(line: String) {
    let word = line.prefix { !$0.isWhitespace }
    guard word.count == 7, let first = word.first, word.allSatisfy({ $0 == first }) else {
      return nil
    }
    self.init(rawValue: first)
  }
}

/// Both sides as they are put together, line by line.
private struct SideTexts {
  private(set) var ours = ""
  private(set) var theirs = ""
  /// What the lines belong to; `end` is both.
  private var part = ConflictMark.end

  mutating func enter(_ mark: ConflictMark) { part = mark }

  mutating func add(_ line: String) {
    if part == .ours || part == .end { ours += "\(line)\n" }
    if part == .theirs || part == .end { theirs += "\(line)\n" }
  }
}
