import NavgenSource

// What saved state loses.
extension Diagnostic {
  /// - Parameters:
  ///   - place: Where the spec declares what became of it; the lock's own line when nothing did.
  ///   - now: What became of it.
  static func stateLost(
    _ loss: StateLoss, since version: LockedVersion, at place: SourceRange?, now: ShapeItem?
  ) -> Diagnostic {
    let recorded = version.place(of: loss.item)
    return Diagnostic(
      .warning, id: "state-lost",
      "who updates from version \(version.number) loses \(loss.words)",
      at: place ?? recorded,
      notes: place == nil ? [] : [Note("version \(version.number) has it here", at: recorded)],
      help: "\(loss.help(now: now)), or accept it with 'navgen lock'")
  }
}

extension Diagnostic {
  /// - Parameter version: The newest one that has the id.
  static func reusedId(
    _ reuse: ReusedId, since version: LockedVersion, at place: SourceRange,
    recordedAt recorded: SourceRange
  ) -> Diagnostic {
    let (item, kind) = (reuse.item, reuse.isParameter ? "parameter" : reuse.item.kind)
    let owner = reuse.isParameter ? " of the \(item.kind) \(quoted(item.name))" : ""
    return Diagnostic(
      .warning, id: "reused-id",
      "\(quoted(reuse.id)) is what the \(kind) \(quoted(reuse.former))\(owner) was called in "
        + "version \(version.number): who updates from there gets the one for the other",
      at: place, notes: [Note("version \(version.number) has it here", at: recorded)],
      help: "give the new \(kind) an id that was never used, or accept it with 'navgen lock'")
  }
}

extension StateLoss {
  /// What is lost and why.
  var words: String {
    let why = reason.words
    switch (item, reason) {
    case (.tab(let id), _): return "what was pushed in the tab '\(id)', \(why)"
    case (.route(let id), .notInTab(let tab, _)):
      return "the screens '\(id)' in the tab '\(tab)' and what lies above them, \(why)"
    case (.route(let id), .caseGone(let value, _)):
      return "the screens '\(id)' with '\(value)' and what lies above them, \(why)"
    case (.route(let id), .needsPresence(let parameter)):
      return "the screens '\(id)' without '\(parameter)' and what lies above them, \(why)"
    case (.route(let id), .gone):
      return "the screens '\(id)' and what lies above them, since the route is gone"
    case (.route(let id), _): return "the screens '\(id)' and what lies above them, \(why)"
    case (.modal(let id), .stackGone): return "what was pushed in the modal '\(id)', \(why)"
    case (.modal(let id), _): return "the modal '\(id)', \(why)"
    case (.payloadEnum(let name), .caseGone(let value, _)):
      return "the screens that carry '\(value)' of '\(name)', \(why)"
    case (.payloadEnum(let name), _), (.type(let name), _):
      return "the values of '\(name)' and the screens that need one, \(why)"
    }
  }

  /// The next step, without the one that always helps.
  func help(now: ShapeItem?) -> String {
    switch reason {
    case .gone: return "write 'was: \(item.name)' where it has another id now"
    case .notInTab(_, let tab): return "allow '\(now?.name ?? item.name)' in '\(tab)'"
    case .stackGone: return "write 'stack: true'"
    case .typeChanged(let parameter, let old, _):
      return "keep '\(parameter): \(old)' and add the new value with a default under another id"
    case .needsValue(let parameter):
      return "give '\(parameter)' a default, or write 'was:' if it had another id"
    case .needsPresence(let parameter): return "give '\(parameter)' a default"
    case .caseGone(let value, _): return "keep '\(value)'"
    case .unsaved: return "remove 'codable: false'"
    }
  }
}

extension StateLoss.Reason {
  fileprivate var words: String {
    switch self {
    case .gone: return "which is gone"
    case .notInTab: return "where it may not stand any more"
    case .stackGone: return "which has no stack any more"
    case .typeChanged(let parameter, let old, let new):
      return "since '\(parameter)' was '\(old)' and is '\(new)'"
    case .needsValue(let parameter): return "since '\(parameter)' has no value there"
    case .needsPresence(let parameter): return "since '\(parameter)' must have a value now"
    case .caseGone(let value, nil): return "since '\(value)' is gone"
    case .caseGone(_, let parameter?): return "since '\(parameter)' cannot be that any more"
    case .unsaved: return "since the type is not saved any more"
    }
  }
}

extension ShapeItem {
  /// Its id or the name of its type.
  var name: String {
    switch self {
    case .tab(let id), .route(let id), .modal(let id): return id
    case .payloadEnum(let name), .type(let name): return name
    }
  }

  /// What it is, in a word.
  var kind: String {
    switch self {
    case .tab: return "tab"
    case .route: return "route"
    case .modal: return "modal"
    case .payloadEnum, .type: return "type"
    }
  }
}
