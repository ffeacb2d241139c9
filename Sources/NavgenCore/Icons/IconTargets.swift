import NavgenSource
package import NavgenSymbols

/// The deployment targets that icons must be there for: those of the spec or, where it states none, those that
/// the view is written for.
struct IconTargets {
  let all: [SymbolTarget]
  /// Where the spec states each; nowhere, if it states none.
  private let places: [SymbolPlatform: SourceRange]

  init(_ spec: NavigationSpec, _ model: NavigationModel) {
    all = symbolTargets(of: model)
    let pairs = spec.platforms.compactMap { stated in
      SymbolPlatform(rawValue: stated.name.value).map { ($0, stated.version.range) }
    }
    places = Dictionary(pairs) { first, _ in first }
  }

  /// Whether the spec states any.
  var areStated: Bool { !places.isEmpty }

  /// Whether any of them has tab bars that show filled variants by themselves.
  var haveFilledBars: Bool {
    all.contains { $0.platform == .iOS || $0.platform == .visionOS }
  }

  func place(of target: SymbolTarget) -> SourceRange? { places[target.platform] }

  /// Those that do not have a symbol yet. Where the spec states none, they are of one year, so that the
  /// first tells enough.
  func lacking(_ symbol: Symbol) -> [SymbolTarget] {
    let lacking = all.filter { !symbol.introduced.isAvailable(for: $0) }
    return areStated ? lacking : Array(lacking.prefix(1))
  }
}

/// The deployment targets of a spec or, where it states none, those that the view is written for.
package func symbolTargets(of model: NavigationModel) -> [SymbolTarget] {
  let stated = model.platforms.map { ($0.platform, $0.version) }
  let versions = stated.isEmpty ? Platform.allCases.map { ($0, $0.releaseWithTabs) } : stated
  return versions.map { platform, version in
    SymbolTarget(
      platform: platform.forSymbols, version: DottedVersion([version.major, version.minor]))
  }
}

extension Platform {
  fileprivate var forSymbols: SymbolPlatform {
    switch self {
    case .iOS: return .iOS
    case .macOS: return .macOS
    case .tvOS: return .tvOS
    case .watchOS: return .watchOS
    case .visionOS: return .visionOS
    }
  }
}
