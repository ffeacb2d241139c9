import NavgenSource

/// What a finding rests on besides what is written where it is found.
private enum Ground {
  /// That all names of a map are known.
  case names(NavigationSpec.Key)
  /// What is in a part of the spec.
  case contents(NavigationSpec.Key)
  /// What is in a part of the spec, which means something if it is not there too.
  case setting(NavigationSpec.Key)
  /// Some keys of the entry that it is found in.
  case entry([String])
  /// That all keys of the spec are known.
  case keys
}

/// The findings that would be wrong if what could not be read were there. All others say what is wrong with what
/// is written, and stay true.
private let grounds: [String: [Ground]] = [
  "action-as-tab": [.contents(.tabs)],
  "action-with-options": [.entry(["opens"])],
  "ambiguous-link": [.setting(.links), .contents(.types)],
  "cases-with-options": [.entry([])],
  "detents-without-sheet": [.entry([])],
  "duplicate-role": [.contents(.tabs)],
  "empty-list": [.entry(["cases", "detents", "link", "tabs", "visible", "reselect", "was"])],
  "empty-visibility": [.entry(["defaultVisibility"])],
  "fallback-loop": [.contents(.tabs)],
  "icon-form": [.entry(["icon"])],
  "invalid-type-name": [.entry([])],
  "malformed-default": [.contents(.types)],
  "misplaced-parameter": [.entry(["params"]), .contents(.types)],
  "missing-fallback": [.entry(["fallback", "opens", "visible"])],
  "missing-origin": [.keys, .setting(.links)],
  "missing-parameter": [.entry(["params"])],
  "needless-fallback": [.entry(["visible"])],
  "no-tabs": [.keys, .names(.tabs), .contents(.tabs)],
  "opens-without-value": [.contents(.modals), .contents(.types)],
  "parent-loop": [.contents(.routes)],
  "parent-not-in-tab": [.contents(.routes), .contents(.tabs)],
  "parent-parameter": [.contents(.routes), .contents(.types)],
  "placeholder-in-tab": [.entry([])],
  "reserved-type": [.setting(.name)],
  "split-section": [.contents(.tabs)],
  "unfit-default": [.contents(.types)],
  "unfit-for-link": [.entry(["params"]), .contents(.types)],
  "unknown-case": [.contents(.types)],
  "unknown-flag": [.names(.flags)],
  "unknown-modal": [.names(.modals)],
  "unknown-parameter": [.entry(["params"])],
  "unknown-parent": [.names(.routes)],
  "unknown-tab": [.names(.tabs)],
  "unknown-type": [.names(.types)],
]

/// The diagnostics that a kind of damage can take back, for tests.
let idsWithGrounds: Set<String> = Set(grounds.keys)

extension SpecDamage {
  /// Whether a finding may only follow from what could not be read.
  func explains(_ finding: Diagnostic) -> Bool {
    grounds[finding.id, default: []].contains { ground in
      switch ground {
      case .names(let key):
        return unlisted.contains(key) || strayKeys.contains(finding.range.word)
      case .contents(let key): return damaged.contains(key)
      case .keys: return !hasAllKeys
      case .setting(let key): return damaged.contains(key) || unlisted.contains(key)
      case .entry(let keys): return isDamaged(at: finding.range, keys)
      }
    }
  }
}
