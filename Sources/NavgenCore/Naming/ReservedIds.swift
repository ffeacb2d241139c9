/// Why a name is taken where an id would put it.
enum Reservation {
  /// A case of `Optional`: where the type is optional, `.none` means that one instead.
  case optionalCase
  /// The list of cases, which the id would make ambiguous.
  case caseList
  /// The stack of the modal, which stands among those of the tabs.
  case modalPath
  /// The value itself, which Swift means where the name follows a dot.
  case wholeValue
  /// What `Hashable` asks for under that name.
  case hashValue
}

/// Why an id may not have a name; `nil` when it may.
///
/// Words that Swift reserves are escaped instead, and other members of the generated types can share
/// their names with a case.
func reservation(of name: SwiftName, as kind: IdKind) -> Reservation? {
  switch (kind, name.text) {
  case (.flag, "self"): return .wholeValue
  case (.flag, "hashValue"): return .hashValue
  case (.parameter, _), (.flag, _): return nil
  case (_, "none"), (_, "some"): return .optionalCase
  case (.tab, "allCases"), (.enumCase, "allCases"): return .caseList
  case (.tab, "modal"): return .modalPath
  default: return nil
  }
}

/// The ids that have names which ids of a kind may not have, in the spellings that people use.
func reservedIds(of kind: IdKind) -> [String] {
  let words = ["none", "some", "all-cases", "modal", "self", "hash-value"]
  return words.flatMap(spellings(of:)).filter { id in
    reservation(of: SwiftName(id: id), as: kind) != nil
  }
}

/// An id in kebab, snake and camel case, with a capital at the beginning and in capitals, each once.
private func spellings(of id: String) -> [String] {
  let snake = String(id.map { $0 == "-" ? "_" : $0 })
  let camel = SwiftName(id: id)
  let all = [id, snake, camel.text, camel.capitalised, id.uppercased(), snake.uppercased()]
  return all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
}
