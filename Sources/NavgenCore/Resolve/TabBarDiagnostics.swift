import NavgenSource

// What can be wrong with the bar and with what stands in it.
extension Diagnostic {
  static func unknownValue(_ text: Located<String>, of key: String, known: [String]) -> Diagnostic {
    let longer = text.value.isEmpty ? [] : known.filter { $0.hasPrefix(text.value) }
    return Diagnostic(
      .error, id: "unknown-value", "\(quoted(text.value)) is not a value of '\(key)'",
      at: text.range,
      help: (known.contains(TabBarStyle.floating.rawValue) && text.value.hasPrefix("sidebar")
        ? "write 'sidebar: true' in its place" : nil)
        ?? (longer.count > 1 ? "write \(quotedList(longer, "or"))" : nil)
        ?? suggestion(for: text.value, in: known)
        ?? commonValues[text.value.lowercased()].flatMap {
          known.contains($0) ? didYouMean($0) : nil
        }
        ?? longer.first.map(didYouMean)
        ?? (known.count == 1
          ? "the only value is \(quotedList(known))" : "the values are \(quotedList(known))"))
  }

  static func needsSystemBar(
    _ key: Located<TabBarSpec.Key>, style: Located<String>
  ) -> Diagnostic {
    let key = Located(key.value.rawValue, at: key.range)
    return Diagnostic(
      .error, id: "needs-system-bar",
      "'\(key.value)' is for the bar of the system, but the style is '\(style.value)'",
      at: key.range, notes: [Note("the style is given here", at: style.range)],
      help: "remove '\(key.value)', or write 'style: system'")
  }

  static func splitSection(
    _ section: Located<String>, of item: String, earlier: Located<String>
  ) -> Diagnostic {
    Diagnostic(
      .error, id: "split-section",
      "\(quoted(item)) stands apart from the rest of its section \(quoted(section.value))",
      at: section.range,
      notes: [Note("the section ends after \(quoted(earlier.value))", at: earlier.range)],
      help: "move it there, since the order of the file is the order on screen")
  }

  static func duplicateRole(_ role: Located<String>, of tab: String, first: TabSpec) -> Diagnostic {
    Diagnostic(
      .error, id: "duplicate-role",
      "\(quoted(tab)) has the role '\(role.value)', which \(quoted(first.id.value)) has already",
      at: role.range,
      notes: [
        Note("\(quoted(first.id.value)) has it here", at: first.role?.range ?? first.id.range)
      ],
      help: "remove one of the two")
  }

  static func emptyVisibility(of tab: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "empty-visibility",
      "'defaultVisibility' of \(quoted(tab)) is empty, expected 'tabBar' or 'sidebar'", at: range,
      help: "say where it is hidden, such as '{ sidebar: hidden }', or remove the key")
  }

  static func visibilityConflict(of tab: TabSpec, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, id: "visibility-conflict",
      "\(quoted(tab.id.value)) is to be visible in the tab bar, but placed only in the sidebar",
      at: range, notes: tab.placement.map { [Note("it is placed here", at: $0.range)] } ?? [],
      help: "remove one of the two")
  }

  /// - Parameter range: Where the spec names the tab; `nil` when it is the first and not named.
  static func sidebarOnlyStart(
    _ tab: String, at range: SourceRange?, placement: SourceRange
  ) -> Diagnostic {
    let isNamed = range != nil
    return Diagnostic(
      .warning, id: "sidebar-only",
      "the app starts in \(quoted(tab)), which is placed only in the sidebar",
      at: range ?? placement, notes: isNamed ? [Note("it is placed here", at: placement)] : [],
      help: isNamed
        ? "name one that is in the bar as well" : "name one in 'start' that is in the bar as well")
  }

  static func sidebarOnlyFallback(
    _ fallback: Located<String>, of tab: String, placement: SourceRange
  ) -> Diagnostic {
    let name = quoted(fallback.value)
    return Diagnostic(
      .warning, id: "sidebar-only",
      "\(quoted(tab)) has the fallback \(name), which is placed only in the sidebar",
      at: fallback.range, notes: [Note("it is placed here", at: placement)],
      help: "name one that is in the bar as well")
  }

  static func needsSidebar(
    _ key: Located<TabSpec.Key>, of item: String, style: TabBarStyle
  ) -> Diagnostic {
    let name = quoted(key.value.rawValue)
    let setting = style == .system ? "sidebar: true" : "style: system, sidebar: true"
    return Diagnostic(
      .warning, id: "needs-sidebar",
      "\(name) of \(quoted(item)) needs a sidebar, which the bar does not have", at: key.range,
      help: "write 'tabBar: { \(setting) }', or remove \(name)")
  }
}

/// What SwiftUI and other systems call some of the values.
private let commonValues = [
  "fullscreen": "cover", "fullscreencover": "cover", "formsheet": "sheet", "modal": "sheet",
  "pagesheet": "sheet", "popup": "popover", "custom": "bar", "tabbar": "bar",
]
