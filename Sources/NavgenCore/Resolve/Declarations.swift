import NavgenSource

/// What the parts of a spec refer to by name.
struct Declarations {
  let types: TypeTable
  let flags: ItemTable<Flag>
  let tabs: TabTable
  /// The ids of the routes.
  let routes: Set<String>
  /// The ids of the modals.
  let modals: Set<String>

  /// What has an id, with its article; `nil` when nothing has it.
  func kind(of id: String) -> String? {
    if routes.contains(id) { return "a route" }
    if modals.contains(id) { return "a modal" }
    return tabs.hasTab(id) ? "a tab" : nil
  }
}

/// The entries of `tabs`, told apart: tabs that others may name, and actions that they may not.
struct TabTable {
  private let table: ItemTable<TabSpec>
  private let actions: ItemTable<TabSpec>

  init(_ specs: [TabSpec]) {
    table = ItemTable(specs.filter { !$0.isAction }, id: \.id.value)
    actions = ItemTable(specs.filter(\.isAction), id: \.id.value)
  }

  /// The tabs without the actions between them; their indexes are those of the model's tabs.
  var tabs: [TabSpec] { table.items }

  /// Whether an id is that of a tab.
  func hasTab(_ id: String) -> Bool { table[id] != nil }

  /// The index of the tab that a text names; `nil` with the reason added when it names none.
  func index(of name: Located<String>, diagnostics: inout DiagnosticList) -> Int? {
    if let index = table[name.value] { return index }
    if let action = actions[name.value] {
      diagnostics.add(.actionAsTab(name, action: actions.items[action]))
    } else {
      diagnostics.add(.unknownTab(name, known: table.ids))
    }
    return nil
  }
}

extension TabSpec {
  /// Whether it presents a modal instead of being selected.
  var isAction: Bool { opens != nil }
}

/// Items in the order of the file, and where each is found by its id.
struct ItemTable<Item> {
  let items: [Item]
  /// The ids that can be proposed: those without an error in them.
  let ids: [String]
  private let indexes: [String: Int]

  init(_ items: [Item], id: (Item) -> String) {
    self.items = items
    let written = items.map(id)
    ids = written.filter(isId)
    indexes = Dictionary(zip(written, written.indices)) { first, _ in first }
  }

  /// The index of the item that has an id.
  subscript(id: String) -> Int? { indexes[id] }
}
