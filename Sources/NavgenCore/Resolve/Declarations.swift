import NavgenSource

/// What the parts of a spec refer to by name.
struct Declarations {
  let types: TypeTable
  let flags: FlagTable
  let tabs: TabTable
  /// The ids of the routes.
  let routes: Set<String>
}

/// The entries of `tabs`, told apart: tabs that others may name, and actions that they may not.
struct TabTable {
  /// The tabs without the actions between them; their indexes are those of the model's tabs.
  let tabs: [TabSpec]
  private let indexes: [String: Int]
  private let actions: [String: TabSpec]

  init(_ specs: [TabSpec]) {
    tabs = specs.filter { !$0.isAction }
    indexes = indexTable(tabs.map(\.id.value))
    actions = Dictionary(specs.filter(\.isAction).map { ($0.id.value, $0) }) { first, _ in first }
  }

  /// The index of the tab that a text names; `nil` with the reason added when it names none.
  func index(of name: Located<String>, diagnostics: inout DiagnosticList) -> Int? {
    if let index = indexes[name.value] { return index }
    if let action = actions[name.value] {
      diagnostics.add(.actionAsTab(name, action: action))
    } else {
      diagnostics.add(.unknownTab(name, known: tabs.map(\.id.value)))
    }
    return nil
  }
}

extension TabSpec {
  /// Whether it presents a modal instead of being selected.
  var isAction: Bool { opens != nil }
}

/// Where each id is in a list of different ones.
func indexTable(_ ids: [String]) -> [String: Int] {
  Dictionary(zip(ids, ids.indices)) { first, _ in first }
}
