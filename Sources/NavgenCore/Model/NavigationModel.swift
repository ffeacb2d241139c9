/// A navigation that is proven valid: every name is spelled, every reference is resolved, and nothing
/// in it means "was wrong". Only the resolver makes one; everything after it can rely on it.
package struct NavigationModel: Sendable {
  /// The prefix of the generated types: `Shop` in `ShopTab`.
  package let name: String
  /// Who may see the generated declarations.
  package var access: AccessLevel
  /// Modules that declare the payload types, sorted, each once.
  package let imports: [String]
  /// The deployment targets that the spec states, in the order of ``Platform``. They decide which forms
  /// of SwiftUI are written.
  package let platforms: [PlatformRequirement]
  /// The payload enums that navgen writes, in the order of the file.
  package let enums: [PayloadEnum]
  /// The payload types that exist elsewhere, in the order of the file.
  package let externalTypes: [ExternalType]
  /// In the order on screen; never empty, no two give one name, and at most
  /// ``NavigationModel/tabLimit``.
  package var tabs: [Tab]
  /// What stands in the bar, in the order on screen: every tab once, in the order of ``tabs``, and the
  /// actions between them. Items of one section stand together.
  package let items: [TabBarItem]
  /// The tab selected at launch: an index into ``tabs``.
  package let start: Int
  package let tabBar: TabBar
  /// Where titles and images are looked up.
  package let bundle: ResourceBundle
  package let links: LinkSettings
  /// In the order of the file.
  package let flags: [Flag]
  /// In the order of the file; at most ``NavigationModel/routeLimit``.
  package var routes: [Route]
  /// In the order of the file; at most ``NavigationModel/modalLimit``.
  package var modals: [Modal]
  /// Where the spec says what none of these keeps a place for.
  package let specPlaces: SpecPlaces
  /// What earlier versions saved, oldest first, as far as it was recorded.
  package var recordedShapes: [NavigationShape] = []

  /// The most routes one enum may have: well below where the compiler gives up on checking that a
  /// switch is exhaustive (between 600 and 800 cases with payload, measured with Swift 6.3).
  package static let routeLimit = 500

  /// The most modals one enum may have. They are the cases of one enum with payload as well, and the
  /// compiler gives up on a switch over too many of them just as it does for routes.
  package static let modalLimit = 500

  /// The most tabs a bar may have: more than any bar can show, sidebars included, while the compiler's
  /// time for the tab view stays within seconds.
  package static let tabLimit = 100
}

/// Who may see the generated declarations.
package enum AccessLevel: String, CaseIterable, Sendable {
  case `internal`
  case package
  case `public`
}
