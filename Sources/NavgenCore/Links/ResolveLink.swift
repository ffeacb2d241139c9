import NavgenSource

/// Finds what an address does in the app: what opens, or why nothing does, and which patterns it may have
/// meant.
///
/// Flags are taken for set, so the tab is the first one of the route. The answer names those that matter.
package func resolveLink(_ url: String, in model: NavigationModel) -> LinkResolution {
  resolveLink(url, in: model, by: LinkTree(model))
}

/// The same for one of many addresses.
///
/// - Parameter tree: That of the model.
func resolveLink(
  _ url: String, in model: NavigationModel, by tree: LinkTree
) -> LinkResolution {
  let path: [String]
  let query: [DecodedQueryItem]
  switch location(of: url, model.links) {
  case .foreign(let reason): return .nothing(.notFound, reason)
  case .malformed: return .nothing(.invalid, "its path is not encoded as a URL's is")
  case .ours(let segments, let items): (path, query) = (segments, items)
  }
  if let ignored = model.links.ignored.first(where: { tree.reader.has(path, $0) }) {
    return .nothing(.ignored, "\(quoted(ignored.text)) is ignored")
  }
  var candidates: [LinkCandidate] = []
  var winner: (entry: LinkEntry, values: LinkValues)?
  for variant in tree.fitting(path) {
    let entry = tree.entries[tree.variants[variant].entry]
    do throws(LinkMismatch) {
      let values = try tree.reader.match(path, query, entry)
      let verdict = winner.map { LinkCandidate.Verdict.lessSpecific(than: $0.entry.pattern.text) }
      candidates.append(LinkCandidate(entry: entry, verdict: verdict ?? .won))
      winner = winner ?? (entry, values)
    } catch {
      candidates.append(LinkCandidate(entry: entry, verdict: .mismatch(error.reason)))
    }
  }
  if let winner { return model.opened(winner.entry.target, winner.values, candidates) }
  return candidates.isEmpty
    ? .nothing(.notFound, "no pattern has this path", tree.nearMisses(path)) : .lost(candidates)
}

extension LinkReader {
  /// Whether a path belongs to others.
  fileprivate func has(_ path: [String], _ ignored: IgnoredPath) -> Bool {
    let count = ignored.segments.count
    return (ignored.takesRest ? path.count > count : path.count == count)
      && path.prefix(count).map(exact) == ignored.segments.map(exact)
  }
}

extension LinkResolution {
  fileprivate static func nothing(
    _ outcome: Outcome, _ reason: String, _ candidates: [LinkCandidate] = []
  ) -> LinkResolution {
    LinkResolution(
      outcome: outcome, reason: reason, tab: nil, path: [], modal: nil, flags: [],
      candidates: candidates)
  }

  /// Nothing matches; the most specific pattern of that form says why.
  fileprivate static func lost(_ candidates: [LinkCandidate]) -> LinkResolution {
    let reason = candidates.first.map { candidate in
      "\(quoted(candidate.entry.pattern.text)): \(candidate.verdict.reason ?? "")"
    }
    return .nothing(.invalid, reason ?? "", candidates)
  }
}

extension NavigationModel {
  fileprivate func opened(
    _ target: LinkTarget, _ values: LinkValues, _ candidates: [LinkCandidate]
  ) -> LinkResolution {
    var tab: String?
    var path: [LinkFrame] = []
    var modal: LinkFrame?
    switch target {
    case .tab(let index): tab = tabs[index].id
    case .route(let index):
      tab = tabs[routes[index].tabs?.first ?? 0].id
      path = frames(of: routes[index], values)
    case .modal(let index):
      modal = LinkFrame(id: modals[index].id, values, modals[index].parameters)
    }
    return LinkResolution(
      outcome: .opened, reason: nil, tab: tab, path: path, modal: modal, flags: flags(of: target),
      candidates: candidates)
  }
}
