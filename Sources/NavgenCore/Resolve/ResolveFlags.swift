import NavgenSource

/// The most flags a spec may have: more make a list of arguments that nobody can read.
private let flagLimit = 64

/// The flags and where they are found by name.
struct FlagTable {
  /// In the order of the file.
  let flags: [Flag]
  private let indexes: [String: Int]

  init(_ flags: [Flag]) {
    self.flags = flags
    indexes = indexTable(flags.map(\.id))
  }

  subscript(name: String) -> Int? { indexes[name] }
}

/// The flags, in the order of the file.
func resolveFlags(_ specs: [FlagSpec], diagnostics: inout DiagnosticList) -> FlagTable {
  if specs.count > flagLimit {
    diagnostics.add(
      .tooManyFlags(count: specs.count, limit: flagLimit, at: specs[flagLimit].id.range))
  }
  let names = resolveIds(specs.map(\.id), as: .flag, diagnostics: &diagnostics)
  return FlagTable(
    zip(specs, names).map { spec, name in
      Flag(id: spec.id.value, name: name, value: spec.value, declaration: spec.id.range)
    })
}

/// The flags that something depends on: indexes into the model's flags, ascending; none when it is
/// always shown.
func resolveVisible(
  _ names: Located<[Located<String>]>?, flags: FlagTable, diagnostics: inout DiagnosticList
) -> [Int] {
  guard let names else { return [] }
  if names.value.isEmpty { diagnostics.add(.emptyVisible(at: names.range)) }
  let known = withoutDuplicates(names.value, diagnostics: &diagnostics).compactMap { name in
    let index = flags[name.value]
    if index == nil { diagnostics.add(.unknownFlag(name, known: flags.flags.map(\.id))) }
    return index
  }
  return known.sorted()
}
