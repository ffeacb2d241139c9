import NavgenSource

// What code notices.
extension NavigationDifference {
  static func accessLowered(
    from old: AccessLevel, to new: AccessLevel, place: SourceRange, oldPlace: SourceRange
  ) -> NavigationDifference {
    NavigationDifference(
      .api, id: "access-lowered",
      "the generated code was '\(old.rawValue)' and is '\(new.rawValue)'",
      place: place, oldPlace: oldPlace, suggestion: "write 'access: \(old.rawValue)'")
  }

  static func typesRenamed(
    from old: String, to new: String, place: SourceRange, oldPlace: SourceRange
  ) -> NavigationDifference {
    NavigationDifference(
      .api, id: "types-renamed",
      "the generated types begin with '\(new)' where they began with '\(old)'",
      place: place, oldPlace: oldPlace,
      suggestion: "write 'name: \(old)', or a type alias for each type that code names")
  }

  static func linksGone(
    _ name: String, place: SourceRange, oldPlace: SourceRange
  ) -> NavigationDifference {
    NavigationDifference(
      .api, id: "type-gone", "the type '\(name)' is gone, and the calls for links",
      place: place, oldPlace: oldPlace,
      suggestion: "keep a link in the spec until no code names '\(name)'")
  }

  /// - Parameter tabs: The type that stands for all of the bar now.
  static func itemsGone(
    _ old: APIEnum, tabs: String, place: SourceRange
  ) -> NavigationDifference {
    NavigationDifference(
      .api, id: "type-gone", "the type '\(old.name)' is gone, since no tab 'opens' a modal",
      place: place, oldPlace: old.declaration,
      suggestion: "write 'typealias \(old.name) = \(tabs)' in the app")
  }

  /// - Parameter kind: What its cases are, in a word.
  static func casesGone(
    _ old: APIEnum, of kind: String, place: SourceRange
  ) -> NavigationDifference {
    NavigationDifference(
      .api, id: "type-gone", "the type '\(old.name)' is gone, since there is no \(kind)",
      place: place, oldPlace: old.declaration,
      suggestion: "keep a \(kind) until no code names '\(old.name)'")
  }

  static func typeGone(_ old: APIEnum, place: SourceRange) -> NavigationDifference {
    NavigationDifference(
      .api, id: "type-gone", "the type '\(old.name)' is gone", place: place,
      oldPlace: old.declaration,
      suggestion: "keep it, or name its successor in the app: 'typealias \(old.name) = …'")
  }

  /// No break of the tool's making: the app has to declare a type that the spec says it has.
  static func typeYours(_ old: APIEnum, place: SourceRange) -> NavigationDifference {
    NavigationDifference(
      .api, id: "type-yours", isBreak: false,
      "the type '\(old.name)' is not generated any more, the app has to declare it", place: place,
      oldPlace: old.declaration, suggestion: "give it the cases that code names")
  }

  /// - Parameter place: Where the new spec lists the cases.
  static func caseGone(
    _ old: APICase, of type: String, place: SourceRange
  ) -> NavigationDifference {
    NavigationDifference(
      .api, id: "case-gone", "'\(type).\(old.name.text)' is gone", place: place,
      oldPlace: old.declaration, suggestion: "keep it, or change the code that names it")
  }

  static func caseRenamed(
    _ old: APICase, to new: APICase, of type: String
  ) -> NavigationDifference {
    NavigationDifference(
      .api, id: "case-renamed", "'\(type).\(old.name.text)' is '.\(new.name.text)' now",
      place: new.declaration, oldPlace: old.declaration,
      suggestion:
        "rename it in the code that names it, or add a static member '\(old.name.text)' to "
        + "'\(type)' for code that makes it")
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
      place: new.declaration, oldPlace: old.declaration, suggestion: change.help(for: type))
  }

  static func flagsReordered(
    _ type: String, place: SourceRange, oldPlace: SourceRange
  ) -> NavigationDifference {
    NavigationDifference(
      .api, id: "flags-reordered", "'\(type)(…)' takes its flags in another order", place: place,
      oldPlace: oldPlace, suggestion: "keep the order of 'flags'")
  }

  static func modalStackGone(place: SourceRange, oldPlace: SourceRange) -> NavigationDifference {
    NavigationDifference(
      .api, id: "call-gone", "no modal has a stack, so 'modalPath' and the calls for it are gone",
      place: place, oldPlace: oldPlace,
      suggestion: "keep 'stack: true' until no code names 'modalPath'")
  }

  static func memberGone(
    _ old: APIMember, _ type: String, place: SourceRange
  ) -> NavigationDifference {
    NavigationDifference(
      .api, id: "call-gone", "\(old.words) is gone, and the calls for it", place: place,
      oldPlace: old.declaration, suggestion: old.help(keeping: type))
  }

  static func memberChanged(
    _ old: APIMember, from type: String, to now: String, place: SourceRange
  ) -> NavigationDifference {
    NavigationDifference(
      .api, id: "call-changed", "\(old.words) was of the type '\(type)' and is of '\(now)'",
      place: place, oldPlace: old.declaration, suggestion: old.help(keeping: type))
  }
}

extension APIMember {
  fileprivate var words: String {
    switch kind {
    case .flag: return "the flag '\(id)'"
    case .badge: return "the badge of the tab '\(id)'"
    case .routeResult: return "the result of the route '\(id)'"
    case .modalResult: return "the result of the modal '\(id)'"
    }
  }

  fileprivate func help(keeping type: String) -> String {
    switch kind {
    case .flag: return "keep it until no code names it; nothing has to depend on a flag"
    case .badge: return "keep 'badge: true' until no code sets the badge"
    case .routeResult, .modalResult:
      let kind = kind == .routeResult ? "route" : "modal"
      return "keep 'result: \(type)' until no code waits for it, and give what is new by another "
        + kind
    }
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

  fileprivate func help(for type: String) -> String {
    switch self {
    case .labels, .types:
      return "keep them, or add a static function that takes the old ones to '\(type)', for code "
        + "that makes it"
    case .order: return "keep the order of 'params'"
    case .count:
      return "change the code that takes it apart; one more value with a default does not hurt "
        + "the code that makes it"
    case .defaults: return "keep the default"
    }
  }
}
