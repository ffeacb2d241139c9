import NavgenSource
import NavgenYAML

/// A version as the lock writes it: what it holds, and what it says its fingerprint is.
struct WrittenVersion {
  let fingerprint: Located<String>
  let version: LockedVersion
}

/// Reads an item of `versions`; `nil` when it lacks what every version has.
func decodeVersion(
  _ field: Field, number: Int, _ diagnostics: inout DiagnosticList
) -> WrittenVersion? {
  guard let map = SpecMap<VersionKey>(field, diagnostics: &diagnostics),
    let stated = map[.fingerprint],
    let fingerprint = decodeText(stated, diagnostics: &diagnostics)
  else { return nil }
  var places: [ShapeItem: SourceRange] = [:]
  let shape = NavigationShape(
    tabs: decodeParts(map[.tabs], as: ShapeItem.tab, decodeTab, &places, &diagnostics),
    routes: decodeParts(map[.routes], as: ShapeItem.route, decodeRoute, &places, &diagnostics),
    modals: decodeParts(map[.modals], as: ShapeItem.modal, decodeModal, &places, &diagnostics),
    enums: decodeParts(map[.enums], as: ShapeItem.payloadEnum, decodeEnum, &places, &diagnostics),
    types: decodeParts(map[.types], as: ShapeItem.type, decodeType, &places, &diagnostics))
  let version = LockedVersion(
    number: number, shape: shape, declaration: fingerprint.range, places: places)
  return WrittenVersion(fingerprint: fingerprint, version: version)
}

/// Every part of a section, sorted by its name.
private func decodeParts<Part>(
  _ field: Field?, as item: (String) -> ShapeItem,
  _ decode: (YAMLEntry, inout DiagnosticList) -> Part?,
  _ places: inout [ShapeItem: SourceRange], _ diagnostics: inout DiagnosticList
) -> [Part] {
  guard let field else { return [] }
  let entries = decodeEntries(field, diagnostics: &diagnostics)
    .sorted { $0.key.value < $1.key.value }
  for entry in entries {
    checkLockedName(entry.key, &diagnostics)
    places[item(entry.key.value)] = entry.key.range
  }
  return entries.compactMap { decode($0, &diagnostics) }
}

/// Refuses what can be neither an id nor the name of a type.
func checkLockedName(_ name: Located<String>, _ diagnostics: inout DiagnosticList) {
  if !isId(name.value), !isTypeName(name.value) {
    diagnostics.add(.invalidId(name, suggestion: nil))
  }
}

private func decodeTab(_ entry: YAMLEntry, _ diagnostics: inout DiagnosticList) -> TabShape? {
  guard let map = SpecMap<TabKey>(Field(entry), diagnostics: &diagnostics) else { return nil }
  return TabShape(id: entry.key.value, formerIds: decodeSortedTexts(map[.was], &diagnostics) ?? [])
}

private func decodeRoute(
  _ entry: YAMLEntry, _ diagnostics: inout DiagnosticList
) -> RouteShape? {
  guard let map = SpecMap<RouteKey>(Field(entry), diagnostics: &diagnostics) else { return nil }
  return RouteShape(
    id: entry.key.value, formerIds: decodeSortedTexts(map[.was], &diagnostics) ?? [],
    tabs: decodeSortedTexts(map[.tabs], &diagnostics),
    parameters: decodeParameters(map[.params], &diagnostics))
}

private func decodeModal(
  _ entry: YAMLEntry, _ diagnostics: inout DiagnosticList
) -> ModalShape? {
  guard let map = SpecMap<ModalKey>(Field(entry), diagnostics: &diagnostics) else { return nil }
  return ModalShape(
    id: entry.key.value, formerIds: decodeSortedTexts(map[.was], &diagnostics) ?? [],
    hasStack: map[.stack].flatMap { decodeTruth($0, diagnostics: &diagnostics) } ?? false,
    parameters: decodeParameters(map[.params], &diagnostics))
}

private func decodeEnum(_ entry: YAMLEntry, _ diagnostics: inout DiagnosticList) -> EnumShape? {
  decodeSortedTexts(Field(entry), &diagnostics)
    .map { EnumShape(name: entry.key.value, cases: $0) }
}

private func decodeType(_ entry: YAMLEntry, _ diagnostics: inout DiagnosticList) -> TypeShape? {
  guard let map = SpecMap<TypeKey>(Field(entry), diagnostics: &diagnostics) else { return nil }
  let isCodable = map[.codable].flatMap { decodeTruth($0, diagnostics: &diagnostics) }
  return TypeShape(name: entry.key.value, isCodable: isCodable ?? true)
}

private enum VersionKey: String, SpecKey {
  case fingerprint, tabs, routes, modals, enums, types

  static let owner = "a version of a lock"

  var isRequired: Bool { self == .fingerprint }
}

private enum TabKey: String, SpecKey {
  case was

  static let owner = "a tab of a lock"
}

private enum RouteKey: String, SpecKey {
  case was, tabs, params

  static let owner = "a route of a lock"
}

private enum ModalKey: String, SpecKey {
  case was, stack, params

  static let owner = "a modal of a lock"
}

private enum TypeKey: String, SpecKey {
  case codable

  static let owner = "a type of a lock"
}
