import NavgenTemplate

/// How modals are presented, and what is put around their content.
func viewModalsRecord(_ model: NavigationModel) -> Record {
  let styles = Set(model.modals.map(\.style))
  let groups = contentGroups(model.modals)
  return [
    "hasSheets": .flag(styles.contains(.sheet)),
    "hasCovers": .flag(styles.contains(.cover)),
    "hasPopovers": .flag(styles.contains(.popover)),
    "hasOtherStyles": .flag(styles.contains { $0 != .sheet }),
    "sheetConditions": .list(sheetConditions(styles)),
    "hasOneModalGroup": .flag(groups.count == 1),
    "modalGroups": .list(groups.map(groupRecord)),
  ]
}

/// Where an app without sheets needs them nevertheless: where the styles it has do not exist.
private func sheetConditions(_ styles: Set<ModalStyle>) -> [Record] {
  guard !styles.isEmpty, !styles.contains(.sheet) else { return [] }
  let systems =
    (styles.contains(.cover) ? ["macOS"] : [])
    + (styles.contains(.popover) ? ["tvOS", "watchOS"] : [])
  return [["conditionClause": .text(systems.map { "os(\($0))" }.joined(separator: " || "))]]
}

/// Modals around whose content the same is put, in the order of the first of each.
private func contentGroups(_ modals: [Modal]) -> [[Modal]] {
  var groups: [[Modal]] = []
  for modal in modals {
    let index = groups.firstIndex { group in
      group[0].hasStack == modal.hasStack && group[0].isSticky == modal.isSticky
        && group[0].detents == modal.detents
    }
    if let index { groups[index].append(modal) } else { groups.append([modal]) }
  }
  return groups
}

private func groupRecord(_ modals: [Modal]) -> Record {
  let column = "          .presentationDetents".count + "()".count
  let detents = arrayLiteral(modals[0].detents.map(\.expression), column: column)
  return [
    "patternList": .text(
      filled(modals.map { ".\($0.name.member)" }, column: "      case ".count, indentation: 6)),
    "isStack": .flag(modals[0].hasStack),
    "isSticky": .flag(modals[0].isSticky),
    "detents": .list(
      modals[0].detents.isEmpty ? [] : [["argumentList": .text("(\(detents))")]]),
  ]
}

extension ModalDetent {
  fileprivate var expression: String {
    switch self {
    case .medium: return ".medium"
    case .large: return ".large"
    case .fraction(let part): return ".fraction(\(part))"
    case .height(let points): return ".height(\(points))"
    }
  }
}
