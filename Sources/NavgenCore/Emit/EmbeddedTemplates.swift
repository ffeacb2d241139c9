// Made from the folder Templates by `make templates`; a test proves that both say the same.
// swift-format-ignore-file

import NavgenSource
import NavgenTemplate

/// The templates, compiled in so that the tool needs no file beside it.
let embeddedTemplates = TemplateSet([
  SourceFile(path: "Templates/Links.swift.mustache", text: #"""
{{> Header}}

"""#),
  SourceFile(path: "Templates/Modals.swift.mustache", text: #"""
{{> Header}}

"""#),
  SourceFile(path: "Templates/Routes.swift.mustache", text: #"""
{{> Header}}
{{#hasImports}}

{{> Imports}}
{{/hasImports}}

/// The screens that can be pushed, with the values they carry.
{{access}}nonisolated enum {{routeTypeName}}: Hashable, Sendable {
{{#routes}}
  /// {{summaryText}}
  case {{caseName}}{{payloadList}}
{{/routes}}
{{#hasRoutes}}

{{/hasRoutes}}
  /// The tabs that take it, in the order of the spec. Opened from elsewhere, it lands in the first.
  {{access}}var allowedTabs: [{{tabTypeName}}] {
    {{#allowedTabs}}
    {{> Answers}}
    {{/allowedTabs}}
  }

  /// The screens below it when it is opened from outside, lowest first.
  {{access}}var parents: [{{routeTypeName}}] {
    {{#parents}}
    {{> Answers}}
    {{/parents}}
  }

  /// Whether a tab takes it.
  {{access}}func isAllowed(in tab: {{tabTypeName}}) -> Bool {
    allowedTabs.contains(tab)
  }
}
{{#enums}}

/// `{{enumTypeName}}`, as the spec lists it.
{{access}}nonisolated enum {{enumTypeName}}{{enumConformanceClause}}
{{#cases}}
  /// `{{idText}}` in the spec.
  case {{caseDeclaration}}
{{/cases}}
}
{{/enums}}

"""#),
  SourceFile(path: "Templates/State.swift.mustache", text: #"""
{{> Header}}

"""#),
  SourceFile(path: "Templates/Store.swift.mustache", text: #"""
{{> Header}}

{{> Imports}}

/// Where the user is: the selected tab, and the screens pushed in each tab.
///
/// The root of a tab is not in its path, so an empty path shows the root. Selection and paths change
/// together, in one synchronous call. Every call is safe in every state.
{{> StoreAvailability}}
@MainActor
@Observable
{{access}}final class {{storeTypeName}} {
  /// What a tap on a tab did.
  {{access}}nonisolated enum TabTap: Hashable, Sendable {
    /// Another tab was selected. Every path is as it was.
    case switched

    /// The tab was selected already, and its path was emptied.
    case poppedToRoot

    /// The tab was selected already and at its root, which was asked to scroll to its top.
    case scrolledToTop

    /// The tab was selected already, and the spec asks for nothing in that state.
    case nothing
  }

  /// The selected tab.
  {{access}}private(set) var selection: {{tabTypeName}}

  private let start: {{tabTypeName}}
  {{#tabs}}
  {{^takesEveryRoute}}
  private var {{stackName}}: [{{routeTypeName}}] = []
  {{/takesEveryRoute}}
  {{/tabs}}
  {{#tabs}}
  private var {{scrollRequestsName}} = 0
  {{/tabs}}

  /// Starts with a tab selected and every tab at its root.
  {{access}}init{{startParameterList}} {
    self.selection = selection
    self.start = selection
  }

  {{> StoreTabs}}

  {{> StorePaths}}
{{#hasRoutes}}

  {{> StoreRoutes}}
{{/hasRoutes}}

  {{> StoreMoves}}
}

"""#),
  SourceFile(path: "Templates/Tabs.swift.mustache", text: #"""
{{> Header}}

/// The tabs of the bar, in the order on screen.
{{access}}nonisolated enum {{tabTypeName}}{{tabConformanceClause}}
{{#tabs}}
  /// Its title is looked up as {{titleText}}.
  case {{caseDeclaration}}
{{/tabs}}

  /// The tab itself.
  {{access}}var id: Self { self }

  /// The key under which the title is looked up, for bars of the app's own.
  {{access}}var titleKey: String {
    {{#titleKeys}}
    {{> Answers}}
    {{/titleKeys}}
  }

  /// The strings table that holds the title; `nil` is the default one.
  {{access}}var titleTable: String? {
    {{#titleTables}}
    {{> Answers}}
    {{/titleTables}}
  }

  /// What is shown above the title.
  {{access}}var icon: {{iconTypeName}} {
    {{#icons}}
    {{> Answers}}
    {{/icons}}
  }

  /// Whether a tap on the tab, while it is selected and screens are pushed, pops to its root.
  {{access}}var popsToRootOnReselect: Bool {
    {{#popAnswers}}
    {{> Answers}}
    {{/popAnswers}}
  }

  /// Whether a tap on the tab, while it is selected and at its root, asks the root to scroll up.
  {{access}}var scrollsToTopOnReselect: Bool {
    {{#scrollAnswers}}
    {{> Answers}}
    {{/scrollAnswers}}
  }
}

/// What stands in the bar: the tabs.
{{access}}typealias {{tabItemTypeName}} = {{tabTypeName}}

/// An image of the tab bar.
{{access}}nonisolated enum {{iconTypeName}}: Hashable, Sendable {
  /// An SF Symbol, and the one that replaces it while the tab is selected.
  case symbol(String, selected: String)

  /// An image of the asset catalogue.
  case asset(String)
}

"""#),
  SourceFile(path: "Templates/Tests.swift.mustache", text: #"""
{{> Header}}

{{#imports}}
{{importAttribute}}import {{moduleName}}
{{/imports}}

/// One value of every route, with what the spec says of it.
nonisolated enum {{sampleTypeName}}: CaseIterable, Hashable, Sendable {
{{#samples}}
  case {{caseName}}
{{/samples}}
{{#hasSamples}}

{{/hasSamples}}
  /// The route and, below it, what has to lie there when it is opened from outside.
  var opened: [{{routeTypeName}}] {
    {{#openedRoutes}}
    {{> Answers}}
    {{/openedRoutes}}
  }

  /// The tabs that take it, the one it lands in first.
  var tabs: [{{tabTypeName}}] {
    {{#allowedTabs}}
    {{> Answers}}
    {{/allowedTabs}}
  }
}

/// What the spec promises of the generated store.
@Suite({{suiteLiteral}})
struct {{suiteTypeName}} {
  {{> StoreAvailability}}
  @MainActor
  @Test(
    "every tab keeps its stack across every switch",
    arguments: {{tabTypeName}}.allCases
  )
  func keepsStacks(origin: {{tabTypeName}}) {
    let store = filledStore(selecting: origin)
    let paths = {{tabTypeName}}.allCases.map(store.path(for:))
    for tab in {{tabTypeName}}.allCases where tab != origin {
      #expect(store.select(tab) == .switched)
      #expect(store.selection == tab)
      #expect({{tabTypeName}}.allCases.map(store.path(for:)) == paths)
      #expect(store.tap(origin) == .switched)
      #expect({{tabTypeName}}.allCases.map(store.path(for:)) == paths)
    }
  }

  {{> StoreAvailability}}
  @MainActor
  @Test(
    "a tap on the selected tab does what the spec lists",
    arguments: {{tabTypeName}}.allCases
  )
  func reselects(tab: {{tabTypeName}}) {
    let pushed = filledStore(selecting: tab)
    let others = {{tabTypeName}}.allCases.filter { $0 != tab }
    let paths = others.map(pushed.path(for:))
    if pushed.depth(of: tab) > 0 {
      let depth = pushed.depth(of: tab)
      #expect(pushed.tap(tab) == answerWhenPushed(tab))
      #expect(pushed.depth(of: tab) == (answerWhenPushed(tab) == .poppedToRoot ? 0 : depth))
      #expect(pushed.scrollRequests(for: tab) == 0)
      #expect(others.map(pushed.path(for:)) == paths)
    }
    let atRoot = {{storeTypeName}}(selection: tab)
    for count in 1...2 {
      #expect(atRoot.tap(tab) == answerAtRoot(tab))
      #expect(atRoot.scrollRequests(for: tab) == (answerAtRoot(tab) == .scrolledToTop ? count : 0))
      #expect(others.allSatisfy { atRoot.scrollRequests(for: $0) == 0 })
      #expect(atRoot.selection == tab)
    }
  }

{{#hasSamples}}
  {{> StoreAvailability}}
  @MainActor
  @Test(
    "a push lands in its tab, or opens the route where it is allowed",
    arguments: {{sampleTypeName}}.allCases, {{tabTypeName}}.allCases
  )
  func pushes(sample: {{sampleTypeName}}, tab: {{tabTypeName}}) throws {
    let route = try #require(sample.opened.last)
    let first = try #require(sample.tabs.first)
    let store = {{storeTypeName}}(selection: first)
    let isAllowed = sample.tabs.contains(tab)
    for _ in 1...2 {
      #expect(store.push(route, on: tab) == (isAllowed ? tab : first))
      #expect(store.selection == (isAllowed ? tab : first))
      #expect(store.path(for: store.selection) == (isAllowed ? [route] : sample.opened))
    }
    #expect(store.pop() == 1)
    #expect(store.path(for: store.selection) == (isAllowed ? [] : sample.opened.dropLast()))
  }

  {{> StoreAvailability}}
  @MainActor
  @Test(
    "an opened route stands above its parents, whatever was shown before",
    arguments: {{sampleTypeName}}.allCases, {{tabTypeName}}.allCases
  )
  func opens(sample: {{sampleTypeName}}, origin: {{tabTypeName}}) throws {
    let route = try #require(sample.opened.last)
    let target = sample.tabs.contains(origin) ? origin : try #require(sample.tabs.first)
    let store = filledStore(selecting: origin)
    let others = {{tabTypeName}}.allCases.filter { $0 != target }
    let paths = others.map(store.path(for:))
    for _ in 1...2 {
      #expect(store.open(route) == target)
      #expect(store.selection == target)
      #expect(store.path(for: target) == sample.opened)
      #expect(others.map(store.path(for:)) == paths)
    }
    #expect(store.pop(to: route))
    #expect(store.replaceTop(with: route) == target)
    #expect(store.path(for: target) == sample.opened)
    #expect(store.popToRoot() == sample.opened.count)
    #expect(store.pop() == 0)
    #expect(!store.pop(to: route))
  }

{{/hasSamples}}
  {{> StoreAvailability}}
  @MainActor
  @Test(
    "a path keeps out what its tab does not take",
    arguments: {{tabTypeName}}.allCases
  )
  func filters(tab: {{tabTypeName}}) {
    let store = {{storeTypeName}}()
    store[path: tab] = {{sampleTypeName}}.allCases.compactMap(\.opened.last)
    #expect(store[path: tab] == Self.routes(in: tab))
    #expect(store.depth(of: tab) == Self.routes(in: tab).count)
  }

  {{> StoreAvailability}}
  @MainActor
  @Test(
    "a reset goes back to the start",
    arguments: {{tabTypeName}}.allCases
  )
  func resets(start: {{tabTypeName}}) {
    let store = filledStore(selecting: start)
    for tab in {{tabTypeName}}.allCases { store.select(tab) }
    store.reset()
    #expect(store.selection == start)
    #expect({{tabTypeName}}.allCases.allSatisfy { store.depth(of: $0) == 0 })
  }

  {{> StoreAvailability}}
  @MainActor
  private func filledStore(
    selecting tab: {{tabTypeName}}
  ) -> {{storeTypeName}} {
    let store = {{storeTypeName}}(selection: tab)
    for tab in {{tabTypeName}}.allCases {
      store.setPath(Self.stacks[tab] ?? [], for: tab)
    }
    return store
  }

  /// A few screens for every tab that takes any.
  private static let stacks = Dictionary(
    uniqueKeysWithValues: {{tabTypeName}}.allCases.map {
      ($0, Array(routes(in: $0).prefix(3)))
    })

  private static func routes(in tab: {{tabTypeName}}) -> [{{routeTypeName}}] {
    {{sampleTypeName}}.allCases
      .filter { $0.tabs.contains(tab) }
      .compactMap(\.opened.last)
  }

  {{> StoreAvailability}}
  private func answerWhenPushed(
    _ tab: {{tabTypeName}}
  ) -> {{storeTypeName}}.TabTap {
    {{#answersWhenPushed}}
    {{> Answers}}
    {{/answersWhenPushed}}
  }

  {{> StoreAvailability}}
  private func answerAtRoot(
    _ tab: {{tabTypeName}}
  ) -> {{storeTypeName}}.TabTap {
    {{#answersAtRoot}}
    {{> Answers}}
    {{/answersAtRoot}}
  }
}

"""#),
  SourceFile(path: "Templates/View.swift.mustache", text: #"""
{{> Header}}

#if canImport(SwiftUI)
  {{> Imports}}

  /// The tab bar of the app, with a stack of its own in every tab.
  ///
  /// Put it at the root of the app, with a store that lives at least as long. Every view inside it finds
  /// the store in the environment. Titles and images come from the app's main bundle.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  {{access}}struct {{viewTypeName}}<Root: View, Screen: View>: View {
    @Bindable private var store: {{storeTypeName}}
    private let root: ({{tabTypeName}}) -> Root
    private let screen: ({{routeTypeName}}) -> Screen

    /// Makes the tab bar.
    /// - Parameters:
    ///   - store: Where the user is.
    ///   - root: The first screen of a tab.
    ///   - screen: The screen of a route.
    {{access}}init(
      store: {{storeTypeName}},
      @ViewBuilder root: @escaping ({{tabTypeName}}) -> Root,
      @ViewBuilder screen: @escaping ({{routeTypeName}}) -> Screen
    ) {
      self.store = store
      self.root = root
      self.screen = screen
    }

    /// The tabs, each with its stack.
    {{access}}var body: some View {
      TabView(selection: $store.tabSelection) {
        {{> TabBlock}}
      }
      .environment(store)
    }

    private func stack(
      _ tab: {{tabTypeName}},
      path: Binding<[{{routeTypeName}}]>
    ) -> some View {
      NavigationStack(path: path) {
        root(tab).navigationDestination(for: {{routeTypeName}}.self, destination: screen)
      }
    }

    private func label(_ tab: {{tabTypeName}}) -> some View {
      SwiftUI.Label {
        title(of: tab)
      } icon: {
        image(of: tab)
      }
    }

    /// The titles are literals, so that tools which collect strings from sources find them.
    private func title(of tab: {{tabTypeName}}) -> SwiftUI.Text {
      switch tab {
      {{#titledTabs}}
      case .{{memberName}}:
        return SwiftUI.Text{{titleArgumentList}}
      {{/titledTabs}}
      }
    }

    private func image(of tab: {{tabTypeName}}) -> SwiftUI.Image {
      switch tab.icon {
      case .symbol(let name, let selected):
        return SwiftUI.Image(systemName: tab == store.selection ? selected : name)
      case .asset(let name):
        return SwiftUI.Image(name)
      }
    }
  }
#endif

"""#),
  SourceFile(path: "Templates/partials/Answers.mustache", text: #"""
{{#isUniform}}
{{uniformAnswer}}
{{/isUniform}}
{{^isUniform}}
switch {{subject}} {
{{#groups}}
case {{patternList}}:
  return {{answer}}
{{/groups}}
}
{{/isUniform}}

"""#),
  SourceFile(path: "Templates/partials/Header.mustache", text: #"""
// Generated by navgen from {{specName}}. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

"""#),
  SourceFile(path: "Templates/partials/Imports.mustache", text: #"""
{{#imports}}
{{importAccess}}import {{moduleName}}
{{/imports}}
{{#hasConditionalImports}}
#if hasFeature(InternalImportsByDefault)
  {{#conditionalImports}}
  {{importAccess}}import {{moduleName}}
  {{/conditionalImports}}
#else
  {{#conditionalImports}}
  import {{moduleName}}
  {{/conditionalImports}}
#endif
{{/hasConditionalImports}}

"""#),
  SourceFile(path: "Templates/partials/StoreAvailability.mustache", text: #"""
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)

"""#),
  SourceFile(path: "Templates/partials/StoreMoves.mustache", text: #"""
// MARK: - Going back

/// Takes screens off the top of a tab (the selected one by default).
/// - Returns: How many came off.
@discardableResult
{{access}}func pop(_ count: Int = 1, on tab: {{tabTypeName}}? = nil) -> Int {
  let target = tab ?? selection
  let removed = min(max(count, 0), depth(of: target))
  if removed > 0 { setPath(path(for: target).dropLast(removed), for: target) }
  return removed
}

/// Takes everything off a tab (the selected one by default).
/// - Returns: How many came off.
@discardableResult
{{access}}func popToRoot(_ tab: {{tabTypeName}}? = nil) -> Int {
  pop(.max, on: tab)
}

/// Goes back to the start: the tab that `init` was given, every tab at its root.
{{access}}func reset() {
  selection = start
  for tab in {{tabTypeName}}.allCases { reset(tab) }
}

/// Puts one tab back to its root.
{{access}}func reset(_ tab: {{tabTypeName}}) {
  popToRoot(tab)
}

"""#),
  SourceFile(path: "Templates/partials/StorePaths.mustache", text: #"""
// MARK: - Paths
{{#tabs}}

{{#takesEveryRoute}}
/// The screens pushed in the tab `{{tabText}}`, lowest first.
{{access}}var {{pathName}}: [{{routeTypeName}}] = []
{{/takesEveryRoute}}
{{^takesEveryRoute}}
/// The screens pushed in the tab `{{tabText}}`, lowest first. Routes it does not take stay out.
{{access}}var {{pathName}}: [{{routeTypeName}}] {
  get { {{stackName}} }
  {{#isWide}}
  set {
    {{stackName}} = newValue.filter {
      $0.isAllowed(in: .{{memberName}})
    }
  }
  {{/isWide}}
  {{^isWide}}
  set { {{stackName}} = newValue.filter { $0.isAllowed(in: .{{memberName}}) } }
  {{/isWide}}
}
{{/takesEveryRoute}}
{{/tabs}}

/// The screens pushed in a tab, lowest first; empty at its root.
{{access}}func path(for tab: {{tabTypeName}}) -> [{{routeTypeName}}] {
  switch tab {
  {{#tabs}}
  case .{{memberName}}:
    return {{pathName}}
  {{/tabs}}
  }
}

/// Replaces the screens pushed in a tab. Routes that are not allowed there stay out.
{{access}}func setPath(_ path: [{{routeTypeName}}], for tab: {{tabTypeName}}) {
  switch tab {
  {{#tabs}}
  case .{{memberName}}:
    {{pathName}} = path
  {{/tabs}}
  }
}

/// The screens pushed in a tab, to read, to write and to bind to.
{{access}}subscript(path tab: {{tabTypeName}}) -> [{{routeTypeName}}] {
  get { path(for: tab) }
  set { setPath(newValue, for: tab) }
}

/// How many screens are pushed in a tab; 0 at its root.
{{access}}func depth(of tab: {{tabTypeName}}) -> Int {
  path(for: tab).count
}

"""#),
  SourceFile(path: "Templates/partials/StoreRoutes.mustache", text: #"""
// MARK: - Going to a route

/// Pushes a route in a tab (the selected one by default) and selects the tab.
///
/// One that is on top already is not pushed twice. One that is not allowed there is opened instead,
/// which replaces what its own tab shows.
/// - Returns: The tab it landed in.
@discardableResult
{{access}}func push(
  _ route: {{routeTypeName}},
  on tab: {{tabTypeName}}? = nil
) -> {{tabTypeName}} {
  let target = tab ?? selection
  guard route.isAllowed(in: target) else { return open(route) }
  let path = path(for: target)
  return show(path.last == route ? path : path + [route], in: target)
}

/// Takes off whatever lies above the topmost occurrence of a route.
/// - Returns: `false` when the route is not in the stack. Then nothing changes.
@discardableResult
{{access}}func pop(
  to route: {{routeTypeName}},
  on tab: {{tabTypeName}}? = nil
) -> Bool {
  let target = tab ?? selection
  let path = path(for: target)
  guard let index = path.lastIndex(of: route) else { return false }
  pop(path.count - 1 - index, on: target)
  return true
}

/// Replaces the top of a tab (the selected one by default), or pushes at its root; selects the tab.
///
/// One that is not allowed there is opened instead, which replaces what its own tab shows.
/// - Returns: The tab it landed in.
@discardableResult
{{access}}func replaceTop(
  with route: {{routeTypeName}},
  on tab: {{tabTypeName}}? = nil
) -> {{tabTypeName}} {
  let target = tab ?? selection
  guard route.isAllowed(in: target) else { return open(route) }
  return show(path(for: target).dropLast() + [route], in: target)
}

/// Shows a route as if it arrived from outside: above its parents, with nothing else in its tab.
///
/// The tab is the selected one if the route is allowed there, else the first that takes it.
/// - Returns: The tab it landed in.
@discardableResult
{{access}}func open(_ route: {{routeTypeName}}) -> {{tabTypeName}} {
  let target = route.isAllowed(in: selection) ? selection : route.allowedTabs.first ?? selection
  return show(route.parents + [route], in: target)
}

/// Sets a path and selects its tab, leaving alone what is as it should be.
private func show(
  _ path: [{{routeTypeName}}],
  in tab: {{tabTypeName}}
) -> {{tabTypeName}} {
  if path != self.path(for: tab) { setPath(path, for: tab) }
  if tab != selection { selection = tab }
  return tab
}

"""#),
  SourceFile(path: "Templates/partials/StoreTabs.mustache", text: #"""
// MARK: - Tabs

/// The selected tab, for `TabView` to bind to. Setting it is a tap.
{{access}}var tabSelection: {{tabItemTypeName}} {
  get { selection }
  set { tap(newValue) }
}

/// Answers a tap on the bar.
@discardableResult
{{access}}func tap(_ item: {{tabItemTypeName}}) -> TabTap {
  select(item)
}

/// Selects a tab, as a tap on it does: the selected one goes to its root or, at the root, scrolls up.
@discardableResult
{{access}}func select(_ tab: {{tabTypeName}}) -> TabTap {
  guard tab == selection else {
    selection = tab
    return .switched
  }
  if depth(of: tab) > 0 {
    guard tab.popsToRootOnReselect else { return .nothing }
    popToRoot(tab)
    return .poppedToRoot
  }
  guard tab.scrollsToTopOnReselect else { return .nothing }
  requestScroll(of: tab)
  return .scrolledToTop
}

/// How often a tab's root was asked to scroll to its top.
///
/// The number itself means nothing. The root scrolls when it changes, as in
/// `.onChange(of: store.scrollRequests(for: .{{firstTabMemberName}}))`.
{{access}}func scrollRequests(for tab: {{tabTypeName}}) -> Int {
  switch tab {
  {{#tabs}}
  case .{{memberName}}:
    return {{scrollRequestsName}}
  {{/tabs}}
  }
}

private func requestScroll(of tab: {{tabTypeName}}) {
  switch tab {
  {{#tabs}}
  case .{{memberName}}:
    {{scrollRequestsName}} += 1
  {{/tabs}}
  }
}

"""#),
  SourceFile(path: "Templates/partials/TabBlock.mustache", text: #"""
{{#groups}}
SwiftUI.Group {
  {{> TabBlock}}
}
{{/groups}}
{{#tabs}}
SwiftUI.Tab{{valueList}} {
  stack{{stackArgumentList}}
} label: {
  label(.{{memberName}})
}
{{/tabs}}

"""#),
])
