import NavgenTemplate

/// What `NavgenLinks.swift` is made from.
func linksRecord(_ model: NavigationModel) -> Record {
  let entries = linkCases(model)
  let root = LinkNode(
    bySpecificity(entries, isCaseSensitive: model.links.isCaseSensitive),
    isCaseSensitive: model.links.isCaseSensitive)
  return [
    imports(["Foundation"], hidden: entries.isEmpty ? [] : model.linkModules, access: model.access),
    targetsRecord(entries, model),
    linkUsesRecord(entries, hasIgnored: !model.links.ignored.isEmpty),
    linkOriginsRecord(model.links, textTypeName: TypeNames(model)[.linkText]),
    linkBranchesRecord(root),
    linkReadersRecord(entries, missTypeName: TypeNames(model)[.linkMiss]),
  ].reduce(into: [:]) { $0.merge($1) { $1 } }
}

/// What can have an address, as far as anything of the kind has one.
private func targetsRecord(_ entries: [LinkCase], _ model: NavigationModel) -> Record {
  let names = TypeNames(model)
  let built = entries.filter { $0.number == 1 }
  let kinds: [(LinkCase.Kind, String, [any NamedCase])] = [
    (.tab, names[.tab], model.tabs), (.route, names[.route], model.routes),
    (.modal, names[.modal], model.modals),
  ]
  let sampleAddress = built.first { $0.kind == .route } ?? built.first
  return [
    "targets": .list(
      kinds.filter { kind in built.contains { $0.kind == kind.0 } }.map { kind, type, cases in
        linkDraftsRecord(
          cases.map(\.name), built.filter { $0.kind == kind }, draftTypeName: names[.linkDraft]
        ).merging([
          "kindName": .text(kind.rawValue), "targetTypeName": .text(type),
          "targetText": .text(kind.text),
          "goalText": .text(kind == .route ? "screen" : kind.rawValue),
        ]) { $1 }
      }),
    "sampleText": .text(commentText(sampleAddress?.pattern.text ?? "")),
  ]
}

extension LinkCase.Kind {
  /// What it is, for its documentation.
  fileprivate var text: String {
    switch self {
    case .tab: return "A tab at its root."
    case .route: return "A screen above its parents, in the first tab that takes it."
    case .modal: return "A modal over the tabs."
    }
  }
}

/// Which of the helpers any pattern needs.
private func linkUsesRecord(_ entries: [LinkCase], hasIgnored: Bool) -> Record {
  let values = entries.flatMap { entry in
    entry.pattern.placeholders.map { entry.parameters[$0.parameter] }
  }
  let segments = entries.flatMap(\.pattern.segments)
  let hasLiterals = segments.contains { if case .literal = $0 { true } else { false } }
  let hasKeys = entries.contains { !$0.pattern.query.isEmpty }
  let formats = Set(values.map(\.addressType.formatName))
  let defaults = values.filter {
    !$0.type.isArray && $0.defaultValue.map { $0 != .nothing } ?? false
  }
  let flags: [String: Bool] = [
    "hasValues": !values.isEmpty,
    "hasRequiredValues": values.contains { !$0.type.isArray && !$0.mayBeAbsent },
    "hasDefaultedValues": defaults.contains { !$0.type.isOptional },
    "hasSingleValues": values.contains { !$0.type.isArray },
    "hasLists": values.contains { $0.type.isArray },
    "hasParts": segments.contains { if case .placeholder("", _, "") = $0 { true } else { false } },
    "hasAffixes": segments.contains {
      if case .placeholder(let prefix, _, let suffix) = $0 { prefix + suffix != "" } else { false }
    },
    "hasRests": segments.contains { if case .rest = $0 { true } else { false } },
    "hasKeys": hasKeys,
    "hasLiteralParts": hasLiterals,
    "hasTexts": hasLiterals || hasKeys || hasIgnored,
    "hasLossless": formats.contains("lossless"),
    "hasChoices": formats.contains("choice"),
    "hasDecimals": formats.contains("decimal"),
    "hasUUIDs": formats.contains("uuid"),
    "hasURLs": formats.contains("url"),
    "hasDates": formats.contains("date"),
  ]
  return flags.mapValues(TemplateValue.flag)
}

extension NavigationModel {
  /// The modules that declare what stands in addresses.
  fileprivate var linkModules: [String] {
    let types = linkCases(self).flatMap { entry in
      entry.pattern.placeholders.map { entry.parameters[$0.parameter].type }
    }
    return modules(of: types)
  }
}
