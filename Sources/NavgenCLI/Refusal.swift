import NavgenCore
import NavgenSource

/// Why a command is not carried out for a spec that may be without errors.
enum Refusal {
  case noHosts
  case noSchemes
  /// Nothing to match a URL with.
  case noLinks
  /// Two specs would write one lock.
  case sharedLock(String, other: String)
  case outdated(FileComparison)
  /// - Parameter nearest: A symbol that may be meant.
  case noSymbol(search: String, nearest: String?)

  var message: String {
    switch self {
    case .noHosts: return "the spec has no hosts, so no website can hand its addresses to the app"
    case .noSchemes: return "the spec has no schemes, so there is nothing to claim"
    case .noLinks:
      return
        "the spec has no links; write 'link: /…' in a route, and 'links' with a scheme or a host"
    case .sharedLock(let lock, let other):
      return "'\(lock)' would be the lock of '\(other)' too; give one of the specs another name"
    case .outdated(let comparison): return comparison.words
    case .noSymbol(let search, let nearest):
      return "no symbol has \(quoted(search))\(nearest.map { "; \(symbolQuestion($0))" } ?? "")"
    }
  }
}

extension FileComparison {
  /// What is not up to date, and the next step.
  fileprivate var words: String {
    var facts: [String] = []
    if outdatedCount > 0 {
      let subject = outdatedCount == 1 ? "1 file is" : "\(outdatedCount) files are"
      facts.append("\(subject) missing or out of date; generate again")
    }
    if !orphans.isEmpty {
      let names = orphans.map { "'\($0)'" }.joined(separator: ", ")
      let object = orphans.count == 1 ? "it" : "them"
      facts.append("nothing generates \(names) any more; remove \(object)")
    }
    return facts.joined(separator: "; ")
  }
}
