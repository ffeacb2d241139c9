// Made from the folder Templates by `make templates`; a test proves that both say the same.
// swift-format-ignore-file

import NavgenSource
import NavgenTemplate

/// The templates, compiled in so that the tool needs no file beside it.
let embeddedTemplates = TemplateSet([
  SourceFile(path: "Templates/Links.swift.mustache", text: #"""
{{> Header}}
{{#hasLinks}}

{{> Imports}}

{{> LinksTypes}}

{{> LinksTargets}}

{{> LinksSearch}}

{{> LinksAddress}}

{{> LinksURL}}

{{> LinksText}}
{{#hasValues}}

{{> LinksFormats}}
{{#hasDates}}

{{> LinksMoment}}
{{/hasDates}}

{{> LinksDraft}}
{{/hasValues}}
{{/hasLinks}}

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

{{> Imports}}

#if canImport(SwiftUI)
{{#viewImports}}
  {{> Imports}}
{{/viewImports}}
#endif

{{> StateSnapshot}}

{{> StateReport}}

{{> StateRestoring}}

#if canImport(SwiftUI)
  {{> StateView}}
#endif
{{#hasFormerTabIds}}

{{> StateTabs}}
{{/hasFormerTabIds}}
{{#hasRoutes}}

{{> StateRoutes}}
{{/hasRoutes}}
{{#hasModals}}

{{> StateModals}}
{{/hasModals}}
{{#hasParameters}}

{{> StateValues}}
{{/hasParameters}}

{{> StateDocument}}

{{> StateReader}}

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
{{#hasLinks}}

// MARK: - Links

{{> StoreAvailability}}
extension {{storeTypeName}} {
  {{> StoreLinks}}
}
{{/hasLinks}}

// MARK: - Saved state

{{! Not in the class, as the results: see there. }}
{{> StoreAvailability}}
extension {{storeTypeName}} {
  {{> StoreSnapshots}}
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
{{> TestsSavedSamples}}
{{> TestsRecordedSamples}}

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
{{#hasLinkSamples}}
  {{> TestsLinks}}

  {{> TestsLaunchLinks}}

{{/hasLinkSamples}}
  {{> TestsState}}
  {{> TestsRecorded}}

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
  SourceFile(path: "Templates/partials/LinksAddress.mustache", text: #"""
// MARK: - Reading

/// The path and the query of an address, without escapes.
private nonisolated struct {{linkAddressTypeName}} {
  /// The parts of the path.
  let segments: [String]
{{#hasKeys}}

  /// The items of the query; a value with a broken escape is `nil`.
  private let items: [(key: {{linkTextTypeName}}, value: String?)]
{{/hasKeys}}

  /// - Returns: `nil` if an escape of the path is broken.
  init?(_ url: {{linkURLTypeName}}) {
    var segments: [String] = []
    for part in url.path {
      guard let segment = part.decoded else { return nil }
      switch segment {
      case ".":
        break
      case "..":
        _ = segments.popLast()
      default:
        segments.append(segment)
      }
    }
    self.segments = segments
  {{#hasKeys}}
    items = url.query.compactMap { item in
      let key = item.prefix { $0 != .equals }
      let value = item.dropFirst(key.count + 1).decoded
      return key.decoded.map { ({{linkTextTypeName}}($0{{^isCaseSensitive}}.caseFolded{{/isCaseSensitive}}), value) }
    }
  {{/hasKeys}}
  }
{{#hasIgnored}}

  {{> LinksIgnored}}
{{/hasIgnored}}
{{#hasValues}}

  {{> LinksValues}}
{{/hasValues}}
}
{{#hasValues}}

/// Where a value stands in an address.
private nonisolated enum {{linkPlaceTypeName}} {
{{#hasParts}}
  /// A part of the path, if there are as many.
  case part(Int)

{{/hasParts}}
{{#hasAffixes}}
  /// A part of the path between two texts.
  case inner(Int, String, String)

{{/hasAffixes}}
{{#hasRests}}
  /// The parts of the path from one on.
  case rest(Int)

{{/hasRests}}
{{#hasKeys}}
  /// The query.
  case key(String)
{{/hasKeys}}
}

/// What keeps a pattern from fitting.
private nonisolated struct {{linkMissTypeName}}: Error {
  let reason: String
}
{{/hasValues}}

"""#),
  SourceFile(path: "Templates/partials/LinksAttempts.mustache", text: #"""
{{#attempts}}
if {{conditionClause}}
  return link
}
{{/attempts}}

"""#),
  SourceFile(path: "Templates/partials/LinksBranch.mustache", text: #"""
{{#tables}}
private static let {{tableName}}: [{{linkTextTypeName}}: @Sendable (inout Self) -> {{linkTypeName}}?] = [
  {{#entries}}
  {{literal}}: { $0.{{callName}}() },
  {{/entries}}
]

{{/tables}}
/// `{{prefixText}}…`
{{^isRoot}}private {{/isRoot}}mutating func {{branchName}}() -> {{linkTypeName}}? {
  {{#endings}}
  {{#hasEnds}}
  guard goesOn(at: {{depth}}) else {
    {{> LinksAttempts}}
    return {{lastCall}}
  }
  {{/hasEnds}}
  {{^hasEnds}}
  guard goesOn(at: {{depth}}) else { return nil }
  {{/hasEnds}}
  {{/endings}}
  {{#tables}}
  if let branch = Self.{{tableName}}[{{subject}}], let link = branch(&self) {
    return link
  }
  {{/tables}}
  {{#hasLiterals}}
  switch {{subject}} {
  {{#literals}}
  case {{literal}}:
    {{> LinksAttempts}}
    {{#hasLastCall}}
    if let link = {{lastCall}} {
      return link
    }
    {{/hasLastCall}}
  {{/literals}}
  default:
    break
  }
  {{/hasLiterals}}
  {{> LinksAttempts}}
  return {{lastCall}}
}

"""#),
  SourceFile(path: "Templates/partials/LinksDraft.mustache", text: #"""
/// An address as it is put together. A value that cannot stand in one leaves it without a text.
private nonisolated struct {{linkDraftTypeName}} {
  private var path: String
  private var query = ""
  private var isWhole = true

  /// - Parameter path: What it begins with, encoded.
  init(path: String = "") {
    self.path = path
  }

  var text: String? {
    isWhole ? (path.isEmpty ? "/" : path) + query : nil
  }

  /// Adds parts that the pattern spells out, encoded.
  mutating func add(path: String) {
    self.path += path
  }

  /// Adds a part of the path.
  mutating func add<Value>(
    _ value: Value?,
    as format: {{linkFormatTypeName}}<Value>,
    prefix: String = "",
    suffix: String = ""
  ) {
    guard let text = value.flatMap(format.write) else {
      isWhole = false
      return
    }
    let part = prefix + text + suffix
    // An empty part, and those that mean this folder and the one above, would be lost on the way.
    if ["", ".", ".."].contains(part) { isWhole = false }
    path += "/" + encoded(part, keeping: "-._~!$&'()*+,;=:@")
  }

  /// Adds an item of the query.
  mutating func add<Value>(
    _ value: Value?,
    as format: {{linkFormatTypeName}}<Value>,
    key: String
  ) {
    guard let text = value.flatMap(format.write) else {
      isWhole = false
      return
    }
    query += (query.isEmpty ? "?" : "&") + key + "=" + encoded(text, keeping: "-._~!$'()*,;:@/?")
  }

  private mutating func encoded(_ text: String, keeping marks: String) -> String {
    var result = ""
    for byte in text.utf8 {
      if byte == 0 { isWhole = false }
      if byte.isLetter || byte.isDigit || marks.utf8.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}

"""#),
  SourceFile(path: "Templates/partials/LinksFormats.mustache", text: #"""
// MARK: - Values

/// How the values of a type are written in an address.
private nonisolated struct {{linkFormatTypeName}}<Value> {
  let read: (String) -> Value?
  /// Gives `nil` for a value that no text stands for.
  let write: (Value) -> String?
}
{{#hasLossless}}

nonisolated extension {{linkFormatTypeName}} where Value: LosslessStringConvertible {
  fileprivate static var lossless: Self {
    Self(read: { Value($0) }, write: { $0.description })
  }
}
{{/hasLossless}}
{{#hasChoices}}

nonisolated extension {{linkFormatTypeName}} where Value: RawRepresentable, Value.RawValue == String {
  fileprivate static var choice: Self {
    Self(
      read: { text in
        Value(rawValue: text).flatMap { $0.rawValue.utf8.elementsEqual(text.utf8) ? $0 : nil }
      },
      write: { $0.rawValue })
  }
}
{{/hasChoices}}
{{#hasDecimals}}

nonisolated extension {{linkFormatTypeName}}<Double> {
  fileprivate static var decimal: Self {
    Self(read: number, write: { $0.isFinite ? "\($0)" : nil })
  }

  /// Only what is written in digits: neither `nan` nor `0x1p3`.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ $0.isDigit || "+-.eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
{{/hasDecimals}}
{{#hasUUIDs}}

nonisolated extension {{linkFormatTypeName}}<UUID> {
  fileprivate static var uuid: Self {
    Self(read: identifier, write: { $0.uuidString })
  }

  private static func identifier(_ text: String) -> UUID? {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard groups.map(\.count) == [8, 4, 4, 4, 12],
      groups.allSatisfy({ $0.allSatisfy { $0.hexValue != nil } })
    else { return nil }
    return UUID(uuidString: text)
  }
}
{{/hasUUIDs}}
{{#hasURLs}}

nonisolated extension {{linkFormatTypeName}}<URL> {
  fileprivate static var url: Self {
    Self(
      read: { $0.isEmpty ? nil : URL(string: $0) },
      write: { $0.absoluteString.isEmpty ? nil : $0.absoluteString })
  }
}
{{/hasURLs}}
{{#hasDates}}

nonisolated extension {{linkFormatTypeName}}<Date> {
  fileprivate static var date: Self {
    Self(read: {{linkMomentTypeName}}.date, write: {{linkMomentTypeName}}.text)
  }
}
{{/hasDates}}

"""#),
  SourceFile(path: "Templates/partials/LinksIgnored.mustache", text: #"""
/// Whether the spec leaves it to others.
var isIgnored: Bool {
  let parts = segments.map { {{linkTextTypeName}}($0{{^isCaseSensitive}}.caseFolded{{/isCaseSensitive}}) }
{{#hasIgnoredPaths}}
  if Self.ignoredPaths.contains(parts) { return true }
{{/hasIgnoredPaths}}
{{#hasIgnoredFolders}}
  return Self.ignoredFolders.contains { folder in
    parts.count > folder.count && parts.starts(with: folder)
  }
{{/hasIgnoredFolders}}
{{^hasIgnoredFolders}}
  return false
{{/hasIgnoredFolders}}
}
{{#hasIgnoredPaths}}

private static let ignoredPaths: Set<[{{linkTextTypeName}}]> = {{ignoredPathsLiteral}}
{{/hasIgnoredPaths}}
{{#hasIgnoredFolders}}

/// Everything below them is ignored.
private static let ignoredFolders: [[{{linkTextTypeName}}]] = {{ignoredFoldersLiteral}}
{{/hasIgnoredFolders}}

"""#),
  SourceFile(path: "Templates/partials/LinksMoment.mustache", text: #"""
/// A moment as ISO 8601 writes it, such as `2026-11-30T13:00:00Z`.
private nonisolated struct {{linkMomentTypeName}} {
  private var rest: Substring.UTF8View

  /// The moment that a text stands for; `nil` if there is none, such as the thirtieth of February.
  ///
  /// A day without a time is its midnight in UTC.
  static func date(from text: String) -> Date? {
    var reader = Self(rest: text[...].utf8)
    guard let day = reader.takeDay() else { return nil }
    if reader.rest.isEmpty { return Date(timeIntervalSinceReferenceDate: Double(day * 86_400)) }
    guard reader.take("T"), let time = reader.takeTime(), let fraction = reader.takeFraction(),
      let offset = reader.takeOffset(), reader.rest.isEmpty
    else { return nil }
    let seconds = Double(day * 86_400 + time - offset)
    return Date(timeIntervalSinceReferenceDate: seconds + fraction)
  }

  /// The text that stands for a moment, to the last digit; `nil` outside the years 1 to 9999.
  static func text(of date: Date) -> String? {
    let moment = date.timeIntervalSinceReferenceDate
    guard (-63_113_904_000..<252_423_993_600).contains(moment) else { return nil }
    let seconds = moment.rounded(.down)
    let day = Int((seconds / 86_400).rounded(.down))
    let time = Int(seconds) - day * 86_400
    let clock = [time / 3600, time / 60 % 60, time % 60].map { padded($0, to: 2) }
    let start = calendarText(day) + "T" + clock.joined(separator: ":")
    return (0...5).lazy
      .map { start + fractionText(moment - seconds, digits: 3 * $0) + "Z" }
      .first { Self.date(from: $0) == date }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func takeNumber(_ digits: Int) -> Int? {
    let text = rest.prefix(digits)
    guard text.count == digits, text.allSatisfy(\.isDigit) else { return nil }
    rest = rest.dropFirst(digits)
    return Int(String(Substring(text)))
  }

  /// Counts from the first of January 2001.
  private mutating func takeDay() -> Int? {
    guard let year = takeNumber(4), year > 0, take("-"), let month = takeNumber(2), take("-"),
      let day = takeNumber(2)
    else { return nil }
    let number = Self.dayNumber(year, month, day)
    return Self.calendar(number) == (year, month, day) ? number : nil
  }

  /// In seconds.
  private mutating func takeTime() -> Int? {
    guard let hour = takeNumber(2), hour < 24, take(":"), let minute = takeNumber(2), minute < 60,
      take(":"), let second = takeNumber(2), second < 60
    else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  private mutating func takeFraction() -> Double? {
    guard take(".") else { return 0 }
    let digits = rest.prefix(while: \.isDigit)
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : Double("0." + String(Substring(digits)))
  }

  /// In seconds, east of Greenwich.
  private mutating func takeOffset() -> Int? {
    if take("Z") { return 0 }
    let isEast = take("+")
    guard isEast || take("-"), let hour = takeNumber(2), hour < 24, take(":"),
      let minute = takeNumber(2), minute < 60
    else { return nil }
    return (isEast ? 60 : -60) * (hour * 60 + minute)
  }

  /// The number of a day, from the first of January 2001 on. The year is taken to begin in March, so that the leap day
  /// comes last.
  private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let month = (month + 9) % 12
    let year = year - month / 10
    return year * 365 + year / 4 - year / 100 + year / 400 + (month * 306 + 5) / 10 + day - 730_792
  }

  /// The other way round.
  private static func calendar(_ number: Int) -> (year: Int, month: Int, day: Int) {
    let number = number + 730_791
    var year = (number * 10_000 + 14_780) / 3_652_425
    var rest = number - (year * 365 + year / 4 - year / 100 + year / 400)
    if rest < 0 {
      year -= 1
      rest = number - (year * 365 + year / 4 - year / 100 + year / 400)
    }
    let month = (rest * 100 + 52) / 3060
    let day = rest - (month * 306 + 5) / 10 + 1
    return (year + (month + 2) / 12, (month + 2) % 12 + 1, day)
  }

  private static func calendarText(_ number: Int) -> String {
    let (year, month, day) = calendar(number)
    return [padded(year, to: 4), padded(month, to: 2), padded(day, to: 2)].joined(separator: "-")
  }

  private static func fractionText(_ fraction: Double, digits: Int) -> String {
    guard digits > 0 else { return "" }
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    return "." + padded(Int((fraction * scale).rounded()), to: digits)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}

"""#),
  SourceFile(path: "Templates/partials/LinksSearch.mustache", text: #"""
// MARK: - Finding the pattern

/// The search for the pattern that an address fits.
///
/// A branch stands for all patterns that begin in the same way. It tries what can follow, the more specific
/// before the less, so the first pattern that fits is the right one. It takes a step for each part of the
/// path, however many patterns there are.
private nonisolated struct {{linkSearchTypeName}} {
  private let segments: [String]
{{#hasValues}}
  private let address: {{linkAddressTypeName}}

  /// What keeps the first pattern of the address's form from fitting.
  private(set) var fault: {{linkFaultTypeName}}?
{{/hasValues}}

  init(_ address: {{linkAddressTypeName}}) {
    segments = address.segments{{^isCaseSensitive}}.map(\.caseFolded){{/isCaseSensitive}}
  {{#hasValues}}
    self.address = address
  {{/hasValues}}
  }

  /// Whether the path ends before a part. The compiler takes calls faster than what they stand for.
  private func ends(at index: Int) -> Bool { segments.count == index }

  private func goesOn(at index: Int) -> Bool { segments.count > index }
{{#hasLiteralParts}}

  private func part(_ index: Int) -> {{linkTextTypeName}} {
    {{linkTextTypeName}}(segments[index])
  }
{{/hasLiteralParts}}
{{#hasAffixes}}

  private func hasPart(_ index: Int, between prefix: String, _ suffix: String) -> Bool {
    segments[index].inner(prefix, suffix) != nil
  }
{{/hasAffixes}}
{{#branches}}

  {{> LinksBranch}}
{{/branches}}
{{#readers}}

  /// `{{patternText}}`
  private mutating func {{readerName}}() -> {{linkTypeName}}? {
    {{#hasValues}}
    attempt{{patternArgumentList}} { address throws({{linkMissTypeName}}) in
      try {{linkExpression}}
    }
    {{/hasValues}}
    {{^hasValues}}
    {{linkExpression}}
    {{/hasValues}}
  }
{{/readers}}
{{#hasValues}}

  /// Reads the values of a pattern whose form the path has.
  private mutating func attempt(
    _ pattern: String,
    _ read: ({{linkAddressTypeName}}) throws({{linkMissTypeName}}) -> {{linkTypeName}}
  ) -> {{linkTypeName}}? {
    do {
      return try read(address)
    } catch {
      if fault == nil {
        fault = {{linkFaultTypeName}}(pattern: pattern, reason: error.reason)
      }
      return nil
    }
  }
{{/hasValues}}
}

"""#),
  SourceFile(path: "Templates/partials/LinksTargets.mustache", text: #"""
// MARK: - Building
{{#targets}}

nonisolated extension {{targetTypeName}} {
  /// The URL that leads to the {{goalText}}; see ``{{linkTypeName}}/url(scheme:host:)``.
  {{access}}func url(scheme: String? = nil, host: String? = nil) -> URL? {
    {{linkTypeName}}.{{kindName}}(self).url(scheme: scheme, host: host)
  }

  fileprivate var linkAddress: String? {
    switch self {
    {{#drafts}}
    case {{casePattern}}:
      {{#isConstant}}
      return {{addressLiteral}}
      {{/isConstant}}
      {{^isConstant}}
      var draft = {{linkDraftTypeName}}{{startArgumentList}}
      {{#pieces}}
      {{#constants}}
      {{declaration}}
      {{/constants}}
      {{#hasCondition}}
      {{conditionClause}}
        draft.add{{argumentList}}
      }
      {{/hasCondition}}
      {{^hasCondition}}
      draft.add{{argumentList}}
      {{/hasCondition}}
      {{/pieces}}
      return draft.text
      {{/isConstant}}
    {{/drafts}}
    {{#hasOthers}}
    case {{otherList}}:
      return nil
    {{/hasOthers}}
    }
  }
}
{{/targets}}

"""#),
  SourceFile(path: "Templates/partials/LinksText.mustache", text: #"""
// MARK: - Text

nonisolated extension UInt8 {
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let questionMark = UInt8(ascii: "?")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let percent = UInt8(ascii: "%")
{{#hasHosts}}
  fileprivate static let at = UInt8(ascii: "@")
{{/hasHosts}}
{{#hasKeys}}
  fileprivate static let ampersand = UInt8(ascii: "&")
  fileprivate static let equals = UInt8(ascii: "=")
{{/hasKeys}}

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isLetter: Bool { (self | 0x20).isSmallLetter }
  fileprivate var isOfScheme: Bool { isLetter || isDigit || "+-.".utf8.contains(self) }
{{#hasParentHosts}}
  fileprivate var isOfHost: Bool { isLetter || isDigit || "-_.".utf8.contains(self) }
{{/hasParentHosts}}
{{#hasSchemes}}
{{#schemeHostIsPath}}
  fileprivate var isOfShortHost: Bool { isSmallLetter || isDigit || self == UInt8(ascii: "-") }
{{/schemeHostIsPath}}
{{/hasSchemes}}

  /// The value of a hexadecimal digit.
  fileprivate var hexValue: UInt8? {
    if isDigit { return self - UInt8(ascii: "0") }
    guard isLetter else { return nil }
    let value = (self | 0x20) - UInt8(ascii: "a") + 10
    return value < 16 ? value : nil
  }
}

nonisolated extension Substring.UTF8View {
  /// The text without its escapes; `nil` if one is broken, or all of it together is no text.
  fileprivate var decoded: String? {
    var bytes: [UInt8] = []
    var rest = self
    while let byte = rest.popFirst() {
      if byte == .percent {
        guard let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue else {
          return nil
        }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    // What is not UTF-8 is repaired, so it is no longer the same.
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) && !bytes.contains(0) ? text : nil
  }
}
{{#hasTexts}}

/// A text in an address. It equals only one of the same scalars, while a `String` takes the two ways to
/// write `é` for one.
private nonisolated struct {{linkTextTypeName}}: Hashable, ExpressibleByStringLiteral {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  init(stringLiteral text: String) {
    self.text = text
  }

  static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
{{/hasTexts}}
{{^isCaseSensitive}}

nonisolated extension String {
  /// Its letters as small ones. Each scalar stays one, so that they can be counted.
  fileprivate var caseFolded: String {
    var folded = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let small = scalar.properties.lowercaseMapping.unicodeScalars
      folded.append(small.count == 1 ? small[small.startIndex] : scalar)
    }
    return String(folded)
  }
}
{{/isCaseSensitive}}
{{#hasAffixes}}

nonisolated extension String {
  /// What stands between two texts; `nil` if they are not at its ends.
  ///
  /// It counts scalars: a mark at the beginning of a value would form one character with the text before it.
  fileprivate func inner(_ prefix: String, _ suffix: String) -> String? {
    let start = unicodeScalars.prefix(prefix.unicodeScalars.count)
    let rest = unicodeScalars.dropFirst(start.count)
    let end = rest.suffix(suffix.unicodeScalars.count)
    {{#isCaseSensitive}}
    guard start.elementsEqual(prefix.unicodeScalars),
      end.elementsEqual(suffix.unicodeScalars)
    else { return nil }
    {{/isCaseSensitive}}
    {{^isCaseSensitive}}
    guard String(start).caseFolded.utf8.elementsEqual(prefix.caseFolded.utf8),
      String(end).caseFolded.utf8.elementsEqual(suffix.caseFolded.utf8)
    else { return nil }
    {{/isCaseSensitive}}
    return String(rest.dropLast(end.count))
  }
}
{{/hasAffixes}}

"""#),
  SourceFile(path: "Templates/partials/LinksTypes.mustache", text: #"""
/// What a URL can lead to.
{{access}}nonisolated enum {{linkTypeName}}: Hashable, Sendable {
{{#targets}}
  /// {{targetText}}
  case {{kindName}}({{targetTypeName}})

{{/targets}}
  /// Finds out what a URL leads to, without going there.
  ///
  /// A URL is the app's own if its scheme and host are those of the spec, or if it has neither. Empty parts
  /// of the path, fragments and unknown keys of the query mean nothing.
  {{access}}static func parse(_ url: URL) -> {{linkMatchTypeName}} {
    guard let own = {{linkURLTypeName}}(url) else { return .notFound }
    guard let address = {{linkAddressTypeName}}(own) else {
      return .invalid({{linkFaultTypeName}}(pattern: "", reason: "the path has a broken escape"))
    }
    {{#hasIgnored}}
    if address.isIgnored { return .ignored }
    {{/hasIgnored}}
    var search = {{linkSearchTypeName}}(address)
    if let link = search.branch1() { return .link(link) }
    {{#hasValues}}
    return search.fault.map({{linkMatchTypeName}}.invalid) ?? .notFound
    {{/hasValues}}
    {{^hasValues}}
    return .notFound
    {{/hasValues}}
  }

  /// The path and the query that lead there, of the form `{{sampleText}}`.
  ///
  /// Values that are their default are left out. It is `nil` if the spec gives no address, or if a value
  /// cannot stand in one: an empty text as a part of the path, for example.
  {{access}}var address: String? {
    switch self {
    {{#targets}}
    case .{{kindName}}(let {{kindName}}):
      return {{kindName}}.linkAddress
    {{/targets}}
    }
  }

  /// The URL that leads there.
  /// - Parameters:
  {{#hasHosts}}
  ///   - scheme: `https`, `http`{{#hasSchemes}} or one of the spec's{{/hasSchemes}}.
  ///   - host: One that the spec names; by default the first.
  {{/hasHosts}}
  {{^hasHosts}}
  ///   - scheme: One of the spec's; by default the first.
  ///   - host: None, since the spec names none.
  {{/hasHosts}}
  /// - Returns: `nil` if there is no address, or the scheme or the host is not the app's.
  {{access}}func url(scheme: String? = nil, host: String? = nil) -> URL? {
    address.flatMap { {{linkURLTypeName}}.url(to: $0, scheme: scheme, host: host) }
  }
}

/// What a URL was found to be.
{{access}}nonisolated enum {{linkMatchTypeName}}: Hashable, Sendable {
  /// It leads somewhere.
  case link({{linkTypeName}})

  /// The spec leaves it to others, such as the answers of a sign-in.
  case ignored

  /// It is not the app's, or leads nowhere.
  case notFound

  /// It has the form of an address, but a value in it does not fit.
  case invalid({{linkFaultTypeName}})
}

/// Why a URL leads nowhere although it has the form of an address.
{{access}}nonisolated struct {{linkFaultTypeName}}: Hashable, Sendable, CustomStringConvertible {
  /// The pattern that came nearest, as the spec writes it; empty if the path itself is broken.
  {{access}}let pattern: String

  /// What keeps it from fitting.
  {{access}}let reason: String

  /// Both in one line.
  {{access}}var description: String {
    pattern.isEmpty ? reason : "\(pattern): \(reason)"
  }
}

/// What became of a URL that was opened.
{{access}}nonisolated enum {{linkOutcomeTypeName}}: Hashable, Sendable {
{{#hasRouteLinks}}
  /// The tab shows it now.
{{/hasRouteLinks}}
{{^hasRouteLinks}}
  /// The tab is selected now, at its root.
{{/hasRouteLinks}}
  case opened(tab: {{tabTypeName}}, path: [{{routeTypeName}}])

{{#hasModalLinks}}
  /// It is presented, or waits for a modal that only the app closes.
  case presented({{modalTypeName}})

{{/hasModalLinks}}
{{#hasFlagEffects}}
  /// It leads to what the flags do not let show now. Nothing changed.
  case hidden

{{/hasFlagEffects}}
  /// The spec leaves it to others. Nothing changed.
  case ignored

  /// It is not the app's, or leads nowhere. Nothing changed.
  case notFound

  /// It has the form of an address, but a value in it does not fit. Nothing changed.
  case invalid({{linkFaultTypeName}})
}

"""#),
  SourceFile(path: "Templates/partials/LinksURL.mustache", text: #"""
/// A URL of the app, cut into the parts of its path and the items of its query, with their escapes.
private nonisolated struct {{linkURLTypeName}} {
  typealias Text = Substring.UTF8View

  let path: [Text]
{{#hasKeys}}
  let query: [Text]
{{/hasKeys}}

  /// - Returns: `nil` if the URL is not the app's.
  init?(_ url: URL) {
    let text = url.absoluteString.utf8.prefix { $0 != .hash }
    var rest = text.prefix { $0 != .questionMark }
  {{#hasKeys}}
    query = text.dropFirst(rest.count + 1).split(separator: .ampersand)
  {{/hasKeys}}
    let scheme = Self.takeScheme(from: &rest)
    let authority = Self.takeAuthority(from: &rest)
    let parts = rest.split(separator: .slash)
    switch scheme {
    case nil:
      guard authority == nil else { return nil }
      path = parts
  {{#hasHosts}}
    case "http", "https":
      guard let authority, Self.isOwn(authority) else { return nil }
      path = parts
  {{/hasHosts}}
  {{#hasSchemes}}
    case {{schemeList}}:
  {{#schemeHostIsPath}}
      path = [authority].compactMap(\.self).filter { !$0.isEmpty } + parts
  {{/schemeHostIsPath}}
  {{^schemeHostIsPath}}
  {{#hasHosts}}
      if let authority, !authority.isEmpty, !Self.isOwn(authority) { return nil }
  {{/hasHosts}}
  {{^hasHosts}}
      if let authority, !authority.isEmpty { return nil }
  {{/hasHosts}}
      path = parts
  {{/schemeHostIsPath}}
  {{/hasSchemes}}
    default:
      return nil
    }
  }

  /// Takes `scheme:` off the beginning of a URL.
  private static func takeScheme(from text: inout Text) -> String? {
    let name = text.prefix { $0 != .colon && $0 != .slash }
    let rest = text.dropFirst(name.count)
    guard rest.first == .colon, name.first?.isLetter == true, name.allSatisfy(\.isOfScheme) else {
      return nil
    }
    text = rest.dropFirst()
    return String(Substring(name)).lowercased()
  }

  /// Takes `//authority` off the beginning of a URL without a scheme.
  private static func takeAuthority(from text: inout Text) -> Text? {
    guard text.starts(with: "//".utf8) else { return nil }
    let authority = text.dropFirst(2).prefix { $0 != .slash }
    text = text.dropFirst(2 + authority.count)
    return authority
  }
{{#hasHosts}}

  /// Whether an authority, perhaps with a user and a port, names a host of the app.
  private static func isOwn(_ authority: Text) -> Bool {
    let place = authority.split(separator: .at, omittingEmptySubsequences: false).last ?? authority
    let host = place.prefix { $0 != .colon }
    let port = place.dropFirst(host.count + 1)
    return port.allSatisfy(\.isDigit) && isOwn(host: String(Substring(host)))
  }

  private static func isOwn(host: String) -> Bool {
    let host = host.lowercased()
  {{#hasExactHosts}}
    if hosts.contains(host) { return true }
  {{/hasExactHosts}}
  {{#hasParentHosts}}
    return parentHosts.contains { parent in
      host.hasSuffix(".\(parent)") && host.utf8.count > parent.utf8.count + 1
    }
  {{/hasParentHosts}}
  {{^hasParentHosts}}
    return false
  {{/hasParentHosts}}
  }
{{#hasExactHosts}}

  private static let hosts = {{hostsLiteral}}
{{/hasExactHosts}}
{{#hasParentHosts}}

  /// Hosts whose subdomains are the app's.
  private static let parentHosts = {{parentHostsLiteral}}
{{/hasParentHosts}}
{{/hasHosts}}

  /// The URL of an address.
  static func url(to address: String, scheme: String?, host: String?) -> URL? {
    let scheme = scheme?.lowercased() ?? {{defaultSchemeExpression}}
    switch scheme {
    {{#hasHosts}}
    case "http", "https":
    {{#hasExactHosts}}
      guard let host = host ?? hosts.first, isOwn(host: host) else { return nil }
    {{/hasExactHosts}}
    {{^hasExactHosts}}
      guard let host, isOwn(host: host) else { return nil }
    {{/hasExactHosts}}
    {{#hasParentHosts}}
      guard host.utf8.allSatisfy(\.isOfHost) else { return nil }
    {{/hasParentHosts}}
      return URL(string: "\(scheme)://\(host)\(address)")
    {{/hasHosts}}
    {{#hasSchemes}}
    case {{schemeList}}:
    {{#schemeHostIsPath}}
      guard host == nil else { return nil }
      let first = address.utf8.dropFirst().prefix { $0 != .slash && $0 != .questionMark }
      let isHost = !first.isEmpty && first.allSatisfy(\.isOfShortHost)
      return URL(string: "\(scheme):\(isHost ? "/" : "//")\(address)")
    {{/schemeHostIsPath}}
    {{^schemeHostIsPath}}
    {{#hasHosts}}
      if let host, !isOwn(host: host) { return nil }
    {{#hasParentHosts}}
      if let host, !host.utf8.allSatisfy(\.isOfHost) { return nil }
    {{/hasParentHosts}}
    {{/hasHosts}}
    {{^hasHosts}}
      guard host == nil else { return nil }
    {{/hasHosts}}
      return URL(string: "\(scheme)://\(host ?? "")\(address)")
    {{/schemeHostIsPath}}
    {{/hasSchemes}}
    default:
      return nil
    }
  }
}

"""#),
  SourceFile(path: "Templates/partials/LinksValues.mustache", text: #"""
{{#hasRequiredValues}}
/// The value of a parameter.
func value<Value>(
  _ name: String,
  as format: {{linkFormatTypeName}}<Value>,
  at place: {{linkPlaceTypeName}}
) throws({{linkMissTypeName}}) -> Value {
  guard let value = try optional(name, as: format, at: place) else {
    throw {{linkMissTypeName}}(reason: "'\(name)' is missing")
  }
  return value
}

{{/hasRequiredValues}}
{{#hasDefaultedValues}}
/// The value of a parameter, or its default where the address does not have it.
func value<Value>(
  _ name: String,
  as format: {{linkFormatTypeName}}<Value>,
  at place: {{linkPlaceTypeName}},
  or standard: Value
) throws({{linkMissTypeName}}) -> Value {
  try optional(name, as: format, at: place) ?? standard
}

{{/hasDefaultedValues}}
{{#hasSingleValues}}
/// The value of a parameter, the first if there are several, or what it is where there is none.
func optional<Value>(
  _ name: String,
  as format: {{linkFormatTypeName}}<Value>,
  at place: {{linkPlaceTypeName}},
  or standard: Value? = nil
) throws({{linkMissTypeName}}) -> Value? {
  guard let text = texts(at: place).first else { return standard }
  return try value(of: name, in: text, as: format)
}

{{/hasSingleValues}}
{{#hasLists}}
/// The values of an array.
func list<Value>(
  _ name: String,
  as format: {{linkFormatTypeName}}<Value>,
  at place: {{linkPlaceTypeName}}
) throws({{linkMissTypeName}}) -> [Value] {
  var values: [Value] = []
  for text in texts(at: place) {
    values.append(try value(of: name, in: text, as: format))
  }
  return values
}

{{/hasLists}}
private func value<Value>(
  of name: String,
  in text: String?,
  as format: {{linkFormatTypeName}}<Value>
) throws({{linkMissTypeName}}) -> Value {
  guard let text else {
    throw {{linkMissTypeName}}(reason: "'\(name)' has a broken escape")
  }
  guard let value = format.read(text) else {
    throw {{linkMissTypeName}}(reason: "'\(name)' is not of the type \(Value.self)")
  }
  return value
}

/// What stands in a place; `nil` where an escape is broken.
private func texts(at place: {{linkPlaceTypeName}}) -> [String?] {
  switch place {
  {{#hasParts}}
  case .part(let index):
    return segments.dropFirst(index).prefix(1).map(\.self)
  {{/hasParts}}
  {{#hasAffixes}}
  case .inner(let index, let prefix, let suffix):
    return segments.dropFirst(index).prefix(1).map { $0.inner(prefix, suffix) }
  {{/hasAffixes}}
  {{#hasRests}}
  case .rest(let index):
    return Array(segments.dropFirst(index))
  {{/hasRests}}
  {{#hasKeys}}
  case .key(let key):
    let key = {{linkTextTypeName}}(key{{^isCaseSensitive}}.caseFolded{{/isCaseSensitive}})
    return items.filter { $0.key == key }.map(\.value)
  {{/hasKeys}}
  }
}

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
  SourceFile(path: "Templates/partials/StateDocument.mustache", text: #"""
// MARK: - JSON

nonisolated extension {{snapshotTypeName}} {
  private var document: Value {
    var document: [String: Value] = [
      "fingerprint": .text(fingerprint),
      "selection": .text(selection),
      "tabs": .object(paths.mapValues(Self.list)),
    ]
    if let modal {
      var object = modal.document(kind: "modal")
      if !modalPath.isEmpty { object["path"] = Self.list(modalPath) }
      document["modal"] = .object(object)
    }
    return .object(document)
  }

  private static func list(_ frames: [Frame]) -> Value {
    .list(frames.map { .object($0.document(kind: "route")) })
  }

  private mutating func read(_ document: [String: Value]) {
    if case .text(let text)? = document["fingerprint"] { fingerprint = text }
    if case .text(let text)? = document["selection"] { selection = text }
    switch document["tabs"] {
    case .object(let tabs)?:
      for tab in tabs.keys.sorted() {
        paths[tab] = readFrames(tabs[tab], of: .tab(tab)) { .screen($0, index: $1, tab: tab) }
      }
    default:
      damage.append(.init(.tabs, .unreadable))
    }
    if let value = document["modal"] { readModal(value) }
    noteUnknown(in: document, besides: ["fingerprint", "modal", "selection", "tabs"])
  }

  private mutating func noteUnknown(in document: [String: Value], besides names: [String]) {
    for name in document.keys.sorted() where !names.contains(name) {
      damage.append(.init(.entry(name), .unknown))
    }
  }

  private mutating func readModal(_ value: Value) {
    guard case .object(let object) = value, let frame = Frame(object, kind: "modal") else {
      damage.append(.init(.modal(""), .unreadable))
      return
    }
    modal = frame
    noteUnknown(in: object, besides: ["modal", "params", "path"])
    guard let path = object["path"] else { return }
    modalPath = readFrames(path, of: .modalPath(frame.id)) {
      .modalScreen($0, index: $1, modal: frame.id)
    }
  }

  /// The frames of a stack, up to the first that is none.
  private mutating func readFrames(
    _ value: Value?,
    of stack: {{restoreReportTypeName}}.Place,
    place: (String, Int) -> {{restoreReportTypeName}}.Place
  ) -> [Frame] {
    guard case .list(let values)? = value else {
      damage.append(.init(stack, .unreadable))
      return []
    }
    var frames: [Frame] = []
    for value in values {
      guard case .object(let object) = value, let frame = Frame(object, kind: "route") else {
        let others = values.count - frames.count - 1
        damage.append(.init(place("", frames.count), .unreadable, otherScreens: others))
        break
      }
      noteUnknown(in: object, besides: ["params", "route"])
      frames.append(frame)
    }
    return frames
  }
}

nonisolated extension {{snapshotTypeName}}.Frame {
  /// What is to be told of a frame whose values were taken out of it.
  func unknownParameters(
    at place: {{restoreReportTypeName}}.Place
  ) -> [{{restoreReportTypeName}}.Loss] {
    values.keys.sorted().map { .init(place, .unknownParameter($0)) }
  }

{{#usesRemoved}}
  /// Forgets values of parameters that only earlier versions had.
  fileprivate mutating func drop(_ ids: String...) {
    for id in ids { values[id] = nil }
  }

{{/usesRemoved}}
  fileprivate func document(kind: String) -> [String: {{snapshotTypeName}}.Value] {
    var document: [String: {{snapshotTypeName}}.Value] = [kind: .text(id)]
    if !values.isEmpty { document["params"] = .object(values) }
    return document
  }

  fileprivate init?(_ document: [String: {{snapshotTypeName}}.Value], kind: String) {
    guard case .text(let id)? = document[kind] else { return nil }
    switch document["params"] {
    case .object(let values)?:
      self.init(id: id, values: values)
    case nil:
      self.init(id: id)
    default:
      return nil
    }
  }
}

nonisolated extension {{snapshotTypeName}}.Value {
  /// A number, which is an `integer` if it can be; `nil` for what JSON has no number for.
  fileprivate init?(_ number: Double) {
    guard number.isFinite else { return nil }
    self = Int64(exactly: number).map { .integer($0) } ?? .decimal(number)
  }

  fileprivate func write(to text: inout String) {
    switch self {
    case .flag(let flag):
      text += flag ? "true" : "false"
    case .integer(let number):
      text += String(number)
    case .decimal(let number):
      text += number.isFinite ? String(number) : "null"
    case .number(let digits):
      text += Self.isNumber(digits) ? digits : "null"
    case .text(let content):
      Self.write(content, to: &text)
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let values):
      text += "{"
      for (index, name) in values.keys.sorted().enumerated() {
        if index > 0 { text += "," }
        Self.write(name, to: &text)
        text += ":"
        values[name]?.write(to: &text)
      }
      text += "}"
    case .nothing:
      text += "null"
    }
  }

  private static func isNumber(_ digits: String) -> Bool {
    switch {{snapshotTypeName}}.Reader.value(of: Data(digits.utf8)) {
    case .integer?, .decimal?, .number?:
      return true
    default:
      return false
    }
  }

  private static func write(_ content: String, to text: inout String) {
    text += "\""
    for scalar in content.unicodeScalars {
      switch scalar {
      case "\"":
        text += "\\\""
      case "\\":
        text += "\\\\"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

"""#),
  SourceFile(path: "Templates/partials/StateModals.mustache", text: #"""
// MARK: - Modals

nonisolated extension {{snapshotTypeName}}.Frame {
  /// A modal as it is saved; fails for one that carries what cannot be.
  init(_ modal: {{modalTypeName}}) throws {
    switch modal {
    {{#savedModals}}
    {{> StateSaving}}
    {{/savedModals}}
    }
  }
}

nonisolated extension {{modalTypeName}} {
  /// The modal of a frame, which may be of an earlier version. It takes its values out of the frame; what
  /// is left there, no parameter has.
  init(from frame: inout {{snapshotTypeName}}.Frame) throws {
    switch frame.id {
    {{#savedModals}}
    {{> StateReading}}
    {{/savedModals}}
    default:
      throw {{restoreReportTypeName}}.Reason.unknown
    }
  }
}

"""#),
  SourceFile(path: "Templates/partials/StateReader.mustache", text: #"""
nonisolated extension {{snapshotTypeName}} {
  /// Reads JSON text in one pass: nothing else, no name twice, and no deeper than a limit, so that no data
  /// can exhaust the stack.
  fileprivate struct Reader {
    private let bytes: [UInt8]
    private let depthLimit: Int
    private var position = 0
    private var depth = 0

    private init(_ bytes: [UInt8], depthLimit: Int) {
      self.bytes = bytes
      self.depthLimit = depthLimit
    }

    static func value(of data: Data, depthLimit: Int = 128) -> Value? {
      let text = String(decoding: data, as: UTF8.self)
      // Bytes that are no UTF-8 have become others.
      guard text.utf8.elementsEqual(data) else { return nil }
      var reader = Reader(Array(text.utf8), depthLimit: depthLimit)
      guard let value = reader.value(), reader.next == nil else { return nil }
      return value
    }

    /// What comes next after white space; `nil` at the end.
    private var next: UInt8? {
      mutating get {
        while let byte = current, isSpace(byte) { position += 1 }
        return current
      }
    }

    private func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    private var current: UInt8? {
      position < bytes.count ? bytes[position] : nil
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: character) else { return false }
      position += 1
      return true
    }

    private mutating func take(word: StaticString) -> Bool {
      let word = word.description.utf8
      guard bytes[position...].starts(with: word) else { return false }
      position += word.count
      return true
    }

    private mutating func value() -> Value? {
      depth += 1
      defer { depth -= 1 }
      guard depth <= depthLimit, let first = next else { return nil }
      switch first {
      case UInt8(ascii: "{"):
        return object()
      case UInt8(ascii: "["):
        return list()
      case UInt8(ascii: "\""):
        return text().map { .text($0) }
      case UInt8(ascii: "t"):
        return take(word: "true") ? .flag(true) : nil
      case UInt8(ascii: "f"):
        return take(word: "false") ? .flag(false) : nil
      case UInt8(ascii: "n"):
        return take(word: "null") ? .nothing : nil
      default:
        return number()
      }
    }

    private mutating func list() -> Value? {
      position += 1
      var values: [Value] = []
      if take("]") { return .list(values) }
      repeat {
        guard let value = value() else { return nil }
        values.append(value)
      } while take(",")
      return take("]") ? .list(values) : nil
    }

    private mutating func object() -> Value? {
      position += 1
      var values: [String: Value] = [:]
      if take("}") { return .object(values) }
      repeat {
        guard next == UInt8(ascii: "\""), let name = text(), take(":"), let value = value(),
          values.updateValue(value, forKey: name) == nil
        else { return nil }
      } while take(",")
      return take("}") ? .object(values) : nil
    }

    private mutating func number() -> Value? {
      let start = position
      if current == UInt8(ascii: "-") { position += 1 }
      let hasZero = current == UInt8(ascii: "0")
      let whole = digits()
      guard whole == 1 || (whole > 1 && !hasZero) else { return nil }
      if current == UInt8(ascii: ".") {
        position += 1
        guard digits() > 0 else { return nil }
      }
      if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
        position += 1
        if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
        guard digits() > 0 else { return nil }
      }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      if let number = Int64(text) { return .integer(number) }
      // One that no type can hold.
      guard let number = Double(text), let value = Value(number) else { return .nothing }
      // That many characters a `Double` keeps; of more it keeps those that it would write itself.
      let isKept = text.utf8.count <= 15 || String(number) == text
      return isKept ? value : .number(text)
    }

    private mutating func digits() -> Int {
      let start = position
      while let byte = current, byte >= 0x30, byte <= 0x39 { position += 1 }
      return position - start
    }

    private mutating func text() -> String? {
      position += 1
      var content: [UInt8] = []
      while let byte = current, byte >= 0x20 {
        position += 1
        switch byte {
        case UInt8(ascii: "\""):
          return String(decoding: content, as: UTF8.self)
        case UInt8(ascii: "\\"):
          guard let scalar = escape() else { return nil }
          content += String(scalar).utf8
        default:
          content.append(byte)
        }
      }
      return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
      guard let byte = current else { return nil }
      position += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
        return Unicode.Scalar(byte)
      case UInt8(ascii: "b"):
        return "\u{8}"
      case UInt8(ascii: "f"):
        return "\u{C}"
      case UInt8(ascii: "n"):
        return "\n"
      case UInt8(ascii: "r"):
        return "\r"
      case UInt8(ascii: "t"):
        return "\t"
      case UInt8(ascii: "u"):
        return hexadecimal()
      default:
        return nil
      }
    }

    /// The character of four digits, or of two times four with a second escape between them.
    private mutating func hexadecimal() -> Unicode.Scalar? {
      guard let unit = codeUnit() else { return nil }
      guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
      guard take(word: "\\u"), let second = codeUnit(), UTF16.isTrailSurrogate(second) else {
        return nil
      }
      return Unicode.Scalar(
        0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(second & 0x3FF))
    }

    private mutating func codeUnit() -> UInt16? {
      guard position + 4 <= bytes.count else { return nil }
      let digits = bytes[position..<position + 4]
      position += 4
      guard digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else {
        return nil
      }
      return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
  }
}

"""#),
  SourceFile(path: "Templates/partials/StateReading.mustache", text: #"""
case {{idPatternList}}:
  {{#isSaved}}
  {{#hasRemovedParameters}}
  frame.drop{{removedIdList}}
  {{/hasRemovedParameters}}
  self = {{restoredValue}}
  {{/isSaved}}
  {{^isSaved}}
  throw {{restoreReportTypeName}}.Reason.missing({{missingIdLiteral}})
  {{/isSaved}}

"""#),
  SourceFile(path: "Templates/partials/StateReport.mustache", text: #"""
/// What restoring could not put back, and why.
{{access}}nonisolated struct {{restoreReportTypeName}}{{reportConformanceClause}}
  /// What was lost in one place.
  {{access}}nonisolated struct Loss: Hashable, Sendable, CustomStringConvertible {
    /// Where it was.
    {{access}}let place: Place

    /// Why it was lost.
    {{access}}let reason: Reason

    /// How many other screens went with it: those above it or in it.
    {{access}}let otherScreens: Int

    init(_ place: Place, _ reason: Reason, otherScreens: Int = 0) {
      self.place = place
      self.reason = reason
      self.otherScreens = otherScreens
    }

    /// The loss in one line.
    {{access}}var description: String {
      guard otherScreens > 0 else { return "\(place) \(reason)" }
      return "\(place) \(reason); other screens lost with it: \(otherScreens)"
    }
  }

  /// Where something was lost. Screens are counted from 0, lowest first.
  {{access}}nonisolated enum Place: Hashable, Sendable, CustomStringConvertible {
    /// All that was saved.
    case snapshot

    /// Something in the data, by its name there.
    case entry(String)

    /// The paths of all tabs.
    case tabs

    /// Which tab was selected, by its id.
    case selection(String)

    /// The path of a tab, by its id.
    case tab(String)

    /// A screen of a tab, by the ids of its route and of the tab.
    case screen(String, index: Int, tab: String)

    /// A modal, by its id.
    case modal(String)

    /// The path of a modal, by its id.
    case modalPath(String)

    /// A screen of a modal, by the ids of its route and of the modal.
    case modalScreen(String, index: Int, modal: String)

    /// The place in a few words.
    {{access}}var description: String {
      switch self {
      case .snapshot:
        return "the snapshot"
      case .entry(let name):
        return "the entry '\(name)'"
      case .tabs:
        return "the paths of the tabs"
      case .selection(let id):
        return "the selection '\(id)'"
      case .tab(let id):
        return "tab '\(id)'"
      case .screen(let id, let index, let tab):
        return "tab '\(tab)', screen \(index), '\(id)'"
      case .modal(let id):
        return "modal '\(id)'"
      case .modalPath(let id):
        return "the path of modal '\(id)'"
      case .modalScreen(let id, let index, let modal):
        return "modal '\(modal)', screen \(index), '\(id)'"
      }
    }
  }

  /// Why something was lost.
  {{access}}nonisolated enum Reason: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is not what stands there in saved state.
    case unreadable

    /// It takes more than ``{{snapshotTypeName}}/sizeLimit`` or ``{{snapshotTypeName}}/stackLimit`` allow.
    case tooLarge

    /// The spec has nothing of that id.
    case unknown

    /// It may not stand there.
    case notAllowed

    /// The flags hide it.
    case notShown

    /// A parameter has no value, by its id.
    case missing(String)

    /// No parameter has this id. Its value was lost, and nothing else.
    case unknownParameter(String)

    /// A parameter has a value of another type, by the id it was saved under.
    case wrongType(String)

    /// A parameter has a case that its type does not have, by the id it was saved under.
    case unknownCase(String)

    /// Another modal is shown.
    case covered

    /// A link that was opened before leads elsewhere.
    case yieldedToLink

    /// The app ended on what was restored, several launches in a row.
    case failedLaunches

    /// The reason, to be read after the place.
    {{access}}var description: String {
      switch self {
      case .unreadable:
        return "is damaged"
      case .tooLarge:
        return "exceeds the limit"
      case .unknown:
        return "is not in the spec"
      case .notAllowed:
        return "may not stand there"
      case .notShown:
        return "is hidden by the flags"
      case .missing(let id):
        return "has no '\(id)'"
      case .unknownParameter(let id):
        return "has a '\(id)' that is not in the spec"
      case .wrongType(let id):
        return "has a '\(id)' of another type"
      case .unknownCase(let id):
        return "has a '\(id)' that is no case of its type"
      case .covered:
        return "is covered by another modal"
      case .yieldedToLink:
        return "gave way to a link"
      case .failedLaunches:
        return "was given up after failed launches"
      }
    }
  }

  /// What was lost, in the order it was met.
  {{access}}let losses: [Loss]

  /// Whether everything was put back.
  {{access}}var isComplete: Bool { losses.isEmpty }

  /// A line for each loss.
  {{access}}var description: String {
    guard !isComplete else { return "everything was put back" }
    return losses.map(\.description).joined(separator: "\n")
  }

  init(losses: [Loss]) {
    self.losses = losses
  }
}

"""#),
  SourceFile(path: "Templates/partials/StateRestoring.mustache", text: #"""
{{> StoreAvailability}}
extension {{storeTypeName}} {
  /// Puts back what the ``{{snapshotTypeName}}/data`` of a snapshot holds. Data that is none changes nothing.
  @discardableResult
  {{access}}func restore(_ data: Data) -> {{restoreReportTypeName}} {
    if let snapshot = {{snapshotTypeName}}(data) { return restore(snapshot) }
    let isTooLarge = data.count > {{snapshotTypeName}}.sizeLimit
    return {{restoreReportTypeName}}(
      losses: [.init(.snapshot, isTooLarge ? .tooLarge : .unreadable)])
  }
}

"""#),
  SourceFile(path: "Templates/partials/StateRoutes.mustache", text: #"""
// MARK: - Routes

nonisolated extension {{snapshotTypeName}} {
  /// A path as it is saved: up to the first route that cannot be.
  static func frames(of path: [{{routeTypeName}}]) -> [Frame] {
    var frames: [Frame] = []
    for route in path.prefix(stackLimit) {
      guard let frame = try? Frame(route) else { break }
      frames.append(frame)
    }
    return frames
  }
}

nonisolated extension {{snapshotTypeName}}.Frame {
  /// A route as it is saved; fails for one that carries what cannot be.
  init(_ route: {{routeTypeName}}) throws {
    switch route {
    {{#savedRoutes}}
    {{> StateSaving}}
    {{/savedRoutes}}
    }
  }
}

nonisolated extension {{routeTypeName}} {
  /// The route of a frame, which may be of an earlier version. It takes its values out of the frame; what
  /// is left there, no parameter has.
  init(from frame: inout {{snapshotTypeName}}.Frame) throws {
    switch frame.id {
    {{#savedRoutes}}
    {{> StateReading}}
    {{/savedRoutes}}
    default:
      throw {{restoreReportTypeName}}.Reason.unknown
    }
  }
}

"""#),
  SourceFile(path: "Templates/partials/StateSaving.mustache", text: #"""
case {{patternText}}:
  {{#isSaved}}
  self.init(id: {{idLiteral}})
  {{#savedParameters}}
  self.save{{savedArgumentList}}
  {{/savedParameters}}
  {{/isSaved}}
  {{^isSaved}}
  throw {{snapshotTypeName}}.Value.Fault.notSaved
  {{/isSaved}}

"""#),
  SourceFile(path: "Templates/partials/StateSnapshot.mustache", text: #"""
/// Where the user is, in a form that outlives the app: plain values by the ids of the spec.
///
/// It is made and put back by the store. A later version of the app takes what it still knows of it.
{{access}}nonisolated struct {{snapshotTypeName}}: Hashable, Sendable {
  /// A route or a modal.
  {{access}}nonisolated struct Frame: Hashable, Sendable {
    /// The id in the spec.
    {{access}}var id: String

    /// The parameters by their ids; what has no value is left out.
    {{access}}var values: [String: Value]

    /// Makes a frame.
    {{access}}init(id: String, values: [String: Value] = [:]) {
      self.id = id
      self.values = values
    }
  }

  /// A value as JSON has it.
  {{access}}nonisolated indirect enum Value: Hashable, Sendable {
    /// `true` or `false`.
    case flag(Bool)

    /// A whole number.
    case integer(Int64)

    /// A number with a fraction, or one that is too large for `integer`.
    case decimal(Double)

    /// A number that `decimal` would change, as it was written.
    case number(String)

    /// A text.
    case text(String)

    /// Some values in their order.
    case list([Value])

    /// Some values by name.
    case object([String: Value])

    /// `null`.
    case nothing
  }

  /// What tells the specs apart in which saved state has another form.
  {{access}}static let currentFingerprint = {{fingerprintLiteral}}

  /// The most screens of one stack that are saved and put back.
  {{access}}static let stackLimit = 1000

  /// The largest data that is read, in bytes.
  {{access}}static let sizeLimit = 1_048_576

  /// The ``currentFingerprint`` of the app that made it.
  {{access}}var fingerprint: String

  /// The id of the selected tab.
  {{access}}var selection: String

  /// The screens pushed in each tab, lowest first, by the id of the tab.
  {{access}}var paths: [String: [Frame]]

  /// The modal that was shown.
  {{access}}var modal: Frame?

  /// The screens pushed in the modal, lowest first.
  {{access}}var modalPath: [Frame]

  /// What could not be read of the data it was made from. Restoring reports it.
  {{access}}private(set) var damage: [{{restoreReportTypeName}}.Loss] = []

  /// Makes a snapshot.
  {{access}}init(
    fingerprint: String = currentFingerprint,
    selection: String,
    paths: [String: [Frame]] = [:],
    modal: Frame? = nil,
    modalPath: [Frame] = []
  ) {
    self.fingerprint = fingerprint
    self.selection = selection
    self.paths = paths
    self.modal = modal
    self.modalPath = modalPath
  }

  /// Reads what ``data`` gave. What is damaged in it is left out and noted in ``damage``.
  /// - Returns: `nil` for what is no JSON object, or too large.
  {{access}}init?(_ data: Data) {
    guard data.count <= Self.sizeLimit, let value = Reader.value(of: data),
      case .object(let document) = value
    else { return nil }
    self.init(fingerprint: "", selection: "")
    read(document)
  }

  /// The snapshot as JSON, with sorted keys. What would be too large to be read is left out: the upper
  /// half of every stack as often as needed, and then the modal.
  {{access}}var data: Data {
    var kept = self
    var text = kept.json
    while text.utf8.count > Self.sizeLimit, kept.shorten() { text = kept.json }
    return Data(text.utf8)
  }

  private var json: String {
    var text = ""
    document.write(to: &text)
    return text
  }

  /// - Returns: Whether there was something to leave out.
  private mutating func shorten() -> Bool {
    if paths.values.allSatisfy(\.isEmpty), modalPath.isEmpty {
      defer { modal = nil }
      return modal != nil
    }
    paths = paths.mapValues { Array($0.prefix($0.count / 2)) }
    modalPath = Array(modalPath.prefix(modalPath.count / 2))
    return true
  }
}

"""#),
  SourceFile(path: "Templates/partials/StateTabs.mustache", text: #"""
// MARK: - Tabs

nonisolated extension {{tabTypeName}} {
  /// The ids that a tab is saved under: its own, and those it had in earlier versions.
  var savedIds: [String] {
    {{#savedTabIds}}
    {{> Answers}}
    {{/savedTabIds}}
  }
}

"""#),
  SourceFile(path: "Templates/partials/StateValues.mustache", text: #"""
// MARK: - Values

nonisolated extension {{snapshotTypeName}}.Value {
  /// Why a value cannot be saved or put back.
  fileprivate enum Fault: Error {
    case wrongType
    case unknownCase
    case notSaved
  }
{{#usesCustom}}

  /// A value of a type of the app, as it encodes itself; `nil` when it does not.
  {{access}}init?(encoding value: some Encodable) {
    guard let data = try? JSONEncoder().encode([value]) else { return nil }
    let list = {{snapshotTypeName}}.Reader.value(of: data, depthLimit: 64)
    guard case .list(let values)? = list, let first = values.first else { return nil }
    self = first
  }

  /// The value of a type of the app; `nil` when the type does not take it.
  {{access}}func decoded<T: Decodable>(as type: T.Type) -> T? {
    var text = ""
    Self.list([self]).write(to: &text)
    return try? JSONDecoder().decode([T].self, from: Data(text.utf8)).first
  }

  fileprivate init(custom value: some Encodable) throws {
    guard let value = Self(encoding: value) else { throw Fault.notSaved }
    self = value
  }

  fileprivate func custom<T: Decodable>(_ type: T.Type) throws -> T {
    guard let value = decoded(as: type) else { throw Fault.wrongType }
    return value
  }
{{/usesCustom}}
{{#usesDouble}}

  fileprivate init(number: Double) throws {
    guard let value = Self(number) else { throw Fault.notSaved }
    self = value
  }

  fileprivate func double() throws -> Double {
    switch self {
    case .integer(let number):
      return Double(number)
    case .decimal(let number):
      return number
    case .number(let digits):
      guard let number = Double(digits) else { throw Fault.wrongType }
      return number
    default:
      throw Fault.wrongType
    }
  }
{{/usesDouble}}
{{#usesDate}}

  fileprivate func date() throws -> Date {
    Date(timeIntervalSinceReferenceDate: try double())
  }
{{/usesDate}}
{{#usesInt}}

  fileprivate static func int(_ number: Int) -> Self {
    .integer(Int64(number))
  }

  fileprivate func int() throws -> Int {
    guard case .integer(let number) = self, let int = Int(exactly: number) else {
      throw Fault.wrongType
    }
    return int
  }
{{/usesInt}}
{{#usesBool}}

  fileprivate func bool() throws -> Bool {
    guard case .flag(let flag) = self else { throw Fault.wrongType }
    return flag
  }
{{/usesBool}}
{{#usesString}}

  fileprivate func string() throws -> String {
    guard case .text(let text) = self else { throw Fault.wrongType }
    return text
  }
{{/usesString}}
{{#usesUUID}}

  fileprivate func uuid() throws -> UUID {
    guard let uuid = UUID(uuidString: try string()) else { throw Fault.wrongType }
    return uuid
  }
{{/usesUUID}}
{{#usesURL}}

  fileprivate func url() throws -> URL {
    guard let url = URL(string: try string()) else { throw Fault.wrongType }
    return url
  }
{{/usesURL}}
{{#usesChoice}}

  fileprivate func choice<T: RawRepresentable>(
    of type: T.Type
  ) throws -> T where T.RawValue == String {
    guard let choice = type.init(rawValue: try string()) else { throw Fault.unknownCase }
    return choice
  }
{{/usesChoice}}
{{#usesArray}}

  fileprivate func array<T>(of read: (Self) throws -> T) throws -> [T] {
    guard case .list(let values) = self else { throw Fault.wrongType }
    return try values.map(read)
  }
{{/usesArray}}
{{#usesOptionalItem}}

  fileprivate func optional<T>(_ read: (Self) throws -> T) throws -> T? {
    if self == .nothing { return nil }
    return try read(self)
  }
{{/usesOptionalItem}}
}

nonisolated extension {{snapshotTypeName}}.Frame {
  /// Notes a parameter, unless it has no value. It spares the compiler the subscripts of dictionaries.
  fileprivate mutating func save(_ id: String, _ value: {{snapshotTypeName}}.Value?) {
    values[id] = value
  }

{{#usesRequired}}
  /// A parameter that must be there.
  fileprivate mutating func required<T>(
    _ ids: String...,
    read: ({{snapshotTypeName}}.Value) throws -> T
  ) throws -> T {
    guard let value = try value(of: ids, read: read) else {
      throw {{restoreReportTypeName}}.Reason.missing(ids.first ?? "")
    }
    return value
  }

{{/usesRequired}}
{{#usesDefaulted}}
  /// A parameter with a default.
  fileprivate mutating func defaulted<T>(
    _ ids: String...,
    to other: T,
    read: ({{snapshotTypeName}}.Value) throws -> T
  ) throws -> T {
    try value(of: ids, read: read) ?? other
  }

{{/usesDefaulted}}
{{#usesOptional}}
  /// A parameter that can be `nil`.
  fileprivate mutating func optional<T>(
    _ ids: String...,
    or other: T? = nil,
    read: ({{snapshotTypeName}}.Value) throws -> T
  ) throws -> T? {
    let value: T?? = try value(of: ids) { value in
      if value == .nothing { return nil }
      return try read(value)
    }
    return value ?? other
  }

{{/usesOptional}}
  /// A parameter by its id, or else by one that it had in an earlier version.
  private mutating func value<T>(
    of ids: [String],
    read: ({{snapshotTypeName}}.Value) throws -> T
  ) throws -> T? {
    defer { for id in ids { values[id] = nil } }
    for id in ids {
      guard let value = values[id] else { continue }
      do {
        return try read(value)
      } catch {{snapshotTypeName}}.Value.Fault.unknownCase {
        throw {{restoreReportTypeName}}.Reason.unknownCase(id)
      } catch {
        throw {{restoreReportTypeName}}.Reason.wrongType(id)
      }
    }
    return nil
  }
}

"""#),
  SourceFile(path: "Templates/partials/StateView.mustache", text: #"""
{{> StoreAvailability}}
extension View {
  /// Keeps where the user is from one launch to the next, for each window on its own.
  ///
  /// Put it on the tab view. When that appears, it restores, once for each store. After every change of
  /// ``{{storeTypeName}}/snapshot()`` it saves, in the storage of the scene.
  ///
  /// After three launches in a row that ended on what was restored, it begins anew. A launch has succeeded
  /// when the app leaves the foreground, or the user goes elsewhere five seconds or more after restoring.
  /// It counts them in the user defaults, since the system may write the storage of a scene too late for a
  /// launch that fails.
  /// - Parameters:
  ///   - store: The store of the window.
  ///   - key: The key in the storage of the scene; one for each view that saves.
  ///   - onRestore: Takes what came of restoring.
  {{access}}func savesNavigation(
    of store: {{storeTypeName}},
    key: String = "navigation",
    onRestore: @escaping ({{restoreReportTypeName}}) -> Void = { _ in }
  ) -> some View {
    modifier({{savedNavigationTypeName}}(of: store, key: key, onRestore: onRestore))
  }
}

{{> StoreAvailability}}
private struct {{savedNavigationTypeName}}: ViewModifier {
  private static let launchLimit = 3

  /// In seconds. What the app itself does at launch, such as presenting something, is no sign of success.
  private static let trialTime = 5.0

  private let store: {{storeTypeName}}
  private let key: String
  private let onRestore: ({{restoreReportTypeName}}) -> Void
  @SceneStorage private var saved: Data?
  @SceneStorage private var window: String?
  @State private var restored: Date?
  @Environment(\.scenePhase) private var phase

  init(
    of store: {{storeTypeName}},
    key: String,
    onRestore: @escaping ({{restoreReportTypeName}}) -> Void
  ) {
    self.store = store
    self.key = key
    self.onRestore = onRestore
    _saved = SceneStorage(key)
    _window = SceneStorage("\(key).window")
  }

  func body(content: Content) -> some View {
    content
      .onAppear(perform: restore)
      .onChange(of: store.snapshot()) { _, snapshot in
        save(snapshot)
        if let restored, Date.now.timeIntervalSince(restored) >= Self.trialTime { launches = 0 }
      }
      .onChange(of: phase) { before, _ in
        if before == .active { launches = 0 }
        if before == .background { launches += 1 }
      }
  }

  private func restore() {
    guard store.beginRestoring() else { return save(store.snapshot()) }
    guard let saved else { return store.endLaunch() }
    guard launches < Self.launchLimit else {
      self.saved = nil
      launches = 0
      store.endLaunch()
      let report = {{restoreReportTypeName}}(losses: [.init(.snapshot, .failedLaunches)])
      return onRestore(report)
    }
    // An app that the system starts unseen is counted when it is seen.
    if phase != .background { launches += 1 }
    let report = store.restore(saved)
    restored = .now
    onRestore(report)
  }

  private func save(_ snapshot: {{snapshotTypeName}}) {
    saved = snapshot.data
    if window == nil { window = UUID().uuidString }
  }

  /// How many launches in a row have ended on what was restored, this one included.
  private var launches: Int {
    get { UserDefaults.standard.integer(forKey: launchesKey) }
    nonmutating set {
      if newValue == 0 {
        UserDefaults.standard.removeObject(forKey: launchesKey)
      } else {
        UserDefaults.standard.set(newValue, forKey: launchesKey)
      }
    }
  }

  private var launchesKey: String { "\(key).launches.\(window ?? "")" }
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
  SourceFile(path: "Templates/partials/StoreLaunchLinks.mustache", text: #"""
/// What links opened before the first restoring, which leaves it alone.
private struct LaunchLinks {
  var tabs: [{{tabTypeName}}] = []
  var hasModal = false

  var isEmpty: Bool { tabs.isEmpty && !hasModal }
}
{{#hasTabOrRouteLinks}}

/// Notes that a link has led to a tab.
private func noteOpenedLink(tab: {{tabTypeName}}) {
  if !isRestored, !launchLinks.tabs.contains(tab) { launchLinks.tabs.append(tab) }
}
{{/hasTabOrRouteLinks}}
{{#hasModalLinks}}

/// Notes that a link has presented a modal.
private func noteOpenedModal() {
  if !isRestored { launchLinks.hasModal = true }
}
{{/hasModalLinks}}

"""#),
  SourceFile(path: "Templates/partials/StoreLinks.mustache", text: #"""
/// Goes where a URL leads, in one change.
///
/// What is shown then does not depend on what was shown before. A URL that leads to what is shown already
/// changes nothing, and neither does one that leads nowhere.
@discardableResult
{{access}}func open(_ url: URL) -> {{linkOutcomeTypeName}} {
  switch {{linkTypeName}}.parse(url) {
  case .link(let link):
    return open(link)
  case .ignored:
    return .ignored
  case .notFound:
    return .notFound
  case .invalid(let fault):
    return .invalid(fault)
  }
}

/// Goes where a link leads, in one change: to the root of a tab, to a screen above its parents in the first
/// {{#hasFlaggedTabs}}shown {{/hasFlaggedTabs}}tab that takes it, or to a modal.
@discardableResult
{{access}}func open(_ link: {{linkTypeName}}) -> {{linkOutcomeTypeName}} {
  switch link {
  {{#hasTabLinks}}
  case .tab(let tab):
    {{#hasFlaggedTabs}}
    guard isVisible(tab) else { return .hidden }
    {{/hasFlaggedTabs}}
    return land([], in: tab)
  {{/hasTabLinks}}
  {{#hasRouteLinks}}
  case .route(let route):
    {{#hasFlaggedTabs}}
    let tab = route.allowedTabs.first(where: isVisible)
    guard {{#hasFlaggedRoutes}}isVisible(route), {{/hasFlaggedRoutes}}let tab else { return .hidden }
    return land(route.parents + [route], in: tab)
    {{/hasFlaggedTabs}}
    {{^hasFlaggedTabs}}
    {{#hasFlaggedRoutes}}
    guard isVisible(route) else { return .hidden }
    {{/hasFlaggedRoutes}}
    return land(route.parents + [route], in: route.allowedTabs.first ?? selection)
    {{/hasFlaggedTabs}}
  {{/hasRouteLinks}}
  {{#hasModalLinks}}
  case .modal(let modal):
    {{#hasResults}}
    beginChange()
    defer { endChange() }
    {{/hasResults}}
    removeModals { !$0.isSticky && $0 != modal }
    present(modal)
    {{#hasModalStack}}
    if modal == self.modal, !modalStack.isEmpty { modalStack = [] }
    {{/hasModalStack}}
    noteOpenedModal()
    return .presented(modal)
  {{/hasModalLinks}}
  }
}
{{#hasRouteLinks}}

/// The URL that leads to a route; see ``{{linkTypeName}}/url(scheme:host:)``.
{{access}}func url(for route: {{routeTypeName}}) -> URL? {
  route.url()
}
{{/hasRouteLinks}}

/// Keeps a URL until ``resumePending()``, for example while nobody is signed in. The newest 50 are kept.
/// - Parameter expiresAfter: How long it may wait.
{{access}}func enqueue(_ url: URL, expiresAfter: Duration = .seconds(120)) {
  pendingLinks.removeAll { $0.isExpired || $0.url == url }
  pendingLinks.append(PendingLink(url: url, patience: expiresAfter))
  if pendingLinks.count > 50 { pendingLinks.removeFirst() }
}

/// Opens the newest of the URLs that wait and that lead anywhere; the others are dropped.
{{#hasFlagEffects}}
///
/// If none does, those that lead to what is not shown now go on waiting.
{{/hasFlagEffects}}
/// - Returns: What became of it, or of the newest if none leads anywhere; `nil` if none waits.
@discardableResult
{{access}}func resumePending() -> {{linkOutcomeTypeName}}? {
  let links = pendingLinks.filter { !$0.isExpired }
  pendingLinks = []
  var newest: {{linkOutcomeTypeName}}?
  {{#hasFlagEffects}}
  var hidden: [PendingLink] = []
  {{/hasFlagEffects}}
  for link in links.reversed() {
    let outcome = open(link.url)
    switch outcome {
    case .opened{{#hasModalLinks}}, .presented{{/hasModalLinks}}:
      return outcome
    {{#hasFlagEffects}}
    case .hidden:
      hidden.append(link)
    {{/hasFlagEffects}}
    case .ignored, .notFound, .invalid:
      break
    }
    newest = newest ?? outcome
  }
  {{#hasFlagEffects}}
  pendingLinks = hidden.reversed()
  {{/hasFlagEffects}}
  return newest
}

/// A URL that waits to be opened.
private struct PendingLink {
  let url: URL
  let patience: Duration
  private let arrival = ContinuousClock.now

  var isExpired: Bool { arrival.duration(to: .now) >= patience }
}
{{#hasTabOrRouteLinks}}

/// Makes a path all that is shown in a tab, and the tab all that is shown{{#hasModals}}, except for sticky modals{{/hasModals}}.
private func land(
  _ path: [{{routeTypeName}}],
  in tab: {{tabTypeName}}
) -> {{linkOutcomeTypeName}} {
  {{#hasResults}}
  beginChange()
  defer { endChange() }
  {{/hasResults}}
  {{#hasModals}}
  removeModals { !$0.isSticky }
  {{/hasModals}}
  if path != self.path(for: tab) { setPath(path, for: tab) }
  if tab != selection { selection = tab }
  noteOpenedLink(tab: tab)
  return .opened(tab: tab, path: path)
}
{{/hasTabOrRouteLinks}}

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
  {{#hasTabOrRouteLinks}}
  noteOpenedLink(tab: target)
  {{/hasTabOrRouteLinks}}
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
  SourceFile(path: "Templates/partials/StoreRestoredModal.mustache", text: #"""
private func restoreModal(
  of snapshot: {{snapshotTypeName}},
  losses: inout [{{restoreReportTypeName}}.Loss]
) {
  let saved = savedModal(of: snapshot, losses: &losses)
  {{#hasLinks}}
  if launchLinks.isEmpty { removeModals { $0 != saved && !$0.isSticky } }
  guard let saved, let frame = snapshot.modal else { return }
  if launchLinks.isEmpty {
    present(saved)
  } else if saved.isSticky {
    // A link leaves it where it is, and what the link presents waits for it.
    {{#hasModalResults}}
    if !queue.contains(where: { $0.modal == saved }) {
      let index = queue.firstIndex { !$0.modal.isSticky } ?? queue.endIndex
      queue.insert(QueuedModal(modal: saved), at: index)
    }
    {{/hasModalResults}}
    {{^hasModalResults}}
    if !queue.contains(saved) {
      queue.insert(saved, at: queue.firstIndex { !$0.isSticky } ?? queue.endIndex)
    }
    {{/hasModalResults}}
    showFirstModal()
  } else if saved != modal || !snapshot.modalPath.isEmpty {
    let count = snapshot.modalPath.count
    losses.append(.init(.modal(frame.id), .yieldedToLink, otherScreens: count))
    return
  }
  {{/hasLinks}}
  {{^hasLinks}}
  removeModals { $0 != saved && !$0.isSticky }
  guard let saved, let frame = snapshot.modal else { return }
  present(saved)
  {{/hasLinks}}
  {{#hasSavedModalPath}}
  guard modal == saved else {
    let count = snapshot.modalPath.count
    if count > 0 { losses.append(.init(.modalPath(frame.id), .covered, otherScreens: count)) }
    return
  }
  let path = routes(of: snapshot.modalPath, losses: &losses) { _ in
    saved.hasStack
  } place: { route, index in
    .modalScreen(route, index: index, modal: frame.id)
  }
  if path != modalStack { modalStack = path }
  {{/hasSavedModalPath}}
  {{^hasSavedModalPath}}
  if let first = snapshot.modalPath.first {
    let others = snapshot.modalPath.count - 1
    let place = {{restoreReportTypeName}}.Place
      .modalScreen(first.id, index: 0, modal: frame.id)
    losses.append(.init(place, .notAllowed, otherScreens: others))
  }
  {{/hasSavedModalPath}}
}

private func savedModal(
  of snapshot: {{snapshotTypeName}},
  losses: inout [{{restoreReportTypeName}}.Loss]
) -> {{modalTypeName}}? {
  guard var frame = snapshot.modal else { return nil }
  do {
    let modal = try {{modalTypeName}}(from: &frame)
    losses += frame.unknownParameters(at: .modal(frame.id))
    return modal
  } catch {
    let reason = error as? {{restoreReportTypeName}}.Reason ?? .unreadable
    let count = snapshot.modalPath.count
    losses.append(.init(.modal(frame.id), reason, otherScreens: count))
    return nil
  }
}

"""#),
  SourceFile(path: "Templates/partials/StoreRestoredPaths.mustache", text: #"""
private func restorePaths(
  of snapshot: {{snapshotTypeName}},
  losses: inout [{{restoreReportTypeName}}.Loss]
) {
  var saved = snapshot.paths
  for tab in {{tabTypeName}}.allCases {
    {{#hasFormerTabIds}}
    let id = tab.savedIds.first { saved[$0] != nil } ?? tab.rawValue
    {{/hasFormerTabIds}}
    {{^hasFormerTabIds}}
    let id = tab.rawValue
    {{/hasFormerTabIds}}
    let frames = saved.removeValue(forKey: id) ?? []
    {{#hasLinks}}
    if launchLinks.tabs.contains(tab) {
      guard frames != {{snapshotTypeName}}.frames(of: path(for: tab)) else { continue }
      losses.append(.init(.tab(id), .yieldedToLink, otherScreens: frames.count))
      continue
    }
    {{/hasLinks}}
    let path = routes(of: frames, losses: &losses) { route in
      route.isAllowed(in: tab)
    } place: { route, index in
      .screen(route, index: index, tab: id)
    }
    if path != self.path(for: tab) { setPath(path, for: tab) }
  }
  for (id, frames) in saved.sorted(by: { $0.key < $1.key }) where !frames.isEmpty {
    losses.append(.init(.tab(id), .unknown, otherScreens: frames.count))
  }
}

/// The routes of some frames, up to the first that cannot be put back.
private func routes(
  of frames: [{{snapshotTypeName}}.Frame],
  losses: inout [{{restoreReportTypeName}}.Loss],
  mayStand: ({{routeTypeName}}) -> Bool,
  place: (String, Int) -> {{restoreReportTypeName}}.Place
) -> [{{routeTypeName}}] {
  var routes: [{{routeTypeName}}] = []
  for frame in frames {
    do {
      guard routes.count < {{snapshotTypeName}}.stackLimit else {
        throw {{restoreReportTypeName}}.Reason.tooLarge
      }
      var rest = frame
      let route = try {{routeTypeName}}(from: &rest)
      guard mayStand(route) else { throw {{restoreReportTypeName}}.Reason.notAllowed }
      {{#hasFlaggedRoutes}}
      guard isVisible(route) else { throw {{restoreReportTypeName}}.Reason.notShown }
      {{/hasFlaggedRoutes}}
      losses += rest.unknownParameters(at: place(frame.id, routes.count))
      routes.append(route)
    } catch {
      let reason = error as? {{restoreReportTypeName}}.Reason ?? .unreadable
      let others = frames.count - routes.count - 1
      losses.append(.init(place(frame.id, routes.count), reason, otherScreens: others))
      break
    }
  }
  return routes
}

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
  SourceFile(path: "Templates/partials/StoreSnapshots.mustache", text: #"""
/// Where the user is, to be put back later.
{{#absences}}
/// {{absentText}}
{{/absences}}
{{#hasRoutes}}
///
/// A stack is saved up to the first screen that carries a value which cannot be saved.
{{/hasRoutes}}
{{access}}func snapshot() -> {{snapshotTypeName}} {
  {{#hasRoutes}}
  var paths: [String: [{{snapshotTypeName}}.Frame]] = [:]
  for tab in {{tabTypeName}}.allCases {
    paths[tab.rawValue] = {{snapshotTypeName}}.frames(of: path(for: tab))
  }
  {{/hasRoutes}}
  {{#hasModals}}
  let frame = modal.flatMap { try? {{snapshotTypeName}}.Frame($0) }
  {{/hasModals}}
  return {{snapshotTypeName}}{{snapshotArgumentList}}
}

/// Puts back what was saved, perhaps by an earlier version of the app, in one change.
///
/// What cannot be put back is left out, a screen with those above it, and the report says why.
{{#hasLinks}}
/// The first time, a link that was opened before keeps the place it led to.
{{/hasLinks}}
@discardableResult
{{access}}func restore(
  _ snapshot: {{snapshotTypeName}}
) -> {{restoreReportTypeName}} {
  {{#hasResults}}
  beginChange()
  defer { endChange() }
  {{/hasResults}}
  var losses = snapshot.damage
  restorePaths(of: snapshot, losses: &losses)
  restoreSelection(of: snapshot, losses: &losses)
  restoreModal(of: snapshot, losses: &losses)
  isRestored = true
  {{#hasLinks}}
  launchLinks = LaunchLinks()
  {{/hasLinks}}
  return {{restoreReportTypeName}}(losses: losses)
}

/// To be called by the view that saves: whether nothing was restored yet. It says so once.
func beginRestoring() -> Bool {
  defer { isRestored = true }
  return !isRestored
}

/// To be called by the view that saves: there is nothing to restore at this launch.
func endLaunch() {
  isRestored = true
  {{#hasLinks}}
  launchLinks = LaunchLinks()
  {{/hasLinks}}
}

{{#hasLinks}}
{{> StoreLaunchLinks}}

{{/hasLinks}}
{{#hasRoutes}}
{{> StoreRestoredPaths}}
{{/hasRoutes}}
{{^hasRoutes}}
private func restorePaths(
  of snapshot: {{snapshotTypeName}},
  losses: inout [{{restoreReportTypeName}}.Loss]
) {
  for (id, frames) in snapshot.paths.sorted(by: { $0.key < $1.key }) {
    guard let frame = frames.first else { continue }
    losses.append(
      .init(.screen(frame.id, index: 0, tab: id), .unknown, otherScreens: frames.count - 1))
  }
}
{{/hasRoutes}}

private func restoreSelection(
  of snapshot: {{snapshotTypeName}},
  losses: inout [{{restoreReportTypeName}}.Loss]
) {
  {{#hasFormerTabIds}}
  let saved = {{tabTypeName}}.allCases.first { $0.savedIds.contains(snapshot.selection) }
  {{/hasFormerTabIds}}
  {{^hasFormerTabIds}}
  let saved = {{tabTypeName}}(rawValue: snapshot.selection)
  {{/hasFormerTabIds}}
  {{#hasLinks}}
  if !launchLinks.tabs.isEmpty {
    guard saved != selection else { return }
    losses.append(.init(.selection(snapshot.selection), .yieldedToLink))
    return
  }
  {{/hasLinks}}
  if saved == nil { losses.append(.init(.selection(snapshot.selection), .unknown)) }
  {{#hasFlaggedTabs}}
  let tab = shown(saved ?? start)
  if let saved, tab != saved {
    losses.append(.init(.selection(snapshot.selection), .notShown))
  }
  {{/hasFlaggedTabs}}
  {{^hasFlaggedTabs}}
  let tab = saved ?? start
  {{/hasFlaggedTabs}}
  if tab != selection { selection = tab }
}

{{#hasModals}}
{{> StoreRestoredModal}}
{{/hasModals}}
{{^hasModals}}
private func restoreModal(
  of snapshot: {{snapshotTypeName}},
  losses: inout [{{restoreReportTypeName}}.Loss]
) {
  guard let frame = snapshot.modal else { return }
  losses.append(.init(.modal(frame.id), .unknown, otherScreens: snapshot.modalPath.count))
}
{{/hasModals}}

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
{{#hasLinks}}
@ObservationIgnored private var pendingLinks: [PendingLink] = []
{{/hasLinks}}
{{#hasRouteResults}}
@ObservationIgnored private var awaitedScreens: [AwaitedScreen] = []
{{/hasRouteResults}}
{{#hasResults}}
@ObservationIgnored private var dueAnswers: [() -> Void] = []
@ObservationIgnored private var openChanges = 0
{{/hasResults}}
@ObservationIgnored private var isRestored = false
{{#hasLinks}}
@ObservationIgnored private var launchLinks = LaunchLinks()
{{/hasLinks}}

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
  SourceFile(path: "Templates/partials/TestsLaunchLinks.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test(
  "a link and saved state end in one state, whichever comes first",
  arguments: {{linkSampleTypeName}}.all
)
func yieldsToLinks(sample: {{linkSampleTypeName}}) throws {
  let url = try #require(URL(string: sample.address))
  for saved in Self.linkStarts() {
    let data = saved.snapshot().data
    let linkLast = Self.store(at: .{{startTabMemberName}})
    linkLast.restore(data)
    linkLast.open(url)
    let linkFirst = Self.store(at: .{{startTabMemberName}})
    linkFirst.open(url)
    let report = linkFirst.restore(data)
    #expect(linkFirst.snapshot() == linkLast.snapshot())
    #expect(report.losses.allSatisfy { $0.reason == .yieldedToLink })
    {{#hasModals}}
    for _ in 1...3 {
      for store in [linkFirst, linkLast] { store.dismiss() }
      #expect(linkFirst.modal == linkLast.modal)
    }
    {{/hasModals}}
    let again = linkFirst.restore(data)
    #expect(again.isComplete)
    #expect(linkFirst.snapshot() == {{snapshotTypeName}}(data))
  }
}

"""#),
  SourceFile(path: "Templates/partials/TestsLinkSamples.mustache", text: #"""
/// An address of a pattern with sample values, with what the spec says of it.
nonisolated struct {{linkSampleTypeName}}: Sendable, CustomTestStringConvertible {
  let address: String
  let link: {{linkTypeName}}
  /// Where it lands while all flags are set; `nil` for a modal.
  let tab: {{tabTypeName}}?
  /// What is pushed there, lowest first.
  let path: [{{routeTypeName}}]
{{#hasFlags}}
  /// The flags without which it leads nowhere.
  let flags: [{{flagSampleTypeName}}]
{{/hasFlags}}
  /// Whether it is the address that is built.
  let isBuilt: Bool

  var testDescription: String { address }

  static let all = {{linkSamplesLiteral}}.flatMap(\.self)
{{#linkSampleGroups}}

  private static func samples{{groupNumber}}() -> [Self] {
    var samples: [Self] = []
    {{#items}}
    samples.append(
      Self(
        address: {{addressExpression}},
        link: {{linkExpression}},
        tab: {{tabExpression}},
        path: {{pathLiteral}},
        {{#hasFlags}}
        flags: {{flagsLiteral}},
        {{/hasFlags}}
        isBuilt: {{isBuilt}}
      )
    )
    {{/items}}
    return samples
  }
{{/linkSampleGroups}}

  {{> TestsLinkTables}}
{{#hasExternalLinkSamples}}

  /// A value with every byte escaped, which is as good as the shortest form.
  private static func encoded(_ value: some LosslessStringConvertible) -> String {
    value.description.utf8
      .map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      .joined()
  }
{{/hasExternalLinkSamples}}
}

"""#),
  SourceFile(path: "Templates/partials/TestsLinkStates.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test(
  "a link ends in one state, whatever was shown before, and again changes nothing",
  arguments: {{linkSampleTypeName}}.all
)
func opensLinks(sample: {{linkSampleTypeName}}) throws {
  let url = try #require(URL(string: sample.address))
  for store in Self.linkStarts() {
    {{#hasModalLinks}}
    let selection = store.selection
    {{/hasModalLinks}}
    let paths = {{tabTypeName}}.allCases.map(store.path(for:))
    {{#hasModals}}
    let sticky = store.modal?.isSticky == true ? store.modal : nil
    {{/hasModals}}
    let outcome = store.open(url)
    switch sample.link {
    {{#hasModalLinks}}
    case .modal(let modal):
      #expect(outcome == .presented(modal))
      #expect(store.selection == selection)
      #expect({{tabTypeName}}.allCases.map(store.path(for:)) == paths)
      #expect(store.modal == sticky ?? modal)
    {{/hasModalLinks}}
    {{#hasTabOrRouteLinks}}
    default:
      let tab = try #require(sample.tab)
      #expect(outcome == .opened(tab: tab, path: sample.path))
      #expect(store.selection == tab)
      for (other, path) in zip({{tabTypeName}}.allCases, paths) {
        #expect(store.path(for: other) == (other == tab ? sample.path : path))
      }
      {{#hasModals}}
      #expect(store.modal == sticky)
      {{/hasModals}}
    {{/hasTabOrRouteLinks}}
    }
    let isChanged = Self.isChanged(store) { store.open(url) }
    #expect(!isChanged)
    #expect(store.open(url) == outcome)
  }
}

{{> StoreAvailability}}
@MainActor
@Test("of the links that wait, the newest that leads anywhere is opened")
func resumesLinks() throws {
  let store = Self.store(at: .{{startTabMemberName}})
  #expect(store.resumePending() == nil)
  let samples = {{linkSampleTypeName}}.all
  let older = try #require(samples.first.flatMap { URL(string: $0.address) })
  let newer = try #require(samples.last.flatMap { URL(string: $0.address) })
  let foreign = try #require(URL(string: "navgen-foreign:"))
  let expected = Self.store(at: .{{startTabMemberName}}).open(newer)
  store.enqueue(older)
  store.enqueue(newer)
  store.enqueue(foreign)
  #expect(store.resumePending() == expected)
  #expect(store.resumePending() == nil)
  store.enqueue(foreign)
  #expect(store.resumePending() == .notFound)
  #expect(store.resumePending() == nil)
  store.enqueue(older, expiresAfter: .zero)
  #expect(store.resumePending() == nil)
}
{{#hasFlagEffects}}

{{> StoreAvailability}}
@MainActor
@Test(
  "a link to what is not shown changes nothing, and waits until it is",
  arguments: {{linkSampleTypeName}}.all
)
func hidesLinks(sample: {{linkSampleTypeName}}) throws {
  let url = try #require(URL(string: sample.address))
  for flag in sample.flags {
    let store = Self.filledStore(selecting: .{{startTabMemberName}})
    store.flags = flag.others
    let isChanged = Self.isChanged(store) { store.open(url) }
    #expect(!isChanged)
    #expect(store.open(url) == .hidden)
    store.enqueue(url)
    #expect(store.resumePending() == .hidden)
    store.flags = Self.allFlags
    let tab = try #require(sample.tab)
    #expect(store.resumePending() == .opened(tab: tab, path: sample.path))
    #expect(store.selection == tab)
    #expect(store.resumePending() == nil)
  }
}
{{/hasFlagEffects}}

/// Stores in all states that a link may find: just launched, in every tab with screens pushed, and with
/// modals over them.
{{> StoreAvailability}}
@MainActor
private static func linkStarts() -> [{{storeTypeName}}] {
  var stores = [store(at: .{{startTabMemberName}})]
  for tab in {{tabTypeName}}.allCases {
    stores.append(filledStore(selecting: tab))
    {{#hasModalSamples}}
    let modals = [
      {{modalSampleTypeName}}.allCases.first { $0.isSticky },
      {{modalSampleTypeName}}.allCases.first { !$0.isSticky },
    ]
    for modal in modals.compactMap(\.self) {
      let store = filledStore(selecting: tab)
      store.present(modal.modal)
      stores.append(store)
    }
    {{/hasModalSamples}}
  }
  return stores
}

/// Whether an action changes anything that a view may show.
{{> StoreAvailability}}
@MainActor
private static func isChanged(
  _ store: {{storeTypeName}},
  by action: () -> Void
) -> Bool {
  nonisolated(unsafe) var isChanged = false
  withObservationTracking {
    _ = store.selection
    _ = {{tabTypeName}}.allCases.map { (store.path(for: $0), store.scrollRequests(for: $0)) }
    {{#hasModals}}
    _ = store.modal
    {{/hasModals}}
    {{#hasModalStack}}
    _ = store.modalPath
    {{/hasModalStack}}
  } onChange: {
    isChanged = true
  }
  action()
  return isChanged
}

"""#),
  SourceFile(path: "Templates/partials/TestsLinkTables.mustache", text: #"""
/// What an address of the app can begin with.
static let origins = {{originsLiteral}}

static let foreignOrigins = {{foreignOriginsLiteral}}
{{#hasIgnoredSamples}}

static let ignoredAddresses = {{ignoredAddressesLiteral}}
{{/hasIgnoredSamples}}
{{#hasTextLinks}}

static let texts = {{hostileTextsLiteral}}

/// What leads to a text, and whether that is a whole part of the path.
typealias TextLink = (isWhole: Bool, make: @Sendable (String) -> {{linkTypeName}})

static let textLinks = {{textLinksLiteral}}.flatMap(\.self)
{{#textLinkGroups}}

private static func textLinks{{groupNumber}}() -> [TextLink] {
  var links: [TextLink] = []
  {{#items}}
  links.append(
    (
      {{isWhole}},
      {
        {{linkExpression}}
      }
    )
  )
  {{/items}}
  return links
}
{{/textLinkGroups}}
{{/hasTextLinks}}
{{#hasWrongLinks}}

static let wrongLinks = {{wrongLinksLiteral}}.flatMap(\.self)
{{#wrongLinkGroups}}

private static func wrongLinks{{groupNumber}}() -> [(String, String)] {
  var links: [(String, String)] = []
  {{#items}}
  links.append(
    (
      {{addressExpression}},
      {{patternLiteral}}
    )
  )
  {{/items}}
  return links
}
{{/wrongLinkGroups}}
{{/hasWrongLinks}}

"""#),
  SourceFile(path: "Templates/partials/TestsLinks.mustache", text: #"""
@Test(
  "an address leads where the spec says, at every scheme and host of the app",
  arguments: {{linkSampleTypeName}}.all
)
func readsLinks(sample: {{linkSampleTypeName}}) throws {
  for origin in {{linkSampleTypeName}}.origins {
    let url = try #require(URL(string: origin + sample.address))
    #expect({{linkTypeName}}.parse(url) == .link(sample.link), "\(url)")
  }
  for origin in {{linkSampleTypeName}}.foreignOrigins {
    guard let url = URL(string: origin + sample.address) else { continue }
    #expect({{linkTypeName}}.parse(url) == .notFound, "\(url)")
  }
}

@Test(
  "an address that is built leads back",
  arguments: {{linkSampleTypeName}}.all
)
func buildsLinks(sample: {{linkSampleTypeName}}) throws {
  let address = try #require(sample.link.address)
  if sample.isBuilt { #expect(address == sample.address) }
  let url = try #require(sample.link.url())
  #expect({{linkTypeName}}.parse(url) == .link(sample.link), "\(url)")
  #expect(sample.link.url(scheme: "navgen-foreign") == nil)
  #expect(sample.link.url(host: "example.invalid") == nil)
}

@Test(
  "what means nothing in a URL changes nothing",
  arguments: {{linkSampleTypeName}}.all
)
func readsEveryForm(sample: {{linkSampleTypeName}}) throws {
  let parts = sample.address.split(separator: "?", maxSplits: 1).map(String.init)
  let path = parts[0]
  let query = parts.dropFirst().first ?? ""
  let reversed = query.split(separator: "&").reversed().joined(separator: "&")
  let forms = [
    "/.\(path)/?\(query)",
    "/.\(path.replacing("/", with: "//"))?\(query)",
    "/a/..\(path)?\(query)",
    "\(path)?\(query)#fragment?a=b",
    "\(path)?navgen-unknown=%zz&\(query)&&navgen-unknown&=",
    "\(path)?\(reversed)",
  ]
  for form in forms {
    // Where Foundation knows a broken escape when it sees one, it escapes the rest as well.
    guard let url = URL(string: form), url.absoluteString == form else { continue }
    #expect({{linkTypeName}}.parse(url) == .link(sample.link), "\(url)")
  }
}
{{#hasTextLinks}}

@Test(
  "any text survives the way into an address and back",
  arguments: {{linkSampleTypeName}}.texts + [String(repeating: "ä/", count: 5000)]
)
func keepsTexts(text: String) throws {
  for (isWhole, makeLink) in {{linkSampleTypeName}}.textLinks {
    let link = makeLink(text)
    let canStand = text != "\0" && !(isWhole && ["", ".", ".."].contains(text))
    #expect((link.address != nil) == canStand)
    guard canStand else { continue }
    let url = try #require(link.url())
    #expect({{linkTypeName}}.parse(url) == .link(link), "\(url)")
  }
}
{{/hasTextLinks}}
{{#hasWrongLinks}}

{{> StoreAvailability}}
@MainActor
@Test(
  "a value that does not fit opens nothing, and its pattern is named",
  arguments: {{linkSampleTypeName}}.wrongLinks
)
func namesFaults(address: String, pattern: String) throws {
  let url = try #require(URL(string: address))
  let store = Self.store(at: .{{startTabMemberName}})
  guard case .invalid(let fault) = store.open(url) else {
    Issue.record("\(store.open(url))")
    return
  }
  #expect(fault.pattern == pattern)
  #expect(!fault.reason.isEmpty)
  #expect(store.selection == .{{startTabMemberName}})
  #expect({{tabTypeName}}.allCases.allSatisfy { store.depth(of: $0) == 0 })
}
{{/hasWrongLinks}}
{{#hasIgnoredSamples}}

@Test(
  "what the spec leaves to others is ignored",
  arguments: {{linkSampleTypeName}}.ignoredAddresses
)
func ignoresLinks(address: String) throws {
  for origin in {{linkSampleTypeName}}.origins {
    let url = try #require(URL(string: origin + address))
    #expect({{linkTypeName}}.parse(url) == .ignored, "\(url)")
  }
}
{{/hasIgnoredSamples}}

{{> TestsLinkStates}}

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
  SourceFile(path: "Templates/partials/TestsRecorded.mustache", text: #"""
{{#hasRecordedScreens}}

{{> StoreAvailability}}
@MainActor
@Test(
  "what recorded versions saved of their screens comes back, as far as it can",
  arguments: {{recordedScreenTypeName}}.allCases
)
func restoresRecordedScreens(screen: {{recordedScreenTypeName}}) {
  for (id, tab) in screen.tabs {
    let store = Self.store(at: .{{startTabMemberName}})
    let report = store.restore(
      {{snapshotTypeName}}(selection: id, paths: [id: [screen.saved]]))
    #expect(report.isComplete)
    #expect(store.selection == tab)
    #expect(store[path: tab] == [screen.restored].compactMap(\.self))
  }
  for id in screen.lostTabs {
    let store = Self.filledStore(selecting: .{{startTabMemberName}})
    let report = store.restore(
      {{snapshotTypeName}}(selection: id, paths: [id: [screen.saved]]))
    #expect(!report.isComplete)
    #expect({{tabTypeName}}.allCases.allSatisfy { store.depth(of: $0) == 0 })
  }
}
{{/hasRecordedScreens}}
{{#hasRecordedModals}}

{{> StoreAvailability}}
@MainActor
@Test(
  "what recorded versions saved of their modals comes back, as far as it can",
  arguments: {{recordedModalTypeName}}.allCases
)
func restoresRecordedModals(modal: {{recordedModalTypeName}}) {
  let store = Self.store(at: .{{startTabMemberName}})
  let report = store.restore(
    {{snapshotTypeName}}(
      selection: {{tabTypeName}}.{{startTabMemberName}}.rawValue,
      modal: modal.saved
    ))
  #expect(report.isComplete == (modal.restored != nil))
  #expect(store.modal == modal.restored)
}
{{/hasRecordedModals}}

"""#),
  SourceFile(path: "Templates/partials/TestsRecordedSamples.mustache", text: #"""
{{#hasRecordedScreens}}

/// A screen of each kind that recorded versions saved, and what becomes of it.
nonisolated enum {{recordedScreenTypeName}}: CaseIterable, Hashable, Sendable {
{{#recordedScreens}}
  case {{caseName}}
{{/recordedScreens}}

  /// The screen as it was saved.
  var saved: {{snapshotTypeName}}.Frame {
    {{#recordedScreenFrames}}
    {{> Answers}}
    {{/recordedScreenFrames}}
  }

  /// The screen as it is now; `nil` when it is lost.
  var restored: {{routeTypeName}}? {
    {{#restoredScreens}}
    {{> Answers}}
    {{/restoredScreens}}
  }

  /// The tabs it comes back in, by the ids they had.
  var tabs: [String: {{tabTypeName}}] {
    {{#recordedTabs}}
    {{> Answers}}
    {{/recordedTabs}}
  }

  /// The ids of the tabs it is lost in.
  var lostTabs: [String] {
    {{#lostTabs}}
    {{> Answers}}
    {{/lostTabs}}
  }
}
{{/hasRecordedScreens}}
{{#hasRecordedModals}}

/// A modal of each kind that recorded versions saved, and what becomes of it.
nonisolated enum {{recordedModalTypeName}}: CaseIterable, Hashable, Sendable {
{{#recordedModals}}
  case {{caseName}}
{{/recordedModals}}

  /// The modal as it was saved.
  var saved: {{snapshotTypeName}}.Frame {
    {{#recordedModalFrames}}
    {{> Answers}}
    {{/recordedModalFrames}}
  }

  /// The modal as it is now; `nil` when it is lost.
  var restored: {{modalTypeName}}? {
    {{#restoredRecordedModals}}
    {{> Answers}}
    {{/restoredRecordedModals}}
  }
}
{{/hasRecordedModals}}

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
{{#hasLinkSamples}}

{{> TestsLinkSamples}}
{{/hasLinkSamples}}

"""#),
  SourceFile(path: "Templates/partials/TestsSavedModals.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test(
  "a modal comes back with its screens",
  arguments: {{modalSampleTypeName}}.allCases
)
func savesModals(sample: {{modalSampleTypeName}}) {
  let store = Self.store(at: .{{startTabMemberName}})
  store.present(sample.modal)
  {{#hasModalStack}}
  store.modalPath = Array(Self.routes(in: .{{startTabMemberName}}).prefix(3))
  {{/hasModalStack}}
  let snapshot = store.snapshot()
  #expect({{snapshotTypeName}}(snapshot.data) == snapshot)
  let other = Self.store(at: .{{startTabMemberName}})
  #expect(other.restore(snapshot.data).isComplete)
  #expect(other.modal == sample.restored)
  #expect(other.snapshot() == snapshot)
  #expect(other.restore(snapshot.data).isComplete)
  #expect(other.snapshot() == snapshot)
}

{{> StoreAvailability}}
@MainActor
@Test(
  "a modal of saved state takes the place of another, unless only the app closes that",
  arguments: {{modalSampleTypeName}}.allCases, {{modalSampleTypeName}}.allCases
)
func replacesModals(
  sample: {{modalSampleTypeName}},
  other: {{modalSampleTypeName}}
) {
  let saving = Self.store(at: .{{startTabMemberName}})
  saving.present(sample.modal)
  let store = Self.store(at: .{{startTabMemberName}})
  store.present(other.modal)
  store.restore(saving.snapshot())
  if other.isSticky {
    #expect(store.modal == other.modal)
    store.dismiss()
    #expect(other == sample || store.modal == sample.restored)
  } else {
    #expect(store.modal == sample.restored)
  }
  store.dismiss()
  #expect(store.modal == nil)
}

{{> StoreAvailability}}
@MainActor
@Test("a modal that is not known is lost with its screens")
func losesModals() {
  let frame = {{snapshotTypeName}}.Frame(id: "no such modal")
  let store = Self.store(at: .{{startTabMemberName}})
  var snapshot = store.snapshot()
  snapshot.modal = frame
  snapshot.modalPath = [frame, frame]
  let report = store.restore(snapshot)
  #expect(store.modal == nil)
  #expect(report.losses.map(\.place) == [.modal("no such modal")])
  #expect(report.losses.map(\.reason) == [.unknown])
  #expect(report.losses.map(\.otherScreens) == [2])
}
{{#hasFormerModalIds}}

{{> StoreAvailability}}
@MainActor
@Test(
  "a modal comes back under the ids that it and its parameters had before",
  arguments: {{modalSampleTypeName}}.allCases
)
func restoresFormerModals(sample: {{modalSampleTypeName}}) {
  let saving = Self.store(at: .{{startTabMemberName}})
  saving.present(sample.modal)
  var snapshot = saving.snapshot()
  guard let frame = snapshot.modal else { return }
  for former in sample.formerFrames(frame) {
    snapshot.modal = former
    let store = Self.store(at: .{{startTabMemberName}})
    #expect(store.restore(snapshot).isComplete)
    #expect(store.modal == sample.restored)
  }
}
{{/hasFormerModalIds}}

"""#),
  SourceFile(path: "Templates/partials/TestsSavedRoutes.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test(
  "a screen comes back in every tab that takes it",
  arguments: {{sampleTypeName}}.allCases
)
func savesRoutes(sample: {{sampleTypeName}}) throws {
  let route = try #require(sample.opened.last)
  for tab in sample.tabs {
    let store = Self.store(at: tab)
    store.setPath([route, route], for: tab)
    let data = store.snapshot().data
    #expect({{snapshotTypeName}}(data) == store.snapshot())
    let other = Self.filledStore(selecting: .{{startTabMemberName}})
    #expect(other.restore(data).isComplete)
    #expect(other.selection == tab)
    #expect(other[path: tab] == (sample.restored.map { [$0, $0] } ?? []))
    #expect({{tabTypeName}}.allCases.allSatisfy { $0 == tab || other.depth(of: $0) == 0 })
  }
}

{{> StoreAvailability}}
@MainActor
@Test(
  "a screen that cannot be put back goes with those above it",
  arguments: {{sampleTypeName}}.allCases
)
func losesRoutes(sample: {{sampleTypeName}}) throws {
  let tab = try #require(sample.tabs.first)
  let store = Self.store(at: tab)
  guard let route = sample.restored, let frame = Self.frame(of: sample) else { return }
  for (damaged, reason) in sample.damaged(frame) {
    let report = store.restore(
      {{snapshotTypeName}}(
        selection: tab.rawValue,
        paths: [tab.rawValue: [frame, damaged, frame, frame]]
      ))
    #expect(store[path: tab] == [route])
    #expect(
      report.losses.map(\.place) == [.screen(damaged.id, index: 1, tab: tab.rawValue)])
    #expect(report.losses.map(\.reason) == [reason])
    #expect(report.losses.map(\.otherScreens) == [2])
  }
}

{{> StoreAvailability}}
@MainActor
@Test(
  "a value that no parameter has is told, and the screen comes back without it",
  arguments: {{sampleTypeName}}.allCases
)
func tellsUnknownParameters(sample: {{sampleTypeName}}) throws {
  let tab = try #require(sample.tabs.first)
  guard let route = sample.restored, var frame = Self.frame(of: sample) else { return }
  frame.values["no such parameter"] = .flag(true)
  let store = Self.store(at: tab)
  let report = store.restore(
    {{snapshotTypeName}}(selection: tab.rawValue, paths: [tab.rawValue: [frame, frame]]))
  #expect(store[path: tab] == [route, route])
  #expect(
    report.losses.map(\.place)
      == [0, 1].map { .screen(frame.id, index: $0, tab: tab.rawValue) })
  #expect(report.losses.allSatisfy { $0.reason == .unknownParameter("no such parameter") })
}

{{> StoreAvailability}}
@MainActor
@Test(
  "a screen is not put back where it may not stand",
  arguments: {{sampleTypeName}}.allCases, {{tabTypeName}}.allCases
)
func losesMisplacedRoutes(
  sample: {{sampleTypeName}},
  tab: {{tabTypeName}}
) {
  guard !sample.tabs.contains(tab), let frame = Self.frame(of: sample) else { return }
  let store = Self.store(at: tab)
  let report = store.restore(
    {{snapshotTypeName}}(selection: tab.rawValue, paths: [tab.rawValue: [frame]]))
  #expect(store[path: tab].isEmpty)
  #expect(report.losses.map(\.reason) == [.notAllowed])
}

{{#hasFlaggedRoutes}}
{{> StoreAvailability}}
@MainActor
@Test(
  "a screen is not put back while a flag hides it",
  arguments: {{sampleTypeName}}.allCases
)
func losesHiddenRoutes(sample: {{sampleTypeName}}) throws {
  let tab = try #require(sample.tabs.first)
  guard let frame = Self.frame(of: sample) else { return }
  for flag in sample.flags {
    let store = Self.store(at: tab)
    store.flags = flag.others
    let report = store.restore(
      {{snapshotTypeName}}(selection: tab.rawValue, paths: [tab.rawValue: [frame]]))
    #expect(store[path: tab].isEmpty)
    #expect(report.losses.contains { $0.reason == .notShown })
  }
}

{{/hasFlaggedRoutes}}
{{#hasFormerRouteIds}}
{{> StoreAvailability}}
@MainActor
@Test(
  "a screen comes back under the ids that it and its parameters had before",
  arguments: {{sampleTypeName}}.allCases
)
func restoresFormerRoutes(sample: {{sampleTypeName}}) throws {
  let tab = try #require(sample.tabs.first)
  guard let route = sample.restored, let frame = Self.frame(of: sample) else { return }
  for former in sample.formerFrames(frame) {
    let store = Self.store(at: tab)
    let report = store.restore(
      {{snapshotTypeName}}(selection: tab.rawValue, paths: [tab.rawValue: [former]]))
    #expect(report.isComplete)
    #expect(store[path: tab] == [route])
  }
}

{{/hasFormerRouteIds}}
/// A route as it is saved; `nil` when it is not.
{{> StoreAvailability}}
@MainActor
private static func frame(
  of sample: {{sampleTypeName}}
) -> {{snapshotTypeName}}.Frame? {
  guard let tab = sample.tabs.first, let route = sample.opened.last else { return nil }
  let store = store(at: tab)
  store.setPath([route], for: tab)
  return store.snapshot().paths[tab.rawValue]?.first
}

"""#),
  SourceFile(path: "Templates/partials/TestsSavedSamples.mustache", text: #"""
{{#hasSamples}}

nonisolated extension {{sampleTypeName}} {
  /// The route after it was saved and put back; `nil` when it is not saved.
  var restored: {{routeTypeName}}? {
    {{#restoredRoutes}}
    {{> Answers}}
    {{/restoredRoutes}}
  }

  /// The parameters that it cannot do without.
  private var requiredIds: [String] {
    {{#requiredIds}}
    {{> Answers}}
    {{/requiredIds}}
  }

  /// The parameters whose type takes no object.
  private var typedIds: [String] {
    {{#typedIds}}
    {{> Answers}}
    {{/typedIds}}
  }

  /// The parameters with a case as their value.
  private var choiceIds: [String] {
    {{#choiceIds}}
    {{> Answers}}
    {{/choiceIds}}
  }

  /// Its frame with one fault each, and what restoring says of it.
  func damaged(
    _ frame: {{snapshotTypeName}}.Frame
  ) -> [({{snapshotTypeName}}.Frame, {{restoreReportTypeName}}.Reason)] {
    var results: [({{snapshotTypeName}}.Frame, {{restoreReportTypeName}}.Reason)] = []
    func add(
      _ reason: {{restoreReportTypeName}}.Reason,
      _ change: (inout {{snapshotTypeName}}.Frame) -> Void
    ) {
      var damaged = frame
      change(&damaged)
      results.append((damaged, reason))
    }
    add(.unknown) { $0.id = "no such screen" }
    for id in requiredIds { add(.missing(id)) { $0.values[id] = nil } }
    for id in typedIds { add(.wrongType(id)) { $0.values[id] = .object([:]) } }
    for id in choiceIds { add(.unknownCase(id)) { $0.values[id] = .text("no such case") } }
    return results
  }
{{#hasFormerRouteIds}}

  /// Its frame as earlier versions saved it.
  func formerFrames(
    _ frame: {{snapshotTypeName}}.Frame
  ) -> [{{snapshotTypeName}}.Frame] {
    var frames = formerIds.map { {{snapshotTypeName}}.Frame(id: $0, values: frame.values) }
    for (former, id) in formerParameterIds {
      var old = frame
      old.values[former] = old.values.removeValue(forKey: id)
      frames.append(old)
    }
    return frames
  }

  private var formerIds: [String] {
    {{#formerRouteIds}}
    {{> Answers}}
    {{/formerRouteIds}}
  }

  private var formerParameterIds: [String: String] {
    {{#formerRouteParameterIds}}
    {{> Answers}}
    {{/formerRouteParameterIds}}
  }
{{/hasFormerRouteIds}}
}
{{/hasSamples}}
{{#hasModalSamples}}

nonisolated extension {{modalSampleTypeName}} {
  /// The modal after it was saved and put back; `nil` when it is not saved.
  var restored: {{modalTypeName}}? {
    {{#restoredModals}}
    {{> Answers}}
    {{/restoredModals}}
  }
{{#hasFormerModalIds}}

  /// Its frame as earlier versions saved it.
  func formerFrames(
    _ frame: {{snapshotTypeName}}.Frame
  ) -> [{{snapshotTypeName}}.Frame] {
    var frames = formerIds.map { {{snapshotTypeName}}.Frame(id: $0, values: frame.values) }
    for (former, id) in formerParameterIds {
      var old = frame
      old.values[former] = old.values.removeValue(forKey: id)
      frames.append(old)
    }
    return frames
  }

  private var formerIds: [String] {
    {{#formerModalIds}}
    {{> Answers}}
    {{/formerModalIds}}
  }

  private var formerParameterIds: [String: String] {
    {{#formerModalParameterIds}}
    {{> Answers}}
    {{/formerModalParameterIds}}
  }
{{/hasFormerModalIds}}
}
{{/hasModalSamples}}

"""#),
  SourceFile(path: "Templates/partials/TestsState.mustache", text: #"""
{{> StoreAvailability}}
@MainActor
@Test(
  "what is saved comes back, in the same bytes every time",
  arguments: {{tabTypeName}}.allCases
)
func saves(tab: {{tabTypeName}}) {
  let store = Self.filledStore(selecting: tab)
  let snapshot = store.snapshot()
  #expect(store.snapshot().data == snapshot.data)
  #expect({{snapshotTypeName}}(snapshot.data) == snapshot)
  #expect(snapshot.fingerprint == {{snapshotTypeName}}.currentFingerprint)
  let other = Self.store(at: .{{startTabMemberName}})
  #expect(other.restore(snapshot.data).description == "everything was put back")
  #expect(other.snapshot() == snapshot)
  #expect(other.selection == tab)
}

{{> StoreAvailability}}
@MainActor
@Test("what is not known is left out, and the report says so")
func losesUnknown() {
  let frame = {{snapshotTypeName}}.Frame(id: "no such screen")
  let store = Self.filledStore(selecting: .{{startTabMemberName}})
  let report = store.restore(
    {{snapshotTypeName}}(
      selection: "no such tab",
      paths: ["no such tab": [frame, frame]]
    ))
  #expect(!report.isComplete)
  #expect(report.losses.contains { $0.place == .selection("no such tab") })
  #expect(report.losses.allSatisfy { $0.reason == .unknown })
  #expect(store.selection == .{{startTabMemberName}})
  #expect({{tabTypeName}}.allCases.allSatisfy { store.depth(of: $0) == 0 })
}

@Test("saved state is never more than can be read")
func savesNoMoreThanCanBeRead() {
  let text = {{snapshotTypeName}}.Value.text(String(repeating: "a", count: 10_000))
  let frame = {{snapshotTypeName}}.Frame(id: "large", values: ["text": text])
  let high = {{snapshotTypeName}}(
    selection: "tab",
    paths: ["tab": Array(repeating: frame, count: 1000), "other": [frame]]
  )
  // Four times the half: 62 screens of 10 kB.
  let kept = {{snapshotTypeName}}(high.data)
  #expect(kept?.paths == ["tab": Array(repeating: frame, count: 62), "other": []])
  let huge = {{snapshotTypeName}}.Value.list(Array(repeating: text, count: 200))
  let wide = {{snapshotTypeName}}(
    selection: "tab",
    modal: {{snapshotTypeName}}.Frame(id: "huge", values: ["texts": huge])
  )
  #expect({{snapshotTypeName}}(wide.data) == {{snapshotTypeName}}(selection: "tab"))
}

@Test(
  "a number comes back as it was written",
  arguments: [
    "7", "-9223372036854775808", "18446744073709551615", "0.1", "0.30000000000000004",
    "0.12345678901234567891",
  ]
)
func keepsNumbers(digits: String) throws {
  let frame = "{\"params\":{\"number\":\(digits)},\"route\":\"any\"}"
  let text = "{\"selection\":\"tab\",\"tabs\":{\"tab\":[\(frame)]}}"
  let snapshot = try #require({{snapshotTypeName}}(Data(text.utf8)))
  #expect(String(decoding: snapshot.data, as: UTF8.self).contains(frame))
}

{{> StoreAvailability}}
@MainActor
@Test("data that ends too early changes nothing")
func refusesTruncated() {
  let store = Self.filledStore(selecting: .{{startTabMemberName}})
  let data = store.snapshot().data
  for length in stride(from: 0, to: data.count, by: max(1, data.count / 1000)) {
    let report = store.restore(data.prefix(length))
    #expect(report.losses.map(\.reason) == [.unreadable])
  }
  #expect(store.snapshot().data == data)
}

{{> StoreAvailability}}
@MainActor
@Test("hostile data changes nothing", arguments: hostileTexts)
func refusesHostile(text: String) {
  let store = Self.filledStore(selecting: .{{startTabMemberName}})
  let snapshot = store.snapshot()
  let report = store.restore(Data(text.utf8))
  #expect(report.losses.map(\.place) == [.snapshot])
  #expect(report.losses.map(\.reason) == [.unreadable])
  #expect(store.snapshot() == snapshot)
}

{{> StoreAvailability}}
@MainActor
@Test("data of any size and any bytes changes nothing")
func refusesBytes() {
  let store = Self.filledStore(selecting: .{{startTabMemberName}})
  let snapshot = store.snapshot()
  let large = store.restore(Data(repeating: 0x5B, count: 10_000_000))
  #expect(large.losses.map(\.reason) == [.tooLarge])
  for byte: UInt8 in [0x00, 0x80, 0xC3, 0xFF] {
    let report = store.restore(Data([0x7B, 0x22, byte, 0x22, 0x3A, 0x31, 0x7D]))
    #expect(report.losses.map(\.reason) == [.unreadable])
  }
  #expect(store.snapshot() == snapshot)
}

{{> StoreAvailability}}
@MainActor
@Test("damaged data leaves nothing where it may not stand, and what is lost is told")
func survivesDamage() {
  let data = Self.filledStore(selecting: .{{startTabMemberName}}).snapshot().data
  let store = Self.store(at: .{{startTabMemberName}})
  var seed: UInt64 = 1
  func random(below limit: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % limit
  }
  for _ in 1...500 {
    var bytes = Array(data)
    for _ in 0...random(below: 3) {
      bytes[random(below: bytes.count)] = UInt8(random(below: 256))
    }
    let report = store.restore(Data(bytes))
    for tab in {{tabTypeName}}.allCases {
      {{#hasRoutes}}
      #expect(Self.holds(store[path: tab], in: tab))
      {{/hasRoutes}}
      {{^hasRoutes}}
      #expect(store[path: tab].isEmpty)
      {{/hasRoutes}}
    }
    let damaged = {{snapshotTypeName}}(Data(bytes))
    guard report.isComplete, let snapshot = damaged else { continue }
    #expect(store.selection.rawValue == snapshot.selection)
    let shown = {{tabTypeName}}.allCases.flatMap(store.path(for:))
    #expect(shown.count == snapshot.paths.values.joined().count)
  }
}
{{#hasRoutes}}

/// Whether all of a path may stand in a tab.
private static func holds(
  _ path: [{{routeTypeName}}],
  in tab: {{tabTypeName}}
) -> Bool {
  path.allSatisfy { $0.isAllowed(in: tab) }
}
{{/hasRoutes}}

/// What is no snapshot, and would be hard on a careless reader.
private nonisolated static let hostileTexts = [
  "", " ", "null", "[]", "7", "\"\"", "{", "{}{}", "{,}", "{\"a\":1,}", "{\"a\" 1}", "{a:1}",
  "{\"a\":01}", "{\"a\":1.}", "{\"a\":.5}", "{\"a\":1e}", "{\"a\":-}", "{\"a\":+1}",
  "{\"a\":NaN}",
  "{\"a\":Infinity}", "{\"a\":tru}", "{\"a\":1,\"a\":2}", "{\"a\":\"\\x\"}", "{\"a\":\"\\u12\"}",
  "{\"a\":\"\\uD800\"}", "{\"a\":\"\\uDC00\"}", "{\"a\":\"\\uD800\\u0041\"}", "{\"a\":\"\n\"}",
  "{\"a\":" + String(repeating: "[", count: 100_000),
  String(repeating: "{\"a\":", count: 100_000) + "1" + String(repeating: "}", count: 100_000),
]
{{#hasFormerTabIds}}

{{> StoreAvailability}}
@MainActor
@Test(
  "a tab comes back under the ids that it had before",
  arguments: {{tabTypeName}}.allCases
)
func restoresFormerTabs(tab: {{tabTypeName}}) {
  let snapshot = Self.filledStore(selecting: tab).snapshot()
  for id in Self.formerIds(of: tab) {
    var former = snapshot
    former.selection = id
    former.paths[id] = former.paths.removeValue(forKey: tab.rawValue)
    let store = Self.store(at: .{{startTabMemberName}})
    #expect(store.restore(former).isComplete)
    #expect(store.snapshot() == snapshot)
  }
}

private static func formerIds(of tab: {{tabTypeName}}) -> [String] {
  {{#formerTabIds}}
  {{> Answers}}
  {{/formerTabIds}}
}
{{/hasFormerTabIds}}
{{#hasSamples}}

{{> TestsSavedRoutes}}
{{/hasSamples}}
{{#hasModalSamples}}

{{> TestsSavedModals}}
{{/hasModalSamples}}

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
{{#hasLinks}}

private func openLink(_ url: URL) {
  store.open(url)
}
{{/hasLinks}}

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
{{#hasLinks}}
.onOpenURL(perform: openURL ?? openLink)
{{/hasLinks}}
{{^hasLinks}}
.onOpenURL(perform: openURL)
{{/hasLinks}}

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
{{#hasLinks}}
private let openURL: ((URL) -> Void)?
{{/hasLinks}}
{{^hasLinks}}
private let openURL: (URL) -> Void
{{/hasLinks}}

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
{{#hasLinks}}
///   - openURL: Takes the URLs that the system hands to the app; without it, the store opens them.
{{/hasLinks}}
{{^hasLinks}}
///   - openURL: Takes the URLs that the system hands to the app.
{{/hasLinks}}
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
  {{#hasLinks}}
  openURL: ((URL) -> Void)? = nil
  {{/hasLinks}}
  {{^hasLinks}}
  openURL: @escaping (URL) -> Void = { _ in }
  {{/hasLinks}}
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
