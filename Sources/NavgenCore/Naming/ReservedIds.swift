/// Why a name is taken where an id would put it.
enum Reservation {
  /// A case of `Optional`: where the type is optional, `.none` means that one instead.
  case optionalCase
  /// The list of cases, which the id would make ambiguous.
  case caseList
}

/// Why an id may not have a name; `nil` when it may.
///
/// Words that Swift reserves are escaped instead, and other members of the generated types can share
/// their names with a case.
func reservation(of name: SwiftName, as kind: IdKind) -> Reservation? {
  switch (kind, name.text) {
  case (.parameter, _): return nil
  case (_, "none"), (_, "some"): return .optionalCase
  case (.tab, "allCases"), (.enumCase, "allCases"): return .caseList
  default: return nil
  }
}
