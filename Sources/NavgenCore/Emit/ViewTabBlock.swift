/// The most children that one block of SwiftUI's tab builder takes.
private let tabBlockLimit = 10

/// How what stands side by side in the bar is nested, so that no block has more than ten children.
indirect enum TabBlock<Entry> {
  case entries([Entry])
  case groups([TabBlock])

  /// Side by side as far as a block takes them, else in groups of nearly equal size, to any depth.
  init(_ entries: ArraySlice<Entry>) {
    guard entries.count > tabBlockLimit else {
      self = .entries(Array(entries))
      return
    }
    var size = tabBlockLimit
    while size * tabBlockLimit < entries.count { size *= tabBlockLimit }
    self = .groups(
      stride(from: entries.startIndex, to: entries.endIndex, by: size).map {
        TabBlock(entries[$0..<min($0 + size, entries.endIndex)])
      })
  }
}

extension TabBlock: Equatable where Entry: Equatable {}

/// A child of a block: an item of the bar, or a section of the sidebar with its items.
enum TabBlockEntry {
  case item(ViewItem)
  case section(header: String, items: [ViewItem])
}

/// The items of the bar, those of one section put together.
func tabBlockEntries(_ items: [ViewItem]) -> [TabBlockEntry] {
  var entries: [TabBlockEntry] = []
  for item in items {
    if let section = item.section, case .section(section, let earlier)? = entries.last {
      entries[entries.count - 1] = .section(header: section, items: earlier + [item])
    } else {
      entries.append(item.section.map { .section(header: $0, items: [item]) } ?? .item(item))
    }
  }
  return entries
}

/// An item of the bar as the view shows it, be it a tab or an action.
struct ViewItem {
  let id: String
  let name: SwiftName
  let title: TabTitle
  let section: String?
  /// Whether a flag can take it away.
  let isFlagged: Bool
  /// `nil` for an action.
  let tab: Tab?
}

extension NavigationModel {
  /// In the order on screen.
  var viewItems: [ViewItem] {
    items.map { item in
      switch item {
      case .tab(let index):
        let tab = tabs[index]
        return ViewItem(
          id: tab.id, name: tab.name, title: tab.title, section: tab.section,
          isFlagged: !tab.flags.isEmpty, tab: tab)
      case .action(let action):
        return ViewItem(
          id: action.id, name: action.name, title: action.title, section: action.section,
          isFlagged: !action.flags.isEmpty, tab: nil)
      }
    }
  }
}
