import NavgenSource

// What code notices.
extension NavigationDifference {
  static func accessLowered(from old: AccessLevel, to new: AccessLevel) -> NavigationDifference {
    NavigationDifference(
      .api, id: "access-lowered",
      "the generated code was '\(old.rawValue)' and is '\(new.rawValue)'",
      suggestion: "write 'access: \(old.rawValue)'")
  }

  static func typesRenamed(from old: String, to new: String) -> NavigationDifference {
    NavigationDifference(
      .api, id: "types-renamed",
      "the generated types begin with '\(new)' where they began with '\(old)'",
      suggestion: "write 'name: \(old)'")
  }

  static func typeGone(_ name: String) -> NavigationDifference {
    NavigationDifference(.api, id: "type-gone", "the type '\(name)' is gone")
  }

  static func caseGone(_ old: APICase, of type: String) -> NavigationDifference {
    NavigationDifference(
      .api, id: "case-gone", "'\(type).\(old.name.text)' is gone", oldPlace: old.declaration,
      suggestion: "keep it, or change the code that names it")
  }

  static func caseRenamed(
    _ old: APICase, to new: APICase, of type: String
  ) -> NavigationDifference {
    NavigationDifference(
      .api, id: "case-renamed", "'\(type).\(old.name.text)' is '.\(new.name.text)' now",
      place: new.declaration, oldPlace: old.declaration,
      suggestion: "rename it in the code that names it")
  }

  /// No break of the tool's making: code that switches over every case has to take one more.
  static func caseAdded(_ new: APICase, to type: String) -> NavigationDifference {
    NavigationDifference(
      .api, id: "case-added", isBreak: false, "'\(type).\(new.name.text)' is new",
      place: new.declaration, suggestion: "add it where code switches over all cases")
  }

  static func payloadChanged(
    _ old: APICase, to new: APICase, of type: String, _ change: PayloadChange
  ) -> NavigationDifference {
    NavigationDifference(
      .api, id: "payload-changed",
      "'\(type).\(old.name.text)' \(change.words): it was '\(old.payloadText)' and is "
        + "'\(new.payloadText)'",
      place: new.declaration, oldPlace: old.declaration, suggestion: change.suggestion)
  }

  static func callGone(_ old: APICall) -> NavigationDifference {
    NavigationDifference(
      .api, id: "call-gone", "\(old.name) is gone, and the calls for it",
      oldPlace: old.declaration)
  }

  static func callChanged(_ old: APICall, to new: APICall) -> NavigationDifference {
    NavigationDifference(
      .api, id: "call-changed",
      "\(old.name) was of the type '\(old.signature)' and is of '\(new.signature)'",
      place: new.declaration, oldPlace: old.declaration)
  }
}

extension APICase {
  fileprivate var payloadText: String {
    "(\(payload.map(\.spelling).joined(separator: ", ")))"
  }
}

extension PayloadChange {
  fileprivate var words: String {
    switch self {
    case .labels: return "has other labels"
    case .types: return "has other types"
    case .order: return "has its values in another order"
    case .count: return "has another number of values"
    case .defaults: return "lacks a default"
    }
  }

  fileprivate var suggestion: String {
    switch self {
    case .labels, .types: return "keep the names and types, and change the code otherwise"
    case .order: return "keep the order of 'params'"
    case .count:
      return "change the code that takes it apart; one more value with a default does not hurt "
        + "the code that makes it"
    case .defaults: return "keep the default"
    }
  }
}
