import NavgenSource

// What links and saved state notice of flags.
extension NavigationDifference {
  static func linkHidden(
    _ screen: FlaggedScreen, without flags: MissingFlags
  ) -> NavigationDifference {
    NavigationDifference(
      .links, id: "link-hidden",
      "links to \(screen.item.words) open nothing where \(flags.words(flags.areUnset))",
      place: screen.place, oldPlace: screen.oldPlace,
      suggestion: "show it without \(flags.pronoun), or keep such links with 'enqueue'")
  }

  static func linkMoved(
    _ screen: FlaggedScreen, to tab: String, without flags: MissingFlags
  ) -> NavigationDifference {
    NavigationDifference(
      .links, id: "link-moved",
      "links to \(screen.item.words) open in the tab '\(tab)' where \(flags.words(flags.areUnset))",
      place: screen.place, oldPlace: screen.oldPlace,
      suggestion: "show the tab that they opened in without \(flags.pronoun)")
  }

  /// - Parameter screens: Never empty.
  static func linksHiddenAtLaunch(
    _ screens: [FlaggedScreen], until flags: MissingFlags
  ) -> NavigationDifference {
    NavigationDifference(
      .links, id: "link-hidden",
      "links to \(list(screens)) open nothing at launch, until \(flags.words(flags.areSet))",
      place: flags.place, oldPlace: flags.oldPlace,
      suggestion: "\(flags.launchHelp), or keep such links with 'enqueue'")
  }

  static func stateHidden(
    _ screen: FlaggedScreen, without flags: MissingFlags
  ) -> NavigationDifference {
    NavigationDifference(
      .state, id: "state-hidden",
      "saved state loses \(screen.item.words) and what lies above it where "
        + flags.words(flags.areUnset),
      place: screen.place, oldPlace: screen.oldPlace,
      suggestion: "show it without \(flags.pronoun), or set what is known before the view appears")
  }

  /// - Parameter screens: Never empty.
  static func stateHiddenAtLaunch(
    _ screens: [FlaggedScreen], until flags: MissingFlags
  ) -> NavigationDifference {
    NavigationDifference(
      .state, id: "state-hidden",
      "saved state loses \(list(screens)) and what lies above, unless "
        + "\(flags.words(flags.areSet)) before it is restored",
      place: flags.place, oldPlace: flags.oldPlace,
      suggestion: "\(flags.launchHelp), or set it before the view appears")
  }
}

private func list(_ screens: [FlaggedScreen]) -> String {
  let names = screens.prefix(3).map(\.item.words)
  let rest = screens.count - names.count
  return rest > 0
    ? "\(names.joined(separator: ", ")) and \(rest) more" : names.joined(separator: " and ")
}

extension ShapeItem {
  /// As a message names it.
  fileprivate var words: String { "the \(kind) \(quoted(name))" }
}

extension MissingFlags {
  fileprivate var areUnset: String { ids.count == 1 ? "is not set" : "are not all set" }
  fileprivate var areSet: String { ids.count == 1 ? "is set" : "are all set" }
  fileprivate var pronoun: String { ids.count == 1 ? "the flag" : "these flags" }

  fileprivate func words(_ state: String) -> String {
    "the \(ids.count == 1 ? "flag" : "flags") \(quotedList(ids)) \(state)"
  }

  fileprivate var launchHelp: String {
    "write \(quotedList(ids.map { "\($0): true" }))"
  }
}
