import NavgenSource

/// A pattern of the old spec, and what its target is in the new one.
struct OldPattern {
  let text: String
  let declaration: SourceRange
  let owner: ShapeItem
  let now: TargetNow?
  /// Where the new spec has it, or would.
  let place: SourceRange

  init(
    _ entry: LinkEntry, in model: NavigationModel, now: TargetNow?, section: SourceRange
  ) {
    text = entry.pattern.text
    declaration = entry.pattern.declaration
    owner =
      switch entry.target {
      case .tab(let index): .tab(model.tabs[index].id)
      case .route(let index): .route(model.routes[index].id)
      case .modal(let index): .modal(model.modals[index].id)
      }
    self.now = now
    place = now?.declaration ?? section
  }

  fileprivate var words: String { "\(quoted(text)) of the \(owner.kind) '\(owner.name)'" }
}

/// Something that links led to, as the new spec has it.
struct TargetNow {
  let id: String
  let declaration: SourceRange
}

/// An address that opens nothing any more, and why.
struct LostAddress {
  let address: String
  let outcome: LinkResolution.Outcome
  let reason: String

  init(_ address: String, _ outcome: LinkResolution.Outcome, _ reason: String) {
    self.address = address
    self.outcome = outcome
    self.reason = reason
  }

  /// What would make it open what it opened.
  fileprivate func help(for pattern: OldPattern) -> String {
    guard let now = pattern.now else {
      return "write 'was: \(pattern.owner.name)' where it has another id now, with this link"
    }
    switch outcome {
    case .ignored: return "take it out of 'ignore'"
    case .invalid: return "take all values that it took, and give new ones a default"
    case .notFound, .opened:
      return "add \(quoted(pattern.text)) to the links of '\(now.id)' as an alias"
    }
  }
}

// What links notice.
extension NavigationDifference {
  static func linkLost(_ pattern: OldPattern, _ lost: LostAddress) -> NavigationDifference {
    NavigationDifference(
      .links, id: "link-lost",
      "links \(pattern.words) open nothing any more, such as \(quoted(lost.address)): "
        + lost.reason,
      place: pattern.place, oldPlace: pattern.declaration,
      suggestion: lost.help(for: pattern))
  }

  /// Whether all links of a pattern are lost.
  var isLostLink: Bool { id == "link-lost" }

  static func linkNarrowed(_ pattern: OldPattern, _ lost: LostAddress) -> NavigationDifference {
    NavigationDifference(
      .links, id: "link-narrowed",
      "some links \(pattern.words) open nothing any more, such as \(quoted(lost.address)): "
        + lost.reason,
      place: pattern.place, oldPlace: pattern.declaration,
      suggestion: lost.help(for: pattern))
  }

  static func linkChanged(
    _ pattern: OldPattern, address: String, _ change: LinkChange, opens words: String
  ) -> NavigationDifference {
    NavigationDifference(
      .links, id: "link-changed",
      "links \(pattern.words) open something else, such as \(quoted(address)): \(words)",
      place: pattern.place, oldPlace: pattern.declaration,
      suggestion: change.help(for: pattern))
  }

  static func schemeGone(
    _ scheme: String, place: SourceRange, oldPlace: SourceRange
  ) -> NavigationDifference {
    NavigationDifference(
      .links, id: "scheme-gone", "links that begin with '\(scheme):' open nothing any more",
      place: place, oldPlace: oldPlace, suggestion: "keep '\(scheme)' in 'schemes'")
  }

  static func hostGone(
    _ host: String, place: SourceRange, oldPlace: SourceRange
  ) -> NavigationDifference {
    NavigationDifference(
      .links, id: "host-gone", "links to '\(host)' open nothing any more",
      place: place, oldPlace: oldPlace, suggestion: "keep '\(host)' in 'hosts'")
  }

  static func caseCounts(place: SourceRange, oldPlace: SourceRange) -> NavigationDifference {
    NavigationDifference(
      .links, id: "case-counts", "links in other letters, small or capital, open nothing any more",
      place: place, oldPlace: oldPlace, suggestion: "write 'caseSensitive: false'")
  }

  /// - Parameter scheme: One of those that are meant.
  static func schemeHostChanged(
    scheme: String, isPath: Bool, place: SourceRange, oldPlace: SourceRange
  ) -> NavigationDifference {
    NavigationDifference(
      .links, id: "scheme-host",
      "what stands behind '\(scheme)://' was \(isPath ? "the host" : "part of the path") and is "
        + "\(isPath ? "part of the path" : "the host")",
      place: place, oldPlace: oldPlace, suggestion: "write 'schemeHostIsPath: \(!isPath)'")
  }
}

extension LinkChange {
  fileprivate func help(for pattern: OldPattern) -> String {
    switch self {
    case .target:
      return pattern.now == nil
        ? "write 'was: \(pattern.owner.name)' if that is what it was"
        : "give what is new another address"
    case .tab(let id): return "list '\(id)' first in its 'tabs'"
    case .goneTab(let id): return "write 'was: \(id)' where the tab has another id now"
    case .parents: return "keep the 'parent' that it had"
    case .values: return "keep the defaults, and each parameter at its place in the pattern"
    }
  }
}
