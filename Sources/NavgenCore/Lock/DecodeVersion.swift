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
  _ decode: (FieldEntry, inout DiagnosticList) -> Part?,
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

private func decodeTab(_ entry: FieldEntry, _ diagnostics: inout DiagnosticList) -> TabShape? {
  guard let map = SpecMap<TabKey>(entry.field, diagnostics: &diagnostics) else { return nil }
  return TabShape(id: entry.key.value, formerIds: decodeSortedTexts(map[.was], &diagnostics) ?? [])
}

private func decodeRoute(
  _ entry: FieldEntry, _ diagnostics: inout DiagnosticList
) -> RouteShape? {
  guard let map = SpecMap<RouteKey>(entry.field, diagnostics: &diagnostics) else { return nil }
  return RouteShape(
    id: entry.key.value, formerIds: decodeSortedTexts(map[.was], &diagnostics) ?? [],
    tabs: decodeSortedTexts(map[.tabs], &diagnostics),
    parameters: decodeParameters(map[.params], &diagnostics))
}

private func decodeModal(
  _ entry: FieldEntry, _ diagnostics: inout DiagnosticList
) -> ModalShape? {
  guard let map = SpecMap<ModalKey>(entry.field, diagnostics: &diagnostics) else { return nil }
  return ModalShape(
    id: entry.key.value, formerIds: decodeSortedTexts(map[.was], &diagnostics) ?? [],
    hasStack: map[.stack].flatMap { decodeTruth($0, diagnostics: &diagnostics) } ?? false,
    parameters: decodeParameters(map[.params], &diagnostics))
}

private func decodeEnum(_ entry: FieldEntry, _ diagnostics: inout DiagnosticList) -> EnumShape? {
  decodeSortedTexts(entry.field, &diagnostics)
    .map { EnumShape(name: entry.key.value, cases: $0) }
}

private func decodeType(_ entry: FieldEntry, _ diagnostics: inout DiagnosticList) -> TypeShape? {
  guard let map = SpecMap<TypeKey>(entry.field, diagnostics: &diagnostics) else { return nil }
  let isCodable = map[.codable].flatMap { decodeTruth($0, diagnostics: &diagnostics) }
  return TypeShape(name: entry.key.value, isCodable: isCodable ?? true)
}

/// What an item of `versions` takes.
let lockedVersionForm = ValueForm.map(VersionKey.self)

private enum VersionKey: String, LockedKey {
  case fingerprint, tabs, routes, modals, enums, types

  static let owner = "a version of a lock"

  var isRequired: Bool { self == .fingerprint }

  var form: ValueForm {
    switch self {
    case .fingerprint: return .text(.recorded)
    case .tabs: return entries(.ids(.tab), .map(TabKey.self))
    case .routes: return entries(.ids(.route), .map(RouteKey.self))
    case .modals: return entries(.ids(.modal), .map(ModalKey.self))
    case .enums: return entries(.typeNames, lockedTextsForm)
    case .types: return entries(.typeNames, .map(TypeKey.self))
    }
  }

  private func entries(_ keys: EntriesForm.Keys, _ value: ValueForm) -> ValueForm {
    .entries(EntriesForm(keys: keys, value: value))
  }
}

private enum TabKey: String, LockedKey {
  case was

  static let owner = "a tab of a lock"

  var form: ValueForm { lockedTextsForm }
}

private enum RouteKey: String, LockedKey {
  case was, tabs, params

  static let owner = "a route of a lock"

  var form: ValueForm {
    switch self {
    case .was, .tabs: return lockedTextsForm
    case .params: return lockedParametersForm
    }
  }
}

private enum ModalKey: String, LockedKey {
  case was, stack, params

  static let owner = "a modal of a lock"

  var form: ValueForm {
    switch self {
    case .was: return lockedTextsForm
    case .stack: return .truth(.setting)
    case .params: return lockedParametersForm
    }
  }
}

private enum TypeKey: String, LockedKey {
  case codable

  static let owner = "a type of a lock"

  var form: ValueForm { .truth(.setting) }
}
