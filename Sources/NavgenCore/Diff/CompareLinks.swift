/// What links out in the world notice.
func linkDifferences(
  from old: NavigationModel, to new: NavigationModel
) -> [NavigationDifference] {
  let entries = old.linkEntries
  if entries.isEmpty { return [] }
  let comparison = LinkComparison(from: old, to: new)
  return settingDifferences(from: old.links, to: new.links)
    + entries.compactMap(comparison.difference)
}

/// What becomes of one address.
enum LinkFate: Equatable {
  case same
  /// It opens something else, or elsewhere, in words.
  case changed(String)
  /// It opens nothing, and why.
  case lost(String)
}

/// Two models, opened for comparing what addresses open.
private struct LinkComparison {
  let old: NavigationModel
  let new: NavigationModel
  private let oldTree: LinkTree
  private let newTree: LinkTree
  private let tabs: [String: Tab]
  private let routes: [String: Route]
  private let modals: [String: Modal]
  private let words: [String]

  init(from old: NavigationModel, to new: NavigationModel) {
    self.old = old
    self.new = new
    oldTree = LinkTree(old)
    newTree = LinkTree(new)
    tabs = bySavedId(new.tabs, \.id, \.formerIds)
    routes = bySavedId(new.routes, \.id, \.formerIds)
    modals = bySavedId(new.modals, \.id, \.formerIds)
    words = new.enums.prefix(10).compactMap { $0.cases.first?.id }
  }

  /// What becomes of all addresses of a pattern.
  func difference(of entry: LinkEntry) -> NavigationDifference? {
    let fates = sampleAddresses(of: entry, words: words).compactMap { address in
      fate(of: address, entry).map { (address: address, fate: $0) }
    }
    let pattern = OldPattern(entry, in: old, now: declaration(of: entry.target))
    let lost = fates.compactMap { item -> LostAddress? in
      if case .lost(let reason) = item.fate { LostAddress(item.address, reason) } else { nil }
    }
    for case (let address, .changed(let words)) in fates {
      return .linkChanged(pattern, address: address, opens: words)
    }
    guard let first = lost.first else { return nil }
    return lost.count == fates.count ? .linkLost(pattern, first) : .linkNarrowed(pattern, first)
  }

  /// `nil` for an address that is another pattern's.
  private func fate(of address: String, _ entry: LinkEntry) -> LinkFate? {
    let before = resolveLink(address, in: old, by: oldTree)
    guard let won = before.candidates.first(where: { $0.verdict == .won })?.entry,
      won.target == entry.target, won.pattern.declaration == entry.pattern.declaration
    else { return nil }
    let after = resolveLink(address, in: new, by: newTree)
    if after.outcome != .opened { return .lost(after.reason ?? "nothing opens") }
    return isSame(before, after) ? .same : .changed(after.words)
  }

  private func isSame(_ before: LinkResolution, _ after: LinkResolution) -> Bool {
    if let modal = before.modal {
      guard let target = modals[modal.id], let other = after.modal else { return false }
      return target.id == other.id && isSame(modal, other, target.parameters)
    }
    guard let tab = before.tab, tabs[tab]?.id == after.tab else { return false }
    guard let frame = before.path.last else { return after.path.isEmpty }
    guard let target = routes[frame.id], let other = after.path.last else { return false }
    return target.id == other.id && isSame(frame, other, target.parameters)
  }

  /// Whether no value became another one. A parameter that is gone does not count.
  private func isSame(
    _ before: LinkFrame, _ after: LinkFrame, _ parameters: [RouteParameter]
  ) -> Bool {
    let targets = bySavedId(parameters, \.id, \.formerIds)
    return before.values.allSatisfy { old in
      guard let target = targets[old.id] else { return true }
      return after.values.first { $0.id == target.id }?.value.texts == old.value.texts
    }
  }

  private func declaration(of target: LinkTarget) -> TargetNow? {
    switch target {
    case .tab(let index):
      return tabs[old.tabs[index].id].map { TargetNow(id: $0.id, declaration: $0.declaration) }
    case .route(let index):
      return routes[old.routes[index].id].map { TargetNow(id: $0.id, declaration: $0.declaration) }
    case .modal(let index):
      return modals[old.modals[index].id].map { TargetNow(id: $0.id, declaration: $0.declaration) }
    }
  }
}

extension LinkFrame.Value {
  /// One text and a list of one are the same to who opens a link.
  fileprivate var texts: [String] {
    switch self {
    case .one(let text): return [text]
    case .several(let texts): return texts
    }
  }
}

extension LinkResolution {
  /// What opens.
  fileprivate var words: String {
    if let modal { return "the modal '\(modal.words)'" }
    let tab = "the tab '\(tab ?? "")'"
    return path.last.map { "'\($0.words)' in \(tab)" } ?? tab
  }
}

extension LinkFrame {
  fileprivate var words: String {
    let values = values.map { "\($0.id): \($0.value.texts.joined(separator: ", "))" }
    return values.isEmpty ? id : "\(id)(\(values.joined(separator: ", ")))"
  }
}
