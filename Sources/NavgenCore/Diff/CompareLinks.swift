import NavgenSource

/// What links out in the world notice.
func linkDifferences(
  from old: NavigationModel, to new: NavigationModel
) -> [NavigationDifference] {
  let entries = old.linkEntries
  if entries.isEmpty { return [] }
  let comparison = LinkComparison(from: old, to: new)
  var found = settingDifferences(from: old, to: new)
  var targets: [LinkTarget] = []
  for entry in entries {
    let difference = comparison.difference(of: entry)
    found += difference.map { [$0] } ?? []
    let opens = difference?.isLostLink != true
    if opens, !targets.contains(entry.target) { targets.append(entry.target) }
  }
  return found + hiddenFromLinks(targets, from: old, to: new)
}

/// What becomes of one address.
enum LinkFate: Equatable {
  case same
  /// It opens something else, or elsewhere: what, in words.
  case changed(LinkChange, opens: String)
  /// It opens nothing: what is said of it, and why.
  case lost(LinkResolution.Outcome, reason: String)
}

/// What an address opens otherwise than it did.
enum LinkChange: Equatable {
  /// Another tab, route or modal.
  case target
  /// The same in another tab than this one, by its new id.
  case tab(String)
  /// The same in another tab, since this one is gone.
  case goneTab(String)
  /// The same on other screens.
  case parents
  /// The same with other values.
  case values
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
  /// Addresses that the new spec names, by the place of the old pattern that takes them: it may lose them.
  private let contested: [SourceRange: [String]]

  init(from old: NavigationModel, to new: NavigationModel) {
    self.old = old
    self.new = new
    oldTree = LinkTree(old)
    newTree = LinkTree(new)
    tabs = bySavedId(new.tabs, \.id, \.formerIds)
    routes = bySavedId(new.routes, \.id, \.formerIds)
    modals = bySavedId(new.modals, \.id, \.formerIds)
    words = new.enums.prefix(10).compactMap { $0.cases.first?.id }
    contested = contestedAddresses(of: new, in: old, by: oldTree, words: words)
  }

  /// What becomes of all addresses of a pattern.
  func difference(of entry: LinkEntry) -> NavigationDifference? {
    // Of what the new spec names only the losses count: it says nothing about all other addresses.
    let fates =
      fates(of: sampleAddresses(of: entry, words: words), entry)
      + fates(of: contested[entry.pattern.declaration, default: []], entry)
      .filter { $0.fate != .same }
    let pattern = OldPattern(entry, in: old, now: now(entry.target), section: section(entry.target))
    let lost = fates.compactMap { item -> LostAddress? in
      guard case .lost(let outcome, let reason) = item.fate else { return nil }
      return LostAddress(item.address, outcome, reason)
    }
    for case (let address, .changed(let change, let words)) in fates {
      return .linkChanged(pattern, address: address, change, opens: words)
    }
    guard let first = lost.first else { return nil }
    return lost.count == fates.count ? .linkLost(pattern, first) : .linkNarrowed(pattern, first)
  }

  private func fates(
    of addresses: [String], _ entry: LinkEntry
  ) -> [(address: String, fate: LinkFate)] {
    addresses.compactMap { address in
      fate(of: address, entry).map { (address: address, fate: $0) }
    }
  }

  /// `nil` for an address that is another pattern's.
  private func fate(of address: String, _ entry: LinkEntry) -> LinkFate? {
    let before = resolveLink(address, in: old, by: oldTree)
    guard let won = before.winner,
      won.target == entry.target, won.pattern.declaration == entry.pattern.declaration
    else { return nil }
    let after = resolveLink(address, in: new, by: newTree)
    if after.outcome != .opened {
      return .lost(after.outcome, reason: after.reason ?? "nothing opens")
    }
    return change(from: before, to: after).map { .changed($0, opens: after.words) } ?? .same
  }

  private func change(from before: LinkResolution, to after: LinkResolution) -> LinkChange? {
    if let modal = before.modal {
      guard let target = modals[modal.id], let other = after.modal, target.id == other.id
      else { return .target }
      return isSame(modal, other, target.parameters) ? nil : .values
    }
    guard let frame = before.path.last else {
      let isSameTab = after.path.isEmpty && tabs[before.tab ?? ""]?.id == after.tab
      return isSameTab ? nil : .target
    }
    guard let target = routes[frame.id], let other = after.path.last, target.id == other.id
    else { return .target }
    if let tab = before.tab, tabs[tab]?.id != after.tab {
      return tabs[tab].map { .tab($0.id) } ?? .goneTab(tab)
    }
    if before.path.map({ routes[$0.id]?.id }) != after.path.map(\.id) { return .parents }
    return isSame(frame, other, target.parameters) ? nil : .values
  }

  /// Whether no value became another one. A parameter that is gone does not count.
  private func isSame(
    _ before: LinkFrame, _ after: LinkFrame, _ parameters: [RouteParameter]
  ) -> Bool {
    let targets = bySavedId(parameters, \.id, \.formerIds)
    return before.values.allSatisfy { old in
      guard let target = targets[old.id] else { return true }
      // A list of nothing and no value at all are the same.
      return (after.values.first { $0.id == target.id }?.value.texts ?? []) == old.value.texts
    }
  }

  private func now(_ target: LinkTarget) -> TargetNow? {
    switch target {
    case .tab(let index):
      return tabs[old.tabs[index].id].map { TargetNow(id: $0.id, declaration: $0.declaration) }
    case .route(let index):
      return routes[old.routes[index].id].map { TargetNow(id: $0.id, declaration: $0.declaration) }
    case .modal(let index):
      return modals[old.modals[index].id].map { TargetNow(id: $0.id, declaration: $0.declaration) }
    }
  }

  /// The key of the new spec that something of its kind stands below.
  private func section(_ target: LinkTarget) -> SourceRange {
    switch target {
    case .tab: return new.specPlaces[.tabs]
    case .route: return new.specPlaces[.routes]
    case .modal: return new.specPlaces[.modals]
    }
  }
}

/// The sample addresses of a spec, ignored ones included, by the place of the pattern in an older one that
/// takes each.
private func contestedAddresses(
  of new: NavigationModel, in old: NavigationModel, by oldTree: LinkTree, words: [String]
) -> [SourceRange: [String]] {
  let ignored = new.links.ignored.map { path in
    encodedAddress(path: path.segments + (path.takesRest ? ["some text"] : []), query: [])
  }
  let addresses = new.linkEntries.flatMap { sampleAddresses(of: $0, words: words) } + ignored
  var contested: [SourceRange: [String]] = [:]
  for address in addresses {
    guard let winner = resolveLink(address, in: old, by: oldTree).winner else { continue }
    contested[winner.pattern.declaration, default: []].append(address)
  }
  return contested
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
  /// The pattern that matches, with whose it is.
  fileprivate var winner: LinkEntry? {
    candidates.first { $0.verdict == .won }?.entry
  }

  /// What opens.
  fileprivate var words: String {
    if let modal { return "the modal '\(modal.words)'" }
    let tab = "the tab '\(tab ?? "")'"
    let path = path.map(\.words).joined(separator: " > ")
    return path.isEmpty ? tab : "'\(path)' in \(tab)"
  }
}

extension LinkFrame {
  fileprivate var words: String {
    let values = values.map { "\($0.id): \($0.value.texts.joined(separator: ", "))" }
    return values.isEmpty ? id : "\(id)(\(values.joined(separator: ", ")))"
  }
}
