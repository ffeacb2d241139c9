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
