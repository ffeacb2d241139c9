import NavgenSource
import NavgenYAML

/// Reads the located tree as a spec, as far as it can be read; what cannot is reported and is known to the spec
/// as its damage.
///
/// All wrong kinds, unknown keys and missing keys are found in one run; only when the spec is written
/// for another version of the language, is a lock, or is no map, there is nothing more to say about it.
func decodeSpec(_ node: YAMLNode, diagnostics: inout DiagnosticList) -> NavigationSpec? {
  isSpec(node, &diagnostics) ? decodeRoot(node, &diagnostics) : nil
}

private func isSpec(_ node: YAMLNode, _ diagnostics: inout DiagnosticList) -> Bool {
  guard case .mapping(let entries) = node.content else { return true }
  guard let entry = entries.first(where: { $0.key.value == NavigationSpec.Key.navgen.rawValue })
  else {
    guard let lock = entries.first(where: { $0.key.value == LockKey.lock.rawValue }) else {
      return true
    }
    diagnostics.add(.lockAsSpec(at: lock.key.range))
    return false
  }
  guard case .scalar(let version) = entry.value.content, !version.isNull else { return true }
  if version.text == NavigationSpec.version { return true }
  diagnostics.add(
    .unsupportedVersion(
      Located(version.text, at: entry.value.range), supported: NavigationSpec.version))
  // Another spelling of this version leaves no doubt what the rest means.
  return version.text.drop { "vV".contains($0) }.hasPrefix(NavigationSpec.version + ".")
    || version.text.lowercased() == "v" + NavigationSpec.version
}

private func decodeRoot(
  _ node: YAMLNode, _ diagnostics: inout DiagnosticList
) -> NavigationSpec? {
  let start = node.range.offsets.lowerBound
  let root = Field(
    name: .spec, place: node.range.file.range(start..<start), node: node,
    form: .map(NavigationSpec.Key.self))
  guard let map = SpecMap<NavigationSpec.Key>(root, diagnostics: &diagnostics) else { return nil }
  if let version = map[.navgen] {
    _ = decodeText(version, diagnostics: &diagnostics)
  }
  var spec = NavigationSpec(
    keys: map.keys,
    name: map[.name].flatMap { decodeText($0, diagnostics: &diagnostics) },
    access: map[.access].flatMap { decodeText($0, diagnostics: &diagnostics) },
    imports: map[.imports].flatMap { decodeTexts($0, diagnostics: &diagnostics) }?.value ?? [],
    bundle: map[.bundle].flatMap { decodeText($0, diagnostics: &diagnostics) },
    platforms: decodeItems(map[.platforms], decodePlatform, &diagnostics),
    start: map[.start].flatMap { decodeText($0, diagnostics: &diagnostics) },
    tabBar: map[.tabBar].flatMap { decodeTabBar($0, diagnostics: &diagnostics) },
    flags: decodeItems(map[.flags], decodeFlag, &diagnostics),
    types: decodeItems(map[.types], decodeType, &diagnostics),
    links: map[.links].flatMap { decodeLinks($0, diagnostics: &diagnostics) },
    tabs: decodeItems(map[.tabs], decodeTab, &diagnostics),
    tabsPlace: map[.tabs]?.place ?? root.place,
    routes: decodeItems(map[.routes], decodeRoute, &diagnostics),
    modals: decodeItems(map[.modals], decodeModal, &diagnostics),
    lint: map[.lint].flatMap { decodeLint($0, diagnostics: &diagnostics) })
  spec.damage = SpecDamage(map, of: root, diagnostics: diagnostics)
  return spec
}

private func decodePlatform(
  _ entry: FieldEntry, diagnostics: inout DiagnosticList
) -> PlatformSpec? {
  decodeText(entry.field, diagnostics: &diagnostics)
    .map { PlatformSpec(name: entry.key, version: $0) }
}

/// One whose value cannot be read is off.
private func decodeFlag(_ entry: FieldEntry, diagnostics: inout DiagnosticList) -> FlagSpec {
  FlagSpec(id: entry.key, value: decodeTruth(entry.field, diagnostics: &diagnostics) ?? false)
}
