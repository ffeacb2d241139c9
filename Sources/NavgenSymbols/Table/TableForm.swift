// How the table is written, and made by `Scripts/symbols`.
//
// - `abbreviations`: the parts of names that a capital letter stands for, `A` first.
// - `releases`: a line for each, oldest first: its key, then the versions of iOS, macOS, tvOS, watchOS
//   and visionOS. A letter stands for each: `a` to `z`, then `A` to `Z`.
// - `names`: a line for each first part of names, in the order of bytes, so that a line is found without
//   reading those before it: the part, then an entry for each name. An entry is the letter of the release,
//   a digit, `>` if the symbol was renamed, `!` if its use is restricted, and the parts that follow. The digit tells
//   how many parts are those of the name before, which for the first name is the line's own part.
// - `renames`: a line for each present name that others had before: the present one, then the old ones, each
//   as a digit and parts.
// - `restrictions`: what symbols may only stand for, a colon, and those symbols, as in `renames`.
//
// Between parts stands a dot, but not beside a capital letter: `a2plusA` keeps two parts of the name before
// and adds `plus` and `fill`.

/// The names, found by the part they begin with.
let embeddedNames = SymbolNames(EmbeddedSymbols.names)

/// The releases, oldest first.
let embeddedReleases: [SymbolRelease] = lines(of: EmbeddedSymbols.releases).compactMap { line in
  let fields = line.split(separator: " ")
  guard let key = fields.first.flatMap({ DottedVersion($0) }) else { return nil }
  let pairs = zip(SymbolPlatform.allCases, fields.dropFirst()).compactMap { platform, field in
    DottedVersion(field).map { (platform, $0) }
  }
  return SymbolRelease(key: key, versions: Dictionary(pairs) { first, _ in first })
}

let embeddedRenames = SymbolRenames(EmbeddedSymbols.renames)

/// What a symbol may only stand for, by its present name.
let embeddedRestrictions: [String: String] = {
  var notes: [String: String] = [:]
  for line in lines(of: EmbeddedSymbols.restrictions) {
    let fields = line.split(separator: ":", maxSplits: 1)
    guard fields.count == 2 else { continue }
    for name in readNames(fields[1]) { notes[name] = String(fields[0]) }
  }
  return notes
}()

/// Which names became which.
struct SymbolRenames: Sendable {
  /// The present name of every old one.
  private(set) var newestNames: [String: String] = [:]
  /// The old names of every present one, in the order of bytes.
  private(set) var olderNames: [String: [String]] = [:]

  init(_ text: String) {
    for line in lines(of: text) {
      let names = readNames(line)
      guard let newest = names.first else { continue }
      olderNames[newest] = Array(names.dropFirst())
      for name in names.dropFirst() { newestNames[name] = newest }
    }
  }
}

private func lines(of text: String) -> [Substring] {
  text.split(separator: "\n")
}
