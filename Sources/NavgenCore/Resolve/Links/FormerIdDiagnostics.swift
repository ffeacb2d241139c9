import NavgenSource

// What can be wrong with `was`.
extension Diagnostic {
  static func emptyFormerIds(of item: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "empty-list",
      "'was' of \(quoted(item)) names no id, expected at least one", at: range,
      help: "write the id it had before, or remove 'was'")
  }

  /// - Parameter user: What has the id now.
  static func formerIdInUse(
    _ id: Located<String>, of item: Located<String>, user: Located<String>, kind: IdKind
  ) -> Diagnostic {
    let isOwn = user.value == item.value
    return Diagnostic(
      .error, id: "former-id-in-use",
      isOwn
        ? "\(quoted(id.value)) is the present id of the \(kind.singular) itself"
        : "\(quoted(id.value)) is said to be \(quoted(item.value)) now, "
          + "but there is a \(kind.singular) of that id",
      at: id.range, notes: isOwn ? [] : [Note("it is declared here", at: user.range)],
      help: isOwn ? "remove it from 'was'" : "remove it from 'was', or give the other a new id")
  }

  /// - Parameters:
  ///   - first: What has it among its former ids already.
  ///   - place: Where it does.
  static func repeatedFormerId(
    _ id: Located<String>, of item: Located<String>, first: Located<String>, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "repeated-former-id",
      "\(quoted(id.value)) is said to be \(quoted(item.value)) now, "
        + "but also \(quoted(first.value))",
      at: id.range, notes: [Note("\(quoted(first.value)) has it here", at: place)],
      help: "remove one of the two")
  }
}

extension IdKind {
  fileprivate var singular: String {
    switch self {
    case .tab: return "tab"
    case .route: return "route"
    case .parameter: return "parameter"
    case .enumCase: return "case"
    case .flag: return "flag"
    case .modal: return "modal"
    }
  }
}
