import NavgenSource
import NavgenYAML

/// A spec as it was written: every value has the right kind and keeps its place, and nothing else is
/// proven about it. What could not be read is left out or has a stand-in.
struct NavigationSpec: Sendable {
  /// The keys of a spec.
  enum Key: String, SpecKey {
    case navgen, name, access, imports, bundle, platforms, start, tabBar, flags, types, links
    case tabs, routes, modals, lint

    static let owner = "a spec"
    var isRequired: Bool { self == .navgen || self == .tabs }

    var form: ValueForm {
      switch self {
      case .navgen: return .text(.version)
      case .name: return .text(.typePrefix)
      case .access: return .text(.choice(of: AccessLevel.self))
      case .imports: return .list(of: .text(.module), ListBounds(isEmptyAllowed: true))
      case .bundle: return .text(.choice(of: ResourceBundle.self))
      case .platforms:
        return .entries(EntriesForm(keys: .platforms, value: .text(.platformVersion)))
      case .start: return .text(.reference)
      case .tabBar: return .map(TabBarSpec.Key.self)
      case .flags:
        return .entries(EntriesForm(keys: .ids(.flag), value: .truth(.setting), limit: flagLimit))
      case .types: return .entries(EntriesForm(keys: .typeNames, value: .map(TypeSpec.Key.self)))
      case .links: return .map(LinksSpec.Key.self)
      case .tabs: return items(.tab, TabSpec.Key.self, limit: NavigationModel.tabLimit)
      case .routes: return items(.route, RouteSpec.Key.self, limit: NavigationModel.routeLimit)
      case .modals: return items(.modal, ModalSpec.Key.self, limit: NavigationModel.modalLimit)
      case .lint: return .map(LintSpec.Key.self)
      }
    }

    /// Other files keep what they use several times below a key of its own.
    static func help(forUnknown entry: YAMLEntry) -> String? {
      if ["import", "module"].contains(entry.key.value) {
        return "write it \(moduleHelp(for: entry))"
      }
      if truthValue(of: entry.value) != nil, helpForMisplaced(entry.key.value, in: Self.self) == nil
      {
        return "write a flag below 'flags', as in 'flags: { \(entry.key.value): false }'"
      }
      if case .mapping(let inner) = entry.value.content,
        let part = inner.lazy.flatMap({ keysKnown(as: $0.key.value) }).compactMap(Self.init).first
      {
        return "write what it has as '\(part.rawValue)' at the top of the spec"
      }
      let key = entry.key.range
      let between =
        key.offsets.upperBound..<max(key.offsets.upperBound, entry.value.range.offsets.lowerBound)
      return hasAnchor(key.file.bytes[between])
        ? "write what the anchor is for where it is used first, and '*' in the other places" : nil
    }

    /// Whether there is an `&` that is not in a comment.
    private static func hasAnchor(_ gap: ArraySlice<UInt8>) -> Bool {
      gap.split { $0.isLineBreak }
        .contains { $0.prefix { $0 != UInt8(ascii: "#") }.contains(UInt8(ascii: "&")) }
    }

    private func items(_ kind: IdKind, _ keys: any SpecKey.Type, limit: Int) -> ValueForm {
      .entries(
        EntriesForm(keys: .ids(kind), value: .map(keys), needsEntry: isRequired, limit: limit))
    }
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
  /// What of it could not be read; `nil` when all could.
  var damage: SpecDamage?
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
