import NavgenSource

/// A spec as it was written: every value has the right kind and keeps its place, and nothing else is
/// proven about it.
struct NavigationSpec: Sendable {
  /// The keys of a spec.
  enum Key: String, SpecKey {
    case navgen, name, access, imports, bundle, platforms, start, tabBar, flags, types, links
    case tabs, routes, modals, lint

    static let owner = "a spec"
    var isRequired: Bool { self == .navgen || self == .tabs }
  }

  /// The version of the spec language that this navgen reads.
  static let version = "1"

  /// What was written, in the order of the file.
  let keys: [Located<Key>]
  let name: Located<String>?
  let access: Located<String>?
  let imports: [Located<String>]
  let bundle: Located<String>?
  let platforms: [PlatformSpec]
  let start: Located<String>?
  let tabBar: TabBarSpec?
  let flags: [FlagSpec]
  let types: [TypeSpec]
  let links: LinksSpec?
  var tabs: [TabSpec]
  /// Where the key `tabs` stands.
  let tabsPlace: SourceRange
  var routes: [RouteSpec]
  var modals: [ModalSpec]
  let lint: LintSpec?
}

/// An entry of `platforms`.
struct PlatformSpec: Sendable {
  let name: Located<String>
  let version: Located<String>
}

/// An entry of `flags`.
struct FlagSpec: Sendable {
  let id: Located<String>
  let value: Bool
}
