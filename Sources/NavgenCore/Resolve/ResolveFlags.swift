import NavgenSource

/// The most flags a spec may have: more make a list of arguments that nobody can read.
let flagLimit = 64

/// The flags.
func resolveFlags(
  _ specs: [FlagSpec], diagnostics: inout DiagnosticList
) -> ItemTable<Flag> {
  let ids = specs.map(\.id)
  checkCount(of: ids, limit: flagLimit, Diagnostic.tooManyFlags, &diagnostics)
  let names = resolveIds(ids, as: .flag, diagnostics: &diagnostics)
  let flags = zip(specs, names).map { spec, name in
    Flag(id: spec.id.value, name: name, value: spec.value, declaration: spec.id.range)
  }
  return ItemTable(flags, id: \.id)
}

/// The flags that something depends on: indexes into the model's flags, ascending; none when it is
/// always shown.
func resolveVisible(
  _ names: Located<[Located<String>]>?, flags: ItemTable<Flag>, diagnostics: inout DiagnosticList
) -> [Int] {
  guard let names else { return [] }
  if names.value.isEmpty { diagnostics.add(.emptyVisible(at: names.range)) }
  let known = withoutDuplicates(names.value, diagnostics: &diagnostics).compactMap { name in
    let index = flags[name.value]
    if index == nil { diagnostics.add(.unknownFlag(name, known: flags.ids)) }
    return index
  }
  return known.sorted()
}
