import NavgenSource
import Testing

@testable import NavgenCore

@Suite("What stands in the bar")
struct BarTests {
  /// A bar with every key of a tab in it, and actions between the tabs.
  private static let everything = """
    navgen: 1
    start: labs
    bundle: module
    tabBar: { style: system, sidebar: true, minimize: onScrollUp }
    flags: { beta: false, signed-in: true, staff: false }
    tabs:
      compose: { title: New, icon: plus, opens: editor, visible: staff }
      home: { title: Home, icon: house }
      search: { title: Search, icon: magnifyingglass, role: search, placement: pinned }
      help: { title: Help, icon: questionmark, opens: help, section: More }
      library:
        title: Library
        icon: books.vertical
        section: More
        placement: sidebarOnly
        defaultVisibility: { tabBar: hidden, sidebar: visible }
        badge: true
        visible: [staff, beta]
        fallback: labs
      labs: { title: Labs, icon: flask, visible: beta, fallback: home, badge: false }
    modals:
      help: {}
      editor: { params: { draft: "String?" } }
    """

  @Test("is read key by key")
  func readsTabs() throws {
    let tabs = try acceptedModel(Self.everything).tabs
    #expect(tabs.map(\.id) == ["home", "search", "library", "labs"])
    #expect(tabs.map(\.isSearch) == [false, true, false, false])
    #expect(tabs.map(\.section) == [nil, nil, "More", nil])
    #expect(tabs.map(\.placement) == [nil, .pinned, .sidebarOnly, nil])
    #expect(tabs.map(\.hasBadge) == [false, false, true, false])
    #expect(tabs.map(\.flags) == [[], [], [0, 2], [0]])
    #expect(tabs.map(\.fallback) == [nil, nil, 3, 0])
    let none = TabDefaultVisibility(inTabBar: nil, inSidebar: nil)
    let library = TabDefaultVisibility(inTabBar: false, inSidebar: true)
    #expect(tabs.map(\.defaultVisibility) == [none, none, library, none])
  }

  @Test("is in the order of the file, actions among the tabs")
  func keepsOrder() throws {
    let items = try acceptedModel(Self.everything).items.map { item in
      switch item {
      case .tab(let index): return "\(index)"
      case .action(let action): return action.id
      }
    }
    #expect(items == ["compose", "0", "1", "help", "2", "3"])
  }

  @Test("may be an action, which opens a modal and may have a section and flags")
  func readsActions() throws {
    let actions = try acceptedModel(Self.everything).items.compactMap { item in
      if case .action(let action) = item { action } else { nil }
    }
    #expect(actions.map(\.name.text) == ["compose", "help"])
    #expect(actions.map(\.title.key) == ["New", "Help"])
    #expect(actions.map(\.icon) == ["plus", "questionmark"].map { .symbol($0, selected: $0) })
    #expect(actions.map(\.modal) == [1, 0])
    #expect(actions.map(\.section) == [nil, "More"])
    #expect(actions.map(\.flags) == [[2], []])
    #expect(actions.map(\.declaration.start.line) == [7, 10])
  }

  @Test("begins with the tab that the spec names, counted without the actions")
  func readsSettings() throws {
    let model = try acceptedModel(Self.everything)
    #expect(model.start == 3)
    #expect(model.bundle == .module)
    #expect(model.tabBar == TabBar(style: .system, hasSidebar: true, minimizing: .onScrollUp))
  }

  @Test("begins with the first tab when the spec names none, and is the bar of the system")
  func hasDefaults() throws {
    let model = try acceptedModel(
      """
      navgen: 1
      tabs:
        compose: { title: New, icon: plus, opens: editor }
        home: { title: Home, icon: house }
      modals: { editor: }
      """)
    #expect(model.start == 0)
    #expect(model.tabs[0].id == "home")
    #expect(model.tabBar == .standard)
    #expect(model.bundle == .main)
    #expect(model.flags.isEmpty)
  }

  @Test("may be drawn by the generated code", arguments: [TabBarStyle.bar, .floating])
  func readsOwnBar(style: TabBarStyle) throws {
    let model = try acceptedModel(spec("tabBar: { style: \(style) }\n"))
    #expect(model.tabBar == TabBar(style: style, hasSidebar: nil, minimizing: nil))
  }

  @Test("takes every word that the model knows")
  func readsWords() throws {
    for minimizing in TabBarMinimizing.allCases {
      let model = try acceptedModel(spec("tabBar: { minimize: \(minimizing) }\n"))
      #expect(model.tabBar.minimizing == minimizing)
    }
    for bundle in ResourceBundle.allCases {
      #expect(try acceptedModel(spec("bundle: \(bundle)\n")).bundle == bundle)
    }
  }

  @Test("has one section only once, while several sections may follow each other")
  func keepsSectionsTogether() {
    let lines = ["A", "A", "B", "A", "", "B"].enumerated().map { index, section in
      let key = section.isEmpty ? "" : ", section: \(section)"
      return "  t\(index): { title: T, icon: star\(key) }\n"
    }
    let text = "navgen: 1\ntabBar: { sidebar: true }\ntabs:\n\(lines.joined())"
    #expect(complaints(text) == ["7:40 split-section", "9:40 split-section"])
  }

  @Test("warns of a missing sidebar only when nothing is wrong")
  func warnsLast() {
    let tabs = "navgen: 1\ntabs: { home: { title: Home, icon: house, section: More } }\n"
    #expect(complaints(tabs) == ["2:43 needs-sidebar"])
    #expect(complaints(tabs + "start: hone\n") == ["3:8 unknown-tab"])
  }
}
