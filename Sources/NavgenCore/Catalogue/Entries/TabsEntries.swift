extension DiagnosticSubject {
  static let tabs = DiagnosticSubject(
    title: "Tabs",
    summary: "What stands in the tab bar.",
    entries: [
      DiagnosticEntry(
        .error, "no-tabs", "The spec has no tab that can be selected.",
        cause: """
          The store always has a selected tab. Actions do not count, as a tap on one presents a \
          modal and selects nothing.
          """,
        remedy: "Add a tab with a title and an icon, without `opens`.",
        wrong: """
          tabs: {}
          """,
        right: """
          tabs:
            home: { title: Home, icon: house }
          """),
      DiagnosticEntry(
        .error, "too-many-tabs", "The spec has more tabs than navgen takes.",
        cause: """
          An iPhone shows five items and puts the others under "More". More than navgen takes fits \
          no bar, sidebars included, and costs the compiler many seconds.
          """,
        remedy: "Keep the tabs that people need always, and make routes of the others."),
      DiagnosticEntry(
        .error, "empty-text", "A title, a section, or the name of an image is empty or blank.",
        cause: """
          The tab would stand in the bar without a word or an icon, and VoiceOver would have \
          nothing to read out.
          """,
        remedy: """
          Write the text. An optional key, such as the comment on a title, can be removed instead.
          """,
        wrong: """
          tabs:
            home: { title: "", icon: house }
          """,
        right: """
          tabs:
            home: { title: Home, icon: house }
          """),
      DiagnosticEntry(
        .error, "icon-form", "An icon has not exactly one image, or a form that no image has.",
        cause: """
          A tab shows a symbol or an image of the asset catalogue, never both. Only symbols can \
          change while the tab is selected.
          """,
        remedy: "Write the name of a symbol, `{ symbol: …, selected: … }` or `{ asset: … }`.",
        wrong: """
          tabs:
            home: { title: Home, icon: { symbol: house, asset: house } }
          """,
        right: """
          tabs:
            home: { title: Home, icon: { symbol: house, selected: house.fill } }
          """),
      DiagnosticEntry(
        .error, "invalid-symbol", "A text cannot be the name of an SF Symbol.",
        cause: """
          The names of symbols are words of small letters and digits, with a dot between. For any \
          other name the system draws nothing.
          """,
        remedy: """
          Copy the name from the SF Symbols app, such as `cart.fill`. An image of your own is `{ \
          asset: cart }`.
          """,
        wrong: """
          tabs:
            search: { title: Search, icon: Magnifying Glass }
          """,
        right: """
          tabs:
            search: { title: Search, icon: magnifyingglass }
          """),
      DiagnosticEntry(
        .error, "unknown-reselect", "`reselect` lists a step that does not exist.",
        cause: """
          A tap on the selected tab can pop its stack to the root and scroll the root to its top. \
          There is nothing else that navgen writes.
          """,
        remedy: "Write `popToRoot`, `scrollToTop`, both, or `[]` for neither.",
        wrong: """
          tabs:
            home: { title: Home, icon: house, reselect: [popToTop] }
          """,
        right: """
          tabs:
            home: { title: Home, icon: house, reselect: [popToRoot] }
          """),
      DiagnosticEntry(
        .error, "unknown-tab", "A name is used as a tab, but the spec has no tab of that id.",
        cause: """
          A route can only stand in a tab that exists, and so can the start and the fallback.
          """,
        remedy: "Take the suggestion, or declare the tab under `tabs`.",
        wrong: """
          routes:
            product: { tabs: [hom] }
          """,
        right: """
          routes:
            product: { tabs: [home] }
          """),
      DiagnosticEntry(
        .error, "action-as-tab", "An action of the bar is named where a tab is needed.",
        cause: """
          An item with `opens` presents a modal and is never selected. It has no stack, so the app \
          cannot start in it, fall back to it, or push a route there.
          """,
        remedy: "Name a tab without `opens`.",
        wrong: """
          start: compose
          tabs:
            home: { title: Home, icon: house }
            compose: { title: New, icon: plus, opens: editor }
          modals: { editor: {} }
          """,
        right: """
          start: home
          tabs:
            home: { title: Home, icon: house }
            compose: { title: New, icon: plus, opens: editor }
          modals: { editor: {} }
          """),
      DiagnosticEntry(
        .error, "action-with-options", "An action has a key that is for tabs.",
        cause: """
          An action is never selected, so it has no badge, no fallback, no link and nothing to do \
          on a second tap. The key would have no effect.
          """,
        remedy: """
          Remove the key. If the item is meant as a tab, remove `opens` instead. A link belongs to \
          the modal that the action opens.
          """,
        wrong: """
          tabs:
            home: { title: Home, icon: house }
            compose: { title: New, icon: plus, opens: editor, badge: true }
          modals: { editor: {} }
          """,
        right: """
          tabs:
            home: { title: Home, icon: house }
            compose: { title: New, icon: plus, opens: editor }
          modals: { editor: {} }
          """),
      DiagnosticEntry(
        .error, "unknown-modal", "`opens` names something that is not a modal.",
        cause: """
          A tap on an action presents a modal. Without one the button in the bar would do nothing.
          """,
        remedy: """
          Take the suggestion, or declare the modal under `modals`. A route can be pushed but not \
          presented.
          """,
        wrong: """
          tabs:
            home: { title: Home, icon: house }
            compose: { title: New, icon: plus, opens: editr }
          modals: { editor: {} }
          """,
        right: """
          tabs:
            home: { title: Home, icon: house }
            compose: { title: New, icon: plus, opens: editor }
          modals: { editor: {} }
          """),
      DiagnosticEntry(
        .error, "opens-without-value", "An action opens a modal that needs a value.",
        cause: """
          A tap in the bar carries no values, so every parameter of the modal must be able to do \
          without.
          """,
        remedy: "Give the parameter a default, or make it optional.",
        wrong: """
          tabs:
            home: { title: Home, icon: house }
            compose: { title: New, icon: plus, opens: editor }
          modals: { editor: { params: { draft: String } } }
          """,
        right: """
          tabs:
            home: { title: Home, icon: house }
            compose: { title: New, icon: plus, opens: editor }
          modals: { editor: { params: { draft: "String?" } } }
          """),
    ])
}
