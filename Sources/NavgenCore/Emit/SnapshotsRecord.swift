import NavgenTemplate

/// What the calls are made from that save where the user is and put it back.
func snapshotsRecord(_ model: NavigationModel) -> Record {
  let absences = absences(model)
  return [
    "absences": .list(
      absences.isEmpty
        ? [] : [["absentText": .text("Not in it: \(absences.joined(separator: ", ")).")]]),
    "hasSavedModalPath": .flag(hasSavedModalPath(model)),
    "snapshotArgumentList": .text(snapshotArguments(model)),
  ]
}

/// Whether screens above a modal can be saved.
private func hasSavedModalPath(_ model: NavigationModel) -> Bool {
  model.hasRoutes && model.modals.contains(where: \.hasStack)
}

/// What the store has besides, in words.
private func absences(_ model: NavigationModel) -> [String] {
  [
    model.tabs.contains(where: \.hasBadge) ? "badges" : nil,
    model.flags.isEmpty ? nil : "flags",
    model.hasModals ? "modals that wait" : nil,
    model.hasModalResults || model.hasRouteResults ? "who waits for a result" : nil,
  ].compactMap(\.self)
}

private func snapshotArguments(_ model: NavigationModel) -> String {
  let name = TypeNames(model)[.snapshot]
  let arguments = [
    "selection: selection.rawValue",
    model.hasRoutes ? "paths: paths" : nil,
    model.hasModals ? "modal: frame" : nil,
    hasSavedModalPath(model)
      ? "modalPath: frame == nil ? [] : \(name).frames(of: modalStack)" : nil,
  ].compactMap(\.self)
  return parenthesized(arguments, column: "    return ".count + name.count)
}
