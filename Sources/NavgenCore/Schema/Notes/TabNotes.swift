import NavgenSource

extension TabSpec.Key {
  var note: KeyNote {
    switch self {
    case .title:
      return KeyNote(
        "A localisation key, or a map with the strings table and a comment for translators.",
        examples: "Home", ["key": "tab.home", "table": "Navigation"])
    case .icon:
      return KeyNote(
        "An SF Symbol, or a map with another one while the tab is selected, or with an image of the asset catalogue.",
        examples: "house", ["symbol": "person", "selected": "person.fill"], ["asset": "logo"])
    case .role:
      return KeyNote(
        "'search' for the place to search in, which some systems put at a place of their own.")
    case .opens:
      return KeyNote(
        "Makes it an action: a tap presents this modal, whose parameters must all have defaults.",
        examples: "compose")
    case .section:
      return KeyNote(
        "The header that the tab stands under in a sidebar, a localisation key. Needs 'tabBar: { sidebar: true }'.",
        examples: "Library")
    case .placement:
      return KeyNote(
        "Where the tab may be in a bar that turns into a sidebar. 'sidebarOnly' needs 'tabBar: { sidebar: true }'.",
        standard: "automatic")
    case .defaultVisibility:
      return KeyNote(
        "Whether the tab is shown before the user customises the bar, place by place. Needs 'tabBar: { sidebar: true }'.",
        examples: ["tabBar": "hidden", "sidebar": "visible"])
    case .badge:
      return KeyNote(
        "Whether the tab can carry a badge; the app sets it with 'setBadge'.", standard: false)
    case .visible, .fallback, .reselect, .link, .was: return behaviourNote
    }
  }

  /// Of the keys that do not show.
  private var behaviourNote: KeyNote {
    switch self {
    case .visible:
      return KeyNote(
        "The flag, or the flags, that must be set for the tab to be shown. Always shown without it; a tab with it needs a 'fallback'.",
        examples: "signedIn", ["signedIn", "beta"])
    case .fallback:
      return KeyNote(
        "The tab that is selected in its place while it is not shown.", examples: "home")
    case .reselect:
      return KeyNote(
        "What a tap on the selected tab does: pop to the root when something is pushed, scroll to the top at the root. Both without it, '[]' for nothing.",
        standard: ["popToRoot", "scrollToTop"])
    case .was: return .formerIds
    default: return .link("/home")
    }
  }
}

extension TitleSpec.Key {
  var note: KeyNote {
    switch self {
    case .key: return KeyNote("The localisation key.", examples: "tab.home")
    case .table:
      return KeyNote("The strings table; the default one without it.", examples: "Navigation")
    case .comment: return KeyNote("A note for translators.", examples: "Title of the first tab")
    }
  }
}

extension IconSpec.Key {
  var note: KeyNote {
    switch self {
    case .symbol: return KeyNote("The SF Symbol.", examples: "person")
    case .selected:
      return KeyNote(
        "The SF Symbol while the tab is selected; the same one without it.", examples: "person.fill"
      )
    case .asset:
      return KeyNote("An image of the asset catalogue, in place of a symbol.", examples: "logo")
    }
  }
}

extension DefaultVisibilitySpec.Key {
  var note: KeyNote {
    switch self {
    case .tabBar: return KeyNote("Whether it is in the tab bar; left to the system without it.")
    case .sidebar: return KeyNote("Whether it is in the sidebar; left to the system without it.")
    }
  }
}

extension TabBarSpec.Key {
  var note: KeyNote {
    switch self {
    case .style:
      return KeyNote(
        "Who draws the bar: 'system' (without it), or navgen, as a 'bar' across the bottom or 'floating' as a capsule.",
        standard: "system")
    case .sidebar:
      return KeyNote(
        "Whether the system's bar turns into a sidebar where there is room; left to the system without it."
      )
    case .minimize:
      return KeyNote(
        "When the system's bar shrinks while the user scrolls, from iOS 26 on.",
        standard: "automatic")
    }
  }
}
