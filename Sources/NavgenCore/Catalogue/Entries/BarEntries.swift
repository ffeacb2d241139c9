extension DiagnosticSubject {
  static let bar = DiagnosticSubject(
    title: "The bar and its sidebar",
    summary: "Styles, roles, sections and placement.",
    entries: [
      DiagnosticEntry(
        .error, "needs-system-bar",
        "A setting of the system's bar is used with a bar that navgen writes.",
        cause: """
          Only the system's bar can turn into a sidebar or shrink while scrolling. With the styles \
          `bar` and `floating` the setting would have no effect.
          """,
        remedy: "Remove the setting, or write `style: system`.",
        wrong: """
          tabBar: { style: floating, sidebar: true }
          """,
        right: """
          tabBar: { style: system, sidebar: true }
          """),
      DiagnosticEntry(
        .error, "duplicate-role", "Two tabs have the role `search`.",
        cause: """
          Some systems put the search tab at a place of its own, and there is one such place.
          """,
        remedy: "Remove the role of one of the two."),
      DiagnosticEntry(
        .error, "split-section", "The tabs of one section do not stand beside each other.",
        cause: """
          The order of the file is the order on screen, so the sidebar would show the section's \
          header twice.
          """,
        remedy: "Move the tab to the others of its section.",
        wrong: """
          tabBar: { sidebar: true }
          tabs:
            albums: { title: Albums, icon: square.stack, section: Library }
            home: { title: Home, icon: house }
            songs: { title: Songs, icon: music.note, section: Library }
          """,
        right: """
          tabBar: { sidebar: true }
          tabs:
            home: { title: Home, icon: house }
            albums: { title: Albums, icon: square.stack, section: Library }
            songs: { title: Songs, icon: music.note, section: Library }
          """),
      DiagnosticEntry(
        .error, "empty-visibility", "`defaultVisibility` says nothing.",
        cause: """
          It tells where a tab is hidden until the user customises the bar. Without a place it has \
          no effect.
          """,
        remedy: "Write `{ sidebar: hidden }` or `{ tabBar: hidden }`, or remove the key.",
        wrong: """
          tabBar: { sidebar: true }
          tabs:
            home: { title: Home, icon: house, defaultVisibility: {} }
          """,
        right: """
          tabBar: { sidebar: true }
          tabs:
            home: { title: Home, icon: house, defaultVisibility: { sidebar: hidden } }
          """),
      DiagnosticEntry(
        .error, "visibility-conflict",
        "A tab that is placed only in the sidebar is to be visible in the tab bar.",
        cause: """
          The two settings contradict each other: what is placed only in the sidebar is not in the \
          tab bar.
          """,
        remedy: "Remove one of the two."),
      DiagnosticEntry(
        .warning, "sidebar-only",
        "The app starts in, or falls back to, a tab that only the sidebar shows.",
        cause: """
          Where there is no room for a sidebar, people find themselves in a tab that the bar may \
          not show.
          """,
        remedy: "Name a tab that is in the bar as well."),
      DiagnosticEntry(
        .warning, "needs-sidebar", "A setting for the sidebar is used, but the bar has no sidebar.",
        cause: """
          Sections, default visibility and `placement: sidebarOnly` show in a sidebar alone. \
          Without one the setting has no effect.
          """,
        remedy: "Write `tabBar: { sidebar: true }`, or remove the setting.",
        wrong: """
          tabs:
            home: { title: Home, icon: house, section: Library }
          """,
        right: """
          tabBar: { sidebar: true }
          tabs:
            home: { title: Home, icon: house, section: Library }
          """),
    ])
}
