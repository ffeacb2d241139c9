import NavgenSource

/// A text of the spec that the app looks up in a strings table.
struct LocalizedTitle {
  let key: Located<String>
  let table: String

  /// Those of a spec, in the order of the file.
  static func all(in spec: NavigationSpec) -> [LocalizedTitle] {
    spec.tabs.flatMap { item in
      let title = LocalizedTitle(
        key: item.title.key, table: item.title.table?.value ?? StringCatalog.standardTable)
      let section = item.section.map {
        LocalizedTitle(key: $0, table: StringCatalog.standardTable)
      }
      return [title] + [section].compactMap(\.self)
    }
  }
}
