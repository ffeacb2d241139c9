import NavgenSource
import NavgenYAML

/// What a finding rests on besides what is written where it is found.
enum Ground {
  /// That all names of a map are known.
  case names(NavigationSpec.Key)
  /// That no more entries are in a part.
  case count(NavigationSpec.Key)
  /// Some keys of the entries that it is about: the one that it is found in, and those that its notes point at.
  case entry(Set<String>)
  /// What the entries that it is about, or its words, name of a part.
  case named(NavigationSpec.Key)
  /// Some keys of all entries of a part.
  case each(NavigationSpec.Key, Set<String>)
  /// Some keys of a part that means something if it is not there too.
  case setting(NavigationSpec.Key, Set<String>)
  /// That what its message names does not stand elsewhere.
  case words
  /// That all keys of the spec are known.
  case keys
}

/// The findings that would be wrong if what could not be read were there. All others say what is wrong with what
/// is written, and stay true.
let groundsOfFindings: [String: [Ground]] = [
  "action-as-tab": [.entry(keys(TabSpec.Key.opens))],
  "action-with-options": [.entry(keys(TabSpec.Key.opens))],
  "ambiguous-link": [
    .setting(.links, keys(LinksSpec.Key.ignore, LinksSpec.Key.caseSensitive)),
    .entry(keys(RouteSpec.Key.link, RouteSpec.Key.params)),
    .named(.types),
  ],
  "cases-with-options": [.entry([])],
  "detents-without-sheet": [.entry([])],
  "duplicate-role": [.entry(keys(TabSpec.Key.role))],
  "empty-list": [
    .entry(
      keys(
        TypeSpec.Key.cases, ModalSpec.Key.detents, RouteSpec.Key.link, RouteSpec.Key.tabs,
        RouteSpec.Key.visible, TabSpec.Key.reselect, RouteSpec.Key.was))
  ],
  "empty-visibility": [.entry(keys(TabSpec.Key.defaultVisibility))],
  "fallback-loop": [.entry(keys(TabSpec.Key.fallback))],
  "icon-form": [.entry(keys(TabSpec.Key.icon))],
  "invalid-type-name": [.entry([])],
  "malformed-default": [.named(.types)],
  "misplaced-parameter": [.entry(keys(RouteSpec.Key.params)), .named(.types)],
  "missing-fallback": [
    .entry(keys(TabSpec.Key.fallback, TabSpec.Key.opens, TabSpec.Key.visible))
  ],
  "missing-origin": [.setting(.links, keys(LinksSpec.Key.schemes, LinksSpec.Key.hosts))],
  "missing-parameter": [.entry(keys(RouteSpec.Key.params))],
  "needless-fallback": [.entry(keys(TabSpec.Key.visible))],
  "no-tabs": [.keys, .count(.tabs), .each(.tabs, keys(TabSpec.Key.opens))],
  "opens-without-value": [.entry(keys(ModalSpec.Key.params)), .named(.types)],
  "parent-loop": [.entry(keys(RouteSpec.Key.parent))],
  "parent-not-in-tab": [.entry(keys(RouteSpec.Key.tabs, RouteSpec.Key.parent)), .named(.tabs)],
  "parent-parameter": [
    .words, .entry(keys(RouteSpec.Key.params, RouteSpec.Key.parent)), .named(.types),
  ],
  "placeholder-in-tab": [.entry([])],
  "reserved-type": [.setting(.name, [])],
  "split-section": [.count(.tabs), .each(.tabs, keys(TabSpec.Key.section))],
  "unfit-default": [.named(.types)],
  "unfit-for-link": [.entry(keys(RouteSpec.Key.params)), .named(.types)],
  "unknown-case": [.named(.types)],
  "unknown-flag": [.names(.flags)],
  "unknown-modal": [.names(.modals)],
  "unknown-parameter": [.words, .entry(keys(RouteSpec.Key.params))],
  "unknown-parent": [.names(.routes)],
  "unknown-tab": [.names(.tabs)],
  "unknown-type": [.names(.types)],
]

extension SpecDamage {
  /// Whether a finding may only follow from what could not be read.
  func explains(_ finding: Diagnostic) -> Bool {
    groundsOfFindings[finding.id, default: []].contains { ground in
      switch ground {
      case .names(let part): return mayBe(finding.range.word, in: part)
      case .count(let part): return !hasAllEntries(part)
      case .entry(let keys): return subjects(of: finding).contains { isDamaged($0, at: keys) }
      case .named(let part): return names(finding, damagedOf: part)
      case .each(let part, let keys):
        return entries.damaged[part, default: []].contains { isDamaged($0, at: keys) }
      case .setting(let part, let keys):
        return unlisted.contains(part) || keys.contains(where: isAstray)
          || entries.damaged[part, default: []].contains { isDamaged($0, at: keys) }
      case .words: return finding.message.quotedWords.contains(where: isAstray)
      case .keys: return !hasAllKeys
      }
    }
  }

  /// The entries that a finding is about.
  private func subjects(of finding: Diagnostic) -> [SpecEntry] {
    ([finding.range] + finding.notes.map(\.range)).flatMap { entries.at($0.offsets.lowerBound) }
  }

  private func names(_ finding: Diagnostic, damagedOf part: NavigationSpec.Key) -> Bool {
    guard let names = entries.damagedNames[part] else { return false }
    return !names.isDisjoint(with: finding.message.quotedWords)
      || subjects(of: finding).contains { !$0.mentions.isDisjoint(with: names) }
  }
}

private func keys(_ keys: any SpecKey...) -> Set<String> { Set(keys.map { $0.rawValue }) }

extension String {
  /// The words of the user in a message.
  fileprivate var quotedWords: [String] {
    split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.flatMap { String($0.element).words }
  }
}
