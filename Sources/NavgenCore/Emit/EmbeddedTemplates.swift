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
{{#hasModals}}
{{#hasImports}}

{{> Imports}}
{{/hasImports}}

{{> ModalTypes}}
{{/hasModals}}

"""#),
  SourceFile(path: "Templates/Routes.swift.mustache", text: #"""
{{> Header}}
{{#hasImports}}

{{> Imports}}
{{/hasImports}}

/// The screens that can be pushed, with the values they carry.
{{access}}nonisolated enum {{routeTypeName}}{{routeConformanceClause}}
{{#routes}}
  /// {{summaryText}}
  case {{caseName}}{{payloadList}}
{{/routes}}
{{#hasRoutes}}

{{/hasRoutes}}
  /// The tabs that take it, in the order of the spec. Opened while another is selected, it lands in
  /// the first of them{{#hasFlags}} that is shown{{/hasFlags}}.
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
{{#hasHiddenBars}}

  /// Whether the tab bar makes room for it while it is on top.
  {{access}}var hidesTabBar: Bool {
    {{#barAnswers}}
    {{> Answers}}
    {{/barAnswers}}
  }
{{/hasHiddenBars}}
{{#hasVisibilities}}

  /// Whether it is shown with the given flags.
  {{access}}func isVisible{{flagsParameterList}} -> Bool {
    {{#visibilities}}
    {{> Answers}}
    {{/visibilities}}
  }
{{/hasVisibilities}}
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

{{#hasModals}}
/// Where the user is: the selected tab, the screens pushed in each tab, and the modal over them.
///
/// The root of a tab is not in its path, so an empty path shows the root. Selection, paths and modal
/// change together, in one synchronous call. Every call is safe in every state.
{{/hasModals}}
{{^hasModals}}
/// Where the user is: the selected tab, and the screens pushed in each tab.
///
/// The root of a tab is not in its path, so an empty path shows the root. Selection and paths change
/// together, in one synchronous call. Every call is safe in every state.
{{/hasModals}}
{{> StoreAvailability}}
@MainActor
@Observable
{{access}}final class {{storeTypeName}} {
  /// What a tap on the bar did.
  {{access}}nonisolated enum TabTap: Hashable, Sendable {
    /// Another tab was selected. Every path is as it was.
    case switched

    /// The tab was selected already, and its path was emptied.
    case poppedToRoot

    /// The tab was selected already and at its root, which was asked to scroll to its top.
    case scrolledToTop
{{#hasActions}}

    /// The item is an action, and its modal was presented.
    case presented
{{/hasActions}}

{{#hasFlags}}
    /// What was tapped is not shown, or the spec asks for nothing in that state.
{{/hasFlags}}
{{^hasFlags}}
    /// The tab was selected already, and the spec asks for nothing in that state.
{{/hasFlags}}
    case nothing
  }

  /// The selected tab.
  {{access}}private(set) var selection: {{tabTypeName}}
{{#hasModals}}

  /// The modal that is shown.
  {{access}}private(set) var modal: {{modalTypeName}}?

  /// The modal for views to present: `nil` while the one before it is still on its way out.
  private(set) var presentedModal: {{modalTypeName}}?
{{/hasModals}}

  {{> StoreState}}

  /// {{startText}}
  {{access}}init{{startParameterList}} {
    self.selection = selection
    self.start = selection
  {{#hasFlags}}
  {{#hasFlagEffects}}
    storedFlags = flags
  {{/hasFlagEffects}}
  {{^hasFlagEffects}}
    self.flags = flags
  {{/hasFlagEffects}}
  {{/hasFlags}}
  {{#hasFlaggedTabs}}
    self.selection = shown(selection)
  {{/hasFlaggedTabs}}
  }
{{#hasFlags}}

  {{> StoreFlags}}
{{/hasFlags}}

  {{> StoreTabs}}
{{#hasBadges}}

  {{> StoreBadges}}
{{/hasBadges}}

  {{> StorePaths}}
{{#hasRoutes}}

  {{> StoreRoutes}}
{{/hasRoutes}}

  {{> StoreMoves}}
{{#hasModals}}

  {{> StoreModals}}
{{/hasModals}}
}
{{#hasResults}}

{{> StoreResults}}
{{/hasResults}}

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

{{#hasActions}}
  /// What stands for it in the bar.
  {{access}}var item: {{tabItemTypeName}} {
    {{#tabItems}}
    {{> Answers}}
    {{/tabItems}}
  }

  /// The key under which the title is looked up, for bars of the app's own.
  {{access}}var titleKey: String {
    item.titleKey
  }

  /// The strings table that holds the title; `nil` is the default one.
  {{access}}var titleTable: String? {
    item.titleTable
  }

  /// What is shown above the title.
  {{access}}var icon: {{iconTypeName}} {
    item.icon
  }
{{/hasActions}}
{{^hasActions}}
  {{> TabLooks}}
{{/hasActions}}

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
{{#hasBadges}}

  /// Whether it can carry a badge.
  {{access}}var hasBadge: Bool {
    {{#badgeAnswers}}
    {{> Answers}}
    {{/badgeAnswers}}
  }
{{/hasBadges}}
{{#hasFlags}}

  /// The tab that is selected in its place while it is not shown.
  {{access}}var fallback: {{tabTypeName}}? {
    {{#fallbacks}}
    {{> Answers}}
    {{/fallbacks}}
  }

  /// Whether it is shown with the given flags.
  {{access}}func isVisible{{flagsParameterList}} -> Bool {
    {{#visibilities}}
    {{> Answers}}
    {{/visibilities}}
  }
{{/hasFlags}}
}

{{#hasActions}}
{{> TabItems}}
{{/hasActions}}
{{^hasActions}}
/// What stands in the bar: the tabs.
{{access}}typealias {{tabItemTypeName}} = {{tabTypeName}}
{{/hasActions}}

/// An image of the tab bar.
{{access}}nonisolated enum {{iconTypeName}}: Hashable, Sendable {
  /// An SF Symbol, and the one that replaces it while the tab is selected.
  case symbol(String, selected: String)

  /// An image of the asset catalogue.
  case asset(String)
}
{{#hasBadges}}

{{> TabBadge}}
{{/hasBadges}}
{{#hasFlags}}

{{> Flags}}
{{/hasFlags}}

"""#),
  SourceFile(path: "Templates/Tests.swift.mustache", text: #"""
{{> Header}}

{{#imports}}
{{importAttribute}}import {{moduleName}}
{{/imports}}

{{> TestsSamples}}

/// What the spec promises of the generated store.
@Suite({{suiteLiteral}})
struct {{suiteTypeName}} {
  {{> StoreAvailability}}
  @MainActor
  @Test("the app starts in the tab that the spec names, at its root")
  func starts() {
    let store = {{storeTypeName}}()
    #expect(store.selection == .{{launchTabMemberName}})
    #expect({{tabTypeName}}.allCases.allSatisfy { store.depth(of: $0) == 0 })
  }

  {{> StoreAvailability}}
  @MainActor
  @Test(
    "every tab keeps its stack across every switch",
    arguments: {{tabTypeName}}.allCases
  )
  func keepsStacks(origin: {{tabTypeName}}) {
    let store = Self.filledStore(selecting: origin)
    let paths = {{tabTypeName}}.allCases.map(store.path(for:))
    for tab in {{tabTypeName}}.allCases where tab != origin {
      #expect(store.select(tab) == .switched)
      #expect(store.selection == tab)
      #expect({{tabTypeName}}.allCases.map(store.path(for:)) == paths)
      #expect(store.tap(origin{{#hasActions}}.item{{/hasActions}}) == .switched)
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
    let pushed = Self.filledStore(selecting: tab)
    let others = {{tabTypeName}}.allCases.filter { $0 != tab }
    let paths = others.map(pushed.path(for:))
    if pushed.depth(of: tab) > 0 {
      let depth = pushed.depth(of: tab)
      #expect(pushed.tap(tab{{#hasActions}}.item{{/hasActions}}) == answerWhenPushed(tab))
      #expect(pushed.depth(of: tab) == (answerWhenPushed(tab) == .poppedToRoot ? 0 : depth))
      #expect(pushed.scrollRequests(for: tab) == 0)
      #expect(others.map(pushed.path(for:)) == paths)
    }
    let atRoot = Self.store(at: tab)
    for count in 1...2 {
      #expect(atRoot.tap(tab{{#hasActions}}.item{{/hasActions}}) == answerAtRoot(tab))
      #expect(atRoot.scrollRequests(for: tab) == (answerAtRoot(tab) == .scrolledToTop ? count : 0))
      #expect(others.allSatisfy { atRoot.scrollRequests(for: $0) == 0 })
      #expect(atRoot.selection == tab)
    }
  }

{{#hasSamples}}
  {{> TestsRoutes}}

{{/hasSamples}}
  {{> StoreAvailability}}
  @MainActor
  @Test(
    "a path keeps out what its tab does not take",
    arguments: {{tabTypeName}}.allCases
  )
  func filters(tab: {{tabTypeName}}) {
    let store = Self.store(at: tab)
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
    let store = Self.filledStore(selecting: start)
    for tab in {{tabTypeName}}.allCases { store.select(tab) }
    store.reset()
    #expect(store.selection == start)
    #expect({{tabTypeName}}.allCases.allSatisfy { store.depth(of: $0) == 0 })
  }

{{#hasFlags}}
  {{> TestsFlags}}

{{/hasFlags}}
{{#hasActions}}
  {{> TestsActions}}

{{/hasActions}}
{{#hasBadges}}
  {{> TestsBadges}}

{{/hasBadges}}
{{#hasHiddenBarSamples}}
  {{> TestsHiddenBars}}

{{/hasHiddenBarSamples}}
{{#hasModalSamples}}
  {{> TestsModals}}

{{/hasModalSamples}}
{{#hasAwaitedModals}}
  {{> TestsModalResults}}

{{/hasAwaitedModals}}
{{#hasAwaitedRoutes}}
  {{> TestsRouteResults}}

{{/hasAwaitedRoutes}}
  {{> TestsStores}}

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
  /// the store in the environment. Titles and images come from {{bundleText}}.
  {{> ViewAvailability}}
  {{access}}struct {{viewTypeName}}{{screenTypeList}}: View {
    {{> ViewInit}}

    {{> ViewBody}}

    {{> ViewStack}}

    {{#hasModals}}
    {{> ViewModal}}

    {{/hasModals}}
    {{> ViewLabel}}
  }
  {{#hasModals}}

  {{> ViewPresentation}}
  {{/hasModals}}
  {{#hasSystemBarHiding}}

  {{> ViewTabBarHiding}}
  {{/hasSystemBarHiding}}
  {{#minimizings}}

  {{> ViewMinimizing}}
  {{/minimizings}}
  {{#hasOwnBar}}

  {{> ViewBar}}
  {{/hasOwnBar}}
  {{#hasRoutes}}

  {{> ViewPlace}}

  {{> ViewRouteLink}}
  {{/hasRoutes}}

  {{> ViewScroll}}

  {{> ViewSample}}
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
  SourceFile(path: "Templates/partials/Flags.mustache", text: #"""
/// What the app allows at the moment. What needs a flag is shown while the flag is set.
{{access}}nonisolated struct {{flagsTypeName}}: Hashable, Sendable {
{{#flags}}
  /// `{{idText}}` in the spec.
  {{access}}var {{propertyName}}: Bool

{{/flags}}
  /// Makes flags with the values that the spec gives them.
  {{access}}init{{flagParameterList}} {
    {{#flags}}
    self.{{memberName}} = {{argumentName}}
    {{/flags}}
  }
}

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
  SourceFile(path: "Templates/partials/ModalTypes.mustache", text: #"""
/// What is presented over the tabs, with the values it carries.
{{access}}nonisolated enum {{modalTypeName}}{{modalConformanceClause}}
{{#modals}}
  /// {{summaryText}}
  case {{caseName}}{{payloadList}}
{{/modals}}

  /// The modal itself.
  {{access}}var id: Self { self }

  /// How it is presented.
  {{access}}var style: {{modalStyleTypeName}} {
    {{#styles}}
    {{> Answers}}
    {{/styles}}
  }

  /// Whether only the app closes it, with `dismiss()`, and never the user or a route that is opened.
  {{access}}var isSticky: Bool {
    {{#stickyAnswers}}
    {{> Answers}}
    {{/stickyAnswers}}
  }
{{#hasModalStack}}

  /// Whether screens can be pushed in it.
  {{access}}var hasStack: Bool {
    {{#stackAnswers}}
    {{> Answers}}
    {{/stackAnswers}}
  }
{{/hasModalStack}}
}

/// How a modal is presented.
{{access}}nonisolated enum {{modalStyleTypeName}}: Hashable, Sendable {
  /// A card over the screen.
  case sheet

  /// The whole screen; a sheet where the platform has no covers.
  case cover

  /// A bubble; a sheet where the platform has no popovers.
  case popover
}

"""#),
  SourceFile(path: "Templates/partials/StoreAvailability.mustache", text: #"""
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)

"""#),
  SourceFile(path: "Templates/partials/StoreAwaitedScreens.mustache", text: #"""
/// A screen that someone waits for, by its place in a path.
private struct AwaitedScreen {
  let tab: {{tabTypeName}}
  let index: Int
  let route: {{routeTypeName}}
  let answer: (AwaitedResult?) -> Void
}

private func push(
  awaited route: {{routeTypeName}},
  on tab: {{tabTypeName}}?,
  answer: @escaping (AwaitedResult?) -> Void
) {
  beginChange()
  defer { endChange() }
  let tab = push(route, on: tab)
{{#hasFlagEffects}}
  // A route that is not shown was not pushed; then the screen counts as lost.
{{/hasFlagEffects}}
  awaitedScreens.append(
    AwaitedScreen(tab: tab, index: depth(of: tab) - 1, route: route, answer: answer))
}

private func popTop(with result: AwaitedResult) {
  beginChange()
  defer { endChange() }
  let index = depth(of: selection) - 1
  let isDone = { (screen: AwaitedScreen) in
    screen.tab == self.selection && screen.index == index
  }
  dueAnswers += awaitedScreens.filter(isDone).map { screen in { screen.answer(result) } }
  awaitedScreens.removeAll(where: isDone)
  pop()
}

/// Whether a screen is where it was pushed.
private func isInPlace(_ screen: AwaitedScreen) -> Bool {
  let path = path(for: screen.tab)
  return path.indices.contains(screen.index) && path[screen.index] == screen.route
}

"""#),
  SourceFile(path: "Templates/partials/StoreBadges.mustache", text: #"""
// MARK: - Badges

/// The badge of a tab; `nil` when nothing is shown.
{{access}}func badge(for tab: {{tabTypeName}}) -> {{badgeTypeName}}? {
  switch tab {
  {{#tabs}}
  {{#hasBadge}}
  case .{{memberName}}:
    return {{badgeName}}
  {{/hasBadge}}
  {{/tabs}}
  {{#hasPlainTabs}}
  case {{plainTabList}}:
    return nil
  {{/hasPlainTabs}}
  }
}

/// Sets or removes the badge of a tab. A count of zero and an empty text remove it.
/// - Returns: `false` when the spec gives the tab no badge. Then nothing changes.
@discardableResult
{{access}}func setBadge(
  _ badge: {{badgeTypeName}}?,
  for tab: {{tabTypeName}}
) -> Bool {
  switch tab {
  {{#tabs}}
  {{#hasBadge}}
  case .{{memberName}}:
    {{badgeName}} = badge?.shown
    return true
  {{/hasBadge}}
  {{/tabs}}
  {{#hasPlainTabs}}
  case {{plainTabList}}:
    return false
  {{/hasPlainTabs}}
  }
}

"""#),
  SourceFile(path: "Templates/partials/StoreFlags.mustache", text: #"""
// MARK: - Flags

/// What the app allows at the moment.
{{^hasFlagEffects}}
{{access}}var flags: {{flagsTypeName}}
{{/hasFlagEffects}}
{{#hasFlagEffects}}
///
{{#hasFlaggedTabs}}
/// A tab that is no longer shown hands the selection to its fallback and keeps its path.
{{/hasFlaggedTabs}}
{{#hasFlaggedRoutes}}
/// A route that is no longer shown leaves every path, with what lies above it.
{{/hasFlaggedRoutes}}
{{access}}var flags: {{flagsTypeName}} {
  get { storedFlags }
  set {
    {{#hasFlaggedResults}}
    beginChange()
    defer { endChange() }
    {{/hasFlaggedResults}}
    storedFlags = newValue
    {{#hasFlaggedRoutes}}
    cutPaths()
    {{/hasFlaggedRoutes}}
    {{#hasFlaggedTabs}}
    let tab = shown(selection)
    if tab != selection { selection = tab }
    {{/hasFlaggedTabs}}
  }
}
{{/hasFlagEffects}}

/// The tabs that are shown, in the order on screen.
{{access}}var visibleTabs: [{{tabTypeName}}] {
  {{tabTypeName}}.allCases.filter(isVisible)
}

/// What is shown in the bar, in the order on screen.
{{access}}var visibleItems: [{{tabItemTypeName}}] {
{{#hasActions}}
  {{tabItemTypeName}}.allCases
    .filter { $0.isVisible(with: flags) }
{{/hasActions}}
{{^hasActions}}
  visibleTabs
{{/hasActions}}
}

/// Whether a tab is shown.
{{access}}func isVisible(_ tab: {{tabTypeName}}) -> Bool {
  tab.isVisible(with: flags)
}
{{#hasRoutes}}

/// Whether a route may be shown: pushed, opened or kept in a path.
{{access}}func isVisible(_ route: {{routeTypeName}}) -> Bool {
  route.isVisible(with: flags)
}
{{/hasRoutes}}
{{#hasFlaggedTabs}}

/// The tab itself, or what stands in for it while it is not shown.
private func shown(_ tab: {{tabTypeName}}) -> {{tabTypeName}} {
  var tab = tab
  while !isVisible(tab), let fallback = tab.fallback { tab = fallback }
  return tab
}
{{/hasFlaggedTabs}}
{{#hasFlaggedRoutes}}

/// Takes off every path what is no longer shown, and what lies above it.
private func cutPaths() {
  for tab in {{tabTypeName}}.allCases {
    let kept = path(for: tab).prefix(while: isVisible)
    if kept.count < depth(of: tab) { setPath(Array(kept), for: tab) }
  }
  {{#hasModalStack}}
  let kept = modalStack.prefix(while: isVisible)
  if kept.count < modalStack.count { modalStack = Array(kept) }
  {{/hasModalStack}}
}
{{/hasFlaggedRoutes}}

"""#),
  SourceFile(path: "Templates/partials/StoreModalQueue.mustache", text: #"""
/// A modal that is shown or waits, with those who wait for its result.
private struct QueuedModal {
  let modal: {{modalTypeName}}
  var answers: [(AwaitedResult?) -> Void] = []
}

private func enqueue(
  _ modal: {{modalTypeName}},
  answer: ((AwaitedResult?) -> Void)? = nil
) {
  let index = queue.firstIndex { $0.modal == modal } ?? queue.endIndex
  if index == queue.endIndex { queue.append(QueuedModal(modal: modal)) }
  if let answer { queue[index].answers.append(answer) }
  showFirstModal()
}

private func closeModal(with result: AwaitedResult? = nil) {
  guard let modal else { return }
  removeModals(with: result) { $0 == modal }
}

private func removeModals(
  with result: AwaitedResult? = nil,
  where isRemoved: ({{modalTypeName}}) -> Bool
) {
  beginChange()
  defer { endChange() }
  let removed = queue.filter { isRemoved($0.modal) }
  queue.removeAll { isRemoved($0.modal) }
  dueAnswers += removed.flatMap(\.answers).map { answer in { answer(result) } }
  showFirstModal()
}

"""#),
  SourceFile(path: "Templates/partials/StoreModalStack.mustache", text: #"""
/// The screens pushed in the modal that is shown, lowest first; always empty when it has no stack.
{{access}}var modalPath: [{{routeTypeName}}] {
  get { modalStack }
  set { modalStack = modal?.hasStack == true ? newValue{{#hasFlaggedRoutes}}.filter(isVisible){{/hasFlaggedRoutes}} : [] }
}
{{#hasRoutes}}

/// Pushes a screen in the modal that is shown.
///
/// One that is on top already is not pushed twice.
{{#hasFlaggedRoutes}}
/// - Returns: `false` when the modal has no stack, or the route is not shown. Then nothing changes.
{{/hasFlaggedRoutes}}
{{^hasFlaggedRoutes}}
/// - Returns: `false` when no modal with a stack is shown. Then nothing changes.
{{/hasFlaggedRoutes}}
@discardableResult
{{access}}func pushInModal(_ route: {{routeTypeName}}) -> Bool {
  guard modal?.hasStack == true{{#hasFlaggedRoutes}}, isVisible(route){{/hasFlaggedRoutes}} else { return false }
  if modalStack.last != route { modalStack.append(route) }
  return true
}
{{/hasRoutes}}

"""#),
  SourceFile(path: "Templates/partials/StoreModals.mustache", text: #"""
// MARK: - Modals

{{#hasModalStack}}
{{> StoreModalStack}}

{{/hasModalStack}}
/// Presents a modal, or has it wait until those before it are gone.
///
/// One that is shown or waits already is not presented twice.
{{access}}func present(_ modal: {{modalTypeName}}) {
  {{#hasModalResults}}
  enqueue(modal)
  {{/hasModalResults}}
  {{^hasModalResults}}
  if !queue.contains(modal) { queue.append(modal) }
  showFirstModal()
  {{/hasModalResults}}
}

/// Closes the modal that is shown; the one that has waited longest follows.
{{access}}func dismiss() {
  {{#hasModalResults}}
  closeModal()
  {{/hasModalResults}}
  {{^hasModalResults}}
  guard let modal else { return }
  removeModals { $0 == modal }
  {{/hasModalResults}}
}

{{#hasModalResults}}
{{> StoreModalQueue}}
{{/hasModalResults}}
{{^hasModalResults}}
private func removeModals(where isRemoved: ({{modalTypeName}}) -> Bool) {
  queue.removeAll(where: isRemoved)
  showFirstModal()
}
{{/hasModalResults}}

/// Shows what is first in the queue; views get it once they have taken away the one before it.
private func showFirstModal() {
  let first = queue.first{{#hasModalResults}}?.modal{{/hasModalResults}}
  if modal != first {
    modal = first
    {{#hasModalStack}}
    modalStack = []
    {{/hasModalStack}}
  }
  let next = isModalOnScreen && presentedModal != first ? nil : first
  if presentedModal != next { presentedModal = next }
}

/// To be called by the view that presents modals: one is on the screen.
func modalDidAppear() {
  isModalOnScreen = true
}

/// To be called by the view that presents modals: none is on the screen, perhaps because the window is
/// gone.
func modalDidDisappear() {
  isModalOnScreen = false
}

/// To be called by the view that presents modals when it appears, perhaps in a new window: what waited
/// for a modal of the old one can be shown.
func modalViewDidAppear() {
  showFirstModal()
}

/// To be called by the view that presents modals: one was closed, and there is room for the next.
func modalDidClose() {
  isModalOnScreen = false
  showFirstModal()
}

/// To be called by the view that presents modals: the user closed the one on the screen.
func modalWasClosedByUser() {
  guard let modal = presentedModal, !modal.isSticky else { return }
  removeModals { $0 == modal }
}

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

/// Goes back to the start: the tab that `init` was given, every tab at its root{{#hasModals}}, no modal{{/hasModals}}.
{{access}}func reset() {
  {{#hasResults}}
  beginChange()
  defer { endChange() }
  {{/hasResults}}
  selection = {{#hasFlaggedTabs}}shown(start){{/hasFlaggedTabs}}{{^hasFlaggedTabs}}start{{/hasFlaggedTabs}}
  for tab in {{tabTypeName}}.allCases { reset(tab) }
  {{#hasModals}}
  removeModals { _ in true }
  {{/hasModals}}
}

/// Puts one tab back to its root.
{{access}}func reset(_ tab: {{tabTypeName}}) {
  popToRoot(tab)
}

"""#),
  SourceFile(path: "Templates/partials/StoreOpen.mustache", text: #"""
{{#hasModals}}
/// Shows a route as if it arrived from outside: above its parents, with nothing else in its tab and no
/// modal over it, except a sticky one.
{{/hasModals}}
{{^hasModals}}
/// Shows a route as if it arrived from outside: above its parents, with nothing else in its tab.
{{/hasModals}}
///
{{#hasFlaggedTabs}}
/// The tab is the selected one if the route is allowed there, else the first shown one that takes it.
{{/hasFlaggedTabs}}
{{^hasFlaggedTabs}}
/// The tab is the selected one if the route is allowed there, else the first that takes it.
{{/hasFlaggedTabs}}
{{#hasFlagEffects}}
/// A route that is not shown, or in no tab that is, changes nothing.
/// - Returns: The tab it landed in; the selected one when nothing changed.
{{/hasFlagEffects}}
{{^hasFlagEffects}}
/// - Returns: The tab it landed in.
{{/hasFlagEffects}}
@discardableResult
{{access}}func open(_ route: {{routeTypeName}}) -> {{tabTypeName}} {
  {{#hasFlaggedTabs}}
  let tabs = route.allowedTabs.filter(isVisible)
  guard {{#hasFlaggedRoutes}}isVisible(route), {{/hasFlaggedRoutes}}let first = tabs.first else { return selection }
  let target = tabs.contains(selection) ? selection : first
  {{/hasFlaggedTabs}}
  {{^hasFlaggedTabs}}
  {{#hasFlaggedRoutes}}
  guard isVisible(route) else { return selection }
  {{/hasFlaggedRoutes}}
  let target = route.isAllowed(in: selection) ? selection : route.allowedTabs.first ?? selection
  {{/hasFlaggedTabs}}
  {{#hasModals}}
  {{#hasResults}}
  beginChange()
  defer { endChange() }
  {{/hasResults}}
  removeModals { !$0.isSticky }
  {{/hasModals}}
  return show(route.parents + [route], in: target)
}

"""#),
  SourceFile(path: "Templates/partials/StorePath.mustache", text: #"""
{{access}}var {{pathName}}: [{{routeTypeName}}] {
  get { {{stackName}} }
  {{#isShort}}
  set { {{stackName}} = {{keptRoutes}} }
  {{/isShort}}
  {{^isShort}}
  set {
    {{#hasAwaitedScreens}}
    beginChange()
    {{/hasAwaitedScreens}}
    {{stackName}} = {{keptRoutes}}
    {{#hasAwaitedScreens}}
    endChange()
    {{/hasAwaitedScreens}}
  }
  {{/isShort}}
}

"""#),
  SourceFile(path: "Templates/partials/StorePaths.mustache", text: #"""
// MARK: - Paths
{{#tabs}}

/// {{pathText}}
{{#isStored}}
{{access}}var {{pathName}}: [{{routeTypeName}}] = []
{{/isStored}}
{{^isStored}}
{{> StorePath}}
{{/isStored}}
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
{{#hasFlaggedRoutes}}

/// Whether a route may be in the path of a tab: the tab takes it, and it is shown.
private func mayStand(
  _ route: {{routeTypeName}},
  in tab: {{tabTypeName}}
) -> Bool {
  route.isAllowed(in: tab) && isVisible(route)
}
{{/hasFlaggedRoutes}}

"""#),
  SourceFile(path: "Templates/partials/StoreResult.mustache", text: #"""
/// {{beginText}} `{{idText}}` and waits for its result.
///
/// Cancelling the task does not end the wait; removing it does.
/// - Returns: `nil` when it was removed without one.
@discardableResult
{{access}}func {{beginName}}{{asyncParameterList}} async -> {{resultTypeName}}? {
  await withCheckedContinuation { continuation in
    {{beginName}}{{passedArgumentList}} {
      continuation.resume(returning: $0)
    }
  }
}

/// {{beginText}} `{{idText}}`.
/// - Parameter completion: Takes its result, or `nil` when it was removed without one. It is called
///   once.
{{access}}func {{beginName}}{{completionParameterList}} {
  {{#isModal}}enqueue{{/isModal}}{{^isModal}}push{{/isModal}}{{awaitedArgumentList}} { result in
    switch result {
    case .{{outcomeName}}(let result):
      completion(result)
    default:
      completion(nil)
    }
  }
}

/// {{endText}} `{{idText}}` with its result.
{{#isModal}}
/// - Returns: `false` when it is not the modal that is shown. Then nothing changes.
{{/isModal}}
{{^isModal}}
{{#hasModalStack}}
/// On top of a modal's stack it is popped there, where nobody waits for it.
{{/hasModalStack}}
/// - Returns: `false` when it is not on top of the selected tab. Then nothing changes.
{{/isModal}}
@discardableResult
{{access}}func {{endName}}{{resultParameterList}} -> Bool {
  {{#isModal}}
  guard case .{{memberName}}? = modal else {
  {{/isModal}}
  {{^isModal}}
  {{#hasModalStack}}
  if case .{{memberName}}? = modalStack.last {
    modalStack.removeLast()
    return true
  }
  {{/hasModalStack}}
  let top = path(for: selection).last
  guard case .{{memberName}}? = top else {
  {{/isModal}}
    return false
  }
  {{#isModal}}closeModal{{/isModal}}{{^isModal}}popTop{{/isModal}}(with: .{{outcomeName}}(result))
  return true
}

"""#),
  SourceFile(path: "Templates/partials/StoreResults.mustache", text: #"""
// MARK: - Results

{{! Not in the class: for each member of that, `@Observable` has the compiler read all of it again. }}
{{> StoreAvailability}}
extension {{storeTypeName}} {
  {{#results}}
  {{> StoreResult}}

  {{/results}}
  /// What those who wait are given.
  private enum AwaitedResult {
    {{#results}}
    case {{outcomeName}}{{resultPayloadList}}
    {{/results}}
  }
  {{#hasRouteResults}}

  {{> StoreAwaitedScreens}}
  {{/hasRouteResults}}

  private func beginChange() {
    openChanges += 1
  }

  /// Answers those who wait for what is gone, when all that changes together has changed.
  private func endChange() {
    openChanges -= 1
    guard openChanges == 0 else { return }
    {{#hasRouteResults}}
    let lost = awaitedScreens.filter { !isInPlace($0) }
    awaitedScreens.removeAll { !isInPlace($0) }
    let due = dueAnswers + lost.map { screen in { screen.answer(nil) } }
    {{/hasRouteResults}}
    {{^hasRouteResults}}
    let due = dueAnswers
    {{/hasRouteResults}}
    dueAnswers = []
    for answer in due { answer() }
  }
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
  guard {{landingConditionList}} else { return open(route) }
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
  guard {{landingConditionList}} else { return open(route) }
  return show(path(for: target).dropLast() + [route], in: target)
}

{{> StoreOpen}}

/// Sets a path and selects its tab, leaving alone what is as it should be.
private func show(
  _ path: [{{routeTypeName}}],
  in tab: {{tabTypeName}}
) -> {{tabTypeName}} {
  {{#hasRouteResults}}
  beginChange()
  defer { endChange() }
  {{/hasRouteResults}}
  if path != self.path(for: tab) { setPath(path, for: tab) }
  if tab != selection { selection = tab }
  return tab
}

"""#),
  SourceFile(path: "Templates/partials/StoreState.mustache", text: #"""
private let start: {{tabTypeName}}
{{#hasFlagEffects}}
private var storedFlags: {{flagsTypeName}}
{{/hasFlagEffects}}
{{#tabs}}
{{^isStored}}
private var {{stackName}}: [{{routeTypeName}}] = []
{{/isStored}}
{{/tabs}}
{{#hasModalStack}}
private var modalStack: [{{routeTypeName}}] = []
{{/hasModalStack}}
{{#tabs}}
private var {{scrollRequestsName}} = 0
{{/tabs}}
{{#tabs}}
{{#hasBadge}}
private var {{badgeName}}: {{badgeTypeName}}?
{{/hasBadge}}
{{/tabs}}
{{#hasModals}}
{{#hasModalResults}}
@ObservationIgnored private var queue: [QueuedModal] = []
{{/hasModalResults}}
{{^hasModalResults}}
@ObservationIgnored
private var queue: [{{modalTypeName}}] = []
{{/hasModalResults}}
@ObservationIgnored private var isModalOnScreen = false
{{/hasModals}}
{{#hasRouteResults}}
@ObservationIgnored private var awaitedScreens: [AwaitedScreen] = []
{{/hasRouteResults}}
{{#hasResults}}
@ObservationIgnored private var dueAnswers: [() -> Void] = []
@ObservationIgnored private var openChanges = 0
{{/hasResults}}

"""#),
  SourceFile(path: "Templates/partials/StoreTabs.mustache", text: #"""
// MARK: - Tabs

/// The selected tab, for `TabView` to bind to. Setting it is a tap.
{{access}}var tabSelection: {{tabItemTypeName}} {
  get { selection{{#hasActions}}.item{{/hasActions}} }
  set { tap(newValue) }
}

/// Answers a tap on the bar.
@discardableResult
{{access}}func tap(_ item: {{tabItemTypeName}}) -> TabTap {
  {{#hasActions}}
  if let tab = item.tab { return select(tab) }
  {{#hasFlaggedActions}}
  guard item.isVisible(with: flags), let modal = item.modal else { return .nothing }
  {{/hasFlaggedActions}}
  {{^hasFlaggedActions}}
  guard let modal = item.modal else { return .nothing }
  {{/hasFlaggedActions}}
  present(modal)
  return .presented
  {{/hasActions}}
  {{^hasActions}}
  select(item)
  {{/hasActions}}
}

/// Selects a tab, as a tap on it does: the selected one goes to its root or, at the root, scrolls up.
@discardableResult
{{access}}func select(_ tab: {{tabTypeName}}) -> TabTap {
  {{#hasFlaggedTabs}}
  guard isVisible(tab) else { return .nothing }
  {{/hasFlaggedTabs}}
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
{{#hasHiddenBars}}

/// Whether the bar makes room for the screen on top of the selected tab.
{{access}}var isTabBarHidden: Bool {
  path(for: selection).last?.hidesTabBar ?? false
}
{{/hasHiddenBars}}

"""#),
  SourceFile(path: "Templates/partials/TabBadge.mustache", text: #"""
/// A mark on a tab that something waits in it.
{{access}}nonisolated enum {{badgeTypeName}}: Hashable, Sendable {
  /// A number; nothing is shown for zero and less.
  case count(Int)

  /// A short text; nothing is shown for an empty one.
  case text(String)

  /// Only the mark.
  case dot

  /// Itself, or `nil` where nothing is shown for it.
  {{access}}var shown: {{badgeTypeName}}? {
    switch self {
    case .count(let count):
      return count > 0 ? self : nil
    case .text(let text):
      return text.isEmpty ? nil : self
    case .dot:
      return self
    }
  }
}

"""#),
  SourceFile(path: "Templates/partials/TabBlock.mustache", text: #"""
{{#groups}}
SwiftUI.Group {
  {{> TabBlock}}
}
{{/groups}}
{{#entries}}
{{#hasCondition}}
if {{conditionClause}} {
  {{> ViewEntry}}
}
{{/hasCondition}}
{{^hasCondition}}
{{> ViewEntry}}
{{/hasCondition}}
{{/entries}}

"""#),
  SourceFile(path: "Templates/partials/TabItems.mustache", text: #"""
/// What stands in the bar, in the order on screen: the tabs, and actions that are never selected.
{{access}}nonisolated enum {{tabItemTypeName}}{{itemConformanceClause}}
{{#items}}
  /// {{summaryText}}
  case {{caseName}}
{{/items}}

  /// The item itself.
  {{access}}var id: Self { self }

  /// The tab it stands for; `nil` for an action.
  {{access}}var tab: {{tabTypeName}}? {
    {{#itemTabs}}
    {{> Answers}}
    {{/itemTabs}}
  }

  /// The modal it presents; `nil` for a tab.
  {{access}}var modal: {{modalTypeName}}? {
    {{#itemModals}}
    {{> Answers}}
    {{/itemModals}}
  }

  {{> TabLooks}}
{{#hasFlags}}

  /// Whether it is shown with the given flags.
  {{access}}func isVisible{{flagsParameterList}} -> Bool {
    {{#itemVisibilities}}
    {{> Answers}}
    {{/itemVisibilities}}
  }
{{/hasFlags}}
}

"""#),
  SourceFile(path: "Templates/partials/TabLooks.mustache", text: #"""
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

"""#),
  SourceFile(path: "Templates/partials/TestsActions.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test(
  "an action presents its modal and leaves the selection alone",
  arguments: {{tabItemTypeName}}.allCases, {{tabTypeName}}.allCases
)
func presentsActions(
  item: {{tabItemTypeName}},
  tab: {{tabTypeName}}
) {
  guard let modal = Self.modal(of: item) else {
    #expect(item.tab?.item == item)
    return
  }
  let store = Self.filledStore(selecting: tab)
  let paths = {{tabTypeName}}.allCases.map(store.path(for:))
  for _ in 1...2 {
    #expect(store.tap(item) == .presented)
    #expect(store.modal == modal)
  }
  store.dismiss()
  #expect(store.modal == nil)
  store.tabSelection = item
  #expect(store.modal == modal)
  #expect(store.selection == tab)
  #expect(store.tabSelection == tab.item)
  #expect({{tabTypeName}}.allCases.map(store.path(for:)) == paths)
}

{{#hasFlaggedActions}}
{{> StoreAvailability}}
@MainActor
@Test(
  "an action is shown and answers while its flags are set",
  arguments: {{tabItemTypeName}}.allCases, {{flagSampleTypeName}}.allCases
)
func hidesActions(
  item: {{tabItemTypeName}},
  flag: {{flagSampleTypeName}}
) {
  guard let modal = Self.modal(of: item) else { return }
  let store = Self.store(at: .{{startTabMemberName}})
  store.flags = flag.others
  let isShown = !Self.flags(of: item).contains(flag)
  #expect(store.visibleItems.contains(item) == isShown)
  #expect(store.tap(item) == (isShown ? .presented : .nothing))
  #expect(store.modal == (isShown ? modal : nil))
}

/// The flags that an action needs.
private static func flags(
  of item: {{tabItemTypeName}}
) -> [{{flagSampleTypeName}}] {
  {{#actionFlags}}
  {{> Answers}}
  {{/actionFlags}}
}

{{/hasFlaggedActions}}
/// What an action presents.
private static func modal(
  of item: {{tabItemTypeName}}
) -> {{modalTypeName}}? {
  {{#actionModals}}
  {{> Answers}}
  {{/actionModals}}
}

"""#),
  SourceFile(path: "Templates/partials/TestsAwaited.mustache", text: #"""
/// The {{kindText}}s with a result.
nonisolated enum {{awaitedTypeName}}: CaseIterable, Hashable, Sendable {
{{#awaited}}
  case {{caseName}}
{{/awaited}}

  /// The {{sampledText}}.
  var sample: {{awaitedSampleTypeName}} {
    {{#awaitedSamples}}
    {{> Answers}}
    {{/awaitedSamples}}
  }

  /// {{beginText}} it and takes note of its answer: whether it is what ``end(in:)`` gives, `nil` for none.
  {{> StoreAvailability}}
  @MainActor
  func begin(
    in store: {{storeTypeName}},
    note: @escaping @MainActor (Bool?) -> Void
  ) {
    switch self {
    {{#awaited}}
    case .{{memberName}}:
      store.{{beginName}}{{argumentList}} { result in
        {{#isLong}}
        note(
          result.map {
            $0 == {{resultValue}}
          })
        {{/isLong}}
        {{^isLong}}
        note(result.map { $0 == {{resultValue}} })
        {{/isLong}}
      }
    {{/awaited}}
    }
  }

  /// {{endText}} it with a result.
  {{> StoreAvailability}}
  @MainActor
  func end(in store: {{storeTypeName}}) -> Bool {
    switch self {
    {{#awaited}}
    case .{{memberName}}:
      return store.{{endName}}{{resultArgumentList}}
    {{/awaited}}
    }
  }
}

"""#),
  SourceFile(path: "Templates/partials/TestsBadges.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test(
  "a badge is shown where the spec has one, and none for nothing",
  arguments: {{tabTypeName}}.allCases
)
func showsBadges(tab: {{tabTypeName}}) {
  let store = Self.store(at: tab)
  let others = {{tabTypeName}}.allCases.filter { $0 != tab }
  let hasBadge = Self.hasBadge(tab)
  #expect(store.badge(for: tab) == nil)
  for badge in [{{badgeTypeName}}.count(3), .text("new"), .dot] {
    #expect(store.setBadge(badge, for: tab) == hasBadge)
    #expect(store.badge(for: tab) == (hasBadge ? badge : nil))
    #expect(others.allSatisfy { store.badge(for: $0) == nil })
  }
  store.reset()
  #expect(store.badge(for: tab) == (hasBadge ? .dot : nil))
  for nothing in [{{badgeTypeName}}.count(0), .count(-1), .text(""), nil] {
    store.setBadge(.dot, for: tab)
    #expect(store.setBadge(nothing, for: tab) == hasBadge)
    #expect(store.badge(for: tab) == nil)
  }
}

private static func hasBadge(_ tab: {{tabTypeName}}) -> Bool {
  {{#tabBadges}}
  {{> Answers}}
  {{/tabBadges}}
}

"""#),
  SourceFile(path: "Templates/partials/TestsFlagSamples.mustache", text: #"""
/// The flags one by one.
nonisolated enum {{flagSampleTypeName}}: CaseIterable, Hashable, Sendable {
{{#flags}}
  case {{caseName}}
{{/flags}}

  /// All flags but this one.
  var others: {{flagsTypeName}} {
    var flags = {{flagsTypeName}}{{allFlagsArgumentList}}
    switch self {
    {{#flags}}
    case .{{memberName}}:
      flags.{{memberName}} = false
    {{/flags}}
    }
    return flags
  }
}

"""#),
  SourceFile(path: "Templates/partials/TestsFlags.mustache", text: #"""
@Test("the flags begin as the spec says")
func flagsBegin() {
  let flags = {{flagsTypeName}}{{specFlagsArgumentList}}
  #expect({{flagsTypeName}}() == flags)
}

{{> StoreAvailability}}
@MainActor
@Test(
  "a tab is shown while its flags are set",
  arguments: {{tabTypeName}}.allCases
)
func showsTabs(tab: {{tabTypeName}}) {
  #expect(Self.store(at: tab).isVisible(tab))
  for flag in {{flagSampleTypeName}}.allCases {
    let store = Self.store(at: tab)
    store.flags = flag.others
    let isShown = !Self.flags(of: tab).contains(flag)
    #expect(store.isVisible(tab) == isShown)
    #expect(store.visibleTabs.contains(tab) == isShown)
    #expect(store.visibleItems.contains(tab{{#hasActions}}.item{{/hasActions}}) == isShown)
  }
}

{{#hasFlaggedTabs}}
{{> TestsHiddenTabs}}

{{/hasFlaggedTabs}}
{{#hasSamples}}
{{#hasFlaggedRoutes}}
{{> TestsHiddenRoutes}}

{{/hasFlaggedRoutes}}
{{/hasSamples}}
{{#hasUnflaggedRoutes}}
/// The routes of a tab that do not need a flag.
private static func routes(
  in tab: {{tabTypeName}},
  without flag: {{flagSampleTypeName}}
) -> [{{routeTypeName}}] {
  {{#hasFlaggedRoutes}}
  {{sampleTypeName}}.allCases
    .filter { $0.tabs.contains(tab) && !$0.flags.contains(flag) }
    .compactMap(\.opened.last)
  {{/hasFlaggedRoutes}}
  {{^hasFlaggedRoutes}}
  routes(in: tab)
  {{/hasFlaggedRoutes}}
}

{{/hasUnflaggedRoutes}}
private static let allFlags = {{flagsTypeName}}{{allFlagsArgumentList}}

/// The flags a tab needs.
private static func flags(
  of tab: {{tabTypeName}}
) -> [{{flagSampleTypeName}}] {
  {{#tabFlags}}
  {{> Answers}}
  {{/tabFlags}}
}

"""#),
  SourceFile(path: "Templates/partials/TestsHiddenBars.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test(
  "the bar makes room exactly while a route that wants it is on top",
  arguments: {{sampleTypeName}}.allCases
)
func hidesBar(sample: {{sampleTypeName}}) throws {
  let tab = try #require(sample.tabs.first)
  let store = Self.store(at: tab)
  #expect(!store.isTabBarHidden)
  for next in {{sampleTypeName}}.allCases where next.tabs.contains(tab) {
    store.setPath([next, sample].compactMap(\.opened.last), for: tab)
    #expect(store.isTabBarHidden == sample.hidesTabBar)
    store.pop()
    #expect(store.isTabBarHidden == next.hidesTabBar)
  }
  store.popToRoot()
  #expect(!store.isTabBarHidden)
}

"""#),
  SourceFile(path: "Templates/partials/TestsHiddenRoutes.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test(
  "a route that is not shown is not pushed, opened or kept",
  arguments: {{sampleTypeName}}.allCases
)
func hidesRoutes(sample: {{sampleTypeName}}) throws {
  let route = try #require(sample.opened.last)
  let tab = try #require(sample.tabs.first)
  for flag in {{flagSampleTypeName}}.allCases {
    let isShown = !sample.flags.contains(flag)
    let others = Array(Self.routes(in: tab, without: flag).filter { $0 != route }.prefix(2))
    let path = others + [route] + others
    let store = Self.store(at: tab)
    #expect(store.isVisible(route))
    store[path: tab] = path
    #expect(store[path: tab] == path)
    store.flags = flag.others
    #expect(store.isVisible(route) == isShown)
    #expect(store[path: tab] == (isShown ? path : others))
    store[path: tab] = path
    #expect(store[path: tab] == (isShown ? path : others + others))
    if !isShown {
      let selection = store.selection
      let paths = {{tabTypeName}}.allCases.map(store.path(for:))
      #expect(store.push(route, on: tab) == selection)
      #expect(store.replaceTop(with: route, on: tab) == selection)
      #expect(store.open(route) == selection)
      #expect(store.selection == selection)
      #expect({{tabTypeName}}.allCases.map(store.path(for:)) == paths)
    }
    store.flags = Self.allFlags
    #expect(store[path: tab] == (isShown ? path : others + others))
  }
}

"""#),
  SourceFile(path: "Templates/partials/TestsHiddenTabs.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test(
  "a tab that is not shown hands on the selection, keeps its path and comes back",
  arguments: {{tabTypeName}}.allCases
)
func hidesTabs(tab: {{tabTypeName}}) {
  for flag in Self.flags(of: tab) {
    let store = Self.store(at: tab)
    store[path: tab] = Self.routes(in: tab, without: flag)
    let path = store[path: tab]
    let standIn = Self.standIn(for: tab, without: [flag])
    store.flags = flag.others
    #expect(store.selection == standIn)
    #expect(store.select(tab) == .nothing)
    #expect(store.tap(tab{{#hasActions}}.item{{/hasActions}}) == .nothing)
    #expect(store.selection == standIn)
    #expect(store[path: tab] == path)
    {{#hasSamples}}
    for route in path {
      #expect(store.push(route, on: tab) != tab)
      #expect(store.selection != tab)
      #expect(store.open(route) != tab)
      #expect(store[path: tab] == path)
    }
    {{/hasSamples}}
    store.reset()
    #expect(store.selection == standIn)
    store[path: tab] = path
    store.flags = Self.allFlags
    #expect(store.selection == standIn)
    #expect(store[path: tab] == path)
    #expect(store.select(tab) == .switched)
    #expect(store[path: tab] == path)
  }
}

{{> StoreAvailability}}
@MainActor
@Test(
  "without any flag the app starts in a tab that is shown",
  arguments: {{tabTypeName}}.allCases
)
func startsShown(tab: {{tabTypeName}}) {
  let flags = {{flagsTypeName}}{{noFlagsArgumentList}}
  let store = {{storeTypeName}}(
    selection: tab,
    flags: flags
  )
  let standIn = Self.standIn(for: tab, without: {{flagSampleTypeName}}.allCases)
  #expect(store.selection == standIn)
  #expect(store.visibleTabs.contains(standIn))
}

/// What is selected in the place of a tab while some flags are not set.
private static func standIn(
  for tab: {{tabTypeName}},
  without missing: [{{flagSampleTypeName}}]
) -> {{tabTypeName}} {
  var tab = tab
  while flags(of: tab).contains(where: missing.contains), let next = fallback(of: tab) {
    tab = next
  }
  return tab
}

private static func fallback(of tab: {{tabTypeName}}) -> {{tabTypeName}}? {
  {{#tabFallbacks}}
  {{> Answers}}
  {{/tabFallbacks}}
}

"""#),
  SourceFile(path: "Templates/partials/TestsModalResults.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test(
  "a modal gives its result once, to all who wait for it",
  arguments: {{awaitedModalTypeName}}.allCases
)
func givesModalResults(awaited: {{awaitedModalTypeName}}) {
  let store = Self.store(at: .{{startTabMemberName}})
  var answers: [Bool?] = []
  #expect(!awaited.end(in: store))
  for _ in 1...2 { awaited.begin(in: store) { answers.append($0) } }
  #expect(store.modal == awaited.sample.modal)
  #expect(answers.isEmpty)
  #expect(awaited.end(in: store))
  #expect(answers == [true, true])
  #expect(store.modal == nil)
  #expect(!awaited.end(in: store))
  store.reset()
  #expect(answers.count == 2)
}

{{> StoreAvailability}}
@MainActor
@Test(
  "a modal that is removed without a result gives none",
  arguments: {{awaitedModalTypeName}}.allCases
)
func losesModalResults(awaited: {{awaitedModalTypeName}}) throws {
  for other in {{modalSampleTypeName}}.allCases {
    let store = Self.store(at: .{{startTabMemberName}})
    var answers: [Bool?] = []
    var modals: [{{modalTypeName}}?] = []
    func begin() {
      answers = []
      store.present(other.modal)
      awaited.begin(in: store) {
        answers.append($0)
        modals.append(store.modal)
      }
    }
    begin()
    if other != awaited.sample { store.dismiss() }
    #expect(answers.isEmpty)
    store.dismiss()
    #expect(answers == [nil])
    begin()
    store.reset()
    #expect(answers == [nil])
    #expect(modals == [nil, nil])
    {{#hasSamples}}
    begin()
    store.open(try #require({{sampleTypeName}}.allCases.first?.opened.last))
    #expect(answers == (awaited.sample.isSticky ? [] : [nil]))
    {{/hasSamples}}
  }
}
{{#isInternal}}

{{> StoreAvailability}}
@MainActor
@Test(
  "a modal that the user closes gives no result",
  arguments: {{awaitedModalTypeName}}.allCases
)
func losesClosedResults(awaited: {{awaitedModalTypeName}}) {
  let store = Self.store(at: .{{startTabMemberName}})
  var answers: [Bool?] = []
  awaited.begin(in: store) { answers.append($0) }
  store.modalDidAppear()
  store.modalWasClosedByUser()
  #expect(answers == (awaited.sample.isSticky ? [] : [nil]))
}
{{/isInternal}}

"""#),
  SourceFile(path: "Templates/partials/TestsModalSamples.mustache", text: #"""
/// One value of every modal, with what the spec says of it.
nonisolated enum {{modalSampleTypeName}}: CaseIterable, Hashable, Sendable {
{{#modalSamples}}
  case {{caseName}}
{{/modalSamples}}
{{#hasModalSamples}}

{{/hasModalSamples}}
  /// The modal.
  var modal: {{modalTypeName}} {
    {{#sampledModals}}
    {{> Answers}}
    {{/sampledModals}}
  }

  /// Whether only the app closes it.
  var isSticky: Bool {
    {{#stickyAnswers}}
    {{> Answers}}
    {{/stickyAnswers}}
  }
{{#hasModalStack}}

  /// Whether screens can be pushed in it.
  var hasStack: Bool {
    {{#stackAnswers}}
    {{> Answers}}
    {{/stackAnswers}}
  }
{{/hasModalStack}}
}

"""#),
  SourceFile(path: "Templates/partials/TestsModalStack.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test(
  "screens are pushed in a modal with a stack, and go with it",
  arguments: {{modalSampleTypeName}}.allCases
)
func pushesInModal(sample: {{modalSampleTypeName}}) {
  let store = Self.store(at: .{{startTabMemberName}})
{{#hasSamples}}
  let routes = Array({{sampleTypeName}}.allCases.compactMap(\.opened.last).prefix(3))
  for route in routes { #expect(!store.pushInModal(route)) }
  store.modalPath = routes
  #expect(store.modalPath.isEmpty)
  for _ in 1...2 {
    store.present(sample.modal)
    #expect(store.modalPath.isEmpty)
    for route in routes {
      #expect(store.pushInModal(route) == sample.hasStack)
      #expect(store.pushInModal(route) == sample.hasStack)
    }
    #expect(store.modalPath == (sample.hasStack ? routes : []))
    store.modalPath = routes.reversed()
    #expect(store.modalPath == (sample.hasStack ? routes.reversed() : []))
    #expect({{tabTypeName}}.allCases.allSatisfy { store.depth(of: $0) == 0 })
    store.dismiss()
    #expect(store.modalPath.isEmpty)
  }
{{/hasSamples}}
{{^hasSamples}}
  store.present(sample.modal)
  #expect(store.modalPath.isEmpty)
{{/hasSamples}}
}
{{#hasSamples}}
{{#hasFlaggedRoutes}}

{{> StoreAvailability}}
@MainActor
@Test(
  "a route that is not shown is not pushed in a modal and leaves its stack",
  arguments: {{sampleTypeName}}.allCases, {{flagSampleTypeName}}.allCases
)
func hidesRoutesInModal(
  sample: {{sampleTypeName}},
  flag: {{flagSampleTypeName}}
) throws {
  let route = try #require(sample.opened.last)
  let isShown = !sample.flags.contains(flag)
  for modal in {{modalSampleTypeName}}.allCases where modal.hasStack {
    let store = Self.store(at: .{{startTabMemberName}})
    store.present(modal.modal)
    #expect(store.pushInModal(route))
    store.flags = flag.others
    #expect(store.modalPath == (isShown ? [route] : []))
    #expect(store.pushInModal(route) == isShown)
    store.modalPath = [route]
    #expect(store.modalPath == (isShown ? [route] : []))
  }
}
{{/hasFlaggedRoutes}}
{{/hasSamples}}

"""#),
  SourceFile(path: "Templates/partials/TestsModals.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test("modals come one at a time, in the order they were asked for, and never twice")
func queuesModals() {
  let store = Self.store(at: .{{startTabMemberName}})
  let modals = {{modalSampleTypeName}}.allCases.map(\.modal)
  for modal in modals + modals {
    store.present(modal)
    #expect(store.modal == modals.first)
  }
  for modal in modals {
    #expect(store.modal == modal)
    store.dismiss()
  }
  #expect(store.modal == nil)
  store.dismiss()
  #expect(store.modal == nil)
}

{{> StoreAvailability}}
@MainActor
@Test(
  "a reset removes every modal, shown or waiting, and an opened route those that yield",
  arguments: {{modalSampleTypeName}}.allCases
)
func removesModals(sample: {{modalSampleTypeName}}) throws {
  for other in {{modalSampleTypeName}}.allCases {
    let store = Self.store(at: .{{startTabMemberName}})
    let samples = other == sample ? [sample] : [sample, other]
    for sample in samples { store.present(sample.modal) }
    store.reset(.{{startTabMemberName}})
    #expect(store.modal == sample.modal)
    {{#hasSamples}}
    let kept = samples.filter(\.isSticky)
    store.open(try #require({{sampleTypeName}}.allCases.first?.opened.last))
    #expect(store.modal == kept.first?.modal)
    store.dismiss()
    #expect(store.modal == kept.dropFirst().first?.modal)
    for sample in samples { store.present(sample.modal) }
    {{/hasSamples}}
    store.reset()
    #expect(store.modal == nil)
  }
}
{{#isInternal}}

{{> TestsPresentation}}
{{/isInternal}}
{{#hasModalStack}}

{{> TestsModalStack}}
{{/hasModalStack}}

"""#),
  SourceFile(path: "Templates/partials/TestsPresentation.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test(
  "the user closes a modal unless only the app may",
  arguments: {{modalSampleTypeName}}.allCases
)
func yieldsToUser(sample: {{modalSampleTypeName}}) {
  let store = Self.store(at: .{{startTabMemberName}})
  store.modalWasClosedByUser()
  #expect(store.modal == nil)
  store.present(sample.modal)
  #expect(store.presentedModal == sample.modal)
  store.modalDidAppear()
  store.modalWasClosedByUser()
  #expect(store.modal == (sample.isSticky ? sample.modal : nil))
  #expect(store.presentedModal == store.modal)
}

{{> StoreAvailability}}
@MainActor
@Test(
  "a view gets the next modal once the one before it is off the screen",
  arguments: {{modalSampleTypeName}}.allCases, {{modalSampleTypeName}}.allCases
)
func waitsForScreen(
  sample: {{modalSampleTypeName}},
  next: {{modalSampleTypeName}}
) {
  let store = Self.store(at: .{{startTabMemberName}})
  store.present(sample.modal)
  store.modalDidAppear()
  store.dismiss()
  store.present(next.modal)
  #expect(store.modal == next.modal)
  #expect(store.presentedModal == nil)
  store.modalDidClose()
  #expect(store.presentedModal == next.modal)
  store.modalDidAppear()
  store.modalDidDisappear()
  store.dismiss()
  store.present(sample.modal)
  #expect(store.presentedModal == sample.modal)
}

"""#),
  SourceFile(path: "Templates/partials/TestsRouteResults.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test(
  "a screen gives its result once, to all who wait for it",
  arguments: {{awaitedRouteTypeName}}.allCases
)
func givesRouteResults(awaited: {{awaitedRouteTypeName}}) throws {
  let tab = try #require(awaited.sample.tabs.first)
  let route = try #require(awaited.sample.opened.last)
  let store = Self.store(at: tab)
  let path = Array(Self.routes(in: tab).filter { $0 != route }.prefix(2))
  store[path: tab] = path
  var answers: [Bool?] = []
  #expect(!awaited.end(in: store))
  for _ in 1...2 { awaited.begin(in: store) { answers.append($0) } }
  #expect(store[path: tab] == path + [route])
  #expect(answers.isEmpty)
  #expect(awaited.end(in: store))
  #expect(answers == [true, true])
  #expect(store[path: tab] == path)
  #expect(!awaited.end(in: store))
  store.reset()
  #expect(answers.count == 2)
}

{{> StoreAvailability}}
@MainActor
@Test(
  "a screen that is removed without a result gives none",
  arguments: {{awaitedRouteTypeName}}.allCases
)
func losesRouteResults(awaited: {{awaitedRouteTypeName}}) throws {
  let tab = try #require(awaited.sample.tabs.first)
  let removals: [@MainActor ({{storeTypeName}}) -> Void] = [
    { $0.pop() },
    { $0.popToRoot() },
    { $0.setPath([], for: tab) },
    { $0.reset(tab) },
    { $0.reset() },
  ]
  for remove in removals {
    let store = Self.store(at: tab)
    var answers: [Bool?] = []
    awaited.begin(in: store) { answers.append($0) }
    #expect(answers.isEmpty)
    remove(store)
    #expect(answers == [nil])
    remove(store)
    #expect(answers.count == 1)
  }
}

{{> StoreAvailability}}
@MainActor
@Test(
  "a screen that is covered keeps its answer; a route opened in its place does not",
  arguments: {{awaitedRouteTypeName}}.allCases, {{sampleTypeName}}.allCases
)
func keepsRouteResults(
  awaited: {{awaitedRouteTypeName}},
  other: {{sampleTypeName}}
) throws {
  let tab = try #require(awaited.sample.tabs.first)
  let route = try #require(other.opened.last)
  guard other != awaited.sample, other.tabs.contains(tab) else { return }
  let store = Self.store(at: tab)
  var answers: [Bool?] = []
  awaited.begin(in: store) { answers.append($0) }
  store.push(route)
  #expect(answers.isEmpty)
  store.open(route)
  #expect(answers == (other.opened.first == awaited.sample.opened.last ? [] : [nil]))
}
{{#hasFlaggedRoutes}}

{{> StoreAvailability}}
@MainActor
@Test(
  "a screen that is not shown gives no result",
  arguments: {{awaitedRouteTypeName}}.allCases, {{flagSampleTypeName}}.allCases
)
func losesHiddenResults(
  awaited: {{awaitedRouteTypeName}},
  flag: {{flagSampleTypeName}}
) throws {
  guard awaited.sample.flags.contains(flag) else { return }
  let tab = try #require(awaited.sample.tabs.first)
  let store = Self.store(at: tab)
  var answers: [Bool?] = []
  awaited.begin(in: store) { answers.append($0) }
  store.flags = flag.others
  #expect(answers == [nil])
  awaited.begin(in: store) { answers.append($0) }
  #expect(answers == [nil, nil])
  #expect(store[path: tab].isEmpty)
}
{{/hasFlaggedRoutes}}

"""#),
  SourceFile(path: "Templates/partials/TestsRoutes.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test(
  "a push lands in its tab, or opens the route where it is allowed",
  arguments: {{sampleTypeName}}.allCases, {{tabTypeName}}.allCases
)
func pushes(sample: {{sampleTypeName}}, tab: {{tabTypeName}}) throws {
  let route = try #require(sample.opened.last)
  let first = try #require(sample.tabs.first)
  let store = Self.store(at: first)
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
  let store = Self.filledStore(selecting: origin)
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

"""#),
  SourceFile(path: "Templates/partials/TestsSamples.mustache", text: #"""
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
{{#hasFlaggedRoutes}}

  /// The flags it needs.
  var flags: [{{flagSampleTypeName}}] {
    {{#routeFlags}}
    {{> Answers}}
    {{/routeFlags}}
  }
{{/hasFlaggedRoutes}}
{{#hasHiddenBars}}

  /// Whether the bar makes room for it.
  var hidesTabBar: Bool {
    {{#barAnswers}}
    {{> Answers}}
    {{/barAnswers}}
  }
{{/hasHiddenBars}}
}
{{#hasFlags}}

{{> TestsFlagSamples}}
{{/hasFlags}}
{{#hasModals}}

{{> TestsModalSamples}}
{{/hasModals}}
{{#awaitedGroups}}

{{> TestsAwaited}}
{{/awaitedGroups}}

"""#),
  SourceFile(path: "Templates/partials/TestsStores.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
private static func store(
  at tab: {{tabTypeName}}
) -> {{storeTypeName}} {
{{#hasFlags}}
  {{storeTypeName}}(
    selection: tab,
    flags: allFlags
  )
{{/hasFlags}}
{{^hasFlags}}
  {{storeTypeName}}(selection: tab)
{{/hasFlags}}
}

{{> StoreAvailability}}
@MainActor
private static func filledStore(
  selecting tab: {{tabTypeName}}
) -> {{storeTypeName}} {
  let store = store(at: tab)
  for tab in {{tabTypeName}}.allCases {
    store.setPath(stacks[tab] ?? [], for: tab)
  }
  return store
}

/// A few screens for every tab that takes any.
private static let stacks = Dictionary(
  uniqueKeysWithValues: {{tabTypeName}}.allCases.map {
    ($0, Array(routes(in: $0).prefix(3)))
  })

private static func routes(in tab: {{tabTypeName}}) -> [{{routeTypeName}}] {
  {{#hasSamples}}
  {{sampleTypeName}}.allCases
    .filter { $0.tabs.contains(tab) }
    .compactMap(\.opened.last)
  {{/hasSamples}}
  {{^hasSamples}}
  []
  {{/hasSamples}}
}

"""#),
  SourceFile(path: "Templates/partials/ViewAvailability.mustache", text: #"""
{{#hasTabItems}}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
{{/hasTabItems}}
{{^hasTabItems}}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
{{/hasTabItems}}

"""#),
  SourceFile(path: "Templates/partials/ViewBar.mustache", text: #"""
#if !os(macOS) && !os(tvOS) && !os(watchOS)
  // MARK: - The bar

  {{^isFloating}}
  /// The bar across the bottom, in place of the system's.
  {{/isFloating}}
  {{#isFloating}}
  /// The bar that floats over the bottom of the screens, in place of the system's.
  {{/isFloating}}
  {{> ViewAvailability}}
  private struct {{tabBarTypeName}}: View {
    {{> ViewBarBody}}

    {{> ViewBarItem}}
  }
  {{#hasBadges}}

  {{> ViewBarBadge}}
  {{/hasBadges}}
#endif

{{> ViewAvailability}}
extension View {
  /// Takes the system's bar away from a screen, which keeps the room of ours free instead.
  {{#hasHiddenBars}}
  fileprivate func aboveTabBar(unless isHidden: Bool = false) -> some View {
    #if os(macOS) || os(watchOS)
      self
    #elseif os(tvOS)
      toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
    #else
      toolbar(.hidden, for: .tabBar)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          SwiftUI.Color.clear.frame(height: isHidden ? 0 : {{tabBarTypeName}}.room)
        }
    #endif
  }
  {{/hasHiddenBars}}
  {{^hasHiddenBars}}
  fileprivate func aboveTabBar() -> some View {
    #if os(macOS) || os(tvOS) || os(watchOS)
      self
    #else
      toolbar(.hidden, for: .tabBar)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          SwiftUI.Color.clear.frame(height: {{tabBarTypeName}}.room)
        }
    #endif
  }
  {{/hasHiddenBars}}
}

"""#),
  SourceFile(path: "Templates/partials/ViewBarBadge.mustache", text: #"""
/// A badge as the bar draws it, with its centre on the upper corner of the image.
{{> ViewAvailability}}
private struct {{badgeMarkTypeName}}: View {
  let badge: {{badgeTypeName}}

  var body: some View {
    mark
      .fixedSize()
      .alignmentGuide(.top) { $0[VerticalAlignment.center] }
      .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
  }

  @ViewBuilder
  private var mark: some View {
    if badge == .dot {
      SwiftUI.Circle()
        .fill(.red)
        .frame(width: 8, height: 8)
    } else {
      SwiftUI.Text(verbatim: badge.spokenText)
        .font(.caption2)
        .foregroundStyle(.white)
        .padding(.horizontal, 5)
        .frame(minWidth: 16, minHeight: 16)
        .background(.red, in: SwiftUI.Capsule())
    }
  }
}

extension {{badgeTypeName}} {
  /// What is said of it. For the mark alone it is a character that VoiceOver has a word for in every
  /// language.
  fileprivate var spokenText: String {
    switch self {
    case .count(let count):
      return "\(count)"
    case .text(let text):
      return text
    case .dot:
      return "•"
    }
  }
}

"""#),
  SourceFile(path: "Templates/partials/ViewBarBody.mustache", text: #"""
{{#isFloating}}
/// What screens keep free for it: the bar, and the margin below.
static let room = height + margin

private static let height: CGFloat = 56
private static let margin: CGFloat = 8

{{/isFloating}}
{{^isFloating}}
/// What screens keep free for it: its height.
static let room: CGFloat = 56

{{/isFloating}}
{{#hasHiddenBars}}
@Environment(\.accessibilityReduceMotion) private var reducesMotion
{{/hasHiddenBars}}
let store: {{storeTypeName}}
{{#hasBadges}}
let badge: ({{tabItemTypeName}}) -> {{badgeTypeName}}?
{{/hasBadges}}
let title: ({{tabItemTypeName}}) -> SwiftUI.Text
let image: ({{tabItemTypeName}}) -> SwiftUI.Image

/// It fills the screen, so that the keyboard covers the bar instead of lifting it.
var body: some View {
  {{#hasHiddenBars}}
  VStack {
    if !store.isTabBarHidden {
      bar.transition(transition)
    }
  }
  .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
  .ignoresSafeArea(.keyboard, edges: .bottom)
  .animation(.default, value: store.isTabBarHidden)
  #if !os(visionOS)
    .sensoryFeedback(.selection, trigger: store.selection)
  #endif
  {{/hasHiddenBars}}
  {{^hasHiddenBars}}
  bar
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .ignoresSafeArea(.keyboard, edges: .bottom)
    #if !os(visionOS)
      .sensoryFeedback(.selection, trigger: store.selection)
    #endif
  {{/hasHiddenBars}}
}
{{#hasHiddenBars}}

private var transition: AnyTransition {
  reducesMotion ? .opacity : .move(edge: .bottom).combined(with: .opacity)
}
{{/hasHiddenBars}}

{{#isFloating}}
/// It stays as wide as a hand reaches where there is more room.
private var bar: some View {
  items
    .padding(.horizontal, 12)
    .frame(maxWidth: 560, minHeight: Self.height, maxHeight: Self.height)
    .background {
      SwiftUI.Capsule()
        .fill(.regularMaterial)
        .shadow(radius: 8, y: 2)
    }
    .padding(.horizontal, 16)
    .padding(.bottom, Self.margin)
}
{{/isFloating}}
{{^isFloating}}
private var bar: some View {
  items
    .frame(height: Self.room)
    .background(.bar)
    .overlay(alignment: .top) { SwiftUI.Divider() }
}
{{/isFloating}}

/// Text grows as far as the bar has room; at larger sizes a long press shows an item enlarged.
private var items: some View {
  HStack(spacing: 0) {
    ForEach({{#hasFlags}}store.visibleItems{{/hasFlags}}{{^hasFlags}}{{tabItemTypeName}}.allCases{{/hasFlags}}) { item in
      button(for: item)
    }
  }
  .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  .accessibilityElement(children: .contain)
  .accessibilityAddTraits(.isTabBar)
}

"""#),
  SourceFile(path: "Templates/partials/ViewBarItem.mustache", text: #"""
private func button(for item: {{tabItemTypeName}}) -> some View {
  SwiftUI.Button {
    store.tap(item)
  } label: {
    label(of: item)
      .frame(maxWidth: .infinity, minHeight: 44)
      .contentShape(SwiftUI.Rectangle())
  }
  .buttonStyle(.plain)
  .hoverEffect()
  .accessibilityLabel(title(item))
  {{#hasBadges}}
  .accessibilityValue(SwiftUI.Text(verbatim: badge(item)?.spokenText ?? ""))
  {{/hasBadges}}
  .accessibilityAddTraits(isSelected(item) ? .isSelected : [])
  .accessibilityShowsLargeContentViewer {
    SwiftUI.Label {
      title(item)
    } icon: {
      image(item)
    }
  }
}

{{#hasActions}}
/// A tab shows its title below its image; an action is a circle that stands out.
@ViewBuilder
private func label(of item: {{tabItemTypeName}}) -> some View {
  if item.tab == nil {
    image(item)
      .font(.title3)
      .foregroundStyle(.white)
      .frame(width: 44, height: 44)
      .background(.tint, in: SwiftUI.Circle())
  } else {
    tabLabel(of: item)
  }
}

private func tabLabel(of item: {{tabItemTypeName}}) -> some View {
  {{> ViewBarTab}}
}
{{/hasActions}}
{{^hasActions}}
private func label(of item: {{tabItemTypeName}}) -> some View {
  {{> ViewBarTab}}
}
{{/hasActions}}

private func isSelected(_ item: {{tabItemTypeName}}) -> Bool {
  item == store.tabSelection
}

"""#),
  SourceFile(path: "Templates/partials/ViewBarOverlay.mustache", text: #"""
#if !os(macOS) && !os(tvOS) && !os(watchOS)
  .overlay {
    {{tabBarTypeName}}(
      store: store,
      {{#hasBadges}}
      badge: shownBadge(of:),
      {{/hasBadges}}
      title: title(of:),
      image: image(of:)
    )
  }
#endif

"""#),
  SourceFile(path: "Templates/partials/ViewBarScreen.mustache", text: #"""
{{#hasHiddenBars}}
.aboveTabBar(unless: route.hidesTabBar)
{{/hasHiddenBars}}
{{^hasHiddenBars}}
.aboveTabBar()
{{/hasHiddenBars}}

"""#),
  SourceFile(path: "Templates/partials/ViewBarTab.mustache", text: #"""
VStack(spacing: 2) {
  image(item)
    .font(.title3)
    .symbolVariant(isSelected(item) ? .fill : .none)
    .frame(height: 26)
    {{#hasBadges}}
    .overlay(alignment: .topTrailing) {
      if let badge = badge(item) { {{badgeMarkTypeName}}(badge: badge) }
    }
    {{/hasBadges}}
  title(item)
    .font(.caption2)
    .lineLimit(1)
    .minimumScaleFactor(0.8)
}
.foregroundStyle(isSelected(item) ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))

"""#),
  SourceFile(path: "Templates/partials/ViewBody.mustache", text: #"""
/// The tabs, each with its stack.
{{access}}var body: some View {
  {{#hasTabItems}}
  bar
    {{> ViewChrome}}
  {{/hasTabItems}}
  {{^hasTabItems}}
  {{#isSplit}}
  tabs
    {{> ViewChrome}}
  {{/isSplit}}
  {{^isSplit}}
  {{> ViewTabs}}
  {{> ViewChrome}}
  {{/isSplit}}
  {{/hasTabItems}}
}
{{#hasTabItems}}

@ViewBuilder
private var bar: some View {
  if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
    tabs
  } else {
    tabItems
  }
}
{{/hasTabItems}}
{{#isSplit}}

{{#hasTabItems}}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
{{/hasTabItems}}
private var tabs: some View {
  {{> ViewTabs}}
}
{{/isSplit}}
{{#hasTabItems}}

{{> ViewTabItems}}
{{/hasTabItems}}
{{#hasFlaggedSections}}

/// Whether a section has anything to show.
private func isAnyVisible(_ items: [{{valueTypeName}}]) -> Bool {
  items.contains { $0.isVisible(with: store.flags) }
}
{{/hasFlaggedSections}}

"""#),
  SourceFile(path: "Templates/partials/ViewChrome.mustache", text: #"""
{{#hasOwnBar}}
{{> ViewBarOverlay}}
{{/hasOwnBar}}
{{#hasModals}}
{{> ViewModals}}
{{/hasModals}}
.environment(store)
{{#hasModals}}
.onAppear(perform: store.modalViewDidAppear)
{{/hasModals}}
.onOpenURL(perform: openURL)

"""#),
  SourceFile(path: "Templates/partials/ViewEntry.mustache", text: #"""
{{#sections}}
TabSection {
  {{> TabBlock}}
} header: {
  SwiftUI.Text{{headerArgumentList}}
}
{{/sections}}
{{#tabs}}
SwiftUI.Tab{{valueList}} {
  {{#isAction}}
  EmptyView()
  {{/isAction}}
  {{^isAction}}
  stack{{stackArgumentList}}
  {{/isAction}}
} label: {
  label(.{{memberName}})
}
{{/tabs}}
{{#customizationIDs}}
.customizationID{{argumentList}}
{{/customizationIDs}}
{{#placements}}
.tabPlacement(.{{placementName}})
{{/placements}}
{{#hasLimitedModifiers}}
#if !os(tvOS) && !os(watchOS)
  {{#barVisibilities}}
  .defaultVisibility(.{{visibilityName}}, for: .tabBar)
  {{/barVisibilities}}
  {{#badges}}
  .badge(badgeText(of: .{{memberName}}))
  {{/badges}}
#endif
{{/hasLimitedModifiers}}
{{#sidebarVisibilities}}
#if !os(macOS) && !os(tvOS) && !os(watchOS)
  .defaultVisibility(.{{visibilityName}}, for: .sidebar)
#endif
{{/sidebarVisibilities}}

"""#),
  SourceFile(path: "Templates/partials/ViewInit.mustache", text: #"""
@Bindable private var store: {{storeTypeName}}
private let root: ({{tabTypeName}}) -> Root
private let screen: ({{routeTypeName}}) -> Screen
{{#hasModals}}
private let modal: ({{modalTypeName}}) -> Modal
{{/hasModals}}
{{#hasBadges}}
private let badge: ({{tabTypeName}}) -> {{badgeTypeName}}?
{{/hasBadges}}
private let openURL: (URL) -> Void

/// Makes the tab bar.
/// - Parameters:
///   - store: Where the user is.
///   - root: The first screen of a tab.
///   - screen: The screen of a route.
{{#hasModals}}
///   - modal: What a modal shows{{#hasModalStack}}; the first screen of its stack if it has one{{/hasModalStack}}.
{{/hasModals}}
{{#hasBadges}}
///   - badge: The badge of a tab that can carry one, from the app's own data. Where it is `nil`, the
///     store's one is shown.
{{/hasBadges}}
///   - openURL: Takes the URLs that the system hands to the app.
{{access}}init(
  store: {{storeTypeName}},
  @ViewBuilder root: @escaping ({{tabTypeName}}) -> Root,
  @ViewBuilder screen: @escaping ({{routeTypeName}}) -> Screen,
  {{#hasModals}}
  @ViewBuilder modal: @escaping ({{modalTypeName}}) -> Modal,
  {{/hasModals}}
  {{#hasBadges}}
  badge: @escaping ({{tabTypeName}}) -> {{badgeTypeName}}? = { _ in nil },
  {{/hasBadges}}
  openURL: @escaping (URL) -> Void = { _ in }
) {
  self.store = store
  self.root = root
  self.screen = screen
  {{#hasModals}}
  self.modal = modal
  {{/hasModals}}
  {{#hasBadges}}
  self.badge = badge
  {{/hasBadges}}
  self.openURL = openURL
}

"""#),
  SourceFile(path: "Templates/partials/ViewLabel.mustache", text: #"""
{{#hasBadges}}
/// The badge that the app gives it, or else the store, if there is anything to show.
private func shownBadge(of {{itemName}}: {{valueTypeName}}) -> {{badgeTypeName}}? {
  {{#hasActions}}
  guard let tab = item.tab, tab.hasBadge else { return nil }
  {{/hasActions}}
  {{^hasActions}}
  guard tab.hasBadge else { return nil }
  {{/hasActions}}
  return (badge(tab) ?? store.badge(for: tab))?.shown
}

private func badgeText(of {{itemName}}: {{valueTypeName}}) -> SwiftUI.Text? {
  switch shownBadge(of: {{itemName}}) {
  case .count(let count):
    return SwiftUI.Text(verbatim: "\(count)")
  case .text(let text):
    return SwiftUI.Text(verbatim: text)
  case .dot:
    return SwiftUI.Text(verbatim: " ")
  case nil:
    return nil
  }
}

{{/hasBadges}}
private func label(_ {{itemName}}: {{valueTypeName}}) -> some View {
  SwiftUI.Label {
    title(of: {{itemName}})
  } icon: {
    image(of: {{itemName}})
  }
}

/// The titles are literals, so that tools which collect strings from sources find them.
private func title(of {{itemName}}: {{valueTypeName}}) -> SwiftUI.Text {
  switch {{itemName}} {
  {{#titles}}
  case .{{memberName}}:
    return SwiftUI.Text{{titleArgumentList}}
  {{/titles}}
  }
}

private func image(of {{itemName}}: {{valueTypeName}}) -> SwiftUI.Image {
  switch {{itemName}}.icon {
  case .symbol(let name, let selected):
    return SwiftUI.Image(systemName: {{itemName}} == store.{{selectionName}} ? selected : name)
  case .asset(let name):
    return SwiftUI.Image{{imageArgumentList}}
  }
}
{{#hasSearchFallback}}

/// macOS shows no tab of this role before macOS 26, so there it is one like the others.
{{#hasTabItems}}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
{{/hasTabItems}}
private var searchRole: TabRole? {
  #if os(macOS)
    guard #available(macOS 26.0, *) else { return nil }
  #endif
  return .search
}
{{/hasSearchFallback}}

"""#),
  SourceFile(path: "Templates/partials/ViewMinimizing.mustache", text: #"""
{{> ViewAvailability}}
extension View {
  /// Lets the bar shrink while the user scrolls, where the system can.
  @ViewBuilder
  fileprivate func minimizingTabBar() -> some View {
    #if {{conditionClause}}
      if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
        tabBarMinimizeBehavior(.{{behaviorName}})
      } else {
        self
      }
    #else
      self
    #endif
  }
}

"""#),
  SourceFile(path: "Templates/partials/ViewModal.mustache", text: #"""
/// What is inside a modal, with what its style asks for.
{{#hasOneModalGroup}}
private func content(of modal: {{modalTypeName}}) -> some View {
  {{#modalGroups}}
  {{> ViewModalContent}}
  {{/modalGroups}}
}
{{/hasOneModalGroup}}
{{^hasOneModalGroup}}
@ViewBuilder
private func content(of modal: {{modalTypeName}}) -> some View {
  switch modal {
  {{#modalGroups}}
  case {{patternList}}:
    {{> ViewModalContent}}
  {{/modalGroups}}
  }
}
{{/hasOneModalGroup}}

"""#),
  SourceFile(path: "Templates/partials/ViewModalContent.mustache", text: #"""
{{#isStack}}
NavigationStack(path: $store.modalPath) {
  {{#hasRoutes}}
  self.modal(modal)
    .place(nil, nil)
    .navigationDestination(for: {{routeTypeName}}.self) { route in
      screen(route).place(nil, route)
    }
  {{/hasRoutes}}
  {{^hasRoutes}}
  self.modal(modal).navigationDestination(for: {{routeTypeName}}.self, destination: screen)
  {{/hasRoutes}}
}
{{> ViewModalModifiers}}
{{/isStack}}
{{^isStack}}
self.modal(modal)
  {{> ViewModalModifiers}}
{{/isStack}}

"""#),
  SourceFile(path: "Templates/partials/ViewModalModifiers.mustache", text: #"""
{{#detents}}
.presentationDetents{{argumentList}}
{{/detents}}
{{#isSticky}}
.interactiveDismissDisabled()
{{/isSticky}}
.onAppear(perform: store.modalDidAppear)
.onDisappear(perform: store.modalDidDisappear)

"""#),
  SourceFile(path: "Templates/partials/ViewModals.mustache", text: #"""
{{#hasSheets}}
{{> ViewSheet}}
{{/hasSheets}}
{{#sheetConditions}}
#if {{conditionClause}}
  {{> ViewSheet}}
#endif
{{/sheetConditions}}
{{#hasCovers}}
#if !os(macOS)
  .fullScreenCover(
    item: $store[presentedAs: .cover],
    onDismiss: store.modalDidClose,
    content: content(of:)
  )
#endif
{{/hasCovers}}
{{#hasPopovers}}
#if !os(tvOS) && !os(watchOS)
  .popover(item: $store[presentedAs: .popover]) { modal in
    content(of: modal).onDisappear(perform: store.modalDidClose)
  }
#endif
{{/hasPopovers}}

"""#),
  SourceFile(path: "Templates/partials/ViewPlace.mustache", text: #"""
/// Where a view stands: on a screen of the stack of a tab{{#hasModalStack}} or of the modal{{/hasModalStack}}.
nonisolated struct {{placeTypeName}}: Hashable, Sendable {
  {{#hasModalStack}}
  /// `nil` in the modal.
  let tab: {{tabTypeName}}?
  {{/hasModalStack}}
  {{^hasModalStack}}
  let tab: {{tabTypeName}}
  {{/hasModalStack}}
  /// `nil` on the root.
  let screen: {{routeTypeName}}?
}

private nonisolated struct {{placeKeyTypeName}}: EnvironmentKey {
  static let defaultValue: {{placeTypeName}}? = nil
}

extension EnvironmentValues {
  /// Where the view stands; `nil` outside of `{{viewTypeName}}`.
  nonisolated var {{placeName}}: {{placeTypeName}}? {
    get { self[{{placeKeyTypeName}}.self] }
    set { self[{{placeKeyTypeName}}.self] = newValue }
  }
}

extension View {
  fileprivate func place(
    _ tab: {{tabTypeName}}{{#hasModalStack}}?{{/hasModalStack}},
    _ screen: {{routeTypeName}}?
  ) -> some View {
    environment(\.{{placeName}}, {{placeTypeName}}(tab: tab, screen: screen))
  }
}

{{> ViewAvailability}}
extension {{storeTypeName}} {
  /// Pushes a route on top of the screen that a view stands on. If that screen is covered already, as
  /// it is at a second tap, nothing changes.
  func push(_ route: {{routeTypeName}}, from place: {{placeTypeName}}?) {
    guard let place else { return }
    {{#hasModalStack}}
    guard let tab = place.tab else {
      if modalPath.last == place.screen { pushInModal(route) }
      return
    }
    if path(for: tab).last == place.screen { push(route, on: tab) }
    {{/hasModalStack}}
    {{^hasModalStack}}
    if path(for: place.tab).last == place.screen { push(route, on: place.tab) }
    {{/hasModalStack}}
  }
}

"""#),
  SourceFile(path: "Templates/partials/ViewPresentation.mustache", text: #"""
{{> ViewAvailability}}
extension {{storeTypeName}} {
  /// The modal that the system presents in a style. It sets `nil` when the user closed the modal.
  fileprivate subscript(
    presentedAs style: {{modalStyleTypeName}}
  ) -> {{modalTypeName}}? {
    get {
      guard let presentedModal, presentedModal.style{{#hasOtherStyles}}.here{{/hasOtherStyles}} == style else { return nil }
      return presentedModal
    }
    set {
      if newValue == nil, self[presentedAs: style] != nil { modalWasClosedByUser() }
    }
  }
}
{{#hasOtherStyles}}

extension {{modalStyleTypeName}} {
  /// What stands in for it where the platform does not have it.
  fileprivate var here: Self {
    {{#hasCovers}}
    #if os(macOS)
      if self == .cover { return .sheet }
    #endif
    {{/hasCovers}}
    {{#hasPopovers}}
    #if os(tvOS) || os(watchOS)
      if self == .popover { return .sheet }
    #endif
    {{/hasPopovers}}
    return self
  }
}
{{/hasOtherStyles}}

"""#),
  SourceFile(path: "Templates/partials/ViewRootModifiers.mustache", text: #"""
{{#hasRoutes}}
.place(tab, nil)
{{/hasRoutes}}
{{#hasSystemBarHiding}}
.modifier({{barHidingTypeName}}(store: store, tab: tab))
{{/hasSystemBarHiding}}
{{#hasOwnBar}}
.aboveTabBar()
{{/hasOwnBar}}
{{#hasRoutes}}
.navigationDestination(for: {{routeTypeName}}.self) { route in
  {{> ViewScreen}}
}
{{/hasRoutes}}
{{^hasRoutes}}
.navigationDestination(for: {{routeTypeName}}.self, destination: screen)
{{/hasRoutes}}

"""#),
  SourceFile(path: "Templates/partials/ViewRouteLink.mustache", text: #"""
/// A button that pushes a route on top of the screen it stands on.
///
/// A second tap finds its screen covered and does nothing, so nothing is pushed twice. Outside of
/// `{{viewTypeName}}`{{#hasModals}}, and in a modal without a stack,{{/hasModals}} it does nothing.
{{> ViewAvailability}}
{{access}}struct {{routeLinkTypeName}}<Label: View>: View {
  @Environment({{storeTypeName}}.self)
  private var store: {{storeTypeName}}?
  @Environment(\.{{placeName}}) private var place
  private let route: {{routeTypeName}}
  private let label: Label

  /// Makes a link with a label of its own.
  {{access}}init(_ route: {{routeTypeName}}, @ViewBuilder label: () -> Label) {
    self.route = route
    self.label = label()
  }

  /// Makes a link with a title that is looked up in {{bundleText}}.
  {{access}}init(
    _ titleKey: LocalizedStringKey,
    route: {{routeTypeName}}
  ) where Label == SwiftUI.Text {
    self.init(route) {
      SwiftUI.Text{{linkTitleArgumentList}}
    }
  }

  /// The button.
  {{access}}var body: some View {
    SwiftUI.Button {
      store?.push(route, from: place)
    } label: {
      label
    }
  }
}

"""#),
  SourceFile(path: "Templates/partials/ViewSample.mustache", text: #"""
// MARK: - Previews

{{> ViewAvailability}}
extension {{viewTypeName}}
where Root == SwiftUI.Text, Screen == SwiftUI.Text{{#hasModals}}, Modal == SwiftUI.Text{{/hasModals}} {
  /// The tab bar with a text for each screen, as in `#Preview { {{viewTypeName}}.sample() }`.
  /// - Parameter store: Where the user is; at the start if there is none.
  {{access}}static func sample(store: {{storeTypeName}}? = nil) -> Self {
    Self(
      store: store ?? {{storeTypeName}}(),
      root: text,
      {{#hasModals}}
      screen: text,
      modal: text
      {{/hasModals}}
      {{^hasModals}}
      screen: text
      {{/hasModals}}
    )
  }

  private static func text<Place: Sendable>(of place: Place) -> SwiftUI.Text {
    SwiftUI.Text(verbatim: "\(place)")
  }
}

"""#),
  SourceFile(path: "Templates/partials/ViewScreen.mustache", text: #"""
{{#hasManyScreenModifiers}}
screen(route)
  .place(tab, route)
  {{#hasSystemBarHiding}}
  .modifier({{barHidingTypeName}}(store: store, tab: tab))
  {{/hasSystemBarHiding}}
  {{#hasOwnBar}}
  {{> ViewBarScreen}}
  {{/hasOwnBar}}
{{/hasManyScreenModifiers}}
{{^hasManyScreenModifiers}}
screen(route).place(tab, route)
{{/hasManyScreenModifiers}}

"""#),
  SourceFile(path: "Templates/partials/ViewScroll.mustache", text: #"""
// MARK: - Scrolling to the top

{{> ViewAvailability}}
extension View {
  /// Scrolls to the top when the tab is tapped while it is selected and at its root.
  ///
  /// It belongs on the scroll view or list at the root of the tab. A list needs `scrollAnchor(of:)` on
  {{#hasTabItems}}
  /// its first row besides; before iOS 18 so does a scroll view.
  {{/hasTabItems}}
  {{^hasTabItems}}
  /// its first row besides.
  {{/hasTabItems}}
  {{access}}func scrollsToTop(_ tab: {{tabTypeName}}) -> some View {
    {{#hasTabItems}}
    scrollsToEdge(tab).modifier({{scrollToAnchorTypeName}}(tab: tab))
    {{/hasTabItems}}
    {{^hasTabItems}}
    modifier({{scrollToEdgeTypeName}}(tab: tab))
      .modifier({{scrollToAnchorTypeName}}(tab: tab))
    {{/hasTabItems}}
  }

  /// Marks the first row of what scrolls to its top.
  {{access}}func scrollAnchor(of tab: {{tabTypeName}}) -> some View {
    id({{scrollAnchorTypeName}}(tab: tab))
  }
  {{#hasTabItems}}

  @ViewBuilder
  private func scrollsToEdge(_ tab: {{tabTypeName}}) -> some View {
    if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
      modifier({{scrollToEdgeTypeName}}(tab: tab))
    } else {
      self
    }
  }
  {{/hasTabItems}}
}

/// Scrolls a scroll view to its upper edge.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
private struct {{scrollToEdgeTypeName}}: ViewModifier {
  @State private var position = ScrollPosition()
  private let tab: {{tabTypeName}}

  init(tab: {{tabTypeName}}) {
    self.tab = tab
  }

  func body(content: Content) -> some View {
    content
      .scrollPosition($position)
      .modifier({{scrollRequestsTypeName}}(tab: tab) { position.scrollTo(edge: .top) })
  }
}

/// Scrolls a list, or any scroll view, to the row with the anchor.
{{> ViewAvailability}}
private struct {{scrollToAnchorTypeName}}: ViewModifier {
  let tab: {{tabTypeName}}

  func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content.modifier(
        {{scrollRequestsTypeName}}(tab: tab) {
          proxy.scrollTo({{scrollAnchorTypeName}}(tab: tab), anchor: .top)
        })
    }
  }
}

/// Scrolls whenever the root of a tab is asked to, animated unless motion is reduced.
{{> ViewAvailability}}
private struct {{scrollRequestsTypeName}}: ViewModifier {
  @Environment({{storeTypeName}}.self)
  private var store: {{storeTypeName}}?
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  let tab: {{tabTypeName}}
  let scroll: () -> Void

  func body(content: Content) -> some View {
    content.onChange(of: store?.scrollRequests(for: tab)) {
      withAnimation(reducesMotion ? nil : .default, scroll)
    }
  }
}

/// The identity of the first row.
private nonisolated struct {{scrollAnchorTypeName}}: Hashable {
  let tab: {{tabTypeName}}
}

"""#),
  SourceFile(path: "Templates/partials/ViewSheet.mustache", text: #"""
.sheet(
  item: $store[presentedAs: .sheet],
  onDismiss: store.modalDidClose,
  content: content(of:)
)

"""#),
  SourceFile(path: "Templates/partials/ViewStack.mustache", text: #"""
private func stack(
  _ tab: {{tabTypeName}},
  path: Binding<[{{routeTypeName}}]>
) -> some View {
  NavigationStack(path: path) {
    {{#hasScreenModifiers}}
    root(tab)
      {{> ViewRootModifiers}}
    {{/hasScreenModifiers}}
    {{^hasScreenModifiers}}
    root(tab).navigationDestination(for: {{routeTypeName}}.self, destination: screen)
    {{/hasScreenModifiers}}
  }
}

"""#),
  SourceFile(path: "Templates/partials/ViewTabBarHiding.mustache", text: #"""
/// Hides the bar while a route that wants its room is on top of the stack.
{{> ViewAvailability}}
private struct {{barHidingTypeName}}: ViewModifier {
  let store: {{storeTypeName}}
  let tab: {{tabTypeName}}

  func body(content: Content) -> some View {
    #if os(macOS) || os(watchOS)
      content
    #else
      content.toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
    #endif
  }

  private var isHidden: Bool {
    store.path(for: tab).last?.hidesTabBar ?? false
  }
}

"""#),
  SourceFile(path: "Templates/partials/ViewTabItem.mustache", text: #"""
{{#isAction}}
SwiftUI.Text(verbatim: "")
{{/isAction}}
{{^isAction}}
stack{{stackArgumentList}}
{{/isAction}}
{{#isWide}}
{{> ViewTabItemModifiers}}
{{/isWide}}
{{^isWide}}
  {{> ViewTabItemModifiers}}
{{/isWide}}

"""#),
  SourceFile(path: "Templates/partials/ViewTabItemModifiers.mustache", text: #"""
.tabItem { label(.{{memberName}}) }
.tag{{tagList}}
{{#badges}}
#if !os(tvOS) && !os(watchOS)
  .badge(badgeText(of: .{{memberName}}))
#endif
{{/badges}}

"""#),
  SourceFile(path: "Templates/partials/ViewTabItems.mustache", text: #"""
/// The bar of systems that have no tabs as values.
private var tabItems: some View {
  TabView(selection: $store.tabSelection) {
    {{#tabItems}}
    {{#hasCondition}}
    if {{conditionClause}} {
      {{> ViewTabItem}}
    }
    {{/hasCondition}}
    {{^hasCondition}}
    {{> ViewTabItem}}
    {{/hasCondition}}
    {{/tabItems}}
  }
}

"""#),
  SourceFile(path: "Templates/partials/ViewTabs.mustache", text: #"""
TabView(selection: $store.tabSelection) {
  {{> TabBlock}}
}
{{#styles}}
#if !os(watchOS)
  .tabViewStyle(.{{styleName}})
#endif
{{/styles}}
{{#minimizings}}
.minimizingTabBar()
{{/minimizings}}

"""#),
])
