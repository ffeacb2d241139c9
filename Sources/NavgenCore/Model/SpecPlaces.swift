import NavgenSource

/// Where a spec says what no item of the model keeps a place for.
///
/// Who compares two specs needs it: what one of them lacks is shown where it would stand there, so every
/// place has a value.
package struct SpecPlaces: Sendable {
  private let keys: [NavigationSpec.Key: SourceRange]
  private let linkKeys: [LinksSpec.Key: SourceRange]
  /// Schemes and hosts, in small letters.
  private let origins: [String: SourceRange]
  private let types: [String: SourceRange]
  /// The cases of the enums, by type and id.
  private let cases: [String: [String: SourceRange]]
  /// For what stands nowhere.
  private let start: SourceRange

  /// The key, or where the spec begins.
  subscript(key: NavigationSpec.Key) -> SourceRange { keys[key] ?? start }

  /// The key, or the one that it would stand below.
  subscript(key: LinksSpec.Key) -> SourceRange { linkKeys[key] ?? self[.links] }

  /// A scheme or a host, in small letters, or the key that it would stand below.
  func origin(_ text: String, of key: LinksSpec.Key) -> SourceRange { origins[text] ?? self[key] }

  /// The name of a type, or the key that it would stand below.
  func type(_ name: String) -> SourceRange { types[name] ?? self[.types] }

  /// A case of an enum, or the type that it would stand below.
  func enumCase(_ id: String, of type: String) -> SourceRange {
    cases[type]?[id] ?? self.type(type)
  }
}

extension SpecPlaces {
  init(_ spec: NavigationSpec) {
    keys = places(of: spec.keys)
    linkKeys = places(of: spec.links?.keys ?? [])
    origins = places(
      of: ((spec.links?.schemes ?? []) + (spec.links?.hosts ?? [])).map {
        Located($0.value.lowercased(), at: $0.range)
      })
    types = places(of: spec.types.map(\.name))
    let enums = spec.types.map { ($0.name.value, places(of: $0.cases?.value ?? [])) }
    cases = Dictionary(enums) { first, _ in first }
    start = keys[.navgen] ?? spec.tabsPlace
  }
}

private func places<Value: Hashable>(of values: [Located<Value>]) -> [Value: SourceRange] {
  Dictionary(values.map { ($0.value, $0.range) }) { first, _ in first }
}
