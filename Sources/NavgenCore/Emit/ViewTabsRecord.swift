import NavgenTemplate

/// The bar, as tabs and as views with a tab item.
func viewTabsRecord(_ model: NavigationModel) -> Record {
  let writer = TabWriter(model)
  let entries = tabBlockEntries(model.viewItems)
  return writer.block(TabBlock(entries[...]), indentation: "        ".count)
    .merging([
      "tabItems": .list(model.viewItems.map { writer.item($0, indentation: "        ".count) }),
      "hasSearchFallback": .flag(writer.hasSearchFallback),
      "hasFlaggedSections": .flag(
        entries.contains {
          if case .section(_, let items) = $0 { items.allSatisfy(\.isFlagged) } else { false }
        }),
    ]) { $1 }
}

/// Makes the records of tabs and sections. What stands in a list may need more lines the deeper the list
/// is indented, so every call is told how deep that is, in columns.
private struct TabWriter {
  let names: TypeNames
  /// The type of what is selected in the bar.
  let valueTypeName: String
  /// Whether the user can customise the bar, so that tabs need an identity that stays.
  let isCustomizable: Bool
  let hasSearchFallback: Bool
  private let bundle: String?

  init(_ model: NavigationModel) {
    names = TypeNames(model)
    valueTypeName = barValueTypeName(model)
    isCustomizable = model.tabBar.hasSidebar == true
    hasSearchFallback = model.tabs.contains { $0.isSearch } && model.runsOnMacWithoutSearchTabs
    bundle = bundleExpression(model)
  }

  func block(_ block: TabBlock<TabBlockEntry>, indentation: Int) -> Record {
    switch block {
    case .groups(let groups):
      let records = groups.map { self.block($0, indentation: indentation + 2) }
      return ["groups": .list(records), "entries": .list([])]
    case .entries(let entries):
      let records = entries.map { entry($0, indentation: indentation) }
      return ["groups": .list([]), "entries": .list(records)]
    }
  }

  private func entry(_ entry: TabBlockEntry, indentation: Int) -> Record {
    switch entry {
    case .item(let item):
      return self.item(item, indentation: indentation)
    case .section(let header, let items):
      return section(header, items, indentation: indentation)
    }
  }

  /// A section without a tab that is always there goes with the last of its tabs.
  private func section(_ header: String, _ items: [ViewItem], indentation: Int) -> Record {
    let condition = items.allSatisfy(\.isFlagged) ? isAnyVisible(items, indentation) : nil
    let depth = indentation + (condition == nil ? 0 : 2)
    let block = TabBlock(items.map(TabBlockEntry.item)[...])
    let title = TabTitle(key: header, table: nil, comment: nil)
    let headerRecord: Record = [
      "headerArgumentList": .text(textArguments(title, bundle: bundle, indentation: depth + 2))
    ]
    return modifiers(of: nil, id: "section.\(header)", depth: depth).merging([
      "hasCondition": .flag(condition != nil),
      "conditionClause": .text(condition ?? ""),
      "sections": .list([self.block(block, indentation: depth + 2).merging(headerRecord) { $1 }]),
      "tabs": .list([]),
    ]) { $1 }
  }

  func item(_ item: ViewItem, indentation: Int) -> Record {
    let depth = indentation + (item.isFlagged ? 2 : 0)
    let value = "\(valueTypeName).\(item.name.member)"
    let path = [".\(item.name.member)", "path: $store.\(item.name.pathName)"]
    let arguments = ["value: \(value)"] + roleArguments(item)
    let stack = parenthesized(path, column: depth + "  stack".count)
    let content: Record = [
      "isAction": .flag(item.tab == nil),
      "memberName": .text(item.name.member),
      "valueList": .text(
        parenthesized(arguments, column: depth + "SwiftUI.Tab".count + " {".count)),
      "stackArgumentList": .text(stack),
      "isWide": .flag(item.tab != nil && stack.contains("\n")),
      "tagList": .text(parenthesized([value], column: depth + "  .tag".count)),
    ]
    return modifiers(of: item.tab, id: item.id, depth: depth)
      .merging(content) { $1 }
      .merging([
        "hasCondition": .flag(item.isFlagged),
        "conditionClause": .text(isVisible(item, indentation)),
        "sections": .list([]),
        "tabs": .list([content]),
      ]) { $1 }
  }

  private func roleArguments(_ item: ViewItem) -> [String] {
    guard item.tab?.isSearch == true else { return [] }
    return [hasSearchFallback ? "role: searchRole" : "role: .search"]
  }

  /// What follows a tab or a section; a section (`tab` is `nil`, as for an action) has only its identity.
  private func modifiers(of tab: Tab?, id: String, depth: Int) -> Record {
    let column = depth + ".customizationID".count
    let id = brokenStringLiteral(id, column: depth + "  ".count) ?? stringLiteral(id)
    let visibility = tab?.defaultVisibility
    let hasBadge = tab?.hasBadge == true
    return [
      "customizationIDs": .list(
        isCustomizable ? [["argumentList": .text(parenthesized([id], column: column))]] : []),
      "placements": .list(tab?.placement.map { [["placementName": .text($0.rawValue)]] } ?? []),
      "hasLimitedModifiers": .flag(hasBadge || visibility?.inTabBar != nil),
      "badges": .list(hasBadge ? [[:]] : []),
      "barVisibilities": .list(visibilityRecords(visibility?.inTabBar)),
      "sidebarVisibilities": .list(visibilityRecords(visibility?.inSidebar)),
    ]
  }

  /// The condition under which an item is shown. The store answers for routes as well, and one may have
  /// the name of a tab.
  private func isVisible(_ item: ViewItem, _ indentation: Int) -> String {
    let isTab = item.tab != nil
    let call = isTab ? "store.isVisible" : "store.visibleItems.contains"
    let argument = "\(isTab ? names[.tab] : "").\(item.name.member)"
    return call + parenthesized([argument], column: indentation + "if  {".count + call.count)
  }

  private func isAnyVisible(_ items: [ViewItem], _ indentation: Int) -> String {
    let members = items.map { ".\($0.name.member)" }
    let list = arrayLiteral(members, column: indentation + "if isAnyVisible() {".count)
    return "isAnyVisible(\(list))"
  }
}

private func visibilityRecords(_ isVisible: Bool?) -> [Record] {
  isVisible.map { [["visibilityName": .text($0 ? "visible" : "hidden")]] } ?? []
}

extension NavigationModel {
  /// Whether the app runs on a macOS that leaves tabs with the role of search out.
  fileprivate var runsOnMacWithoutSearchTabs: Bool {
    guard !platforms.isEmpty else { return true }
    let release = PlatformVersion(major: 26, minor: 0)
    return platforms.contains { $0.platform == .macOS && $0.version < release }
  }
}
